"""What departments do, as data: gains, effects, workplaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from magnate.engine.edition import EditionError

from .view_types import Action

ACTIONS: Final[tuple[Action, ...]] = ("human_resources", "management", "construction", "research")
HR, MANAGEMENT, CONSTRUCTION, RESEARCH = range(4)
DOES: Final = ("", "department", "project", "donation", "place", "region")
PER: Final = ("", "active_pair", "department")
#: Ongoing effects, and the place in the box of the department that has each: four more than
#: its number, as the five printed ones come first (CAR-6.4.17).
ONGOING: Final = {
    "second_lobby": 8,
    "bring_employee": 12,
    "cheap_donations": 16,
    "cheap_transport": 20,
    "diagonal_moves": 23,
    "payroll": 27,
    "any_slot": 31,
    "archives": 35,
}
FREE_CELL, LOBBY = -1, -2  # what a cell holds if it is no department


class Gain(NamedTuple):
    """What an income or effect gives, or what it costs."""

    money: int = 0
    goods: int = 0
    vp: int = 0
    rp: int = 0
    new_employee: int = 0
    moves: int = 0

    def times(self, n: int) -> Gain:
        """The same, n times."""
        return Gain(*[n * one for one in self])


NOTHING: Final = Gain()


class Effect(NamedTuple):
    """One thing a department can do for one use."""

    id: str
    mission: bool
    pay: Gain
    gain: Gain
    times: int  # how often the pay and gain may be done within one use
    do: str  # what a gain cannot say: build a department, a project, …
    per: str  # what the gain is counted by
    instead: Gain  # in a region: what a project may give instead


class Department(NamedTuple):
    """A printed department or a tile."""

    id: str
    number: int  # 0 for the printed ones
    type: int
    places: tuple[int, ...]  # activation costs, the cheapest first
    effects: tuple[Effect, ...]
    ongoing: str
    extra_goods: int
    final: Mapping[str, Any]
    cell: int  # where it is printed, or -1
    permanent: int  # printed employees
    #: Moves and RP that every active employee gives without a choice to make (CAR-6.1.1, CAR-7.1).
    given: Gain | None


def read_departments(tables: Mapping[str, Any]) -> tuple[tuple[Department, ...], int]:
    """Five printed departments, the tiles of the base game and of the expansion, and how many."""
    printed = _section(tables, "printed")
    base = _section(tables, "departments")
    more = _section(tables, "expansion")
    if [one.number for one in (*base, *more)] != list(range(1, len(base) + len(more) + 1)):
        raise EditionError(("departments",), "numbers run through all tiles (CAR-1.1)")
    if len({one.cell for one in printed}) != len(printed):
        raise EditionError(("printed",), "every printed department has its own cell (CAR-1.9)")
    departments = (*printed, *base, *more)
    ongoing = {one.ongoing: place for place, one in enumerate(departments) if one.ongoing}
    if ongoing != ONGOING:
        raise EditionError(("departments",), "the ongoing effects are fixed (CAR-6.4.17)")
    return departments, len(base)


def _section(tables: Mapping[str, Any], section: str) -> list[Department]:
    return [
        _department(id, row, (section, id))
        for id, row in tables[section].items()
        if isinstance(row, Mapping)
    ]


def _department(id: str, row: Mapping[str, Any], here: tuple[str, ...]) -> Department:
    effects = tuple(_effect(one, (*here, "effects")) for one in row["effects"])
    places = sorted(count(one, (*here, "workplaces"), 0, 50) for one in row["workplaces"])
    if len(places) > 3:
        raise EditionError((*here, "workplaces"), "at most three workplaces (CAR-6.4.18)")
    cell = row.get("cell", "")
    return Department(
        id,
        row.get("number", 0),
        index_of(ACTIONS, row["type"], (*here, "type")),
        tuple(places),
        effects,
        row.get("ongoing", ""),
        row.get("extra_goods", 0),
        row.get("final", {}),
        (int(cell[0]) - 1) * 4 + int(cell[1]) - 1 if cell else -1,
        row.get("permanent", 0),
        _given(effects),
    )


def _given(effects: tuple[Effect, ...]) -> Gain | None:
    """The gain of a department that has nothing to choose: moves or RP for nothing."""
    if len(effects) != 1:
        return None
    effect = effects[0]
    plain = not (effect.mission or effect.do or effect.per) and effect.pay == NOTHING
    gain = effect.gain
    return gain if plain and not (gain.money or gain.goods or gain.vp) else None


def _effect(row: Mapping[str, Any], here: tuple[str, ...]) -> Effect:
    if row.get("do", "") not in DOES or row.get("per", "") not in PER:
        raise EditionError(here, f"not an effect of the rules: {dict(row)!r} (CAR-6.4)")
    return Effect(
        row["id"],
        row.get("mission", False),
        gain_of(row.get("pay", {}), here),
        gain_of(row.get("gain", {}), here),
        count(row.get("times", 1), here, 1, 9),
        row.get("do", ""),
        row.get("per", ""),
        gain_of(row.get("instead", {}), here),
    )


def gain_of(row: Any, where: tuple[str, ...]) -> Gain:
    """A gain as the tables write it: `{ money = 2 }`."""
    if not isinstance(row, Mapping) or not set(row) <= set(Gain._fields):
        raise EditionError(where, f"should be like {{ money = 2 }}, is {row!r} (CAR-5.1.3)")
    return Gain(**{key: count(value, (*where, key), 0, 50) for key, value in row.items()})


def index_of(names: Sequence[str], name: Any, where: tuple[str, ...]) -> int:
    """The place of a name in a fixed list."""
    if name not in names:
        raise EditionError(where, f"should be one of {', '.join(names)}, is {name!r} (CAR-1.3)")
    return names.index(name)


def count(value: Any, where: tuple[str, ...], low: int, high: int) -> int:
    """A whole number in its range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wanted = f"a whole number from {low} to {high}" if low < high else str(low)
        raise EditionError(where, f"should be {wanted}, is {value!r}")
    return value
