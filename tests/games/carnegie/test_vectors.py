"""Every worked example of the rules page is a test of that name."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "carnegie.md"


def test_every_worked_example_is_a_test() -> None:
    listed = set(re.findall(r"^- \*\*EX-(\d+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    tests = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    assert len(listed) == 13
    assert set(re.findall(r"def test_ex_(\d+)_", tests)) == listed
