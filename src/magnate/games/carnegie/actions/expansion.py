"""What only departments of the expansion do."""

from __future__ import annotations

from magnate.games.carnegie.components import CELL, REGIONS, Effect
from magnate.games.carnegie.options import EVERYWHERE
from magnate.games.carnegie.state import Player, Table

from .building import departments_of
from .holdings import gain
from .moves import lie_down, movable, take


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
        lie_down(t, me, goal)


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
