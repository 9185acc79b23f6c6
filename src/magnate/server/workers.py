"""Several processes that serve at one door, on one PostgreSQL; one that dies is replaced."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import fields
from types import FrameType

from .settings import Settings

log = logging.getLogger("magnate.server")

#: Seconds between looks at the processes, and those before one is replaced that died young.
LOOK = 0.2
YOUNG = 5.0
#: Seconds they have to end when asked to.
FAREWELL = 10.0


class _Worker:
    """A process that serves."""

    def __init__(self, command: list[str], environment: dict[str, str], door: int) -> None:
        self.begun = time.monotonic()
        self.process = subprocess.Popen(  # noqa: S603  this very program
            command, env=environment, pass_fds=[door], stdin=subprocess.PIPE
        )


def work(door: socket.socket, settings: Settings) -> None:
    """Let so many processes serve until this one is ended; whichever dies is replaced."""
    given = {
        f"MAGNATE_{one.name.upper()}": str(getattr(settings, one.name)) for one in fields(settings)
    }
    environment = {**os.environ, **given, "MAGNATE_WORKERS": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(part for part in sys.path if part)
    command = [sys.executable, "-m", "magnate.server.serving", str(door.fileno())]

    def start() -> _Worker:
        return _Worker(command, environment, door.fileno())

    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    workers = [start() for _ in range(settings.workers)]
    try:
        while not stopping:
            time.sleep(LOOK)
            for n, one in enumerate(workers):
                if one.process.poll() is None or stopping:
                    continue
                log.error(
                    "a process that served has ended (%s); another begins", one.process.returncode
                )
                if time.monotonic() - one.begun < YOUNG:
                    time.sleep(LOOK * YOUNG)
                workers[n] = start()
    finally:
        _end(workers)


def _end(workers: list[_Worker]) -> None:
    for one in workers:
        one.process.terminate()
    last = time.monotonic() + FAREWELL
    for one in workers:
        try:
            one.process.wait(max(0.0, last - time.monotonic()))
        except subprocess.TimeoutExpired:
            one.process.kill()
            one.process.wait()
