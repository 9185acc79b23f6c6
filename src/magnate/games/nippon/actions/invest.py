"""Invest: build a factory (NIP-4.1)."""

from __future__ import annotations

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.nippon.components import GOODS, KNOWLEDGE, UPGRADED
from magnate.games.nippon.state import Player, Table, too_dear

from .bonuses import gain, grant


def missing(t: Table, me: Player, good: int) -> int:
    """The blueprints that make up for lacking knowledge (NIP-4.1.4)."""
    return max(0, t.box.goods[good].knowledge - t.level(me, KNOWLEDGE))


def can_build(t: Table, me: Player, good: int) -> bool:
    """Whether a factory of a good may be built (NIP-4.1.2, NIP-4.1.4)."""
    return (
        me.tiles[good] is None and bool(t.factories[good]) and missing(t, me, good) <= me.blueprints
    )


def can_invest(t: Table, me: Player) -> bool:
    """Whether a factory can be paid, and some good is known well enough."""
    if me.yen < t.box.costs.factory:
        return False
    reach, goods, factories = t.level(me, KNOWLEDGE) + me.blueprints, t.box.goods, t.factories
    for good, tile in enumerate(me.tiles):
        if tile is None and goods[good].knowledge <= reach and factories[good]:
            return True
    return False


def why_no_factory(t: Table, me: Player) -> Why:
    """Money, knowledge or goods to choose from are lacking."""
    price = t.box.costs.factory
    if me.yen < price:
        return too_dear("NIP-4.1.3", price, me.yen)
    new = [good for good, tile in enumerate(me.tiles) if tile is None and t.factories[good]]
    lacking = [missing(t, me, good) for good in new]
    if not lacking:
        return Why("NIP-4.1.2", "no-new-good")
    return _knows_too_little(t, me, t.level(me, KNOWLEDGE) + min(lacking))


def buildable(t: Table, me: Player) -> list[str]:
    """The tiles of the supply that the player may build."""
    return [
        tile for good, tiles in enumerate(t.factories) if can_build(t, me, good) for tile in tiles
    ]


async def invest(t: Table, me: Player) -> None:
    """Build exactly one factory: pay, take the tile, fit machinery, take the bonus (R-2)."""
    id = await me.pick("tile", buildable(t, me), barred=lambda: barred_tiles(t, me))
    await build(t, me, id)


async def build(t: Table, me: Player, id: str) -> None:
    """Pay, and put the tile in front of the player (NIP-4.1.3 to NIP-4.1.8)."""
    tile, price = t.box.tiles[id], t.box.costs.factory
    blueprints = missing(t, me, tile.good)
    me.yen -= price
    me.blueprints -= blueprints
    left = tuple(one for one in t.factories[tile.good] if one != id)
    t.factories = replaced(t.factories, tile.good, left)
    me.tiles = replaced(me.tiles, tile.good, id)
    t.tell("invest", me.seat, tile=id, yen=price, blueprints=blueprints)
    while me.spare and me.machines[tile.good] < UPGRADED:
        me.spare -= 1
        me.machines = added(me.machines, tile.good, 1)
        t.tell("fitted", me.seat, good=GOODS[tile.good], n=me.machines[tile.good])
    for effect in tile.effects:
        if tile.timing == "immediate":
            await gain(t, me, effect, tile.good)
        else:
            grant(me, effect)


def barred_tiles(t: Table, me: Player) -> dict[str, Why]:
    """Tiles of goods the player makes already, or knows too little for."""
    return {
        tile: _knows_too_little(t, me, t.box.goods[good].knowledge)
        if me.tiles[good] is None
        else Why("NIP-4.1.2", "made", {"good": GOODS[good]})
        for good, tiles in enumerate(t.factories)
        if not can_build(t, me, good)
        for tile in tiles
    }


def _knows_too_little(t: Table, me: Player, needed: int) -> Why:
    figures = {"needed": needed, "have": t.level(me, KNOWLEDGE), "blueprints": me.blueprints}
    return Why("NIP-4.1.4", "knowledge", figures)
