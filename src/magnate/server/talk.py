"""Talk: what people say at a table, what they write down for themselves, and what they report."""

from __future__ import annotations

import time
import unicodedata
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from fastapi import Request
from fastapi.security import HTTPAuthorizationCredentials
from pydantic import AfterValidator, Field
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from magnate.engine.game import everything_is_public
from magnate.engine.names import BLANK, SEEN, STEERING

from . import schema
from .asking import Bearer, Json, TheHall, Who, client, failures, known, routes
from .belongings import GONE, remove, voice_of
from .bodies import Body, Name, Number, plain_text
from .consent import Asked, asked_at, refused_at
from .hall import Hall
from .room import Room
from .store import Store
from .tables import Refused
from .timekeeping import hold
from .visitors import Visitor

LINE, NOTES = 500, 4000
#: Lines that a page is given, and that a table keeps.
SHOWN, KEPT = 200, 5000

router = routes()


class Line(TypedDict):
    """Something said: by a seat, by somebody who looks on, or by the table itself."""

    n: int
    kind: Literal["said", "undone", "refused"]
    seat: int | None
    author: str
    name: NotRequired[str | None]
    text: str
    at: float
    mine: bool


class Talk(TypedDict):
    """All that a page shows beside the game; `delay` is how late players hear who looks on."""

    lines: list[Line]
    notes: str
    delay: float
    asked: Asked | None
    refused: list[int]


@dataclass(frozen=True)
class Speaker:
    """Whoever speaks: a seat, or somebody who looks on."""

    seat: int | None
    author: str
    name: str | None = None
    person: str | None = None  # if they are known


def proper_line(text: str) -> str:
    r"""A line without what cannot be seen or turns the text round it; not empty.

    >>> proper_line(" that \u202eone\n\n is mine ")
    'that one is mine'
    """
    bare = "".join(
        " " if one.isspace() else one
        for one in text
        if one.isspace() or not (one in BLANK or unicodedata.category(one) in STEERING)
    )
    bare = " ".join(bare.split())
    if not any(unicodedata.category(one)[0] in SEEN for one in bare):
        raise ValueError("should say something")
    return bare


class SayBody(Body):
    """Something to say; who looks on says a name with it."""

    text: Annotated[str, Field(max_length=LINE), AfterValidator(proper_line)]
    name: Name | None = None


class NotesBody(Body):
    """What somebody writes down."""

    text: Annotated[str, Field(max_length=NOTES), AfterValidator(plain_text)]


TALKING = failures(400, 401, 403, 404, 410, 413)


@router.get("/tables/{id}/talk", responses=failures(401, 403, 404, 410))
async def hear(id: str, hall: TheHall, bearer: Bearer, who: Who) -> Json:
    """What is said at a table, one's own notes, and a turn that somebody asks to take back."""
    room = await hall.room(id)
    speaker = await _speaker(hall, room, bearer, who)
    talk: Talk = {
        "lines": await lines(hall.store, room, speaker),
        "notes": await notes_of(hall.store, id, speaker.author),
        "delay": delay(hall, room),
        "asked": await asked_at(hall, room),
        "refused": await refused_at(hall.store, room),
    }
    return {**talk}


@router.post("/tables/{id}/talk", status_code=201, responses=TALKING)
async def say(
    id: str,
    body: SayBody,
    hall: TheHall,
    bearer: Bearer,
    who: Who,
    visitor: Visitor,
    request: Request,
) -> Json:
    """Say something."""
    room = await hall.room(id)
    speaker = await _speaker(hall, room, bearer, who, body.name)
    owner = None if speaker.seat is None else room.table.seats[speaker.seat].person
    speaker = replace(speaker, person=owner if visitor is None else visitor.id)
    request.app.state.limits.line(client(request))
    seen = time.time() + (0 if speaker.seat is not None else delay(hall, room))
    await keep_line(hall.store, room, speaker, body.text, seen=seen)
    return {}


@router.put("/tables/{id}/notes", responses=TALKING)
async def write(
    id: str, body: NotesBody, hall: TheHall, bearer: Bearer, who: Who, request: Request
) -> Json:
    """Write something down that nobody else reads."""
    room = await hall.room(id)
    speaker = await _speaker(hall, room, bearer, who)
    request.app.state.limits.line(client(request))
    row = schema.notes
    key = {"table_id": id, "author": speaker.author}
    async with hall.store.writing() as connection:
        own = (row.c.table_id == id) & (row.c.author == speaker.author)
        await connection.execute(delete(row).where(own))
        if body.text.strip():
            await connection.execute(insert(row), {**key, "text": body.text})
    return {}


