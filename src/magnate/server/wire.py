"""What every request passes: how large it may be, and what every answer says."""

from __future__ import annotations

import logging
import re
from typing import Any

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .bodies import complaint
from .tables import Refused

log = logging.getLogger("magnate.server")

STATUS = {
    "malformed": 400,
    "no-token": 401,
    "forbidden": 403,
    "not-found": 404,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "empty": 409,
    "incomplete": 409,
    "taken": 409,
    "running": 409,
    "closed": 409,
    "gone": 410,
    "too-large": 413,
    "invalid": 422,
    "edition": 422,
    "record": 422,
    "wrong-host": 421,
    "wrong-origin": 403,
    "too-many": 429,
    "busy": 503,
    "unavailable": 503,
}
CODES = {404: "not-found", 405: "not-allowed", 413: "too-large", 400: "malformed"}


def failure(status: int, **error: Any) -> JSONResponse:
    """An error in the one shape that all errors have."""
    return JSONResponse({"error": error}, status)


def refusal(refused: Refused) -> JSONResponse:
    """What is said to whoever is refused something."""
    response = failure(STATUS[refused.code], **refused.json())
    if refused.code == "no-token":
        response.headers["WWW-Authenticate"] = "Bearer"
    if retry := refused.more.get("retry"):
        response.headers["Retry-After"] = str(retry)
    return response


def answer_errors(app: FastAPI) -> None:
    """Give every error its shape."""

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> JSONResponse:
        return refusal(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        errors = error.errors()
        if any(one["type"] == "json_invalid" for one in errors):
            return failure(400, code="malformed", message="the body is not JSON")
        return failure(422, code="invalid", message=complaint(errors))

    @app.exception_handler(AnyHTTPException)
    async def http(request: Request, error: AnyHTTPException) -> JSONResponse:
        code = CODES.get(error.status_code, "refused")
        response = failure(error.status_code, code=code, message=str(error.detail))
        response.headers.update(error.headers or {})
        if error.status_code == 405:
            response.headers["Allow"] = ", ".join(_methods(request))
        return response

    @app.exception_handler(Exception)
    async def broken(_request: Request, _error: Exception) -> JSONResponse:
        return failure(500, code="broken", message="the server failed; nothing was changed")


def _methods(request: Request) -> list[str]:
    """What may be done at an address, as the interface is described."""
    path, found = request.url.path, set[str]()
    for template, described in request.app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            found |= {method.upper() for method in described}
    return sorted(found)


class Bounds:
    """Refuses bodies that are too large, and says to browsers what they may do with an answer."""

    def __init__(self, app: ASGIApp, body: int) -> None:
        self._app = app
        self._body = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request within bounds."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._body:
                raise HTTPException(413, self._complaint)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"  # addresses hold tokens
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18 or int(length) > self._body:
            refusal = failure(413, code="too-large", message=self._complaint)
            await refusal(scope, receive, guarded)
            return
        await self._app(scope, counted, guarded)

    @property
    def _complaint(self) -> str:
        return f"a body holds at most {self._body} bytes"
