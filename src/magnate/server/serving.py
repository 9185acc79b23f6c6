"""Serving: from the settings to an open door, and to one process or several behind it.

`python -m magnate.server.serving DOOR` is one of several: the door is an open socket that it
inherits, and its settings come with the environment.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

import uvicorn

from magnate.engine.game import NotPossible

from .app import create_app
from .connections import connection_type, make_room
from .database import prepare
from .settings import Settings
from .upgrades import warn
from .watching import set_up_logging
from .workers import work

log = logging.getLogger("magnate.server")

#: Seconds between two looks through all of memory for what only refers to itself.
SWEEP = 60
#: Python looks through all of it whenever a quarter is new, and nobody is served meanwhile; and
#: through what is new at 700 things, of which a move makes several times that many.
SELDOM = (5_000, 10, 1_000_000)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int | None = None,
    *,
    alone: bool = False,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Run a server until Ctrl-C; `alone`, for a person on this machine."""
    settings = Settings.from_environment()
    if alone:
        settings = settings.for_one
    settings = replace(
        settings,
        db=settings.db if db is None else db,
        workers=settings.workers if workers is None else workers,
        hosts=f"{settings.hosts},{host}",
    )
    settings.check()
    set_up_logging("warning" if alone else settings.log)
    for name in Settings.unknown():
        log.warning("%s is no setting; magnate serve --help shows those there are", name)
    make_room(settings.connections)
    with door_at(host, port) as door:
        asyncio.run(prepare(settings))
        asyncio.run(warn(settings))
        ready()
        if settings.workers > 1:
            work(door, settings)
        else:
            serve_at(door, settings)


@contextmanager
def door_at(host: str, port: int) -> Iterator[socket.socket]:
    """A door that nobody else has, still shut."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError as error:
            problem = f"cannot listen on {host}:{port} ({error.strerror}); choose another --port"
            raise NotPossible(problem) from error
        yield door


def serve_at(door: socket.socket, settings: Settings) -> None:
    """Serve whoever comes to a door until Ctrl-C."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=connection_type(settings, app.state.limits),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        ws_per_message_deflate=bool(settings.compression),
        ws_max_size=4 * settings.frame,
        timeout_graceful_shutdown=3,
        callback_notify=_sweep,
        timeout_notify=SWEEP,
    )
    gc.set_threshold(*SELDOM)
    gc.collect()
    gc.freeze()  # what is loaded by now stays, and need not be looked through again
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[door])


async def _sweep() -> None:
    gc.collect()


def _end_with_parent() -> None:
    """The input ends when the process does that started this one, however it ended."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Serve at an inherited door."""
    settings = Settings.from_environment()
    set_up_logging(settings.log)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with socket.socket(fileno=int(sys.argv[1])) as door:
        serve_at(door, settings)


if __name__ == "__main__":
    main()
