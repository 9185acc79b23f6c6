"""Changes that are made all the time, each in one visit to the database.

A change is a row of steps, statements with what fills them.  The first says whether it is made: if
it finds nothing to change, nothing is changed.  It is on the disk before anybody hears of it.
A file of SQLite is visited in a thread of its own; PostgreSQL is sent one statement, which is a
transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import JSON, Insert, Update, bindparam, column, exists, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Row = Mapping[str, Any]
#: A statement, and the rows that fill it.
Step = tuple[Insert | Update, Sequence[Row]]
#: What holds for each connection.
PRAGMAS = ("synchronous=FULL", "foreign_keys=ON")
SQLITE, POSTGRESQL = sqlite.dialect(paramstyle="named"), asyncpg.dialect()  # type: ignore[no-untyped-call]

Fit = Callable[[Any], Any]
#: A statement, and the names of what fills it.
Shape = tuple[Insert | Update, tuple[str, ...]]


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


class Sender:
    """Any connection to PostgreSQL; a change is one statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def make(self, steps: Sequence[Step]) -> bool:
        """Make a change as a whole or not at all; whether the first step found its row."""
        shapes = tuple((statement, tuple(rows[0])) for statement, rows in steps)
        text, fitting = _as_one(shapes)
        filled: dict[str, Any] = {}
        for number, (statement, rows) in enumerate(steps):
            if isinstance(statement, Insert):
                filled[f"rows_{number}"] = rows
            else:
                (row,) = rows
                filled |= {**row, **{f"{name}_{number}": row[name] for name in row}}
        values = tuple(fit(filled[name]) for name, fit in fitting.items())
        async with self._engine.connect() as connection:
            return bool((await connection.exec_driver_sql(text, values)).scalar_one())

    async def close(self) -> None:
        """Nothing is kept."""


@cache
def _as_one(shapes: tuple[Shape, ...]) -> tuple[str, dict[str, Fit]]:
    """Several steps as one statement, and what makes of each value what PostgreSQL is sent."""
    (first, names), *others = shapes
    if not isinstance(first, Update):
        raise TypeError("what says whether a change is made is an update")
    made = _set(first, names, 0).returning(*first.table.primary_key).cte("made")
    if_made = exists(select(*made.c))
    rest = [
        _set(statement, names, number).where(if_made)
        if isinstance(statement, Update)
        else _added(statement, names, number, if_made)
        for number, (statement, names) in enumerate(others, 1)
    ]
    steps = [one.cte(f"step_{number}") for number, one in enumerate(rest, 1)]
    whole = select(func.count()).select_from(made).add_cte(*steps)
    compiled = whole.compile(dialect=POSTGRESQL)
    return str(compiled), _fitting(compiled, compiled.positiontup or (), POSTGRESQL)


def _set(statement: Update, names: Sequence[str], number: int) -> Update:
    """An update whose values have names of their own; those it is found by are shared by all."""
    of = statement.table.c
    return statement.values(
        {name: bindparam(f"{name}_{number}", type_=of[name].type) for name in names if name in of}
    )


def _added(statement: Insert, names: Sequence[str], number: int, if_made: Any) -> Insert:
    """An insert of however many rows."""
    table = statement.table
    columns = (column(name, table.c[name].type) for name in names)
    rows = func.json_to_recordset(bindparam(f"rows_{number}", type_=JSON)).table_valued(*columns)
    given = rows.render_derived(f"given_{number}", with_types=True).c
    return insert(table).from_select(names, select(*given).where(if_made))


@cache
def _written(statement: Insert | Update, names: tuple[str, ...]) -> tuple[str, dict[str, Fit]]:
    """A statement as text, and what makes of each value what SQLite keeps."""
    compiled = statement.compile(dialect=SQLITE, column_keys=names)
    return str(compiled), _fitting(compiled, compiled.binds, SQLITE)


def _fitting(compiled: Any, names: Iterable[str], dialect: Dialect) -> dict[str, Fit]:
    return {
        name: compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect) or _as_it_is
        for name in names
    }


def _as_it_is(value: Any) -> Any:
    return value
