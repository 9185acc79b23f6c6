"""The shapes of what the page is told about a Nippon table."""

from __future__ import annotations

from typing import Literal, TypedDict

from magnate.engine.words import Words

Colour = Literal["black", "red", "grey", "blue", "white", "yellow"]
Good = Literal["silk", "paper", "bento", "lenses", "clocks", "light_bulbs"]
Region = Literal["kyushu", "west", "east", "north"]
Side = Literal["north", "east", "south", "west"]
TrackName = Literal["coal", "money", "knowledge"]
Action = Literal[
    "knowledge",
    "produce",
    "export",
    "invest",
    "mines",
    "ships",
    "machinery",
    "trains",
    "local_market",
]
Doing = Action | Literal["consolidate"]
RewardBonus = Literal["blueprints", "coal", "yen"]
LineKind = Literal["train", "ship"]
Refill = Literal["row", "scoring", "space", "last"]


class Bonus(TypedDict, total=False):
    """What a region gives, only what is there."""

    yen: int
    coal: int
    blueprints: int
    vp: int


class StandingView(TypedDict):
    """A party's standing in a region if it were scored now.

    `seat` is null for the foreign companies; `lost` is the share they take from the table.
    """

    seat: int | None
    influence: int
    trains: int
    place: int
    tied: bool
    vp: int
    ships: int
    total: int
    lost: int


class Line(TypedDict):
    """A train or ship tile in a region."""

    id: str
    seat: int
    kind: LineKind
    value: int


class InfluenceTile(TypedDict):
    """An influence tile and whose it is."""

    seat: int
    value: int


class SideView(TypedDict):
    """A side of a city tile: the good it asks for, the foreign influence, the tile on it."""

    side: Side
    good: Good
    foreign: int
    tile: InfluenceTile | None


class CityView(TypedDict):
    """A city and the tile that lies there."""

    city: str
    tile: str
    rotation: int
    limit: int
    sides: list[SideView]


class RegionView(TypedDict):
    """A region of the map."""

    region: Region
    bonus: Bonus
    lines: list[Line | None]
    foreign: int
    tally: list[StandingView]
    cities: list[CityView]


class Closed(TypedDict):
    """Why the mover cannot carry out an action: the rule, and this table's figures."""

    rule: str
    why: Words


class SlotAction(TypedDict):
    """An action of a slot: the least it costs in yen, and what bars it."""

    action: Action
    price: int | None
    barred: Closed | None


class SlotView(TypedDict):
    """An action slot with its workers."""

    workers: list[Colour]
    actions: list[SlotAction]


class RewardView(TypedDict):
    """A kind of reward tile and how many are left."""

    multiplier: int
    bonus: RewardBonus
    left: int


class FactoryPile(TypedDict):
    """The factories of a good that can be bought."""

    good: Good
    tiles: list[str]


class FactoryView(TypedDict):
    """A factory of a player; run now, it `makes` so many cubes, and `wasted` find no room."""

    tile: str
    good: Good
    coal: int
    stock: int
    storage: int
    machine: int
    can_upgrade: bool
    makes: int
    wasted: int
    can_run: bool


class AchievementView(TypedDict):
    """An achievement space as it would score."""

    achievement: str
    tile: int | None
    printed: int
    base: int
    count: int
    vp: int


class Budget(TypedDict):
    """Yen and coal."""

    yen: int
    coal: int


class Consolidation(TypedDict):
    """What consolidating now would bring, before a reward's bonus."""

    lost: Budget
    budget: Budget
    level: int | None
    rewards: list[str]
    multiplier: bool
    colours: int
    wages: int
    paid: int
    unpaid: int
    vp: int
    after: Budget


class TrackView(TypedDict):
    """A marker on a track."""

    at: int
    value: int
    stars: int


class ContractView(TypedDict):
    """A contract of a player."""

    contract: str
    done: bool
    payable: bool


class PlayerView(TypedDict):
    """A zaibatsu; `trains` and `ships` are the tiles left on its board."""

    seat: int
    score: int
    yen: int
    coal: int
    blueprints: int
    tracks: dict[TrackName, TrackView]
    workers: list[Colour]
    places: int
    wages: int
    level: int | None
    consolidation: Consolidation
    trains: int
    ships: int
    train_value: int
    ship_value: int
    train_stars: int
    ship_stars: int
    prices: dict[Literal["train", "ship", "machinery"], int]
    factories: list[FactoryView | None]
    spare: int
    contracts: list[ContractView]
    influence: list[int]
    influence_placed: int
    achievements: list[AchievementView]
    achievements_now: int


class Active(TypedDict):
    """What the mover is doing, and what it has used so far."""

    action: Doing
    slot: int | None
    regions: list[Region]
    run: list[Good]
    count: int


class ScoringTrack(TypedDict):
    """The scoring track; `refill` is what happens when a slot runs empty now."""

    space: int
    spaces: int
    golden: int
    scored_after: list[int]
    scoring: int
    prizes: list[int]
    refill: Refill | None
    turns_left: int | None


class View(ScoringTrack):
    """The table as everybody sees it."""

    mover: int | None
    first: int | None
    active: Active | None
    bag: int
    bag_colours: dict[Colour, int]
    rows: list[list[Colour]]
    row_size: int
    owed: list[int]
    slots: list[SlotView]
    rewards: list[RewardView]
    multipliers: int
    factories: list[FactoryPile]
    regions: list[RegionView]
    gain: list[int]
    ranking: list[int]
    players: list[PlayerView]


class Preview(TypedDict, total=False):
    """What an option leads to that the table after it does not show yet.

    Of a contract, before it is paid: the chooser's yen and score, and the space of the money
    marker, with its reward.  Of a slot or cubes for it: the `best` influence tile that may lie
    there, and whether the city is `crowded`, so that its lowest tile goes back.
    """

    yen: int
    score: int
    money: int
    best: int
    crowded: bool
