"""In every window: nothing covered or cut off, nothing too small, holdings and scores in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from magnate.games import games
from tests.browser.playing import play_by_clicking, wait_for_choice
from tests.browser.server import Server
from tests.browser.windows import SIZES, open_game, windows, wrong

pytestmark = pytest.mark.browser
#: A sample of what `python -m tests.browser.windows` looks at: one theme a language, and in two of
#: the languages the windows with the least room.
TIGHT = [(1280, 720), (1024, 768), (360, 640)]
SAMPLE = [("en", "light", SIZES), ("ru", "dark", TIGHT), ("ja", "light", TIGHT)]
COVER = """() => {
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  cover.className = 'cover';
  document.body.append(cover);
}"""


@pytest.mark.parametrize("key", list(games()))
def test_a_table_lies_whole_in_every_window(page: Page, server: Server, key: str) -> None:
    seats = open_game(page, server, key)
    play_by_clicking(page, seed=4, stop_after=12)
    wait_for_choice(page)
    found = [
        f"{language}, {theme}, {size}: {fault}"
        for language, theme, sizes in SAMPLE
        for size, _, _ in windows(page, sizes, [language], [theme])
        for fault in wrong(page, seats)
    ]
    assert found == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("tab").last.click()
    printed = page.locator(".edition")
    printed.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    assert not re.search(r'[{[]"|":', printed.inner_text()), "a printed value is not in words"
    names = printed.locator("dt, dd span").all_inner_texts()
    assert not [name for name in names if re.search(r"\b(source|note)\b", name)], "ids, in Japanese"


def test_a_covered_control_is_found(page: Page, server: Server) -> None:
    seats = open_game(page, server, "sentient", seats=2)
    assert wrong(page, seats) == []
    page.evaluate(COVER)
    assert any("is covered by div.cover" in fault for fault in wrong(page, seats))
    page.evaluate("document.querySelector('.cover').remove()")
    page.evaluate("document.querySelector('section.mine').style.transform = 'translateY(400px)'")
    assert "the own holdings are out of sight" in wrong(page, seats)


def test_dragging_selects_no_text(page: Page, server: Server) -> None:
    open_game(page, server, "nippon", seats=2)
    box = page.locator("main").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 40, box["y"] + box["height"] - 40, steps=4)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""
