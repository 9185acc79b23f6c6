"""Lines of a turn tried over the same deals, as far as their seat knows what is dealt.

The best line is chosen on some deals and measured on others: what wins by luck while it is chosen
does not count for it.  How much is tried is counted in positions and deals, never in seconds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any, Final
from zlib import crc32

from magnate.bots.greedy import Line
from magnate.bots.lines import Depth, Lines, varied
from magnate.engine.decision import Decision
from magnate.engine.game import Game
from magnate.engine.position import Position

from .walk import moment
from .yardstick import Sample, is_decided, sample

#: Seconds, for those who count in positions.
FOREVER: Final = 1e9
#: Of all options, as a number of 32 bits, those that are overlooked by who plays on.
OVERLOOKED: Final = 2**32 // 4


@dataclass(frozen=True)
class Work:
    """How much is tried: so many lines on the first deals, then the best of them on others.

    Where the best two lie close to a verdict, they are tried on more.  What chance answered is
    compared with so many other answers.
    """

    lines: int
    first: int
    then: int
    more: int
    draws: int
    depth: Depth

    def scaled(self, share: float) -> Work:
        """So much of this work, and at least a little."""
        if share == 1:
            return self
        lines = max(2, round(self.lines * share))
        reply = max(5, round(self.depth.reply * min(1.0, share)))
        return Work(
            lines,
            max(1, round(self.first * share)),
            max(2, round(self.then * share)),
            round(self.more * share),
            max(2, round(self.draws * share)),
            replace(self.depth, lines=lines, reply=reply),
        )


def _work(lines: int, first: int, then: int, more: int, draws: int, depth: Depth) -> Work:
    return Work(lines, first, then, more, draws, replace(depth, lines=lines, budget=20_000))


#: By game, and for all others.
WORK: Final[Mapping[str, Work]] = {
    "sentient": _work(6, 6, 16, 48, 24, Depth(rounds=2)),
    "nippon": _work(6, 3, 6, 12, 6, Depth(rounds=1)),
    "yokohama": _work(5, 3, 8, 16, 8, Depth(rounds=1, reply=20, width=3, share=240)),
    "carnegie": _work(6, 3, 6, 12, 6, Depth(rounds=1, reply=20)),
}
USUAL: Final = _work(4, 3, 6, 12, 6, Depth(rounds=1))


def work_for(game: Game[Any], share: float = 1.0) -> Work:
    """How much is tried in a game."""
    return WORK.get(game.key, USUAL).scaled(share)


class Tries(Lines):
    """Finds the lines of a turn, and plays them on; all lines of a deal meet the same luck.

    Those who play on overlook some of their options, others in every deal: nobody knows what they
    will do, and where nothing is dealt either, all deals would come to the same.
    """

    def __init__(self, seed: int | str, depth: Depth) -> None:
        super().__init__(seed)
        self.depth = depth
        self.positions = 0
        self._luck = ""  # of the deal that is played on

    def played_on(
        self, position: Position[Any], seat: int, line: Line, luck: int | str
    ) -> Position[Any]:
        """Where a line leads in one deal."""
        self._luck = f"{self._seed}:{luck}"
        self._rng = random.Random(self._luck)
        self.think(FOREVER)
        try:
            return super().played_on(position, seat, line, self._luck)
        finally:
            self.positions += self.depth.budget - self._left
            self._luck = ""

    def _seen(self, decision: Decision[Any]) -> Iterable[tuple[int, Any]]:
        """All options of the turn itself; in what follows it, those that are not overlooked."""
        options = list(enumerate(decision.options))
        if not self._luck or len(options) == 1:
            return options
        asked = f"{self._luck}:{decision.seat}:{decision.kind}:"
        return [
            one for one in options if crc32((asked + decision.id_of(one[1])).encode()) > OVERLOOKED
        ] or options

    def gone_on(self, position: Position[Any], luck: int | str) -> Position[Any]:
        """Where a position leads in one deal, whatever is chosen next."""
        seat = position.decision.seat if position.decision else 0
        return self.played_on(position, seat, Line(0.0, position), luck)

    def found(self, position: Position[Any], seat: int) -> list[Line]:
        """The most promising lines of the turn, none of which goes beyond it."""
        self.think(FOREVER)
        lines = [_within(position, seat, one) for one in self.lines(position, seat, 99)]
        self.positions += self.depth.budget - self._left
        return list({_numbers(one): one for one in reversed(lines)}.values())[::-1]


def _within(position: Position[Any], seat: int, line: Line) -> Line:
    """A line without what lies beyond the turn it begins in."""
    after, now = position.copy(), moment(position)
    for number, choice in enumerate(line.choices):
        while (asked := after.decision) is not None and len(asked.options) == 1:
            after.choose(asked.options[0])
        if asked is None or asked.seat != seat or moment(after) != now:
            return line._replace(choices=line.choices[:number])
        after.choose(asked.options[choice.number])
    return line


def _numbers(line: Line) -> tuple[int, ...]:
    return tuple(choice.number for choice in line.choices)


@dataclass
class Tried:
    """A line, and where it led in the deals to choose by and in those to measure by."""

    line: Line
    first: list[Sample] = field(default_factory=list)
    then: list[Sample] = field(default_factory=list)

    @property
    def known(self) -> list[Sample]:
        """What it is known by."""
        return self.then or self.first


class Trial:
    """Lines of one position compared, for the seat that chooses there."""

    def __init__(
        self, position: Position[Any], seed: str, work: Work, played: Line | None = None
    ) -> None:
        decision = position.decision
        assert decision is not None
        self.seat = decision.seat
        self._position, self._work = position, work
        self._tries = Tries(seed, work.depth)
        lines = varied(self._tries.found(position, self.seat), work.lines)
        if played is not None and _numbers(played) not in map(_numbers, lines):
            lines.append(played)
        self.tried = [Tried(line) for line in lines]
        self.played = next(
            (one for one in self.tried if played and _numbers(one.line) == _numbers(played)), None
        )
        self.deals = 0
        #: Told before every deal; it may raise to end the trial.
        self.report: Callable[[], None] = lambda: None

    @property
    def positions(self) -> int:
        """How many positions were looked at."""
        return self._tries.positions

    @property
    def decided(self) -> bool:
        """Whether the game is won or lost, whatever is played here."""
        return is_decided([fmean(self._of(one, "win")) for one in self.tried if one.known])

    def choose(self, among: int) -> list[Tried]:
        """Try all on the first deals; the best of them, the best first."""
        for deal in range(self._work.first):
            for one in self.tried:
                one.first.append(self._deal(one, f"first:{deal}"))
        return self.ranked()[:among]

    def measure(self, chosen: list[Tried], deals: int) -> None:
        """Try some of them on other deals."""
        done = len(chosen[0].then)
        for deal in range(done, done + deals):
            for one in chosen:
                one.then.append(self._deal(one, f"then:{deal}"))

    def ranked(self, among: list[Tried] | None = None) -> list[Tried]:
        """The best first, by chances; by points where chances say nothing any more."""
        name = "points" if self.decided else "win"
        lines = self.tried if among is None else among
        return sorted(lines, key=lambda one: -fmean(self._of(one, name)))

    def _of(self, one: Tried, name: str) -> list[float]:
        return [getattr(found, name)[self.seat] for found in one.known]

    def _deal(self, one: Tried, luck: str) -> Sample:
        self.report()
        self.deals += 1
        end = self._tries.played_on(self._position, self.seat, one.line, luck)
        return sample(end, self.seat)
