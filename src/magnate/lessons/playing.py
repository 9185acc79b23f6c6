"""A lesson being taught: where it stands after what the learner has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, IllegalOption
from magnate.engine.position import Position
from magnate.engine.words import Words, fact_json, option_words

from .course import LEARNER, Bound, Choices, Lesson, LessonError, Step

#: `asked`: the step waits.  `tried`: another choice was played on a copy.  `reached`, `missed`: the
#: goal.  `finished`: the last step is done.
Outcome = Literal["asked", "tried", "reached", "missed", "finished"]
#: More choices than anybody makes in a turn.
LONG = 60


@dataclass(frozen=True)
class Answer:
    """What another choice came to: its name, what it told, and the figure it is judged by."""

    text: str | None
    words: Words
    facts: list[Words]
    yours: int | None = None
    best: int | None = None


@dataclass
class Entry:
    """What one seat did in one go, and what chance answered."""

    seat: int | None
    facts: list[Words]


@dataclass
class Stand:
    """Where a lesson stands: the position, what happened so far, and what is said."""

    lesson: Lesson
    step: Step
    position: Position[Any]
    log: list[Entry] = field(default_factory=list)
    outcome: Outcome = "asked"
    answer: Answer | None = None
    left: int | None = None

    def figure(self, path: str) -> int:
        """A figure out of the learner's view: `players.0.score`."""
        return figure(self.position.view(LEARNER), path)

    @property
    def figures(self) -> dict[str, int]:
        """The figures in the texts of the step."""
        figures = {name: self.figure(path) for name, path in self.step.figures.items()}
        for bound in self.step.goal.values():
            figures["goal"] = bound if isinstance(bound, int) else bound["most"]
        return figures

    @property
    def reached(self) -> bool:
        """Whether the goal of the step is met."""
        return all(self._within(path, bound) for path, bound in self.step.goal.items())

    def _within(self, path: str, bound: Bound) -> bool:
        try:
            there = self.figure(path)
        except LookupError:  # as the first at an investor where nobody is
            return False
        return there >= bound if isinstance(bound, int) else there <= bound["most"]

    def play(self, seat: int, id: str) -> None:
        """One choice, as it is written in the lesson."""
        decision = self.position.decision
        legal = "nothing" if decision is None else ", ".join(decision.ids())
        where = f"{self.lesson.game.key}, lesson {self.lesson.id}, step {self.step.id}"
        if decision is None or decision.seat != seat:
            asked = "nobody" if decision is None else f"seat {decision.seat}"
            raise LessonError(f"{where}: {id} is not seat {seat}'s; {asked} is asked: {legal}")
        try:
            self.position.choose_id(id)
        except IllegalOption as error:
            raise LessonError(f"{where}: {error}") from error
        self._note(seat)

    def play_all(self, choices: Choices) -> None:
        """Choices of others, and of chance."""
        for seat, id in choices:
            self.play(seat, id)

    def follow(self, patterns: Sequence[str], seats: Sequence[int], dealer: Dealer) -> None:
        """Let these seats answer with the first option a pattern names, chance by a dealer."""
        for _ in range(LONG):
            decision = self.position.decision
            if decision is None or decision.seat not in (*seats, CHANCE):
                return
            if decision.seat == CHANCE:
                self.play(CHANCE, decision.id_of(dealer.choose(decision)))
                continue
            id = next(
                (id for one in patterns for id in decision.ids() if fnmatchcase(id, one)), None
            )
            if id is None:
                return
            self.play(decision.seat, id)

    def on_a_copy(self) -> Stand:
        """The same, played on without any trace."""
        return Stand(self.lesson, self.step, self.position.copy(tell=True))

    def _note(self, seat: int) -> None:
        facts = [fact_json(self.position, fact) for fact in self.position.facts]
        by = None if seat == CHANCE else seat
        if not self.log or (by is not None and self.log[-1].seat != by):
            self.log.append(Entry(by, []))
        self.log[-1].facts += facts


def figure(view: Any, path: str) -> int:
    """The number at a path into plain data: names and places, with dots between."""
    found = view
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return len(found) if isinstance(found, list | dict) else int(found)


