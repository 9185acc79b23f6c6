from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import (
    click_option,
    look,
    play_by_clicking,
    play_by_keyboard,
    settle,
    wait_for_choice,
)
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server

pytestmark = pytest.mark.browser
FAR = 1e12


def test_a_whole_game_by_clicking_from_the_start_page(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("radio", name="Sentient").first.check(force=True)
    page.get_by_label("Remove seat 4").click()
    page.get_by_role("button", name="Play Sentient").first.click()
    page.wait_for_url("**/table/*#*")
    clicks = play_by_clicking(page, seed=1)
    assert clicks > 3 * 5
    table = server.get("/api/tables/" + page.url.split("/")[-1].split("#")[0])
    assert table["state"]["over"]["scores"]
    shown = page.locator("dialog tfoot td").all_text_contents()
    assert sorted(map(int, shown)) == sorted(table["state"]["over"]["scores"])


def test_a_whole_game_by_the_keyboard_alone(page: Page, server: Server) -> None:
    table = server.open_table("sentient", [HUMAN, GREEDY, RANDOM], seed=2)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_keyboard(page, seed=2) > 3 * 5
    expect(page.locator("dialog ol.ranking li")).to_have_count(3)


def test_two_browsers_over_links_with_reload_undo_and_a_killed_server(
    browser: Browser, server: Server
) -> None:
    table = server.open_table(
        "sentient", [HUMAN, {"kind": "human", "name": "Mira"}, RANDOM], seed=3
    )
    pages = []
    for seat in (0, 1):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page = context.new_page()
        page.goto(server.url + table["seats"][seat]["url"])
        pages.append(page)
    moves = 0
    while True:
        mover = wait_for_either(pages)
        if mover is None:
            break
        play_one_draft(mover, moves)
        moves += 1
        if moves == 4:
            other = pages[1 - pages.index(mover)]
            other.reload()
            mover.reload()
        if moves == 8:
            server.kill()
            server.start()
    assert moves > 2 * 3 * 5
    for page in pages:
        expect(page.locator("dialog ol.ranking li")).to_have_count(3)
        page.context.close()


def wait_for_either(pages: list[Page]) -> Page | None:
    """The page that can choose something, or None when the game is over on both."""
    for _ in range(4000):
        seen = [look(page) for page in pages]
        for page, now in zip(pages, seen, strict=True):
            if now["ids"]:
                return page
        if all(now["over"] for now in seen):
            return None
        pages[0].wait_for_timeout(30)
    raise AssertionError("neither page can go on")


def play_one_draft(page: Page, seed: int) -> None:
    """Choose until there is something to confirm; undo once on the way; confirm."""
    undone = False
    while True:
        seen = wait_for_choice(page, FAR)
        if "confirm" not in seen["ids"]:
            click_option(page, seen["ids"][seed * 7 % len(seen["ids"])])
            settle(page, seen)
        elif seed % 3 == 0 and not undone:
            page.keyboard.press("u")
            settle(page, seen)
            undone = True
        else:
            click_option(page, "confirm")
            settle(page, seen)
            return
