"""The gate: who may come in, by which name, from which page, and how often."""

from __future__ import annotations

import logging
import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from .limits import Limits, address_of
from .settings import Settings
from .tables import Refused
from .wire import refusal

log = logging.getLogger("magnate.server")

#: The table that a request is about.
TABLE = re.compile(r"/api/tables/([^/]+)")


class Gate:
    """Lets requests in, or says why not and when to come back."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._unknown_proxy = not settings.proxies
        self._hosts = known_hosts(settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may come in."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
            if scope["type"] == "websocket":
                with self._limits.socket(address_of(scope.get("client"))):
                    await self._app(scope, receive, send)
                return
        except Refused as refused:
            await refusal(refused)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self._is_known(_hostname(f"//{headers.get('host', '')}")):
            problem = "this server does not go by that name; MAGNATE_HOSTS says by which it does"
            raise Refused("wrong-host", problem)
        origin = headers.get("origin")
        if origin is not None and not self._is_known(_hostname(origin)):
            raise Refused("wrong-origin", "pages of other sites may not use this server")
        if self._unknown_proxy and "x-forwarded-for" in headers:
            self._unknown_proxy = False
            log.warning(
                "requests come through a proxy; MAGNATE_PROXIES should say which to believe"
            )
        if _is_free(scope["path"]):
            return
        self._limits.request(address_of(scope.get("client")))
        table = TABLE.match(scope["path"])
        if table and scope["type"] == "http" and "authorization" not in headers:
            self._limits.look(table[1])

    def _is_known(self, host: str) -> bool:
        if "*" in self._hosts or host in self._hosts or host.endswith(".localhost"):
            return True
        try:
            ip_address(host)
        except ValueError:
            return False
        return True  # a name can be made to point here, a number cannot


def _is_free(path: str) -> bool:
    """Whether nobody is asked: a file of the pages, or whoever looks after this server."""
    return path.startswith("/assets/") or path in ("/healthz", "/metrics")


def known_hosts(more: str) -> frozenset[str]:
    """The names of this machine, and those that the operator gave."""
    machine = socket.gethostname().lower()
    given = [one.strip().lower() for one in more.split(",") if one.strip()]
    return frozenset(["localhost", machine, f"{machine}.local", *given])


def _hostname(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
