"""What the components are called: keys of the texts, with their figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnate.engine.words import SeatName, Words, words

from .components import TYPES
from .state import Player, Table

_COMPARE = {"<": "lt", ">": "gt", "<=": "le", ">=": "ge", "==": "eq"}


def term(t: Table, name: str, value: Any) -> Words | SeatName | None:
    """A robot is called by its type and condition, never by its number; the order by seats."""
    if name == "order":
        return {"seat": value}
    if name != "robot":
        return None
    robot = t.box.robots[value]
    kind = TYPES[robot.type]
    return words(
        "robot",
        ref=value,
        type=words(f"type-{kind}", ref=kind),
        condition=condition(robot.condition),
    )


def describe(t: Table, _seat: int | None) -> list[Words]:
    """The table in lines of words: the factory, the investors, every network."""
    lines = [words("line-round", round=min(t.round, t.box.rounds), rounds=t.box.rounds)]
    for column, id in enumerate(t.columns):
        if id is not None:
            lines.append(words("line-column", column=column, **_card(t, id)))
    for place, kind in enumerate(t.layout):
        ranking = t.ranking(place)
        lines.append(
            words(
                "line-investor",
                place=place,
                type=words(f"type-{TYPES[kind]}"),
                first=_seat_or_nobody(ranking, 0),
                second=_seat_or_nobody(ranking, 1),
            )
        )
    for player in t.players:
        lines += _network(t, player)
    return lines


def _network(t: Table, player: Player) -> list[Words]:
    dice = " ".join(map(str, player.dice)) or "–"
    figures = {"points": player.points, "agents": player.agents, "assistants": player.assistants}
    lines = [words("line-player", seat={"seat": player.seat}, dice=dice, **figures)]
    for slot, id in enumerate(player.slots):
        if id is not None:
            now = player.slot_points(t.box.robots, slot)
            lines.append(words("line-slot", slot=slot, now=now, **_card(t, id)))
    if player.held is not None:
        lines.append(words("line-held", **_card(t, player.held)))
    bots = player.bots(t.box.robots)
    for kind, investors in enumerate(player.investors):
        if investors:
            name = words(f"type-{TYPES[kind]}")
            lines.append(words("line-holds", type=name, investors=investors, bots=bots[kind]))
    return lines


def _card(t: Table, id: str) -> dict[str, Any]:
    robot = t.box.robots[id]
    sign = {-1: "−", 0: "=", 1: "+"}
    best = max(map(max, robot.points))
    return {
        "robot": term(t, "robot", id),
        "left": sign[robot.left],
        "right": sign[robot.right],
        "best": best,
    }


def _seat_or_nobody(ranking: list[tuple[int, int, int]], place: int) -> Any:
    return {"seat": ranking[place][0]} if place < len(ranking) else words("nobody")


def condition(condition: Mapping[str, Any]) -> Words:
    """A condition in a few signs."""
    match condition:
        case {"kind": "target_number", "value": value}:
            return words("condition-target", n=value)
        case {"kind": "formula", "of": of, "sign": sign, "offset": offset}:
            return words(f"condition-{of}-{'less' if sign > 0 else 'from'}", n=abs(offset))
        case {"kind": "compare", "op": op}:
            return words(f"condition-{_COMPARE[op]}")
        case {"kind": "sum_in", "ranges": [[_, low], [high, _]]}:
            return words("condition-sum-tails", low=low, high=high)
        case {"kind": "sum_in", "ranges": [[low, high]]} if low == high:
            return words("condition-sum-is", n=low)
        case {"kind": "sum_in", "ranges": [[2, high]]}:
            return words("condition-sum-most", n=high)
        case {"kind": "sum_in", "ranges": [[low, *_], *_]}:
            return words("condition-sum-least", n=low)
        case {"kind": "abs_diff", "value": value}:
            return words("condition-difference", n=value)
        case {"kind": "parity", "left": left, "right": right}:
            return words(f"condition-{left}-{right}")
        case {"kind": "sum_parity", "value": value}:
            return words(f"condition-sum-{value}")
    raise ValueError(f"no words for {condition!r}")
