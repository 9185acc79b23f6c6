"""The location action, by the power of the player there (YOK-7, YOK-14)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from magnate.engine.decision import option
from magnate.games.yokohama.components import BOARDS, COPPER, GOODS, STOCK, YEN
from magnate.games.yokohama.state import Player, Table

from .bonus import take_out, trigger
from .building import next_step
from .church_and_customs import clear_customs, worship
from .laboratories import develop
from .ports import trade_orders
from .uses import choose_or_use


@option
class Trade(NamedTuple):
    """Sell one of a good, or buy one of a good or a crate."""

    how: str
    good: str


SELLS: Final = tuple(Trade("sell", good) for good in GOODS)
BUYS: Final = tuple(Trade("buy", good) for good in (*GOODS, "imported"))


async def act(t: Table, me: Player) -> None:
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
        produce(t, me, location.gain, location.scale[power], location.kind)
    else:
        await ACTIONS[location.kind](t, me)
    next_step(t, me, "token")


def produce(t: Table, me: Player, kind: int, n: int, source: str) -> None:
    """Production and the bank simply give (YOK-14.1.1 to 14.2.1)."""
    if not n:
        return
    me.stock[kind] += n
    if t.facts is not None:
        t.tell("gain", me.seat, items=[f"{STOCK[kind]}:{n}"])
    if kind == COPPER:
        trigger(t, me, "copper", source)


async def employ(t: Table, me: Player) -> None:
    """Employment agency: pieces out of the warehouse (YOK-14.5)."""
    await take_out(t, me, t.box.locations[t.where].scale[t.power], step=True)


async def trade(t: Table, me: Player) -> None:
    """Chinatown: buy and sell single units, one after another (YOK-14.6.1)."""
    copper = False
    trades = t.box.locations[t.where].scale[t.power]
    for left in range(trades, 0, -1):
        about: dict[str, object] = {"n": left}
        if left == trades:
            choice = await choose_or_use(t, me, "trade", lambda: deals(t, me), about)
        elif len(options := deals(t, me)) > 1:
            choice = await me.choose("trade", options, about)
        else:
            return
        if choice is None:
            return
        if choice.how == "sell":
            good = GOODS.index(choice.good)
            yen = t.box.sell[good]
            me.stock[good] -= 1
            me.stock[YEN] += yen
            t.tell("sell", me.seat, good=choice.good, n=yen)
            continue
        price = t.box.buy[BUYS.index(choice)]
        me.stock[YEN] -= price
        me.stock[STOCK.index(choice.good)] += 1
        t.tell("buy", me.seat, good=choice.good, n=price)
        if choice.good == "copper" and not copper:
            copper = True
            trigger(t, me, "copper", "chinatown")


def deals(t: Table, me: Player) -> list[Trade | None]:
    """Goods that can be sold, goods and crates that can be paid for."""
    stock = me.stock
    yen = stock[YEN]
    options: list[Trade | None] = [one for good, one in enumerate(SELLS) if stock[good]]
    options += [one for price, one in zip(t.box.buy, BUYS, strict=True) if price <= yen]
    options.append(None)
    return options


ACTIONS: Final[dict[str, Callable[[Table, Player], Awaitable[None]]]] = {
    "port": trade_orders,
    "laboratory": develop,
    "employment_agency": employ,
    "chinatown": trade,
    "church": worship,
    "customs": clear_customs,
}
