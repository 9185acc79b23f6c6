"""What is said at a table, written down and reported; turns taken back by consent."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from magnate.engine.game import NotPossible
from magnate.server.admin import free, reports, unsay
from magnate.server.talk import proper_line
from tests.server.playing import HUMANS, Json, Playing, Server, until
from tests.server.test_people import PASSWORD, Browser, browsers  # noqa: F401 - a fixture

RANDOM = {"kind": "bot", "level": "random"}
VISITOR = {"Magnate-Visitor": "visitor_" * 4}
OTHER = {"Magnate-Visitor": "stranger" * 4}


def talk(table: Playing, headers: dict[str, str]) -> Json:
    answer = table.server.http.get(f"{table.path}/talk", headers=headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def said(table: Playing, headers: dict[str, str]) -> list[str]:
    return [line["text"] for line in talk(table, headers)["lines"]]


def say(table: Playing, headers: dict[str, str], text: str, status: int = 201, **more: Any) -> Json:
    answer = table.server.http.post(
        f"{table.path}/talk", json={"text": text, **more}, headers=headers
    )
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def test_everybody_at_a_table_hears_what_is_said_there(server: Server) -> None:
    table = server.open()
    with table.page(1) as page:
        page.wait("state")
        say(table, table.headers(0), "Three investors?")
        page.wait("news")
    say(table, VISITOR, "Well played", name="Zoë")
    for headers in (table.headers(0), table.headers(1), VISITOR, OTHER):
        lines = talk(table, headers)["lines"]
        assert [line["text"] for line in lines] == ["Three investors?", "Well played"]
        assert [line["seat"] for line in lines] == [0, None]
        assert lines[1]["name"] == "Zoë"
    assert [line["mine"] for line in talk(table, VISITOR)["lines"]] == [False, True]
    assert server.http.get(f"{table.path}/talk").status_code == 401
    say(table, {}, "Who am I?", 401)
    say(table, {"Authorization": "Bearer nobody"}, "Me", 403)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "that \u202eone\u202c is\u2066 mine\u2069\u200b",
        "a\nb\u2028c\0d\ufeff",
        "{ $seat } [[x]] \ue000 0 \ue001",
    ],
)
def test_what_is_said_is_text_and_turns_nothing_round_it(server: Server, text: str) -> None:
    table = server.open()
    say(table, table.headers(0), text)
    raw = server.http.get(f"{table.path}/talk", headers=table.headers(1))
    assert raw.headers["Content-Type"] == "application/json"
    assert raw.headers["X-Content-Type-Options"] == "nosniff"
    [line] = raw.json()["lines"]
    assert line["text"] == proper_line(text)
    assert not any(one in line["text"] for one in "\u202e\u2066\u2069\u200b\u2028\0\n\ufeff")
    for name in ("A\u202eB", "x" * 41, "\u200b"):
        answer = server.http.post(
            f"{table.path}/talk", json={"text": "hm", "name": name}, headers=VISITOR
        )
        assert answer.status_code == 422


def test_nothing_empty_and_nothing_endless_is_said(start: Any) -> None:
    """And a turn that was taken back stays taken back when the server starts again."""
    server = start(lines=3)
    table = server.open(seed=5)
    for text in ("", " ", "\u200b\u202e", "x" * 501):
        say(table, table.headers(0), text, 422)
    for text in ("one", "two", "three"):
        say(table, table.headers(0), text)
    say(table, table.headers(1), "four", 429)
    seat, before = play_turn(table)
    ask(table, seat)
    answer(table, 1 - seat, agree=True)
    server.end()
    server.start()
    after = table.state(seat)
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    assert said(table, VISITOR)[:3] == ["one", "two", "three"]


def test_players_hear_those_who_look_on_late_where_something_is_hidden(server: Server) -> None:
    table = server.open(HUMANS, game="yokohama")
    say(table, VISITOR, "He holds two British orders", name="Spy")
    assert said(table, table.headers(0)) == []
    assert said(table, table.headers(1)) == []
    assert said(table, OTHER) == ["He holds two British orders"]
    assert talk(table, table.headers(0))["delay"] == 180
    public = server.open()
    say(public, VISITOR, "Nothing is hidden here")
    assert said(public, public.headers(0)) == ["Nothing is hidden here"]


def test_notes_are_read_by_who_wrote_them_alone(server: Server) -> None:
    table = server.open()
    for headers, text in ((table.headers(0), "take the Bank"), (VISITOR, "<b>watch Ann</b>")):
        answer = server.http.put(f"{table.path}/notes", json={"text": text}, headers=headers)
        assert answer.status_code == 200, answer.text
    assert talk(table, table.headers(0))["notes"] == "take the Bank"
    assert talk(table, VISITOR)["notes"] == "<b>watch Ann</b>"
    assert talk(table, table.headers(1))["notes"] == talk(table, OTHER)["notes"] == ""
    server.http.put(f"{table.path}/notes", json={"text": ""}, headers=table.headers(0))
    assert talk(table, table.headers(0))["notes"] == ""


def test_a_line_is_reported_to_the_operator(server: Server, capfd: Any) -> None:
    table = server.open()
    say(table, table.headers(0), "[bold]rude words[/bold]")
    path = f"{table.path}/talk/0/report"
    for _ in range(2):
        assert server.http.post(path, headers=table.headers(1)).status_code == 200
    missing = server.http.post(f"{table.path}/talk/7/report", headers=table.headers(1))
    assert missing.status_code == 404
    reports(db=str(server.db))
    shown = capfd.readouterr().out
    assert "[bold]rude words[/bold]" in shown
    assert "Ann (seat 0)" in shown
    unsay(table.id, 0, db=str(server.db))
    assert said(table, table.headers(0)) == []
    with pytest.raises(NotPossible, match="line 0"):
        unsay(table.id, 0, db=str(server.db))
    say(table, table.headers(0), "kind words")
    (line,) = talk(table, table.headers(1))["lines"]
    assert (line["n"], line["text"]) == (1, "kind words")  # 0 was another, reported and read
    capfd.readouterr()
    reports(db=str(server.db))
    assert table.id not in capfd.readouterr().out


def test_a_report_names_whom_to_ban(
    server: Server,
    browsers: list[Browser],  # noqa: F811
    capfd: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who said it: an account, a guest, somebody who looked on; not who has the seat by now."""
    monkeypatch.setenv("COLUMNS", "200")
    rude, next_one = browsers
    table = server.open([{"kind": "human"}, {"kind": "human", "open": True}])

    def reported(n: int, text: str) -> str:
        path = f"{table.path}/talk/{n}/report"
        assert server.http.post(path, headers=table.headers(0)).status_code == 200
        reports(db=str(server.db))
        out: str = capfd.readouterr().out
        return next(line for line in out.splitlines() if table.id in line and text in line)

    rude.guest("Mallory")
    id = rude.get("me")["id"]
    seat = rude.post(f"tables/{table.id}/join", {"seat": 1, "name": "Mallory"})
    bearer = {"Authorization": f"Bearer {seat['token']}"}
    rude.post(f"tables/{table.id}/talk", {"text": "rude words"}, **bearer)
    rude.post(f"tables/{table.id}/talk", {"text": "more of them", "name": "Mall"})
    assert rude.ask("POST", f"tables/{table.id}/leave", {"seat": 1}, **bearer).status_code == 204
    next_one.guest("Eve").post(f"tables/{table.id}/join", {"seat": 1, "name": "Eve"})
    said = reported(0, "rude words")
    assert "Mallory (seat 1)" in said
    assert id in said
    assert "Eve" not in said
    said = reported(1, "more of them")
    assert "Mall (looks on)" in said
    assert id in said

    called = f"Mallory {secrets.token_hex(4)}"
    rude.post("me/account", {"name": called, "password": PASSWORD})
    rude.post(f"tables/{table.id}/talk", {"text": "again", "name": "Mall"})
    assert called.lower() in reported(2, "again")
    say(table, table.headers(0), "by a program")
    assert " – " in reported(3, "by a program")
    say(table, VISITOR, "heard, and told to nobody", name="Zoë")
    assert id not in json.dumps(talk(table, VISITOR))


