"""What each seat may see: everything but the deck and the barns of the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from magnate.engine.words import Words, words

from .table import Player, Table


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as plain data."""
    return {
        "round": t.round,
        "deck": len(t.deck),
        "market": t.market[:],
        "prices": t.prices.copy(),
        "players": [
            {
                "coins": player.points,
                "stall": player.stall[:],
                "barn": player.barn[:] if player.seat == seat else len(player.barn),
            }
            for player in t.players
        ],
    }


def resample(t: Table, seat: int | None, _path: Sequence[Any], rng: Random) -> Table:
    """The same table to a seat's eyes, with the deck and the other barns dealt anew."""
    after = t.copy()
    others = [player for player in after.players if player.seat != seat]
    unseen = after.deck + [card for player in others for card in player.barn]
    rng.shuffle(unseen)
    for player in others:
        player.barn = [unseen.pop() for _ in player.barn]
    after.deck = unseen
    return after


def describe(t: Table, seat: int | None) -> list[Words]:
    """The table in words: where it stands, the market and the prices, every player."""
    prices = [words("price", ref=crop, crop=_crop(crop), n=n) for crop, n in t.prices.items()]
    lines = [words("line-round", round=t.round, deck=len(t.deck))]
    if t.market:
        lines.append(words("line-market", crops=_counted(t, t.market)))
    lines.append(words("line-prices", prices=prices))
    for player in t.players:
        lines += _player(t, player, mine=player.seat == seat)
    return lines


def _player(t: Table, player: Player, *, mine: bool) -> list[Words]:
    lines = [words("line-player", seat={"seat": player.seat}, coins=player.points)]
    if player.stall:
        lines.append(words("line-stall", crops=_counted(t, player.stall)))
    if player.barn and mine:
        lines.append(words("line-barn", crops=_counted(t, player.barn)))
    elif player.barn:
        lines.append(words("line-closed", n=len(player.barn)))
    return lines


def _counted(t: Table, cards: list[str]) -> list[Words]:
    crops = [crop for crop in t.box.crops if crop in cards]
    return [words("cards", ref=crop, crop=_crop(crop), n=cards.count(crop)) for crop in crops]


def _crop(crop: str) -> Words:
    return words(f"crop-{crop}")
