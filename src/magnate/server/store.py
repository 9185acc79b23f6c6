"""The database: a table's truth is its record of moves; everything else is there to be quick."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby
from typing import Any

from sqlalchemy import bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from magnate.engine.decision import CHANCE, IllegalOption
from magnate.engine.edition import Edition
from magnate.engine.game import Game
from magnate.engine.position import Position

from . import schema
from .at_once import Step, make
from .database import WAIT
from .frames import LogEntry
from .news import news_of
from .results import note_result
from .snapshots import freeze, rules_today, rules_version, thaw
from .tables import Move, Origin, Refused, Seat, Standing, Table
from .timekeeping import hold, keep_time, read_clock, set_clock
from .upkeep import Upkeep

log = logging.getLogger("magnate.server")

#: Open tables that are listed, and the latest of which they are chosen.
LISTED, LATEST = 100, 20_000

_table, _snap = schema.tables, schema.snapshots
#: One change to a table, if it stands as it stood before and is not closed.
ADVANCE = update(_table).where(
    _table.c.id == bindparam("table"), _table.c.version == bindparam("was"), ~_table.c.closed
)
APPEND = insert(schema.moves)
KEEP = update(_snap).where(
    _snap.c.table_id == bindparam("table"), _snap.c.begun <= bindparam("now")
)


class Conflict(Exception):
    """Another server has moved at this table in between."""


class Store(Upkeep):
    """Reads and writes tables; each change is one transaction."""

    def __init__(self, url: str, games: dict[str, Game[Any]], wait: float = WAIT) -> None:
        super().__init__(url, wait)
        self.games = games

    async def create(self, table: Table, standing: Standing, moves: Sequence[Move]) -> None:
        """A new table, its set-up included."""
        now = time.time()
        custom = table.edition is not table.game.standard
        table.rules = rules_today(table.game)
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
            "stand_in": table.stand_in,
            "clock": table.clock,
            "rules": table.rules,
            "hints": table.agreed,
            "opener": table.opener,
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
                "claimed": seat.token is None,
                "colour": seat.colour,
            }
            for number, seat in enumerate(table.seats)
        ]
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), seats)
            if moves:
                await connection.execute(APPEND, _rows(table, moves, now))
            snapshot = {"table_id": table.id, **_snapshot(table, standing)}
            await connection.execute(insert(schema.snapshots), snapshot)
            if table.clock:
                await set_clock(connection, table.id, table.clock, len(seats))
                await keep_time(connection, table.id, now)
            if table.origin is not None:
                origin = {"table_id": table.id, **vars(table.origin)}
                await connection.execute(insert(schema.origins), origin)

    async def save(
        self, table: Table, before: Standing, after: Standing, moves: Sequence[Move] = ()
    ) -> None:
        """One change, if nobody else has made one; `Conflict` if somebody has."""
        now = time.time()
        steps: list[Step] = [(ADVANCE, [_advance(table, before, after, now)])]
        if moves:
            steps.append((APPEND, _rows(table, moves, now)))
        if after.begun != before.begun:
            steps.append((KEEP, [_kept(table, after)]))

        async def also(connection: AsyncConnection) -> None:
            if table.clock:
                await keep_time(connection, table.id, now, before.mover if moves else None)
            if after.position.over and table.origin is None:
                seats = await self._seats(connection, table.id)
                await note_result(connection, table, after, seats, now)

        more = table.clock or after.position.over
        try:
            made = await self.change(steps, also if more else None)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict from error
        if not made:
            async with self.reading() as connection:
                await _not_closed(connection, table.id)
            raise Conflict
        if not self.line.alone:
            self.line.tell(table.id, news_of(table, before, after, moves))

    async def take_back(self, table: Table, before: Standing, after: Standing) -> None:
        """Go back to fewer moves, if nobody else has moved; those that go are kept aside."""
        row, gone, now = schema.moves, schema.taken_back, time.time()
        back = (row.c.table_id == table.id) & (row.c.n >= after.moves)
        async with self.writing() as connection:
            if not await make(connection, [(ADVANCE, [_advance(table, before, after, now)])]):
                await _not_closed(connection, table.id)
                raise Conflict
            last = select(func.max(gone.c.line)).where(gone.c.table_id == table.id)
            line = ((await connection.execute(last)).scalar_one() or 0) + 1
            taken = (await connection.execute(select(row).where(back))).mappings().all()
            await connection.execute(insert(gone), [{**one, "line": line} for one in taken])
            await connection.execute(delete(row).where(back))
            kept = update(schema.snapshots).where(schema.snapshots.c.table_id == table.id)
            await connection.execute(kept.values(_snapshot(table, after)))
            if table.clock:
                await keep_time(connection, table.id, now)
            await self.line.announce(connection, table.id)

    async def load(self, id: str) -> tuple[Table, Standing] | None:
        """A table as it stands, from its snapshot or, failing that, from move one."""
        try:
            found = await self._load(id)
        except (Refused, OSError):
            raise
        except Exception as error:
            log.exception("table %s: cannot be opened", id)
            problem = "this game cannot be opened any more: the rules have changed, or what is kept"
            raise Refused("gone", f"{problem} of it is damaged") from error
        if found is None:
            return None
        table, standing, replayed = found
        if replayed:
            with suppress(Refused):  # the next one who opens it may have more luck
                async with self.writing() as connection:
                    await connection.execute(KEEP, _kept(table, standing))
        return table, standing

    async def _load(self, id: str) -> tuple[Table, Standing, bool] | None:
        """A table, and whether it had to be played again."""
        async with self.reading(still=True) as connection:
            row = (await connection.execute(_by_id(schema.tables, id))).one_or_none()
            if row is None:
                return None
            table = self._table(row, await self._seats(connection, id))
            table.origin, table.day = await _origin(connection, id)
            query = select(schema.snapshots).where(schema.snapshots.c.table_id == id)
            snapshot = (await connection.execute(query)).one_or_none()
            position = await _resume(connection, table, snapshot)
            if replayed := position is None:
                position = await _replay(connection, table)
        standing = _standing(table, row, position)
        if replayed:
            standing = replace(standing, dealt=dealt_in(position))
        return table, standing, replayed

    async def table(self, id: str) -> Table:
        """A table without its game."""
        async with self.reading(still=True) as connection:
            row = (await connection.execute(_by_id(schema.tables, id))).one()
            table = self._table(row, await self._seats(connection, id))
            table.origin, table.day = await _origin(connection, id)
            return table

    async def version(self, id: str) -> int | None:
        """The version a table has come to."""
        return (await self.versions([id])).get(id)

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The versions of several tables."""
        row = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(select(row.id, row.version).where(row.id.in_(ids)))
            return {one.id: one.version for one in found}

    async def changed(self, id: str) -> float:
        """When somebody last did something at a table."""
        row = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(select(row.changed).where(row.id == id))
            return float(found.scalar_one())

    async def seats(self, id: str) -> list[Seat]:
        """Who sits at a table."""
        async with self.reading() as connection:
            return await self._seats(connection, id)

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[Seat]]:
        """Who sits at several tables."""
        async with self.reading() as connection:
            return await self._seats_of(connection, ids)

    async def join(
        self, id: str, seat: int, name: str | None, token: str, colour: int | None = None
    ) -> bool:
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
            .values(
                name=name, token=token, claimed=True, colour=func.coalesce(colour, row.c.colour)
            )
        )
        async with self.writing() as connection:
            await hold(connection, id)
            await self.line.announce(connection, id)
            joined = (await connection.execute(take)).rowcount == 1
            await keep_time(connection, id, time.time())
            return joined

    async def sit(self, id: str, invitation: str, own: str) -> str | None:
        """Give a seat its owner's token for the invitation to it; the one it has from now on.

        A seat that its owner has already taken keeps its token, and nothing else opens it.
        """
        row = schema.seats
        seat = (row.c.table_id == id) & (row.c.kind == "human")
        take = update(row).where(seat, row.c.token == invitation, ~row.c.claimed)
        query = select(row.c.token).where(seat, row.c.token.in_([own, invitation]), row.c.claimed)
        async with self.writing() as connection:
            await connection.execute(take.values(token=own, claimed=True))
            await keep_time(connection, id, time.time())
            await self.line.announce(connection, id)
            return (await connection.execute(query.limit(1))).scalar_one_or_none()

    async def log(self, id: str, since: int, until: int) -> list[LogEntry]:
        """The entries of the log from `since` to before `until`."""
        if since >= until:
            return []
        row = schema.moves.c
        query = (
            select(row.entry, row.seat, row.facts)
            .where(row.table_id == id, row.entry >= since, row.entry < until)
            .order_by(row.n)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return entries(rows)

    async def choices(self, id: str) -> list[tuple[int, str]]:
        """Every committed choice of a table, chance's included."""
        async with self.reading() as connection:
            return await _choices(connection, id, 0)

    async def moves(self, id: str, until: int) -> list[tuple[int, int, str]]:
        """The committed choices before an entry of the log: entry, seat and option."""
        row = schema.moves.c
        query = select(row.entry, row.seat, row.option)
        query = query.where(row.table_id == id, row.entry < until).order_by(row.n)
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return [(entry, seat, option) for entry, seat, option in found]

    async def listed(self, each: int = 0) -> list[dict[str, Any]]:
        """The open tables, those still played first, each group by the latest move.

        Where there are too many, everybody who opens some has a place in turn, and `each` at most.
        """
        row, turn = schema.tables.c, _turns().subquery()
        query = (
            select(row.id, row.game, row.name, row.over, row.started, row.changed, row.mover)
            .add_columns(row.variants, row.seeded, row.clock, row.round, schema.clocks.c.due)
            .join(turn, turn.c.id == row.id)
            .outerjoin(schema.clocks, schema.clocks.c.table_id == row.id)
        )
        if each:
            query = query.where(turn.c.turn <= each)
        query = query.order_by(row.over, turn.c.turn, row.changed.desc()).limit(LISTED)
        async with self.reading() as connection:
            found = (await connection.execute(query)).mappings().all()
            seats = await self._seats_of(connection, [one["id"] for one in found])
        listed = [{**one, "seats": seats[one["id"]]} for one in found]
        return sorted(listed, key=lambda one: (one["over"], -one["changed"]))

    async def clock(self, id: str) -> dict[str, Any] | None:
        """What everybody has left at a table with a clock."""
        async with self.reading() as connection:
            return await read_clock(connection, id)

    async def waiting_for_bots(self, since: float = 0.0) -> list[str]:
        """The tables where a bot is to move and has not for so many seconds."""
        row = schema.tables.c
        waiting = row.bot_next & ~row.closed & (row.changed <= time.time() - since)
        query = select(row.id).where(waiting).order_by(row.changed)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    def _table(self, row: Any, seats: list[Seat]) -> Table:
        game = self.games.get(row.game)
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
            stand_in=row.stand_in,
            clock=row.clock,
            closed=row.closed,
            rules=row.rules,
            agreed=row.hints,
            opener=row.opener,
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
            seat = Seat(one.kind, one.level, one.name, one.token, one.person, one.resigned)
            seats[one.table_id].append(
                replace(seat, ends=one.ends, hints=one.hints, colour=one.colour)
            )
        return seats


def _edition(game: Game[Any], source: str | None) -> Edition:
    return game.standard if source is None else game.edition_of(source)


async def _origin(connection: AsyncConnection, id: str) -> tuple[Origin | None, str | None]:
    """Where a table comes from, and the day whose game it is."""
    row, one = schema.origins.c, schema.attempts.c
    query = select(row.source, row.move, row.state).where(row.table_id == id)
    found = (await connection.execute(query)).one_or_none()
    day = (await connection.execute(select(one.day).where(one.table_id == id))).scalar_one_or_none()
    return found and Origin(*found), day


def _turns() -> Any:
    """The open tables, and which of its opener's each is: the first, the second, and so on."""
    row = schema.tables.c
    latest = select(row.id, row.over, row.changed, row.opener).where(row.open, ~row.closed)
    one = latest.order_by(row.over, row.changed.desc()).limit(LATEST).subquery().c
    whose = case((one.opener == "", one.id), else_=one.opener)
    turn = func.row_number().over(partition_by=whose, order_by=(one.over, one.changed.desc()))
    return select(one.id, turn.label("turn"))


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
        "mover": standing.mover,
        "round": getattr(standing.position.state, "round", None),
    }


