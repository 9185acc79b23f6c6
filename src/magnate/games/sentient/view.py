"""What each seat may see: everything but the order of the deck (R-21)."""

from __future__ import annotations

from typing import Any, Final

from magnate.engine.position import Position
from magnate.engine.words import Words

from .actions import BLOCKS, turned
from .components import SLOTS, TYPES
from .play import Procure
from .state import LEFT, RIGHT, Player, Table
from .view_types import Column, PlayerView, Rank, Side, View
from .words import condition

SIDES: Final[tuple[tuple[Side, int], ...]] = (("left", LEFT), ("right", RIGHT))


def view(t: Table, _seat: int | None) -> View:
    """The table as plain data; it is the same for all eyes."""
    playing = bool(t.columns)
    mover = t.mover if playing else None
    return {
        "round": min(t.round, t.box.rounds),
        "rounds": t.box.rounds,
        "turn": min(t.turn + 1, 5 * len(t.players)),
        "turns": 5 * len(t.players),
        "order": t.order[:],
        "next_order": t.passed[::-1],
        "deck": len(t.deck),
        "discard": len(t.discard),
        "mover": mover.seat if mover else None,
        "columns": [_column(t, column, mover) for column in range(SLOTS)] if playing else [],
        "investors": [
            {"type": TYPES[kind], "ranking": _ranking(t, position)}
            for position, kind in enumerate(t.layout)
        ],
        "players": [_player(t, player) for player in t.players],
        "conditions": _conditions(t),
    }


def _conditions(t: Table) -> dict[str, Words]:
    """What every robot in sight asks of its dice."""
    plugged = [id for player in t.players for id in (*player.pile, *player.slots, player.held)]
    return {id: condition(t.box.robots[id].condition) for id in (*t.columns, *plugged) if id}


def _column(t: Table, column: int, mover: Player | None) -> Column:
    pawns = zip(t.agents[column], t.assistants[column], strict=True)
    return {
        "robot": t.columns[column],
        "pawns": [{"agents": agents, "assistants": assistants} for agents, assistants in pawns],
        "fresh": mover is not None and mover.held_from == column,
    }


def _ranking(t: Table, position: int) -> list[Rank]:
    return [
        {"seat": seat, "influence": influence, "agents": agents}
        for seat, influence, agents in t.ranking(position)
    ]


def _player(t: Table, player: Player) -> PlayerView:
    robots = t.box.robots
    points = [player.slot_points(robots, slot) for slot in range(SLOTS)]
    company = t.box.left_names[player.seat], t.box.right_names[player.starting_investor]
    return {
        "seat": player.seat,
        "company": " ".join(company) if player.starting_investor >= 0 else company[0],
        "score": player.points,
        "now": sum(points),
        "dice": player.dice[:],
        "slots": [
            {"robot": id, "blocked": _sides(player.blocked[slot]), "points": points[slot]}
            if id
            else None
            for slot, id in enumerate(player.slots)
        ],
        "held": player.held,
        "from_column": player.held_from if player.held else None,
        "pile": player.pile[:],
        "agents": player.agents,
        "assistants": player.assistants,
        "passed": not player.marker,
        "investors": dict(zip(TYPES, player.investors, strict=True)),
        "bots": dict(zip(TYPES, player.bots(robots), strict=True)),
    }


def _sides(corners: int) -> list[Side]:
    return [side for side, bit in SIDES if corners & bit]


def preview(before: Position[Table], option: Any, _after: Position[Table]) -> dict[str, Any] | None:
    """What an option would do: who would lead at the investors, or what the network would score."""
    t, decision = before.state, before.decision
    assert decision is not None
    me = t.players[decision.seat]
    match decision.kind:
        case "turn" if isinstance(option, Procure):
            return {"investors": _influence_with(t, me, option.column, 0)}
        case "turn":
            return {"sweep": me.agents > 0}
        case "assistants":
            rankings = _influence_with(t, me, decision.about["column"], option)
            return {"investors": rankings, "left": me.assistants - option}
        case "slot":
            return _calibrated(t, me, option, 0)
        case "block":
            corners = BLOCKS[option]
            after = _calibrated(t, me, decision.about["slot"], corners)
            return {**after, "left": me.assistants - corners.bit_count()}
    return None


def _influence_with(t: Table, me: Player, column: int, assistants: int) -> list[list[Rank]]:
    after = t.copy()
    after.agents[column][me.seat] += 1
    after.assistants[column][me.seat] += assistants
    return [_ranking(after, position) for position in range(len(t.layout))]


def _calibrated(t: Table, me: Player, slot: int, corners: int) -> dict[str, Any]:
    """The network with the robot in the slot, its corners blocked as said."""
    after, robots = me.copy(), t.box.robots
    before = sum(me.slot_points(robots, s) for s in range(SLOTS) if s != slot)
    id = after.slots[slot] = me.held or me.slots[slot]
    assert id is not None
    if not corners & LEFT:
        after.dice[slot] = turned(after.dice[slot], robots[id].left)
    if not corners & RIGHT:
        after.dice[slot + 1] = turned(after.dice[slot + 1], robots[id].right)
    points = [after.slot_points(robots, s) for s in range(SLOTS)]
    return {
        "dice": after.dice,
        "points": [points[s] if after.slots[s] else None for s in range(SLOTS)],
        "here": points[slot],
        "net": sum(points) - before,
    }
