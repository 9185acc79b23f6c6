"""Moving employees about the company (CAR-6.1), and standing them up (CAR-8.1)."""

from __future__ import annotations

from functools import partial
from itertools import compress

from magnate.engine.decision import Why
from magnate.games.carnegie.components import CELL, CELLS, HR
from magnate.games.carnegie.options import (
    ACTIVATE,
    ACTIVE,
    ALL,
    BONUS,
    CUT,
    MOVES,
    REACH,
    Activate,
    Activation,
    All,
    Bring,
    Move,
    Payroll,
    distance,
)
from magnate.games.carnegie.state import PAYROLL, Player, Table

from .holdings import ask, can_pay, cannot_pay, pay


def movable(me: Player) -> list[Move]:
    """Every employee in the company, told apart by cell and by standing or lying (CAR-6.1.3)."""
    employees = [0] * len(MOVES)
    employees[::2], employees[1::2] = me.active, me.idle
    return [*compress(MOVES, employees)]


def take(t: Table, me: Player, option: Move | Bring) -> int:
    """Take an employee off its cell; an active one cannot be used there any more (CAR-6.8)."""
    cell = CELL[option.cell]
    if option.who == ACTIVE:
        me.active[cell] -= 1
        using = t.using
        if using and using.action != HR and using.uses.get(cell, 0) > me.active[cell]:
            using.uses[cell] = me.active[cell]
    else:
        me.idle[cell] -= 1
    return cell


async def move(t: Table, me: Player, option: Move, *, diagonal: bool = False) -> None:
    """Move an employee any number of steps (CAR-6.1.3)."""
    start = CELL[option.cell]
    reach = REACH[diagonal][start][min(me.moves, 6)]
    about = {"cell": option.cell, "who": option.who}
    goal = CELL[await me.choose("to", reach, about)]
    steps = distance(start, goal, diagonal=diagonal)
    me.moves -= steps
    relocate(t, me, option, goal, steps)


def relocate(t: Table, me: Player, option: Move, goal: int, steps: int) -> None:
    """A moved employee lies down in its new cell (CAR-3.4)."""
    start = take(t, me, option)
    me.idle[goal] += 1
    if t.facts is not None:
        origin, department = t.room_name(me, start), t.room_name(me, goal)
        t.tell("move", me.seat, origin=origin, department=department, steps=steps)


async def set_up_moves(t: Table) -> None:
    """One of the moves before the first round; after the last, activation (CAR-2.13, CAR-2.14)."""
    me = t.mover
    if me.moves:
        option = await ask(t, me, "move", lambda: or_stay(me), {"moves": me.moves})
        if option is not None:
            await move(t, me, option)
            return
    me.moves = 0
    await activate(t, me)
    t.next("row")


def or_stay(me: Player) -> list[Move | None]:
    """Moving is optional."""
    return [*movable(me), None]


def vacancies(t: Table, me: Player) -> list[tuple[int, int]]:
    """Cells where an idle employee lies beside a vacant workplace, and its cost (CAR-8.1)."""
    found, rooms, departments = [], me.rooms, t.box.departments
    for cell in compress(range(CELLS), me.idle):
        room, active = rooms[cell], me.active[cell]
        if room >= 0 and active < len(places := departments[room].places):
            found.append((cell, places[active]))
    return found


def everybody(t: Table, me: Player, vacant: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """All who can be activated at once, cell by cell, with their costs."""
    found = []
    for cell, _ in vacant:
        places = t.box.departments[me.rooms[cell]].places
        costs = places[me.active[cell] : me.active[cell] + me.idle[cell]]
        found += [(cell, cost) for cost in costs]
    return found


async def activate(t: Table, me: Player) -> None:
    """Stand employees up on vacant workplaces and pay for each (CAR-8.1, CAR-8.2)."""
    payroll = me.has(PAYROLL)
    cells, spent = [], 0
    while (vacant := vacancies(t, me)) and can_pay(me, lowest_pay(me, vacant, payroll=payroll)):
        options = partial(activation_options, t, me, vacant, payroll=payroll)
        option = await ask(t, me, "activate", options, barred=lambda: barred_activation(t, me))
        if option is None:
            break
        if isinstance(option, All):
            standing = [cell for cell, _ in everybody(t, me, vacant)]
        else:
            standing = [CELL[option.cell]]
        for cell in standing:
            spent += stand_up(t, me, cell, option)
        cells += standing
    if cells and t.facts is not None:
        rooms = [t.room_name(me, cell) for cell in sorted(cells)]
        t.tell("activate", me.seat, n=len(cells), cost=spent, departments=rooms)


def lowest_pay(me: Player, vacant: list[tuple[int, int]], *, payroll: bool) -> int:
    """What one activation costs at least; a cut makes each cost 1 (Payroll Management)."""
    lowest = min([cost for _, cost in vacant])
    return min(lowest, 1) if payroll and me.points > 0 else lowest


def activation_options(
    t: Table, me: Player, vacant: list[tuple[int, int]], *, payroll: bool
) -> list[Activation | None]:
    """Everybody at once if it can be paid, each workplace, or enough."""
    options: list[Activation | None] = []
    costs = [cost for _, cost in everybody(t, me, vacant)]
    if len(costs) > 1 and can_pay(me, sum(costs)):
        options.append(ALL)
    options += [ACTIVATE[cell] for cell, cost in vacant if can_pay(me, cost)]
    if payroll:
        options += [BONUS[cell] for cell, cost in vacant if can_pay(me, cost + 2)]
        if me.points > 0 and can_pay(me, 1):
            options += [CUT[cell] for cell, _ in vacant]
    options.append(None)
    return options


def barred_activation(t: Table, me: Player) -> dict[Activate, Why]:
    """What cannot be paid stays inactive (CAR-8.2); no workplace, no activation (CAR-3.2)."""
    costs = dict(vacancies(t, me))
    barred = {}
    for cell, idle in enumerate(me.idle):
        if idle and cell not in costs:
            full = me.rooms[cell] >= 0
            barred[ACTIVATE[cell]] = Why("CAR-3.2", "no-vacancy" if full else "no-workplace")
        elif idle and not can_pay(me, costs[cell]):
            barred[ACTIVATE[cell]] = cannot_pay(me, "CAR-8.2", costs[cell])
    return barred


def stand_up(t: Table, me: Player, cell: int, option: Activation) -> int:
    """One employee stands up; the price is paid."""
    cost = t.box.departments[me.rooms[cell]].places[me.active[cell]]
    if isinstance(option, Payroll):
        points = 1 if option.how == "bonus" else -1
        cost = cost + 2 if points > 0 else 1
        me.score(points, "expansion")
        t.tell("payroll", me.seat, points=points)
    pay(t, me, cost)
    me.idle[cell] -= 1
    me.active[cell] += 1
    return cost