def test_who_goes_takes_along_what_they_said_also_from_a_seat_they_left(
    server: Server,
    browsers: list[Browser],  # noqa: F811
) -> None:
    one, other = (browser.guest(called) for browser, called in zip(browsers, "AB", strict=True))
    table = server.open([{"kind": "human"}, {"kind": "human", "open": True}])
    for browser, text in ((one, "first"), (other, "second")):
        seat = browser.post(f"tables/{table.id}/join", {"seat": 1})
        bearer = {"Authorization": f"Bearer {seat['token']}"}
        browser.post(f"tables/{table.id}/talk", {"text": text}, **bearer)
        browser.ask("POST", f"tables/{table.id}/leave", {"seat": 1}, **bearer).raise_for_status()
    assert [line["text"] for line in one.get("me/export")["said"]] == ["first"]
    assert one.ask("DELETE", "me", {}).status_code == 204
    assert said(table, table.headers(0)) == ["second"]
    assert other.ask("DELETE", "me", {}).status_code == 204
    assert said(table, table.headers(0)) == []
    say(table, table.headers(0), "third")
    assert [line["n"] for line in talk(table, table.headers(0))["lines"]] == [2]


# ── Taking back ─────────────────────────────────────────────────────────────────────────────


def ask(table: Playing, seat: int) -> Any:
    return table.server.http.post(
        f"{table.path}/take-back", json={"seat": seat}, headers=table.headers(seat)
    )


def answer(table: Playing, seat: int, agree: bool) -> Any:  # noqa: FBT001
    return table.server.http.post(
        f"{table.path}/take-back/answer",
        json={"seat": seat, "agree": agree},
        headers=table.headers(seat),
    )


