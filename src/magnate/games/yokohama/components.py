"""What is in the box: frozen, typed tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, get_args

from .view_types import Category, Country, Good, Kind

GOODS: Final[tuple[Good, ...]] = get_args(Good)
#: What a player's stock holds, in this order.
STOCK: Final = (*GOODS, "yen", "imported")
COPPER, SILK, TEA, FISH, YEN, IMPORTED = range(6)
PIECES: Final = ("assistant", "shop", "house")
ASSISTANT, SHOP, HOUSE = range(3)
COUNTRIES: Final[tuple[Country, ...]] = get_args(Country)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
BOARDS: Final = (
    "copper_mine_1",
    "copper_mine_2",
    "silk_mill_1",
    "silk_mill_2",
    "tea_farm_1",
    "tea_farm_2",
    "fishing_ground_1",
    "fishing_ground_2",
    "bank",
    "port_a",
    "port_b",
    "laboratory_a",
    "laboratory_b",
    "employment_agency",
    "chinatown",
    "church",
    "customs",
    "canal",
)
#: The number of a location board; the state counts boards by it.
BOARD: Final = {id: number for number, id in enumerate(BOARDS)}
BITS: Final = tuple(1 << board for board in range(len(BOARDS)))  # a set of boards is their sum
CANAL: Final = BOARD["canal"]
DISPLAY: Final = 6  # spaces of a port or laboratory board
SHOPS: Final = 4  # shop spaces of a building site
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
PERKS: Final = frozenset(
    {"station", "no_fees", "stop_anywhere", "fourth_location", "third_assistant"}
    | {"leave_one", "ride"}
)
TRIGGERS: Final = frozenset(
    {"", "shop", "house", "copper", "order", "technology", "church", "customs", "turn"}
)
NO_STOCK: Final = (0,) * len(STOCK)


class Bonus(NamedTuple):
    """What a card, a token or a space gives; the parts are resolved in this order (R-42)."""

    stock: tuple[int, ...] = NO_STOCK
    vp: int = 0
    any_goods: int = 0
    warehouse: int = 0
    assistants: int = 0

    @property
    def icons(self) -> dict[str, int]:
        """The icons with their numbers, as they are printed."""
        parts = {"vp": self.vp, **dict(zip(STOCK, self.stock, strict=True))}
        parts |= {"any_goods": self.any_goods, "warehouse": self.warehouse}
        parts["assistants"] = self.assistants
        return {icon: n for icon, n in parts.items() if n}


ICONS: Final = frozenset({*STOCK, "vp", "any_goods", "warehouse", "assistants"})


class Location(NamedTuple):
    """A location board: what its action gives at power 1 to 5."""

    kind: Kind
    category: Category
    scale: tuple[int, ...]  # by power; the first is for none
    gain: int = -1  # the stock that is simply gained


class Order(NamedTuple):
    """An order card."""

    id: str
    country: int
    goods: tuple[int, ...]
    reward: Bonus


class Technology(NamedTuple):
    """A technology: what it gives, and when; or what it allows (`perk`)."""

    id: str
    copies: int
    industry: int
    country: int
    when: str
    gain: Bonus
    perk: str
    at_once: bool
    use: bool  # once a turn, for a price
    pay: tuple[int, ...]
    assistants: int  # out of the warehouse
    sources: tuple[str, ...]
    up_to: int


class Site(NamedTuple):
    """A building-site card."""

    shops: tuple[Bonus, ...]
    house: Bonus


class Achievement(NamedTuple):
    """An achievement card: so many of something, or buildings in so many locations."""

    id: str
    deck: str
    own: str
    stock: int  # what is owned, if it is stock; else -1
    n: int
    production: int
    commercial: int
    first: int
    later: int


class Space(NamedTuple):
    """A space of the church or customs board: the faith or the crates it asks for."""

    need: int
    bonus: Bonus


@dataclass(frozen=True)
class Box:
    """Everything in the box, as one edition prints it."""

    locations: tuple[Location, ...]  # by board
    orders: Mapping[str, Order]
    technologies: Mapping[str, Technology]
    sites: Mapping[str, Site]
    tokens: Mapping[str, Bonus]
    token_copies: Mapping[str, int]
    achievements: Mapping[str, Achievement]
    church: tuple[Space, ...]
    customs: tuple[Space, ...]
    zones: tuple[int, ...]  # by port space: the scale that reaches it
    surcharge: tuple[int, ...]
    rows: Mapping[int, tuple[int, ...]]
    removed: Mapping[int, frozenset[str]]
    orders_removed: Mapping[int, int]
    thresholds: Mapping[int, tuple[int, int]]  # assistants on the church and customs boards
    port_vp: tuple[int, ...]  # by power; the first is for none
    sell: tuple[int, ...]
    buy: tuple[int, ...]
    house_prices: tuple[int, ...]
    shop_price: int
    agents: tuple[int, ...]
    second_order: Mapping[str, int]  # one of these prices
    yen_per_industry: int
    built_at_end: tuple[int, int]  # trading houses and shops of one player
    rates: tuple[int, ...]  # VP of an agent and of a crate; yen and goods for a VP
    sets: tuple[int, ...]
    majorities: Mapping[str, tuple[int, int]]
    start_hand: tuple[int, ...]
    start_warehouse: tuple[int, ...]
    start_goods: tuple[int, ...]
    start_yen: tuple[int, int]  # of the first player, and of the others
    neutral_space: tuple[int, int]
    neutral_technology: float
    _payable: dict[tuple[int, ...], bool] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def usable(self) -> frozenset[str]:
        """The technologies that are used once a turn."""
        return frozenset([one.id for one in self.technologies.values() if one.use])

    @cached_property
    def allowing(self) -> Mapping[str, frozenset[str]]:
        """By perk, the technologies that allow it."""
        cards = self.technologies.values()
        return {perk: frozenset([one.id for one in cards if one.perk == perk]) for perk in PERKS}

    def payable(self, held: tuple[int, ...]) -> bool:
        """Whether some order of the edition could be paid with these goods."""
        if held not in self._payable:
            self._payable[held] = any(
                all(have >= need for have, need in zip(held, order.goods, strict=True))
                for order in self.orders.values()
            )
        return self._payable[held]
