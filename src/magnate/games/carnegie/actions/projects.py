"""Building projects on the map (CAR-6.3)."""

from __future__ import annotations

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.carnegie.components import ANY, PROJECTS, REGIONS, Effect
from magnate.games.carnegie.state import LOBBYING, Player, Table

from .events import transport_income
from .holdings import can_pay, cannot_pay, pay
from .research import research


def send(t: Table, me: Player, cell: int, region: int) -> None:
    """The employee being used leaves for a mission area (CAR-3.7)."""
    me.active[cell] -= 1
    me.missions = added(me.missions, region, 1)
    t.tell("mission", me.seat, region=REGIONS[region])


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


def no_project(t: Table, me: Player, money: int) -> Why:
    """Why no project can be built: said of the cheapest type that has a disk."""
    goods, disks = t.box.tab_goods, me.on_tab
    kinds = range(len(PROJECTS))
    return why_no_project(t, me, min(kinds, key=lambda kind: (not disks[kind], goods[kind])), money)


def why_no_project(t: Table, me: Player, kind: int, money: int) -> Why:
    """Why a type cannot be built: no disk, goods or slot (CAR-6.3.2 to CAR-6.3.4)."""
    if not me.on_tab[kind]:
        return Why("CAR-6.3.3", "no-disk")
    goods = t.box.tab_goods[kind]
    if not can_pay(me, money, goods):
        return cannot_pay(me, "CAR-6.4.10" if money else "CAR-6.3.2", money, goods)
    return Why("CAR-6.3.4", "no-slot")


async def build_project(t: Table, me: Player, cell: int, effect: Effect) -> None:
    """Mission to the project's region, goods, then the rightmost disk of the tab (CAR-6.3.1)."""
    money = effect.pay.money
    kind = await choose_kind(t, me, money)
    slot = await choose_slot(t, me, kind)
    city = t.box.cities[t.box.slot_city[slot]]
    if effect.mission:
        send(t, me, cell, city.region)
    pay(t, me, money, t.box.tab_goods[kind])
    place_project(t, me, kind, slot, t.box.tab_goods[kind])
    if me.has(LOBBYING) and t.box.slot_type[slot] in (ANY, kind):
        me.score(1, "expansion")
    if city.transport:
        await transport_income(t, me, city.region)
        await research(t, me)


async def choose_kind(t: Table, me: Player, money: int) -> int:
    """Which of the types that can be built."""
    kinds = payable_projects(t, me, money)

    def barred() -> dict[str, Why]:
        others = set(range(len(PROJECTS))) - set(kinds)
        return {PROJECTS[kind]: why_no_project(t, me, kind, money) for kind in others}

    return PROJECTS.index(
        await me.pick("project", [PROJECTS[kind] for kind in kinds], barred=barred)
    )


async def choose_slot(t: Table, me: Player, kind: int) -> int:
    """A free slot of the type, or of a small city (CAR-6.3.4)."""
    free = t.open_slots(kind)
    if me.has(LOBBYING):
        free = [slot for slot, owner in enumerate(t.slots) if owner < 0]
    slots, about = t.box.slots, {"project": PROJECTS[kind]}
    return t.box.slot_index[await me.choose("slot", [slots[slot] for slot in free], about)]


def place_project(t: Table, me: Player, kind: int, slot: int, goods: int = 0) -> None:
    """The rightmost disk of the tab goes to the slot; its income is open now (CAR-6.3.3)."""
    disk = me.on_tab[kind] & -me.on_tab[kind]
    me.on_tab = replaced(me.on_tab, kind, me.on_tab[kind] ^ disk)
    me.opened = replaced(me.opened, kind, me.opened[kind] | disk)
    t.slots[slot], t.kinds = me.seat, replaced(t.kinds, slot, kind)
    city = t.box.slots[slot].city
    t.tell("project", me.seat, project=PROJECTS[kind], city=city, goods=goods)
