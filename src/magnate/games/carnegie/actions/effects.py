"""The effects of departments (CAR-6.2 to CAR-6.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..components import ANY, CELL, CELL_IDS, PROJECTS, REGIONS
from ..departments import FREE_CELL, Effect
from ..options import BRING_ACTIVE, BRING_IDLE, EVERYWHERE
from ..state import ANDREW, LOBBYING, NEUTRAL, PROPERTY, Player, Table
from .events import place_donation, transport_income
from .holdings import can_pay, gain, pay
from .moves import movable, take
from .research import research


def possible(t: Table, me: Player, cell: int, effect: Effect) -> bool:
    """Whether an effect can be carried out now; a mission needs its employee (CAR-3.9, R-06)."""
    if effect.mission and not me.active[cell]:
        return False
    match effect.do:
        case "project":
            return bool(payable_projects(t, me, effect.pay.money))
        case "department":
            return bool(buildable(t, me))
        case "donation":
            return bool(me.disks and can_pay(me, t.donation_cost(me)) and stackable(t, me))
        case "place":
            return sum(me.active) + sum(me.idle) > 1
        case "region":
            return any(me.opened)
    if effect.gain.new_employee and not me.unhired:
        return False
    if effect.per == "active_pair" and sum(me.active) < 2:
        return False
    return can_pay(me, effect.pay.money, effect.pay.goods)


async def carry_out(t: Table, me: Player, cell: int, effect: Effect) -> None:
    """Send the mission if there is one, then pay and gain (CAR-3.7)."""
    if effect.do == "project":
        await build_project(t, me, cell, effect)
        return
    department = me.rooms[cell]
    if effect.mission:
        about = {"department": t.box.departments[department].id}
        region = REGIONS.index(await me.choose("mission", REGIONS, about))
        send(t, me, cell, region)
    if effect.do:
        await DO[effect.do](t, me, effect)
        return
    times = await choose_times(t, me, department, effect) if effect.times > 1 else 1
    pay(t, me, effect.pay.money * times, effect.pay.goods * times)
    await gain(t, me, effect.gain, "effects", times * counted(t, me, effect, department))


def send(t: Table, me: Player, cell: int, region: int) -> None:
    """The employee being used leaves for a mission area (CAR-3.7)."""
    me.active[cell] -= 1
    me.missions[region] += 1
    t.tell("mission", me.seat, region=REGIONS[region])


async def choose_times(t: Table, me: Player, department: int, effect: Effect) -> int:
    """How often to pay and gain within one use (CAR-6.4.6, CAR-6.4.7, CAR-6.4.11)."""
    price = effect.pay
    most = effect.times
    while most > 1 and not can_pay(me, price.money * most, price.goods * most):
        most -= 1
    if most == 1:
        return 1
    about = {"department": t.box.departments[department].id}
    return await me.choose("times", range(1, most + 1), about)


def counted(t: Table, me: Player, effect: Effect, department: int) -> int:
    """How often a gain is given: once, or by what it counts (CAR-6.4.3)."""
    match effect.per:
        case "active_pair":
            return (sum(me.active) + 1) // 2
        case "department":
            kind = t.box.departments[department].type
            return departments_of(t, me, kind)
    return 1


def departments_of(t: Table, me: Player, kind: int) -> int:
    """How many departments of a type a company has, printed and built (CAR-9.13)."""
    departments = t.box.departments
    return sum([room >= 0 and departments[room].type == kind for room in me.rooms])


# Projects (CAR-6.3)


def payable_projects(t: Table, me: Player, money: int) -> list[int]:
    """Types with a disk on the tab, goods to pay and a free slot (CAR-6.3.1 to CAR-6.3.4)."""
    costs, slots = t.box.tab_goods, t.slots
    anywhere = me.has(LOBBYING)
    found = []
    for kind, disks in enumerate(me.on_tab):
        if disks and can_pay(me, money, costs[kind]):
            places = range(len(slots)) if anywhere else t.box.slots_for[kind]
            for slot in places:
                if slots[slot] < 0:
                    found.append(kind)
                    break
    return found


async def build_project(t: Table, me: Player, cell: int, effect: Effect) -> None:
    """Mission to the project's region, goods, then the rightmost disk of the tab (CAR-6.3.1)."""
    kinds = payable_projects(t, me, effect.pay.money)
    kind = kinds[0]
    if len(kinds) > 1:
        kind = PROJECTS.index(await me.choose("project", [PROJECTS[one] for one in kinds]))
    slot = await choose_slot(t, me, kind, t.box.departments[me.rooms[cell]].id)
    city = t.box.cities[t.box.slot_city[slot]]
    if effect.mission:
        send(t, me, cell, city.region)
    pay(t, me, effect.pay.money, t.box.tab_goods[kind])
    place_project(t, me, kind, slot)
    if me.has(LOBBYING) and t.box.slot_type[slot] in (ANY, kind):
        me.score(1, "expansion")
    if city.transport:
        await transport_income(t, me, city.region)
        await research(t, me)


