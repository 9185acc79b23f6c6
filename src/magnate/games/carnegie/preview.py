"""What an option would do, for the chooser's eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magnate.engine.position import Position

from .actions.building import cell_goods, cheapest_cell
from .actions.effects import counted
from .actions.events import open_incomes
from .actions.expansion import projects_in
from .actions.moves import everybody
from .actions.turn import effect_of, prospects
from .components import CELL, CELL_IDS, LAST, LEVELS, PROJECTS, REGIONS, WIDTH, Slot
from .departments import ACTIONS, NOTHING, Effect, Gain
from .options import (
    EVERYWHERE,
    EXCHANGE,
    REACH,
    Advance,
    All,
    Choice,
    Move,
    Payroll,
    Slide,
    Use,
    distance,
)
from .scoring import cap, donation_vp, links, own_cities
from .setup import SIDES
from .state import COMMUNICATIONS, Player, Table
from .view import event_json, gain_json, income_json, links_json, spaces_json

Preview = dict[str, Any] | None


def preview(before: Position[Table], option: Any, _after: Position[Table]) -> Preview:
    """What an option would bring, cost and leave; None where there is nothing to say."""
    t, decision = before.state, before.decision
    assert decision is not None
    me = t.players[decision.seat] if decision.seat >= 0 else None
    if me is None:
        return None
    if option is EXCHANGE:
        return {"gain": {"money": 1}, "pay": {"goods": 1}}
    if option is None:
        return {"lost_moves": me.moves, "lost_rp": me.rp} if decision.kind == "use" else None
    found = PREVIEWS.get(decision.kind)
    return found(t, me, decision.about, option) if found else None


def _side(t: Table, me: Player, about: Any, option: str) -> Preview:
    kind = PROJECTS.index(about["tab"])
    return {"spaces": spaces_json(t, me, kind, SIDES.index(option))}


def _row(t: Table, _me: Player, _about: Any, option: str) -> Preview:
    """What the event would bring everybody, and what they could then do (CAR-4, CAR-5)."""
    row = ACTIONS.index(option)
    advancing = t.advancing(row)
    event = event_json(t, advancing)
    region = REGIONS.index(event["region"]) if event["region"] else -1
    players = [t.players[seat] for seat in t.order()]
    return {
        **event,
        "action": option,
        "turned": advancing != row,
        "players": [_outcome(t, one, region, row, donation=event["donation"]) for one in players],
    }


def _outcome(t: Table, me: Player, region: int, row: int, *, donation: bool) -> dict[str, Any]:
    away = me.missions[region] if region >= 0 else 0
    each = t.box.tracks[region].income[me.transport[region]] if region >= 0 else NOTHING
    incomes = open_incomes(t, me) if away else []
    cost = t.donation_cost(me)
    can = me.disks > 0 and me.money + me.goods >= cost
    return {
        "seat": me.seat,
        "away": away,
        "transport": gain_json(each.times(away)),
        "each": gain_json(each),
        "projects": [income_json(one) for one in incomes],
        "total": gain_json(_sum([each.times(away), *(one[0] for one in incomes if len(one) < 2)])),
        "choices": [[gain_json(one) for one in choice] for choice in incomes if len(choice) > 1],
        "donate": {"cost": cost, "can": can} if donation else None,
        "then": prospects(t, me, row),
    }


def _sum(gains: list[Gain]) -> Gain:
    return Gain(*[sum(column) for column in zip(*gains, strict=True)])


def _return(t: Table, me: Player, about: Any, option: int) -> Preview:
    region = REGIONS.index(about["region"])
    transport = t.box.tracks[region].income[me.transport[region]].times(option)
    incomes = open_incomes(t, me) if option else []
    fixed = _sum([transport, *(one[0] for one in incomes if len(one) < 2)])
    return {
        "transport": gain_json(transport),
        "projects": [income_json(one) for one in incomes],
        "gain": gain_json(fixed),
    }


def _income(t: Table, me: Player, about: Any, option: str) -> Preview:
    kind = PROJECTS.index(about["tab"])
    for space in t.box.tabs[kind][me.sides[kind]]:
        for one in space.income if len(space.income) > 1 else ():
            if option in gain_json(one):
                return {**gain_json(one)}
    return None


def _donate(t: Table, me: Player, about: Any, option: str) -> Preview:
    donation = t.box.donations[t.box.donation[option]]
    now = donation_vp(t, me, donation) + (donation.vp if donation.per == "donation" else 0)
    if donation.per == "payment":
        money = me.money - about["cost"]
        afford = [donation.times]
        afford += [money // donation.pay_money] if donation.pay_money else []
        afford += [me.goods // donation.pay_goods] if donation.pay_goods else []
        now = donation.vp * max(0, min(afford))
    return {
        "cost": about["cost"],
        "now": min(now, cap(t, me)),
        "cap": cap(t, me),
        "max": donation.vp * donation.times or donation.vp
        if donation.per == "flat"
        else cap(t, me),
        "discard": max(0, about["cost"] - me.money),
        "with_communications": me.has(COMMUNICATIONS),
    }


def _use(t: Table, me: Player, about: Any, option: Any) -> Preview:
    match option:
        case Use():
            return _effect(t, me, CELL[option.cell], effect_of(t, me, option))
        case Move():
            return _reach(t, me, about, option)
        case Slide():
            return _slide(t, me, PROJECTS.index(option.project))
        case Advance():
            return _advance(t, me, REGIONS.index(option.region))
        case Choice():
            return dict(prospects(t, me, ACTIONS.index(option.action)))
    return None


def _effect(t: Table, me: Player, cell: int, effect: Effect) -> Preview:
    gain = effect.gain
    if effect.per:
        after = me.copy()
        after.active[cell] -= 1
        gain = gain.times(counted(t, after, effect, me.rooms[cell]))
    closes = CELL_IDS[t.open_use] if t.open_use not in (-1, cell) else None
    return {
        "gain": gain_json(gain) or None,
        "mission": effect.mission,
        "pay": gain_json(effect.pay) or None,
        "times": effect.times,
        "closes": closes if closes and t.uses[t.open_use] else None,
        "uses": t.uses[cell] - 1,
    }


def _reach(t: Table, me: Player, _about: Any, option: Move) -> Preview:
    return {"reach": list(REACH[t.diagonal][CELL[option.cell]][min(me.moves, 6)])}


def _anywhere(_t: Table, _me: Player, _about: Any, option: Move) -> Preview:
    return {"reach": list(EVERYWHERE[CELL[option.cell]])}


def _to(t: Table, me: Player, about: Any, option: str) -> Preview:
    cell = CELL[option]
    cost = distance(CELL[about["cell"]], cell, diagonal=t.diagonal)
    places = t.box.departments[me.rooms[cell]].places if me.rooms[cell] >= 0 else ()
    vacant = me.active[cell] + me.idle[cell]
    return {
        "cost": cost,
        "left": max(0, me.moves - cost),
        "wakes": places[vacant] if vacant < len(places) else None,
    }


def _slide(t: Table, me: Player, kind: int) -> Preview:
    index = me.exposed[kind]
    space = t.box.tabs[kind][me.sides[kind]][index]
    return {
        "cost": space.cost,
        "rp": me.rp - space.cost,
        "space": index,
        "disk": space.kind == "project" and me.disks > 0,
        "end_vp": space.vp,
        "cap": space.cap,
    }


def _advance(t: Table, me: Player, region: int) -> Preview:
    space, track = me.transport[region] + 1, t.box.tracks[region]
    cost = t.advance_cost(me, region) or 0
    return {
        "cost": cost,
        "rp": me.rp - cost,
        "space": space + 1,
        "income": gain_json(track.income[space]),
        "level": LEVELS[track.level[space]],
        "reward": gain_json(track.reward) if space == LAST else None,
    }


def _mission(_t: Table, me: Player, _about: Any, option: str) -> Preview:
    return {"there": me.missions[REGIONS.index(option)]}


def _opens(t: Table, me: Player, kind: int) -> dict[str, Any]:
    """The income that opens when the rightmost disk of a tab is built (CAR-6.3.7)."""
    disk = me.on_tab[kind] & -me.on_tab[kind]
    return {**income_json(t.box.tabs[kind][me.sides[kind]][disk.bit_length() - 1].income)}


def _project(t: Table, me: Player, _about: Any, option: str) -> Preview:
    kind = PROJECTS.index(option)
    return {"goods": t.box.tab_goods[kind], "open": _opens(t, me, kind)}


def _slot(t: Table, me: Player, about: Any, option: Slot) -> Preview:
    city = t.box.cities[t.box.city[option.city]]
    kind = PROJECTS.index(about.get("project", PROJECTS[0]))
    now = links(t, me)
    after = links(t, me, own_cities(t, me.seat) | 1 << t.box.city[option.city])
    shown = {
        "vp": city.vp,
        "open": _opens(t, me, kind),
        "region": REGIONS[city.region],
        "links": links_json(t, after),
        "links_vp": after.vp - now.vp,
    }
    if "project" in about:
        department = t.box.departments[t.box.department[about["department"]]]
        money = department.effects[0].pay.money
        discard = max(0, money - me.money)
        income = t.box.tracks[city.region].income[me.transport[city.region]]
        shown |= {
            "goods": me.goods - t.box.tab_goods[kind] - discard,
            "discard": discard,
            "transport": gain_json(income) if city.transport else None,
        }
    return shown


def _times(t: Table, _me: Player, about: Any, option: int) -> Preview:
    effect = t.box.departments[t.box.department[about["department"]]].effects[0]
    return {
        "pay": gain_json(effect.pay.times(option)),
        "gain": gain_json(effect.gain.times(option)),
    }


def _department(t: Table, me: Player, _about: Any, option: str) -> Preview:
    kind = t.box.department[option]
    goods = (cheapest_cell(t, me) or 0) + t.box.departments[kind].extra_goods
    return {"goods": goods, "left": t.market[kind]}


def _cell(t: Table, me: Player, about: Any, option: str) -> Preview:
    goods = cell_goods(t, me, CELL[option], t.box.department[about["department"]])
    return {"goods": goods, "vp": t.box.row_vp[CELL[option] // WIDTH]}


def _activate(t: Table, me: Player, _about: Any, option: Any) -> Preview:
    if isinstance(option, Slide | Advance):
        return None
    if isinstance(option, All):
        cost = sum(price for _, price in everybody(t, me))
    else:
        cell = CELL[option.cell]
        cost = t.box.departments[me.rooms[cell]].places[me.active[cell]]
        if isinstance(option, Payroll):
            cost = cost + 2 if option.how == "bonus" else 1
    return {"cost": cost, "money": max(0, me.money - cost), "discard": max(0, cost - me.money)}


def _region(t: Table, me: Player, _about: Any, option: str) -> Preview:
    return {"projects": projects_in(t, me, REGIONS.index(option))}


def _share(t: Table, me: Player, about: Any, option: int) -> Preview:
    effect = t.box.departments[me.rooms[t.open_use]].effects[0]
    number = projects_in(t, me, REGIONS.index(about["region"]))
    return {
        "gain": gain_json(_sum([effect.gain.times(number - option), effect.instead.times(option)]))
    }


def _level(t: Table, _me: Player, about: Any, option: int) -> Preview:
    return {**gain_json(t.box.tracks[REGIONS.index(about["region"])].income[option])}


PREVIEWS: dict[str, Callable[[Table, Player, Any, Any], Preview]] = {
    "side": _side,
    "first": _slot,
    "reserve": _department,
    "move": _reach,
    "to": _to,
    "row": _row,
    "return": _return,
    "income": _income,
    "donate": _donate,
    "top": _donate,
    "use": _use,
    "research": _use,
    "mission": _mission,
    "project": _project,
    "slot": _slot,
    "times": _times,
    "department": _department,
    "cell": _cell,
    "activate": _activate,
    "region": _region,
    "share": _share,
    "level": _level,
    "place": _anywhere,
}
