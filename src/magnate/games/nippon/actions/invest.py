"""Invest: build a factory (NIP-4.1)."""

from __future__ import annotations

from magnate.games.nippon.pieces import GOODS, KNOWLEDGE
from magnate.games.nippon.state import Player, Table

from .bonuses import gain, grant


def missing(t: Table, me: Player, good: int) -> int:
    """The blueprints that make up for lacking knowledge (NIP-4.1.4)."""
    return max(0, t.box.goods[good].knowledge - t.level(me, KNOWLEDGE))


def barred_good(t: Table, me: Player, good: int) -> str | None:
    """Why no factory of a good can be built."""
    if me.tiles[good] is not None or not t.factories[good]:
        return "NIP-4.1.2"
    return "NIP-4.1.4" if missing(t, me, good) > me.blueprints else None


def barred_invest(t: Table, me: Player) -> str | None:
    """Money, knowledge or goods to choose from are lacking."""
    if me.yen < t.box.costs.factory:
        return "NIP-4.1.3"
    why = "NIP-4.1.2"
    for good in range(len(GOODS)):
        one = barred_good(t, me, good)
        if one is None:
            return None
        why = max(why, one)
    return why


def buildable(t: Table, me: Player) -> list[str]:
    """The tiles of the supply that the player may build (NIP-4.1.2, NIP-4.1.4)."""
    return [
        tile
        for good, tiles in enumerate(t.factories)
        if barred_good(t, me, good) is None
        for tile in tiles
    ]


async def invest(t: Table, me: Player) -> bool:
    """Build exactly one factory: pay, take the tile, fit machinery, take the bonus (R-2)."""
    id = await me.pick("tile", buildable(t, me), barred=lambda: _barred(t, me))
    await build(t, me, id)
    return False


async def build(t: Table, me: Player, id: str) -> None:
    """Pay, and put the tile in front of the player (NIP-4.1.3 to NIP-4.1.8)."""
    tile, price = t.box.tiles[id], t.box.costs.factory
    blueprints = missing(t, me, tile.good)
    me.yen -= price
    me.blueprints -= blueprints
    t.factories[tile.good].remove(id)
    me.tiles[tile.good] = id
    t.tell("invest", me.seat, tile=id, yen=price, blueprints=blueprints)
    while me.spare and me.machines[tile.good] < 2:
        me.spare -= 1
        me.machines[tile.good] += 1
        t.tell("fitted", me.seat, good=GOODS[tile.good], n=me.machines[tile.good])
    for effect in tile.effects:
        if tile.timing == "immediate":
            await gain(t, me, effect, tile.good)
        else:
            grant(me, effect)


def _barred(t: Table, me: Player) -> dict[str, str]:
    """Tiles of goods the player makes already, or knows too little for."""
    return {
        f"tile:{tile}": why
        for good, tiles in enumerate(t.factories)
        if (why := barred_good(t, me, good)) is not None
        for tile in tiles
    }
