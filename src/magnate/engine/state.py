"""What every state has in common: it can be copied, and it can tell what happens."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, Self, TypeVar


class Fact(NamedTuple):
    """Something that happened: who, what, and the figures; the words are in `text/`."""

    kind: str
    seat: int | None
    args: dict[str, Any]


class State(Protocol):
    """What lies on the table: plain mutable data with a copy written by hand.

    `facts` collects what the rules tell; it is `None` where nobody listens, as in play-outs.
    """

    facts: list[Fact] | None

    def copy(self) -> Self:
        """A copy that shares nothing mutable, and has no facts."""


S = TypeVar("S", bound=State)


class Telling:
    """Gives a state its `tell`; the rules tell facts, never sentences."""

    __slots__ = ()
    facts: list[Fact] | None

    def tell(self, kind: str, seat: int | None = None, **args: Any) -> None:
        """Say that something happened, if somebody listens."""
        if self.facts is not None:
            self.facts.append(Fact(kind, seat, args))
