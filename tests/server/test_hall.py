"""The hall without HTTP: what is kept, what is opened again, and two servers on one database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

import magnate
from magnate.engine.position import Position
from magnate.server import answerer, bots, schema, snapshots, store
from magnate.server.app import create_app
from magnate.server.bodies import TableBody
from magnate.server.hall import Hall
from magnate.server.room import Room
from magnate.server.settings import Settings
from magnate.server.tables import Refused
from tests.server.playing import HUMANS, PATIENCE, Json

BOT: Json = {"kind": "bot", "level": "random"}


@asynccontextmanager
async def hall_at(db: Path | str, **settings: Any) -> AsyncIterator[Hall]:
    hall = Hall(Settings(**{"db": str(db), "pause": 0, **settings}))
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def opened(hall: Hall, seats: Sequence[Json] = HUMANS, **more: Any) -> Room:
    body = TableBody.model_validate({"game": "sentient", "seats": seats, **more})
    table, _tokens = await hall.create(body)
    return await hall.room(table.id)


async def act(hall: Hall, room: Room, what: Any, option: str = "") -> None:
    assert room.standing.mover is not None
    await hall.act(room, what, room.standing.mover, room.standing.version, option)


async def stretch(hall: Hall, room: Room) -> None:
    """Choose for the mover until the draft is complete, and confirm it."""
    while not room.standing.complete:
        decision = room.standing.ahead.decision
        assert decision is not None
        await act(hall, room, "choose", decision.ids()[0])
    await act(hall, room, "confirm")


class Looking:
    """A page that holds some seats and counts what it is told."""

    def __init__(self, *holds: int) -> None:
        self.holds = frozenset(holds)
        self.keys = frozenset[str]()
        self.told = 0
        self.called = 0
        self.dismissed: Refused | None = None

    def tell(self, *, table: bool = False) -> None:
        del table
        self.told += 1

    def call(self) -> None:
        self.called += 1

    def think(self) -> None:
        pass

    def dismiss(self, why: Refused) -> None:
        self.dismissed = why


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  it waits for anything that can be asked
            await asyncio.sleep(0.01)


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every choice that any position answers."""
    answers: list[Any] = []
    answer = Position._answer

    def counted(self: Position[Any], option: Any) -> None:
        answers.append(option)
        answer(self, option)

    monkeypatch.setattr(Position, "_answer", counted)
    return answers


def tell(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


def test_a_table_is_opened_without_playing_it_again(tmp_path: Path, answered: list[Any]) -> None:
    """What opening costs depends on the running turn, and not on the moves before it."""

    async def story() -> None:
        costs = []
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall)
            for _ in range(40):
                await stretch(hall, room)
                answered.clear()
                found = await hall.store.load(room.table.id)
                assert found is not None
                costs.append(len(answered))
                assert found[1].position.view() == room.standing.position.view()
                assert found[1].position.decision is not None
                assert found[1].position.decision.ids() == room.standing.position.decision.ids()  # type: ignore[union-attr]
            assert room.standing.moves > 130
        assert max(costs) <= 4

    tell(story)


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE snapshots SET rules = 'older'",
        "UPDATE snapshots SET state = x'80049500'",
        "DELETE FROM snapshots",
    ],
)
def test_a_snapshot_that_cannot_be_used_is_replaced_by_playing_again(
    tmp_path: Path, answered: list[Any], spoil: str
) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as hall:
            room = await opened(hall)
            for _ in range(6):
                await stretch(hall, room)
            await act(hall, room, "choose", room.standing.ahead.decision.ids()[0])  # type: ignore[union-attr]
        with sqlite3.connect(db) as connection:
            connection.execute(spoil)
        connection.close()
        async with hall_at(db) as hall:
            answered.clear()
            again = await hall.room(room.table.id)
            assert len(answered) >= room.standing.moves
            assert again.standing.ahead.view() == room.standing.ahead.view()
            assert again.standing.version == room.standing.version
            assert again.standing.draft == room.standing.draft
            await stretch(hall, again)
            if "DELETE" not in spoil:
                answered.clear()
                await hall.store.load(room.table.id)
                assert len(answered) <= 4

    tell(story)


def test_a_game_that_the_rules_no_longer_allow_is_gone(tmp_path: Path) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as hall:
            room = await opened(hall)
            await stretch(hall, room)
        with sqlite3.connect(db) as connection:
            connection.execute("UPDATE snapshots SET rules = 'older'")
            connection.execute("UPDATE moves SET option = 'robot:NONE' WHERE n = 5")
        connection.close()
        async with hall_at(db) as hall:
            with pytest.raises(Refused) as refused:
                await hall.room(room.table.id)
            assert refused.value.code == "gone"

    tell(story)


