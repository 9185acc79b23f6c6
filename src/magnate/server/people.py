"""People: the routes by which a browser is known, makes an account, signs in and goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request, Response

from . import seating
from .asking import client, failures
from .bodies import ListedSeat
from .clocks import iso
from .people_bodies import (
    AccountBody,
    LeaveBody,
    Me,
    MeBody,
    MyResult,
    MySeat,
    MyTable,
    PasswordBody,
    SignInBody,
)
from .register import Person, folded
from .tables import Refused, Seat, colours
from .visitors import COOKIE, Known, TheRegister, Visitor, give_cookie, take_cookie

FAILURES = failures(400, 401, 403, 404, 409, 413, 422, 429, 503)
api = APIRouter(prefix="/api", responses=FAILURES)


def _me(person: Person) -> Me:
    said = {name: value for name, value in vars(person).items() if name != "banned"}
    return Me(**{**said, "account": person.account is not None, "since": iso(person.since)})


@api.get("/me")
async def me(visitor: Visitor) -> Me | None:
    """Who this browser is, if it is known."""
    return None if visitor is None else _me(visitor)


@api.put("/me")
async def say_who_i_am(
    body: MeBody, visitor: Visitor, register: TheRegister, request: Request, response: Response
) -> Me:
    """Be a guest, or say something else of oneself."""
    likes = {key: value for key, value in body.model_dump().items() if value is not None}
    if "name" in likes:
        likes["name"] = likes["name"] or None
    day = {"wakes": 0, "sleeps": 24, **(vars(visitor) if visitor else {}), **likes}
    if day["wakes"] >= day["sleeps"]:
        raise Refused("invalid", "wakes should be before sleeps")
    if visitor is not None:
        return _me(await register.change(visitor, **likes) if likes else visitor)
    request.app.state.limits.guest(client(request))
    name = likes.pop("name", None)
    person, cookie = await register.guest(name, **likes)
    give_cookie(request, response, cookie)
    return _me(person)


@api.post("/me/account", status_code=201)
async def make_account(
    body: AccountBody, me: Known, register: TheRegister, request: Request, response: Response
) -> Me:
    """Make an account of a guest, who keeps everything."""
    address = client(request)
    request.app.state.limits.password(address, me.id)
    person, cookie = await register.make_account(me, body.name, body.password)
    await register.settle(person, address)
    give_cookie(request, response, cookie)
    return _me(person)


@api.post("/me/password")
async def change_password(
    body: PasswordBody, me: Known, register: TheRegister, request: Request, response: Response
) -> Me:
    """Change the password; other browsers have to sign in again."""
    if me.account is None:
        raise Refused("forbidden", "a guest has no password; make an account first")
    address = client(request)
    request.app.state.limits.password(address, me.id)
    cookie = await register.change_password(me, body.old, body.new)
    await register.settle(me, address)
    give_cookie(request, response, cookie)
    return _me(me)


@api.post("/sign-in")
async def sign_in(
    body: SignInBody, visitor: Visitor, register: TheRegister, request: Request, response: Response
) -> Me:
    """Come back; what this browser did as a guest comes along."""
    address = client(request)
    at_home = await register.at_home(body.name, address)
    request.app.state.limits.password(address, folded(body.name), at_home=at_home)
    person, cookie = await register.sign_in(body.name, body.password, visitor)
    await register.settle(person, address)
    if visitor is not None and visitor.account is not None:
        await register.sign_out(request.cookies[COOKIE])
    give_cookie(request, response, cookie)
    return _me(person)


@api.post("/sign-out", status_code=204)
async def sign_out(
    me: Known, register: TheRegister, request: Request, response: Response, *, others: bool = False
) -> None:
    """Forget this browser or, with `others`, all but this one."""
    if others:
        give_cookie(request, response, await register.sign_out_everywhere(me))
        return
    await register.sign_out(request.cookies[COOKIE])
    take_cookie(response)


@api.delete("/me", status_code=204)
async def delete_me(
    body: LeaveBody, me: Known, register: TheRegister, request: Request, response: Response
) -> None:
    """Forget me: seats and results stay without a name, everything else goes."""
    request.app.state.limits.password(client(request), me.id)
    await register.check_password(me, body.password)
    await register.delete(me)
    await seating.look_again(request.app.state.hall)
    take_cookie(response)


@api.get("/me/tables")
async def my_tables(me: Known, request: Request) -> list[MyTable]:
    """The tables where I sit, those still played first."""
    return [_table(one) for one in await seating.tables_of(request.app.state.hall, me)]


@api.delete("/me/tables/{id}", status_code=204)
async def forget_table(id: str, me: Known, request: Request) -> None:
    """Take a table off my list."""
    await seating.forget(request.app.state.hall, me, id)


def listed_seats(seats: Sequence[Seat]) -> list[ListedSeat]:
    """Seats as they are listed."""
    return [
        ListedSeat(
            name=seat.name, kind=seat.kind, level=seat.level, taken=seat.taken, colour=colour
        )
        for seat, colour in zip(seats, colours(seats), strict=True)
    ]


def _table(row: dict[str, Any]) -> MyTable:
    id = row["id"]
    return MyTable(
        id=id,
        game=row["game"],
        name=row["name"],
        seats=listed_seats(row["seats"]),
        mine=[
            MySeat(seat=seat, url=f"/table/{id}#{token}", token=token)
            for seat, token in row["mine"].items()
        ],
        mover=row["mover"],
        round=row["round"],
        over=row["over"],
        closed=row["closed"],
        open=row["open"],
        seeded=row["seeded"],
        day=row["day"],
        variants=row["variants"],
        changed=iso(row["changed"]),
        clock=row["clock"],
        until=row["due"] and iso(row["due"]),
        result=row["result"] and MyResult(**row["result"]),
    )
