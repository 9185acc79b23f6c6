"""The order of play: setting up, turns and rounds (YOK-4)."""

from __future__ import annotations

from magnate.engine.position import Procedure

from .actions.extra import barred_extras, extra_action, extras, may_continue
from .actions.locations import act
from .actions.movement import move
from .actions.placement import barred_placements, place_assistants, placements
from .components import YEN
from .options import Place
from .scoring import score_game
from .setup import keep_order, set_up
from .state import Player, Table


def sequel(t: Table) -> Procedure | None:
    """Set up; one player after another keeps an order; then turns until the game is over."""
    match t.step:
        case "setup":
            return set_up(t)
        case "keep":
            return keep_orders(t)
        case "over":
            return None
    return take_turn(t, t.players[t.mover])


async def keep_orders(t: Table) -> None:
    """One player after another keeps an order; then the first round begins."""
    await keep_order(t)
    if t.mover == t.first:
        begin_round(t)


async def take_turn(t: Table, me: Player) -> None:
    """Extra actions; placement, movement and the action there; extra actions again (YOK-4.2)."""
    first = await begin(t, me)
    await place_assistants(t, me, first)
    board = await move(t, me)
    if board is not None:
        await act(t, me, board)
    await go_on(t, me)


async def begin(t: Table, me: Player) -> Place | None:
    """Phase A: extra actions, until the first assistant is placed, or none at all."""
    while True:
        t.step = "turn"
        choice = await me.choose_among(
            "turn",
            lambda: (*placements(t, me), *extras(t, me), None),
            barred=lambda: {**barred_placements(t, me), **barred_extras(t, me)},
        )
        if choice is None or isinstance(choice, Place):
            return choice
        await extra_action(t, me, choice)


async def go_on(t: Table, me: Player) -> None:
    """Phase C: extra actions in any number and order, then the turn ends."""
    while (found := extras(t, me)) or may_continue(t, me):
        t.step = "extra"
        choice = await me.choose("extra", (*found, None), barred=lambda: barred_extras(t, me))
        if choice is None:
            break
        await extra_action(t, me, choice)
    end_turn(t)


def begin_round(t: Table) -> None:
    """A round is one turn of each player, clockwise from the first player (YOK-4.1.1)."""
    t.round += 1
    t.tell("round", round=t.round)
    begin_turn(t)


def begin_turn(t: Table) -> None:
    """The start of a turn comes before its first phase (YOK-4.2.5)."""
    t.step = "turn"
    t.placed, t.used, t.church_paid = [], [], []
    t.where, t.power = -1, 0
    t.by_agent = t.moved = t.agent_used = False
    me = t.players[t.mover]
    for id in me.technologies:
        short = t.box.technologies[id].up_to - me.stock[YEN]
        if short > 0:
            me.stock[YEN] += short
            t.tell("perk", me.seat, technology=id, items=[f"yen:{short}"])


def end_turn(t: Table) -> None:
    """The next player; after the round that follows a trigger's the game is over (YOK-17.2.1)."""
    t.mover = (t.mover + 1) % len(t.players)
    if t.mover != t.first:
        begin_turn(t)
    elif t.last_round != t.round:
        begin_round(t)
    else:
        t.where = -1
        t.step = "over"
        score_game(t)
