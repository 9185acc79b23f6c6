"""The daily table: one game for everybody, and nothing of the others before one has finished."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnate import bots, game
from magnate.games import games
from magnate.server.daily import played_with
from magnate.server.daily_field import Deed, deeds_of, partings
from magnate.server.daily_turn import sure_of
from magnate.server.replays import Made
from tests.server.playing import PATIENCE, Json, Page, Playing, Server, until

ANN = {"Magnate-Visitor": "ann_" * 8}
MIRA = {"Magnate-Visitor": "mira" * 8}
STRANGER = {"Magnate-Visitor": "nobody__" * 4}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose daily table is a short game against bots that answer at once."""
    server = Server(
        tmp_path_factory.mktemp("daily") / "magnate.db", looks=0, requests=0, thorough=1
    )
    set_table(server.start())
    yield server
    server.close()


def set_table(server: Server, key: str = "sentient") -> None:
    """Let today's game be a short one against a bot that answers at once."""
    server.http.get("/api/daily")
    change(server, "UPDATE dailies SET game = ?, seats = 2, level = 'random'", key)
    change(server, "UPDATE dailies SET rules = ?", played_with(game(key)))


def change(server: Server, sql: str, *values: Any) -> None:
    with sqlite3.connect(server.db, timeout=20) as connection:
        connection.execute(sql, values)


