"""What is in the box, and what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from magnate.engine.copying import copied
from magnate.engine.edition import EditionError
from magnate.engine.state import Choosing, Fact, Telling


@dataclass(frozen=True)
class Box:
    """Everything that is printed."""

    crops: tuple[str, ...]
    copies: int
    start: int
    lowest: int
    highest: int
    dealt: int
    market: int
    cards: int


def load(tables: Mapping[str, Any]) -> Box:
    """The components of an edition, checked."""
    crops, prices, limits = tables["crops"], tables["prices"], tables["limits"]
    if not prices["lowest"] <= prices["start"] <= prices["highest"]:
        raise EditionError(("prices", "start"), "should lie between lowest and highest")
    if limits["cards"] <= limits["dealt"]:
        raise EditionError(("limits", "cards"), "should be more than are dealt")
    return Box(
        crops=tuple(crops["names"]),
        copies=crops["copies"],
        start=prices["start"],
        lowest=prices["lowest"],
        highest=prices["highest"],
        dealt=limits["dealt"],
        market=limits["market"],
        cards=limits["cards"],
    )


@copied
@dataclass(slots=True)
class Player(Choosing):
    """A farmer: an open stall, a closed barn, and coins by where they came from."""

    seat: int
    stall: list[str]
    barn: list[str]
    scored: dict[str, int]

    @property
    def cards(self) -> list[str]:
        """Barn and stall together."""
        return self.barn + self.stall


@copied
@dataclass(slots=True)
class Table(Telling):
    """The market, the prices and the players."""

    box: Box
    players: list[Player]
    deck: list[str]  # in no order: chance draws from it
    market: list[str]
    sold: list[str]
    prices: dict[str, int]
    round: int = 0  # none before the set-up
    turn: int = 0  # turns taken in this round
    over: bool = False
    facts: list[Fact] | None = None

    @property
    def mover(self) -> Player:
        """Whose turn it is: each round begins with the next player (HAR-3.1)."""
        return self.players[(self.round - 1 + self.turn) % len(self.players)]


def new_table(box: Box, seats: int, _variants: frozenset[str]) -> Table:
    """The box opened, nothing dealt yet (HAR-1.1)."""
    players = [Player(seat, stall=[], barn=[], scored={}) for seat in range(seats)]
    deck = [crop for crop in box.crops for _ in range(box.copies)]
    return Table(box, players, deck, market=[], sold=[], prices=dict.fromkeys(box.crops, box.start))
