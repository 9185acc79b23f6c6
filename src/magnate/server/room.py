"""A room: a table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Protocol

from .tables import Refused, Standing, Table


def as_text(message: dict[str, Any]) -> str:
    """A frame as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Page(Protocol):
    """Somebody who looks at a table, holding some of its seats."""

    holds: frozenset[int]
    keys: frozenset[str]  # the digests of its tokens

    def tell(self, *, table: bool = False) -> None:
        """Say soon how the table stands now, and who sits there."""

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
    opener: str = ""
    #: The frames of one version, by who sees them.
    frames: dict[Any, asyncio.Future[tuple[str, int]]] = field(default_factory=dict)
    frames_of: int = -1

    @property
    def connected(self) -> set[int]:
        """The seats that somebody holds open."""
        return {seat for page in self.pages for seat in page.holds}

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.pages and self.driver is None and not self.lock.locked()

    def show_out(self) -> None:
        """Part with pages whose tokens open nothing any more."""
        keys = {seat.token for seat in self.table.seats}
        for page in self.pages:
            if not page.keys <= keys:
                page.dismiss(Refused("forbidden", "somebody else has this seat now"))

    def tell(self, seat: int | None = None, *, all: bool = True, table: bool = False) -> None:
        """Tell those who hold a seat, then those who hold another, then all others."""
        for page in sorted(self.pages, key=lambda page: (seat not in page.holds, not page.holds)):
            if all or seat in page.holds:
                page.tell(table=table)
