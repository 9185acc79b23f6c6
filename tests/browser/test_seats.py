from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server

pytestmark = pytest.mark.browser


def profile(browser: Browser) -> Page:
    return browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()


def test_an_invitation_is_for_whoever_sits_down_first(browser: Browser, server: Server) -> None:
    opened = server.invite("sentient", [HUMAN, RANDOM], seed=4)
    link = opened["seats"][0]
    invitation = server.url + link["url"]
    guest, opener = profile(browser), profile(browser)
    asked: list[str] = []
    guest.on("request", lambda request: asked.append(request.url))

    guest.goto(invitation)
    wait_for_choice(guest)
    own = guest.url
    assert own.startswith(f"{server.url}/table/{opened['id']}#")
    assert own != invitation
    assert not any(link["token"] in url or own.split("#")[1] in url for url in asked)

    opener.goto(invitation)
    expect(opener.get_by_text("Watch").first).to_be_visible()
    assert opener.locator("[data-option]").count() == 0

    for address in (own, invitation):
        guest.goto("about:blank")
        guest.goto(address)
        wait_for_choice(guest)
        assert guest.url == own
    guest.goto(server.url)
    opener.goto(own)
    wait_for_choice(opener)


def test_an_older_link_leads_to_the_same_seat(browser: Browser, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = profile(browser)
    link = opened["seats"][0]
    page.goto(f"{server.url}/table/{opened['id']}/{link['token']}")
    wait_for_choice(page)
    assert page.url == server.url + link["url"]
