"""Placement: assistants go to three different locations, or two to one (YOK-5)."""

from __future__ import annotations

from itertools import filterfalse

from magnate.engine.decision import Why
from magnate.games.yokohama.components import ASSISTANT, BOARD, BOARDS, CANAL, YEN
from magnate.games.yokohama.options import PLACES, Place
from magnate.games.yokohama.state import HAND, Player, Table

from .bonus import too_dear

#: Yen to every seat.
Fees = list[int]


def placements(t: Table, me: Player) -> tuple[Place, ...]:
    """Where one more assistant may go in this step; none without a free hand or the fee."""
    if not me.hand[ASSISTANT]:
        return ()
    closed = [PLACES[board] for board in t.placed] if len(t.placed) > 1 else []
    yen = me.stock[YEN]
    if yen < len(t.players) - 1:
        others = [other.president for other in t.players if other.seat != me.seat]
        closed += [PLACES[one] for one in others if one != HAND and others.count(one) > yen]
    return tuple(filterfalse({*closed}.__contains__, t.places)) if closed else t.places


def barred_placements(t: Table, me: Player) -> dict[Place, Why]:
    """Why an assistant cannot go to a location."""
    offered = placements(t, me)
    return {
        PLACES[board]: _why_not(t, me, board) for board in t.layout if PLACES[board] not in offered
    }


def _why_not(t: Table, me: Player, board: int) -> Why:
    if board == CANAL:
        return Why("YOK-5.2.3")
    if not me.hand[ASSISTANT]:
        return Why("YOK-5.1.2", "no-assistant")
    if len(t.placed) > 1 and board in t.placed:
        return Why("YOK-5.1.1", "placed")
    return too_dear("YOK-5.2.1", len(t.others_at(me, board)), me)


def place(t: Table, me: Player, board: int, fees: Fees) -> None:
    """An assistant from the hand; a fee for every other president there (YOK-5.2.1)."""
    for other in t.players:
        if other.president == board and other.seat != me.seat:
            me.stock[YEN] -= 1
            other.stock[YEN] += 1
            fees[other.seat] += 1
    me.hand[ASSISTANT] -= 1
    me.on[board] += 1
    t.placed += (board,)


async def place_assistants(t: Table, me: Player, first: Place | None) -> None:
    """Step 1: the first assistant has been chosen; the others, and one line for all."""
    if first is None:
        t.tell("pass", me.seat)
        return
    t.step = "place"
    fees = [0] * len(t.players)
    place(t, me, BOARD[first.board], fees)
    await place_more(t, me, fees)
    if t.facts is None:
        return
    t.tell("place", me.seat, boards=[BOARDS[board] for board in t.placed])
    for owner, yen in enumerate(fees):
        if yen:
            t.tell("fee", me.seat, owner=owner, n=yen)


async def place_more(t: Table, me: Player, fees: Fees) -> None:
    """The second assistant decides: the same location again, or different ones (YOK-5.1.1)."""
    most = 4 if me.has(t.box, "fourth_location") else 3
    while len(t.placed) < most and (options := placements(t, me)):
        about = {"n": len(t.placed), "most": most}
        choice = await me.choose("place", (*options, None), about, lambda: barred_placements(t, me))
        if choice is None:
            return
        place(t, me, BOARD[choice.board], fees)
        if t.placed[0] == t.placed[1]:
            await place_third(t, me, fees)
            return


async def place_third(t: Table, me: Player, fees: Fees) -> None:
    """Telegram: one more in a location beside the one that got two (YOK-16.1.15)."""
    if not me.has(t.box, "third_assistant"):
        return
    near = t.near[t.placed[0]]
    options = [one for one in placements(t, me) if near >> BOARD[one.board] & 1]
    choice = await me.pick(
        "telegram", (*options, None), {"board": BOARDS[t.placed[0]]}, lambda: barred_thirds(t, me)
    )
    if choice is not None:
        place(t, me, BOARD[choice.board], fees)


def barred_thirds(t: Table, me: Player) -> dict[Place, Why]:
    """Why a third assistant cannot go to a location: it is not beside, or too dear."""
    far = [board for board in t.layout if board != CANAL and not t.near[t.placed[0]] >> board & 1]
    return {
        **barred_placements(t, me),
        **{
            PLACES[board]: Why("YOK-16.1.15", "far", {"board": BOARDS[t.placed[0]]})
            for board in far
        },
    }
