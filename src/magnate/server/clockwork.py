"""Clockwork: what happens by itself when its time has come."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from .consent import lapse
from .hall import Hall
from .notices import give_notice
from .timekeeping import beat, due_tables, missed, skip, time_out

log = logging.getLogger("magnate.server")

#: Seconds between looks at the clocks.
TICK = 1.0


async def keep_watch(hall: Hall) -> None:
    """Look at the clocks, and for those to be told, until the server stops; none waits."""
    await asyncio.gather(*(_keep(hall, look) for look in (call_time, lapse, give_notice)))


async def _keep(hall: Hall, look: Callable[[Hall, float], Awaitable[None]]) -> None:
    """Look again and again; trouble passes."""
    while True:
        try:
            await look(hall, time.time())
        except Exception:
            log.exception("looking at the clocks, or telling whose turn it is, failed")
        await asyncio.sleep(TICK)


async def take_up(hall: Hall, now: float) -> None:
    """Let live clocks go on from where they stood when time was last kept."""
    async with hall.store.writing() as connection:
        tables = await skip(connection, now)
        for id in tables:
            await hall.store.line.announce(connection, id, said=True, clock=True)
    for id in tables:
        if (room := hall.rooms.get(id)) is not None:
            room.forget_frames()
            room.tell()


async def call_time(hall: Hall, now: float) -> None:
    """Let bots stand in for those whose time is up; one table's trouble is not the others'."""
    async with hall.store.reading() as connection:
        running, lapsed = await missed(connection, now)
    if lapsed:  # the database was away, or this machine asleep
        await take_up(hall, now)
    elif running:
        async with hall.store.writing() as connection:
            await beat(connection, now)
    async with hall.store.reading() as connection:
        due = await due_tables(connection, now)
    for id in due:
        try:
            await _call(hall, id, now)
        except Exception:
            log.exception("table %s: its time cannot be called", id)


async def _call(hall: Hall, id: str, now: float) -> None:
    async with hall.store.writing() as connection:
        seat = await time_out(connection, id, now)
        if seat is not None:
            await hall.store.line.announce(connection, id)
    if seat is not None:
        log.info("table %s: the time of seat %s is up", id, seat)
        await hall.reseat(await hall.room(id))
