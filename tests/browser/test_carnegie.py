from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    click_option,
    look,
    play_by_clicking,
    play_by_keyboard,
    settle,
    wait_for_choice,
    whole_game,
)
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.windows import at_the_end

pytestmark = pytest.mark.browser
ROUNDS = 20


@whole_game
def test_a_solo_game_against_andrew_by_clicking(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN], seed=11)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_clicking(page, seed=11) > 2 * ROUNDS
    over = server.get("/api/tables/" + table["id"])["state"]
    expect(page.locator("dialog ol.ranking")).to_contain_text(str(over["over"]["scores"][0]))
    andrew = over["view"]["andrew"]["forecast"]["total"]
    expect(page.locator("dialog")).to_contain_text(f"{andrew} points")


@whole_game
def test_a_game_of_four_by_clicking(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN, RANDOM, RANDOM, RANDOM], seed=12)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_clicking(page, seed=12) > ROUNDS
    expect(page.locator("dialog ol.ranking li")).to_have_count(4)
    assert at_the_end(page) == []


@whole_game
def test_turn_after_turn_by_the_keyboard_alone(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN, RANDOM], seed=13)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_keyboard(page, seed=13, stop_after=40) == 40


def play_until(page: Page, wanted: str) -> None:
    """Take the first choice again and again until an option of that beginning is there."""
    for _ in range(200):
        seen = wait_for_choice(page)
        if any(id.startswith(wanted) for id in seen["ids"]):
            return
        click_option(page, "confirm" if "confirm" in seen["ids"] else seen["ids"][0])
        settle(page, seen)
    raise AssertionError(f"{wanted} never came")


def test_an_employee_is_carried_from_the_lobby_to_another_room(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN, RANDOM], seed=14)
    page.goto(server.url + table["seats"][0]["url"])
    play_until(page, "move:42:idle")
    before = look(page)
    start = page.locator('[data-option="move:42:idle"]').bounding_box()
    goal = page.locator('[data-cell="32"]').bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    page.mouse.up()
    settle(page, before)
    page.locator('[data-option="move:32:idle"]').wait_for()
    expect(page.locator(".ask")).to_contain_text("5 steps left")


def test_a_row_shows_what_it_would_bring_before_it_is_chosen(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN, RANDOM, RANDOM], seed=15)
    page.goto(server.url + table["seats"][0]["url"])
    play_until(page, "row:")
    page.locator('[data-option="row:management"]').hover()
    ahead = page.locator("[role=tooltip]")
    expect(ahead).to_contain_text("then Management")
    expect(ahead).to_contain_text("You")


def test_the_log_has_room_beside_four_players_and_all_departments(
    page: Page, server: Server
) -> None:
    table = server.open_table("carnegie", [HUMAN, RANDOM, RANDOM, RANDOM], seed=15)
    page.goto(server.url + table["seats"][0]["url"])
    play_until(page, "row:")
    log = page.locator("#panel [role=tabpanel]")
    departments = page.locator("summary", has_text="Departments")

    def height() -> float:
        return float(log.evaluate("(log) => log.clientHeight"))

    least = height()
    assert least >= 180
    departments.click()
    taller = "(least) => document.querySelector('#panel [role=tabpanel]').clientHeight > least"
    page.wait_for_function(taller, arg=least)
    assert height() >= 400


def test_a_narrow_window_has_a_rail_of_tabs_beside_the_map(
    new_page: NewPage, server: Server
) -> None:
    page = new_page((1024, 768))
    table = server.open_table("carnegie", [HUMAN, RANDOM, RANDOM, RANDOM], seed=15)
    page.goto(server.url + table["seats"][0]["url"])
    play_until(page, "row:")
    tabs = page.locator(".board [role=tab]")
    expect(tabs).to_have_text(["Timeline", "Departments", "Links"])
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    page.locator('[data-option="row:management"]').hover()
    ahead = page.locator("g.ahead[data-preview]").bounding_box()
    rail = tabs.first.bounding_box()
    assert ahead
    assert rail
    assert ahead["x"] >= 0
    assert ahead["x"] + ahead["width"] <= rail["x"] + 2
    tabs.nth(1).click()
    expect(page.locator("section.board")).to_contain_text("Training")
    tabs.first.click()
    page.locator('[data-option="row:management"]').click()
    expect(page.locator(".ask")).to_contain_text("Use your departments")


def test_everything_of_andrew_explains_itself(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN], seed=11)
    page.goto(server.url + table["seats"][0]["url"])
    play_until(page, "row:")
    andrew = page.get_by_role("region", name="Andrew")
    height = andrew.bounding_box()
    told = andrew.locator("h3 span, h3 small, h3 b, ol, p > span")
    for one in told.all():
        assert one.evaluate("e => e.matches('[data-tip], :has([data-tip])')"), one.inner_text()
    play_until(page, "use:")
    for one in andrew.locator("ul > li").all():
        assert one.evaluate("e => e.matches('[data-tip]')"), one.inner_text()
    assert andrew.locator("ul > li").count() == 5
    assert height == andrew.bounding_box()
