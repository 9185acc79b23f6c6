"""Ways of playing that were tried against each other; docs/opponents.md has what came of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

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
    """Alone: as Magnate plays, with four kinds of luck and smaller replies."""

    depth = Depth(lines=6, trials=4, rounds=6, reply=60, halved=False, budget=100_000, paired=4)
