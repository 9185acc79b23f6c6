"""A server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any


class Server:
    """`magnate serve` on a free port."""

    def __init__(self, db: Path) -> None:
        self.db = db
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", "from magnate.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--db", str(self.db)]
        self._process = subprocess.Popen(
            command, env={**os.environ, "MAGNATE_PAUSE": "0", "MAGNATE_LOG": "warning"}
        )
        for _ in range(200):
            try:
                self.get("/api/games")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Stop it."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=20)

    def get(self, path: str) -> Any:
        """What the interface answers."""
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:  # noqa: S310  our own
            return json.load(answer)

    def open_table(self, game: str, seats: list[dict[str, Any]], seed: int, **more: Any) -> Any:
        """Open a table whose seats have owners, so that any browser may use their links."""
        opened = self.invite(game, seats, seed, **more)
        for seat, link in enumerate(opened["seats"]):
            if link is not None:
                opened["seats"][seat] = self.sit(opened["id"], link["token"])
        return opened

    def invite(self, game: str, seats: list[dict[str, Any]], seed: int, **more: Any) -> Any:
        """Open a table, for invitations to its seats; `seats` as in the interface."""
        return self._post("/api/tables", {"game": game, "seats": seats, "seed": seed, **more})

    def sit(self, table: str, invitation: str) -> Any:
        """Sit down with an invitation."""
        own = {"token": secrets.token_urlsafe(24)}
        return self._post(f"/api/tables/{table}/sit", own, authorization=f"Bearer {invitation}")

    def _post(self, path: str, body: Any, **headers: str) -> Any:
        headers["content-type"] = "application/json"
        request = urllib.request.Request(  # noqa: S310  our own server
            self.url + path, json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310  likewise
            return json.load(answer)


HUMAN = {"kind": "human", "name": "Ann"}
RANDOM = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}
