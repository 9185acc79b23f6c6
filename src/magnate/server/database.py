"""The way to the database: how it is opened, brought to the present schema, and found wanting."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from magnate.engine.game import NotPossible

from .at_once import PRAGMAS, Sender, Step, Writer, make
from .line import line_of
from .settings import Settings
from .tables import Refused

log = logging.getLogger("magnate.server")

MIGRATIONS = Path(__file__).parent / "migrations"
#: What else is done within a change.
Also = Callable[[AsyncConnection], Awaitable[None]]
#: Seconds that a change waits for another to be written.
WAIT = 10.0
#: Connections to PostgreSQL, those that were used last first; none more is opened in a rush.
POOL: dict[str, Any] = {"pool_size": 15, "max_overflow": 0, "pool_use_lifo": True}
#: Seconds between two tries to switch a new file of SQLite to its log of changes.
PAUSE = 0.01
#: What SQLite says of a change that will not do better later.
NEVER = sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.DataError
#: Seconds after which those are asked to come back whom the database could not serve.
RETRY = 5


class Database:
    """A database; who cannot be served by it is asked to come back."""

    def __init__(self, url: str, wait: float = WAIT) -> None:
        self._engine = engine(url, wait)
        self.line = line_of(self._engine, secrets.token_hex(4))
        self._writing = self._engine.execution_options(writes=True)
        self._reading = self._still = self._engine
        self._wait = wait
        self._one: asyncio.Lock | None = None
        self._writer: Writer | Sender | None = None
        if self._engine.dialect.name == "sqlite":
            self._one = asyncio.Lock()
            if _file(self._engine):
                self._writer = Writer(self._engine, wait)
        if self._engine.dialect.name == "postgresql":
            self._writer = Sender(self._engine)
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            self._still = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def open(self) -> None:
        """Bring the database to the present schema."""
        async with self.writing() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A change, made as a whole or not at all."""
        with served():
            async with self._turn(), self._writing.begin() as connection:
                yield connection

    async def change(self, steps: Sequence[Step], also: Also | None = None) -> bool:
        """A change in steps, and what also belongs to it; False if the first found no row."""
        if self._writer is not None and also is None:
            with served():
                async with self._turn():
                    return await self._writer.make(steps)
        async with self.writing() as connection:
            made = await make(connection, steps)
            if made and also is not None:
                await also(connection)
            return made

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """SQLite lets one write, and of those who wait for it any: here the first is the next."""
        if self._one is None:
            yield
            return
        async with asyncio.timeout(self._wait):
            await self._one.acquire()
        try:
            yield
        finally:
            self._one.release()

    @asynccontextmanager
    async def reading(self, *, still: bool = False) -> AsyncIterator[AsyncConnection]:
        """A look; `still`, one in several steps at how things stood at the first of them."""
        with served():
            async with (self._still if still else self._reading).connect() as connection:
                yield connection


def engine(url: str, wait: float = WAIT) -> AsyncEngine:
    """The connections to a database; a file of SQLite is made where there is none."""
    several: Any = {} if url.startswith("sqlite") else POOL
    engine = create_async_engine(url, **several)
    if engine.dialect.name != "sqlite":
        return engine
    if file := _file(engine):
        _make(Path(file))

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not where sqlite3 guesses
        connection.execute(f"PRAGMA busy_timeout={int(wait * 1000)}").close()
        _write_ahead(connection, wait)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        # Who reads before writing would be refused at once if somebody else has written since.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _file(engine: AsyncEngine) -> str | None:
    """The file of a database of SQLite, unless it is kept in memory."""
    file = engine.url.database
    return file if file and file != ":memory:" else None


def _write_ahead(connection: Any, wait: float) -> None:
    """Use the log of changes; SQLite lets nobody wait for others who switch a file to it, too."""
    last = time.monotonic() + wait
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError:
            if time.monotonic() > last:
                raise
            connection.run_async(lambda _: asyncio.sleep(PAUSE))
        else:
            return


def _make(file: Path) -> None:
    """See to it that there is a file, and that a new one is its owner's alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        sqlite3.connect(file).close()  # what is no file is said here, before threads wait for it
        if os.name == "posix" and file.stat().st_mode & 0o077:
            _warn(file)


@cache
def _warn(file: Path) -> None:
    """Say once that a file is open to others."""
    log.warning("%s holds secrets and others may read it: chmod 600 %s", file, file)


def migrate(connection: Connection) -> None:
    """Run the migrations, one server at a time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(4162683)"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def prepare(settings: Settings) -> None:
    """Bring the database to the present schema; a sentence says what keeps it from that."""
    try:
        one = engine(settings.url, settings.wait)
        try:
            async with one.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await one.dispose()
    except Exception as error:
        raise NotPossible(
            f"the database {_shown(settings.db)} cannot be used: {reason(error)}"
        ) from error


def _shown(place: str) -> str:
    """A database without its password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", place)


@contextmanager
def served() -> Iterator[None]:
    """Ask to come back if the database is locked, full or away."""
    try:
        yield
    except Exception as error:
        if not _out_of_reach(error):
            raise
        log.warning("the database does not serve: %s", reason(error))
        problem = "the tables are out of reach for the moment; nothing is lost, try again soon"
        raise Refused("unavailable", problem, retry=RETRY) from error


def _out_of_reach(error: Exception) -> bool:
    """Whether the same may well succeed later."""
    if isinstance(error, IntegrityError | ProgrammingError | DataError | NEVER):
        return False
    if isinstance(error, DBAPIError | NoneFree | OSError | sqlite3.Error):
        return True
    return type(error).__module__.startswith("asyncpg.")  # those of connecting come as they are


def reason(error: BaseException) -> str:
    """What a database says of an error, in a line."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    return said[0] if said else repr(error)
