"""Seating: seats that belong to a person, whichever browser the person comes with."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .hall import Hall
from .register import Person
from .room import Room
from .tables import Refused, digest
from .timekeeping import keep_time

#: Tables that are listed to their owner, those still played first.
LISTED = 200


async def sit(hall: Hall, room: Room, invitation: str, own: str, person: Person) -> str:
    """Sit down with an invitation, for oneself; the token that opens the seat from now on.

    The server makes that token, out of the page's, so that it can give it to the same person's
    other browsers; asked again it answers the same.  Whoever comes back with an invitation that is
    used up is given the seat they have at the table.
    """
    row, id = schema.seats, room.table.id
    key = hall.register.seat_token(digest(own))
    tokens = {digest(one): one for one in (key, own, invitation)}
    seat = (row.c.table_id == id) & (row.c.kind == "human")
    take = update(row).where(seat, row.c.token == digest(invitation), ~row.c.claimed)
    mine = {
        "token": digest(key),
        "claimed": True,
        "salt": digest(own),
        "person": person.id,
        "name": func.coalesce(row.c.name, person.name),
    }
    query = select(row.c.token).where(seat, row.c.token.in_(tokens), row.c.claimed).limit(1)
    own_salt = select(row.c.salt).where(seat, row.c.person == person.id, row.c.salt.is_not(None))
    async with hall.store.writing() as connection:
        await connection.execute(take.values(mine))
        found = (await connection.execute(query)).scalar_one_or_none()
        salt = (await connection.execute(own_salt.order_by(row.c.seat).limit(1))).scalar()
        await keep_time(connection, id, time.time())
        await hall.store.line.announce(connection, id)
    room.sit(await hall.store.seats(id))
    if found is not None:
        return tokens[found]
    if salt is not None:
        return hall.register.seat_token(salt)
    raise Refused("forbidden", "this token opens no seat of this table")


async def join(
    hall: Hall,
    room: Room,
    seat: int,
    name: str | None,
    person: Person,
    colour: int | None = None,
) -> str:
    """Take a free seat for oneself; the token that opens it."""
    salt = digest(secrets.token_hex())
    key = hall.register.seat_token(salt)
    await hall.join(room, seat, name or person.name, key, colour)
    row = schema.seats
    mine = update(row).where(row.c.table_id == room.table.id, row.c.token == digest(key))
    async with hall.store.writing() as connection:
        await connection.execute(mine.values(person=person.id, salt=salt))
    room.sit(await hall.store.seats(room.table.id))
    return key


async def tables_of(hall: Hall, person: Person) -> list[dict[str, Any]]:
    """The tables where somebody sits, with the tokens of the seats there."""
    seat, row = schema.seats.c, schema.tables.c
    mine = select(seat.table_id, seat.seat, seat.salt).where(
        seat.person == person.id, seat.salt.is_not(None), ~seat.resigned, ~seat.forgotten
    )
    async with hall.store.reading() as connection:
        held = (await connection.execute(mine)).all()
        ids = {one.table_id for one in held}
        clock, attempt = schema.clocks, schema.attempts
        query = select(schema.tables, clock.c.due, attempt.c.day).where(row.id.in_(ids))
        query = query.outerjoin(clock, clock.c.table_id == row.id)
        query = query.outerjoin(attempt, attempt.c.table_id == row.id)
        query = query.order_by(row.over, row.changed.desc()).limit(LISTED)
        found = (await connection.execute(query)).mappings().all()
        results = await _results(connection, person, ids)
    seats = await hall.store.seats_of([one["id"] for one in found])
    return [
        {
            **one,
            "seats": seats[one["id"]],
            "result": results.get(one["id"]),
            "mine": {
                each.seat: hall.register.seat_token(each.salt)
                for each in sorted(held, key=lambda each: each.seat)
                if each.table_id == one["id"]
            },
        }
        for one in found
    ]


async def _results(
    connection: AsyncConnection, person: Person, ids: Collection[str]
) -> dict[str, dict[str, int]]:
    """How the games of these tables ended for somebody, at the best of their seats."""
    row = schema.results.c
    query = select(row.table_id, row.place, row.points).where(row.person == person.id)
    query = query.where(row.table_id.in_(ids)).order_by(row.place.desc())
    ends = await connection.execute(query)
    return {one.table_id: {"place": one.place, "points": one.points} for one in ends}


async def forget(hall: Hall, person: Person, id: str) -> None:
    """Take a table off somebody's list; the seat stays theirs."""
    row = schema.seats
    mine = update(row).where(row.c.table_id == id, row.c.person == person.id)
    async with hall.store.writing() as connection:
        await connection.execute(mine.values(forgotten=True))


async def look_again(hall: Hall) -> None:
    """See who sits at the tables in memory, after somebody has left all of theirs."""
    for id, seats in (await hall.store.seats_of(list(hall.rooms))).items():
        if seats and id in hall.rooms:
            hall.rooms[id].sit(seats)
