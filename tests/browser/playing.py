"""A person at a table page: looks for what can be chosen, and clicks or types."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page

#: What the page shows now: the ids that can be clicked, its version, and whether the game is over.
LOOK = """() => {
  const ids = [...document.querySelectorAll('[data-option]')]
    .filter(e => e.checkVisibility() && !e.disabled)
    .map(e => e.dataset.option);
  const version = document.querySelector('.table')?.dataset.version;
  return {ids, version, over: !!document.querySelector('dialog[open] ol.ranking')};
}"""
SECONDS = 240


def look(page: Page) -> dict[str, Any]:
    """What can be chosen now."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    assert len(set(seen["ids"])) == len(seen["ids"]), f"drawn twice: {seen['ids']}"
    return seen


def wait_for_choice(page: Page, until: float) -> dict[str, Any]:
    """Wait until something can be chosen or the game is over."""
    while time.monotonic() < until:
        seen = look(page)
        if seen["ids"] or seen["over"]:
            return seen
        page.wait_for_timeout(30)
    raise AssertionError("nothing can be chosen, and the game is not over")


def click_option(page: Page, id: str) -> None:
    """Click the element that stands for an option, in its middle, as a person would."""
    element = page.locator(f'[data-option="{id}"]:visible').first
    element.scroll_into_view_if_needed(timeout=5000)
    element.click(timeout=5000)


def settle(page: Page, before: dict[str, Any]) -> None:
    """Wait until the page has answered a choice."""
    for _ in range(200):
        if look(page) != before:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing happened after a choice among {before['ids']}")


def play_by_clicking(page: Page, seed: int, stop_after: int | None = None) -> int:
    """Click random options until the game is over; how many clicks it took."""
    rng, until, clicks = random.Random(seed), time.monotonic() + SECONDS, 0
    while stop_after is None or clicks < stop_after:
        seen = wait_for_choice(page, until)
        if seen["over"]:
            break
        click_option(page, rng.choice(seen["ids"]))
        clicks += 1
        settle(page, seen)
    return clicks


def play_by_keyboard(page: Page, seed: int) -> int:
    """Tab to random options and press Enter, confirm with C; how many choices it took."""
    rng, until, choices = random.Random(seed), time.monotonic() + SECONDS, 0
    while True:
        seen = wait_for_choice(page, until)
        if seen["over"]:
            return choices
        if seen["ids"] == ["confirm"]:
            page.keyboard.press("c")
        else:
            tab_to_a_choice(page, seen["ids"], rng.randrange(1, min(len(seen["ids"]), 6) + 1))
            page.keyboard.press(rng.choice(["Enter", "Space"]))
        choices += 1
        settle(page, seen)


def tab_to_a_choice(page: Page, ids: list[str], steps: int) -> None:
    """Press Tab some times, and on until something that can be chosen has the focus."""
    for step in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement?.dataset?.option ?? null")
        if step + 1 >= steps and focused in ids:
            return
    raise AssertionError(f"Tab leads to none of {ids}")
