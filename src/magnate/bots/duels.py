"""Better weights for an outlook, by duels: each a little changed one way against the other way.

`python -m magnate.bots.duels GAME` needs NumPy and nothing else.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt

from magnate.cluster import workers
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.play import Player, play
from magnate.engine.position import Position
from magnate.games import game

from .greedy import Greedy
from .outlooks import evaluate_by, factors_of, weights_of
from .train import parser

Floats = npt.NDArray[np.float64]

#: How much weights are changed in a duel, and how far they move with what is won (in logarithms).
STEP, PACE = 0.25, 0.4
#: Rounds before those whose weights are averaged.
SETTLED = 4
LIMIT = 6000
#: How wide one looks who plays alone, how far, and how often a reveal is dealt.
ALONE = (3, 120, 2)
#: How wide one looks, and how far, at tables of more than two.
AT_LARGE_TABLES = (3, 120)


@dataclass(frozen=True)
class Duel:
    """Two sets of factors that meet twice, each in every other seat; or each plays alone."""

    game: str
    seed: int
    one: Mapping[str, float]
    other: Mapping[str, float]
    until: float = 1e18
    seats: int = 2
    variants: tuple[str, ...] = ()


class Duellist(Greedy):
    """Greedy with other weights."""

    width, share = 4, 200

    def __init__(self, seed: str, package: str, factors: Mapping[str, float]) -> None:
        super().__init__(seed)
        self._evaluate = evaluate_by(package, factors)

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """The next choice of its line."""
        decision = position.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if not self._plan or not self._plan[0].answers(decision):
            self._until, self._left = time.monotonic() + clock, 2000
            known = position.as_seen(seat, self._rng)
            self._plan = list(self._best(known, seat, self.width, self.share).choices)
        return decision.options[self._plan.pop(0).number]

    def _judge(self, position: Position[Any], seat: int) -> float:
        self._left -= 1
        return self._evaluate(position.state, seat)


def fought(duel: Duel) -> float | None:
    """By how many points the one beats the other, on average; None if the time is up."""
    if time.time() > duel.until:
        return None
    if duel.seats == 1:
        return (_alone(duel, duel.one) - _alone(duel, duel.other)) / 2
    rules, margin = game(duel.game), 0.0
    for first in (0, 1):  # in which seats the one sits: every other one from here
        position, players = rules.start(duel.seats), dict[int, Player]()
        for seat in range(duel.seats):
            mine = duel.one if seat % 2 == first else duel.other
            player = Duellist(f"{duel.seed}:{seat}", rules.package, mine)
            if duel.seats > 2:
                player.width, player.share = AT_LARGE_TABLES
            players[seat] = _asked(player, seat)
        play(position, {CHANCE: Dealer(f"duel:{duel.seed}"), **players}, limit=LIMIT)
        scores = position.scores()
        margin += fmean(scores[first::2]) - fmean(scores[1 - first :: 2])
    return margin / 2


def _alone(duel: Duel, factors: Mapping[str, float]) -> int:
    """By how many points factors beat who plays without a seat; with the same luck for both."""
    rules = game(duel.game)
    position = rules.start(1, variants=duel.variants)
    player = Duellist(f"{duel.seed}:0", rules.package, factors)
    player.width, player.share, reveals = ALONE
    player.luck(f"{duel.seed}:0", reveals)
    play(position, {CHANCE: Dealer(f"duel:{duel.seed}"), 0: _asked(player, 0)}, limit=LIMIT)
    return position.scores()[0] - max(rules.rival_scores(position.state), default=0)


def _asked(player: Duellist, seat: int) -> Player:
    return lambda position: player.choose(position, seat, 3600.0)


def _factors(names: Sequence[str], logarithms: Floats) -> dict[str, float]:
    return dict(zip(names, np.exp(logarithms).round(5).tolist(), strict=True))


def _write(file: Path, key: str, duels: int, factors: Mapping[str, float]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"game": key, "duels": duels, "factors": factors}, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def tune(
    key: str,
    *,
    rounds: int,
    duels: int,
    seed: int,
    jobs: int,
    folder: Path,
    minutes: float = 0.0,
    onward: bool = False,
    checks: int = 32,
    ray: str | None = None,
    seats: int = 2,
    variants: tuple[str, ...] = (),
    pace: float = PACE,
    settled: int = SETTLED,
) -> None:
    """Write down factors that win: after each round the weights move towards those that won."""
    names = weights_of(game(key).package)
    rng = np.random.default_rng(seed)
    start = (factors_of(key, seats, folder) or factors_of(key, seats)) if onward else {}
    file = folder / f"{key if seats == 2 else f'{key}.{seats}'}.outlook.json"
    now = np.log(np.array([start.get(name, 1.0) for name in names], dtype=np.float64))
    sum_of, counted = np.zeros(len(names)), 0
    begun = time.time()
    until = begun + 60 * minutes if minutes else 1e18
    fight = 0
    with workers(jobs, ray) as at_work:
        for number in range(rounds):
            ways = rng.standard_normal((duels, len(names)))
            asked: Iterator[Duel] = (
                Duel(
                    key,
                    seed + fight + n,
                    _factors(names, now + STEP * way),
                    _factors(names, now - STEP * way),
                    until,
                    seats,
                    variants,
                )
                for n, way in enumerate(ways)
            )
            margins = list(at_work(fought, asked))
            fight += duels
            kept = [n for n, margin in enumerate(margins) if margin is not None]
            if len(kept) < duels // 2:
                break
            won = np.array([margins[n] for n in kept], dtype=np.float64)
            won = won / max(float(won.std()), 1e-9)
            now = now + pace * (won[:, None] * ways[kept]).mean(axis=0)
            now = np.clip(now, -1.6, 1.6)
            if number >= settled:
                sum_of, counted = sum_of + now, counted + 1
                _write(file, key, fight, _factors(names, sum_of / counted))
            shown = float(np.abs(now).mean())
            print(f"{key}, round {number + 1}: {len(kept)} duels, moved {shown:.3f}", flush=True)
            if time.time() > until:
                break
        found = sum_of / counted if counted else now
        factors = _factors(names, found)
        _write(file, key, fight, factors)
        last = (
            Duel(key, seed + 10**6 + n, factors, start, seats=seats, variants=variants)
            for n in range(checks)
        )
        final = list(at_work(fought, last))
    check = np.array([margin for margin in final if margin is not None], dtype=np.float64)
    half = 1.96 * float(check.std()) / len(check) ** 0.5
    print(f"{key}: {check.mean():+.1f} ± {half:.1f} points against before", flush=True)


def _names(said: str) -> tuple[str, ...]:
    return tuple(part for part in said.split(",") if part)


def main(arguments: Sequence[str] | None = None) -> None:
    """Better weights for the outlooks of games."""
    asked = parser("magnate.bots.duels", main.__doc__)
    asked.add_argument("--rounds", type=int, default=30)
    asked.add_argument("--duels", type=int, default=128, help="of a round")
    asked.add_argument("--checks", type=int, default=32, help="duels against what was before")
    asked.add_argument("--onward", action="store_true", help="from the factors in --out")
    asked.add_argument(
        "--seats", type=int, choices=(1, 2, 3, 4), default=2, help="of a table; 1: each alone"
    )
    asked.add_argument("--variants", type=_names, default=(), help="with commas between")
    asked.add_argument("--pace", type=float, default=PACE, help="how far the weights move")
    asked.add_argument("--settled", type=int, default=SETTLED, help="rounds before the average")
    given = vars(asked.parse_args(arguments))
    for key in given.pop("keys"):
        tune(key, **given)


if __name__ == "__main__":
    main()
