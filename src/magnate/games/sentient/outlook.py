"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from .components import DICE, SLOTS, TYPES
from .state import Player, Table

#: What leading at an investor is worth in each round: later it is surer, and fewer bots follow.
LEAD = (0.0, 0.62, 0.72, 0.9, 0.0)


def evaluate(t: Table, seat: int) -> float:
    """My prospects less the best of the others'."""
    prospects = [_prospects(t, player) for player in t.players]
    mine = prospects.pop(seat)
    return mine - max(prospects)


def _prospects(t: Table, me: Player) -> float:
    """Points, the network as it stands, investors held and led, pawns still to use."""
    robots = t.box.robots
    worth = float(me.points)
    if t.round > t.box.rounds:
        return worth + 0.01 * sum(me.investors)
    worth += sum(_slot_worth(t, me, slot) for slot in range(SLOTS))
    rounds_left = t.box.rounds - t.round
    bots = me.bots(robots)
    for kind in range(len(TYPES)):
        worth += me.investors[kind] * (bots[kind] + 0.8 * rounds_left)
    sure = LEAD[t.round]
    for position, kind in enumerate(t.layout):
        places = [place for place, _, _ in t.ranking(position)]
        if me.seat not in places[:2]:
            continue
        if places[0] == me.seat:
            worth += sure * (bots[kind] + 0.8 * rounds_left + 0.4)
        else:
            worth += sure * t.box.chip
    return worth + 0.45 * me.assistants + 1.9 * me.agents


def _slot_worth(t: Table, me: Player, slot: int) -> float:
    """A robot's points now, less sure while a neighbouring slot may still turn its dice."""
    id = me.slots[slot]
    if id is None:
        return 0.0
    points = t.box.robots[id].points
    left, right = me.dice[slot], me.dice[slot + 1]
    now = points[left][right]
    open_left = slot > 0 and me.slots[slot - 1] is None
    open_right = slot + 2 < DICE and me.slots[slot + 1] is None
    if not (open_left or open_right):
        return now
    turns_left = (left % 6 + 1, (left - 2) % 6 + 1) if open_left else (left,)
    turns_right = (right % 6 + 1, (right - 2) % 6 + 1) if open_right else (right,)
    may_be: list[int] = [points[a][b] for a in (left, *turns_left) for b in (right, *turns_right)]
    return 0.65 * now + 0.35 * max(may_be)
