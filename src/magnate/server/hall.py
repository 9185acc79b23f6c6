"""The hall: all tables of this server, those who look at them, and the bots that play there."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any, Literal
from weakref import WeakValueDictionary

from magnate import games
from magnate.engine.game import Game

from .bodies import TableBody
from .bots import Bots
from .examiner import Examiner
from .news import News, after_news, is_known
from .opening import ALPHABET, begin, new_table
from .others import Others
from .register import Register
from .room import Page, Room, as_text
from .settings import Settings
from .store import Conflict, Store, entries
from .tables import Move, Refused, Seat, Standing, Table, digest
from .upkeep import DAY

log = logging.getLogger("magnate.server")

Act = Literal["choose", "undo", "restart", "confirm"]
ID = re.compile(f"[{ALPHABET}]{{10}}")
#: Seconds before a table is tried again whose bot could not move, at first and at most.
RETRY, LONGEST = 1.0, 60.0
#: Seconds after which a bot that does not move is taken over from whoever should have moved it.
OVERDUE = 30.0
#: Tables whose versions are asked for at once.
LOOKED_AT = 50
#: Frames of one version that are kept for others who see the same.
FRAMES = 16
#: Seconds between looks for tables that everybody has left.
EXPIRY = 3600.0


class Hall:
    """Opens tables, lets people and bots act at them, and tells everybody who looks."""

    def __init__(self, settings: Settings, registry: dict[str, Game[Any]] | None = None) -> None:
        self.settings = settings
        self.games = games() if registry is None else registry
        self.store = Store(settings.url, self.games, settings.wait)
        self.register = Register(self.store, settings.secret)
        self.bots = Bots(settings)
        self.examiner = Examiner(settings.examination, settings.edition)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        #: These, and those let go that somebody is still about to act at: a table has one room.
        self._used: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self.others = Others(
            self.store.line, self.rooms, self._spawn, self._follow, self._take_over
        )

    async def start(self) -> None:
        """Open the database, and go on where bots were about to move."""
        await self.store.open()
        await self.register.open()
        self.others.listen()
        await self._let_go()
        waiting = await self._waiting_for_bots(0)
        for errand in (self._resume_bots(waiting), self._watch_others(), self._keep_letting_go()):
            _ = self._spawn(errand)

    async def stop(self) -> None:
        """Leave everything as it is kept."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.examiner.stop()
        await self.store.line.close()
        await self.store.close()

    async def create(self, body: TableBody, opener: str = "") -> tuple[Table, list[str | None]]:
        """Open a table; the tokens of its human seats are known only now."""
        if (game := self.games.get(body.game)) is None:
            possible = list(self.games)
            raise Refused(
                "not-found",
                f"there is no game {body.game!r}; possible: {', '.join(possible)}",
                possible=possible,
            )
        if 0 < self.settings.house <= await self.store.running():
            raise Refused("busy", "this server has all the tables it can hold", retry=3600)
        edition = game.standard
        if body.edition is not None:
            edition = await self.examiner.edition(
                game, body.edition, len(body.seats), body.variants
            )
        table, tokens = new_table(game, edition, body)
        await self.open(table, begin(table), opener)
        return table, tokens

    async def open(
        self, table: Table, begun: tuple[Standing, Sequence[Move]], opener: str = ""
    ) -> None:
        """Keep a new table, and let its game go on."""
        standing, moves = begun
        table.opener = opener
        await self.store.create(table, standing, moves)
        self.drive(self._keep(Room(table, standing)))

    async def room(self, id: str) -> Room:
        """A table as it stands."""
        room = self._used.get(id)
        if room is None:
            found = await self.store.load(id) if ID.fullmatch(id) else None
            if found is None:
                raise Refused("not-found", "there is no such table")
            room = self._keep(self._used.get(id) or Room(*found))
        else:
            self._keep(room)
            async with room.lock:
                await self._refresh(room)
        self.drive(room)
        return room

    def enter(self, room: Room, page: Page) -> None:
        """Somebody looks at a table; its bots need no longer wait behind those unseen."""
        room.enter(page)
        self._keep(room)
        self.others.present(room)
        self.bots.turns.call()

    def leave(self, room: Room, page: Page) -> None:
        """Somebody looks no more."""
        room.leave(page)
        self.others.present(room)

    async def seat_of(self, room: Room, token: str) -> int:
        """The seat that a token opens, through whichever server it was taken."""
        room.sit(await self.store.seats(room.table.id))
        return room.table.seat_of(token)

    async def sit(self, room: Room, invitation: str, own: str) -> str:
        """Sit down with an invitation, which from then on opens nothing; the token that does."""
        seat = await self.store.sit(room.table.id, digest(invitation), digest(own))
        if seat is None:
            raise Refused("forbidden", "this token opens no seat of this table")
        room.sit(await self.store.seats(room.table.id))
        return own if seat == digest(own) else invitation

    async def join(
        self,
        room: Room,
        seat: int,
        name: str | None,
        token: str = "",
        colour: int | None = None,
    ) -> str:
        """Take a free seat; the token is known only now."""
        if seat >= len(room.table.seats):
            raise Refused("not-found", f"this table has {len(room.table.seats)} seats")
        token = token or secrets.token_urlsafe(24)
        joined = await self.store.join(room.table.id, seat, name or None, digest(token), colour)
        room.sit(await self.store.seats(room.table.id))
        if not joined:
            free = [n for n, one in enumerate(room.table.seats) if not one.taken]
            raise Refused("taken", f"this seat is taken; free seats: {free}", free=free)
        return token

    async def act(self, room: Room, act: Act, seat: int, version: int, option: str = "") -> None:
        """What a page does with its draft, to the end even if it leaves."""
        await asyncio.shield(self._spawn(self._see_to(room, act, seat, version, option)))

    async def _see_to(self, room: Room, act: Act, seat: int, version: int, option: str) -> None:
        """The same; everybody is told once it is kept."""
        async with room.lock:
            try:
                moves = await self._act(room, act, seat, version, option)
            except Refused:
                if not await self._refresh(room):
                    raise
                moves = await self._act(room, act, seat, version, option)  # as others left it
        room.tell(seat, all=bool(moves))
        self.drive(room)

    async def _act(
        self, room: Room, act: Act, seat: int, version: int, option: str
    ) -> Sequence[Move]:
        """The same for the table as it is known here; the lock is held."""
        now, moves = room.standing, list[Move]()
        if act == "confirm":
            after, moves = now.confirm(seat, version, room.table.seed)
        elif act == "choose":
            after = now.choose(seat, version, option)
        else:
            after = (now.undo if act == "undo" else now.restart)(seat, version)
        try:
            await self._keep_move(room, after, moves)
        except Conflict:
            current = room.standing.version
            raise Refused("stale", "another choice came first", version=current) from None
        return moves

    async def state(
        self, room: Room, holds: Collection[int], since: int = 0, *, described: bool = False
    ) -> dict[str, Any]:
        """The `state` frame for these seats, with the log from an entry on."""
        standing, id = room.standing, room.table.id
        message = standing.message(holds, room.connected, described=described)
        since = min(since, standing.entries)
        told = room.told_since(since)
        if told is None:
            told = await self.store.log(id, since, standing.entries)
        clock = {"clock": await self.store.clock(id)} if room.table.clock else {}
        return {**message, "log": told, "log_from": since, **clock}

    async def frame(
        self, room: Room, holds: frozenset[int], since: int, *, described: bool = False
    ) -> tuple[str, int]:
        """The `state` frame as text, and the entries told with it; one for all who see the same."""
        version, since = room.standing.version, min(since, room.standing.entries)
        if room.frames_of != version:
            room.frames_of, room.frames = version, {}
        seen = (holds, room.connected, since, described)
        made = room.frames.get(seen)
        if made is None:
            if len(room.frames) >= FRAMES:
                return await self._frame(room, holds, since, described=described)
            making = self._frame(room, holds, since, described=described)
            made = room.frames[seen] = asyncio.ensure_future(making)
        try:
            return await asyncio.shield(made)
        except Exception:
            if room.frames.get(seen) is made:
                del room.frames[seen]
            raise

    async def _frame(
        self, room: Room, holds: frozenset[int], since: int, *, described: bool
    ) -> tuple[str, int]:
        state = await self.state(room, holds, since, described=described)
        return as_text(state), state["log_from"] + len(state["log"])

    def _keep(self, room: Room) -> Room:
        if room.table.id not in self.rooms:
            self.others.opened(room)
        self._used[room.table.id] = self.rooms[room.table.id] = room
        self.rooms.move_to_end(room.table.id)
        excess = len(self.rooms) - self.settings.loaded
        if excess > 0:
            for id in [id for id, one in self.rooms.items() if one.idle and one is not room]:
                del self.rooms[id]
                excess -= 1
                if not excess:
                    break
        return room

    async def _refresh(self, room: Room) -> bool:
        """Catch up with another server on the same database; the lock is held."""
        version = await self.store.version(room.table.id)
        if version == room.standing.version:
            return False
        room.interrupt()
        found = await self.store.load(room.table.id)
        if found is None:
            self.rooms.pop(room.table.id, None)
            raise Refused("not-found", "this table is no longer there")
        room.sit(found[0].seats)
        room.table, room.standing = found
        room.forget_frames()
        return True

    async def reseat(self, room: Room) -> None:
        """Take in what has changed about the seats of a table, and let bots go on there."""
        room.sit(await self.store.seats(room.table.id))
        async with room.lock:
            await self._refresh(room)
        room.forget_frames()
        room.tell(table=True)
        self.drive(room)

    async def _keep_move(self, room: Room, after: Standing, moves: Sequence[Move] = ()) -> None:
        """Write a change down, then let it be seen; the lock is held."""
        try:
            await self.store.save(room.table, room.standing, after, moves)
        except Conflict:
            await self._refresh(room)
            raise
        room.goes_on(after, entries(moves))

    def drive(self, room: Room) -> None:
        """Let the bots move, if it is their turn and nobody sees to it yet."""
        if room.driver is None and not room.table.closed and room.table.is_bot(room.standing.mover):
            room.driver = self._spawn(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        async with self.store.line.claimed(room.table.id):
            try:
                await self._play_claimed(room)
            finally:
                room.driver = None

    async def _play_claimed(self, room: Room) -> None:
        wait = RETRY
        while room.table.is_bot(room.standing.mover):
            try:
                await self._play_bot(room)
                wait = RETRY
            except Conflict:
                room.tell()
            except Exception as error:
                if isinstance(error, Refused) and error.code in ("not-found", "gone", "closed"):
                    return
                log.exception("table %s: the bot's move could not be made", room.table.id)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST)

    async def _play_bot(self, room: Room) -> None:
        """One stretch of a bot, up to a reveal or another seat."""
        async with room.lock:
            if await self._refresh(room):
                raise Conflict
        standing = room.standing
        room.thought = asyncio.ensure_future(self.bots.choices(room, standing))
        try:
            (ids, told), _ = await asyncio.gather(room.thought, asyncio.sleep(self.settings.pause))
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise Conflict from None  # the thought was interrupted
        async with room.lock:
            if await self._refresh(room) or room.standing.version != standing.version:
                raise Conflict
            after, moves = standing.after(ids, room.table.seed, told)
            await self._keep_move(room, after, moves)
        room.tell()

    async def _waiting_for_bots(self, since: float) -> list[str]:
        try:
            return await self.store.waiting_for_bots(since)
        except Exception:
            log.exception("looking for tables where a bot is to move failed")
            return []

    async def _resume_bots(self, waiting: list[str]) -> None:
        """Go on where a bot was to move when a server stopped, this one or another."""
        lost: set[str] = set()
        while True:
            await self._resume_all(waiting, lost)
            await asyncio.sleep(OVERDUE)
            waiting = await self._waiting_for_bots(OVERDUE)

    async def _take_over(self) -> None:
        """Go on where another server has gone that was to move."""
        await self._resume_all(await self._waiting_for_bots(0), set())

    async def _resume_all(self, waiting: list[str], lost: set[str]) -> None:
        """Go on at these tables, but for those that are lost or seen to already."""
        for id in waiting:
            if id not in lost and not (id in self.rooms and self.rooms[id].driver):
                await self._resume(id, lost)

    async def _resume(self, id: str, lost: set[str]) -> None:
        try:
            await self.room(id)
        except Exception as error:
            if not isinstance(error, Refused) or error.code != "unavailable":
                lost.add(id)
            log.exception("table %s: its bots cannot go on", id)

    async def _watch_others(self) -> None:
        """Notice what other servers on the same database have done, for those who look."""
        while True:
            watched = [room for room in self.rooms.values() if room.pages]
            parts = [watched[n : n + LOOKED_AT] for n in range(0, len(watched), LOOKED_AT)] or [[]]
            for rooms in parts:
                await asyncio.sleep(self.settings.watch / len(parts))
                if rooms:
                    await self._look_at(rooms)

    async def _look_at(self, rooms: Sequence[Room]) -> None:
        try:
            versions = await self.store.versions([room.table.id for room in rooms])
            seats = await self.store.seats_of(list(versions))
        except Exception:
            log.exception("looking for moves made through other servers failed")
            return
        for room in rooms:
            id = room.table.id
            now = versions.get(id)
            seen, room.seen = room.seen, now or 0
            if now is not None and not self.store.line.alone:
                now = seen  # news of what is younger may be on its way
            try:
                await self._catch_up(room, now, seats.get(id, []))
            except Exception:
                log.exception("table %s: cannot be brought up to date", id)

    async def _follow(self, room: Room, news: Sequence[News]) -> None:
        """Catch up with what another server says it has done at a table."""
        try:
            async with room.lock:
                known = all(self._take_in(room, one) for one in news)
            if not room.pages:
                return
            if known:
                self.drive(room)
                return
            versions = await self.store.versions([room.table.id])
            seats = await self.store.seats(room.table.id)
            await self._catch_up(room, versions.get(room.table.id), seats)
        except Exception:
            log.exception("table %s: cannot be brought up to date", room.table.id)

    def _take_in(self, room: Room, news: News) -> bool:
        """Make a move that was made elsewhere; False if one has to look.  The lock is held."""
        before = room.standing
        if is_known(before, news):
            return True
        found = after_news(room.table, before, news)
        if found is None:
            return False
        room.interrupt()
        room.goes_on(found[0], entries(found[1]))
        room.tell(before.mover, all=bool(found[1]))
        return True

    async def _keep_letting_go(self) -> None:
        while True:
            await asyncio.sleep(EXPIRY)
            await self._let_go()

    async def _let_go(self) -> None:
        """Delete the tables that everybody has left."""
        one = self.settings
        try:
            gone = await self.store.expire(one.untouched, one.unfinished, one.finished)
            if one.unfinished:
                await self.register.expire(time.time() - one.unfinished * DAY)
            await self.store.expire_editions(one.unread)
        except Exception:
            log.exception("looking for tables that everybody has left failed")
            return
        for id in gone:
            if (room := self.rooms.pop(id, None)) is not None:
                room.interrupt()

    async def _catch_up(self, room: Room, version: int | None, seats: list[Seat]) -> None:
        if version is None:
            room.interrupt()
            for page in room.pages:
                page.dismiss(Refused("not-found", "this table is no longer there"))
            return
        room.sit(seats)
        if version <= room.standing.version:
            return
        async with room.lock:
            changed = await self._refresh(room)
        if changed:
            room.tell(table=True)
            self.drive(room)

    def _spawn(self, coroutine: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
