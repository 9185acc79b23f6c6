"""At any moment of the own turn: blueprints for a step on a track (NIP-3.1.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from magnate.engine.decision import NOTHING, Barred, Decision, Why
from magnate.games.nippon.components import TRACKS
from magnate.games.nippon.options import STEPS, Step
from magnate.games.nippon.state import Player, Table, climb

T = TypeVar("T")


def steps(t: Table, me: Player) -> Sequence[Step]:
    """The steps that the player's blueprints can pay for; none at the top of a track (R-16)."""
    if me.blueprints < t.box.costs.step_blueprints:
        return ()
    tracks = t.box.tracks
    return [step for n, step in enumerate(STEPS) if me.at[n] < tracks[n].top]


async def ask(
    t: Table,
    me: Player,
    kind: str,
    options: Callable[[], Sequence[T]],
    about: Mapping[str, Any] = NOTHING,
    barred: Barred | None = None,
) -> T:
    """Ask a question of the turn, and offer the steps beside its answers.

    A step may change what is offered; a question with one answer is not asked, except the turn.
    """
    while True:
        offered: Sequence[Any] = options()
        if len(offered) == 1 and kind != "turn":
            only: T = offered[0]
            return only
        if me.blueprints >= t.box.costs.step_blueprints:
            offered = [*offered, *steps(t, me)]
        chosen: Any = await Decision(
            me.seat, kind, offered, about, None, partial(_barred, t, me, barred)
        )
        if type(chosen) is not Step:
            answer: T = chosen
            return answer
        take_step(t, me, chosen)


def _barred(t: Table, me: Player, others: Barred | None) -> Mapping[Any, str | Why]:
    return {**barred_steps(t, me), **(others() if others else NOTHING)}


def take_step(t: Table, me: Player, step: Step) -> None:
    """Discard the blueprints, move the marker up."""
    cost = t.box.costs.step_blueprints
    me.blueprints -= cost
    climb(t, me, TRACKS.index(step.track), 1, "step", n=cost)


async def last_steps(t: Table, me: Player) -> None:
    """Before the end of the turn, if blueprints came in or it is the player's last (R-16)."""
    last = 0 <= t.turns_left <= len(t.players)
    while (t.fresh or last) and (options := steps(t, me)):
        step = await me.choose("end", [*options, None], barred=lambda: barred_steps(t, me))
        if step is None:
            return
        take_step(t, me, step)


def barred_steps(t: Table, me: Player) -> dict[Step, str | Why]:
    """Too few blueprints, or the marker is at the top."""
    cost = t.box.costs.step_blueprints
    if me.blueprints < cost:
        few = Why("NIP-3.1.2", "blueprints", {"cost": cost, "have": me.blueprints})
        return dict.fromkeys(STEPS, few)
    return {
        step: Why("NIP-1.1.7", "top", {"track": step.track})
        for n, step in enumerate(STEPS)
        if me.at[n] == t.box.tracks[n].top
    }
