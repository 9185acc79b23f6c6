"""How sure chances are of themselves: measured on games, and kept with the weights."""

from __future__ import annotations

import json
import random
import shutil
from math import exp
from pathlib import Path

import pytest

from magnate.bots.truth import Called, keep, stretch
from magnate.bots.value import WEIGHTS, value_of
from magnate.games import games


def told(rng: random.Random, spread: float, seats: int) -> list[Called]:
    """A game of one position: its winner is as likely as points make it at a spread of ten."""
    points = [rng.gauss(0, 10) for _ in range(max(2, seats))]
    winner = rng.choices(range(len(points)), [exp(one / 10) for one in points])[0]
    shares = [exp(one / spread) for one in points]
    return [
        Called(0.5, shares[seat] / sum(shares), points[seat], float(seat == winner), 0)
        for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("spread", "factor"), [(5.0, 2.0), (10.0, 1.0), (15.0, 0.67)])
def test_chances_that_are_too_sure_or_too_shy_are_noticed(
    seats: int, spread: float, factor: float
) -> None:
    rng = random.Random(2)
    found, low, high = stretch([told(rng, spread, seats) for _ in range(1500)], seats)
    assert found == pytest.approx(factor, rel=0.2)
    assert low <= found <= high
    assert low < factor * 1.05
    assert high > factor * 0.95


def test_what_is_kept_makes_chances_less_sure(tmp_path: Path) -> None:
    shutil.copy(WEIGHTS / "carnegie.json", tmp_path)
    rules = games()["carnegie"]
    before = value_of(rules, 3)
    keep("carnegie", 3, 2.0, tmp_path)
    keep("carnegie", 3, 1.5, tmp_path)
    after = value_of(rules, 3, tmp_path)
    assert before is not None
    assert after is not None
    kept = json.loads((tmp_path / "carnegie.json").read_text(encoding="utf-8"))["seats"]["3"]
    assert after.spread == pytest.approx([one * kept["stretch"] for one in kept["spread"]])
    assert after.spread[0] == pytest.approx(3 * before.spread[0])
    assert after.weights == before.weights
