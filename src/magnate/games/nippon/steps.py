"""At any moment of the own turn: blueprints for a step on a track (NIP-3.1.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from magnate.engine.decision import NOTHING, Decision

from .pieces import TRACKS
from .state import STEPS, Player, Step, Table

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
    offer: Callable[[Table, Player], Sequence[T]],
    barred: Callable[[Table, Player], Mapping[str, str]],
    about: Mapping[str, Any] = NOTHING,
) -> T:
    """Ask a question of the turn, and offer the steps beside its answers.

    A step may change what is offered; a question with one answer is not asked, except the turn.
    """
    while True:
        options: Sequence[Any] = offer(t, me)
        if len(options) == 1 and kind != "turn":
            only: T = options[0]
            return only
        if me.blueprints >= t.box.costs.step_blueprints:
            options = [*options, *steps(t, me)]
        chosen: Any = await Decision(me.seat, kind, options, about, None, lambda: barred(t, me))
        if type(chosen) is not Step:
            answer: T = chosen
            return answer
        take_step(t, me, chosen)


def take_step(t: Table, me: Player, step: Step) -> None:
    """Discard the blueprints, move the marker up."""
    track = TRACKS.index(step.track)
    me.blueprints -= t.box.costs.step_blueprints
    me.at[track] += 1
    t.tell("step", me.seat, track=step.track, value=t.level(me, track))


async def last_steps(t: Table, me: Player) -> None:
    """Before the end of the turn, if blueprints came in or it is the player's last (R-16)."""
    last = 0 <= t.turns_left <= len(t.players)
    while (t.fresh or last) and (options := steps(t, me)):
        step = await me.choose("end", [*options, None])
        if step is None:
            return
        take_step(t, me, step)


def barred_steps(t: Table, me: Player) -> dict[str, str]:
    """Too few blueprints, or the marker is at the top."""
    few = me.blueprints < t.box.costs.step_blueprints
    return {
        f"step:{track}": "NIP-3.1.2" if few else "NIP-1.1.7"
        for n, track in enumerate(TRACKS)
        if few or me.at[n] == t.box.tracks[n].top
    }
