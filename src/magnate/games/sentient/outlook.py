"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from typing import Final

from .components import SLOTS
from .state import Player, Table

#: What leading at an investor is worth in each round: later it is surer, and fewer bots follow.
LEAD: Final = (0.0, 0.62, 0.72, 0.9, 0.0)
FOLLOWERS: Final = 0.8  # robots of an investor's type that a round to come brings
TIES: Final = 0.4  # more for the lead: investors break ties
ASSISTANT: Final = 0.45  # pawns still to use
AGENT: Final = 1.9
AS_IT_IS: Final = 0.65  # how much a robot's points now count against the best they may become
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
    """Points, the network as it stands, investors held and led, pawns still to use."""
    to_come = FOLLOWERS * (t.box.rounds - t.round)
    following = [[n + to_come for n in player.bots(t.box.robots)] for player in t.players]
    prospects = [
        player.points
        + _network(t, player)
        + sum([held * bots for held, bots in zip(player.investors, count, strict=True) if held])
        + ASSISTANT * player.assistants
        + AGENT * player.agents
        for player, count in zip(t.players, following, strict=True)
    ]
    sure = LEAD[t.round]
    for position, kind in enumerate(t.layout):
        ranking = t.ranking(position)
        if ranking:
            first = ranking[0][0]
            prospects[first] += sure * (following[first][kind] + TIES)
        if len(ranking) > 1:
            prospects[ranking[1][0]] += sure * t.box.chip
    return prospects


def _network(t: Table, me: Player) -> float:
    """The robots' points now, less sure while a neighbouring slot may still turn their dice."""
    slots, dice, robots = me.slots, me.dice, t.box.robots
    worth = 0.0
    for slot, id in enumerate(slots):
        if id is None:
            continue
        points = robots[id].points
        left, right = dice[slot], dice[slot + 1]
        now = points[left][right]
        lefts = TURNED[left] if slot > 0 and slots[slot - 1] is None else None
        rights = TURNED[right] if slot + 1 < SLOTS and slots[slot + 1] is None else None
        if not lefts and not rights:
            worth += now
            continue
        best = max([max([points[a][b] for b in rights or (right,)]) for a in lefts or (left,)])
        worth += AS_IT_IS * now + (1 - AS_IT_IS) * best
    return worth
