"""The order of play."""

from __future__ import annotations

from typing import Final, NamedTuple

from magnate.engine.decision import option
from magnate.engine.position import Procedure

from .actions import pass_and_sweep, procure
from .components import SLOTS
from .scoring import end_round
from .setup import set_up, set_up_round
from .state import Player, Table


@option
class Procure(NamedTuple):
    """Action A: take the robot of a column."""

    column: int


@option
class Pass(NamedTuple):
    """Action B: pass, and sweep the factory."""


PROCURES: Final[tuple[Procure, ...]] = tuple(Procure(column) for column in range(SLOTS))
PASS: Final = Pass()
Action = Procure | Pass
#: What a turn offers by whether the player has agents left and the marker in hand.
ACTIONS: Final[dict[tuple[bool, bool], tuple[Action, ...]]] = {
    (True, True): (*PROCURES, PASS),
    (True, False): PROCURES,
    (False, True): (PASS,),
}


def sequel(t: Table) -> Procedure | None:
    """Set up; three rounds of turns until nobody has an agent or a marker; the end (SEN-4.9)."""
    if not t.order:
        return set_up(t)
    if t.round > t.box.rounds:
        return None
    if not t.columns:
        return set_up_round(t)
    mover = t.mover
    if mover.agents or mover.marker:
        return take_turn(t, mover)
    return end_round(t)


async def take_turn(t: Table, me: Player) -> None:
    """Exactly one action: procure a robot, or pass (SEN-4.3)."""
    action = await me.choose(
        "turn", ACTIONS[me.agents > 0, me.marker], barred=lambda: barred_actions(me)
    )
    if isinstance(action, Procure):
        await procure(t, me, action.column)
    else:
        await pass_and_sweep(t, me)
    t.turn += 1


def barred_actions(me: Player) -> dict[Action, str]:
    """No agent, no robot: you must pass; no marker, no pass: you must procure."""
    if not me.agents:
        return dict.fromkeys(PROCURES, "SEN-4.6")
    return {} if me.marker else {PASS: "SEN-4.5"}
