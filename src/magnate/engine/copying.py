"""Copies of data classes, written from the types of their fields."""

from __future__ import annotations

import types
from dataclasses import fields
from typing import Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints


class Copied:
    """Gives a data class its `copy`; see `copied`."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy that shares nothing mutable, and has no facts."""
        raise NotImplementedError(f"{type(self).__name__} lacks its @copied")


C = TypeVar("C", bound=Copied)
T = TypeVar("T")


def copied(cls: type[C]) -> type[C]:
    """Write the `copy` of a data class.

    Lists and dictionaries are made anew, and what is `Copied` itself; everything else is taken
    for immutable and shared: so a state is cheap to copy if what seldom changes is a tuple.
    Nobody listens to a copy yet: its `facts` are None.

    >>> from dataclasses import dataclass
    >>> @copied
    ... @dataclass(slots=True)
    ... class Market(Copied):
    ...     prices: list[int]
    ...     closed: tuple[int, ...] = ()
    >>> market = Market([3, 4], (5,))
    >>> other = market.copy()
    >>> other == market, other.prices is market.prices, other.closed is market.closed
    (True, False, True)
    """
    hints = get_type_hints(cls)
    lines = ["def copy(self):", "    new = make(cls)"]
    for field in fields(cls):  # type: ignore[arg-type]  # copied only after @dataclass
        name = field.name
        value = "None" if name == "facts" else _again(hints[name], f"self.{name}")
        lines.append(f"    new.{name} = {value}")
    names = {"make": object.__new__, "cls": cls}
    exec("\n".join([*lines, "    return new"]), names)  # noqa: S102 - as `dataclass` does
    copy: Any = names["copy"]
    copy.__doc__, copy.__qualname__ = Copied.copy.__doc__, f"{cls.__qualname__}.copy"
    copy.__module__ = cls.__module__
    cls.copy = copy  # type: ignore[method-assign]
    return cls


def _again(hint: Any, value: str) -> str:
    """The expression that copies a value of a type."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        (kind,) = [_again(one, value) for one in inner if one is not types.NoneType]
        return kind if kind == value else f"{kind} if {value} is not None else None"
    if origin is list:
        each = _again(inner[0], "one")
        return f"{value}[:]" if each == "one" else f"[{each} for one in {value}]"
    if origin is dict or (isinstance(hint, type) and issubclass(hint, Copied)):
        return f"{value}.copy()"
    return value


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at a place.

    >>> replaced(("rye", "oats", "corn"), 1, "flax")
    ('rye', 'flax', 'corn')
    """
    again = [*row]
    again[place] = value
    return tuple(again)


def added(row: tuple[int, ...], place: int, n: int) -> tuple[int, ...]:
    """The row with so many more at a place.

    >>> added((2, 0, 1), 1, 3)
    (2, 3, 1)
    """
    again = [*row]
    again[place] += n
    return tuple(again)
