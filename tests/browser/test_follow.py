"""What the others do is shown on the board; a scoring stays until it is closed."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.conftest import NewPage
from tests.browser.playing import MOMENT, click_option, look, settle, wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server
from tests.server.playing import PATIENCE

pytestmark = pytest.mark.browser
#: Milliseconds a click may take before the page is looked at again.
TRY = 1500
PHONE = (390, 844)
#: Where a phone shows what is told with these words.
TABS = {"sends an agent": "Board", "plugs": "Others"}
#: The first ring lies over what is to be seen of the boards.
RING_INSIDE = """() => {
  const [pane, ring] = ['main', 'svg.light .ring'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect());
  return ring && pane.top - 6 <= ring.top && ring.top < pane.bottom;
}"""


def open_table(
    new_page: NewPage,
    server: Server,
    game: str,
    size: tuple[int, int] = (1440, 900),
    **settings: str,
) -> Page:
    """A table against a bot, on a page with these settings."""
    opened = server.open_table(game, [HUMAN, RANDOM], seed=7)
    page = new_page(size)
    for name, value in settings.items():
        page.add_init_script(f"localStorage['magnate.{name}'] = '{value}'")
    page.goto(server.url + opened["seats"][0]["url"])
    return page


def play_on(page: Page, done: str, first: str = "") -> None:
    """Choose until something is there: an option if it is offered, or else the first."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.locator(done).count():
            return
        if page.locator(".follow .count").count():
            page.keyboard.press("Escape")
        seen = look(page)
        if not seen["ids"] or seen["over"]:
            page.wait_for_timeout(MOMENT)
            continue
        id = first if first in seen["ids"] else seen["ids"][0]
        try:  # what is waited for may come between the look and the click, and cover it
            page.locator(f'[data-option="{id}"]:visible').first.click(timeout=TRY)
        except Late:
            continue
        settle(page, seen)
        end = time.monotonic() + PATIENCE  # whoever moves on may take the time for the next
    raise AssertionError(f"{done} never came")


def shown(page: Page) -> str:
    """The fact that is shown now."""
    return " ".join(page.locator(".follow [role=status]").inner_text().split())


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.eval_on_selector_all(
        selector, "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def test_a_bots_turn_is_shown_fact_by_fact_and_can_be_seen_again(
    new_page: NewPage, server: Server
) -> None:
    page = open_table(new_page, server, "sentient", pace="step")
    follow, ring = page.locator(".follow"), page.locator("svg.light .ring")
    play_on(page, ".follow .count")
    expect(follow.locator(".count")).to_contain_text("1 of")
    assert page.locator("[data-option]").count() == 0  # nothing is asked of a table that was
    steps = int(re.findall(r"\d+", follow.locator(".count").inner_text())[1])
    told = []
    for step in range(steps):
        expect(follow.locator(".count")).to_contain_text(f"{step + 1} of")
        expect(ring.first).to_be_visible()
        told.append(shown(page))
        page.keyboard.press("ArrowRight")
    lines = [" ".join(line.split()) for line in page.locator(".log p").all_inner_texts()]
    assert set(told) <= set(lines)
    page.keyboard.press("Escape")
    expect(follow).to_have_count(0)
    wait_for_choice(page)

    page.locator(".log .entry").first.locator("p button").first.click()
    expect(follow.locator(".count")).to_contain_text("again")
    page.get_by_role("button", name="Skip to your turn").click()
    expect(follow).to_have_count(0)

    # The bot begins: before one's own first turn it is the start that is gone back to.
    page.get_by_role("button", name=re.compile("since (the start|your turn)")).click()
    page.get_by_role("button", name="See it all").click()
    expect(follow.locator(".count")).to_contain_text("1 of")
    page.keyboard.press("Escape")
    assert look(page)["ids"]


def test_what_came_before_the_first_turn_can_be_seen_again(
    new_page: NewPage, server: Server
) -> None:
    page = open_table(new_page, server, "sentient")
    wait_for_choice(page)
    page.get_by_role("button", name="1 move since the start").click()
    expect(page.get_by_role("region", name="Since the start")).to_be_visible()
    page.get_by_role("button", name="See it all").click()
    expect(page.locator(".follow .count")).to_contain_text("again")


