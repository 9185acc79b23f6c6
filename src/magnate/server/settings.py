"""What an operator may set, from the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from sqlalchemy.engine import make_url


def data_folder() -> Path:
    """Where this machine keeps the data of its user's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"), "magnate")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "magnate"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "magnate")


def database_url(place: str) -> str:
    """The URL of a database: a file of SQLite by its path, or any URL with an async driver.

    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    >>> database_url("postgresql://host/magnate")
    'postgresql+asyncpg://host/magnate'
    """
    if "://" not in place:
        return f"sqlite+aiosqlite:///{place}"
    url = make_url(place)
    asynchronous = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    url = url.set(drivername=asynchronous.get(url.drivername, url.drivername))
    return url.render_as_string(hide_password=False)


@dataclass(frozen=True)
class Settings:
    """Each is read from `MAGNATE_<NAME>`, as in `MAGNATE_DB` or `MAGNATE_PAUSE`."""

    #: A file, or the URL of a database.
    db: str = field(default_factory=lambda: str(data_folder() / "magnate.db"))
    #: Seconds that a change waits for another to be written, with SQLite.
    wait: float = 10.0
    #: Seconds before a bot's move is shown, so that people can follow.
    pause: float = 0.7
    #: Seconds a bot may think about one choice, and after which it is given up.
    clock: float = 1.0
    patience: float = 20.0
    #: Processes that think for the bots.
    workers: int = 2
    #: Bytes of a request's body, and of a frame from a page.
    body: int = 256 * 1024
    frame: int = 16 * 1024
    #: Bytes of an edition's text, and seconds that reading it may take.
    edition: int = 20_000
    examination: float = 2.0
    #: Frames a second that a page may send, and how many it may save up.
    frames: float = 20.0
    burst: int = 60
    #: Sockets at one table; tables kept in memory.
    sockets: int = 500
    loaded: int = 500
    #: Seconds between looks for moves made through another server on the same database.
    watch: float = 1.0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment; an error names the one that is wrong."""
        given: dict[str, str | int | float] = {}
        for one in fields(cls):
            name = f"MAGNATE_{one.name.upper()}"
            if not (text := environment.get(name)):
                continue
            kind = {"int": int, "float": float}.get(str(one.type), str)
            try:
                given[one.name] = kind(text)
            except ValueError:
                raise ValueError(f"{name} should be a number, is {text!r}") from None
        return cls(**given)  # type: ignore[arg-type]

    @property
    def url(self) -> str:
        """The URL of the database."""
        return database_url(self.db)
