"""The nine actions (NIP-4): whether one can be carried out now, why not, and how it is."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from magnate.engine.decision import Why
from magnate.games.nippon.state import Player, Table

from .export import can_export, export, why_no_export
from .invest import can_invest, invest, why_no_factory
from .machinery import can_upgrade, machinery, why_no_upgrade
from .market import can_supply, local_market, why_no_market
from .produce import can_produce, produce, why_no_run
from .tracks import can_learn, can_mine, knowledge, mines, why_no_knowledge, why_no_mines
from .transport import can_lay, can_sail, ships, trains, why_no_ship, why_no_train

#: Whether a player can carry out an action fully (NIP-3.2.3).
CAN: Final[dict[str, Callable[[Table, Player], bool]]] = {
    "knowledge": can_learn,
    "produce": can_produce,
    "export": can_export,
    "invest": can_invest,
    "mines": can_mine,
    "ships": can_sail,
    "machinery": can_upgrade,
    "trains": can_lay,
    "local_market": can_supply,
}
#: What keeps a player from it who cannot.
WHY_NOT: Final[dict[str, Callable[[Table, Player], Why]]] = {
    "knowledge": why_no_knowledge,
    "produce": why_no_run,
    "export": why_no_export,
    "invest": why_no_factory,
    "mines": why_no_mines,
    "ships": why_no_ship,
    "machinery": why_no_upgrade,
    "trains": why_no_train,
    "local_market": why_no_market,
}
DO: Final[dict[str, Callable[[Table, Player], Coroutine[Any, Any, None]]]] = {
    "knowledge": knowledge,
    "produce": produce,
    "export": export,
    "invest": invest,
    "mines": mines,
    "ships": ships,
    "machinery": machinery,
    "trains": trains,
    "local_market": local_market,
}


def barred(t: Table, me: Player, action: str) -> Why | None:
    """What keeps a player from an action, or None."""
    return None if CAN[action](t, me) else WHY_NOT[action](t, me)
