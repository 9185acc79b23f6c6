"""The effects of departments (CAR-6.2 to CAR-6.4)."""

from __future__ import annotations

from magnate.engine.decision import Why
from magnate.games.carnegie.components import REGIONS, Department, Effect
from magnate.games.carnegie.state import ANDREW, NEUTRAL, Player, Table

from .building import build_department, buildable, departments_of, no_department
from .events import place_donation
from .expansion import place_employees, region_income
from .holdings import can_pay, cannot_pay, gain, pay
from .projects import build_project, no_project, payable_projects, send


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


def why_impossible(t: Table, me: Player, cell: int, effect: Effect) -> Why:
    """Why an effect cannot be carried out now; nobody is sent without one (CAR-3.9, CAR-6.8)."""
    if effect.mission and not me.active[cell]:
        return Why("CAR-6.8", "moved-away")
    why = hindrance(t, me, t.box.departments[me.rooms[cell]], effect)
    return why._replace(rule="CAR-3.9") if effect.mission else why


def hindrance(t: Table, me: Player, department: Department, effect: Effect) -> Why:
    """What is missing for an effect; the expansion's departments have no rules of their own."""
    rule = f"CAR-6.4.{department.number}" if department.number <= t.box.base_kinds else "CAR-6.4"
    match effect.do:
        case "project":
            return no_project(t, me, effect.pay.money)
        case "department":
            return no_department(t, me)
        case "donation" if not me.disks:
            return Why(rule, "no-disk-left")
        case "donation" if not stackable(t, me):
            return Why(rule, "no-top")
        case "donation":
            return cannot_pay(me, rule, t.donation_cost(me))
        case "region":
            return Why(rule, "no-project")
    if effect.gain.new_employee and not me.unhired:
        return Why("CAR-3.12", "nobody-to-hire")
    if effect.do == "place" or effect.per:
        return Why(rule, "nobody-else")
    return cannot_pay(me, rule, effect.pay.money, effect.pay.goods)


async def carry_out(t: Table, me: Player, cell: int, effect: Effect) -> None:
    """Send the mission if there is one, then pay and gain (CAR-3.7)."""
    department = t.box.departments[me.rooms[cell]]
    if effect.mission and effect.do != "project":  # a project's region is its own
        about = {"department": department.id}
        send(t, me, cell, REGIONS.index(await me.choose("mission", REGIONS, about)))
    match effect.do:
        case "project":
            await build_project(t, me, cell, effect)
        case "department":
            await build_department(t, me)
        case "donation":
            await give_on_top(t, me)
        case "place":
            await place_employees(t, me)
        case "region":
            await region_income(t, me, effect)
        case _:
            await pay_and_gain(t, me, department, effect)


async def pay_and_gain(t: Table, me: Player, department: Department, effect: Effect) -> None:
    """Once, or several times within one use (CAR-6.4.6, CAR-6.4.7, CAR-6.4.11)."""
    price, most = effect.pay, effect.times
    while most > 1 and not can_pay(me, price.money * most, price.goods * most):
        most -= 1
    times = await me.pick("times", range(1, most + 1), {"department": department.id})
    pay(t, me, price.money * times, price.goods * times)
    await gain(t, me, effect.gain, "effects", times * counted(t, me, effect, department))


def counted(t: Table, me: Player, effect: Effect, department: Department) -> int:
    """How often a gain is given: once, or by what it counts (CAR-6.4.3)."""
    match effect.per:
        case "active_pair":
            return (sum(me.active) + 1) // 2
        case "department":
            return departments_of(t, me, department.type)
    return 1


def stackable(t: Table, me: Player) -> list[str]:
    """Donations of other players, Andrew included, that this player has not made (R-20)."""
    mine, others = 1 << me.seat, (1 << NEUTRAL) - 1 | 1 << ANDREW
    return [
        one.id
        for one, owners in zip(t.box.donations, t.donated, strict=True)
        if owners & others and not owners & mine
    ]


def unstackable(t: Table, me: Player) -> dict[str, Why]:
    """Free spaces, neutral disks and own donations (CAR-6.4.15, R-20)."""
    barred = {}
    for one, bits in zip(t.box.donations, t.donated, strict=True):
        if bits >> me.seat & 1:
            barred[one.id] = Why("CAR-6.4.15", "top-own")
        elif bits in (0, 1 << NEUTRAL):
            barred[one.id] = Why("CAR-6.4.15", "top-neutral" if bits else "top-free")
    return barred


async def give_on_top(t: Table, me: Player) -> None:
    """Charitable Giving: a disk on top of another player's donation (CAR-6.4.15)."""
    cost = t.donation_cost(me)
    name = await me.choose("top", stackable(t, me), {"cost": cost}, lambda: unstackable(t, me))
    place_donation(t, me, t.box.donation[name], cost)
    t.tell("top", me.seat, donation=name, cost=cost)
