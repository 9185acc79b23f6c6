"""A decision: somebody has to choose one of several options."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

#: The seat of chance: the one who shuffles, draws and rolls.
CHANCE: Final = -1

#: What a player might expect to click, and the rule that forbids it: `{"slot:0": "SEN-5.2.2"}`.
Barred = Callable[[], Mapping[str, str]]


class IllegalOption(ValueError):
    """An option that the decision does not offer; the message says what it does offer."""


class Decision(Generic[T]):
    """Ask `seat` to choose one of `options`; awaiting it gives the option chosen.

    `kind` names the question ("slot"), `about` holds what the chooser must know to answer it.
    Options are plain immutable values, so decisions can be logged and compared.  `weights` are
    the chances of the options when `seat` is `CHANCE`; none means that all are alike.

    >>> decision = Decision(0, "slot", [0, 2])
    >>> decision.ids()
    ['slot:0', 'slot:2']
    >>> decision.option("slot:2")
    2
    >>> decision.option("slot:1")
    Traceback (most recent call last):
        ...
    magnate.engine.decision.IllegalOption: 'slot:1' is not offered for 'slot': slot:0, slot:2
    """

    __slots__ = ("about", "barred", "kind", "options", "seat", "weights")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[T],
        about: Any = None,
        weights: Sequence[int] | None = None,
        barred: Barred | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.weights = weights
        self.barred = barred

    def __await__(self) -> Generator[Decision[Any], T, T]:
        return (yield self)

    def __repr__(self) -> str:
        return f"<{self.kind} for seat {self.seat}: {', '.join(self.ids())}>"

    def id_of(self, option: T) -> str:
        """The stable, readable name of an option: "slot:2", "procure:3", "stop".

        A named tuple is called by its own name and fields, `None` is "stop", and any other
        value is called by the decision's kind.
        """
        if option is None:
            return "stop"
        if isinstance(option, tuple):
            return ":".join([type(option).__name__.lower(), *map(_name, option)])
        return f"{self.kind}:{_name(option)}"

    def ids(self) -> list[str]:
        """The ids of all options, in the order they are offered."""
        return [self.id_of(option) for option in self.options]

    def option(self, id: str) -> T:
        """The option of that name; `IllegalOption` if it is not offered."""
        for option in self.options:
            if self.id_of(option) == id:
                return option
        raise IllegalOption(f"{id!r} is not offered for {self.kind!r}: {', '.join(self.ids())}")


def _name(value: Any) -> str:
    """Enum members are called by their value, everything else by `str`."""
    return str(getattr(value, "value", value))


async def draw(kind: str, pool: list[T]) -> T:
    """Chance takes one component out of a pool: a deck or a bag, whose order nobody knows.

    Equal components are one option, weighted by how many of them there are.
    """
    if len(set(pool)) == len(pool):
        component: T = await Decision(CHANCE, kind, pool[:])
    else:
        distinct = list(dict.fromkeys(pool))
        weights = [pool.count(one) for one in distinct]
        component = await Decision(CHANCE, kind, distinct, None, weights)
    pool.remove(component)
    return component


async def roll(kind: str, faces: Sequence[T]) -> T:
    """Chance rolls a die."""
    decision: Decision[T] = Decision(CHANCE, kind, faces)
    return await decision
