"""A real server in a process of its own, and pages that play there."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
#: Seconds until a test gives up waiting, however busy the machine is.
PATIENCE = 120.0
#: `magnate`, which ends when its input does, and so never outlives the tests that started it.
MAGNATE = (
    "import os, threading; from magnate.cli import main; "
    "threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start(); main()"
)
HUMANS: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Mira"}]


def free_port() -> int:
    """A port nobody listens on, below those that a system hands out to whoever asks for any."""
    for port in random.SystemRandom().sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def until(true: Callable[[], Any]) -> Any:
    """Wait for something to come true."""
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.02)
    return found


class Server:
    """`magnate serve` with a database of its own."""

    #: The interpreter that runs it.
    python = sys.executable

    def __init__(self, db: Path, *, url: str | None = None, **settings: Any) -> None:
        self.db = db
        self.port = free_port()
        self.log = db.with_suffix(f".{self.port}.log")
        given = {"db": url or db, "pause": 0, **settings}
        self._environment = {
            **os.environ,
            **{f"MAGNATE_{name.upper()}": str(value) for name, value in given.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def start(self) -> Self:
        command = [self.python, "-c", MAGNATE, "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        with suppress(httpx.TransportError):
            return self.http.get("/api/levels").status_code == 200
        return False

    def end(self, how: int = signal.SIGTERM) -> None:
        """End the process, by force if it does not end in time; it can be started again."""
        process, self.process = self.process, None
        if process is not None:
            try:
                process.send_signal(how)
                process.wait(PATIENCE)
            finally:
                process.kill()
                process.communicate()
        self.http.close()
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def close(self) -> None:
        """End the process for good."""
        try:
            self.end()
        finally:
            self.http.close()

    def open(self, seats: list[Json] | None = None, **more: Any) -> Playing:
        body = {"game": "sentient", "seats": HUMANS if seats is None else seats, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Playing(self, answer.json())


class Playing:
    """A table, and the tokens of its seats."""

    def __init__(self, server: Server, opened: Json) -> None:
        self.server = server
        self.id: str = opened["id"]
        self.tokens = [seat and seat["token"] for seat in opened["seats"]]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def look(self, seat: int | None = None) -> Json:
        answer = self.server.http.get(self.path, headers=self.headers(seat))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def state(self, seat: int | None = None) -> Json:
        state: Json = self.look(seat)["state"]
        return state

    @property
    def mover(self) -> int:
        seat: int = self.state()["decision"]["seat"]
        return seat

    def act(
        self,
        act: str,
        seat: int,
        version: int | None = None,
        *,
        token: int | None = None,
        **more: Any,
    ) -> httpx.Response:
        version = self.state(None)["version"] if version is None else version
        body = {"seat": seat, "version": version, **more}
        headers = self.headers(seat if token is None else token)
        return self.server.http.post(f"{self.path}/{act}", json=body, headers=headers)

    def choose(self, option: str | None = None) -> Json:
        """Choose for the mover: an option, or the first that is offered."""
        seat = self.mover
        state = self.state(seat)
        return self._chosen(seat, state, option)

    def _chosen(self, seat: int, state: Json, option: str | None = None) -> Json:
        option = option or state["decision"]["options"][0]["id"]
        answer = self.act("choose", seat, state["version"], option=option)
        assert answer.status_code == 200, answer.text
        after: Json = answer.json()
        return after

    def stretch(self, state: Json | None = None) -> Json:
        """Choose for the mover until the draft is complete, and confirm it."""
        seat = (state or self.state())["decision"]["seat"]
        if state is None or state["eyes"] != seat:
            state = self.state(seat)
        while not state["draft"]["complete"]:
            state = self._chosen(seat, state)
        answer = self.act("confirm", seat, state["version"])
        assert answer.status_code == 200, answer.text
        after: Json = answer.json()
        return after

    def play_out(self) -> Json:
        """Play for the human seats until the game is over."""
        state = self.state()
        while state["over"] is None:
            if self.tokens[state["decision"]["seat"]] is None:
                time.sleep(0.02)
                state = self.state()
            else:
                state = self.stretch(state)
        return self.state()

    def play_out_as(self, seat: int) -> None:
        """Play one seat until the game is over, seeing no more than it does."""
        while (state := self.state(seat))["over"] is None:
            if state["draft"] is None:
                time.sleep(0.02)
            elif state["draft"]["complete"]:
                self.act("confirm", seat, state["version"])
            else:
                self._chosen(seat, state)

    def page(self, *seats: int, log: int = 0, hello: bool = True) -> Page:
        page = Page(f"ws://127.0.0.1:{self.server.port}{self.path}/live")
        if hello:
            page.send(type="hello", tokens=[self.tokens[seat] for seat in seats], log=log)
        return page


class Page:
    """An open page."""

    def __init__(self, url: str) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def next(self) -> Json:
        frame: Json = json.loads(self.socket.recv(PATIENCE))
        return frame

    def wait(self, kind: str, **said: Any) -> Json:
        """The next frame of that type that says this."""
        while True:
            frame = self.next()
            if frame["type"] == kind and all(frame[key] == value for key, value in said.items()):
                return frame

    def silent(self, during: float = 0.3) -> bool:
        try:
            self.socket.recv(during)
        except TimeoutError:
            return True
        return False
