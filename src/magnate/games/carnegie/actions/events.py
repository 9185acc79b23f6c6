"""Events: income of a region, donations, or both on the last space of a row (CAR-5)."""

from __future__ import annotations

from magnate.games.carnegie.components import LAST, PROJECTS, REGIONS, Gain
from magnate.games.carnegie.state import ARCHIVES, Player, Table

from .holdings import ask, can_pay, enter_lobby, gain, pay
from .research import research


async def resolve_event(t: Table) -> None:
    """One player's event: first the income, then a donation (CAR-4.7, CAR-5.3.1, R-10)."""
    me = t.mover
    region, donations = t.event(t.turned if t.turned >= 0 else t.row)
    if region >= 0 and me.missions[region]:
        await take_income(t, me, region)
    if donations:
        await make_donation(t, me)
    t.next("use")


async def take_income(t: Table, me: Player, region: int) -> None:
    """Return employees: transport income for each, project income once (CAR-5.1)."""
    away = me.missions[region]
    about = {"region": REGIONS[region]}
    returned = await ask(t, me, "return", lambda: list(range(away + 1)), about)
    if not returned:
        t.tell("stay", me.seat, region=REGIONS[region])
        return
    me.missions[region] -= returned
    t.tell("return", me.seat, n=returned, region=REGIONS[region])
    for _ in range(returned):
        await enter_lobby(t, me)
    await transport_income(t, me, region, returned)
    await research(t, me)
    await project_income(t, me)


async def transport_income(t: Table, me: Player, region: int, times: int = 1) -> None:
    """The income under the own disk, for each employee; no lower one (CAR-5.1.3, CAR-6.3.6)."""
    space = me.transport[region]
    if space and me.has(ARCHIVES):
        levels = list(range(space + 1))
        space = await me.choose("level", levels, {"region": REGIONS[region]})
    await gain(t, me, t.box.tracks[region].income[space], "transport", times)


async def project_income(t: Table, me: Player) -> None:
    """Every tab space whose disk has been built pays once (CAR-5.1.4, CAR-5.1.7)."""
    money = goods = vp = hired = 0
    for kind, opened in enumerate(me.opened):
        spaces = t.box.tabs[kind][me.sides[kind]]
        for space in range(me.exposed[kind] if opened else 0):
            if not opened >> space & 1:
                continue
            one = spaces[space].income[0]
            if len(spaces[space].income) > 1:
                one = await choose_income(me, kind, spaces[space].income)
            if one.new_employee:
                await gain(t, me, one, "income")
                continue
            money += one.money
            goods += one.goods
            vp += one.vp
    total = Gain(money, goods, vp, 0, hired)
    if money or goods or vp:
        await gain(t, me, total, "income")


async def choose_income(me: Player, kind: int, incomes: tuple[Gain, ...]) -> Gain:
    """Choose one of the incomes a space offers; nobody to hire is no choice (R-07)."""
    possible = {_name(one): one for one in incomes if me.unhired or not one.new_employee}
    if len(possible) == 1:
        return next(iter(possible.values()))
    return possible[await me.choose("income", list(possible), {"tab": PROJECTS[kind]})]


def _name(income: Gain) -> str:
    return next(name for name, n in zip(Gain._fields, income, strict=True) if n)


async def make_donation(t: Table, me: Player) -> None:
    """At most one donation: pay, and put a disk on a free space (CAR-5.2)."""
    cost = t.donation_cost(me)
    if not me.disks or not can_pay(me, cost) or all(t.donated):
        return
    name = await ask(
        *(t, me, "donate"),
        lambda: [*free_donations(t), None],
        about={"cost": cost},
        barred=lambda: taken_donations(t),
    )
    if name is None:
        return
    place_donation(t, me, t.box.donation[name], cost)
    t.tell("donate", me.seat, donation=name, cost=cost)


def free_donations(t: Table) -> list[str]:
    """The spaces of the chart without a disk."""
    return [one.id for one, taken in zip(t.box.donations, t.donated, strict=True) if not taken]


def taken_donations(t: Table) -> dict[str, str]:
    """A space holds one disk (CAR-5.2.4)."""
    spaces = zip(t.box.donations, t.donated, strict=True)
    return {f"donate:{one.id}": "CAR-5.2.4" for one, taken in spaces if taken}


def place_donation(t: Table, me: Player, donation: int, cost: int) -> None:
    """Pay and place the disk."""
    pay(t, me, cost)
    me.disks -= 1
    me.donations.append(donation)
    t.donated[donation] |= 1 << me.seat


def open_incomes(t: Table, me: Player) -> list[tuple[Gain, ...]]:
    """The incomes of all built projects, choices as several (CAR-5.1.4)."""
    return [
        t.box.tabs[kind][me.sides[kind]][space].income
        for kind, opened in enumerate(me.opened)
        for space in range(LAST + 3)
        if opened >> space & 1
    ]