def test_a_snapshot_holds_the_state_and_points_at_the_box() -> None:
    game = magnate.game("sentient")
    position = magnate.new_game("sentient", seats=3, seed=1)
    box = game.standard.box(game.load)
    frozen = snapshots.freeze(position.start, box)
    thawed = snapshots.thaw(frozen, box, game)
    assert thawed == position.start
    assert thawed is not position.start
    assert thawed.box is box
    assert len(frozen) < 4000


def test_two_servers_on_one_database_never_both_move(tmp_path: Path) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as one, hall_at(db) as two:
            here = await opened(one)
            for _ in range(10):
                there = await two.room(here.table.id)
                here = await one.room(here.table.id)
                option = here.standing.ahead.decision.ids()[0]  # type: ignore[union-attr]
                what = "confirm" if here.standing.complete else "choose"
                ends = await asyncio.gather(
                    act(one, here, what, option),
                    act(two, there, what, option),
                    return_exceptions=True,
                )
                refused = [end for end in ends if isinstance(end, Refused)]
                assert [end.code for end in refused] == ["stale"], ends
                assert None in ends
            there = await two.room(here.table.id)
            here = await one.room(here.table.id)
            assert here.standing.version == there.standing.version == 11
            choices = await one.store.choices(here.table.id)
            replayed = here.table.replay(id for _seat, id in choices)
            assert replayed.view() == there.standing.position.view()

    tell(story)


def test_moves_through_another_server_are_noticed(tmp_path: Path) -> None:
    db = tmp_path / "magnate.db"

    async def story() -> None:
        async with hall_at(db) as one, hall_at(db, watch=0.05) as two:
            here = await opened(one, [HUMANS[0], {"kind": "human", "open": True}])
            there = await two.room(here.table.id)
            token = await one.join(here, 1, "Mira")
            assert await two.seat_of(there, token) == 1
            watcher = Looking()
            there.enter(watcher)
            await stretch(one, here)
            await until(lambda: there.standing.version == here.standing.version)
            assert there.standing.position.view() == here.standing.position.view()
            await until(lambda: watcher.told)

    tell(story)


def test_who_looks_at_a_table_that_was_let_go_meanwhile_hears_the_others(tmp_path: Path) -> None:
    """With as many tables looked at as are kept, one is let go before its first page has come."""

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", loaded=1, watch=3600) as hall:
            found = await opened(hall)
            id = found.table.id
            hall.enter(await opened(hall), Looking())
            assert id not in hall.rooms
            pages = Looking(), Looking()
            for room, page in zip((await hall.room(id), found), pages, strict=True):
                assert room is found
                hall.enter(room, page)
            assert hall.rooms[id] is found
            await stretch(hall, found)
            assert all(page.told for page in pages)

    tell(story)


def test_many_servers_may_start_at_once_on_a_new_database(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [store.Store(Settings(db=str(tmp_path / "new.db")).url, {}) for _ in range(4)]
        await asyncio.gather(*(one.open() for one in stores))
        assert [await one.count() for one in stores] == [0] * 4
        await asyncio.gather(*(one.close() for one in stores))

    tell(story)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db"):
            pass

    tell(story)
    engine = create_engine(f"sqlite:///{tmp_path / 'magnate.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


async def told(hall: Hall, room: Room) -> list[str]:
    """The keys of everything the log says."""
    entries = await hall.store.log(room.table.id, 0, room.standing.entries)
    return [fact["key"] for entry in entries for fact in entry["facts"]]


def test_for_a_bot_that_crashes_another_moves_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A level that the bots' processes do not know makes every question fail there."""

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall, [{"kind": "bot", "level": "broken"}, BOT])
            await until(lambda: room.standing.entries > 4)
            said = await told(hall, room)
            assert said.count("log-bot-stands-in") >= 2
            assert "log-bot-any" not in said

    monkeypatch.setitem(magnate.bots.BOTS, "broken", magnate.bots.BOTS["random"])
    tell(story)
    assert "the bot failed" in caplog.text
    assert "no bot 'broken'" in caplog.text


def test_where_no_bot_answers_the_log_says_that_any_choice_was_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", clock=0.0, patience=0.0) as hall:
            room = await opened(hall, [BOT, BOT])
            await until(lambda: room.standing.entries > 2)
            assert "log-bot-any" in await told(hall, room)

    monkeypatch.setattr(answerer, "START", 0.01)
    tell(story)
    assert "no answer within" in caplog.text


def test_a_bots_illegal_choice_is_not_taken_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nonsense(*_asked: Any) -> list[str]:
        return ["procure:9"]

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall, [BOT, BOT])
            await until(lambda: room.standing.position.over)
            assert "log-bot-any" in await told(hall, room)

    monkeypatch.setattr(bots.Thinkers, "answer", nonsense)
    tell(story)
    assert "the bot failed" in caplog.text


