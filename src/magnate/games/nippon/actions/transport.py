"""Trains and Ships (NIP-4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnate.engine.decision import Why
from magnate.games.nippon.components import MONEY, Box, Fleet
from magnate.games.nippon.state import Player, Table, climb, too_dear
from magnate.games.nippon.view_types import LineKind

from .one_to_three import one_more

NO_SLOT: Final = Why("NIP-4.5.3", "no-line")
NONE_LEFT: Final = {
    "train": Why("NIP-4.5.2", "no-trains"),
    "ship": Why("NIP-4.5.2", "no-ships"),
}


def fleet(box: Box, kind: LineKind) -> Fleet:
    """The trains or the ships."""
    return box.trains if kind == "train" else box.ships


def gone(me: Player, kind: LineKind) -> int:
    """How many of them have left the player board."""
    return me.trains if kind == "train" else me.ships


def can_lay(t: Table, me: Player) -> bool:
    """Whether a train can be paid, is left, and finds a free slot."""
    return me.yen >= t.price(me, "train") and me.trains < t.box.trains.tiles and has_room(t)


def can_sail(t: Table, me: Player) -> bool:
    """The same for a ship."""
    return me.yen >= t.price(me, "ship") and me.ships < t.box.ships.tiles and has_room(t)


def has_room(t: Table) -> bool:
    """Whether some region has an empty train and ship slot (NIP-4.5.3)."""
    lines = t.rules.lines
    for trains, ships in zip(t.trains, t.ships, strict=True):
        if len(trains) + len(ships) < lines:
            return True
    return False


def why_no_train(t: Table, me: Player) -> Why:
    """Money, a tile or a free slot is lacking."""
    return _why_none(t, me, "train")


def why_no_ship(t: Table, me: Player) -> Why:
    """The same for ships."""
    return _why_none(t, me, "ship")


def _why_none(t: Table, me: Player, kind: LineKind) -> Why:
    price = t.price(me, kind)
    if me.yen < price:
        return too_dear("NIP-4.5.1", price, me.yen)
    return NONE_LEFT[kind] if gone(me, kind) == fleet(t.box, kind).tiles else NO_SLOT


async def trains(t: Table, me: Player) -> None:
    """Build one to three trains (NIP-4.5.1)."""
    await _build(t, me, "train")


async def ships(t: Table, me: Player) -> None:
    """Build one to three ships (NIP-4.5.1)."""
    await _build(t, me, "ship")


async def _build(t: Table, me: Player, kind: LineKind) -> None:
    """One after the other, in different regions (NIP-4.5.4)."""
    price, tiles = t.price(me, kind), fleet(t.box, kind).tiles
    about = {"cost": price}
    while me.yen >= price and gone(me, kind) < tiles:
        regions = free_regions(t, t.used)
        chosen = await one_more(t, me, kind, regions, about, lambda: full_regions(t, t.used))
        if chosen is None:
            return
        region = t.box.region_numbers[chosen]
        me.yen -= price
        t.used += (region,)
        place(t, me, kind, region, price)


def free_regions(t: Table, but: Sequence[int]) -> list[str]:
    """Regions with an empty train and ship slot (NIP-4.5.3)."""
    room, ids = t.rules.lines, t.box.region_ids
    return [
        ids[region]
        for region, trains in enumerate(t.trains)
        if len(trains) + len(t.ships[region]) < room and region not in but
    ]


def place(t: Table, me: Player, kind: LineKind, region: int, price: int) -> None:
    """Take the next tile from the left; an uncovered symbol moves the money marker (NIP-4.5.5)."""
    if kind == "train":
        me.trains += 1
        t.trains[region] += (me.seat,)
    else:
        me.ships += 1
        t.ships[region] += (me.seat,)
    t.tell("built", me.seat, what=kind, region=t.box.region_ids[region], yen=price)
    if gone(me, kind) in fleet(t.box, kind).money:
        climb(t, me, MONEY, 1)


async def build_free(t: Table, me: Player, kind: LineKind) -> None:
    """A tile without paying; lost if there is no tile or no free slot (NIP-5.1.6)."""
    options = free_regions(t, [])
    if not options or gone(me, kind) == fleet(t.box, kind).tiles:
        t.tell("lost", me.seat, what=kind)
        return
    about = {"n": 1, "cost": 0}
    chosen = await me.pick(kind, options, about, lambda: full_regions(t, []))
    place(t, me, kind, t.box.region_numbers[chosen], 0)


def full_regions(t: Table, used: Sequence[int]) -> dict[str, Why]:
    """A region used in this action already, or without an empty slot."""
    free = free_regions(t, used)
    return {
        id: Why("NIP-4.5.4", "built-here", {"region": id})
        if region in used
        else Why("NIP-4.5.3", "line-full", {"region": id, "n": t.rules.lines})
        for region, id in enumerate(t.box.region_ids)
        if id not in free
    }
