"""What requests have in common: the hall they are for, and who makes them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from .belongings import person_key
from .bodies import Failure
from .hall import Hall
from .limits import address_of
from .tables import Refused, digest
from .visitors import Visitor

Json = dict[str, Any]
Bearer = Annotated[
    HTTPAuthorizationCredentials | None,
    Depends(HTTPBearer(auto_error=False, description="the token of a seat")),
]


def routes() -> APIRouter:
    """Routes of the interface, which fail as all do."""
    return APIRouter(prefix="/api", responses=failures(422, 429, 503))


def failures(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route may fail."""
    return {status: {"model": Failure} for status in statuses}


def the_hall(request: Request) -> Hall:
    """The hall of the app that answers."""
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(the_hall)]


def client(request: Request) -> str:
    """The address that a request comes from."""
    return address_of(request.scope.get("client"))


def who(
    visitor: Visitor,
    magnate_visitor: Annotated[
        str | None,
        Header(pattern=r"^[A-Za-z0-9_-]{32,100}$", description="a secret that a browser has made"),
    ] = None,
) -> str | None:
    """Whoever asks, as the same one every time: by their cookie, or a secret they have made."""
    if visitor is not None:
        return person_key(visitor.id)
    return None if magnate_visitor is None else digest(magnate_visitor)


Who = Annotated[str | None, Depends(who)]


def known(who: str | None) -> str:
    """Somebody who can be told from others."""
    if who is None:
        problem = "say who you are: by a cookie, or Magnate-Visitor: <a secret of 32 letters>"
        raise Refused("no-token", problem)
    return who


def credentials(bearer: HTTPAuthorizationCredentials | None) -> str:
    """The token of a request that needs one."""
    if bearer is None:
        raise Refused("no-token", "say whose seat it is: Authorization: Bearer <token>")
    return bearer.credentials
