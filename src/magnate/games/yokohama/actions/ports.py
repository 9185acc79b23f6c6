"""The ports: orders from the display into the hand (YOK-14.3)."""

from __future__ import annotations

from typing import Final

from magnate.engine.decision import Why, deal
from magnate.games.yokohama.components import BOARD, BOARDS, DISPLAY, STOCK
from magnate.games.yokohama.options import Second
from magnate.games.yokohama.scoring import end_is_near
from magnate.games.yokohama.state import Player, Table

from .uses import ask

HAND_LIMIT: Final = 3  # YOK-3.1.3


async def trade_orders(t: Table, me: Player) -> bool:
    """Port: one order free, a second for 2 yen or a crate; then the refill (YOK-14.3)."""
    port = t.ports[t.where - BOARD["port_a"]]
    points = t.box.port_vp[t.power]
    if points:
        me.score(points, "ports")
        t.tell("gain", me.seat, items=[f"vp:{points}"])
    about = {"board": BOARDS[t.where]}
    first = await ask(
        t,
        me,
        "take",
        lambda: [*orders_in_reach(t, me, port), None],
        about,
        lambda: barred_orders(t, me, port),
    )
    if first is None:
        return points > 0
    take_order(t, me, port, first)
    costs = t.box.second_order
    second = await me.pick(
        "second", [*seconds(t, me, port), None], about, lambda: barred_seconds(t, me, port)
    )
    if second is not None:
        me.stock[STOCK.index(second.pay)] -= costs[second.pay]
        t.tell("pay", me.seat, items=[f"{second.pay}:{costs[second.pay]}"])
        take_order(t, me, port, second.order)
    await refill_port(t, port)
    return True


def orders_in_reach(t: Table, me: Player, port: list[str]) -> list[str]:
    """Orders in the zones of this power, while the hand has room (YOK-3.1.3, YOK-14.3.3)."""
    if len(me.orders) >= HAND_LIMIT:
        return []
    zones, reach = t.box.zones, t.box.locations[t.where].scale[t.power]
    return [id for space, id in enumerate(port) if id and zones[space] <= reach]


def seconds(t: Table, me: Player, port: list[str]) -> list[Second]:
    """A second order in reach, for what can be paid (YOK-14.3.2)."""
    costs = t.box.second_order
    prices = [pay for pay, price in costs.items() if me.stock[STOCK.index(pay)] >= price]
    return [Second(id, pay) for id in orders_in_reach(t, me, port) for pay in prices]


def barred_orders(t: Table, me: Player, port: list[str]) -> dict[str, Why]:
    """Why an order cannot be taken: the hand is full, or its zone is out of reach."""
    offered = orders_in_reach(t, me, port)
    if len(me.orders) >= HAND_LIMIT:
        return {id: Why("YOK-3.1.3", "orders", {"n": len(me.orders)}) for id in port if id}
    scale = t.box.locations[t.where].scale
    return {
        id: Why("YOK-14.3.3", "power", {"need": _reaching(scale, zone), "have": t.power})
        for id, zone in zip(port, t.box.zones, strict=True)
        if id and id not in offered
    }


def _reaching(scale: tuple[int, ...], zone: int) -> int:
    """The power that reaches a zone."""
    return next(power for power, reach in enumerate(scale) if reach >= zone)


def barred_seconds(t: Table, me: Player, port: list[str]) -> dict[Second, Why]:
    """Why a second order cannot be taken, or not for this price."""
    barred = {
        Second(id, pay): why
        for id, why in barred_orders(t, me, port).items()
        for pay in t.box.second_order
    }
    for id in orders_in_reach(t, me, port):
        for pay, price in t.box.second_order.items():
            have = me.stock[STOCK.index(pay)]
            if have < price:
                figures = {"items": f"{pay}:{price}", "have": have}
                barred[Second(id, pay)] = Why("YOK-14.3.2", "price", figures)
    return barred


def take_order(t: Table, me: Player, port: list[str], id: str) -> None:
    """Into the hand; its space stays free until the refill (YOK-14.3.4)."""
    port[port.index(id)] = ""
    me.orders += (id,)
    t.tell("take", me.seat, order=id, board=BOARDS[t.where])


async def refill_port(t: Table, port: list[str]) -> None:
    """Slide left, fill from the deck; a space that stays free ends the game (YOK-17.1.3)."""
    port[:] = [id for id in port if id]
    while len(port) < DISPLAY and t.orders_left:
        port.append(await deal("order", t.order_deck))
        t.tell("reveal", order=port[-1], board=BOARDS[t.where])
    if not t.orders_left and any(len(one) < DISPLAY for one in t.ports):
        end_is_near(t, "orders")
    port += [""] * (DISPLAY - len(port))