def test_one_bot_stays_with_its_seat_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "counting.py").write_text(COUNTING, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    heard: list[float] = []

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", thinkers=2) as hall:
            monkeypatch.setitem(magnate.bots.BOTS, "counting:Bot", magnate.bots.BOTS["random"])
            seats = [{"kind": "bot", "level": "counting:Bot"}, BOT]
            rooms = [await opened(hall, seats) for _ in range(2)]
            for room in rooms:
                monkeypatch.setattr(room, "think", heard.append)
            await until(lambda: all(room.standing.position.over for room in rooms))

    tell(story)
    asked = [line.split() for line in (tmp_path / "asked.txt").read_text().splitlines()]
    assert len({bot for bot, _ in asked}) == 2
    for bot in {bot for bot, _ in asked}:
        numbers = [int(number) for one, number in asked if one == bot]
        assert numbers == list(range(len(numbers)))
    assert 0.5 in heard


#: A bot that writes down who it is and how often it was asked.
COUNTING = """
import time, uuid
from pathlib import Path

class Bot:
    report = None

    def __init__(self, seed):
        self.id, self.asked = uuid.uuid4().hex, 0

    def choose(self, position, seat, clock):
        with Path(__file__).with_name("asked.txt").open("a") as book:
            book.write(f"{self.id} {self.asked}\\n")
        self.asked += 1
        if self.asked == 3:
            time.sleep(0.3)
        self.report(0.5)
        return position.decision.options[0]
"""

SLOW = """
import time

class Bot:
    report = None

    def __init__(self, seed):
        pass

    def choose(self, position, seat, clock):
        for n in range(20_000):
            time.sleep(0.01)
            self.report(n / 20_000)
        return position.decision.options[0]
"""


def test_a_thought_that_is_no_longer_wanted_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow.py").write_text(SLOW, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", thinkers=1, clock=600.0) as hall:
            monkeypatch.setitem(magnate.bots.BOTS, "slow:Bot", magnate.bots.BOTS["random"])
            room = await opened(hall, [{"kind": "bot", "level": "slow:Bot"}] * 2)
            await until(lambda: room.thinking is not None)
            (thinker,) = hall.bots._thinkers._all
            process = thinker._process
            thought = room.thought
            assert thought is not None
            room.interrupt()
            await until(thought.done)
            assert thinker._process is process  # it listened, and lives on
            await until(lambda: room.thought is not thought)
            other = await opened(hall, [BOT, BOT])
            room.interrupt()
            await until(lambda: other.standing.entries > 1 or room.thought is not thought)

    tell(story)


def test_the_bots_process_that_is_killed_is_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", thinkers=1) as hall:
            room = await opened(hall, [BOT, BOT])
            await until(lambda: room.standing.entries > 2)
            (thinker,) = hall.bots._thinkers._all
            process = thinker._process
            assert process is not None
            process.kill()
            await until(lambda: room.standing.position.over)
            assert thinker._process is not process

    tell(story)


def test_tables_that_nobody_looks_at_leave_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", loaded=3) as hall:
            rooms = [await opened(hall) for _ in range(8)]
            assert len(hall.rooms) == 3
            for room in rooms:
                await stretch(hall, await hall.room(room.table.id))
            assert len(hall.rooms) == 3

    tell(story)


def test_a_page_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    app = create_app(Settings(db=str(tmp_path / "magnate.db")))

    async def story() -> None:
        async with app.router.lifespan_context(app):
            hall: Hall = app.state.hall
            room = await opened(hall)
            stuck, forever = asyncio.Event(), asyncio.Event()
            hello = {"type": "websocket.receive", "text": '{"type": "hello"}'}
            frames: list[Json] = [{"type": "websocket.connect"}, hello]

            async def receive() -> Any:
                return frames.pop(0) if frames else await forever.wait()

            async def send(message: Any) -> None:
                if message["type"] == "websocket.send":
                    stuck.set()
                    await forever.wait()

            path = f"/api/tables/{room.table.id}/live"
            scope: Json = {"type": "websocket", "path": path, "query_string": b""}
            scope["headers"] = [(b"host", b"localhost")]

            async def look() -> None:
                await app(scope, receive, send)

            page = asyncio.create_task(look())
            await stuck.wait()
            for _ in range(6):
                await stretch(hall, room)
            assert room.standing.entries == 7
            page.cancel()
            await asyncio.gather(page, return_exceptions=True)
            assert not room.pages

    tell(story)
