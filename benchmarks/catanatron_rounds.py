"""Plays Catanatron at random, a round at a time, for `bench.py`, in an interpreter of its own.

Each line of standard input is a number of seconds; the answer is one line of JSON.
"""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def play_one() -> tuple[int, int]:
    """Play one game of four; the number of ticks, and of those with a single playable action."""
    game = Game([RandomPlayer(color) for color in Color])
    ticks = forced = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        forced += len(game.state.playable_actions) == 1
        game.play_tick()
        ticks += 1
    return ticks, forced


def play_for(seconds: float) -> dict[str, float]:
    """Play whole games for about so many seconds of processor time."""
    games = ticks = forced = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played, single = play_one()
        games, ticks, forced = games + 1, ticks + played, forced + single
    return {"games": games, "decisions": ticks, "forced": forced, "seconds": spent}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(play_for(float(line))), flush=True)
