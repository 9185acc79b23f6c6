"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from typing import Final

from .components import Box
from .scoring import FOREIGN, base_points, places, ship_points
from .state import NOT_YET, Player, Table

#: Workers held promise a reward; by their number.
CREW: Final = (0.0, 0.4, 1.0, 3.4, 5.2, 7.2, 9.4)
#: What a cube, and a factory with a whole game before it, is worth by level.
CUBE: Final = (0.0, 1.1, 1.7, 2.4)
FACTORY: Final = (0.0, 6.0, 10.0, 14.0)
#: What a step on a track gives in a whole game: of coal, money, knowledge.
STEP: Final = (1.6, 2.6, 1.5)
#: What lies ready: 1,000 yen, coal, a blueprint, spare machinery; a wage to be paid.
YEN: Final = 0.32
COAL_CUBE: Final = 0.5
BLUEPRINT: Final = 0.7
SPARE: Final = 1.2
WAGE: Final = 1.0
CUBES: Final = 0.85  # the power by which many cubes of a good are worth less than as many times one
#: With a whole game before it: a machine, a bonus that lasts, an achievement's growth, transport.
MACHINE: Final = 5.0
PERK: Final = 1.5
GROWTH: Final = 1.3
TRAIN: Final = 1.0
SHIP: Final = 1.4
RIVALS: Final = 0.4  # how much the best of the others counts against one
LATER_SCORING: Final = 0.55  # how much each scoring after the next one counts
INFLUENCE: Final = 0.2  # a point of influence, beside what it wins
MOST: Final = 4096  # maps remembered


def evaluate(t: Table, seat: int) -> float:
    """My prospects, less a part of what the best of the others has."""
    if t.over:
        points = [float(player.points) for player in t.players]
    else:
        points = [player.points + gain for player, gain in zip(t.players, _regions(t), strict=True)]
        points[seat] += _prospects(t, t.players[seat])
    mine = points.pop(seat)
    return mine - RIVALS * max(points)


def _time(t: Table) -> float:
    """How much of the game is left, from 1 to 0."""
    if t.turns_left != NOT_YET:
        return 0.2 * t.turns_left / (3 * len(t.players))
    return 0.2 + 0.8 * (t.box.golden - t.space) / (t.box.golden - 1)


#: What the last maps counted give by seat, with their box: searches look at few of them.
_MAPS: Final[dict[tuple[object, ...], tuple[Box, list[float]]]] = {}


def _regions(t: Table) -> list[float]:
    """What the coming scorings would give by seat as the regions stand."""
    scoring = min(t.scoring(), len(t.box.prizes) - 1)
    key = (
        *(id(t.box), scoring),
        *t.placed,
        *t.owners,
        *t.trains,
        *t.ships,
        *[tuple(player.perks) for player in t.players],
    )
    known = _MAPS.get(key)
    if known is None:
        if len(_MAPS) > MOST:
            _MAPS.clear()
        known = _MAPS[key] = t.box, _counted(t, scoring)
    return known[1]


def _counted(t: Table, scoring: int) -> list[float]:
    weight = 1.0 + LATER_SCORING * (len(t.box.prizes) - 1 - scoring)
    gains = [0.0] * len(t.players)
    for region in range(len(t.box.regions)):
        for place, influence, share, tied in places(t, region, scoring):
            for seat in tied:
                if seat != FOREIGN:
                    points = share + ship_points(t, t.players[seat], region, place)
                    gains[seat] += weight * points + INFLUENCE * influence
    return gains


def _prospects(t: Table, me: Player) -> float:
    """Budget, tracks, works and achievements, worth the less the nearer the end."""
    time, box = _time(t), t.box
    soon = min(1.0, 4 * time)  # whether there is time to use what lies ready
    worth = soon * (YEN * me.yen / 1000 + COAL_CUBE * me.coal + BLUEPRINT * me.blueprints)
    worth += soon * SPARE * me.spare
    crew = CREW[len(me.workers)] if len(me.workers) < len(CREW) else CREW[-1]
    worth += soon * crew - WAGE * len(set(me.workers))
    for value, at in zip(STEP, me.at, strict=True):
        worth += time * value * at
    for good, tile in enumerate(me.tiles):
        if tile is not None:
            level = box.goods[good].level
            worth += time * (FACTORY[level] + MACHINE * me.machines[good])
            worth += soon * CUBE[level] * me.stock[good] ** CUBES
    worth += time * PERK * len(me.perks)
    for space, achievement in enumerate(box.achievements):
        if times := me.rewards[space] or achievement.printed:
            base = 1 if achievement.id == "money" else base_points(t, me, space)
            worth += times * (base + GROWTH * time)
    ships = sum([ships.count(me.seat) for ships in t.ships])
    return worth + time * (TRAIN * me.trains + SHIP * ships)
