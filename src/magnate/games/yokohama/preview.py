"""What an option would do, for the chooser's eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from magnate.engine.position import Position

from .actions.bonus import Assist
from .actions.building import House, Shop, buildings
from .actions.extra import Agent, Claim, Fulfil, agent_boards, missing
from .actions.laboratories import Develop, crates_for, shortage
from .actions.locations import BUYS, Trade
from .actions.movement import All, Bring, Move, Recall, ends, fees, ground
from .actions.ports import Second
from .actions.uses import Use
from .components import ASSISTANT, BOARD, BOARDS, CANAL, COPPER, HOUSE, PIECES, STOCK, YEN
from .state import HAND, Place, Player, Table
from .view import agent_gained, power_there

Json = dict[str, Any]


def preview(before: Position[Table], option: Any, _after: Position[Table]) -> Json | None:
    """Payments, gains and power, by the kind of the option or of the question."""
    t, decision = before.state, before.decision
    assert decision is not None
    me = t.players[decision.seat]
    if isinstance(option, tuple):
        shown = BY_OPTION.get(type(option))
        return shown(t, me, option) if shown else None
    if option is None:
        return {"ends": _ends(t, me)} if decision.kind in ("turn", "place", "telegram") else None
    asked = BY_KIND.get(decision.kind)
    return asked(t, me, option, dict(decision.about)) if asked else None


def _place(t: Table, me: Player, option: Place) -> Json:
    board, after = BOARD[option.board], me.copy()
    others = t.others_at(me, board)
    after.on[board] += 1
    after.hand[ASSISTANT] -= 1
    after.stock[YEN] -= len(others)
    return {
        "fees": [{"seat": other.seat, "yen": 1} for other in others],
        "left": after.hand[ASSISTANT],
        "power": power_there(t, after, board),
        "ends": _ends(t, after),
    }


def _ends(t: Table, me: Player) -> list[Json]:
    """Where the president could go, with what power and for what fees."""
    rows = []
    for board, routes in sorted(ends(t, me).items()):
        paid = min((fees(t, me, route) for route in routes), key=sum)
        rows.append(
            {
                "board": BOARDS[board],
                "power": power_there(t, me, board),
                "fees": _payments(t, paid),
                "yen": sum(paid),
            }
        )
    return rows


def _payments(t: Table, paid: tuple[int, ...]) -> list[Json]:
    seats: list[int | None] = [*(player.seat for player in t.players), None]
    return [{"seat": seat, "yen": yen} for seat, yen in zip(seats, paid, strict=True) if yen]


def _fulfil(t: Table, me: Player, option: Fulfil) -> Json:
    order = t.box.orders[option.order]
    return {
        "pay": _stock(order.goods),
        "gain": order.reward.icons,
        "agent": agent_gained(t, me, order.country),
    }


def _stock(amounts: tuple[int, ...] | list[int]) -> dict[str, int]:
    return {kind: n for kind, n in zip(STOCK, amounts, strict=False) if n}


def _claim(t: Table, _me: Player, option: Claim) -> Json:
    card = t.box.achievements[option.achievement]
    claimed = bool(t.claims[t.achievements.index(option.achievement)])
    return {"points": card.later if claimed else card.first, "first": not claimed}


def _agent(t: Table, me: Player, _option: Agent) -> Json:
    boards = agent_boards(me)
    return {"boards": [{"board": BOARDS[b], "power": t.power_of(me, b)} for b in boards]}


def _use(t: Table, _me: Player, option: Use) -> Json:
    technology = t.box.technologies[option.technology]
    gained = technology.gain.icons
    if technology.assistants:
        gained["assistant"] = technology.assistants
    return {"pay": _stock(technology.pay), "gain": gained}


def _move(t: Table, me: Player, option: Move) -> Json:
    board = BOARD[option.board]
    after = me.copy()
    after.president = board
    routes = [_route(t, me, board, tolls) for tolls in ends(t, me)[board]]
    walked = all(route["path"] for route in routes)
    return {
        "from_hand": me.president == HAND,
        "ride": me.president != HAND and not walked,
        "routes": routes,
        **_action(t, after, board),
    }


def _action(t: Table, me: Player, board: int) -> Json:
    """What an action there would give without a choice, and what would be open after it."""
    power = t.power_of(me, board)
    location = t.box.locations[board]
    gained: dict[str, int] = {}
    if location.gain >= 0 and (n := location.scale[power]):
        if location.gain == COPPER:
            n += sum(t.box.technologies[id].when == "copper" for id in me.technologies)
        gained[STOCK[location.gain]] = n
    if location.kind == "port" and t.box.port_vp[power]:
        gained["vp"] = t.box.port_vp[power]
    there = t.copy()
    there.where, there.players[me.seat] = board, me
    return {
        "power": power,
        "gain": gained,
        "token": (t.tokens[board] or None) if power == 5 else None,
        "build": power >= 4 and len(buildings(there, me)) > 1,
        "returns": me.on[board],
    }


def _route(t: Table, me: Player, board: int, tolls: int) -> Json:
    paid = fees(t, me, tolls)
    return {
        "id": "-".join(map(str, paid)),
        "fees": _payments(t, paid),
        "yen": sum(paid),
        "path": [BOARDS[one] for one in way(t, me, board, tolls)],
    }


def way(t: Table, me: Player, board: int, tolls: int) -> list[int]:
    """A shortest way to a location; empty for a president who does not walk there."""
    if me.president == HAND:
        return []
    lie = ground(t, me)
    allowed = lie.free | tolls
    came: dict[int, int] = {me.president: -1}
    row = [me.president]
    for here in row:
        if 1 << here == lie.last and here != me.president:
            continue
        for one in range(CANAL + 1):
            if one not in came and t.near[here] & allowed & 1 << one:
                came[one] = here
                row.append(one)
    path: list[int] = []
    while board in came and board != me.president:
        path.insert(0, board)
        board = came[board]
    return path


def _recall(_t: Table, me: Player, _option: Recall) -> Json:
    return {"assistants": sum(me.on)}


def _bring(_t: Table, me: Player, option: Bring) -> Json:
    return {"hand": me.hand[ASSISTANT] + option.n}


def _all(_t: Table, me: Player, _option: All) -> Json:
    return {"hand": me.hand[ASSISTANT] + sum(me.on)}


def _order_taken(t: Table, me: Player, id: str) -> Json:
    order = t.box.orders[id]
    return {
        "missing": missing(t, me, id),
        "gain": order.reward.icons,
        "agent": agent_gained(t, me, order.country),
    }


def _second(t: Table, me: Player, option: Second) -> Json:
    price = {option.pay: t.box.second_order[option.pay]}
    return {**_order_taken(t, me, option.order), "pay": price}


def _develop(t: Table, me: Player, option: Develop) -> Json:
    short = shortage(t, option)
    fewest, most = crates_for(t, me, short)
    return {
        "need": t.box.technologies[option.technology].industry + t.box.surcharge[option.space],
        "power": t.power,
        "short": short,
        "payments": [_industry(t, short, n) for n in range(most, fewest - 1, -1)],
        "agent": agent_gained(t, me, t.box.technologies[option.technology].country),
    }


def _industry(t: Table, short: int, crates: int) -> dict[str, int]:
    parts = {"imported": crates, "yen": t.box.yen_per_industry * (short - crates)}
    return {kind: n for kind, n in parts.items() if n}


def _trade(t: Table, _me: Player, option: Trade) -> Json:
    if option.how == "sell":
        return {"pay": {option.good: 1}, "gain": {"yen": t.box.sell[STOCK.index(option.good)]}}
    return {"pay": {"yen": t.box.buy[BUYS.index(option)]}, "gain": {option.good: 1}}


def _shop(t: Table, _me: Player, option: Shop) -> Json:
    return {"gain": t.box.sites[t.sites[t.where]].shops[option.space].icons}


def _house(t: Table, _me: Player, _option: House) -> Json:
    return {"gain": t.box.sites[t.sites[t.where]].house.icons}


def _assist(t: Table, me: Player, option: Assist) -> Json:
    after, board = me.copy(), BOARD[option.board]
    after.on[board] += 1 if option.how == "put" else -1
    return {"power": power_there(t, after, board)}


BY_OPTION: Final[dict[type, Callable[[Table, Player, Any], Json]]] = {
    Place: _place,
    Fulfil: _fulfil,
    Claim: _claim,
    Agent: _agent,
    Use: _use,
    Move: _move,
    Recall: _recall,
    Bring: _bring,
    All: _all,
    Second: _second,
    Develop: _develop,
    Trade: _trade,
    Shop: _shop,
    House: _house,
    Assist: _assist,
}


def _warehouse(t: Table, me: Player, option: str, _about: Json) -> Json:
    piece = PIECES.index(option)
    after = me.copy()
    after.warehouse[piece] -= 1
    more = after.price(t.box, piece) if after.warehouse[piece] else None
    return {"pay": {"yen": me.price(t.box, piece)}, "next": more if piece == HOUSE else None}


def _church(t: Table, _me: Player, option: int, _about: Json) -> Json:
    space = t.box.church[option]
    short = max(0, space.need - t.power)
    return {"need": space.need, "power": t.power, "short": short, "gain": space.bonus.icons}


def _customs(t: Table, _me: Player, option: int, _about: Json) -> Json:
    space = t.box.customs[option]
    return {"pay": {"imported": space.need}, "gain": space.bonus.icons}


def _pawn(t: Table, me: Player, option: str, _about: Json) -> Json:
    here = option == "here"
    return {"here": me.on[t.where] - here, "hand": me.hand[ASSISTANT] - (not here)}


def _route_chosen(t: Table, me: Player, option: str, about: Json) -> Json:
    board = BOARD[about["board"]]
    routes = (_route(t, me, board, tolls) for tolls in ends(t, me)[board])
    return next(route for route in routes if route["id"] == option)


def _shifted(t: Table, me: Player, option: str, _about: Json) -> Json:
    return _assist(t, me, Assist("put", option))


def _station(t: Table, me: Player, option: str, _about: Json) -> Json:
    there = t.copy()
    there.station = BOARD[option]
    return {"power": power_there(there, me, BOARD[option])}


BY_KIND: Final[dict[str, Callable[[Table, Player, Any, Json], Json]]] = {
    "keep": lambda t, me, option, _: _order_taken(t, me, option),
    "take": lambda t, me, option, _: _order_taken(t, me, option),
    "route": _route_chosen,
    "send": lambda t, me, option, _: _action(t, me, BOARD[option]),
    "crates": lambda t, _, option, about: {"pay": _industry(t, about["n"], option)},
    "station": _station,
    "warehouse": _warehouse,
    "church": _church,
    "customs": _customs,
    "faith": lambda _t, _me, option, about: {"pay": {option: 1}, "left": about["n"] - 1},
    "pawn": _pawn,
    "token": lambda t, _me, _o, _: {"gain": t.box.tokens[t.tokens[t.where]].icons},
    "goods": lambda _t, _me, option, _: {"gain": {option: 1}},
    "shift": _shifted,
    "leave": lambda t, me, option, _: {"hand": me.hand[ASSISTANT] + me.on[t.where] - option},
}
