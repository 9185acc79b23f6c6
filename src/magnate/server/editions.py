"""Owners' editions: what the workshop asks for, whether a text can be, and texts that are shared.

A shared edition lies under the hash of its text, so the same text is kept once and never changes.
"""

from __future__ import annotations

import asyncio
import time
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

from fastapi import Path, Request
from pydantic import AfterValidator, BaseModel
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from magnate.engine.dealer import Dealer
from magnate.engine.edition import Edition
from magnate.engine.game import Game
from magnate.engine.words import argument
from magnate.workshop import Component, workshop

from . import schema
from .asking import Json, TheHall, client, failures, routes
from .bodies import Body, Key, plain_text
from .hall import Hall
from .tables import Refused, Seat, Standing, Table

#: Letters of the address of a shared edition.
LETTERS = 16
Id = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]

router = routes()


class FieldJson(BaseModel):
    """A value of a component: how it can be said, or where it is known from."""

    key: str
    form: dict[str, Any]
    known: str | None


class ComponentJson(BaseModel):
    """A component that the workshop asks for; `marks` is what it adds once it is checked."""

    path: list[str]
    group: str
    words: dict[str, Any] | None
    fields: list[FieldJson]
    marks: dict[str, Any]


class WorkshopJson(BaseModel):
    """What the workshop of a game asks for, and frames of a table to draw it at."""

    components: list[ComponentJson]
    table: dict[str, Any]
    state: dict[str, Any]


class EditionBody(Body):
    """An edition's text, as its file has it."""

    game: Key
    text: Annotated[str, AfterValidator(plain_text)]


class EditionRead(BaseModel):
    """What is in an edition's text: its tables, those of the standard edition under them."""

    name: str
    hash: str
    tables: dict[str, Any]


class SharedEdition(BaseModel):
    """An edition that somebody has shared."""

    id: str
    game: str
    name: str
    hash: str
    text: str
    url: str


@router.get("/games/{key}/workshop", responses=failures(404))
async def open_workshop(key: str, hall: TheHall) -> WorkshopJson:
    """The components of a game with values that were found nowhere; none if all are known."""
    return await asyncio.to_thread(_workshop, _game(hall, key))


@router.post("/edition-check", responses=failures(400, 404, 413))
async def check(body: EditionBody, hall: TheHall) -> EditionRead:
    """Read an edition; an error says `where` in it something cannot be."""
    edition = await _read(hall, body)
    return EditionRead(name=edition.name, hash=edition.hash, tables=dict(edition.tables))


@router.post("/editions", status_code=201, responses=failures(400, 404, 413))
async def share(body: EditionBody, hall: TheHall, request: Request) -> SharedEdition:
    """Keep an edition for everybody who has its address."""
    request.app.state.limits.edition(client(request))
    edition = await _read(hall, body)
    shared = {
        "id": sha256(f"{body.game}\n{body.text}".encode()).hexdigest()[:LETTERS],
        "game": body.game,
        "name": edition.name,
        "hash": edition.hash,
        "text": body.text,
    }
    await _keep(hall, shared)
    return _shared(shared)


@router.get("/editions/{id}", responses=failures(404))
async def read_shared(id: Id, hall: TheHall) -> SharedEdition:
    """An edition that somebody has shared."""
    row = schema.editions
    async with hall.store.writing() as connection:
        found = await connection.execute(
            update(row).where(row.c.id == id).values(read=time.time()).returning(row)
        )
        one = found.mappings().first()
    if one is None:
        raise Refused("not-found", "there is no such edition here, or nobody read it for long")
    return _shared(dict(one))


def _shared(row: Json) -> SharedEdition:
    given = {key: row[key] for key in ("id", "game", "name", "hash", "text")}
    return SharedEdition(**given, url=f"/workshop/{row['game']}/{row['id']}")


async def _keep(hall: Hall, shared: Json) -> None:
    """Put a text on the shelf, unless it lies there already."""
    row, now = schema.editions, time.time()
    async with hall.store.writing() as connection:
        again = update(row).where(row.c.id == shared["id"]).values(read=now)
        if (await connection.execute(again)).rowcount:
            return
        count = (await connection.execute(select(func.count()).select_from(row))).scalar_one()
        if 0 < hall.settings.shelf <= count:
            raise Refused("busy", "this server keeps all the editions it can hold", retry=3600)
        try:
            async with connection.begin_nested():
                await connection.execute(insert(row).values(**shared, read=now))
        except IntegrityError:
            return  # somebody was a moment faster with the same text


async def _read(hall: Hall, body: EditionBody) -> Edition:
    game = _game(hall, body.game)
    return await hall.examiner.edition(game, body.text, min(game.seats), [])


def _game(hall: Hall, key: str) -> Game[Any]:
    if key not in hall.games:
        possible = list(hall.games)
        raise Refused("not-found", f"possible: {', '.join(possible)}", possible=possible)
    return hall.games[key]


@cache
def _workshop(game: Game[Any]) -> WorkshopJson:
    seats = next((n for n in game.seats if n > 1), game.seats[0])
    position = game.start(seats, dealer=Dealer("workshop"))
    sitting = [Seat("human", name=f"{n + 1}", token=f"{n}") for n in range(seats)]
    table = Table("workshop", game, game.standard, (), "", False, None, False, 0, sitting)
    state = {
        **Standing(position, version=0).message([0], range(seats)),
        "view": position.view(0),
        "eyes": 0,
        "decision": None,
        "draft": None,
        "closed": None,
        "log": [],
        "log_from": 0,
    }
    components = [_component(game, position.state, one) for one in workshop(game)]
    return WorkshopJson(components=components, table=dict(table.message([0])), state=state)


def _component(game: Game[Any], state: Any, one: Component) -> ComponentJson:
    return ComponentJson(
        path=list(one.path),
        group=one.group,
        words=argument(game, state, one.term, one.path[1]) if one.term else None,
        fields=[FieldJson(key=f.key, form=f.form, known=f.known) for f in one.fields],
        marks=dict(one.marks),
    )
