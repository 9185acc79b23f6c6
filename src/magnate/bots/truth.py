"""How true the yardstick is: of positions called so, how many are won; points against the end.

`python -m magnate.bots.truth GAME` plays games of a level and asks `prospect` before every turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from magnate import new_game
from magnate.cluster import workers
from magnate.engine.position import Position

from . import bot
from .value import prospect

#: Classes of chances, and parts of a game.
TENTHS, QUARTERS = 10, 4
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


def main(arguments: Sequence[str] | None = None) -> None:
    """Print how true what is expected of positions turns out."""
    parser = argparse.ArgumentParser(prog="python -m magnate.bots.truth", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    games = [
        (given.game, given.seats, given.level, given.seed + number) for number in range(given.games)
    ]
    with workers(min(given.jobs, given.games)) as at_work:
        found = [one for game in at_work(called, games) for one in game]
    print(f"{given.games} games, {len(found)} positions of seats")
    for number, chance, won in by_chance(found):
        print(f"called {100 * chance:3.0f} %: {100 * won:3.0f} % won, of {number}")
    quarters = ", ".join(f"{points:+.1f}" for points in by_quarter(found))
    print(f"points expected less points made, by quarter: {quarters}")


if __name__ == "__main__":
    main()
