"""Ways of playing that were tried against each other; docs/opponents.md has what came of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from magnate.bots.greedy import Line
from magnate.bots.lines import Depth, Lines
from magnate.bots.value import WEIGHTS, judge
from magnate.engine.position import Position

FOLDER = Path(os.environ.get("MAGNATE_WEIGHTS", WEIGHTS))


class Learned(Lines):
    """Greedy by the learned value; its weights may lie elsewhere, for trying new ones."""

    def _judge(self, position: Position[Any], seat: int) -> float:
        self._left -= 1
        return judge(position, seat, FOLDER)


class Lines1(Lines):
    """Lines by the outlooks of the levels, everybody moving once."""

    depth = Depth(lines=6, rounds=1)


class Lines2(Lines):
    """The same, everybody moving twice."""

    depth = Depth(lines=6, rounds=2)


class Lines4(Lines):
    """The same, everybody moving four times."""

    depth = Depth(lines=6, rounds=4)


class Alone(Lines):
    """Alone: the best of the turn, all lines with the same luck."""

    depth = Depth(paired=6)


class Alone6(Lines):
    """Alone: lines played on for six rounds and judged after each."""

    depth = Depth(lines=6, rounds=6, reply=100, halved=False, budget=100_000, paired=4)


class Alone6x4(Lines):
    """The same with four kinds of luck."""

    depth = Depth(lines=6, trials=4, rounds=6, reply=60, halved=False, budget=100_000, paired=4)


class Alone20(Lines):
    """Alone: lines played on to the end of the game, judged after each round."""

    depth = Depth(lines=8, rounds=20, reply=80, halved=False, budget=100_000, paired=4)


class Alone20End(Lines):
    """Alone: to the end of the game several times, and nothing counts but how it ends."""

    depth = Depth(lines=6, trials=2, rounds=20, reply=60, budget=100_000, paired=4, prior=0.0)

    def _outcome(self, position: Position[Any], seat: int, line: Line, luck: int | str) -> float:
        *_, end = self._rounds(position, seat, line, luck)
        return self._judge(end, seat)


class Alone20Both(Lines):
    """Alone: to the end several times, which counts as much as what was judged on the way."""

    depth = Depth(lines=6, trials=2, rounds=20, reply=60, budget=100_000, paired=4)

    def _outcome(self, position: Position[Any], seat: int, line: Line, luck: int | str) -> float:
        judged = [self._judge(end, seat) for end in self._rounds(position, seat, line, luck)]
        return (sum(judged) / len(judged) + judged[-1]) / 2
