"""How many positions lie how deep below fixed ones: a change of the rules changes the table.

`python -m tests.perft harvest` writes a game's table anew, without a name those of all games;
a change that means to says so in its message.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any

from magnate.engine.decision import CHANCE
from magnate.engine.game import Game
from magnate.engine.play import play
from magnate.engine.position import Position
from tests.registry import GAMES, folder_of

LEAVES = 600  # a level with more is not counted further
PLIES = (0, 7, 31, 83)  # how far into a random game the tree begins


def counts(game: Game[Any]) -> dict[str, list[int]]:
    """Levels of the tree below a few positions, by seats and plies."""
    return {
        f"{seats} seats, {plies} plies": levels(begin(game, seats, plies))
        for seats in game.seats
        for plies in PLIES
    }


def begin(game: Game[Any], seats: int, plies: int) -> Position[Any]:
    """A position some choices into a random game."""
    rng, position = random.Random(plies), game.start(seats)
    dealt(position)
    for _ in range(plies):
        if position.decision is None:
            break
        position.choose(rng.choice(position.decision.options))
        dealt(position)
    return position


def dealt(position: Position[Any]) -> None:
    """Chance answers in one fixed way, which no change of the dealer changes."""
    numbers = count()

    def answer(position: Position[Any]) -> Any:
        decision = position.decision
        assert decision is not None
        digest = blake2b(f"perft:{next(numbers)}".encode(), digest_size=8).digest()
        pool = [
            option
            for option, weight in zip(
                decision.options, decision.weights or [1] * len(decision.options), strict=True
            )
            for _ in range(weight)
        ]
        return pool[int.from_bytes(digest, "big") * len(pool) >> 64]

    play(position, {CHANCE: answer})


def levels(root: Position[Any]) -> list[int]:
    """How many options the positions of each level offer together."""
    row: list[int] = []
    level = [root]
    while level and len(level) < LEAVES and len(row) < 6:
        row.append(sum(len(p.decision.options) for p in level if p.decision is not None))
        below = []
        for position in level:
            for option in position.decision.options if position.decision is not None else ():
                after = position.copy()
                after.choose(option)
                dealt(after)
                below.append(after)
                if len(below) >= LEAVES:
                    return row
        level = below
    return row


def file(key: str) -> Path:
    """Where a game's table is kept."""
    return folder_of(key) / "perft.json"


def stored(key: str) -> dict[str, list[int]]:
    """The table as it was."""
    table: dict[str, list[int]] = json.loads(file(key).read_text(encoding="utf-8"))
    return table


if __name__ == "__main__":
    for key in sys.argv[1:] or GAMES:
        rows = [f"{json.dumps(name)}: {row}" for name, row in counts(GAMES[key]).items()]
        file(key).write_text("{\n  " + ",\n  ".join(rows) + "\n}\n", encoding="utf-8")
        print(f"{key}: {file(key)}")
