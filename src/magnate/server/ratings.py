"""Ratings: how well somebody plays a game with so many seats, by Plackett–Luce (openskill).

Everybody begins at 25 ± 8.3. Bots are fixed points on the same scale, and so is whoever is not
known: they move others and are not moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

from magnate.bots import bots

#: Where everybody begins, and how unsure that is.
MU, SIGMA = 25.0, 25.0 / 3
#: Where the weakest bot would stand if there were one more below it; the strongest stands at MU.
WEAKEST = 10.0
#: How unsure the rating of a bot is said to be.
ANCHOR = 1.5
#: Games before a rating says something.
ENOUGH = 5


@dataclass(frozen=True)
class Rating:
    """A rating, after so many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MU, sigma=SIGMA)


def anchor(level: str) -> Rating:
    """Where a bot stands: by its place among the levels, and never moved."""
    levels = list(bots())
    place = levels.index(level) + 1 if level in levels else len(levels)
    return Rating(WEAKEST + (MU - WEAKEST) * place / len(levels), ANCHOR)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended in these places."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=list(map(float, places)))
    return [
        Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(after, before, strict=True)
    ]
