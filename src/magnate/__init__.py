"""Magnate: four economic board games from one exact rules engine.

>>> import magnate
>>> position = magnate.new_game("sentient", seats=3, seed=7)
>>> while not position.over:
...     position.choose(position.decision.options[0])
>>> len(position.scores())
3
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision, IllegalOption
from magnate.engine.edition import EditionError
from magnate.engine.game import Game, NotPossible
from magnate.engine.position import Position
from magnate.engine.record import Record, RecordError
from magnate.games import game, games

__all__ = [
    "CHANCE",
    "Dealer",
    "Decision",
    "EditionError",
    "Game",
    "IllegalOption",
    "NotPossible",
    "Position",
    "Record",
    "RecordError",
    "game",
    "games",
    "new_game",
]


def new_game(
    key: str,
    *,
    seats: int,
    seed: int | str | None = None,
    edition: str | Path | None = None,
    variants: Sequence[str] = (),
) -> Position[Any]:
    """A new game, waiting for its first decision.

    With a `seed` a dealer answers for chance, the same way every time.  Without one chance asks
    like any other seat: `decision.seat == CHANCE`.  `edition` is the path of an edition file.

    >>> new_game("sentient", seats=5)
    Traceback (most recent call last):
        ...
    magnate.engine.game.NotPossible: sentient has no game for 5 seats; possible: 2, 3, 4
    """
    chosen = game(key)
    dealer = None if seed is None else Dealer(seed)
    return chosen.start(seats, edition=chosen.edition(edition), variants=variants, dealer=dealer)
