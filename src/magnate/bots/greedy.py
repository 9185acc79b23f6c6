"""A bot that looks to the end of its own turn and takes what looks best there."""

from __future__ import annotations

import random
import time
from typing import Any

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position

#: How many times a reveal is tried, and how many positions a decision may look at.
SAMPLES = 2
BUDGET = 400


class Greedy:
    """Tries every option to the end of its turn, by the game's own evaluation.

    A reveal in between is dealt a few times over.  What this seat cannot know is dealt anew
    first, so that nothing hidden is seen.  When the budget or the clock runs out, the rest of the
    turn is judged where it stands.
    """

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)
        self._left = 0
        self._until = 0.0

    def choose(self, position: Position, seat: int, clock: float) -> Any:
        """The option whose outcome looks best; the first of equals."""
        decision = position.decision
        assert decision is not None, "the game is over"
        options = decision.options
        if len(options) == 1:
            return options[0]
        self._until = time.monotonic() + clock
        known = self._as_seen(position, seat)
        best, best_worth = options[0], float("-inf")
        for option in options:
            self._left = max(1, BUDGET // len(options))
            worth = self._worth_after(known, seat, option)
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def _as_seen(self, position: Position, seat: int) -> Position:
        """The position with everything hidden from the seat dealt anew."""
        start = position.game.resample(position.start, seat, position.path, self._rng)
        return Position(position.game, start, position.path)

    def _worth_after(self, position: Position, seat: int, option: Any) -> float:
        after = position.copy()
        after.choose(option)
        return self._worth(after, seat)

    def _worth(self, position: Position, seat: int) -> float:
        """The best this turn can still come to."""
        decision = position.decision
        self._left -= 1
        if decision is None or decision.seat not in (seat, CHANCE) or self._spent():
            return position.game.evaluate(position.state, seat)
        if decision.seat == seat:
            return max(self._worth_after(position, seat, one) for one in decision.options)
        if not position.path:  # chance between turns: the turn is over
            return position.game.evaluate(position.state, seat)
        drawn = self._rng.choices(decision.options, decision.weights, k=SAMPLES)
        return sum(self._worth_after(position, seat, one) for one in drawn) / SAMPLES

    def _spent(self) -> bool:
        return self._left <= 0 or time.monotonic() > self._until
