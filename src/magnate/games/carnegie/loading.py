"""Loads an edition's tables into the box, and checks them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from magnate.engine.edition import EditionError, whole_number

from .components import (
    ACTIONS,
    ANY,
    CELL,
    COLUMNS,
    DIFFICULTIES,
    EVENTS,
    LEVELS,
    NOTHING,
    ONGOING,
    PROJECTS,
    REGIONS,
    SPACES,
    Box,
    Card,
    City,
    Department,
    Donation,
    Effect,
    Gain,
    Space,
    Track,
)
from .options import Slot

Rows = Mapping[str, Any]
Places = Mapping[str, int]
DOES: Final = ("", "department", "project", "donation", "place", "region")
ORIENTATIONS: Final = ("rows", "columns")
PER: Final = ("", "active_pair", "department")


def load(tables: Rows) -> Box:
    """The box of an edition; `EditionError` names the entry that cannot be."""
    cities = _cities(tables)
    donations = _donations(tables["donations"])
    city = {one.id: index for index, one in enumerate(cities)}
    donation = {one.id: index for index, one in enumerate(donations)}
    pieces = tables["pieces"]
    return Box(
        rounds=whole_number(tables["game"]["rounds"], ("game", "rounds"), 20, 20),
        employees=whole_number(pieces["employees"], ("pieces", "employees"), 10, 40),
        disks=whole_number(pieces["disks"], ("pieces", "disks"), 30, 60),
        copies=whole_number(pieces["department_copies"], ("pieces", "department_copies"), 1, 4),
        setup=_setup(tables["setup"]),
        cities=cities,
        city=city,
        donations=donations,
        donation=donation,
        **_map(cities, _roads(tables["roads"]["edges"], city)),
        **_company(tables),
        **_board(tables),
        **_solo(tables["solo"], city, donation),
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


def _company(tables: Rows) -> dict[str, Any]:
    """Departments, the plan of the company, the tabs."""
    departments, base_kinds = _departments(tables)
    company, tabs = tables["company"], tables["tabs"]
    return {
        "departments": departments,
        "department": {one.id: index for index, one in enumerate(departments)},
        "printed": sum(one.number == 0 for one in departments),
        "base_kinds": base_kinds,
        "lobby": _lobby(company["lobby"], departments),
        "row_vp": _numbers(company["vp_by_row"], ("company", "vp_by_row"), 0, 20),
        "build_goods": (company["build_goods"], company["build_goods_with_employee"]),
        "tab_goods": _numbers([tabs[name]["goods"] for name in PROJECTS], ("tabs",), 0, 9),
        "tabs": tuple(_tab(name, tabs[name]) for name in PROJECTS),
    }


def _board(tables: Rows) -> dict[str, Any]:
    """Tracks, timeline, the prices of donations and what the end gives."""
    chart, scoring, timeline = tables["donations"], tables["scoring"], tables["timeline"]
    last, orientation = timeline["last"], timeline.get("tile_orientation", "rows")
    return {
        "tracks": tuple(_track(name, tables["transport"][name]) for name in REGIONS),
        "donation_step": whole_number(chart["step"], ("donations", "step"), 1, 20),
        "cheap_step": whole_number(chart["step_with_communications"], ("donations",), 1, 20),
        "cap": whole_number(chart["cap"], ("donations", "cap"), 0, 50),
        "links": tuple(_links(level, tables["links"]) for level in LEVELS),
        "columns": _index(ORIENTATIONS, orientation, ("timeline", "tile_orientation")) == 1,
        "tiles": _tiles(timeline["tiles"]),
        "last_region": tuple(
            _index(REGIONS, last[name], ("timeline", "last", name)) for name in ACTIONS
        ),
        "choice_vp": whole_number(scoring["choice_tile"], ("scoring", "choice_tile"), 0, 20),
        "employee_vp": whole_number(
            scoring["active_employee"], ("scoring", "active_employee"), 0, 20
        ),
    }


def _rows(tables: Rows) -> dict[str, Rows]:
    """The entries of a table that are tables themselves."""
    return {id: row for id, row in tables.items() if isinstance(row, Mapping)}


def _setup(table: Rows) -> Rows:
    for key in ("departments_removed", "neutral_disks", "choice_tiles"):
        if len(table[key]) != 4:
            raise EditionError(("setup", key), "one entry for each number of players (CAR-2.3)")
    return table


def _cities(tables: Rows) -> tuple[City, ...]:
    cities: list[City] = []
    first = 0
    for id, row in _rows(tables["cities"]).items():
        here = ("cities", id)
        size = row["size"]
        places = {"small": 1, "medium": 3, "large": 5}.get(size)
        if places is None or len(row["slots"]) != places:
            raise EditionError(
                (*here, "slots"), "small cities have 1 slot, medium 3, large 5 (CAR-1.6)"
            )
        slots = tuple(
            ANY if kind == "any" else _index(PROJECTS, kind, (*here, "slots"))
            for kind in row["slots"]
        )
        if (ANY in slots) != (size == "small"):
            raise EditionError((*here, "slots"), "only small cities take any project (CAR-1.6)")
        fill = tuple(first + slot for slot in tables["leftmost"][size])
        region = _index(REGIONS, row["region"], (*here, "region"))
        vp = whole_number(row["vp"], (*here, "vp"), 0, 20)
        links = whole_number(row["link_points"], (*here, "link_points"), 0, 2)
        if (links > 0) != (size == "large"):
            raise EditionError((*here, "link_points"), "for the major cities alone (CAR-9.7)")
        transport = bool(row["transport_income"])
        cities.append(City(id, region, size, slots, vp, transport, links, first, fill))
        first += len(slots)
    if sum(one.links for one in cities) != 5:
        raise EditionError(("cities",), "the link points are five in all (CAR-9.7)")
    return tuple(cities)


def _roads(edges: Sequence[Any], city: Places) -> tuple[tuple[int, int], ...]:
    try:
        roads = tuple((city[a], city[b]) for a, b in edges)
    except KeyError as error:
        problem = f"no such city: {error} (CAR-9.6)"
        raise EditionError(("roads", "edges"), problem) from error
    if len({frozenset(road) for road in roads}) != len(roads):
        raise EditionError(("roads", "edges"), "a road is listed twice (CAR-9.6)")
    return roads


def _track(name: str, row: Rows) -> Track:
    here = ("transport", name)
    for key in ("level", "cost", "income"):
        if len(row[key]) != SPACES:
            raise EditionError((*here, key), "a track has five spaces (CAR-1.4)")
    level = tuple(_index(LEVELS, one, (*here, "level")) for one in row["level"])
    if list(level) != sorted(level):
        raise EditionError((*here, "level"), "levels never fall along a track (CAR-7.9)")
    cost = _numbers(row["cost"], (*here, "cost"), 0, 20)
    income = tuple(_income(one, (*here, "income")) for one in row["income"])
    return Track(level, cost, income, _income(row["reward"], (*here, "reward")))


def _donations(table: Rows) -> tuple[Donation, ...]:
    donations = []
    for id, row in _rows(table).items():
        here = ("donations", id)
        names = [*row.get("types", ()), *(row[key] for key in ("type", "region") if key in row)]
        known = {"department": ACTIONS, "project": PROJECTS, "region": REGIONS}
        possible = known.get(row["per"], ())
        types = tuple(_index(possible, name, here) for name in names)
        pay = _gain(row.get("pay", {}), (*here, "pay"))
        vp = whole_number(row["vp"], (*here, "vp"), 0, 50)
        _index(COLUMNS, row["column"], (*here, "column"))
        column, place, per, times = row["column"], row["row"], row["per"], row.get("times", 0)
        one = Donation(id, column, place, per, vp, types, pay.money, pay.goods, times)
        donations.append(one)
    if len(donations) != 20:
        raise EditionError(("donations",), "the chart has 20 spaces (CAR-1.8)")
    return tuple(donations)


def _links(level: str, table: Rows) -> tuple[int, ...]:
    row = table[level]
    if len(row) != 6:
        raise EditionError(("links", level), "VP for 0 to 5 link points (CAR-9.7)")
    return _numbers(row, ("links", level), 0, 99)


def _lobby(id: str, departments: Sequence[Department]) -> int:
    if id not in CELL or CELL[id] in {one.cell for one in departments}:
        raise EditionError(("company", "lobby"), "a cell of its own, such as '42' (CAR-1.9)")
    return CELL[id]


def _tab(name: str, table: Rows) -> tuple[tuple[Space, ...], ...]:
    sides = []
    for side in "AB":
        here = ("tabs", name, side, "spaces")
        spaces = []
        for row in table[side]["spaces"]:
            income = row.get("income", {})
            choices = income.get("choose_one", [income] if income else [])
            gains = tuple(_income(one, here) for one in choices)
            if bool(gains) != (row["kind"] == "project"):
                raise EditionError(here, "project spaces have an income, others none (CAR-7.3)")
            cost = whole_number(row["cost"], here, 0, 20)
            space = Space(row["kind"], cost, gains, row.get("vp", 0), row.get("cap", 0))
            spaces.append(space)
        sides.append(tuple(spaces))
    return tuple(sides)


def _tiles(table: Rows) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    tiles = {}
    for id, row in table.items():
        here = ("timeline", "tiles", id)
        faces = []
        for face in ("front", "back"):
            if len(row[face]) != SPACES - 1:
                raise EditionError((*here, face), "a tile has four spaces (CAR-2.1)")
            faces.append(tuple(_index(EVENTS, one, (*here, face)) for one in row[face]))
        tiles[int(id)] = (faces[0], faces[1])
    if len(tiles) < 4:
        raise EditionError(("timeline", "tiles"), "four tiles are drawn (CAR-2.1)")
    return tiles


def _departments(tables: Rows) -> tuple[tuple[Department, ...], int]:
    """Five printed departments, the tiles of the base game and of the expansion, and how many."""
    printed, base, more = (
        [_department(id, row, (section, id)) for id, row in _rows(tables[section]).items()]
        for section in ("printed", "departments", "expansion")
    )
    if [one.number for one in (*base, *more)] != list(range(1, len(base) + len(more) + 1)):
        raise EditionError(("departments",), "numbers run through all tiles (CAR-1.1)")
    if len({one.cell for one in printed}) != len(printed):
        raise EditionError(("printed",), "every printed department has its own cell (CAR-1.9)")
    departments = (*printed, *base, *more)
    ongoing = {one.ongoing: place for place, one in enumerate(departments) if one.ongoing}
    if ongoing != ONGOING:
        raise EditionError(("departments",), "the ongoing effects are fixed (CAR-6.4.17)")
    return departments, len(base)


def _department(id: str, row: Rows, here: tuple[str, ...]) -> Department:
    effects = tuple(_effect(one, (*here, "effects")) for one in row["effects"])
    places = sorted(_numbers(row["workplaces"], (*here, "workplaces"), 0, 50))
    if len(places) > 3:
        raise EditionError((*here, "workplaces"), "at most three workplaces (CAR-6.4.18)")
    cell = row.get("cell", "")
    return Department(
        id,
        row.get("number", 0),
        _index(ACTIONS, row["type"], (*here, "type")),
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


def _effect(row: Rows, here: tuple[str, ...]) -> Effect:
    if row.get("do", "") not in DOES or row.get("per", "") not in PER:
        raise EditionError(here, f"not an effect of the rules: {dict(row)!r} (CAR-6.4)")
    return Effect(
        row["id"],
        row.get("mission", False),
        _gain(row.get("pay", {}), here),
        _gain(row.get("gain", {}), here),
        whole_number(row.get("times", 1), here, 1, 9),
        row.get("do", ""),
        row.get("per", ""),
        _gain(row.get("instead", {}), here),
    )


def _gain(row: Any, where: tuple[str, ...]) -> Gain:
    """A gain as the tables write it: `{ money = 2 }`."""
    if not isinstance(row, Mapping) or not set(row) <= set(Gain._fields):
        raise EditionError(where, f"should be like {{ money = 2 }}, is {row!r} (CAR-5.1.3)")
    return Gain(**{key: whole_number(value, (*where, key), 0, 50) for key, value in row.items()})


def _income(row: Any, where: tuple[str, ...]) -> Gain:
    """A gain outside a turn, when moves would be lost."""
    income = _gain(row, where)
    if income.moves:
        raise EditionError(where, "no income gives moves (CAR-6.1.4)")
    return income


def _index(names: Sequence[str], name: Any, where: tuple[str, ...]) -> int:
    """The place of a name in a fixed list."""
    if name not in names:
        raise EditionError(where, f"should be one of {', '.join(names)}, is {name!r} (CAR-1.3)")
    return names.index(name)


def _solo(table: Rows, city: Places, donation: Places) -> dict[str, Any]:
    """Andrew's cards and what they score."""
    return {
        "cards": _cards(table["cards"], city, donation),
        "vp_cards": _numbers(table["vp_cards"], ("solo", "vp_cards"), 0, 50),
        "difficulty": _difficulty(table["difficulty"]),
        "andrew_disks": whole_number(table["disks"], ("solo", "disks"), 0, 60),
        "andrew_department": whole_number(table["vp_per_department"], ("solo",), 0, 20),
        "andrew_last_space": whole_number(table["vp_per_last_space"], ("solo",), 0, 20),
    }


