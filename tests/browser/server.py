"""A server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import json
import os
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

    def __init__(self, db: Path, python: Path | str = sys.executable) -> None:
        self.db = db
        self._python = python
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [str(self._python), "-c", "from magnate.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--db", str(self.db)]
        self._process = subprocess.Popen(command, env={**os.environ, "MAGNATE_PAUSE": "0"})
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
        """Open a table; `seats` as in the interface."""
        body = json.dumps({"game": game, "seats": seats, "seed": seed, **more}).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.url}/api/tables", body, headers)  # noqa: S310
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310  our own server
            return json.load(answer)


HUMAN = {"kind": "human", "name": "Ann"}
RANDOM = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}
