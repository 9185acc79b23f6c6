"""Trains and Ships (NIP-4.5)."""

from __future__ import annotations

from magnate.games.nippon.components import Box
from magnate.games.nippon.pieces import MONEY, Fleet
from magnate.games.nippon.state import Player, Table, climb


def fleet(box: Box, kind: str) -> Fleet:
    """The trains or the ships."""
    return box.trains if kind == "train" else box.ships


def gone(me: Player, kind: str) -> int:
    """How many of them have left the player board."""
    return me.trains if kind == "train" else me.ships


def barred_trains(t: Table, me: Player) -> str | None:
    """Money, a tile or a free slot is lacking."""
    return _barred(t, me, "train", me.trains)


def barred_ships(t: Table, me: Player) -> str | None:
    """The same for ships."""
    return _barred(t, me, "ship", me.ships)


def _barred(t: Table, me: Player, kind: str, used: int) -> str | None:
    if me.yen < t.price(me, kind):
        return "NIP-4.5.1"
    if used == fleet(t.box, kind).tiles:
        return "NIP-4.5.2"
    room = t.rules.lines
    return None if min(map(len, t.lines)) < room else "NIP-4.5.3"


async def trains(t: Table, me: Player) -> bool:
    """Build one to three trains (NIP-4.5.1)."""
    return await _build(t, me, "train")


async def ships(t: Table, me: Player) -> bool:
    """Build one to three ships (NIP-4.5.1)."""
    return await _build(t, me, "ship")


async def _build(t: Table, me: Player, kind: str) -> bool:
    """One after the other, in different regions (NIP-4.5.4)."""
    price = t.price(me, kind)
    if me.yen < price or gone(me, kind) == fleet(t.box, kind).tiles:
        return False
    options: list[str | None] = [*free_regions(t, t.used)]
    if not options:
        return False
    if t.done:
        options.append(None)
    chosen = options[0]
    if len(options) > 1:
        about = {"n": t.done + 1, "cost": price}
        chosen = await me.choose(kind, options, about, lambda: _full(t, kind))
    if chosen is None:
        return False
    region = t.box.region_numbers[chosen]
    me.yen -= price
    t.used.append(region)
    place(t, me, kind, region, price)
    return True


def free_regions(t: Table, but: list[int]) -> list[str]:
    """Regions with an empty train and ship slot (NIP-4.5.3)."""
    room, ids = t.rules.lines, t.box.region_ids
    return [
        ids[region]
        for region, tiles in enumerate(t.lines)
        if len(tiles) < room and region not in but
    ]


def place(t: Table, me: Player, kind: str, region: int, price: int) -> None:
    """Take the next tile from the left; an uncovered symbol moves the money marker (NIP-4.5.5)."""
    if kind == "train":
        me.trains += 1
    else:
        me.ships += 1
    t.lines[region].append(2 * me.seat + (kind == "ship"))
    t.tell("built", me.seat, what=kind, region=t.box.region_ids[region], yen=price)
    if gone(me, kind) in fleet(t.box, kind).money:
        climb(t, me, MONEY, 1)


async def build_free(t: Table, me: Player, kind: str) -> None:
    """A tile without paying; lost if there is no tile or no free slot (NIP-5.1.6)."""
    options = free_regions(t, [])
    if not options or gone(me, kind) == fleet(t.box, kind).tiles:
        return
    chosen = options[0]
    if len(options) > 1:
        about = {"n": 1, "cost": 0}
        chosen = await me.choose(kind, options, about, lambda: _full(t, kind))
    place(t, me, kind, t.box.region_numbers[chosen], 0)


def _full(t: Table, kind: str) -> dict[str, str]:
    """A region without an empty slot, or used in this action already."""
    barred = {}
    for region, tiles in enumerate(t.lines):
        if t.action == f"{kind}s" and region in t.used:
            barred[f"{kind}:{t.box.region_ids[region]}"] = "NIP-4.5.4"
        elif len(tiles) == t.rules.lines:
            barred[f"{kind}:{t.box.region_ids[region]}"] = "NIP-4.5.3"
    return barred
