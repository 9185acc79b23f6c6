"""What is kept of learning: how far a person has come and, if it is counted, how many did."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field
from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from magnate.lessons import Lesson, Stand, course

from . import schema
from .asking import TheHall, failures, routes
from .bodies import Body, Key, OptionId
from .database import Database
from .tables import Refused
from .visitors import Known

#: More steps than a lesson has, more lessons than a game has.
STEPS = 40
LESSONS = 20
#: Counted like a step, after the last.
END = "end"

router = routes()


Figures = Annotated[dict[Key, int], Field(max_length=STEPS)]


class LessonProgress(Body):
    """How far somebody has come in a lesson."""

    step: Key | None = None
    picked: dict[Key, OptionId] = Field(default_factory=dict, max_length=STEPS)
    #: The figures in the texts of the steps so far.
    figures: dict[Key, Figures] = Field(default_factory=dict, max_length=STEPS)
    done: bool = False


class Learned(Body):
    """How far somebody has come in a game's lessons; `waved` says that they know the game."""

    lessons: dict[Key, LessonProgress] = Field(default_factory=dict, max_length=LESSONS)
    waved: bool = False


@router.get("/me/lessons", responses=failures(401, 403))
async def what_i_learned(me: Known, hall: TheHall) -> dict[str, Learned]:
    """How far I have come in every game."""
    row = schema.learned
    query = select(row.c.game, row.c.progress).where(row.c.person == me.id)
    async with hall.store.reading() as connection:
        found = (await connection.execute(query)).all()
    return {one.game: Learned(**one.progress) for one in found}


@router.put("/me/lessons/{key}", responses=failures(400, 401, 403, 404, 413))
async def note_what_i_learned(key: str, body: Learned, me: Known, hall: TheHall) -> Learned:
    """Keep how far I have come in a game; what is done stays done."""
    if key not in hall.games:
        raise Refused("not-found", f"possible: {', '.join(hall.games)}", possible=list(hall.games))
    known = course(hall.games[key])
    said = {id: one for id, one in body.lessons.items() if id in known}
    row = schema.learned
    mine = (row.c.person == me.id) & (row.c.game == key)
    async with hall.store.writing() as connection:
        query = select(row.c.progress).where(mine).with_for_update()
        kept = (await connection.execute(query)).scalar_one_or_none()
        learned = _together(Learned(**(kept or {})), Learned(lessons=said, waved=body.waved))
        values = {"person": me.id, "game": key, "progress": learned.model_dump()}
        again = insert(row) if kept is None else update(row).where(mine)
        await connection.execute(again.values(values))
    return learned


def _together(kept: Learned, said: Learned) -> Learned:
    lessons = dict(kept.lessons)
    for id, one in said.lessons.items():
        done = one.done or (id in lessons and lessons[id].done)
        lessons[id] = one.model_copy(update={"done": done})
    return Learned(lessons=lessons, waved=said.waved)


# ── Counted ─────────────────────────────────────────────────────────────────────────────────────


def newly_met(here: Stand, met: int) -> list[str]:
    """The steps that a learner has come to for the first time, who had met so many before."""
    lesson = here.lesson
    at = lesson.index(here.step.id)
    steps = [step.id for step in lesson.steps[met : at + 1]]
    last = at + 1 == len(lesson.steps)
    over = here.outcome in ("finished", "reached") or (here.step.kind == "say" and last)
    return [*steps, END] if last and over and met <= len(lesson.steps) else steps


async def count(database: Database, lesson: Lesson, steps: list[str]) -> None:
    """Count one more who has come to these steps."""
    async with database.writing() as connection:
        for step in steps:
            await _one_more(connection, lesson.game.key, lesson.id, step)


async def _one_more(connection: AsyncConnection, game: str, lesson: str, step: str) -> None:
    row = schema.lesson_counts
    here = {"game": game, "lesson": lesson, "step": step}
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(row).values(**here, people=1)
    more = {"people": row.c.people + 1}
    await connection.execute(new.on_conflict_do_update(index_elements=list(here), set_=more))


async def counted(database: Database) -> dict[tuple[str, str], dict[str, int]]:
    """How many have come to every step, by game and lesson."""
    found: dict[tuple[str, str], dict[str, int]] = {}
    async with database.reading() as connection:
        for one in (await connection.execute(select(schema.lesson_counts))).all():
            found.setdefault((one.game, one.lesson), {})[one.step] = one.people
    return found


def told(lesson: Lesson, people: dict[str, int]) -> dict[str, Any]:
    """How many have started and finished a lesson, and how many left it at which step."""
    steps = [step.id for step in lesson.steps]
    after = [people.get(step, 0) for step in (*steps[1:], END)]
    left = {
        step: gone
        for step, then in zip(steps, after, strict=True)
        if (gone := people.get(step, 0) - then) > 0
    }
    return {"started": people.get(steps[0], 0), "finished": people.get(END, 0), "left": left}
