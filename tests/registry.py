"""The games that the tests hold: those of Magnate, and the examples as if they were installed."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from magnate.engine.game import Game
from magnate.games import GAMES as OWN

ROOT = Path(__file__).parents[1]
sys.path += [str(folder) for folder in sorted((ROOT / "examples").glob("*/")) if folder.is_dir()]

#: The games of `examples/`, each in a package of its own.
EXAMPLES: dict[str, Game[Any]] = {"harvest": import_module("magnate_harvest").GAME}
GAMES: dict[str, Game[Any]] = {**OWN, **EXAMPLES}


def rules_page(key: str) -> Path:
    """The numbered rules of a game."""
    if key in EXAMPLES:
        return ROOT / "examples" / key / "RULES.md"
    return ROOT / "docs" / "rules" / f"{key}.md"


def folder_of(key: str) -> Path:
    """The folder of a game's tests, with its census, its perft table and its records."""
    return ROOT / "examples" / key / "tests" if key in EXAMPLES else ROOT / "tests" / "games" / key


def census_of(key: str) -> Any:
    """The function that counts a game's pieces."""
    folder = folder_of(key).relative_to(ROOT)
    return import_module(".".join([*folder.parts, "census"])).census
