"""Backups: everything in one file of SQLite, from either kind of database and back into either."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from magnate import games
from magnate.engine.game import NotPossible

from . import schema
from .database import engine, prepare, reason
from .settings import Settings
from .store import Store
from .tables import Refused

#: Rows that are carried at a time.
ROWS = 500


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The tables of a database that is there already."""
    must_be_there(settings)
    await prepare(settings)
    store = Store(settings.url, games(), settings.wait)
    try:
        yield store
    except Refused as refused:
        cause = refused.__cause__ or refused
        raise NotPossible(f"the database cannot be reached: {reason(cause)}") from refused
    finally:
        await store.close()


def back_up(settings: Settings, file: Path) -> int:
    """Write a database to a new file; how many tables it holds."""
    if file.exists():
        raise NotPossible(f"{file} is there already; a backup is a new file")
    must_be_there(settings)
    with TemporaryDirectory(dir=file.resolve().parent) as folder:
        copy = Settings(db=str(Path(folder) / "copy.db"))
        count = asyncio.run(_carry(settings, copy))
        Path(copy.db).replace(file)  # whole, or not at all
    return count


def read_back(settings: Settings, file: Path) -> int:
    """Read a backup into an empty database; how many tables there are."""
    if not file.is_file():
        raise NotPossible(f"{file} is not there")
    with TemporaryDirectory() as folder:
        copy = Settings(db=str(Path(folder) / "copy.db"))
        shutil.copyfile(file, copy.db)
        Path(copy.db).chmod(0o600)
        return asyncio.run(_carry(copy, settings))


async def _carry(source: Settings, target: Settings) -> int:
    """Everything from one database into another that is empty, each in one transaction."""
    for one in (source, target):  # a backup of an older version comes to the present schema
        await prepare(one)
    giving, taking = engine(source.url, source.wait), engine(target.url, target.wait)
    if giving.dialect.name == "postgresql":
        giving = giving.execution_options(isolation_level="REPEATABLE READ")
    try:
        async with giving.connect() as reader, taking.begin() as writer:
            if await _count(writer) or await _count(writer, schema.people):
                raise NotPossible(
                    "there are tables or people already; a backup goes into an empty database"
                )
            for part in reversed(schema.metadata.sorted_tables):  # what a server wrote at its start
                await writer.execute(delete(part))
            for part in schema.metadata.sorted_tables:
                rows = await reader.stream(select(part))
                async for some in rows.mappings().partitions(ROWS):
                    await writer.execute(insert(part), [dict(row) for row in some])
            return await _count(writer)
    finally:
        await giving.dispose()
        await taking.dispose()


async def _count(connection: AsyncConnection, part: Table = schema.tables) -> int:
    counted = await connection.execute(select(func.count()).select_from(part))
    return int(counted.scalar_one())


def must_be_there(settings: Settings) -> None:
    """Refuse to make a new file where an old one was meant."""
    if "://" not in settings.db and not Path(settings.db).is_file():
        raise NotPossible(f"there is no database {settings.db}; say which with --db or MAGNATE_DB")
