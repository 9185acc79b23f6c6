"""The lessons of a game: files beside its rules, read and checked for their shape."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from magnate.engine.game import Game
from magnate.engine.record import FIRST_LINE, Record, RecordError

#: The seat of whoever learns.
LEARNER: Final = 0
#: A step leads, sets a goal, or only says something.
Kind = Literal["led", "goal", "say"]
#: What a goal asks of a figure: at least so much, or `{ most = 3 }`.
Bound = int | dict[Literal["most"], int]
#: Choices as `(seat, id)`, chance's included.
Choices = tuple[tuple[int, str], ...]


class LessonError(ValueError):
    """A lesson that cannot be taught; says which step, and what would do."""


@dataclass(frozen=True)
class Step:
    """One idea, and at most one thing to do.

    A step with `expect` is led: one of these ids leads on, and any other is answered and taken
    back.  A step with a `goal` is free: any way to it counts.  A step with neither only says
    something.  `then` is played when the step is done.
    """

    id: str
    start: Choices | None = None
    point: tuple[str, ...] = ()
    rule: str | None = None
    figures: Mapping[str, str] = field(default_factory=dict)
    expect: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    through: tuple[str, ...] = ()
    compare: str | None = None
    goal: Mapping[str, Bound] = field(default_factory=dict)
    choices: int = 0
    others: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    then: Choices = ()

    @property
    def kind(self) -> Kind:
        """What kind of step it is."""
        return "led" if self.expect else "goal" if self.goal else "say"

    def answer(self, id: str) -> str | None:
        """The name of the text that answers another choice than the expected."""
        found = (text for pattern, text in self.wrong.items() if fnmatchcase(id, pattern))
        return next(found, None)


@dataclass(frozen=True)
class Lesson:
    """A lesson: where it begins, and its steps."""

    game: Game[Any]
    id: str
    seats: int
    minutes: int
    teaches: tuple[str, ...]
    steps: tuple[Step, ...]
    variants: tuple[str, ...] = ()

    def index(self, step: str) -> int:
        """The place of a step."""
        for index, one in enumerate(self.steps):
            if one.id == step:
                return index
        raise LessonError(f"{self.id} has no step {step!r}: {', '.join(s.id for s in self.steps)}")

    def key(self, step: Step, text: str = "") -> str:
        """The key of what a step says, or answers; `any-…` is said alike in all lessons."""
        if text.startswith("any-"):
            return f"lesson-{text}"
        return "-".join(["lesson", self.id, step.id, *([text] if text else [])])


def course(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game in the order a person needs them, by their ids."""
    return _course(game, game.folder / "lessons")


@cache
def _course(game: Game[Any], folder: Path) -> dict[str, Lesson]:
    """Files are named `1-points.toml`: the number is the place, the rest the id."""
    files = sorted(folder.glob("[0-9]-*.toml"))
    lessons = [_lesson(game, file) for file in files]
    return {lesson.id: lesson for lesson in lessons}


def coached(game: Game[Any]) -> bool:
    """Whether a first game has a coach: where there are lessons."""
    return bool(course(game))


def _lesson(game: Game[Any], file: Path) -> Lesson:
    try:
        head = tomllib.loads(file.read_text(encoding="utf-8"))
        seats = int(head["seats"])
        steps = [_step(head["id"], seats, one) for one in _steps(head, file)]
    except (KeyError, TypeError, tomllib.TOMLDecodeError, RecordError) as error:
        raise LessonError(f"{file.name}: {error!r}") from error
    unknown = set(head) - {"id", "seats", "minutes", "teaches", "variants", "start", "step"}
    if unknown:
        raise LessonError(f"{file.name}: no such entries: {', '.join(sorted(unknown))}")
    if len({step.id for step in steps}) != len(steps):
        raise LessonError(f"{file.name}: two steps have the same id")
    return Lesson(
        game,
        head["id"],
        seats,
        int(head["minutes"]),
        tuple(head["teaches"]),
        tuple(steps),
        tuple(head.get("variants", ())),
    )


def _steps(head: dict[str, Any], file: Path) -> list[dict[str, Any]]:
    """The steps as written; the first begins where the lesson does."""
    if file.stem.partition("-")[2] != head["id"]:
        raise LessonError(f"{file.name}: its id is {head['id']!r}; the file should be named so")
    first, *others = head["step"]
    return [{"start": head["start"], **first}, *others]


def _step(lesson: str, seats: int, given: dict[str, Any]) -> Step:
    unknown = set(given) - {*Step.__dataclass_fields__}
    if unknown:
        raise LessonError(f"{lesson}, {given['id']}: no such entries: {', '.join(sorted(unknown))}")
    lists = ("point", "expect", "through", "others", "solution")
    read: dict[str, Any] = {
        name: tuple(value) if name in lists else value for name, value in given.items()
    }
    for name in ("start", "then"):
        if name in given:
            read[name] = _choices(seats, given[name])
    step = Step(**read)
    if step.expect and step.goal:
        raise LessonError(f"{lesson}, {step.id}: either leads or sets a goal")
    if step.goal and not (step.choices and step.solution):
        raise LessonError(f"{lesson}, {step.id}: a goal needs choices and a solution")
    return step


def _choices(seats: int, body: str) -> Choices:
    """Choices written as in a record: each line led by a seat, `*` for chance."""
    lines = "\n".join(line.strip() for line in body.strip().splitlines())
    head = f"{FIRST_LINE}\ngame -\nedition - -\nseats {seats}\n\n"
    return tuple(Record.parse(head + lines).choices)
