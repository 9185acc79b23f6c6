"""Magnate as an app: a manifest, icons, and a friendly page when the server is away."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPage
from tests.browser.server import HUMAN, RANDOM, Server

pytestmark = pytest.mark.browser


def test_a_browser_can_install_it_and_says_kindly_that_the_server_is_away(
    new_page: NewPage, tmp_path: Path
) -> None:
    with closing(Server(tmp_path / "tables.db")) as server:
        server.start()
        manifest = server.get("/manifest.webmanifest")
        assert manifest["start_url"] == "/"
        for icon in manifest["icons"]:
            drawn = server.http.get(icon["src"])
            assert drawn.status_code == 200
            assert drawn.headers["Content-Type"] == icon["type"]
        page = new_page()
        page.goto(server.url)
        linked = page.locator("link[rel=manifest]").get_attribute("href")
        assert linked == "/manifest.webmanifest"
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        server.kill()
        page.goto(f"{server.url}/table/k3f9k3f9k3")
        expect(page.get_by_role("heading", name="The server is away.")).to_be_visible()
        server.start()
        page.get_by_role("link").click()
        expect(page.locator("#app").get_by_role("heading").first).to_be_visible()


def test_whoever_sits_at_a_table_can_invite_to_a_free_seat(
    new_page: NewPage, server: Server
) -> None:
    seats: list[dict[str, Any]] = [HUMAN, {"kind": "human", "open": True}]
    opened = server.open_table("sentient", seats, seed=4, open=True)
    page = new_page()
    page.goto(server.url + opened["seats"][0]["url"])
    page.get_by_role("button", name="Invite", exact=True).click()
    link = page.locator("dialog input[readonly]").input_value()
    assert link == f"{server.url}/table/{opened['id']}"
    guest = new_page()
    guest.goto(link)
    expect(guest.get_by_role("button", name="Join")).to_be_visible()

    host = new_page()
    host.goto(server.url)
    host.locator(".seatlist li").nth(1).get_by_text("Guest").click()
    host.get_by_text("With the link", exact=True).click()
    host.locator("button.play:visible").click()
    sent = host.locator("dialog input[readonly]").first.input_value()
    assert "#" in sent
    host.get_by_role("button", name="Go to the table").click()
    host.get_by_role("button", name="Invite", exact=True).click()
    assert host.locator("dialog input[readonly]").first.input_value() == sent


def test_a_page_older_than_its_server_begins_anew(browser: Browser, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    with browser.new_context(locale="en-GB", service_workers="block") as profile:
        page = profile.new_page()
        page.add_init_script("const now = performance.now(); performance.now = () => now + 20_000")
        page.goto(server.url + opened["seats"][0]["url"])
        page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
        button = page.get_by_role("button", name="Settings")
        with page.expect_navigation():
            button.click()
        page.unroute("**/assets/Settings-*.js")
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
