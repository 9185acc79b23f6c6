"""Extra actions: orders, achievements, agents; before and after the main action (YOK-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.yokohama.components import ASSISTANT, BOARD, BOARDS, GOODS, Achievement
from magnate.games.yokohama.options import AGENT, Claim, Extra, Fulfil, Use
from magnate.games.yokohama.state import Player, Table
from magnate.games.yokohama.view_types import Goods

from .bonus import check_country, gain, trigger
from .locations import act
from .uses import use, uses


def extras(t: Table, me: Player) -> list[Extra]:
    """Everything that can be done outside the main action (YOK-11.1.1)."""
    options: list[Extra] = [Fulfil(id) for id in me.orders if can_fulfil(t, me, id)]
    if me.hand[ASSISTANT]:
        cards = t.box.achievements
        for id, seats in zip(t.achievements, t.claims, strict=True):
            if me.seat not in seats and is_met(t, me, cards[id]):
                options.append(Claim(id))
    if not t.agent_used and any(me.agents) and agent_boards(me):
        options.append(AGENT)
    options += uses(t, me)
    return options


def barred_extras(t: Table, me: Player) -> dict[Extra, Why]:
    """Why an order, an achievement or an agent has to wait."""
    barred: dict[Extra, Why] = {}
    for id in me.orders:
        if lacks := missing(t, me, id):
            items = [f"{good}:{n}" for good, n in lacks.items()]
            barred[Fulfil(id)] = Why("YOK-11.4.2", "missing", {"items": items})
    for id, seats in zip(t.achievements, t.claims, strict=True):
        if why := _why_no_claim(t, me, t.box.achievements[id], seats):
            barred[Claim(id)] = why
    if t.agent_used:
        barred[AGENT] = Why("YOK-11.1.1", "agent-used")
    elif any(me.agents) and not agent_boards(me):
        barred[AGENT] = Why("YOK-11.2.1", "agent-nowhere")
    elif any(me.spent) and not any(me.agents):
        barred[AGENT] = Why("YOK-11.2.4", "agent-spent")
    return barred


def _why_no_claim(t: Table, me: Player, card: Achievement, seats: Sequence[int]) -> Why | None:
    if me.seat in seats:
        return Why("YOK-11.3.1", "claimed")
    if not is_met(t, me, card):
        figures = [figure for pair in progress(t, me, card) for figure in pair]
        names = ("have", "need") if card.own else ("have", "need", "have_too", "need_too")
        reason = "achievement" if card.own else "achievement-built"
        return Why("YOK-11.3.1", reason, dict(zip(names, figures, strict=True)))
    return None if me.hand[ASSISTANT] else Why("YOK-11.3.1", "no-assistant")


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
    lacking = [need for have, need in progress(t, me, card) if have < need]
    return not lacking


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
    boards = {board for board, shop in enumerate(me.shops) if shop >= 0}
    boards.update([board for board, house in enumerate(t.houses) if house == me.seat])
    built = [t.box.locations[board].category for board in boards]
    return built.count("production"), built.count("commercial")


def agent_boards(me: Player) -> list[int]:
    """Locations with an own assistant and without the own president (YOK-11.2.1)."""
    return [board for board, n in enumerate(me.on) if n and board != me.president]


def may_continue(t: Table, me: Player) -> bool:
    """Whether others could think that the order kept at the start is left to be fulfilled.

    Only its owner knows that order, so the question may not depend on it.
    """
    return me.secret != "" and t.box.payable(tuple(me.stock[:4]))


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
    me.orders = tuple(order for order in me.orders if order != id)
    me.fulfilled += (id,)
    if me.secret == id:
        me.secret = ""
    t.tell("fulfil", me.seat, order=id)
    await gain(t, me, order.reward, "orders", "order")
    trigger(t, me, "order")
    check_country(t, me, order.country)


def claim(t: Table, me: Player, id: str) -> None:
    """An assistant on the card; the first to claim it scores more (YOK-11.3.1)."""
    card = t.box.achievements[id]
    number = t.achievements.index(id)
    points = card.later if t.claims[number] else card.first
    me.hand[ASSISTANT] -= 1
    t.claims = replaced(t.claims, number, (*t.claims[number], me.seat))
    me.score(points, "achievements")
    t.tell("claim", me.seat, achievement=id, points=points)


async def send_agent(t: Table, me: Player) -> None:
    """An agent marks a location for one more action, once a turn (YOK-11.2)."""
    board = await me.pick("send", [BOARDS[one] for one in agent_boards(me)])
    country = next(country for country, n in enumerate(me.agents) if n)
    me.agents, me.spent = added(me.agents, country, -1), added(me.spent, country, 1)
    t.agent_used = True
    await act(t, me, BOARD[board], by_agent=True)


def missing(t: Table, me: Player, id: str) -> Goods:
    """The goods an order still lacks."""
    goods = zip(GOODS, t.box.orders[id].goods, me.stock, strict=False)
    return cast("Goods", {good: need - have for good, need, have in goods if need > have})
