"""The daily table in the browser: begun, paused, finished, and compared."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

from magnate import game
from magnate.server.daily import played_with
from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import wait_for_choice
from tests.browser.server import Server
from tests.server.playing import Playing

pytestmark = pytest.mark.browser


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
