"""The order of play."""

from __future__ import annotations

from magnate.engine.decision import NOTHING, Why
from magnate.engine.position import Procedure

from .actions import pass_and_sweep, procure
from .options import ACTIONS, PASS, PROCURES, Action, Procure
from .scoring import end_round
from .setup import set_up, set_up_round
from .state import Player, Table


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
    actions = ACTIONS[me.agents > 0, me.marker]
    action = await me.choose("turn", actions, NOTHING, lambda: barred_actions(me))
    if isinstance(action, Procure):
        await procure(t, me, action.column)
    else:
        await pass_and_sweep(t, me)
    t.turn += 1


def barred_actions(me: Player) -> dict[Action, Why]:
    """No agent, no robot: you must pass; no marker, no pass: you must procure."""
    if not me.agents:
        return dict.fromkeys(PROCURES, Why("SEN-4.6", "agents"))
    if not me.marker:
        return {PASS: Why("SEN-4.5", "passed", {"agents": me.agents})}
    return {}
