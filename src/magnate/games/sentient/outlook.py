"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from .components import FACES, SLOTS, Box, Robot
from .state import Player, Table

#: What leading at an investor is worth in each round: later it is surer, and fewer bots follow.
LEAD: Final = (0.0, 0.62, 0.72, 0.9, 0.0)
FOLLOWERS: Final = 0.8  # robots of an investor's type that a round to come brings
TIES: Final = 0.4  # more for the lead: investors break ties
ASSISTANT: Final = 0.45  # pawns still to use
AGENT: Final = 1.9
AS_IT_IS: Final = 0.65  # how much a robot's points now count against the best they may become
MOST: Final = 4096  # companies and lines remembered
#: The seats that are first, and second, at each position.
Leads = tuple[list[int | None], list[int | None]]
FREE: Final = (False, True)  # whether a neighbouring slot has no robot yet
#: By the number of a die, what it may show after a neighbouring robot is plugged in.
TURNED: Final = ((), *((n, n % 6 + 1, (n - 2) % 6 + 1) for n in range(1, 7)))


def evaluate(t: Table, seat: int) -> float:
    """My prospects less the best of the others'."""
    if t.round > t.box.rounds:
        prospects = [player.points + 0.01 * sum(player.investors) for player in t.players]
    else:
        prospects = _prospects(t)
    mine = prospects.pop(seat)
    return mine - max(prospects)


def _prospects(t: Table) -> list[float]:
    """What every company has, and the investors it leads at."""
    companies = [_company(t, player) for player in t.players]
    prospects = [company.worth for company in companies]
    sure = LEAD[t.round]
    for kind, leader, second in zip(t.layout, *_leads(t), strict=False):
        if leader is not None:
            prospects[leader] += sure * (companies[leader].following[kind] + TIES)
        if second is not None:
            prospects[second] += sure * t.box.chip
    return prospects


class Company(NamedTuple):
    """What a player has: its worth, and by type the bots that an investor would count."""

    box: Box
    worth: float
    following: list[float]


#: The last companies and lines at the investors that were looked at: a turn changes few of them.
_COMPANIES: Final[dict[tuple[object, ...], Company]] = {}
_LINES: Final[dict[tuple[object, ...], tuple[Box, Leads]]] = {}


def _company(t: Table, me: Player) -> Company:
    """Points, the network as it stands, investors held, pawns still to use."""
    key = (
        *(id(t.box), t.round, me.points, me.assistants, me.agents, len(me.pile)),
        *(*me.dice, *me.slots, *me.pile, *me.investors),
    )
    company = _COMPANIES.get(key)
    if company is None:
        if len(_COMPANIES) > MOST:
            _COMPANIES.clear()
        to_come = FOLLOWERS * (t.box.rounds - t.round)
        following = [n + to_come for n in me.bots(t.box.robots)]
        held = [n * bots for n, bots in zip(me.investors, following, strict=True) if n]
        worth = me.points + _network(t, me) + sum(held)
        worth += ASSISTANT * me.assistants
        company = _COMPANIES[key] = Company(t.box, worth + AGENT * me.agents, following)
    return company


def _leads(t: Table) -> Leads:
    """Who is first in line at each position, and who is second."""
    key = (id(t.box), *t.order, *map(tuple, t.agents), *map(tuple, t.assistants))
    known = _LINES.get(key)
    if known is None:
        if len(_LINES) > MOST:
            _LINES.clear()
        lines = [[seat for seat, *_ in t.ranking(place)] for place in range(len(t.layout))]
        leaders = [line[0] if line else None for line in lines]
        seconds = [line[1] if len(line) > 1 else None for line in lines]
        known = _LINES[key] = t.box, (leaders, seconds)
    return known[1]


def _network(t: Table, me: Player) -> float:
    """The robots' points now, less sure while a neighbouring slot may still turn their dice."""
    slots, dice, hopes = me.slots, me.dice, hopes_of(t.box)
    worth = 0.0
    for slot, id in enumerate(slots):
        if id is not None:
            left_free = slot > 0 and slots[slot - 1] is None
            right_free = slot + 1 < SLOTS and slots[slot + 1] is None
            worth += hopes[id][left_free, right_free, dice[slot], dice[slot + 1]]
    return worth


#: What a robot promises, by whether the slots to its left and right are free, and by its dice.
Hopes = dict[tuple[bool, bool, int, int], float]
#: By the identity of a box: it, so that it stays, and what its robots promise.
_HOPES: Final[dict[int, tuple[Box, dict[str, Hopes]]]] = {}


def hopes_of(box: Box) -> dict[str, Hopes]:
    """What the robots of a box promise, counted once."""
    if id(box) not in _HOPES:
        hopes = {
            robot.id: {case: _hope(robot, *case) for case in product(FREE, FREE, FACES, FACES)}
            for robot in box.robots.values()
        }
        _HOPES[id(box)] = box, hopes
    return _HOPES[id(box)][1]


def _hope(robot: Robot, *case: int) -> float:
    """The points now, and the best that they may become."""
    left_free, right_free, left, right = case
    now = robot.points[left][right]
    if not left_free and not right_free:
        return now
    lefts = TURNED[left] if left_free else (left,)
    rights = TURNED[right] if right_free else (right,)
    best = max([robot.points[a][b] for a in lefts for b in rights])
    return AS_IT_IS * now + (1 - AS_IT_IS) * best
