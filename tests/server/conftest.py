from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, each with tables of its own."""
    free: dict[str, Any] = dict.fromkeys(
        ("requests", "looks", "tables", "sockets_each", "connections_each"), 0
    )
    with closing(Server(tmp_path_factory.mktemp("server") / "magnate.db", **free)) as server:
        yield server.start()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of this test alone."""
    with ExitStack() as ends:

        def one(db: Path | None = None, **settings: Any) -> Server:
            server = Server(db or tmp_path / "magnate.db", **settings)
            return ends.enter_context(closing(server)).start()

        yield one
