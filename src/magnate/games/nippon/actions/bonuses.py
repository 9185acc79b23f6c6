"""Synergy bonuses (NIP-5): what a factory tile says, as data, is done here."""

from __future__ import annotations

from magnate.games.nippon.components import GOODS, TRACKS, Effect
from magnate.games.nippon.state import Player, Table, climb, take

from .machinery import upgrade_free
from .transport import build_free


def grant(me: Player, effect: Effect) -> None:
    """A permanent bonus: from now on others look it up among the perks (NIP-4.1.8)."""
    name = f"{effect.type}:{effect.target}" if effect.target else effect.type
    amount = effect.amount
    if name in me.perks:
        cheaper = name.endswith("_price")
        amount = min(me.perks[name], amount) if cheaper else me.perks[name] + amount
    me.perks = {**me.perks, name: amount}


async def finish(t: Table, me: Player, action: str) -> None:
    """What permanent bonuses give when an action is finished (NIP-5.1.1)."""
    trigger, tiles = f"{action}_action", t.box.tiles
    for id in me.tiles:
        if id is not None and tiles[id].trigger == trigger:
            for effect in tiles[id].effects:
                await gain(t, me, effect, tiles[id].good)


async def gain(t: Table, me: Player, effect: Effect, good: int) -> None:
    """Take what a bonus gives; one that only changes a price or a count gives nothing here."""
    amount = effect.amount
    match effect.type:
        case "gain_yen":
            take(t, me, "yen", amount)
        case "gain_coal":
            take(t, me, "coal", amount)
        case "gain_blueprints":
            take(t, me, "blueprints", amount)
        case "gain_yen_per_contract":
            take(t, me, "yen", amount * len(t.used))
        case "track_steps":
            climb(t, me, TRACKS.index(effect.target), amount)
        case "goods_on_this_factory":
            cubes = min(amount, t.box.goods[good].storage - me.stock[good])
            me.stock[good] += cubes
            t.tell("goods", me.seat, good=GOODS[good], n=cubes)
        case "build_free_train" | "build_free_ship":
            for _ in range(amount):
                await build_free(t, me, "train" if effect.type == "build_free_train" else "ship")
        case "free_machinery_upgrades":
            for n in range(amount):
                await upgrade_free(t, me, n + 1)
        case "region_bonus_of_one_built_region":
            await take_region_bonus(t, me)


async def take_region_bonus(t: Table, me: Player) -> None:
    """The bonus of one region used by the action (NIP-5.1.9)."""
    options = [t.box.region_ids[region] for region in sorted(t.used)]
    chosen = await me.pick("bonus", options)
    take(t, me, *t.box.regions[t.box.region_numbers[chosen]].bonus)
