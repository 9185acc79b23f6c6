"""Belongings: what somebody leaves behind besides seats and results, and who has it from then on.

Lines and notes are kept under a voice: that of a seat or, for those who look on, one made of the
table and the person, so that nobody is followed from one table to the next.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, func, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .tables import digest

#: The kind of a line of which only the number is left.
GONE = "gone"


def person_key(id: str) -> str:
    """Somebody known, as what they do where they hold no seat is kept under."""
    return digest(f"person:{id}")


def voice_of(table: str, who: str) -> str:
    """The voice of somebody who looks on, another one at every table."""
    return digest(f"{table}:{who}")


async def _voices(connection: AsyncConnection, person: str, *, seated: bool) -> list[Any]:
    """The table and the voice of all that somebody has said looking on, or written down."""
    line, note, seat = schema.talk.c, schema.notes.c, schema.seats.c
    key = person_key(person)
    heard = union(
        select(line.table_id, line.author).where(line.seat.is_(None)),
        select(note.table_id, note.author).where(~note.author.startswith("seat ")),
    )
    looking_on = await connection.execute(heard)
    found = [(id, voice) for id, voice in looking_on if voice == voice_of(id, key)]
    if seated:
        own = select(seat.table_id, seat.seat).where(seat.person == person)
        found += [(one.table_id, f"seat {one.seat}") for one in await connection.execute(own)]
    return found


def _at(row: Any, id: str, voice: str) -> Any:
    return (row.c.table_id == id) & (row.c.author == voice)


async def _said(connection: AsyncConnection, person: str) -> list[Any]:
    """Where the lines of somebody are: by name and, from before those were kept, by voice."""
    row = schema.talk
    voices = await _voices(connection, person, seated=False)
    old = [_at(row, id, voice) & row.c.person.is_(None) for id, voice in voices]
    return [row.c.person == person, *old]


async def belongings(connection: AsyncConnection, person: str) -> dict[str, list[dict[str, Any]]]:
    """All of it, to be taken along."""
    line, note, one = schema.talk.c, schema.notes.c, schema.attempts.c
    kept: dict[str, list[dict[str, Any]]] = {"said": [], "notes": [], "daily": []}
    for mine in await _said(connection, person):
        said = select(line.table_id, line.text, line.at).where(mine, line.kind == "said")
        kept["said"] += map(dict, (await connection.execute(said.order_by(line.at))).mappings())
    for id, voice in await _voices(connection, person, seated=True):
        written = select(note.table_id, note.text).where(_at(schema.notes, id, voice))
        kept["notes"] += map(dict, (await connection.execute(written)).mappings())
    tries = select(one.day, one.table_id, one.name, one.counted, one.begun, one.result)
    tries = tries.where(one.who == person_key(person)).order_by(one.begun)
    kept["daily"] += map(dict, (await connection.execute(tries)).mappings())
    return kept


async def remove(connection: AsyncConnection, these: Any) -> int:
    """Take lines away for good; how many.

    Of the last at a table a blank stays, so that its number is never another's: who has read it, or
    reported it, means that one.
    """
    row, other = schema.talk, schema.talk.alias()
    last = select(func.max(other.c.n)).where(other.c.table_id == row.c.table_id)
    these &= row.c.kind != GONE
    blank = update(row).where(these, row.c.n == last.scalar_subquery())
    nothing = {"kind": GONE, "seat": None, "author": "", "name": None, "person": None, "text": ""}
    blanked = (await connection.execute(blank.values(nothing))).rowcount
    return blanked + (await connection.execute(delete(row).where(these))).rowcount


async def forget(connection: AsyncConnection, person: str) -> None:
    """Take all of it away; how a day was played stays, and is nobody's."""
    for mine in await _said(connection, person):
        await remove(connection, mine)
    for id, voice in await _voices(connection, person, seated=True):
        await connection.execute(delete(schema.notes).where(_at(schema.notes, id, voice)))
    row = schema.attempts
    theirs = update(row).where(row.c.who == person_key(person))
    await connection.execute(theirs.values(name=None, who=digest(secrets.token_hex())))


async def hand_over(connection: AsyncConnection, guest: str, account: str) -> None:
    """Give an account what a guest had; where both have tried a day, the account's counts."""
    theirs, ours = person_key(guest), person_key(account)
    row, channel = schema.attempts, schema.channels
    tried = select(row.c.day).where(row.c.who == ours, row.c.counted)
    second = update(row).where(row.c.who == theirs, row.c.day.in_(tried.scalar_subquery()))
    await connection.execute(second.values(counted=False))
    await connection.execute(update(row).where(row.c.who == theirs).values(who=ours))
    own = update(schema.talk).where(schema.talk.c.person == guest)
    await connection.execute(own.values(person=account))
    for id, voice in await _voices(connection, guest, seated=False):
        other = voice_of(id, ours)
        said = update(schema.talk).where(_at(schema.talk, id, voice))
        await connection.execute(said.values(author=other))
        has = await connection.execute(select(schema.notes).where(_at(schema.notes, id, other)))
        if has.first() is None:
            written = update(schema.notes).where(_at(schema.notes, id, voice))
            await connection.execute(written.values(author=other))
    known = schema.learned
    both = select(known.c.game).where(known.c.person == account).scalar_subquery()
    new = update(known).where(known.c.person == guest, known.c.game.not_in(both))
    await connection.execute(new.values(person=account))
    ways = update(channel).where(channel.c.person == guest)
    await connection.execute(ways.values(person=account))