def _cards(table: Rows, city: Places, donation: Places) -> dict[str, Card]:
    cards = {}
    for id, row in table.items():
        here = ("solo", "cards", id)
        if row["donation"] not in donation:
            raise EditionError((*here, "donation"), "no such donation (CAR-10.2.4)")
        if unknown := [one for one in row["cities"] if one not in city]:
            raise EditionError((*here, "cities"), f"no such city: {unknown[0]} (CAR-10.2.7)")
        cards[id] = Card(
            id,
            row["deck"] == "hard",
            _index(ACTIONS, row["main"], (*here, "main")),
            donation[row["donation"]],
            whole_number(row["shift"], (*here, "shift"), 0, 10),
            tuple(_index(ACTIONS, one, (*here, "departments")) for one in row["departments"]),
            tuple(city[one] for one in row["cities"]),
            _index(REGIONS, row["region"], (*here, "region")),
            whole_number(row["steps"], (*here, "steps"), 0, 4),
        )
    return cards


def _difficulty(table: Rows) -> dict[str, tuple[int, int]]:
    decks: dict[str, tuple[int, int]] = {}
    for name in DIFFICULTIES:
        normal, hard = table[name]
        if normal + hard != 20:
            raise EditionError(("solo", "difficulty", name), "a deck has 20 cards (CAR-10.1.5)")
        decks[name] = (normal, hard)
    return decks


def _numbers(values: Sequence[Any], where: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
    return tuple(whole_number(value, where, low, high) for value in values)
