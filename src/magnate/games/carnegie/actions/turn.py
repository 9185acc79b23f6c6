"""Phase 3: a player uses departments of one type (CAR-6)."""

from __future__ import annotations

from typing import Any

from magnate.games.carnegie.components import CELL, CELL_IDS, CELLS
from magnate.games.carnegie.departments import ACTIONS, HR, Effect
from magnate.games.carnegie.options import (
    CHOICES,
    EXCHANGE,
    Advance,
    Choice,
    Move,
    Slide,
    Use,
    use_option,
)
from magnate.games.carnegie.state import DIAGONAL, Player, Table
from magnate.games.carnegie.view_types import Prospects

from .effects import carry_out, possible
from .holdings import exchange
from .moves import movable, move
from .research import barred_research, research_options, spend


async def use_departments(t: Table) -> None:
    """One step of a player's phase 3: uses, moves and research in any order (CAR-6.1).

    The sequel asks again, until the player has enough or nothing is left to do.
    """
    me = t.mover
    if t.action < 0:
        begin_uses(t, me, t.row)
    options = turn_options(t, me)
    option = None
    if options:
        options.append(None)
        if me.goods:
            options.append(EXCHANGE)
        about = {"action": ACTIONS[t.action]}
        option = await me.choose("use", options, about, lambda: barred_uses(t, me))
    if option is EXCHANGE:
        exchange(t, me)
        return
    t.fresh = False
    match option:
        case Move():
            await move(t, me, option, diagonal=t.diagonal)
        case Use():
            await use(t, me, option)
        case Slide() | Advance():
            await spend(t, me, option)
        case Choice():
            play_choice_tile(t, me, option)
        case None:
            end_uses(t, me)
            t.next("activate")


def begin_uses(t: Table, me: Player, action: int) -> None:
    """One use for each active employee; moves and RP without a choice are given (CAR-6.1.2)."""
    t.action, t.open_use = action, -1
    moves = rp = 0
    departments, uses = t.box.departments, t.uses
    for cell, room in enumerate(me.rooms):
        uses[cell] = 0
        if room < 0:
            continue
        department = departments[room]
        if department.type != action:
            continue
        staff = me.active[cell]
        if department.given is None:
            uses[cell] = staff if department.effects else 0
        else:
            moves += (staff + department.permanent) * department.given.moves
            rp += (staff + department.permanent) * department.given.rp
    me.moves, me.rp = moves, rp
    t.diagonal = me.has(DIAGONAL)


def end_uses(t: Table, me: Player) -> None:
    """Moves and research points that are left are lost (CAR-6.1.4, CAR-7.8)."""
    me.moves = me.rp = 0
    t.action = t.open_use = -1
    t.fresh, t.diagonal = True, False
    t.uses[:] = [0] * CELLS


def turn_options(t: Table, me: Player) -> list[Any]:
    """Everything a player can do now in phase 3."""
    options: list[Any] = []
    for cell, left in enumerate(t.uses):
        if left:
            options += [
                use_option(cell, effect.id)
                for effect in t.box.departments[me.rooms[cell]].effects
                if possible(t, me, cell, effect)
            ]
    if me.moves > 0:
        options += movable(me)
    if me.rp > 0:
        options += research_options(t, me)
    if t.fresh and me.choice_tile and me.seat != t.first:
        options += [CHOICES[action] for action in range(len(ACTIONS)) if action != t.row]
    return options


def barred_uses(t: Table, me: Player) -> dict[str, str]:
    """Effects that cannot be carried out, and the tile in the leader's hand."""
    barred = {}
    for cell, left in enumerate(t.uses):
        if left:
            for effect in t.box.departments[me.rooms[cell]].effects:
                if not possible(t, me, cell, effect):
                    rule = "CAR-3.9" if effect.mission else "CAR-6.2"
                    barred[f"use:{CELL_IDS[cell]}:{effect.id}"] = rule
    if me.rp > 0:
        barred |= barred_research(t, me)
    if me.choice_tile and me.seat == t.first:
        barred |= {f"choice:{ACTIONS[a]}": "CAR-6.7" for a in range(4) if a != t.row}
    return barred


def effect_of(t: Table, me: Player, option: Use) -> Effect:
    """The effect an option names."""
    effects = t.box.departments[me.rooms[CELL[option.cell]]].effects
    return next(effect for effect in effects if effect.id == option.effect)


async def use(t: Table, me: Player, option: Use) -> None:
    """Use a department once; beginning another closes the one before (CAR-6.2, CAR-6.3)."""
    cell, effect = CELL[option.cell], effect_of(t, me, option)
    if t.open_use not in (-1, cell):
        t.uses[t.open_use] = 0
    t.open_use = cell
    t.uses[cell] -= 1
    t.tell("use", me.seat, department=t.box.departments[me.rooms[cell]].id)
    await carry_out(t, me, cell, effect)


def play_choice_tile(t: Table, me: Player, option: Choice) -> None:
    """Use another type of departments than the round's, once in the game (CAR-6.6)."""
    me.choice_tile = False
    t.tell("choice", me.seat, action=option.action)
    begin_uses(t, me, ACTIONS.index(option.action))


def prospects(t: Table, me: Player, action: int) -> Prospects:
    """What a company could do now with a type: moves, RP, further uses."""
    moves = rp = uses = 0
    for cell, room in enumerate(me.rooms):
        if room < 0 or t.box.departments[room].type != action:
            continue
        department = t.box.departments[room]
        staff = me.active[cell] + department.permanent
        if department.given is None:
            uses += me.active[cell] if department.effects else 0
        else:
            moves += staff * department.given.moves
            rp += staff * department.given.rp
    found: Prospects = {"uses": uses}
    if action == HR:
        found["moves"] = moves
    if rp or action == len(ACTIONS) - 1:
        found["rp"] = rp
    return found
