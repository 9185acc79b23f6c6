"""Export (NIP-4.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from magnate.engine.copying import replaced
from magnate.engine.decision import Why
from magnate.games.nippon.components import GOODS, MONEY, Contract
from magnate.games.nippon.state import Player, Table, climb, take

from .one_to_three import one_more

ALL_DONE: Final = Why("NIP-4.6.1", "contracts-done")
NO_GOODS: Final = Why("NIP-4.6.2", "no-goods")
NO_CONTRACT: Final = Why("NIP-4.6.3", "no-contract")


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


def can_export(t: Table, me: Player) -> bool:
    """Whether some contract can be paid."""
    return bool(payable(t, me))


def why_no_export(_t: Table, me: Player) -> Why:
    """All contracts are face down, there are no goods, or they pay for none."""
    if all(me.fulfilled):
        return ALL_DONE
    return NO_CONTRACT if any(me.stock) else NO_GOODS


async def export(t: Table, me: Player) -> None:
    """Fulfil one to three contracts, one after the other (NIP-4.6.1)."""
    while (
        id := await one_more(
            t, me, "contract", payable(t, me), barred=lambda: barred_contracts(t, me)
        )
    ) is not None:
        number = t.box.contract_numbers[id]
        contract = t.box.contracts[number]
        await pay(t, me, contract)
        me.fulfilled = replaced(me.fulfilled, number, True)
        collect(t, me, contract)
        t.used += (number,)


async def pay(t: Table, me: Player, contract: Contract) -> None:
    """Every number with another good (NIP-4.6.2)."""
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
            barred = partial(_unpayable, me, number, paid, options)
            name = await me.choose("pay", options, about, barred)
        paid.append(name)
        me.stock[GOODS.index(name)] -= number
    t.tell("export", me.seat, contract=contract.id, goods=paid)


def collect(t: Table, me: Player, contract: Contract) -> None:
    """The reward of a contract, and its steps of the money marker (NIP-4.6.4)."""
    if contract.yen:
        take(t, me, "yen", contract.yen)
    if contract.vp:
        take(t, me, "vp", contract.vp, "contracts")
    climb(t, me, MONEY, contract.money_steps)


def _others(me: Player, but: list[str]) -> list[int]:
    """The cubes of all other goods."""
    return [cubes for name, cubes in zip(GOODS, me.stock, strict=True) if name not in but]


def barred_contracts(t: Table, me: Player) -> dict[str, Why]:
    """Contracts that are face down, or for which goods are lacking."""
    can = payable(t, me)
    return {
        contract.id: Why("NIP-4.6.4", "contract-done")
        if fulfilled
        else Why("NIP-4.6.2", "contract-short", {"contract": contract.id})
        for contract, fulfilled in zip(t.box.contracts, me.fulfilled, strict=True)
        if contract.id not in can
    }


def _unpayable(
    me: Player, number: int, paid: Sequence[str], options: Sequence[str]
) -> dict[str, Why]:
    """Goods that have paid already, are too few, or are needed for another number."""
    barred: dict[str, Why] = {}
    for good, name in enumerate(GOODS):
        if me.tiles[good] is None or name in options:
            continue
        if name in paid:
            barred[name] = Why("NIP-4.6.2", "paid", {"good": name})
        elif me.stock[good] < number:
            figures = {"good": name, "cost": number, "have": me.stock[good]}
            barred[name] = Why("NIP-4.6.2", "cubes", figures)
        else:
            barred[name] = Why("NIP-4.6.2", "needed", {"good": name})
    return barred
