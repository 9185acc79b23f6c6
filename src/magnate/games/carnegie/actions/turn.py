"""Phase 3: a player uses departments of one type (CAR-6)."""

from __future__ import annotations

from magnate.engine.decision import Why
from magnate.games.carnegie.components import ACTIONS, CELL, Effect, Gain
from magnate.games.carnegie.options import (
    CHOICES,
    EXCHANGE,
    Advance,
    Choice,
    Exchange,
    Move,
    Slide,
    Step,
    Use,
    use_option,
)
from magnate.games.carnegie.state import DIAGONAL, Player, Table, Using

from .effects import carry_out, possible, why_impossible
from .holdings import exchange
from .moves import movable, move
from .research import barred_research, research_options, spend


async def use_departments(t: Table) -> None:
    """One step of a player's phase 3: uses, moves and research in any order (CAR-6.1).

    The sequel asks again, until the player has enough or nothing is left to do.
    """
    me = t.mover
    using = t.using or begin_uses(t, me, t.row)
    steps = turn_options(t, me, using)
    option: Step | Exchange | None = None
    if steps:
        options = [*steps, None, EXCHANGE] if me.goods else [*steps, None]
        about = {"action": ACTIONS[using.action]}
        option = await me.choose("use", options, about, lambda: barred_uses(t, me, using))
    if option is None:
        end_uses(t, me)
        t.next("activate")
        return
    if isinstance(option, Exchange):
        exchange(t, me)
        return
    using.fresh = False
    match option:
        case Use():
            await use(t, me, using, option)
        case Move():
            await move(t, me, option, diagonal=using.diagonal)
        case Slide() | Advance():
            await spend(t, me, option)
        case Choice():
            play_choice_tile(t, me, option)


def begin_uses(t: Table, me: Player, action: int) -> Using:
    """The uses, moves and RP of the turn are counted (CAR-6.1.2, CAR-7.1)."""
    uses, me.moves, me.rp = prospects(t, me, action)
    if t.facts is not None and (me.moves or me.rp):
        t.tell("given", me.seat, gains=Gain(rp=me.rp, moves=me.moves).parts())
    t.using = Using(action, uses, me.has(DIAGONAL))
    return t.using


def prospects(t: Table, me: Player, action: int) -> tuple[dict[int, int], int, int]:
    """What a company can do with a type now: uses by cell, and the moves and RP given at once.

    One use for each active employee; what has no choice to make is given (CAR-6.1.2, CAR-6.2).
    """
    moves = rp = 0
    departments, kinds = t.box.departments, t.box.kinds_of[action]
    uses: dict[int, int] = {}
    for cell, room in enumerate(me.rooms):
        if room not in kinds:
            continue
        department, staff = departments[room], me.active[cell]
        if department.given is None:
            if staff and department.effects:
                uses[cell] = staff
        else:
            moves += (staff + department.permanent) * department.given.moves
            rp += (staff + department.permanent) * department.given.rp
    return uses, moves, rp


def end_uses(t: Table, me: Player) -> None:
    """Moves and research points that are left are lost (CAR-6.1.4, CAR-7.8)."""
    me.moves = me.rp = 0
    t.using = None


def turn_options(t: Table, me: Player, using: Using) -> list[Step]:
    """Everything a player can do now in phase 3."""
    options: list[Step] = []
    for cell, left in using.uses.items():
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
    if using.fresh and me.choice_tile and me.seat != t.first:
        options += [CHOICES[action] for action in range(len(ACTIONS)) if action != t.row]
    return options


def barred_uses(t: Table, me: Player, using: Using) -> dict[Step, Why]:
    """Effects that cannot be carried out, research, and the tile out of its time."""
    barred: dict[Step, Why] = {
        use_option(cell, effect.id): why_impossible(t, me, cell, effect)
        for cell, left in using.uses.items()
        if left
        for effect in t.box.departments[me.rooms[cell]].effects
        if not possible(t, me, cell, effect)
    }
    if me.rp > 0:
        barred.update(barred_research(t, me).items())
    if me.choice_tile and (me.seat == t.first or not using.fresh):
        why = Why("CAR-6.7") if me.seat == t.first else Why("CAR-6.6", "tile-late")
        barred |= {choice: why for action, choice in enumerate(CHOICES) if action != t.row}
    return barred


def effect_of(t: Table, me: Player, option: Use) -> Effect:
    """The effect an option names."""
    effects = t.box.departments[me.rooms[CELL[option.cell]]].effects
    return next(effect for effect in effects if effect.id == option.effect)


async def use(t: Table, me: Player, using: Using, option: Use) -> None:
    """Use a department once; beginning another closes the one before (CAR-6.2, CAR-6.3)."""
    cell, effect = CELL[option.cell], effect_of(t, me, option)
    if using.open_cell not in (-1, cell):
        using.uses[using.open_cell] = 0
    using.open_cell = cell
    using.uses[cell] -= 1
    if t.facts is not None:
        t.tell("use", me.seat, department=t.room_name(me, cell))
    await carry_out(t, me, cell, effect)


def play_choice_tile(t: Table, me: Player, option: Choice) -> None:
    """Use another type of departments than the round's, once in the game (CAR-6.6)."""
    me.choice_tile = False
    t.tell("choice", me.seat, action=option.action)
    begin_uses(t, me, ACTIONS.index(option.action))
