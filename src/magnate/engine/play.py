"""The one loop that plays: whoever is asked answers, until somebody is asked who is not there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .decision import Decision
from .position import Position

#: Answers a position's decision with one of its options.
Player = Callable[[Position[Any]], Any]


def play(
    position: Position[Any],
    players: Mapping[int, Player],
    watch: Callable[[Decision[Any], Any], None] | None = None,
    limit: int | None = None,
) -> None:
    """Let the players answer until the game is over, or a seat is asked that has no player.

    Chance is a seat like any other, and a dealer plays it.  `watch` is told of every decision
    and its answer once it has been given: `watch=record.note` keeps a record.  A `limit` ends
    the loop after so many choices.

    >>> import magnate
    >>> position = magnate.new_game("sentient", seats=2)
    >>> play(position, {magnate.CHANCE: magnate.Dealer(7)})
    >>> position.decision.kind
    'turn'
    """
    left = -1 if limit is None else limit
    while left and (decision := position.decision):
        player = players.get(decision.seat)
        if player is None:
            return
        left -= 1
        option = player(position)
        position.choose(option)
        if watch is not None:
            watch(decision, option)
