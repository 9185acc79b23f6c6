"""What research is told of Carnegie: the actions there are, and what a seat observes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from magnate.games.carnegie.components import (
    ACTIONS,
    CELL_IDS,
    CELLS,
    EVENTS,
    LAST,
    PROJECTS,
    REGIONS,
    SPACES,
    Box,
    Gain,
)
from magnate.games.carnegie.options import (
    ACTIVATE,
    ACTIVE,
    ADVANCES,
    ALL,
    BONUS,
    BRING_ACTIVE,
    BRING_IDLE,
    CHOICES,
    CUT,
    EXCHANGE,
    IDLE,
    MOVES,
    SLIDES,
    Department,
    Use,
)
from magnate.games.carnegie.setup import SIDES
from magnate.games.carnegie.solo import BACKS
from magnate.games.carnegie.state import ANDREW, Table, Using

from .observation import Field, Fields, Who, numbered, places, row

PHASES: Final = (
    *("setup", "sides", "neutral", "first", "moves"),
    *("row", "event", "use", "activate", "end", "over"),
)
TAKEN: Final = 40  # more departments than Andrew ever takes


def questions(box: Box, _seats: int) -> dict[str, Iterable[Any]]:
    """Everything that may be answered, by kind of question; the expansion's with the rest."""
    tiles = [one.id for one in box.departments[box.printed :]]
    moves = MOVES
    return {
        "side": SIDES,
        "first": box.slots,
        "reserve": tiles,
        "move": (*moves, EXCHANGE),
        "to": CELL_IDS,
        "activate": (ALL, *ACTIVATE, *BONUS, *CUT),
        "row": ACTIONS,
        "return": range(box.employees + 1),
        "lobby": CELL_IDS,
        "level": range(LAST + 1),
        "income": Gain._fields,
        "research": (*SLIDES, *ADVANCES),
        "donate": box.donation,
        "top": box.donation,
        "use": (*uses(box), *CHOICES),
        "mission": REGIONS,
        "times": range(1, max(one.times for kind in box.departments for one in kind.effects) + 1),
        "department": map(Department, tiles),
        "cell": free_cells(box),
        "bring": (*BRING_ACTIVE, *BRING_IDLE),
        "project": PROJECTS,
        "slot": box.slots,
        "place": (None,),
        "region": REGIONS,
        "share": range(box.disks + 1),
    }


def free_cells(box: Box) -> list[str]:
    """The cells without a printed department or the lobby."""
    printed = {box.lobby, *(one.cell for one in box.departments[: box.printed])}
    return [id for cell, id in enumerate(CELL_IDS) if cell not in printed]


def uses(box: Box) -> list[Use]:
    """Every effect where its department may be: the printed ones in their cells alone."""
    printed, tiles = box.departments[: box.printed], box.departments[box.printed :]
    effects = sorted({effect.id for one in tiles for effect in one.effects})
    there = [Use(CELL_IDS[one.cell], effect.id) for one in printed for effect in one.effects]
    return [*there, *(Use(cell, effect) for cell in free_cells(box) for effect in effects)]


def chance(box: Box) -> int:
    """The most that chance may choose from."""
    return max(len(box.cards), len(box.departments), len(box.tiles))


def limit(_box: Box, seats: int) -> int:
    """Several times the longest game seen: the rules end every game after twenty rounds."""
    return 1000 * seats


def fields(box: Box, seats: int) -> Fields:
    """What a seat observes."""
    table = _table(box, seats)
    if seats == 1:
        table += _andrew(box)
    return Fields(table, _player(box), (), _about(box))


