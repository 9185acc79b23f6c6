"""The dealer: whoever answers for chance."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from hashlib import blake2b
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from .decision import Decision

if TYPE_CHECKING:
    from .position import Position


class Dealer:
    """Answers the decisions of chance, the same way for the same seed in every process.

    The n-th answer to questions of a kind depends on the seed, the kind and n alone: the same
    seed rolls the same dice, whoever plays and however.  `dealt` counts the answers by kind, and
    is all that a dealer remembers: `Dealer(seed, {"die": 40})` goes on where another stopped.

    >>> Dealer(7).choose(Decision(-1, "die", range(1, 7)))
    3
    """

    __slots__ = ("dealt", "seed")

    def __init__(self, seed: int | str, dealt: Mapping[str, int] | None = None) -> None:
        self.seed = seed
        self.dealt: dict[str, int] = dict(dealt or {})

    def __call__(self, position: Position[Any]) -> Any:
        """Answer for chance in a position, as any other player does."""
        assert position.decision is not None
        return self.choose(position.decision)

    def choose(self, decision: Decision[Any]) -> Any:
        """Pick one of the options by their weights."""
        kind = decision.kind
        n = self.dealt.get(kind, 0)
        self.dealt[kind] = n + 1
        digest = blake2b(f"{self.seed}:{kind}:{n}".encode(), digest_size=8).digest()
        number = int.from_bytes(digest, "big")
        if decision.weights is None:
            return decision.options[number * len(decision.options) >> 64]
        bounds = list(accumulate(decision.weights))
        return decision.options[bisect_right(bounds, number * bounds[-1] >> 64)]
