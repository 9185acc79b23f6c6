"""The end of a round (SEN-7 to SEN-9) and of the game (SEN-10)."""

from __future__ import annotations

from .components import SLOTS, TYPES
from .state import Player, Table


async def end_round(t: Table) -> None:
    """Score the robots, hand out the investors, clear the table (SEN-7 to SEN-9)."""
    score_robots(t)
    attract_investors(t)
    clear_round(t)
    if t.round == t.box.rounds:
        score_investors(t)
    t.round += 1


def score_robots(t: Table) -> None:
    """Every robot scores by the dice beside it, then goes to its owner's pile (SEN-7)."""
    robots = t.box.robots
    for player in t.players:
        for slot, id in enumerate(player.slots):
            if id is None:
                continue
            points = player.slot_points(robots, slot)
            player.score(points, TYPES[robots[id].type])
            t.tell("score", player.seat, robot=id, points=points)
            player.pile += (id,)


def attract_investors(t: Table) -> None:
    """At each position the first in line takes the investor, the second the chip (SEN-8)."""
    for position, kind in enumerate(t.layout):
        ranking = t.ranking(position)
        if ranking:
            winner = t.players[ranking[0][0]]
            winner.investors[kind] += 1
            t.tell("investor", winner.seat, type=TYPES[kind], influence=ranking[0][1])
        if len(ranking) > 1:
            second = t.players[ranking[1][0]]
            second.score(t.box.chip, "chips")
            figures = {"type": TYPES[kind], "influence": ranking[1][1], "points": t.box.chip}
            t.tell("chip", second.seat, **figures)


def clear_round(t: Table) -> None:
    """Robots to the discard pile, pawns and markers home; the last to pass leads (SEN-9)."""
    t.discard += tuple([robot for robot in t.columns if robot is not None])
    t.columns = []
    t.layout = ()
    for player in t.players:
        player.slots = [None] * SLOTS
        player.blocked = [()] * SLOTS
        player.agents = t.box.agents
        player.assistants = t.box.assistants
        player.marker = True
    t.order, t.passed = t.passed[::-1], ()


def score_investors(t: Table) -> None:
    """Each investor gives points for every bot of its type (SEN-10.2)."""
    for player in t.players:
        for kind, points in zip(TYPES, investor_points(t, player), strict=True):
            if points:
                player.score(points, "investors")
                t.tell("final", player.seat, type=kind, points=points)


def investor_points(t: Table, player: Player) -> list[int]:
    """What a player's investors would give at the end, by type (SEN-10.2)."""
    pairs = zip(player.investors, player.bots(t.box.robots), strict=True)
    return [investors * bots * t.box.points_per_robot for investors, bots in pairs]


def ranking(t: Table) -> list[int]:
    """Places by points, then by investors; still equal is a shared place (SEN-10.3 to SEN-10.5)."""
    keys = [(player.points, sum(player.investors)) for player in t.players]
    return [1 + sum(other > key for other in keys) for key in keys]


def sources(_t: Table) -> tuple[str, ...]:
    """Where points come from."""
    return (*TYPES, "chips", "investors")
