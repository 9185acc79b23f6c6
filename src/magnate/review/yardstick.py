"""The one yardstick: what a line comes to, what a choice lost, and what may be said of it.

Positions are judged by `prospect` alone.  A loss is the difference of two lines over the same
deals, with the interval of that difference, and a verdict is given only where the whole interval
carries it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import pi, sqrt
from statistics import fmean, stdev
from typing import Any

from magnate.bots.value import prospect, value_of
from magnate.engine.position import Position

from .reasons import to_come
from .shapes import Estimate, Verdict, Worth

#: Losses of winning chance between two that are not close any more, the dearest first.
CHANCES: Mapping[Verdict, float] = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
#: The same in a game that is decided, in standard deviations of final points.
POINTS: Mapping[Verdict, float] = {"blunder": 0.4, "mistake": 0.2, "inaccuracy": 0.1}
#: A game is decided where no line changes a chance below this, or above the same from the top.
DECIDED = 0.02
#: The standard deviation of points where nothing was learned about a game.
SPREAD = 10.0
#: Figures are told to so many places, and add up in these.
PLACES = 4
#: The normal distribution's 95th of a hundred parts: nine of ten lie within it on both sides.
NINETY = 1.6449


@dataclass(frozen=True)
class Sample:
    """Where a line led in one deal: what all seats may expect, and the sources of its seat.

    What is scored and what is still to come are together in `sources`; they need not add up.
    """

    win: tuple[float, ...]
    points: tuple[float, ...]
    sources: Mapping[str, float]


def sample(position: Position[Any], seat: int) -> Sample:
    """A position in which a line was left."""
    found = prospect(position)
    scored, coming = position.game.breakdown(position.state)[seat], to_come(position, seat)
    sources = {name: scored.get(name, 0) + coming.get(name, 0.0) for name in scored | coming}
    return Sample(tuple(found.chances), tuple(found.points), sources)


@dataclass(frozen=True)
class Scale:
    """How large differences are at a table: who plays, and how far points lie apart at the end."""

    players: int
    spread: float

    @property
    def close(self) -> float:
        """The loss of winning chance below which two lines are as good as each other."""
        return CHANCES["inaccuracy"] * self._share

    @property
    def _share(self) -> float:
        """A fair share of winning, against that at a table of two."""
        return 2 / max(2, self.players)

    def least(self, *, decided: bool) -> float:
        """The least loss that is not close: of winning chance, or of points in a decided game."""
        return POINTS["inaccuracy"] * self.spread if decided else self.close

    def verdict(self, loss: Estimate, *, decided: bool) -> Verdict:
        """What may be said of a loss; only what the lower end of its interval carries."""
        if decided:
            lost, about, unit = loss["points"], loss["points90"], self.spread
        else:
            lost, about, unit = loss["win"], loss["win90"], self._share
        bounds = POINTS if decided else CHANCES
        for verdict, bound in bounds.items():
            if lost - about >= bound * unit:
                return verdict
        least = self.least(decided=decided)
        return "fine" if lost < least / 2 or lost + about < least else "unclear"


def scale_of(position: Position[Any]) -> Scale:
    """The scale of a table, from the position its game begins with."""
    game, state = position.game, position.state
    players = len(state.players) + len(game.rivals(state))
    value = value_of(game, len(state.players))
    if value is None:
        return Scale(players, SPREAD)
    # Chances are shares of exp(points / spread): so is the largest of points that are off by this.
    return Scale(players, value.spread[0] * pi / sqrt(6))


def is_decided(chances: Sequence[float]) -> bool:
    """Whether a game is won or lost, whichever of its lines a seat follows."""
    return max(chances) < DECIDED or min(chances) > 1 - DECIDED


def estimate(win: Sequence[float], points: Sequence[float]) -> Estimate:
    """The means of what deals came to, and how far they may be off."""
    return {
        "win": round(fmean(win), PLACES),
        "win90": round(half_width(win), PLACES),
        "points": round(fmean(points), PLACES),
        "points90": round(half_width(points), PLACES),
    }


def half_width(found: Sequence[float]) -> float:
    """Half of the interval in which the mean lies in nine of ten cases (Student's t)."""
    n = len(found)
    if n < 2:
        return 0.0
    z, free = NINETY, n - 1
    t = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return t * stdev(found) / sqrt(n)


def differences(one: Sequence[Sample], other: Sequence[Sample], seat: int) -> Estimate:
    """One line less another for a seat, deal by deal."""
    pairs = list(zip(one, other, strict=True))
    return estimate(
        [a.win[seat] - b.win[seat] for a, b in pairs],
        [a.points[seat] - b.points[seat] for a, b in pairs],
    )


def by_source(one: Sequence[Sample], other: Sequence[Sample], seat: int) -> dict[str, float]:
    """The points of one line less those of another by source; `later` makes them add up.

    Sources are counted as they are scored, or as they are expected to bring points in the end.
    """
    total = differences(one, other, seat)["points"]
    pairs = list(zip(one, other, strict=True))
    names = dict.fromkeys(name for a in (*one, *other) for name in a.sources)
    found = {
        name: round(fmean([a.sources.get(name, 0) - b.sources.get(name, 0) for a, b in pairs]), 2)
        for name in names
    }
    found["later"] = round(total - sum(found.values()), PLACES)
    return {name: points for name, points in found.items() if points}


def total(parts: Sequence[Estimate]) -> Estimate:
    """Estimates that do not depend on each other, added up."""
    return {
        "win": round(sum(one["win"] for one in parts), PLACES),
        "win90": round(sqrt(sum(one["win90"] ** 2 for one in parts)), PLACES),
        "points": round(sum(one["points"] for one in parts), PLACES),
        "points90": round(sqrt(sum(one["points90"] ** 2 for one in parts)), PLACES),
    }


def worth(win: float, points: float) -> Worth:
    """A chance and points as they are told."""
    return {"win": round(win, PLACES), "points": round(points, PLACES)}
