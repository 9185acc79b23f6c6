"""What an operator may set, from the environment."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any

from magnate.engine.game import NotPossible

LEVELS = ("debug", "info", "warning", "error")
ENCRYPTED = ("starttls", "tls", "none")
#: What some settings look like, if they are given.
SHAPES = {
    "address": (r"https?://[^\s/]+(/\S*)?", "as https://games.example.org"),
    "mail": (r"[^\s:/]+(:\d{1,5})?", "as mail.example.org:587"),
    "mail_from": (r"[^\s@<>]+@[^\s@<>]+", "an address, as games@example.org"),
    "secret": (r".{16,}", "a random text of 16 characters or more"),
}


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
    from sqlalchemy.engine import make_url  # noqa: PLC0415  the command line need not load it

    url = make_url(place)
    asynchronous = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    url = url.set(drivername=asynchronous.get(url.drivername, url.drivername))
    return url.render_as_string(hide_password=False)


def networks_of(listed: str) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks, separated by commas."""
    return [ip_network(one.strip(), strict=False) for one in listed.split(",") if one.strip()]


def _setting(default: Any, says: str) -> Any:
    """A setting that explains itself, on the command line too."""
    made = {"default_factory": default} if callable(default) else {"default": default}
    return field(**made, metadata={"says": says})


