"""Every card of Harvest is somewhere."""

from __future__ import annotations

from magnate_harvest.table import Table


def census(t: Table) -> None:
    """Deck, market, stalls, barns and what is sold hold all cards, each price lies on its track."""
    held = [card for player in t.players for card in player.cards]
    cards = t.deck + t.market + t.sold + held
    whole = t.box.copies * len(t.box.crops)
    assert len(cards) in (whole - 1, whole)  # one may be on its way
    assert all(cards.count(crop) <= t.box.copies for crop in t.box.crops)
    assert all(t.box.lowest <= price <= t.box.highest for price in t.prices.values())
