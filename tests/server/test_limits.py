"""Nobody may take so much that others go without, and who is refused is told when to come back."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from magnate.server import replays, store
from magnate.server.app import create_app
from magnate.server.bodies import TableBody
from magnate.server.connections import make_room
from magnate.server.limits import Allowance, Limits, address_of
from magnate.server.settings import Settings
from magnate.server.tables import Refused
from magnate.server.turns import Turns
from tests.server.playing import HUMANS, PATIENCE, Server, until
from tests.server.test_hall import BOT, hall_at, opened, stretch, tell
from tests.server.test_http import error

OPENING = {"game": "sentient", "seats": HUMANS}


def later(answer: Any, status: int, code: str) -> int:
    """Refused, with when to come back."""
    seconds = int(answer.headers["Retry-After"])
    assert error(answer, status, code)["retry"] == seconds
    return seconds


def test_an_address_opens_so_many_tables_at_once(start: Callable[..., Server]) -> None:
    server = start(tables=2, tables_hour=60)
    tables = [server.open() for _ in range(2)]
    assert 0 < later(server.http.post("/api/tables", json=OPENING), 429, "too-many") <= 60
    assert all(table.stretch() for table in tables)


def test_whoever_opens_many_tables_leaves_the_list_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LISTED", 4)
    db, body = tmp_path / "magnate.db", TableBody.model_validate({**OPENING, "open": True})
    few, many, other = (f"203.0.113.{n}" for n in range(1, 4))

    async def story() -> None:
        async with hall_at(db) as hall:

            async def opened_by(address: str) -> str:
                table, _ = await hall.create(body, hall.register.opener(address))
                return table.id

            first = await opened_by(few)
            flood = [await opened_by(many) for _ in range(6)]
            last = await opened_by(other)
            unknown = (await hall.create(body))[0].id
        async with hall_at(db) as hall:

            async def listed(each: int = 0) -> list[str]:
                return [one["id"] for one in await hall.store.listed(each)]

            assert await listed() == [unknown, last, flood[5], first]
            monkeypatch.setattr(store, "LISTED", 100)
            assert await listed() == [unknown, last, *reversed(flood), first]
            assert await listed(2) == [unknown, last, flood[5], flood[4], first]
            assert (await hall.room(flood[0])).table.opener == hall.register.opener(many)

    tell(story)
    with closing(sqlite3.connect(db)) as connection:
        assert "203.0.113" not in "\n".join(connection.iterdump())


def test_an_address_has_so_many_tables_in_the_list(start: Callable[..., Server]) -> None:
    server = start(listed_each=2)
    tables = [server.open(open=True).id for _ in range(4)]
    listed = [one["id"] for one in server.http.get("/api/tables").json()]
    assert listed == [tables[3], tables[2]]


def test_a_full_house_opens_no_more_tables(start: Callable[..., Server]) -> None:
    server = start(house=1)
    server.open()
    later(server.http.post("/api/tables", json=OPENING), 503, "busy")


def test_an_address_asks_so_much_at_once(start: Callable[..., Server]) -> None:
    server = start(requests=1, requests_burst=20)
    answers = [server.http.get("/api/levels") for _ in range(30)]
    assert 10 <= sum(answer.status_code == 200 for answer in answers) <= 20
    assert later(answers[-1], 429, "too-many") == 1
    assert server.http.get("/assets/none.js").status_code == 404
    pages = [server.http.get(f"/replay/{'a' * 10}").status_code for _ in range(5)]
    assert pages[-1] == 429, "a page that looks for a table is a request, too"


def test_an_address_has_games_told_again_for_so_many_seconds(start: Callable[..., Server]) -> None:
    server = start(retelling=0.1)
    table = server.open([BOT, BOT])
    until(lambda: table.state()["over"] is not None)
    ways = ("replay?eyes=0", "replay?eyes=1", *(f"story?until={n}" for n in range(60)))
    answers = (server.http.get(f"{table.path}/{way}") for way in ways)
    refused = next(answer for answer in answers if answer.status_code != 200)
    assert later(refused, 429, "too-many") <= 60
    assert server.http.get(table.path).status_code == 200


def test_a_replay_is_made_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0
    whole = replays.whole_replay

    def counted(*args: Any, **more: Any) -> Any:
        nonlocal made
        made += 1
        return whole(*args, **more)

    monkeypatch.setattr(replays, "whole_replay", counted)

    async def story() -> None:
        app = create_app(Settings(db=str(tmp_path / "magnate.db"), pause=0))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://localhost"
            ) as http,
        ):
            hall = app.state.hall
            room = await opened(hall, [BOT, BOT])
            async with asyncio.timeout(PATIENCE):
                while not room.standing.position.over:  # noqa: ASYNC110  bots play
                    await asyncio.sleep(0.05)
            path = f"/api/tables/{room.table.id}/replay"
            answers = await asyncio.gather(*(http.get(path) for _ in range(20)))
            assert {answer.status_code for answer in answers} == {200}

    tell(story)
    assert made == 1


def test_a_table_is_looked_at_so_often_but_its_players_always_may(
    start: Callable[..., Server],
) -> None:
    server = start(looks=1)
    table = server.open()
    seat = table.mover
    answers = [server.http.get(table.path) for _ in range(10)]
    later(answers[-1], 429, "too-many")
    assert table.look(seat)
    assert server.http.get(server.open().path).status_code == 200


def test_an_address_has_so_many_sockets(start: Callable[..., Server]) -> None:
    server = start(sockets_each=2)
    table = server.open()
    with table.page(), table.page():
        with pytest.raises(InvalidStatus, match="429") as refused:
            table.page()
        assert refused.value.response.headers["Retry-After"] == "10"
    until(lambda: opens(table))


def test_a_limit_of_nothing_is_none() -> None:
    assert all(Allowance(0, 60).spend() for _ in range(200))
    few = Allowance(0.001, 60)
    assert [few.spend() for _ in range(61)].count(True) == 60


def opens(table: Any) -> bool:
    try:
        table.page().__exit__()
    except InvalidStatus:
        return False
    return True


def raw(server: Server, sent: bytes = b"") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    one.sendall(sent)
    return one


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hasty") / "magnate.db", idle=0.5).start()
    yield server
    server.end()
    server.http.close()


HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/levels HTTP/1.1\r\nHost: local",
    "empty lines": b"\r\n\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    "another half": b"GET /api/levels HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/l",
    "half a handshake": b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\n",
}


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES.keys())
def test_a_connection_that_sends_half_of_something_is_closed(hasty: Server, sent: bytes) -> None:
    with closing(raw(hasty, sent)) as one:
        while one.recv(65536):
            pass
    assert "Traceback" not in hasty.log.read_text()


def test_a_head_that_never_ends_is_refused(start: Callable[..., Server]) -> None:
    server = start()
    begun = b"GET /api/levels HTTP/1.1\r\nHost: localhost\r\nX: "
    for sent in (begun + b"x" * 20_000, begun + b"x" * 20_000 + b"\r\n\r\n"):
        with closing(raw(server, sent)) as one:
            answer = one.recv(65536)
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 431 ")
        assert json.loads(body)["error"]["code"] == "too-large"
    assert server.http.get("/api/levels", headers={"X": "x" * 10_000}).status_code == 200


def test_an_address_has_so_many_connections(start: Callable[..., Server]) -> None:
    server = start(connections_each=3, idle=60)
    server.http.get("/api/levels", headers={"Connection": "close"})
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(closing(raw(server)))
        answer = stack.enter_context(closing(raw(server))).recv(65536)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after: 10" in answer
    until(lambda: server.http.get("/api/levels").status_code == 200)


def test_all_together_have_so_many_connections(start: Callable[..., Server]) -> None:
    server = start(connections=2, idle=60)
    table = server.open()
    server.http.close()
    with table.page() as page, closing(raw(server)):
        page.wait("state")
        with closing(raw(server)) as one:
            assert one.recv(65536).startswith(b"HTTP/1.1 503 ")


@pytest.mark.skipif(os.name != "posix", reason="open files are bounded there")
@pytest.mark.parametrize(
    ("soft", "hard", "becomes", "warns"),
    [(1024, 4096, 2200, False), (4096, 4096, 4096, False), (1024, 1500, 1500, True)],
)
def test_a_process_may_have_as_many_files_as_connections(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    soft: int,
    hard: int,
    becomes: int,
    warns: bool,  # noqa: FBT001  pytest gives it
) -> None:
    bound = [soft, hard]
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(bound))
    monkeypatch.setattr(resource, "setrlimit", lambda _, given: bound.__setitem__(0, given[0]))
    make_room(2000)
    assert bound[0] == becomes
    assert ("MAGNATE_CONNECTIONS" in caplog.text) is warns


HOSTS = ["evil.example", "localhost.evil.example", "", "[::1", "127.0.0.1.evil.example"]
OURS = ["localhost", "LOCALHOST:8000", "127.0.0.1", "[::1]:8000", "192.168.1.7", "games.example"]


def test_a_server_answers_to_its_own_names(start: Callable[..., Server]) -> None:
    server = start(hosts="games.example, other.example")
    table = server.open()
    for host in HOSTS:
        for path in ("/", "/api/levels"):
            error(server.http.get(path, headers={"Host": host}), 421, "wrong-host")
    for host in OURS:
        assert server.http.get("/api/levels", headers={"Host": host}).status_code == 200
    url = f"ws://127.0.0.1:{server.port}{table.path}/live"
    for origin in ("http://evil.example", "null", "https://games.example.evil.example"):
        answer = server.http.post("/api/tables", json=OPENING, headers={"Origin": origin})
        error(answer, 403, "wrong-origin")
        with pytest.raises(InvalidStatus, match="403"):
            connect(url, additional_headers={"Origin": origin})
    for origin in ("https://games.example", f"http://localhost:{server.port}"):
        answer = server.http.post("/api/tables", json=OPENING, headers={"Origin": origin})
        assert answer.status_code == 201
        with connect(url, additional_headers={"Origin": origin}):
            pass


def test_the_address_that_a_proxy_forwards_counts_if_the_proxy_is_known(
    start: Callable[..., Server],
) -> None:
    known = start(tables=1, proxies="127.0.0.0/8")
    for address in ("203.0.113.1", "203.0.113.2"):
        headers = {"X-Forwarded-For": address}
        assert known.http.post("/api/tables", json=OPENING, headers=headers).status_code == 201
        later(known.http.post("/api/tables", json=OPENING, headers=headers), 429, "too-many")
    known.end()
    strange = start(tables=1)
    answers = [
        strange.http.post(
            "/api/tables", json=OPENING, headers={"X-Forwarded-For": f"203.0.113.{n}"}
        )
        for n in range(2)
    ]
    assert [answer.status_code for answer in answers] == [201, 429]


def test_whoever_has_many_addresses_is_still_one() -> None:
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::2", 2))
    assert address_of(("::ffff:203.0.113.7", 1)) == "203.0.113.7"
    assert address_of(("testclient", 1)) == "testclient"
    limits = Limits(Settings(requests=1, requests_burst=1))
    limits.request("a")
    limits.request("b")
    with pytest.raises(Refused, match="too many requests"):
        limits.request("a")


def test_tables_that_somebody_looks_at_think_first_and_everybody_in_turn() -> None:
    order: list[str] = []
    seen: set[str] = set()

    async def story() -> None:
        turns = Turns(places=1, background=1)
        done = asyncio.Event()

        async def think(name: str, whose: str) -> None:
            async with turns.turn(whose, lambda: name in seen):
                order.append(name)
                await done.wait()

        seen.add("watched")
        names = ["first", "mine", "also mine", "mine too", "hers", "watched"]
        tasks = []
        for name in names:
            tasks.append(asyncio.create_task(think(name, "me" if "mine" in name else name)))
            await asyncio.sleep(0)
        done.set()
        await asyncio.gather(*tasks)

    tell(story)
    assert order == ["first", "watched", "mine", "hers", "also mine", "mine too"]


def test_tables_that_nobody_looks_at_leave_a_place_free() -> None:
    async def story() -> None:
        turns = Turns(places=2, background=1)
        seen: set[str] = set()
        done = asyncio.Event()
        order: list[str] = []

        async def think(name: str) -> None:
            async with turns.turn(name, lambda: name in seen):
                order.append(name)
                await done.wait()

        tasks = [asyncio.create_task(think(name)) for name in ("one", "two", "three")]
        while not order:  # noqa: ASYNC110  tasks go on
            await asyncio.sleep(0)
        assert order == ["one"]
        seen.add("three")
        turns.call()
        while len(order) < 2:  # noqa: ASYNC110  tasks go on
            await asyncio.sleep(0)
        assert order == ["one", "three"]
        tasks[1].cancel()
        done.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn("four", lambda: False), turns.turn("five", lambda: True):
            pass

    tell(story)


def test_tables_that_everybody_has_left_expire(tmp_path: Path) -> None:
    db = tmp_path / "magnate.db"
    days = {"untouched": 2, "unfinished": 5, "finished": 9}

    async def story() -> None:
        async with hall_at(db) as hall:
            ids: dict[str, str] = {}
            for age in (1, 3, 6, 10):
                ids[f"untouched {age}"] = (await opened(hall)).table.id
                room = await opened(hall)
                await stretch(hall, room)
                ids[f"unfinished {age}"] = room.table.id
                room = await opened(hall)
                await stretch(hall, room)
                ids[f"finished {age}"] = room.table.id
            with closing(sqlite3.connect(db)) as connection, connection:
                for name, id in ids.items():
                    kind, days_ago = name.split()
                    connection.execute(
                        "UPDATE tables SET changed = ?, over = ? WHERE id = ?",
                        (time.time() - int(days_ago) * 86_400, kind == "finished", id),
                    )
        async with hall_at(db, **dict.fromkeys(days, 0)) as hall:
            assert await hall.store.expire(0, 0, 0) == []
        async with hall_at(db, **days) as hall:
            await hall.store.expire(**days)
            left = {name for name, id in ids.items() if await hall.store.version(id)}
        kept = {"untouched 1", "unfinished 1", "unfinished 3"}
        assert left == kept | {f"finished {age}" for age in (1, 3, 6)}
        with closing(sqlite3.connect(db)) as connection:
            for part in ("moves", "seats", "snapshots"):
                of = connection.execute(f"SELECT DISTINCT table_id FROM {part}")  # noqa: S608
                assert {row[0] for row in of} == {ids[name] for name in left}

    tell(story)


def test_bots_at_tables_that_nobody_sees_do_not_hold_up_those_that_are_seen(
    start: Callable[..., Server],
) -> None:
    server = start(thinkers=2)
    for _ in range(12):
        server.open([{"kind": "bot", "level": "greedy"}] * 4, game="carnegie")
    table = server.open([HUMANS[0], BOT])
    with table.page(0) as page:
        state = page.wait("state")
        while not any(entry["seat"] == 1 for entry in state["log"]):
            if state["draft"] is not None:
                mine = {"seat": 0, "version": state["version"]}
                if state["draft"]["complete"]:
                    page.send(type="confirm", **mine)
                else:
                    page.send(type="choose", option=state["decision"]["options"][0]["id"], **mine)
            state = page.wait("state")


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_the_database_is_its_owners_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def modes() -> dict[str, int]:
        return {file.suffix: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            await opened(hall)
            assert modes() == {".db": 0o600, ".db-shm": 0o600, ".db-wal": 0o600}

    tell(story)
    assert not caplog.text
    (tmp_path / "magnate.db").chmod(0o644)

    async def again() -> None:
        async with hall_at(tmp_path / "magnate.db"):
            pass

    tell(again)
    assert "chmod 600" in caplog.text
