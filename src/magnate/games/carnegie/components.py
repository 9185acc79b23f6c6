"""Loads an edition of Carnegie into frozen, typed tables, and checks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from magnate.engine.decision import option
from magnate.engine.edition import EditionError

from .cards import Card, read_solo
from .departments import ACTIONS, Department, Gain, count, gain_of, index_of, read_departments
from .view_types import Level, Project, Region, SpaceKind

REGIONS: Final[tuple[Region, ...]] = ("west", "midwest", "east", "south")
PROJECTS: Final[tuple[Project, ...]] = ("housing", "commerce", "industry", "infrastructure")
HOUSING: Final = 0
LEVELS: Final[tuple[Level, ...]] = ("cart", "stagecoach", "railroad")
RAILROAD: Final = 2
COLUMNS: Final = ("education", "human_rights", "welfare", "health")
ANY: Final = -1  # a slot of a small city takes any project
DONATION: Final = 4  # an event that is no region is a donation
ROWS, WIDTH, CELLS = 4, 4, 16
CELL_IDS: Final = tuple(f"{row}{column}" for row in range(1, 5) for column in range(1, 5))
CELL: Final = {id: cell for cell, id in enumerate(CELL_IDS)}
LAST: Final = 4  # the last of five spaces, counted from 0
SPACES: Final = 5


@option
class Slot(NamedTuple):
    """A place for a project in a city."""

    city: str
    slot: int


class City(NamedTuple):
    """A city of the map; its slots are numbered through all cities from `first` on."""

    id: str
    region: int
    size: str
    slots: tuple[int, ...]  # the project each takes, or ANY
    vp: int
    transport: bool  # building here pays transport income (CAR-6.3.6)
    links: int
    first: int
    fill: tuple[int, ...]  # its slots, leftmost first


class Track(NamedTuple):
    """A region's transport track of five spaces."""

    level: tuple[int, ...]
    cost: tuple[int, ...]  # research points to enter each space
    income: tuple[Gain, ...]
    reward: Gain  # for reaching the last space


class Space(NamedTuple):
    """A space of a project tab."""

    kind: SpaceKind
    cost: int
    income: tuple[Gain, ...]  # more than one: choose
    vp: int
    cap: int


class Donation(NamedTuple):
    """A space of the donation chart and what it scores."""

    id: str
    column: str
    row: int
    per: str
    vp: int
    types: tuple[int, ...]  # departments' or projects' types, or the region
    pay_money: int
    pay_goods: int
    times: int


@dataclass(frozen=True)
class Box:
    """Everything in the box, as one edition prints it."""

    rounds: int
    employees: int
    disks: int
    setup: Mapping[str, Any]
    cities: tuple[City, ...]
    city: Mapping[str, int]
    roads: tuple[tuple[int, int], ...]
    near: tuple[int, ...]  # by city: its neighbours, as bits
    major: int  # the major cities, as bits
    slots: tuple[Slot, ...]
    slot_index: Mapping[Slot, int]
    slot_city: tuple[int, ...]
    slot_type: tuple[int, ...]
    slots_for: tuple[tuple[int, ...], ...]  # by project: the slots that take it
    tracks: tuple[Track, ...]
    donations: tuple[Donation, ...]
    donation: Mapping[str, int]
    donation_step: int
    cheap_step: int
    cap: int
    links: tuple[tuple[int, ...], ...]  # VP by level and link points
    departments: tuple[Department, ...]  # five printed, then the tiles by number
    department: Mapping[str, int]
    printed: int
    base_kinds: int  # tiles of the base game; the expansion's follow
    copies: int
    lobby: int
    row_vp: tuple[int, ...]
    build_goods: tuple[int, int]  # on a free cell, on one with an own employee
    tab_goods: tuple[int, ...]
    tabs: tuple[tuple[tuple[Space, ...], ...], ...]  # by project and side
    tiles: Mapping[int, tuple[tuple[int, ...], tuple[int, ...]]]
    last_region: tuple[int, ...]
    cards: Mapping[str, Card]
    vp_cards: tuple[int, ...]
    difficulty: Mapping[str, tuple[int, int]]
    andrew_disks: int
    andrew_department: int
    andrew_last_space: int
    choice_vp: int
    employee_vp: int


