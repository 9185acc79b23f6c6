"""The dealer: whoever answers for chance."""

from __future__ import annotations

from bisect import bisect_right
from hashlib import blake2b
from itertools import accumulate
from typing import Any

from .decision import Decision


class Dealer:
    """Answers the decisions of chance, the same way for the same seed in every process.

    The n-th answer depends on the seed and on n alone, so a dealer needs no memory beyond
    `dealt`, the number of answers given: `Dealer(seed, dealt=40)` goes on where another stopped.

    >>> Dealer(7).choose(Decision(-1, "die", range(1, 7)))
    6
    """

    __slots__ = ("dealt", "seed")

    def __init__(self, seed: int | str, dealt: int = 0) -> None:
        self.seed = seed
        self.dealt = dealt

    def choose(self, decision: Decision[Any]) -> Any:
        """Pick one of the options by their weights."""
        digest = blake2b(f"{self.seed}:{self.dealt}".encode(), digest_size=8).digest()
        self.dealt += 1
        number = int.from_bytes(digest, "big")
        if decision.weights is None:
            return decision.options[number * len(decision.options) >> 64]
        bounds = list(accumulate(decision.weights))
        return decision.options[bisect_right(bounds, number * bounds[-1] >> 64)]
