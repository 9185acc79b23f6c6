"""Produce (NIP-4.3)."""

from __future__ import annotations

from magnate.games.nippon.pieces import GOODS
from magnate.games.nippon.state import Player, Table


def coal_needed(t: Table, me: Player, good: int) -> int:
    """The coal on the tile, less what is left of the discount on the whole action (NIP-5.1.5)."""
    coal = t.box.goods[good].coal
    if not me.perks:
        return coal
    discount = me.perks.get("coal_discount_per_action", 0)
    if t.action == "produce":
        discount -= sum([t.box.goods[used].coal for used in t.used])
    return max(0, coal - max(0, discount))


def cubes_made(t: Table, me: Player, good: int) -> int:
    """One cube, more for machinery and synergy, as far as there is room (NIP-4.3.3, NIP-4.3.4)."""
    wanted = 1 + me.machines[good] + me.perks.get(f"extra_goods:{GOODS[good]}", 0)
    return min(wanted, t.box.goods[good].storage - me.stock[good])


def barred_run(t: Table, me: Player, good: int) -> str | None:
    """Why a factory cannot run (now again)."""
    if me.tiles[good] is None:
        return "NIP-4.3.1"
    if me.stock[good] >= t.box.goods[good].storage:
        return "NIP-4.3.3"
    return "NIP-4.3.2" if me.coal < coal_needed(t, me, good) else None


def barred_produce(t: Table, me: Player) -> str | None:
    """No factory can run: there is none, all are full, or the coal is lacking."""
    worst = "NIP-4.3.1"
    for good, tile in enumerate(me.tiles):
        if tile is not None:
            why = barred_run(t, me, good)
            if why is None:
                return None
            worst = max(worst, why) if worst != "NIP-4.3.2" else worst
            if why == "NIP-4.3.2":
                worst = why
    return worst


async def produce(t: Table, me: Player) -> bool:
    """Run one to three different factories (NIP-4.3.1)."""
    options: list[str | None] = [
        GOODS[good]
        for good, tile in enumerate(me.tiles)
        if tile is not None and good not in t.used and barred_run(t, me, good) is None
    ]
    if not options:
        return False
    if t.done:
        options.append(None)
    chosen = options[0]
    if len(options) > 1:
        chosen = await me.choose("run", options, {"n": t.done + 1}, lambda: _barred(t, me))
    if chosen is None:
        return False
    run(t, me, GOODS.index(chosen))
    return True


def run(t: Table, me: Player, good: int) -> None:
    """Discard the coal, put the cubes into the storage (NIP-4.3.2 to NIP-4.3.4)."""
    coal, cubes = coal_needed(t, me, good), cubes_made(t, me, good)
    me.coal -= coal
    me.stock[good] += cubes
    t.used.append(good)
    t.tell("run", me.seat, good=GOODS[good], coal=coal, n=cubes)


def _barred(t: Table, me: Player) -> dict[str, str]:
    """A factory runs once, needs its coal, and room for a cube."""
    barred = {}
    for good, tile in enumerate(me.tiles):
        why = "NIP-4.3.1" if good in t.used else barred_run(t, me, good)
        if tile is not None and why is not None:
            barred[f"run:{GOODS[good]}"] = why
    return barred
