"""The order of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnate.engine.position import Procedure

from .actions.building import build, return_assistants, take_token
from .actions.extra import barred_extras, continue_turn, extra_action, extras
from .actions.locations import act
from .actions.movement import move
from .actions.placement import barred_placements, place, place_more, placements
from .components import BOARD
from .setup import keep_order, set_up
from .state import Place, Player, Table
from .turns import begin_round


def sequel(t: Table) -> Procedure | None:
    """Set up; then turns, step by step, until the game is over."""
    step = t.step
    if step == "setup":
        return set_up(t)
    if step == "keep":
        return keep_orders(t)
    if step == "over":
        return None
    return STEPS[step](t, t.players[t.mover])


async def keep_orders(t: Table) -> None:
    """One player after another keeps an order; then the first round begins."""
    await keep_order(t)
    if t.mover == t.first:
        begin_round(t)


async def take_turn(t: Table, me: Player) -> None:
    """Phase A, any number of extra actions; the first assistant placed ends it (YOK-4.2.1)."""
    options = (*placements(t, me), *extras(t, me), None)
    choice = await me.choose(
        "turn", options, barred=lambda: {**barred_placements(t, me), **barred_extras(t, me)}
    )
    if choice is None:
        t.tell("pass", me.seat)
        t.step = "move"
    elif isinstance(choice, Place):
        place(t, me, BOARD[choice.board])
        t.step = "place"
    else:
        await extra_action(t, me, choice)


async def place_assistants(t: Table, me: Player) -> None:
    """Step 1 goes on to the movement (YOK-4.2.2)."""
    await place_more(t, me)
    t.step = "move"


STEPS: Final[dict[str, Callable[[Table, Player], Procedure]]] = {
    "turn": take_turn,
    "place": place_assistants,
    "move": move,
    "act": act,
    "token": take_token,
    "build": build,
    "return": return_assistants,
    "extra": continue_turn,
}
