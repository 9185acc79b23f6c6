"""Holds lessons to the rules and to their budget of words: what is wrong, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from magnate.engine.decision import IllegalOption
from magnate.engine.game import Game
from magnate.engine.words import rule_words
from magnate.text import LANGUAGES, bundle, nth

from .course import LEARNER, Lesson, LessonError, Step, course
from .playing import Stand, stand

#: What a step may say, its task included: words, and characters where there are no words.
WORDS: Final = 25
CHARACTERS: Final = 60
#: What all lessons of a game may say, headings apart.
ALL_WORDS: Final = 900
#: Sentences before the first choice, beside its task: read in fifteen seconds.
FIRST_SENTENCES: Final = 2
#: A course: so many lessons, so many minutes each, and all of them together.
LESSONS: Final = range(4, 8)
MINUTES: Final = range(3, 6)
ALL_MINUTES: Final = 25
#: Choices that are led before one is free.
LED: Final = 2
#: What the coach may say of a kind of decision.
COACH_WORDS: Final = 40
COACH_CHARACTERS: Final = 100
#: Looks at a lesson after which somebody who chooses at random is stuck.
PATIENCE: Final = 400


def problems(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson."""
    try:
        found = [*_played(lesson), *_answered(lesson), *_shaped(lesson)]
        found += [one for language in LANGUAGES for one in _said(lesson, language)]
    except LessonError as error:
        return [str(error)]
    return [f"{lesson.game.key}, lesson {lesson.id}: {one}" for one in found]


# ── On the engine ───────────────────────────────────────────────────────────────────────────────


def _played(lesson: Lesson) -> Iterator[str]:
    """Every step can be reached, every id is offered when its turn comes, every goal is met."""
    for picked in _ways(lesson):
        for step in lesson.steps:
            yield from _stands(stand(lesson, step.id, picked))
        last = lesson.steps[-1]
        if last.expect and stand(lesson, last.id, picked, last.expect[:1]).outcome != "finished":
            yield f"does not end with {last.id}"
    for step in lesson.steps:
        if step.goal:
            yield from _goal(lesson, step)


def _ways(lesson: Lesson) -> list[dict[str, str]]:
    """Every way along the ids that lead on; of very many, the first."""
    led = [step for step in lesson.steps if step.expect]
    ways = product(*(step.expect for step in led))
    return [
        dict(zip([step.id for step in led], way, strict=True))
        for way, _ in zip(ways, range(32), strict=False)
    ]


def _stands(here: Stand) -> Iterator[str]:
    step, decision = here.step, here.position.decision
    _ = here.figures
    if step.kind == "say":
        return
    if decision is None or decision.seat != LEARNER:
        yield f"{step.id} asks nothing of the learner, but: {here.position}"
        return
    for id in step.expect:
        if id not in decision.ids():
            yield f"{step.id} expects {id}; offered are {', '.join(decision.ids())}"


def _goal(lesson: Lesson, step: Step) -> Iterator[str]:
    if len(step.solution) > step.choices:
        yield f"{step.id}: the solution is longer than the choices allowed"
    outcome = stand(lesson, step.id, {}, step.solution).outcome
    if outcome != "reached":
        yield f"{step.id}: the solution does not reach the goal, it is {outcome}"
    if stand(lesson, step.id, {}).reached:
        yield f"{step.id}: the goal is reached before anything is chosen"


def _answered(lesson: Lesson) -> Iterator[str]:
    """Every other choice has an answer, and every answer a choice."""
    for step in lesson.steps:
        if not step.expect:
            continue
        decision = stand(lesson, step.id, {}).position.decision
        if decision is None:
            continue
        others = [id for id in decision.ids() if id not in step.expect]
        possible = [*others, *decision.why_not()]
        for id in others:
            if step.answer(id) is None:
                yield f"{step.id}: nothing answers {id}"
            answer = stand(lesson, step.id, {}, [id]).answer
            if answer and (answer.yours or 0) > (answer.best or 0):
                yield f"{step.id}: {id} is better, {answer.yours} against {answer.best}"
        for pattern in step.wrong:
            if not any(fnmatchcase(id, pattern) for id in possible):
                yield f"{step.id}: {pattern} is never offered, only {', '.join(possible)}"


