"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

from magnate.engine.game import NotPossible
from magnate.engine.position import Position

Reward = Literal["win", "place", "margin"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
#: More points than two seats are ever apart.
WIDEST: Final = 1000.0


def rewards(position: Position[Any], how: Reward) -> list[float]:
    """The reward of every seat; they add up to nothing, except alone against an automa.

    `win`: 1 for the first place, shared by those who share it, and the others lose as much in
    equal parts.  `place`: from 1 for the first to -1 for the last, evenly.  `margin`: points
    beyond the mean of the others.
    """
    if how == "margin":
        return _margins(position.scores(), position.game.rival_scores(position.state))
    ranking = position.ranking()
    if len(ranking) == 1:
        return [1.0 if ranking == [1] else -1.0]
    return _wins(ranking) if how == "win" else _places(ranking)


def checked(how: str) -> Reward:
    """A way of rewarding that there is."""
    for one in REWARDS:
        if one == how:
            return one
    raise NotPossible(f"no reward {how!r}; possible: {', '.join(REWARDS)}")


def _wins(ranking: Sequence[int]) -> list[float]:
    """The first win what the others lose.

    >>> _wins([2, 1, 2]), _wins([1, 1])
    ([-0.5, 1.0, -0.5], [0.0, 0.0])
    """
    seats, first = len(ranking), ranking.count(1)
    win, loss = seats / first - 1, -1.0
    return [(win if place == 1 else loss) / (seats - 1) for place in ranking]


def _places(ranking: Sequence[int]) -> list[float]:
    """From 1 to -1; those who share a place share its worth.

    >>> _places([2, 1, 3]), _places([1, 2, 2])
    ([0.0, 1.0, -1.0], [1.0, -0.5, -0.5])
    """
    last = len(ranking) - 1
    middles = [place - 1 + (ranking.count(place) - 1) / 2 for place in ranking]
    return [1 - 2 * middle / last for middle in middles]


def _margins(scores: Sequence[int], rivals: Sequence[int]) -> list[float]:
    """Points beyond the mean of the others, an automa among them.

    >>> _margins([40, 30, 20], []), _margins([40], [50])
    ([15.0, 0.0, -15.0], [-10.0])
    """
    everybody = sum(scores) + sum(rivals)
    others = len(scores) + len(rivals) - 1
    return [points - (everybody - points) / others for points in scores]
