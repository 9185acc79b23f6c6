from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import (
    click_option,
    look,
    play_by_clicking,
    play_by_keyboard,
    settle,
    wait_for_choice,
    whole_game,
)
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server

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
    table = server.open_table("carnegie", [HUMAN, RANDOM, GREEDY, RANDOM], seed=12)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_clicking(page, seed=12) > ROUNDS
    expect(page.locator("dialog ol.ranking li")).to_have_count(4)


@whole_game
def test_a_game_by_the_keyboard_alone(page: Page, server: Server) -> None:
    table = server.open_table("carnegie", [HUMAN, RANDOM], seed=13)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_keyboard(page, seed=13) > ROUNDS
    expect(page.locator("dialog ol.ranking li")).to_have_count(2)


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
    expect(ahead).to_contain_text("Ann")
