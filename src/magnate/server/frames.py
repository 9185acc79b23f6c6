"""What the server tells a page, in types; docs/protocol.md says it in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from magnate.engine.words import DecisionJson, Words


class EditionName(TypedDict):
    """Which edition."""

    name: str
    hash: str


class SeatInfo(TypedDict):
    """Who sits there."""

    seat: int
    name: str | None
    kind: Literal["human", "bot"]
    level: str | None
    taken: bool


class TableFrame(TypedDict):
    """What does not change with the moves; `components` are the tables of the edition."""

    type: Literal["table"]
    id: str
    game: str
    name: str | None
    variants: list[str]
    edition: EditionName
    components: Mapping[str, Any]
    seeded: bool
    hides: bool
    seats: list[SeatInfo]
    mine: list[int]


class LogEntry(TypedDict):
    """What one seat made for good in one go, and what chance answered."""

    n: int
    seat: int | None
    facts: list[Words]


class Over(TypedDict):
    """The end, by seat; `ranking` is the place, 1 for the winner, equal for a tie."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]


class Draft(TypedDict):
    """Choices that only the mover sees yet."""

    length: int
    complete: bool


class Described(TypedDict):
    """The table in words, and the points of every seat so far."""

    lines: list[Words]
    scores: list[int]


class StateFrame(TypedDict):
    """How the table stands for one page; `view` is the game's own `View`.

    It is `described` only to a page that has no board of the game.
    """

    type: Literal["state"]
    version: int
    eyes: int | None
    view: Mapping[str, Any]
    decision: DecisionJson | None
    draft: Draft | None
    closed: Literal["revealed"] | None
    log: list[LogEntry]
    log_from: int
    over: Over | None
    connected: list[int]
    described: NotRequired[Described]


class ErrorFrame(TypedDict):
    """A frame of the page that was refused; some codes say what would have been right."""

    type: Literal["error"]
    code: str
    message: str
    legal: NotRequired[list[str]]
    version: NotRequired[int]


class Look(TypedDict):
    """A table as it stands, and when somebody last did something there."""

    table: TableFrame
    state: StateFrame
    changed: str


ServerFrame = TableFrame | StateFrame | ErrorFrame
