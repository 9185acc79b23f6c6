"""What each seat may see: everything but the orders in other hands and the decks (YOK-3.1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from .actions.extra import is_met, missing, progress
from .components import BOARDS, COUNTRIES, GOODS, HOUSE, IMPORTED, SHOP, SHOPS, YEN
from .scoring import FINAL, country_sets, final_scoring
from .state import FREE, NEUTRAL, Player, Table
from .view_types import (
    AchievementView,
    Acting,
    BoardView,
    Country,
    FinalSource,
    HandOrder,
    Holder,
    Nation,
    Pieces,
    PlayerView,
    Prices,
    Progress,
    Trigger,
    TriggerKind,
    View,
)

#: The parts of the final scoring, in its order.
PROJECTED: Final[tuple[FinalSource, ...]] = get_args(FinalSource)


def view(t: Table, seat: int | None) -> View:
    """The table as plain data for one seat's eyes; a spectator's are `None`."""
    playing = t.step not in ("setup", "keep", "over")
    parts = final_scoring(t) if playing else [[0] * len(t.players)] * len(FINAL)
    return {
        "round": t.round,
        "last_round": t.last_round or None,
        "first": t.first if t.first >= 0 else None,
        "mover": t.mover if playing else None,
        "keeping": t.mover if t.step == "keep" else None,
        "step": t.step,
        "acting": _acting(t),
        "placed": [BOARDS[board] for board in t.placed],
        "agent_used": t.agent_used,
        "rows": list(t.box.rows[len(t.players)]),
        "boards": _boards(t),
        "ports": _displays("port", t.ports),
        "laboratories": _displays("laboratory", t.laboratories),
        "order_deck": t.orders_left,
        "technology_deck": len(t.technology_deck),
        "church": [_who(who) for who in t.church],
        "customs": [_who(who) for who in t.customs],
        "achievements": [_achievement(t, n) for n in range(len(t.achievements))],
        "agents": dict(zip(COUNTRIES, t.agents, strict=True)),
        "triggers": _triggers(t),
        "players": [
            _player(t, player, [part[player.seat] for part in parts], mine=player.seat == seat)
            for player in t.players
        ],
    }


def _acting(t: Table) -> Acting | None:
    if t.step not in ("act", "token", "build", "return"):
        return None
    return {"board": BOARDS[t.where], "power": t.power, "agent": t.by_agent}


def _boards(t: Table) -> list[BoardView]:
    slots = [(r, c) for r, row in enumerate(t.box.rows[len(t.players)]) for c in range(row)]
    return [
        _board(t, board, row, column) for board, (row, column) in zip(t.layout, slots, strict=False)
    ]


def _board(t: Table, board: int, row: int, column: int) -> BoardView:
    location = t.box.locations[board]
    shops: list[int | None] = [None] * SHOPS
    for player in t.players:
        if player.shops[board] >= 0:
            shops[player.shops[board]] = player.seat
    return {
        "id": BOARDS[board],
        "kind": location.kind,
        "category": location.category,
        "row": row,
        "column": column,
        "scale": list(location.scale[1:]) or None,
        "site": t.sites[board] or None,
        "token": t.tokens[board] or None,
        "assistants": [player.on[board] for player in t.players],
        "presidents": [player.seat for player in t.players if player.president == board],
        "shops": shops,
        "house": t.houses[board] if t.houses[board] >= 0 else None,
        "station": t.station == board,
        "power": [power_there(t, player, board) for player in t.players],
    }


def power_there(t: Table, player: Player, board: int) -> int:
    """The power of an action with the president there, wherever it stands now."""
    return min(5, t.power_of(player, board) + (player.president != board))


def _displays(kind: str, displays: list[list[str]]) -> dict[str, list[str | None]]:
    return {
        f"{kind}_{letter}": [id or None for id in display]
        for letter, display in zip("ab", displays, strict=False)
    }


def _who(who: int) -> Holder:
    return {FREE: None, NEUTRAL: "neutral"}.get(who, who)


def _achievement(t: Table, n: int) -> AchievementView:
    card, claims = t.box.achievements[t.achievements[n]], t.claims[n]
    rows: list[Progress] = []
    for player in t.players:
        pairs = [(have, need) for have, need in progress(t, player, card) if need]
        have, need = [have for have, _ in pairs], [need for _, need in pairs]
        rows.append({"have": have, "need": need, "met": is_met(t, player, card)})
    return {
        "id": card.id,
        "vp": [card.first, card.later],
        "claims": [*claims],
        "next": card.later if claims else card.first,
        "progress": rows,
    }


def _triggers(t: Table) -> list[Trigger]:
    """How near the game is to its end (YOK-17.1)."""
    houses, shops = t.box.built_at_end
    church, customs = t.box.thresholds[len(t.players)]
    rows = [
        _leading("houses", [t.houses_built(player) for player in t.players], houses),
        _leading("shops", [player.shops_built for player in t.players], shops),
        _filled("church", t.church, church),
        _filled("customs", t.customs, customs),
    ]
    gap = any("" in port for port in t.ports)
    met = gap and not t.orders_left and t.step != "setup"
    return [*rows, {"kind": "orders", "now": t.orders_left, "limit": 0, "seat": None, "met": met}]


def _leading(kind: TriggerKind, built: list[int], limit: int) -> Trigger:
    most = max(built)
    seat = built.index(most) if most else None
    return {"kind": kind, "now": most, "limit": limit, "seat": seat, "met": most >= limit}


def _filled(kind: TriggerKind, spaces: list[int], limit: int) -> Trigger:
    now = sum(who >= 0 for who in spaces)
    return {"kind": kind, "now": now, "limit": limit, "seat": None, "met": now >= limit}


def _player(t: Table, player: Player, parts: list[int], *, mine: bool) -> PlayerView:
    box = t.box
    return {
        "seat": player.seat,
        "score": player.points,
        "yen": player.stock[YEN],
        "imported": player.stock[IMPORTED],
        "goods": dict(zip(GOODS, player.stock, strict=False)),
        "hand": _pieces(player.hand),
        "warehouse": {**_pieces(player.warehouse), "prices": _prices(t, player)},
        "house_prices": list(box.house_prices),
        "president": BOARDS[player.president] if player.president >= 0 else None,
        "on_board": sum(player.on),
        "built": {"shops": player.shops_built, "houses": t.houses_built(player)},
        "orders": len(player.orders),
        "hand_orders": [_order(t, player, id) for id in player.orders] if mine else None,
        "dealt": [*player.dealt] if mine and player.dealt else None,
        "boxed": player.boxed or None if mine else None,
        "fulfilled": [*player.fulfilled],
        "technologies": [*player.technologies],
        "industry": player.industry(box),
        "nations": _nations(t, player),
        "tokens": list(player.tokens),
        "used": [*t.used] if t.mover == player.seat else [],
        "sets": country_sets(player.icons(box), box.sets),
        "projected": dict(zip(PROJECTED, parts, strict=True)),
    }


def _pieces(pieces: Sequence[int]) -> Pieces:
    assistants, shops, houses = pieces
    return {"assistants": assistants, "shops": shops, "houses": houses}


def _prices(t: Table, player: Player) -> Prices:
    house = player.price(t.box, HOUSE) if player.warehouse[HOUSE] else None
    return {"assistant": 0, "shop": player.price(t.box, SHOP), "house": house}


def _order(t: Table, player: Player, id: str) -> HandOrder:
    lacks = missing(t, player, id)
    agent = agent_gained(t, player, t.box.orders[id].country)
    return {"id": id, "ready": not lacks, "missing": lacks, "agent": agent}


def agent_gained(t: Table, player: Player, country: int) -> Country | None:
    """The country, if one more icon of it would bring an agent (YOK-12.1.2)."""
    odd = player.icons(t.box)[country] % 2 == 1
    return COUNTRIES[country] if odd and t.agents[country] else None


def _nations(t: Table, player: Player) -> dict[Country, Nation]:
    return {
        name: {
            "icons": icons,
            "agents": player.agents[country],
            "used": player.spent[country],
            "to_agent": 2 - icons % 2 if t.agents[country] else None,
        }
        for country, (name, icons) in enumerate(zip(COUNTRIES, player.icons(t.box), strict=True))
    }
