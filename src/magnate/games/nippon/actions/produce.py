"""Produce (NIP-4.3)."""

from __future__ import annotations

from typing import Final

from magnate.engine.decision import Why
from magnate.games.nippon.components import GOODS
from magnate.games.nippon.state import Player, Table

from .one_to_three import one_more

NO_FACTORY: Final = Why("NIP-4.3.1", "no-factory")
ALL_FULL: Final = Why("NIP-4.3.3", "all-full")


def coal_needed(t: Table, me: Player, good: int) -> int:
    """The coal on the tile, less what is left of the discount on the whole action (NIP-5.1.5)."""
    coal = t.box.goods[good].coal
    discount = me.perks.get("coal_discount_per_action", 0)
    if not discount:
        return coal
    if t.action == "produce" and t.mover == me.seat:
        discount -= sum([t.box.goods[used].coal for used in t.used])
    return max(0, coal - max(0, discount))


def cubes_wanted(me: Player, good: int) -> int:
    """One cube, more for machinery and synergy (NIP-4.3.3, NIP-4.3.4, NIP-5.1.13)."""
    return 1 + me.machines[good] + me.perks.get(f"extra_goods:{GOODS[good]}", 0)


def cubes_made(t: Table, me: Player, good: int) -> int:
    """As many as there is room for (NIP-4.3.4)."""
    return min(cubes_wanted(me, good), t.box.goods[good].storage - me.stock[good])


def can_run(t: Table, me: Player, good: int) -> bool:
    """A factory runs once in an action, and needs room for a cube and its coal."""
    return (
        me.tiles[good] is not None
        and me.stock[good] < t.box.goods[good].storage
        and me.coal >= coal_needed(t, me, good)
        and not (t.action == "produce" and t.mover == me.seat and good in t.used)
    )


def runnable(t: Table, me: Player) -> list[int]:
    """The factories that can run."""
    return [good for good, tile in enumerate(me.tiles) if tile and can_run(t, me, good)]


def can_produce(t: Table, me: Player) -> bool:
    """Whether some factory has room for a cube, and its coal."""
    goods = t.box.goods
    for good, tile in enumerate(me.tiles):
        if (
            tile is not None
            and me.stock[good] < goods[good].storage
            and me.coal >= coal_needed(t, me, good)
        ):
            return True
    return False


def why_no_run(t: Table, me: Player) -> Why:
    """No factory can run: there is none, all are full, or the coal is lacking."""
    if not any(me.tiles):
        return NO_FACTORY
    lacking = [
        coal_needed(t, me, good)
        for good, tile in enumerate(me.tiles)
        if tile is not None and me.stock[good] < t.box.goods[good].storage
    ]
    return _lacks_coal(me, min(lacking)) if lacking else ALL_FULL


async def produce(t: Table, me: Player) -> None:
    """Run one to three different factories (NIP-4.3.1)."""
    while (
        name := await one_more(
            t,
            me,
            "run",
            [GOODS[good] for good in runnable(t, me)],
            barred=lambda: barred_runs(t, me),
        )
    ) is not None:
        run(t, me, GOODS.index(name))


def run(t: Table, me: Player, good: int) -> None:
    """Discard the coal, put the cubes into the storage (NIP-4.3.2 to NIP-4.3.4)."""
    coal, cubes = coal_needed(t, me, good), cubes_made(t, me, good)
    me.coal -= coal
    me.stock[good] += cubes
    t.used += (good,)
    t.tell("run", me.seat, good=GOODS[good], coal=coal, n=cubes)


def barred_runs(t: Table, me: Player) -> dict[str, Why]:
    """A factory that ran, is full, or lacks coal."""
    barred: dict[str, Why] = {}
    for good, tile in enumerate(me.tiles):
        if tile is None or can_run(t, me, good):
            continue
        name, storage = GOODS[good], t.box.goods[good].storage
        if good in t.used:
            barred[name] = Why("NIP-4.3.1", "ran", {"good": name})
        elif me.stock[good] >= storage:
            barred[name] = Why("NIP-4.3.3", "full", {"good": name, "n": storage})
        else:
            barred[name] = _lacks_coal(me, coal_needed(t, me, good))
    return barred


def _lacks_coal(me: Player, coal: int) -> Why:
    return Why("NIP-4.3.2", "coal", {"cost": coal, "have": me.coal})
