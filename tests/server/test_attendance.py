"""Who leaves, resigns, is away and comes back; ending by vote, free seats, rematches."""

from __future__ import annotations

import secrets

import httpx
import pytest

from tests.server.playing import Json, Playing, Server, until
from tests.server.test_http import error
from tests.server.test_people import Browser, browsers  # noqa: F401 - a fixture

OPEN = {"kind": "human", "open": True}
HUMAN = {"kind": "human", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}


def say(
    table: Playing, act: str, seat: int, by: int | None = None, **more: object
) -> httpx.Response:
    headers = table.headers(seat if by is None else by)
    body = {"seat": seat, **more}
    return table.server.http.post(f"{table.path}/{act}", json=body, headers=headers)


def done(answer: httpx.Response) -> None:
    assert answer.status_code == 204, answer.text


def seat_of(table: Playing, seat: int) -> Json:
    found: Json = table.look()["table"]["seats"][seat]
    return found


def test_a_seat_is_left_before_the_first_move_alone(server: Server) -> None:
    table = server.open([HUMAN, HUMAN], open=True)
    error(say(table, "leave", 1, by=0), 403, "forbidden")
    done(say(table, "leave", 1))
    assert seat_of(table, 1)["taken"] is False
    assert seat_of(table, 1)["name"] is None
    error(say(table, "leave", 1), 403, "forbidden")
    joined = server.http.post(f"{table.path}/join", json={"seat": 1, "name": "Mira"})
    table.tokens[1] = joined.json()["token"]
    table.stretch()
    error(say(table, "leave", 1), 409, "running")


def test_a_bot_plays_on_for_who_resigns_and_they_are_last(
    server: Server,
    browsers: list[Browser],  # noqa: F811
) -> None:
    one, other = (browser.guest(called) for browser, called in zip(browsers, "AB", strict=True))
    table = server.open([{"kind": "human"}, {"kind": "human"}], stand_in="random")
    one.sits(table, 0)
    other.sits(table, 1)
    table.stretch()
    done(say(table, "resign", 1))
    assert (seat_of(table, 1)["kind"], seat_of(table, 1)["level"]) == ("bot", "random")
    assert table.id not in other.tables()
    table.tokens[1] = None
    table.play_out()
    assert other.get("players/me")["recent"][0]["place"] == 2
    assert one.get("players/me")["recent"][0]["place"] == 1
    assert one.tables()[table.id]["result"]["place"] == 1


def test_a_bot_stands_in_until_its_person_is_back(server: Server) -> None:
    table = server.open([HUMAN, HUMAN], stand_in="random")
    mover = table.mover
    with table.page(1 - mover) as page:
        page.wait("state")
        done(say(table, "away", mover))
        told = page.wait("table")
        assert told["seats"][mover]["level"] == "random"
        until(lambda: table.mover == 1 - mover)
    done(say(table, "back", mover))
    assert seat_of(table, mover)["level"] is None
    assert seat_of(table, mover)["kind"] == "human"
    while table.mover != mover:
        table.stretch()
    assert table.state(mover)["draft"] is not None


def test_all_together_end_a_game(server: Server) -> None:
    table = server.open([HUMAN, HUMAN, HUMAN], stand_in="random")
    done(say(table, "end", 0, ends=True))
    assert [one["ends"] for one in table.look()["table"]["seats"]] == [True, False, False]
    done(say(table, "end", 0, ends=False))
    done(say(table, "end", 1, ends=True))
    done(say(table, "end", 0, ends=True))
    assert table.look()["table"]["closed"] is False
    done(say(table, "end", 2, ends=True))
    assert table.look()["table"]["closed"] is True
    seat = table.mover
    option = table.state(seat)["decision"]["options"][0]["id"]
    error(table.act("choose", seat, option=option), 409, "closed")
    error(say(table, "resign", 0), 409, "not-your-turn")


def test_a_free_seat_goes_to_a_bot_or_to_anyone(server: Server) -> None:
    table = server.open([HUMAN, OPEN, HUMAN])
    done(say(table, "fill", 1, by=0, level="random"))
    assert (seat_of(table, 1)["kind"], seat_of(table, 1)["level"]) == ("bot", "random")
    error(say(table, "fill", 1, by=0), 409, "taken")
    done(say(table, "open", 2, by=0))
    assert seat_of(table, 2)["taken"] is False
    assert table.id in {one["id"] for one in server.http.get("/api/tables").json()}
    error(say(table, "fill", 0, by=0, level="nobody"), 422, "invalid")


def test_a_rematch_is_one_table_for_all(server: Server, browsers: list[Browser]) -> None:  # noqa: F811
    one, other = (browser.guest(called) for browser, called in zip(browsers, "AB", strict=True))
    clock = {"kind": "days", "days": 2}
    table = server.open([{"kind": "human"}, {"kind": "human"}], name="Again", clock=clock)
    one.sits(table, 0)
    other.sits(table, 1)
    error(say(table, "rematch", 0), 409, "running")
    for seat in (0, 1):
        done(say(table, "end", seat, ends=True))
    first, again, second = (say(table, "rematch", seat).json() for seat in (0, 0, 1))
    assert first == again
    new = first["url"].split("/table/")[1].split("#")[0]
    assert new == second["url"].split("/table/")[1].split("#")[0]
    for browser, link, seat in ((one, first, 0), (other, second, 1)):
        (mine,) = browser.tables()[new]["mine"]
        assert (mine["seat"], mine["token"]) == (seat, link["token"])
        assert browser.tables()[new]["clock"] == clock
    look = server.http.get(
        f"/api/tables/{new}", headers={"Authorization": f"Bearer {second['token']}"}
    )
    assert look.json()["table"]["mine"] == [1]


@pytest.mark.parametrize(("seats", "hints"), [([HUMAN, HUMAN], True), ([HUMAN, BOT], False)])
def test_a_rematch_allows_the_hints_that_were_allowed(
    server: Server, seats: list[Json], *, hints: bool
) -> None:
    """The other way round than is usual with so many people."""
    table = server.open(seats, hints=hints)
    for seat, one in enumerate(seats):
        if one["kind"] == "human":
            done(say(table, "end", seat, ends=True))
    new = say(table, "rematch", 0).json()["url"].split("/table/")[1].split("#")[0]
    assert server.http.get(f"/api/tables/{new}").json()["table"]["hints"] is hints


def test_the_clock_begins_when_all_sit(server: Server) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 5}
    table = server.open([HUMAN, OPEN], open=True, clock=clock)
    assert table.state()["clock"] == {"left": [600, 600], "seat": None, "until": None}
    server.http.post(f"{table.path}/join", json={"seat": 1}).raise_for_status()
    assert table.state()["clock"]["seat"] is None, "the first has not opened the invitation yet"
    body = {"token": secrets.token_urlsafe(24)}
    sat = server.http.post(f"{table.path}/sit", json=body, headers=table.headers(0))
    assert sat.status_code == 200
    said = table.state()["clock"]
    assert said["seat"] == table.mover
    assert said["until"]
    listed = {one["id"]: one for one in server.http.get("/api/tables").json()}
    assert listed[table.id]["clock"] == clock
    assert listed[table.id]["until"] == said["until"]
    error(server.http.post("/api/tables", json={
        "game": "sentient", "seats": [HUMAN, HUMAN], "clock": {"kind": "days", "days": 0}
    }), 422, "invalid")  # fmt: skip
