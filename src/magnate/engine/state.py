"""What every state has in common: it can be copied and tell what happens; its players choose."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import coroutine
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from .copying import Copied
from .decision import NOTHING, Barred, Decision, Question

T = TypeVar("T")


class Fact(NamedTuple):
    """Something that happened: who, what, and the figures; the words are in `text/`."""

    kind: str
    seat: int | None
    args: dict[str, Any]


class State(Protocol):
    """What lies on the table: plain mutable data with a `copy`, most often by `copied`.

    `facts` collects what the rules tell; it is `None` where nobody listens, as in play-outs.
    """

    facts: list[Fact] | None

    @property
    def players(self) -> Sequence[Choosing]:
        """The players by seat."""

    def copy(self) -> Self:
        """A copy that shares nothing mutable, and has no facts."""


S = TypeVar("S", bound=State)


class Telling(Copied):
    """Gives a state its `tell`; the rules tell facts, never sentences."""

    __slots__ = ()
    facts: list[Fact] | None

    def tell(self, kind: str, seat: int | None = None, /, **args: Any) -> None:
        """Say that something happened, if somebody listens."""
        if self.facts is not None:
            self.facts.append(Fact(kind, seat, args))


class Choosing(Copied):
    """Gives a player its `choose` and `score`."""

    __slots__ = ()
    seat: int
    scored: dict[str, int]  # points by where they came from

    @coroutine
    def choose(
        self,
        kind: str,
        options: Sequence[T],
        about: Mapping[str, Any] = NOTHING,
        barred: Barred | None = None,
    ) -> Generator[Decision[Any], T, T]:
        """Ask this player."""
        question: Question[Any] = Question()
        question.seat, question.kind, question.options = self.seat, kind, options
        question.about, question.weights, question.barred = about, None, barred
        return (yield question)

    @coroutine
    def choose_among(
        self,
        kind: str,
        find: Callable[[], Sequence[T]],
        about: Mapping[str, Any] = NOTHING,
        barred: Barred | None = None,
    ) -> Generator[Decision[Any], T, T]:
        """Ask this player; what is offered takes time to find, and a replay need not know it."""
        question: Question[Any] = Question()
        question.seat, question.kind, question.options, question.find = self.seat, kind, None, find
        question.about, question.weights, question.barred = about, None, barred
        return (yield question)

    @coroutine
    def pick(
        self,
        kind: str,
        options: Sequence[T],
        about: Mapping[str, Any] = NOTHING,
        barred: Barred | None = None,
    ) -> Generator[Decision[Any], T, T]:
        """Ask this player if there is a choice; of one option it is that one."""
        if len(options) == 1:
            return options[0]
        question: Question[Any] = Question()
        question.seat, question.kind, question.options = self.seat, kind, options
        question.about, question.weights, question.barred = about, None, barred
        return (yield question)

    def score(self, points: int, why: str) -> None:
        """The only road for victory points, so that the breakdown at the end is exact."""
        self.scored[why] = self.scored.get(why, 0) + points

    @property
    def points(self) -> int:
        """Victory points so far."""
        return sum(self.scored.values())
