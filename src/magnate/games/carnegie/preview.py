"""What an option would do, where the table after it does not say it yet."""

from __future__ import annotations

from typing import Any

from magnate.engine.position import Position

from .actions.events import hireable, income_name, incomes_of, open_spaces
from .actions.holdings import can_pay
from .actions.moves import everybody, vacancies
from .actions.turn import effect_of
from .components import ACTIONS, CELL, PROJECTS, REGIONS, Gain, total
from .options import Use
from .scoring import most
from .state import Player, Table
from .view import gain_json, income_json
from .view_types import Outcome, Preview


def preview(before: Position[Table], option: Any, after: Position[Table]) -> Preview | None:
    """What comes of an option beyond its own step; None where the table after it says it all."""
    t, decision = before.state, before.decision
    assert decision is not None
    me, about = t.players[decision.seat], decision.about
    match decision.kind, option:
        case "row", str():
            return {"players": outcomes(t, ACTIONS.index(option))}
        case "return", int() if option:
            certain, choices = income_ahead(t, me, REGIONS.index(about["region"]), option)
            return {"gain": gain_json(certain), "choices": _json(choices)}
        case "level", int():
            track = t.box.tracks[REGIONS.index(about["region"])]
            return {"gain": gain_json(_received(me, track.income[option].times(about["n"])))}
        case "income", str():
            incomes = incomes_of(t, me, PROJECTS.index(about["tab"]), about["space"])
            return {"gain": gain_json(next(one for one in incomes if income_name(one) == option))}
        case "use", Use() if effect_of(t, me, option).mission:
            return {"gain": gain_json(_mission(after, me.seat))}
        case "project", str():
            return _opens(t, me, PROJECTS.index(option), after)
        case "to", str():
            return {"wakes": wakes(after.state, after.state.players[me.seat], CELL[option])}
        case (("donate" | "top"), str()):
            return {"most": most(t, me, t.box.donations[t.box.donation[option]])}
    return None


def outcomes(t: Table, row: int) -> list[Outcome]:
    """What the event of a row would bring everybody, in turn order (CAR-4, CAR-5)."""
    region, donations = t.event(t.advancing(row))
    found: list[Outcome] = []
    for seat in t.order():
        me = t.players[seat]
        away = me.missions[region] if region >= 0 else 0
        certain, choices = income_ahead(t, me, region, away) if away else (Gain(), [])
        cost = t.donation_cost(me)
        rich = me.copy()
        rich.money += certain.money + sum(max(one.money + one.goods for one in c) for c in choices)
        rich.goods += certain.goods
        can = me.disks > 0 and can_pay(rich, cost)
        found.append(
            {
                "seat": seat,
                "away": away,
                "gain": gain_json(certain),
                "choices": _json(choices),
                "donate": {"cost": cost, "can": can} if donations else None,
            }
        )
    return found


def income_ahead(t: Table, me: Player, region: int, n: int) -> tuple[Gain, list[list[Gain]]]:
    """What employees would bring home: what is certain, and the choices (CAR-5.1, R-07)."""
    unhired, choices = me.unhired, []
    track = t.box.tracks[region].income[me.transport[region]]
    gains = [_received(me, track.times(n))]
    for kind, space in open_spaces(t, me):
        unhired = me.unhired - sum(one.new_employee for one in gains)
        possible = [one for one in incomes_of(t, me, kind, space) if hireable(one, unhired)]
        if len(possible) == 1:
            gains += possible
        elif possible:
            choices.append(possible)
    return total(gains), choices


def _received(me: Player, gain: Gain) -> Gain:
    """Only as many are hired as there are (R-07)."""
    return gain._replace(new_employee=min(gain.new_employee, me.unhired))


def _json(choices: list[list[Gain]]) -> list[Any]:
    return [[gain_json(one) for one in choice] for choice in choices]


def _mission(after: Position[Table], seat: int) -> Gain:
    """What a mission's effect gives, wherever it goes: the first region says it."""
    while after.decision and after.decision.seat == seat:
        if after.decision.kind not in ("mission", "lobby"):
            break
        after.choose(after.decision.options[0])
    told = [fact.args for fact in after.facts if fact.kind == "gain" and fact.seat == seat]
    return total([Gain(), *(Gain(**{one.kind: one.n}) for args in told for one in args["gains"])])


def _opens(t: Table, me: Player, kind: int, after: Position[Table]) -> Preview:
    """The income that opens with the disk, on whatever slot it is built (CAR-6.3.7)."""
    assert after.decision is not None
    after.choose(after.decision.options[0])
    disk = after.state.players[me.seat].opened[kind] & ~me.opened[kind]
    return {"opens": income_json(incomes_of(t, me, kind, disk.bit_length() - 1))}


def wakes(t: Table, me: Player, cell: int) -> int | None:
    """What it will cost to activate the last to lie down in a cell; None without a workplace."""
    costs = [cost for place, cost in everybody(t, me, vacancies(t, me)) if place == cell]
    return costs[-1] if len(costs) == me.idle[cell] else None
