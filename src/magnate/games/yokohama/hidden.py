"""What a seat cannot know, dealt anew: for bots, and for the test that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from magnate.engine.copying import replaced

from .state import Player, Table


def resample(t: Table, seat: int | None, known: Sequence[Any], rng: Random) -> Table:
    """Deal the unseen orders anew: the deck, the box, what others were dealt at the start.

    Orders taken at a port were seen by all when they were taken, and so are what others hold
    of them.  An order that the path since then names stays where it is.
    """
    after = t.copy()
    named = set(_orders_named(known))
    others = [player for player in after.players if player.seat != seat]
    unseen = [id for id in after.order_deck if id not in named]
    unseen += [id for player in others for id in _secrets(player) if id not in named]
    unseen.sort()  # so that what is dealt depends on nothing that is hidden
    rng.shuffle(unseen)
    for player in others:
        _deal_anew(player, named, unseen)
    after.order_deck = [id for id in after.order_deck if id in named] + sorted(unseen)
    return after


def _secrets(player: Player) -> list[str]:
    return [id for id in (player.secret, player.boxed, *player.dealt) if id]


def _deal_anew(player: Player, named: set[str], unseen: list[str]) -> None:
    if player.secret and player.secret not in named:
        new = unseen.pop()
        player.orders = replaced(player.orders, player.orders.index(player.secret), new)
        player.secret = new
    if player.boxed and player.boxed not in named:
        player.boxed = unseen.pop()
    player.dealt = tuple([id if id in named else unseen.pop() for id in player.dealt])


def _orders_named(known: Iterable[Any]) -> Iterable[str]:
    """Everything a choice names; ids of orders are like nothing else."""
    for option in known:
        if isinstance(option, str):
            yield option
        elif isinstance(option, tuple):
            yield from (str(part) for part in option)