@dataclass(frozen=True)
class Settings:
    """Each is read from `MAGNATE_<NAME>`, as in `MAGNATE_DB`; a limit of 0 is none."""

    db: str = _setting(
        lambda: str(data_folder() / "magnate.db"), "the database: a file of SQLite, or a URL"
    )
    wait: float = _setting(10.0, "seconds a change waits for another to be written (SQLite)")
    watch: float = _setting(1.0, "seconds between looks for moves made through another server")
    workers: int = _setting(1, "processes that serve; more than one on PostgreSQL alone")
    loaded: int = _setting(500, "tables kept in memory")

    log: str = _setting("info", "what is logged at least: debug, info, warning or error")
    metrics: str = _setting("127.0.0.0/8, ::1", "addresses or networks that may read /metrics")
    hosts: str = _setting("", "names this server goes by, beside the local ones; * for any")
    proxies: str = _setting("", "addresses or networks of proxies whose forwarded headers count")
    secret: str = _setting(
        "", "what cookies are signed with; drawn and kept in the database if none"
    )

    address: str = _setting("", "where people find this server, as https://games.example.org")
    mail: str = _setting("", "the server that sends mail, as mail.example.org:587; none, no mail")
    mail_tls: str = _setting("starttls", "how that line is encrypted: starttls, tls or none")
    mail_user: str = _setting("", "the name by which this server sends mail")
    mail_password: str = _setting("", "the password for that")
    mail_from: str = _setting("magnate@localhost", "the address that mails come from")
    private_hooks: int = _setting(0, "1 to let webhooks reach private addresses")

    pause: float = _setting(0.7, "seconds before a bot's move is shown, so that people can follow")
    clock: float = _setting(5.0, "seconds a bot may think about a turn")
    patience: float = _setting(
        20.0, "seconds beyond them before a bot is given up, and another moves"
    )
    thinkers: int = _setting(2, "processes that think for the bots")
    background: int = _setting(1, "of these, at most so many for tables that nobody looks at")

    body: int = _setting(256 * 1024, "bytes of a request's body")
    head: int = _setting(16 * 1024, "bytes of a request's address and headers")
    frame: int = _setting(16 * 1024, "characters of a frame from a page")
    edition: int = _setting(20_000, "bytes of an edition's text")
    examination: float = _setting(2.0, "seconds that reading an edition may take")
    compression: int = _setting(0, "1 to compress what sockets are sent: less traffic, more work")
    idle: float = _setting(20.0, "seconds a connection may take to send a request")

    requests: float = _setting(30.0, "requests a second of one address")
    requests_burst: int = _setting(200, "requests it may save up")
    looks: float = _setting(50.0, "requests a second for one table, of those who hold no seat")
    tables: int = _setting(60, "tables one address may open at once")
    tables_hour: float = _setting(60.0, "tables it may open in an hour, from then on")
    listed_each: int = _setting(20, "tables of one address in the list of open ones")
    house: int = _setting(20_000, "tables that are not over, of all together")
    guests: float = _setting(240.0, "guests that one address may be in an hour")
    sign_ins: float = _setting(10.0, "sign-ins that one address may try in a quarter of an hour")
    frames: float = _setting(20.0, "frames a second of one page")
    burst: int = _setting(60, "frames it may save up")
    thorough: int = _setting(100, "how much hints and reviews try, in hundredths of the usual")
    hints: int = _setting(30, "hints a minute that one address may ask for")
    reviews: int = _setting(20, "reviews an hour that one address may ask for")
    lines: int = _setting(30, "lines a minute that one address may say or write down")
    retelling: float = _setting(
        20.0, "seconds a minute for the replays, stories and records that one address asks for"
    )
    hearsay: float = _setting(
        3.0, "minutes after which players hear those who look on, where something is hidden"
    )
    count_lessons: int = _setting(
        0, "1 to count how many start and finish lessons, and where they leave; no names are kept"
    )
    editions: float = _setting(30.0, "editions that one address may share in an hour")
    shelf: int = _setting(5000, "shared editions kept, of all together")
    sockets: int = _setting(500, "sockets at one table")
    sockets_each: int = _setting(60, "sockets of one address")
    connections: int = _setting(4000, "connections of all together, sockets included")
    connections_each: int = _setting(100, "connections of one address that are no sockets")

    untouched: float = _setting(7.0, "days after which a table goes at which nobody has moved")
    unfinished: float = _setting(90.0, "days after the last move that an unfinished table goes")
    finished: float = _setting(0.0, "days after which a finished table goes")

    unread: float = _setting(365.0, "days after which a shared edition goes that nobody has read")

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
                raise NotPossible(f"{name} should be a number, is {text!r}") from None
        settings = cls(**given)  # type: ignore[arg-type]
        settings.check()
        return settings

    def check(self) -> None:
        """Refuse what cannot be meant."""
        for one in fields(self):
            value = getattr(self, one.name)
            if isinstance(value, int | float) and not 0 <= value < math.inf:
                problem = f"MAGNATE_{one.name.upper()} should be 0 or more, is {value}"
                raise NotPossible(problem)
        for name, possible in (("log", LEVELS), ("mail_tls", ENCRYPTED)):
            if (value := getattr(self, name)).lower() not in possible:
                problem = f"MAGNATE_{name.upper()} should be one of {', '.join(possible)}"
                raise NotPossible(f"{problem}, is {value!r}")
        for name, (pattern, example) in SHAPES.items():
            value = getattr(self, name)
            if value and not re.fullmatch(pattern, value):
                shown = "" if name == "secret" else f", is {value!r}"
                raise NotPossible(f"MAGNATE_{name.upper()} should be {example}{shown}")
        if self.workers > 1 and not self.url.startswith("postgresql"):
            raise NotPossible(
                f"{self.workers} processes cannot serve one SQLite file: "
                "set MAGNATE_DB to a PostgreSQL, or MAGNATE_WORKERS to 1"
            )
        for name in ("proxies", "metrics"):
            try:
                networks_of(getattr(self, name))
            except ValueError as error:
                raise NotPossible(f"MAGNATE_{name.upper()}: {error}") from None

    @classmethod
    def explained(cls) -> list[tuple[str, str, str]]:
        """Every setting: its name in the environment, its default, what it says."""
        return [
            (
                f"MAGNATE_{one.name.upper()}",
                "" if one.default is MISSING else str(one.default),
                one.metadata["says"],
            )
            for one in fields(cls)
        ]

    @classmethod
    def unknown(cls, environment: Mapping[str, str] = os.environ) -> list[str]:
        """Names in the environment that look like settings and are none."""
        known = {name for name, _default, _says in cls.explained()}
        return [one for one in environment if one.startswith("MAGNATE_") and one not in known]

    @property
    def url(self) -> str:
        """The URL of the database."""
        return database_url(self.db)

    @property
    def for_one(self) -> Settings:
        """The same for a person who plays on this machine: nobody is kept out, nothing expires."""
        return replace(
            self,
            requests=0,
            looks=0,
            tables=0,
            listed_each=0,
            house=0,
            guests=0,
            hints=0,
            reviews=0,
            editions=0,
            retelling=0,
            shelf=0,
            sockets_each=0,
            connections_each=0,
            untouched=0,
            unfinished=0,
            finished=0,
            unread=0,
        )
