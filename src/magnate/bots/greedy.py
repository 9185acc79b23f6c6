"""A bot that looks to the end of its own turn and takes what looks best there."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import Any, NamedTuple

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision
from magnate.engine.position import Position

#: How many lines are followed at a time, and for how many steps.
WIDTH = 4
STEPS = 14
#: How many positions all lines together may look at in a step before they are judged half-way.
SHARE = 400
#: How many times a reveal is tried.
SAMPLES = 2
#: How many positions are judged for a plan at most; ordinary turns need far fewer.
BUDGET = 3000


class Choice(NamedTuple):
    """The option of that number, when just this is asked."""

    decision: Decision[Any]
    number: int

    def answers(self, decision: Decision[Any]) -> bool:
        """Whether it is the same question."""
        asked = self.decision
        alike = asked.seat == decision.seat and asked.kind == decision.kind
        return alike and list(asked.options) == list(decision.options)


class Line(NamedTuple):
    """Choices one after the other, the position they lead to, and what it looks worth.

    A line that has used up its share is cut inside a procedure.  It does not answer the question
    that comes next: who follows a line has to look again there.
    """

    worth: float
    position: Position[Any]
    choices: tuple[Choice, ...] = ()


class Greedy:
    """Follows the best lines of its turn to the end, by the game's own evaluation.

    A step of a line is a procedure of the rules: all ways through it are tried, and the most
    promising positions it can end in are followed further.  A reveal is dealt a few times over.
    What this seat cannot know is dealt anew first, so that nothing hidden is seen.  The line
    that ends best is then played to its end, or to the next reveal or question it leaves open.

    How long it looks is counted in positions, so that the same seed plays the same game however
    busy the machine is; the clock is an upper bound for a machine that is far too slow.
    """

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)
        self._until = 0.0
        self._left = 0
        self._plan: list[Choice] = []
        self._samples = SAMPLES
        self._luck = ""  # where lines are to meet the same luck
        self._steps = STEPS

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """The first choice of the best line; the first of equals."""
        decision = position.decision
        assert decision is not None, "the game is over"
        if len(decision.options) == 1:
            return decision.options[0]
        if not self._plan or not self._plan[0].answers(decision):
            self._until, self._left = time.monotonic() + clock, BUDGET
            known = position.as_seen(seat, self._rng)
            self._plan = list(self._best(known, seat, WIDTH, SHARE).choices)
        return decision.options[self._plan.pop(0).number]

    def _best(self, position: Position[Any], seat: int, width: int, share: int) -> Line:
        """The best line to the end of the turn."""
        return self._lines(position, seat, width, share)[0]

    def _lines(
        self, position: Position[Any], seat: int, width: int, share: int, keep: int = 1
    ) -> list[Line]:
        """The best lines to the end of the turn, the best first."""
        ended: list[Line] = []
        going = [Line(0.0, position)]
        for _ in range(self._steps):
            ahead: list[Line] = []
            for line in going:
                for way in self._ways(line, seat, share // len(going)):
                    decision = way.position.decision
                    mine = decision is not None and decision.seat == seat
                    (ahead if mine else ended).append(way)
            going = nlargest(width, _distinct(ahead), key=_worth)
            ended = nlargest(keep, _distinct(ended) if keep > 1 else ended, key=_worth)
            if not going or self._late():
                break
        return ended or nlargest(keep, going, key=_worth)

    def _ways(self, line: Line, seat: int, share: int) -> Iterator[Line]:
        """The ways through the running procedure, as far as the share goes.

        The last way goes on with the position of the line itself: nobody needs it any more.
        """
        decision = line.position.decision
        assert decision is not None
        share //= len(decision.options)
        seen = list(self._seen(decision))
        for number, option in seen:
            last = number == seen[-1][0]
            after = line.position if last else line.position.copy()
            after.choose(option)
            choices = line.choices
            if len(decision.options) > 1:  # else nobody is asked
                choices += (Choice(decision, number),)
            running = after.decision.seat if after.decision and after.path else None
            if running == CHANCE:
                yield Line(self._by_chance(after, seat, share), after, choices)
            elif running == seat and share > 1 and not self._late():
                yield from self._ways(Line(0.0, after, choices), seat, share)
            else:
                yield Line(self._judge(after, seat), after, choices)

    def _seen(self, decision: Decision[Any]) -> Iterable[tuple[int, Any]]:
        """The options it thinks of, by number."""
        return enumerate(decision.options)

    def _by_chance(self, position: Position[Any], seat: int, share: int) -> float:
        """What the turn comes to after a reveal, on average."""
        total = 0.0
        for sample in range(self._samples):
            after, dealer = position.copy(), self._dealer(position, sample)
            while after.path and after.decision and after.decision.seat == CHANCE:
                decision = after.decision
                if dealer is not None:
                    after.choose(dealer.choose(decision))
                else:
                    after.choose(self._rng.choices(decision.options, decision.weights)[0])
            if after.decision and after.decision.seat == seat and share > 1 and not self._late():
                total += self._best(after, seat, 1, share).worth
            else:
                total += self._judge(after, seat)
        return total / self._samples

    def luck(self, luck: str, samples: int) -> None:
        """Let all lines meet the same luck from now on, so many times."""
        self._luck, self._samples = luck, samples

    def _dealer(self, position: Position[Any], sample: int) -> Dealer | None:
        """The same luck for all lines of a plan, where there is to be such; another each round."""
        if not self._luck:
            return None
        return Dealer(f"{self._luck}:{getattr(position.state, 'round', 0)}:{sample}")

    def _judge(self, position: Position[Any], seat: int) -> float:
        """What a position looks worth; it is counted."""
        self._left -= 1
        return position.game.evaluate(position.state, seat)

    def _late(self) -> bool:
        return self._left <= 0 or time.monotonic() > self._until


def _worth(line: Line) -> float:
    return line.worth


def _distinct(lines: Iterable[Line]) -> Iterator[Line]:
    """Of settled positions that look alike, the first: mostly the same in another order."""
    seen = set()
    for line in lines:
        if line.position.path:
            yield line
        elif line.worth not in seen:
            seen.add(line.worth)
            yield line
