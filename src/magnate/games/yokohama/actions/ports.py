"""The ports: orders from the display into the hand (YOK-14.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from magnate.engine.decision import draw, option
from magnate.games.yokohama.components import BOARD, BOARDS, DISPLAY, STOCK
from magnate.games.yokohama.scoring import end_is_near
from magnate.games.yokohama.state import Player, Table

from .uses import choose_or_use

HAND_LIMIT: Final = 3  # YOK-3.1.3


@option
class Second(NamedTuple):
    """Take a second order, for yen or a crate."""

    order: str
    pay: str


async def trade_orders(t: Table, me: Player) -> None:
    """Port: one order free, a second for 2 yen or a crate; then the refill (YOK-14.3)."""
    port = t.ports[t.where - BOARD["port_a"]]
    if points := t.box.port_vp[t.power]:
        me.score(points, "ports")
        t.tell("gain", me.seat, items=[f"vp:{points}"])
    about: dict[str, object] = {"board": BOARDS[t.where]}
    first = await choose_or_use(
        t,
        me,
        "take",
        lambda: [*orders_in_reach(t, me, port), None],
        about,
        lambda: barred_orders(t, me, port),
    )
    if first is None:
        return
    take_order(t, me, port, first)
    costs = t.box.second_order
    prices = [pay for pay, price in costs.items() if me.stock[STOCK.index(pay)] >= price]
    seconds = [Second(id, pay) for id in orders_in_reach(t, me, port) for pay in prices]
    if seconds:
        second = await me.choose("second", (*seconds, None), about)
        if second is not None:
            me.stock[STOCK.index(second.pay)] -= costs[second.pay]
            t.tell("pay", me.seat, items=[f"{second.pay}:{costs[second.pay]}"])
            take_order(t, me, port, second.order)
    await refill_port(t, port)


def orders_in_reach(t: Table, me: Player, port: list[str]) -> list[str]:
    """Orders in the zones of this power, while the hand has room (YOK-3.1.3, YOK-14.3.3)."""
    if len(me.orders) >= HAND_LIMIT:
        return []
    zones, reach = t.box.zones, t.box.locations[t.where].scale[t.power]
    return [id for space, id in enumerate(port) if id and zones[space] <= reach]


def barred_orders(t: Table, me: Player, port: list[str]) -> dict[str, str]:
    """Why an order cannot be taken: the hand is full, or its zone is out of reach."""
    offered = orders_in_reach(t, me, port)
    reason = "YOK-3.1.3" if len(me.orders) >= HAND_LIMIT else "YOK-14.3.3"
    return {f"take:{id}": reason for id in port if id and id not in offered}


def take_order(t: Table, me: Player, port: list[str], id: str) -> None:
    """Into the hand; its space stays free until the refill (YOK-14.3.4)."""
    port[port.index(id)] = ""
    me.orders.append(id)
    t.tell("take", me.seat, order=id, board=BOARDS[t.where])


async def refill_port(t: Table, port: list[str]) -> None:
    """Slide left, fill from the deck; a space that stays free ends the game (YOK-17.1.3)."""
    port[:] = [id for id in port if id]
    while len(port) < DISPLAY and t.orders_left:
        port.append(await draw("order", t.order_deck))
        t.tell("reveal", order=port[-1], board=BOARDS[t.where])
    if not t.orders_left and any(len(one) < DISPLAY for one in t.ports):
        end_is_near(t, "orders")
    port += [""] * (DISPLAY - len(port))
