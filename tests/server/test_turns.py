"""Who thinks next, and for how long: nobody waits for ever, however many are looked at."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

from magnate.server.room import Room
from magnate.server.turns import Turns


def test_a_table_that_nobody_looks_at_has_its_turn_among_many_that_are_looked_at() -> None:
    """Three tables that are looked at always want to think, in the one place there is."""
    turns = Turns(places=1, background=1)
    order: list[str] = []

    async def always(name: str) -> None:
        while len(order) < 50:
            async with turns.turn(name, lambda: True):
                order.append(name)
                await asyncio.sleep(0)

    async def unseen() -> None:
        for _ in range(3):
            async with turns.turn("unseen", lambda: False):
                order.append("unseen")
                await asyncio.sleep(0)

    async def story() -> None:
        await asyncio.gather(*(always(name) for name in "abc"), unseen())

    asyncio.run(asyncio.wait_for(story(), 60))
    own = [n for n, name in enumerate(order) if name == "unseen"]
    assert len(own) == 3
    assert own[-1] < 40, "one turn of ten"
    assert own[0] >= 9, "those that are looked at come first"


def test_a_bots_time_is_that_of_its_turn_whatever_is_revealed_in_it() -> None:
    room = Room.__new__(Room)
    state = SimpleNamespace(round=1, turn=3)
    standing = SimpleNamespace(mover=0, last=1, position=SimpleNamespace(state=state))
    vars(room).update(standing=standing, _turn=(), _spent=0.0, thinking=None)
    assert room.time_left(5.0) == 5.0
    room.spend(3.0)
    standing.last = 0  # something was revealed, and the seat goes on
    assert room.time_left(5.0) == 2.0
    room.spend(4.0)
    assert room.time_left(5.0) == 0.0
    state.turn = 4
    assert room.time_left(5.0) == 5.0
    room.spend(1.0)
    standing.last = 1  # others have moved, in a game that counts rounds alone
    assert room.time_left(5.0) == 5.0
