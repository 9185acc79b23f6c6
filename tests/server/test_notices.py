"""Notices, against a real mail server and a real webhook on this machine."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from datetime import UTC, datetime
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import update

from magnate.server import clockwork, notices, schema, seating, senders
from magnate.server.app import create_app
from magnate.server.bodies import TableBody
from magnate.server.hall import Hall
from magnate.server.notices import GRACE, TRIES, give_notice
from magnate.server.senders import NotSent, is_public, post
from magnate.server.settings import Settings
from tests.server.playing import PATIENCE, free_port
from tests.server.test_hall import until


class Hook:
    """A webhook that remembers what it is told, and answers as it is bidden."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.raw: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        hook = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.raw.append((dict(self.headers), body))
                if self.headers["Content-Type"] == "application/json":
                    hook.said.append(json.loads(body))
                self.send_response(hook.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    one = Hook()
    yield one
    one.close()


class Mailbox:
    """Keeps every mail."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


class Waiting:
    """Somebody whose turn it is at a table."""

    def __init__(self, hall: Hall, http: httpx.AsyncClient, table: str, seat: int) -> None:
        self.hall, self.http, self.table, self.seat = hall, http, table, seat

    async def ask(self, method: str, path: str, body: Any = None, status: int = 201) -> Any:
        answer = await self.http.request(method, f"/api/me/{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def channel(self, kind: str, address: str, **more: Any) -> Any:
        return await self.ask("POST", "channels", {"kind": kind, "address": address, **more})


@asynccontextmanager
async def waiting(db: Path, **settings: Any) -> AsyncIterator[Waiting]:
    """Ada at a table that waits for her."""
    given = Settings(db=str(db), pause=0, address="https://games.example", sign_ins=0, **settings)
    app = create_app(given)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        hall: Hall = app.state.hall
        await http.put("/api/me", json={"name": "Ada"})
        person = await hall.register.by_cookie(http.cookies["magnate"])
        assert person is not None
        seats = [{"kind": "human"}, {"kind": "human"}]
        body = {"game": "sentient", "seats": seats, "name": "Tea <&> two"}
        table, tokens = await hall.create(TableBody.model_validate(body))
        room = await hall.room(table.id)
        mover = room.standing.mover
        assert mover is not None
        await seating.sit(hall, room, tokens[mover] or "", "x" * 32, person)
        yield Waiting(hall, http, table.id, mover)


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


LATER = GRACE + 1


def test_webhooks_are_told_once_in_their_own_form(tmp_path: Path, hook: Hook) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            for kind in ("discord", "json", "slack"):
                await ada.channel(kind, hook.url)
            now = time.time()
            await give_notice(ada.hall, now)
            assert hook.said == []
            for later in (LATER, 2 * LATER):
                await give_notice(ada.hall, now + later)
            url = f"https://games.example/next/{ada.table}"
            discord, plain, slack = sorted(hook.said, key=min)
            assert discord["content"].splitlines() == [
                "It is your turn",
                f"Tea <&> two · Sentient: {url}",
            ]
            assert discord["allowed_mentions"] == {"parse": []}
            table = {"id": ada.table, "game": "sentient", "name": "Tea <&> two", "url": url}
            assert plain == {"event": "your-turn", "player": "Ada", "tables": [table]}
            assert "Tea &lt;&amp;&gt; two" in slack["text"]

    run(story)


def test_what_fails_is_tried_again_and_given_up(tmp_path: Path, hook: Hook) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            await ada.channel("json", hook.url)
            hook.status = 500
            now = time.time() + LATER
            await give_notice(ada.hall, now)
            await give_notice(ada.hall, now + 1)
            assert len(hook.said) == 1
            (channel,) = await ada.ask("GET", "channels", status=200)
            assert channel["problem"] == "the webhook answered 500"
            hook.status = 204
            await give_notice(ada.hall, now + 31)
            assert len(hook.said) == 2
            (channel,) = await ada.ask("GET", "channels", status=200)
            assert channel["problem"] is None
            await ada.ask("DELETE", f"channels/{channel['id']}", status=204)
            await ada.channel("json", hook.url)
            hook.status = 500
            for n in range(TRIES + 3):
                await give_notice(ada.hall, now + 10_000.0 * (n + 1))
            assert len(hook.said) == 2 + TRIES

    run(story)


def test_nobody_is_told_at_night_or_while_looking(tmp_path: Path, hook: Hook) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            await ada.channel("json", hook.url)
            await ada.ask("PUT", "../me", {"zone": "UTC", "wakes": 8, "sleeps": 20}, status=200)
            tomorrow = datetime.now(UTC).replace(hour=0, minute=0).timestamp() + 86_400
            await give_notice(ada.hall, tomorrow + 6 * 3600)
            assert hook.said == []
            room = await ada.hall.room(ada.table)
            room.connected = frozenset([ada.seat])
            await give_notice(ada.hall, tomorrow + 10 * 3600)
            assert hook.said == []
            room.connected = frozenset()
            await give_notice(ada.hall, tomorrow + 10 * 3600)
            assert len(hook.said) == 1

    run(story)


class Drip:
    """A webhook that never comes to the end of its first line."""

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}/"
        self._thread = threading.Thread(target=self._drip)
        self._thread.start()

    def _drip(self) -> None:
        with suppress(OSError):
            guest, _ = self._door.accept()
            with guest:
                while not self._ended.wait(0.02):
                    guest.sendall(b"H")

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
        self._door.close()


def test_a_webhook_that_never_ends_its_answer_is_given_up(
    tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(senders, "WITHIN", 0.5)

    async def story(drip: Drip) -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            slow = await ada.channel("json", drip.url)
            quick = await ada.channel("json", hook.url)
            async with asyncio.timeout(PATIENCE):
                await give_notice(ada.hall, time.time() + LATER)
            assert len(hook.said) == 1
            ways = await ada.ask("GET", "channels", status=200)
            problems = {one["id"]: one["problem"] for one in ways}
            assert problems == {slow["id"]: "the webhook: TimeoutError", quick["id"]: None}

    with closing(Drip()) as drip:
        run(lambda: story(drip))


def test_clocks_do_not_wait_for_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0

    async def never(_hall: Hall, _now: float) -> None:
        await asyncio.Event().wait()

    async def look(_hall: Hall, _now: float) -> None:
        nonlocal looked
        looked += 1

    monkeypatch.setattr(clockwork, "give_notice", never)
    monkeypatch.setattr(clockwork, "call_time", look)
    monkeypatch.setattr(clockwork, "TICK", 0.0)

    async def story() -> None:
        async with waiting(tmp_path / "db"):
            await until(lambda: looked > 3)

    run(story)


def test_a_way_in_trouble_is_no_matter_of_the_others(
    tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("nobody thought of this")

    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            for kind in ("slack", "json", "slack"):
                await ada.channel(kind, hook.url)
            escaped = senders.post

            async def post(settings: Settings, url: str, body: Any) -> None:
                if "text" in body:
                    broken()
                await escaped(settings, url, body)

            monkeypatch.setattr(notices, "post", post)
            await give_notice(ada.hall, time.time() + LATER)
            assert [one["event"] for one in hook.said] == ["your-turn"]

    run(story)


def test_the_name_of_a_table_is_no_link_in_discord(tmp_path: Path, hook: Hook) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            async with ada.hall.store.writing() as connection:
                evil = {"name": "[free *beer*](https://evil.example)"}
                await connection.execute(update(schema.tables).values(evil))
            await ada.channel("discord", hook.url)
            await give_notice(ada.hall, time.time() + LATER)
            assert r"\[free \*beer\*\]\(https" in hook.said[0]["content"]

    run(story)


def test_mail_comes_once_a_day_to_a_confirmed_address(tmp_path: Path) -> None:
    box, port = Mailbox(), free_port()
    smtp = Controller(box, hostname="127.0.0.1", port=port)
    smtp.start()

    async def story() -> None:
        mail = {"mail": f"127.0.0.1:{port}", "mail_tls": "none", "mail_from": "m@games.example"}
        async with waiting(tmp_path / "db", **mail) as ada:
            await ada.ask("PUT", "../me", {"language": "ru"}, status=200)
            channel = await ada.channel("mail", "ada@example.org", daily=True)
            assert channel["confirmed"] is False
            now = time.time() + LATER
            await give_notice(ada.hall, now)
            (asked,) = box.mails
            code = asked.get_content().split()[0]
            assert asked["To"] == "ada@example.org"
            confirm = f"channels/{channel['id']}/confirm"
            await ada.ask("POST", confirm, {"code": "0"}, status=403)
            await ada.ask("POST", confirm, {"code": code}, status=204)
            for later in (0.0, 3600.0, 86_399.0):
                await give_notice(ada.hall, now + later)
            assert len(box.mails) == 2
            assert box.mails[1]["Subject"] == "Ваш ход: Tea <&> two · Синдикат"
            assert f"https://games.example/next/{ada.table}" in box.mails[1].get_content()
            assert box.mails[1]["Auto-Submitted"] == "auto-generated"
            await give_notice(ada.hall, now + 86_401)
            assert len(box.mails) == 3

    try:
        run(story)
    finally:
        smtp.stop()


def test_webhooks_reach_nothing_private(tmp_path: Path, hook: Hook) -> None:
    public = Settings(db=str(tmp_path / "db"))
    for url in (hook.url, hook.url.replace("127.0.0.1", "localhost"), "http://[::1]:80/"):
        with pytest.raises(NotSent, match="private"):
            asyncio.run(post(public, url, {}))
    assert hook.said == []
    addresses = ["169.254.169.254", "192.168.1.1", "fc00::1", "224.0.0.1", "100.64.0.1"]
    assert not any(is_public(one) for one in addresses)


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("mail", "ada"),
        ("mail", "ada@example.org\nBcc: eve@example.org"),
        ("mail", "ada@example.org,eve@example.org"),
        ("mail", "ada\u2028Bcc: eve@example.org"),
        ("mail", "ada@exam\u2066ple.org"),
        ("mail", "\u0430da@example.org"),
        ("json", "file:///etc/passwd"),
        ("slack", "https://example.org/ x\r\nHost: y"),
    ],
)
def test_odd_addresses_are_refused(tmp_path: Path, kind: str, address: str) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", mail="127.0.0.1:1") as ada:
            body = {"kind": kind, "address": address}
            await ada.ask("POST", "channels", body, status=422)

    run(story)
