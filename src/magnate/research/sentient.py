"""What research is told of Sentient: the actions there are, and what a seat observes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from magnate.games.sentient.actions import turned
from magnate.games.sentient.components import DICE, FACES, SLOTS, TYPES, Box
from magnate.games.sentient.options import BLOCKS, PASS, PROCURES
from magnate.games.sentient.state import Player, Table

from .observation import Field, Fields, numbered, places, row


def questions(box: Box, _seats: int) -> dict[str, Iterable[Any]]:
    """Everything that may be answered, by kind of question."""
    return {
        "turn": (*PROCURES, PASS),
        "assistants": range(box.assistants + 1),
        "slot": range(SLOTS),
        "block": BLOCKS,
    }


def chance(box: Box) -> int:
    """The most that chance may choose from."""
    return max(len(box.robots), len(FACES))


def limit(box: Box, seats: int) -> int:
    """More decisions than any game takes: a pass and four answers to every agent, each round."""
    return box.rounds * seats * (1 + 4 * box.agents)


def fields(box: Box, seats: int) -> Fields:
    """What a seat observes."""
    robot, kinds, robots = numbered(box.robots), len(TYPES), len(box.robots)
    table = (
        Field("round", "the round; one more when the game is over", box.rounds + 1,
              lambda t, _: (t.round,)),
        Field("turn", "turns taken in this round", 5 * seats, lambda t, _: (t.turn,)),
        Field("order", "the markers of this round, whose is on top first", seats,
              lambda t, who: row([who[seat] for seat in t.order], seats), seats, what="one of"),
        Field("passed", "the markers of the next round, the first to pass first", seats,
              lambda t, who: row([who[seat] for seat in t.passed], seats), seats, what="one of"),
        Field("deck", "cards in the deck", robots, lambda t, _: (len(t.deck),)),
        Field("discard", "cards discarded", robots, lambda t, _: (len(t.discard),)),
        Field("columns", "the robot of every column", robots,
              lambda t, _: row([robot[id or ""] for id in t.columns], SLOTS), SLOTS, what="one of"),
        Field("columns.type", "its type", kinds,
              lambda t, _: row([_type(t, id) for id in t.columns], SLOTS), SLOTS, what="one of"),
        Field("columns.signs", "what it does to the dice on its left and right", 1,
              lambda t, _: row(_signs(t, t.columns), 2 * SLOTS), 2 * SLOTS, -1),
        Field("investors", "the types of the investors, from left to right", kinds,
              lambda t, _: row([kind + 1 for kind in t.layout], kinds), kinds, what="one of"),
    )  # fmt: skip
    player = (
        Field("points", "points scored", 150, lambda _t, me, _: (me.points,)),
        Field("company", "the type of the investor printed on the board", kinds,
              lambda _t, me, _: (_from_one(me.starting_investor),), what="one of"),
        Field("agents", "agents in hand", box.agents, lambda _t, me, _: (me.agents,)),
        Field("assistants", "assistants in hand", box.assistants,
              lambda _t, me, _: (me.assistants,)),
        Field("marker", "1 with the marker in hand: may still pass", 1,
              lambda _t, me, _: (me.marker,)),
        Field("sent.agents", "agents by column", box.agents,
              lambda t, me, _: row([pawns[me.seat] for pawns in t.agents], SLOTS), SLOTS),
        Field("sent.assistants", "assistants by column", box.assistants,
              lambda t, me, _: row([pawns[me.seat] for pawns in t.assistants], SLOTS), SLOTS),
        Field("dice", "the dice", 6, lambda _t, me, _: row(me.dice, DICE), DICE, what="one of"),
        Field("slots", "the robot in every slot", robots,
              lambda _t, me, _: [robot[id or ""] for id in me.slots], SLOTS, what="one of"),
        Field("slots.points", "what it would score now", 20,
              lambda t, me, _: [me.slot_points(t.box.robots, n) if me.dice else 0
                                for n in range(SLOTS)], SLOTS),
        Field("slots.blocked", "its blocked corners, left and right", 1,
              lambda _t, me, _: [side in corners for corners in me.blocked
                                 for side in ("left", "right")], 2 * SLOTS),
        Field("held", "the robot taken and not yet plugged in", robots,
              lambda _t, me, _: (robot[me.held or ""],), what="one of"),
        Field("held.type", "its type", kinds, lambda t, me, _: (_type(t, me.held),),
              what="one of"),
        Field("held.signs", "what it does to the dice on its left and right", 1,
              lambda t, me, _: _signs(t, [me.held]), 2, -1),
        Field("held.points", "what it would score in every slot, the signs at work", 20,
              lambda t, me, _: _prospects(t, me, me.held), SLOTS),
        Field("held.column", "the column it came from, from 1", SLOTS,
              lambda _t, me, _: (_from_one(me.held_from),), what="one of"),
        Field("pile", "robots of the rounds before: the place of each in the pile", robots,
              lambda _t, me, _: places([robot[id] for id in me.pile], robots), robots,
              what="place"),
        Field("robots", "robots of every type", 12, lambda t, me, _: me.bots(t.box.robots), kinds),
        Field("investors", "investors of every type", 8, lambda _t, me, _: me.investors, kinds),
    )  # fmt: skip
    about: dict[str, Sequence[str] | int] = {
        "column": SLOTS - 1,
        "slot": SLOTS - 1,
        "robot": [*box.robots],
    }
    best = Field("best", "what the robot of every column would score in my best free slot", 20,
                 lambda t, me, _: row([max(_prospects(t, me, id)) for id in t.columns], SLOTS),
                 SLOTS)  # fmt: skip
    return Fields(table, player, (best,), about)


def _from_one(number: int | None) -> int:
    return 0 if number is None else number + 1


def _type(t: Table, id: str | None) -> int:
    return t.box.robots[id].type + 1 if id else 0


def _signs(t: Table, ids: Iterable[str | None]) -> list[int]:
    robots = t.box.robots
    return [sign for id in ids for sign in ((robots[id].left, robots[id].right) if id else (0, 0))]


def _prospects(t: Table, me: Player, id: str | None) -> list[int]:
    """What a robot would score in every free slot, if nothing is blocked."""
    if id is None:
        return [0] * SLOTS
    robot, dice = t.box.robots[id], me.dice
    return [
        0
        if plugged
        else robot.points[turned(dice[slot], robot.left)][turned(dice[slot + 1], robot.right)]
        for slot, plugged in enumerate(me.slots)
    ]
