"""Turns to think: whose bots come next where more wait than there are processes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

#: How many are remembered by the turn they had last.
REMEMBERED = 10_000
#: So many turns in a row go to tables that somebody looks at, while others wait.
IN_A_ROW = 9


@dataclass(eq=False)
class _Waiting:
    whose: str
    watched: Callable[[], bool]
    home: int | None  # the only place it can take, if there is one
    place: int = -1
    called: asyncio.Event = field(default_factory=asyncio.Event)
    unwatched: int = 0  # places it takes of those for tables that nobody looks at


class Turns:
    """Tables that somebody looks at come first; then whoever has had no turn for longest.

    Of ten turns one is for tables that nobody looks at, so that these come to their end as well.
    Who has a home waits for that place; others take the one that has been the home of fewest.
    """

    def __init__(self, places: int, background: int) -> None:
        self._free = set(range(max(1, places)))
        self._settled = [0] * max(1, places)
        self._unwatched = max(1, background)
        self._waiting: list[_Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turn = self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(
        self, whose: str, watched: Callable[[], bool], home: int | None = None
    ) -> AsyncIterator[int]:
        """Wait for a place, and keep it for a while."""
        one = _Waiting(whose, watched, home)
        self._waiting.append(one)
        self.call()
        try:
            await one.called.wait()
            yield one.place
        finally:
            if one.called.is_set():
                self._free.add(one.place)
                self._unwatched += one.unwatched
                self.call()
            else:
                self._waiting.remove(one)

    def call(self) -> None:
        """Give the free places away."""
        while self._free and (one := self._next()) is not None:
            self._waiting.remove(one)
            one.unwatched = 0 if one.watched() else 1
            self._in_a_row = 0 if one.unwatched else self._in_a_row + 1
            one.place = self._place(one)
            self._free.remove(one.place)
            self._unwatched -= one.unwatched
            self._turn += 1
            self._served[one.whose] = self._turn
            self._served.move_to_end(one.whose)
            if len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
            one.called.set()

    def _place(self, one: _Waiting) -> int:
        if one.home is not None:
            return one.home
        place = min(self._free, key=lambda place: (self._settled[place], place))
        self._settled[place] += 1
        return place

    def _next(self) -> _Waiting | None:
        possible = [
            one
            for one in self._waiting
            if (self._unwatched > 0 or one.watched())
            and (one.home is None or one.home in self._free)
        ]
        now = self._in_a_row >= IN_A_ROW  # it is the turn of one that nobody looks at
        return min(
            possible,
            key=lambda one: (one.watched() is now, self._served.get(one.whose, 0)),
            default=None,
        )
