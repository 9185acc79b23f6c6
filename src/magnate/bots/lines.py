"""A bot that plays its best whole turns on, over whole rounds, and takes what goes best there."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision
from magnate.engine.position import Position

from .greedy import STEPS, Greedy, Line
from .outlooks import evaluation
from .value import lead

#: Of how many times as many lines those to be compared are taken.
CANDIDATES = 3
#: Among how many turns those who play on choose by their temper.
ALIKE = 4


@dataclass(frozen=True)
class Depth:
    """How far a bot looks, in numbers of positions and never in seconds.

    `lines` whole turns, among them as many that begin differently as there are, are compared by
    playing each on `trials` times, everybody moving `rounds` times (at tables of three and four
    fewer times, but at least once) by a smaller search of `reply` positions a step; then, where
    luck plays a part, the better half again, twice as often, and so on.  Where everybody moves
    several times a round, the rounds are those that the game counts (`counted`).  With a `temper`
    those who play on take now this, now that of what looks alike, so many points apart: else
    one small difference decides a trial, and another one the next.  The share `learned` of how a
    round looks at its end comes from the learned value (`value.py`), the rest from the outlook:
    how it looks for oneself less the share `rival` of how it looks for the best of the others.
    With a `lapse` it overlooks that share of its options.
    """

    lines: int = 1
    trials: int = 1
    rounds: int = 1
    counted: bool = False
    reply: int = 40
    temper: float = 0.0
    learned: float = 0.0
    rival: float = 0.0
    width: int = 4
    share: int = 400
    steps: int = STEPS
    lapse: float = 0.0
    prior: float = 1.0  # for how many trials the first look at a line counts
    halved: bool = True  # whether the better half is tried again
    paired: int = 0  # how often a reveal is dealt, the same luck for all lines; else twice, anew
    budget: int = 30_000


class Lines(Greedy):
    """Compares the best lines of its turn by playing them on.

    Every trial deals anew what the seat cannot know, and all lines of a trial meet the same luck
    as far as they ask the same of it.
    """

    #: By game, or by game and number of seats; and for all others.
    depths: ClassVar[Mapping[str, Depth]] = {}
    depth = Depth()

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self._seed = seed
        self._plans = 0
        self._own = -1  # the seat while it plans its own turn
        #: Told how far a thought is, from 0 to 1; it may raise to end it.
        self.report: Callable[[float], None] = lambda _done: None

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """The next choice of the line that went best."""
        decision = position.decision
        assert decision is not None, "the game is over"
        if len(decision.options) == 1:
            return decision.options[0]
        if not self._plan or not self._plan[0].answers(decision):
            self.depth = self._depth(position)
            self.think(clock)
            self._plan = list(self._best_line(position, seat).choices)
        return decision.options[self._plan.pop(0).number]

    def _depth(self, position: Position[Any]) -> Depth:
        key, seats = position.game.key, len(position.state.players)
        return self.depths.get(f"{key}:{seats}") or self.depths.get(key, self.depth)

    def lines(self, position: Position[Any], seat: int, number: int) -> list[Line]:
        """The most promising whole turns, the best first, before any is played on."""
        depth, known = self.depth, position.as_seen(seat, self._rng)
        self._own, self._steps = seat, depth.steps
        try:
            return self._lines(known, seat, depth.width, depth.share, number)
        finally:
            self._own, self._steps = -1, STEPS

    def played_on(
        self, position: Position[Any], seat: int, line: Line, luck: int | str
    ) -> Position[Any]:
        """Where a line leads when everybody goes on sensibly for some turns.

        What the seat cannot know is dealt anew; with the same luck, the same for all lines.
        """
        world = position
        for end in self.rounds(position, seat, line, luck):
            world = end
        return world

    def rounds(
        self, position: Position[Any], seat: int, line: Line, luck: int | str
    ) -> Iterator[Position[Any]]:
        """The positions after each round in which everybody goes on sensibly."""
        dealer, world = Dealer(luck), position.as_seen(seat, random.Random(luck))
        mood = random.Random(f"mood:{luck}")
        for choice in line.choices:
            while world.decision is not None and len(world.decision.options) == 1:
                world.choose(world.decision.options[0])
            assert world.decision is not None
            world.choose(world.decision.options[choice.number])
        after, ends = Ends(world, seat, counted=self.depth.counted), 0
        last = max(1, 2 * self.depth.rounds // max(2, len(world.state.players)))
        while (decision := world.decision) is not None and not self._late():
            if decision.seat == CHANCE:
                world.choose(dealer.choose(decision))
                continue
            if after.round(world, decision.seat):
                yield world
                ends += 1
                if ends == last:
                    return
            usual, self._samples = self._samples, 1
            world = self._reply(world, decision.seat, mood)
            self._samples = usual
        yield world

    def _reply(self, world: Position[Any], seat: int, mood: random.Random) -> Position[Any]:
        """Where the turn of one who plays on ends: at what looks best, or almost."""
        temper = self.depth.temper
        lines = self._lines(world, seat, 1, self.depth.reply, ALIKE if temper else 1)
        return max(lines, key=lambda line: line.worth + mood.gauss(0.0, temper)).position

    def think(self, clock: float) -> None:
        """Begin a thought: a budget of positions, and of seconds for a machine that is too slow."""
        self._until, self._left = time.monotonic() + clock, self.depth.budget
        self._plans += 1
        if self.depth.paired:
            self.luck(f"{self._seed}:{self._plans}", self.depth.paired)

    def _best_line(self, position: Position[Any], seat: int) -> Line:
        number = self.depth.lines
        if number == 1:
            return self.lines(position, seat, 1)[0]
        lines = varied(self.lines(position, seat, CANDIDATES * number), number)
        return lines[0] if len(lines) == 1 else self._tried(position, seat, lines)

    def _tried(self, position: Position[Any], seat: int, lines: list[Line]) -> Line:
        """The line that goes best when it is played on: the worse half leaves after each round."""
        totals = {number: self.depth.prior * line.worth for number, line in enumerate(lines)}
        trials, trial = self.depth.trials, 0
        done = 0
        all_trials = _trials(len(lines), trials) if self.depth.halved else trials * len(lines)
        while len(totals) > 1:
            for _ in range(trials):
                trial += 1
                found = {}
                for number in totals:
                    luck = f"{self._seed}:{self._plans}:{trial}"
                    found[number] = self._outcome(position, seat, lines[number], luck)
                    done += 1
                    self.report(done / all_trials)
                if self._late():  # not all of them were played on as far
                    return lines[max(totals, key=lambda number: (totals[number], -number))]
                for number, worth in found.items():
                    totals[number] += worth
            best = sorted(totals, key=lambda number: (-totals[number], number))
            stay = len(totals) // 2 if self.depth.halved else 1
            totals = {number: totals[number] for number in sorted(best[:stay])}
            trials *= 2
        return lines[next(iter(totals))]

    def _outcome(self, position: Position[Any], seat: int, line: Line, luck: int | str) -> float:
        """What a line came to: how it looked after each round, on average."""
        judged = [self._looks(end, seat) for end in self.rounds(position, seat, line, luck)]
        return sum(judged) / len(judged)

    def _looks(self, position: Position[Any], seat: int) -> float:
        """How the end of a round looks: a search goes by the outlook, and so finds its errors."""
        looks, share = self._judge(position, seat), self.depth.learned
        if self.depth.rival:
            others = (o for o in range(len(position.state.players)) if o != seat)
            looks -= self.depth.rival * max((self._judge(position, o) for o in others), default=0.0)
        learned = lead(position, seat) if share else None
        return looks if learned is None else looks + share * (learned - looks)

    def _judge(self, position: Position[Any], seat: int) -> float:
        self._left -= 1
        return evaluation(position.game, len(position.state.players))(position.state, seat)

    def _seen(self, decision: Decision[Any]) -> Iterable[tuple[int, Any]]:
        """All options but those it overlooks, the same all through a plan."""
        options = list(enumerate(decision.options))
        if not self.depth.lapse or decision.seat != self._own:
            return options
        noticed = [self._noticed(decision, option) for _, option in options]
        least = min(self.depth.lapse, max(noticed))  # something always comes to mind
        return [one for one, how in zip(options, noticed, strict=True) if how >= least]

    def _noticed(self, decision: Decision[Any], option: Any) -> float:
        """How easily an option comes to mind, from 0 to 1."""
        name = f"{self._seed}:{self._plans}:{decision.kind}:{decision.id_of(option)}"
        return random.Random(name).random()


class Ends:
    """Sees where rounds end while everybody plays on after somebody's turn."""

    def __init__(self, world: Position[Any], seat: int, *, counted: bool) -> None:
        self._counted = counted
        self._seats = len(world.state.players)
        self._turn = (seat, _round(world))
        self._turns = -1

    def round(self, world: Position[Any], seat: int) -> bool:
        """Whether one is over, now that this seat is to move."""
        turn = (seat, _round(world))
        before, self._turn = self._turn, turn
        if turn == before:
            return False
        if self._counted:
            return bool(turn[1] != before[1])
        self._turns += 1
        return self._turns > 0 and self._turns % self._seats == 0


def varied(lines: list[Line], number: int) -> list[Line]:
    """The best of each way to begin, then the best of the others."""
    first: dict[int, Line] = {}
    for line in lines:
        first.setdefault(line.choices[0].number if line.choices else -1, line)
    taken = {id(line) for line in first.values()}
    return [*first.values(), *[line for line in lines if id(line) not in taken]][:number]


def _trials(lines: int, trials: int) -> int:
    """How often lines are played on, all in all."""
    total = 0
    while lines > 1:
        total += lines * trials
        lines, trials = lines // 2, 2 * trials
    return max(1, total)


def _round(position: Position[Any]) -> Any:
    """Where a game counts rounds, a new one is a new turn, even alone."""
    return getattr(position.state, "round", None)
