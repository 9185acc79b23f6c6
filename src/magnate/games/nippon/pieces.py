"""The kinds of pieces in Nippon: frozen, typed rows of its tables, and options made of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from magnate.engine.decision import option

from . import view_types as seen

ACTIONS: Final[tuple[seen.Action, ...]] = (
    *("knowledge", "produce", "export", "invest", "mines", "ships"),
    *("machinery", "trains", "local_market"),
)
TRACKS: Final[tuple[seen.TrackName, ...]] = ("coal", "money", "knowledge")
COAL, MONEY, KNOWLEDGE = range(3)
SIDES: Final[tuple[seen.Side, ...]] = ("north", "east", "south", "west")
REWARD_BONUSES: Final[tuple[seen.RewardBonus, ...]] = ("blueprints", "coal", "yen")
BONUSES: Final = (*REWARD_BONUSES, "vp")
HIGHEST: Final = 7  # the highest influence tile
GOODS: Final[tuple[seen.Good, ...]] = (
    *("silk", "paper", "bento", "lenses", "clocks", "light_bulbs"),
)
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
#: What an achievement may count (NIP-8.1.4).
COUNTED: Final = (
    *("fulfilled_contracts", "yen_in_budget_after_final_wages", "knowledge_stars_reached"),
    *("ship_stars_uncovered", "train_stars_uncovered", "coal_stars_reached"),
    *("factories_of_level_2_or_3", "factories_with_plus_2_machinery"),
    "own_influence_tiles_on_board",
)


@option
class Take(NamedTuple):
    """Take a worker of this colour from an action slot."""

    slot: int
    colour: str


@option
class Slot(NamedTuple):
    """An influence slot: the side of a city."""

    city: str
    side: str


class Reward(NamedTuple):
    """A reward tile of the Emperor: a bonus now, a multiplier for an achievement."""

    multiplier: int
    bonus: seen.RewardBonus


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