def _shaped(lesson: Lesson) -> Iterator[str]:
    """A first choice soon; after two led choices a free one; rules that there are."""
    kinds = [step.kind for step in lesson.steps]
    if kinds[0] == "say":
        yield "the first choice comes too late: the first step asks for one"
    led = 0
    for kind in (*(kind for kind in kinds if kind != "say"), "led"):
        led = 0 if kind == "goal" else led + 1
        if led > LED:
            yield f"after {LED} led choices one is free, with a goal"
            break
    known = bundle(lesson.game.key, "en")
    for rule in (*lesson.teaches, *(step.rule for step in lesson.steps if step.rule)):
        if not known.has_message(rule_words(rule)["key"]):
            yield f"there is no rule {rule}"
    for step in lesson.steps:
        if len(step.point) > 2:
            yield f"{step.id} points at more than two things"


def walk(lesson: Lesson, rng: Random) -> int:
    """Go through a lesson as somebody who chooses at random; how many looks it took.

    Now and then he takes everything back, goes back a step, or leaves and comes back.
    """
    picked: dict[str, str] = {}
    step, choices = lesson.steps[0], list[str]()
    for looks in range(1, PATIENCE):
        whim = rng.random() if looks < PATIENCE // 2 else 1.0
        if whim < 0.1:  # undo; or leave: the page keeps the step and what led to it, no more
            choices = []
        elif whim < 0.2:
            step, choices = lesson.steps[max(lesson.index(step.id) - 1, 0)], []
        here = stand(lesson, step.id, picked, choices)
        if here.outcome == "finished":
            return looks
        if here.outcome in ("tried", "missed"):
            learned = looks > PATIENCE // 8
            choices = [*(step.expect[:1] or step.solution)] if learned else []
        elif here.step is not step:
            picked[step.id] = choices[0]
            step, choices = here.step, []
        elif step.kind == "say" or here.outcome == "reached":
            if lesson.index(step.id) + 1 == len(lesson.steps):
                return looks
            step, choices = lesson.steps[lesson.index(step.id) + 1], []
        else:
            decision = here.position.decision
            assert decision is not None, (lesson.id, step.id)
            choices.append(rng.choice(decision.ids()))
    raise LessonError(f"{lesson.id}: a learner is stuck at {step.id}")


# ── In words ────────────────────────────────────────────────────────────────────────────────────


