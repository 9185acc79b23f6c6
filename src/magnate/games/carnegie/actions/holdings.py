"""What players hold: dollars, goods, employees; and the exchange that is always open (CAR-4.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from magnate.engine.decision import NOTHING, Barred, Decision
from magnate.games.carnegie.components import CELL, CELL_IDS
from magnate.games.carnegie.departments import Gain
from magnate.games.carnegie.options import EXCHANGE
from magnate.games.carnegie.state import Player, Table


async def ask(
    t: Table,
    me: Player,
    kind: str,
    options: Callable[[], list[Any]],
    about: Mapping[str, Any] = NOTHING,
    barred: Barred | None = None,
) -> Any:
    """Ask a player who may also discard goods for a dollar each (CAR-4.8, R-35)."""
    while me.goods:
        offered = options()
        offered.append(EXCHANGE)
        option = await Decision(me.seat, kind, offered, about, None, barred)
        if option is not EXCHANGE:
            return option
        exchange(t, me)
    decision: Decision[Any] = Decision(me.seat, kind, options(), about, None, barred)
    return await decision


def exchange(t: Table, me: Player) -> None:
    """Discard a goods for a dollar."""
    me.goods -= 1
    me.money += 1
    t.tell("exchange", me.seat)


def can_pay(me: Player, money: int, goods: int = 0) -> bool:
    """Goods can be turned into the dollars that are missing."""
    return me.goods >= goods and me.money + me.goods >= money + goods


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
    """Everything an income or effect can give, n times."""
    money, goods, vp, rp, hired, moves = gains
    if money:
        me.money += n * money
    if goods:
        me.goods += n * goods
    if vp:
        me.score(n * vp, why)
    me.rp += n * rp
    me.moves += n * moves
    if hired:
        hired = min(n * hired, me.unhired)
        for _ in range(hired):
            await hire(t, me)
    if t.facts is not None and any(gains) and n and (hired or any(gains[:4]) or moves):
        t.tell(
            "gain",
            me.seat,
            money=n * money,
            goods=n * goods,
            points=n * vp,
            rp=n * rp,
            hired=hired,
            moves=n * moves,
        )


async def hire(t: Table, me: Player) -> None:
    """An unhired employee lies down in a lobby (CAR-3.3, CAR-3.12)."""
    if me.unhired:
        me.unhired -= 1
        await enter_lobby(t, me)


async def enter_lobby(t: Table, me: Player) -> None:
    """A hired or returning employee enters the lobby, or the New Lobby (CAR-3.10, CAR-6.4.4)."""
    del t
    lobby = me.lobbies[0]
    if len(me.lobbies) > 1:
        lobby = CELL[await me.choose("lobby", [CELL_IDS[cell] for cell in me.lobbies])]
    me.idle[lobby] += 1
