"""Visitors: who asks, known by a cookie that no other site can use."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response

from .register import Person, Register
from .tables import Refused

COOKIE = "magnate"
#: Seconds that a browser keeps its cookie.
YEAR = 365 * 86_400
SAFE = ("GET", "HEAD")
PORTS = {"http": 80, "https": 443}


def the_register(request: Request) -> Register:
    """The register of the app that answers."""
    register: Register = request.app.state.hall.register
    return register


TheRegister = Annotated[Register, Depends(the_register)]


async def visitor(request: Request, register: TheRegister) -> Person | None:
    """Whoever asks, if this browser is known; changes are taken from this server's pages alone."""
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return None
    if request.method not in SAFE and not _from_here(request):
        raise Refused("wrong-origin", "pages of other sites may not use this server")
    person = await register.by_cookie(cookie)
    if person is not None and person.banned:
        raise Refused("forbidden", "you have been banned by the operator")
    return person


async def known(person: Annotated[Person | None, Depends(visitor)]) -> Person:
    """Whoever asks, who must be known."""
    if person is None:
        raise Refused("no-token", "this browser is not known here: say a name, or sign in")
    return person


Visitor = Annotated[Person | None, Depends(visitor)]
Known = Annotated[Person, Depends(known)]


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    """Let a browser be known from now on."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def take_cookie(response: Response) -> None:
    """Let a browser forget who it is."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def _from_here(request: Request) -> bool:
    """Whether a page of this very server asks; programs say nothing of an origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        page, here = urlsplit(origin), urlsplit(f"//{request.headers.get('host', '')}")
        ports = (page.port or PORTS.get(page.scheme), here.port)
    except ValueError:
        return False
    return page.hostname == here.hostname and (here.port is None or ports[0] == ports[1])
