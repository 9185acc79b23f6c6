"""Who thinks next: nobody waits for ever, however many are looked at."""

from __future__ import annotations

import asyncio

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
