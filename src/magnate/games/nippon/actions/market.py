"""Local Market (NIP-4.7)."""

from __future__ import annotations

from collections.abc import Sequence

from magnate.games.nippon.pieces import GOODS, SIDES, Slot
from magnate.games.nippon.state import TILE_VALUE, Player, Table, take

CITY = len(SIDES)
REGION = 2 * CITY  # influence slots of a region


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
    there = t.placed[slot]
    if there:
        return there & TILE_VALUE
    return crowd(t, slot // CITY)


def crowd(t: Table, city: int) -> int:
    """The lowest tile of a city at its limit, else 0 (NIP-4.7.7)."""
    limit = t.rules.city_limit
    if limit >= CITY:
        return 0
    tiles = [tile & TILE_VALUE for tile in t.placed[city * CITY : city * CITY + CITY] if tile]
    return min(tiles) if len(tiles) >= limit else 0


def available(t: Table, me: Player) -> list[Slot]:
    """The slots on which some tile can be placed now, in one region (NIP-4.7.1 to NIP-4.7.7)."""
    best = best_tiles(t, me)
    if not any(best):
        return []
    placed, facing, slots = t.placed, t.facing, t.box.influence_slots
    span = range(t.used[0] * REGION, (t.used[0] + 1) * REGION) if t.used else range(len(placed))
    beaten = [slot for slot in span if best[facing[slot]] > placed[slot] & TILE_VALUE]
    if t.rules.city_limit < CITY:
        beaten = [slot for slot in beaten if placed[slot] or best[facing[slot]] > lowest(t, slot)]
    return [slots[slot] for slot in beaten]


def barred_market(t: Table, me: Player) -> str | None:
    """No goods, no tile for them, or no slot that a tile could take."""
    if not any(me.stock):
        return "NIP-4.7.2"
    best = best_tiles(t, me)
    if not any(best):
        return "NIP-4.7.4"
    placed = t.placed
    for slot, good in enumerate(t.facing):
        if best[good] > placed[slot] & TILE_VALUE and best[good] > lowest(t, slot):
            return None
    return "NIP-4.7.6"


async def local_market(t: Table, me: Player) -> bool:
    """Place one to three influence tiles in one region (NIP-4.7.1)."""
    options: list[Slot | None] = [*available(t, me)]
    if not options:
        return False
    if t.done:
        options.append(None)
    chosen = options[0]
    if len(options) > 1:
        about = {"n": t.done + 1}
        chosen = await me.choose("market", options, about, lambda: barred_slots(t, me))
    if chosen is None:
        return False
    await supply(t, me, t.box.slot_numbers[chosen])
    return True


async def supply(t: Table, me: Player, slot: int) -> None:
    """Discard cubes, place a tile, take the bonus of the region (NIP-4.7.2 to NIP-4.7.8)."""
    good, region = t.facing[slot], slot // REGION
    where = t.box.influence_slots[slot]
    about = {"good": GOODS[good], "city": where.city, "side": where.side}
    counts = cube_counts(t, me, slot)
    cubes = counts[0]
    if len(counts) > 1:
        cubes = await me.choose("cubes", counts, about, lambda: _cubes(t, me, slot, counts))
    values = tile_values(t, me, slot, cubes)
    value = values[0]
    if len(values) > 1:
        value = await me.choose(
            "influence",
            values,
            {**about, "cubes": cubes},
            lambda: _values(me, values, cubes, t, slot),
        )
    sent_home = await make_room(t, me, slot)
    me.stock[good] -= cubes
    me.influence[value] -= 1
    t.tell("influence", me.seat, value=value, city=where.city, good=GOODS[good], n=cubes)
    if sent_home is not None:
        send_home(t, sent_home)
    t.placed[slot] = 8 * me.seat + value
    if not t.used:
        t.used.append(region)
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
    candidates = [
        other
        for other in range(city * CITY, city * CITY + CITY)
        if t.placed[other] & TILE_VALUE == least
    ]
    if len(candidates) == 1:
        return candidates[0]
    options = [t.box.influence_slots[other] for other in candidates]
    return t.box.slot_numbers[await me.choose("back", options, {"value": least})]


def send_home(t: Table, slot: int) -> None:
    """A tile goes back to its owner (NIP-4.7.6, NIP-4.7.7)."""
    owner, value = t.placed[slot] >> 3, t.placed[slot] & TILE_VALUE
    t.placed[slot] = 0
    t.players[owner].influence[value] += 1
    t.tell("replaced", owner, value=value, city=t.box.influence_slots[slot].city)


def barred_slots(t: Table, me: Player) -> dict[str, str]:
    """Why a slot cannot be supplied."""
    best, offered = best_tiles(t, me), set(available(t, me))
    barred = {}
    for slot, where in enumerate(t.box.influence_slots):
        if where not in offered:
            barred[f"slot:{where.city}:{where.side}"] = _why_not(t, me, slot, best)
    return barred


def _why_not(t: Table, me: Player, slot: int, best: Sequence[int]) -> str:
    good = t.facing[slot]
    if t.used and slot // REGION != t.used[0]:
        return "NIP-4.7.1"
    if not me.stock[good]:
        return "NIP-4.7.3"
    if not best[good]:
        return "NIP-4.7.4"
    return "NIP-4.7.6" if t.placed[slot] else "NIP-4.7.7"


def _cubes(t: Table, me: Player, slot: int, counts: Sequence[int]) -> dict[str, str]:
    """Too few cubes for a tile that may lie there."""
    good = t.facing[slot]
    most = min(me.stock[good], len(t.box.goods[good].market))
    return {f"cubes:{n}": "NIP-4.7.4" for n in range(1, most + 1) if n not in counts}


def _values(me: Player, values: Sequence[int], cubes: int, t: Table, slot: int) -> dict[str, str]:
    """Tiles in supply that are too high for the cubes, or too low for the slot."""
    most = t.box.goods[t.facing[slot]].market[cubes - 1]
    too_low = "NIP-4.7.6" if t.placed[slot] else "NIP-4.7.7"
    return {
        f"influence:{value}": "NIP-4.7.4" if value > most else too_low
        for value, tiles in enumerate(me.influence)
        if tiles and value not in values
    }
