"""Every worked example of the rules page is a test of that name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "nippon.md"


def named(name: str) -> set[str]:
    """The examples a test's name speaks of: `test_ex_13_and_14_…` is EX-13 and EX-14."""
    said = re.match(r"test_ex_(\d+b?)(?:_and_(\d+b?))?_", name)
    return {f"EX-{number}" for number in said.groups() if number} if said else set()


def test_every_example_is_a_test_of_its_name() -> None:
    examples = set(re.findall(r"^\| (EX-\d+b?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    tests = {
        example
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for example in named(node.name)
    }
    assert len(examples) == 22
    assert examples == tests
