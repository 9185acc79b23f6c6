"""Turns and rounds (YOK-4)."""

from __future__ import annotations

from .components import YEN
from .scoring import score_game
from .state import Table


def begin_turn(t: Table) -> None:
    """The start of a turn comes before its first phase (YOK-4.2.5)."""
    t.step = "turn"
    t.placed = []
    t.used = []
    t.where, t.power, t.church_paid = -1, 0, 0
    t.by_agent = t.agent_used = False
    t.back = ""
    me = t.players[t.mover]
    for id in me.technologies:
        short = t.box.technologies[id].up_to - me.stock[YEN]
        if short > 0:
            me.stock[YEN] += short
            t.tell("perk", me.seat, technology=id, items=[f"yen:{short}"])


def begin_round(t: Table) -> None:
    """A round is one turn of each player, clockwise from the first player (YOK-4.1.1)."""
    t.round += 1
    t.tell("round", round=t.round)
    begin_turn(t)


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
