"""The shapes of what the page is told about a Yokohama table."""

from __future__ import annotations

from typing import Literal, TypedDict

Good = Literal["copper", "silk", "tea", "fish"]
Country = Literal["england", "america", "france", "germany", "netherlands"]
Kind = Literal[
    "copper_mine",
    "silk_mill",
    "tea_farm",
    "fishing_ground",
    "bank",
    "port",
    "laboratory",
    "employment_agency",
    "chinatown",
    "church",
    "customs",
    "canal",
]
Category = Literal["none", "production", "commercial"]
Holder = int | Literal["neutral"] | None
TriggerKind = Literal["houses", "shops", "church", "customs", "orders"]
FinalSource = Literal["church", "customs", "technology", "countries", "other"]


class Acting(TypedDict):
    """The location whose action is under way."""

    board: str
    power: int
    agent: bool


class BoardView(TypedDict):
    """A location board; `assistants` and `power` are by seat, `shops` by space."""

    id: str
    kind: Kind
    category: Category
    row: int
    column: int
    scale: list[int] | None
    site: str | None
    token: str | None
    assistants: list[int]
    presidents: list[int]
    shops: list[int | None]
    house: int | None
    station: bool
    power: list[int]


class Progress(TypedDict):
    """What a player has of what an achievement asks for."""

    have: list[int]
    need: list[int]
    met: bool


class AchievementView(TypedDict):
    """An achievement: its points for the first and the later, its claims, how near all are."""

    id: str
    vp: tuple[int, int]
    claims: list[int]
    next: int
    progress: list[Progress]


class Trigger(TypedDict):
    """How near the game is to its end."""

    kind: TriggerKind
    now: int
    limit: int
    seat: int | None
    met: bool


class Goods(TypedDict, total=False):
    """Goods, only those that are there."""

    copper: int
    silk: int
    tea: int
    fish: int


class HandOrder(TypedDict):
    """An order in hand: what it still lacks, and the agent it would bring."""

    id: str
    ready: bool
    missing: Goods
    agent: Country | None


class Nation(TypedDict):
    """A country's icons and agents; `to_agent` is how many more icons bring the next agent."""

    icons: int
    agents: int
    used: int
    to_agent: int | None


class Pieces(TypedDict):
    """Pieces that can be used."""

    assistants: int
    shops: int
    houses: int


class Prices(TypedDict):
    """What it costs to take a piece out of the warehouse."""

    assistant: int
    shop: int
    house: int | None


class Warehouse(Pieces):
    """Pieces that must be taken out first."""

    prices: Prices


class Built(TypedDict):
    """Buildings on the board."""

    shops: int
    houses: int


class PlayerView(TypedDict):
    """A merchant house; `hand_orders`, `dealt` and `boxed` are for its own eyes alone."""

    seat: int
    score: int
    yen: int
    imported: int
    goods: dict[Good, int]
    hand: Pieces
    warehouse: Warehouse
    house_prices: list[int]
    president: str | None
    on_board: int
    built: Built
    orders: int
    hand_orders: list[HandOrder] | None
    dealt: list[str] | None
    boxed: str | None
    fulfilled: list[str]
    technologies: list[str]
    industry: int
    nations: dict[Country, Nation]
    tokens: list[str]
    used: list[str]
    sets: int
    projected: dict[FinalSource, int]


class View(TypedDict):
    """The table as one seat sees it."""

    round: int
    last_round: int | None
    first: int | None
    mover: int | None
    keeping: int | None
    step: str
    acting: Acting | None
    placed: list[str]
    agent_used: bool
    rows: list[int]
    boards: list[BoardView]
    ports: dict[str, list[str | None]]
    laboratories: dict[str, list[str | None]]
    order_deck: int
    technology_deck: int
    church: list[Holder]
    customs: list[Holder]
    achievements: list[AchievementView]
    agents: dict[Country, int]
    triggers: list[Trigger]
    players: list[PlayerView]
