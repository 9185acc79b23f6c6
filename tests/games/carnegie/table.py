"""Tables of Carnegie laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magnate.engine.copying import replaced
from magnate.engine.position import Position
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import ACTIONS, CELL, PROJECTS, REGIONS, Box
from magnate.games.carnegie.options import Slot
from magnate.games.carnegie.state import Player, Table, new_table

BOX: Box = GAME.standard.box(GAME.load)


def laid_out(seats: int = 2, variants: Sequence[str] = (), **more: Any) -> Table:
    """A table after the set-up: seat 0 leads round 1, all tabs on side A, everything on offer."""
    t = new_table(BOX, seats, frozenset(variants))
    t.tiles, t.faces = (1, 2, 3, 4), (0, 0, 0, 0)
    t.first, t.phase = 0, more.pop("phase", "row")
    t.round = more.pop("round", 0)
    for kind in range(BOX.printed, len(BOX.departments)):
        t.market = replaced(t.market, kind, BOX.copies)
    for player in t.players:
        player.sides = (0, 0, 0, 0)
    for key, value in more.items():
        setattr(t, key, value)
    return t


def using(action: str, seats: int = 2, **more: Any) -> Table:
    """A table where seat 0 is about to use departments of a type."""
    t = laid_out(seats, phase="use", round=1, **more)
    t.row = ACTIONS.index(action)
    return t


def event(region: str | None, seats: int = 2, **more: Any) -> Table:
    """A table where seat 0 is about to resolve an income event, or a donation for None."""
    t = laid_out(seats, phase="event", round=1, **more)
    wanted = 4 if region is None else REGIONS.index(region)
    for tile, faces in BOX.tiles.items():
        for face, spaces in enumerate(faces):
            if spaces[0] == wanted:
                t.tiles, t.faces = replaced(t.tiles, 0, tile), replaced(t.faces, 0, face)
                t.row = 0
                return t
    raise AssertionError(region)


def position(t: Table) -> Position[Table]:
    """A position that waits for the mover."""
    return Position(GAME, t)


def kinds(p: Position[Table]) -> str:
    """What is asked, and of whom."""
    assert p.decision is not None
    return f"{p.decision.seat} {p.decision.kind}"


def department(name: str) -> int:
    """A department by its id."""
    return BOX.department[name]


def build(me: Player, name: str, cell: str, active: int = 0, idle: int = 0) -> None:
    """Put a department into a company, with employees out of the unhired."""
    kind = department(name)
    me.rooms = replaced(me.rooms, CELL[cell], kind)
    me.where[kind] = CELL[cell]
    me.active[CELL[cell]] += active
    me.idle[CELL[cell]] += idle
    me.unhired -= active + idle
    if name == "new_lobby":
        me.lobbies += (CELL[cell],)


def staff(me: Player, cell: str, active: int = 0, idle: int = 0) -> None:
    """Set the employees of a cell."""
    me.active[CELL[cell]], me.idle[CELL[cell]] = active, idle


def own(t: Table, seat: int, *places: str) -> None:
    """Give a player housing projects on the first free slots of cities, by sleight of hand."""
    for place in places:
        city = BOX.cities[BOX.city[place]]
        slot = next(slot for slot in city.fill if t.slots[slot] < 0)
        t.slots[slot], t.kinds = seat, replaced(t.kinds, slot, 0)


def open_space(me: Player, project: str, space: int = 0) -> None:
    """A project of this tab space has been built."""
    kind = PROJECTS.index(project)
    me.on_tab = replaced(me.on_tab, kind, me.on_tab[kind] & ~(1 << space))
    me.opened = replaced(me.opened, kind, me.opened[kind] | 1 << space)
    me.exposed = replaced(me.exposed, kind, max(me.exposed[kind], space + 1))


def at(t: Table, city: str, slot: int) -> int:
    """Whose disk is on a slot."""
    return t.slots[BOX.slot_index[Slot(city, slot)]]


def away(t: Table, region: str, number: int, seat: int = 0) -> None:
    """Send employees out of the lobby to a region."""
    me = t.players[seat]
    me.missions = replaced(me.missions, REGIONS.index(region), number)
    me.idle[BOX.lobby] -= number
