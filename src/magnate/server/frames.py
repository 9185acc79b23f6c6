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
    """Who sits there.

    A human seat has a level while a bot stands in; `ends` if it would end the game here; `hints`
    counts those it has asked for.
    """

    seat: int
    name: str | None
    kind: Literal["human", "bot"]
    level: str | None
    taken: bool
    ends: bool
    colour: int
    hints: int


class ClockRule(TypedDict):
    """Seconds in the bank and added with a turn, or days for a turn."""

    kind: Literal["live", "days"]
    bank: NotRequired[int]
    increment: NotRequired[int]
    days: NotRequired[int]


class ClockTime(TypedDict):
    """What every seat has left, in seconds; whose time runs, and until when (as ISO 8601)."""

    left: list[float]
    seat: int | None
    until: str | None


class FromWhere(TypedDict):
    """What a table was played on from: a move of another table, or a record."""

    table: str | None
    move: int


class TableFrame(TypedDict):
    """What does not change with the moves; `components` are the tables of the edition.

    `hints` says whether they are given here, `day` whose game it is, of a daily table.
    """

    type: Literal["table"]
    id: str
    game: str
    name: str | None
    variants: list[str]
    edition: EditionName
    components: Mapping[str, Any]
    seeded: bool
    clock: ClockRule | None
    closed: bool
    hints: bool
    hides: bool
    day: str | None
    seats: list[SeatInfo]
    mine: list[int]
    origin: NotRequired[FromWhere]


class LogEntry(TypedDict):
    """What one seat made for good in one go, and what chance answered."""

    n: int
    seat: int | None
    facts: list[Words]


class Rival(TypedDict):
    """Somebody without a seat who scores too."""

    name: Words
    breakdown: Mapping[str, int]


class Over(TypedDict):
    """The end, by seat; `ranking` is the place, 1 for the winner, equal for a tie."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    rivals: list[Rival]


class Next(TypedDict):
    """What confirming leads to: a reveal, another seat, a new round or the end.

    `asked` is the last question the mover had a choice in, `drawn` what chance is asked for.
    """

    to: Literal["reveal", "seat", "round", "end"]
    asked: str
    drawn: str | None


class Draft(TypedDict):
    """Choices that only the mover sees yet; `next` comes with a complete one."""

    length: int
    complete: bool
    next: Next | None


class Described(TypedDict):
    """The table in words, and the points of every seat so far."""

    lines: list[Words]
    scores: list[int]


class Seen(TypedDict):
    """The table to somebody's eyes; `described` only to a page that has no board of the game."""

    view: Mapping[str, Any]
    described: NotRequired[Described]


class Step(TypedDict):
    """A fact, the entry of the log it stands in, and what is different on the table since."""

    entry: int
    seat: int | None
    fact: Words
    changes: Mapping[str, Any] | list[Any] | None


class Story(TypedDict):
    """What was told from one entry of the log to before another, and the table before it."""

    since: int
    until: int
    before: Seen
    steps: list[Step]


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
    clock: NotRequired[ClockTime]


class NewsFrame(TypedDict):
    """Something was said at the table, or asked: `GET …/talk` tells what."""

    type: Literal["news"]


class ThinkingFrame(TypedDict):
    """A bot thinks, and is so far with it, from 0 to 1; the next `state` ends it."""

    type: Literal["thinking"]
    seat: int
    done: float


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


ServerFrame = TableFrame | StateFrame | NewsFrame | ThinkingFrame | ErrorFrame
