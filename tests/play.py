"""Short games for tests: play ids, or play to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.game import Game
from magnate.engine.position import Position
from magnate.engine.record import Record

#: Cites the rules that a test holds to; `make ledger` counts them.
rule: Callable[..., pytest.MarkDecorator] = pytest.mark.rule


def play(position: Position, *ids: str) -> Position:
    """Choose the options of these names, one after the other."""
    for id in ids:
        position.choose_id(id)
    return position


def deal(position: Position, seed: int | str = 0) -> Position:
    """Let chance answer until a player is asked."""
    dealer = Dealer(seed)
    while position.decision is not None and position.decision.seat == CHANCE:
        position.choose(dealer.choose(position.decision))
    return position


def random_game(
    game: Game[Any],
    seats: int,
    seed: int,
    variants: tuple[str, ...] = (),
    each: Callable[[Position], None] | None = None,
) -> tuple[Position, Record]:
    """A game of random players to its end, with its record."""
    rng, dealer = random.Random(seed), Dealer(seed)
    position = game.start(seats, variants=variants, tell=True)
    record = Record.of(position, game.standard, variants=variants)
    while (decision := position.decision) is not None:
        if each is not None:
            each(position)
        if decision.seat == CHANCE:
            option = dealer.choose(decision)
        else:
            option = rng.choice(decision.options)
        record.note(decision, option)
        position.choose(option)
    if each is not None:
        each(position)
    return position, record
