"""Export (NIP-4.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from magnate.games.nippon.pieces import GOODS, MONEY, Contract
from magnate.games.nippon.state import Player, Table, climb, take


def can_pay(stock: Iterable[int], numbers: tuple[int, ...]) -> bool:
    """Whether every number, the highest first, can be paid with another good (NIP-4.6.2)."""
    most = sorted(stock, reverse=True)
    return len(most) >= len(numbers) and all(map(int.__ge__, most, numbers))


def payable(t: Table, me: Player) -> list[str]:
    """The face-up contracts that can be paid completely (NIP-4.6.3)."""
    if not any(me.stock):
        return []
    contracts, most = t.box.contracts, tuple(sorted(me.stock, reverse=True))
    known = t.box.affordable
    if most not in known:
        known[most] = tuple(n for n, one in enumerate(contracts) if can_pay(most, one.goods))
    return [contracts[n].id for n in known[most] if not me.fulfilled[n]]


def barred_export(t: Table, me: Player) -> str | None:
    """All contracts are face down, or none can be paid."""
    if payable(t, me):
        return None
    return "NIP-4.6.1" if all(me.fulfilled) else "NIP-4.6.2"


async def export(t: Table, me: Player) -> bool:
    """Fulfil one to three contracts, one after the other (NIP-4.6.1)."""
    options: list[str | None] = [*payable(t, me)]
    if not options:
        return False
    if t.done:
        options.append(None)
    chosen = options[0]
    if len(options) > 1:
        chosen = await me.choose("contract", options, {"n": t.done + 1}, lambda: _barred(t, me))
    if chosen is None:
        return False
    number = t.box.contract_numbers[chosen]
    await fulfil(t, me, t.box.contracts[number])
    t.used.append(number)
    return True


async def fulfil(t: Table, me: Player, contract: Contract) -> None:
    """Pay every number with another good; then the reward and the money steps (NIP-4.6.4)."""
    paid: list[str] = []
    for place, number in enumerate(contract.goods):
        rest = contract.goods[place + 1 :]
        options = [
            name
            for good, name in enumerate(GOODS)
            if me.stock[good] >= number
            and name not in paid
            and can_pay(_others(me, [*paid, name]), rest)
        ]
        name = options[0]
        if len(options) > contract.goods[place:].count(number):  # else they all have to pay
            about = {"contract": contract.id, "cubes": number}
            name = await me.choose("pay", options, about, partial(_unpayable, me, options))
        paid.append(name)
        me.stock[GOODS.index(name)] -= number
    me.fulfilled[t.box.contract_numbers[contract.id]] = True
    t.tell("export", me.seat, contract=contract.id, goods=paid)
    if contract.yen:
        take(t, me, "yen", contract.yen)
    if contract.vp:
        take(t, me, "vp", contract.vp, "contracts")
    climb(t, me, MONEY, contract.money_steps)


def _others(me: Player, but: list[str]) -> list[int]:
    """The cubes of all other goods."""
    return [cubes for name, cubes in zip(GOODS, me.stock, strict=True) if name not in but]


def _barred(t: Table, me: Player) -> dict[str, str]:
    """Contracts that are face down, or for which goods are lacking."""
    can = payable(t, me)
    return {
        f"contract:{contract.id}": "NIP-4.6.4" if fulfilled else "NIP-4.6.2"
        for contract, fulfilled in zip(t.box.contracts, me.fulfilled, strict=True)
        if contract.id not in can
    }


def _unpayable(me: Player, options: Sequence[str]) -> dict[str, str]:
    """Goods that are too few, have paid already, or are needed for another number."""
    return {
        f"pay:{name}": "NIP-4.6.2"
        for name, tile in zip(GOODS, me.tiles, strict=True)
        if tile is not None and name not in options
    }
