"""Timekeeping: clocks as they are kept, pressed in the same transaction as the move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Double, case, exists, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnate.bots import bots

from . import schema
from .clocks import Clock, Day, iso
from .tables import Refused

#: Seconds after which time that nobody kept is nobody's: no move could be made in them.
LAPSE = 10.0


async def hold(connection: AsyncConnection, id: str) -> None:
    """Have a table to this change alone, whichever servers would change it; before all else."""
    row = schema.tables.c
    await connection.execute(select(row.id).where(row.id == id).with_for_update())


async def set_clock(
    connection: AsyncConnection, id: str, rule: Mapping[str, Any], seats: int
) -> None:
    """Put a clock beside a table."""
    left = list(Clock.new(rule, seats).left)
    await connection.execute(insert(schema.clocks), {"table_id": id, "left": left})


async def keep_time(
    connection: AsyncConnection, id: str, now: float, moved: int | None = None
) -> None:
    """Let the time of whoever is to move run, once everybody has sat down; a bot's never does.

    Who makes the first move without having sat down, as programs may, has come as well.
    """
    await hold(connection, id)
    found = await _clock(connection, id)
    if found is None:
        return
    clock, mover = found
    row, table = schema.seats.c, schema.tables.c
    query = select(row.seat, row.level, row.token, row.kind, row.claimed, table.last)
    query = query.join(schema.tables, table.id == row.table_id).where(row.table_id == id)
    seats = {one.seat: one for one in await connection.execute(query.order_by(row.seat))}
    sitting = all(
        one.kind == "bot" or (one.token and (one.claimed or one.last is not None))
        for one in seats.values()
    )
    runs = sitting and mover is not None and seats[mover].level is None
    runs = runs and not await _asked(connection, id)
    day = await _day(connection, id, clock.seat)
    await _set(connection, id, clock.to(mover if runs else None, now, day, moved))


async def _asked(connection: AsyncConnection, id: str) -> bool:
    """Whether somebody asks to take a turn back."""
    row, table = schema.undo_asked.c, schema.tables.c
    query = select(row.open).join(schema.tables, table.id == row.table_id)
    query = query.where(row.table_id == id, row.open, row.moves == table.moves)
    return (await connection.execute(query)).first() is not None


async def time_out(connection: AsyncConnection, id: str, now: float) -> int | None:
    """Let a bot stand in for whose time is up; the seat, or None if it moved in time."""
    await hold(connection, id)
    found = await _clock(connection, id)
    if found is None or found[0].seat is None:
        return None
    clock = found[0]
    day = await _day(connection, id, clock.seat)
    due, seat = clock.due(day), clock.seat
    if seat is None or due is None or due > now:
        return None
    await _set(connection, id, clock.run_out(day))
    await stand_in(connection, id, seat)
    return seat


async def come_back(connection: AsyncConnection, id: str, seat: int, now: float) -> None:
    """Let somebody play again for whom a bot stood in; whose time is up, after the bot's turn."""
    row = schema.seats
    found = await _clock(connection, id)
    if found is not None:
        clock, mover = found
        if mover != seat:
            clock = clock.back(seat)
        elif not clock.remaining(seat, now, await _day(connection, id, seat)):
            raise Refused("running", "your time is up: a bot makes this turn; come back after it")
        await _set(connection, id, clock)
    here = update(row).where(row.c.table_id == id, row.c.seat == seat, row.c.kind == "human")
    await connection.execute(here.values(level=None))
    await note_bots(connection, id)
    await keep_time(connection, id, now)


async def stand_in(connection: AsyncConnection, id: str, seat: int) -> None:
    """Let the table's bot play a seat until its person returns."""
    row, table = schema.seats, schema.tables.c
    chosen = select(table.stand_in).where(table.id == id).scalar_subquery()
    level = func.coalesce(chosen, list(bots())[-1])
    away = update(row).where(row.c.table_id == id, row.c.seat == seat, row.c.kind == "human")
    await connection.execute(away.values(level=level))
    await note_bots(connection, id)


