"""What players hold: dollars, goods, employees; and the exchange that is always open (CAR-4.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from magnate.engine.decision import NOTHING, Barred, Why
from magnate.games.carnegie.components import CELL, CELL_IDS, Gain
from magnate.games.carnegie.options import EXCHANGE, Exchange
from magnate.games.carnegie.state import Player, Table

T = TypeVar("T")


async def ask(
    t: Table,
    me: Player,
    kind: str,
    options: Callable[[], list[T]],
    about: Mapping[str, Any] = NOTHING,
    barred: Barred | None = None,
) -> T:
    """Ask a player who may also discard goods for a dollar each (CAR-4.8, R-35)."""
    while me.goods:
        offered: list[T | Exchange] = [*options(), EXCHANGE]
        option = await me.choose(kind, offered, about, barred)
        if not isinstance(option, Exchange):
            return option
        exchange(t, me)
    chosen: T = await me.choose(kind, options(), about, barred)
    return chosen


def exchange(t: Table, me: Player) -> None:
    """Discard a goods for a dollar."""
    me.goods -= 1
    me.money += 1
    t.tell("exchange", me.seat)


def can_pay(me: Player, money: int, goods: int = 0) -> bool:
    """Goods can be turned into the dollars that are missing."""
    return me.goods >= goods and me.money + me.goods >= money + goods


def cannot_pay(me: Player, rule: str, money: int, goods: int = 0) -> Why:
    """Why something cannot be paid: what it costs, and what there is."""
    if not money:
        return Why(rule, "goods", {"cost": goods, "have": me.goods})
    figures = {"cost": money, "money": me.money, "goods": me.goods}
    if not goods:
        return Why(rule, "dollars", figures)
    return Why(rule, "dollars-and-goods", {**figures, "more": goods})


def pay(t: Table, me: Player, money: int, goods: int = 0) -> None:
    """Pay; goods are discarded for the dollars that are missing (CAR-4.8)."""
    missing = money - me.money
    if missing > 0:
        me.goods -= missing
        me.money += missing
        t.tell("discard", me.seat, n=missing)
    me.money -= money
    me.goods -= goods


async def gain(t: Table, me: Player, gains: Gain, why: str, n: int = 1) -> None:
    """Everything an income or effect can give, n times; nobody beyond fifteen is hired (R-07)."""
    money, goods, vp, rp, hired, moves = gains
    me.money += n * money
    me.goods += n * goods
    if vp:
        me.score(n * vp, why)
    me.rp += n * rp
    me.moves += n * moves
    hired = min(n * hired, me.unhired)
    for _ in range(hired):
        me.unhired -= 1
        await enter_lobby(me)
    if t.facts is not None:
        gained = gains.times(n)._replace(new_employee=hired).parts()
        if gained:
            t.tell("gain", me.seat, gains=gained)


async def enter_lobby(me: Player) -> None:
    """Who is hired or returns lies down in the lobby, or the New Lobby (CAR-3.3, CAR-3.10)."""
    lobby = await me.pick("lobby", [CELL_IDS[cell] for cell in me.lobbies])
    me.idle[CELL[lobby]] += 1
