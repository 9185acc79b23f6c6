"""What every question says besides its kind: what its chooser cannot see on the table."""

from __future__ import annotations

from typing import TypedDict

from .view_types import Good, Side, TrackName


class OfActionSlot(TypedDict):
    """The slot whose worker was taken."""

    slot: int


class OfTrack(TypedDict):
    """The track that goes up."""

    track: TrackName


class Nth(TypedDict):
    """Which of up to three this is, from 1."""

    n: int


class NthPaid(TypedDict):
    """Which of up to three this is, and what it costs in yen."""

    n: int
    cost: int


class OfContract(TypedDict):
    """The contract that is paid, and the cubes it still asks for."""

    contract: str
    cubes: int


class OfGood(TypedDict):
    """The city that is supplied, on which side, with what."""

    good: Good
    city: str
    side: Side


class OfCubes(OfGood):
    """The same, and how many cubes go there."""

    cubes: int


class OfValue(TypedDict):
    """The least value that a tile has to have."""

    value: int


class OfMultiplier(TypedDict):
    """The multiplier to be placed."""

    multiplier: int


class Questions(TypedDict):
    """What is said by which kind; None says no more than its kind."""

    turn: None
    action: OfActionSlot
    steps: OfTrack
    run: Nth
    contract: Nth
    pay: OfContract
    tile: None
    upgrade: NthPaid
    train: NthPaid
    ship: NthPaid
    bonus: None
    market: Nth
    cubes: OfGood
    influence: OfCubes
    back: OfValue
    reward: None
    achievement: OfMultiplier
    end: None
