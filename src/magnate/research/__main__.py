"""`python -m magnate.research`: the tables of a game, and the walk that holds games to them."""

from __future__ import annotations

import argparse
import sys

from magnate.games import game

from .encoding import TOLD
from .tables import page
from .walk import every_variant, walk


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m magnate.research", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    tables = commands.add_parser("tables", help="the actions and the observation of a game")
    tables.add_argument("game", choices=TOLD)
    walking = commands.add_parser("walk", help="look for actions that the catalogue lacks")
    walking.add_argument("game", nargs="*", help="only these games")
    walking.add_argument("--random", type=int, default=200, help="games of random players")
    walking.add_argument("--played", type=int, default=20, help="games of greedy")
    asked = parser.parse_args()
    if asked.command == "tables":
        print(page(asked.game), end="")
        return
    lacks = [_walked(key, asked.random, asked.played) for key in asked.game or TOLD]
    sys.exit(any(lacks))


def _walked(key: str, at_random: int, played: int) -> bool:
    """Walk through every seat count and set of variants of a game; whether something is lacking."""
    found = False
    for seats in game(key).seats:
        sets = list(every_variant(game(key), seats))
        lacks = {
            id
            for number in range(at_random + played)
            for id in walk(
                key,
                seats,
                number,
                played=number >= at_random,
                variants=sets[number % len(sets)],
            )
        }
        found = found or bool(lacks)
        said = ", ".join(sorted(lacks)) or "nothing"
        print(f"{key}, {seats} seats: {at_random} random and {played} played games; lacks {said}",
              flush=True)  # fmt: skip
    return found


if __name__ == "__main__":
    main()
