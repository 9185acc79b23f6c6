"""Attendance: who leaves a table, is away, comes back, or would end it; the routes for that."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .asking import Bearer, TheHall, credentials, failures
from .bodies import EndBody, FillBody, SeatActBody, SeatLink
from .hall import Hall
from .opening import known_level
from .people import FAILURES
from .rematch import rematch_of
from .room import Room
from .tables import Refused
from .timekeeping import come_back, hold, keep_time, note_bots, stand_in
from .upkeep import FREE, forget_notes

api = APIRouter(prefix="/api/tables/{id}", responses={**FAILURES, **failures(410)})


async def seat_at(hall: TheHall, id: str, bearer: Bearer) -> tuple[Hall, Room, int]:
    """The table, and the seat of the token."""
    token = credentials(bearer)
    room = await hall.room(id)
    return hall, room, await hall.seat_of(room, token)


At = Annotated[tuple[Hall, Room, int], Depends(seat_at)]


async def _change(
    at: At, body: SeatActBody, change: Callable[[AsyncConnection], Awaitable[Any]]
) -> None:
    """Change something about one's own seat, in one transaction; then everybody sees it."""
    hall, room, seat = at
    if seat != body.seat:
        raise Refused("forbidden", f"this token does not open seat {body.seat}")
    await _changed(hall, room, change)


async def _changed(
    hall: Hall, room: Room, change: Callable[[AsyncConnection], Awaitable[Any]]
) -> None:
    if room.standing.position.over or room.table.closed:
        raise Refused("not-your-turn", "the game is over")
    if room.table.day is not None:
        raise Refused("closed", "at the daily table everybody plays for themselves, to the end")
    id = room.table.id
    async with hall.store.writing() as connection:
        await hold(connection, id)
        await change(connection)
        await note_bots(connection, id)
        await keep_time(connection, id, time.time())
        await hall.store.line.announce(connection, id)
    await hall.reseat(room)


def _seat(room: Room, seat: int, **values: Any) -> Any:
    row = schema.seats
    at = (row.c.table_id == room.table.id) & (row.c.seat == seat)
    return update(row).where(at).values(values)


@api.post("/leave", status_code=204)
async def leave(body: SeatActBody, at: At) -> None:
    """Give the seat up before anybody has moved; it is free again."""
    _, room, seat = at
    if room.standing.last is not None:
        raise Refused("running", "the game has begun: resign, or let a bot stand in")

    async def change(connection: AsyncConnection) -> None:
        await connection.execute(_seat(room, seat, **FREE, claimed=True))
        await forget_notes(connection, room.table.id, seat)

    await _change(at, body, change)


@api.post("/resign", status_code=204)
async def resign(body: SeatActBody, at: At) -> None:
    """Give the game up: a bot plays on for good, and the seat comes in last."""
    _, room, seat = at
    level = room.table.stand_in or known_level(None)
    gone = {"kind": "bot", "level": level, "token": None, "salt": None, "resigned": True}

    async def change(connection: AsyncConnection) -> None:
        await connection.execute(_seat(room, seat, **gone, ends=False))

    await _change(at, body, change)
    await _end_if_all_agree(at)


@api.post("/away", status_code=204)
async def away(body: SeatActBody, at: At) -> None:
    """Let a bot stand in until one is back."""
    _, room, seat = at
    await _change(at, body, lambda connection: stand_in(connection, room.table.id, seat))


@api.post("/back", status_code=204)
async def back(body: SeatActBody, at: At) -> None:
    """Play again where a bot stood in."""
    _, room, seat = at
    now = time.time()
    await _change(at, body, lambda connection: come_back(connection, room.table.id, seat, now))


@api.post("/fill", status_code=204)
async def fill(body: FillBody, at: At) -> None:
    """Let a bot have a seat that nobody has sat down at."""
    hall, room, _ = at
    level = known_level(body.level or room.table.stand_in)
    bot = {**FREE, "kind": "bot", "level": level, "claimed": True}
    await _changed(hall, room, lambda connection: _unclaimed(connection, room, body.seat, bot))


@api.post("/open", status_code=204)
async def open_seat(body: SeatActBody, at: At) -> None:
    """Let anybody have a seat that nobody has sat down at; the table is listed from now on."""
    hall, room, _ = at
    row = schema.tables

    async def change(connection: AsyncConnection) -> None:
        await _unclaimed(connection, room, body.seat, FREE)
        listed = update(row).where(row.c.id == room.table.id)
        await connection.execute(listed.values(open=True, version=row.c.version + 1))

    await _changed(hall, room, change)


async def _unclaimed(
    connection: AsyncConnection, room: Room, seat: int, values: dict[str, Any]
) -> None:
    row = schema.seats.c
    mine = _seat(room, seat, **values).where(
        row.kind == "human", row.token.is_(None) | ~row.claimed
    )
    if (await connection.execute(mine)).rowcount != 1:
        raise Refused("taken", "somebody sits there, or there is no such seat")


@api.post("/end", status_code=204)
async def end(body: EndBody, at: At) -> None:
    """Say whether one would end the game here; it ends, without a result, once all say so."""
    _, room, seat = at

    async def change(connection: AsyncConnection) -> None:
        await connection.execute(_seat(room, seat, ends=body.ends))

    await _change(at, body, change)
    await _end_if_all_agree(at)


async def _end_if_all_agree(at: At) -> None:
    """End the game if all who are there would; who is away or has resigned is not asked."""
    hall, room, _ = at
    asked = [seat for seat in room.table.seats if seat.level is None and seat.taken]
    if not asked or not all(seat.ends for seat in asked):
        return
    row, id = schema.tables, room.table.id
    shut = update(row).where(row.c.id == id, ~row.c.over)
    async with hall.store.writing() as connection:
        await connection.execute(shut.values(closed=True, version=row.c.version + 1))
        await keep_time(connection, id, time.time())
        await hall.store.line.announce(connection, id)
    await hall.reseat(room)


@api.post("/rematch")
async def rematch(body: SeatActBody, at: At) -> SeatLink:
    """The same again with the same people: one new table, whoever asks first, for all of them."""
    hall, room, seat = at
    if seat != body.seat:
        raise Refused("forbidden", f"this token does not open seat {body.seat}")
    if not (room.standing.position.over or room.table.closed):
        raise Refused("running", "a rematch can be had once the game is over")
    id, token = await rematch_of(hall, room, seat)
    return SeatLink(url=f"/table/{id}#{token}", token=token)
