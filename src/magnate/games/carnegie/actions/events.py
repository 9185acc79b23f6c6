"""Events: income of a region, donations, or both on the last space of a row (CAR-5)."""

from __future__ import annotations

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.carnegie.components import PROJECTS, REGIONS, Gain, total
from magnate.games.carnegie.state import ARCHIVES, Player, Table, owners_of

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
    returned = await ask(t, me, "return", lambda: [*range(away + 1)], about)
    if not returned:
        t.tell("stay", me.seat, region=REGIONS[region])
        return
    me.missions = added(me.missions, region, -returned)
    t.tell("return", me.seat, n=returned, region=REGIONS[region])
    for _ in range(returned):
        await enter_lobby(me)
    await transport_income(t, me, region, returned)
    await research(t, me)
    await project_income(t, me)
    await research(t, me)


async def transport_income(t: Table, me: Player, region: int, times: int = 1) -> None:
    """The income under the own disk, for each employee; no lower one (CAR-5.1.3, CAR-6.3.6)."""
    space = me.transport[region]
    if me.has(ARCHIVES):
        about = {"region": REGIONS[region], "n": times}
        space = await me.pick("level", range(space + 1), about)
    await gain(t, me, t.box.tracks[region].income[space], "transport", times)


async def project_income(t: Table, me: Player) -> None:
    """Every tab space whose disk has been built pays once (CAR-5.1.4, CAR-5.1.7)."""
    gains = []
    for kind, space in open_spaces(t, me):
        one = await choose_income(t, me, kind, space)
        if one.new_employee:
            await gain(t, me, one, "income")
        else:
            gains.append(one)
    if gains:
        await gain(t, me, total(gains), "income")


async def choose_income(t: Table, me: Player, kind: int, space: int) -> Gain:
    """The income of a space, or one of those it offers."""
    incomes = incomes_of(t, me, kind, space)
    if len(incomes) == 1:
        return incomes[0]
    possible = {income_name(one): one for one in incomes if hireable(one, me.unhired)}
    about = {"tab": PROJECTS[kind], "space": space}
    return possible[await me.pick("income", list(possible), about)]


def open_spaces(t: Table, me: Player) -> list[tuple[int, int]]:
    """The tab spaces whose projects are built, as tab and space."""
    return [
        (kind, space)
        for kind, opened in enumerate(me.opened)
        if opened
        for space in range(len(t.box.tabs[kind][me.sides[kind]]))
        if opened >> space & 1
    ]


def incomes_of(t: Table, me: Player, kind: int, space: int) -> tuple[Gain, ...]:
    """The income of a tab space; several are a choice."""
    return t.box.tabs[kind][me.sides[kind]][space].income


def hireable(income: Gain, unhired: int) -> bool:
    """Nobody to hire is no choice (R-07)."""
    return unhired > 0 or not income.new_employee


def income_name(income: Gain) -> str:
    """What a choice between incomes calls one of them: by what it gives."""
    return next(name for name, n in zip(Gain._fields, income, strict=True) if n)


async def make_donation(t: Table, me: Player) -> None:
    """At most one donation: pay, and put a disk on a free space (CAR-5.2)."""
    cost = t.donation_cost(me)
    if not me.disks or not can_pay(me, cost) or all(t.donated):
        return
    about = {"cost": cost}
    free: list[str | None] = [*free_donations(t), None]
    name = await ask(t, me, "donate", lambda: free, about, lambda: taken_donations(t))
    if name is None:
        return
    place_donation(t, me, t.box.donation[name], cost)
    t.tell("donate", me.seat, donation=name, cost=cost)


def free_donations(t: Table) -> list[str]:
    """The spaces of the chart without a disk."""
    return [one.id for one, taken in zip(t.box.donations, t.donated, strict=True) if not taken]


def taken_donations(t: Table) -> dict[str, Why]:
    """A space holds one disk (CAR-5.2.4)."""
    spaces = zip(t.box.donations, t.donated, strict=True)
    return {
        one.id: Why("CAR-5.2.4", "taken", {"owners": owners_of(bits)})
        for one, bits in spaces
        if bits
    }


def place_donation(t: Table, me: Player, donation: int, cost: int) -> None:
    """Pay and place the disk."""
    pay(t, me, cost)
    me.disks -= 1
    me.donations += (donation,)
    t.donated = replaced(t.donated, donation, t.donated[donation] | 1 << me.seat)
