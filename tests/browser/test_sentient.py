from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    Seen,
    click_option,
    play_by_clicking,
    play_by_keyboard,
    settle,
    wait_for_turn,
    whole_game,
)
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server
from tests.browser.windows import at_the_end

pytestmark = pytest.mark.browser
#: Turns of two people that a broken line, a reload and a killed server lie well before.
ENOUGH = 18


@whole_game
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
    assert at_the_end(page) == []


@whole_game
def test_a_whole_game_by_the_keyboard_alone(page: Page, server: Server) -> None:
    table = server.open_table("sentient", [HUMAN, GREEDY, RANDOM], seed=2)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_keyboard(page, seed=2) > 3 * 5
    expect(page.locator("dialog ol.ranking li")).to_have_count(3)


@whole_game
def test_two_browsers_over_links_with_reload_undo_and_a_killed_server(
    new_page: NewPage, server: Server
) -> None:
    table = server.open_table(
        "sentient", [HUMAN, {"kind": "human", "name": "Mira"}, RANDOM], seed=3
    )
    pages = [new_page(), new_page(reduced_motion="no-preference")]
    for page, seat in zip(pages, table["seats"], strict=False):
        page.goto(server.url + seat["url"])
    drafts, undone = 0, set[int]()
    while drafts < ENOUGH:
        page, seen = wait_for_turn(*pages)
        assert not seen["over"]
        if not play_on(page, seen, drafts, undone):
            continue
        drafts += 1
        if drafts == 4:
            for each in pages:
                each.reload()
        if drafts == 8:
            server.kill()
            server.start()
    wait_for_turn(*pages)
    version = server.get("/api/tables/" + table["id"])["state"]["version"]
    for page in pages:
        expect(page.locator(f'.table[data-version="{version}"]')).to_be_visible()


def play_on(page: Page, seen: Seen, draft: int, undone: set[int]) -> bool:
    """Add to the draft, take every third one back once, or confirm it: whether it came to that."""
    complete = "confirm" in seen["ids"]
    undo = complete and draft % 3 == 0 and draft not in undone
    if undo:
        undone.add(draft)
        page.keyboard.press("u")
    else:
        click_option(page, "confirm" if complete else seen["ids"][draft * 7 % len(seen["ids"])])
    settle(page, seen)
    return complete and not undo
