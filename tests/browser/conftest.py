"""A real Chromium against a real server; without one these tests are skipped, in CI they fail."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from pytest_timeout import Settings

from tests.browser.server import Server
from tests.server.playing import PATIENCE

CLIENT = Path(__file__).parents[2] / "src" / "magnate" / "server" / "client" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
#: Tests click at once, where a person who does so meant the question before; they mean what they
#: give up; and they wait for nothing that is only shown, unless it is what they look at.
HASTE = """try {
  const usual = [['pause', '0'], ['guard', 'off'], ['pace', 'instant'], ['scorings', 'off']];
  for (const [name, value] of usual)
    localStorage[`magnate.${name}`] ??= value;
} catch {}"""


#: Chromium's names; the one that was built without windows takes the least time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """Where Chromium is, if it is."""
    wanted = (os.environ.get("CHROMIUM", ""), *NAMES)
    return next((path for name in wanted if name and (path := shutil.which(name))), None)


def chromium() -> str:
    """Where Chromium is."""
    if (found := find_chromium()) is None:
        missing = f"the browser tests did not run: please install {NAMES[0]} or {NAMES[1]}"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Limit what comes after a test, too: one that failed has lost its limit."""
    hook = item.config.hook
    hook.pytest_timeout_set_timer(
        item=item, settings=Settings(2 * PATIENCE, "signal", False, False)
    )
    try:
        yield
    finally:
        hook.pytest_timeout_cancel_timer(item=item)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file; Playwright's event loop ends with it."""
    expect.set_options(timeout=1000 * PATIENCE)
    path = chromium()
    if not CLIENT.is_file():
        pytest.fail("the client is not built; run make setup")
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=path, args=ARGUMENTS) as browser,
    ):
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: bots do not pause, hints are quick, one address opens many tables."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with closing(Server(database, thorough=30, private_hooks=1, tables=1000)) as server:
        yield server.start()


class NewPage(Protocol):
    """Opens a page of a size in a browser profile of its own."""

    def __call__(self, size: tuple[int, int] = ..., **profile: Any) -> Page: ...


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages, in English and where nothing moves unless told otherwise; none may complain."""
    problems: list[str] = []
    with ExitStack() as ends:

        def one(size: tuple[int, int] = (1440, 900), **profile: Any) -> Page:
            profile = {"locale": "en-GB", "reduced_motion": "reduce", **profile}
            viewport = ViewportSize(width=size[0], height=size[1])
            context = ends.enter_context(browser.new_context(viewport=viewport, **profile))
            context.set_default_timeout(1000 * PATIENCE)
            context.add_init_script(HASTE)
            page = context.new_page()
            page.on("pageerror", lambda error: problems.append(str(error)))
            return page

        yield one
    assert problems == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page on a desk."""
    return new_page()
