"""Changes that are made all the time, on a file of SQLite: each in one visit to one thread.

A change is a row of steps, statements with what fills them.  The first says whether it is made: if
it finds nothing to change, nothing is changed.  It is on the disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Row = Mapping[str, Any]
#: A statement, and the rows that fill it.
Step = tuple[Insert | Update, Sequence[Row]]
#: What holds for each connection.
PRAGMAS = ("synchronous=FULL", "foreign_keys=ON")
DIALECT = sqlite.dialect(paramstyle="named")


async def make(connection: AsyncConnection, steps: Sequence[Step]) -> bool:
    """Make a change within a transaction, on any database; whether the first step found its row."""
    for number, (statement, rows) in enumerate(steps):
        made = await connection.execute(statement, rows[0] if len(rows) == 1 else rows)
        if not number and made.rowcount != 1:
            return False
    return True


class Writer:
    """A connection to a file of SQLite, and the thread that it belongs to."""

    def __init__(self, engine: AsyncEngine, wait: float) -> None:
        self._where, self._how = engine.dialect.create_connect_args(engine.url)
        self._wait = wait
        self._thread = ThreadPoolExecutor(1, "magnate-writer")
        self._connection: sqlite3.Connection | None = None

    async def make(self, steps: Sequence[Step]) -> bool:
        """Make a change as a whole or not at all; whether the first step found its row."""
        written = [_written(statement, tuple(rows[0])) for statement, rows in steps]
        filled = [
            (text, [{name: fit(row[name]) for name, fit in fitting.items()} for row in rows])
            for (text, fitting), (_, rows) in zip(written, steps, strict=True)
        ]
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._make, filled)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _make(self, steps: Sequence[tuple[str, list[dict[str, Any]]]]) -> bool:
        connection = self._connection = self._connection or self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for number, (text, rows) in enumerate(steps):
                if connection.executemany(text, rows).rowcount != 1 and not number:
                    connection.execute("ROLLBACK")
                    return False
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return True

    def _open(self) -> sqlite3.Connection:
        where: Any = self._where
        how: Any = {**self._how, "isolation_level": None, "timeout": self._wait}
        connection: sqlite3.Connection = sqlite3.connect(*where, **how)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@cache
def _written(
    statement: Insert | Update, names: tuple[str, ...]
) -> tuple[str, dict[str, Callable[[Any], Any]]]:
    """A statement as text, and what makes of each value what SQLite keeps."""
    compiled = statement.compile(dialect=DIALECT, column_keys=names)
    fitting: dict[str, Callable[[Any], Any]] = {}
    for name, bound in compiled.binds.items():
        fitting[name] = bound.type.dialect_impl(DIALECT).bind_processor(DIALECT) or _as_it_is
    return str(compiled), fitting


def _as_it_is(value: Any) -> Any:
    return value
