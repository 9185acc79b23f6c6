from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.test_people import PHONE, enter

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


def test_a_seat_is_opened_on_another_device(new_page: NewPage, server: Server) -> None:
    """By its own link without an account; with one, by the invitation that is used up, too."""
    opened = server.invite("sentient", [HUMAN, HUMAN], seed=4)
    invitation = server.url + opened["seats"][0]["url"]
    name = f"Ada {secrets.token_hex(3)}"
    desk, phone, tablet = new_page(), new_page(PHONE), new_page()
    desk.goto(invitation)
    expect(desk.locator(".prompt").first).to_be_visible()
    phone.goto(invitation)
    expect(phone.get_by_text("“Open on another device”")).to_be_visible()
    assert faults(phone) == []

    desk.get_by_role("button", name="More about Sentient").click()
    desk.get_by_role("button", name="Open on another device").click()
    link = desk.get_by_label("Link to your seat").input_value()
    assert link == desk.url
    phone.goto("about:blank")
    phone.goto(link)
    expect(phone.get_by_role("button", name="More about Sentient")).to_be_visible()

    desk.goto(server.url)
    enter(desk, "Make an account", name)
    tablet.goto(invitation)
    expect(tablet.get_by_text("“Open on another device”")).to_be_visible()
    enter(tablet, "Sign in", name, head="")
    expect(tablet.get_by_role("button", name="More about Sentient")).to_be_visible()
    assert tablet.url == link


def test_an_older_link_leads_to_the_same_seat(browser: Browser, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = profile(browser)
    link = opened["seats"][0]
    page.goto(f"{server.url}/table/{opened['id']}/{link['token']}")
    wait_for_choice(page)
    assert page.url == server.url + link["url"]
