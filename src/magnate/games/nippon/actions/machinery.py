"""Machinery (NIP-4.2)."""

from __future__ import annotations

from typing import Final

from magnate.games.nippon.pieces import GOODS
from magnate.games.nippon.state import Player, Table

UPGRADED: Final = 2  # a machinery tile cannot be improved further
SPARE: Final = "spare"


def barred_machinery(t: Table, me: Player) -> str | None:
    """Upgrades can always be made, if not on a factory then as spare tiles; but not for nothing."""
    return "NIP-4.2.1" if me.yen < t.price(me, "machinery") else None


def upgrades(me: Player) -> list[str]:
    """The factories that can take an upgrade; only if there is none, a spare tile (NIP-4.2.4)."""
    return [
        GOODS[good]
        for good, tile in enumerate(me.tiles)
        if tile is not None and me.machines[good] < UPGRADED
    ] or [SPARE]


async def machinery(t: Table, me: Player) -> bool:
    """Make one to three upgrades (NIP-4.2.1)."""
    price = t.price(me, "machinery")
    return me.yen >= price and await upgrade(t, me, t.done + 1, price)


async def upgrade(t: Table, me: Player, n: int, price: int) -> bool:
    """One upgrade; a paid one after the first may be declined, a free one may not."""
    options: list[str | None] = [*upgrades(me)]
    if n > 1 and t.action == "machinery":
        options.append(None)
    chosen = options[0]
    if len(options) > 1:
        about = {"n": n, "cost": price}
        chosen = await me.choose("upgrade", options, about, lambda: _barred(me))
    if chosen is None:
        return False
    me.yen -= price
    if chosen == SPARE:
        me.spare += 1
        t.tell("spare", me.seat, yen=price)
        return True
    good = GOODS.index(chosen)
    me.machines[good] += 1
    t.tell("machinery", me.seat, good=chosen, n=me.machines[good], yen=price)
    return True


def _barred(me: Player) -> dict[str, str]:
    """A machinery tile at +2 cannot be improved."""
    return {
        f"upgrade:{GOODS[good]}": "NIP-4.2.2"
        for good, tile in enumerate(me.tiles)
        if tile is not None and me.machines[good] == UPGRADED
    }
