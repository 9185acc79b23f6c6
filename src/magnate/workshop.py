"""The workshop: the components of a game with values that were found nowhere, for owners to say.

`workshop.toml` beside a game's `components.toml` tells how the values of its components can be
said; whether they are asked for at all is told by the sources there.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from magnate.engine.edition import CHECKED, Edition
from magnate.engine.game import Game

Path = tuple[str, ...]
#: How a value can be said: `is` names one of number, choice, set, list, row, gain, either, like.
Form = dict[str, Any]

#: What the source of a value says that was found nowhere.
GUESS: Final = re.compile(r"\breconstructed\b")


@dataclass(frozen=True)
class Field:
    """A value of a component; `known` is where it is known from, if it is."""

    key: str
    form: Form
    known: str | None


@dataclass(frozen=True)
class Component:
    """A component of which at least one value is asked for."""

    path: Path
    #: What it is one of: the name of its table, or `type-transport` where they are told apart.
    group: str
    #: The kind of argument by which texts name it.
    term: str | None
    fields: tuple[Field, ...]
    #: What an edition adds to it once it has been compared with a printed one.
    marks: Mapping[str, Any]


def workshop(game: Game[Any], edition: Edition | None = None) -> list[Component]:
    """Everything that an edition leaves to ask for, in the order of the game's `workshop.toml`."""
    file = game.folder / "workshop.toml"
    if not file.is_file():
        return []
    tables = (edition or game.standard).tables
    parts = tomllib.loads(file.read_text(encoding="utf-8"))["parts"]
    return [
        found
        for part in parts
        for path in _matching(tables, tuple(part["path"].split(".")))
        if (found := _component(tables, path, part)) is not None
    ]


def source_of(tables: Mapping[str, Any], path: Path, tag: str) -> str:
    """Where the values with this tag come from: as the component itself says, or its table."""
    for depth in range(len(path), 0, -1):
        row = _at(tables, path[:depth])
        for said in (row.get(f"{tag}_source"), row.get("source")):
            source = said.get(tag) if isinstance(said, Mapping) else said
            if isinstance(source, str):
                return source
    return ""


def is_guess(source: str) -> bool:
    """Whether a value with this source was found nowhere, and matters."""
    return bool(GUESS.search(source)) and "cosmetic" not in source


def _component(tables: Mapping[str, Any], path: Path, part: Mapping[str, Any]) -> Component | None:
    row = _at(tables, path)
    asked: list[str] = []
    fields = tuple(
        Field(key, *_form(tables, path, spec, asked)) for key, spec in part["fields"].items()
    )
    if not asked:
        return None
    by = part.get("by")
    return Component(
        path=path,
        group=f"{by}-{row[by]}" if by else part.get("group", path[0]),
        term=part.get("term"),
        fields=fields,
        marks=_marks(row, asked),
    )


def _form(
    tables: Mapping[str, Any], path: Path, spec: Mapping[str, Any], asked: list[str]
) -> tuple[Form, str | None]:
    """How a value is said, and where it is known from; tags that are asked for are noted."""
    form = {key: value for key, value in spec.items() if key != "tags"}
    inner: list[str] = []
    of: Any = form.get("of")
    if form["is"] in ("list", "either"):
        form["of"] = _inside(tables, path, of, inner)
    if form["is"] == "row":
        form["of"] = {key: _inside(tables, path, one, inner) for key, one in of.items()}
    if form["is"] == "like":
        form["of"] = _examples(tables, path, form["keys"])
    if "tags" not in spec and inner:
        asked += inner
        return form, None
    sources = {tag: source_of(tables, path, tag) for tag in spec.get("tags", [""])}
    guessed = [tag for tag, source in sources.items() if is_guess(source)]
    asked += guessed + (inner if guessed else [])
    known = None if guessed else re.split(r"[^\w-]", next(iter(sources.values())))[0]
    return form, known


def _inside(
    tables: Mapping[str, Any], path: Path, spec: Mapping[str, Any], asked: list[str]
) -> Form:
    """A part of a value; one that is known cannot be changed."""
    tagged = "tags" in spec
    form, known = _form(tables, path, spec, asked if tagged else [])
    return {**form, "known": known} if tagged and known else form


def _examples(tables: Mapping[str, Any], path: Path, keys: list[str]) -> dict[str, Any]:
    """What the components of the same table say."""
    rows = _at(tables, path[:-1])
    return {id: {key: row[key] for key in keys} for id, row in rows.items()}


def _marks(row: Mapping[str, Any], asked: list[str]) -> dict[str, Any]:
    marks: dict[str, Any] = {}
    for tag in sorted(set(asked)):
        if isinstance(row.get("source"), Mapping):
            marks.setdefault("source", {})[tag] = CHECKED
        elif not tag or ("source" in marks and f"{tag}_source" not in row):
            marks["source"] = CHECKED
        else:
            marks[f"{tag}_source"] = CHECKED
    return marks


def _matching(tables: Mapping[str, Any], pattern: Path) -> Iterator[Path]:
    """The tables at a path in which `*` stands for any name."""
    if not pattern:
        yield ()
        return
    head, *rest = pattern
    for key, value in tables.items():
        if isinstance(value, Mapping) and head in ("*", key):
            for more in _matching(value, tuple(rest)):
                yield (key, *more)


def _at(tables: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
    for key in path:
        tables = tables[key]
    return tables
