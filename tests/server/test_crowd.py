"""Many who look at one table see one and the same frame, and cost little more than one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from magnate.server.store import Store
from magnate.server.tables import Refused, Standing
from tests.server.test_hall import act, hall_at, opened, stretch, tell


def test_a_frame_is_made_once_for_all_who_see_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    read: list[Any] = []
    message, log = Standing.message, Store.log

    def counted(self: Standing, holds: Any, connected: Any, **more: Any) -> Any:
        made.append(holds)
        return message(self, holds, connected, **more)

    async def logged(self: Store, *what: Any) -> Any:
        read.append(what)
        return await log(self, *what)

    monkeypatch.setattr(Standing, "message", counted)
    monkeypatch.setattr(Store, "log", logged)

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall)
            nobody, mover = frozenset[int](), frozenset([room.standing.mover or 0])
            for times in (1, 2):
                looks = [hall.frame(room, nobody, 0) for _ in range(50)]
                frames = await asyncio.gather(hall.frame(room, mover, 0), *looks)
                assert made == [mover, nobody] * times
                assert len(read) == 2 * times
                assert len({id(text) for text, _entries in frames[1:]}) == 1
                told = json.loads(frames[1][0])
                assert told["eyes"] is None
                assert "options" not in (told["decision"] or {})
                assert json.loads(frames[0][0])["eyes"] in mover
                if times == 1:
                    await stretch(hall, room)
                    mover = frozenset([room.standing.mover or 0])
            late = await hall.frame(room, nobody, 1)
            assert json.loads(late[0])["log_from"] == 1
            for since in range(40):
                await hall.frame(room, nobody, since)
            assert len(room.frames) <= 16

    tell(story)


def test_a_frame_that_could_not_be_made_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> Any:
        raise Refused("unavailable", "the disk is away", retry=5)

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall)
            with monkeypatch.context() as broken:
                broken.setattr(Store, "log", away)
                looks = [hall.frame(room, frozenset(), 0) for _ in range(3)]
                ends = await asyncio.gather(*looks, return_exceptions=True)
                assert all(isinstance(end, Refused) for end in ends)
            assert (await hall.frame(room, frozenset(), 0))[1] == 1

    tell(story)


def test_the_mover_is_told_first_and_spectators_last(tmp_path: Path) -> None:
    told: list[frozenset[int]] = []

    class Looking:
        keys = frozenset[str]()

        def __init__(self, *holds: int) -> None:
            self.holds = frozenset(holds)

        def tell(self, *, table: bool = False) -> None:
            del table
            told.append(self.holds)

        def call(self) -> None:
            pass

        def think(self) -> None:
            pass

        def dismiss(self, why: Refused) -> None:
            raise AssertionError(why)

    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db") as hall:
            room = await opened(hall)
            mover = room.standing.mover
            assert mover is not None
            for holds in ((), (1 - mover,), (), (mover,), ()):
                hall.enter(room, Looking(*holds))
            while not room.standing.complete:
                decision = room.standing.ahead.decision
                assert decision is not None
                await act(hall, room, "choose", decision.ids()[0])
            assert set(told) == {frozenset([mover])}
            told.clear()
            await act(hall, room, "confirm")
            assert told == [frozenset([mover]), frozenset([1 - mover]), *[frozenset[int]()] * 3]

    tell(story)
