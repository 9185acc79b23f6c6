"""Local Market (NIP-4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnate.engine.copying import added
from magnate.engine.decision import Why
from magnate.games.nippon.components import CITY, GOODS, REGION
from magnate.games.nippon.options import Slot
from magnate.games.nippon.state import NOBODY, Player, Table, take

from .one_to_three import one_more

NO_GOODS: Final = Why("NIP-4.7.2", "no-goods")
NO_TILE: Final = Why("NIP-4.7.4", "no-tile")
NO_SLOT: Final = Why("NIP-4.7.6", "no-slot")


def best_tiles(t: Table, me: Player) -> list[int]:
    """By good, the highest tile in supply that the player's cubes can pay for (NIP-4.7.4)."""
    best = [0] * len(GOODS)
    for good, cubes in enumerate(me.stock):
        if cubes:
            market = t.box.goods[good].market
            value = market[min(cubes, len(market)) - 1]
            while value and not me.influence[value]:
                value -= 1
            best[good] = value
    return best


def lowest(t: Table, slot: int) -> int:
    """What a tile must beat to lie on a slot: the tile there, or the lowest of a full city."""
    return t.placed[slot] or crowd(t, slot // CITY)


def crowd(t: Table, city: int) -> int:
    """The lowest tile of a city at its limit, else 0 (NIP-4.7.7)."""
    limit = t.rules.city_limit
    if limit >= CITY:
        return 0
    tiles = [value for value in t.placed[city * CITY : city * CITY + CITY] if value]
    return min(tiles) if len(tiles) >= limit else 0


def available(t: Table, me: Player) -> list[Slot]:
    """The slots on which some tile can be placed now, in one region (NIP-4.7.1 to NIP-4.7.7)."""
    best = best_tiles(t, me)
    if not any(best):
        return []
    placed, facing, slots = t.placed, t.facing, t.box.influence_slots
    span = range(t.used[0] * REGION, (t.used[0] + 1) * REGION) if t.used else range(len(placed))
    beaten = [slot for slot in span if best[facing[slot]] > placed[slot]]
    if t.rules.city_limit < CITY:
        beaten = [slot for slot in beaten if placed[slot] or best[facing[slot]] > lowest(t, slot)]
    return [slots[slot] for slot in beaten]


def can_supply(t: Table, me: Player) -> bool:
    """Whether some slot could take one of the tiles that the player's goods pay for."""
    if not any(me.stock):
        return False
    best, placed = best_tiles(t, me), t.placed
    if not any(best):
        return False
    for slot, good in enumerate(t.facing):
        if best[good] > placed[slot] and best[good] > lowest(t, slot):
            return True
    return False


def why_no_market(t: Table, me: Player) -> Why:
    """No goods, no tile for them, or no slot that a tile could take."""
    if not any(me.stock):
        return NO_GOODS
    return NO_SLOT if any(best_tiles(t, me)) else NO_TILE


async def local_market(t: Table, me: Player) -> None:
    """Place one to three influence tiles in one region (NIP-4.7.1)."""
    while (
        slot := await one_more(
            t, me, "market", available(t, me), barred=lambda: barred_slots(t, me)
        )
    ) is not None:
        await supply(t, me, t.box.slot_numbers[slot])


async def supply(t: Table, me: Player, slot: int) -> None:
    """Discard cubes, place a tile, take the bonus of the region (NIP-4.7.2 to NIP-4.7.8)."""
    good, region = t.facing[slot], slot // REGION
    where = t.box.influence_slots[slot]
    about = {"good": GOODS[good], "city": where.city, "side": where.side}
    counts = cube_counts(t, me, slot)
    cubes = await me.pick("cubes", counts, about, lambda: _barred_cubes(t, me, slot, counts))
    values = tile_values(t, me, slot, cubes)
    value = await me.pick(
        "influence",
        values,
        {**about, "cubes": cubes},
        lambda: _barred_values(t, me, slot, cubes, values),
    )
    sent_home = await make_room(t, me, slot)
    me.stock[good] -= cubes
    me.influence = added(me.influence, value, -1)
    t.tell("influence", me.seat, value=value, city=where.city, good=GOODS[good], n=cubes)
    if sent_home is not None:
        send_home(t, sent_home)
    t.placed[slot], t.owners[slot] = value, me.seat
    if not t.used:
        t.used += (region,)
    take(t, me, *t.box.regions[region].bonus)


def cube_counts(t: Table, me: Player, slot: int) -> list[int]:
    """How many cubes can pay for some tile that may lie there (NIP-4.7.2)."""
    good = t.facing[slot]
    market, beat = t.box.goods[good].market, lowest(t, slot)
    most = min(me.stock[good], len(market))
    return [n for n in range(1, most + 1) if any(me.influence[beat + 1 : market[n - 1] + 1])]


def tile_values(t: Table, me: Player, slot: int, cubes: int) -> list[int]:
    """The tiles in supply that may lie there for so many cubes, the highest first (NIP-4.7.4)."""
    market = t.box.goods[t.facing[slot]].market
    return [value for value in range(market[cubes - 1], lowest(t, slot), -1) if me.influence[value]]


async def make_room(t: Table, me: Player, slot: int) -> int | None:
    """The slot whose tile goes back: the one covered, or a lowest one of a full city."""
    if t.placed[slot]:
        return slot
    city = slot // CITY
    least = crowd(t, city)
    if not least:
        return None
    slots = t.box.influence_slots[city * CITY : city * CITY + CITY]
    options = [one for one in slots if t.placed[t.box.slot_numbers[one]] == least]
    return t.box.slot_numbers[await me.pick("back", options, {"value": least})]


def send_home(t: Table, slot: int) -> None:
    """A tile goes back to its owner (NIP-4.7.6, NIP-4.7.7)."""
    owner, value = t.owners[slot], t.placed[slot]
    t.placed[slot], t.owners[slot] = 0, NOBODY
    t.players[owner].influence = added(t.players[owner].influence, value, 1)
    t.tell("replaced", owner, value=value, city=t.box.influence_slots[slot].city)


def barred_slots(t: Table, me: Player) -> dict[Slot, Why]:
    """Why a slot cannot be supplied."""
    best, offered = best_tiles(t, me), set(available(t, me))
    return {
        where: _why_not(t, me, slot, best)
        for slot, where in enumerate(t.box.influence_slots)
        if where not in offered
    }


def _why_not(t: Table, me: Player, slot: int, best: Sequence[int]) -> Why:
    good = t.facing[slot]
    if t.used and slot // REGION != t.used[0]:
        return Why("NIP-4.7.1", "other-region", {"region": t.box.region_ids[t.used[0]]})
    if not me.stock[good]:
        return Why("NIP-4.7.3", "no-good", {"good": GOODS[good]})
    if not best[good]:
        return NO_TILE
    figures = {"value": lowest(t, slot), "best": best[good]}
    if t.placed[slot]:
        return Why("NIP-4.7.6", "taken", figures)
    return Why("NIP-4.7.7", "city-full", {"n": t.rules.city_limit, **figures})


def _barred_cubes(t: Table, me: Player, slot: int, counts: Sequence[int]) -> dict[int, Why]:
    """Too few cubes for a tile that may lie there."""
    good, market = t.facing[slot], t.box.goods[t.facing[slot]].market
    return {
        n: Why("NIP-4.7.4", "few-cubes", {"best": market[n - 1], "value": lowest(t, slot)})
        for n in range(1, min(me.stock[good], len(market)) + 1)
        if n not in counts
    }


def _barred_values(
    t: Table, me: Player, slot: int, cubes: int, values: Sequence[int]
) -> dict[int, Why]:
    """Tiles in supply that are too high for the cubes, or too low for the slot."""
    most = t.box.goods[t.facing[slot]].market[cubes - 1]
    rule = "NIP-4.7.6" if t.placed[slot] else "NIP-4.7.7"
    too_high = Why("NIP-4.7.4", "too-high", {"best": most})
    too_low = Why(rule, "too-low", {"value": lowest(t, slot)})
    return {
        value: too_high if value > most else too_low
        for value, tiles in enumerate(me.influence)
        if tiles and value not in values
    }
