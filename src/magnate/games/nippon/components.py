"""What is in the box of Nippon: frozen, typed rows of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, get_args

from . import view_types as seen
from .options import Reward, Slot, Takes

ACTIONS: Final[tuple[seen.Action, ...]] = get_args(seen.Action)
TRACKS: Final[tuple[seen.TrackName, ...]] = get_args(seen.TrackName)
COAL, MONEY, KNOWLEDGE = range(3)
SIDES: Final[tuple[seen.Side, ...]] = get_args(seen.Side)
REWARD_BONUSES: Final[tuple[seen.RewardBonus, ...]] = get_args(seen.RewardBonus)
BONUSES: Final = (*REWARD_BONUSES, "vp")
HIGHEST: Final = 7  # the highest influence tile
UPGRADED: Final = 2  # a machinery tile cannot be improved further
GOODS: Final[tuple[seen.Good, ...]] = get_args(seen.Good)
CITY: Final = len(SIDES)  # influence slots of a city
REGION: Final = 2 * CITY  # influence slots of a region
#: What synergy bonuses there are, and what each must name besides its amount (NIP-5).
EFFECTS: Final = {
    "gain_yen": None,
    "gain_coal": None,
    "gain_blueprints": None,
    "gain_yen_per_contract": None,
    "track_steps": "track",
    "extra_star": "achievement",
    "coal_discount_per_action": None,
    "build_free_train": None,
    "build_free_ship": None,
    "flip_all_trains": None,
    "flip_all_ships": None,
    "train_price": None,
    "ship_price": None,
    "machinery_price": None,
    "region_bonus_of_one_built_region": None,
    "ships_score_in_third_place": None,
    "free_machinery_upgrades": None,
    "goods_on_this_factory": None,
    "extra_goods": None,
}


class Good(NamedTuple):
    """A good, with what the factories that make it need and hold, and what it is worth."""

    id: str
    level: int
    knowledge: int
    coal: int
    storage: int
    market: tuple[int, ...]  # the highest influence tile for 1, 2, 3 cubes


class Effect(NamedTuple):
    """A synergy bonus as data; `target` is the track or achievement it names."""

    type: str
    amount: int = 1
    target: str = ""


class Tile(NamedTuple):
    """A factory tile: what it makes, and its synergy bonus, mostly of one effect."""

    id: str
    good: int
    timing: str
    trigger: str
    effects: tuple[Effect, ...]


class Contract(NamedTuple):
    """An export contract."""

    id: str
    goods: tuple[int, ...]  # the highest number first
    yen: int
    vp: int
    money_steps: int


class Track(NamedTuple):
    """A track of the player board, from its lowest space."""

    values: tuple[int, ...]
    stars: tuple[int, ...]  # spaces with a star
    top: int


class Fleet(NamedTuple):
    """The trains or the ships of a player, taken from left to right."""

    tiles: int
    value: int
    flipped: int
    stars: tuple[int, ...]  # by tiles gone
    money: tuple[int, ...]  # by tiles gone


class Seats(NamedTuple):
    """What the set-up takes from the number of players."""

    rewards_removed: int
    workers_removed: int
    rows: int
    row: int
    slot: int
    lines: int
    city_limit: int


class Costs(NamedTuple):
    """What things cost."""

    factory: int
    machinery: int
    train: int
    ship: int
    steps: tuple[int, ...]
    per_action: int
    wage: int
    unpaid: int
    step_blueprints: int


class Region(NamedTuple):
    """A region and the bonus of its local market."""

    id: seen.Region
    bonus: tuple[str, int]


class Achievement(NamedTuple):
    """An achievement space: VP per so many of something, and the printed multiplier."""

    id: str
    vp: int
    per: int
    of: str
    printed: int


@dataclass(frozen=True)
class Box:
    """Everything in the box, as one edition prints it."""

    seats: Mapping[int, Seats]
    start_vp: tuple[int, ...]
    start_yen: int
    start_coal: int
    start_blueprints: int
    colours: tuple[str, ...]
    workers_per_colour: int
    reward_levels: tuple[int, ...]
    slots: tuple[tuple[seen.Action, ...], ...]  # the actions of every action slot
    costs: Costs
    goods: tuple[Good, ...]
    tiles: Mapping[str, Tile]
    contracts: tuple[Contract, ...]
    tracks: tuple[Track, ...]
    trains: Fleet
    ships: Fleet
    influence: tuple[int, ...]  # how many tiles of each value, from 0
    city_tiles: Mapping[str, tuple[int, ...]]
    regions: tuple[Region, ...]
    cities: tuple[str, ...]  # two a region
    foreign: tuple[int, ...]  # by influence slot
    prizes: tuple[tuple[int, ...], ...]  # by scoring and place
    spaces: int
    golden: int
    scored_after: tuple[int, ...]
    rewards: tuple[Reward, ...]
    reward_copies: int
    bonuses: Mapping[str, int]
    spare_multipliers: int
    spare_multiplier: int
    achievements: tuple[Achievement, ...]

    @cached_property
    def takes(self) -> tuple[Takes, ...]:
        """The options to take a worker, by action slot and the workers there."""
        return tuple(Takes(slot) for slot in range(len(self.slots)))

    @cached_property
    def affordable(self) -> dict[tuple[int, ...], tuple[int, ...]]:
        """Contracts that goods can pay, by the numbers of cubes; filled when asked."""
        return {}

    @cached_property
    def prices(self) -> dict[str, int]:
        """What a train, a ship and an upgrade cost."""
        costs = self.costs
        return {"train": costs.train, "ship": costs.ship, "machinery": costs.machinery}

    @cached_property
    def influence_slots(self) -> tuple[Slot, ...]:
        """The influence slots: four a city, eight a region."""
        return tuple(Slot(city, side) for city in self.cities for side in SIDES)

    @cached_property
    def slot_numbers(self) -> dict[Slot, int]:
        """The number of every influence slot."""
        return {slot: number for number, slot in enumerate(self.influence_slots)}

    @cached_property
    def region_numbers(self) -> dict[str, int]:
        """The number of every region."""
        return {region.id: number for number, region in enumerate(self.regions)}

    @cached_property
    def region_ids(self) -> tuple[seen.Region, ...]:
        """The regions' names."""
        return tuple(region.id for region in self.regions)

    @cached_property
    def contract_numbers(self) -> dict[str, int]:
        """The number of every contract."""
        return {contract.id: number for number, contract in enumerate(self.contracts)}

    @cached_property
    def reward_numbers(self) -> dict[Reward, int]:
        """The number of every kind of reward tile."""
        return {reward: number for number, reward in enumerate(self.rewards)}

    @cached_property
    def achievement_numbers(self) -> dict[str, int]:
        """The number of every achievement space."""
        return {space.id: number for number, space in enumerate(self.achievements)}
