"""What a learned value looks at: figures of a seat, and the moment of the game."""

from __future__ import annotations

from typing import Final

from magnate.engine.knots import between

from .components import COAL, KNOWLEDGE, MONEY, Box
from .outlook import CREW, CUBES, MOST
from .scoring import FOREIGN, base_points, standings
from .state import NOT_YET, Table

NAMES: Final = (
    *("one", "points", "next_scoring", "last_scoring", "influence", "second_places"),
    *("yen", "purse", "coal", "blueprints", "spare", "workers", "colours", "crew"),
    *("knowledge", "coal_track", "money_track", "knowledge_level"),
    *("works_1", "works_2", "works_3", "machines", "idle_works", "goods_1", "goods_2", "goods_3"),
    *("perks", "contracts", "achievements", "multipliers", "tiles", "trains", "ships", "turn"),
)
#: Where the weights of the moments meet: how much of the game is left.
KNOTS: Final = (0.0, 0.2, 0.6, 1.0)


def moment(t: Table) -> tuple[float, ...]:
    """How much of the game is left, between the knots."""
    if t.turns_left != NOT_YET:
        return between(KNOTS, 0.2 * t.turns_left / (3 * len(t.players)))
    return between(KNOTS, 0.2 + 0.8 * (t.box.golden - t.space) / (t.box.golden - 1))


#: What the last maps counted give by seat, with their box: searches look at few of them.
_MAPS: Final[dict[tuple[object, ...], tuple[Box, list[list[float]]]]] = {}


def _map(t: Table) -> list[list[float]]:
    """By seat: points of the next scoring and of the last, influence, second places."""
    scoring, last = min(t.scoring(), len(t.box.prizes) - 1), len(t.box.prizes) - 1
    key = (
        *(id(t.box), scoring, *t.placed, *t.owners, *t.trains, *t.ships),
        *[tuple(player.perks) for player in t.players],
    )
    if key in _MAPS:
        return _MAPS[key][1]
    if len(_MAPS) > MOST:
        _MAPS.clear()
    gains = [[0.0] * 4 for _ in t.players]
    for region in range(len(t.box.regions)):
        for number, which in enumerate((scoring, last)):
            for place, row in enumerate(standings(t, region, which)):
                seat, influence, _, _, points, ships = row
                if seat == FOREIGN:
                    continue
                gains[seat][number] += points + ships
                if number:
                    gains[seat][2] += influence
                    gains[seat][3] += place == 1
    _MAPS[key] = t.box, gains
    return gains


def features(t: Table, seat: int) -> list[float]:
    """The figures of a seat, in the order of their names."""
    me, box = t.players[seat], t.box
    works, goods, idle = [0.0] * 4, [0.0] * 4, 0
    for good, tile in enumerate(me.tiles):
        if tile is not None:
            level = box.goods[good].level
            works[level] += 1
            goods[level] += me.stock[good] ** CUBES
            idle += not me.stock[good]
    earned = times = tiles = 0.0
    for space, achievement in enumerate(box.achievements):
        if multiplier := me.rewards[space] or achievement.printed:
            base = 1 if achievement.id == "money" else base_points(t, me, space)
            earned += multiplier * base
            times += multiplier
        tiles += me.rewards[space] > 0
    yen = me.yen / 1000
    ships = sum([ships.count(seat) for ships in t.ships])
    return [
        *(1.0, me.points, *_map(t)[seat]),
        *(yen, min(yen, 8.0), me.coal, me.blueprints, me.spare),
        *(len(me.workers), len(set(me.workers)), CREW[min(len(me.workers), 6)]),
        *(me.at[KNOWLEDGE], me.at[COAL], me.at[MONEY], t.level(me, KNOWLEDGE)),
        *(works[1], works[2], works[3], sum(me.machines), idle, goods[1], goods[2], goods[3]),
        *(len(me.perks), sum(me.fulfilled), earned, times, tiles, me.trains, ships),
        t.mover == seat,
    ]
