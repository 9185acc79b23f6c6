"""A game of another package, in an environment of its own, on the board for any game."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import play_by_clicking, wait_for_choice, whole_game
from tests.browser.server import GREEDY, HUMAN, Server

pytestmark = pytest.mark.browser

EXAMPLE = Path(__file__).parents[2] / "examples" / "harvest"
FARMER = {"kind": "bot", "level": "farmer"}


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment with Magnate, what it needs, and the example."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    own = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    here = sysconfig.get_path("purelib")
    Path(own, "magnate.pth").write_text(f"import site; site.addsitedir({here!r})\n")
    install = ("install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")
    pip = [sys.executable, "-m", "pip", "--python", str(python), *install, str(EXAMPLE)]
    subprocess.run(pip, check=True, timeout=120)
    return python


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, python: Path) -> Iterator[Server]:
    """A server of that environment."""
    with closing(Server(tmp_path_factory.mktemp("server") / "tables.db")) as server:
        server.python = str(python)
        yield server.start()


def sit(server: Server, page: Page, *others: dict[str, str], seed: int = 5) -> None:
    """Open a table and take its first seat."""
    table = server.open_table("harvest", [HUMAN, *others], seed)
    page.goto(server.url + table["seats"][0]["url"])
    page.wait_for_selector(".table")


def test_its_bot_plays_in_two_processes(python: Path) -> None:
    command = [str(python), "-c", "from magnate.cli import main; main()", "simulate", "harvest"]
    options = ["--seats=2", "--games=10", "--bots=farmer,random", "--jobs=2", "--json"]
    run = subprocess.run(
        [*command, *options], capture_output=True, text=True, timeout=120, check=False
    )
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(rows) == 10, run.stderr
    assert sum(row["ranking"][row["bots"].index("farmer")] == 1 for row in rows) > 7


def test_the_start_page_opens_a_table_of_it(server: Server, page: Page) -> None:
    page.goto(server.url + "/?game=harvest")
    expect(page.locator('input[value="harvest"]')).to_be_checked()
    expect(page.locator("label.poster", has_text="Hold your crops or sell")).to_have_count(1)
    page.get_by_role("button", name="Play Harvest").first.click()
    page.wait_for_selector(".table")
    expect(page.locator("h1")).to_have_text("Harvest")


@whole_game
def test_a_whole_game_is_played_by_clicking(server: Server, page: Page) -> None:
    sit(server, page, FARMER, GREEDY)
    assert play_by_clicking(page, seed=1) > 10
    expect(page.locator("dialog[open] ol.ranking li")).to_have_count(3)
    expect(page.locator("dialog[open] table").get_by_text("Cards left")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "market", "hidden"),
    [("en", "Market", "3 hidden cards"), ("ru", "Рынок", "3 скрытые карты"),
     ("ja", "市場", "伏せたカード3枚")],
)  # fmt: skip
def test_the_table_is_in_words_and_hides_what_is_hidden(
    server: Server, new_page: NewPage, language: str, market: str, hidden: str
) -> None:
    page = new_page(locale=language)
    sit(server, page, FARMER, FARMER)
    board, mine = page.locator("section.board"), page.locator("section.mine")
    expect(board.get_by_text(market, exact=True)).to_have_count(1)
    expect(board.get_by_text(hidden)).to_have_count(2)
    expect(mine.get_by_text(hidden)).to_have_count(0)


def test_an_option_says_what_it_brings_and_a_click_takes_it(server: Server, page: Page) -> None:
    sit(server, page, FARMER)
    seen = wait_for_choice(page)
    sale = next(id for id in seen["ids"] if id.startswith("sell:"))
    expect(page.locator(f'[data-option="{sale}"]')).to_contain_text("its price falls to")
    page.locator(f'[data-option="{sale}"]').click()
    page.wait_for_selector('[data-option="confirm"]')
    expect(page.locator("section.mine header b")).not_to_have_text("0 coins")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (360, 640)])
def test_every_choice_can_be_reached_at_every_size(
    server: Server, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(size)
    sit(server, page, FARMER, FARMER, FARMER)
    ids = wait_for_choice(page)["ids"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for id in ids:
        page.locator(f'[data-option="{id}"]').scroll_into_view_if_needed()
        page.locator(f'[data-option="{id}"]').click(trial=True)


def test_two_people_at_one_screen_do_not_see_each_others_barns(server: Server, page: Page) -> None:
    table = server.open_table("harvest", [HUMAN, {"kind": "human", "name": "Mira"}], seed=5)
    tokens = [seat["token"] for seat in table["seats"]]
    page.goto(server.url)
    page.evaluate(
        "([id, tokens]) => localStorage.setItem('magnate.seats', JSON.stringify({[id]: tokens}))",
        [table["id"], tokens],
    )
    page.goto(server.url + table["seats"][0]["url"])
    page.wait_for_selector('[data-option="show"]')
    expect(page.get_by_text("Barn", exact=True)).to_have_count(0)
    page.locator('[data-option="show"]').click()
    page.wait_for_selector('[data-option="draw"]')
    expect(page.locator("section.mine").get_by_text("Barn", exact=True)).to_have_count(1)
