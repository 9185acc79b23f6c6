"""What research is told of Yokohama: the actions there are, and what a seat observes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, get_args

from magnate.engine.decision import CHANCE, Decision
from magnate.engine.position import Choice
from magnate.games.yokohama.actions.ports import HAND_LIMIT
from magnate.games.yokohama.components import (
    ASSISTANT,
    BOARD,
    BOARDS,
    DISPLAY,
    GOODS,
    PIECES,
    SHOPS,
    STOCK,
    Box,
)
from magnate.games.yokohama.options import (
    AGENT,
    ALL,
    BUILD_HOUSE,
    BUYS,
    RECALL,
    SELLS,
    TAKE,
    Assist,
    Bring,
    Claim,
    Develop,
    Fulfil,
    Move,
    Place,
    Second,
    Shop,
    Use,
)
from magnate.games.yokohama.state import Table
from magnate.games.yokohama.view_types import Step

from .observation import Field, Fields, numbered, places, row


def boards_of(box: Box, seats: int) -> list[str]:
    """The boards that a game of so many seats lays out."""
    return [board for board in BOARDS if board not in box.removed[seats]]


def questions(box: Box, seats: int) -> dict[str, Iterable[Any]]:
    """Everything that may be answered, by kind of question."""
    boards, orders = boards_of(box, seats), box.orders
    places = [Place(board) for board in boards]
    assistants = box.start_hand[ASSISTANT] + box.start_warehouse[ASSISTANT]
    uses = [Use(one.id) for one in box.technologies.values() if one.use]
    extras = [*map(Fulfil, orders), *map(Claim, box.achievements), AGENT, *uses]
    industry = max(one.industry for one in box.technologies.values()) + max(box.surcharge)
    return {
        "keep": orders,
        "turn": (*places, *extras),
        "place": (),
        "telegram": (),
        "move": (*map(Move, boards), RECALL),
        "route": routes(seats),
        "recall": (ALL, *(Bring(one, n) for one in boards for n in range(1, assistants + 1))),
        "take": orders,
        "second": [Second(order, pay) for order in orders for pay in box.second_order],
        "technology": [Develop(n, id) for n in range(DISPLAY) for id in box.technologies],
        "crates": range(industry + 1),
        "station": boards,
        "warehouse": PIECES,
        "trade": (*SELLS, *BUYS),
        "church": range(len(box.church)),
        "faith": STOCK,
        "customs": range(len(box.customs)),
        "pawn": ("here", "hand"),
        "goods": GOODS,
        "assistants": [Assist(how, board) for how in ("put", "lift") for board in boards],
        "shift": boards,
        "token": TAKE,
        "build": (*map(Shop, range(SHOPS)), BUILD_HOUSE),
        "leave": (0, 1),
        "extra": (),
        "send": boards,
    }


def routes(seats: int) -> list[str]:
    """Payments for a way: a yen to each of some other seats, and one to the bank or none."""
    ways = product((0, 1), repeat=seats + 1)
    return ["-".join(map(str, way)) for way in ways if any(way) and not all(way[:seats])]


def chance(box: Box) -> int:
    """The most that chance may choose from."""
    return max(len(box.orders), len(box.sites), len(box.technologies), len(BOARDS))


def limit(_box: Box, seats: int) -> int:
    """Several times the longest game seen; players who only walk about would never end one."""
    return 2500 * seats


def known_by(t: Table, decision: Decision[Any]) -> int | None:
    """The starting orders dealt to a player, and which of them is kept, are its secret."""
    if decision.kind == "keep":
        return decision.seat
    if decision.kind != "order" or t.step != "setup" or len(t.ports) < ports_of(t):
        return None
    return next(player.seat for player in t.players if not player.dealt)


def ports_of(t: Table) -> int:
    """How many ports this game has."""
    return sum(board in t.layout for board in (BOARD["port_a"], BOARD["port_b"]))


def redealt(choices: Sequence[Choice], t: Table, seat: int) -> list[Any]:
    """The choices of a game, with the starting orders of the others as a state has them."""
    options = [choice.option for choice in choices]
    drawn = [n for n, one in enumerate(choices) if one.seat == CHANCE and one.kind == "order"]
    dealt = drawn[DISPLAY * ports_of(t) :]
    kept = {one.seat: n for n, one in enumerate(choices) if one.kind == "keep"}
    for player in t.players:
        if player.seat == seat or (player.seat not in kept and not player.dealt):
            continue
        pair = dealt[2 * player.seat : 2 * player.seat + 2]
        if player.seat not in kept:
            new = player.dealt
        else:
            keeps = player.secret or options[kept[player.seat]]
            first = options[pair[0]] == options[kept[player.seat]]
            new = (keeps, player.boxed) if first else (player.boxed, keeps)
            options[kept[player.seat]] = keeps
        options[pair[0]], options[pair[1]] = new
    return options


def fields(box: Box, seats: int) -> Fields:
    """What a seat observes; orders in other hands are counted, not named."""
    order, orders = numbered(box.orders), len(box.orders)
    private = (
        Field("orders", "the orders in my hand", orders,
              lambda _t, me, _: row([order[id] for id in me.orders], HAND_LIMIT), HAND_LIMIT,
              what="one of"),
        Field("secret", "1 if the others do not know the order that I kept at the start", 1,
              lambda _t, me, _: (me.secret != "",)),
        Field("dealt", "the starting orders to choose from", orders,
              lambda _t, me, _: row([order[id] for id in me.dealt], 2), 2, what="one of"),
        Field("boxed", "the starting order that I did not keep", orders,
              lambda _t, me, _: (order[me.boxed],), what="one of"),
    )  # fmt: skip
    return Fields(_table(box, seats), _player(box, seats), private, _about(box))


def _table(box: Box, seats: int) -> list[Field]:
    boards = [BOARD[id] for id in boards_of(box, seats)]
    number = {board: n for n, board in enumerate(boards, 1)} | {-1: 0}
    order, technology = numbered(box.orders), numbered(box.technologies)
    site, token, card = numbered(box.sites), numbered(box.tokens), numbered(box.achievements)
    step, ports = (
        numbered(get_args(Step)),
        sum(id.startswith("port") for id in boards_of(box, seats)),
    )
    labs = sum(id.startswith("laboratory") for id in boards_of(box, seats))
    everywhere = len(boards)
    return [
        Field("round", "the round", 500, lambda t, _: (t.round,)),
        Field("last round", "the last round, 0 while it is not known", 500,
              lambda t, _: (t.last_round,)),
        Field("first", "who began", seats, lambda t, who: (who[t.first],), what="one of"),
        Field("mover", "whose turn it is", seats, lambda t, who: (who[t.mover],), what="one of"),
        Field("step", f"the step of the turn: {', '.join([*step][1:])}", len(step) - 1,
              lambda t, _: (step[t.step],), what="one of"),
        Field("where", "the location of the action", everywhere,
              lambda t, _: (number[t.where],), what="one of"),
        Field("power", "its power", 5, lambda t, _: (t.power,)),
        Field("by agent", "1 if an agent acts", 1, lambda t, _: (t.by_agent,)),
        Field("moved", "1 once the president has moved or been recalled", 1,
              lambda t, _: (t.moved,)),
        Field("agent used", "1 once an agent was used in this turn", 1,
              lambda t, _: (t.agent_used,)),
        Field("placed", "where assistants were placed in this turn, in order", everywhere,
              lambda t, _: row([number[one] for one in t.placed], 5), 5, what="one of"),
        Field("offered", "kinds of stock paid at the church in this turn", 1,
              lambda t, _: [kind in t.church_paid for kind in range(len(STOCK))], len(STOCK)),
        Field("used", "technologies used in this turn: the place of each", len(technology),
              lambda t, _: places([technology[id] for id in t.used], len(box.technologies)),
              len(box.technologies), what="place"),
        Field("layout", "the board on every space, row by row", everywhere,
              lambda t, _: row([number[one] for one in t.layout], everywhere), everywhere,
              what="one of"),
        Field("sites", "the building site of every board", len(box.sites),
              lambda t, _: [site[t.sites[one]] for one in boards], everywhere, what="one of"),
        Field("tokens", "the five-power token of every board", len(box.tokens),
              lambda t, _: [token[t.tokens[one]] for one in boards], everywhere, what="one of"),
        Field("houses", "whose trading house is on every board", seats,
              lambda t, who: [who[t.houses[one]] for one in boards], everywhere, what="one of"),
        Field("station", "the board of the station token", everywhere,
              lambda t, _: (number[t.station],), what="one of"),
        Field("ports", "the orders on every port", len(box.orders),
              lambda t, _: row([order[id] for port in t.ports for id in port], DISPLAY * ports),
              DISPLAY * ports, what="one of"),
        Field("laboratories", "the technologies on every laboratory", len(box.technologies),
              lambda t, _: row([technology[id] for one in t.laboratories for id in one],
                               DISPLAY * labs), DISPLAY * labs, what="one of"),
        Field("order deck", "orders to come", len(box.orders), lambda t, _: (t.orders_left,)),
        Field("technology deck", "technologies to come", 99,
              lambda t, _: (len(t.technology_deck),)),
        Field("church", "who is on every space of the church", seats + 1,
              lambda t, who: [who[one] for one in t.church], len(box.church), what="one of"),
        Field("customs", "who is on every space of customs", seats + 1,
              lambda t, who: [who[one] for one in t.customs], len(box.customs), what="one of"),
        Field("achievements", "the achievements of this game", len(box.achievements),
              lambda t, _: row([card[id] for id in t.achievements], 3), 3, what="one of"),
        Field("claims", "who claimed each, in order", seats,
              lambda t, who: row([one for claims in t.claims
                                  for one in row([who[s] for s in claims], seats)], 3 * seats),
              3 * seats, what="one of"),
        Field("agents", "agents in the supply, by country", max(box.agents),
              lambda t, _: t.agents, len(box.agents)),
    ]  # fmt: skip


def _player(box: Box, seats: int) -> list[Field]:
    boards = [BOARD[id] for id in boards_of(box, seats)]
    number = {board: n for n, board in enumerate(boards, 1)} | {-1: 0}
    order, technology, token = (
        numbered(box.orders), numbered(box.technologies), numbered(box.tokens)
    )  # fmt: skip
    orders, technologies, everywhere = len(box.orders), len(box.technologies), len(boards)
    nations, pieces = len(box.agents), box.start_hand[ASSISTANT] + box.start_warehouse[ASSISTANT]
    return [
        Field("points", "points scored", 250, lambda _t, me, _: (me.points,)),
        Field("stock", f"what is in stock: {', '.join(STOCK)}", 60, lambda _t, me, _: me.stock,
              len(STOCK)),
        Field("hand", f"pieces that can be used: {', '.join(PIECES)}", pieces,
              lambda _t, me, _: me.hand, len(PIECES)),
        Field("warehouse", "pieces in the warehouse", pieces,
              lambda _t, me, _: me.warehouse, len(PIECES)),
        Field("on", "assistants by board", pieces,
              lambda _t, me, _: [me.on[one] for one in boards], everywhere),
        Field("shops", "the space of the shop on every board, from 1", SHOPS,
              lambda _t, me, _: [me.shops[one] + 1 for one in boards], everywhere, what="one of"),
        Field("president", "where the president stands", everywhere,
              lambda _t, me, _: (number[me.president],), what="one of"),
        Field("orders", "how many orders are in hand", HAND_LIMIT,
              lambda _t, me, _: (len(me.orders),)),
        Field("fulfilled", "orders fulfilled: the place of each", orders,
              lambda _t, me, _: places([order[id] for id in me.fulfilled], orders), orders,
              what="place"),
        Field("technologies", "technologies: the place of each", technologies,
              lambda _t, me, _: places([technology[id] for id in me.technologies], technologies),
              technologies, what="place"),
        Field("agents", "agents face up, by country", 9, lambda _t, me, _: me.agents, nations),
        Field("spent", "agents face down, by country", 9, lambda _t, me, _: me.spent, nations),
        Field("tokens", "tokens taken, in order", len(box.tokens),
              lambda _t, me, _: row([token[id] for id in me.tokens], everywhere), everywhere,
              what="one of"),
    ]  # fmt: skip


def _about(box: Box) -> dict[str, Sequence[str] | int]:
    return {
        "n": 20,
        "most": 5,
        "board": BOARDS,
        "power": 5,
        "space": max(len(box.church), len(box.customs)) - 1,
        "token": [*box.tokens],
        "technology": [*box.technologies],
    }
