"""Machinery (NIP-4.2)."""

from __future__ import annotations

from magnate.engine.copying import added
from magnate.engine.decision import Why
from magnate.games.nippon.components import GOODS, UPGRADED
from magnate.games.nippon.options import SPARE
from magnate.games.nippon.state import Player, Table, too_dear

from .one_to_three import one_more


def can_upgrade(t: Table, me: Player) -> bool:
    """Upgrades can always be made, if not on a factory then as spare tiles; but not for nothing."""
    return me.yen >= t.price(me, "machinery")


def why_no_upgrade(t: Table, me: Player) -> Why:
    """Money is lacking."""
    return too_dear("NIP-4.2.1", t.price(me, "machinery"), me.yen)


def upgrades(me: Player) -> list[str]:
    """The factories that can take an upgrade; only if there is none, a spare tile (NIP-4.2.4)."""
    return [
        GOODS[good]
        for good, tile in enumerate(me.tiles)
        if tile is not None and me.machines[good] < UPGRADED
    ] or [SPARE]


async def machinery(t: Table, me: Player) -> None:
    """Make one to three upgrades (NIP-4.2.1)."""
    price = t.price(me, "machinery")
    about = {"cost": price}
    while me.yen >= price:
        what = await one_more(t, me, "upgrade", upgrades(me), about, lambda: upgraded(me))
        if what is None:
            return
        upgrade(t, me, what, price)


async def upgrade_free(t: Table, me: Player, n: int) -> None:
    """An upgrade without paying, which must be made (NIP-5.1.11)."""
    about = {"n": n, "cost": 0}
    upgrade(t, me, await me.pick("upgrade", upgrades(me), about, lambda: upgraded(me)), 0)


def upgrade(t: Table, me: Player, what: str, price: int) -> None:
    """A new +1, or a +1 turned to +2; or a spare tile (NIP-4.2.2, NIP-4.2.4)."""
    me.yen -= price
    if what == SPARE:
        me.spare += 1
        t.tell("spare", me.seat, yen=price)
        return
    good = GOODS.index(what)
    me.machines = added(me.machines, good, 1)
    t.tell("machinery", me.seat, good=what, n=me.machines[good], yen=price)


def upgraded(me: Player) -> dict[str, str]:
    """A machinery tile at +2 cannot be improved."""
    return {
        GOODS[good]: "NIP-4.2.2"
        for good, tile in enumerate(me.tiles)
        if tile is not None and me.machines[good] == UPGRADED
    }
