"""Editions: what is printed on the components, and an owner's corrections to it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from .names import proper_name

B = TypeVar("B")

#: The source of a value that somebody has compared with a printed component.
CHECKED = "checked"
#: What an edition file may hold: a path of keys so long, brackets in brackets, so many entries.
DEPTH = 8
NESTING = 16
ENTRIES = 5000
#: A text or a remark; one that does not end is taken up to the end, so that nothing is read twice.
TEXT = re.compile(
    r'"""(?:[^"\\]|\\.?|"(?!""))*(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\.?)*"?'
    r"|'[^'\n]*'?|#[^\n]*",
    re.DOTALL,
)


class EditionError(ValueError):
    """Something in an edition that cannot be; `where` is the path of keys to it."""

    def __init__(self, where: tuple[str, ...], problem: str) -> None:
        super().__init__(f"{'.'.join(where) or 'edition'}: {problem}")
        self.where = where
        self.problem = problem


def whole_number(value: Any, where: tuple[str, ...], low: int, high: int) -> int:
    """An entry that is a whole number from `low` to `high`; `EditionError` if it is not.

    >>> whole_number(7, ("factory", "chip"), 0, 5)
    Traceback (most recent call last):
        ...
    magnate.engine.edition.EditionError: factory.chip: should be a whole number from 0 to 5, is 7
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wanted = f"a whole number from {low} to {high}" if low < high else str(low)
        raise EditionError(where, f"should be {wanted}, is {value!r}")
    return value


@dataclass(frozen=True)
class Edition:
    """The tables of one edition, its name, and a short hash that a record keeps."""

    name: str
    tables: Mapping[str, Any]
    source: str = ""
    file: str = ""
    _boxes: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return Edition, (self.name, self.tables, self.source, self.file)

    @property
    def hash(self) -> str:
        """Twelve hex digits that change with any printed value, but not with its sources."""
        canonical = json.dumps(_printed(self.tables), sort_keys=True, ensure_ascii=False)
        return sha256(canonical.encode()).hexdigest()[:12]

    def box(self, load: Callable[[Mapping[str, Any]], B]) -> B:
        """The components, loaded once."""
        if load not in self._boxes:
            self._boxes[load] = load(self.tables)
        box: B = self._boxes[load]
        return box

    def check(self, load: Callable[[Mapping[str, Any]], Any]) -> None:
        """Load the components; an error names the file and the line."""
        try:
            self.box(load)
        except EditionError as error:
            line = line_of(self.source, error.where)
            place = f"{self.file}:{line}" if line else self.file
            raise EditionError((), f"{place}: {error}") from error


def standard_edition(folder: Path) -> Edition:
    """The edition in a game's own `components.toml`."""
    source = (folder / "components.toml").read_text(encoding="utf-8")
    return Edition("standard", tomllib.loads(source), source, "components.toml")


def read_edition(path: Path) -> str:
    """The text of an edition file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError((), f"{path}: cannot be read ({error})") from error


def parse_edition(
    source: str,
    game: str,
    standard: Edition,
    file: str,
    whole: frozenset[str],
    optional: frozenset[str] = frozenset(),
) -> Edition:
    """The standard tables with those of an edition file laid over them.

    The file says `game = "sentient"` and `name = "…"` and then only the values that differ.
    Entries whose names are in `whole` are replaced, not laid over key by key; those in `optional`
    may be new.
    """
    try:
        check_size(source)
        tables = tomllib.loads(source)
    except ValueError as error:
        raise EditionError((), f"{file}: {error}") from error
    if tables.get("game") != game:
        said = tables.get("game", "nothing")
        raise EditionError((), f'{file}: should say game = "{game}", says {said!r}')
    name = tables.get("name")
    if not isinstance(name, str):
        raise EditionError((), f'{file}: should say name = "…", the name of this edition')
    try:
        name = proper_name(name)
    except ValueError as error:
        raise EditionError((), f"{file}:{line_of(source, ('name',))}: name: {error}") from error
    changes = {key: value for key, value in tables.items() if key not in ("game", "name")}
    try:
        merged = _laid_over(standard.tables, changes, whole, optional, ())
    except EditionError as error:
        line = line_of(source, error.where)
        raise EditionError((), f"{file}:{line}: {error}") from error
    return Edition(name, merged, source, file)


def _laid_over(
    base: Mapping[str, Any],
    changes: Mapping[str, Any],
    whole: frozenset[str],
    optional: frozenset[str],
    where: tuple[str, ...],
) -> dict[str, Any]:
    merged = dict(base)
    for key, value in changes.items():
        here = (*where, key)
        if key not in base and key not in optional and not _tells_a_source(key):
            known = ", ".join(list(base)[:12]) + (", …" if len(base) > 12 else "")
            raise EditionError(here, f"no such entry; known here: {known}")
        old = base.get(key)
        if isinstance(old, Mapping) and key not in whole:
            if not isinstance(value, Mapping):
                raise EditionError(here, f"should be a table, is {value!r}")
            merged[key] = _laid_over(old, value, whole, optional, here)
        else:
            merged[key] = value
    return merged


def _printed(tables: Any) -> Any:
    """The tables without what only says where they come from."""
    if not isinstance(tables, Mapping):
        return tables
    return {
        key: _printed(value)
        for key, value in tables.items()
        if key not in ("sources", "note") and not _tells_a_source(key)
    }


def _tells_a_source(key: str) -> bool:
    """Whether an entry only says where others come from; any table may have one."""
    return key == "source" or key.endswith("_source")


def check_size(source: str) -> None:
    """Refuse a text that would take long to parse, in a time that grows with its length alone."""
    bare = TEXT.sub("x", source)
    if bare.count("=") > ENTRIES:
        raise ValueError(f"should have at most {ENTRIES} entries")
    if max(part.count(".") for part in re.split(r"[=,{}\[\]\n]", bare)) >= DEPTH:
        raise ValueError(f"a path of keys should have at most {DEPTH} of them")
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > NESTING:
            raise ValueError(f"brackets should stand at most {NESTING} deep in each other")


def line_of(source: str, where: tuple[str, ...]) -> int | None:
    """The line of a TOML text on which the entry at that path of keys stands, or its table."""
    entries: dict[tuple[str, ...], int] = {}
    headers: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(source.splitlines(), 1):
        if (said := line.strip()).startswith("["):
            table = _keys(said.lstrip("[").partition("]")[0], len(where))
            headers.setdefault(table, number)
        elif (key := said.partition("="))[1]:
            entries.setdefault((*table, *_keys(key[0], len(where))), number)
    for depth in range(len(where), 0, -1):
        if line_found := entries.get(where[:depth]) or headers.get(where[:depth]):
            return line_found
    return None


def _keys(dotted: str, most: int) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split(".", most))