def daily(server: Server, who: dict[str, str], **query: str) -> Json:
    answer = server.http.get("/api/daily", headers=who, params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def begin(server: Server, who: dict[str, str], name: str, **more: str) -> Playing:
    answer = server.http.post("/api/daily", headers=who, json={"name": name, **more})
    assert answer.status_code == 201, answer.text
    return Playing(server, {"id": answer.json()["id"], "seats": [answer.json(), None]})


def wait_for_turn(table: Playing) -> None:
    until(lambda: table.state(0)["decision"]["seat"] == 0)


def statuses(server: Server, table: Playing, who: dict[str, str]) -> list[int]:
    """What a table answers to somebody who holds no seat of it."""
    paths = ("", "/record", "/replay", "/picture.svg", "/story", "/talk")
    return [server.http.get(table.path + path, headers=who).status_code for path in paths]


def test_a_day_is_one_game_for_all_that_opens_once_one_has_finished(house: Server) -> None:
    before = daily(house, ANN)
    assert before["results"] is None
    assert before["mine"] is None
    assert before["played"] == 0
    assert 0 < before["left"] <= 86_400
    assert "seed" not in before
    first = begin(house, ANN, "Ann")
    assert first.look(0)["table"]["seeded"] is False
    again = house.http.post("/api/daily", headers=ANN, json={})
    assert again.status_code == 409
    assert again.json()["error"]["table"] == first.id
    second = begin(house, MIRA, "Mira")
    for table in (first, second):
        wait_for_turn(table)
    assert first.state(0)["view"] == second.state(0)["view"], "the same game"
    assert daily(house, ANN)["mine"] == {"table": first.id, "over": False}

    # One has finished: she sees the results, those who have not see only how many there are.
    first.play_out_as(0)
    after = daily(house, ANN)
    assert after["mine"]["over"]
    [result] = after["results"]
    points = first.state(0)["over"]["scores"][0]
    assert (result["name"], result["points"], result["mine"]) == ("Ann", points, True)
    review = house.http.post(f"{first.path}/review", headers=ANN).json()["id"]
    for who in (MIRA, STRANGER, {}):
        for act in ("go-on", "stop"):
            refused = house.http.post(f"/api/reviews/{review}/{act}", headers=who)
            assert refused.status_code == 403
        assert house.http.get(f"/api/reviews/{review}", headers=ANN).json()["status"] != "stopped"
        seen = daily(house, who)
        assert seen["results"] is None
        assert seen["played"] == 1
        assert first.id not in json.dumps(seen)
        assert statuses(house, first, who)[:5] == [403] * 5
        assert statuses(house, first, who)[5] in (401, 403)
        assert "og:title" not in house.http.get(f"/replay/{first.id}", headers=who).text
    with Page(f"ws://127.0.0.1:{house.port}{first.path}/live") as page:
        page.send(type="hello", tokens=[])
        assert page.next()["code"] == "forbidden"

    # Nothing is taken back beyond a reveal, and nothing tried out, before the day is over.
    asked = house.http.post(f"{second.path}/take-back", json={"seat": 0}, headers=second.headers(0))
    assert asked.status_code == 409
    on = {"move": 0, "seats": [0]}
    tried = house.http.post(f"{second.path}/play-on", json=on, headers=second.headers(0))
    assert tried.status_code == 409

    second.play_out_as(0)
    results = daily(house, MIRA)["results"]
    assert {one["name"] for one in results} == {"Ann", "Mira"}
    assert [one["points"] for one in results] == sorted(
        (one["points"] for one in results), reverse=True
    )
    replay = house.http.get(f"{first.path}/replay", headers=MIRA)
    assert replay.status_code == 200

    # A free repeat is no second result, and shows nobody the game.
    free = begin(house, ANN, "Ann")
    assert statuses(house, free, STRANGER)[0] == 403
    assert len(daily(house, ANN)["results"]) == 2

    # The day is over: everybody may see everything, and play it without counting.
    day = before["day"]
    for sql in ("UPDATE dailies SET day = '2020-01-02'", "UPDATE attempts SET day = '2020-01-02'"):
        change(house, sql)
    house.end()
    house.start()
    seen = daily(house, STRANGER, day="2020-01-02")
    assert len(seen["results"]) == 2
    assert not seen["today"]
    assert house.http.get(f"{first.path}/replay", headers=STRANGER).status_code == 200
    [past] = house.http.get("/api/daily/archive", headers=ANN).json()
    assert past["played"] == 2
    assert past["mine"]["points"] == points
    assert past["behind"] in (0, 100)
    old = begin(house, STRANGER, "Zoë", day="2020-01-02")
    assert old.state(0)["view"]
    assert len(daily(house, STRANGER, day="2020-01-02")["results"]) == 2
    assert daily(house, ANN)["day"] == day
    assert house.http.get("/api/daily", params={"day": "2019-01-01"}).status_code == 404
    assert house.http.get("/api/daily", params={"day": "soon"}).status_code == 422
    assert house.http.post("/api/daily", json={}).status_code == 401


@pytest.mark.parametrize("key", list(games()))
def test_the_seed_of_a_day_is_told_nowhere(house: Server, key: str) -> None:
    set_table(house, key)
    with sqlite3.connect(house.db, timeout=20) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM dailies")]
    assert min(map(len, seeds)) >= 16
    who = {"Magnate-Visitor": f"curious_{key:_<24}"}
    table = begin(house, who, "Zoë")
    wait_for_turn(table)
    for other in (STRANGER, {}):
        assert statuses(house, table, other)[:5] == [403] * 5
    ways = ("", "/replay", "/story", "/talk")
    asked = [(table.path + way, table.headers(0)) for way in ways]
    for path, headers in [*asked, ("/api/daily", who), ("/api/daily/archive", who)]:
        answer = house.http.get(path, headers=headers)
        assert answer.status_code == 200
        assert not any(seed in answer.text for seed in seeds)
    with table.page(0) as page:
        said = json.dumps([page.wait("table"), page.wait("state")])
        assert not any(seed in said for seed in seeds)
    set_table(house)


@contextmanager
def known(server: Server, name: str) -> Iterator[httpx.Client]:
    """Somebody with a cookie, in a browser of their own."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": name}).raise_for_status()
        yield http


def test_nobody_but_oneself_plays_a_daily_table(house: Server) -> None:
    set_table(house)
    table = begin(house, {"Magnate-Visitor": "cheater_" * 4}, "Eve")
    wait_for_turn(table)
    assert table.look(0)["table"]["day"] == daily(house, {})["day"]
    for act in ("away", "resign", "leave", "end"):
        body = {"seat": 0, "ends": True} if act == "end" else {"seat": 0}
        answer = house.http.post(f"{table.path}/{act}", json=body, headers=table.headers(0))
        assert answer.status_code == 409, act
        assert answer.json()["error"]["code"] in ("closed", "running")
    assert table.look(0)["table"]["seats"][0]["kind"] == "human"


def test_a_day_keeps_to_the_rules_and_bots_it_began_with(house: Server) -> None:
    set_table(house)
    done = {"Magnate-Visitor": "early___" * 4}
    paused = {"Magnate-Visitor": "paused__" * 4}
    begin(house, done, "Early").play_out_as(0)
    on = begin(house, paused, "Paused")
    before = daily(house, paused)
    assert before["mine"] == {"table": on.id, "over": False}
    house.end()
    house.start()
    assert daily(house, paused)["mine"] == before["mine"], "the same version goes on with it"

    house.end()
    change(house, "UPDATE dailies SET rules = 'older'")  # as an earlier version has set it
    house.start()
    assert daily(house, done)["mine"]["over"], "what had ended counts"
    assert daily(house, paused)["mine"] is None
    on.play_out_as(0)
    assert "Paused" not in json.dumps(daily(house, done))
    for who in (paused, {"Magnate-Visitor": "newcomer" * 4}):
        refused = house.http.post("/api/daily", headers=who, json={})
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "closed")
    set_table(house)


def test_other_bots_are_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of, weights = played_with.__wrapped__, tmp_path / "weights" / "value.bin"
    weights.parent.mkdir()
    monkeypatch.setattr(bots, "__file__", str(tmp_path / "__init__.py"))
    seen = [of(game("sentient")), of(game("nippon"))]
    for content in (b"1", b"2"):
        weights.write_bytes(content)
        seen.append(of(game("sentient")))
    assert len(set(seen)) == 4
    assert of(game("sentient")) == seen[-1]


def test_what_is_finished_after_the_day_does_not_count(house: Server) -> None:
    """By then everybody's games can be seen, with every card that came."""
    set_table(house)
    who = {"Magnate-Visitor": "latecome" * 4}
    table = begin(house, who, "Late")
    table.play_out_as(0)
    change(house, "UPDATE moves SET at = at + 86400 WHERE table_id = ?", table.id)
    seen = daily(house, who)
    assert seen["mine"] is None
    assert "Late" not in json.dumps(seen)


def test_two_tries_begun_at_once_are_one(house: Server) -> None:
    who = {"Magnate-Visitor": "hurried_" * 4}
    with ThreadPoolExecutor(4) as four:
        asked = [
            four.submit(
                httpx.post, f"{house.url}/api/daily", json={}, headers=who, timeout=PATIENCE
            )
            for _ in range(4)
        ]
    statuses = [one.result().status_code for one in asked]
    assert statuses.count(201) == 1, statuses
    assert set(statuses) <= {201, 409, 503}


def test_a_try_belongs_to_a_person_on_every_device(house: Server) -> None:
    name = f"Ada {secrets.token_hex(3)}"
    with known(house, name) as desk, known(house, "Guest") as phone:
        account = {"name": name, "password": "correct horse"}
        assert desk.post("/api/me/account", json=account).status_code == 201
        id = desk.post("/api/daily", json={"name": name}).json()["id"]
        other = phone.post("/api/daily", json={"name": "Guest"}).json()["id"]
        line = {"text": "well played", "name": "Guest"}
        watched = house.open()
        assert phone.post(f"{watched.path}/talk", json=line).status_code == 201
        assert phone.put("/api/me/lessons/sentient", json={"waved": True}).status_code == 200
        hook = {"kind": "json", "address": "https://example.org/hook"}
        assert phone.post("/api/me/channels", json=hook).status_code == 201
        # The guest comes home: everything comes along, and the account's try counts.
        assert phone.post("/api/sign-in", json=account).status_code == 200
        assert phone.get("/api/daily").json()["mine"]["table"] == id
        assert len(phone.get("/api/me/channels").json()) == 1
        mine = phone.get("/api/me/export").json()
        assert [one["game"] for one in mine["learned"]] == ["sentient"]
        assert {one["table_id"]: one["counted"] for one in mine["daily"]} == {
            id: True,
            other: False,
        }
        assert [one["text"] for one in mine["said"]] == ["well played"]
        gone = phone.request("DELETE", "/api/me", json={"password": "correct horse"})
        assert gone.status_code == 204
    with sqlite3.connect(house.db, timeout=20) as connection:
        for query in ("SELECT name FROM attempts", "SELECT text FROM talk"):
            kept = [one for (one,) in connection.execute(query)]
            assert not {name, "Guest", "well played"} & set(kept)


# ── Where the field parted ──────────────────────────────────────────────────────────────────


def told(key: str, seat: int | None = 0, **args: Any) -> Json:
    return {"key": key, "args": args if seat is None else {"seat": {"seat": seat}, **args}}


def test_deeds_are_what_the_log_tells_of_the_player_before_the_end() -> None:
    facts = [
        [told("fact-first", 0), told("fact-round", None, round=1)],
        [told("fact-take", 0, n=2), told("fact-take", 1, n=3), told("fact-take", 0, n=2)],
        [told("fact-round", None, round=2), told("fact-take", 0, n=2)],
        [told("fact-final", 0, points=9)],
    ]
    moves = [Made(n, 0, "", of, n, 0.0) for n, of in enumerate(facts)]  # type: ignore[arg-type]
    found = [(deed.round, json.loads(deed.fact)["key"]) for deed in deeds_of(moves)]
    assert found == [(None, "fact-first"), (1, "fact-take"), (2, "fact-take")]


def test_the_deeds_that_parted_the_results_are_told_with_those_who_did_them() -> None:
    first, later, other = (Deed(n, json.dumps(told(f"fact-{n}"))) for n in (1, 2, 3))
    rare, common = (Deed(1, json.dumps(told(key))) for key in ("fact-rare", "fact-common"))
    players = [f"{n}" for n in range(24)]
    points = {one: 100 if n < 12 else 50 for n, one in enumerate(players)}
    points["0"] = 1000
    deeds = {
        one: [common]
        + [first, later] * (n < 12)  # the later is what came of the first
        + [other] * (n % 2)
        + [rare] * (n < 9)
        for n, one in enumerate(players)
    }
    found = partings(points, deeds, "0")
    assert [one["fact"]["key"] for one in found] == ["fact-1", "fact-3"]
    assert [one["round"] for one in found] == [1, 3]
    assert [one["mine"] for one in found] == [True, False]
    assert (found[0]["share"], found[0]["points"], found[0]["others"]) == (0.5, 175, 50)
    few = players[:21]
    assert partings({one: points[one] for one in few}, deeds, None)[0]["fact"]["key"] == "fact-3"


def like(server: Server, table: Playing, others: int, points: int) -> None:
    """Let others have played a day as somebody has, move by move, with so many points."""
    tried = """INSERT INTO attempts SELECT ?, day, ?, 'Other', 1, begun,
               json_set(result, '$.points', ?) FROM attempts WHERE table_id = ?"""
    moved = """INSERT INTO moves (table_id, n, seat, option, facts, entry, at)
               SELECT ?, n, seat, option, facts, entry, at FROM moves WHERE table_id = ?"""
    for n in range(others):
        id = f"{n}{table.id}"[:16]
        change(server, tried, id, id, points, table.id)
        change(server, moved, id, table.id)


def play_out(table: Playing, way: int) -> None:
    """Play a daily table to its end, on from a first choice."""
    wait_for_turn(table)
    state = table.state(0)
    table.act("choose", 0, state["version"], option=state["decision"]["options"][way]["id"])
    table.play_out_as(0)


def test_who_has_finished_sees_where_the_field_parted(house: Server) -> None:
    set_table(house)
    one, other, late = ({"Magnate-Visitor": f"{name:_<32}"} for name in ("one", "other", "late"))
    tables = [begin(house, who, "Somebody") for who in (one, other)]
    for table, way in zip(tables, (0, -1), strict=True):
        play_out(table, way)
    assert daily(house, one)["parted"] == [], "too few have finished"
    like(house, tables[0], 10, 100)
    like(house, tables[1], 10, 50)
    begin(house, late, "Late")
    for who in (late, STRANGER, {}):
        assert daily(house, who)["parted"] == []
    mine, its = daily(house, one)["parted"], daily(house, other)["parted"]
    assert 1 <= len(mine) <= 3
    for a, b in zip(mine, its, strict=True):
        assert a["mine"] is not b["mine"]
        assert {**a, "mine": None} == {**b, "mine": None}
        assert a["fact"]["key"].startswith("fact-")
        assert a["fact"]["args"]["seat"] == {"seat": 0}
        assert 0.25 < a["share"] < 0.75
        assert (a["points"] > a["others"]) is a["mine"]


# ── The turn of the day ─────────────────────────────────────────────────────────────────────


def judged(verdict: str, lost: float, behind: float, more: int = 1, **said: bool) -> Any:
    def less(win: float) -> Json:
        return {"win": win, "win90": 0.01, "points": 0, "points90": 0}

    lines = [{"against": None}, {"against": less(-behind)}, *[{"against": less(-1)}] * more]
    turn = {"n": 7, "own": 3, "verdict": verdict, "decided": False, **said}
    return {**turn, "loss": less(lost), "lines": lines}


def test_a_turn_is_chosen_by_what_is_surely_behind_the_best_line() -> None:
    found = sure_of("id", "sentient", judged("find", 0.0, 0.2))
    assert found is not None
    where = {"review": "id", "game": "sentient", "turn": 7, "own": 3}
    assert found.turn == {**where, "found": True, "win": 0.2}
    missed = sure_of("id", "sentient", judged("blunder", 0.3, 0.2))
    assert missed is not None
    assert (missed.turn["found"], missed.turn["win"]) == (False, 0.3)
    assert found[:2] > missed[:2], "the only good line first"
    assert sure_of("id", "sentient", judged("fine", 0.0, 0.2)) is None
    assert sure_of("id", "sentient", judged("unclear", 0.3, 0.2)) is None
    assert sure_of("id", "sentient", judged("find", 0.0, 0.2, more=0)) is None
    assert sure_of("id", "sentient", judged("mistake", 0.3, 0.2, decided=True)) is None


def forge(server: Server, review: str) -> Json:
    """Let a review have been made yesterday, and of one turn alone: a blunder."""
    path = f"/api/reviews/{review}"
    known = until(
        lambda: [one for one in server.http.get(path).json()["review"]["turns"] if one["lines"]]
    )
    found: Json = server.http.post(f"{path}/stop").json()["review"]
    turn = {**known[0], **judged("blunder", 0.3, 0.2), "n": known[0]["n"], "own": known[0]["own"]}
    done = """UPDATE reviews SET status = 'done', at = strftime('%s', 'now', 'start of day') - 1,
              review = ? WHERE id = ?"""
    change(server, done, json.dumps({**found, "turns": [turn]}), review)
    return turn


def test_the_turn_of_the_day_is_one_of_the_last_day_that_was_reviewed(house: Server) -> None:
    table = house.open([{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": "random"}])
    table.play_out_as(0)
    yesterday(house, table)
    review = house.http.post(f"{table.path}/review").json()["id"]
    turn = forge(house, review)
    change(house, "UPDATE reviews SET at = at + 1")
    assert daily(house, {})["turn"] is None, "it was asked for today, and all have one turn a day"
    change(house, "UPDATE reviews SET at = at - 1")
    found = daily(house, {})["turn"]
    assert (found["review"], found["turn"], found["own"]) == (review, turn["n"], turn["own"])
    # Anybody tries it, at a table of their own.
    again = {"move": turn["at_ply"], "seats": [turn["seat"]]}
    assert house.http.post(f"{table.path}/play-on", json=again).status_code == 201
    change(house, "DELETE FROM dailies WHERE day < date('now')")
    change(house, "DELETE FROM attempts WHERE day < date('now')")


def yesterday(server: Server, table: Playing) -> None:
    """Let a game have been one of yesterday's daily table."""
    change(
        server,
        """INSERT INTO dailies SELECT date('now', '-1 day'), game, seats, level, seed, rules
           FROM dailies WHERE day = date('now')""",
    )
    tried = "INSERT INTO attempts SELECT ?, date('now', '-1 day'), 'w', NULL, 0, 0, NULL"
    change(server, tried, table.id)
