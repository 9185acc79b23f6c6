from __future__ import annotations

import pytest

from benchmarks.looks import LINES, TRIALS, Trial, Tried, gain, looked_at


def line(worth: float, own: list[float], rival: float, margin: float) -> Tried:
    """A line that always looks like that after its rounds, and ends there."""
    return Tried(worth, [Trial([(one, rival) for one in own], margin)] * TRIALS)


FIRST = line(5.0, [4.0, 0.0], 2.0, margin=1.0)


@pytest.mark.parametrize(
    ("other", "way", "brings"),
    [
        (line(4.0, [4.5, 9.0], 2.0, margin=7.0), (1, 1, 0.0), 0.0),  # at first sight one better
        (line(4.0, [4.5, 9.0], 2.0, margin=7.0), (2, 1, 0.0), 6.0),
        (line(4.0, [4.5, 4.5], 2.0, margin=-2.0), (1, 2, 0.0), 0.0),
        (line(4.0, [4.7, 4.7], 2.0, margin=-2.0), (1, 2, 0.0), -3.0),  # twice counts twice
        (line(4.0, [4.0, 4.0], 0.0, margin=3.0), (1, 1, 0.0), 0.0),
        (line(4.0, [4.0, 4.0], 0.0, margin=3.0), (1, 1, 1.0), 2.0),
    ],
)
def test_a_way_is_worth_what_it_takes_brings_more(
    other: Tried, way: tuple[int, int, float], brings: float
) -> None:
    assert gain([FIRST, other], *way) == brings


def test_turns_of_a_game_are_looked_at() -> None:
    turns = looked_at(("sentient", 2, 1))
    assert turns
    for lines in turns:
        assert 1 < len(lines) <= LINES
        assert all(len(one.trials) == TRIALS and one.trials[0].looks for one in lines)
    assert len({trial.margin for lines in turns for one in lines for trial in one.trials}) > 1
