"""Rules one can look into: pages, searches, examples, keys and aids, and a tip for every sign."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from magnate.engine.words import rule_words
from magnate.games import GAMES
from magnate.text import bundle
from tests.browser.conftest import NewPage
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.test_replay import read

pytestmark = pytest.mark.browser
TIPS = (Path(__file__).parent / "tips.js").read_text(encoding="utf-8")
#: Tips come at once instead of after a moment.
AT_ONCE = """const later = setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, [250, 400, 700].includes(ms) ? 0 : ms, ...more)
"""
#: A move in the middle of a recorded game.
MIDDLE = 50
#: The last one of the one in Sentient, whose board is another then.
OVER = 81
DESK, PHONE = (1440, 900), (390, 844)
#: What only a picture tells those who see, as a screen reader has it.
HEARD = {
    "sentient": [r'img "Die 5: 6,', r'img "Column 4, .*random 2: 1 agent, 5 assistants'],
    "nippon": [r'img "Coal track: 6,', r"Black worker \d, ", r"Stores 2 of 4; machine \+1"],
    "yokohama": [r"2 assistants; power 3 with the president", r"Warehouse, .*, 12 assistants for"],
    "carnegie": [r"Construction department, .*, 1 active, 0 inactive", r'img "random 3: commerce,'],
}
#: A rule of each game that an example shows.
SHOWN = {
    "sentient": "SEN-5.3.1",
    "nippon": "NIP-4.3.4",
    "yokohama": "YOK-7.1.2",
    "carnegie": "CAR-6.2.2",
}
AIDED = [key for key, game in GAMES.items() if (game.folder / "lessons" / "aid.json").is_file()]


def pages_of(printed: bytes) -> int:
    """How many pages a printed document has."""
    return len(re.findall(rb"/Type\s*/Page\b", printed))


@pytest.mark.parametrize(
    ("game", "size", "step"),
    [
        *((game, DESK, MIDDLE) for game in GAMES),
        *((game, PHONE, MIDDLE) for game in GAMES),
        ("sentient", DESK, OVER),
    ],
)
def test_every_sign_of_a_board_says_what_it_is_and_leads_to_its_rule(
    server: Server, new_page: NewPage, game: str, size: tuple[int, int], step: int
) -> None:
    page = new_page(size)
    page.add_init_script(AT_ONCE)
    page.goto(f"{read(server, game, '*-3-*')}/{step}")
    expect(page.locator(f'.replay[data-step="{step}"] main svg').first).to_be_visible()
    expect(page.locator("main [data-heard]").first).to_be_attached()
    if (size, step) == (DESK, MIDDLE):
        heard = page.locator("main").aria_snapshot()
        assert [one for one in HEARD[game] if not re.search(one, heard)] == []
    found: dict[str, Any] = page.evaluate(TIPS)
    assert found["figures"] > (200 if size == DESK else 10)
    assert found["bare"] == []
    texts = bundle(game, "en")
    for tip in found["tips"]:
        assert tip["rules"], f"{tip['of']} leads to no rule: {tip['says']}"
        for rule in tip["rules"]:
            assert texts.has_message(rule_words(rule)["key"]), f"{tip['of']}: no rule {rule}"


@pytest.mark.parametrize("locale", ["en-GB", "ru", "ja"])
def test_an_aid_is_one_page_and_a_key_one_screen(
    server: Server, new_page: NewPage, locale: str
) -> None:
    page = new_page(locale=locale)
    for game in AIDED:
        page.goto(f"{server.url}/rules/{game}/aid")
        expect(page.locator(".sheet .drawing > svg")).to_have_count(3)
        assert pages_of(page.pdf(prefer_css_page_size=True)) == 1, game
        page.goto(f"{server.url}/rules/{game}/key")
        expect(page.locator("main dl dd").first).to_be_visible()
        said = page.locator("main dd b, main dd span, main h2").all_inner_texts()
        assert [one for one in said if re.match(r"[a-z]+-[a-z_-]+$", one)] == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), game
        assert page.evaluate(
            "[...document.querySelectorAll('main use')].every(use => document.querySelector("
            "use.getAttribute('href')))"
        ), game


@pytest.mark.parametrize(("game", "rule"), SHOWN.items())
def test_an_example_is_tried_on_a_small_board_below_its_rule(
    server: Server, page: Page, game: str, rule: str
) -> None:
    page.goto(f"{server.url}/rules/{game}#{rule}")
    expect(page.locator(f'[id="{rule}"]')).to_be_focused()
    example = page.locator(f'[id="{rule}"] + figure')
    choice = example.locator(".stage [data-option], .choices button").first
    expect(choice).to_be_visible()
    before = example.locator("figcaption").inner_text()
    choice.focus()
    page.keyboard.press("Enter")
    again = example.get_by_role("button", name="Start again")
    expect(again).to_be_visible()
    expect(example.locator("figcaption")).not_to_have_text(before)
    again.click()
    expect(again).to_have_count(0)
    expect(example.locator("figcaption")).to_have_text(before)


def test_rules_are_printed_whole_and_on_white(server: Server, new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    page.add_init_script("window.print = () => { document.title = 'printed' }")
    page.goto(f"{server.url}/rules/sentient")
    page.get_by_role("button", name="Print").click()
    expect(page).to_have_title("printed")  # once every example is there
    assert page.locator("[data-example]").count() > 10
    assert page.locator("[data-example]:not([data-at])").count() == 0
    root = page.locator("html")
    for event, theme in (("beforeprint", "light"), ("afterprint", "dark")):
        page.evaluate("event => dispatchEvent(new Event(event))", event)
        expect(root).to_have_attribute("data-theme", theme)
    assert 4 < pages_of(page.pdf(format="A4")) < 14


@pytest.mark.parametrize(
    ("locale", "sought", "found", "wrong", "meant"),
    [
        ("en-GB", "cities trains", "NIP-", "influnce", "influence"),
        ("ru", "фабрику", "NIP-4.1.1", "влиянее", "влияние"),
        ("ja", "わーかー", "NIP-3.2.1", "エキョウリョク", ""),
    ],
)
def test_rules_are_found_in_any_form_and_language(
    server: Server,
    new_page: NewPage,
    locale: str,
    sought: str,
    found: str,
    wrong: str,
    meant: str,
) -> None:
    page = new_page(locale=locale)
    page.goto(f"{server.url}/rules/nippon")
    field = page.get_by_role("searchbox")
    field.fill(sought)
    expect(page.locator(f'main p[id^="{found}"] mark').first).to_be_visible()
    field.fill("Zaibatsu xyz")
    expect(page.locator("main p[id]")).to_have_count(0)
    field.fill("foreign companies" if locale != "en-GB" else "アクション")
    expect(page.locator("main p[id]").first).to_be_visible()
    field.fill(wrong)
    if meant:
        page.get_by_role("button", name=meant, exact=True).click()
        expect(page.locator("main mark").first).to_be_visible()


def test_the_rules_beside_a_table_begin_with_the_minute(page: Page, server: Server) -> None:
    table = server.open_table("yokohama", [HUMAN, RANDOM], seed=1)
    page.goto(server.url + table["seats"][0]["url"])
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules .drawing > svg")).to_have_count(3)
    page.locator(".rules input").fill("agents")
    expect(page.locator(".rules mark").first).to_be_visible()
    expect(page.locator(".rules .drawing")).to_have_count(0)
