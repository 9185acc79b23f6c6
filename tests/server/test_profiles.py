"""Profiles: results, ratings, who was met; all of it to be had and to be deleted by its owner."""

from __future__ import annotations

import json
import sqlite3

from magnate.bots import bots
from magnate.server.ratings import MU, Rating, anchor, rate
from magnate.server.results import places
from tests.server.playing import Playing, Server
from tests.server.test_http import error
from tests.server.test_people import Browser, browsers, name  # noqa: F401 - a fixture


def test_a_rating_rises_with_a_victory_and_becomes_surer() -> None:
    first, second = rate([Rating(), Rating()], [1, 2])
    assert first.mu > MU > second.mu
    assert first.sigma < Rating().sigma
    assert first.games == second.games == 1


def test_a_stronger_opponent_is_worth_more() -> None:
    weak, strong = (anchor(level) for level in (next(iter(bots())), list(bots())[-1]))
    assert weak.mu < strong.mu == MU
    over_weak, over_strong = (rate([Rating(), one], [1, 2])[0].mu for one in (weak, strong))
    assert MU < over_weak < over_strong


def test_who_resigns_is_last() -> None:
    assert places([1, 2, 3], [False, False, False]) == [1, 2, 3]
    assert places([2, 1, 2], [False, True, False]) == [1, 3, 1]


def finished(server: Server, *people: Browser, bots: int = 0) -> Playing:
    seats = [{"kind": "human"} for _ in people] + bots * [{"kind": "bot", "level": "random"}]
    table = server.open(seats, name="Tea for two")
    for seat, browser in enumerate(people):
        browser.sits(table, seat)
    table.play_out()
    return table


def test_a_game_that_is_over_stands_in_the_profiles(
    server: Server,
    browsers: list[Browser],  # noqa: F811
) -> None:
    names = [name(), name()]
    one, other = (who.account(called) for who, called in zip(browsers, names, strict=True))
    table = finished(server, one, other, bots=1)
    over = table.state()["over"]
    profile = one.get("players/me")
    assert (profile["name"], profile["games"], profile["mine"]) == (names[0], 1, True)
    (played,) = profile["played"]
    assert (played["game"], played["seats"], played["games"]) == ("sentient", 3, 1)
    assert played["best"] == played["mean"] == over["scores"][0]
    assert played["first"] == (over["ranking"][0] == 1)
    assert played["mu"] is None
    assert {one["source"]: one["last"] for one in played["sources"]} == over["breakdown"][0]
    (recent,) = profile["recent"]
    assert (recent["id"], recent["name"]) == (table.id, "Tea for two")
    assert recent["place"] == over["ranking"][0]
    met = {(who["name"], who["level"]): who for who in profile["met"]}
    assert met.keys() == {(names[1], None), (None, "random")}
    assert met[names[1], None]["ahead"] == (over["ranking"][0] < over["ranking"][1])
    ratings = one.get("me/export")["ratings"]
    assert [(row["game"], row["seats"], row["games"]) for row in ratings] == [("sentient", 3, 1)]
    seen_by(one, other, names[0])
    everything_goes(server, one, other, table)


def seen_by(one: Browser, other: Browser, called: str) -> None:
    """A profile is shown to whom its owner says."""
    stranger = Browser(one.server)
    for shown, seen in [("me", (404, 404)), ("met", (200, 404)), ("all", (200, 200))]:
        one.put("me", {"shown": shown})
        looks = [who.ask("GET", f"players/{called}") for who in (other, stranger)]
        assert tuple(look.status_code for look in looks) == seen
        assert seen[1] == 404 or looks[1].json()["mine"] is False
    stranger.http.close()


def everything_goes(server: Server, one: Browser, other: Browser, table: Playing) -> None:
    """What is kept of somebody is theirs to have and to delete."""
    kept = one.get("me/export")
    assert kept["person"]["name"] == one.get("me")["name"]
    (seat,) = kept["seats"]
    assert seat["choices"]
    assert kept["results"]
    said = json.dumps(kept)
    assert "argon2" not in said
    assert table.tokens[0] not in said
    error(one.ask("DELETE", "me", {"password": "wrong horse"}), 403, "forbidden")
    assert one.ask("DELETE", "me", {"password": "correct horse"}).status_code == 204
    assert one.get("me") is None
    assert table.look()["table"]["seats"][0]["name"] is None
    assert all(who["name"] != kept["person"]["name"] for who in other.get("players/me")["met"])
    left = "\n".join(sqlite3.connect(server.db).iterdump())
    assert kept["person"]["id"] not in left
    assert kept["person"]["name"] not in left


def test_a_chosen_seed_is_not_rated(server: Server, browsers: list[Browser]) -> None:  # noqa: F811
    one = browsers[0].guest("A")
    table = server.open([{"kind": "human"}, {"kind": "bot", "level": "random"}], seed=3)
    one.sits(table, 0)
    table.play_out()
    assert one.get("players/me")["games"] == 1
    assert one.get("me/export")["ratings"] == []
