"""The two actions of a turn: procure a robot (SEN-5), or pass and sweep (SEN-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .components import SLOTS, Robot
from .setup import draw_robot
from .state import LEFT, RIGHT, Player, Table

#: The corners each answer to "block" covers.
BLOCKS: Final = {"none": 0, "left": LEFT, "right": RIGHT, "both": LEFT | RIGHT}


async def procure(t: Table, me: Player, column: int) -> None:
    """Place an agent and take the robot there, plug it in, calibrate (SEN-5)."""
    await place_agent(t, me, column)
    slot = await me.choose("slot", me.free_slots(), barred=lambda: taken_slots(me))
    await plug_in(t, me, slot)


async def place_agent(t: Table, me: Player, column: int) -> None:
    """An agent, with as many assistants as you like; then the column is refilled (SEN-5.1)."""
    choices = range(me.assistants + 1)
    assistants = await me.pick("assistants", choices, about={"column": column})
    me.agents -= 1
    me.assistants -= assistants
    t.agents[column][me.seat] += 1
    t.assistants[column][me.seat] += assistants
    me.held, me.held_from = t.columns[column], column
    t.columns[column] = None
    t.tell("procure", me.seat, robot=me.held, column=column, assistants=assistants)
    # The refill comes before the robot is plugged in.
    t.columns[column] = await draw_robot(t)
    t.tell("reveal", robot=t.columns[column], column=column)


def taken_slots(me: Player) -> dict[int, str]:
    """A slot holds one card of a round (SEN-5.2.2)."""
    return {slot: "SEN-5.2.2" for slot in range(SLOTS) if me.slots[slot] is not None}


async def plug_in(t: Table, me: Player, slot: int) -> None:
    """Put the robot into the slot; it turns the dice beside it unless blocked (SEN-5.2 to 5.4)."""
    assert me.held is not None
    robot = t.box.robots[me.held]
    me.slots[slot], me.held, me.held_from = robot.id, None, -1
    t.tell("plug", me.seat, robot=robot.id, slot=slot)
    about = {"slot": slot, "robot": robot.id}
    blocks = possible_blocks(me, robot)
    block = await me.pick("block", blocks, about, lambda: barred_blocks(me, robot))
    corners = me.blocked[slot] = BLOCKS[block]
    me.assistants -= corners.bit_count()
    for corner, die, change in ((LEFT, slot, robot.left), (RIGHT, slot + 1, robot.right)):
        if corners & corner:
            t.tell("block", me.seat, die=die)
        elif change:
            calibrate(t, me, die, change)


def possible_blocks(me: Player, robot: Robot) -> list[str]:
    """A plus or a minus can be blocked, by one available assistant each (SEN-5.4)."""
    left, right = robot.can_block
    blocks = ["none"]
    if me.assistants:
        if left:
            blocks.append("left")
        if right:
            blocks.append("right")
        if left and right and me.assistants > 1:
            blocks.append("both")
    return blocks


def barred_blocks(me: Player, robot: Robot) -> Mapping[str, str]:
    """Why a corner cannot be blocked: it is an equals sign, or no assistant is left."""
    left, right = robot.can_block
    signs = {"left": left, "right": right, "both": left and right}
    barred = {block: "SEN-5.4.4" for block, sign in signs.items() if not sign}
    if left and right and me.assistants == 1:
        barred["both"] = "SEN-5.4.6"
    return barred


def calibrate(t: Table, me: Player, die: int, change: int) -> None:
    """Turn a die one up or down; 6 and 1 are neighbours (SEN-5.3)."""
    old = me.dice[die]
    me.dice[die] = turned(old, change)
    t.tell("calibrate", me.seat, die=die, old=old, new=me.dice[die])


def turned(value: int, change: int) -> int:
    """A die's value after a plus, a minus or an equals sign (SEN-5.3.2 to SEN-5.3.6)."""
    return (value - 1 + change) % 6 + 1


async def pass_and_sweep(t: Table, me: Player) -> None:
    """Marker on the next space; with an agent left, the factory gets four new robots (SEN-6)."""
    me.marker = False
    t.passed.append(me.seat)
    t.tell("pass", me.seat, place=len(t.passed))
    if not me.agents:
        return
    swept = [robot for robot in t.columns if robot is not None]
    t.discard += swept
    t.columns = [None] * SLOTS
    for column in range(SLOTS):
        t.columns[column] = await draw_robot(t)
    t.tell("sweep", me.seat)
