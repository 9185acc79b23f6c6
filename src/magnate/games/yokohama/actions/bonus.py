"""Bonus icons (YOK-13), and what cards in front of a player add (YOK-12, YOK-16)."""

from __future__ import annotations

from typing import Final, NamedTuple

from magnate.engine.decision import option
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
from magnate.games.yokohama.state import Player, Table

from .uses import choose_or_use


@option
class Assist(NamedTuple):
    """Put an assistant from the hand on a location, or lift one from there to move it."""

    how: str
    board: str


PUTS: Final = tuple(Assist("put", board) for board in BOARDS)
LIFTS: Final = tuple(Assist("lift", board) for board in BOARDS)


async def gain(t: Table, me: Player, bonus: Bonus, why: str, source: str = "") -> None:
    """Gain a bonus: what is fixed, then free goods, the warehouse, the assistants (YOK-13.1.5).

    `why` is where its points come from, `source` names the places where copper brings more.
    """
    copper = give(t, me, bonus, why)
    for left in range(bonus.any_goods, 0, -1):
        good = GOODS.index(await me.choose("goods", GOODS, {"n": left}))
        me.stock[good] += 1
        copper = copper or good == COPPER
        t.tell("gain", me.seat, items=[f"{GOODS[good]}:1"])
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


def pay(t: Table, me: Player, prices: list[tuple[int, int]]) -> None:
    """Pay to the bank."""
    for kind, n in prices:
        me.stock[kind] -= n
    if t.facts is not None:
        t.tell("pay", me.seat, items=[f"{STOCK[kind]}:{n}" for kind, n in prices if n])


def check_country(t: Table, me: Player, country: int) -> None:
    """Every second icon of a country brings one of its agents, while there are any (YOK-12.1.2)."""
    if me.icons(t.box)[country] % 2 == 0 and t.agents[country]:
        t.agents[country] -= 1
        me.agents[country] += 1
        t.tell("envoy", me.seat, country=COUNTRIES[country])


def pieces(t: Table, me: Player) -> list[str | None]:
    """Pieces in the warehouse that can be paid for; or none at all (YOK-14.5.2)."""
    options: list[str | None] = [
        PIECES[piece]
        for piece, left in enumerate(me.warehouse)
        if left and me.price(t.box, piece) <= me.stock[YEN]
    ]
    options.append(None)
    return options


async def take_out(t: Table, me: Player, most: int, *, step: bool = False) -> None:
    """Up to so many pieces out of the warehouse, each for its price (YOK-13.1.3, YOK-14.5.1)."""
    for left in range(most, 0, -1):
        about: dict[str, object] = {"n": left}
        if step and left == most:
            choice = await choose_or_use(t, me, "warehouse", lambda: pieces(t, me), about)
        elif len(options := pieces(t, me)) > 1:
            choice = await me.choose("warehouse", options, about)
        else:
            return
        if choice is None:
            return
        piece = PIECES.index(choice)
        price = me.price(t.box, piece)
        me.stock[YEN] -= price
        me.warehouse[piece] -= 1
        me.hand[piece] += 1
        t.tell("warehouse", me.seat, piece=choice, n=price)


async def send_assistants(t: Table, me: Player, most: int) -> None:
    """So many times: put an assistant on a location, or move one to another (YOK-13.1.4)."""
    for left in range(most, 0, -1):
        options: list[Assist | None] = []
        if me.hand[ASSISTANT]:
            options += [PUTS[board] for board in t.layout if board != CANAL]
        options += [LIFTS[board] for board in t.layout if me.on[board]]
        if not options:
            return
        choice = await me.choose("assistants", (*options, None), {"n": left})
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
