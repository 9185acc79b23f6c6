"""The effects of departments (CAR-6.2 to CAR-6.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magnate.games.carnegie.components import REGIONS, Effect
from magnate.games.carnegie.state import ANDREW, NEUTRAL, Player, Table

from .building import build_department, buildable, departments_of
from .events import place_donation
from .expansion import place_employees, region_income
from .holdings import can_pay, gain, pay
from .projects import build_project, payable_projects, send


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


async def choose_times(t: Table, me: Player, department: int, effect: Effect) -> int:
    """How often to pay and gain within one use (CAR-6.4.6, CAR-6.4.7, CAR-6.4.11)."""
    price = effect.pay
    most = effect.times
    while most > 1 and not can_pay(me, price.money * most, price.goods * most):
        most -= 1
    if most == 1:
        return 1
    about = {"department": t.box.departments[department].id}
    times: int = await me.choose("times", range(1, most + 1), about)
    return times


def counted(t: Table, me: Player, effect: Effect, department: int) -> int:
    """How often a gain is given: once, or by what it counts (CAR-6.4.3)."""
    match effect.per:
        case "active_pair":
            return (sum(me.active) + 1) // 2
        case "department":
            kind = t.box.departments[department].type
            return departments_of(t, me, kind)
    return 1


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


DO: dict[str, Callable[[Table, Player, Effect], Any]] = {
    "department": build_department,
    "donation": give_on_top,
    "place": place_employees,
    "region": region_income,
}
