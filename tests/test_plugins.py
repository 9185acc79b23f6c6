"""Games and bots of other packages: found by their entry points, and harmless when broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from magnate.bots import BOTS
from tests.registry import ROOT

LOOK = """
from magnate.bots import bots
from magnate.games import games
print(*games(), "|", *bots())
"""
HARVEST = ("[magnate.games]", "harvest = magnate_harvest:GAME")


def package(folder: Path, *entry_points: str, module: str = "") -> Path:
    """A folder that looks like one with an installed package in it."""
    about = folder / "strange-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join(entry_points) + "\n")
    (folder / "strange.py").write_text(module)
    return folder


def seen_with(folder: Path) -> tuple[list[str], list[str], str]:
    """The games, the bots and the complaints of a Magnate beside that package."""
    path = os.pathsep.join(map(str, (folder, ROOT / "examples" / "harvest", *sys.path)))
    run = subprocess.run(
        [sys.executable, "-c", LOOK],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    games, bots = (part.split() for part in run.stdout.split("|"))
    return games, bots, run.stderr


def test_a_game_and_a_bot_are_found(tmp_path: Path) -> None:
    bot = ("[magnate.bots]", "farmer = magnate_harvest.bot:Farmer")
    games, bots, said = seen_with(package(tmp_path, *HARVEST, *bot))
    assert games == ["sentient", "nippon", "yokohama", "carnegie", "harvest"]
    assert bots == ["farmer", *BOTS]
    assert said == ""


@pytest.mark.parametrize(
    ("entry", "module", "problem"),
    [
        ("x = nowhere:GAME", "", "No module named 'nowhere'"),
        ("x = strange:GAME", "", "has no attribute 'GAME'"),
        ("x = strange:GAME", "GAME = 7", "should be a Game, is 7"),
        ("x = strange:GAME", "raise RuntimeError('no!')", "RuntimeError: no!"),
        ("x = magnate_harvest:GAME", "", "should be called 'harvest'"),
        ("nippon = magnate_harvest:GAME", "", "one of that name already"),
        (
            "harvest = strange:GAME",
            (
                "import dataclasses, magnate_harvest\n"
                "GAME = dataclasses.replace(magnate_harvest.GAME, sequel=lambda t: 1 / 0)"
            ),
            "division by zero",
        ),
        (
            "harvest = strange:GAME",
            (
                "import dataclasses, magnate_harvest, pathlib\n"
                "GAME = dataclasses.replace(magnate_harvest.GAME, folder=pathlib.Path('nowhere'))"
            ),
            "nowhere",
        ),
    ],
)
def test_a_broken_game_is_reported_and_stops_nothing(
    tmp_path: Path, entry: str, module: str, problem: str
) -> None:
    games, _, said = seen_with(package(tmp_path, "[magnate.games]", entry, module=module))
    assert games == ["sentient", "nippon", "yokohama", "carnegie"]
    assert problem in said
    assert "strange" in said
    assert len(said.splitlines()) == 1


def test_a_broken_bot_is_reported_and_stops_nothing(tmp_path: Path) -> None:
    entries = ("[magnate.bots]", "x = strange:Bot", "farmer = magnate_harvest.bot:Farmer")
    _, bots, said = seen_with(package(tmp_path, *entries, module="Bot = 7"))
    assert bots == ["farmer", *BOTS]
    assert "should make bots" in said
