"""The other servers on this database: what they did, and who looks at a table through them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from .line import Line
from .news import News
from .room import Room

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Others:
    """Keeps the rooms of this server in step with what is heard on the line."""

    def __init__(
        self,
        line: Line,
        rooms: Mapping[str, Room],
        spawn: Spawn,
        take_in: Callable[[Room, Sequence[News]], Coroutine[Any, Any, None]],
        resume: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._line, self._rooms, self._spawn = line, rooms, spawn
        self._take_in, self._resume = take_in, resume
        self._news: dict[str, list[News]] = {}
        self._held: dict[str, dict[str, frozenset[int]]] = {}

    def listen(self) -> None:
        """Hear of the others from now on."""
        self._line.open(self._hear, self._lost)

    def opened(self, room: Room) -> None:
        """A room has come into memory: say who looks at its table elsewhere."""
        held = self._held.get(room.table.id, {})
        for whose in {*held, *room.elsewhere}:
            room.see(whose, held.get(whose, frozenset()))

    @property
    def informed(self) -> bool:
        """Whether what is known of the others is all there is to know."""
        return self._line.informed

    def held(self, id: str) -> frozenset[int]:
        """The seats of a table that are held open through other servers."""
        return frozenset[int]().union(*self._held.get(id, {}).values())

    def present(self, room: Room) -> None:
        """Somebody has come to a table here or gone: say which seats are held."""
        self._spawn(self._line.say(table=room.table.id, holds=sorted(room.here)))

    def _hear(self, whose: str, news: News) -> None:
        if "met" in news:
            self._spawn(self._line.say(who=True, of=whose))
        elif "who" in news:
            if news.get("of", self._line.name) == self._line.name:
                self._present_all()
        elif "holds" in news:
            self._see(whose, news["table"], frozenset(news["holds"]))
        elif (room := self._rooms.get(news["table"])) is not None:
            self._hear_of(room, news)

    def _present_all(self) -> None:
        for room in self._rooms.values():
            if room.here:
                self.present(room)

    def _see(self, whose: str, id: str, holds: frozenset[int]) -> None:
        """Know which seats of a table are held open through another server."""
        held = self._held.setdefault(id, {})
        held[whose] = holds
        if not holds:
            del held[whose]
        if not held:
            del self._held[id]
        if id in self._rooms:
            self._rooms[id].see(whose, holds)

    def _hear_of(self, room: Room, news: News) -> None:
        if "said" in news:
            if "clock" in news and room.table.clock:  # it stands still, or runs again
                room.forget_frames()
                room.tell()
            room.call()
            return
        waiting = self._news.setdefault(room.table.id, [])
        waiting.append(news)
        if len(waiting) == 1:
            self._spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Take in at once all the news that have come of a table."""
        await self._take_in(room, self._news.pop(room.table.id))

    def _lost(self, whose: str) -> None:
        """A server has gone: nobody looks through it any more, and its bots are taken over."""
        for id in [id for id, held in self._held.items() if whose in held]:
            self._see(whose, id, frozenset())
        self._spawn(self._resume())
