"""Opponents.  A bot answers a decision: `choose(position, seat, clock) -> option`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from magnate.engine.game import NotPossible
from magnate.engine.plugins import plugins
from magnate.engine.position import Position

from .greedy import Greedy
from .levels import Apprentice, Banker, Clerk, Magnate, Merchant
from .random import Random


class Bot(Protocol):
    """One way of playing; the same seed plays the same way.

    One bot sits at its seat for a whole game.  `clock` is an upper bound: how far a bot looks
    should be counted in positions, so that it plays the same on a busy machine.  A bot that takes
    its time may have an attribute `report`: the table puts a function there, to be told how far
    a thought is, from 0 to 1; when the thought is no longer wanted it raises.

    A bot that never copies or undoes a position may say `looks_ahead = False`: games of such bots
    alone are played on positions that forget, and so faster.
    """

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """One of the options; `clock` is the seconds that are left for the turn, at most."""


#: How a bot is made: with a seed.
Maker = Callable[[int | str], Bot]

#: The levels that players choose from, weakest first.
LEVELS: dict[str, Maker] = {
    "apprentice": Apprentice,
    "clerk": Clerk,
    "merchant": Merchant,
    "banker": Banker,
    "magnate": Magnate,
}
#: Who plays where nothing else is said: at once, and soundly.
USUAL = "merchant"
#: The bots of Magnate by name; the first two are for comparison.
BOTS: dict[str, Maker] = {"random": Random, "greedy": Greedy, **LEVELS}


def bots() -> dict[str, Maker]:
    """All bots by name: those of other packages first, so that the best of Magnate stays last.

    >>> list(bots())[-1]
    'magnate'
    """
    return {**_added(), **BOTS}


def levels() -> list[str]:
    """The bots to choose from at a table: those of other packages, then the levels."""
    return [*_added(), *LEVELS]


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name, or by `module:Class`; an error lists those that exist.

    >>> bot("genius", 1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    magnate.engine.game.NotPossible: no bot 'genius'; possible: random, greedy, apprentice, ...
    """
    if name in BOTS:
        return BOTS[name](seed)
    if ":" in name:
        return _imported(name)(seed)
    if name not in bots():
        raise NotPossible(f"no bot {name!r}; possible: {', '.join(bots())}, or module:Class")
    return _added()[name](seed)


@cache
def _added() -> dict[str, Maker]:
    return plugins("magnate.bots", BOTS, _checked)


def _checked(_name: str, found: object) -> Maker:
    """Something that makes bots."""
    if not callable(found) or not hasattr(found(0), "choose"):
        raise TypeError(f"should make bots with a seed, is {found!r}")
    return found


def _imported(name: str) -> Maker:
    """The bot at `package.module:Class`."""
    module, _, path = name.partition(":")
    try:
        return _checked(name, getattr(import_module(module), path))
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise NotPossible(f"no bot {name!r}: {error}") from error
