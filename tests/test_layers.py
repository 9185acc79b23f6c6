"""Imports point one way: engine ← games ← bots ← {server, simulate ← research, terminal} ← cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnate.games import GAMES

PACKAGE = Path(__file__).parents[1] / "src" / "magnate"

#: What each layer may import, besides itself; `magnate` is the package's own front door.
MAY_IMPORT = {
    "engine": set[str](),
    "games": {"engine"},
    "magnate": {"engine", "games"},
    "text": {"magnate", "engine", "games"},
    "cluster": {"engine"},
    "bots": {"magnate", "engine", "games", "cluster"},
    "lessons": {"magnate", "engine", "games", "bots", "text", "simulate"},
    "review": {"magnate", "engine", "games", "bots", "text"},
    "workshop": {"engine"},
    "server": {"magnate", "engine", "games", "bots", "text", "lessons", "review", "workshop"},
    "simulate": {"magnate", "engine", "games", "bots"},
    "arena": {"magnate", "engine", "games", "bots", "simulate", "cluster"},
    "research": {"magnate", "engine", "games", "bots", "text", "simulate"},
    "terminal": {"magnate", "engine", "games", "bots", "text"},
    "cli": {
        *("magnate", "engine", "games", "bots", "text"),
        *("server", "simulate", "arena", "research", "terminal", "lessons", "review"),
    },
    "__main__": {"cli"},
}
#: What stands round every board of the client.
FRAME = ("start", "table", "generic", "text", "learn", "workshop")
STANDARD_LIBRARY_ALONE = {"engine", "games"}


def imports(file: Path, package: Path) -> Iterator[tuple[int, str]]:
    """The line and full name of every module a file imports, however deep inside it."""
    here = [package.name, *file.relative_to(package).with_suffix("").parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parent = here[: -node.level] if node.level else []
            module = ".".join([*parent, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{module}.{alias.name}"
                yield node.lineno, inner if is_module(inner, package) else module


def is_module(name: str, package: Path) -> bool:
    path = package.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def layer(name: str) -> str:
    """The layer of a module of the package: the part after its first dot."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] != "__init__" else parts[0]


def backward_arrows(package: Path) -> list[str]:
    """Every import that a layer may not make, as `file:line importer → imported`."""
    wrong = []
    for file in sorted(package.rglob("*.py")):
        name = ".".join([package.name, *file.relative_to(package).with_suffix("").parts])
        own = layer(name)
        for line, imported in imports(file, package):
            place = f"{file.relative_to(package)}:{line} {own} → {imported}"
            if imported.split(".")[0] != package.name:
                foreign = imported.split(".")[0] not in sys.stdlib_module_names
                if foreign and own in STANDARD_LIBRARY_ALONE:
                    wrong.append(f"{place}: not of the standard library")
            elif layer(imported) not in {own, *MAY_IMPORT.get(own, set())}:
                wrong.append(place)
            elif own == "games" and crosses_games(name, imported):
                wrong.append(f"{place}: one game knows nothing of another")
    return wrong


def crosses_games(name: str, imported: str) -> bool:
    mine, other = name.split(".")[2:3], imported.split(".")[2:3]
    return layer(imported) == "games" and mine not in (["__init__"], other)


def test_imports_point_one_way() -> None:
    assert backward_arrows(PACKAGE) == []


def test_the_frame_of_the_client_knows_no_game_by_name() -> None:
    client = PACKAGE.parents[1] / "web" / "src"
    files = [file for folder in FRAME for file in (client / folder).rglob("*") if file.is_file()]
    assert len(files) > 30
    for file in files:
        said = file.read_text(encoding="utf-8").lower()
        assert [key for key in GAMES if key in said] == [], file.name


def test_every_layer_is_on_the_drawing() -> None:
    modules = {layer(f"magnate.{entry.stem}") for entry in PACKAGE.glob("*.py")}
    folders = {entry.name for entry in PACKAGE.iterdir() if any(entry.glob("*.py"))}
    assert modules | folders <= set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("file", "line", "arrow"),
    [
        ("engine/position.py", "from ..games import sentient", "engine → magnate.games.sentient"),
        ("engine/position.py", "from magnate.games.sentient import play", "sentient.play"),
        ("games/sentient/play.py", "from ...server import app", "games → magnate.server"),
        ("games/sentient/play.py", "from ..nippon import play", "nothing of another"),
        ("games/sentient/play.py", "import magnate", "games → magnate"),
        (
            "bots/greedy.py",
            "def choose():\n    import magnate.server.app",
            "2 bots → magnate.server",
        ),
        ("server/app.py", "from magnate.cli import main", "server → magnate.cli"),
        ("engine/position.py", "import numpy as np", "not of the standard library"),
    ],
)
def test_an_arrow_drawn_backwards_is_found(
    tmp_path: Path, file: str, line: str, arrow: str
) -> None:
    package = tmp_path / "magnate"
    for module in ["games/sentient/play", "games/nippon/play", "server/app", "cli"]:
        (package / module).parent.mkdir(parents=True, exist_ok=True)
        (package / f"{module}.py").touch()
    (package / file).parent.mkdir(parents=True, exist_ok=True)
    (package / file).write_text(line, encoding="utf-8")
    (found,) = backward_arrows(package)
    assert arrow in found


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/sentient/play.py", "from magnate.engine.position import Position"),
        ("games/sentient/play.py", "from .state import Table"),
        ("games/sentient/play.py", "from collections.abc import Iterator"),
        ("games/__init__.py", "from . import sentient"),
        ("__init__.py", "from .games import GAMES"),
        ("server/app.py", "from magnate import games\nfrom magnate.bots import greedy"),
        ("cli.py", "import typer\nfrom .server import app"),
    ],
)
def test_an_arrow_drawn_forwards_is_fine(tmp_path: Path, file: str, line: str) -> None:
    package = tmp_path / "magnate"
    for module in ["games/sentient/play", "games/sentient/state", "engine/position", "server/app"]:
        (package / module).parent.mkdir(parents=True, exist_ok=True)
        (package / f"{module}.py").touch()
    (package / file).parent.mkdir(parents=True, exist_ok=True)
    (package / file).write_text(line, encoding="utf-8")
    assert backward_arrows(package) == []
