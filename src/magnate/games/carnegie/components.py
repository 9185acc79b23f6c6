"""What is in the box, as frozen types; its numbers are loaded from an edition's tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .view_types import Action, Difficulty, Level, Project, Region, SpaceKind

if TYPE_CHECKING:
    from .options import Slot

ACTIONS: Final[tuple[Action, ...]] = ("human_resources", "management", "construction", "research")
HR, MANAGEMENT, CONSTRUCTION, RESEARCH = range(4)
REGIONS: Final[tuple[Region, ...]] = ("west", "midwest", "east", "south")
PROJECTS: Final[tuple[Project, ...]] = ("housing", "commerce", "industry", "infrastructure")
HOUSING: Final = 0
LEVELS: Final[tuple[Level, ...]] = ("cart", "stagecoach", "railroad")
RAILROAD: Final = 2
COLUMNS: Final = ("education", "human_rights", "welfare", "health")
ANY: Final = -1  # a slot of a small city takes any project
DONATION: Final = 4  # an event that is no region is a donation
EVENTS: Final = (*REGIONS, "donation")
ROWS, WIDTH, CELLS = 4, 4, 16
CELL_IDS: Final = tuple(f"{row}{column}" for row in range(1, 5) for column in range(1, 5))
CELL: Final = {id: cell for cell, id in enumerate(CELL_IDS)}
LAST: Final = 4  # the last of five spaces, counted from 0
SPACES: Final = 5

DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "difficult", "expert")
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


@dataclass(frozen=True, slots=True)
class Amount:
    """So much of something: 3 dollars, 2 moves."""

    kind: str
    n: int


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

    def parts(self) -> list[Amount]:
        """What there is of it, as the log names it."""
        named = zip(Gain._fields, self, strict=True)
        return [Amount(kind, n) for kind, n in named if n]


def total(gains: Sequence[Gain]) -> Gain:
    """Several gains as one."""
    return Gain(*[sum(column) for column in zip(*gains, strict=True)])


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


class Card(NamedTuple):
    """An action card of the solo game."""

    id: str
    hard: bool
    main: int
    donation: int
    shift: int
    departments: tuple[int, ...]
    cities: tuple[int, ...]
    region: int
    steps: int


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
    columns: bool  # a timeline tile is a column, not a row
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

    @cached_property
    def kinds_of(self) -> tuple[frozenset[int], ...]:
        """The departments of every type."""
        numbered = [*enumerate(self.departments)]
        return tuple(
            frozenset(n for n, one in numbered if one.type == action)
            for action in range(len(ACTIONS))
        )
