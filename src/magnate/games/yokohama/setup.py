"""Setting up the game (YOK-2)."""

from __future__ import annotations

from collections.abc import Sequence

from magnate.engine.copying import replaced
from magnate.engine.decision import deal, draw

from .components import BOARD, BOARDS, CANAL, DISPLAY, YEN
from .options import PLACES
from .state import Table


async def set_up(t: Table) -> None:
    """Lay out the town, deal the cards, and hand two orders to each player (YOK-2.1 to 2.4)."""
    await lay_out_boards(t)
    await lay_out_sites_and_tokens(t)
    seats = [player.seat for player in t.players]
    t.first = await deal("first", seats)
    for player in t.players:
        player.stock[YEN] = t.box.start_yen[player.seat != t.first]
    t.tell("first", t.first)
    await reveal_cards(t)
    for player in t.players:
        player.dealt = tuple([await deal("order", t.order_deck) for _ in range(2)])
    t.mover = t.first
    t.step = "keep"


async def lay_out_boards(t: Table) -> None:
    """Remove boards by the number of players, shuffle the others into the rows (YOK-2.1)."""
    seats = len(t.players)
    stack = [board for board in BOARDS if board not in t.box.removed[seats]]
    boards = stack[:]
    t.layout = tuple([BOARD[await deal("board", stack)] for _ in boards])
    t.near = neighbours(t.layout, t.box.rows[seats])
    t.places = tuple(place for place in PLACES if place.board in boards and place.board != "canal")


def neighbours(layout: Sequence[int], rows: tuple[int, ...]) -> tuple[int, ...]:
    """The boards that touch each board, as bits: rows lie like brickwork (YOK-2.1.4)."""
    slots = [(r, c) for r, row in enumerate(rows) for c in range(row)]
    board_at = dict(zip(slots, layout, strict=True))
    near = [0] * len(BOARDS)
    for (r, c), board in board_at.items():
        around = ((r, c - 1), (r, c + 1), (r - 1, c), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c))
        near[board] = sum(1 << board_at[slot] for slot in around if slot in board_at)
    return tuple(near)


async def lay_out_sites_and_tokens(t: Table) -> None:
    """A building site and a five-power token on every board but the canal (YOK-2.2)."""
    boards = [board for board in t.layout if board != CANAL]
    sites = list(t.box.sites)
    for board in boards:
        t.sites = replaced(t.sites, board, await deal("site", sites))
    tokens = [id for id, copies in t.box.token_copies.items() for _ in range(copies)]
    for board in boards:
        t.tokens = replaced(t.tokens, board, await draw("token", tokens))


async def reveal_cards(t: Table) -> None:
    """Three achievements; the displays of the laboratories and ports (YOK-2.4.1 to 2.4.3)."""
    for deck in "ABC":
        cards = [id for id, card in t.box.achievements.items() if card.deck == deck]
        t.achievements += (await deal("achievement", cards),)
        t.claims += ((),)
    for board in ("laboratory_a", "laboratory_b"):
        if BOARD[board] in t.layout:
            cards = [await draw("technology", t.technology_deck) for _ in range(DISPLAY)]
            t.laboratories.append(cards)
    for board in ("port_a", "port_b"):
        if BOARD[board] in t.layout:
            t.ports.append([await deal("order", t.order_deck) for _ in range(DISPLAY)])


async def keep_order(t: Table) -> None:
    """Each player secretly keeps one of two orders; the other leaves the game (YOK-2.4.4)."""
    me = t.players[t.mover]
    kept = await me.choose("keep", me.dealt)
    me.secret = kept
    me.orders += (kept,)
    (me.boxed,) = [order for order in me.dealt if order != kept]
    me.dealt = ()
    t.tell("keep", me.seat)
    t.mover = (t.mover + 1) % len(t.players)
