"""Every page at every size, in every language and both themes: readable, whole, accessible."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from magnate.games import games
from tests.browser.playing import play_by_clicking, wait_for_choice
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (1024, 768), (390, 844)]
FAR = 1e12
#: Visible text drawn smaller than 11 px, as it is on the screen, and what sticks out of the page.
MEASURE = """() => {
  const small = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({visibilityProperty: true})) continue;
    if (element.closest('.unseen, title, style, script, [aria-hidden=true]')) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const matrix = element.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 10.9) small.push(`${node.data.trim().slice(0, 30)} (${size.toFixed(1)} px)`);
  }
  return {small, wide: document.documentElement.scrollWidth - innerWidth};
}"""


@pytest.fixture(scope="module", params=list(games()))
def table(request: pytest.FixtureRequest, server: Server) -> tuple[str, str]:
    """A table of each game with as many seats as it takes: its game, and the person's page."""
    seats = max(games()[request.param].seats)
    bots = [GREEDY, RANDOM, RANDOM][: seats - 1]
    opened = server.open_table(request.param, [HUMAN, *bots], seed=6)
    return request.param, server.url + opened["seats"][0]["url"]


def open_page(
    browser: Browser, url: str, *, size: tuple[int, int], language: str = "en", theme: Any = "dark"
) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=theme, reduced_motion="reduce"
    )
    stored = json.dumps(json.dumps({"language": language}))
    context.add_init_script(
        f"localStorage['magnate.settings'] || localStorage.setItem('magnate.settings', {stored})"
    )
    page = context.new_page()
    page.goto(url)
    return page


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:120]})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def measured(page: Page) -> None:
    seen = page.evaluate(MEASURE)
    assert seen["small"] == []
    assert seen["wide"] <= 0


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_start_page(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    page = open_page(browser, server.url, size=size, language=language, theme="light")
    page.locator("button.play:visible").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    measured(page)
    if language == "en":
        assert violations(page) == []
    page.context.close()


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_table(
    browser: Browser, table: tuple[str, str], size: tuple[int, int], language: str
) -> None:
    theme = "light" if language == "ru" else "dark"
    page = open_page(browser, table[1], size=size, language=language, theme=theme)
    wait_for_choice(page, FAR)
    measured(page)
    if language != "ja":
        assert violations(page) == []
    page.context.close()


def test_the_language_changes_at_once_and_is_remembered(browser: Browser, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = open_page(browser, server.url + opened["seats"][0]["url"], size=(1440, 900))
    wait_for_choice(page, FAR)
    expect(page.locator(".ask")).to_contain_text("Send an agent")
    page.locator(".head button", has_text="EN").first.click()
    expect(page.locator(".ask")).to_contain_text("Отправьте агента")
    page.reload()
    expect(page.locator(".ask")).to_contain_text("Отправьте агента")
    page.context.close()


def test_a_phone_plays_by_tapping(browser: Browser, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = open_page(browser, server.url + opened["seats"][0]["url"], size=(390, 844))
    assert play_by_clicking(page, seed=5, stop_after=24) == 24
    page.context.close()


@pytest.mark.parametrize(
    "path", ["/table/doesnotexist", "/table/doesnotexist/token", "/nowhere/at/all"]
)
def test_a_lost_page_says_so(browser: Browser, server: Server, path: str) -> None:
    page = open_page(browser, server.url + path, size=(1024, 768))
    expect(page.locator("main, body").first).to_contain_text(" ")
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
    page.context.close()


def test_a_foreign_token_opens_no_seat(browser: Browser, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    url = f"{server.url}/table/{opened['id']}/" + "x" * 32
    page = open_page(browser, url, size=(1024, 768))
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
    assert page.locator("[data-option]").count() == 0
    page.context.close()
