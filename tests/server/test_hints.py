"""Hints at a table: who is given them, what they say, and that a choice ends the thought."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.playing import HUMANS, Json, Playing, Server, until

BOT = {"kind": "bot", "level": "random"}


def asked(table: Playing, seat: int = 0, version: int | None = None) -> Any:
    known = table.state(seat)["version"] if version is None else version
    body = {"seat": seat, "version": known}
    return table.server.http.post(f"{table.path}/hint", json=body, headers=table.headers(seat))


def looked(table: Playing, seat: int = 0, how: str = "GET") -> Any:
    path, query = f"{table.path}/hint", {"seat": seat}
    return table.server.http.request(how, path, params=query, headers=table.headers(seat))


def hinted(table: Playing, seat: int = 0) -> Json:
    """The hint of a seat, once it is there."""
    answer = asked(table, seat)
    assert answer.status_code == 200, answer.text

    def done() -> Json | None:
        frame: Json = looked(table, seat).json()
        assert frame["status"] in ("thinking", "done")
        return frame if frame["status"] == "done" else None

    found: Json = until(done)
    return found


@pytest.fixture
def mine(server: Server) -> Playing:
    """A table with one person, who is to move."""
    table = server.open([HUMANS[0], BOT], seed=4)
    until(lambda: (table.state()["decision"] or {}).get("seat") == 0)
    return table


def test_a_hint_has_lines_that_can_be_laid_out_and_is_counted(mine: Playing) -> None:
    frame = hinted(mine)
    assert frame["done"] == 1
    best, *others = frame["hint"]["lines"]
    assert len(others) == 1
    assert best["against"] is None
    assert all(line["against"]["win"] <= 0 for line in others)
    for line in others:
        assert sum(line["sources"].values()) == pytest.approx(line["against"]["points"], abs=1e-3)
    assert len(frame["hint"]["outlook"]["win"]) == 2
    for step in best["steps"]:
        offered = {one["id"]: one for one in mine.state(0)["decision"]["options"]}
        assert step["words"] == offered[step["option"]]["words"]
        mine.act("choose", 0, option=step["option"])
    assert mine.state(0)["draft"]["complete"]
    assert mine.look(0)["table"]["seats"][0]["hints"] == 1
    assert asked(mine).json()["error"]["code"] == "empty"


def test_hints_are_given_alone_with_bots_or_where_that_was_agreed(server: Server) -> None:
    two = server.open(HUMANS)
    assert not two.look()["table"]["hints"]
    assert asked(two, two.mover).status_code == 403
    agreed = server.open(HUMANS, hints=True)
    assert agreed.look()["table"]["hints"]
    assert asked(agreed, agreed.mover).status_code == 200
    without = server.open([HUMANS[0], BOT], hints=False)
    assert not without.look()["table"]["hints"]


def test_a_hint_is_for_the_seat_that_is_to_move_and_for_nobody_else(server: Server) -> None:
    table = server.open(HUMANS, hints=True)
    mover = table.mover
    assert looked(table, mover).status_code == 404
    assert asked(table, 1 - mover).json()["error"]["code"] == "not-your-turn"
    assert asked(table, mover, 99).json()["error"]["code"] == "stale"
    assert hinted(table, mover)["hint"]["lines"]
    path, other = f"{table.path}/hint", table.headers(1 - mover)
    assert server.http.get(path, params={"seat": mover}).status_code == 401
    assert server.http.get(path, params={"seat": mover}, headers=other).status_code == 403


def test_who_follows_a_thought_is_told_on_one_connection_until_it_is_done(mine: Playing) -> None:
    body = {"seat": 0, "version": mine.state()["version"]}
    http, path = mine.server.http, f"{mine.path}/hint?follow=true"
    with http.stream("POST", path, json=body, headers=mine.headers(0)) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        frames = [json.loads(line) for line in answer.iter_lines()]
    assert [frame["done"] for frame in frames] == sorted(frame["done"] for frame in frames)
    assert {frame["status"] for frame in frames[:-1]} <= {"thinking"}
    assert (frames[-1]["status"], frames[-1]["done"]) == ("done", 1)
    assert frames[-1] == looked(mine).json()


def test_who_leaves_a_thought_ends_it(start: Callable[..., Server]) -> None:
    server = start(thorough=5000)
    table = server.open([HUMANS[0], BOT], seed=4)
    until(lambda: (table.state()["decision"] or {}).get("seat") == 0)
    body = {"seat": 0, "version": table.state()["version"]}
    path = f"{table.path}/hint?follow=true"
    with server.http.stream("POST", path, json=body, headers=table.headers(0)) as answer:
        assert json.loads(next(answer.iter_lines()))["status"] == "thinking"
    until(lambda: looked(table).json()["status"] == "stopped")


def test_a_choice_or_a_word_ends_the_thought(start: Callable[..., Server]) -> None:
    server = start(thorough=5000)
    table = server.open([HUMANS[0], BOT], seed=4)
    until(lambda: (table.state()["decision"] or {}).get("seat") == 0)
    assert asked(table).json()["status"] == "thinking"
    stopped = looked(table, how="DELETE").json()
    assert stopped["status"] == "stopped"
    assert asked(table).json()["status"] == "thinking"
    table.choose()
    assert looked(table).json()["status"] == "stopped"
    table.act("restart", 0)
    table.play_out()  # the process that thought is free again for the bots
    record = server.http.get(f"{table.path}/record").text
    assert "# Hints taken: 2 by seat 0" in record
