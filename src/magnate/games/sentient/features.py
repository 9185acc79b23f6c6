"""What a learned value looks at: figures of a seat, and the moment of the game."""

from __future__ import annotations

from typing import Final

from .components import SLOTS
from .outlook import TURNED
from .state import Player, Table

NAMES: Final = (
    *("one", "points", "robots_now", "robots_best", "free_slots", "agents", "assistants"),
    *("may_pass", "held", "investors_now", "investors", "bots", "led", "led_bots", "lead"),
    *("second", "order", "passed", "row", "network_gap"),
)


def moment(t: Table) -> tuple[float, ...]:
    """Which round, and how much of it is played."""
    done = 1 - sum([player.agents for player in t.players]) / (t.box.agents * len(t.players))
    at = [0.0] * (2 * t.box.rounds)
    round = min(max(t.round, 1), t.box.rounds) - 1
    at[2 * round], at[2 * round + 1] = 1 - done, done
    return tuple(at)


def features(t: Table, seat: int) -> list[float]:
    """The figures of a seat, in the order of their names."""
    me = t.players[seat]
    bots = me.bots(t.box.robots)
    now, best, row = _network(t, me)
    led = led_bots = lead = second = 0.0
    for position, kind in enumerate(t.layout):
        ranking = t.ranking(position)
        if ranking and ranking[0][0] == seat:
            led += 1
            led_bots += bots[kind]
            lead += min(3, ranking[0][1] - (ranking[1][1] if len(ranking) > 1 else 0))
        elif len(ranking) > 1 and ranking[1][0] == seat:
            second += 1
    held = sum([n * count for n, count in zip(me.investors, bots, strict=True)])
    order = t.order.index(seat) if seat in t.order else 0
    passed = t.passed.index(seat) + 1 if seat in t.passed else 0
    return [
        *(1.0, me.points, now, best, me.slots.count(None), me.agents, me.assistants),
        *(me.marker, me.held is not None, held, sum(me.investors), sum(bots), led, led_bots, lead),
        *(second, order, passed, row, best - now),
    ]


def _network(t: Table, me: Player) -> tuple[float, float, float]:
    """The robots' points now, what their dice may still make of them, and free neighbours."""
    slots, dice, robots = me.slots, me.dice, t.box.robots
    now = best = row = 0.0
    for slot, id in enumerate(slots):
        if id is None:
            row += slot > 0 and slots[slot - 1] is None
            continue
        points = robots[id].points
        left, right = dice[slot], dice[slot + 1]
        now += points[left][right]
        lefts = TURNED[left] if slot > 0 and slots[slot - 1] is None else (left,)
        rights = TURNED[right] if slot + 1 < SLOTS and slots[slot + 1] is None else (right,)
        best += max([max([points[a][b] for b in rights]) for a in lefts])
    return now, best, row