@router.post("/tables/{id}/talk/{n}/report", responses=TALKING)
async def report(
    id: str, n: Number, hall: TheHall, bearer: Bearer, who: Who, request: Request
) -> Json:
    """Ask the operator to look at a line."""
    room = await hall.room(id)
    speaker = await _speaker(hall, room, bearer, who)
    request.app.state.limits.line(client(request))
    if n not in [line["n"] for line in await lines(hall.store, room, speaker)]:
        raise Refused("not-found", "there is no such line")
    row = {"table_id": id, "n": n, "author": speaker.author, "at": time.time()}
    try:
        async with hall.store.writing() as connection:
            await connection.execute(insert(schema.reports), row)
    except IntegrityError:
        pass  # it has been reported by the same one
    return {}


def delay(hall: Hall, room: Room) -> float:
    """Seconds after which those who play hear those who look on: where something is hidden."""
    public = room.table.game.resample is everything_is_public
    return 0.0 if public or room.standing.position.over else 60 * hall.settings.hearsay


async def _speaker(
    hall: Hall,
    room: Room,
    bearer: HTTPAuthorizationCredentials | None,
    who: str | None,
    name: str | None = None,
) -> Speaker:
    if bearer is not None:
        seat = await hall.seat_of(room, bearer.credentials)
        return Speaker(seat, f"seat {seat}")
    room.table.show(())
    return Speaker(None, voice_of(room.table.id, known(who)), name)


async def lines(store: Store, room: Room, speaker: Speaker) -> list[Line]:
    """What somebody may hear, the latest last."""
    row = schema.talk.c
    heard = (row.table_id == room.table.id) & (row.kind != GONE)
    if speaker.seat is not None:
        heard &= (row.seen <= time.time()) | (row.author == speaker.author)
    query = select(schema.talk).where(heard).order_by(row.n.desc()).limit(SHOWN)
    async with store.reading() as connection:
        found = (await connection.execute(query)).all()
    return [_line(one, speaker) for one in reversed(found)]


def _line(row: Any, speaker: Speaker) -> Line:
    return {
        "n": row.n,
        "kind": row.kind,
        "seat": row.seat,
        "author": row.author[:12],
        "name": row.name,
        "text": row.text,
        "at": row.at,
        "mine": row.author == speaker.author,
    }


async def keep_line(
    store: Store, room: Room, speaker: Speaker, text: str, *, kind: str = "said", seen: float = 0.0
) -> None:
    """Write a line down, and let everybody know that there is one."""
    row = schema.talk
    id = room.table.id
    said: dict[str, Any] = {
        "table_id": id,
        "kind": kind,
        "seat": speaker.seat,
        "author": speaker.author,
        "person": speaker.person,
    }
    said |= {"name": speaker.name or None, "text": text, "at": time.time(), "seen": seen}
    async with store.writing() as connection:
        await hold(connection, id)
        last = select(func.max(row.c.n)).where(row.c.table_id == id)
        latest = (await connection.execute(last)).scalar_one()
        n = 0 if latest is None else latest + 1
        await connection.execute(insert(row), {**said, "n": n})
        old = (row.c.table_id == id) & (row.c.n <= n - KEPT)
        await connection.execute(delete(row).where(old))
        await store.line.announce(connection, id, said=True)
    room.call()


async def notes_of(store: Store, id: str, author: str) -> str:
    """What somebody has written down at a table."""
    row = schema.notes.c
    query = select(row.text).where(row.table_id == id, row.author == author)
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar_one_or_none() or ""


async def reported(store: Store) -> list[dict[str, Any]]:
    """The lines that somebody has reported, the latest first."""
    line, report = schema.talk.c, schema.reports.c
    seat, person = schema.seats.c, schema.people.c
    told = (line.table_id, line.n, line.seat, line.name, line.text)
    who = (person.id.label("person"), person.account, person.name.label("called"))
    query = (
        select(*told, *who, seat.name.label("seated"), func.count().label("times"))
        .join(schema.reports, (report.table_id == line.table_id) & (report.n == line.n))
        .outerjoin(schema.seats, (seat.table_id == line.table_id) & (seat.seat == line.seat))
        .outerjoin(schema.people, person.id == line.person)
        .where(line.kind != GONE)
        .group_by(*told, seat.name, person.id, person.account, person.name)
        .order_by(func.max(report.at).desc())
    )
    async with store.reading() as connection:
        return [dict(one) for one in (await connection.execute(query)).mappings()]


async def unsay(store: Store, id: str, n: int) -> bool:
    """Remove a line; False if there is none."""
    row = schema.talk
    async with store.writing() as connection:
        await connection.execute(
            delete(schema.reports).where(
                (schema.reports.c.table_id == id) & (schema.reports.c.n == n)
            )
        )
        return await remove(connection, (row.c.table_id == id) & (row.c.n == n)) == 1
