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
#: Where a game stands: `turn` and `extra` are the extra actions before and after the main action.
Step = Literal[
    "setup",
    "keep",
    "turn",
    "place",
    "move",
    "act",
    "token",
    "build",
    "return",
    "extra",
    "over",
]
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
    vp: list[int]
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
    step: Step
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


class End(TypedDict):
    """Where the president could go, with what power and for what fees at least."""

    board: str
    power: int
    yen: int


class Fee(TypedDict):
    """Yen to a seat, or to the bank."""

    seat: int | None
    yen: int


class Route(TypedDict):
    """A way of the president: whom it pays and where it passes; `ride` is the Tram's."""

    fees: list[Fee]
    yen: int
    path: list[str]
    ride: bool


class Ahead(TypedDict):
    """An action to come: its power, the token in reach, and whether there is something to build."""

    board: str
    power: int
    token: str | None
    build: bool


class Payment(TypedDict):
    """A way to pay for industrialisation."""

    imported: int
    yen: int


class Preview(TypedDict, total=False):
    """What an option leads to, beside what it changes.

    `later` is what is gained once the details of the choice are settled, beside goods of one's own
    choice; `agent` is the country whose agent comes, sooner or later.
    """

    ends: list[End]
    routes: list[Route]
    action: Ahead
    boards: list[Ahead]
    need: int
    power: int
    short: int
    payments: list[Payment]
    later: dict[str, int]
    agent: Country
