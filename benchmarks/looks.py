"""What it is worth to play the lines of a turn on, by how that is judged.

python -m benchmarks.looks GAME --games 20 --seed 400000

In games of Bankers some turns are looked at.  A few lines are played to the end of the game several
times, by the small search that Magnate plays on with, and looked at after each round.  A way to
judge takes the line that looks best in one or two of these trials; the others say how many more
points, against the best of the others, it brings in the end than the line best at first sight.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from magnate import new_game
from magnate.bots.levels import Banker, Magnate
from magnate.bots.lines import Depth, Lines, varied
from magnate.bots.outlooks import evaluation
from magnate.bots.value import lead
from magnate.cluster import workers
from magnate.engine.position import Position

#: How often a line is played to the end, and how many are.
TRIALS, LINES = 5, 5
#: Of the turns of a game, the share that is looked at.
SHARE = 0.12
#: The rounds after which a way judges, the trials, and the share of the best of the others.
WAYS = list(product((1, 2, 4, 6, 8), (1, 2), (0.0, 0.5, 1.0)))
CLOCK = 3600.0


class ToTheEnd(Lines):
    """Plays on until the game is over."""

    depth = Depth(lines=LINES, rounds=1000, reply=40, temper=1.0, budget=10**9)


@dataclass(frozen=True)
class Trial:
    """How a line looked after each round, for its seat and for the best of the others; the end."""

    looks: list[tuple[float, float]]
    margin: float


@dataclass(frozen=True)
class Tried:
    """A line: its worth at first sight, and what came of it."""

    worth: float
    trials: list[Trial]


def looked_at(asked: tuple[str, int, int]) -> list[list[Tried]]:
    """The turns of one game that were looked at, with their lines."""
    key, seats, seed = asked
    rng, position = random.Random(seed), new_game(key, seats=seats, seed=seed)
    players = [Banker(f"{seed}:{seat}") for seat in range(seats)]
    found: list[list[Tried]] = []
    mover = -1
    while (decision := position.decision) is not None:
        if mover != (mover := decision.seat) and not position.path and rng.random() < SHARE:
            found.append(tried(position, mover, f"{seed}:{len(found)}"))
        position.choose(players[mover].choose(position, mover, CLOCK))
    return [lines for lines in found if len(lines) > 1]


def tried(position: Position[Any], seat: int, luck: str) -> list[Tried]:
    """The best lines of a turn, each played to the end several times."""
    bot = ToTheEnd(luck)
    levels = Magnate.depths.get(position.game.key, Magnate.depth)
    bot.depth = replace(bot.depth, counted=levels.counted)
    bot.think(CLOCK)
    lines = varied(bot.lines(position, seat, 3 * LINES), LINES)
    others = [other for other in range(len(position.state.players)) if other != seat]
    judge = evaluation(position.game, len(position.state.players))
    found = []
    for line in lines:
        trials = []
        for trial in range(TRIALS):
            looks = []
            for end in bot.rounds(position, seat, line, f"{luck}:{trial}"):
                rival = max((judge(end.state, other) for other in others), default=0.0)
                looks.append((judge(end.state, seat), rival))
            trials.append(Trial(looks, lead(end, seat) or 0.0))
        found.append(Tried(line.worth, trials))
    return found


def gain(lines: Sequence[Tried], rounds: int, trials: int, rival: float) -> float:
    """What a way takes brings more than the line best at first sight, by the other trials."""
    first = max(lines, key=lambda line: line.worth)
    found = []
    for seen in range(TRIALS):
        numbers = [(seen + one) % TRIALS for one in range(trials)]
        best = max(lines, key=lambda line: line.worth + _looks(line, numbers, rounds, rival))
        others = [number for number in range(TRIALS) if number not in numbers]
        found += [best.trials[n].margin - first.trials[n].margin for n in others]
    return fmean(found)


def _looks(line: Tried, numbers: Sequence[int], rounds: int, rival: float) -> float:
    """How a line looked in these trials, all together."""
    looks = (line.trials[number].looks[:rounds] for number in numbers)
    return sum(fmean(own - rival * other for own, other in one) for one in looks)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what ways to judge are worth, in points a turn."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.looks", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=400_000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    games = [(given.game, given.seats, given.seed + number) for number in range(given.games)]
    with workers(min(given.jobs, given.games)) as at_work:
        turns = [lines for game in at_work(looked_at, games) for lines in game]
    print(f"{len(turns)} turns, {sum(map(len, turns))} lines, {TRIALS} trials each")
    for rounds, trials, rival in WAYS:
        gains = [gain(lines, rounds, trials, rival) for lines in turns]
        about = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
        way = f"{rounds} rounds, {trials} trials, rival {rival}"
        print(f"{way}: {fmean(gains):+.2f} ± {about:.2f} points")


if __name__ == "__main__":
    main()
