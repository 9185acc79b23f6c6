"""Lessons over HTTP."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from magnate.server.admin import lessons
from tests.server.playing import Json, Server

POINTS = "/api/games/sentient/lessons/points"


def test_a_course_is_listed_in_order(server: Server) -> None:
    lessons = server.http.get("/api/games/sentient/lessons").json()
    first = lessons[0]
    assert first["id"] == "points"
    assert [step["kind"] for step in first["steps"]] == ["led", "say", "say", "led", "goal"]


def test_a_step_is_a_table_that_can_be_played(server: Server) -> None:
    told = server.http.post(POINTS, json={"step": "plug"}).json()
    assert told["table"]["mine"] == [0]
    assert [option["id"] for option in told["state"]["decision"]["options"]] == [
        f"slot:{slot}" for slot in range(4)
    ]
    assert told["at"] == {
        "step": "plug",
        "outcome": "asked",
        "figures": {},
        "left": None,
        "answer": None,
    }


def test_nothing_can_be_chosen_where_the_lesson_only_speaks(server: Server) -> None:
    told = server.http.post(POINTS, json={"step": "plug", "choices": ["slot:1"]}).json()
    assert (told["at"]["step"], told["state"]["decision"]) == ("pays", None)
    assert told["at"]["figures"] == {"points": 5}
    told = server.http.post(POINTS, json={"step": "plug", "choices": ["slot:0"]}).json()
    assert (told["at"]["outcome"], told["state"]["decision"]) == ("tried", None)
    assert told["at"]["answer"]["key"] == "lesson-points-plug-less"


def test_what_is_not_there_is_refused(server: Server) -> None:
    assert server.http.get("/api/games/chess/lessons").status_code == 404
    assert server.http.post("/api/games/sentient/lessons/x", json={"step": "x"}).status_code == 404
    assert server.http.post(POINTS, json={"step": "x"}).status_code == 404
    assert server.http.post(POINTS, json={"step": "plug", "choices": ["pass"]}).status_code == 409
    assert server.http.post(POINTS, json={"step": "plug", "choices": ["x"] * 99}).status_code == 422
    assert server.http.post(POINTS, json={"step": "plug", "met": 99}).status_code == 422


def test_an_account_keeps_how_far_it_has_come(server: Server) -> None:
    with httpx.Client(base_url=server.url) as page:
        assert page.get("/api/me/lessons").status_code == 401
        page.put("/api/me", json={"name": "Lea"}).raise_for_status()
        said = {"lessons": {"points": {"step": "take", "picked": {"plug": "slot:1"}}}}
        kept = page.put("/api/me/lessons/sentient", json=said).json()
        assert kept["lessons"]["points"]["step"] == "take"
        done = {"lessons": {"points": {"done": True}, "chess": {"done": True}}, "waved": True}
        page.put("/api/me/lessons/sentient", json=done).raise_for_status()
        page.put("/api/me/lessons/sentient", json=said).raise_for_status()
        found = page.get("/api/me/lessons").json()["sentient"]
        assert list(found["lessons"]) == ["points"]
        assert found["lessons"]["points"]["done"]
        assert found["lessons"]["points"]["step"] == "take"
        assert page.put("/api/me/lessons/chess", json=said).status_code == 404
        much: Json = {"lessons": {f"{n}": {} for n in range(99)}}
        assert page.put("/api/me/lessons/sentient", json=much).status_code == 422


def test_steps_are_counted_where_the_operator_says_so(
    start: Callable[..., Server], server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    def learn(step: str, met: int, *choices: str) -> None:
        body = {"step": step, "choices": choices, "met": met}
        counting.http.post(POINTS, json=body).raise_for_status()

    counting = start(count_lessons=1)
    for _ in range(2):
        learn("plug", 0)
    learn("plug", 1, "slot:0")  # another choice, and one more try
    learn("plug", 1)
    learn("plug", 1, "slot:1")
    learn("alone", 2)
    learn("alone", 5, "slot:2", "block:none")
    learn("alone", 6, "slot:2", "block:none")
    lessons(db=str(counting.db))
    told = next(one.split() for one in capsys.readouterr().out.splitlines() if "points" in one)
    assert told == ["sentient", "points", "2", "1", "plug", "1"]
    server.http.post(POINTS, json={"step": "plug"}).raise_for_status()
    lessons(db=str(server.db))
    told = next(one.split() for one in capsys.readouterr().out.splitlines() if "points" in one)
    assert told == ["sentient", "points", "0", "0"]
