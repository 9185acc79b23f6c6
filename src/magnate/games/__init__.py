"""The registry of games."""

from __future__ import annotations

from typing import Any

from magnate.engine.game import Game, NotPossible

from .carnegie import GAME as CARNEGIE
from .nippon import GAME as NIPPON
from .sentient import GAME as SENTIENT
from .yokohama import GAME as YOKOHAMA

GAMES: dict[str, Game[Any]] = {game.key: game for game in (SENTIENT, NIPPON, YOKOHAMA, CARNEGIE)}


def games() -> dict[str, Game[Any]]:
    """All games by key, in the order of the start page.

    >>> "sentient" in games()
    True
    """
    return dict(GAMES)


def game(key: str) -> Game[Any]:
    """One game; an error lists those that exist.

    >>> game("chess")
    Traceback (most recent call last):
        ...
    magnate.engine.game.NotPossible: no game 'chess'; possible: sentient, nippon, yokohama, carnegie
    """
    if key not in GAMES:
        raise NotPossible(f"no game {key!r}; possible: {', '.join(GAMES)}")
    return GAMES[key]
