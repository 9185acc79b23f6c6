"""The nine actions (NIP-4): why one cannot be carried out now, and how it is."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from magnate.engine.decision import Why
from magnate.games.nippon.state import Player, Table

from .export import barred_export, export
from .invest import barred_invest, invest
from .machinery import barred_machinery, machinery
from .market import barred_market, local_market
from .produce import barred_produce, produce
from .tracks import barred_knowledge, barred_mines, knowledge, mines
from .transport import barred_ships, barred_trains, ships, trains

#: What keeps a player from carrying out an action fully, or None (NIP-3.2.3).
BARRED: Final[dict[str, Callable[[Table, Player], Why | None]]] = {
    "knowledge": barred_knowledge,
    "produce": barred_produce,
    "export": barred_export,
    "invest": barred_invest,
    "mines": barred_mines,
    "ships": barred_ships,
    "machinery": barred_machinery,
    "trains": barred_trains,
    "local_market": barred_market,
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
