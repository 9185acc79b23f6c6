"""Tables of Sentient laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magnate.engine.position import Position
from magnate.games.sentient import GAME
from magnate.games.sentient.components import TYPES, Box
from magnate.games.sentient.state import Table, new_table

COLUMNS = ("INF-01", "SER-01", "TRA-01", "MIL-01")
BOX: Box = GAME.standard.box(GAME.load)


def laid_out(seats: int = 2, columns: Sequence[str] = COLUMNS, **more: Any) -> Table:
    """A table at the start of a round: seat order, dice of 3, the first robots of each type."""
    t = new_table(BOX, seats, frozenset())
    t.round = more.pop("round", 1)
    t.order = tuple(more.pop("order", range(seats)))
    t.columns = list(columns)
    for robot in columns:
        t.deck.remove(robot)
    t.agents = [[0] * seats for _ in range(4)]
    t.assistants = [[0] * seats for _ in range(4)]
    t.layout = tuple([TYPES.index(kind) for kind in more.pop("layout", TYPES)])
    dice = more.pop("dice", [3] * 5)
    for player in t.players:
        player.dice = list(dice)
        player.starting_investor = player.seat
        player.investors[player.seat] = 1
    assert not more
    return t


def position(t: Table) -> Position[Table]:
    """A position that waits for the mover."""
    return Position(GAME, t)


def take(column: int, assistants: int = 0, reveal: str = "IND-01") -> list[str]:
    """The ids of a procure up to the choice of a slot."""
    return [f"procure:{column}", f"assistants:{assistants}", f"robot:{reveal}"]
