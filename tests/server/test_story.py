"""The story of a stretch of a game: its facts in order, and the table at each."""

from __future__ import annotations

from typing import Any

import magnate
from magnate.engine.story import story
from magnate.engine.words import changes
from tests.server.playing import Json, Playing, Server


def applied(before: Any, change: Any) -> Any:
    """Plain data after changes, as a page makes it."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [applied(one, change.get(str(place))) for place, one in enumerate(before)]
    after = {key: value for key, value in before.items() if change.get(key) != []}
    new = {key: value for key, value in change.items() if value != []}
    return after | {key: applied(after.get(key), value) for key, value in new.items()}


def read(table: Playing, seat: int | None = None, **asked: Any) -> Json:
    path, headers = f"{table.path}/story", table.headers(seat)
    answer = table.server.http.get(path, params=asked, headers=headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def last(story: Json) -> Json:
    """The table when the last fact was told."""
    seen: Json = story["before"]
    for step in story["steps"]:
        seen = applied(seen, step["changes"])
    return seen


def play_some(table: Playing, choices: int) -> None:
    for _ in range(choices):
        seat = table.mover
        state = table.state(seat)
        act, body = "confirm", {"seat": seat, "version": state["version"]}
        if not state["draft"]["complete"]:
            act, body["option"] = "choose", state["decision"]["options"][0]["id"]
        table.server.http.post(
            f"{table.path}/{act}", json=body, headers=table.headers(seat)
        ).raise_for_status()


def test_a_story_tells_the_log_and_ends_where_the_table_stands(server: Server) -> None:
    for game in ("sentient", "yokohama"):
        table = server.open(game=game, seed=5)
        play_some(table, 25)
        for seat in (0, 1, None):
            state = table.state(seat)
            whole = read(table, seat)
            told = [step["fact"] for step in whole["steps"]]
            assert told == [fact for entry in state["log"] for fact in entry["facts"]]
            assert {step["entry"] for step in whole["steps"]} <= {e["n"] for e in state["log"]}
            half = read(table, seat, since=2)
            assert half["steps"][1:] == [one for one in whole["steps"] if one["entry"] >= 2][1:]
            assert last(half) == last(whole)


def test_a_story_is_seen_with_the_eyes_of_the_seat(server: Server) -> None:
    table = server.open(game="yokohama", seed=5)
    views = [read(table, seat)["before"]["view"] for seat in (0, 1, None)]
    assert views[0] != views[1] != views[2]


def test_a_story_is_put_into_words_for_a_page_that_asks(server: Server) -> None:
    table = server.open()
    assert "described" not in read(table)["before"]
    assert read(table, described=True)["before"]["described"]["scores"] == [0, 0]


def test_a_foreign_token_reads_no_story(server: Server) -> None:
    table = server.open()
    headers = {"Authorization": "Bearer " + "x" * 32}
    assert server.http.get(f"{table.path}/story", headers=headers).status_code == 403
    assert server.http.get("/api/tables/aaaaaaaaaa/story").status_code == 404


def test_the_table_of_a_fact_lies_as_it_lay_then() -> None:
    position = magnate.new_game("sentient", seats=2, seed=7)
    told = story(position, ["procure:1", "assistants:0", "slot:2"])
    slots = [one.state.players[1].slots for one in told]
    assert [one.fact.kind for one in told][:3] == ["procure", "reveal", "plug"]
    assert slots[0] == [None] * 4
    assert slots[2][2] is not None
    views = [position.game.view(one.state, 0) for one in told]
    assert applied(views[0], changes(views[0], views[2])) == views[2]
