"""Setting up (NIP-2), and drawing workers from the bag."""

from __future__ import annotations

from magnate.engine.copying import added
from magnate.engine.decision import chance, deal, draw, roll

from .components import SIDES
from .state import Table


async def set_up(t: Table) -> None:
    """Who begins, the points for it, and the reward tiles (NIP-2.1.4, NIP-2.1.8)."""
    t.first = await roll("first", range(len(t.players)))
    for place, points in zip(range(len(t.players)), t.box.start_vp, strict=False):
        t.players[(t.first + place) % len(t.players)].score(points, "start")
    t.tell("first", t.first)
    for multiplier in dict.fromkeys(reward.multiplier for reward in t.box.rewards):
        kinds = [n for n, reward in enumerate(t.box.rewards) if reward.multiplier == multiplier]
        pile = [t.box.rewards[n].bonus for n in kinds for _ in range(t.rewards[n])]
        for _ in range(t.rules.rewards_removed):
            bonus = await draw("removed", pile)
            kind = kinds[[t.box.rewards[n].bonus for n in kinds].index(bonus)]
            t.rewards = added(t.rewards, kind, -1)


async def lay_city(t: Table) -> None:
    """A random city tile, turned at random, on the next city space (NIP-2.1.9)."""
    laid = [tile for tile, _ in t.cities]
    tile = await deal("city", [tile for tile in t.box.city_tiles if tile not in laid])
    turns = await roll("rotation", range(len(SIDES)))
    t.cities += ((tile, turns),)
    goods = t.box.city_tiles[tile]
    t.facing += tuple(goods[(side - turns) % len(SIDES)] for side in range(len(SIDES)))
    if len(t.cities) == len(t.box.cities):
        t.mover = t.first


async def fill(t: Table) -> None:
    """Draw the workers owed to the next slot, or row, as far as the bag goes (NIP-3.3.6)."""
    place = next(place for place, owed in enumerate(t.owed) if owed)
    places, number = (t.slots, place) if place < len(t.slots) else (t.rows, place - len(t.slots))
    bag, colours = t.bag, t.box.colours
    for _ in range(min(t.owed[place], sum(bag))):
        left, weights = colours, bag[:]
        if 0 in bag:
            left = tuple(colour for colour, n in zip(colours, bag, strict=True) if n)
            weights = [n for n in bag if n]
        colour = await chance("worker", left, weights)
        bag[colours.index(colour)] -= 1
        places[number] += (colour,)
        t.owed[place] -= 1
    if not any(t.owed):
        t.owed = []
    elif not any(bag):
        t.tell("short", n=sum(t.owed))
