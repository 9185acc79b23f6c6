"""The hall: all tables of this server, those who look at them, and the bots that play there."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from magnate import games
from magnate.bots import bots
from magnate.engine.edition import Edition, EditionError
from magnate.engine.game import Game, NotPossible

from .bodies import SeatBody, TableBody
from .bots import Thinkers, any_answer, question
from .settings import Settings
from .store import Conflict, Store
from .tables import Move, Refused, Seat, Standing, Table, digest

log = logging.getLogger("magnate.server")

Act = Literal["choose", "undo", "restart", "confirm"]
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID = re.compile(f"[{ALPHABET}]{{10}}")
#: Seconds before a table is tried again whose bot could not be asked or whose move not kept.
RETRY = 1.0
RETRIES = 5


class Page(Protocol):
    """Somebody who looks at a table, holding some of its seats."""

    holds: frozenset[int]

    def tell(self, *, table: bool = False) -> None:
        """Say soon how the table stands now, and who sits there."""


@dataclass
class Room:
    """A table in memory, and who looks at it."""

    table: Table
    standing: Standing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    pages: set[Page] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None

    @property
    def connected(self) -> set[int]:
        """The seats that somebody holds open."""
        return {seat for page in self.pages for seat in page.holds}

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.pages and self.driver is None and not self.lock.locked()

    def tell(self, seat: int | None = None, *, table: bool = False) -> None:
        """Tell everybody, or those who hold a seat."""
        for page in self.pages:
            if seat is None or seat in page.holds:
                page.tell(table=table)


class Hall:
    """Opens tables, lets people and bots act at them, and tells everybody who looks."""

    def __init__(self, settings: Settings, registry: dict[str, Game[Any]] | None = None) -> None:
        self.settings = settings
        self.games = games() if registry is None else registry
        self.store = Store(settings.url, self.games)
        self._thinkers = Thinkers(settings.workers, settings.patience)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database, and go on where bots were about to move."""
        await self.store.open()
        for errand in (self._resume_bots(), self._watch_others()):
            _ = self._spawn(errand)

    async def stop(self) -> None:
        """Leave everything as it is kept."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()
        await self.store.close()

    async def create(self, body: TableBody) -> tuple[Table, list[str | None]]:
        """Open a table; the tokens of its human seats are known only now."""
        if (game := self.games.get(body.game)) is None:
            possible = list(self.games)
            raise Refused(
                "not-found",
                f"there is no game {body.game!r}; possible: {', '.join(possible)}",
                possible=possible,
            )
        tokens = [_token(seat) for seat in body.seats]
        table = Table(
            id="".join(secrets.choice(ALPHABET) for _ in range(10)),
            game=game,
            edition=_edition(game, body.edition),
            variants=tuple(dict.fromkeys(body.variants)),
            seed=secrets.token_hex(16) if body.seed is None else str(body.seed),
            seeded=body.seed is not None,
            name=body.name or None,
            open=body.open,
            started=time.time(),
            seats=[_seat(*one) for one in zip(body.seats, tokens, strict=True)],
        )
        standing, moves = _begin(table)
        await self.store.create(table, standing, moves)
        self._drive(self._keep(Room(table, standing)))
        return table, tokens

    async def room(self, id: str) -> Room:
        """A table as it stands."""
        room = self._rooms.get(id)
        if room is None:
            found = await self.store.load(id) if ID.fullmatch(id) else None
            if found is None:
                raise Refused("not-found", "there is no such table")
            room = self._keep(self._rooms.get(id) or Room(*found))
        else:
            self._rooms.move_to_end(id)
            async with room.lock:
                await self._refresh(room)
        self._drive(room)
        return room

    async def seat_of(self, room: Room, token: str) -> int:
        """The seat that a token opens, even if it was taken through another server."""
        with suppress(Refused):
            return room.table.seat_of(token)
        room.table.seats = await self.store.seats(room.table.id)
        return room.table.seat_of(token)

    async def join(self, room: Room, seat: int, name: str | None) -> str:
        """Take a free seat; the token is known only now."""
        if seat >= len(room.table.seats):
            raise Refused("not-found", f"this table has {len(room.table.seats)} seats")
        token = secrets.token_urlsafe(24)
        joined = await self.store.join(room.table.id, seat, name or None, digest(token))
        room.table.seats = await self.store.seats(room.table.id)
        if not joined:
            free = [n for n, one in enumerate(room.table.seats) if not one.taken]
            raise Refused("taken", f"this seat is taken; free seats: {free}", free=free)
        room.tell(table=True)
        return token

    async def act(self, room: Room, act: Act, seat: int, version: int, option: str = "") -> None:
        """What a page does with its draft; everybody is told once it is kept."""
        async with room.lock:
            await self._refresh(room)
            now = room.standing
            moves: Sequence[Move] = ()
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
        room.tell(None if moves else seat)
        self._drive(room)

    async def state(
        self, room: Room, holds: Collection[int], since: int = 0, *, described: bool = False
    ) -> dict[str, Any]:
        """The `state` frame for these seats, with the log from an entry on."""
        standing, id = room.standing, room.table.id
        message = standing.message(holds, room.connected, described=described)
        since = min(since, standing.entries)
        entries = await self.store.log(id, since, standing.entries)
        return {**message, "log": entries, "log_from": since}

    def _keep(self, room: Room) -> Room:
        self._rooms[room.table.id] = room
        self._rooms.move_to_end(room.table.id)
        excess = len(self._rooms) - self.settings.loaded
        if excess > 0:
            for id in [id for id, one in self._rooms.items() if one.idle and one is not room]:
                del self._rooms[id]
                excess -= 1
                if not excess:
                    break
        return room

    async def _refresh(self, room: Room) -> bool:
        """Catch up with another server on the same database; the lock is held."""
        version = await self.store.version(room.table.id)
        if version == room.standing.version:
            return False
        found = await self.store.load(room.table.id)
        if found is None:
            self._rooms.pop(room.table.id, None)
            raise Refused("not-found", "this table is no longer there")
        room.table, room.standing = found
        return True

    async def _keep_move(self, room: Room, after: Standing, moves: Sequence[Move] = ()) -> None:
        """Write a change down, then let it be seen; the lock is held."""
        try:
            await self.store.save(room.table, room.standing, after, moves)
        except Conflict:
            await self._refresh(room)
            raise
        room.standing = after

    def _drive(self, room: Room) -> None:
        """Let the bots move, if it is their turn and nobody sees to it yet."""
        if room.driver is None and room.table.is_bot(room.standing.mover):
            room.driver = self._spawn(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        failures = 0
        try:
            while room.table.is_bot(room.standing.mover) and failures < RETRIES:
                try:
                    await self._play_bot(room)
                    failures = 0
                except Conflict:
                    room.tell()
                except Exception:
                    failures += 1
                    log.exception("table %s: the bot's move could not be made", room.table.id)
                    await asyncio.sleep(RETRY * failures)
        finally:
            room.driver = None

    async def _play_bot(self, room: Room) -> None:
        """One stretch of a bot, up to a reveal or another seat."""
        standing = room.standing
        ids, _ = await asyncio.gather(
            self._bot_choices(room.table, standing), asyncio.sleep(self.settings.pause)
        )
        async with room.lock:
            if await self._refresh(room) or room.standing.version != standing.version:
                raise Conflict
            try:
                after, moves = standing.after(ids, room.table.seed)
            except (Refused, ValueError):
                log.exception("table %s: the bot's choice was not legal", room.table.id)
                after, moves = standing.after(any_answer(standing), room.table.seed)
            await self._keep_move(room, after, moves)
        room.tell()

    async def _bot_choices(self, table: Table, standing: Standing) -> list[str]:
        try:
            return await self._thinkers.answer(question(table, standing, self.settings.clock))
        except Exception:
            log.exception("table %s: the bot failed; any legal choice is taken", table.id)
            return any_answer(standing)

    async def _resume_bots(self) -> None:
        """Go on at the tables where a bot was to move when the server stopped."""
        for id in await self.store.waiting_for_bots():
            try:
                await self.room(id)
            except Refused as refused:
                log.warning("table %s: cannot go on: %s", id, refused)

    async def _watch_others(self) -> None:
        """Notice what other servers on the same database have done, for those who look."""
        while True:
            await asyncio.sleep(self.settings.watch)
            watched = {id: room for id, room in self._rooms.items() if room.pages}
            if not watched:
                continue
            try:
                for id, version in (await self.store.versions(watched)).items():
                    await self._catch_up(watched[id], version)
            except Exception:
                log.exception("looking for moves made through other servers failed")

    async def _catch_up(self, room: Room, version: int) -> None:
        if version == room.standing.version:
            return
        async with room.lock:
            changed = await self._refresh(room)
        if changed:
            room.tell(table=True)
            self._drive(room)

    def _spawn(self, coroutine: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _edition(game: Game[Any], source: str | None) -> Edition:
    if source is None:
        return game.standard
    try:
        edition = game.edition_of(source)
        json.dumps(edition.tables, allow_nan=False)
    except EditionError as error:
        raise Refused("edition", str(error)) from error
    except Exception as error:
        problem = f"edition: something in it is not what the game expects ({error!r})"
        raise Refused("edition", problem) from error
    return edition


def _begin(table: Table) -> tuple[Standing, list[Move]]:
    try:
        return table.begin()
    except NotPossible as error:
        raise Refused("invalid", str(error)) from error
    except Exception as error:
        if table.edition is table.game.standard:
            raise
        problem = f"edition: the game cannot be set up with it ({error!r})"
        raise Refused("edition", problem) from error


def _token(seat: SeatBody) -> str | None:
    return secrets.token_urlsafe(24) if seat.kind == "human" and not seat.open else None


def _seat(seat: SeatBody, token: str | None) -> Seat:
    levels = list(bots())
    if seat.kind == "human":
        if seat.level is not None:
            raise Refused("invalid", "a human seat has no level; levels are for bots")
        return Seat("human", None, seat.name or None, token and digest(token))
    if seat.open:
        raise Refused("invalid", "a bot's seat cannot be open")
    level = seat.level or levels[-1]
    if level not in levels:
        raise Refused(
            "invalid", f"no bot {level!r}; possible: {', '.join(levels)}", possible=levels
        )
    return Seat("bot", level, seat.name or None)
