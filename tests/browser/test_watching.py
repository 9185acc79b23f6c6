"""Those who look on, games that are over, and what is shown of who played them."""

from __future__ import annotations

import secrets
import sqlite3
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.test_people import PHONE, enter
from tests.browser.test_talk import open_tab
from tests.server.playing import Playing, until

pytestmark = pytest.mark.browser


def over(server: Server, id: str) -> bool:
    return server.get(f"/api/tables/{id}")["state"]["over"] is not None


def test_who_looks_on_sees_every_move_and_is_heard_late_where_something_is_hidden(
    new_page: NewPage, server: Server
) -> None:
    opened = server.open_table("yokohama", [HUMAN, {"kind": "human", "name": "Mira"}], seed=4)
    table = Playing(server, opened)
    player, watcher = new_page(), new_page(PHONE)
    player.goto(server.url + opened["seats"][0]["url"])
    watcher.goto(server.url + opened["watch"]["url"])
    for page in (player, watcher):
        expect(page.locator(".table")).to_be_visible()
    open_tab(watcher, "Chat")
    expect(watcher.get_by_text("3 minutes later")).to_be_visible()
    watcher.get_by_label("Say something").fill("She holds two orders")
    watcher.keyboard.press("Enter")
    expect(watcher.locator(".chat .line p")).to_have_text("She holds two orders")
    assert faults(watcher) == []

    said = table.server.http.post(
        f"{table.path}/talk", json={"text": "My turn"}, headers=table.headers(1)
    )
    assert said.status_code == 201
    open_tab(player, "Chat")
    expect(player.locator(".chat .line p")).to_have_text(["My turn"])
    expect(watcher.locator(".chat .line p")).to_have_text(["She holds two orders", "My turn"])

    with sqlite3.connect(server.db, timeout=20) as connection:
        connection.execute("UPDATE talk SET seen = seen - 180 WHERE seat IS NULL")
    player.reload()
    open_tab(player, "Chat")
    expect(player.locator(".chat .line p")).to_have_text(["She holds two orders", "My turn"])

    assert watcher.locator("[data-option]").count() == 0
    after = table.stretch()
    for page in (player, watcher):
        expect(page.locator(f'.table[data-version="{after["version"]}"]')).to_be_visible()


LOADS = """(source) => new Promise((done, failed) => {
  const image = new Image()
  image.onload = () => done([image.naturalWidth, image.naturalHeight])
  image.onerror = failed
  image.src = source
})"""


def test_a_finished_game_is_found_and_shared_with_its_picture(
    new_page: NewPage, server: Server
) -> None:
    opened = server.open_table("sentient", [RANDOM, RANDOM], seed=4, open=True, name="Evening")
    id = opened["id"]
    until(lambda: over(server, id))
    desk, phone = new_page(), new_page(PHONE)
    desk.goto(f"{server.url}/tables")
    finished = desk.get_by_role("region", name="Finished")
    finished.get_by_role("link", name="Evening").click()
    expect(desk.locator(".table")).to_be_visible()

    desk.goto(f"{server.url}/replay/{id}")
    expect(desk.locator(".replay")).to_be_visible()
    head = {
        one.get_attribute("property"): one.get_attribute("content")
        for one in desk.locator("meta[property]").all()
    }
    assert head["og:title"] == "Sentient · Evening"
    image = desk.request.get(head["og:image"] or "")
    assert image.headers["content-type"] == "image/png"

    desk.keyboard.press("Home")
    expect(desk.locator('.replay[data-step="0"]')).to_be_visible()
    phone.goto(desk.url)  # a move has an address of its own
    expect(phone.locator('.replay.phone[data-step="0"]')).to_be_visible()
    for kind in ("svg", "png"):
        assert phone.evaluate(LOADS, f"/api/tables/{id}/picture.{kind}") == [1200, 630]


def plays(page: Page, server: Server, table: Any, seat: int) -> None:
    """Sit down as whoever this browser is, and let a bot play."""
    path, invitation = f"{server.url}/api/tables/{table['id']}", table["seats"][seat]["token"]
    token = page.request.post(
        f"{path}/sit",
        data={"token": secrets.token_urlsafe(24)},
        headers={"Authorization": f"Bearer {invitation}"},
    ).json()["token"]
    away = page.request.post(
        f"{path}/away", data={"seat": seat}, headers={"Authorization": f"Bearer {token}"}
    )
    assert away.status == 204


def test_a_profile_has_a_rating_after_five_games_for_those_it_is_shown_to(
    new_page: NewPage, server: Server
) -> None:
    name = f"Ada {secrets.token_hex(3)}"
    desk, phone = new_page(), new_page(PHONE)
    for page, called in ((desk, "Ada"), (phone, "Mira")):
        page.goto(server.url)
        page.request.put(f"{server.url}/api/me", data={"name": called})
        page.reload()
    enter(desk, "Make an account", name)

    def play(games: int) -> None:
        for _ in range(games):
            body = {"game": "sentient", "seats": [{"kind": "human"}] * 2, "stand_in": "random"}
            table = server.http.post("/api/tables", json=body).json()
            for seat, page in enumerate((desk, phone)):
                plays(page, server, table, seat)
            until(partial(over, server, table["id"]))

    play(4)
    desk.goto(f"{server.url}/player/me")
    expect(desk.get_by_text("five games needed").first).to_be_visible()
    play(1)
    desk.reload()
    expect(desk.get_by_text("5 games since").first).to_be_visible()
    expect(desk.get_by_text("five games needed")).to_have_count(0)
    expect(desk.get_by_text("Mira").first).to_be_visible()
    assert faults(desk) == []

    phone.goto(f"{server.url}/player/{name}")
    expect(phone.get_by_text("No such profile")).to_be_visible()
    desk.get_by_role("radiogroup", name="Who sees this page").get_by_text("People I met").click()
    until(lambda: desk.request.get(f"{server.url}/api/me").json()["shown"] == "met")
    phone.reload()
    expect(phone.get_by_role("heading", name=name)).to_be_visible()
    assert faults(phone) == []
