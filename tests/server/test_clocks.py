"""Clocks: what a turn takes, in whose hours; all at moments that are given."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import pytest

from magnate.server import clocks, clockwork, consent, timekeeping
from magnate.server.bodies import TableBody
from magnate.server.clocks import GRACE, Clock, Day
from magnate.server.clockwork import call_time, take_up
from magnate.server.hall import Hall
from magnate.server.people_bodies import MeBody
from magnate.server.tables import Refused
from magnate.server.talk import Speaker, lines
from magnate.server.timekeeping import beat, come_back
from tests.server.playing import Server
from tests.server.test_hall import hall_at, stretch, until

LIVE = {"kind": "live", "bank": 600, "increment": 15}
DAYS = {"kind": "days", "days": 3}
PARIS = Day("Europe/Paris", 8, 23)


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_a_live_clock_takes_what_a_turn_takes_and_adds_its_increment() -> None:
    clock = Clock.new(LIVE, 2).to(0, 1000.0, Day())
    assert clock.remaining(0, 1060.0, Day()) == 540
    assert clock.remaining(1, 1060.0, Day()) == 600
    assert clock.due(Day()) == 1600
    clock = clock.to(1, 1060.0, Day(), moved=0)
    assert list(clock.left) == [555, 600]
    again = clock.to(1, 1070.0, Day())
    assert again == clock
    assert list(clock.to(None, 1100.0, Day(), moved=1).left) == [555, 575]
    assert clock.to(None, 1100.0, Day()).due(Day()) is None


def test_who_has_not_moved_gets_no_time_however_often_they_go_and_come() -> None:
    clock = Clock.new(LIVE, 2).to(0, 0.0, Day())
    for n in range(5):
        clock = clock.to(None, 100.0 * n + 50, Day()).to(0, 100.0 * n + 100, Day())
    assert clock.remaining(0, 500.0, Day()) == 350
    clock = Clock.new(DAYS, 2).to(0, 0.0, PARIS)
    whole = clock.remaining(0, 0.0, PARIS)
    clock = clock.to(None, 86_400.0, PARIS)
    assert clock.remaining(0, 1e9, PARIS) == whole - PARIS.length
    clock = clock.to(0, 10 * 86_400.0, PARIS)
    assert clock.due(PARIS) == 12 * 86_400.0 - 3600 * 2, "two waking days after the return"
    assert clock.to(1, 11 * 86_400.0, PARIS, moved=0).remaining(0, 0.0, PARIS) == whole


def test_a_clock_that_is_set_back_gives_nothing() -> None:
    clock = Clock.new(LIVE, 2).to(0, 10_000.0, Day())
    assert clock.remaining(0, 5_000.0, Day()) == 600
    assert list(clock.to(1, 5_000.0, Day(), moved=0).left) == [615, 600]


def test_time_that_is_up_is_gone_and_who_returns_has_a_moment() -> None:
    clock = Clock.new(LIVE, 2).to(0, 0.0, Day()).run_out(Day())
    assert (clock.left[0], clock.seat) == (0, None)
    assert clock.back(0).left == (GRACE, 600)
    clock = Clock.new(DAYS, 2).to(0, 0.0, PARIS).run_out(PARIS)
    assert clock.remaining(0, 0.0, PARIS) == 0
    assert clock.to(1, 10.0, PARIS, moved=0).remaining(0, 10.0, PARIS) == 3 * PARIS.length


def test_a_zone_that_is_no_longer_known_stops_no_clock() -> None:
    assert Day("Nowhere/Else", 8, 20).awake(0, 86_400) == 12 * 3600


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        ("2026-03-10T12:00", "2026-03-10T14:00", 2),
        ("2026-03-10T22:00", "2026-03-11T09:00", 2),
        ("2026-03-10T23:30", "2026-03-11T07:30", 0),
        ("2026-03-28T12:00", "2026-03-29T12:00", 15),  # the clocks change in between
        ("2026-03-10T12:00", "2026-03-13T12:00", 45),
    ],
)
def test_only_waking_hours_count(start: str, end: str, hours: float) -> None:
    assert PARIS.awake(at(start), at(end)) == hours * 3600
    if hours:
        due = PARIS.after(at(start), hours * 3600)
        assert PARIS.awake(at(start), due) == hours * 3600


def test_days_end_where_the_player_lives() -> None:
    clock = Clock.new(DAYS, 2).to(0, at("2026-03-10T12:00"), PARIS)
    assert clock.due(PARIS) == at("2026-03-13T12:00")
    night = Clock.new(DAYS, 2).to(0, at("2026-03-10T03:00"), PARIS)
    assert night.due(PARIS) == at("2026-03-12T23:00")
    tokyo = Day("Asia/Tokyo", 8, 23)
    assert night.due(tokyo) == at("2026-03-13T11:00", "Asia/Tokyo")
    assert clock.remaining(0, at("2026-03-12T12:00"), PARIS) == 15 * 3600
    later = clock.to(1, at("2026-03-12T12:00"), PARIS, moved=0)
    assert later.remaining(0, 0, PARIS) == 45 * 3600
    assert not tokyo.is_awake(at("2026-03-10T07:30", "Asia/Tokyo"))
    assert tokyo.is_awake(at("2026-03-10T08:30", "Asia/Tokyo"))


async def clock_of(hall: Hall, id: str) -> dict[str, object]:
    found = await hall.store.clock(id)
    assert found is not None
    return found


def test_a_bot_stands_in_when_the_time_is_up_also_after_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "magnate.db")
    seats = [{"kind": "human"}, {"kind": "human"}]
    body = {"game": "sentient", "seats": seats, "clock": LIVE, "stand_in": "random"}

    async def story() -> None:
        async with hall_at(db) as hall:
            table, tokens = await hall.create(TableBody.model_validate(body))
            room = await hall.room(table.id)
            mover = room.standing.mover
            assert mover is not None
            clock = await clock_of(hall, table.id)
            assert clock["seat"] is None, "nobody has sat down yet"
            for token in tokens:
                await hall.sit(room, token or "", secrets.token_urlsafe(24))
            clock = await clock_of(hall, table.id)
            assert clock["seat"] == mover
            await stretch(hall, room)
            clock = await clock_of(hall, table.id)
        async with hall_at(db) as hall:
            assert await clock_of(hall, table.id) == clock
            due = datetime.fromisoformat(str(clock["until"])).timestamp()
            await call_time(hall, due - 2)
            room = await hall.room(table.id)
            away = room.standing.mover
            assert away is not None
            assert room.table.seats[away].level is None
            before = room.standing.moves
            await call_time(hall, due + 2)
            await call_time(hall, due + 2)
            room = await hall.room(table.id)
            assert room.table.seats[away].level == "random"
            await until(lambda: room.standing.moves > before)
            await until(lambda: not room.table.is_bot(room.standing.mover))
            assert room.standing.mover == 1 - away
            assert (await clock_of(hall, table.id))["seat"] == 1 - away

    asyncio.run(story())


def until_of(clock: dict[str, object]) -> float:
    return datetime.fromisoformat(str(clock["until"])).timestamp()


def test_time_that_nobody_keeps_is_taken_of_no_live_clock(tmp_path: Path) -> None:
    """While no server runs, or the database takes no moves; days go on."""
    body = {"game": "sentient", "seats": [{"kind": "human"}] * 2}

    async def story() -> None:
        ids = []
        async with hall_at(tmp_path / "magnate.db") as hall:
            for clock in (LIVE, DAYS):
                table, _ = await hall.create(TableBody.model_validate({**body, "clock": clock}))
                await stretch(hall, await hall.room(table.id))
                ids.append(table.id)
            live, days = ids
            begun = until_of(await clock_of(hall, live)) - 600
            ends = await clock_of(hall, days)
            await call_time(hall, begun + 100)
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await hall.room(live)
            await take_up(hall, begun + 5000)
            assert until_of(await clock_of(hall, live)) == pytest.approx(begun + 5500, abs=1)
            await call_time(hall, begun + 5000)
            assert room.table.seats[room.standing.mover or 0].level is None
            # The same server, whose database was away, or whose machine slept.
            told, _ = await hall.frame(room, frozenset(), 0)
            for seconds in range(5000, 5101, 10):
                await call_time(hall, begun + seconds)
            assert until_of(await clock_of(hall, live)) == pytest.approx(begun + 5500, abs=1)
            await call_time(hall, begun + 9000)
            assert until_of(await clock_of(hall, live)) == pytest.approx(begun + 9400, abs=1)
            assert told != (await hall.frame(room, frozenset(), 0))[0]
            assert room.table.seats[room.standing.mover or 0].level is None
            assert await clock_of(hall, days) == ends
            # No clock has run for long: the first that runs again is kept as ever.
            async with hall.store.writing() as connection:
                await beat(connection, begun - 5000)
            await stretch(hall, room)
            after = await clock_of(hall, live)
            await call_time(hall, time.time() + 5)
            assert await clock_of(hall, live) == after

    asyncio.run(story())


def test_a_restart_takes_nothing_of_a_bank(start: Callable[..., Server]) -> None:
    server = start()
    table = server.open(clock=LIVE)
    table.stretch()
    running = table.state()["clock"]
    server.end(signal.SIGKILL)
    with sqlite3.connect(server.db) as connection:  # and an hour passes
        connection.execute("UPDATE clocks SET since = since - 3600, due = due - 3600")
        connection.execute("UPDATE pulse SET at = at - 3600 WHERE at > 0")
    server.start()
    again = table.state()["clock"]
    assert again["seat"] == running["seat"]
    assert until_of(again) >= until_of(running)
    assert {seat["level"] for seat in table.look()["table"]["seats"]} == {None}


def test_zones_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [*sorted(available_timezones())[:20], "Nowhere/Else"]

    def at_noon() -> list[bool]:
        return [Day(name, 8, 20).is_awake(43_200) for name in names]

    def asked() -> str | None:
        return MeBody(zone="Asia/Tokyo").zone

    before = at_noon(), asked()

    def file(*_: Any) -> Any:
        raise AssertionError("a file is looked for")

    monkeypatch.setattr(clocks, "ZoneInfo", file)
    monkeypatch.setattr("os.walk", file)
    monkeypatch.setattr("builtins.open", file)
    after = at_noon(), asked()
    monkeypatch.undo()
    assert after == before


def test_zones_are_known_where_the_machine_has_none() -> None:
    say = "from magnate.server.clocks import zone_of; print(zone_of('Asia/Tokyo'))"
    bare = {**os.environ, "PYTHONTZPATH": ""}
    run = subprocess.run(
        [sys.executable, "-c", say], env=bare, capture_output=True, text=True, check=True
    )
    assert run.stdout == "Asia/Tokyo\n"


async def returned(hall: Hall, id: str, seat: int) -> None:
    async with hall.store.writing() as connection:
        await come_back(connection, id, seat, time.time())


def test_who_is_out_of_time_comes_back_after_the_turn_of_the_bot(tmp_path: Path) -> None:
    body = {"game": "sentient", "seats": [{"kind": "human"}] * 2, "clock": LIVE}

    async def story() -> None:
        # The bots think for ever: nobody else moves.
        async with hall_at(tmp_path / "magnate.db", pause=600) as hall:
            table, _ = await hall.create(TableBody.model_validate(body))
            room = await hall.room(table.id)
            await stretch(hall, room)  # without having sat down, as programs do
            away = room.standing.mover
            assert away is not None
            due = datetime.fromisoformat(str((await clock_of(hall, table.id))["until"]))
            await call_time(hall, due.timestamp() + 2)
            with pytest.raises(Refused, match="come back after it"):
                await returned(hall, table.id, away)
            await returned(hall, table.id, 1 - away)
            assert (await clock_of(hall, table.id))["seat"] is None

    asyncio.run(story())


def test_one_table_in_trouble_does_not_stop_the_clocks_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"game": "sentient", "seats": [{"kind": "human"}] * 2, "clock": LIVE}

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", pause=600) as hall:
            tables = [(await hall.create(TableBody.model_validate(body)))[0] for _ in range(3)]
            for table in tables:
                await stretch(hall, await hall.room(table.id))
            whole = timekeeping.time_out

            async def broken(connection: Any, id: str, now: float) -> int | None:
                if id != tables[1].id:
                    raise RuntimeError("nobody thought of this")
                return await whole(connection, id, now)

            monkeypatch.setattr(clockwork, "time_out", broken)
            await call_time(hall, time.time() + 3600)
            room = await hall.room(tables[1].id)
            assert sum(seat.level is not None for seat in room.table.seats) == 1

    asyncio.run(story())


def test_clocks_stand_still_while_a_turn_is_asked_back_but_not_for_ever(tmp_path: Path) -> None:
    body = {"game": "sentient", "seats": [{"kind": "human"}] * 2, "clock": LIVE}

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            table, _ = await hall.create(TableBody.model_validate(body))
            room = await hall.room(table.id)
            while room.standing.last in (None, room.standing.mover):
                await stretch(hall, room)
            asker, mover, moves = room.standing.last, room.standing.mover, room.standing.moves
            assert asker is not None
            assert (await clock_of(hall, table.id))["seat"] == mover
            await consent.propose(hall, room, asker, moves, moves - 1)
            assert (await clock_of(hall, table.id))["seat"] is None
            await consent.lapse(hall, time.time() + consent.ANSWERED - 5)
            assert await consent.asked_at(hall, room) is not None
            await consent.lapse(hall, time.time() + consent.ANSWERED + 5)
            assert await consent.asked_at(hall, room) is None
            assert (await clock_of(hall, table.id))["seat"] == mover
            [line] = await lines(hall.store, room, Speaker(asker, ""))
            assert (line["kind"], line["seat"]) == ("refused", mover)
            with pytest.raises(Refused, match="after another move"):
                await consent.propose(hall, room, asker, moves, moves - 1)

    asyncio.run(story())