def play_turn(table: Playing) -> tuple[int, Json]:
    """A turn that reveals something; who made it, and how the table stood before."""
    seat = table.mover
    before = table.state(seat)
    table.stretch()
    while table.mover == seat:
        table.stretch()
    return seat, before


def test_a_turn_beyond_a_reveal_is_taken_back_once_everybody_agrees(server: Server) -> None:
    table = server.open(seed=5)
    seat, before = play_turn(table)
    gone = table.state()
    assert ask(table, seat).status_code == 200
    asked = talk(table, table.headers(1 - seat))["asked"]
    assert asked["seat"] == seat
    assert asked["waiting"] == [1 - seat]
    facts = [fact for entry in asked["entries"] for fact in entry["facts"]]
    log = [fact for entry in gone["log"][before["log_from"] + len(before["log"]) :]
           for fact in entry["facts"]]  # fmt: skip
    assert facts == log
    assert asked["revealed"]
    assert [fact for fact in asked["revealed"] if fact not in facts] == []
    assert table.state()["version"] == gone["version"]
    with table.page(1 - seat, log=len(gone["log"])) as page:
        page.wait("state")
        assert answer(table, 1 - seat, agree=True).status_code == 200
        told = page.wait("state")
    assert told["log_from"] == len(before["log"])
    after = table.state(seat)
    assert after["view"] == before["view"]
    assert after["decision"] == before["decision"]
    assert after["log"] == before["log"]
    assert after["version"] > gone["version"]
    kinds = [line["kind"] for line in talk(table, table.headers(seat))["lines"]]
    assert kinds == ["undone"]
    assert talk(table, table.headers(seat))["asked"] is None
    play_turn(table)
    assert table.state()["view"] == gone["view"], "what was revealed comes again"


def test_the_record_keeps_both_lines(server: Server) -> None:
    """Bots agree, so that one who plays against them asks nobody."""
    table = server.open([HUMANS[0], RANDOM], seed=5)
    wait_for(table, 0)
    before = json.dumps(table.state(0)["view"])
    table.stretch()
    wait_for(table, 0)
    assert ask(table, 0).status_code == 200
    assert json.dumps(table.state(0)["view"]) == before
    assert server.http.post(f"{table.path}/take-back", json={"seat": 0}).status_code == 401
    table.play_out()
    text = server.http.get(f"{table.path}/record").text
    assert "# Taken back by consent, after" in text
    assert server.http.post("/api/records", json={"record": text}).status_code == 201
    assert ask(table, 0).status_code == 409


def wait_for(table: Playing, seat: int) -> None:
    until(lambda: table.state()["decision"]["seat"] == seat)


def test_one_who_does_not_agree_is_enough(server: Server) -> None:
    table = server.open(seed=5)
    seat, _ = play_turn(table)
    before = table.state()
    ask(table, seat)
    assert answer(table, 1 - seat, agree=False).status_code == 200
    assert table.state() == before
    assert talk(table, table.headers(seat))["asked"] is None
    assert [line["kind"] for line in talk(table, table.headers(seat))["lines"]] == ["refused"]
    assert answer(table, 1 - seat, agree=True).status_code == 409
    again = ask(table, seat)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "closed"), "no is no"
    assert talk(table, table.headers(1 - seat))["refused"] == [seat]
    play_turn(table)
    assert talk(table, table.headers(seat))["refused"] == []
    assert ask(table, seat).status_code == 200


def test_a_move_answers_and_nobody_asks_over_somebody_who_asks(server: Server) -> None:
    table = server.open(seed=5)
    play_turn(table)
    seat, _ = play_turn(table)
    assert ask(table, seat).status_code == 200
    for other in (seat, 1 - seat):
        again = ask(table, other)
        assert (again.status_code, again.json()["error"]["code"]) == (409, "taken")
    assert talk(table, table.headers(0))["asked"]["seat"] == seat
    table.stretch()
    assert talk(table, table.headers(seat))["asked"] is None, "a move is an answer"
    assert answer(table, 1 - seat, agree=True).status_code == 409


def test_who_sits_down_next_does_not_read_the_notes_of_who_has_left(server: Server) -> None:
    table = server.open([HUMANS[0], {**HUMANS[1], "open": True}])
    for leave in ("by oneself", "by the operator"):
        joined = server.http.post(f"{table.path}/join", json={"seat": 1, "name": leave}).json()
        headers = {"Authorization": f"Bearer {joined['token']}"}
        assert talk(table, headers)["notes"] == ""
        server.http.put(f"{table.path}/notes", json={"text": "secret plan"}, headers=headers)
        assert talk(table, headers)["notes"] == "secret plan"
        if leave == "by oneself":
            left = server.http.post(f"{table.path}/leave", json={"seat": 1}, headers=headers)
            assert left.status_code == 204
        else:
            free(table.id, 1, db=str(server.db))
            until(lambda: not table.look(0)["table"]["seats"][1]["taken"])
            assert table.look(0)["table"]["seats"][1]["name"] is None
