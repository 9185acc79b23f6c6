"""The order of play (CAR-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnate.engine.position import Procedure

from .actions.events import resolve_event
from .actions.moves import activate, set_up_moves
from .actions.turn import use_departments
from .components import ACTIONS, REGIONS
from .scoring import score_game
from .setup import choose_sides, place_first, place_neutral, set_up
from .solo import andrew_turn, draw_card, reveal, tuck
from .state import Table


def sequel(t: Table) -> Procedure | None:
    """Set up, then twenty rounds of four phases, player by player (CAR-4.1, CAR-4.7)."""
    return PHASES[t.phase](t)


async def choose_row(t: Table) -> None:
    """Phase 1: the first player chooses a row, in solo Andrew every other round (CAR-4.2)."""
    t.round += 1
    t.tell("round", round=t.round)
    andrew = t.andrew
    if andrew:
        await draw_card(t, andrew)
    if andrew and andrew.chooses:
        await reveal(t, andrew)
        t.row = t.card().main
        t.tell("andrew-row", row=ACTIONS[t.row])
    else:
        me = t.mover
        t.row = ACTIONS.index(await me.choose("row", ACTIONS))
        t.tell("row", me.seat, row=ACTIONS[t.row])
    advancing = t.advancing(t.row)
    t.turned = advancing if advancing != t.row else -1
    tell_event(t, advancing)
    if andrew:
        if andrew.card is None:
            await reveal(t, andrew)
        andrew_turn(t, andrew)
    t.phase = "event"


def tell_event(t: Table, row: int) -> None:
    """Say what the event is, and whose marker is turned over (CAR-4.3, CAR-4.4)."""
    if t.facts is None:
        return
    if t.turned >= 0:
        t.tell("turned", row=ACTIONS[row])
    region, donations = t.event(row)
    if region < 0:
        t.tell("event-donation")
    else:
        t.tell("event-both" if donations else "event-income", region=REGIONS[region])


async def activate_and_end(t: Table) -> None:
    """Phase 4: each player activates; after the last the round ends (CAR-8)."""
    await activate(t, t.mover)
    t.next("end")
    if t.phase == "end":
        end_round(t)


def end_round(t: Table) -> None:
    """One marker advances, the locomotive passes on (CAR-4.5, CAR-8.3)."""
    row = t.turned if t.turned >= 0 else t.row
    t.markers[row] += 1
    t.row = t.turned = -1
    t.first = (t.first + 1) % len(t.players)
    if t.andrew:
        tuck(t.andrew)
    t.phase = "row"
    if t.round == t.box.rounds:
        score_game(t)
        t.phase = "over"


def leave(_t: Table) -> None:
    """Nothing follows the end."""


PHASES: Final[dict[str, Callable[[Table], Procedure | None]]] = {
    "setup": set_up,
    "sides": choose_sides,
    "neutral": place_neutral,
    "first": place_first,
    "moves": set_up_moves,
    "row": choose_row,
    "event": resolve_event,
    "use": use_departments,
    "activate": activate_and_end,
    "over": leave,
}
