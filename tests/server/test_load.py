"""The load command, in small: every move of every game is heard by all who are to hear of it."""

from __future__ import annotations

import asyncio

from benchmarks.load import GAMES, Load
from tests.server.playing import Server


def test_every_move_is_heard_by_all_who_are_to_hear_of_it(server: Server) -> None:
    async def story() -> None:
        load = Load(server, seed=1)
        await load.open(len(GAMES))
        await load.play(rate=30, seconds=1)
        assert sum(map(len, load.times.values())) == 30
        assert all(load.times[kind] for kind in ("choose", "confirm"))
        for table in load.tables:
            await table.leave()

    asyncio.run(story())
