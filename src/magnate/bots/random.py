"""A bot that takes any option, each as likely as the next."""

from __future__ import annotations

import random
from typing import Any

from magnate.engine.position import Position


class Random:
    """Takes any option."""

    looks_ahead = False

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """Any option of the decision."""
        del seat, clock
        decision = position.decision
        assert decision is not None, "the game is over"
        return decision.options[int(self._rng.random() * len(decision.options))]
