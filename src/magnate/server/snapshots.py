"""Snapshots: a state as text, so that a game goes on without playing it again from move one.

They are plain data: whoever can write to the database can spoil a game, but run nothing.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from magnate import __version__, engine
from magnate.engine.game import Game
from magnate.engine.plain import from_plain, plain_text


@cache
def rules_version(game: Game[Any]) -> str:
    """Twelve hex digits that change with any line of the engine or of the game's rules."""
    digest = sha256()
    for folder in (Path(engine.__file__).parent, game.folder):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def rules_today(game: Game[Any]) -> str:
    """The rules that a table begins with now: the version of Magnate, and that of the game."""
    return f"{__version__} {rules_version(game)}"


def freeze(state: Any, box: Any) -> str:
    """A state as text; what belongs to the box is only pointed at."""
    return plain_text(state, box)


def thaw(frozen: str, box: Any, game: Game[Any]) -> Any:
    """The state again, with the parts of this box."""
    return from_plain(json.loads(frozen), box, game.package)
