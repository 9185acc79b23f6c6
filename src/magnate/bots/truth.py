"""How true the yardstick is: of positions called so, how many are won; points against the end.

`python -m magnate.bots.truth GAME` plays games of a level and asks `prospect` before every turn.
With `--keep` chances are from then on as sure of themselves as these games make most likely.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

from magnate import new_game
from magnate.cluster import workers
from magnate.engine.position import Position

from . import bot
from .value import WEIGHTS, prospect

#: Classes of chances, and parts of a game.
TENTHS, QUARTERS = 10, 4
#: How much further points must be apart to be as sure, of what was tried.
STRETCHES = [round(0.5 * 1.05**step, 2) for step in range(49)]
#: How often as many games are drawn from those there are, to see how far they may mislead.
DRAWN = 400
#: Seconds of a turn, for those who count in positions.
CLOCK = 3600.0


@dataclass(frozen=True)
class Called:
    """What was said of a seat before a turn, and what came of it."""

    when: float  # from 0, the start, to 1, the end
    chance: float
    points: float
    won: float  # a share of it, where several did
    made: int


def called(asked: tuple[str, int, str, int]) -> list[Called]:
    """All that was said in one game of a level, by what its seats could know."""
    key, seats, level, seed = asked
    position = new_game(key, seats=seats, seed=seed)
    players = [bot(level, f"{seed}:{seat}") for seat in range(seats)]
    said, mover = [], -1
    while (decision := position.decision) is not None:
        if mover != (mover := decision.seat):
            said.append(prospect(position))
        position.choose(players[mover].choose(position, mover, CLOCK))
    won, made = _won(position), position.scores()
    return [
        Called(n / len(said), one.chances[seat], one.points[seat], won[seat], made[seat])
        for n, one in enumerate(said)
        for seat in range(seats)
    ]


def _won(position: Position[Any]) -> list[float]:
    places = position.ranking()
    return [(place == 1) / places.count(1) for place in places]


def by_chance(found: Iterable[Called]) -> Iterator[tuple[int, float, float]]:
    """How many were called about so, the chance they were given, and the share that won."""
    classes: list[list[Called]] = [[] for _ in range(TENTHS)]
    for one in found:
        classes[min(TENTHS - 1, int(TENTHS * one.chance))].append(one)
    for some in filter(None, classes):
        yield len(some), fmean(one.chance for one in some), fmean(one.won for one in some)


def by_quarter(found: Iterable[Called]) -> list[float]:
    """The points expected less those made, on average, by quarter of the game."""
    parts: list[list[float]] = [[] for _ in range(QUARTERS)]
    for one in found:
        parts[int(QUARTERS * one.when)].append(one.points - one.made)
    return [fmean(part) if part else 0.0 for part in parts]


def stretch(games: Sequence[Sequence[Called]], seats: int) -> tuple[float, float, float]:
    """By which factor chances are best drawn together, and what holds it in nine of ten cases.

    A chance is a share of exp(points / spread); this is the factor of the spread that makes what
    came of these games most likely.  Positions of one game belong together, so games are drawn.
    """
    by_game = [[_likely(game, seats, factor) for factor in STRETCHES] for game in games]
    rng = random.Random(1)
    drawn = sorted(_best(rng.choices(by_game, k=len(by_game))) for _ in range(DRAWN))
    return _best(by_game), drawn[DRAWN // 20], drawn[-DRAWN // 20]


def _best(by_game: Sequence[Sequence[float]]) -> float:
    likely = [sum(column) for column in zip(*by_game, strict=True)]
    return STRETCHES[likely.index(max(likely))]


def _likely(game: Sequence[Called], seats: int, factor: float) -> float:
    """How likely the winners of a game were, as it was called before every turn."""
    found = 0.0
    for first in range(0, len(game), seats):
        called = game[first : first + seats]
        pairs = [(one.chance, one.won) for one in called]
        if seats == 1:  # against whoever has no seat
            pairs.append((1 - called[0].chance, 1 - called[0].won))
        shares = [max(chance, 1e-9) ** (1 / factor) for chance, _ in pairs]
        found += sum(
            won * log(share / sum(shares))
            for share, (_, won) in zip(shares, pairs, strict=True)
            if won
        )
    return found


def keep(key: str, seats: int, factor: float, folder: Path = WEIGHTS) -> None:
    """Have chances at tables of this size as sure as was found, beyond what is kept already."""
    file = folder / f"{key}.json"
    read = json.loads(file.read_text(encoding="utf-8"))
    one = read["seats"][str(seats)]
    one["stretch"] = round(factor * one.get("stretch", 1.0), 2)
    file.write_text(json.dumps(read, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print how true what is expected of positions turns out."""
    parser = argparse.ArgumentParser(prog="python -m magnate.bots.truth", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="how sure chances are from now on")
    given = parser.parse_args(arguments)
    games = [
        (given.game, given.seats, given.level, given.seed + number) for number in range(given.games)
    ]
    with workers(min(given.jobs, given.games)) as at_work:
        by_game = list(at_work(called, games))
    found = [one for game in by_game for one in game]
    print(f"{given.games} games, {len(found)} positions of seats")
    for number, chance, won in by_chance(found):
        print(f"called {100 * chance:3.0f} %: {100 * won:3.0f} % won, of {number}")
    factor, low, high = stretch(by_game, given.seats)
    print(f"most likely with {factor} times the spread, 90 % [{low}, {high}]")
    if given.keep:
        keep(given.game, given.seats, factor)
    quarters = ", ".join(f"{points:+.1f}" for points in by_quarter(found))
    print(f"points expected less points made, by quarter: {quarters}")


if __name__ == "__main__":
    main()
