"""Upkeep: what is done to tables from outside, by the operator or because they are old."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database
from .timekeeping import keep_time, note_bots

#: Seconds.
DAY = 86_400.0


#: A seat that nobody has.
FREE: Final = {
    **dict.fromkeys(("token", "person", "salt", "name", "level")),
    "ends": False,
    "forgotten": False,
}


async def forget_notes(connection: AsyncConnection, id: str, seat: int) -> None:
    """Let nobody read who sits there next what somebody wrote down for themselves."""
    row = schema.notes
    theirs = (row.c.table_id == id) & (row.c.author == f"seat {seat}")
    await connection.execute(delete(row).where(theirs))


class Upkeep(Database):
    """Counts tables, closes them, frees their seats, and lets them go."""

    async def count(self) -> int:
        """How many tables there are."""
        async with self.reading() as connection:
            counted = await connection.execute(select(func.count()).select_from(schema.tables))
            return int(counted.scalar_one())

    async def running(self) -> int:
        """How many games are not over, nor closed."""
        query = select(func.count()).where(~schema.tables.c.over, ~schema.tables.c.closed)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def expire(self, untouched: float, unfinished: float, finished: float) -> list[str]:
        """Delete what has not changed for so many days (0: never); the ids that are gone."""
        row, now = schema.tables.c, time.time()
        kinds = [
            (untouched, row.last.is_(None)),
            (unfinished, ~row.over),
            (finished, row.over),
        ]
        old = [kind & (row.changed < now - days * DAY) for days, kind in kinds if days]
        if not old:
            return []
        async with self.writing() as connection:
            gone = await connection.execute(
                delete(schema.tables).where(or_(*old)).returning(row.id)
            )
            return list(gone.scalars())

    async def expire_editions(self, unread: float) -> int:
        """Delete the shared editions that nobody has read for so many days (0: never)."""
        row = schema.editions
        if not unread:
            return 0
        async with self.writing() as connection:
            old = delete(row).where(row.c.read < time.time() - unread * DAY)
            return (await connection.execute(old)).rowcount

    async def delete_edition(self, id: str) -> bool:
        """Remove a shared edition; False if there is none."""
        row = schema.editions
        async with self.writing() as connection:
            return (await connection.execute(delete(row).where(row.c.id == id))).rowcount == 1

    async def delete(self, id: str) -> bool:
        """Remove a table and all that belongs to it; False if there is none."""
        row = schema.tables
        async with self.writing() as connection:
            await self.line.announce(connection, id)
            return (await connection.execute(delete(row).where(row.c.id == id))).rowcount == 1

    async def close_table(self, id: str) -> bool:
        """Let nobody move at a table any more; False if there is none."""
        row = schema.tables
        shut = update(row).where(row.c.id == id)
        shut = shut.values(closed=True, version=row.c.version + 1)  # open pages are told by it
        async with self.writing() as connection:
            await self.line.announce(connection, id)
            return (await connection.execute(shut)).rowcount == 1

    async def free(self, id: str, seat: int) -> bool:
        """Take a person's seat away, with all that was theirs; False if there is no such seat."""
        row = schema.seats
        one = (row.c.table_id == id) & (row.c.seat == seat) & (row.c.kind == "human")
        async with self.writing() as connection:
            await self.line.announce(connection, id)
            freed = await connection.execute(update(row).where(one).values(FREE))
            await forget_notes(connection, id, seat)
            await note_bots(connection, id)
            await keep_time(connection, id, time.time())
            return freed.rowcount == 1

    async def all_tables(self, *, running: bool = False) -> list[dict[str, Any]]:
        """What an operator wants to know of every table, the latest first."""
        row, seat = schema.tables.c, schema.seats.c
        query = select(
            *(row.id, row.game, row.name, row.started, row.changed, row.moves),
            *(row.over, row.closed, row.open),
        ).order_by(row.changed.desc())
        if running:
            query = query.where(~row.over)
        sitting = select(seat.table_id, seat.kind, seat.level, seat.name).order_by(seat.seat)
        names: dict[str, list[str]] = {}
        async with self.reading() as connection:
            tables = [dict(one) for one in (await connection.execute(query)).mappings()]
            for one in await connection.execute(sitting):
                names.setdefault(one.table_id, []).append(one.name or one.level or "–")
        return [{**one, "seats": names.get(one["id"], [])} for one in tables]
