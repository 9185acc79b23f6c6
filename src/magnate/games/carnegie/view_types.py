"""The shapes of what the page is told about a Carnegie table."""

from __future__ import annotations

from typing import Literal, TypedDict

Region = Literal["west", "midwest", "east", "south"]
Project = Literal["housing", "commerce", "industry", "infrastructure"]
Action = Literal["human_resources", "management", "construction", "research"]
Level = Literal["cart", "stagecoach", "railroad"]
TabSide = Literal["A", "B"]
SpaceKind = Literal["project", "blank", "end"]
Owner = int | Literal["neutral", "andrew"]
Back = Literal["human_resources", "management", "construction", "research", "hard"]
Difficulty = Literal["easy", "normal", "difficult", "expert"]


class Gain(TypedDict, total=False):
    """What an income or effect gives, or what it costs; only what is there."""

    money: int
    goods: int
    vp: int
    rp: int
    moves: int
    new_employee: int


class IncomeChoice(TypedDict):
    """An income of which one part is chosen."""

    choose_one: list[Gain]


Income = Gain | IncomeChoice


class Event(TypedDict):
    """A space of the timeline."""

    region: Region | None
    donation: bool


class NextEvent(Event):
    """The event that the chosen row advances to."""

    row: Action
    space: int


class TimelineRow(TypedDict):
    """A row of the timeline."""

    row: Action
    marker: int
    spaces: list[Event]
    chosen: bool
    turned: bool
    exhausted: bool


class Disk(TypedDict):
    """A disk in a city; a neutral one has no type."""

    by: Owner
    type: Project | None


class Offer(TypedDict):
    """A kind of department: how many are on offer."""

    left: int
    type: Action
    number: int


class Cell(TypedDict):
    """A cell of a company."""

    department: str | None
    printed: bool
    type: Action | None
    active: int
    idle: int
    permanent: bool
    places: list[int]
    uses: int
    vp: int


class TabSpace(TypedDict):
    """A space of a project tab."""

    kind: SpaceKind
    cost: int
    income: Income | None
    end_vp: int
    cap: int
    disk: bool
    open: bool


class Tab(TypedDict):
    """A project tab; `side` is null until it is chosen."""

    side: TabSide | None
    exposed: int
    built: int
    disks: int
    spaces: list[TabSpace]
    end_vp: int
    next_cost: int | None
    goods: int


class TransportSpace(TypedDict):
    """How far a transport track has come."""

    space: int
    level: Level


class Track(TransportSpace):
    """A transport track of a company."""

    income: Gain
    next_cost: int | None


class Network(TypedDict):
    """Cities that are connected, and the roads between them."""

    cities: list[str]
    roads: list[tuple[str, str]]


class Links(Network):
    """The connected group that counts."""

    points: int
    level: Level | None
    vp: int
    majors: list[str]


class Staff(TypedDict):
    """Where the employees are."""

    active: int
    idle: int
    away: int
    hired: int


class Prospects(TypedDict):
    """What a company could do now with a type of department."""

    moves: int
    rp: int
    uses: int


class PlayerView(TypedDict):
    """A company; `forecast` is by source, with `play` so far and the `total`."""

    seat: int
    score: int
    money: int
    goods: int
    disks: int
    unhired: int
    choice_tile: bool
    reserved: str | None
    moves: int
    rp: int
    cells: dict[str, Cell]
    missions: dict[Region, int]
    transport: dict[Region, Track]
    tabs: dict[Project, Tab]
    donations: list[str]
    donation_cost: int
    cap: int
    links: Links
    networks: list[Network]
    staff: Staff
    projects: int
    built: int
    uses: dict[Action, Prospects]
    forecast: dict[str, int]
    donation_vp: dict[str, int]


class AndrewView(TypedDict):
    """The opponent of the solo game."""

    difficulty: Difficulty
    side: Literal["left", "right"]
    card: str | None
    back: Back | None
    next_back: Back | None
    deck: int
    position: int
    vp_cards: list[int]
    tucked: list[int]
    departments: list[str]
    disks: int
    transport: dict[Region, TransportSpace]
    donations: list[str]
    projects: int
    forecast: dict[str, int]


class View(TypedDict):
    """The table as everybody sees it."""

    round: int
    rounds: int
    phase: str
    first: int | None
    order: list[int]
    mover: int | None
    action: Action | None
    mover_action: Action | None
    event: NextEvent | None
    rows: list[TimelineRow]
    cities: dict[str, list[Disk | None]]
    donations: dict[str, list[Owner]]
    departments: dict[str, Offer]
    neutral: int
    open_use: str | None
    players: list[PlayerView]
    andrew: AndrewView | None


class DonationAhead(TypedDict):
    """Whether somebody could make a donation, and for how much."""

    cost: int
    can: bool


class Outcome(TypedDict):
    """What an event would bring one player who takes all of it."""

    seat: int
    away: int
    gain: Gain
    choices: list[list[Gain]]
    donate: DonationAhead | None


class Preview(TypedDict, total=False):
    """What an option brings beyond its own step.

    `players` of a row; `gain` and `choices` of an income or a mission; `opens` of a type of
    project; `wakes` the price to activate who is moved, if there is a workplace; `most` that a
    donation can ever score.
    """

    players: list[Outcome]
    gain: Gain
    choices: list[list[Gain]]
    opens: Income
    wakes: int | None
    most: int
