"""How many clicks a turn takes: choices where there is one, and a Confirm for every draft.

`python -m benchmarks.clicks` plays whole games with the greedy bot in every seat and counts what
a person at the page would have clicked for them.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from magnate.bots import bot
from magnate.engine.decision import CHANCE
from magnate.games import game
from magnate.server.tables import Seat, Standing, Table

#: Seconds for a choice.
CLOCK = 0.3


def begun(key: str, seats: int, seed: str) -> Standing:
    """A new table where everybody is a person."""
    chosen = game(key)
    people = [Seat("human") for _ in range(seats)]
    table = Table("clicks", chosen, chosen.standard, (), seed, True, None, False, 0.0, people)
    return table.begin()[0]


class Turns(Counter[tuple[Any, int]]):
    """Clicks by turn and who clicks; in Carnegie, where all act in turn, a turn is a round."""

    def __init__(self, *, by_round: bool) -> None:
        super().__init__()
        self.by_round = by_round
        self.changes, self.mover = 0, -1
        self.spared = 0  # answers that nobody had to give
        self.led: set[tuple[Any, int]] = set()

    def click(self, standing: Standing) -> None:
        """One click of whoever is to move."""
        mover, view = standing.mover, standing.position.view(None)
        assert mover is not None
        self.changes += mover != self.mover
        self.mover = mover
        turn = (view["round"] if self.by_round else self.changes, mover)
        self[turn] += 1
        if view.get("first") == mover:
            self.led.add(turn)


def clicks(key: str, seats: int, seed: str) -> Turns:
    """The clicks of every turn of one game."""
    standing = begun(key, seats, seed)
    bots = [bot("greedy", f"{seed}:{seat}") for seat in range(seats)]
    turns = Turns(by_round=key == "carnegie")
    while (mover := standing.mover) is not None:
        turns.click(standing)
        if standing.complete:
            chosen = len(standing.draft)
            standing, moves = standing.confirm(mover, standing.version, seed)
            turns.spared += sum(move.seat != CHANCE for move in moves) - chosen
            continue
        decision = standing.ahead.decision
        assert decision is not None
        id = decision.id_of(bots[mover].choose(standing.ahead, mover, CLOCK))
        standing = standing.choose(mover, standing.version, id)
    return turns


def main(games: list[str]) -> None:
    """Print the clicks a turn of each game, and in Carnegie those of a round one leads."""
    for key in games or ["sentient", "yokohama", "carnegie", "nippon"]:
        turns = clicks(key, 2, "clicks")
        now, before = turns.total() / len(turns), (turns.total() + turns.spared) / len(turns)
        print(
            f"{key}: {now:.1f} clicks a turn ({before:.1f} with single answers), {len(turns)} turns"
        )
        if key == "carnegie":
            led = sum(turns[turn] for turn in turns.led) / len(turns.led)
            print(f"{key}: {led:.1f} clicks a round that one leads")


if __name__ == "__main__":
    main(sys.argv[1:])
