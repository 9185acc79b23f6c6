"""The same on PostgreSQL, where several servers share one database and tell each other of it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import psutil
import pytest
from sqlalchemy import event

from magnate import games
from magnate.engine.game import NotPossible
from magnate.server import hall, line, news
from magnate.server.hall import Hall
from magnate.server.room import Room
from magnate.server.settings import Settings
from magnate.server.tables import Refused
from tests.server.playing import HUMANS, Json, Server
from tests.server.playing import until as waiting
from tests.server.test_hall import BOT, Looking, act, hall_at, opened, stretch, tell, until

#: So long that nothing in a test is noticed by looking into the database now and then.
NEVER = 3600.0
#: No two of these are the same rules.
VERSIONS = map(str, count())

pytestmark = pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR is not set")


async def looked_at(hall: Hall, here: Room, *holds: int) -> tuple[Room, Looking]:
    """The same table through another server, with somebody who looks at it there."""
    there, page = await hall.room(here.table.id), Looking(*holds)
    hall.enter(there, page)
    return there, page


def test_several_servers_play_at_one_table(postgres: str) -> None:
    async def story() -> None:
        async with hall_at(postgres) as one, hall_at(postgres) as two:
            here = await opened(one, HUMANS, name="Ночная смена", open=True)
            for _ in range(4):
                await stretch(one, here)
            for _ in range(6):
                there, here = await two.room(here.table.id), await one.room(here.table.id)
                assert there.standing.ahead.view() == here.standing.ahead.view()
                decision = here.standing.ahead.decision
                option = decision.ids()[0] if decision else ""
                what = "confirm" if here.standing.complete else "choose"
                ends = await asyncio.gather(
                    act(one, here, what, option),
                    act(two, there, what, option),
                    return_exceptions=True,
                )
                assert [type(end) for end in ends if end is not None] == [Refused], ends
            bots = await opened(two, [BOT, BOT])
            await until(lambda: bots.standing.position.over)
            assert "Ночная смена" in [listed["name"] for listed in await one.store.listed()]

    tell(story)


def test_a_move_is_heard_at_once_by_every_server(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            here = await opened(one, [HUMANS[0], {"kind": "human", "open": True}])
            there, page = await looked_at(two, here)
            await until(lambda: is_listening(one) and is_listening(two))
            await one.join(here, 1, "Mira")
            await until(lambda: there.table.seats[1].name == "Mira")
            with monkeypatch.context() as after:  # the move's own transaction makes no other wait
                after.delattr(line.SharedLine, "announce")
                await stretch(one, here)
            await until(lambda: there.standing.version == here.standing.version)
            assert there.standing.position.view() == here.standing.position.view()
            assert page.told
            await one.store.delete(here.table.id)
            await until(lambda: page.dismissed and page.dismissed.code == "not-found")

    tell(story)


def asked(hall: Hall) -> list[str]:
    """All that a server asks the database from now on, whatever it says on the line aside."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        asked.append(statement)

    event.listen(hall.store._engine.sync_engine, "before_cursor_execute", note)
    return asked


async def frames(hall: Hall, room: Room, since: int = 0) -> list[Json]:
    """What pages of every kind are told of a table."""
    held = [frozenset({0}), frozenset({1}), frozenset[int]()]
    return [json.loads((await hall.frame(room, holds, since))[0]) for holds in held]


@pytest.mark.parametrize("game", sorted(games()))
def test_a_move_is_one_statement_and_no_other_server_looks_for_it(postgres: str, game: str) -> None:
    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            here = await opened(one, game=game)
            there, page = await looked_at(two, here, 1)
            await until(lambda: is_listening(one) and is_listening(two))
            said, looked = asked(one), asked(two)
            for _ in range(12):
                since, version = here.standing.entries, here.standing.version
                told = page.told
                await stretch(one, here)
                assert len(said) == here.standing.version - version
                await until(lambda: there.standing.version == here.standing.version)
                assert page.told != told
                assert await frames(two, there, since) == await frames(one, here, since)
                assert not looked
                said.clear()
            assert await frames(two, there) == await frames(one, here)
            choices = await one.store.choices(here.table.id)
            assert there.table.replay(id for _, id in choices) == there.standing.position
            await stretch(two, there)  # and goes on from there
            await until(lambda: there.standing.version == here.standing.version)
            assert await frames(two, there) == await frames(one, here)

    tell(story)


@pytest.mark.parametrize("spoilt", ["lost", "by other rules", "too long"])
def test_news_that_do_not_help_are_looked_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch, spoilt: str
) -> None:
    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            here = await opened(one)
            there, _ = await looked_at(two, here, 1)
            await until(lambda: is_listening(one) and is_listening(two))
            looked = asked(two)
            with monkeypatch.context() as spoiling:
                if spoilt == "lost":
                    spoiling.setattr(line.SharedLine, "tell", lambda *_: None)
                elif spoilt == "too long":
                    spoiling.setattr(line, "LONGEST", 60)
                else:
                    spoiling.setattr(news, "rules_version", lambda _: next(VERSIONS))
                await stretch(one, here)
                if spoilt == "lost":
                    assert there.standing.version < here.standing.version
                else:
                    await until(lambda: there.standing.version == here.standing.version)
            await stretch(one, here)
            await until(lambda: there.standing.version == here.standing.version)
            assert looked
            assert await frames(two, there) == await frames(one, here)

    tell(story)


