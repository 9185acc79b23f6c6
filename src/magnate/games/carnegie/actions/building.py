"""Building departments in the company (CAR-6.2)."""

from __future__ import annotations

from typing import Any

from magnate.games.carnegie.components import CELL, CELL_IDS, FREE_CELL, Effect
from magnate.games.carnegie.options import BRING_ACTIVE, BRING_IDLE
from magnate.games.carnegie.state import PROPERTY, Player, Table

from .moves import take


def departments_of(t: Table, me: Player, kind: int) -> int:
    """How many departments of a type a company has, printed and built (CAR-9.13)."""
    departments = t.box.departments
    return sum([room >= 0 and departments[room].type == kind for room in me.rooms])


def cell_goods(t: Table, me: Player, cell: int, department: int) -> int:
    """Goods to build on a free cell: less where an own employee lies (CAR-6.2.2, CAR-6.4.4)."""
    return t.box.build_goods[me.idle[cell] > 0] + t.box.departments[department].extra_goods


def cheapest_cell(t: Table, me: Player) -> int | None:
    """The lowest price of a free cell, or None if there is none."""
    free = [me.idle[cell] for cell, room in enumerate(me.rooms) if room == FREE_CELL]
    return t.box.build_goods[any(free)] if free else None


def buildable(t: Table, me: Player) -> list[int]:
    """The reserved department first; then any on offer that the company lacks (CAR-6.2.3)."""
    cheapest = cheapest_cell(t, me)
    if cheapest is None or me.goods < cheapest:
        return []
    departments, goods = t.box.departments, me.goods - cheapest
    if me.reserved >= 0:
        return [me.reserved] if departments[me.reserved].extra_goods <= goods else []
    return [
        kind
        for kind, left in enumerate(t.market)
        if left and kind not in me.where and departments[kind].extra_goods <= goods
    ]


async def build_department(t: Table, me: Player, effect: Effect) -> None:
    """Pay goods and put the tile on a free cell (CAR-6.2.2 to CAR-6.2.6)."""
    del effect
    kinds = buildable(t, me)
    department = kinds[0]
    if len(kinds) > 1:
        names = [t.box.departments[kind].id for kind in kinds]
        department = t.box.department[await me.choose("department", names)]
    name = t.box.departments[department].id
    cells = [
        CELL_IDS[cell]
        for cell, room in enumerate(me.rooms)
        if room == FREE_CELL and cell_goods(t, me, cell, department) <= me.goods
    ]
    cell = CELL[await me.choose("cell", cells, {"department": name})]
    me.goods -= cell_goods(t, me, cell, department)
    if me.reserved >= 0:
        me.reserved = -1
    else:
        t.market[department] -= 1
    me.rooms[cell] = department
    me.where[department] = cell
    if t.box.departments[department].ongoing == "second_lobby":
        me.lobbies.append(cell)
    t.tell("build", me.seat, department=name)
    if me.has(PROPERTY):
        await bring(t, me, cell, name)


async def bring(t: Table, me: Player, cell: int, name: str) -> None:
    """Property Management: one own employee may move into the new department (CAR-6.4.8)."""
    options: list[Any] = [BRING_ACTIVE[one] for one, n in enumerate(me.active) if n and one != cell]
    options += [BRING_IDLE[one] for one, n in enumerate(me.idle) if n and one != cell]
    options.append(None)
    option = await me.choose("bring", options, {"department": name})
    if option is not None:
        take(t, me, option)
        me.idle[cell] += 1
        t.tell("bring", me.seat, department=name)
