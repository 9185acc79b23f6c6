"""The daily table in the browser: begun, paused, finished, and compared."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from magnate import game
from magnate.server.daily import played_with
from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server
from tests.server.playing import Playing
from tests.server.test_daily import change, forge, like, play_out, yesterday

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers one address as often as it asks: whole games are played by requests."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with closing(Server(database, thorough=1, requests=0)) as server:
        yield server.start()


def set_table(server: Server) -> None:
    """Let today's game be a short one against a bot that answers at once."""
    server.get("/api/daily")
    with sqlite3.connect(server.db, timeout=20) as connection:
        short = "UPDATE dailies SET game = 'sentient', seats = 2, level = 'random', rules = ?"
        connection.execute(short, (played_with(game("sentient")),))


def come_out(server: Server, id: str, others: int) -> None:
    """Let others have played today like one who has, and yesterday, with more points each."""
    day = """INSERT INTO dailies SELECT date(day, '-1 day'), game, seats, level, seed, rules
             FROM dailies"""
    tried = """INSERT INTO attempts SELECT ?, date(day, ?), ?, 'Other', 1, begun,
               json_set(result, '$.points', ?) FROM attempts WHERE table_id = ?"""
    with sqlite3.connect(server.db, timeout=20) as connection:
        connection.execute(day)
        for when in ("+0 days", "-1 day"):
            for n in range(others):
                connection.execute(tried, (f"{when} {n}", when, f"other {n}", 200 + 3 * n, id))


def test_the_daily_table_is_played_once_and_then_opens(new_page: NewPage, server: Server) -> None:
    page, phone = new_page(), new_page((390, 844))
    set_table(server)
    page.goto(server.url)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("link", name="Daily table").click()
    expect(page.get_by_text("0 have finished")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Begin today’s table").click()
    wait_for_choice(page)
    table = page.url
    page.goto(f"{server.url}/daily")
    page.get_by_role("button", name="Go on").click()
    wait_for_choice(page)
    assert page.url == table
    token = page.evaluate("location.hash.slice(1)")
    id = page.evaluate("location.pathname.split('/')[2]")
    Playing(server, {"id": id, "seats": [{"token": token}, None]}).play_out_as(0)
    page.goto(f"{server.url}/daily")
    row = page.locator("tr.own")
    expect(row).to_contain_text("Ada · You")
    expect(page.locator("pre")).to_contain_text("Magnate No. 1 · Sentient")
    assert faults(page) == []
    expect(page.get_by_role("heading", name="Well played, Ada.")).to_be_visible()
    row.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay")).to_be_visible()
    page.goto(f"{server.url}/daily")
    page.get_by_role("button", name="Play again, uncounted").click()
    wait_for_choice(page)

    phone.goto(f"{server.url}/daily")
    expect(phone.get_by_text("1 has finished")).to_be_visible()
    assert phone.get_by_text("Ada").count() == 0
    assert faults(phone) == []
    phone.get_by_role("button", name="Begin today’s table").click()
    wait_for_choice(phone)
    come_out(server, id, others=10)
    link = {"id": phone.url.split("/table/")[1].partition("#")[0]}
    token = phone.url.partition("#")[2]
    Playing(server, {**link, "seats": [{"token": token}, None]}).play_out_as(0)
    phone.goto(f"{server.url}/daily")
    expect(phone.get_by_text("of the others are behind you")).to_be_visible()
    expect(phone.get_by_role("figure", name="How everybody came out")).to_be_visible()
    expect(phone.locator("tr").filter(has_text="Ada")).to_be_visible()
    assert faults(phone) == []
    phone.locator("a.day.missed").click()
    expect(phone.get_by_text("You did not play this one")).to_be_visible()
    expect(phone.get_by_role("figure", name="How everybody came out")).to_be_visible()
    assert faults(phone) == []


def test_a_field_parts_and_a_turn_of_the_last_day_is_tried(
    new_page: NewPage, server: Server
) -> None:
    change(server, "DELETE FROM attempts")  # a day nobody has played yet
    change(server, "DELETE FROM dailies")
    set_table(server)
    last = Playing(server, server.open_table("sentient", [HUMAN, RANDOM], seed=3))
    last.play_out()
    yesterday(server, last)
    forge(server, server.http.post(f"{last.path}/review").json()["id"])
    pages = new_page(), new_page((390, 844))
    tables = []
    for page, way in zip(pages, (0, -1), strict=True):
        page.goto(f"{server.url}/daily")
        page.get_by_role("button", name="Begin today’s table").click()
        wait_for_choice(page)
        id, _, token = page.url.split("/table/")[1].partition("#")
        table = Playing(server, {"id": id, "seats": [{"token": token}, None]})
        play_out(table, way)
        tables.append(table)
    parted = [page.get_by_role("region", name="Where the field parted") for page in pages]
    pages[0].goto(f"{server.url}/daily")
    expect(pages[0].get_by_role("heading", name="Well played")).to_be_visible()
    assert parted[0].count() == 0, "too few have finished"
    for table, points in zip(tables, (100, 50), strict=True):
        like(server, table, 10, points)
    for page, shown in zip(pages, parted, strict=True):
        page.goto(f"{server.url}/daily")
        expect(shown.get_by_text("points · others").first).to_be_visible()
        expect(shown.get_by_text("a player").first).to_be_visible()
        assert faults(page) == []
    mine = [shown.get_by_text("% · You").count() for shown in parted]
    assert sum(mine) == parted[0].get_by_role("listitem").count()

    for page in pages:
        turn = page.get_by_role("region", name="Turn of the day")
        expect(turn.get_by_text("Sentient, turn")).to_be_visible()
        turn.get_by_role("button", name="Try it").click()
        wait_for_choice(page)
        expect(page.get_by_role("region", name="Your tries")).to_be_visible()
