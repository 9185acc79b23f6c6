from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    click_option,
    play_by_clicking,
    play_by_keyboard,
    settle,
    wait_for_choice,
    whole_game,
)
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.windows import at_the_end

pytestmark = pytest.mark.browser
#: Turns of one seat in the shortest game there is.
FEWEST = 8


def sit_down(page: Page, server: Server, seed: int, bots: int = 3) -> Any:
    """Open a table for one person and some bots, and go there."""
    table = server.open_table("nippon", [HUMAN] + [RANDOM] * bots, seed=seed)
    page.goto(server.url + table["seats"][0]["url"])
    return table


@whole_game
def test_a_whole_game_of_four_by_clicking(page: Page, server: Server) -> None:
    table = sit_down(page, server, seed=1)
    assert play_by_clicking(page, seed=1) > FEWEST
    over = server.get(f"/api/tables/{table['id']}")["state"]["over"]
    shown = page.locator("dialog tfoot td").all_text_contents()
    assert sorted(map(int, shown)) == sorted(over["scores"])
    assert at_the_end(page) == []


@whole_game
def test_turn_after_turn_by_the_keyboard_alone(page: Page, server: Server) -> None:
    sit_down(page, server, seed=2)
    assert play_by_keyboard(page, seed=2, stop_after=40) == 40


@whole_game
def test_a_whole_game_of_two_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page((390, 844), locale="ru-RU", has_touch=True)
    sit_down(page, server, seed=3, bots=1)
    assert play_by_clicking(page, seed=3) > FEWEST


def test_a_worker_under_the_pointer_says_what_it_opens_and_costs(
    page: Page, server: Server
) -> None:
    table = sit_down(page, server, seed=4)
    wait_for_choice(page)
    state = server.get(f"/api/tables/{table['id']}")["state"]
    colour = state["view"]["slots"][0]["workers"][0]
    page.locator(f'[data-option="take:0:{colour}"]').hover()
    hint = page.locator(".foresight")
    expect(hint).to_contain_text("Knowledge")
    expect(hint).to_contain_text("¥3,000")
    expect(page.locator("#tip")).to_contain_text("Closed: Produce")


def test_an_action_that_cannot_be_done_says_why(page: Page, server: Server) -> None:
    sit_down(page, server, seed=5)
    wait_for_choice(page)
    page.get_by_text("Produce", exact=True).hover()
    tip = page.locator("#tip")
    expect(tip).to_contain_text("Produce")
    expect(tip).to_contain_text("NIP-4.3")


def test_a_choice_can_be_taken_back(page: Page, server: Server) -> None:
    sit_down(page, server, seed=6)
    seen = wait_for_choice(page)
    take = next(id for id in seen["ids"] if id.startswith("take:0:"))
    click_option(page, take)
    settle(page, seen)
    page.keyboard.press("u")
    expect(page.locator(f'[data-option="{take}"]')).to_be_visible()


def test_the_boards_of_the_others_are_one_click_away(page: Page, server: Server) -> None:
    sit_down(page, server, seed=7)
    wait_for_choice(page)
    page.get_by_role("group", name="Boards").get_by_role("button").nth(1).click()
    expect(page.get_by_role("group", name="Board of Drifter 1")).to_be_visible()
