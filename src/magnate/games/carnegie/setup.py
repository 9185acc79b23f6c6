"""Setting up the game (CAR-2)."""

from __future__ import annotations

from typing import Final

from magnate.engine.copying import added, replaced
from magnate.engine.decision import deal, draw, roll

from .actions.projects import place_project
from .components import ACTIONS, ANY, EVENTS, HOUSING, PROJECTS
from .solo import place_card, see_back
from .state import NEUTRAL, Table
from .view_types import TabSide

SIDES: Final[tuple[TabSide, ...]] = ("A", "B")
FACES: Final = ("front", "back")


async def set_up(t: Table) -> None:
    """Timeline, departments on offer, first player (CAR-2.1 to CAR-2.3, CAR-2.8, CAR-2.9)."""
    tiles = list(t.box.tiles)
    for place in range(len(ACTIONS)):
        t.tiles = replaced(t.tiles, place, await deal("tile", tiles))
        t.faces = replaced(t.faces, place, FACES.index(await roll("face", FACES)))
    for row, name in enumerate(ACTIONS):
        t.tell("timeline", row=name, events=[EVENTS[event] for event in t.spaces(row)])
    await lay_out_departments(t)
    setup, seats = t.box.setup, len(t.players)
    t.first = await roll("first", range(seats)) if seats > 1 else 0
    t.tell("first", t.first)
    for place in setup["choice_tiles"][seats - 1]:
        t.players[(t.first + place) % seats].choice_tile = True
    t.phase = "sides"


async def lay_out_departments(t: Table) -> None:
    """Two copies of sixteen kinds, less those removed at random (CAR-2.3)."""
    box = t.box
    kinds = list(range(box.printed, box.printed + box.base_kinds))
    if t.expansion:
        kinds = await draw_kinds(t)
        t.tell("kinds", departments=[box.departments[kind].id for kind in kinds])
    pool = [box.departments[kind].id for kind in kinds for _ in range(box.copies)]
    number = box.setup["departments_removed"][len(t.players) - 1]
    removed = [await draw("removed", pool) for _ in range(number)]
    t.tell("removed", departments=sorted(removed, key=box.department.__getitem__))
    for id in pool:
        t.market = added(t.market, box.department[id], 1)


async def draw_kinds(t: Table) -> list[int]:
    """With the expansion: four kinds of each type out of eight."""
    box = t.box
    kinds: list[int] = []
    for action in range(len(ACTIONS)):
        tiles = box.departments[box.printed :]
        pool = [one.id for one in tiles if one.type == action]
        kinds += [box.department[await deal("kind", pool)] for _ in ACTIONS]
    return sorted(kinds)


async def choose_sides(t: Table) -> None:
    """Each player chooses a side for each tab (CAR-2.5, R-33)."""
    me = t.mover
    for kind, name in enumerate(PROJECTS):
        side = await me.choose("side", SIDES, {"tab": name})
        me.sides = replaced(me.sides, kind, SIDES.index(side))
        t.tell("side", me.seat, tab=name, side=side)
    t.next("neutral")


async def place_neutral(t: Table) -> None:
    """Neutral disks by solo cards, until the quota is placed (CAR-2.10, R-05)."""
    quota = t.box.setup["neutral_disks"][len(t.players) - 1]
    cards = list(t.box.cards)
    while t.neutral < quota:
        card = t.box.cards[await deal("card", cards)]
        if not t.donated[card.donation]:
            t.donated = replaced(t.donated, card.donation, 1 << NEUTRAL)
            t.neutral += 1
            t.tell("neutral-donation", donation=t.box.donations[card.donation].id)
        for city in card.cities:
            if t.neutral < quota and place_card(t, city, NEUTRAL):
                t.neutral += 1
                t.tell("neutral-city", city=t.box.cities[city].id)
    if t.andrew:
        t.andrew.next_back = await see_back(t, t.andrew)
    t.phase = "first"


async def place_first(t: Table) -> None:
    """The first project and the reserved department, the first player last (CAR-2.11)."""
    me, box = t.mover, t.box
    free = [slot for slot in t.open_slots(HOUSING) if box.slot_type[slot] != ANY]
    slot = box.slot_index[await me.choose("first", [box.slots[slot] for slot in free])]
    place_project(t, me, HOUSING, slot)
    names = [box.departments[kind].id for kind, left in enumerate(t.market) if left]
    name = await me.choose("reserve", names)
    me.reserved = box.department[name]
    t.market = added(t.market, me.reserved, -1)
    t.tell("reserve", me.seat, department=name)
    me.moves = box.setup["moves"]
    t.next("moves")