async def note_bots(connection: AsyncConnection, id: str) -> None:
    """Note whether a bot is to move, now that the seats have changed."""
    table, row = schema.tables, schema.seats.c
    plays = exists().where(row.table_id == id, row.seat == table.c.mover, row.level.is_not(None))
    await connection.execute(update(table).where(table.c.id == id).values(bot_next=plays))


async def due_tables(connection: AsyncConnection, now: float) -> list[str]:
    """The tables where somebody's time is up."""
    row, table = schema.clocks.c, schema.tables.c
    query = select(row.table_id).join(schema.tables, table.id == row.table_id)
    query = query.where(row.due <= now, ~table.over, ~table.closed).limit(100)
    return list((await connection.execute(query)).scalars())


def _live() -> Any:
    """The tables where somebody's time runs on a live clock."""
    row, table = schema.clocks.c, schema.tables.c
    query = select(row.table_id).join(schema.tables, table.id == row.table_id)
    is_live = table.clock["kind"].as_string() == "live"
    return query.where(row.due.is_not(None), ~table.over, ~table.closed, is_live)


async def beat(connection: AsyncConnection, now: float) -> None:
    """Note that time is kept."""
    await connection.execute(update(schema.pulse).values(at=now))


async def missed(connection: AsyncConnection, now: float) -> tuple[bool, bool]:
    """Whether live clocks run; and whether nobody has kept their time for a while."""
    row, last = schema.clocks.c, select(schema.pulse.c.at).scalar_subquery()
    query = select(func.count(), func.min(row.since) < last, last).where(row.table_id.in_(_live()))
    running, ran_then, at = (await connection.execute(query)).one()
    return bool(running), bool(running and ran_then and now - at > LAPSE)


async def skip(connection: AsyncConnection, now: float) -> list[str]:
    """Leave out, on live clocks, the time since it was last kept; the tables that have one."""
    row, last = schema.clocks, select(schema.pulse.c.at).scalar_subquery()
    moment: Any = literal(now, Double())
    since = case((row.c.since < last, moment - (last - row.c.since)), else_=moment)
    late = update(row).where(row.c.table_id.in_(_live()))
    late = late.values(since=since, due=row.c.due + since - row.c.since)
    tables = list((await connection.execute(late.returning(row.c.table_id))).scalars())
    await beat(connection, now)
    return tables


async def read_clock(connection: AsyncConnection, id: str) -> dict[str, Any] | None:
    """What everybody has left, as pages are told it."""
    found = await _clock(connection, id)
    if found is None:
        return None
    clock, _ = found
    due = None if clock.seat is None else clock.due(await _day(connection, id, clock.seat))
    left = list(clock.left) if clock.is_live else [clock.rule["days"] * 86_400.0] * len(clock.left)
    return {"left": left, "seat": clock.seat, "until": None if due is None else iso(due)}


async def _clock(connection: AsyncConnection, id: str) -> tuple[Clock, int | None] | None:
    row, table = schema.clocks.c, schema.tables.c
    query = (
        select(table.clock, table.mover, table.over, table.closed, row.left, row.seat, row.since)
        .join(schema.tables, table.id == row.table_id)
        .where(row.table_id == id)
    )
    one = (await connection.execute(query)).one_or_none()
    if one is None:
        return None
    mover = None if one.over or one.closed else one.mover
    return Clock(one.clock, tuple(one.left), one.seat, one.since), mover


async def _day(connection: AsyncConnection, id: str, seat: int | None) -> Day:
    """The waking hours of who sits there."""
    row, person = schema.seats.c, schema.people.c
    query = select(person.zone, person.wakes, person.sleeps).join(
        schema.seats, person.id == row.person
    )
    query = query.where(row.table_id == id, row.seat == seat)
    one = (await connection.execute(query)).one_or_none()
    return Day() if one is None else Day(one.zone, one.wakes, one.sleeps)


async def _set(connection: AsyncConnection, id: str, clock: Clock) -> None:
    due = None if clock.seat is None else clock.due(await _day(connection, id, clock.seat))
    values = {"left": list(clock.left), "seat": clock.seat, "since": clock.since, "due": due}
    row = schema.clocks
    await connection.execute(update(row).where(row.c.table_id == id).values(values))
