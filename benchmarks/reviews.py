"""Whether reviews of whole games add up: `python -m benchmarks.reviews GAME --games 100`.

Games of players who choose at random are reviewed with a hundredth of the usual work.  For every
seat, expected at the start, luck, own choices, others' choices and rest must be the result.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import magnate
from magnate.cluster import workers
from magnate.engine.record import Record
from magnate.games import games
from magnate.review import Reviewing, Summary, work_for
from magnate.review.shapes import Total

#: What is added up, in the order of the page, and to how many places figures are told.
PARTS, PLACES = ("start", "luck", "own", "others", "rest"), 4


def played(key: str, seats: int, seed: int) -> Record:
    """A game of players who choose at random, to its end."""
    position, rng = magnate.new_game(key, seats=seats, seed=seed), random.Random(seed)
    while (decision := position.decision) is not None:
        position.choose(rng.choice(decision.options))
    return position.record()


def figures(total: Total) -> Any:
    """Of a seat, by part and name."""
    return total


def off(asked: tuple[str, int, int]) -> int:
    """How many sums of the review of a game are not its result; and none may be missing."""
    key, seats, seed = asked
    record, rules = played(key, seats, seed), games()[key]
    start = rules.start(seats)
    ids = [id for _, id in record.choices]
    made = Reviewing(start, ids, str(seed), work_for(rules, 0.01))
    parts = {number: made.part(number) for number in range(made.parts)}
    totals = Summary(made).analysis(parts)["totals"]
    scores = record.replay(rules).scores()
    wrong: int = sum(total["result"]["points"] != scores[total["seat"]] for total in totals)
    for total in totals:
        for name in ("win", "points"):
            added = [figures(total)[part][name] for part in PARTS]
            wrong += round(sum(added), PLACES) != figures(total)["result"][name]
    return wrong + (len(totals) != seats)


def main() -> None:
    """Review games, and say whether all sums are exact."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    asked = [(given.game, 2 + number % 3, given.seed + number) for number in range(given.games)]
    with workers(given.jobs) as at_work:
        wrong = list(at_work(off, asked))
    sums = 2 * sum(seats for _, seats, _ in asked)
    print(f"{given.game}: {given.games} games, {sums} sums, {sum(wrong)} of them not exact")


if __name__ == "__main__":
    main()
