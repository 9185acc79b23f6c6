"""The shapes of what is said of people."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, Field, model_validator

from magnate.engine.names import NAME, proper_name
from magnate.text import LANGUAGES

from .bodies import (
    NAME_PATTERN,
    Body,
    DaysClock,
    ListedSeat,
    LiveClock,
    Name,
    SeatLink,
    Whole,
)

#: Found once: it takes a look at hundreds of files.
_zones = cache(available_timezones)


def _zone(name: str) -> str:
    if name not in _zones():
        raise ValueError("should be a time zone, as Europe/Paris")
    return name


def _language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"should be one of {', '.join(LANGUAGES)}")
    return code


Zone = Annotated[str, Field(max_length=64), AfterValidator(_zone)]
Language = Annotated[str, Field(max_length=8), AfterValidator(_language)]
Hour = Annotated[Whole, Field(ge=0, le=24)]
Shown = Literal["me", "met", "all"]
Kind = Literal["mail", "discord", "slack", "json", "push"]
OwnName = Annotated[
    str,
    Field(min_length=1, max_length=NAME, json_schema_extra={"pattern": NAME_PATTERN}),
    AfterValidator(proper_name),
]
Password = Annotated[str, Field(min_length=1, max_length=200)]
NewPassword = Annotated[str, Field(min_length=8, max_length=200)]


class MeBody(Body):
    """What somebody says of themselves; whoever is not known yet becomes a guest.

    The game's clock of days runs, and notices come, between the hours `wakes` and `sleeps`.
    """

    name: Name | None = None
    language: Language | None = None
    zone: Zone | None = None
    wakes: Hour | None = None
    sleeps: Hour | None = None
    shown: Shown | None = None


class AccountBody(Body):
    """An account to be made of a guest."""

    name: OwnName
    password: NewPassword


class SignInBody(Body):
    """Who comes back."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    password: Password


class PasswordBody(Body):
    """Another password."""

    old: Password
    new: NewPassword


class LeaveBody(Body):
    """The password of an account that is to be deleted; a guest has none."""

    password: Annotated[str, Field(max_length=200)] = ""


class Me(BaseModel):
    """Who this browser is."""

    id: str
    name: str | None
    account: bool
    since: str
    language: str
    zone: str
    wakes: int
    sleeps: int
    shown: Shown


class MySeat(SeatLink):
    """A seat of mine."""

    seat: int


class MyResult(BaseModel):
    """How a game ended for me, at the best of my seats."""

    place: int
    points: int


class MyTable(BaseModel):
    """A table where I sit."""

    id: str
    game: str
    name: str | None
    seats: list[ListedSeat]
    mine: list[MySeat]
    mover: int | None
    round: int | None
    over: bool
    closed: bool
    open: bool
    seeded: bool
    day: str | None
    variants: list[str]
    changed: str
    clock: LiveClock | DaysClock | None
    until: str | None
    result: MyResult | None


class Sources(BaseModel):
    """A source of points: in the last game, and on average."""

    source: str
    last: int
    mean: float


class Played(BaseModel):
    """How somebody does in one game with so many seats; no rating before five games."""

    game: str
    seats: int
    games: int
    first: int
    mean: float
    best: int
    mu: float | None
    sigma: float | None
    sources: list[Sources]


class Recent(BaseModel):
    """A finished game."""

    id: str
    game: str
    name: str | None
    place: int
    seats: int
    points: int
    at: str
    others: list[str | None]


class Met(BaseModel):
    """Somebody, or the bots of a level, who sat at the same tables."""

    name: str | None
    level: str | None
    games: int
    ahead: int
    behind: int


class Profile(BaseModel):
    """What somebody has played."""

    name: str | None
    account: bool
    since: str
    mine: bool
    shown: Shown
    games: int
    played: list[Played]
    recent: list[Recent]
    met: list[Met]


#: The address of a mailbox, as it may stand in the head of a mail.
MAILBOX = r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"


def _address(body: ChannelBody) -> ChannelBody:
    if body.kind == "mail":
        if not re.fullmatch(MAILBOX, body.address, re.ASCII):
            raise ValueError("address should be that of a mailbox")
        return body
    if not re.fullmatch(r"https?://[\x21-\x7e]+", body.address):
        raise ValueError("address should be a URL, https://…")
    if (body.kind == "push") != (body.keys is not None):
        raise ValueError("keys belong to push, and to nothing else")
    return body


class PushKeys(Body):
    """What a browser gives with the address where it is reached by push."""

    p256dh: Annotated[str, Field(pattern="^B[A-Za-z0-9_-]{86}$")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]


class ChannelBody(Body):
    """A way to be told: a mail address, the URL of a webhook, or a browser by push.

    With `daily` all that there is to tell comes in one, once a day.
    """

    kind: Kind
    address: Annotated[str, Field(min_length=3, max_length=1000)]
    keys: PushKeys | None = None
    daily: bool = False

    _checked = model_validator(mode="after")(_address)


class CodeBody(Body):
    """The code that was sent to a mail address."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class Channel(BaseModel):
    """A way to be told; `problem` is what went wrong the last time."""

    id: str
    kind: Kind
    address: str
    daily: bool
    confirmed: bool
    problem: str | None


class PushKey(BaseModel):
    """The key by which browsers know this server's pushes; none if it sends none."""

    key: str | None
