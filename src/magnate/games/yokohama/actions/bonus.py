"""Bonus icons (YOK-13), and what cards in front of a player add (YOK-12, YOK-16)."""

from __future__ import annotations

from magnate.engine.copying import added
from magnate.engine.decision import Why
from magnate.games.yokohama.components import (
    ASSISTANT,
    BOARD,
    BOARDS,
    CANAL,
    COPPER,
    COUNTRIES,
    GOODS,
    PIECES,
    STOCK,
    YEN,
    Bonus,
)
from magnate.games.yokohama.options import LIFTS, PUTS, Assist
from magnate.games.yokohama.state import Player, Table

from .uses import ask


async def gain(t: Table, me: Player, bonus: Bonus, why: str, source: str = "") -> None:
    """Gain a bonus: what is fixed, then free goods, the warehouse, the assistants (YOK-13.1.5).

    `why` is where its points come from, `source` names the places where copper brings more.
    """
    copper = give(t, me, bonus, why)
    if bonus.any_goods:
        copper = await choose_goods(t, me, bonus.any_goods) or copper
    if copper:
        trigger(t, me, "copper", source)
    if bonus.warehouse:
        await take_out(t, me, bonus.warehouse)
    if bonus.assistants:
        await send_assistants(t, me, bonus.assistants)


def give(t: Table, me: Player, bonus: Bonus, why: str) -> bool:
    """Take what is fixed; whether there was copper in it (YOK-13.1.1)."""
    if any(bonus.stock):
        for kind, n in enumerate(bonus.stock):
            me.stock[kind] += n
    if bonus.vp:
        me.score(bonus.vp, why)
    if t.facts is not None and (items := amounts(bonus)):
        t.tell("gain", me.seat, items=items)
    return bonus.stock[COPPER] > 0


async def choose_goods(t: Table, me: Player, n: int) -> bool:
    """Goods of one's choice, one by one; whether there was copper among them (YOK-13.1.2)."""
    chosen = [0] * len(GOODS)
    for left in range(n, 0, -1):
        good = GOODS.index(await me.choose("goods", GOODS, {"n": left}))
        me.stock[good] += 1
        chosen[good] += 1
    t.tell("choose", me.seat, items=items_of(chosen))
    return chosen[COPPER] > 0


def items_of(stock: list[int]) -> list[str]:
    """Amounts of the stock, for the log."""
    return [f"{kind}:{n}" for kind, n in zip(STOCK, stock, strict=False) if n]


def amounts(bonus: Bonus) -> list[str]:
    """The fixed part of a bonus, for the log."""
    fixed = (*STOCK, "vp")
    return [f"{icon}:{n}" for icon, n in bonus.icons.items() if icon in fixed]


def trigger(t: Table, me: Player, when: str, source: str = "", but: str = "") -> None:
    """What the player's technologies give at such a moment (YOK-16)."""
    for id in me.technologies:
        technology = t.box.technologies[id]
        if technology.when != when or id == but:
            continue
        if technology.sources and source not in technology.sources:
            continue
        for kind, n in enumerate(technology.gain.stock):
            me.stock[kind] += n
        if technology.gain.vp:
            me.score(technology.gain.vp, "technologies")
        if t.facts is not None:
            t.tell("perk", me.seat, technology=id, items=amounts(technology.gain))


def check_country(t: Table, me: Player, country: int) -> None:
    """Every second icon of a country brings one of its agents, while there are any (YOK-12.1.2)."""
    if me.icons(t.box)[country] % 2 == 0 and t.agents[country]:
        t.agents, me.agents = added(t.agents, country, -1), added(me.agents, country, 1)
        t.tell("envoy", me.seat, country=COUNTRIES[country])


def too_dear(rule: str, cost: int, me: Player) -> Why:
    """Not enough money, with the figures."""
    return Why(rule, "money", {"cost": cost, "have": me.stock[YEN]})


def pieces(t: Table, me: Player) -> list[str | None]:
    """Pieces in the warehouse that can be paid for; or none at all (YOK-14.5.2)."""
    options: list[str | None] = [
        PIECES[piece]
        for piece, left in enumerate(me.warehouse)
        if left and me.price(t.box, piece) <= me.stock[YEN]
    ]
    options.append(None)
    return options


def barred_pieces(t: Table, me: Player) -> dict[str, Why]:
    """Why a piece cannot be taken out: there is none, or it is too dear."""
    barred = {}
    for piece, left in enumerate(me.warehouse):
        if not left:
            barred[PIECES[piece]] = Why("YOK-14.5.1", "warehouse")
        elif (price := me.price(t.box, piece)) > me.stock[YEN]:
            barred[PIECES[piece]] = too_dear("YOK-14.5.2", price, me)
    return barred


async def take_out(t: Table, me: Player, most: int, *, step: bool = False) -> int:
    """Up to so many pieces out of the warehouse, each for its price (YOK-13.1.3, YOK-14.5.1)."""
    for left in range(most, 0, -1):
        about = {"n": left}
        if step and left == most:
            choice = await ask(
                t, me, "warehouse", lambda: pieces(t, me), about, lambda: barred_pieces(t, me)
            )
        else:
            choice = await me.pick("warehouse", pieces(t, me), about, lambda: barred_pieces(t, me))
        if choice is None:
            return most - left
        piece = PIECES.index(choice)
        price = me.price(t.box, piece)
        me.stock[YEN] -= price
        me.warehouse = added(me.warehouse, piece, -1)
        me.hand[piece] += 1
        t.tell("warehouse", me.seat, piece=choice, n=price)
    return most


async def send_assistants(t: Table, me: Player, most: int) -> None:
    """So many times: put an assistant on a location, or move one to another (YOK-13.1.4)."""
    for left in range(most, 0, -1):
        options: list[Assist | None] = []
        if me.hand[ASSISTANT]:
            options += [PUTS[board] for board in t.layout if board != CANAL]
        options += [LIFTS[board] for board in t.layout if me.on[board]]
        options.append(None)
        choice = await me.pick("assistants", options, {"n": left}, lambda: barred_puts(t, me))
        if choice is None:
            return
        board = BOARD[choice.board]
        if choice.how == "put":
            me.hand[ASSISTANT] -= 1
            me.on[board] += 1
            t.tell("put", me.seat, board=choice.board)
            continue
        others = [BOARDS[one] for one in t.layout if one not in (board, CANAL)]
        to = await me.choose("shift", others, {"board": choice.board})
        me.on[board] -= 1
        me.on[BOARD[to]] += 1
        t.tell("shift", me.seat, board=choice.board, to=to)


def barred_puts(t: Table, me: Player) -> dict[Assist, Why]:
    """Why no assistant can be put on a location."""
    if me.hand[ASSISTANT]:
        return {PUTS[CANAL]: Why("YOK-13.1.4")} if CANAL in t.layout else {}
    return {PUTS[board]: Why("YOK-13.1.4", "no-assistant") for board in t.layout}
