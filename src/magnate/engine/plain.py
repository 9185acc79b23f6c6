"""States as plain data: JSON that can be kept, sent and compared, and that runs no code when read.

Numbers, strings, booleans, None and lists stand for themselves.  Everything else is an object with
one key that names what it is: a part of the box by its place there, a dictionary as pairs, and the
game's own data classes, named tuples and enumerations by module and class, as `state.Player`.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, ClassVar

#: How many boxes of different editions are kept listed.
KNOWN = 32
ITSELF = frozenset({int, str, bool, float, type(None)})


class NotPlain(ValueError):
    """Something that is no plain data, or data that is nothing of the game's."""


def plain(value: Any, box: Any) -> Any:
    """A value as plain data; what belongs to the box is only pointed at.

    >>> plain({"rye": (1, 2)}, None)
    {'dict': [['rye', {'tuple': [1, 2]}]]}
    """
    return _plain(value, _Contents.of(box).places)


def plain_text(value: Any, box: Any) -> str:
    """A value as one line of JSON, the same for equal values."""
    return json.dumps(plain(value, box), ensure_ascii=False, separators=(",", ":"))


def from_plain(data: Any, box: Any, package: str) -> Any:
    """The value again, with the parts of this box and the classes of this package alone.

    >>> from_plain({'dict': [['rye', {'tuple': [1, 2]}]]}, None, "magnate.games.sentient")
    {'rye': (1, 2)}
    >>> from_plain({"os.system": ["echo"]}, None, "magnate.games.sentient")
    Traceback (most recent call last):
        ...
    magnate.engine.plain.NotPlain: 'os.system' is no data class of magnate.games.sentient
    """
    return _Reader(_Contents.of(box).parts, package).read(data)


def _plain(value: Any, places: Mapping[int, int]) -> Any:
    kind = type(value)
    if kind in ITSELF:
        return value
    if (place := places.get(id(value))) is not None:
        return {"box": place}
    if kind is list:
        return [_plain(one, places) for one in value]
    if kind is tuple:
        return {"tuple": [_plain(one, places) for one in value]}
    if kind is dict:
        pairs = [[_plain(key, places), _plain(one, places)] for key, one in value.items()]
        return {"dict": sorted(pairs, key=repr)}
    if kind in (set, frozenset):
        return {kind.__name__: sorted((_plain(one, places) for one in value), key=repr)}
    name = f"{kind.__module__.rpartition('.')[2]}.{kind.__qualname__}"
    if isinstance(value, Enum):
        return {name: _plain(value.value, places)}
    if isinstance(value, tuple):
        return {name: [_plain(one, places) for one in value]}
    if is_dataclass(value):
        return {name: [_plain(getattr(value, one.name), places) for one in fields(value)]}
    raise NotPlain(f"{value!r} is no plain data; a state is made of data classes and values")


class _Reader:
    """Reads plain data of one game."""

    def __init__(self, parts: list[Any], package: str) -> None:
        self._parts = parts
        self._package = package

    def read(self, data: Any) -> Any:
        if type(data) in ITSELF:
            return data
        if isinstance(data, list):
            return [self.read(one) for one in data]
        if not isinstance(data, dict) or len(data) != 1:
            raise NotPlain(f"{data!r} should be an object with one key")
        ((name, inside),) = data.items()
        match name:
            case "box":
                return self._parts[inside]
            case "dict":
                return {self.read(key): self.read(one) for key, one in inside}
            case "tuple":
                return tuple(self.read(inside))
            case "set":
                return set(self.read(inside))
            case "frozenset":
                return frozenset(self.read(inside))
        return self._made(name, self.read(inside))

    def _made(self, name: str, inside: Any) -> Any:
        kind = self._kind(name)
        if issubclass(kind, Enum):
            return kind(inside)
        if issubclass(kind, tuple):
            return tuple.__new__(kind, inside)
        made = object.__new__(kind)
        for one, value in zip(fields(kind), inside, strict=True):
            object.__setattr__(made, one.name, value)
        return made

    def _kind(self, name: str) -> Any:
        """A class of data that a module of the package defines; nothing else is ever made."""
        module_name, _, class_name = name.partition(".")
        for module in _modules(self._package, module_name):
            kind = vars(module).get(class_name)
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                named = issubclass(kind, tuple) and hasattr(kind, "_fields")
                if named or issubclass(kind, Enum) or is_dataclass(kind):
                    return kind
        raise NotPlain(f"{name!r} is no data class of {self._package}")


def _modules(package: str, name: str) -> Iterator[Any]:
    """The loaded modules of that name, in the package or one of its folders."""
    for full, module in sys.modules.copy().items():  # others may be imported meanwhile
        if full.startswith(f"{package}.") and full.rpartition(".")[2] == name:
            yield module


class _Contents:
    """The parts of a box in order, and the place of each by its identity."""

    #: Of the boxes last used; whoever is in here is alive, so that identities hold.
    known: ClassVar[OrderedDict[int, _Contents]] = OrderedDict()

    def __init__(self, box: Any) -> None:
        self.parts = list(_parts(box))
        self.places = {id(part): place for place, part in enumerate(self.parts)}

    @classmethod
    def of(cls, box: Any) -> _Contents:
        """The contents of a box, listed once."""
        if id(box) not in cls.known:
            cls.known[id(box)] = cls(box)
            if len(cls.known) > KNOWN:
                cls.known.popitem(last=False)
        return cls.known[id(box)]


def _parts(box: Any) -> Iterator[Any]:
    """The box and everything composite in it, always in the same order."""
    seen: set[int] = set()
    waiting = [box]
    while waiting:
        part = waiting.pop()
        if isinstance(part, type) or id(part) in seen:
            continue
        if is_dataclass(part):
            inner = [getattr(part, one.name) for one in fields(part)]
        elif isinstance(part, Mapping):
            inner = list(part.values())
        elif isinstance(part, tuple | list) and part:
            inner = list(part)
        else:
            continue
        seen.add(id(part))
        yield part
        waiting.extend(inner)
