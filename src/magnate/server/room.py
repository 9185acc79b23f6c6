"""A room: a table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pydantic_core import to_json

from .frames import LogEntry
from .tables import Refused, Seat, Standing, Table

#: Entries of a log that are kept at hand for those who are about to hear of them.
TOLD = 8


def as_text(message: dict[str, Any]) -> str:
    """A frame as it is sent."""
    return to_json(message).decode()


class Page(Protocol):
    """Somebody who looks at a table, holding some of its seats."""

    holds: frozenset[int]
    keys: frozenset[str]  # the digests of its tokens

    def tell(self, *, table: bool = False) -> None:
        """Say soon how the table stands now, and who sits there."""

    def call(self) -> None:
        """Say soon that something was said at the table."""

    def think(self) -> None:
        """Say soon how far the bot is that thinks."""

    def dismiss(self, why: Refused) -> None:
        """Show it out."""


@dataclass
class Room:
    """A table in memory, and who looks at it."""

    table: Table
    standing: Standing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    pages: set[Page] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None
    thought: asyncio.Future[Any] | None = None
    #: The frames of one version, by who sees them.
    frames: dict[Any, asyncio.Future[tuple[str, int]]] = field(default_factory=dict)
    frames_of: int = -1
    #: The stories asked for at one version, by who sees what.
    stories: dict[Any, asyncio.Future[str]] = field(default_factory=dict)
    stories_of: int = -1
    #: The seats that somebody holds open: through this server, others, and all of them.
    here: frozenset[int] = frozenset()
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    connected: frozenset[int] = frozenset()
    #: How far the bot is that thinks, from 0 to 1; None where none does.
    thinking: float | None = None
    #: The version that was found in the database when somebody last looked there.
    seen: int = 0
    #: The last entries of the log, if they were made here, and the version they lead to.
    _told: deque[LogEntry] = field(default_factory=lambda: deque(maxlen=TOLD))
    _told_at: int = -1
    _table_frames: dict[Any, str] = field(default_factory=dict)
    _turn: tuple[Any, ...] = ()
    _spent: float = 0.0

    def enter(self, page: Page) -> None:
        """Somebody comes to look."""
        self.pages.add(page)
        self._count()

    def leave(self, page: Page) -> None:
        """Somebody goes."""
        self.pages.discard(page)
        self._count()

    def _count(self) -> None:
        self.here = frozenset(seat for page in self.pages for seat in page.holds)
        self.connected = self.here.union(*self.elsewhere.values())

    def see(self, server: str, holds: frozenset[int]) -> None:
        """Know which seats are held open through another server, and say so here."""
        before = self.connected
        if holds:
            self.elsewhere[server] = holds
        else:
            self.elsewhere.pop(server, None)
        self._count()
        if self.connected != before:
            self.tell()

    def time_left(self, clock: float) -> float:
        """Seconds that a bot has left of its turn: a seat's moves in a row, in one round."""
        standing = self.standing
        state = standing.position.state
        turn = (standing.mover, getattr(state, "round", None), getattr(state, "turn", None))
        if turn != self._turn or standing.last != standing.mover:
            self._turn, self._spent = turn, 0.0
        return max(0.0, clock - self._spent)

    def spend(self, seconds: float) -> None:
        """A bot has thought for so long."""
        self._spent += seconds
        self.thinking = None

    def interrupt(self) -> None:
        """End what a bot thinks: the table stands otherwise now, or is no longer there."""
        if self.thought is not None:
            self.thought.cancel()

    def think(self, done: float) -> None:
        """A bot is so far with its thought: those who look on are told."""
        self.thinking = done
        for page in self.pages:
            page.think()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.pages and self.driver is None and not self.lock.locked()

    def sit(self, seats: list[Seat]) -> None:
        """Say who sits here from now on, and part with pages whose tokens open nothing any more."""
        if seats == self.table.seats:
            return
        self.table.seats = seats
        self.forget_frames()
        keys = {seat.token for seat in seats}
        for page in self.pages:
            if not page.keys <= keys:
                page.dismiss(Refused("forbidden", "somebody else has this seat now"))
        self.tell(table=True)

    def goes_on(self, after: Standing, told: Sequence[LogEntry]) -> None:
        """It stands otherwise now, and this was told of it."""
        if self._told_at != self.standing.version:
            self._told.clear()
        self._told.extend(told)
        self.standing, self._told_at = after, after.version

    def told_since(self, entry: int) -> list[LogEntry] | None:
        """The log from an entry on; None if that is not known here."""
        if entry >= self.standing.entries:
            return []
        if self._told_at != self.standing.version or not self._told or self._told[0]["n"] > entry:
            return None
        return [one for one in self._told if one["n"] >= entry]

    def forget_frames(self) -> None:
        """Make what is said of the table anew."""
        self._table_frames.clear()
        self.frames_of = -1

    def table_frame(self, holds: frozenset[int]) -> str:
        """The `table` frame as text; one for all who hold the same."""
        if holds not in self._table_frames:
            self._table_frames[holds] = as_text(self.table.message(holds))
        return self._table_frames[holds]

    def call(self) -> None:
        """Let everybody know that something was said, or asked."""
        for page in self.pages:
            page.call()

    def tell(self, seat: int | None = None, *, all: bool = True, table: bool = False) -> None:
        """Tell those who hold a seat, then those who hold another, then all others."""
        for page in sorted(self.pages, key=lambda page: (seat not in page.holds, not page.holds)):
            if all or seat in page.holds:
                page.tell(table=table)
