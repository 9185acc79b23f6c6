"""The location action, by the power of the player there (YOK-7, YOK-14)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from magnate.engine.decision import Why
from magnate.games.yokohama.components import BOARDS, COPPER, GOODS, STOCK, YEN
from magnate.games.yokohama.options import BUYS, SELLS, Trade
from magnate.games.yokohama.state import Player, Table

from .bonus import take_out, too_dear, trigger
from .building import build, return_assistants, take_token
from .church_and_customs import clear_customs, worship
from .laboratories import develop
from .ports import trade_orders
from .uses import ask


async def act(t: Table, me: Player, board: int, *, by_agent: bool = False) -> None:
    """The action of a location, its token, building, and the way home (YOK-4.2.2)."""
    t.where, t.by_agent, t.step = board, by_agent, "act"
    await location_action(t, me)
    await take_token(t, me)
    await build(t, me)
    await return_assistants(t, me)


async def location_action(t: Table, me: Player) -> None:
    """Count the power, pay the trading house's owner, carry out the action (YOK-7.1.5)."""
    board = t.where
    power = t.power = t.power_of(me, board)
    t.tell("agent" if t.by_agent else "act", me.seat, board=BOARDS[board], power=power)
    owner = t.houses[board]
    if owner not in (-1, me.seat):
        t.players[owner].stock[YEN] += 1
        t.tell("rent", owner, board=BOARDS[board])
    location = t.box.locations[board]
    if location.gain >= 0:
        something = produce(t, me, location.gain, location.scale[power], location.kind)
    else:
        something = await ACTIONS[location.kind](t, me)
    if not something:
        t.tell("nothing", me.seat, board=BOARDS[board])


def produce(t: Table, me: Player, kind: int, n: int, source: str) -> bool:
    """Production and the bank simply give (YOK-14.1.1 to 14.2.1)."""
    if not n:
        return False
    me.stock[kind] += n
    if t.facts is not None:
        t.tell("gain", me.seat, items=[f"{STOCK[kind]}:{n}"])
    if kind == COPPER:
        trigger(t, me, "copper", source)
    return True


async def employ(t: Table, me: Player) -> bool:
    """Employment agency: pieces out of the warehouse (YOK-14.5)."""
    return await take_out(t, me, t.box.locations[t.where].scale[t.power], step=True) > 0


async def trade(t: Table, me: Player) -> bool:
    """Chinatown: buy and sell single units, one after another (YOK-14.6.1)."""
    copper = False
    trades = t.box.locations[t.where].scale[t.power]
    for left in range(trades, 0, -1):
        about = {"n": left}
        if left == trades:
            choice = await ask(
                t, me, "trade", lambda: deals(t, me), about, lambda: barred_deals(t, me)
            )
        else:
            choice = await me.pick("trade", deals(t, me), about, lambda: barred_deals(t, me))
        if choice is None:
            return left < trades
        kind = STOCK.index(choice.good)
        if choice.how == "sell":
            yen = t.box.sell[kind]
            me.stock[kind] -= 1
            me.stock[YEN] += yen
            t.tell("sell", me.seat, good=choice.good, n=yen)
            continue
        price = t.box.buy[BUYS.index(choice)]
        me.stock[YEN] -= price
        me.stock[kind] += 1
        t.tell("buy", me.seat, good=choice.good, n=price)
        if kind == COPPER and not copper:
            copper = True
            trigger(t, me, "copper", "chinatown")
    return trades > 0


def deals(t: Table, me: Player) -> list[Trade | None]:
    """Goods that can be sold, goods and crates that can be paid for."""
    stock = me.stock
    yen = stock[YEN]
    options: list[Trade | None] = [one for good, one in enumerate(SELLS) if stock[good]]
    options += [one for price, one in zip(t.box.buy, BUYS, strict=True) if price <= yen]
    options.append(None)
    return options


def barred_deals(t: Table, me: Player) -> dict[Trade, Why]:
    """Why something cannot be sold or bought."""
    barred = {
        one: Why("YOK-14.6.1", "none") for one in SELLS if not me.stock[GOODS.index(one.good)]
    }
    for price, one in zip(t.box.buy, BUYS, strict=True):
        if price > me.stock[YEN]:
            barred[one] = too_dear("YOK-14.6.1", price, me)
    return barred


ACTIONS: Final[dict[str, Callable[[Table, Player], Awaitable[bool]]]] = {
    "port": trade_orders,
    "laboratory": develop,
    "employment_agency": employ,
    "chinatown": trade,
    "church": worship,
    "customs": clear_customs,
}
