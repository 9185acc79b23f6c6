"""Every piece and card of Yokohama is somewhere, and nowhere twice."""

from __future__ import annotations

from magnate.games.yokohama.components import ASSISTANT, CANAL, HOUSE, SHOP
from magnate.games.yokohama.state import NEUTRAL, Table


def census(t: Table) -> None:
    """Pieces, orders, technologies, agents and tokens are all there."""
    for player in t.players:
        seat = player.seat
        away = t.church.count(seat) + t.customs.count(seat)
        away += sum(seats.count(seat) for seats in t.claims)
        pawns = player.hand[ASSISTANT] + player.warehouse[ASSISTANT] + sum(player.on) + away
        assert pawns == 20
        assert player.hand[SHOP] + player.warehouse[SHOP] + player.shops_built == 8
        assert player.hand[HOUSE] + player.warehouse[HOUSE] + t.houses_built(player) == 4
        assert min([*player.stock, *player.hand, *player.warehouse, *player.on]) >= 0
        assert player.on[CANAL] == 0
        assert player.president != CANAL
        assert len(player.orders) <= 3
        assert len(set(player.technologies)) == len(player.technologies)
    count_cards(t)
    agents = sum(sum(player.agents) + sum(player.spent) for player in t.players)
    assert sum(t.agents) + agents == 10
    assert all(seats.count(seat) == 1 for seats in t.claims for seat in seats)
    neutral = "neutral_assistants" in t.variants
    assert t.church.count(NEUTRAL) == t.customs.count(NEUTRAL) == neutral
    if t.step not in ("setup", "keep"):
        boards = [board for board in t.layout if board != CANAL]
        left = sum(bool(t.tokens[board]) for board in boards)
        assert left + sum(len(player.tokens) for player in t.players) == len(boards)
        assert t.sites[CANAL] == t.tokens[CANAL] == ""


def count_cards(t: Table) -> None:
    """One card may be on its way between two questions."""
    orders = [*t.order_deck, *(id for port in t.ports for id in port if id)]
    technologies = [*t.technology_deck, *(id for one in t.laboratories for id in one if id)]
    for player in t.players:
        orders += [*player.orders, *player.fulfilled, *player.dealt]
        orders += [player.boxed] if player.boxed else []
        technologies += player.technologies
    assert len(set(orders)) == len(orders)
    if t.step not in ("setup", "keep"):
        assert len(orders) == 36
        assert len(technologies) == 30