def load(tables: Mapping[str, Any]) -> Box:
    """The box of an edition; `EditionError` names the entry that cannot be."""
    cities = _cities(tables)
    donations = _donations(tables["donations"])
    city = {one.id: index for index, one in enumerate(cities)}
    donation = {one.id: index for index, one in enumerate(donations)}
    pieces = tables["pieces"]
    return Box(
        rounds=count(tables["game"]["rounds"], ("game", "rounds"), 20, 20),
        employees=count(pieces["employees"], ("pieces", "employees"), 10, 40),
        disks=count(pieces["disks"], ("pieces", "disks"), 30, 60),
        copies=count(pieces["department_copies"], ("pieces", "department_copies"), 1, 4),
        setup=_setup(tables["setup"]),
        cities=cities,
        city=city,
        donations=donations,
        donation=donation,
        **_map(cities, _roads(tables["roads"]["edges"], city)),
        **_company(tables),
        **_board(tables),
        **read_solo(tables["solo"], city, donation, REGIONS),
    )


def _map(cities: tuple[City, ...], roads: tuple[tuple[int, int], ...]) -> dict[str, Any]:
    """Roads and slots, in the forms the rules ask for them."""
    near = [0] * len(cities)
    for a, b in roads:
        near[a] |= 1 << b
        near[b] |= 1 << a
    slots = tuple(Slot(one.id, slot) for one in cities for slot in range(len(one.slots)))
    slot_type = tuple(kind for one in cities for kind in one.slots)
    return {
        "roads": roads,
        "near": tuple(near),
        "major": sum(1 << index for index, one in enumerate(cities) if one.size == "large"),
        "slots": slots,
        "slot_index": {slot: index for index, slot in enumerate(slots)},
        "slot_city": tuple(index for index, one in enumerate(cities) for _ in one.slots),
        "slot_type": slot_type,
        "slots_for": tuple(
            tuple(slot for slot, takes in enumerate(slot_type) if takes in (ANY, kind))
            for kind in range(len(PROJECTS))
        ),
    }


