"""The line: what several servers on one PostgreSQL tell each other, at once.

News of a change travels with the change: said in its transaction, it is heard once that is made.
News of a move follows it, since PostgreSQL writes changes that bring news to the disk one after
another; it says what was written, so that nobody needs to look.  Where it is lost with its server,
or longer than PostgreSQL lets it be, others find the move in the database, within a second.
A server that has been silent for a while is gone, and so are its claims, which live as long as its
connection; one that is heard for the first time, or again, is asked what it knows.  On SQLite there
is no line: servers that share a file look into it now and then.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .news import News

log = logging.getLogger("magnate.server")

CHANNEL: Final = "magnate"
#: The first half of the keys under which tables are claimed.
CLAIMS: Final = 4162684
#: Seconds between two signs of life, and those after which a silent server is gone.
BEAT: Final = 2.0
SILENT: Final = 7.0
#: Bytes that can be said in one go.
LONGEST: Final = 7999


class Line:
    """The line of a server that is alone on its database: nobody hears, nobody is heard."""

    alone = True

    def __init__(self, name: str) -> None:
        self.name = name

    def open(self, hear: Callable[[str, News], None], lost: Callable[[str], None]) -> None:
        """Listen: `hear` is told the news and whose they are, `lost` who has fallen silent."""

    @property
    def informed(self) -> bool:
        """Whether all that the others know has had the time to be heard."""
        return True

    async def close(self) -> None:
        """Hang up."""

    async def say(self, **news: Any) -> None:
        """Tell the others."""

    async def announce(self, connection: AsyncConnection, id: str, **news: Any) -> None:
        """Tell the others of a change at a table, as soon as this transaction has made it."""

    def tell(self, id: str, news: News) -> None:
        """Tell the others of a change at a table that has been made."""

    @asynccontextmanager
    async def claimed(self, id: str) -> AsyncIterator[None]:
        """Have the bots of a table to this server alone, once nobody else has."""
        del id
        yield


def line_of(engine: AsyncEngine, name: str) -> Line:
    """The line that a database offers."""
    return SharedLine(engine, name) if engine.dialect.name == "postgresql" else Line(name)


class SharedLine(Line):
    """One connection to PostgreSQL that listens, gives signs of life, and holds claims."""

    alone = False

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        super().__init__(name)
        self._engine = engine
        self._connection: Any = None  # the driver's own
        self._busy = asyncio.Lock()
        self._seen: dict[str, float] = {}
        self._opened = math.inf
        self._task: asyncio.Task[None] | None = None
        self._untold: list[str] = []
        self._telling: asyncio.Task[None] | None = None

    def open(self, hear: Callable[[str, News], None], lost: Callable[[str], None]) -> None:
        """Listen, from now until the line is closed, however often it breaks."""
        self._hear, self._lost = hear, lost
        self._opened = time.monotonic()
        self._task = asyncio.create_task(self._keep_open())

    @property
    def informed(self) -> bool:
        """Whether all that the others know has had the time to be heard."""
        return time.monotonic() - self._opened > SILENT

    async def close(self) -> None:
        """Say goodbye and hang up."""
        if self._task is None:
            return
        await self.say(gone=True)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def say(self, **news: Any) -> None:
        """Tell the others, if the line is open."""
        with suppress(Exception):  # whoever missed it looks into the database soon
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, self._text(news))

    async def announce(self, connection: AsyncConnection, id: str, **news: Any) -> None:
        """Tell the others of a change at a table, as soon as this transaction has made it."""
        text = self._text({"table": id, **news})
        await connection.execute(select(func.pg_notify(CHANNEL, text)))

    def tell(self, id: str, news: News) -> None:
        """Tell the others of a change at a table that has been made, with others at the same time.

        One that is announced makes all that are wait until it is on the disk, one after another.
        """
        text = self._text({"table": id, **news})
        self._untold.append(text if len(text.encode()) <= LONGEST else self._text({"table": id}))
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._untold:
            untold, self._untold = self._untold, []
            with suppress(Exception):  # as above
                said = "SELECT count(pg_notify($1, news)) FROM unnest($2::text[]) AS news"
                await self._ask(said, CHANNEL, untold)

    @asynccontextmanager
    async def claimed(self, id: str) -> AsyncIterator[None]:
        """Have the bots of a table to this server alone, once nobody else has."""
        while not await self._claim(id):  # noqa: ASYNC110  the database rings no bell for this
            await asyncio.sleep(BEAT / 2)
        try:
            yield
        finally:
            with suppress(Exception):  # with its connection, the claim is gone as well
                await self._ask("SELECT pg_advisory_unlock($1, hashtext($2))", CLAIMS, id)

    async def _claim(self, id: str) -> bool:
        try:
            return bool(
                await self._ask("SELECT pg_try_advisory_lock($1, hashtext($2))", CLAIMS, id)
            )
        except Exception:  # noqa: BLE001  the line is broken: whoever moves first wins, as ever
            return True

    def _text(self, news: News) -> str:
        return f"{self.name} {json.dumps(news, ensure_ascii=False, separators=(',', ':'))}"

    async def _ask(self, query: str, *arguments: Any) -> Any:
        async with self._busy:
            return await self._connection.fetchval(query, *arguments)

    async def _keep_open(self) -> None:
        while True:
            try:
                async with self._engine.connect() as connection:
                    try:
                        driver = (await connection.get_raw_connection()).driver_connection
                        await self._listen(driver)
                    finally:
                        await connection.invalidate()  # nobody else may have it, claims and all
            except Exception as error:  # noqa: BLE001  the line may break in any way
                log.warning("the line to other servers is broken: %s", error)
            await asyncio.sleep(BEAT)

    async def _listen(self, connection: Any) -> None:
        await connection.execute("SET synchronous_commit = off")  # news is not kept
        await connection.add_listener(CHANNEL, self._heard)
        self._connection = connection
        try:
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, self._text({"who": True}))
            while True:
                await self._ask("SELECT pg_notify($1, $2)", CHANNEL, self._text({}))
                self._part_with_the_silent()
                await asyncio.sleep(BEAT)
        finally:
            self._connection = None

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        whose, _, said = payload.partition(" ")
        if whose == self.name:
            return
        news = json.loads(said)
        if news.get("gone"):
            self._seen.pop(whose, None)
            self._lost(whose)
            return
        if whose not in self._seen:
            self._hear(whose, {"met": True})
        self._seen[whose] = time.monotonic()
        if news:
            self._hear(whose, news)

    def _part_with_the_silent(self) -> None:
        last = time.monotonic() - SILENT
        for whose in [one for one, seen in self._seen.items() if seen < last]:
            del self._seen[whose]
            self._lost(whose)
