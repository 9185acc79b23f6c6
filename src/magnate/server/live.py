"""Sockets: every page is told how the table stands, for its own eyes and at its own speed."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.types import Message

from .bodies import FRAME, HELLO, ChooseFrame, complaint
from .hall import Hall
from .limits import Allowance
from .room import Room, as_text
from .settings import Settings
from .tables import Refused, digest

log = logging.getLogger("magnate.server")

#: Seconds a page has to say hello, to take what it is sent, and to go.
HELLO_WITHIN = 20.0
TAKE_WITHIN = 30.0
FAREWELL = 3.0
#: Seconds before a page is told again how things stand, where that could not be found out.
AGAIN = 1.0
#: Complaints that may wait for a page to read them.
COMPLAINTS = 50

POLICY, TRY_LATER = 1008, 1013
FORBIDDEN, NOT_FOUND = 4403, 4404
#: How it shows that a page is gone, or no longer reads.
GONE = (WebSocketDisconnect, TimeoutError, RuntimeError)
CLOSING = {
    "forbidden": FORBIDDEN,
    "not-found": NOT_FOUND,
    "gone": NOT_FOUND,
    "full": TRY_LATER,
    "unavailable": TRY_LATER,
}


async def live(socket: WebSocket, hall: Hall, id: str) -> None:
    """Serve one page until it goes."""
    await socket.accept()
    try:
        room = await hall.room(id)
        page = await _greet(socket, hall, room)
    except Refused as refused:
        with suppress(*GONE):
            await _send(socket, {"type": "error", **refused.json()})
        await _close(socket, CLOSING.get(refused.code, POLICY))
        return
    except GONE:
        await _close(socket, POLICY)
        return
    await page.stay()


async def _greet(socket: WebSocket, hall: Hall, room: Room) -> LivePage:
    """Read the first frame."""
    if len(room.pages) >= hall.settings.sockets:
        raise Refused("full", "too many pages look at this table; try again later")
    async with asyncio.timeout(HELLO_WITHIN):
        message = await _receive(socket)
    try:
        text = _text(message, hall.settings)
        hello = HELLO.validate_json(text)
    except ValidationError as error:
        raise Refused("malformed", f"say hello first: {complaint(error.errors())}") from None
    holds = frozenset([await hall.seat_of(room, token) for token in hello.tokens])
    room.table.show(holds)
    keys = frozenset(map(digest, hello.tokens))
    described = hello.draws is not None and room.table.game.key not in hello.draws
    return LivePage(socket, hall, room, holds, keys, hello.log, described=described)


async def _receive(socket: WebSocket) -> Message:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message


def _text(message: Message, settings: Settings) -> str:
    text: str | None = message.get("text")
    if text is None:
        raise Refused("malformed", "frames are JSON text, not bytes")
    if len(text) > settings.frame:
        raise Refused("too-large", f"a frame holds at most {settings.frame} characters")
    return text


async def _send(socket: WebSocket, message: dict[str, Any]) -> None:
    await _send_text(socket, as_text(message))


async def _send_text(socket: WebSocket, text: str) -> None:
    async with asyncio.timeout(TAKE_WITHIN):
        await socket.send_text(text)


async def _close(socket: WebSocket, code: int) -> None:
    """Close a socket unless the page is gone, and read what was under way, so that it ends."""
    with suppress(*GONE):
        async with asyncio.timeout(FAREWELL):
            await socket.close(code)
            while True:
                await _receive(socket)


class LivePage:
    """One open page: what it holds, what it has been told, what it still has to be told."""

    def __init__(
        self,
        socket: WebSocket,
        hall: Hall,
        room: Room,
        holds: frozenset[int],
        keys: frozenset[str],
        log: int,
        *,
        described: bool,
    ) -> None:
        self.holds = holds
        self.keys = keys
        self._described = described
        self._socket = socket
        self._hall = hall
        self._room = room
        self._log = log
        self._complaints: deque[dict[str, Any]] = deque()
        self._dismissed: Refused | None = None
        self._due = {"table", "state"}
        self._wake = asyncio.Event()
        self._wake.set()
        self._allowance = Allowance(hall.settings.frames, hall.settings.burst)

    def tell(self, *, table: bool = False) -> None:
        """Say soon how the table stands; what is not yet said is said once, as it is then."""
        self._due |= {"table", "state"} if table else {"state"}
        self._wake.set()

    def call(self) -> None:
        """Say soon that something was said at the table."""
        self._due.add("news")
        self._wake.set()

    def think(self) -> None:
        """Say soon how far the bot is that thinks."""
        self._due.add("thinking")
        self._wake.set()

    def dismiss(self, why: Refused) -> None:
        """Show it out."""
        self._dismissed = why
        self._complain(why, look=False)

    async def stay(self) -> None:
        """Tell and listen until the page goes."""
        before = self._room.connected
        self._hall.enter(self._room, self)
        self._others_see(before)
        teller = asyncio.create_task(self._keep_telling())
        listener = asyncio.create_task(self._keep_listening())
        try:
            await asyncio.wait({teller, listener}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            before = self._room.connected
            self._hall.leave(self._room, self)
            for task in (teller, listener):
                task.cancel()
            ended = await asyncio.gather(teller, listener, return_exceptions=True)
            self._others_see(before)
        for end in ended:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("table %s: a page was lost", self._room.table.id, exc_info=end)
        code = CLOSING.get(self._dismissed.code, POLICY) if self._dismissed else POLICY
        await _close(self._socket, code)

    def _others_see(self, before: frozenset[int]) -> None:
        """Tell the others if a seat has come or gone with this page."""
        if self._room.connected != before:
            for page in self._room.pages - {self}:
                page.tell()

    async def _keep_telling(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, set()
            while self._complaints:
                await _send(self._socket, self._complaints.popleft())
            if self._dismissed:
                return
            try:
                await self._tell(due)
            except Refused as refused:
                await _send(self._socket, {"type": "error", **refused.json()})
                await asyncio.sleep(AGAIN)
                self.tell(table="table" in due)

    async def _tell(self, due: set[str]) -> None:
        if "table" in due:
            await _send_text(self._socket, self._room.table_frame(self.holds))
        if "state" in due:
            text, entries = await self._hall.frame(
                self._room, self.holds, self._log, described=self._described
            )
            await _send_text(self._socket, text)
            self._log = entries
        if "news" in due:
            await _send(self._socket, {"type": "news"})
        seat, done = self._room.standing.mover, self._room.thinking
        if "thinking" in due and seat is not None and done is not None:
            await _send(self._socket, {"type": "thinking", "seat": seat, "done": done})

    async def _keep_listening(self) -> None:
        while len(self._complaints) < COMPLAINTS:
            message = await _receive(self._socket)
            if not self._allowance.spend():
                break
            try:
                await self._obey(_text(message, self._hall.settings))
            except Refused as refused:
                self._complain(refused, look=refused.code in ("stale", "not-your-turn", "illegal"))
        await _send(
            self._socket,
            {"type": "error", "code": "too-fast", "message": "this page sends too much"},
        )

    async def _obey(self, text: str) -> None:
        try:
            frame = FRAME.validate_json(text)
        except ValidationError as error:
            raise Refused("malformed", complaint(error.errors())) from None
        if frame.seat not in self.holds:
            raise Refused("forbidden", f"this page does not hold seat {frame.seat}")
        option = frame.option if isinstance(frame, ChooseFrame) else ""
        await self._hall.act(self._room, frame.type, frame.seat, frame.version, option)

    def _complain(self, refused: Refused, *, look: bool) -> None:
        """An error frame, and how things stand where the page seems not to know."""
        self._complaints.append({"type": "error", **refused.json()})
        if look:
            self._due.add("state")
        self._wake.set()
