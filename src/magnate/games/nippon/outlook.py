"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from typing import Final

from .actions.market import REGION
from .components import Box
from .pieces import COAL, KNOWLEDGE, MONEY
from .scoring import FOREIGN, base_points, standings
from .state import NOT_YET, Player, Table

#: Workers held promise a reward; by their number.
CREW: Final = (0.0, 0.4, 1.0, 3.4, 5.2, 7.2, 9.4)
#: What a cube, and a factory with a whole game before it, is worth by level.
CUBE: Final = (0.0, 1.1, 1.7, 2.4)
FACTORY: Final = (0.0, 6.0, 10.0, 14.0)
#: What the tracks give in a whole game, by step.
STEP: Final = {COAL: 1.6, MONEY: 2.6, KNOWLEDGE: 1.5}
RIVALS: Final = 0.4  # how much the best of the others counts against one
LATER_SCORING: Final = 0.55  # how much each scoring after the next one counts
INFLUENCE: Final = 0.2  # a point of influence, beside what it wins
MOST: Final = 8192  # regions remembered


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


def _regions(t: Table) -> list[float]:
    """What the coming scorings would give by seat as the regions stand."""
    scoring = min(t.scoring(), len(t.box.prizes) - 1)
    perks = tuple([tuple(player.perks) for player in t.players])
    gains = [0.0] * len(t.players)
    for region in range(len(t.lines)):
        for seat, gain in _region(t, region, scoring, perks):
            gains[seat] += gain
    return gains


#: What the last regions counted give by seat, with their box: searches look at few of them.
_REGIONS: Final[dict[tuple[object, ...], tuple[Box, list[tuple[int, float]]]]] = {}


def _region(
    t: Table, region: int, scoring: int, perks: tuple[tuple[str, ...], ...]
) -> list[tuple[int, float]]:
    """What a region gives by seat, counted once for all tables where it stands so."""
    tiles = tuple(t.placed[region * REGION : (region + 1) * REGION])
    key = (id(t.box), region, scoring, perks, tiles, tuple(t.lines[region]))
    if key not in _REGIONS:
        if len(_REGIONS) > MOST:
            _REGIONS.clear()
        weight = 1.0 + LATER_SCORING * (len(t.box.prizes) - 1 - scoring)
        found = [
            (seat, weight * (points + ships) + INFLUENCE * influence)
            for seat, influence, _, _, points, ships in standings(t, region, scoring)
            if seat != FOREIGN
        ]
        _REGIONS[key] = t.box, found
    return _REGIONS[key][1]


def _prospects(t: Table, me: Player) -> float:
    """Budget, tracks, works and achievements, worth the less the nearer the end."""
    time, box = _time(t), t.box
    soon = min(1.0, 4 * time)  # whether there is time to use what lies ready
    worth = soon * (0.32 * me.yen / 1000 + 0.5 * me.coal + 0.7 * me.blueprints + 1.2 * me.spare)
    worth += soon * CREW[min(len(me.workers), 6)] - 1.0 * len(set(me.workers))
    for track, value in STEP.items():
        worth += time * value * me.at[track]
    for good, tile in enumerate(me.tiles):
        if tile is not None:
            level = box.goods[good].level
            worth += time * (FACTORY[level] + 5.0 * me.machines[good])
            worth += soon * CUBE[level] * me.stock[good] ** 0.85
    worth += time * 1.5 * len(me.perks)
    for space, achievement in enumerate(box.achievements):
        if times := me.rewards[space] or achievement.printed:
            base = 1 if achievement.id == "money" else base_points(t, me, space)
            worth += times * (base + 1.3 * time)
    ships = sum(lines.count(2 * me.seat + 1) for lines in t.lines)
    return worth + time * (1.0 * me.trains + 1.4 * ships)
