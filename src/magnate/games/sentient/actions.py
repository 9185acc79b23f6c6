"""The two actions of a turn: procure a robot (SEN-5), or pass and sweep (SEN-6)."""

from __future__ import annotations

from magnate.engine.decision import NOTHING, Why

from .components import Robot, Side
from .options import BLOCKS, Block
from .setup import draw_robot, fill_factory
from .state import Player, Table


async def procure(t: Table, me: Player, column: int) -> None:
    """Place an agent and take the robot there, plug it in, calibrate (SEN-5)."""
    await place_agent(t, me, column)
    slot = await me.choose("slot", me.free_slots(), NOTHING, lambda: taken_slots(me))
    await plug_in(t, me, slot)


async def place_agent(t: Table, me: Player, column: int) -> None:
    """An agent, with as many assistants as you like; then the column is refilled (SEN-5.1)."""
    me.agents -= 1
    t.agents[column][me.seat] += 1
    assistants = await me.pick("assistants", range(me.assistants + 1), {"column": column})
    me.assistants -= assistants
    t.assistants[column][me.seat] += assistants
    me.held, me.held_from = t.columns[column], column
    t.columns[column] = None
    t.tell("procure", me.seat, robot=me.held, column=column, assistants=assistants)
    # The refill comes before the robot is plugged in.
    t.columns[column] = await draw_robot(t)
    t.tell("reveal", robot=t.columns[column], column=column)


def taken_slots(me: Player) -> dict[int, Why]:
    """A slot holds one card of a round (SEN-5.2.2)."""
    return {
        slot: Why("SEN-5.2.2", "taken", {"robot": robot})
        for slot, robot in enumerate(me.slots)
        if robot is not None
    }


async def plug_in(t: Table, me: Player, slot: int) -> None:
    """Put the robot into the slot; it turns the dice beside it unless blocked (SEN-5.2 to 5.4)."""
    robot = put_in(t, me, slot)
    about = {"slot": slot, "robot": robot.id}
    blocks = possible_blocks(me, robot)
    block = await me.pick("block", blocks, about, lambda: barred_blocks(me, robot))
    calibrate(t, me, slot, BLOCKS[block])


def put_in(t: Table, me: Player, slot: int) -> Robot:
    """The robot in hand goes into the slot (SEN-5.2)."""
    assert me.held is not None
    robot = t.box.robots[me.held]
    me.slots[slot], me.held, me.held_from = robot.id, None, None
    t.tell("plug", me.seat, robot=robot.id, slot=slot)
    return robot


def possible_blocks(me: Player, robot: Robot) -> list[Block]:
    """A plus or a minus can be blocked, by one available assistant each (SEN-5.4)."""
    blocks: list[Block] = ["none"]
    if not me.assistants:
        return blocks
    if robot.left:
        blocks.append("left")
    if robot.right:
        blocks.append("right")
    if robot.left and robot.right and me.assistants > 1:
        blocks.append("both")
    return blocks


def barred_blocks(me: Player, robot: Robot) -> dict[Block, Why]:
    """Why a corner cannot be blocked: it is an equals sign, or assistants are lacking."""
    if not robot.left:
        return dict.fromkeys(("left", "both"), Why("SEN-5.4.4", "equals-left"))
    if not robot.right:
        return dict.fromkeys(("right", "both"), Why("SEN-5.4.4", "equals-right"))
    if me.assistants < len(BLOCKS["both"]):
        return {"both": Why("SEN-5.4.6", "assistants", {"need": 2, "have": me.assistants})}
    return {}


def calibrate(t: Table, me: Player, slot: int, blocked: tuple[Side, ...]) -> None:
    """Assistants stand on the blocked corners; the other signs turn their dice (SEN-5.3, 5.4)."""
    robot = t.box.robots[me.plugged(slot)]
    me.blocked[slot] = blocked
    me.assistants -= len(blocked)
    for side, die, change in (("left", slot, robot.left), ("right", slot + 1, robot.right)):
        if side in blocked:
            t.tell("block", me.seat, die=die)
        elif change:
            old = me.dice[die]
            me.dice[die] = turned(old, change)
            if t.facts is not None:
                t.tell("calibrate", me.seat, die=die, old=old, new=me.dice[die])


def turned(value: int, change: int) -> int:
    """A die's value after a plus, a minus or an equals sign (SEN-5.3.2 to SEN-5.3.6)."""
    return (value - 1 + change) % 6 + 1


async def pass_and_sweep(t: Table, me: Player) -> None:
    """Marker on the next space; with an agent left, the factory gets four new robots (SEN-6)."""
    me.marker = False
    t.passed += (me.seat,)
    t.tell("pass", me.seat, place=len(t.passed))
    if not me.agents:
        return
    t.tell("sweep", me.seat)
    t.discard += tuple([robot for robot in t.columns if robot is not None])
    await fill_factory(t)
