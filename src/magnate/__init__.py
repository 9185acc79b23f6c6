"""Magnate: four economic board games from one exact rules engine.

>>> import magnate
>>> position = magnate.new_game("sentient", seats=3, seed=7)
>>> while decision := position.decision:
...     position.choose(decision.options[0])
>>> len(position.scores())
3
"""

from __future__ import annotations

import typing as _typing
from importlib import metadata as _metadata

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision, IllegalOption, Why, option
from magnate.engine.edition import EditionError
from magnate.engine.game import Game, NotPossible
from magnate.engine.play import Player, play
from magnate.engine.position import Choice, Position
from magnate.engine.record import Record, RecordError
from magnate.engine.state import Fact
from magnate.games import game, games

if _typing.TYPE_CHECKING:
    from collections.abc import Sequence as _Sequence
    from pathlib import Path as _Path

__all__ = [
    "CHANCE",
    "Choice",
    "Dealer",
    "Decision",
    "EditionError",
    "Fact",
    "Game",
    "IllegalOption",
    "NotPossible",
    "Player",
    "Position",
    "Record",
    "RecordError",
    "Why",
    "__version__",
    "game",
    "games",
    "new_game",
    "option",
    "play",
]

__version__ = _metadata.version("magnate")


def __dir__() -> list[str]:
    """What is offered here, and nothing that it is made of."""
    return __all__


def new_game(
    key: str,
    *,
    seats: int,
    seed: int | str | None = None,
    edition: str | _Path | None = None,
    variants: _Sequence[str] = (),
) -> Position[_typing.Any]:
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
