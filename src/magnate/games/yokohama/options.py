"""Everything a player can choose: the options, and those of them that never change."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from magnate.engine.decision import option

from .components import BOARDS, GOODS, SHOPS


@option
class Place(NamedTuple):
    """Put an assistant on a location."""

    board: str


@option
class Move(NamedTuple):
    """Move the president, or put it on the board, to end there."""

    board: str


@option
class Recall(NamedTuple):
    """Take the president back into the hand."""


@option
class Bring(NamedTuple):
    """Take assistants back with the recalled president."""

    board: str
    n: int


@option
class All(NamedTuple):
    """Take all own assistants back with the recalled president."""


@option
class Second(NamedTuple):
    """Take a second order, for yen or a crate."""

    order: str
    pay: str


@option
class Develop(NamedTuple):
    """Take a technology from a space of the laboratory."""

    space: int
    technology: str


@option
class Trade(NamedTuple):
    """Sell one of a good, or buy one of a good or a crate."""

    how: str
    good: str


@option
class Shop(NamedTuple):
    """Build a shop on a space of the building site."""

    space: int


@option
class House(NamedTuple):
    """Build a trading house."""


@option
class Assist(NamedTuple):
    """Put an assistant from the hand on a location, or lift one from there to move it."""

    how: str
    board: str


@option
class Fulfil(NamedTuple):
    """Fulfil an order in hand."""

    order: str


@option
class Claim(NamedTuple):
    """Claim an achievement."""

    achievement: str


@option
class Agent(NamedTuple):
    """Use an agent."""


@option
class Use(NamedTuple):
    """Use a technology that works once a turn."""

    technology: str


@cache
def brings(board: int, most: int) -> tuple[Bring, ...]:
    """The options to take one, two, … assistants back from a location."""
    return tuple(Bring(BOARDS[board], n) for n in range(1, most + 1))


#: What can be done before and after the main action.
Extra = Fulfil | Claim | Agent | Use

PLACES: Final = tuple(Place(board) for board in BOARDS)
MOVES: Final = tuple(Move(board) for board in BOARDS)
RECALL: Final = Recall()
ALL: Final = All()
SELLS: Final = tuple(Trade("sell", good) for good in GOODS)
BUYS: Final = tuple(Trade("buy", good) for good in (*GOODS, "imported"))
SHOP_SPACES: Final = tuple(Shop(space) for space in range(SHOPS))
BUILD_HOUSE: Final = House()
PUTS: Final = tuple(Assist("put", board) for board in BOARDS)
LIFTS: Final = tuple(Assist("lift", board) for board in BOARDS)
AGENT: Final = Agent()
TAKE: Final = ("take", None)
