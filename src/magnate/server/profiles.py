"""Profiles: what somebody has played, how well, and with whom."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Literal, cast

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from . import schema
from .belongings import belongings
from .clocks import iso
from .database import Database
from .people import FAILURES
from .people_bodies import Met, Played, Profile, Recent, Sources
from .ratings import ENOUGH
from .register import Person
from .tables import Refused
from .visitors import Known, TheRegister, Visitor

api = APIRouter(prefix="/api", responses=FAILURES)
#: Games that are listed one by one, and people that are.
RECENT, MET = 8, 12
#: What is no use to its owner, and much to others.
SECRET = ("token", "place", "code", "keys")


@api.get("/players/{name}")
async def player(name: str, visitor: Visitor, register: TheRegister) -> Profile:
    """What somebody has played, as far as they show it; `me` is whoever asks."""
    person = visitor if name == "me" else await register.by_name(name)
    if person is None:
        raise Refused("not-found", "nobody of that name shows a profile here")
    mine = visitor is not None and visitor.id == person.id
    games = await _games(register.database, person)
    if not mine and person.shown != "all":
        met = {row.person for rows in games.values() for row in rows}
        if person.shown != "met" or visitor is None or visitor.id not in met:
            raise Refused("not-found", "nobody of that name shows a profile here")
    return _profile(person, games, await _ratings(register.database, person), mine=mine)


@api.get(
    "/me/export", response_class=Response, responses={200: {"content": {"application/json": {}}}}
)
async def export(me: Known, request: Request) -> Response:
    """Everything that is kept of me, as one file."""
    everything = await _everything(request.app.state.hall.store, me)
    text = json.dumps(everything, ensure_ascii=False, indent=2)
    headers = {"Content-Disposition": 'attachment; filename="magnate.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def _games(database: Database, person: Person) -> dict[str, list[Any]]:
    """The results of everybody at the finished tables of somebody, the latest table first."""
    row = schema.results.c
    tables = select(row.table_id).where(row.person == person.id)
    query = select(schema.results).where(row.table_id.in_(tables))
    query = query.order_by(row.at.desc(), row.table_id, row.seat)
    games: dict[str, list[Any]] = defaultdict(list)
    async with database.reading() as connection:
        for one in await connection.execute(query):
            games[one.table_id].append(one)
    return games


async def _ratings(database: Database, person: Person) -> dict[tuple[str, int], Any]:
    row = schema.ratings.c
    async with database.reading() as connection:
        found = await connection.execute(select(schema.ratings).where(row.person == person.id))
        return {(one.game, one.seats): one for one in found}


def _profile(
    person: Person,
    games: dict[str, list[Any]],
    ratings: dict[tuple[str, int], Any],
    *,
    mine: bool,
) -> Profile:
    own = [row for rows in games.values() for row in rows if row.person == person.id]
    kinds: dict[tuple[str, int], list[Any]] = defaultdict(list)
    for row in own:
        kinds[row.game, row.seats].append(row)
    return Profile(
        name=person.name,
        account=person.account is not None,
        since=iso(person.since),
        mine=mine,
        shown=cast("Literal['me', 'met', 'all']", person.shown),
        games=len(games),
        played=[_played(*kind, rows, ratings.get(kind)) for kind, rows in sorted(kinds.items())],
        recent=[_recent(person, rows) for rows in list(games.values())[:RECENT]],
        met=_met(person, games.values()),
    )


def _played(game: str, seats: int, rows: list[Any], rating: Any) -> Played:
    known = rating if rating is not None and rating.games >= ENOUGH else None
    points = [row.points for row in rows]
    return Played(
        game=game,
        seats=seats,
        games=len(rows),
        first=sum(row.place == 1 for row in rows),
        mean=sum(points) / len(points),
        best=max(points),
        mu=known and known.mu,
        sigma=known and known.sigma,
        sources=_sources(rows),
    )


def _sources(rows: list[Any]) -> list[Sources]:
    """Where the points of the last game came from, next to the mean of all."""
    keys = dict.fromkeys(key for row in rows for key in row.sources)
    return [
        Sources(
            source=key,
            last=rows[0].sources.get(key, 0),
            mean=sum(row.sources.get(key, 0) for row in rows) / len(rows),
        )
        for key in keys
    ]


def _recent(person: Person, rows: list[Any]) -> Recent:
    own = min((row for row in rows if row.person == person.id), key=lambda row: row.place)
    return Recent(
        id=own.table_id,
        game=own.game,
        name=own.called,
        place=own.place,
        seats=own.seats,
        points=own.points,
        at=iso(own.at),
        others=[row.level or row.name for row in rows if row.person != person.id],
    )


def _met(person: Person, tables: Iterable[list[Any]]) -> list[Met]:
    """Those at the same tables, the most frequent first: how often ahead of them, and behind."""
    met: dict[str, list[Any]] = {}
    for rows in tables:
        own = [row for row in rows if row.person == person.id]
        if len(own) != 1:
            continue
        for row in rows:
            key = row.person or row.level
            if key is None or key == person.id:
                continue
            one = met.setdefault(key, [row.name if row.person else None, row.level, 0, 0, 0])
            one[2] += 1
            one[3] += own[0].place < row.place
            one[4] += own[0].place > row.place
    found = sorted(met.values(), key=lambda one: -one[2])[:MET]
    names = ("name", "level", "games", "ahead", "behind")
    return [Met(**dict(zip(names, one, strict=True))) for one in found]


async def _everything(database: Database, person: Person) -> dict[str, Any]:
    seat, table, move = schema.seats.c, schema.tables.c, schema.moves.c
    seats = (
        select(seat.table_id, seat.seat, seat.name, table.game, table.name.label("table"))
        .add_columns(table.started, table.changed, table.over)
        .join(schema.tables, table.id == seat.table_id)
        .where(seat.person == person.id)
    )
    async with database.reading() as connection:
        sat = [dict(one) for one in (await connection.execute(seats)).mappings()]
        for one in sat:
            at = (move.table_id == one["table_id"]) & (move.seat == one["seat"])
            choices = select(move.option).where(at).order_by(move.n)
            one["choices"] = list((await connection.execute(choices)).scalars())
        kept: dict[str, Any] = {"person": vars(person), "seats": sat}
        for name in ("results", "ratings", "visits", "places", "channels", "learned"):
            part = schema.metadata.tables[name]
            told = [column for column in part.c if column.name not in SECRET]
            rows = await connection.execute(select(*told).where(part.c.person == person.id))
            kept[name] = [dict(one) for one in rows.mappings()]
        kept |= await belongings(connection, person.id)
    return kept
