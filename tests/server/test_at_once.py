"""What a move costs the database: one visit, on the disk when it ends, and nothing is asked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from magnate.server import schema
from magnate.server.at_once import Writer
from magnate.server.hall import Hall
from magnate.server.room import Room
from magnate.server.store import Conflict
from magnate.server.tables import Move, Refused, Standing
from tests.server.test_hall import act, hall_at, opened, stretch, tell


def kept(db: Path) -> tuple[Any, ...]:
    """How the only table stands, seen by somebody else."""
    with closing(sqlite3.connect(db)) as connection:
        (standing,) = connection.execute("SELECT version, moves, draft FROM tables")
        (moves,) = connection.execute("SELECT count(*), max(entry) FROM moves")
        return (*standing, *moves)


def standing(room: Room) -> tuple[Any, ...]:
    one = room.standing
    return one.version, one.moves, json.dumps(list(one.draft)), one.moves, one.entries - 1


def test_a_move_is_one_visit_to_the_database_and_told_without_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, others, visits = tmp_path / "magnate.db", list[Any](), list[Any]()
    make = Writer._make

    def visit(self: Writer, steps: Any) -> bool:
        visits.append(steps)
        return make(self, steps)

    async def told(hall: Hall, room: Room, since: int) -> list[Any]:
        frames = [await hall.frame(room, frozenset([seat]), since) for seat in (0, 1)]
        log: list[Any] = json.loads(frames[0][0])["log"]
        assert json.loads(frames[1][0])["log"] == log
        return log

    monkeypatch.setattr(Writer, "_make", visit)

    async def story() -> None:
        async with hall_at(db, watch=3600) as hall:
            room = await opened(hall)
            event.listen(hall.store._engine.sync_engine, "begin", others.append)
            for _ in range(12):
                since, version = room.standing.entries, room.standing.version
                await stretch(hall, room)
                assert kept(db) == standing(room)
                log = await told(hall, room, since)
                assert [entry["n"] for entry in log] == [*range(since, room.standing.entries)]
                assert len(visits) == room.standing.version - version
                assert not others
                visits.clear()
                assert log == await hall.store.log(room.table.id, since, room.standing.entries)
                assert await told(hall, room, since - 1) == await hall.store.log(
                    room.table.id, since - 1, room.standing.entries
                )
                others.clear()

    tell(story)


def test_what_was_taken_in_from_elsewhere_is_read_from_there(tmp_path: Path) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as one, hall_at(db) as other:
            room = await opened(one)
            await stretch(one, room)
            await stretch(other, await other.room(room.table.id))
            await one.room(room.table.id)
            log = json.loads((await one.frame(room, frozenset(), 0))[0])["log"]
            assert log == await other.store.log(room.table.id, 0, room.standing.entries)
            await stretch(one, room)
            for since in range(room.standing.entries + 1):
                log = json.loads((await one.frame(room, frozenset(), since))[0])["log"]
                assert log == await other.store.log(room.table.id, since, room.standing.entries)

    tell(story)


def test_what_is_written_at_once_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall)
            await stretch(hall, room)
            writer = hall.store._writer
            assert isinstance(writer, Writer)

            def asked() -> list[Any]:
                assert writer._connection is not None
                names = ("synchronous", "foreign_keys", "journal_mode")
                return [writer._connection.execute(f"PRAGMA {one}").fetchone()[0] for one in names]

            loop = asyncio.get_running_loop()
            assert await loop.run_in_executor(writer._thread, asked) == [2, 1, "wal"]

    tell(story)


async def everything(hall: Hall) -> list[Any]:
    """All that is kept of tables."""
    found = list[Any]()
    async with hall.store.reading() as connection:
        for table in (schema.tables, schema.moves, schema.snapshots):
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found.append([tuple(row) for row in rows])
    return found


async def about_to_keep(hall: Hall, room: Room) -> tuple[Standing, list[Move]]:
    """Play up to a move with which a procedure begins, and so a snapshot is kept; that move."""
    while True:
        now, decision = room.standing, room.standing.ahead.decision
        if not now.complete:
            assert decision is not None
            await act(hall, room, "choose", decision.ids()[0])
            continue
        after, moves = now.confirm(now.mover or 0, now.version, room.table.seed)
        if after.begun != now.begun:
            return after, moves
        await act(hall, room, "confirm")


@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR is not set")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_change_is_made_as_a_whole_or_not_at_all(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    postgres = kind == "postgres"
    db = request.getfixturevalue("postgres") if postgres else tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as hall:
            room = await opened(hall)
            after, moves = await about_to_keep(hall, room)
            before = room.standing
            kept = await everything(hall)
            other = replace(before, version=before.version - 1)
            twice = [replace(move, n=move.n - before.moves) for move in moves]
            for was, made in ((other, moves), (before, twice)):
                with pytest.raises(Conflict):
                    await hall.store.save(room.table, was, after, made)
                assert await everything(hall) == kept
            await hall.store.close_table(room.table.id)
            kept = await everything(hall)
            with pytest.raises(Refused):
                await hall.store.save(room.table, before, after, moves)
            assert await everything(hall) == kept

    tell(story)


def test_a_move_goes_to_its_end_though_its_page_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "magnate.db"
    make, writing, go = Writer.make, asyncio.Event(), asyncio.Event()

    async def held(self: Writer, steps: Any) -> bool:
        made = await make(self, steps)
        writing.set()
        await go.wait()
        return made

    async def story() -> None:
        async with hall_at(db) as hall:
            room = await opened(hall)
            before = room.standing.version
            option = room.standing.ahead.decision.ids()[0]  # type: ignore[union-attr]
            monkeypatch.setattr(Writer, "make", held)
            leaving = asyncio.ensure_future(act(hall, room, "choose", option))
            await writing.wait()
            leaving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await leaving
            go.set()
            async with room.lock:
                assert room.standing.version == before + 1
            assert kept(db) == standing(room)

    tell(story)
