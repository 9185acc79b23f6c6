"""How much a page loads before it can be used, and how long that takes, in a real Chromium."""

from __future__ import annotations

import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.server import GREEDY, HUMAN, Server

#: The bytes that came over the line, fonts apart.
LOADED = """() => performance.getEntriesByType('resource')
  .concat(performance.getEntriesByType('navigation'))
  .filter(one => !one.name.endsWith('.woff2'))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
ROUNDS = 5


@dataclass(frozen=True)
class PageLoad:
    """What one page cost: bytes on the line, and seconds until something could be clicked."""

    bytes: int
    seconds: float


def load(browser: Browser, url: str, usable: str) -> PageLoad:
    """Open a page with an empty cache, several times; the median."""
    times, size = [], 0
    for _ in range(ROUNDS):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        begun = page.evaluate("Date.now()")
        page.goto(url, wait_until="commit")
        page.locator(usable).first.wait_for()
        times.append((page.evaluate("Date.now()") - begun) / 1000)
        page.wait_for_load_state("networkidle")
        size = page.evaluate(LOADED)
        context.close()
    return PageLoad(size, statistics.median(times))


def page_loads() -> dict[str, PageLoad] | None:
    """The start page and a table; None without Chromium."""
    if (chromium := find_chromium()) is None:
        return None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "bench.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            table = server.open_table("sentient", [HUMAN, GREEDY, GREEDY], seed=1)
            return {
                "start page": load(browser, server.url, "button.play:visible"),
                "table of Sentient": load(
                    browser, server.url + table["seats"][0]["url"], "[data-option]:visible"
                ),
            }
        finally:
            browser.close()
            server.end()
