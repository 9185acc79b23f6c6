from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, each with tables of its own."""
    free = dict.fromkeys(("requests", "looks", "tables", "sockets_each", "connections_each"), 0)
    server = Server(tmp_path_factory.mktemp("server") / "magnate.db", **free).start()
    yield server
    server.end()
    server.http.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of this test alone."""
    started: list[Server] = []

    def one(db: Path | None = None, **settings: Any) -> Server:
        server = Server(db or tmp_path / "magnate.db", **settings)
        started.append(server)
        return server.start()

    yield one
    for server in started:
        server.end()
        server.http.close()
