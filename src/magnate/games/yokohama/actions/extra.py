"""Extra actions: orders, achievements, agents; before and after the main action (YOK-11)."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from magnate.engine.decision import option
from magnate.games.yokohama.components import ASSISTANT, BOARD, BOARDS, GOODS, Achievement
from magnate.games.yokohama.state import Player, Table
from magnate.games.yokohama.turns import end_turn
from magnate.games.yokohama.view_types import Goods

from .bonus import check_country, gain, trigger
from .uses import Use, use, uses


@option
class Fulfil(NamedTuple):
    """Fulfil an order in hand."""

    order: str


@option
class Claim(NamedTuple):
    """Claim an achievement."""

    achievement: str


@option
class Agent(NamedTuple):
    """Use an agent."""


AGENT: Final = Agent()
Extra = Fulfil | Claim | Agent | Use


def extras(t: Table, me: Player) -> list[Extra]:
    """Everything that can be done outside the main action (YOK-11.1.1)."""
    options: list[Extra] = [Fulfil(id) for id in me.orders if can_fulfil(t, me, id)]
    if me.hand[ASSISTANT]:
        cards = t.box.achievements
        for n, id in enumerate(t.achievements):
            if me.seat not in t.claims[n] and is_met(t, me, cards[id]):
                options.append(Claim(id))
    if not t.agent_used and any(me.agents) and agent_boards(me):
        options.append(AGENT)
    if me.technologies:
        options += uses(t, me)
    return options


def barred_extras(t: Table, me: Player) -> dict[str, str]:
    """Why an order, an achievement or an agent has to wait."""
    offered = extras(t, me)
    barred = {f"fulfil:{id}": "YOK-11.4.2" for id in me.orders if Fulfil(id) not in offered}
    for id in t.achievements:
        if Claim(id) not in offered:
            barred[f"claim:{id}"] = "YOK-11.3.1"
    if AGENT not in offered and any(me.agents):
        barred["agent"] = "YOK-11.1.1" if t.agent_used else "YOK-11.2.1"
    return barred


def can_fulfil(t: Table, me: Player, id: str) -> bool:
    """Whether all goods of an order are there (YOK-11.4.2)."""
    copper, silk, tea, fish = t.box.orders[id].goods
    stock = me.stock
    return stock[0] >= copper and stock[1] >= silk and stock[2] >= tea and stock[3] >= fish


def is_met(t: Table, me: Player, card: Achievement) -> bool:
    """Whether the condition of an achievement holds (YOK-15)."""
    if card.stock >= 0:
        return me.stock[card.stock] >= card.n
    if not card.own and me.shops_built + t.houses_built(me) < card.production + card.commercial:
        return False
    return all(have >= need for have, need in progress(t, me, card))


def progress(t: Table, me: Player, card: Achievement) -> list[tuple[int, int]]:
    """What a player has of what an achievement asks for."""
    if card.stock >= 0:
        return [(me.stock[card.stock], card.n)]
    if card.own == "tokens":  # agents count face up or down
        return [(len(me.tokens) + sum(me.agents) + sum(me.spent), card.n)]
    if card.own == "fulfilled":
        return [(len(me.fulfilled), card.n)]
    if card.own == "technologies":
        return [(len(me.technologies), card.n)]
    production, commercial = locations_built(t, me)
    return [(production, card.production), (commercial, card.commercial)]


def locations_built(t: Table, me: Player) -> tuple[int, int]:
    """Production and commercial locations with an own building (YOK-15.1.3)."""
    production = commercial = 0
    for board, location in enumerate(t.box.locations):
        if me.shops[board] >= 0 or t.houses[board] == me.seat:
            production += location.category == "production"
            commercial += location.category == "commercial"
    return production, commercial


def agent_boards(me: Player) -> list[int]:
    """Locations with an own assistant and without the own president (YOK-11.2.1)."""
    return [board for board, n in enumerate(me.on) if n and board != me.president]


def may_continue(t: Table, me: Player) -> bool:
    """Whether others could think that something is left to do after the main action.

    Only its owner knows the order kept at the start, so the question may not depend on it.
    """
    return (me.secret != "" and t.box.payable(tuple(me.stock[:4]))) or bool(extras(t, me))


def finish(t: Table, me: Player) -> None:
    """The main action is over: phase C, or the end of the turn."""
    if may_continue(t, me):
        t.step = "extra"
    else:
        end_turn(t)


async def continue_turn(t: Table, me: Player) -> None:
    """Phase C: extra actions in any number and order, then the turn ends (YOK-4.2.1)."""
    options = (*extras(t, me), None)
    choice = await me.choose("extra", options, barred=lambda: barred_extras(t, me))
    if choice is None:
        end_turn(t)
        return
    await extra_action(t, me, choice)
    if t.step == "extra":
        finish(t, me)


async def extra_action(t: Table, me: Player, choice: Extra) -> None:
    """One extra action; an agent leads on to an action of its own."""
    match choice:
        case Fulfil(order):
            await fulfil(t, me, order)
        case Claim(achievement):
            claim(t, me, achievement)
        case Use(technology):
            use(t, me, technology)
        case _:
            await send_agent(t, me)


async def fulfil(t: Table, me: Player, id: str) -> None:
    """Goods, reward, what technologies add, the country: in this order (YOK-11.4.2)."""
    order = t.box.orders[id]
    for good, n in enumerate(order.goods):
        me.stock[good] -= n
    me.orders.remove(id)
    me.fulfilled.append(id)
    if me.secret == id:
        me.secret = ""
    t.tell("fulfil", me.seat, order=id)
    await gain(t, me, order.reward, "orders", "order")
    trigger(t, me, "order")
    check_country(t, me, order.country)


def claim(t: Table, me: Player, id: str) -> None:
    """An assistant on the card; the first to claim it scores more (YOK-11.3.1)."""
    card = t.box.achievements[id]
    seats = t.claims[t.achievements.index(id)]
    points = card.later if seats else card.first
    me.hand[ASSISTANT] -= 1
    seats.append(me.seat)
    me.score(points, "achievements")
    t.tell("claim", me.seat, achievement=id, points=points)


async def send_agent(t: Table, me: Player) -> None:
    """An agent marks a location for one more action, once a turn (YOK-11.2)."""
    boards = agent_boards(me)
    board = boards[0]
    if len(boards) > 1:
        board = BOARD[await me.choose("send", [BOARDS[one] for one in boards])]
    country = next(country for country, n in enumerate(me.agents) if n)
    me.agents[country] -= 1
    me.spent[country] += 1
    t.agent_used = t.by_agent = True
    t.where, t.back, t.step = board, t.step, "act"


def missing(t: Table, me: Player, id: str) -> Goods:
    """The goods an order still lacks."""
    goods = zip(GOODS, t.box.orders[id].goods, me.stock, strict=False)
    return cast("Goods", {good: need - have for good, need, have in goods if need > have})
