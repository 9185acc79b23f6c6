"""Learning what positions come to: games of the bots, a regression, and again with what it gave.

`python -m magnate.bots.train GAME` needs NumPy and nothing else.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from magnate.cluster import workers
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games import game

from .greedy import Greedy
from .outlooks import evaluation
from .value import WEIGHTS, judge

Array = npt.NDArray[np.float32]
Floats = npt.NDArray[np.float64]

#: How often a pupil plays one of its other good lines, to see more of the game.
EXPLORES = 0.15
#: Positions of a game that are learned from, at most.
SAMPLES = 40
LIMIT = 5000
#: Games of a generation that make those before it dispensable.
ENOUGH = 300
#: Against weights that few positions speak for: of all seat counts together, and of one apart.
RIDGE, APART = 400.0, 2000.0


@dataclass(frozen=True)
class Lesson:
    """Which game to play for learning, and by which weights."""

    game: str
    seats: int
    seed: int
    folder: Path | None
    variants: tuple[str, ...] = ()
    until: float = 1e18  # when no more games are begun


@dataclass(frozen=True)
class Sample:
    """Positions of games: moments, figures by seat, and what it came to in the end."""

    seats: int
    moments: Array  # by position
    figures: Array  # by position and seat
    points: Array  # likewise
    rivals: Array  # by position: the points then and in the end of one without a seat


class Pupil(Greedy):
    """Greedy by what the levels go by, or by weights learned so far; now and then it explores."""

    width, share = 3, 160

    def __init__(self, seed: int | str, folder: Path | None) -> None:
        super().__init__(seed)
        self._folder = folder

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """The next choice of its line."""
        decision = position.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if not self._plan or not self._plan[0].answers(decision):
            self._until, self._left = time.monotonic() + clock, 2000
            known = position.as_seen(seat, self._rng)
            lines = self._lines(known, seat, self.width, self.share, 4)
            explores = self._rng.random() < EXPLORES
            self._plan = list((self._rng.choice(lines) if explores else lines[0]).choices)
        return decision.options[self._plan.pop(0).number]

    def _judge(self, position: Position[Any], seat: int) -> float:
        self._left -= 1
        if self._folder is None:
            return evaluation(position.game, len(position.state.players))(position.state, seat)
        return judge(position, seat, self._folder)


def learned_from(lesson: Lesson) -> Sample | None:
    """Play a game, and keep some of its positions; None if it does not end, or the time is up."""
    if time.time() > lesson.until:
        return None
    rules = game(lesson.game)
    features = import_module(f"{rules.package}.features")
    rng = random.Random(lesson.seed)
    pupils = [Pupil(f"{lesson.seed}:{seat}", lesson.folder) for seat in range(lesson.seats)]
    dealer = Dealer(f"train:{lesson.seed}")
    position = rules.start(lesson.seats, variants=lesson.variants)
    kept: list[tuple[Any, Any, int]] = []
    for _ in range(LIMIT):
        decision = position.decision
        if decision is None:
            break
        if decision.seat == CHANCE:
            position.choose(dealer.choose(decision))
            continue
        if len(decision.options) > 1 and (not position.path or rng.random() < 0.3):
            figures = [features.features(position.state, seat) for seat in range(lesson.seats)]
            rivals = sum(rules.rival_scores(position.state))
            kept.append((features.moment(position.state), figures, rivals))
        position.choose(pupils[decision.seat].choose(position, decision.seat, 3600.0))
    if not position.over:
        return None
    if len(kept) > SAMPLES:
        kept = [kept[n] for n in sorted(rng.sample(range(len(kept)), SAMPLES))]
    ends = sum(rules.rival_scores(position.state))
    return Sample(
        lesson.seats,
        np.array([moment for moment, _, _ in kept], dtype=np.float32),
        np.array([figures for _, figures, _ in kept], dtype=np.float32),
        np.array([position.scores()] * len(kept), dtype=np.float32),
        np.array([[now, ends] for _, _, now in kept], dtype=np.float32),
    )


def lessons(
    key: str, seats: Sequence[int], games: int, seed: int, folder: Path | None, until: float
) -> Iterator[Lesson]:
    """So many games of each seat count, alone against each of those one can play against."""
    rules = game(key)
    alone = [level for group in rules.alternatives for level in group]
    for number in range(games):
        for count in seats:
            variants = (alone[number % len(alone)],) if count == 1 and alone else ()
            yield Lesson(key, count, seed + number, folder, variants, until)


# ── The regression ──────────────────────────────────────────────────────────────────────────


def _rows(sample: Sample, middle: Floats, scale: Floats) -> tuple[Floats, Floats]:
    """Figures times moments, a row for each position and seat, and the points still to come."""
    n, seats, width = sample.figures.shape
    moments = np.repeat(sample.moments[:, None, :], seats, axis=1).reshape(n * seats, -1)
    figures = (sample.figures.reshape(n * seats, width).astype(np.float64) - middle) / scale
    rows = (moments[:, :, None] * figures[:, None, :]).reshape(n * seats, -1)
    return rows, _to_come(sample).reshape(-1).astype(np.float64)


def _to_come(sample: Sample) -> Array:
    """Points of the end, less those already scored: the second figure."""
    return np.asarray(sample.points - sample.figures[:, :, 1], dtype=np.float32)


def fit(samples: Sequence[Sample]) -> dict[int, dict[str, Any]]:
    """Weights by seat count: those of all counts together, and what one of them adds."""
    moments, width = samples[0].moments.shape[1], samples[0].figures.shape[2]
    seen = np.concatenate([one.figures.reshape(-1, width) for one in samples]).astype(np.float64)
    middle, scale = seen.mean(axis=0), np.maximum(seen.std(axis=0), 1e-3)
    middle[0], scale[0] = 0.0, 1.0  # the first figure is one
    counts = sorted({one.seats for one in samples})
    mean = {seats: _mean(samples, seats) for seats in counts}
    size = moments * width
    gram = {seats: np.zeros((size, size)) for seats in counts}
    right = {seats: np.zeros(size) for seats in counts}
    for sample in samples:
        rows, points = _rows(sample, middle, scale)
        gram[sample.seats] += rows.T @ rows
        right[sample.seats] += rows.T @ (points - mean[sample.seats])
    together = _solved(sum(gram.values()), sum(right.values()), RIDGE, width)
    found = {}
    for seats in counts:
        rest = right[seats] - gram[seats] @ together
        matrix = (together + _solved(gram[seats], rest, APART, width)).reshape(moments, width)
        matrix = matrix / scale
        matrix[:, 0] += mean[seats] - matrix[:, 1:] @ middle[1:]
        matrix[:, 1] += 1.0
        own = [one for one in samples if one.seats == seats]
        rival = _rival(own)
        found[seats] = {
            "weights": matrix.tolist(),
            "rival": rival.tolist(),
            "spread": _spread(own, matrix, rival),
            "explained": _explained(own, matrix),
            "games": len(own),
        }
    return found


def _mean(samples: Sequence[Sample], seats: int) -> float:
    return float(np.mean([_to_come(one).mean() for one in samples if one.seats == seats]))


def _solved(gram: Any, right: Any, ridge: float, width: int) -> Floats:
    """Ridge regression; the constants are free."""
    against = np.full(len(right), ridge)
    against[::width] = 1e-3 * ridge
    return np.asarray(np.linalg.solve(gram + np.diag(against), right), dtype=np.float64)


def _rival(samples: Sequence[Sample]) -> Floats:
    """What one without a seat comes to, by moment: a constant, and a share of its points now."""
    moments = samples[0].moments.shape[1]
    now = np.concatenate([one.rivals[:, 0] for one in samples]).astype(np.float64)
    end = np.concatenate([one.rivals[:, 1] for one in samples]).astype(np.float64)
    if not end.any():
        return np.zeros((moments, 2))
    at = np.concatenate([one.moments for one in samples]).astype(np.float64)
    rows = np.concatenate([at[:, :, None], at[:, :, None] * now[:, None, None]], axis=2)
    rows = rows.reshape(len(now), -1)
    system = rows.T @ rows + 1e-3 * len(now) * np.eye(rows.shape[1])
    return np.asarray(np.linalg.solve(system, rows.T @ end).reshape(moments, 2))


def _expected(sample: Sample, matrix: Floats) -> Floats:
    weights = sample.moments.astype(np.float64) @ matrix
    return np.asarray(np.einsum("nsf,nf->ns", sample.figures.astype(np.float64), weights))


def _spread(samples: Sequence[Sample], matrix: Floats, rival: Floats) -> list[float]:
    """By moment, the distance in points that makes chances come out most likely."""
    found = []
    candidates = np.array([0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40])
    for moment in range(samples[0].moments.shape[1]):
        total = np.zeros(len(candidates))
        for one in samples:
            expected, ends = _expected(one, matrix), one.points.astype(np.float64)
            if one.rivals[:, 1].any():
                at = one.moments.astype(np.float64) @ rival
                other = at[:, 0] + at[:, 1] * one.rivals[:, 0]
                expected = np.concatenate([expected, other[:, None]], axis=1)
                ends = np.concatenate([ends, one.rivals[:, 1:2]], axis=1)
            best = np.argmax(ends[0])
            for number, spread in enumerate(candidates):
                shares = (expected - expected.max(axis=1, keepdims=True)) / spread
                likely = shares[:, best] - np.log(np.exp(shares).sum(axis=1))
                total[number] += float((likely * one.moments[:, moment]).sum())
        found.append(float(candidates[int(np.argmax(total))]))
    return found


def _explained(samples: Sequence[Sample], matrix: Floats) -> list[float]:
    """By moment, which share of the variance of final points is explained."""
    moments = samples[0].moments.shape[1]
    mean = np.mean([one.points.mean() for one in samples])
    rest, whole = np.zeros(moments), np.zeros(moments)
    for one in samples:
        missed = ((one.points - _expected(one, matrix)) ** 2).sum(axis=1)
        spread = ((one.points - mean) ** 2).sum(axis=1)
        rest += one.moments.T @ missed
        whole += one.moments.T @ spread
    return [round(float(share), 3) for share in 1 - rest / np.maximum(whole, 1e-9)]


def _rounded(one: Any) -> Any:
    if isinstance(one, dict):
        return {key: _rounded(part) for key, part in one.items()}
    if isinstance(one, list):
        return [_rounded(part) for part in one]
    return float(f"{one:.6g}") if isinstance(one, float) else one


def write(key: str, found: dict[int, dict[str, Any]], folder: Path) -> None:
    """Keep weights where bots look for them."""
    names = import_module(f"{game(key).package}.features").NAMES
    folder.mkdir(parents=True, exist_ok=True)
    told = {"game": key, "names": names, "seats": {str(n): found[n] for n in sorted(found)}}
    text = json.dumps(_rounded(told), indent=1)
    (folder / f"{key}.json").write_text(text + "\n", encoding="utf-8")


def train(
    key: str,
    *,
    games: int,
    generations: int,
    seed: int,
    jobs: int,
    folder: Path,
    minutes: float = 0.0,
    ray: str | None = None,
) -> None:
    """Play, learn, and play again by what was learned.

    Learned from are the games of a generation and of the one before, of all where they are few.

    So many games of each seat count a generation, or as many as the minutes allow.
    """
    seats = game(key).seats
    before: list[Sample] = []
    weights = None
    begun = time.time()
    for generation in range(generations):
        until = begun + 60 * minutes * (generation + 1) / generations if minutes else 1e18
        wanted = lessons(key, seats, games, seed + 1_000_000 * generation, weights, until)
        with workers(jobs, ray) as at_work:
            now = list(filter(None, at_work(learned_from, wanted)))
        if {one.seats for one in before + now} != set(seats):
            raise ValueError(f"{key}: too few games to learn from")
        found = fit(before + now)
        weights = folder / f"generation-{generation + 1}"
        for out in (weights, folder):
            write(key, found, out)
        before = now if len(now) >= ENOUGH else before + now
        points = {
            n: round(float(np.mean([one.points[0].mean() for one in now if one.seats == n])), 1)
            for n in {one.seats for one in now}
        }
        says = {n: (one["games"], one["explained"]) for n, one in found.items()}
        print(
            f"{key}, generation {generation + 1}: {len(now)} games, mean points {points}",
            flush=True,
        )
        print(f"  games and variance explained by moment: {says}", flush=True)


def parser(prog: str, says: str | None) -> argparse.ArgumentParser:
    """What every training can be told: `keys` of games, and the rest by name."""
    made = argparse.ArgumentParser(prog=f"python -m {prog}", description=says)
    made.add_argument("keys", nargs="+", metavar="GAME")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=1)
    made.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster; local for one here")
    made.add_argument("--minutes", type=float, default=0.0, help="at most, for each game")
    made.add_argument("--out", type=Path, default=WEIGHTS, dest="folder")
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn the weights of games."""
    asked = parser("magnate.bots.train", main.__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--generations", type=int, default=3)
    given = vars(asked.parse_args(arguments))
    for key in given.pop("keys"):
        train(key, **given)


if __name__ == "__main__":
    main()
