"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnate.engine.copying import Copied, copied
from magnate.engine.state import Choosing, Fact, Telling

from .components import (
    ACTIONS,
    CELLS,
    DIFFICULTIES,
    DONATION,
    FREE_CELL,
    LAST,
    LOBBY,
    ONGOING,
    PROJECTS,
    REGIONS,
    Box,
    Card,
)
from .view_types import Difficulty

#: Departments with ongoing effects, by their place in the box; the loader checks them.
PROPERTY, COMMUNICATIONS, TELEGRAPH = (
    ONGOING[name] for name in ("bring_employee", "cheap_donations", "cheap_transport")
)
DIAGONAL, PAYROLL, LOBBYING, ARCHIVES = (
    ONGOING[name] for name in ("diagonal_moves", "payroll", "any_slot", "archives")
)
EMPTY: Final = -1  # a slot without a disk
NEUTRAL, ANDREW = 4, 5  # owners of disks that are no seats
ROOMS: Final = {LOBBY: "lobby", FREE_CELL: "free"}


@copied
@dataclass(slots=True)
class Player(Choosing):
    """A company: its cells and employees, its tabs and disks, what it holds."""

    seat: int
    money: int
    goods: int
    disks: int  # in the personal supply
    unhired: int
    scored: dict[str, int]  # points by where they came from
    rooms: tuple[int, ...]  # by cell: its department, FREE_CELL or LOBBY
    active: list[int]  # by cell
    idle: list[int]  # by cell
    missions: tuple[int, ...]  # by region
    transport: tuple[int, ...]  # by region: the space, from 0
    sides: tuple[int, ...]  # by tab: 0 for A, 1 for B, -1 before the choice
    exposed: tuple[int, ...]  # by tab: how many spaces show
    on_tab: tuple[int, ...]  # by tab: spaces that hold a disk, as bits
    opened: tuple[int, ...]  # by tab: spaces whose disk was built, as bits
    donations: tuple[int, ...]  # in the order made
    where: dict[int, int]  # the cells of the departments built
    lobbies: tuple[int, ...]  # the lobby's cell, and the New Lobby's
    reserved: int = -1  # the department that must be built first
    choice_tile: bool = False
    moves: int = 0  # left in this turn
    rp: int = 0  # left in this turn

    def has(self, department: int) -> bool:
        """Whether an ongoing department is in effect: somebody is active in it (CAR-6.5)."""
        cell = self.where.get(department, -1)
        return cell >= 0 and self.active[cell] > 0

    def built(self, kind: int) -> int:
        """How many projects of a type are built: the vacated spaces of its tab (CAR-9.13)."""
        return self.opened[kind].bit_count()


@copied
@dataclass(slots=True)
class Using(Copied):
    """The mover's phase 3 while it lasts (CAR-6.1)."""

    action: int  # the type of departments used
    uses: dict[int, int]  # left, by the cells of the departments
    diagonal: bool  # employees may move diagonally
    open_cell: int = -1  # whose department is in use
    fresh: bool = True  # nothing has been done yet


@copied
@dataclass(slots=True)
class Andrew(Copied):
    """The opponent of the solo game: no company, only disks, tiles and cards (CAR-10.1.2)."""

    difficulty: Difficulty
    disks: int
    normals: int  # cards of each kind still in the deck
    hards: int
    unseen: list[str]  # action cards that may be in the deck or are not used
    transport: list[int]
    departments: list[int]
    tucked: list[int]  # cards under each VP card
    donations: list[int]
    back: int = -1  # of this round's card: its main action, or HARD
    next_back: int = -1  # of the card on top of the deck
    card: str | None = None  # face up
    position: int = 0  # the VP card it has come to
    chooses: bool = False  # the locomotive is on the right
    scored: dict[str, int] | None = None  # after the game


