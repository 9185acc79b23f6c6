"""What each seat may see: everything but the order of the deck (R-21)."""

from __future__ import annotations

from magnate.engine.words import Words

from .components import SLOTS, TYPES
from .scoring import investor_points
from .state import Player, Table
from .view_types import Column, PlayerView, Rank, SlotView, View
from .words import condition


def view(t: Table, _seat: int | None) -> View:
    """The table as plain data; it is the same for all eyes."""
    playing = bool(t.columns)
    mover = t.mover if playing else None
    return {
        "round": min(t.round, t.box.rounds),
        "rounds": t.box.rounds,
        "turn": min(t.turn + 1, 5 * len(t.players)),
        "turns": 5 * len(t.players),
        "order": [*t.order],
        "next_order": [*t.passed[::-1]],
        "deck": len(t.deck),
        "discard": len(t.discard),
        "mover": mover.seat if mover else None,
        "columns": [_column(t, column, mover) for column in range(SLOTS)] if playing else [],
        "investors": [
            {"type": TYPES[kind], "ranking": _ranking(t, position)}
            for position, kind in enumerate(t.layout)
        ],
        "players": [player_view(t, player) for player in t.players],
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


def player_view(t: Table, player: Player) -> PlayerView:
    """A company: its network, its pawns, what it holds."""
    slots = [_slot(t, player, slot) for slot in range(SLOTS)]
    return {
        "seat": player.seat,
        "company": _company(t, player),
        "score": player.points,
        "now": sum(slot["points"] for slot in slots if slot),
        "dice": player.dice[:],
        "slots": slots,
        "held": player.held,
        "from_column": player.held_from,
        "pile": [*player.pile],
        "agents": player.agents,
        "assistants": player.assistants,
        "passed": not player.marker,
        "investors": dict(zip(TYPES, player.investors, strict=True)),
        "bots": dict(zip(TYPES, player.bots(t.box.robots), strict=True)),
        "worth": dict(zip(TYPES, investor_points(t, player), strict=True)),
    }


def _slot(t: Table, player: Player, slot: int) -> SlotView | None:
    robot = player.slots[slot]
    if robot is None:
        return None
    points = player.slot_points(t.box.robots, slot)
    return {"robot": robot, "blocked": list(player.blocked[slot]), "points": points}


def _company(t: Table, player: Player) -> str:
    """The name on the two halves of the board."""
    left = t.box.left_names[player.seat]
    if player.starting_investor is None:
        return left
    return f"{left} {t.box.right_names[player.starting_investor]}"
