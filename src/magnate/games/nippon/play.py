"""The order of play (NIP-3)."""

from __future__ import annotations

from typing import Final

from magnate.engine.decision import NOTHING, Why
from magnate.engine.position import Procedure

from .actions import CAN, DO
from .actions.blueprints import ask, last_steps
from .actions.bonuses import finish
from .actions.consolidate import consolidate
from .options import CONSOLIDATE, Consolidate, Take
from .scoring import end_game, score_regions
from .setup import fill, lay_city, set_up
from .state import NOT_YET, Player, Table

LAST_ROUNDS: Final = 3  # turns of every player once the marker is on a golden space (NIP-3.4.3)


def sequel(t: Table) -> Procedure | None:
    """Set up; turn after turn, with refilling and scorings in between; the end."""
    if t.over:
        return None
    if t.mover < 0:
        return lay_city(t) if t.first >= 0 else set_up(t)
    if t.owed and any(t.bag):
        return fill(t)
    if t.refilled:
        return advance(t)
    return take_turn(t, t.players[t.mover])


async def take_turn(t: Table, me: Player) -> None:
    """Take a worker for an action, or consolidate; then the next player is on (NIP-3.1.1)."""
    t.fresh = False
    turn = await ask(t, me, "turn", turns, NOTHING, barred_turns)
    if isinstance(turn, Consolidate):
        t.action = "consolidate"
        await consolidate(t, me)
    else:
        take_worker(t, me, turn)
        t.action = await ask(t, me, "action", open_actions, {"slot": turn.slot})
        await DO[t.action](t, me)
        if me.perks:
            await finish(t, me, t.action)
    if me.blueprints >= t.box.costs.step_blueprints:
        await last_steps(t, me)
    end_turn(t)


def take_worker(t: Table, me: Player, take: Take) -> None:
    """The worker goes to the left-most empty place of the player board (NIP-3.2.1)."""
    workers = list(t.slots[take.slot])
    workers.remove(take.colour)
    t.slots[take.slot] = tuple(workers)
    me.workers += (take.colour,)
    t.slot = take.slot
    if t.facts is not None:
        t.tell("take", me.seat, colour=take.colour, slot=take.slot)


def turns(t: Table, me: Player) -> list[Take | Consolidate]:
    """A worker of every colour of every slot with an action for it; or consolidate (NIP-3.1.3)."""
    options: list[Take | Consolidate] = []
    if len(me.workers) < len(t.box.reward_levels):
        for actions, workers, takes in zip(t.box.slots, t.slots, t.box.takes, strict=True):
            for action in actions:
                if CAN[action](t, me):
                    options += takes[workers]
                    break
    options.append(CONSOLIDATE)
    return options


def open_actions(t: Table, me: Player) -> list[str]:
    """The actions of the worker's slot that can be carried out fully (NIP-3.2.2, NIP-3.2.3)."""
    return [action for action in t.box.slots[t.slot] if CAN[action](t, me)]


def barred_turns(t: Table, me: Player) -> dict[Take, str | Why]:
    """Workers whose slot opens no action, or that no place is left for."""
    full = len(me.workers) == len(t.box.reward_levels)
    return {
        Take(slot, colour): "NIP-3.1.4" if full else Why("NIP-3.2.3", "slot", {"closed": slot})
        for slot, actions in enumerate(t.box.slots)
        if full or not any(CAN[action](t, me) for action in actions)
        for colour in t.slots[slot]
    }


def end_turn(t: Table) -> None:
    """Refill the slot; in the last phase count the turns and move the marker (NIP-3.4.4)."""
    t.action, t.used, t.done = None, (), 0
    if t.slot >= 0 and not t.slots[t.slot]:
        refill(t, t.slot)
    t.slot = -1
    if t.turns_left != NOT_YET:
        t.turns_left -= 1
        if t.turns_left % len(t.players) == 0:
            t.space += 1
            t.tell("marker", space=t.space) if t.turns_left else t.tell("leaves")
        if not t.turns_left:
            end_game(t)
            return
    t.mover = (t.mover + 1) % len(t.players)


def refill(t: Table, slot: int) -> None:
    """The top-most row moves down; without one, slots and rows are drawn anew (NIP-3.3)."""
    slots = len(t.slots)
    for number, row in enumerate(t.rows):
        if row:
            t.slots[slot], t.rows[number] = row, ()
            if t.owed:  # what this row lacked is no longer owed
                t.owed[slots + number] = 0
                t.owed = t.owed if any(t.owed) else []
            t.tell("refill", slot=slot)
            return
    t.owed = [max(0, t.rules.slot - len(workers)) for workers in t.slots]
    t.owed += [t.rules.row] * len(t.rows)
    t.refilled = t.turns_left == NOT_YET  # in the last phase the marker counts turns
    t.tell("drawn")


async def advance(t: Table) -> None:
    """The marker moves after a refill; it may cause a scoring or the last phase (NIP-3.4)."""
    t.refilled = False
    left = t.space
    t.space += 1
    t.tell("marker", space=t.space)
    if left in t.box.scored_after:
        score_regions(t, t.box.scored_after.index(left))
    if t.space == t.box.golden:
        t.turns_left = LAST_ROUNDS * len(t.players)
        t.tell("golden", n=LAST_ROUNDS)