def _company(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Departments, the plan of the company, the tabs."""
    departments, base_kinds = read_departments(tables)
    company, tabs = tables["company"], tables["tabs"]
    return {
        "departments": departments,
        "department": {one.id: index for index, one in enumerate(departments)},
        "printed": sum(one.number == 0 for one in departments),
        "base_kinds": base_kinds,
        "lobby": _lobby(company["lobby"], departments),
        "row_vp": tuple(count(vp, ("company", "vp_by_row"), 0, 20) for vp in company["vp_by_row"]),
        "build_goods": (company["build_goods"], company["build_goods_with_employee"]),
        "tab_goods": tuple(count(tabs[name]["goods"], ("tabs", name), 0, 9) for name in PROJECTS),
        "tabs": tuple(_tab(name, tabs[name]) for name in PROJECTS),
    }


def _board(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Tracks, timeline, the prices of donations and what the end gives."""
    chart, scoring, timeline = tables["donations"], tables["scoring"], tables["timeline"]
    last = timeline["last"]
    return {
        "tracks": tuple(_track(name, tables["transport"][name]) for name in REGIONS),
        "donation_step": count(chart["step"], ("donations", "step"), 1, 20),
        "cheap_step": count(chart["step_with_communications"], ("donations",), 1, 20),
        "cap": count(chart["cap"], ("donations", "cap"), 0, 50),
        "links": tuple(_links(level, tables["links"]) for level in LEVELS),
        "tiles": _tiles(timeline["tiles"]),
        "last_region": tuple(
            index_of(REGIONS, last[name], ("timeline", "last", name)) for name in ACTIONS
        ),
        "choice_vp": count(scoring["choice_tile"], ("scoring", "choice_tile"), 0, 20),
        "employee_vp": count(scoring["active_employee"], ("scoring", "active_employee"), 0, 20),
    }


def rows_of(tables: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The entries of a table that are tables themselves."""
    return {id: row for id, row in tables.items() if isinstance(row, Mapping)}


def _setup(table: Mapping[str, Any]) -> Mapping[str, Any]:
    for key in ("departments_removed", "neutral_disks", "choice_tiles"):
        if len(table[key]) != 4:
            raise EditionError(("setup", key), "one entry for each number of players (CAR-2.3)")
    return table


def _cities(tables: Mapping[str, Any]) -> tuple[City, ...]:
    cities: list[City] = []
    first = 0
    for id, row in rows_of(tables["cities"]).items():
        here = ("cities", id)
        size = row["size"]
        places = {"small": 1, "medium": 3, "large": 5}.get(size)
        if places is None or len(row["slots"]) != places:
            raise EditionError(
                (*here, "slots"), "small cities have 1 slot, medium 3, large 5 (CAR-1.6)"
            )
        slots = tuple(
            ANY if kind == "any" else index_of(PROJECTS, kind, (*here, "slots"))
            for kind in row["slots"]
        )
        if (ANY in slots) != (size == "small"):
            raise EditionError((*here, "slots"), "only small cities take any project (CAR-1.6)")
        fill = tuple(first + slot for slot in tables["leftmost"][size])
        region = index_of(REGIONS, row["region"], (*here, "region"))
        vp = count(row["vp"], (*here, "vp"), 0, 20)
        links = count(row["link_points"], (*here, "link_points"), 0, 2)
        if (links > 0) != (size == "large"):
            raise EditionError((*here, "link_points"), "for the major cities alone (CAR-9.7)")
        transport = bool(row["transport_income"])
        cities.append(City(id, region, size, slots, vp, transport, links, first, fill))
        first += len(slots)
    if sum(one.links for one in cities) != 5:
        raise EditionError(("cities",), "the link points are five in all (CAR-9.7)")
    return tuple(cities)


def _roads(edges: Sequence[Any], city: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    try:
        roads = tuple((city[a], city[b]) for a, b in edges)
    except KeyError as error:
        problem = f"no such city: {error} (CAR-9.6)"
        raise EditionError(("roads", "edges"), problem) from error
    if len({frozenset(road) for road in roads}) != len(roads):
        raise EditionError(("roads", "edges"), "a road is listed twice (CAR-9.6)")
    return roads


def _track(name: str, row: Mapping[str, Any]) -> Track:
    here = ("transport", name)
    for key in ("level", "cost", "income"):
        if len(row[key]) != SPACES:
            raise EditionError((*here, key), "a track has five spaces (CAR-1.4)")
    level = tuple(index_of(LEVELS, one, (*here, "level")) for one in row["level"])
    if list(level) != sorted(level):
        raise EditionError((*here, "level"), "levels never fall along a track (CAR-7.9)")
    cost = tuple(count(one, (*here, "cost"), 0, 20) for one in row["cost"])
    income = tuple(gain_of(one, (*here, "income")) for one in row["income"])
    return Track(level, cost, income, gain_of(row["reward"], (*here, "reward")))


def _donations(table: Mapping[str, Any]) -> tuple[Donation, ...]:
    donations = []
    for id, row in rows_of(table).items():
        here = ("donations", id)
        names = [*row.get("types", ()), *(row[key] for key in ("type", "region") if key in row)]
        known = {"department": ACTIONS, "project": PROJECTS, "region": REGIONS}
        possible = known.get(row["per"], ())
        types = tuple(index_of(possible, name, here) for name in names)
        pay = gain_of(row.get("pay", {}), (*here, "pay"))
        vp = count(row["vp"], (*here, "vp"), 0, 50)
        index_of(COLUMNS, row["column"], (*here, "column"))
        times = row.get("times", 0)
        donations.append(
            Donation(
                *(id, row["column"], row["row"], row["per"], vp),
                *(types, pay.money, pay.goods, times),
            )
        )
    if len(donations) != 20:
        raise EditionError(("donations",), "the chart has 20 spaces (CAR-1.8)")
    return tuple(donations)


def _links(level: str, table: Mapping[str, Any]) -> tuple[int, ...]:
    row = table[level]
    if len(row) != 6:
        raise EditionError(("links", level), "VP for 0 to 5 link points (CAR-9.7)")
    return tuple(count(vp, ("links", level), 0, 99) for vp in row)


def _lobby(id: str, departments: Sequence[Department]) -> int:
    if id not in CELL or CELL[id] in {one.cell for one in departments}:
        raise EditionError(("company", "lobby"), "a cell of its own, such as '42' (CAR-1.9)")
    return CELL[id]


def _tab(name: str, table: Mapping[str, Any]) -> tuple[tuple[Space, ...], ...]:
    sides = []
    for side in "AB":
        here = ("tabs", name, side, "spaces")
        spaces = []
        for row in table[side]["spaces"]:
            income = row.get("income", {})
            choices = income.get("choose_one", [income] if income else [])
            gains = tuple(gain_of(one, here) for one in choices)
            if bool(gains) != (row["kind"] == "project"):
                raise EditionError(here, "project spaces have an income, others none (CAR-7.3)")
            cost = count(row["cost"], here, 0, 20)
            space = Space(row["kind"], cost, gains, row.get("vp", 0), row.get("cap", 0))
            spaces.append(space)
        sides.append(tuple(spaces))
    return tuple(sides)


def _tiles(table: Mapping[str, Any]) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    tiles = {}
    for id, row in table.items():
        here = ("timeline", "tiles", id)
        faces = []
        for face in ("front", "back"):
            if len(row[face]) != SPACES - 1:
                raise EditionError((*here, face), "a tile has four spaces (CAR-2.1)")
            possible = (*REGIONS, "donation")
            faces.append(tuple(index_of(possible, one, (*here, face)) for one in row[face]))
        tiles[int(id)] = (faces[0], faces[1])
    if len(tiles) < 4:
        raise EditionError(("timeline", "tiles"), "four tiles are drawn (CAR-2.1)")
    return tiles
