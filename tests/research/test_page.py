"""What `docs/research.md` shows is so."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import yaml

from magnate.games import GAMES
from magnate.research import encoding
from tests.registry import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_examples_run_one_after_the_other() -> None:
    names: dict[str, Any] = {}
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, "docs/research.md", "exec"), names)  # noqa: S102 - it is our own page


def test_the_sizes_are_those_of_the_code() -> None:
    for key, one in GAMES.items():
        several = [encoding(key, seats) for seats in (2, 3, 4)]
        actions = ", ".join(dict.fromkeys(str(len(numbers.actions)) for numbers in several))
        seen = [numbers.observation for numbers in (several[0], several[-1])]
        plain = " to ".join(f"{numbers.length:,}" for numbers in seen)
        scaled = " to ".join(f"{numbers.scaled_length:,}" for numbers in seen)
        assert f"| {one.key.title()} | {actions} | {plain} | {scaled} |" in PAGE


def test_the_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert citation["version"] == project["version"]
    assert citation["license"] == project["license"]
