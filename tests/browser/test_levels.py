from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.server import Server

NAMES = ["Apprentice", "Clerk", "Merchant", "Banker", "Magnate"]


def test_a_level_is_chosen_for_each_bot(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?game=sentient")
    opener = page.get_by_role("button", name="Level of seat 2: Merchant")
    opener.click()
    levels = page.get_by_role("listbox").get_by_role("option")
    expect(levels).to_have_count(5)
    for name, option in zip(NAMES, levels.all(), strict=True):
        expect(option).to_contain_text(name)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listbox")).to_have_count(0)
    page.get_by_role("button", name="Level of seat 3").click()
    page.get_by_role("option", name="Apprentice").click()
    page.get_by_role("button", name="Remove seat 4").click()
    page.locator("button.play:visible").click()
    page.wait_for_url("**/table/*")
    table = server.get(f"/api/tables/{page.url.split('/table/')[1].split('#')[0]}")["table"]
    assert [seat["level"] for seat in table["seats"]] == [None, "clerk", "apprentice"]


def test_on_the_phone_the_levels_come_from_below(new_page: NewPage, server: Server) -> None:
    page = new_page((390, 844))
    page.goto(f"{server.url}/?game=sentient")
    page.get_by_role("button", name="Level of seat 2").click()
    box = page.get_by_role("listbox").locator("..").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 390)
    assert round(box["y"] + box["height"]) == 844
    page.get_by_role("option", name="Banker").click()
    expect(page.get_by_role("button", name="Level of seat 2: Banker")).to_be_visible()
    for seat in (4, 3):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.get_by_role("button", name="Level of seat 2").click()
    page.get_by_role("button", name="Compare").click()
    dialog = page.get_by_role("dialog", name="Who sits at seat 2?")
    expect(dialog.get_by_role("radio")).to_have_count(5)
    expect(dialog.get_by_role("radio", name="Banker")).to_be_checked()
    expect(dialog.get_by_text("% of games").first).to_be_visible()
    assert faults(page) == []
    dialog.get_by_role("radio", name="Clerk").check()
    dialog.get_by_role("button", name="Seat the Clerk").click()
    expect(page.get_by_role("button", name="Level of seat 2: Clerk")).to_be_focused()


def test_a_table_shows_who_thinks_and_how_far(page: Page, server: Server) -> None:
    opened = server.open_table("nippon", [{"kind": "bot", "level": "magnate"}] * 2, seed=1)
    page.goto(f"{server.url}{opened['watch']['url']}")
    expect(page.get_by_role("progressbar").first).to_have_accessible_name(
        re.compile(r"thinking, \d+ %")
    )
