"""The database: a table's truth is its record of moves; everything else is there to be quick."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from magnate.engine.decision import CHANCE, IllegalOption
from magnate.engine.edition import Edition
from magnate.engine.game import Game
from magnate.engine.position import Position

from . import schema
from .snapshots import freeze, rules_version, thaw
from .tables import Move, Refused, Seat, Standing, Table

log = logging.getLogger("magnate.server")

MIGRATIONS = Path(__file__).parent / "migrations"
LISTED = 100


class Conflict(Exception):
    """Another server has moved at this table in between."""


class Store:
    """Reads and writes tables; each change is one transaction."""

    def __init__(self, url: str, games: dict[str, Game[Any]]) -> None:
        self._engine = _engine(url)
        #: For reading a table in several steps as it stood at the first of them.
        self._still = self._engine
        if self._engine.dialect.name == "postgresql":
            self._still = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._games = games

    async def open(self) -> None:
        """Bring the database to the present schema."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(self, table: Table, standing: Standing, moves: Sequence[Move]) -> None:
        """A new table, its set-up included."""
        now = time.time()
        custom = table.edition is not table.game.standard
        row = {
            "id": table.id,
            "game": table.game.key,
            "edition": table.edition.source if custom else None,
            "variants": list(table.variants),
            "seed": table.seed,
            "seeded": table.seeded,
            "name": table.name,
            "open": table.open,
            "started": table.started,
            **_progress(table, standing, now),
        }
        seats = [
            {
                "table_id": table.id,
                "seat": number,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "token": seat.token,
            }
            for number, seat in enumerate(table.seats)
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), seats)
            await _append(connection, table.id, moves, now)
            snapshot = {"table_id": table.id, **_snapshot(table, standing)}
            await connection.execute(insert(schema.snapshots), snapshot)

    async def save(
        self, table: Table, before: Standing, after: Standing, moves: Sequence[Move] = ()
    ) -> None:
        """One change, if nobody else has made one; `Conflict` if somebody has."""
        now = time.time()
        row = schema.tables
        advance = (
            update(row)
            .where(row.c.id == table.id, row.c.version == before.version)
            .values(_progress(table, after, now))
        )
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(advance)).rowcount != 1:
                    raise Conflict
                await _append(connection, table.id, moves, now)
                if after.begun != before.begun:
                    await _keep_snapshot(connection, table, after)
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, id: str) -> tuple[Table, Standing] | None:
        """A table as it stands, from its snapshot or, failing that, from move one."""
        async with self._still.connect() as connection:
            row = (await connection.execute(_by_id(schema.tables, id))).one_or_none()
            if row is None:
                return None
            table = self._table(row, await self._seats(connection, id))
            query = select(schema.snapshots).where(schema.snapshots.c.table_id == id)
            snapshot = (await connection.execute(query)).one_or_none()
            position = await _resume(connection, table, snapshot)
            if replayed := position is None:
                position = await _replay(connection, table)
        standing = _standing(table, row, position)
        if replayed:
            standing = replace(standing, dealt=_dealt(position))
            async with self._engine.begin() as connection:
                await _keep_snapshot(connection, table, standing)
        return table, standing

    async def version(self, id: str) -> int | None:
        """The version a table has come to."""
        return (await self.versions([id])).get(id)

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The versions of several tables."""
        row = schema.tables.c
        async with self._engine.connect() as connection:
            found = await connection.execute(select(row.id, row.version).where(row.id.in_(ids)))
            return {one.id: one.version for one in found}

    async def seats(self, id: str) -> list[Seat]:
        """Who sits at a table."""
        async with self._engine.connect() as connection:
            return await self._seats(connection, id)

    async def join(self, id: str, seat: int, name: str | None, token: str) -> bool:
        """Take a free human seat; False if there is none of that number."""
        row = schema.seats
        take = (
            update(row)
            .where(
                row.c.table_id == id,
                row.c.seat == seat,
                row.c.kind == "human",
                row.c.token.is_(None),
            )
            .values(name=name, token=token)
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(take)).rowcount == 1

    async def log(self, id: str, since: int, until: int) -> list[dict[str, Any]]:
        """The entries of the log from `since` to before `until`."""
        if since >= until:
            return []
        row = schema.moves.c
        query = (
            select(row.entry, row.seat, row.facts)
            .where(row.table_id == id, row.entry >= since, row.entry < until)
            .order_by(row.n)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_entry(n, list(of)) for n, of in groupby(rows, lambda row: int(row.entry))]

    async def choices(self, id: str) -> list[tuple[int, str]]:
        """Every committed choice of a table, chance's included."""
        async with self._engine.connect() as connection:
            return await _choices(connection, id, 0)

    async def listed(self) -> list[dict[str, Any]]:
        """The open tables, those still played first, each group by the latest move."""
        row = schema.tables.c
        query = select(row.id, row.game, row.name, row.over, row.started).where(row.open)
        query = query.order_by(row.over, row.changed.desc()).limit(LISTED)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            seats = await self._seats_of(connection, [one["id"] for one in found])
        return [{**one, "seats": seats[one["id"]]} for one in found]

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to move."""
        row = schema.tables.c
        query = select(row.id).where(row.bot_next).order_by(row.changed)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def count(self) -> int:
        """How many tables there are."""
        async with self._engine.connect() as connection:
            counted = await connection.execute(select(func.count()).select_from(schema.tables))
            return int(counted.scalar_one())

    def _table(self, row: Any, seats: list[Seat]) -> Table:
        game = self._games.get(row.game)
        if game is None:
            raise Refused("gone", f"this server no longer has the game {row.game!r}")
        return Table(
            id=row.id,
            game=game,
            edition=_edition(game, row.edition),
            variants=tuple(row.variants),
            seed=row.seed,
            seeded=row.seeded,
            name=row.name,
            open=row.open,
            started=row.started,
            seats=seats,
        )

    async def _seats(self, connection: AsyncConnection, id: str) -> list[Seat]:
        return (await self._seats_of(connection, [id]))[id]

    async def _seats_of(
        self, connection: AsyncConnection, ids: Sequence[str]
    ) -> dict[str, list[Seat]]:
        row = schema.seats.c
        query = select(schema.seats).where(row.table_id.in_(ids)).order_by(row.table_id, row.seat)
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        for one in await connection.execute(query):
            seats[one.table_id].append(Seat(one.kind, one.level, one.name, one.token))
        return seats


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name != "sqlite":
        return engine
    if (file := engine.url.database) and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not where sqlite3 guesses
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()
        connection.execute("PRAGMA busy_timeout=10000").close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _migrate(connection: Connection) -> None:
    """Run the migrations, one server at a time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(4162683)"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _edition(game: Game[Any], source: str | None) -> Edition:
    return game.standard if source is None else game.edition_of(source)


