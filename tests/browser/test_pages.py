"""Every page at every size, in every language and both themes: readable, whole, accessible."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from magnate.games import games
from tests.browser.conftest import NewPage
from tests.browser.layout import faults, too_small, too_wide
from tests.browser.playing import play_by_clicking, wait_for_choice
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server
from tests.browser.windows import LANGUAGES, resize

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (1024, 768), (390, 844)]
START_SIZES = [*SIZES, (1280, 720), (1180, 800)]


@pytest.fixture(params=list(games()))
def table(request: pytest.FixtureRequest, server: Server) -> tuple[str, str]:
    """A table of each game with as many seats as it takes: its game, and the person's page."""
    seats = max(games()[request.param].seats)
    bots = [GREEDY, RANDOM, RANDOM][: seats - 1]
    opened = server.open_table(request.param, [HUMAN, *bots], seed=6)
    return request.param, server.url + opened["seats"][0]["url"]


def open_page(
    new_page: NewPage,
    url: str,
    *,
    size: tuple[int, int],
    language: str = "en",
    theme: str = "dark",
) -> Page:
    page = new_page(size, color_scheme=theme)
    stored = json.dumps(json.dumps({"language": language}))
    page.add_init_script(
        f"localStorage['magnate.settings'] || localStorage.setItem('magnate.settings', {stored})"
    )
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


def each_size(sizes: list[tuple[int, int]], language: str) -> list[tuple[int, int]]:
    """All sizes of a window; a page is loaded at the first, which every language has its own."""
    first = LANGUAGES.index(language)
    return sizes[first:] + sizes[:first]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page(new_page: NewPage, server: Server, language: str) -> None:
    sizes = each_size(START_SIZES, language)
    page = open_page(new_page, server.url, size=sizes[0], language=language, theme="light")
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = []
    for size in sizes:
        resize(page, size)
        page.locator("button.play:visible").first.wait_for()
        found += [(size, fault) for fault in faults(page)]
        if language == "en":
            found += [(size, fault) for fault in violations(page)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table(new_page: NewPage, table: tuple[str, str], language: str) -> None:
    sizes = each_size(SIZES, language)
    theme = "light" if language == "ru" else "dark"
    page = open_page(new_page, table[1], size=sizes[0], language=language, theme=theme)
    found = []
    for size in sizes:
        resize(page, size)
        wait_for_choice(page)
        found += [(size, fault) for fault in too_small(page, 11) + too_wide(page)]
        if language != "ja":
            found += [(size, fault) for fault in violations(page)]
    assert found == []


def test_the_language_changes_at_once_and_is_remembered(new_page: NewPage, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = open_page(new_page, server.url + opened["seats"][0]["url"], size=(1440, 900))
    wait_for_choice(page)
    expect(page.locator(".ask")).to_contain_text("Send an agent")
    page.locator(".head button", has_text="EN").first.click()
    expect(page.locator(".ask")).to_contain_text("Отправьте агента")
    page.reload()
    expect(page.locator(".ask")).to_contain_text("Отправьте агента")


def test_a_phone_plays_by_tapping(new_page: NewPage, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = open_page(new_page, server.url + opened["seats"][0]["url"], size=(390, 844))
    assert play_by_clicking(page, seed=5, stop_after=24) == 24


@pytest.mark.parametrize(
    "path", ["/table/doesnotexist", "/table/doesnotexist/token", "/nowhere/at/all"]
)
def test_a_lost_page_says_so(new_page: NewPage, server: Server, path: str) -> None:
    page = open_page(new_page, server.url + path, size=(1024, 768))
    expect(page.locator("main, body").first).to_contain_text(" ")
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()


def test_a_foreign_token_opens_no_seat(new_page: NewPage, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    url = f"{server.url}/table/{opened['id']}/" + "x" * 32
    page = open_page(new_page, url, size=(1024, 768))
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
    assert page.locator("[data-option]").count() == 0
