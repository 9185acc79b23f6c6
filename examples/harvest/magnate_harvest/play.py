"""The rules, in their order."""

from __future__ import annotations

from typing import NamedTuple

from magnate.engine.decision import draw, option
from magnate.engine.position import Procedure

from .table import Player, Table


@option
class Take(NamedTuple):
    """A card of the market."""

    crop: str


@option
class Draw(NamedTuple):
    """A card of the deck, unseen by the others."""


@option
class Sell(NamedTuple):
    """All cards of one crop."""

    crop: str


Action = Take | Draw | Sell


def sequel(t: Table) -> Procedure | None:
    """Set up, then turn after turn until the game is over."""
    if not t.round:
        return set_up(t)
    return None if t.over else take_turn(t, t.mover)


async def set_up(t: Table) -> None:
    """Three cards into every barn, then the market (HAR-1)."""
    for player in t.players:
        for _ in range(t.box.dealt):
            player.barn.append(await draw("deal", t.deck))
    for _ in range(len(t.players) + t.box.market):
        t.market.append(await draw("market", t.deck))
    begin_round(t)


async def take_turn(t: Table, me: Player) -> None:
    """Take a card, draw a card or sell a crop (HAR-2.1)."""
    match await me.choose("turn", actions(t, me), barred=lambda: barred(t, me)):
        case Take(crop):
            await take(t, me, crop)
        case Draw():
            t.tell("draw", me.seat)
            me.barn.append(await draw("deal", t.deck))
        case Sell(crop):
            sell(t, me, crop)
    t.turn += 1
    if t.turn == len(t.players):
        end_round(t)


def gains(t: Table) -> list[Action]:
    """The ways to get a card: each crop of the market, and the deck if it is not empty."""
    takes = [Take(crop) for crop in t.box.crops if crop in t.market]
    return [*takes, Draw()] if t.deck else [*takes]


def actions(t: Table, me: Player) -> list[Action]:
    """What a turn offers: with seven cards nothing but sales (HAR-2.4)."""
    sales = [Sell(crop) for crop in t.box.crops if crop in me.cards]
    return [*sales] if len(me.cards) >= t.box.cards else [*gains(t), *sales]


def barred(t: Table, me: Player) -> dict[Action, str]:
    """Why a card cannot be had."""
    if len(me.cards) >= t.box.cards:
        return dict.fromkeys(gains(t), "HAR-2.4")
    return {} if t.deck else {Draw(): "HAR-2.3"}


async def take(t: Table, me: Player, crop: str) -> None:
    """A card of the market goes to the stall, and another takes its place (HAR-2.2)."""
    t.market.remove(crop)
    me.stall.append(crop)
    t.tell("take", me.seat, crop=crop)
    if t.deck:
        t.market.append(await draw("market", t.deck))
        t.tell("market", crop=t.market[-1])


def sell(t: Table, me: Player, crop: str) -> None:
    """All cards of a crop at its price, then the prices move (HAR-2.5, HAR-2.6)."""
    n, price = me.cards.count(crop), t.prices[crop]
    me.score(n * price, crop)
    me.stall = [card for card in me.stall if card != crop]
    me.barn = [card for card in me.barn if card != crop]
    t.sold += [crop] * n
    for other in t.box.crops:
        t.prices[other] = min(t.prices[other] + 1, t.box.highest)
    t.prices[crop] = after = max(price - n, t.box.lowest)
    t.tell("sell", me.seat, crop=crop, n=n, price=price, coins=n * price, after=after)


def begin_round(t: Table) -> None:
    """The next player begins (HAR-3.1)."""
    t.round += 1
    t.turn = 0
    t.tell("round", round=t.round)


def end_round(t: Table) -> None:
    """Another round, or the end once the deck has run out (HAR-3.2)."""
    if t.deck:
        begin_round(t)
        return
    for player in t.players:
        left = player.cards
        player.score(len(left), "left")
        t.tell("left", player.seat, n=len(left))
        t.sold += left
        player.stall, player.barn = [], []
    t.over = True


def sources(t: Table) -> list[str]:
    """Where coins come from: each crop, and what was left (HAR-3.3)."""
    return [*t.box.crops, "left"]


def ranking(t: Table) -> list[int]:
    """Places by coins; equal is a shared place (HAR-3.4)."""
    coins = [player.points for player in t.players]
    return [1 + sum(other > mine for other in coins) for mine in coins]


def evaluate(t: Table, seat: int) -> float:
    """Coins, and what the cards promise: the more of a crop the better, while the deck lasts."""
    me = t.players[seat]
    lasts = min(1.0, len(t.deck) / len(t.players))
    held = {crop: me.cards.count(crop) for crop in t.box.crops}
    promise = [n * (1 + lasts * (t.prices[crop] + n + 1) / 2) for crop, n in held.items()]
    return me.points + sum(promise)
