"""Connections: none may stay that sends nothing, half of something or too much."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .limits import Limits, address_of
from .settings import Settings
from .tables import Refused
from .wire import STATUS

log = logging.getLogger("magnate.server")

TOO_LARGE = Refused("too-large", "the address and headers of this request are too long")
MALFORMED = Refused("malformed", "this is no request")
#: Files that are open beside connections: the database, processes, pages.
FILES = 200
#: Seconds in which a request is answered, and the answer taken.
ANSWERED = 120.0


def make_room(connections: int) -> None:
    """Let this process have as many connections as it shall, or say that the system forbids it."""
    try:
        import resource  # noqa: PLC0415  not on Windows
    except ImportError:
        return
    needed = connections + FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard):
        hard = max(needed, soft)
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))
    if hard < needed:
        log.warning(
            "MAGNATE_CONNECTIONS is %d and the system allows this process %d open files",
            connections,
            hard,
        )


def connection_type(settings: Settings, limits: Limits) -> type[asyncio.Protocol]:
    """How this server treats connections."""

    class Bounded(Connection):
        pass

    Bounded.settings, Bounded.limits = settings, limits
    return Bounded


class Connection(HttpToolsProtocol):
    """A connection with a deadline for each request and each answer."""

    settings: ClassVar[Settings]
    limits: ClassVar[Limits]
    _deadline: asyncio.TimerHandle | None = None
    _address: str | None = None
    _head = 0
    _in_head = True
    _answered = False
    _problem = MALFORMED

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say that the house is full."""
        super().connection_made(transport)
        address = address_of(self.client)
        try:
            self.limits.connection(address)
        except Refused as refused:
            self._problem = refused
            self.send_400_response("")
            return
        self._address = address
        self.limits.connections[address] += 1
        self._expect(self.settings.idle)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the head of a request is not too large."""
        if self._answered and self._deadline is None:
            self._expect(self.settings.idle)
        super().data_received(data)
        if self._in_head and self.parser is not None:
            self._head += len(data)
            if self._head > self.settings.head and not self.transport.is_closing():
                self._problem = TOO_LARGE
                self.send_400_response("")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head, self._answered = True, False
        self._expect(self.settings.idle)

    def on_headers_complete(self) -> None:
        """Its head is read."""
        self._in_head, self._head = False, 0
        if len(self.url) + sum(len(n) + len(v) for n, v in self.headers) > self.settings.head:
            self._problem = TOO_LARGE
            raise ValueError("the head is too large")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is read."""
        self._expect(ANSWERED)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The request is answered."""
        self._answered = True
        if not self.cycle.more_body:
            self._expect_nothing()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which has bounds of its own."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._leave()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked."""
        self._give_up()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong, in the shape that all errors have, and close."""
        del msg
        body = json.dumps({"error": self._problem.json()}).encode()
        head = [b"content-type: application/json", b"connection: close"]
        head.append(f"content-length: {len(body)}".encode())
        if retry := self._problem.more.get("retry"):
            head.append(f"retry-after: {retry}".encode())
        status = 431 if self._problem is TOO_LARGE else STATUS[self._problem.code]
        self.transport.write(STATUS_LINE[status] + b"\r\n".join([*head, b"", body]))
        self.transport.close()
        self._expect(self.settings.idle)

    def _expect(self, within: float) -> None:
        self._expect_nothing()
        if within:
            self._deadline = self.loop.call_later(within, self._give_up)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """Close, without waiting for somebody who does not read."""
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def _leave(self) -> None:
        self._expect_nothing()
        if self._address is not None:
            self.limits.connections[self._address] -= 1
            if not self.limits.connections[self._address]:
                del self.limits.connections[self._address]
            self._address = None
