"""What changes in the course of a game: weights for some moments of it, and those between them."""

from __future__ import annotations

from collections.abc import Sequence


def between(knots: Sequence[float], at: float) -> tuple[float, ...]:
    """The share of each knot in a moment: of the two around it, or of the nearest beyond them.

    >>> between((0.0, 4.0, 10.0), 7.0)
    (0.0, 0.5, 0.5)
    """
    shares = [0.0] * len(knots)
    for n in range(len(knots) - 1):
        if at <= knots[n + 1]:
            share = (at - knots[n]) / (knots[n + 1] - knots[n])
            shares[n], shares[n + 1] = 1 - share, share
            return tuple(shares)
    shares[-1] = 1.0
    return tuple(shares)