def stand(
    lesson: Lesson, step: str, picked: Mapping[str, str], choices: Sequence[str] = ()
) -> Stand:
    """Where a lesson stands at a step, after these choices in it.

    `picked` says which of several ids led on in earlier steps; where it does not say, or says
    what no longer leads on, the first of them did.  After a goal the solution has led to it.
    """
    at = lesson.index(step)
    scene = max(i for i in range(at + 1) if lesson.steps[i].start is not None)
    start = lesson.game.start(lesson.seats, variants=lesson.variants, tell=True)
    here = Stand(lesson, lesson.steps[scene], start)
    here.play_all(lesson.steps[scene].start or ())
    for one in lesson.steps[scene:at]:
        here.step = one
        chosen = picked.get(one.id, "")
        _pass(here, chosen if chosen in one.expect else next(iter(one.expect), None))
    here.step = lesson.steps[at]
    if here.step.goal:
        return _try_for_goal(here, choices)
    if not choices:
        return here
    return _choose(here, choices[0])


def _pass(here: Stand, id: str | None) -> None:
    """Do what a step asks for, and what comes after it."""
    if here.step.goal:
        _try_for_goal(here, here.step.solution)
        here.outcome, here.left = "asked", None
    elif id is not None:
        here.play(LEARNER, id)
    here.play_all(here.step.then)


def _choose(here: Stand, id: str) -> Stand:
    """A choice in a led step: it leads on, or is tried on a copy."""
    step, decision = here.step, here.position.decision
    if decision is None or id not in decision.ids():
        raise IllegalOption(f"{id!r} is not offered at {step.id}")
    if id not in step.expect:
        return _tried(here, id)
    _pass(here, id)
    after = here.lesson.index(step.id) + 1
    if after == len(here.lesson.steps):
        here.outcome = "finished"
        return here
    if here.lesson.steps[after].start is not None:
        return stand(here.lesson, here.lesson.steps[after].id, {})
    here.step = here.lesson.steps[after]
    return here


def _tried(here: Stand, id: str) -> Stand:
    """Another choice, played on a copy to its result, beside the best of the expected."""
    step, position = here.step, here.position
    decision = position.decision
    assert decision is not None
    words = option_words(position.game, position.state, decision, decision.option(id))
    tried = _played(here, id)
    path = step.compare
    best = max(_played(here, one).figure(path) for one in step.expect) if path else None
    tried.outcome = "tried"
    tried.answer = Answer(
        step.answer(id),
        words,
        [fact for entry in tried.log for fact in entry.facts],
        tried.figure(path) if path else None,
        best,
    )
    tried.log = here.log
    return tried


def _played(here: Stand, id: str) -> Stand:
    copy = here.on_a_copy()
    copy.play(LEARNER, id)
    if here.step.through:
        copy.follow(here.step.through, (LEARNER,), _dealer(here))
    return copy


def _try_for_goal(here: Stand, choices: Sequence[str]) -> Stand:
    """The learner's own way to the goal, judged whenever others are asked."""
    step, dealer = here.step, _dealer(here)
    others = [seat for seat in range(here.lesson.seats) if seat != LEARNER]
    for used, id in enumerate(choices, 1):
        decision = here.position.decision
        if decision is None or decision.seat != LEARNER or id not in decision.ids():
            raise IllegalOption(f"{id!r} is not offered at {step.id}")
        here.play(LEARNER, id)
        here.follow((), (), dealer)
        after = here.position.decision
        pauses = after is None or after.seat != LEARNER or used >= step.choices
        if pauses and here.reached:
            here.outcome = "reached"
            return here
        if after is None or used >= step.choices:
            here.outcome = "missed"
            return here
        here.follow(step.others, others, dealer)
        if (decision := here.position.decision) is None or decision.seat != LEARNER:
            here.outcome = "missed"
            return here
    here.left = step.choices - len(choices)
    return here


def _dealer(here: Stand) -> Dealer:
    """Chance, the same for everybody who comes to this step."""
    return Dealer(f"{here.lesson.game.key}/{here.lesson.id}/{here.step.id}")
