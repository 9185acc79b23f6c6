"""Research points: slide project tabs, advance transport disks (CAR-7)."""

from __future__ import annotations

from functools import partial

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.games.carnegie.components import LAST, PROJECTS, REGIONS
from magnate.games.carnegie.options import ADVANCES, SLIDES, Research, Slide
from magnate.games.carnegie.state import Player, Table

from .holdings import ask, gain

KIND = {option: kind for kind, option in enumerate(SLIDES)}
REGION = {option: region for region, option in enumerate(ADVANCES)}


def research_options(t: Table, me: Player) -> list[Research]:
    """What the research points in hand can pay for (CAR-7.2)."""
    rp, tracks = me.rp, t.box.tracks
    options: list[Research] = []
    tabs = zip(SLIDES, t.box.tabs, me.sides, me.exposed, strict=True)
    for sliding, sides, side, exposed in tabs:
        spaces = sides[side]
        if exposed < len(spaces) and spaces[exposed].cost <= rp:
            options.append(sliding)
    for region, space in enumerate(me.transport):
        if space < LAST and tracks[region].cost[space + 1] <= rp + 1:
            cost = t.advance_cost(me, region)
            if cost is not None and cost <= rp:
                options.append(ADVANCES[region])
    return options


def barred_research(t: Table, me: Player) -> dict[Research, Why]:
    """Tabs that are fully out, tracks at their end or taken, and what costs too much."""
    barred: dict[Research, Why] = {}
    for kind, sliding in enumerate(SLIDES):
        cost = t.slide_cost(me, kind)
        if cost is None:
            barred[sliding] = Why("CAR-7.4", "tab-out")
        elif cost > me.rp:
            barred[sliding] = Why("CAR-7.3", "research", {"cost": cost, "have": me.rp})
    for region, advancing in enumerate(ADVANCES):
        cost = t.advance_cost(me, region)
        if me.transport[region] == LAST:
            barred[advancing] = Why("CAR-1.4", "track-end")
        elif cost is None:
            barred[advancing] = Why("CAR-7.6", "taken", {"owners": t.last_space(region)})
        elif cost > me.rp:
            barred[advancing] = Why("CAR-7.5", "research", {"cost": cost, "have": me.rp})
    return barred


async def spend(t: Table, me: Player, option: Research) -> None:
    """Spend research points on one slide or one step."""
    if isinstance(option, Slide):
        slide(t, me, KIND[option])
    else:
        await advance(t, me, REGION[option])


def slide(t: Table, me: Player, kind: int) -> None:
    """Slide a tab out; a project space gets a disk from the supply (CAR-7.3, R-21)."""
    space = me.exposed[kind]
    printed = t.box.tabs[kind][me.sides[kind]][space]
    me.rp -= printed.cost
    me.exposed = added(me.exposed, kind, 1)
    if printed.kind == "project" and me.disks:
        me.disks -= 1
        me.on_tab = replaced(me.on_tab, kind, me.on_tab[kind] | 1 << space)
    t.tell("slide", me.seat, project=PROJECTS[kind], space=space, rp=printed.cost)


async def advance(t: Table, me: Player, region: int) -> None:
    """Advance a transport disk; the last space pays its reward at once (CAR-7.5, CAR-7.7)."""
    cost = t.advance_cost(me, region)
    assert cost is not None
    me.rp -= cost
    me.transport = added(me.transport, region, 1)
    t.tell("advance", me.seat, region=REGIONS[region], space=me.transport[region], rp=cost)
    if me.transport[region] == LAST:
        await gain(t, me, t.box.tracks[region].reward, "transport")


async def research(t: Table, me: Player) -> None:
    """Spend the research points of an income at once; the rest is lost (CAR-5.1.6, R-08)."""
    while me.rp and (options := research_options(t, me)):
        about, offered = {"rp": me.rp}, partial(or_stop, options)
        option = await ask(t, me, "research", offered, about, lambda: barred_research(t, me))
        if option is None:
            break
        await spend(t, me, option)
    me.rp = 0


def or_stop(options: list[Research]) -> list[Research | None]:
    """Research is optional."""
    return [*options, None]
