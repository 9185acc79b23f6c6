"""The registry of games: those of Magnate, and those that other packages add."""

from __future__ import annotations

from functools import cache
from typing import Any

from magnate.engine.game import Game, NotPossible
from magnate.engine.plugins import plugins

from .carnegie import GAME as CARNEGIE
from .nippon import GAME as NIPPON
from .sentient import GAME as SENTIENT
from .yokohama import GAME as YOKOHAMA

GAMES: dict[str, Game[Any]] = {game.key: game for game in (SENTIENT, NIPPON, YOKOHAMA, CARNEGIE)}


def games() -> dict[str, Game[Any]]:
    """All games by key, in the order of the start page: those of Magnate first.

    >>> "sentient" in games()
    True
    """
    return {**GAMES, **_added()}


def game(key: str) -> Game[Any]:
    """One game; an error lists those that exist.

    >>> game("chess")
    Traceback (most recent call last):
        ...
    magnate.engine.game.NotPossible: no game 'chess'; possible: sentient, nippon, yokohama, carnegie
    """
    if key in GAMES:
        return GAMES[key]
    if key not in _added():
        raise NotPossible(f"no game {key!r}; possible: {', '.join(games())}")
    return _added()[key]


@cache
def _added() -> dict[str, Game[Any]]:
    return plugins("magnate.games", GAMES, _checked)


def _checked(name: str, found: object) -> Game[Any]:
    """A game that can be set up and has words."""
    if not isinstance(found, Game):
        raise TypeError(f"should be a Game, is {found!r}")
    if found.key != name:
        raise ValueError(f"the entry point should be called {found.key!r}, as the game is")
    for seats in found.seats:
        found.start(seats)
    if not (texts := found.folder / "text" / "en.ftl").is_file():
        raise FileNotFoundError(f"it has no {texts}")
    return found
