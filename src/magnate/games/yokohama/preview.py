"""What the table after an option does not show: ways, what they lead to, and what comes later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from magnate.engine.position import Position
from magnate.engine.state import Fact

from .actions.building import buildings
from .actions.extra import agent_boards
from .actions.laboratories import crates_for, needed, shortage
from .actions.movement import Fees, ends, fees, ground, route_name
from .actions.placement import place
from .components import BOARD, BOARDS, CANAL
from .options import Agent, Develop, Move, Place
from .state import HAND, Player, Table
from .view_types import Ahead, Country, End, Fee, Payment, Preview, Route

#: Questions that belong to the choice before them: the answers change nothing of what it gives.
DETAILS: Final = ("faith", "pawn", "crates", "station", "goods", "warehouse", "assistants")


def preview(before: Position[Table], option: Any, after: Position[Table]) -> Preview | None:
    """What an option leads to, by the rules' own functions and by playing it on."""
    t, decision = before.state, before.decision
    assert decision is not None
    me = t.players[decision.seat]
    shown = Preview()
    match option:
        case Place(board):
            shown["ends"] = _ends_with(t, me, BOARD[board])
        case None if decision.kind in ("turn", "place", "telegram"):
            shown["ends"] = _ends(t, me)
        case Move(board):
            shown["routes"] = list(_routes(t, me, board).values())
            shown["action"] = _open(t, me, BOARD[board], _power(t, me, BOARD[board]))
        case Agent():
            shown["boards"] = [_agent_at(t, me, board) for board in agent_boards(me)]
        case Develop():
            shown |= _develop(t, me, option)
        case str() if decision.kind == "route":
            shown["routes"] = [_routes(t, me, decision.about["board"])[option]]
        case str() if decision.kind == "send":
            shown["action"] = _agent_at(t, me, BOARD[option])
        case int() if decision.kind == "church":
            need = t.box.church[option].need
            shown |= {"need": need, "power": t.power, "short": max(0, need - t.power)}
    shown |= _later(after, decision.seat)
    return shown or None


def _ends_with(t: Table, me: Player, board: int) -> list[End]:
    """Where the president could go with one more assistant."""
    there = t.copy()
    place(there, there.players[me.seat], board, [0] * len(t.players))
    return _ends(there, there.players[me.seat])


def _ends(t: Table, me: Player) -> list[End]:
    rows: list[End] = []
    for board, routes in sorted(ends(t, me).items()):
        yen = min(sum(fees(t, me, route)) for route in routes)
        rows.append({"board": BOARDS[board], "power": _power(t, me, board), "yen": yen})
    return rows


def _power(t: Table, me: Player, board: int) -> int:
    """The power of an action with the president there."""
    there = me.copy()
    there.president = board
    return t.power_of(there, board)


def _agent_at(t: Table, me: Player, board: int) -> Ahead:
    return _open(t, me, board, t.power_of(me, board))


def _open(t: Table, me: Player, board: int, power: int) -> Ahead:
    """What is sure to be open to an action."""
    token = t.tokens[board] if power == 5 else ""
    build = power >= 4 and len(buildings(t, me, board)) > 1
    return {"board": BOARDS[board], "power": power, "token": token or None, "build": build}


def _routes(t: Table, me: Player, board: str) -> dict[str, Route]:
    """The ways to a location, by their names."""
    ways = ends(t, me)[BOARD[board]]
    return {route_name(t, me, tolls): _route(t, me, BOARD[board], tolls) for tolls in ways}


def _route(t: Table, me: Player, board: int, tolls: int) -> Route:
    paid = fees(t, me, tolls)
    path = way(t, me, board, tolls)
    return {
        "fees": _payments(paid),
        "yen": sum(paid),
        "path": [BOARDS[one] for one in path],
        "ride": me.president != HAND and not path,
    }


def _payments(paid: Fees) -> list[Fee]:
    seats: list[int | None] = [*range(len(paid) - 1), None]
    return [{"seat": seat, "yen": yen} for seat, yen in zip(seats, paid, strict=True) if yen]


def way(t: Table, me: Player, board: int, tolls: int) -> list[int]:
    """A shortest way to a location; empty for a president who does not walk there."""
    if me.president == HAND:
        return []
    lie = ground(t, me)
    allowed = lie.free | tolls
    came: dict[int, int] = {me.president: -1}
    row = [me.president]
    for here in row:
        if 1 << here == lie.last and here != me.president:
            continue
        for one in range(CANAL + 1):
            if one not in came and t.near[here] & allowed & 1 << one:
                came[one] = here
                row.append(one)
    path: list[int] = []
    while board in came and board != me.president:
        path.insert(0, board)
        board = came[board]
    return path


def _develop(t: Table, me: Player, option: Develop) -> Preview:
    short = shortage(t, option)
    payments: list[Payment] = [
        {"imported": crates, "yen": t.box.yen_per_industry * (short - crates)}
        for crates in reversed(crates_for(t, me, short))
    ]
    return {"need": needed(t, option), "power": t.power, "short": short, "payments": payments}


def _later(after: Position[Table], seat: int) -> Preview:
    """What is gained after the details of a choice have been asked, whatever they are."""
    gains: Counter[str] = Counter()
    agent = _envoy(after.facts, seat)
    while (decision := after.decision) and decision.seat == seat and decision.kind in DETAILS:
        after.choose(decision.options[-1])
        agent = agent or _envoy(after.facts, seat)
        gains.update(_gains(after.facts, seat))
    shown = Preview()
    if gains:
        shown["later"] = dict(gains)
    if agent:
        shown["agent"] = agent
    return shown


def _envoy(facts: Sequence[Fact], seat: int) -> Country | None:
    return next((fact.args["country"] for fact in facts if fact[:2] == ("envoy", seat)), None)


def _gains(facts: Sequence[Fact], seat: int) -> Counter[str]:
    """What bonuses and technologies give; goods of one's choice are told otherwise."""
    found: Counter[str] = Counter()
    for fact in facts:
        if fact.kind in ("gain", "perk") and fact.seat == seat:
            for item in fact.args["items"]:
                icon, _, n = item.partition(":")
                found[icon] += int(n)
    return found
