"""What an option would do, where the table after it does not say it."""

from __future__ import annotations

from typing import Any, TypedDict

from magnate.engine.position import Position

from .actions import calibrate, put_in
from .options import BLOCKS
from .state import Table
from .view import player_view
from .view_types import PlayerView


class Preview(TypedDict):
    """The chooser's company once the robot is calibrated, before anything else happens."""

    network: PlayerView


def preview(before: Position[Table], option: Any, _after: Position[Table]) -> Preview | None:
    """The network with the robot at work.

    The table after a slot still waits for the blocks, and after a round's last robot it is already
    cleared; so the robot is plugged in here, by the rules, with no corner blocked or those chosen.
    """
    decision = before.decision
    assert decision is not None
    t = before.state.copy()
    me = t.players[decision.seat]
    match decision.kind:
        case "slot":
            put_in(t, me, option)
            calibrate(t, me, option, BLOCKS["none"])
        case "block":
            calibrate(t, me, decision.about["slot"], BLOCKS[option])
        case _:
            return None
    return {"network": player_view(t, me)}