async def choose_slot(t: Table, me: Player, kind: int, department: str) -> int:
    """A free slot of the type, or of a small city (CAR-6.3.4)."""
    free = t.open_slots(kind)
    if me.has(LOBBYING):
        free = [slot for slot, owner in enumerate(t.slots) if owner < 0]
    about = {"project": PROJECTS[kind], "department": department}
    slots = t.box.slots
    return t.box.slot_index[await me.choose("slot", [slots[slot] for slot in free], about)]


def place_project(t: Table, me: Player, kind: int, slot: int) -> None:
    """The rightmost disk of the tab goes to the slot; its income is open now (CAR-6.3.3)."""
    disk = me.on_tab[kind] & -me.on_tab[kind]
    me.on_tab[kind] ^= disk
    me.opened[kind] |= disk
    t.slots[slot], t.kinds[slot] = me.seat, kind
    t.tell("project", me.seat, project=PROJECTS[kind], city=t.box.slots[slot].city)


# Departments (CAR-6.2)


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


# Donations on top of another's, and the departments of the expansion


def stackable(t: Table, me: Player) -> list[str]:
    """Donations of other players, Andrew included, that this player has not made (R-20)."""
    mine, others = 1 << me.seat, (1 << NEUTRAL) - 1 | 1 << ANDREW
    return [
        one.id
        for one, owners in zip(t.box.donations, t.donated, strict=True)
        if owners & others and not owners & mine
    ]


async def give_on_top(t: Table, me: Player, effect: Effect) -> None:
    """Charitable Giving: a disk on top of another player's donation (CAR-6.4.15)."""
    del effect
    cost = t.donation_cost(me)
    name = await me.choose("top", stackable(t, me), {"cost": cost})
    place_donation(t, me, t.box.donation[name], cost)
    t.tell("top", me.seat, donation=name, cost=cost)


async def place_employees(t: Table, me: Player, effect: Effect) -> None:
    """Human Resources Administration: employees go anywhere, one for each HR department."""
    del effect
    for _ in range(departments_of(t, me, t.action)):
        option = await me.choose("place", [*movable(me), None])
        if option is None:
            return
        cell = CELL[option.cell]
        about = {"cell": option.cell, "who": option.who}
        goal = CELL[await me.choose("to", EVERYWHERE[cell], about)]
        take(t, me, option)
        me.idle[goal] += 1


def projects_in(t: Table, me: Player, region: int) -> int:
    """How many projects a player has in a region."""
    cities, city = t.box.cities, t.box.slot_city
    return sum(
        owner == me.seat and cities[city[slot]].region == region
        for slot, owner in enumerate(t.slots)
    )


async def region_income(t: Table, me: Player, effect: Effect) -> None:
    """Choose a region; each own project there gives dollars or something else."""
    projects = [projects_in(t, me, region) for region in range(len(REGIONS))]
    names = [REGIONS[region] for region, n in enumerate(projects) if n]
    name = names[0]
    if len(names) > 1:
        name = await me.choose("region", names)
    number = projects[REGIONS.index(name)]
    share = await me.choose("share", range(number + 1), {"region": name})
    await gain(t, me, effect.gain, "expansion", number - share)
    await gain(t, me, effect.instead, "expansion", share)


DO: dict[str, Callable[[Table, Player, Effect], Any]] = {
    "department": build_department,
    "donation": give_on_top,
    "place": place_employees,
    "region": region_income,
}
