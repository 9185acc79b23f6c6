"""Walks through games and holds every question to the catalogue and to the observation's table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

from magnate.bots import bot
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.game import Game
from magnate.engine.play import Player, play
from magnate.engine.position import Position
from magnate.simulate import CLOCK, LIMIT

from .encoding import Encoding, encoding


def walk(
    key: str,
    seats: int,
    seed: int,
    *,
    played: bool = False,
    variants: tuple[str, ...] = (),
    each: Callable[[Position[Any], Encoding], None] | None = None,
) -> list[str]:
    """One game, of random players or of `greedy`; the ids that the catalogue lacks."""
    numbers = encoding(key, seats)
    lacks: list[str] = []
    rng = random.Random(seed)

    def looking(answer: Player) -> Player:
        def look(position: Position[Any]) -> Any:
            assert position.decision is not None
            lacks.extend(numbers.actions.unknown(position.decision))
            if each is not None:
                each(position, numbers)
            return answer(position)

        return look

    def anything(position: Position[Any]) -> Any:
        assert position.decision is not None
        return rng.choice(position.decision.options)

    def best(seat: int) -> Player:
        one = bot("greedy", f"{seed}:{seat}")
        return lambda position: one.choose(position, seat, CLOCK)

    position = numbers.game.start(seats, variants=variants)
    players = {seat: looking(best(seat) if played else anything) for seat in range(seats)}
    play(position, {CHANCE: Dealer(seed), **players}, limit=LIMIT)
    return lacks


def every_variant(game: Game[Any], seats: int) -> Iterator[tuple[str, ...]]:
    """No variant, and sets of variants that go together and in which all that fit appear."""
    yield ()
    fitting = [one for one in game.variants if seats in game.fits.get(one, game.seats)]
    rivals = {variant for group in game.alternatives for variant in group}
    free = [variant for variant in fitting if variant not in rivals]
    groups = [[one for one in group if one in fitting] for group in game.alternatives]
    together = list(zip_longest(*groups, fillvalue="")) or [()]
    for one in together:
        if variants := (*free, *filter(None, one)):
            yield variants
