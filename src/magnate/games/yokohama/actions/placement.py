"""Placement: assistants go to three different locations, or two to one (YOK-5)."""

from __future__ import annotations

from magnate.games.yokohama.components import ASSISTANT, BOARD, BOARDS, YEN
from magnate.games.yokohama.state import PLACES, Place, Player, Table, pay_seat


def placements(t: Table, me: Player) -> tuple[Place, ...]:
    """Where one more assistant may go in this step; none without a free hand or the fee."""
    if not me.hand[ASSISTANT]:
        return ()
    placed = t.placed
    open_to = t.places
    if len(placed) > 1:
        used = [BOARDS[board] for board in placed]
        open_to = tuple([place for place in open_to if place.board not in used])
    yen = me.stock[YEN]
    if yen >= len(t.players) - 1:
        return open_to
    dear = [
        BOARDS[other.president]
        for other in t.players
        if other.seat != me.seat and other.president >= 0
    ]
    if not dear:
        return open_to
    return tuple([place for place in open_to if dear.count(place.board) <= yen])


def barred_placements(t: Table, me: Player) -> dict[str, str]:
    """Why an assistant cannot go to a location."""
    offered = placements(t, me)
    barred = {}
    for board in t.layout:
        if PLACES[board] in offered:
            continue
        reason = "YOK-5.2.1"
        if BOARDS[board] == "canal":
            reason = "YOK-5.2.3"
        elif not me.hand[ASSISTANT]:
            reason = "YOK-5.1.2"
        elif len(t.placed) > 1 and board in t.placed:
            reason = "YOK-5.1.1"
        barred[f"place:{BOARDS[board]}"] = reason
    return barred


def place(t: Table, me: Player, board: int) -> None:
    """An assistant from the hand; a fee for every other president there (YOK-5.2.1)."""
    for other in t.players:
        if other.president == board and other.seat != me.seat:
            pay_seat(t, me, other, 1)
    me.hand[ASSISTANT] -= 1
    me.on[board] += 1
    t.placed.append(board)


async def place_more(t: Table, me: Player) -> None:
    """The second assistant decides: the same location again, or different ones (YOK-5.1.1)."""
    placed = t.placed
    most = 4 if me.has(t.box, "fourth_location") else 3
    while len(placed) < most and (options := placements(t, me)):
        about = {"n": len(placed), "most": most}
        choice = await me.choose("place", (*options, None), about, lambda: barred_placements(t, me))
        if choice is None:
            break
        place(t, me, BOARD[choice.board])
        if placed[0] == placed[1]:
            await place_third(t, me)
            break
    tell_placements(t, me)


async def place_third(t: Table, me: Player) -> None:
    """Telegram: one more in a location beside the one that got two (YOK-16.1.15)."""
    if not me.has(t.box, "third_assistant"):
        return
    near = t.near[t.placed[0]]
    options = tuple([one for one in placements(t, me) if near >> BOARD[one.board] & 1])
    if not options:
        return
    choice = await me.choose("telegram", (*options, None), {"board": BOARDS[t.placed[0]]})
    if choice is not None:
        place(t, me, BOARD[choice.board])


def tell_placements(t: Table, me: Player) -> None:
    """One line for the whole step."""
    if t.facts is not None and t.placed:
        t.tell("place", me.seat, boards=[BOARDS[board] for board in t.placed])