def _table(box: Box, seats: int) -> list[Field]:
    phase, rows = numbered(PHASES), len(ACTIONS)
    owners, kinds = seats + 2, len(box.departments)
    return [
        Field("round", "the round", box.rounds, lambda t, _: (t.round,)),
        Field("phase", f"the phase: {', '.join(PHASES)}", len(PHASES),
              lambda t, _: (phase[t.phase],), what="one of"),
        Field("turn", "players of this phase who are done", seats, lambda t, _: (t.turn,)),
        Field("first", "who has the locomotive", seats, lambda t, who: (who[t.first],),
              what="one of"),
        Field("row", f"the row chosen: {', '.join(ACTIONS)}", rows, lambda t, _: (t.row + 1,),
              what="one of"),
        Field("turned", "the row whose marker is turned over", rows,
              lambda t, _: (t.turned + 1,), what="one of"),
        Field("markers", "how far the marker of every row is", SPACES, lambda t, _: t.markers,
              rows),
        Field("events", f"the events of every row: {', '.join(EVENTS)}", len(EVENTS),
              lambda t, _: _events(t), 4 * rows, what="one of"),
        Field("action", "the type of departments that the mover uses", rows,
              lambda t, _: (t.using.action + 1 if t.using else 0,), what="one of"),
        Field("uses", "uses left, by cell", 9,
              lambda t, _: _uses(t.using), CELLS),
        Field("open", "the cell whose department is in use, from 1", CELLS,
              lambda t, _: (t.using.open_cell + 1 if t.using else 0,), what="one of"),
        Field("begun", "1 once the mover has done something in this phase", 1,
              lambda t, _: (bool(t.using and not t.using.fresh),)),
        Field("diagonal", "1 if the mover's employees may move diagonally", 1,
              lambda t, _: (bool(t.using and t.using.diagonal),)),
        Field("slots", "whose disk is on every slot of the map", owners,
              lambda t, who: [who[one] for one in t.slots], len(box.slots), what="one of"),
        Field("projects", f"which project it is: {', '.join(PROJECTS)}", len(PROJECTS),
              lambda t, _: [kind + 1 for kind in t.kinds], len(box.slots), what="one of"),
        Field("donations", "whose disks are on every donation, the last seat's bit first",
              (1 << owners) - 1, lambda t, who: [_bits(bits, who) for bits in t.donated],
              len(box.donations)),
        Field("market", "tiles on offer of every department", box.copies,
              lambda t, _: t.market, kinds),
        Field("neutral", "neutral disks placed", 60, lambda t, _: (t.neutral,)),
    ]  # fmt: skip


def _player(box: Box) -> list[Field]:
    kinds, regions, tabs = len(box.departments), len(REGIONS), len(PROJECTS)
    spaces = max(len(side) for tab in box.tabs for side in tab)
    donations = len(box.donations)
    return [
        Field("points", "points scored", 300, lambda _t, me, _: (me.points,), low=-50),
        Field("money", "dollars", 150, lambda _t, me, _: (me.money,)),
        Field("goods", "goods", 60, lambda _t, me, _: (me.goods,)),
        Field("disks", "disks in the supply", box.disks, lambda _t, me, _: (me.disks,)),
        Field("unhired", "employees not hired", box.employees, lambda _t, me, _: (me.unhired,)),
        Field("choice", "1 with the action choice tile", 1, lambda _t, me, _: (me.choice_tile,)),
        Field("reserved", "the department that must be built first", kinds,
              lambda _t, me, _: (me.reserved + 1,), what="one of"),
        Field("moves", "moves left", 60, lambda _t, me, _: (me.moves,)),
        Field("research", "research points left", 60, lambda _t, me, _: (me.rp,)),
        Field("rooms", "what is in every cell: the departments, then free, then a lobby",
              kinds + 1, lambda _t, me, _: [room if room >= 0 else kinds - 1 - room
                                            for room in me.rooms], CELLS, what="one of"),
        Field("active", "employees standing, by cell", 9, lambda _t, me, _: me.active, CELLS),
        Field("idle", "employees lying, by cell", box.employees, lambda _t, me, _: me.idle, CELLS),
        Field("missions", "employees on missions, by region", box.employees,
              lambda _t, me, _: me.missions, regions),
        Field("transport", "the space of every transport track", LAST,
              lambda _t, me, _: me.transport, regions),
        Field("sides", "the side of every tab: A, B", 2,
              lambda _t, me, _: [side + 1 for side in me.sides], tabs, what="one of"),
        Field("exposed", "how many spaces of every tab show", spaces,
              lambda _t, me, _: me.exposed, tabs),
        Field("on tab", "1 for every space of a tab with a disk", 1,
              lambda _t, me, _: [bits >> n & 1 for bits in me.on_tab for n in range(spaces)],
              tabs * spaces),
        Field("opened", "1 for every space of a tab whose disk was built", 1,
              lambda _t, me, _: [bits >> n & 1 for bits in me.opened for n in range(spaces)],
              tabs * spaces),
        Field("donations", "donations made: the place of each", donations,
              lambda _t, me, _: places([one + 1 for one in me.donations], donations), donations,
              what="place"),
    ]  # fmt: skip


