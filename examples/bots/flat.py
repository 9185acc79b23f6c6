"""A bot that tries every option a few times with random play, and takes what went best."""

from __future__ import annotations

import random
from typing import Any

from magnate import Position

TRIES = 8


class Flat:
    """Flat Monte Carlo."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """The option after which random play leaves this seat furthest ahead."""
        del clock  # a bot that takes longer than this many seconds should stop
        assert position.decision is not None
        lead = [0.0] * len(position.decision.options)
        for _ in range(TRIES):
            world = position.as_seen(seat, self._rng)  # what this seat cannot know, dealt anew
            for number, option in enumerate(position.decision.options):
                lead[number] += self._outcome(world, option, seat)
        return position.decision.options[lead.index(max(lead))]

    def _outcome(self, world: Position[Any], option: Any, seat: int) -> int:
        end = world.copy(forget=True)
        end.choose(option)
        while decision := end.decision:
            end.choose(self._rng.choices(decision.options, decision.weights)[0])
        points = end.scores()
        return points[seat] - max(points[:seat] + points[seat + 1 :], default=0)
