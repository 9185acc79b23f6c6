"""Tables in every window: all sizes, languages and themes in one page, without loading it anew.

`python -m tests.browser.windows` looks at every game at the set-up, in the middle and at the end,
and prints what is wrong; `--shots folder` keeps a picture of each.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from magnate.games import games
from tests.browser.conftest import ARGUMENTS, HASTE, chromium
from tests.browser.layout import faults
from tests.browser.playing import play_by_clicking, wait_for_choice
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server

SIZES = [
    (1920, 1080),
    (1440, 900),
    (1280, 720),
    (1180, 800),
    (1024, 768),
    (390, 844),
    (360, 640),
]
#: The windows that a result has to scroll in.
RESULTS = [(1024, 768), (360, 640)]
LANGUAGES = ["en", "ru", "ja"]
THEMES = ["light", "dark"]
#: Two frames, so that what changed has been drawn and measured, in letters that have come.
DRAWN = """() => document.fonts.ready.then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
#: What of the scores and of the own holdings is out of sight.
UNSEEN = """(seats) => {
  const whole = (element) => {
    const box = element?.getBoundingClientRect();
    return !!box && box.width > 0 && box.height > 0 && box.left >= -1 && box.top >= -1
      && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  };
  const missing = [];
  for (let seat = 0; seat < seats; seat += 1)
    if (!whole(document.querySelector(`[data-seat-row="${seat}"]`)))
      missing.push(`the score of seat ${seat} is out of sight`);
  const own = document.querySelector('section.mine') ?? document.querySelector('.standing');
  if (!whole(own)) missing.push('the own holdings are out of sight');
  return missing;
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, and everything drawn for it."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate(DRAWN)


def speak(page: Page, language: str) -> None:
    """Press the button of the language until it is the one."""
    html = page.locator("html")
    for _ in LANGUAGES:
        now = page.evaluate("document.documentElement.lang")
        if now == language:
            return
        following = LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
        page.locator(".head").get_by_text(now.upper(), exact=True).click()
        expect(html).to_have_attribute("lang", following)


def paint(page: Page, theme: str) -> None:
    """By day or by night."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")


def wrong(page: Page, seats: int, *, over: bool = False) -> list[str]:
    """All that is wrong with a table in its window; at the end the result lies over it."""
    found = faults(page)
    if over:
        return found
    found += page.evaluate(UNSEEN, seats)
    tabs = page.locator("nav.nav button")
    for tab in tabs.all():  # those of a phone
        if tab.get_attribute("aria-current") is None:
            tab.click()
            page.evaluate(DRAWN)
            found += [f"{tab.inner_text()}: {fault}" for fault in faults(page)]
    if tabs.count():
        tabs.first.click()
    return found


def windows(
    page: Page,
    sizes: Iterable[tuple[int, int]] = SIZES,
    languages: Iterable[str] = LANGUAGES,
    themes: Iterable[str] = THEMES,
) -> Iterator[tuple[tuple[int, int], str, str]]:
    """Put a page into one window after the other."""
    for theme in themes:
        paint(page, theme)
        for language in languages:
            resize(page, (1440, 900))
            over = page.locator("dialog[open] ol.ranking").count() > 0
            if over:
                page.keyboard.press("Escape")
            speak(page, language)
            if over:
                page.locator(".head .result").click()
            for size in sizes:
                resize(page, size)
                yield size, language, theme


def at_the_end(page: Page) -> list[str]:
    """What is wrong with the result of a game: in every language, in the windows that it fills."""
    return [
        f"{language}, {size}: {fault}"
        for size, language, _ in windows(page, RESULTS, themes=["light"])
        for fault in faults(page)
    ]


def open_game(page: Page, server: Server, key: str, *, seats: int | None = None) -> int:
    """A table of a game with as many seats as it takes; how many that are."""
    seats = seats or max(games()[key].seats)
    bots = [GREEDY, RANDOM, RANDOM][: seats - 1]
    opened = server.open_table(key, [HUMAN, *bots], seed=6)
    page.goto(server.url + opened["seats"][0]["url"])
    wait_for_choice(page)
    return seats


def _sweep(keys: list[str], shots: Path | None, server: Server, page: Page) -> int:
    bad = 0
    for key in keys:
        seats = open_game(page, server, key)
        for position, clicks in (("set-up", 0), ("middle", 30), ("end", None)):
            if position != "set-up":
                resize(page, (1440, 900))
                play_by_clicking(page, seed=4, stop_after=clicks)
            wait_for_choice(page)
            over = page.locator("dialog[open] ol.ranking").count() > 0
            for size, language, theme in windows(page):
                name = f"{key}-{position}-{language}-{theme}-{size[0]}x{size[1]}"
                if shots:
                    page.screenshot(path=str(shots / f"{name}.png"))
                found = wrong(page, seats, over=over)
                bad += len(found)
                for one in found:
                    print(name, one)
    return bad


def main() -> None:
    """The whole sweep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--shots", type=Path)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Server(Path(folder) / "tables.db")) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS) as browser,
    ):
        server.start()
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.add_init_script(HASTE)
        if asked.shots:
            asked.shots.mkdir(parents=True, exist_ok=True)
        bad = _sweep(asked.games, asked.shots, server, context.new_page())
    print(f"{bad} faults")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
