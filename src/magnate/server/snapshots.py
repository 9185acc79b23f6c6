"""Snapshots: a state as bytes, so that a game goes on without playing it again from move one."""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

from magnate import engine
from magnate.engine.game import Game

#: How many boxes of different editions are kept listed.
KNOWN = 32


@cache
def rules_version(game: Game[Any]) -> str:
    """Twelve hex digits that change with any line of the engine or of the game's rules."""
    digest = sha256()
    for folder in (Path(engine.__file__).parent, game.folder):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def freeze(state: Any, box: Any) -> bytes:
    """A state as bytes; what belongs to the box is only pointed at."""
    file = io.BytesIO()
    _Freezer(file, _Contents.of(box).places).dump(state)
    return file.getvalue()


def thaw(frozen: bytes, box: Any) -> Any:
    """The state again, with the parts of this box; the bytes must be this server's own."""
    return _Thawer(io.BytesIO(frozen), _Contents.of(box).parts).load()


class _Freezer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, places: Mapping[int, int]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._places = places

    def persistent_id(self, obj: Any) -> int | None:
        """The place of a part in the box, or None for what lies on the table."""
        return self._places.get(id(obj))


class _Thawer(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, parts: list[Any]) -> None:
        super().__init__(file)
        self._parts = parts

    def persistent_load(self, pid: Any) -> Any:
        """The part at that place in the box."""
        return self._parts[pid]


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