@copied
@dataclass(slots=True)
class Table(Telling):
    """The map, the timeline, the chart of donations, the departments on offer, the players."""

    box: Box
    players: list[Player]
    slots: list[int]  # whose disk, or EMPTY
    kinds: tuple[int, ...]  # the type of each project, or -1
    donated: tuple[int, ...]  # by donation: its owners, as bits
    market: tuple[int, ...]  # by department: tiles on offer
    tiles: tuple[int, ...]  # by row, 0 before the set-up
    faces: tuple[int, ...]
    markers: list[int]  # by row, 0 at the start to 5 on the last space
    andrew: Andrew | None = None
    expansion: bool = False
    first: int = -1  # who has the locomotive
    phase: str = "setup"  # then sides, neutral, first, moves; row, event, use, activate; over
    turn: int = 0  # players of this phase who are done
    round: int = 0
    row: int = -1  # chosen in this round
    turned: int = -1  # the row whose marker is turned over (CAR-4.4)
    using: Using | None = None
    neutral: int = 0  # neutral disks placed
    facts: list[Fact] | None = None

    def order(self) -> list[int]:
        """Clockwise from the first player (CAR-4.7)."""
        seats = len(self.players)
        return [(self.first + place) % seats for place in range(seats)]

    @property
    def mover(self) -> Player:
        """Whose stretch of the phase it is; the first project is placed in reverse (CAR-2.11)."""
        place = -1 - self.turn if self.phase == "first" else self.turn
        return self.players[(self.first + place) % len(self.players)]

    def next(self, phase: str) -> None:
        """The next player of this phase, or the first of the next."""
        self.turn += 1
        if self.turn == len(self.players):
            self.turn, self.phase = 0, phase

    def advancing(self, row: int) -> int:
        """The row whose marker advances if this one is chosen (CAR-4.3 to CAR-4.5)."""
        markers = self.markers
        for step in range(len(ACTIONS)):
            below = (row + step) % len(ACTIONS)
            if markers[below] <= LAST:
                return below
        raise ValueError("all markers are on their last spaces")

    def event(self, row: int) -> tuple[int, bool]:
        """The region (or -1) and whether donations are made on a row's next space (CAR-5)."""
        space = self.markers[row]
        if space == LAST:
            return self.box.last_region[row], True
        event = self.spaces(row)[space]
        return (event, False) if event < DONATION else (-1, True)

    def spaces(self, row: int) -> tuple[int, ...]:
        """The events of a row's four tile spaces, a region or DONATION each (CAR-2.1, R-01)."""
        tiles = self.box.tiles
        if self.box.columns:
            placed = zip(self.tiles, self.faces, strict=True)
            return tuple([tiles[tile][face][row] for tile, face in placed])
        return tiles[self.tiles[row]][self.faces[row]]

    def open_slots(self, kind: int) -> list[int]:
        """Free slots that take a project of this type (CAR-6.3.4)."""
        slots = self.slots
        return [slot for slot in self.box.slots_for[kind] if slots[slot] < 0]

    def donation_cost(self, me: Player) -> int:
        """The k-th donation costs 5k dollars, 3k with Communications (CAR-5.2.2, CAR-6.4.12)."""
        box = self.box
        step = box.cheap_step if me.has(COMMUNICATIONS) else box.donation_step
        return step * (len(me.donations) + 1)

    def advance_cost(self, me: Player, region: int) -> int | None:
        """RP for the next space of a track, or None at its end or if it is taken (CAR-7.5)."""
        space = me.transport[region] + 1
        if space > LAST:
            return None
        if space == LAST and self.last_space(region) and not me.has(ARCHIVES):
            return None
        cost = self.box.tracks[region].cost[space]
        return max(1, cost - 1) if me.has(TELEGRAPH) else cost

    def last_space(self, region: int) -> list[int]:
        """Whose disks are on the last space of a track, which is for one alone (CAR-7.6)."""
        there = [player.seat for player in self.players if player.transport[region] == LAST]
        if self.andrew and self.andrew.transport[region] == LAST:
            there.append(ANDREW)
        return there

    def slide_cost(self, me: Player, kind: int) -> int | None:
        """RP to slide a tab one space further, or None if it is fully out (CAR-7.3, CAR-7.4)."""
        spaces = self.box.tabs[kind][me.sides[kind]]
        exposed = me.exposed[kind]
        return spaces[exposed].cost if exposed < len(spaces) else None

    def room_name(self, me: Player, cell: int) -> str:
        """What a cell holds: a department's id, "lobby" or "free"."""
        room = me.rooms[cell]
        return self.box.departments[room].id if room >= 0 else ROOMS[room]

    def card(self) -> Card:
        """Andrew's card of this round."""
        assert self.andrew is not None
        assert self.andrew.card is not None
        return self.box.cards[self.andrew.card]


def owners_of(bits: int) -> list[int]:
    """Whose disks are on a donation."""
    return [owner for owner in range(ANDREW + 1) if bits >> owner & 1]


def new_table(box: Box, seats: int, variants: frozenset[str]) -> Table:
    """The box opened: pieces handed out, nothing yet drawn (CAR-2.4 to CAR-2.7)."""
    andrew = None
    if seats == 1:
        named = [name for name in DIFFICULTIES if f"andrew-{name}" in variants]
        difficulty = named[0] if named else "normal"
        normals, hards = box.difficulty[difficulty]
        andrew = Andrew(
            difficulty,
            disks=box.andrew_disks,
            normals=normals,
            hards=hards,
            unseen=list(box.cards),
            transport=[0] * len(REGIONS),
            departments=[],
            tucked=[0] * len(box.vp_cards),
            donations=[],
        )
    return Table(
        box,
        [_company(box, seat) for seat in range(seats)],
        slots=[EMPTY] * len(box.slots),
        kinds=(-1,) * len(box.slots),
        donated=(0,) * len(box.donations),
        market=(0,) * len(box.departments),
        tiles=(0,) * len(ACTIONS),
        faces=(0,) * len(ACTIONS),
        markers=[0] * len(ACTIONS),
        andrew=andrew,
        expansion="departments" in variants,
    )


def _company(box: Box, seat: int) -> Player:
    setup = box.setup
    rooms = [FREE_CELL] * CELLS
    active, idle = [0] * CELLS, [0] * CELLS
    rooms[box.lobby] = LOBBY
    for index, department in enumerate(box.departments[: box.printed]):
        rooms[department.cell] = index
        active[department.cell] = 1
    idle[box.lobby] = setup["idle"]
    on_tab = [setup["disks_on_tabs"][name] for name in PROJECTS]
    return Player(
        seat,
        money=setup["money"],
        goods=setup["goods"],
        disks=box.disks - 1 - len(REGIONS) - sum(on_tab),
        unhired=box.employees - sum(active) - sum(idle),
        scored={},
        rooms=tuple(rooms),
        active=active,
        idle=idle,
        missions=(0,) * len(REGIONS),
        transport=(0,) * len(REGIONS),
        sides=(-1,) * len(PROJECTS),
        exposed=(1,) * len(PROJECTS),
        on_tab=tuple(on_tab),
        opened=(0,) * len(PROJECTS),
        donations=(),
        where={},
        lobbies=(box.lobby,),
    )
