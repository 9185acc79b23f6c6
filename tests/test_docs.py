"""What the pages say of the code is so."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

from magnate.bots.greedy import Greedy
from magnate.engine.game import everything_is_public
from magnate.engine.position import Position
from magnate.games.sentient import GAME

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MODULES = [
    path.relative_to(ROOT / "src" / "magnate")
    for path in sorted((ROOT / "src" / "magnate").rglob("*.py"))
    if path.name != "__init__.py"
]
#: What pages name with its arguments.
NAMED: dict[str, Callable[..., Any]] = {
    "resample": everything_is_public,
    "as_seen": Position.as_seen,
    "view": GAME.view,
    "sequel": GAME.sequel,
    "choose": Greedy.choose,
}


def pages(*texts: Path) -> pytest.MarkDecorator:
    """For every page."""
    return pytest.mark.parametrize("page", texts, ids=lambda page: str(page.relative_to(ROOT)))


def test_the_architecture_names_every_module() -> None:
    shared = [path.as_posix() for path in MODULES if path.parts[0] != "games"]
    modules = [path for path in shared if "migrations" not in path]
    assert [path for path in modules if f"`{path}`" not in ARCHITECTURE] == []


def test_the_architecture_names_no_module_that_is_not_there() -> None:
    known = {path.as_posix() for path in MODULES} | {path.name for path in MODULES}
    named = set(re.findall(r"`((?:\w+/)*\w+\.py)`", ARCHITECTURE))
    assert named - known - {"hatch_build.py", "tests/test_layers.py"} == set()


def test_the_architecture_names_no_file_of_the_client_that_is_not_there() -> None:
    there = {path.name for path in (ROOT / "web" / "src").rglob("*.*")}
    named = re.findall(r"`(?:[\w/]+/)?([\w.]+\.(?:svelte|ts))`", ARCHITECTURE)
    assert named
    assert set(named) - there == set()


@pages(*PAGES)
def test_signatures_on_a_page_are_true(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name, said in re.findall(r"`(\w+)\(([a-z_, ]*)\)`", text):
        if name in NAMED and said:
            known = signature(NAMED[name]).parameters.values()
            takes = [one.name for one in known if one.kind is not Parameter.KEYWORD_ONLY]
            takes = [one for one in takes if one != "self"]
            short = name in ("view", "choose") and "," not in said  # the position's own
            assert short or len(said.split(",")) == len(takes), f"{page.name}: {name}({said})"


@pages(*sorted((ROOT / "docs" / "decisions").glob("*.md")))
def test_a_decision_says_context_decision_and_consequence(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(\w+)\.\*\*", text, re.MULTILINE) == [
        "Context",
        "Decision",
        "Consequence",
    ]
    assert f"decisions/{page.name}" in ARCHITECTURE
