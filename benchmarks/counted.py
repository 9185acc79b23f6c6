"""Work whose instructions `instructions.py` counts: run under valgrind, it forks for each task.

Everything is prepared before the first fork, so that a task costs what its process counted more
than the one that did nothing.  Each process writes what it did, and how often, to a file of its
own under the folder named first; the games to work with follow.  Only names that have long been
there are used, so that an older Magnate can be measured with `PYTHONPATH`.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Any

import magnate

CHANCE = -1
GAMES = 6  # played by each task that plays
POSITIONS = 60
SUCCESSORS = 8  # of each position, at most
Work = Callable[[], list[int]]


def play_out(position: Any, rng: random.Random) -> list[int]:
    """Play to the end at random; how many decisions there were, and how many were people's."""
    # Spelled out as in `bench.py`: what is counted is the rules, not the players.
    decisions = people = 0
    uniform, choose = rng.random, position.choose
    while (decision := position.decision) is not None:
        options, number = decision.options, uniform()
        if decision.weights is None:
            choose(options[int(number * len(options))])
        else:
            bounds = [*accumulate(decision.weights)]
            choose(options[bisect(bounds, number * bounds[-1])])
        decisions += 1
        people += decision.seat != CHANCE
    return [decisions, people]


def anything(decision: Any, rng: random.Random) -> Any:
    """One of the options, by their weights."""
    if decision.weights is None:
        return decision.options[int(rng.random() * len(decision.options))]
    return rng.choices(decision.options, decision.weights)[0]


def some_positions(game: Any, seats: int, rng: random.Random) -> list[Any]:
    """Positions of random games at which a person is asked."""
    positions: list[Any] = []
    while len(positions) < POSITIONS:
        position = game.start(seats)
        while position.decision and len(positions) < POSITIONS:
            if position.decision.seat != CHANCE and rng.random() < 0.1:
                positions.append(position.copy())
            position.choose(anything(position.decision, rng))
    return positions


def after_one_choice(position: Any) -> list[tuple[Any, int]]:
    """The states a search looks at from here, and for whom."""
    found = []
    for option in position.decision.options[:SUCCESSORS]:
        after = position.copy(forget=True)
        after.choose(option)
        if after.decision is not None and after.decision.seat != CHANCE:
            found.append((after.state, position.decision.seat))
    return found


def works(game: Any) -> dict[str, Work]:
    """What is done with a game, at its largest table."""
    seats, rng = max(game.seats), random.Random(5)
    for _ in range(2):  # so that the interpreter knows the code
        play_out(game.start(seats, forget=True), rng)
    positions = some_positions(game, seats, rng)
    states = [one for position in positions for one in after_one_choice(position)]
    game.evaluate(*states[0])

    def play() -> list[int]:
        rng = random.Random(3)
        played = [play_out(game.start(seats, forget=True), rng) for _ in range(GAMES)]
        return [sum(column) for column in zip(*played, strict=True)]

    def evaluate() -> list[int]:
        for state, seat in states:
            game.evaluate(state, seat)
        return [len(states)]

    def copy_state() -> list[int]:
        for position in positions:
            position.state.copy()
        return [len(positions)]

    def copy() -> list[int]:
        for position in positions:
            position.copy()
        return [len(positions)]

    return {"play": play, "evaluate": evaluate, "copy state": copy_state, "copy": copy}


def main() -> None:
    """Prepare all, then let a process of its own do each task."""
    folder, *keys = sys.argv[1:]
    tasks: dict[str, Work] = {"nothing": lambda: [1]}
    for key in keys:
        tasks |= {f"{key} {what}": work for what, work in works(magnate.games()[key]).items()}
    gc.collect()
    gc.freeze()  # else a collection falls into one task or another, and looks at everything
    for name, work in tasks.items():
        if child := os.fork():
            os.waitpid(child, 0)
            continue
        done = json.dumps([name, work()])
        Path(folder, f"{os.getpid()}.json").write_text(done, encoding="utf-8")
        os._exit(0)


if __name__ == "__main__":
    main()
