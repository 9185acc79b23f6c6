"""Reviews: made in the background, kept once for a record, stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnate.engine.record import Record
from magnate.games import games
from magnate.review.walk import Walk
from tests.server.playing import HUMANS, Json, Playing, Server, until

RANDOM = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def finished(server: Server) -> Playing:
    """A game of Sentient that is over."""
    table = server.open([RANDOM, RANDOM], seed=3)
    until(lambda: table.state()["over"])
    return table


def ask(table: Playing) -> str:
    answer = table.server.http.post(f"{table.path}/review")
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    assert found["url"] == f"/review/{found['id']}"
    return str(found["id"])


def look(server: Server, id: str, **query: Any) -> Json:
    answer = server.http.get(f"/api/reviews/{id}", params=query)
    assert answer.status_code == 200, answer.text
    frame: Json = answer.json()
    return frame


def done(server: Server, id: str) -> Json:
    """A review once it is made."""

    def whole() -> Json | None:
        frame = look(server, id, known=10_000)
        assert frame["status"] in ("waiting", "running", "done"), server.log.read_text()
        return frame if frame["status"] == "done" else None

    found: Json = until(whole)
    return found


def test_a_review_is_made_once_and_leads_to_the_steps_of_the_replay(
    server: Server, finished: Playing
) -> None:
    id = ask(finished)
    frame = done(server, id)
    assert (frame["done"], frame["left"], frame["table"]) == (1, None, finished.id)
    review, over = frame["review"], frame["over"]
    assert len(review["turns"]) == review["turns_of"] == len(review["curve"]) - 1
    assert [total["result"]["points"] for total in review["totals"]] == over["scores"]
    replay = server.http.get(f"{finished.path}/replay").json()
    for turn in review["turns"]:
        assert replay["steps"][turn["first_ply"] + 1]["seat"] == turn["seat"]
        assert turn["first_ply"] <= turn["at_ply"] < turn["last_ply"]
        facts = [fact for step in turn["played"]["steps"] for fact in step["facts"]]
        log = replay["steps"][turn["at_ply"] + 1]["facts"]
        assert facts == log[: len(facts)]
    assert review["turns"][-1]["last_ply"] == len(replay["steps"]) - 1

    assert ask(finished) == id
    record = server.http.get(f"{finished.path}/record").text
    read = server.http.post("/api/records", json={"record": record}).json()
    again = server.http.post(f"/api/tables/{read['id']}/review").json()
    assert again["id"] == id, "the same record, from elsewhere"


def test_every_turn_of_a_review_begins_with_a_step_of_the_replay(server: Server) -> None:
    """Also where the seat that ended a round begins the next, in games played here and read."""
    table = server.open([RANDOM, RANDOM], game="carnegie", seed=3)
    until(lambda: table.state()["over"])
    text = server.http.get(f"{table.path}/record").text
    read = server.http.post("/api/records", json={"record": text}).json()
    record = Record.parse(text)
    start = games()["carnegie"].start(record.seats, variants=record.variants)
    turns = len(Walk(start, [id for _, id in record.choices]).turns)
    for id in (table.id, read["id"]):
        steps = server.http.get(f"/api/tables/{id}/replay").json()["steps"]
        assert steps[-1]["turn"] == turns


def test_a_try_is_judged_against_the_best(server: Server, finished: Playing) -> None:
    id = ask(finished)
    turns = done(server, id)["review"]["turns"]
    turn = next(one for one in turns if one["better"])
    ids = [step["option"] for step in turn["better"]["steps"]]
    body = {"turn": turn["n"], "at": turn["at"], "choices": ids}
    judged = server.http.post(f"/api/reviews/{id}/tries", json=body).json()
    assert judged["accepted"]
    assert judged["close"] == 0.05
    assert not judged["decided"]
    assert [step["option"] for step in judged["line"]["steps"]] == ids
    for choices, status in ((["nothing"], 409), ([], 422)):
        body = {"turn": turn["n"], "choices": choices}
        assert server.http.post(f"/api/reviews/{id}/tries", json=body).status_code == status
    body = {"turn": 999, "choices": ids}
    assert server.http.post(f"/api/reviews/{id}/tries", json=body).status_code == 404


def test_a_turn_is_judged_once_more_with_open_cards(start: Callable[..., Server]) -> None:
    server = start(thorough=5)
    file = min((Path(__file__).parents[1] / "games/yokohama/records").glob("yokohama-2-*"))
    read = server.http.post("/api/records", json={"record": file.read_text()}).json()
    id = server.http.post(f"/api/tables/{read['id']}/review").json()["id"]
    server.http.post(f"/api/reviews/{id}/stop")
    opened = server.http.post(f"/api/reviews/{id}/opened", json={"turn": 12})
    assert opened.status_code == 200, opened.text
    turn = opened.json()
    assert turn["n"] == 12
    assert turn["first_ply"] <= turn["at_ply"] < turn["last_ply"]
    assert turn["deals"] > 0
    again = server.http.post(f"/api/reviews/{id}/opened", json={"turn": 12}).json()
    assert again == turn
    answer = server.http.post(f"/api/reviews/{id}/opened", json={"turn": 999})
    assert answer.status_code == 404


def test_it_is_tried_again_against_the_same_bots(server: Server) -> None:
    levels = ["random", "greedy", "random"]
    table = server.open([{"kind": "bot", "level": level} for level in levels], seed=5)
    until(lambda: table.state()["over"])
    for asked, expected in (({}, "greedy"), ({"level": "clerk"}, "clerk")):
        body: dict[str, Any] = {"move": 3, "seats": [0], **asked}
        on = Playing(server, server.http.post(f"{table.path}/play-on", json=body).json())
        seats = on.look(0)["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "bot", "bot"]
        assert seats[1]["level"] == expected


def test_only_what_is_over_is_reviewed(server: Server) -> None:
    table = server.open(HUMANS)
    assert server.http.post(f"{table.path}/review").json()["error"]["code"] == "running"
    assert server.http.get("/api/reviews/nothing").status_code == 404


def test_a_review_is_stopped_gone_on_with_and_outlives_the_server(
    start: Callable[..., Server],
) -> None:
    server = start(thorough=20)
    table = server.open([RANDOM, RANDOM], seed=3)
    until(lambda: table.state()["over"])
    id = ask(table)
    until(lambda: look(server, id)["review"]["turns"])
    stopped = server.http.post(f"/api/reviews/{id}/stop").json()
    assert stopped["status"] == "stopped"
    assert stopped["review"]["totals"] == []
    assert len(stopped["review"]["curve"]) == stopped["review"]["turns_of"] + 1
    known = len(until(lambda: look(server, id))["review"]["turns"])
    gone_on = server.http.post(f"/api/reviews/{id}/go-on").json()
    assert gone_on["status"] in ("waiting", "running")
    until(lambda: len(look(server, id)["review"]["turns"]) > known)
    server.end()
    server.start()
    until(lambda: look(server, id)["status"] == "running")
    assert len(look(server, id)["review"]["turns"]) > known
