"""Trouble with the database or with one table: it is said, nothing is lost, all else goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from magnate.server import at_once, live
from magnate.server import hall as halls
from magnate.server.app import create_app
from magnate.server.database import Database
from magnate.server.room import Room
from magnate.server.settings import Settings
from magnate.server.store import Store
from magnate.server.tables import Refused
from tests.server.playing import HUMANS, Server
from tests.server.test_hall import BOT, hall_at, opened, stretch, tell, until
from tests.server.test_http import error

MINE = 'game = "sentient"\nname = "mine"\n'


def execute(db: Path, *statements: str) -> None:
    with closing(sqlite3.connect(db)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@contextmanager
def locked(db: Path) -> Iterator[None]:
    """Somebody else writes and does not come to an end."""
    with closing(sqlite3.connect(db, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


SPOILED = {
    "an edition that is none": "UPDATE tables SET edition = edition || '[gone]'",
    "an edition that cannot be parsed": "UPDATE tables SET edition = '['",
    "a game that is not there": "UPDATE tables SET game = 'chess'",
    "a variant that is not there": "UPDATE tables SET variants = '[\"solo\"]'",
    "variants that are no JSON": "UPDATE tables SET variants = '['",
    "a seat too many": "INSERT INTO seats (table_id, seat, kind, level)"
    " SELECT table_id, 9, 'bot', 'random' FROM seats"
    " GROUP BY table_id HAVING count(*) = 4",
    "moves that the rules do not allow": "UPDATE moves SET option = 'robot:NONE' WHERE n = 5",
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED.keys())
def test_a_table_that_will_not_load_is_gone_and_stops_no_other(
    tmp_path: Path, spoil: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        with monkeypatch.context() as still:
            still.setattr(halls.Hall, "drive", lambda *_: None)
            async with hall_at(db) as hall:
                bad = await opened(hall, [BOT] * 4, edition=MINE)
        execute(db, spoil, "UPDATE snapshots SET rules = 'older'")
        with monkeypatch.context() as still:
            still.setattr(halls.Hall, "drive", lambda *_: None)
            async with hall_at(db) as hall:
                good = await opened(hall, [BOT] * 2)
        async with hall_at(db) as hall:
            await until(lambda: good.table.id in hall.rooms)
            await until(lambda: hall.rooms[good.table.id].standing.entries > 2)
            with pytest.raises(Refused) as refused:
                await hall.room(bad.table.id)
            assert refused.value.code == "gone"

    tell(story)


def test_a_table_that_will_not_load_answers_that_it_is_gone(start: Callable[..., Server]) -> None:
    server = start()
    table, other = server.open(edition=MINE), server.open()
    server.end()
    execute(server.db, "UPDATE tables SET edition = edition || '[gone]'")
    server.start()
    error(server.http.get(table.path), 410, "gone")
    with table.page(hello=False) as page:
        assert page.next()["code"] == "gone"
    assert other.stretch()


def test_a_bot_goes_on_after_any_length_of_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = 0
    save = Store.save

    async def failing(*given: Any) -> None:
        nonlocal failed
        if failed < 40:
            failed += 1
            raise OSError("no space left on device")
        await save(*given)

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall, [BOT, BOT])
            await until(lambda: room.standing.position.over)

    monkeypatch.setattr(halls, "RETRY", 0.001)
    monkeypatch.setattr(halls, "LONGEST", 0.01)
    monkeypatch.setattr(Store, "save", failing)
    tell(story)
    assert failed == 40


def test_a_bot_that_another_server_should_have_moved_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as one:
            one.drive = lambda *_: None  # type: ignore[method-assign]
            async with hall_at(db) as two:
                room = await opened(one, [BOT, BOT])
                await until(lambda: room.table.id in two.rooms)
                await until(lambda: two.rooms[room.table.id].standing.position.over)

    monkeypatch.setattr(halls, "OVERDUE", 0.05)
    tell(story)


def test_a_locked_database_asks_to_come_back_and_loses_nothing(
    start: Callable[..., Server],
) -> None:
    server = start(wait=0.2)
    table = server.open()
    seat = table.mover
    with table.page(seat) as page:
        state = page.wait("state")
        chosen = {"seat": seat, "version": state["version"], "option": "procure:1"}
        with locked(server.db):
            answer = table.act("choose", seat, state["version"], option="procure:1")
            assert error(answer, 503, "unavailable")["retry"] == 5
            assert answer.headers["Retry-After"] == "5"
            opening = {"game": "sentient", "seats": HUMANS}
            error(server.http.post("/api/tables", json=opening), 503, "unavailable")
            page.send(type="choose", **chosen)
            assert page.wait("error")["code"] == "unavailable"
            assert table.state(seat)["version"] == state["version"]
        page.send(type="choose", **chosen)
        assert page.wait("state")["draft"] == {"length": 1, "complete": False, "next": None}
    assert server.log.read_text().count("Traceback") == 0


def test_a_page_that_could_not_be_told_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(db=str(tmp_path / "magnate.db")))
    log, failed = Store.log, 0

    async def failing(*given: Any) -> Any:
        nonlocal failed
        if failed < 3:
            failed += 1
            raise Refused("unavailable", "the disk is away", retry=5)
        return await log(*given)

    async def story() -> None:
        async with app.router.lifespan_context(app):
            room = await opened(app.state.hall)
            told: asyncio.Queue[Any] = asyncio.Queue()
            frames: list[Any] = [{"type": "websocket.connect"}]
            frames.append({"type": "websocket.receive", "text": '{"type": "hello"}'})

            async def receive() -> Any:
                return frames.pop(0) if frames else await asyncio.Event().wait()

            async def send(message: Any) -> None:
                if message["type"] == "websocket.send":
                    told.put_nowait(json.loads(message["text"]))

            path = f"/api/tables/{room.table.id}/live"
            headers = [(b"host", b"localhost")]
            scope = {"type": "websocket", "path": path, "headers": headers, "query_string": b""}
            page = asyncio.ensure_future(app(scope, receive, send))
            seen = [await told.get()]
            while seen[-1]["type"] != "state":
                seen.append(await told.get())
            assert [frame["code"] for frame in seen if frame["type"] == "error"] == [
                "unavailable"
            ] * 3
            assert len(seen[-1]["log"]) == 1
            page.cancel()
            await asyncio.gather(page, return_exceptions=True)

    monkeypatch.setattr(live, "AGAIN", 0.01)
    monkeypatch.setattr(Store, "log", failing)
    tell(story)


def test_a_full_database_refuses_moves_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall)
            await hold(hall, 0)
            with pytest.raises(Refused) as refused:
                await play_out(hall, room)
            assert refused.value.code == "unavailable"
            kept = room.standing
            found = await hall.store.load(room.table.id)
            assert found is not None
            assert (found[1].version, found[1].draft) == (kept.version, kept.draft)
            await hold(hall, 2**20)
            await play_out(hall, room)

    async def play_out(hall: halls.Hall, room: Room) -> None:
        while not room.standing.position.over:
            await stretch(hall, room)

    async def hold(hall: halls.Hall, pages: int) -> None:
        """Let the file have so many pages, or as many as it has."""
        engine, writer = hall.store._engine, hall.store._writer
        assert isinstance(writer, at_once.Writer)
        await engine.dispose()
        event.listen(
            engine.sync_engine,
            "connect",
            lambda connection, _: connection.execute(f"PRAGMA max_page_count={pages or 1}"),
        )
        await asyncio.get_running_loop().run_in_executor(writer._thread, writer._close)
        pragmas = (*at_once.PRAGMAS, f"max_page_count={pages or 1}")
        monkeypatch.setattr(at_once, "PRAGMAS", pragmas)

    tell(story)


def test_whoever_comes_first_to_a_file_writes_first(tmp_path: Path) -> None:
    written: list[int] = []

    async def story() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")

        async def write(n: int) -> None:
            async with database.writing() as connection:
                await connection.run_sync(lambda _: written.append(n))

        await asyncio.gather(*(write(n) for n in range(40)))
        await database.close()

    asyncio.run(story())
    assert written == list(range(40))


def test_who_waits_too_long_to_write_is_asked_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", wait=0.05)
        async with database.writing():
            with pytest.raises(Refused, match="out of reach"):
                async with database.writing():
                    pass
        async with database.writing():
            pass
        await database.close()

    asyncio.run(story())
