"""What an operator sees: a line for every request, figures for Prometheus, a sign of life."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from ipaddress import ip_address

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .hall import Hall
from .limits import Limits, address_of
from .settings import Settings, networks_of
from .tables import Refused

log = logging.getLogger("magnate.requests")

#: Seconds in which the database should say something.
ALIVE = 5.0


def set_up_logging(level: str) -> None:
    """Every line with its time, level and source."""
    lines = logging.Formatter(
        "%(asctime)s %(levelname)s %(name)s %(message)s", "%Y-%m-%dT%H:%M:%SZ"
    )
    lines.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(lines)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "aiosqlite", "asyncio", "websockets", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def discreet(path: str) -> str:
    """An address without its token.

    >>> discreet("/table/k3f9/secret-token?x=1")
    '/table/k3f9/…?x=1'
    """
    return re.sub(r"(/table/[^/\s]+/)[^/\s?]+", r"\1…", path)


class Discreet(logging.Filter):
    """Takes the tokens out of the addresses that a web server logs."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every line, without its token."""
        if isinstance(record.args, tuple):
            record.args = tuple(
                discreet(one) if isinstance(one, str) else one for one in record.args
            )
        return True


class Figures:
    """What is counted, in a registry of its own."""

    def __init__(self, limits: Limits) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "magnate_requests",
            "Requests answered",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "magnate_request_seconds",
            "Time until a request was answered",
            ["route"],
            registry=self.registry,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
        )
        sockets = Gauge("magnate_sockets", "Pages that are open", registry=self.registry)
        sockets.set_function(limits.sockets.total)
        connections = Gauge("magnate_connections", "Other connections", registry=self.registry)
        connections.set_function(limits.connections.total)

    def of(self, hall: Hall) -> None:
        """Count what is in a hall, too."""
        loaded = Gauge("magnate_tables_loaded", "Tables in memory", registry=self.registry)
        loaded.set_function(lambda: len(hall.rooms))
        thinking = Gauge(
            "magnate_bots_waiting", "Bots that wait for their turn to think", registry=self.registry
        )
        thinking.set_function(lambda: hall.bots.turns.waiting)


class Watched:
    """Counts and logs what is asked and how it is answered."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self._app = app
        self._figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and look at the clock."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, seen)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        route = getattr(scope.get("route"), "path", "pages")
        self._figures.requests.labels(method, route, str(status)).inc()
        if scope["type"] == "http":
            self._figures.seconds.labels(route).observe(seconds)
        who, path = address_of(scope.get("client")), discreet(ascii(scope["path"])[1:-1])
        level = logging.DEBUG if path.startswith("/assets/") else logging.INFO
        log.log(level, "%s %s %s %d %.1f ms", who, method, path, status, 1000 * seconds)


async def healthz(request: Request) -> Response:
    """Whether this server and its database are well."""
    hall: Hall = request.app.state.hall
    try:
        async with asyncio.timeout(ALIVE):
            await hall.store.version("")
    except (Refused, TimeoutError):
        return JSONResponse({"status": "the database does not answer"}, 503)
    return JSONResponse({"status": "ok"})


async def metrics(request: Request) -> Response:
    """The figures, for those who may read them."""
    settings: Settings = request.app.state.settings
    passed_on = "x-forwarded-for" in request.headers and not settings.proxies
    if passed_on or not _may_read(request, settings.metrics):
        raise Refused("not-found", "there is no such address")
    figures: Figures = request.app.state.figures
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)


def _may_read(request: Request, networks: str) -> bool:
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(address in network for network in networks_of(networks))
