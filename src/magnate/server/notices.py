"""Notices: people are told that it is their turn, the way they asked for and not at night."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
from collections import defaultdict
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import delete, func, insert, select, update

from magnate.text import plain

from . import schema
from .asking import client
from .clocks import Day
from .hall import Hall
from .people import FAILURES
from .people_bodies import Channel, ChannelBody, CodeBody, PushKey
from .register import new_id
from .senders import Gone, NotSent, mail, post
from .tables import Refused, digest
from .upkeep import DAY
from .visitors import Known

log = logging.getLogger("magnate.server")
api = APIRouter(prefix="/api/me/channels", responses=FAILURES)

HERE = Path(__file__).parent
#: Web push, if `magnate[push]` is there.
push: ModuleType | None = import_module(".push", __package__) if find_spec("cryptography") else None
#: Channels that one person may have.
MOST = 5
#: Seconds before somebody is told: who plays on at once needs no notice.
GRACE = 60.0
#: Seconds for which one server alone tries a channel; those before it is tried again, at first.
LEASE, AGAIN = 120.0, 30.0
#: After so many tries a notice is given up.
TRIES = 8
#: What Discord takes for markup.
MARKUP = r"([\\*_~`|\[\]()#-])"
#: Notices that are given at one time.
AT_ONCE = 100


@api.get("")
async def my_channels(me: Known, request: Request) -> list[Channel]:
    """The ways by which I want to be told."""
    row = schema.channels.c
    query = select(schema.channels).where(row.person == me.id).order_by(row.kind, row.id)
    async with request.app.state.hall.store.reading() as connection:
        return [_channel(one) for one in (await connection.execute(query)).all()]


@api.get("/key")
async def push_key(_me: Known, request: Request) -> PushKey:
    """The key with which a browser asks to be told by push."""
    if push is None:
        return PushKey(key=None)
    kept = await _push_key(request.app.state.hall)
    return PushKey(key=push.text_of(push.public_point(push.private_key(kept))))


async def _push_key(hall: Hall) -> str:
    assert push is not None
    key: str = await hall.register.kept("push", push.new_key)
    return key


@api.post("", status_code=201)
async def add_channel(body: ChannelBody, me: Known, request: Request) -> Channel:
    """Be told another way; a mail address has to be confirmed with the code that is sent there."""
    hall: Hall = request.app.state.hall
    request.app.state.limits.password(client(request), me.id)
    if body.kind == "mail" and not hall.settings.mail:
        raise Refused("not-found", "this server sends no mail; a webhook may do")
    if body.kind == "push" and push is None:
        raise Refused("not-found", "this server sends no pushes; a webhook may do")
    code = f"{secrets.randbelow(10**8):08}" if body.kind == "mail" else None
    row = {
        "id": new_id(),
        "person": me.id,
        **body.model_dump(),
        "code": code and digest(code),
        "after": 0.0,
        "told": {},
        "tries": 0,
        "problem": None,
    }
    if code is not None:
        text = f"{code}\n\n{_say('notice-code-line', me.language)}"
        subject = _say("notice-code", me.language)
        try:
            await mail(hall.settings, body.address, subject, text)
        except NotSent as problem:
            raise Refused("unavailable", str(problem), retry=60) from problem
    channels = schema.channels
    async with hall.store.writing() as connection:
        if body.kind == "push":  # the same browser, once more
            same = (channels.c.person == me.id) & (channels.c.address == body.address)
            await connection.execute(delete(channels).where(same))
        count = select(func.count()).where(channels.c.person == me.id)
        if (await connection.execute(count)).scalar_one() >= MOST:
            raise Refused("taken", f"{MOST} ways are enough; remove one first")
        await connection.execute(insert(channels), row)
        added = select(channels).where(channels.c.id == row["id"])
        return _channel((await connection.execute(added)).one())


@api.post("/{channel}/confirm", status_code=204)
async def confirm_channel(channel: str, body: CodeBody, me: Known, request: Request) -> None:
    """Say the code that was sent to a mail address."""
    request.app.state.limits.password(client(request), me.id)
    row = schema.channels
    mine = (row.c.id == channel) & (row.c.person == me.id)
    async with request.app.state.hall.store.writing() as connection:
        query = select(row.c.code).where(mine)
        code = (await connection.execute(query)).scalar_one_or_none()
        if code is None or not hmac.compare_digest(code, digest(body.code)):
            raise Refused("forbidden", "this is not the code")
        await connection.execute(update(row).where(mine).values(code=None))


@api.delete("/{channel}", status_code=204)
async def remove_channel(channel: str, me: Known, request: Request) -> None:
    """Be told this way no longer."""
    row = schema.channels
    gone = delete(row).where(row.c.id == channel, row.c.person == me.id)
    async with request.app.state.hall.store.writing() as connection:
        if (await connection.execute(gone)).rowcount != 1:
            raise Refused("not-found", "there is no such channel")


def _channel(row: Any) -> Channel:
    names = ("id", "kind", "address", "daily", "problem")
    return Channel(**{name: getattr(row, name) for name in names}, confirmed=row.code is None)


def _say(key: str, language: str) -> str:
    return plain(HERE, language, key)


async def give_notice(hall: Hall, now: float) -> None:
    """Tell everybody who waits to be told; what fails is tried again, ever more seldom."""
    if not hall.others.informed:
        return  # a table may be open on a screen that is not known of yet
    places = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*(_try(hall, places, *one, now) for one in await _due(hall, now)))


async def _try(
    hall: Hall, places: asyncio.Semaphore, channel: Any, tables: list[Any], now: float
) -> None:
    """Give one notice; what becomes of it is no matter of the others."""
    async with places:
        try:
            await _give(hall, channel, tables, now)
        except Exception:
            log.exception("channel %s: a notice could not be given", channel.id)


async def _give(hall: Hall, channel: Any, tables: list[Any], now: float) -> None:
    row = schema.channels
    mine = update(row).where(row.c.id == channel.id, row.c.after == channel.after)
    async with hall.store.writing() as connection:
        claimed = await connection.execute(mine.values(after=now + LEASE))
    if claimed.rowcount != 1:
        return  # another server tells
    outcome = await _tell(hall, channel, tables, now)
    this = row.c.id == channel.id
    async with hall.store.writing() as connection:
        if outcome is None:
            await connection.execute(delete(row).where(this))
        else:
            await connection.execute(update(row).where(this).values(outcome))


async def _due(hall: Hall, now: float) -> list[tuple[Any, list[Any]]]:
    """Channels with the tables to be told of: those that wait, unseen, for somebody awake."""
    way, seat, table, person = (
        one.c for one in (schema.channels, schema.seats, schema.tables, schema.people)
    )
    query = (
        select(schema.channels, person.language, person.zone, person.wakes, person.sleeps)
        .add_columns(person.name.label("player"), seat.seat, table.id.label("table"))
        .add_columns(table.moves, table.game, table.name)
        .join(schema.people, person.id == way.person)
        .join(schema.seats, seat.person == person.id)
        .join(schema.tables, (table.id == seat.table_id) & (table.mover == seat.seat))
        .where(way.code.is_(None), way.after <= now, seat.level.is_(None), ~person.banned)
        .where(~table.over, ~table.closed, table.changed <= now - GRACE)
        .order_by(table.changed)
    )
    async with hall.store.reading() as connection:
        rows = (await connection.execute(query)).all()
    due: dict[str, list[Any]] = defaultdict(list)
    for row in rows:
        room = hall.rooms.get(row.table)
        seen = row.seat in hall.others.held(row.table) or bool(room and row.seat in room.connected)
        known = not row.daily and row.told.get(row.table) == row.moves
        if not seen and not known and Day(row.zone, row.wakes, row.sleeps).is_awake(now):
            due[row.id].append(row)
    return [(tables[0], tables) for tables in due.values()]


async def _tell(hall: Hall, channel: Any, tables: list[Any], now: float) -> dict[str, Any] | None:
    """Send one notice; what is kept of it, None if the way is gone."""
    told = {**channel.told, **{one.table: one.moves for one in tables}}
    done = {"told": dict(list(told.items())[-200:]), "tries": 0}
    after = now + DAY if channel.daily else now
    key = await _push_key(hall) if channel.kind == "push" and push is not None else ""
    try:
        await _send(hall, channel, tables, key)
    except NotSent as problem:
        if isinstance(problem, Gone):
            log.info("channel %s: %s", channel.id, problem)
            return None
        tries = channel.tries + 1
        log.warning("channel %s: %s, for the %s. time", channel.id, problem, tries)
        failed = {"problem": str(problem)[:200], "after": now + AGAIN * 2 ** (tries - 1)}
        return {**done, **failed} if tries >= TRIES else {**failed, "tries": tries}
    return {**done, "after": after, "problem": None}


async def _send(hall: Hall, channel: Any, tables: list[Any], key: str) -> None:
    settings, language = hall.settings, channel.language
    subject = _say("notice-turn", language)
    lines = [f"{_named(hall, one, language)}: {_url(hall, one)}" for one in tables]
    if channel.kind == "mail":
        text = "\n".join([*lines, "", _say("notice-why", language)])
        subject = f"{subject}: {_named(hall, tables[0], language)}"
        await mail(settings, channel.address, subject, text)
        return
    if channel.kind == "push":
        if push is None:
            raise NotSent("the browser: this server sends no pushes any more")
        names = "\n".join(_named(hall, one, language) for one in tables)
        path = f"/next/{tables[0].table}" if len(tables) == 1 else "/tables"
        notice = {"title": subject, "body": names, "url": path}
        await push.push(settings, key, channel.address, channel.keys, notice)
        return
    text = "\n".join([subject, *lines])
    if channel.kind == "discord":
        bare = [re.sub(MARKUP, r"\\\1", _named(hall, one, language)) for one in tables]
        told = [f"{name}: {_url(hall, one)}" for name, one in zip(bare, tables, strict=True)]
        content = "\n".join([subject, *told])
        await post(
            settings, channel.address, {"content": content, "allowed_mentions": {"parse": []}}
        )
    elif channel.kind == "slack":
        escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        await post(settings, channel.address, {"text": escaped})
    else:
        said = [{"id": one.table, "game": one.game, "name": one.name} for one in tables]
        links = [{**one, "url": _url(hall, row)} for one, row in zip(said, tables, strict=True)]
        body = {"event": "your-turn", "player": channel.player, "tables": links}
        await post(settings, channel.address, body)


def _named(hall: Hall, row: Any, language: str) -> str:
    game = hall.games.get(row.game)
    title = plain(game.folder, language, "title") if game else ""
    return " · ".join(one for one in (row.name, title or row.game) if one)


def _url(hall: Hall, row: Any) -> str:
    """To one's own seat, which the browser finds without a token in the address."""
    return f"{hall.settings.address.rstrip('/')}/next/{row.table}"
