"""What a position comes to: points expected of every seat, and chances to win, as learned.

A game's `features.py` gives figures of a seat and the moment of the game; the weights of the
figures, moment by moment, are learned from games of the bots (`magnate train`).  A game without
them is judged by its own `evaluate`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from operator import mul
from pathlib import Path
from types import ModuleType
from typing import Any

from magnate.engine.game import Game
from magnate.engine.position import Position

WEIGHTS = Path(__file__).parent / "weights"

#: Weights by moment and figure.
Matrix = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Value:
    """What was learned about a game with so many seats."""

    features: ModuleType
    weights: Matrix
    rival: Matrix  # of one who plays without a seat, by moment: a constant, and its points now
    #: By moment: how far apart points must be to be sure of winning.  As it was learned, times what
    #: games that were not learned from made of it (`magnate.bots.truth --keep`).
    spread: tuple[float, ...]

    def points(self, state: Any, rivals: tuple[int, ...] = ()) -> list[float]:
        """The points expected of every seat, then of those who play without one."""
        moment, features = self.features.moment(state), self.features.features
        weights = _at(self.weights, moment)
        found = [
            sum(map(mul, features(state, seat), weights)) for seat in range(len(state.players))
        ]
        if rivals:
            constant, now = _at(self.rival, moment)
            found += [constant + now * points for points in rivals]
        return found

    def weights_at(self, state: Any) -> tuple[float, ...]:
        """What a figure counts at the moment of a state."""
        return _at(self.weights, self.features.moment(state))

    def ahead(self, points: list[float], seat: int, state: Any) -> float:
        """How far a seat is ahead of the others together, in points."""
        (spread,) = _at(tuple((one,) for one in self.spread), self.features.moment(state))
        mine = points[seat]
        others = [one for number, one in enumerate(points) if number != seat]
        if not others:
            return mine
        most = max(others)
        return mine - most - spread * log(sum([exp((one - most) / spread) for one in others]))

    def chances(self, points: list[float], state: Any) -> list[float]:
        """The chances to win of all who play."""
        (spread,) = _at(tuple((one,) for one in self.spread), self.features.moment(state))
        most = max(points)
        shares = [exp((one - most) / spread) for one in points]
        return [share / sum(shares) for share in shares]


@lru_cache(maxsize=512)
def _at(weights: Matrix, moment: tuple[float, ...]) -> tuple[float, ...]:
    """The weights of a moment."""
    columns = zip(*weights, strict=True)
    return tuple([sum(map(mul, moment, column)) for column in columns])


def value_of(game: Game[Any], seats: int, folder: Path = WEIGHTS) -> Value | None:
    """What was learned about a game, if anything was."""
    return _learned(game.key, game.package, seats, folder)


@cache
def _learned(key: str, package: str, seats: int, folder: Path) -> Value | None:
    file = folder / f"{key}.json"
    if not file.exists() or find_spec(f"{package}.features") is None:
        return None
    features = import_module(f"{package}.features")
    read = json.loads(file.read_text(encoding="utf-8"))
    if tuple(read["names"]) != features.NAMES:
        raise ValueError(f"{file.name} was learned from other figures; train {key} again")
    one = read["seats"][str(seats)]
    return Value(
        features,
        tuple(map(tuple, one["weights"])),
        tuple(map(tuple, one["rival"])),
        tuple([spread * one.get("stretch", 1.0) for spread in one["spread"]]),
    )


@dataclass(frozen=True)
class Prospect:
    """What a position comes to, by seat: points expected at the end, and chances to win."""

    points: list[float]
    chances: list[float]


def prospect(position: Position[Any]) -> Prospect:
    """The one yardstick for positions; the end of a game is exact.

    Give it a position from `as_seen`: what it judges may be hidden from somebody.
    """
    game, state = position.game, position.state
    seats, rivals = len(state.players), tuple(game.rival_scores(state))
    if position.over:
        places = position.ranking()
        firsts = places.count(1)
        won = [1 / firsts if place == 1 else 0.0 for place in places]
        return Prospect([float(points) for points in position.scores()], won)
    value = value_of(game, seats)
    if value is None:
        points = [game.evaluate(state, seat) for seat in range(seats)]
        most = max(points)
        shares = [exp((one - most) / 10) for one in points]
        return Prospect(points, [share / sum(shares) for share in shares])
    points = value.points(state, rivals)
    return Prospect(points[:seats], value.chances(points, state)[:seats])


def judge(position: Position[Any], seat: int, folder: Path = WEIGHTS) -> float:
    """How far a seat looks ahead, in points: for bots that compare positions."""
    game, state = position.game, position.state
    value = value_of(game, len(state.players), folder)
    if value is None:
        return game.evaluate(state, seat)
    if position.over:
        return _margin(_made(position), seat)
    return value.ahead(value.points(state, tuple(game.rival_scores(state))), seat, state)


def lead(position: Position[Any], seat: int) -> float | None:
    """By how many points a seat is expected to end ahead of the best of the others, as learned.

    Chances have no part in it: however sure they are made, a bot that goes by it plays the same.
    """
    game, state = position.game, position.state
    if position.over:
        return _margin(_made(position), seat)
    value = value_of(game, len(state.players))
    if value is None:
        return None
    return _margin(value.points(state, tuple(game.rival_scores(state))), seat)


def _made(position: Position[Any]) -> list[float]:
    """The points of every seat at the end, then of those who play without one."""
    rivals = position.game.rival_scores(position.state)
    return [*map(float, position.scores()), *map(float, rivals)]


def _margin(points: Sequence[float], seat: int) -> float:
    """The points of a seat less the best of the others'."""
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - max(others, default=0.0)
