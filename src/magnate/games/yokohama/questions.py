"""What every question says besides its kind: what its chooser cannot see on the table."""

from __future__ import annotations

from typing import TypedDict


class OfBoard(TypedDict):
    """The area it is about."""

    board: str


class Left(TypedDict):
    """How many are still to be chosen, or which of them this is."""

    n: int


class OfPlaces(TypedDict):
    """Which assistant this is, and how many there may be."""

    n: int
    most: int


class OfPower(TypedDict):
    """The power of the action."""

    power: int


class OfPoweredBoard(OfBoard):
    """The area, and the power of the action there."""

    power: int


class OfCrates(TypedDict):
    """The technology, and how many imported goods its industry may lack."""

    technology: str
    n: int


class OfFaith(TypedDict):
    """Which good is paid, for which space of the church."""

    n: int
    space: int


class OfToken(OfBoard):
    """The area, and its token."""

    token: str


class Questions(TypedDict):
    """What is said by which kind; None says no more than its kind."""

    keep: None
    turn: None
    place: OfPlaces
    telegram: OfBoard
    move: None
    route: OfBoard
    recall: None
    send: None
    take: OfBoard
    second: OfBoard
    technology: OfPoweredBoard
    crates: OfCrates
    station: None
    warehouse: Left
    trade: Left
    church: OfPower
    faith: OfFaith
    customs: OfPower
    pawn: OfBoard
    token: OfToken
    build: OfBoard
    goods: Left
    assistants: Left
    shift: OfBoard
    leave: OfBoard
    extra: None
