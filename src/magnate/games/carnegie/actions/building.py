"""Building departments in the company (CAR-6.2)."""

from __future__ import annotations

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.carnegie.components import CELL, CELL_IDS, FREE_CELL, ROWS, WIDTH
from magnate.games.carnegie.options import BRING_ACTIVE, BRING_IDLE, Bring, Department
from magnate.games.carnegie.state import PROPERTY, Player, Table

from .holdings import cannot_pay
from .moves import take


def departments_of(t: Table, me: Player, kind: int) -> int:
    """How many departments of a type a company has, printed and built (CAR-9.13)."""
    kinds = t.box.kinds_of[kind]
    return sum([room in kinds for room in me.rooms])


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


def no_department(t: Table, me: Player) -> Why:
    """Why nothing can be built: no cell, the goods, the reserved tile first (CAR-6.2.3, R-13)."""
    cheapest = cheapest_cell(t, me)
    if cheapest is None:
        return Why("CAR-6.2.4", "no-cell")
    if me.reserved >= 0:
        reserved = t.box.departments[me.reserved]
        cost = cheapest + reserved.extra_goods
        figures = {"department": reserved.id, "cost": cost, "have": me.goods}
        return Why("CAR-6.2.3", "reserved", figures)
    lacking = [kind for kind, left in enumerate(t.market) if left and kind not in me.where]
    if not lacking:
        return Why("CAR-6.2.4", "none-lacking")
    extra = min(t.box.departments[kind].extra_goods for kind in lacking)
    return cannot_pay(me, "CAR-6.2.2", 0, cheapest + extra)


async def build_department(t: Table, me: Player) -> None:
    """Pay goods and put the tile on a free cell (CAR-6.2.2 to CAR-6.2.6)."""
    departments = [Department(t.box.departments[kind].id) for kind in buildable(t, me)]
    name = (await me.pick("department", departments, barred=lambda: unbuildable(t, me))).department
    department = t.box.department[name]
    cell = await choose_cell(t, me, department, name)
    goods = cell_goods(t, me, cell, department)
    me.goods -= goods
    if me.reserved >= 0:
        me.reserved = -1
    else:
        t.market = added(t.market, department, -1)
    me.rooms = replaced(me.rooms, cell, department)
    me.where[department] = cell
    if t.box.departments[department].ongoing == "second_lobby":
        me.lobbies += (cell,)
    floor, room = ROWS - cell // WIDTH, cell % WIDTH + 1
    t.tell("build", me.seat, department=name, floor=floor, room=room, goods=goods)
    if me.has(PROPERTY):
        await bring(t, me, cell, name)


def unbuildable(t: Table, me: Player) -> dict[Department, Why]:
    """Tiles on offer that are too dear, or in the company already (CAR-6.2.4, CAR-6.4.4)."""
    possible, cheapest = buildable(t, me), cheapest_cell(t, me) or 0
    barred = {}
    for kind, left in enumerate(t.market):
        tile = t.box.departments[kind]
        if left and kind in me.where:
            barred[Department(tile.id)] = Why("CAR-6.2.4", "twice")
        elif left and kind not in possible:
            why = cannot_pay(me, "CAR-6.4.4", 0, cheapest + tile.extra_goods)
            barred[Department(tile.id)] = why
    return barred


async def choose_cell(t: Table, me: Player, department: int, name: str) -> int:
    """A free cell that can be paid (CAR-6.2.2)."""
    cells = [
        CELL_IDS[cell]
        for cell, room in enumerate(me.rooms)
        if room == FREE_CELL and cell_goods(t, me, cell, department) <= me.goods
    ]

    about = {"department": name}
    return CELL[await me.choose("cell", cells, about, lambda: barred_cells(t, me, department))]


def barred_cells(t: Table, me: Player, department: int) -> dict[str | Department, Why]:
    """Free cells that are too dear; the tiles on offer, while one is reserved (CAR-6.2)."""
    barred: dict[str | Department, Why] = {}
    for cell, room in enumerate(me.rooms):
        goods = cell_goods(t, me, cell, department)
        if room == FREE_CELL and goods > me.goods:
            barred[CELL_IDS[cell]] = cannot_pay(me, "CAR-6.2.2", 0, goods)
    if me.reserved >= 0:
        first = Why("CAR-6.2.3", "reserved-first", {"department": t.box.departments[department].id})
        for kind, left in enumerate(t.market):
            if left:
                barred[Department(t.box.departments[kind].id)] = first
    return barred


async def bring(t: Table, me: Player, cell: int, name: str) -> None:
    """Property Management: one own employee may move into the new department (CAR-6.4.8)."""
    options: list[Bring | None] = []
    options += [BRING_ACTIVE[one] for one, n in enumerate(me.active) if n and one != cell]
    options += [BRING_IDLE[one] for one, n in enumerate(me.idle) if n and one != cell]
    options.append(None)
    option = await me.choose("bring", options, {"department": name})
    if option is not None:
        origin = t.room_name(me, take(t, me, option))
        me.idle[cell] += 1
        t.tell("bring", me.seat, department=name, origin=origin)
