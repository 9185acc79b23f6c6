"""Bots at Carnegie."""

from __future__ import annotations

from magnate.simulate import Match, play_one


def test_greedy_beats_random() -> None:
    result, _ = play_one(Match.of("carnegie", 2, 1, 3, ["greedy", "random"]), 0)
    assert result.ranking[result.bots.index("greedy")] == 1