def _advance(table: Table, before: Standing, after: Standing, now: float) -> dict[str, Any]:
    return {**_progress(table, after, now), "table": table.id, "was": before.version}


def _snapshot(table: Table, standing: Standing) -> dict[str, Any]:
    return {
        "begun": standing.begun,
        "rules": rules_version(table.game),
        "state": freeze(standing.position.start, table.box),
    }


def _kept(table: Table, standing: Standing) -> dict[str, Any]:
    return {**_snapshot(table, standing), "table": table.id, "now": standing.begun}


def _rows(table: Table, moves: Sequence[Move], now: float) -> list[dict[str, Any]]:
    return [{"table_id": table.id, "at": now, **vars(move)} for move in moves]


async def _not_closed(connection: AsyncConnection, id: str) -> None:
    query = select(schema.tables.c.closed).where(schema.tables.c.id == id)
    if (await connection.execute(query)).scalar_one_or_none():
        raise Refused("closed", "this table has been closed; it can only be looked at")


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


def dealt_in(position: Position[Any]) -> dict[str, int]:
    """How often chance has answered each kind of question."""
    return dict(Counter(kind for seat, kind, _ in position.choices() if seat == CHANCE))


def entries(moves: Iterable[Any]) -> list[LogEntry]:
    """Moves as the log tells them."""
    return [_entry(n, list(of)) for n, of in groupby(moves, lambda move: int(move.entry))]


def _entry(n: int, made: list[Any]) -> LogEntry:
    mover = made[0].seat
    facts = [fact for move in made for fact in move.facts]
    return {"n": n, "seat": mover if mover >= 0 else None, "facts": facts}
