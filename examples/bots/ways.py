"""Ways of playing that were tried against each other; docs/opponents.md has what came of it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from magnate.bots.levels import Magnate
from magnate.bots.lines import Depth, Lines
from magnate.bots.outlooks import evaluation
from magnate.bots.value import WEIGHTS, judge
from magnate.engine.position import Position

FOLDER = Path(os.environ.get("MAGNATE_WEIGHTS", WEIGHTS))


class Learned(Lines):
    """Greedy by the learned value; its weights may lie elsewhere, for trying new ones."""

    def _judge(self, position: Position[Any], seat: int) -> float:
        self._left -= 1
        return judge(position, seat, FOLDER)


class AsAtTwo(Magnate):
    """Magnate by the weights of two seats, however many there are."""

    def _judge(self, position: Position[Any], seat: int) -> float:
        self._left -= 1
        return evaluation(position.game, 2)(position.state, seat)


class Lines1(Lines):
    """Lines by the outlooks of the levels, everybody moving once."""

    depth = Depth(lines=6, rounds=1)


class Lines2(Lines):
    """The same, everybody moving twice."""

    depth = Depth(lines=6, rounds=2)


class Lines4(Lines):
    """The same, everybody moving four times."""

    depth = Depth(lines=6, rounds=4)


class Alone6x4(Lines):
    """Alone: as Magnate played, with four kinds of luck and smaller replies."""

    depth = Depth(lines=6, trials=4, rounds=6, reply=60, halved=False, budget=100_000, paired=4)


class Before(Lines):
    """Magnate as it was before it went by what was learned, by its temper, and three times over."""

    depths: ClassVar[Mapping[str, Depth]] = {
        "sentient": Depth(lines=8, rounds=4, budget=50_000),
        "nippon": Depth(lines=6, rounds=4, reply=100, halved=False, budget=40_000),
        "yokohama": Depth(lines=6, rounds=2, reply=60, halved=False, budget=30_000),
        "carnegie": Depth(lines=6, rounds=6, counted=True, reply=60, halved=False, budget=100_000),
        "carnegie:1": Depth(lines=6, rounds=6, reply=100, halved=False, paired=4, budget=100_000),
    }


def but(**more: Any) -> type[Lines]:
    """The same, but for some settings."""
    depths = {key: replace(depth, **more) for key, depth in Before.depths.items()}
    return type("But", (Before,), {"depths": depths})


HalfLearned = but(learned=0.5)
Thrice = but(trials=3, budget=150_000)
Tempered = but(trials=2, temper=1.0, budget=80_000)
TemperedHalved = but(trials=2, temper=1.0, halved=True, budget=80_000)
TemperedHalved4 = but(trials=2, temper=1.0, halved=True, rounds=4)
TemperedLearned = but(trials=2, temper=1.0, learned=0.5, budget=80_000)
AloneLearned = but(learned=0.8, prior=0.5)
AloneLearned3 = but(learned=0.8, prior=0.5, rounds=3, reply=60)
