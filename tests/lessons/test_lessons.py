"""Every lesson is held to the engine: a rule or a text that moves breaks a test, not a learner."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from magnate.engine.decision import IllegalOption
from magnate.engine.game import Game
from magnate.engine.words import rule_words
from magnate.games import GAMES, game
from magnate.lessons import Lesson, LessonError, Step, course, stand
from magnate.lessons.checking import course_problems, kinds, problems, walk
from magnate.lessons.course import _lesson
from magnate.lessons.measuring import groups, measure, measured
from magnate.text import bundle

LESSONS = [lesson for game in GAMES.values() for lesson in course(game).values()]
TAUGHT = [game for game in GAMES.values() if course(game)]
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game.key}-{lesson.id}" for lesson in LESSONS]
)
POINTS = course(game("sentient"))["points"]


@every_lesson
def test_a_lesson_plays_answers_every_choice_and_keeps_to_its_words(lesson: Lesson) -> None:
    assert problems(lesson) == []


@every_lesson
def test_nobody_gets_stuck_who_chooses_at_random(lesson: Lesson) -> None:
    for seed in range(3):
        walk(lesson, Random(seed))


@pytest.mark.parametrize("game", TAUGHT, ids=[game.key for game in TAUGHT])
def test_a_course_is_short_and_its_coach_knows_every_kind_of_decision(game: Game[Any]) -> None:
    assert course_problems(game) == []


def test_the_kinds_of_decision_are_those_that_are_asked() -> None:
    assert kinds(game("sentient")) == ["turn", "assistants", "slot", "block"]


def test_the_right_choice_leads_on_with_what_others_do() -> None:
    here = stand(POINTS, "plug", {}, ["slot:1"])
    assert (here.step.id, here.outcome) == ("pays", "asked")
    assert here.position.state.players[0].slots[1] == "SER-08"
    assert here.position.decision is not None
    assert here.position.decision.seat == 1


def test_another_choice_is_played_on_a_copy_and_compared() -> None:
    here = stand(POINTS, "plug", {}, ["slot:2"])
    assert (here.step.id, here.outcome) == ("plug", "tried")
    assert here.position.state.players[0].slots[2] == "SER-08"
    assert here.answer is not None
    assert (here.answer.text, here.answer.yours, here.answer.best) == ("less", 2, 5)
    assert [fact["key"] for fact in here.answer.facts] == ["fact-plug", "fact-calibrate"]


def test_a_goal_is_reached_in_any_way_and_missed_in_the_others() -> None:
    assert stand(POINTS, "alone", {}, ["slot:0"]).left == 1
    assert stand(POINTS, "alone", {}, ["slot:2", "block:none"]).outcome == "reached"
    assert stand(POINTS, "alone", {}, ["slot:0", "block:left"]).outcome == "reached"
    assert stand(POINTS, "alone", {}, ["slot:3", "block:none"]).outcome == "missed"


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalOption, match="'pass' is not offered at plug"):
        stand(POINTS, "plug", {}, ["pass"])
    with pytest.raises(LessonError, match="no step 'plugs'"):
        stand(POINTS, "plugs", {})


def changed(step: str, **fields: Any) -> Lesson:
    """The lesson with one step changed."""
    steps = [replace(one, **fields) if one.id == step else one for one in POINTS.steps]
    return replace(POINTS, steps=tuple(steps))


@pytest.mark.parametrize(
    ("step", "fields", "problem"),
    [
        ("plug", {"expect": ("slot:4",)}, "'slot:4' is not offered"),
        ("plug", {"wrong": {}}, "nothing answers slot:0"),
        ("plug", {"wrong": {"slot:*": "less", "pass": "less"}}, "pass is never offered"),
        ("plug", {"wrong": {"slot:*": "lesser"}}, "no text lesson-points-plug-lesser"),
        ("plug", {"then": ((1, "pass"),)}, "pass is not seat 1's; seat 0 is asked"),
        ("pays", {"then": ((1, "procure:7"),)}, "'procure:7' is not offered"),
        ("alone", {"solution": ("slot:3", "block:none")}, "does not reach the goal"),
        ("alone", {"goal": {"players.0.now": 5}}, "before anything is chosen"),
        ("alone", {"goal": {}, "expect": ("slot:2",)}, "one is free, with a goal"),
        ("take", {"rule": "SEN-99"}, "there is no rule SEN-99"),
    ],
)
def test_a_lesson_that_went_wrong_is_found(step: str, fields: dict[str, Any], problem: str) -> None:
    assert problem in "\n".join(problems(changed(step, **fields)))


def test_nothing_that_is_taken_back_would_have_been_better() -> None:
    first = replace(POINTS.steps[0], expect=("slot:0",))
    found = problems(replace(POINTS, steps=(first,)))
    assert any("slot:1 is better, 5 against" in one for one in found), found


def test_the_first_step_asks_for_a_choice() -> None:
    first = Step("said", start=POINTS.steps[0].start)
    found = problems(replace(POINTS, steps=(first, replace(POINTS.steps[0], start=None))))
    assert any("comes too late" in one for one in found), found


def written(tmp_path: Path, *changes: tuple[str, str]) -> Lesson:
    source = GAMES["sentient"].folder / "lessons" / "1-points.toml"
    text = source.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    tomllib.loads(text)
    file = tmp_path / "1-points.toml"
    file.write_text(text, encoding="utf-8")
    return _lesson(game("sentient"), file)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "points"', 'id = "pints"', "the file should be named so"),
        ("minutes = 3", "minute = 3", "minute"),
        ("compare =", "compares =", "no such entries: compares"),
        ('id = "pays"', 'id = "plug"', "two steps have the same id"),
        ("choices = 2", "choices = 0", "a goal needs choices and a solution"),
        ("0  procure:2", "Ada  procure:2", "a seat or"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    with pytest.raises(LessonError, match=problem):
        written(tmp_path, (old, new))


def test_after_a_goal_a_lesson_goes_on_from_its_solution() -> None:
    turn = course(game("sentient"))["turn"]
    here = stand(turn, "over", {})
    assert (here.outcome, here.left) == ("asked", None)
    assert here.position.state.players[0].slots[1] == "TRA-11"
    assert here.position.decision is not None
    assert here.position.decision.seat == 1


@pytest.mark.parametrize("game", TAUGHT, ids=[game.key for game in TAUGHT])
def test_the_player_aid_and_what_is_measured_name_what_there_is(game: Game[Any]) -> None:
    folder = game.folder / "lessons"
    if (folder / "aid.json").is_file():
        texts = bundle(game.key, "en")
        for part in json.loads((folder / "aid.json").read_text(encoding="utf-8")):
            assert texts.has_message(f"chapter-{part['chapter']}")
            for rule in part["rules"]:
                assert texts.has_message(rule_words(rule)["key"]), rule
    if measured(game).is_file():
        points = json.loads(measured(game).read_text(encoding="utf-8"))["points"]
        sources = list(game.sources(game.setup(3).state()))
        assert list(points) == list(groups(game, sources))
        assert sorted(one for part in groups(game, sources).values() for one in part) == sorted(
            sources
        )


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("game", TAUGHT, ids=[game.key for game in TAUGHT])
def test_a_game_is_told_in_a_minute(game: Game[Any], language: str) -> None:
    source = (game.folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(minute-\w+) = (.+)$", source, re.MULTILINE))
    assert {"minute-aim", "minute-turn", "minute-round"} <= set(said)
    for text in said.values():
        assert len(text) <= 75 if language == "ja" else len(text.split()) <= 28, text
    sums = tomllib.loads((game.folder / "lessons" / "minute.toml").read_text(encoding="utf-8"))
    assert all(f"minute-points-{group} = " in source for group in sums["points"])


def test_points_are_measured_in_games_of_bots() -> None:
    found = measure(game("sentient"), "random", games=2)
    assert (found["games"], found["seats"]) == (2, 3)
    assert list(found["points"]) == ["robots", "investors", "second"]
    assert sum(found["points"].values()) > 0
