"""A test that hangs in the browser is ended, and the next one goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

def test_before(page):
    page.set_content("<p>Before")

@pytest.mark.timeout(3)
@pytest.mark.parametrize("wait", ["while (true) {}", "new Promise(() => {})"])
def test_without_end(page, wait):
    page.evaluate(wait)

def test_after(page):
    page.set_content("<p>After")
    assert page.locator("p").text_content() == "After"
"""


def test_a_wait_without_end_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "test_waits.py"
    file.write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", str(file), "-c", str(ROOT / "pyproject.toml")]
    command += ["-p", "tests.browser.conftest", "-p", "no:cacheprovider"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "2 failed, 2 passed" in run.stdout, run.stdout + run.stderr
    assert run.stdout.count("Failed: Timeout (>3.0s)") >= 2
