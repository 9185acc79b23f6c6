"""What the pages about games and bots show is what lies in `examples/`."""

from __future__ import annotations

import re

import pytest

from tests.registry import EXAMPLES, ROOT

SHOWN = re.compile(r"^`(examples/[^`]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = ("docs/adding-a-game.md", "docs/writing-a-bot.md")


def shown(page: str) -> list[tuple[str, str]]:
    """The files of a page, and what it shows of each."""
    return SHOWN.findall((ROOT / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_the_files_as_they_are(page: str) -> None:
    assert shown(page)
    for file, block in shown(page):
        assert block in (ROOT / file).read_text(encoding="utf-8"), file


def test_the_page_about_games_shows_or_names_every_file_of_the_example() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    folder = ROOT / "examples" / "harvest"
    files = [path for path in folder.rglob("*") if path.is_file() and "records" not in path.parts]
    named = [path.name for path in files if "__pycache__" not in path.parts]
    assert [name for name in named if name not in page and name != "py.typed"] == []


def test_the_page_about_games_shows_most_of_the_rules() -> None:
    lines = sum(block.count("\n") for file, block in shown(PAGES[0]) if file.endswith(".py"))
    folder = ROOT / "examples" / "harvest" / "magnate_harvest"
    whole = sum(len(path.read_text().splitlines()) for path in folder.glob("*.py"))
    assert lines > 0.7 * whole


def test_the_pages_of_entry_points_are_those_of_the_example() -> None:
    settings = (ROOT / "examples" / "harvest" / "pyproject.toml").read_text(encoding="utf-8")
    page = (ROOT / "docs/writing-a-bot.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert block in settings


def test_every_example_game_is_known_to_the_tests() -> None:
    packages = {path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml")}
    assert packages == set(EXAMPLES)
