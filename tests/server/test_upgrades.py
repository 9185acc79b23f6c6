"""A new version and the tables of an old one."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from magnate import __version__
from magnate.games import GAMES
from magnate.server.backup import opened
from magnate.server.bodies import SeatBody, TableBody
from magnate.server.hall import Hall
from magnate.server.settings import Settings
from magnate.server.snapshots import rules_version
from magnate.server.upgrades import check, unchecked, warn

SEATS = [SeatBody(kind="human", name="Ann"), SeatBody(kind="human", name="Mira")]


async def tables(settings: Settings, *games: str) -> list[str]:
    """Tables of these games, each after some moves."""
    hall = Hall(settings)
    await hall.start()
    ids = []
    for game in games:
        table, _ = await hall.create(TableBody(game=game, seats=SEATS, seed=3))
        room = await hall.room(table.id)
        for _ in range(6):
            now = room.standing
            seat, option = now.mover, now.ahead.decision
            assert seat is not None
            assert option is not None
            await hall.act(room, "choose", seat, now.version, option.ids()[0])
            if room.standing.complete:
                await hall.act(room, "confirm", seat, room.standing.version)
        ids.append(table.id)
    await hall.stop()
    return ids


def change(db: Path, sql: str, *values: Any) -> None:
    with sqlite3.connect(db) as connection:
        connection.execute(sql, values)


def test_tables_keep_their_rules_and_are_checked_before_others_serve_them(tmp_path: Path) -> None:
    asyncio.run(checked(tmp_path / "magnate.db"))


async def checked(db: Path) -> None:
    settings = Settings(db=str(db))
    ids = await tables(settings, *GAMES)
    async with opened(settings) as store:
        for id, game in zip(ids, GAMES.values(), strict=True):
            table = await store.table(id)
            assert table.rules == f"{__version__} {rules_version(game)}"
        assert await unchecked(store) == 0
        assert await check(store) == (0, [])
        assert await check(store, all=True) == (len(ids), [])
    change(db, "UPDATE tables SET rules = '0.1 other', checked = ''")
    change(db, "UPDATE moves SET option = 'gone' WHERE table_id = ?1 AND seat >= 0", ids[0])
    told = '[{"key": "fact-x", "args": {}}]'
    change(db, "UPDATE moves SET facts = ?2 WHERE table_id = ?1 AND seat >= 0", ids[1], told)
    change(db, "UPDATE tables SET game = 'chess' WHERE id = ?1", ids[2])
    change(db, "UPDATE tables SET over = 1 WHERE id = ?1", ids[3])
    async with opened(settings) as store:
        assert await unchecked(store) == len(ids)
        count, found = await check(store)
        assert count == len(ids)
        problems = {one.id: one.problem for one in found}
        assert "gone" in problems[ids[0]]
        assert problems[ids[1]] == "something else would happen, or be told"
        assert "chess" in problems[ids[2]]
        assert problems[ids[3]] == "the game would go on"
        assert all(one.rules == "0.1 other" for one in found)
        change(db, "UPDATE tables SET over = 0 WHERE id = ?1", ids[3])
        assert len((await check(store))[1]) == len(ids) - 1
        assert await unchecked(store) == len(ids) - 1, "what does not differ is noted"


def test_a_server_says_that_there_are_tables_of_other_rules(tmp_path: Path, caplog: Any) -> None:
    settings = Settings(db=str(tmp_path / "magnate.db"))
    [id] = asyncio.run(tables(settings, "sentient"))
    asyncio.run(warn(settings))
    assert caplog.messages == []
    change(tmp_path / "magnate.db", "UPDATE tables SET rules = '0.1 other' WHERE id = ?1", id)
    asyncio.run(warn(settings))
    [said] = caplog.messages
    assert "1 tables began with other rules" in said
    assert "magnate admin check-upgrade" in said