def test_a_piece_lies_where_it_lay_when_the_fact_was_told(
    new_page: NewPage, server: Server
) -> None:
    page = open_table(new_page, server, "yokohama", pace="step")
    end = time.monotonic() + PATIENCE
    while not page.locator(".follow .count").count() or "moves the president" not in shown(page):
        assert time.monotonic() < end, "the other one never moved"
        if page.locator(".follow .count").count():
            page.keyboard.press("ArrowRight")
        elif (seen := look(page))["ids"]:
            click_option(page, seen["ids"][0])
            settle(page, seen)
        page.wait_for_timeout(MOMENT)
    expect(page.locator("svg.light .way").first).to_be_attached()
    president = boxes(page, '[data-piece="president-1"]')[0]
    assert any(
        ring["left"] <= president["left"] and president["right"] <= ring["right"]
        for ring in boxes(page, "svg.light .ring")
    )


def test_on_a_phone_a_fact_is_shown_on_the_tab_where_it_lies(
    new_page: NewPage, server: Server
) -> None:
    page = open_table(new_page, server, "sentient", PHONE, pace="step")
    tab = page.locator("nav [aria-current=page]")
    seen = set()
    play_on(page, ".follow .count", first="procure:0")
    for _ in range(40):
        if not page.locator(".follow .count").count():
            play_on(page, ".follow .count", first="procure:0")
        told = next((key for key in TABS if key in shown(page)), None)
        if told:
            expect(tab).to_have_text(TABS[told])
            page.wait_for_function(RING_INSIDE)
            seen.add(told)
        if len(seen) == len(TABS):
            return
        step = shown(page)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "was => document.querySelector('.follow [role=status]')?.innerText !== was", arg=step
        )
    raise AssertionError(f"only {seen} were shown")


def test_a_ring_goes_with_boards_that_are_pushed_down(new_page: NewPage, server: Server) -> None:
    page = open_table(new_page, server, "sentient", PHONE, pace="step")
    play_on(page, ".follow .count", first="procure:0")
    while "sends an agent" not in shown(page):  # a pass has nothing on the boards
        page.keyboard.press("Escape")
        expect(page.locator(".follow")).to_have_count(0)
        play_on(page, ".follow .count", first="procure:0")
    page.wait_for_function(RING_INSIDE)
    before = boxes(page, "main")[0]["top"]
    page.evaluate("document.querySelector('.follow').style.paddingTop = '90px'")
    assert boxes(page, "main")[0]["top"] > before + 60
    page.wait_for_function(RING_INSIDE)


def test_the_pace_is_kept_and_may_be_instant(new_page: NewPage, server: Server) -> None:
    page = open_table(new_page, server, "sentient")
    wait_for_choice(page)
    page.get_by_role("button", name="Settings").click()
    paces = page.get_by_role("radiogroup", name="The others’ turns")
    expect(paces.get_by_role("radio", name="Instant")).to_be_checked()
    paces.locator("label", has_text="Slow").click()
    assert page.evaluate("localStorage['magnate.pace']") == "slow"


def test_a_scoring_stays_until_it_is_closed_and_adds_up(new_page: NewPage, server: Server) -> None:
    page = open_table(new_page, server, "sentient", scorings="on")
    play_on(page, "dialog.scoring", first="procure:0")
    panel = page.locator("dialog.scoring")
    expect(panel.get_by_role("heading", name="Round 1 is scored")).to_be_visible()
    figures: list[dict[str, Any]] = panel.evaluate(
        r"""panel => {
          const rows = [...panel.querySelectorAll('tbody tr')];
          const cells = (row) => [...row.querySelectorAll('td')];
          const points = (cell) => [...cell.querySelectorAll('li > b')].map((b) => +b.innerText);
          const [gained, total] = [...panel.querySelectorAll('tfoot tr')].map(cells);
          return gained.map((cell, seat) => ({
            gained: +cell.innerText,
            sum: rows.flatMap((row) => points(cells(row)[seat])).reduce((a, b) => a + b, 0),
            total: total[seat].innerText.match(/\d+/g).map(Number),
          }))
        }"""
    )
    assert len(figures) == 2
    for seat in figures:
        assert seat["gained"] == seat["sum"]
        assert seat["gained"] == seat["total"][-1] - seat["total"][-2]
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    page.locator(".log").get_by_role("button", name="Scoring", exact=True).first.click()
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Play it again").click()
    expect(page.locator(".follow .count")).to_contain_text("again")
