"""The page of a game for `docs/research/`: its actions, and its observation field by field."""

from __future__ import annotations

from inspect import getdoc
from itertools import groupby
from types import NoneType
from typing import Any, get_type_hints

from magnate.engine.game import Game
from magnate.games import game
from magnate.text import say

from .encoding import Encoding, encoding
from .observation import NAMES, Field


def page(key: str) -> str:
    """The page of a game, from the standard edition."""
    chosen = game(key)
    title = say(key, "en", {"key": "title", "args": {}}, [])
    every = [encoding(key, seats) for seats in chosen.seats]
    lines = [
        f"# {title} in numbers",
        "",
        f"`python -m magnate.research tables {key}` writes this page; a test holds it to the code.",
        f"Edition: {chosen.standard.name} {chosen.standard.hash}.",
        "",
        "| seats | actions | catalogue | observation | scaled | limit |",
        "|---|---|---|---|---|---|",
        *(_sizes(one) for one in every),
        "",
        "The limit counts players' decisions: an environment gives a longer game up.",
        "",
        f"## Actions, {every[-1].seats} seats",
        "",
        "| numbers | actions |",
        "|---|---|",
        *_actions(every[-1].actions.ids),
        "",
        "## Questions",
        "",
        *_questions(chosen),
        "",
        f"## Observation, {every[-1].seats} seats",
        "",
        *_fields(every[-1]),
    ]
    return "\n".join(lines) + "\n"


def _sizes(one: Encoding) -> str:
    sizes = (one.seats, len(one.actions), f"`{one.actions.hash}`")
    seen = one.observation
    return f"| {' | '.join(map(str, (*sizes, seen.length, seen.scaled_length, one.limit)))} |"


def _questions(chosen: Game[Any]) -> list[str]:
    """What a decision says in `about`, by its kind."""
    rows = ["| kind | `about` | which is |", "|---|---|---|"]
    for kind, shape in get_type_hints(chosen.questions).items():
        names = [] if shape is NoneType else [f"`{name}`" for name in get_type_hints(shape)]
        rows.append(f"| `{kind}` | {', '.join(names)} | {getdoc(shape) if names else ''} |")
    return rows


def _actions(ids: tuple[str, ...]) -> list[str]:
    """The catalogue by the first part of its ids."""
    rows = []
    first = 0
    for _, group in groupby(ids, lambda one: one.split(":")[0]):
        names = list(group)
        shown = names if len(names) < 7 else [*names[:2], "…", names[-1]]
        numbers = f"{first}–{first + len(names) - 1}" if len(names) > 1 else str(first)
        rows.append(
            f"| {numbers} | {' '.join(f'`{one}`' if one != '…' else one for one in shown)} |"
        )
        first += len(names)
    return rows


def _fields(one: Encoding) -> list[str]:
    """The fields with their places; those of players once, for the observer's own seat."""
    others = tuple(f"{name}." for name in NAMES[1:])
    rows = ["| place | name | meaning | range | length |", "|---|---|---|---|---|"]
    place = 0
    for field in one.observation.fields:
        if not field.name.startswith(others):
            rows.append(_row(place, field))
        place += field.length
    mine = [field for field in one.observation.fields if field.name.startswith("me.")]
    length = sum(field.length for field in mine)
    if one.seats > 1:
        again = f"The fields of `me` are {length} long, and come again for `next` and the others."
        rows += ["", again]
    return rows


def _row(place: int, field: Field) -> str:
    kind = "" if field.what == "amount" else f", {field.what}"
    return (
        f"| {place} | `{field.name}` | {field.meaning} | {field.low} to {field.high}{kind} "
        f"| {field.length} |"
    )
