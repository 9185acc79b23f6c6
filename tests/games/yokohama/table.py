"""Tables of Yokohama laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from magnate.engine.copying import replaced
from magnate.engine.position import Position, Procedure
from magnate.engine.words import barred_json
from magnate.games.yokohama import GAME
from magnate.games.yokohama.actions.locations import act
from magnate.games.yokohama.actions.movement import move
from magnate.games.yokohama.components import ASSISTANT, BOARD, CANAL, STOCK, YEN, Box
from magnate.games.yokohama.options import PLACES
from magnate.games.yokohama.play import go_on, sequel
from magnate.games.yokohama.setup import neighbours
from magnate.games.yokohama.state import Player, Table, new_table
from magnate.text import say
from tests.play import asked

BOX: Box = GAME.standard.box(GAME.load)
LAY_2 = (
    *("bank", "port_a", "church", "customs", "copper_mine_1", "silk_mill_1", "laboratory_a"),
    *("tea_farm_1", "employment_agency", "fishing_ground_1"),
)
LAY_3 = (
    *("bank", "port_a", "canal", "church", "customs"),
    *("copper_mine_1", "silk_mill_1", "laboratory_a", "chinatown"),
    *("tea_farm_1", "employment_agency", "port_b", "fishing_ground_1", "fishing_ground_2"),
)
LAY_4 = (
    *("bank", "port_a", "canal", "church", "customs", "copper_mine_1"),
    *("silk_mill_1", "laboratory_a", "chinatown", "tea_farm_1", "employment_agency"),
    *("port_b", "fishing_ground_1", "fishing_ground_2", "copper_mine_2"),
    *("silk_mill_2", "laboratory_b", "tea_farm_2"),
)
LAYOUTS = {2: LAY_2, 3: LAY_3, 4: LAY_4}
TECHNOLOGIES = ("gaslight", "ball", "winery", "newspaper", "telegram", "tram")
MORE_TECHNOLOGIES = ("university", "spinning_mill", "telephone", "station", "exposition", "ball")


def laid_out(seats: int = 2, variants: Sequence[str] = ()) -> Table:
    """A table at the start of the first player's turn: known boards and cards, no orders in hand.

    Sites and tokens lie in the order of their ids, ports show O01 to O06 and O07 to O12.
    """
    t = new_table(BOX, seats, frozenset(variants))
    t.layout = tuple([BOARD[board] for board in LAYOUTS[seats]])
    t.near = neighbours(t.layout, BOX.rows[seats])
    t.places = tuple(PLACES[board] for board in sorted(t.layout) if board != CANAL)
    tokens = [id for id, copies in BOX.token_copies.items() for _ in range(copies)]
    boards = [board for board in t.layout if board != CANAL]
    for board, site, token in zip(boards, BOX.sites, tokens, strict=False):
        t.sites, t.tokens = replaced(t.sites, board, site), replaced(t.tokens, board, token)
    t.achievements, t.claims = ("A1", "B4", "C1"), ((), (), ())
    t.laboratories = [list(TECHNOLOGIES), list(MORE_TECHNOLOGIES)][: 1 + (seats == 4)]
    for name in (name for laboratory in t.laboratories for name in laboratory):
        t.technology_deck.remove(name)
    orders = list(BOX.orders)
    t.ports = [orders[:6], orders[6:12]][: 1 + (seats > 2)]
    t.order_deck = [id for id in orders if not any(id in port for port in t.ports)]
    t.first = t.mover = 0
    t.round, t.step = 1, "turn"
    for player in t.players:
        player.stock[YEN] = 3 if player.seat == 0 else 4
    return t


def plain(seats: int = 2) -> Table:
    """A table without tokens and without pieces to build, so that actions end."""
    t = laid_out(seats)
    t.tokens = ("",) * len(t.tokens)
    t.players[0].hand[1] = 0
    return t


async def from_the_movement(t: Table, me: Player) -> None:
    """A turn without its beginning."""
    board = await move(t, me)
    if board is not None:
        await act(t, me, board)
    await go_on(t, me)


async def from_the_action(t: Table, me: Player) -> None:
    """The end of a turn, from the action on."""
    await act(t, me, t.where, by_agent=t.by_agent)
    await go_on(t, me)


def also_within_turns(t: Table) -> Procedure | None:
    """The order of play; tables may also be laid out in the middle of a turn."""
    match t.step:
        case "move":
            return from_the_movement(t, t.players[t.mover])
        case "act":
            return from_the_action(t, t.players[t.mover])
    return sequel(t)


WITHIN_TURNS = replace(GAME, sequel=also_within_turns)


def position(t: Table) -> Position[Table]:
    """A position that waits where the table stands."""
    return Position(WITHIN_TURNS, t)


def put(t: Table, seat: int, board: str, assistants: int = 1) -> None:
    """Assistants from the hand on a location."""
    t.players[seat].hand[ASSISTANT] -= assistants
    t.players[seat].on[BOARD[board]] += assistants


def stand(t: Table, seat: int, board: str, assistants: int = 0) -> None:
    """The president on a location, with assistants."""
    t.players[seat].president = BOARD[board]
    put(t, seat, board, assistants)


def stock(player: Player, **amounts: int) -> None:
    """Exactly so much of each kind named."""
    for kind, n in amounts.items():
        player.stock[STOCK.index(kind)] = n


def have(player: Player, kind: str) -> int:
    """How much a player has of a kind."""
    return player.stock[STOCK.index(kind)]


def own(t: Table, seat: int, *technologies: str) -> None:
    """Technologies in front of a player, out of the deck or a display."""
    for id in technologies:
        if id in t.technology_deck:
            t.technology_deck.remove(id)
        else:
            laboratory = next(one for one in t.laboratories if id in one)
            laboratory[laboratory.index(id)] = t.technology_deck.pop()
        t.players[seat].technologies += (id,)


def hold(t: Table, seat: int, *orders: str) -> None:
    """Orders in a player's hand, out of the deck."""
    for id in orders:
        t.order_deck.remove(id)
        t.players[seat].orders += (id,)


def moving(t: Table) -> Position[Table]:
    """The movement of the first player."""
    t.step = "move"
    return position(t)


def acting(t: Table, board: str, power: int, *, agent: bool = False) -> Position[Table]:
    """The first player's action with so much power, made of president and assistants."""
    if agent:
        put(t, 0, board, power)
    else:
        stand(t, 0, board, power - 1)
    t.where, t.by_agent, t.moved, t.step = BOARD[board], agent, True, "act"
    return position(t)


def question(p: Position[Table]) -> tuple[int, str]:
    """Who is asked what."""
    decision = asked(p)
    return decision.seat, decision.kind


def reason(p: Position[Table], id: str) -> str:
    """Why something is barred, with the figures of the table, as a person reads it."""
    why = barred_json(p, id, asked(p).why_not()[id])["why"]
    assert why is not None
    return say("yokohama", "en", why, ["Ann", "Bo", "Cy", "Di"])


def ended(p: Position[Table], seat: int = 0) -> bool:
    """Whether the turn of a seat is over."""
    return p.decision is None or p.decision.seat != seat