@cache
def _texts(folder: Path, language: str) -> tuple[FluentBundle, dict[str, str]]:
    """The texts of a game's lessons, and each as it is written."""
    source = (folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    texts = FluentBundle([language], use_isolating=False, functions={"NTH": nth})
    texts.add_resource(FluentResource(source))
    written = dict(re.findall(r"(?m)^([\w-]+) =((?:.*\n(?:[ \t]+.*\n)*))", source + "\n"))
    return texts, written


def _said(lesson: Lesson, language: str) -> Iterator[str]:
    """Every text is there, short enough, and types no figure."""
    texts, written = _texts(lesson.game.folder, language)
    for key, parts, figures in _keys(lesson):
        if not texts.has_message(key):
            yield f"{language}: no text {key}"
            continue
        said = ""
        for part in parts:
            message = texts.get_message(key)
            pattern = message.attributes.get(part) if part else message.value
            if pattern is None:
                yield f"{language}: {key} has no .{part}"
                continue
            text, errors = texts.format_pattern(pattern, figures)
            said += f" {text}"
            if errors:
                yield f"{language}: {key}: {errors[0]!r}"
        if re.search(r"\d", re.sub(r"\{[^}]*\}", "", written[key])):
            yield f"{language}: {key} types a figure; read it from the view"
        if problem := _too_long(said, language, WORDS, CHARACTERS):
            yield f"{language}: {key} {problem}"
        if key == lesson.key(lesson.steps[0]) and "do" in parts:
            yield from _first(written[key], language)


def _first(written: str, language: str) -> Iterator[str]:
    """The first choice comes within fifteen seconds and two sentences."""
    sentences = len(re.findall(r"[.!?](?=\s)|[。！？]", written.partition("\n")[0] + " "))
    if sentences > FIRST_SENTENCES:
        yield f"{language}: {sentences} sentences before the first choice"


def _keys(lesson: Lesson) -> Iterator[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """Every text of a lesson: its key, the parts that are read together, and its figures."""
    yield f"lesson-{lesson.id}", ("",), {}
    yield f"lesson-{lesson.id}", ("about",), {}
    for step in lesson.steps:
        figures: dict[str, Any] = dict(stand(lesson, step.id, {}).figures)
        yield lesson.key(step), ("title",), figures
        yield lesson.key(step), ("",) if step.kind == "say" else ("", "do"), figures
        for text in step.wrong.values():
            yield lesson.key(step, text), ("",), {**figures, "yours": 1, "best": 2}
        for text in ("done", "missed") if step.goal else ():
            yield lesson.key(step, text), ("",), figures


def _too_long(said: str, language: str, words: int, characters: int) -> str:
    if language == "ja":
        length = len(re.sub(r"\s", "", said))
        return f"has {length} characters, at most {characters}" if length > characters else ""
    length = len([word for word in said.split() if re.search(r"\w", word)])
    return f"has {length} words, at most {words}" if length > words else ""


def course_problems(game: Game[Any]) -> list[str]:
    """What is wrong with all lessons of a game together, and with its coach."""
    lessons = course(game)
    found = [*_length_problems(game)]
    for language in ("en", "ru"):
        said = 0
        texts, _ = _texts(game.folder, language)
        keys = [one for lesson in lessons.values() for one in _keys(lesson)]
        once = {(key, part): figures for key, parts, figures in keys for part in parts}
        for (key, part), figures in once.items():
            message = texts.get_message(key) if texts.has_message(key) else None
            pattern = message and (message.attributes.get(part) if part else message.value)
            if pattern and part not in ("title", "about"):
                said += len(str(texts.format_pattern(pattern, figures)[0]).split())
        if said > ALL_WORDS:
            found.append(f"{game.key}, {language}: {said} words in all, at most {ALL_WORDS}")
    return found + [f"{game.key}: {one}" for one in _coach_problems(game)]


def _length_problems(game: Game[Any]) -> Iterator[str]:
    """A course is short enough to be begun, and long enough for its game."""
    minutes = {lesson.id: lesson.minutes for lesson in course(game).values()}
    if len(minutes) not in LESSONS:
        yield f"{game.key}: {len(minutes)} lessons, not {LESSONS[0]} to {LESSONS[-1]}"
    for id, length in minutes.items():
        if length not in MINUTES:
            yield f"{game.key}: {id} takes {length} minutes, not {MINUTES[0]} to {MINUTES[-1]}"
    if sum(minutes.values()) > ALL_MINUTES:
        yield f"{game.key}: {sum(minutes.values())} minutes in all, at most {ALL_MINUTES}"


def _coach_problems(game: Game[Any]) -> Iterator[str]:
    """The coach has a word on every kind of decision."""
    for language in LANGUAGES:
        texts, _ = _texts(game.folder, language)
        for kind in kinds(game):
            key = f"coach-{kind}"
            pattern = texts.get_message(key).value if texts.has_message(key) else None
            if pattern is None:
                yield f"{language}: no text {key}"
                continue
            said = str(texts.format_pattern(pattern, {})[0])
            if problem := _too_long(said, language, COACH_WORDS, COACH_CHARACTERS):
                yield f"{language}: {key} {problem}"


def kinds(game: Game[Any]) -> list[str]:
    """The kinds of decision a game has: those it has a question for."""
    source = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"(?m)^ask-([\w-]+) =", source)


def show(lesson: Lesson) -> Iterator[str]:
    """A lesson as whoever writes it needs to see it: what every step asks, and what is offered."""
    for step in lesson.steps:
        try:
            here = stand(lesson, step.id, {})
        except (LessonError, IllegalOption) as error:
            yield f"{step.id}: {error}"
            return
        yield f"{step.id} ({step.kind}) {here.figures or ''}"
        yield f"    {here.position}"
        if step.expect:
            for id in here.position.decision.ids() if here.position.decision else ():
                tried = stand(lesson, step.id, {}, [id])
                answer = tried.answer
                compared = (
                    f" {answer.yours} against {answer.best}" if answer and step.compare else ""
                )
                yield f"    {id}: {answer.text if answer else 'leads on'}{compared}"
