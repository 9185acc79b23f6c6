"""Lessons over HTTP: a page says each time how far its learner has come."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from magnate.engine.decision import IllegalOption
from magnate.engine.game import Game
from magnate.engine.words import decision_json
from magnate.lessons import LEARNER, Answer, Lesson, LessonError, Stand, Step, course, stand

from .asking import failures
from .bodies import Body, Key, OptionId
from .hall import Hall
from .learned import STEPS, count, newly_met
from .tables import Refused, Seat, Standing, Table

#: Whoever sits at the table of a lesson, the learner first.
NAMES: Final = ("Ada", "Bo", "Cleo", "Dan")


class StepJson(BaseModel):
    """A step as a page needs it before it comes to it."""

    id: str
    kind: Literal["led", "goal", "say"]
    point: list[str]
    rule: str | None
    choices: int
    #: What leads on: the bubble lies over other choices rather than over these.
    leads: list[str]


class LessonJson(BaseModel):
    """A lesson of a game's course."""

    id: str
    minutes: int
    steps: list[StepJson]


class LessonBody(Body):
    """How far a learner has come: the step, what led on in those before, the choices in it."""

    step: Key
    picked: dict[Key, OptionId] = Field(default_factory=dict, max_length=STEPS)
    choices: list[OptionId] = Field(default_factory=list, max_length=STEPS)
    #: How many steps this learner has come to before, so that nobody is counted twice.
    met: int = Field(default=0, ge=0, le=STEPS + 1)


def list_lessons(game: Game[Any]) -> list[LessonJson]:
    """The course of a game."""
    return [
        LessonJson(id=one.id, minutes=one.minutes, steps=[_step_json(step) for step in one.steps])
        for one in course(game).values()
    ]


def _step_json(step: Step) -> StepJson:
    return StepJson(
        id=step.id,
        kind=step.kind,
        point=list(step.point),
        rule=step.rule,
        choices=step.choices,
        leads=[*step.expect, *step.solution[:1]],
    )


def come_to(game: Game[Any], id: str, body: LessonBody) -> Stand:
    """Where a lesson stands for this learner."""
    lesson = course(game).get(id)
    if lesson is None:
        possible = list(course(game))
        raise Refused("not-found", f"possible: {', '.join(possible)}", possible=possible)
    try:
        return stand(lesson, body.step, body.picked, body.choices)
    except IllegalOption as error:
        raise Refused("illegal", str(error)) from error
    except LessonError as error:
        raise Refused("not-found", str(error)) from error


def frames(here: Stand) -> dict[str, Any]:
    """The frames of the lesson's table, and what the lesson says to them."""
    return {"table": _table(here.lesson), "state": _state(here), "at": _at(here)}


def _table(lesson: Lesson) -> dict[str, Any]:
    """The `table` frame: the standard edition, and nobody else's seat is free."""
    seats = [Seat("human", name=name, token=name) for name in NAMES[: lesson.seats]]
    game = lesson.game
    table = Table(
        f"lesson-{lesson.id}",
        game,
        game.standard,
        lesson.variants,
        "",
        False,
        None,
        False,
        0,
        seats,
        agreed=False,
    )
    return table.message([LEARNER])


def _state(here: Stand) -> dict[str, Any]:
    """The `state` frame; nobody is asked anything where the lesson waits for no choice."""
    position = here.position
    waits = here.outcome == "asked" and here.step.kind != "say"
    message = {
        **Standing(position, version=0).message([LEARNER], range(here.lesson.seats)),
        "view": position.view(LEARNER),
        "eyes": LEARNER,
        "decision": decision_json(position) if waits else None,
        "draft": None,
        "closed": None,
    }
    entries = [
        {"n": n, "seat": entry.seat, "facts": entry.facts} for n, entry in enumerate(here.log)
    ]
    return {**message, "log": entries, "log_from": 0}


def _at(here: Stand) -> dict[str, Any]:
    return {
        "step": here.step.id,
        "outcome": here.outcome,
        "figures": here.figures,
        "left": here.left,
        "answer": here.answer and _answer(here, here.answer),
    }


def _answer(here: Stand, answer: Answer) -> dict[str, Any]:
    key = None if answer.text is None else here.lesson.key(here.step, answer.text)
    return {
        "key": key,
        "words": answer.words,
        "facts": answer.facts,
        "yours": answer.yours,
        "best": answer.best,
    }


api = APIRouter(prefix="/api", responses=failures(404, 422, 429))


def _game(request: Request, key: str) -> Game[Any]:
    games: dict[str, Game[Any]] = request.app.state.hall.games
    if key not in games:
        raise Refused("not-found", f"possible: {', '.join(games)}", possible=list(games))
    return games[key]


@api.get("/games/{key}/lessons")
async def read_course(key: str, request: Request) -> list[LessonJson]:
    """The lessons of a game, in the order a person needs them."""
    return list_lessons(_game(request, key))


@api.post("/games/{key}/lessons/{id}", responses=failures(400, 409, 413))
async def teach(key: str, id: str, body: LessonBody, request: Request) -> dict[str, Any]:
    """The table of a lesson as it stands for this learner."""
    hall: Hall = request.app.state.hall
    here = await asyncio.to_thread(come_to, _game(request, key), id, body)
    if hall.settings.count_lessons and (steps := newly_met(here, body.met)):
        await count(hall.store, here.lesson, steps)
    return await asyncio.to_thread(frames, here)
