from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

import magnate
from magnate.engine.record import Record
from tests.server.playing import HUMANS, Server, until


def error(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()["error"]
    assert said["code"] == code
    assert said["message"]
    return said


def test_a_new_table_gives_each_human_seat_its_own_token(server: Server) -> None:
    seats = [*HUMANS, {"kind": "bot", "level": "random"}]
    answer = server.http.post("/api/tables", json={"game": "sentient", "seats": seats})
    opened = answer.json()
    assert answer.status_code == 201
    assert opened["watch"] == {"url": f"/table/{opened['id']}"}
    ann, mira, bot = opened["seats"]
    assert bot is None
    assert ann["token"] != mira["token"]
    assert ann["url"] == f"/table/{opened['id']}#{ann['token']}"


def test_the_table_says_who_plays_what(server: Server) -> None:
    table = server.open(name="Night shift").look(1)["table"]
    assert table["game"] == "sentient"
    assert table["name"] == "Night shift"
    assert table["mine"] == [1]
    assert table["seats"][0] == {
        "seat": 0,
        "name": "Ann",
        "kind": "human",
        "level": None,
        "taken": True,
        "ends": False,
        "colour": 0,
        "hints": 0,
    }
    assert table["components"]["robots"]


def test_the_table_says_when_somebody_last_did_something(server: Server) -> None:
    before = datetime.now(UTC).replace(microsecond=0)
    table = server.open()
    assert before <= datetime.fromisoformat(table.look(0)["changed"]) <= datetime.now(UTC)


def test_only_open_tables_are_listed(server: Server) -> None:
    shown, hidden = server.open(open=True, name="Come in"), server.open()
    listed = {table["id"]: table for table in server.http.get("/api/tables").json()}
    assert hidden.id not in listed
    assert listed[shown.id]["name"] == "Come in"
    assert listed[shown.id]["seats"][1] == {
        "name": "Mira",
        "kind": "human",
        "level": None,
        "taken": True,
        "colour": 1,
    }


def test_a_listed_table_tells_its_round_where_the_game_counts_them(server: Server) -> None:
    shown = {key: server.open(game=key, open=True).id for key in ("sentient", "nippon")}
    listed = {table["id"]: table for table in server.http.get("/api/tables").json()}
    assert listed[shown["sentient"]]["round"] == 1
    assert listed[shown["nippon"]]["round"] is None


def test_seats_have_the_colours_they_ask_for(server: Server) -> None:
    seats = [
        {"kind": "human", "name": "Ann", "colour": 2},
        {"kind": "human", "open": True},
        {"kind": "bot", "colour": 2},
    ]
    table = server.open(seats=seats, open=True)
    assert [seat["colour"] for seat in table.look(0)["table"]["seats"]] == [2, 1, 0]
    listed = {one["id"]: one for one in server.http.get("/api/tables").json()}
    assert [seat["colour"] for seat in listed[table.id]["seats"]] == [2, 1, 0]
    path = f"/api/tables/{table.id}/join"
    server.http.post(path, json={"seat": 1, "colour": 3}).raise_for_status()
    assert [seat["colour"] for seat in table.look(0)["table"]["seats"]] == [2, 3, 0]
    assert server.http.post(path, json={"seat": 1, "colour": 4}).status_code == 422


def test_a_free_seat_is_taken_once(server: Server) -> None:
    table = server.open([HUMANS[0], {"kind": "human", "open": True}], open=True)
    assert table.tokens[1] is None
    assert [seat["taken"] for seat in table.look()["table"]["seats"]] == [True, False]
    joined = server.http.post(f"{table.path}/join", json={"seat": 1, "name": "Mira"})
    assert joined.status_code == 200
    table.tokens[1] = joined.json()["token"]
    assert joined.json()["url"] == f"/table/{table.id}#{table.tokens[1]}"
    assert table.look(1)["table"]["mine"] == [1]
    assert table.look()["table"]["seats"][1]["name"] == "Mira"
    again = server.http.post(f"{table.path}/join", json={"seat": 1, "name": "Eve"})
    assert error(again, 409, "taken")["free"] == []
    assert table.look()["table"]["seats"][1]["name"] == "Mira"


OWN = "a-token-that-mira-alone-knows-of"


def sit(server: Server, path: str, token: str, own: str = OWN) -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    return server.http.post(f"{path}/sit", json={"token": own}, headers=headers)


def test_whoever_sits_down_has_the_seat_alone(server: Server) -> None:
    table = server.open()
    invitation = table.tokens[1]
    assert table.look(1)["table"]["mine"] == [1]
    answer = sit(server, table.path, invitation)
    assert answer.json() == {"url": f"/table/{table.id}#{OWN}", "token": OWN}
    headers = {"Authorization": f"Bearer {invitation}"}
    error(server.http.get(table.path, headers=headers), 403, "forbidden")
    error(table.act("choose", 1, option="pass"), 403, "forbidden")
    error(sit(server, table.path, invitation, "x" * 32), 403, "forbidden")
    table.tokens[1] = OWN
    assert table.look(1)["table"]["mine"] == [1]
    assert table.look(0)["table"]["mine"] == [0]


def test_sitting_down_twice_changes_nothing(server: Server) -> None:
    """An answer that was lost is asked for again, and a second page of the owner keeps the seat."""
    table = server.open()
    invitation = table.tokens[1]
    for _ in range(2):
        assert sit(server, table.path, invitation).json()["token"] == OWN
    assert sit(server, table.path, OWN, "y" * 32).json()["token"] == OWN
    free = server.open([HUMANS[0], {"kind": "human", "open": True}])
    joined = server.http.post(f"{free.path}/join", json={"seat": 1}).json()["token"]
    assert sit(server, free.path, joined).json()["token"] == joined


def test_nobody_sits_down_without_an_invitation(server: Server) -> None:
    table = server.open([HUMANS[0], {"kind": "human", "open": True}, {"kind": "bot"}])
    error(server.http.post(f"{table.path}/sit", json={"token": OWN}), 401, "no-token")
    error(sit(server, table.path, "nonsense"), 403, "forbidden")
    error(sit(server, table.path, table.tokens[0], "short"), 422, "invalid")
    assert table.look(0)["table"]["mine"] == [0]


def test_a_seat_that_is_not_there_or_not_free_cannot_be_joined(server: Server) -> None:
    table = server.open([HUMANS[0], {"kind": "bot"}])
    for seat in (0, 1):
        error(server.http.post(f"{table.path}/join", json={"seat": seat}), 409, "taken")
    error(server.http.post(f"{table.path}/join", json={"seat": 2}), 404, "not-found")


def test_choices_are_drafted_undone_and_confirmed(server: Server) -> None:
    table = server.open()
    seat = table.mover
    before = table.state(seat)
    assert before["decision"]["kind"] == "turn"
    assert before["draft"] == {"length": 0, "complete": False, "next": None}

    drafted = table.choose("procure:1")
    assert drafted["decision"]["kind"] == "assistants"
    assert drafted["draft"] == {"length": 1, "complete": False, "next": None}
    assert drafted["log"] == []

    undone = table.act("undo", seat).json()
    assert undone["decision"] == before["decision"]
    assert undone["view"] == before["view"]

    table.choose("procure:1")
    complete = table.choose("assistants:1")
    assert complete["draft"]["complete"]
    assert complete["draft"]["next"] == {"to": "reveal", "asked": "assistants", "drawn": "robot"}
    assert complete["decision"] is None
    assert table.act("restart", seat).json()["view"] == before["view"]

    table.choose("procure:1")
    table.choose("assistants:1")
    revealed = table.act("confirm", seat).json()
    assert revealed["decision"]["kind"] == "slot"
    assert revealed["closed"] == "revealed"
    assert revealed["draft"] == {"length": 0, "complete": False, "next": None}
    (entry,) = revealed["log"]
    assert entry["n"] == revealed["log_from"] == 1
    assert entry["seat"] == seat
    assert entry["facts"][0]["key"] == "fact-procure"


def test_an_undone_choice_before_the_reveal_stays_made(server: Server) -> None:
    table = server.open()
    seat = table.mover
    table.stretch()
    said = error(table.act("undo", seat), 409, "empty")
    assert "nothing to undo" in said["message"]
    error(table.act("restart", seat), 409, "empty")


def test_a_draft_is_seen_by_the_mover_alone(server: Server) -> None:
    table = server.open()
    seat = table.mover
    others = (None, 1 - seat)
    before = {other: table.state(other) for other in others}
    table.choose("procure:1")
    table.choose("assistants:2")
    for other in others:
        after = table.state(other)
        assert after.pop("version") > before[other].pop("version")
        assert after == before[other]
        assert after["draft"] is None
        assert after["decision"].keys() == {"seat", "kind", "ask"}


def test_a_choice_for_an_older_version_is_stale(server: Server) -> None:
    table = server.open()
    seat = table.mover
    version = table.state()["version"]
    table.choose("procure:1")
    said = error(table.act("choose", seat, version, option="procure:2"), 409, "stale")
    assert said["version"] == table.state()["version"]
    assert table.state(seat)["draft"]["length"] == 1


def test_nobody_moves_out_of_turn(server: Server) -> None:
    table = server.open()
    other = 1 - table.mover
    for act in ("undo", "restart", "confirm"):
        error(table.act(act, other), 409, "not-your-turn")
    error(table.act("choose", other, option="procure:1"), 409, "not-your-turn")


def test_an_option_that_is_not_offered_is_illegal(server: Server) -> None:
    table = server.open()
    seat = table.mover
    said = error(table.act("choose", seat, option="slot:1"), 409, "illegal")
    assert "procure:0" in said["legal"]
    table.choose("procure:1")
    error(table.act("confirm", seat), 409, "incomplete")
    table.choose("assistants:0")
    assert error(table.act("choose", seat, option="procure:1"), 409, "illegal")["legal"] == []


def test_a_token_opens_its_own_seat_alone(server: Server) -> None:
    table, other = server.open(), server.open()
    seat = table.mover
    foreign = [other.tokens[seat], "x", "' OR 1=1 --", "\u00e9" * 40]
    for act in ("choose", "undo", "restart", "confirm"):
        body: dict[str, Any] = {"seat": seat, "version": 1}
        if act == "choose":
            body["option"] = "pass"
        url = f"{table.path}/{act}"
        error(server.http.post(url, json=body), 401, "no-token")
        for token in (table.tokens[1 - seat], *foreign):
            bearer = [(b"Authorization", f"Bearer {token}".encode())]
            error(server.http.post(url, json=body, headers=bearer), 403, "forbidden")
    headers = {"Authorization": f"Bearer {other.tokens[0]}"}
    error(server.http.get(table.path, headers=headers), 403, "forbidden")
    assert table.state()["version"] == 1


@pytest.mark.parametrize(
    ("body", "status", "code", "says"),
    [
        ({"game": "chess", "seats": HUMANS}, 404, "not-found", "sentient"),
        ({"game": "sentient", "seats": HUMANS[:1]}, 422, "invalid", "2, 3, 4"),
        ({"game": "sentient", "seats": HUMANS * 3}, 422, "invalid", "2, 3, 4"),
        ({"game": "sentient", "seats": HUMANS, "variants": ["solo"]}, 422, "invalid", "variant"),
        (
            {"game": "carnegie", "seats": HUMANS, "variants": ["andrew-easy"]},
            422,
            "invalid",
            "tables of 1",
        ),
        (
            {"game": "sentient", "seats": [HUMANS[0], {"kind": "bot", "level": "god"}]},
            422,
            "invalid",
            "greedy",
        ),
        (
            {"game": "sentient", "seats": [HUMANS[0], {"kind": "bot", "open": True}]},
            422,
            "invalid",
            "open",
        ),
        (
            {"game": "sentient", "seats": [HUMANS[0], {"kind": "human", "level": "greedy"}]},
            422,
            "invalid",
            "level",
        ),
        ({"game": "sentient", "seats": HUMANS, "name": "x" * 41}, 422, "invalid", "name"),
        ({"game": "sentient", "seats": HUMANS, "edition": "game = ["}, 422, "edition", "Invalid"),
        (
            {"game": "sentient", "seats": HUMANS, "edition": 'name = "x"'},
            422,
            "edition",
            "sentient",
        ),
        (
            {
                "game": "sentient",
                "seats": HUMANS,
                "edition": 'game = "sentient"\nname = "x"\n[pieces]\nassistants = 99',
            },
            422,
            "edition",
            ":4:",
        ),
    ],
)
def test_an_impossible_table_is_refused_with_what_is_possible(
    server: Server, body: dict[str, Any], status: int, code: str, says: str
) -> None:
    assert says in error(server.http.post("/api/tables", json=body), status, code)["message"]


@pytest.mark.parametrize("name", ["\u200b", "\u202eAnn", "\u3164\u3164", "A\u00adnn"])
def test_names_of_seats_tables_and_editions_are_under_one_rule(server: Server, name: str) -> None:
    edition = f'game = "sentient"\nname = "{name}"\n'
    for said in ({"name": name}, {"seats": [{"kind": "human", "name": name}, HUMANS[1]]}):
        body = {"game": "sentient", "seats": HUMANS, **said}
        error(server.http.post("/api/tables", json=body), 422, "invalid")
    body = {"game": "sentient", "seats": HUMANS, "edition": edition}
    assert "name" in error(server.http.post("/api/tables", json=body), 422, "edition")["message"]
    table = server.open([HUMANS[0], {"kind": "human", "open": True}])
    joining = {"seat": 1, "name": name}
    error(server.http.post(f"{table.path}/join", json=joining), 422, "invalid")


def test_an_edition_that_is_too_long_is_refused(server: Server) -> None:
    text = 'game = "sentient"\nname = "x"\n# ' + "x" * 20_000
    answer = server.http.post(
        "/api/tables", json={"game": "sentient", "seats": HUMANS, "edition": text}
    )
    assert "20000 bytes" in error(answer, 413, "too-large")["message"]


def test_a_table_of_another_edition_goes_on_with_it(server: Server) -> None:
    edition = 'game = "sentient"\nname = "Few hands"\n[pieces]\nassistants = 3\n'
    table = server.open([*HUMANS, {"kind": "bot"}], edition=edition)
    found = table.look()
    assert found["table"]["edition"]["name"] == "Few hands"
    assert found["table"]["edition"]["hash"] != magnate.game("sentient").standard.hash
    assert found["state"]["view"]["players"][0]["assistants"] == 3
    assert table.play_out()["over"]


def test_a_table_that_is_not_there_is_not_found(server: Server) -> None:
    for id in ("2222222222", "x", "%00", "a" * 300, "%ff"):
        error(server.http.get(f"/api/tables/{id}"), 404, "not-found")
        error(server.http.get(f"/api/tables/{id}/record"), 404, "not-found")


def test_a_whole_game_against_bots_ends_with_a_record(server: Server) -> None:
    table = server.open(
        [HUMANS[0], {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
    )
    error(server.http.get(f"{table.path}/record"), 409, "running")
    state = table.play_out()
    assert sum(state["over"]["breakdown"][0].values()) == state["over"]["scores"][0]
    assert min(state["over"]["ranking"]) == 1
    assert [entry["n"] for entry in state["log"]] == list(range(len(state["log"])))
    record = Record.parse(server.http.get(f"{table.path}/record").text)
    assert record.names == ("Ann", "greedy", "random")
    assert list(record.scores) == state["over"]["scores"]
    assert record.replay(magnate.game("sentient")).scores() == state["over"]["scores"]
    error(table.act("choose", 0, option="pass"), 409, "not-your-turn")


def test_the_same_seed_deals_the_same_game_and_is_never_told(server: Server) -> None:
    secret = "a-seed-that-nobody-sees"
    one, two = server.open(seed=secret), server.open(seed=secret)
    assert one.state()["view"] == two.state()["view"]
    assert one.look()["table"]["seeded"]
    assert not server.open().look()["table"]["seeded"]
    told = [server.http.get(path).text for path in (one.path, "/api/tables", f"{one.path}/record")]
    told += [
        json.dumps(one.stretch()),
        json.dumps(one.look(0)),
        one.act("choose", 0, option="?").text,
    ]
    assert not any(secret in text for text in told)


def test_tokens_are_kept_nowhere(server: Server) -> None:
    table = server.open(open=True)
    table.stretch()
    for token in table.tokens:
        assert token not in server.http.get("/api/tables").text
        assert token not in json.dumps(table.look(0))
        assert token.encode() not in b"".join(
            file.read_bytes() for file in server.db.parent.iterdir() if file.is_file()
        )


def test_bots_play_among_themselves(server: Server) -> None:
    table = server.open([{"kind": "bot", "level": "random"}] * 2, open=True)
    until(lambda: table.state()["over"])


def test_answers_are_compressed_and_never_kept(server: Server) -> None:
    answer = server.http.get(server.open().path)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


def test_what_cannot_be_done_is_answered_with_what_can(server: Server) -> None:
    answer = server.http.request("OPTIONS", "/api/tables")
    error(answer, 405, "not-allowed")
    assert answer.headers["Allow"] == "GET, POST"
