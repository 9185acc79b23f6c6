"""What an option leads to that the table after it does not show yet."""

from __future__ import annotations

from typing import Any

from magnate.engine.position import Position

from .actions.export import collect
from .actions.market import crowd, cube_counts, tile_values
from .components import CITY, MONEY
from .options import Slot
from .state import Table
from .view_types import Preview


def preview(before: Position[Table], option: Any, after: Position[Table]) -> Preview | None:
    """What comes of a contract yet to be paid, and of a city yet to be supplied."""
    t, asked = before.state, before.decision
    if asked is None or option is None:
        return None
    me = t.players[asked.seat]
    match asked.kind:
        case "contract" if after.decision is not None and after.decision.kind == "pay":
            return _contract(t, asked.seat, option)
        case "market":
            slot = t.box.slot_numbers[option]
            best = tile_values(t, me, slot, cube_counts(t, me, slot)[-1])[0]
            return {"best": best, "crowded": not t.placed[slot] and crowd(t, slot // CITY) > 0}
        case "cubes":
            slot = t.box.slot_numbers[Slot(asked.about["city"], asked.about["side"])]
            return {"best": tile_values(t, me, slot, option)[0]}
    return None


def _contract(t: Table, seat: int, id: str) -> Preview:
    """What a contract brings, whichever goods pay for it."""
    then = t.copy()
    me = then.players[seat]
    collect(then, me, t.box.contracts[t.box.contract_numbers[id]])
    return {"yen": me.yen, "score": me.points, "money": me.at[MONEY]}
