"""The other servers on this database: what they did, and who looks at a table through them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from .line import Line, News
from .room import Room

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Others:
    """Keeps the rooms of this server in step with what is heard on the line."""

    def __init__(
        self,
        line: Line,
        rooms: Mapping[str, Room],
        spawn: Spawn,
        catch_up: Callable[[Room], Coroutine[Any, Any, None]],
        resume: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._line, self._rooms, self._spawn = line, rooms, spawn
        self._catch_up, self._resume = catch_up, resume
        self._behind: set[str] = set()

    def listen(self) -> None:
        """Hear of the others from now on."""
        self._line.open(self._hear, self._lost)

    def opened(self, room: Room) -> None:
        """A room has come into memory: ask who looks at its table elsewhere."""
        self._spawn(self._line.say(table=room.table.id, who=True))

    def present(self, room: Room) -> None:
        """Somebody has come to a table here or gone: say which seats are held."""
        self._spawn(self._line.say(table=room.table.id, holds=sorted(room.here)))

    def _hear(self, whose: str, news: News) -> None:
        room = self._rooms.get(news["table"])
        if room is None:
            return
        if "holds" in news:
            room.see(whose, frozenset(news["holds"]))
        elif "who" in news:
            if room.here:
                self.present(room)
        elif room.pages and room.table.id not in self._behind:
            self._behind.add(room.table.id)
            self._spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Look once at a table for all the news that have come of it."""
        self._behind.discard(room.table.id)
        await self._catch_up(room)

    def _lost(self, whose: str) -> None:
        """A server has gone: nobody looks through it any more, and its bots are taken over."""
        for room in self._rooms.values():
            room.see(whose, frozenset())
        self._spawn(self._resume())
