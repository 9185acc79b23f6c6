"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnate.engine.copying import copied
from magnate.engine.state import Choosing, Fact, Telling

from .components import BOARDS, COUNTRIES, HOUSE, SHOP, Box
from .options import Place
from .view_types import Step

#: On the church and customs boards: nobody, and the neutral assistant of a variant.
FREE, NEUTRAL = -1, -2
HAND = -1  # where a president is that stands on no location
VARIANTS: Final = (
    "neutral_assistants",
    "neutral_technology",
    "both_places",
    "recall_one_location",
)


@copied
@dataclass(slots=True)
class Player(Choosing):
    """A merchant house: stock, pieces in hand and in the warehouse, cards and agents."""

    seat: int
    stock: list[int]  # copper, silk, tea, fish, yen, crates
    hand: list[int]  # assistants, shops, trading houses that can be used
    warehouse: tuple[int, ...]  # those that must be taken out first
    on: list[int]  # own assistants by board
    shops: tuple[int, ...]  # by board the shop space built on, or -1
    orders: tuple[str, ...]  # in hand
    fulfilled: tuple[str, ...]
    technologies: tuple[str, ...]
    agents: tuple[int, ...]  # face up, by country
    spent: tuple[int, ...]  # face down, by country
    tokens: tuple[str, ...]
    scored: dict[str, int]  # points by where they came from
    dealt: tuple[str, ...]  # the starting orders to choose from
    secret: str = ""  # the order kept at the start, while nobody else knows it
    boxed: str = ""  # the order not kept
    president: int = HAND

    def has(self, box: Box, perk: str) -> bool:
        """Whether a technology of the player allows this."""
        return not box.allowing[perk].isdisjoint(self.technologies)

    def icons(self, box: Box) -> list[int]:
        """Country icons on fulfilled orders and technologies (YOK-12.1.1)."""
        icons = [0] * len(COUNTRIES)
        for id in self.fulfilled:
            icons[box.orders[id].country] += 1
        for id in self.technologies:
            icons[box.technologies[id].country] += 1
        return icons

    def industry(self, box: Box) -> int:
        """The sum of the industrialisation values (YOK-18.1.3)."""
        return sum([box.technologies[id].industry for id in self.technologies])

    def price(self, box: Box, piece: int) -> int:
        """What it costs to take a piece out of the warehouse (YOK-14.5.2)."""
        if piece == HOUSE:
            return box.house_prices[-self.warehouse[HOUSE]]
        return box.shop_price if piece == SHOP else 0

    @property
    def shops_built(self) -> int:
        """Shops on the board."""
        return len(self.shops) - self.shops.count(-1)


@copied
@dataclass(slots=True)
class Table(Telling):
    """The town, the cards on display, and the players."""

    box: Box
    variants: frozenset[str]
    players: list[Player]
    order_deck: list[str]  # unseen orders, those in the box among them
    order_boxed: int  # how many of them lie in the box
    technology_deck: list[str]
    layout: tuple[int, ...]  # boards by slot, row by row
    near: tuple[int, ...]  # by board: its neighbours, as bits
    places: tuple[Place, ...]  # where assistants can stand at all
    sites: tuple[str, ...]  # by board
    tokens: tuple[str, ...]  # by board; "" once taken
    houses: tuple[int, ...]  # by board: who built the trading house, or -1
    ports: list[list[str]]  # A and B
    laboratories: list[list[str]]
    achievements: tuple[str, ...]
    claims: tuple[tuple[int, ...], ...]  # by achievement: seats in order
    church: list[int]  # by space: a seat or FREE
    customs: list[int]
    agents: tuple[int, ...]  # in the supply, by country
    station: int = -1  # the board of the station token
    first: int = -1
    mover: int = -1
    round: int = 0
    last_round: int = 0  # 0 until a trigger has happened
    step: Step = "setup"  # for those who look on: the rules never ask it within a turn
    # The turn under way:
    placed: tuple[int, ...] = ()  # boards, in order
    where: int = -1  # the location of the action
    power: int = 0
    by_agent: bool = False
    moved: bool = False  # whether the president has moved or been recalled
    agent_used: bool = False
    church_paid: tuple[int, ...] = ()  # kinds already paid at the church
    used: tuple[str, ...] = ()  # once-a-turn technologies
    facts: list[Fact] | None = None

    @property
    def orders_left(self) -> int:
        """Cards in the order deck."""
        return max(0, len(self.order_deck) - self.order_boxed)

    def power_of(self, me: Player, board: int) -> int:
        """The power of an action there (YOK-7.1.2)."""
        power = (
            (me.president == board)
            + me.on[board]
            + (me.shops[board] >= 0)
            + (self.houses[board] == me.seat)
            + (self.station == board and me.has(self.box, "station"))
        )
        return min(power, 5)

    def others_at(self, me: Player, board: int) -> list[Player]:
        """The other players whose presidents stand there: a fee is due to each."""
        return [
            player
            for player in self.players
            if player.president == board and player.seat != me.seat
        ]

    def houses_built(self, me: Player) -> int:
        """Trading houses of a player on the board."""
        return self.houses.count(me.seat)


def new_table(box: Box, seats: int, variants: frozenset[str]) -> Table:
    """The box opened: pieces handed out, nothing yet shuffled (YOK-2.3.2)."""
    players = [
        Player(
            seat,
            stock=[*box.start_goods, 0, 0],
            hand=list(box.start_hand),
            warehouse=tuple(box.start_warehouse),
            on=[0] * len(BOARDS),
            shops=(-1,) * len(BOARDS),
            orders=(),
            fulfilled=(),
            technologies=(),
            agents=(0,) * len(COUNTRIES),
            spent=(0,) * len(COUNTRIES),
            tokens=(),
            scored={},
            dealt=(),
        )
        for seat in range(seats)
    ]
    technologies = [one.id for one in box.technologies.values() for _ in range(one.copies)]
    church, customs = [FREE] * len(box.church), [FREE] * len(box.customs)
    if "neutral_assistants" in variants:
        church[box.neutral_space[0]] = customs[box.neutral_space[1]] = NEUTRAL
    return Table(
        box,
        variants,
        players,
        order_deck=list(box.orders),
        order_boxed=box.orders_removed[seats],
        technology_deck=technologies,
        layout=(),
        near=(),
        places=(),
        sites=("",) * len(BOARDS),
        tokens=("",) * len(BOARDS),
        houses=(-1,) * len(BOARDS),
        ports=[],
        laboratories=[],
        achievements=(),
        claims=(),
        church=church,
        customs=customs,
        agents=tuple(box.agents),
    )
