"""At any moment of the own turn: blueprints for a step on a track (NIP-3.1.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from magnate.engine.decision import NOTHING, Why
from magnate.games.nippon.components import TRACKS
from magnate.games.nippon.options import STEPS, Step
from magnate.games.nippon.state import Player, Table, climb

T = TypeVar("T")
#: What else is barred, if a question bars something.
AlsoBarred = Callable[[Table, Player], Mapping[Any, str | Why]] | None


def steps(t: Table, me: Player) -> Sequence[Step]:
    """The steps that the player's blueprints can pay for; none at the top of a track (R-16)."""
    if me.blueprints < t.box.costs.step_blueprints:
        return ()
    tracks = t.box.tracks
    return [step for n, step in enumerate(STEPS) if me.at[n] < tracks[n].top]


def ask(
    t: Table,
    me: Player,
    kind: str,
    options: Callable[[Table, Player], Sequence[T]],
    about: Mapping[str, Any] = NOTHING,
    barred: AlsoBarred = None,
) -> Awaitable[T]:
    """Ask a question of the turn, and offer the steps beside its answers.

    A question with one answer is not asked, except the turn.
    """
    if me.blueprints >= t.box.costs.step_blueprints:
        return _ask_beside_steps(t, me, kind, options, about, barred)
    not_now = partial(_barred, t, me, barred)
    if kind == "turn":
        return me.choose_among(kind, partial(options, t, me), about, not_now)
    return me.pick(kind, options(t, me), about, not_now)


async def _ask_beside_steps(
    t: Table,
    me: Player,
    kind: str,
    options: Callable[[Table, Player], Sequence[T]],
    about: Mapping[str, Any],
    barred: AlsoBarred,
) -> T:
    """Until it is answered: a step may change what is offered."""
    not_now = partial(_barred, t, me, barred)
    chosen: T | Step
    while True:
        if kind == "turn":
            chosen = await me.choose_among(
                kind, lambda: [*options(t, me), *steps(t, me)], about, not_now
            )
        elif len(offered := options(t, me)) == 1:
            return offered[0]
        else:
            chosen = await me.choose(kind, [*offered, *steps(t, me)], about, not_now)
        if not isinstance(chosen, Step):
            return chosen
        take_step(t, me, chosen)


def _barred(t: Table, me: Player, others: AlsoBarred) -> Mapping[Any, str | Why]:
    return {**barred_steps(t, me), **(others(t, me) if others else NOTHING)}


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