def _by_id(table: Any, id: str) -> Any:
    return select(table).where(table.c.id == id)


def _progress(table: Table, standing: Standing, now: float) -> dict[str, Any]:
    return {
        "changed": now,
        "version": standing.version,
        "moves": standing.moves,
        "dealt": dict(standing.dealt),
        "entries": standing.entries,
        "last": standing.last,
        "draft": list(standing.draft),
        "over": standing.position.over,
        "bot_next": table.is_bot(standing.mover),
    }


def _snapshot(table: Table, standing: Standing) -> dict[str, Any]:
    return {
        "begun": standing.begun,
        "rules": rules_version(table.game),
        "state": freeze(standing.position.start, table.box),
    }


async def _append(connection: AsyncConnection, id: str, moves: Sequence[Move], now: float) -> None:
    if moves:
        rows = [{"table_id": id, "at": now, **vars(move)} for move in moves]
        await connection.execute(insert(schema.moves), rows)


async def _keep_snapshot(connection: AsyncConnection, table: Table, standing: Standing) -> None:
    row = schema.snapshots
    newer = update(row).where(row.c.table_id == table.id, row.c.begun <= standing.begun)
    await connection.execute(newer.values(_snapshot(table, standing)))


async def _resume(connection: AsyncConnection, table: Table, snapshot: Any) -> Position[Any] | None:
    """The position from the snapshot and the moves since, if these rules took it."""
    if snapshot is None or snapshot.rules != rules_version(table.game):
        return None
    try:
        position = Position(table.game, thaw(snapshot.state, table.box, table.game))
        for _seat, id in await _choices(connection, table.id, snapshot.begun):
            position.choose_id(id)
    except Exception:
        log.exception("table %s: the snapshot cannot be used; playing from move one", table.id)
        return None
    return position


async def _replay(connection: AsyncConnection, table: Table) -> Position[Any]:
    choices = await _choices(connection, table.id, 0)
    try:
        return table.replay(id for _seat, id in choices)
    except IllegalOption as error:
        log.exception("table %s: the rules have changed under this game", table.id)
        problem = f"the rules have changed since this game was played: {error}"
        raise Refused("gone", problem) from error


async def _choices(connection: AsyncConnection, id: str, since: int) -> list[tuple[int, str]]:
    row = schema.moves.c
    query = select(row.seat, row.option).where(row.table_id == id, row.n >= since).order_by(row.n)
    return [(seat, option) for seat, option in await connection.execute(query)]


def _standing(table: Table, row: Any, position: Position[Any]) -> Standing:
    standing = Standing(position, row.version, row.moves, row.dealt, row.entries, row.last)
    if not row.draft:
        return standing
    try:
        redrafted = standing.redraft(row.draft)
    except IllegalOption:
        log.warning("table %s: the draft no longer fits the rules; dropped", table.id)
        return standing
    return replace(redrafted, version=row.version)


def _dealt(position: Position[Any]) -> dict[str, int]:
    """How often chance has answered each kind of question."""
    return dict(Counter(kind for seat, kind, _ in position.choices() if seat == CHANCE))


def _entry(n: int, rows: list[Any]) -> dict[str, Any]:
    mover = rows[0].seat
    facts = [fact for row in rows for fact in row.facts]
    return {"n": n, "seat": mover if mover >= 0 else None, "facts": facts}