def test_news_that_are_lost_are_noticed_after_a_while(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line.SharedLine, "tell", lambda *_: None)
    monkeypatch.setattr(hall, "LOOKED_AT", 2)

    async def story() -> None:
        async with hall_at(postgres) as one, hall_at(postgres, watch=0.05) as two:
            rooms = [await opened(one) for _ in range(5)]
            seen = [await looked_at(two, here, 1) for here in rooms]
            for here, (there, page) in zip(rooms, seen, strict=True):
                await stretch(one, here)
                await until(partial(as_far_as, there, here))
                assert page.told

    tell(story)


def as_far_as(there: Room, here: Room) -> bool:
    return there.standing.version == here.standing.version


def test_who_looks_at_a_table_is_known_through_every_server(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "BEAT", 0.05)
    monkeypatch.setattr(line, "SILENT", 1.0)

    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one:
            here = await opened(one)
            first = Looking(0)
            one.enter(here, first)
            async with hall_at(postgres, watch=NEVER) as two:
                there, second = await looked_at(two, here, 1)
                await until(lambda: there.connected == here.connected == {0, 1})
                two.leave(there, second)
                await until(lambda: here.connected == {0} and first.told)
                two.enter(there, second)
                await until(lambda: here.connected == {0, 1})
            await until(lambda: here.connected == {0})

            async with hall_at(postgres, watch=NEVER) as two:
                there, _ = await looked_at(two, here, 1)
                await until(lambda: here.connected == {0, 1})
                assert isinstance(two.store.line, line.SharedLine)
                name, two.store.line.name = two.store.line.name, one.store.line.name
                await until(lambda: here.connected == {0})  # it seems to have fallen silent
                two.store.line.name = name
                await until(lambda: here.connected == {0, 1})

    tell(story)


def test_one_server_at_a_time_moves_for_the_bots_of_a_table(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "BEAT", 0.1)

    async def story() -> None:
        async with hall_at(postgres) as one, hall_at(postgres) as two:
            await until(lambda: is_listening(one) and is_listening(two))
            async with one.store.line.claimed("table"):
                waits = asyncio.create_task(_claim(two, "table"))
                done, _ = await asyncio.wait({waits}, timeout=3 * line.BEAT)
                assert not done
                async with two.store.line.claimed("another"):
                    pass
            await waits

    tell(story)


def is_listening(hall: Hall) -> bool:
    return getattr(hall.store.line, "_connection", None) is not None


async def _claim(hall: Hall, id: str) -> None:
    async with hall.store.line.claimed(id):
        pass


def test_the_bots_of_a_server_that_dies_are_taken_over(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "BEAT", 0.1)
    monkeypatch.setattr(hall, "OVERDUE", NEVER)
    server = Server(tmp_path / "unused.db", url=postgres, pause=NEVER)

    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as two:
            with closing(await asyncio.to_thread(server.start)):
                table = await asyncio.to_thread(server.open, [HUMANS[0], BOT])
                while (await asyncio.to_thread(lambda: table.mover)) == 0:
                    await asyncio.to_thread(table.stretch)
                there = await two.room(table.id)
                before = there.standing.version
                await asyncio.sleep(3 * line.BEAT)  # it asks for the table again and again
                assert there.standing.version == before
                await asyncio.to_thread(server.end, signal.SIGKILL)
                await until(lambda: there.standing.version > before)

    tell(story)


def test_the_line_is_opened_again_when_it_breaks(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "BEAT", 0.05)

    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            await until(lambda: is_listening(two))
            broken = two.store.line._connection  # type: ignore[attr-defined]
            broken.terminate()
            await until(lambda: is_listening(two) and two.store.line._connection is not broken)  # type: ignore[attr-defined]
            here = await opened(one)
            there, _ = await looked_at(two, here)
            await stretch(one, here)
            await until(lambda: there.standing.version == here.standing.version)

    tell(story)


def test_workers_share_a_door_and_replace_each_other(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "unused.db", url=postgres, workers=2, watch=NEVER)
    with closing(server.start()):
        assert server.process is not None
        door = psutil.Process(server.process.pid)

        def serving() -> set[int]:
            return {one.pid for one in door.children() if _serves(one)}

        table = server.open([*HUMANS])
        before = waiting(lambda: len(serving()) == 2 and serving())
        table.stretch()
        os.kill(min(before), signal.SIGKILL)
        waiting(lambda: len(serving() - before) == 1)
        for _ in range(3):
            table.stretch()
        server.end()
        waiting(lambda: not any(psutil.pid_exists(pid) for pid in before))


def _serves(process: psutil.Process) -> bool:
    try:
        return "magnate.server.serving" in process.cmdline()
    except psutil.Error:  # it has ended
        return False


def test_a_worker_ends_with_the_process_that_started_it(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "unused.db", url=postgres, workers=2)
    with closing(server.start()):
        assert server.process is not None
        children = psutil.Process(server.process.pid).children(recursive=True)
        server.end(signal.SIGKILL)
        _gone, alive = psutil.wait_procs(children, timeout=60)
        assert not alive


def test_several_processes_are_not_let_loose_on_one_file_of_sqlite() -> None:
    with pytest.raises(NotPossible, match="set MAGNATE_DB to a PostgreSQL, or MAGNATE_WORKERS to"):
        Settings(workers=2).check()
