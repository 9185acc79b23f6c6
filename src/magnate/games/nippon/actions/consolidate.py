"""Consolidate (NIP-6): Budget, Emperor's reward, Workforce."""

from __future__ import annotations

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.nippon.components import COAL, MONEY
from magnate.games.nippon.options import Reward
from magnate.games.nippon.state import Player, Table, take

from .blueprints import ask


async def consolidate(t: Table, me: Player) -> None:
    """The three steps in this order (NIP-6.1.1)."""
    budget(t, me)
    await emperors_reward(t, me)
    pay_wages(t, me)
    dismiss(t, me)


def budget(t: Table, me: Player) -> None:
    """All yen and coal go; the markers bring new ones (NIP-6.1.2)."""
    if me.yen or me.coal:
        t.tell("unspent", me.seat, yen=me.yen, coal=me.coal)
    me.yen, me.coal = t.level(me, MONEY), t.level(me, COAL)
    t.tell("consolidate", me.seat, yen=me.yen, coal=me.coal)


def reward_level(t: Table, me: Player) -> int:
    """The number above the right-most worker; 0 with too few of them (NIP-6.2.1, NIP-6.2.2)."""
    return t.box.reward_levels[len(me.workers) - 1] if me.workers else 0


def rewards(t: Table, me: Player) -> list[Reward]:
    """The tiles within the player's level (NIP-6.2.3)."""
    if not (level := reward_level(t, me)):
        return []
    return [
        reward
        for reward, left in zip(t.box.rewards, t.rewards, strict=True)
        if left and reward.multiplier <= level
    ]


def gets_spare(t: Table, me: Player) -> bool:
    """Whether a multiplier tile comes instead: no reward tile at all is left (NIP-6.2.5)."""
    return t.multipliers > 0 and reward_level(t, me) > 0 and not any(t.rewards)


async def emperors_reward(t: Table, me: Player) -> None:
    """One reward tile: its bonus at once, its multiplier for an achievement (NIP-6.2)."""
    if gets_spare(t, me):
        t.multipliers -= 1
        t.tell("multiplier", me.seat, n=t.box.spare_multiplier)
        await put_up(t, me, t.box.spare_multiplier)
        return
    if not (tiles := rewards(t, me)):  # only higher ones are left, or too few workers
        return
    reward = await ask(t, me, "reward", lambda _t, _me: tiles, barred=too_high)
    t.rewards = added(t.rewards, t.box.reward_numbers[reward], -1)
    t.tell("reward", me.seat, multiplier=reward.multiplier, bonus=reward.bonus)
    take(t, me, reward.bonus, t.box.bonuses[reward.bonus])
    await put_up(t, me, reward.multiplier)


async def put_up(t: Table, me: Player, multiplier: int) -> None:
    """On a free achievement space, for good; without one the tile leaves the game (NIP-6.2.7)."""
    if all(me.rewards):
        t.tell("discarded", me.seat, multiplier=multiplier)
        return
    about = {"multiplier": multiplier}
    id = await ask(t, me, "achievement", free_spaces, about, taken_spaces)
    me.rewards = replaced(me.rewards, t.box.achievement_numbers[id], multiplier)
    t.tell("achievement", me.seat, achievement=id, multiplier=multiplier)


def free_spaces(t: Table, me: Player) -> list[str]:
    """Achievement spaces without a tile."""
    spaces = t.box.achievements
    return [space.id for space, tile in zip(spaces, me.rewards, strict=True) if not tile]


def paid_colours(t: Table, me: Player, yen: int) -> int:
    """How many colours the money pays."""
    return min(len(set(me.workers)), yen // t.box.costs.wage)


def pay_wages(t: Table, me: Player) -> None:
    """Each colour is paid as far as the money goes; the others cost points (NIP-6.3.1, R-20)."""
    colours, paid = len(set(me.workers)), paid_colours(t, me, me.yen)
    me.yen -= paid * t.box.costs.wage
    t.tell("wages", me.seat, yen=paid * t.box.costs.wage, n=colours)
    if unpaid := colours - paid:
        me.score(-unpaid * t.box.costs.unpaid, "unpaid")
        t.tell("unpaid", me.seat, n=unpaid, points=unpaid * t.box.costs.unpaid)


def dismiss(t: Table, me: Player) -> None:
    """All workers go back into the bag (NIP-6.3.2)."""
    for colour in me.workers:
        t.bag[t.box.colours.index(colour)] += 1
    me.workers = ()


def too_high(t: Table, me: Player) -> dict[Reward, Why]:
    """Tiles above the player's level."""
    level = reward_level(t, me)
    return {
        reward: Why("NIP-6.2.3", "level", {"level": level, "n": len(me.workers)})
        for reward, left in zip(t.box.rewards, t.rewards, strict=True)
        if left and reward.multiplier > level
    }


def taken_spaces(t: Table, me: Player) -> dict[str, str]:
    """Achievement spaces with a tile."""
    return {
        space.id: "NIP-6.2.7"
        for space, tile in zip(t.box.achievements, me.rewards, strict=True)
        if tile
    }
