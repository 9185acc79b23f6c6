"""What a hint and a review say, in types.

Chances to win go from 0 to 1.  A figure with `…90` beside it lies within plus or minus that in nine
of ten cases.  `sources` are points by where they come from; `later` is what is expected beyond the
turns that were played on, so that they add up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from magnate.engine.words import Words

Verdict = Literal["forced", "fine", "unclear", "inaccuracy", "mistake", "blunder", "find"]


class Worth(TypedDict):
    """A chance to win and points, without a word on how sure they are."""

    win: float
    points: float


class Estimate(TypedDict):
    """A chance to win and points, and how far they may be off."""

    win: float
    win90: float
    points: float
    points90: float


class LineStep(TypedDict):
    """One choice of a line: its option, what the log tells, what changes to its seat's eyes."""

    option: str
    kind: str
    words: Words
    facts: list[Words]
    changes: Mapping[str, Any] | list[Any] | None


class ReviewLine(TypedDict):
    """Choices to the end of a turn or to the next reveal, for the seat that makes them.

    `against` is what it comes to less the best line, on the same deals; none for the best itself.
    `sources` is that difference by source.
    """

    steps: list[LineStep]
    value: Estimate
    against: Estimate | None
    sources: dict[str, float]


class Outlook(TypedDict):
    """What a position comes to, by seat."""

    win: list[float]
    points: list[float]


class Hint(TypedDict):
    """The best lines of the turn, the best first; `outlook` is what the best one leads to."""

    lines: list[ReviewLine]
    outlook: Outlook
    deals: int
    positions: int


class CurvePoint(TypedDict):
    """How the game stood after a turn, 0 for the beginning: chances, points, what is scored."""

    turn: int
    round: int | None
    win: list[float]
    points: list[float]
    scored: list[dict[str, int]]


class Mark(TypedDict):
    """A turn in which a source brought points to several seats at once: a scoring."""

    turn: int
    source: str


class Then(TypedDict):
    """The turn of another seat that moved a chance most before its own next turn, and how far."""

    turn: int
    win: float
    points: float


class ReviewTurn(TypedDict):
    """A turn: what it lost against the best line found, and both lines.

    `n` counts all turns from 1, `own` those of the seat.  It is the moves from `first` to before
    `last`; the lines begin at move `at`, later than `first` where a reveal lies between them.
    `lines` are all that were compared, the best first and the one that was played among them;
    `better` is none where nothing better was found.  In a game that is decided the loss of points
    counts.  `then` is what came of a marked turn: who took most where it was `punished`, or else
    who gave most back; none if nobody did much.
    """

    n: int
    own: int
    seat: int
    round: int | None
    first: int
    last: int
    at: int
    verdict: Verdict
    decided: bool
    loss: Estimate | None
    played: ReviewLine
    better: ReviewLine | None
    lines: list[ReviewLine]
    sources: dict[str, float]
    punished: bool
    then: Then | None
    deals: int
    first_ply: NotRequired[int]
    at_ply: NotRequired[int]
    last_ply: NotRequired[int]


class ReviewDraw(TypedDict):
    """What chance answered in one go, and what that brought each seat against other answers."""

    move: int
    turn: int
    kind: str
    options: list[str]
    facts: list[Words]
    luck: list[Worth]
    ply: NotRequired[int]


class Total(TypedDict):
    """What made the result of a seat: start + luck + own + others + rest = result, exactly.

    `adjusted` is the result without luck.  `turning` are the turns that cost it most, `strength`
    its best find, `draw` the number of the draw that moved it most.
    """

    seat: int
    place: int
    start: Worth
    luck: Estimate
    own: Estimate
    others: Estimate
    rest: Worth
    result: Worth
    adjusted: Estimate
    turning: list[int]
    strength: int | None
    draw: int | None
    counts: dict[Verdict, int]


class Analysis(TypedDict):
    """A whole review; while it is made, what is known so far, and no totals."""

    game: str
    seats: int
    version: str
    turns_of: int
    curve: list[CurvePoint]
    marks: list[Mark]
    turns: list[ReviewTurn]
    draws: list[ReviewDraw]
    totals: list[Total]
