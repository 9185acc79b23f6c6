"""Clocks, notices, talk and consent where several servers share one PostgreSQL."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from fastapi.security import HTTPAuthorizationCredentials
from sqlalchemy import insert, select

from magnate.server import consent, line, schema, seating
from magnate.server.bodies import TableBody
from magnate.server.clockwork import call_time
from magnate.server.hall import Hall
from magnate.server.notices import GRACE, give_notice
from magnate.server.register import Person
from magnate.server.replays import moves_of
from magnate.server.room import Room
from magnate.server.talk import Speaker, keep_line, lines
from magnate.server.timekeeping import beat
from tests.server.playing import HUMANS
from tests.server.test_hall import Looking, hall_at, opened, stretch, tell, until
from tests.server.test_notices import Hook
from tests.server.test_postgres import NEVER, is_listening, looked_at

pytestmark = pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR is not set")

LIVE = {"kind": "live", "bank": 600, "increment": 10}
HUMAN: dict[str, Any] = {"kind": "human"}


@pytest.fixture
def hook() -> Iterator[Hook]:
    one = Hook()
    yield one
    one.close()


async def through(hall: Hall, room: Room) -> Room:
    """The same table through another server."""
    return await hall.room(room.table.id)


def moved_for(room: Room, page: Looking, seat: int | None) -> bool:
    """Whether a bot has moved for a seat, and those who look on know."""
    away = seat is not None and room.table.seats[seat].level == "random"
    return away and room.standing.mover != seat and page.told > 0


def test_who_runs_out_of_time_is_stood_in_for_once(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "magnate.server")

    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            here = [await opened(one, HUMANS, clock=LIVE, stand_in="random") for _ in range(5)]
            for room in here:
                await stretch(one, room)  # the clock begins
            seen = [await looked_at(two, room) for room in here]
            movers = [room.standing.mover for room in here]
            await until(lambda: is_listening(two))
            late = time.time() + LIVE["bank"] + 1  # type: ignore[operator]
            async with one.store.writing() as connection:
                await beat(connection, late - 1)
            await asyncio.gather(call_time(one, late), call_time(two, late))
            said = [record for record in caplog.records if "is up" in record.getMessage()]
            assert len(said) == len(here)
            for pair, mover in zip(seen, movers, strict=True):
                await until(partial(moved_for, *pair, mover))

    tell(story)


def test_a_clock_begins_when_the_last_seats_are_taken_through_two_servers(postgres: str) -> None:
    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            for _ in range(5):
                free = {**HUMAN, "open": True}
                here = await opened(one, [free, free], clock=LIVE)
                there = await through(two, here)
                await asyncio.gather(one.join(here, 0, "Mira"), two.join(there, 1, "Tom"))
                clock = await two.store.clock(here.table.id)
                assert clock is not None
                assert clock["seat"] == here.standing.mover

    tell(story)


def test_what_is_said_through_one_server_is_heard_through_all(postgres: str) -> None:
    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            here = await opened(one)
            there, page = await looked_at(two, here, 1)
            await until(lambda: is_listening(two))
            ann, mira = Speaker(0, "seat 0"), Speaker(1, "seat 1")
            await keep_line(one.store, here, ann, "Hello?")
            await until(lambda: page.called)
            await asyncio.gather(
                *(keep_line(one.store, here, ann, f"{n}") for n in range(4)),
                *(keep_line(two.store, there, mira, f"{n}") for n in range(4)),
            )
            said = await lines(two.store, there, mira)
            assert [line["n"] for line in said] == list(range(9))
            assert [line["mine"] for line in said].count(True) == 4

    tell(story)


def bearer(token: str) -> HTTPAuthorizationCredentials:
    return HTTPAuthorizationCredentials(scheme="Bearer", credentials=token)


def test_a_turn_is_taken_back_once_though_all_agree_at_the_same_moment(postgres: str) -> None:
    async def story() -> None:
        async with hall_at(postgres, watch=NEVER) as one, hall_at(postgres, watch=NEVER) as two:
            body = TableBody.model_validate({"game": "sentient", "seats": [HUMAN] * 3})
            table, tokens = await one.create(body)
            here = await one.room(table.id)
            while here.standing.last is None or here.standing.mover == here.standing.last:
                await stretch(one, here)
            asker = here.standing.last
            there, page = await looked_at(two, here)
            keys = [bearer(token or "") for token in tokens]
            await until(lambda: is_listening(two))
            moves = await moves_of(one.store, table.id)
            back = consent.turn_of(table, moves, asker)
            assert back is not None
            await consent.propose(one, here, asker, len(moves), back)
            await until(lambda: page.called)
            others = [seat for seat in range(3) if seat != asker]
            await asyncio.gather(
                *(
                    consent.answer(
                        table.id, consent.AnswerBody(seat=seat, agree=True), hall, keys[seat]
                    )
                    for seat, hall in zip(others, (one, two), strict=True)
                )
            )
            await until(lambda: there.standing.mover == asker)
            here = await one.room(table.id)
            assert here.standing.version == there.standing.version
            said = await lines(one.store, here, Speaker(0, "seat 0"))
            assert [line["kind"] for line in said] == ["undone"]
            assert await consent.asked_at(two, there) is None

    tell(story)


async def waiting(hall: Hall, hook: Hook) -> tuple[Person, Room, int]:
    """Somebody whose turn it is at a table, and who wants to be told."""
    person, _cookie = await hall.register.guest("Ada")
    seats = [{**HUMAN, "open": True}, HUMAN]
    room = await opened(hall, seats, name="Tea")
    while room.standing.mover != 0:
        await stretch(hall, room)
    await seating.join(hall, room, 0, None, person)
    channel = {"id": person.id, "person": person.id, "kind": "json", "address": hook.url}
    kept = {"daily": False, "after": 0.0, "told": {}, "tries": 0}
    async with hall.store.writing() as connection:
        await connection.execute(insert(schema.channels), {**channel, **kept})
    return person, room, 0


def test_notices_are_sent_once_and_not_while_the_table_is_open_elsewhere(
    postgres: str, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "BEAT", 0.05)
    patient: dict[str, Any] = {"watch": NEVER, "private_hooks": 1}

    async def story() -> None:
        async with hall_at(postgres, **patient) as one:
            person, here, seat = await waiting(one, hook)
            async with hall_at(postgres, **patient) as two:
                assert not two.others.informed
                await give_notice(two, time.time() + GRACE + 1)
                assert hook.said == []
                for hall in (one, two):  # as if they had listened for long
                    monkeypatch.setattr(hall.store.line, "_opened", -math.inf)
                there, page = await looked_at(two, here, seat)
                one.rooms.clear()  # nobody looks at it here
                await until(lambda: one.others.held(here.table.id) == {seat})
                await give_notice(one, time.time() + GRACE + 1)
                assert hook.said == []
                two.leave(there, page)
                await until(lambda: not one.others.held(here.table.id))
                now = time.time() + GRACE + 1
                await asyncio.gather(*(give_notice(hall, now) for hall in (one, two, one, two)))
                assert len(hook.said) == 1
                row = schema.channels.c
                async with one.store.reading() as connection:
                    query = select(row.told).where(row.person == person.id)
                    told = (await connection.execute(query)).scalar_one()
                assert list(told) == [here.table.id]

    tell(story)
