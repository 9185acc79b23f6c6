"""A decision: somebody has to choose one of several options."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType, coroutine
from typing import Any, Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
Named = TypeVar("Named", bound=tuple[Any, ...])

#: A question that needs no more than its kind.
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
#: The seat of chance: the one who shuffles, draws and rolls.
CHANCE: Final = -1


class Why(NamedTuple):
    """Why something is barred: the rule, and this table's figures in the text `why-<reason>`.

    >>> Why("NIP-4.3.2", "money", {"cost": 5000, "have": 4000}).reason
    'money'
    """

    rule: str
    reason: str = ""
    figures: Mapping[str, Any] = {}


#: What a player might expect to click, and what forbids it: `{Procure(2): "SEN-4.6"}`.  Of a rule
#: alone, its sentence is the whole reason.
Barred = Callable[[], Mapping[Any, str | Why]]


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
        about: Mapping[str, Any] = NOTHING,
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
        raise self.illegal(id)

    def offered(self, option: Any) -> T:
        """The option itself, if it is offered; `IllegalOption` otherwise.

        >>> Decision(0, "slot", [0, 2]).offered("slot:2")
        Traceback (most recent call last):
            ...
        magnate.engine.decision.IllegalOption: 'slot:2' is not offered for 'slot': slot:0, slot:2
        """
        try:
            return self.options[self.options.index(option)]
        except ValueError:
            raise self.illegal(option) from None

    def illegal(self, said: Any) -> IllegalOption:
        """The error for something that is not offered."""
        return IllegalOption(f"{said!r} is not offered for {self.kind!r}: {', '.join(self.ids())}")

    def why_not(self) -> dict[str, Why]:
        """What is barred, by the ids the options would have."""
        barred = self.barred() if self.barred else {}
        return {
            self.id_of(option): Why(why) if isinstance(why, str) else why
            for option, why in barred.items()
        }


class Question(Decision[T]):
    """A decision that is filled in by hand: calling `__init__` would take a fifth of asking.

    Its options may be left to `find`: a position finds them as soon as it asks the question, but
    in a replay, where the answer is known, nobody does.
    """

    __slots__ = ("find",)
    options: Any
    find: Callable[[], Sequence[T]]
    __init__ = object.__init__


def option(cls: type[Named]) -> type[Named]:
    """Make a named tuple an option: equal only to options of its own class.

    >>> @option
    ... class Take(NamedTuple):
    ...     good: str
    >>> @option
    ... class Sell(NamedTuple):
    ...     good: str
    >>> Take("rye") == Take("rye"), Take("rye") == Sell("rye"), Take("rye") == ("rye",)
    (True, False, False)
    """

    def alike(self: Named, other: object) -> bool:
        return type(other) is cls and tuple.__eq__(self, other)

    def unlike(self: Named, other: object) -> bool:
        return type(other) is not cls or tuple.__ne__(self, other)

    for name, method in (("__eq__", alike), ("__ne__", unlike), ("__hash__", tuple.__hash__)):
        setattr(cls, name, method)
    return cls


def _name(value: Any) -> str:
    """Enum members are called by their value, everything else by `str`."""
    return str(getattr(value, "value", value))


@coroutine
def chance(
    kind: str, options: Sequence[T], weights: Sequence[int] | None = None
) -> Generator[Decision[Any], T, T]:
    """Chance picks one of these, by their weights if they are not all alike."""
    question: Question[Any] = Question()
    question.seat, question.kind, question.options = CHANCE, kind, options
    question.about, question.weights, question.barred = NOTHING, weights, None
    return (yield question)


#: Chance rolls a die.
roll = chance


@coroutine
def deal(kind: str, deck: list[T]) -> Generator[Decision[Any], T, T]:
    """Chance takes a card out of a deck in which no two are alike: nothing is to be weighed."""
    question: Question[Any] = Question()
    question.seat, question.kind, question.options = CHANCE, kind, deck[:]
    question.about, question.weights, question.barred = NOTHING, None, None
    card = yield question
    deck.remove(card)
    return card


async def draw(kind: str, pool: list[T]) -> T:
    """Chance takes one component out of a pool: a deck or a bag, whose order nobody knows.

    Equal components are one option, weighted by how many of them there are.
    """
    distinct = list(dict.fromkeys(pool))
    weights = None if len(distinct) == len(pool) else [pool.count(one) for one in distinct]
    component = await chance(kind, distinct, weights)
    pool.remove(component)
    return component
