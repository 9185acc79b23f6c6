"""Opponents.  A bot answers a decision: `choose(position, seat, clock) -> option`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from magnate.engine.game import NotPossible
from magnate.engine.position import Position

from .greedy import Greedy
from .random import Random


class Bot(Protocol):
    """One way of playing; the same seed plays the same way.

    A bot that never copies or undoes a position may say `looks_ahead = False`: games of such bots
    alone are played on positions that forget, and so faster.
    """

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """One of the options of the position's decision; `clock` is the seconds it may take."""


#: The bots by name, weakest first; each is made with a seed.
BOTS: dict[str, Callable[[int | str], Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name; an error lists those that exist.

    >>> bot("genius", 1)
    Traceback (most recent call last):
        ...
    magnate.engine.game.NotPossible: no bot 'genius'; possible: random, greedy
    """
    if name not in BOTS:
        raise NotPossible(f"no bot {name!r}; possible: {', '.join(BOTS)}")
    return BOTS[name](seed)
