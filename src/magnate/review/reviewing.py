"""A review: every turn of a finished game judged, luck apart from choices, and what it adds up to.

A review is made in parts that depend on nothing but the game and a seed, so that they can be made
anywhere, in any order, and kept: one part for every turn, and some for what chance answered.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypedDict

from magnate.bots.greedy import Choice
from magnate.bots.value import Prospect, prospect
from magnate.engine.decision import CHANCE, IllegalOption
from magnate.engine.game import everything_is_public
from magnate.engine.position import Position
from magnate.engine.words import Words, fact_json

from .shapes import Estimate, ReviewDraw, ReviewLine, Verdict
from .telling import told
from .trying import Trial, Tries, Work, work_for
from .walk import Draw, Stretch, Turn, Walk
from .yardstick import (
    PLACES,
    Scale,
    by_source,
    differences,
    estimate,
    scale_of,
    total,
)

#: Changes with the way of reviewing.
EDITION: Final = 1
#: Draws in one part.
DRAWS: Final = 4

Report = Callable[[float], None]


class JudgedTurn(TypedDict):
    """What a part finds out about a turn: its loss for its seat, and what it brought every seat."""

    n: int
    at: int
    verdict: Verdict
    decided: bool
    loss: Estimate | None
    brought: list[Estimate]
    played: ReviewLine
    better: ReviewLine | None
    lines: list[ReviewLine]
    sources: dict[str, float]
    deals: int
    positions: int


class Part(TypedDict):
    """What a part found out: a turn, or some draws."""

    turn: JudgedTurn | None
    draws: list[ReviewDraw]
    luck: list[list[Estimate]]


def opened(position: Position[Any]) -> Position[Any]:
    """The same position, in a game that is played with open cards."""
    game = replace(position.game, resample=everything_is_public)
    return Position(game, position.start.copy(), position.path)


class Reviewing:
    """The review of a game in the making."""

    def __init__(
        self, start: Position[Any], ids: Sequence[str], seed: str, work: Work | None = None
    ) -> None:
        self.walk = Walk(start, ids)
        self.game = start.game
        self.seed = seed
        self.work = work or work_for(start.game)
        self.scale: Scale = scale_of(self.walk.start)
        self.seats = range(len(start.state.players))

    @property
    def parts(self) -> int:
        """How many parts there are: the turns in order, then the draws."""
        return len(self.walk.turns) + -(-len(self.walk.draws) // DRAWS)

    def part(self, number: int, report: Report = lambda _done: None) -> Part:
        """Find out about one part; `report` may raise to end it."""
        turns = len(self.walk.turns)
        if number < turns:
            return {"turn": self._turn(self.walk.turns[number], report), "draws": [], "luck": []}
        since = DRAWS * (number - turns)
        draws = self.walk.draws[since : since + DRAWS]
        found = [self._draw(draw, report) for draw in draws]
        return {
            "turn": None,
            "draws": [one for one, _ in found],
            "luck": [luck for _, luck in found],
        }

    # ── Choices ─────────────────────────────────────────────────────────────────────────────

    def _turn(self, turn: Turn, report: Report) -> JudgedTurn:
        stretches = [one for one in turn.stretches if one.choices]
        if not stretches:
            return self._forced(turn)
        judged = [self._stretch(one, report) for one in stretches]
        dearest = max(judged, key=_lost)
        loss = total([one["loss"] for one in judged if one["loss"] is not None])
        decided = all(one["decided"] for one in judged)
        verdict = self.scale.verdict(loss, decided=decided)
        if verdict == "fine" and any(one["verdict"] == "find" for one in judged):
            verdict = "find"
            dearest = next(one for one in judged if one["verdict"] == "find")
        return {
            **dearest,
            "n": turn.n,
            "verdict": verdict,
            "decided": decided,
            "loss": loss,
            "brought": [total([one["brought"][seat] for one in judged]) for seat in self.seats],
            "sources": _added([one["sources"] for one in judged]),
            "positions": sum(one["positions"] for one in judged),
        }

    def _forced(self, turn: Turn) -> JudgedTurn:
        """A turn in which there was nothing to choose."""
        nothing = estimate([0.0], [0.0])
        line: ReviewLine = {"steps": [], "value": nothing, "against": None, "sources": {}}
        return {
            "n": turn.n,
            "at": turn.first,
            "verdict": "forced",
            "decided": False,
            "loss": None,
            "brought": [nothing for _ in self.seats],
            "played": line,
            "better": None,
            "lines": [],
            "sources": {},
            "deals": 0,
            "positions": 0,
        }

    def _stretch(self, stretch: Stretch, report: Report) -> JudgedTurn:
        """Compare what was chosen with the best line found."""
        position, work = stretch.before, self.work
        trial = Trial(position, f"{self.seed}:{stretch.first}", work, stretch.line)
        trial.report = lambda: report(0.0)
        played = trial.played
        assert played is not None
        ranked = trial.choose(len(trial.tried))
        best = ranked[0]
        pair = [best, played] if best is not played else ranked[:2]
        trial.measure(pair, work.then)
        if self._matters(trial, pair):
            trial.measure(pair, work.more)
        seat, decided, found_better = trial.seat, trial.decided, best is not played
        loss = differences(best.then, played.then, seat)
        verdict = self.scale.verdict(loss, decided=decided)
        hard = played is not trial.tried[0]  # which the search thinks of first
        if not found_better and hard and not decided:
            over = differences(played.then, pair[1].then, seat)
            if over["win"] - over["win90"] > self.scale.close:
                verdict = "find"
        return {
            "n": 0,
            "at": stretch.first,
            "verdict": verdict,
            "decided": decided,
            "loss": loss,
            "brought": [differences(played.then, best.then, one) for one in self.seats],
            "played": told(position, seat, played, best),
            "better": told(position, seat, best, best) if found_better else None,
            "lines": [_bare(told(position, seat, one, best)) for one in ranked],
            "sources": by_source(played.then, best.then, seat),
            "deals": len(played.then),
            "positions": trial.positions,
        }

    def _matters(self, trial: Trial, pair: Sequence[Any]) -> bool:
        """Whether two lines are so far apart that more deals may carry a verdict."""
        if len(pair) < 2:
            return False
        apart = differences(pair[0].then, pair[1].then, trial.seat)
        if trial.decided:
            return apart["points"] + apart["points90"] > self.scale.least(decided=True)
        return apart["win"] > self.scale.close / 2

    def attempt(
        self, n: int, at: int, ids: Sequence[str], report: Report = lambda _done: None
    ) -> dict[str, Any]:
        """What other choices in a turn come to, from a move on, less the best line."""
        judged = self._stretch(self.other(n, at, ids), report)
        loss = judged["loss"]
        assert loss is not None
        decided = judged["decided"]
        lost, close = loss["points" if decided else "win"], self.scale.least(decided=decided)
        return {
            "difference": {**loss, "win": -loss["win"], "points": -loss["points"]},
            "accepted": lost < close,
            "decided": decided,
            "close": round(close, PLACES),
            "line": judged["played"],
        }

    def other(self, n: int, at: int, ids: Sequence[str]) -> Stretch:
        """Other choices in a turn, from a move on; `IllegalOption` if one is not offered."""
        stretches = self.walk.turns[n - 1].stretches
        stretch = next((one for one in stretches if one.first == at), stretches[0])
        other = Stretch(stretch.first, stretch.before)
        position, left = stretch.before.copy(), list(ids)
        seat = position.decision.seat if position.decision else 0
        while left and (decision := position.decision) is not None and decision.seat == seat:
            if len(decision.options) == 1:
                position.choose(decision.options[0])
                continue
            id = left.pop(0)
            option = decision.option(id)
            other.ids.append(id)
            other.choices.append(Choice(decision, decision.ids().index(id)))
            position.choose(option)
        if left or not other.choices:
            raise IllegalOption("these are not choices of one turn, up to its next reveal")
        return other

    # ── Luck ────────────────────────────────────────────────────────────────────────────────

    def _draw(self, draw: Draw, report: Report) -> tuple[ReviewDraw, list[Estimate]]:
        """What chance brought everybody, against all that it could have answered."""
        tries = Tries(f"{self.seed}:{draw.move}", self.work.depth)
        drawn = _answered(draw, draw.ids)
        pairs: list[tuple[Prospect, Prospect]] = []
        for number in range(self.work.draws):
            report(0.0)
            other = _dealt_anew(draw, random.Random(f"{self.seed}:{draw.move}:{number}"))
            ends = [prospect(tries.gone_on(one, number)) for one in (drawn, other)]
            pairs.append((ends[0], ends[1]))
        luck = [
            estimate(
                [one.chances[seat] - other.chances[seat] for one, other in pairs],
                [one.points[seat] - other.points[seat] for one, other in pairs],
            )
            for seat in self.seats
        ]
        told: ReviewDraw = {
            "move": draw.move,
            "turn": draw.turn,
            "kind": draw.kind,
            "options": draw.ids,
            "facts": _facts(draw),
            "luck": [{"win": one["win"], "points": one["points"]} for one in luck],
        }
        return told, luck


def _lost(one: JudgedTurn) -> tuple[float, float]:
    return (one["loss"]["win"], one["loss"]["points"]) if one["loss"] else (0.0, 0.0)


def _bare(line: ReviewLine) -> ReviewLine:
    """A line without what it changes on the table."""
    return {**line, "steps": [{**step, "changes": None} for step in line["steps"]]}


def _answered(draw: Draw, ids: Sequence[str]) -> Position[Any]:
    after = draw.before.copy()
    for id in ids:
        after.choose_id(id)
    return after


def _dealt_anew(draw: Draw, rng: random.Random) -> Position[Any]:
    """What chance could have answered as well."""
    after = draw.before.copy()
    while (decision := after.decision) is not None and decision.seat == CHANCE:
        after.choose(rng.choices(decision.options, decision.weights)[0])
    return after


def _facts(draw: Draw) -> list[Words]:
    """What the log told of a draw."""
    position = draw.before.copy(tell=True)
    facts: list[Words] = []
    for id in draw.ids:
        position.choose_id(id)
        facts += [fact_json(position, fact) for fact in position.facts]
    return facts


def _added(sources: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Points by source, added up."""
    found: dict[str, float] = {}
    for one in sources:
        for name, points in one.items():
            found[name] = round(found.get(name, 0.0) + points, PLACES)
    return {name: points for name, points in found.items() if points}