def _andrew(box: Box) -> list[Field]:
    card, kinds, donations = numbered(box.cards), len(box.departments), len(box.donations)
    steps, regions = len(box.vp_cards), len(REGIONS)
    return [
        Field("andrew.chooses", "1 if Andrew chooses the row", 1,
              lambda t, _: (t.andrew.chooses,)),
        Field("andrew.card", "Andrew's card, face up", len(box.cards),
              lambda t, _: (card[t.andrew.card or ""],), what="one of"),
        Field("andrew.back", f"its back: {', '.join(BACKS)}", len(BACKS),
              lambda t, _: (t.andrew.back + 1,), what="one of"),
        Field("andrew.next back", "the back of the next card", len(BACKS),
              lambda t, _: (t.andrew.next_back + 1,), what="one of"),
        Field("andrew.deck", "normal and hard cards in his deck", len(box.cards),
              lambda t, _: (t.andrew.normals, t.andrew.hards), 2),
        Field("andrew.unseen", "1 for every card that has not been seen", 1,
              lambda t, _: [id in t.andrew.unseen for id in box.cards], len(box.cards)),
        Field("andrew.position", "the VP card that his card has come to", steps,
              lambda t, _: (t.andrew.position,)),
        Field("andrew.tucked", "cards under every VP card", 20, lambda t, _: t.andrew.tucked,
              steps),
        Field("andrew.disks", "his disks", box.andrew_disks, lambda t, _: (t.andrew.disks,)),
        Field("andrew.transport", "his space on every transport track", LAST,
              lambda t, _: t.andrew.transport, regions),
        Field("andrew.departments", "departments he took, in order", kinds,
              lambda t, _: row([kind + 1 for kind in t.andrew.departments], TAKEN), TAKEN,
              what="one of"),
        Field("andrew.donations", "his donations: the place of each", donations,
              lambda t, _: places([one + 1 for one in t.andrew.donations], donations), donations,
              what="place"),
    ]  # fmt: skip


def _uses(using: Using | None) -> list[int]:
    return [using.uses.get(cell, 0) if using else 0 for cell in range(CELLS)]


def _events(t: Table) -> list[int]:
    if t.first < 0:
        return [0] * 4 * len(ACTIONS)
    return [event + 1 for row in range(len(ACTIONS)) for event in t.spaces(row)]


def _bits(owners: int, who: Who) -> int:
    """Owners of disks as bits: the observer's is the lowest."""
    return sum(1 << who[one] - 1 for one in range(ANDREW + 1) if owners >> one & 1)


def _about(box: Box) -> dict[str, Sequence[str] | int]:
    return {
        "tab": PROJECTS,
        "moves": 60,
        "cell": CELL_IDS,
        "who": (ACTIVE, IDLE),
        "action": ACTIONS,
        "region": REGIONS,
        "n": box.employees,
        "space": 9,
        "rp": 60,
        "cost": 150,
        "department": [*box.department],
        "project": PROJECTS,
    }
