"""What the server tells of hints and reviews, in types."""

from __future__ import annotations

from typing import Literal, TypedDict

from magnate.review.shapes import Analysis, Estimate, Hint, ReviewLine

from .frames import Over, SeatInfo


class HintFrame(TypedDict):
    """A hint in the making: how far it is, from 0 to 1, and what is known of it."""

    seat: int
    version: int
    status: Literal["thinking", "done", "stopped", "failed"]
    done: float
    hint: Hint | None


class ReviewFrame(TypedDict):
    """A review in the making: how far it is, from 0 to 1, the seconds left, and what is known."""

    id: str
    table: str
    status: Literal["waiting", "running", "done", "stopped", "failed"]
    done: float
    left: float | None
    at: str
    seats: list[SeatInfo]
    over: Over
    review: Analysis | None


class ReviewLink(TypedDict):
    """The way to a review."""

    id: str
    url: str


class Try(TypedDict):
    """What somebody tries instead, less the best line; accepted where that is close.

    `close` is what may be missing, in winning chance, or in points where the game was `decided`.
    """

    difference: Estimate
    accepted: bool
    decided: bool
    close: float
    line: ReviewLine
