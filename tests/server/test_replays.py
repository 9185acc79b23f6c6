"""Replays, records read back, and tables that are played on from a move of another."""

from __future__ import annotations

import json
import struct
from functools import reduce
from typing import Any

import pytest

import magnate
from magnate.games import GAMES
from tests.server.playing import HUMANS, Json, Playing, Server

RANDOM = {"kind": "bot", "level": "random"}


def applied(before: Any, change: Any) -> Any:
    """Plain data after a change, as docs/protocol.md tells."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [applied(one, change.get(str(place))) for place, one in enumerate(before)]
    after = dict(before)
    for key, inside in change.items():
        if inside == []:
            del after[key]
        else:
            after[key] = applied(after.get(key), inside)
    return after


def replay(table: Playing, seat: int | None = None, **query: Any) -> Json:
    answer = table.server.http.get(
        f"{table.path}/replay", headers=table.headers(seat), params=query
    )
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def positions(found: Json) -> list[Json]:
    """What a replay shows at each of its steps."""
    shown = [found["first"]]
    for step in found["steps"][1:]:
        shown.append(applied(shown[-1], step["changes"]))
    return shown


@pytest.fixture(scope="module")
def finished(server: Server) -> Playing:
    """A game of Sentient that is over, by bots and somebody who takes what comes first."""
    table = server.open([HUMANS[0], RANDOM], name="Night shift", seed=3)
    table.play_out()
    return table


@pytest.mark.parametrize("key", GAMES)
def test_a_replay_shows_a_seat_every_position_as_it_saw_it_and_others_nothing(
    server: Server, key: str
) -> None:
    table = server.open(HUMANS, game=key, seed=5)
    seen: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(8):
        for seat in (0, 1):
            seen[seat].append(json.dumps(table.state(seat)["view"], sort_keys=True))
        table.stretch()
    for seat in (0, 1):
        seen[seat].append(json.dumps(table.state(seat)["view"], sort_keys=True))
        found = replay(table, seat)
        assert found["eyes"] == seat
        assert not found["whole"]
        shown = [json.dumps(one["view"], sort_keys=True) for one in positions(found)]
        steps = iter(shown)  # who begins the round after its own turn made two steps at once
        assert all(view in steps for view in seen[seat])
        assert len(shown) == len(seen[seat]) or key == "carnegie"
        log = [fact for entry in table.look(seat)["state"]["log"] for fact in entry["facts"]]
        assert [fact for step in found["steps"] for fact in step["facts"]] == log
        other = server.http.get(
            f"{table.path}/replay", headers=table.headers(seat), params={"eyes": 1 - seat}
        )
        assert other.status_code == 403
    assert server.http.get(f"{table.path}/replay").status_code == 401
    assert server.http.get(f"{table.path}/record").status_code == 409
    refused = server.http.post(f"{table.path}/play-on", json={"move": 0, "seats": [0]})
    assert refused.status_code == 401


def test_a_draft_is_in_no_replay(server: Server) -> None:
    table = server.open(seed=5)
    mover = table.mover
    before = replay(table, mover)
    table.choose()
    after = replay(table, mover)
    assert after["steps"] == before["steps"]
    assert after["first"] == before["first"]


def test_a_game_that_is_over_is_replayed_by_anybody_through_any_eyes(finished: Playing) -> None:
    found = replay(finished)
    assert found["eyes"] is None
    assert found["whole"]
    assert found["table"]["mine"] == []
    last = positions(found)[-1]
    assert last["over"]["scores"] == found["steps"][-1]["scores"]
    assert last["view"] == finished.state()["view"]
    assert replay(finished, eyes=1)["eyes"] == 1
    turns = [step["turn"] for step in found["steps"]]
    assert turns == sorted(turns)
    assert {step["round"] for step in found["steps"]} >= {1, 2, 3}
    missing = finished.server.http.get(f"{finished.path}/replay", params={"eyes": 7})
    assert missing.status_code == 404


def test_a_record_comes_back_as_it_went(server: Server, finished: Playing) -> None:
    text = server.http.get(f"{finished.path}/record").text
    answer = server.http.post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    assert answer.json()["url"] == f"/replay/{id}"
    read = Playing(server, {"id": id, "seats": []})
    mine, theirs = positions(replay(read)), positions(replay(finished))
    assert mine[-1] == theirs[-1]
    assert server.http.get(f"{read.path}/record").text == text
    listed = server.http.get("/api/tables").json()
    assert id not in [one["id"] for one in listed]
    taken = server.http.post(f"{read.path}/join", json={"seat": 0})
    assert taken.status_code == 409


def test_a_record_that_does_not_end_is_replayed_and_played_on(server: Server) -> None:
    position = magnate.new_game("sentient", seats=2, seed=9)
    position.choose_id("procure:1")
    answer = server.http.post("/api/records", json={"record": str(position.record())})
    assert answer.status_code == 201, answer.text
    read = Playing(server, {"id": answer.json()["id"], "seats": []})
    found = replay(read)
    assert len(found["steps"]) == 2
    assert positions(found)[-1]["view"] == position.view(None)
    on = server.http.post(f"{read.path}/play-on", json={"move": 1, "seats": [0, 1]})
    assert on.status_code == 201, on.text
    played = Playing(server, on.json())
    assert played.state()["view"] == position.view(None)


def damaged(text: str) -> list[tuple[str, int, str]]:
    """Ways to damage a record, with the line of each and what would have been right."""
    lines = text.splitlines()
    body = lines.index("")
    first = next(n for n, line in enumerate(lines) if n > body and line[0] != "*")
    wrong = [*lines]
    wrong[first] = wrong[first].split()[0] + " procure:9"
    stranger = [*lines]
    stranger[first] = "7 " + stranger[first].split(maxsplit=1)[1]
    return [
        ("", 1, "magnate record 1"),
        (text.replace("game sentient", "game chess"), 2, "sentient"),
        (text.replace("edition standard", "edition mine").replace(lines[2][-12:], "0" * 12), 3,
         "standard"),
        (text.replace("seats 2", "seats 9"), 4, "possible: 2, 3, 4"),
        (text.replace("seats 2", "seats two"), 4, "number"),
        (text.replace("names Ann", "names A\u202enn"), 5, "cannot be seen"),
        ("\n".join(wrong), first + 1, "legal were: procure:0"),
        ("\n".join(stranger), first + 1, "chooses"),
        (text + "0 pass\n", len(lines) + 1, "after the end"),
        (text + "9" * 5000 + " pass\n", 1, "too large"),
    ]  # fmt: skip


def test_a_damaged_record_is_refused_with_its_line_and_what_was_right(
    server: Server, finished: Playing
) -> None:
    text = server.http.get(f"{finished.path}/record").text
    for record, line, right in damaged(text):
        answer = server.http.post("/api/records", json={"record": record or "nonsense"})
        assert answer.status_code == 422, answer.text
        error = answer.json()["error"]
        assert error["code"] == "record", error
        assert error["line"] == line, error
        assert right in error["message"]


def test_playing_on_leaves_the_game_as_it_was(server: Server, finished: Playing) -> None:
    before = finished.look()["state"], replay(finished)
    answer = server.http.post(
        f"{finished.path}/play-on", json={"move": 4, "seats": [0], "level": "random"}
    )
    assert answer.status_code == 201, answer.text
    sandbox = Playing(server, answer.json())
    assert sandbox.tokens[1] is None
    found = sandbox.look(0)
    assert found["table"]["origin"] == {"table": finished.id, "move": 4}
    sandbox.play_out()
    assert (finished.look()["state"], replay(finished)) == before
    assert replay(sandbox)["whole"]
    assert server.http.get(f"{sandbox.path}/record").status_code == 409
    assert sandbox.id not in [one["id"] for one in server.http.get("/api/tables").json()]
    late = len(before[1]["steps"]) - 1
    over = server.http.post(f"{finished.path}/play-on", json={"move": late, "seats": [0]})
    assert over.status_code == 422
    beyond = server.http.post(f"{finished.path}/play-on", json={"move": late + 1, "seats": [0]})
    assert beyond.status_code == 404


def test_what_is_hidden_is_dealt_anew_where_a_game_is_played_on(server: Server) -> None:
    """A seat plays on with its own hand; what others held is not what they are dealt."""
    table = server.open(HUMANS, game="yokohama", seed=6)
    real = replay(table, 0)["steps"]
    body = {"move": len(real) - 1, "seats": [0, 1]}
    hands = []
    for _ in range(6):
        answer = server.http.post(f"{table.path}/play-on", json=body, headers=table.headers(0))
        assert answer.status_code == 201, answer.text
        sandbox = Playing(server, answer.json())
        assert sandbox.state(0)["view"] == table.state(0)["view"]
        hands.append(json.dumps(sandbox.state(1)["view"]))
    assert len({*hands, json.dumps(table.state(1)["view"])}) > 2


def test_a_table_played_on_is_found_again_after_a_restart(start: Any) -> None:
    server = start()
    table = server.open(HUMANS, game="yokohama", seed=6)
    for _ in range(3):
        table.stretch()
    body = {"move": 3, "seats": [0, 1]}
    answer = server.http.post(f"{table.path}/play-on", json=body, headers=table.headers(0))
    sandbox = Playing(server, answer.json())
    sandbox.stretch()
    before = sandbox.state(0)["view"], replay(sandbox, 0)["steps"]
    server.end()
    server.start()
    assert (sandbox.state(0)["view"], replay(sandbox, 0)["steps"]) == before


def test_changes_are_applied_as_the_protocol_tells() -> None:
    changes = [{"yen": [5], "goods": {"1": [0]}}, {"yen": []}]
    after = reduce(applied, changes, {"yen": 3, "goods": [1, 2]})
    assert after == {"goods": [1, 0]}


def test_a_link_to_a_game_that_is_over_tells_its_result(server: Server) -> None:
    table = server.open([{"kind": "human", "name": '<b>"Ann" &'}, RANDOM], seed=3, name="<x>")
    running = server.http.get(f"/replay/{table.id}")
    assert "og:title" not in running.text
    assert server.http.get(f"{table.path}/picture.svg").status_code == 409
    state = table.play_out()
    page = server.http.get(f"/replay/{table.id}/3")
    if page.status_code == 503:
        pytest.skip("the client is not built")
    assert "og:title" in page.text
    assert "Sentient · &lt;x&gt;" in page.text
    assert f"random {state['over']['scores'][1]}" in page.text
    assert "<b>" not in page.text
    assert "script-src" in page.headers["Content-Security-Policy"]
    picture = server.http.get(f"{table.path}/picture.svg")
    assert picture.headers["Content-Type"] == "image/svg+xml"
    assert "default-src 'none'" in picture.headers["Content-Security-Policy"]
    assert '&lt;b&gt;"Ann" &amp;' in picture.text
    assert "<title>" in picture.text.partition("<rect x=")[2]
    preview = server.http.get(f"{table.path}/picture.png")
    assert preview.headers["Content-Type"] == "image/png"
    assert struct.unpack(">II", preview.content[16:24]) == (1200, 630)
    assert f'content="{server.url}{table.path}/picture.png"' in page.text
