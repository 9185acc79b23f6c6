"""What only departments of the expansion do."""

from __future__ import annotations

from magnate.games.carnegie.components import CELL, HR, REGIONS, Effect
from magnate.games.carnegie.options import EVERYWHERE, Move
from magnate.games.carnegie.state import Player, Table

from .building import departments_of
from .holdings import gain
from .moves import movable, relocate


async def place_employees(t: Table, me: Player) -> None:
    """Human Resources Administration: employees go anywhere, one for each HR department."""
    for _ in range(departments_of(t, me, HR)):
        offered: list[Move | None] = [*movable(me), None]
        option = await me.choose("place", offered)
        if option is None:
            return
        about = {"cell": option.cell, "who": option.who}
        goal = CELL[await me.choose("to", EVERYWHERE[CELL[option.cell]], about)]
        relocate(t, me, option, goal, 0)


def projects_in(t: Table, me: Player, region: int) -> int:
    """How many projects a player has in a region."""
    cities, city = t.box.cities, t.box.slot_city
    own = [cities[city[slot]].region for slot, owner in enumerate(t.slots) if owner == me.seat]
    return own.count(region)


async def region_income(t: Table, me: Player, effect: Effect) -> None:
    """Choose a region; each own project there gives dollars or something else."""
    projects = [projects_in(t, me, region) for region in range(len(REGIONS))]
    name = await me.pick("region", [REGIONS[region] for region, n in enumerate(projects) if n])
    number = projects[REGIONS.index(name)]
    share = await me.choose("share", range(number + 1), {"region": name})
    await gain(t, me, effect.gain, "expansion", number - share)
    await gain(t, me, effect.instead, "expansion", share)
