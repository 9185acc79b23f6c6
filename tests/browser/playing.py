"""A person at a table page: looks for what can be chosen, and clicks or types."""

from __future__ import annotations

import random
import time
from typing import TypedDict

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.server.playing import PATIENCE

#: A game played to its end takes minutes on a busy machine.
whole_game = pytest.mark.timeout(900)
#: More choices than any game gives one page.
MOST = 1500
#: Milliseconds between two looks, and those a click may take before the page is looked at again.
MOMENT, TRY = 20, 5000
LOOK = """() => {
  const ids = [...document.querySelectorAll('[data-option]')]
    .filter(e => e.checkVisibility() && !e.disabled)
    .map(e => e.dataset.option);
  const version = document.querySelector('.table')?.dataset.version;
  return {ids, version, over: !!document.querySelector('dialog[open] ol.ranking')};
}"""


class Seen(TypedDict):
    """What a page shows: the ids that can be clicked, its version, whether the game is over."""

    ids: list[str]
    version: str | None
    over: bool


def look(page: Page) -> Seen:
    """What can be chosen now."""
    seen: Seen = page.evaluate(LOOK)
    assert len(set(seen["ids"])) == len(seen["ids"]), f"drawn twice: {seen['ids']}"
    return seen


def wait_for_turn(*pages: Page) -> tuple[Page, Seen]:
    """The page that can choose, and what it shows; any page once the game is over on all."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        turns = [(page, look(page)) for page in pages]
        for page, seen in turns:
            if seen["ids"]:
                return page, seen
        if all(seen["over"] for _, seen in turns):
            return turns[0]
        pages[0].wait_for_timeout(MOMENT)
    raise AssertionError("nothing can be chosen, and the game is not over")


def wait_for_choice(page: Page) -> Seen:
    """Wait until something can be chosen or the game is over."""
    return wait_for_turn(page)[1]


def click_option(page: Page, id: str) -> None:
    """Click the element that stands for an option in its middle, unless it goes before."""
    end = time.monotonic() + PATIENCE
    element = page.locator(f'[data-option="{id}"]:visible').first
    while True:
        try:
            return element.click(timeout=TRY)
        except Late:
            if id not in look(page)["ids"]:
                return None
            if time.monotonic() > end:
                raise


def settle(page: Page, before: Seen) -> None:
    """Wait until the server has answered a choice; a button that waits for it is no answer."""
    end = time.monotonic() + PATIENCE
    while look(page)["version"] == before["version"]:
        assert time.monotonic() < end, f"nothing happened after a choice among {before['ids']}"
        page.wait_for_timeout(MOMENT)


def play_by_clicking(page: Page, seed: int, stop_after: int | None = None) -> int:
    """Click random options until the game is over; how many clicks it took."""
    rng = random.Random(seed)
    for clicks in range(MOST if stop_after is None else stop_after):
        seen = wait_for_choice(page)
        if seen["over"]:
            return clicks
        click_option(page, rng.choice(seen["ids"]))
        settle(page, seen)
    assert stop_after is not None, f"the game is not over after {MOST} clicks"
    return stop_after


def play_by_keyboard(page: Page, seed: int, stop_after: int = MOST) -> int:
    """Tab to random options and press Enter, confirm with C; how many choices it took."""
    rng = random.Random(seed)
    for choices in range(stop_after):
        seen = wait_for_choice(page)
        if seen["over"]:
            return choices
        if seen["ids"] == ["confirm"]:
            page.keyboard.press("c")
        else:
            tab_to_a_choice(page, seen["ids"], rng.randrange(1, min(len(seen["ids"]), 6) + 1))
            page.keyboard.press(rng.choice(["Enter", "Space"]))
        settle(page, seen)
    assert stop_after < MOST, f"the game is not over after {MOST} choices"
    return stop_after


def tab_to_a_choice(page: Page, ids: list[str], steps: int) -> None:
    """Press Tab some times, and on until something that can be chosen has the focus."""
    for step in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement?.dataset?.option ?? null")
        if step + 1 >= steps and focused in ids:
            return
    raise AssertionError(f"Tab leads to none of {ids}")
