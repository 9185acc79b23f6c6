"""Databases of earlier versions: their tables go on, on both databases."""

from __future__ import annotations

import asyncio
import gc
import json
import pickle
import secrets
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

import magnate
from magnate.engine.decision import CHANCE
from magnate.server import schema
from magnate.server.database import MIGRATIONS
from magnate.server.hall import Hall
from magnate.server.settings import Settings
from magnate.server.snapshots import freeze, thaw

OLD = "k3f9k3f9k3"
FIRST = {
    "tables": "id, game, edition, variants, seed, seeded, name, open, started, changed, version,"
    " moves, dealt, entries, last, draft, over, bot_next",
    "seats": "table_id, seat, kind, level, name, token",
    "moves": "table_id, n, seat, option, facts, entry, at",
    "snapshots": "table_id, begun, rules, state",
}


def insert(connection: Connection, table: str, *values: Any) -> None:
    names = FIRST[table].replace(" ", "").split(",")
    marks = ", ".join(f":{name}" for name in names)
    row = dict(zip(names, values, strict=True))
    connection.execute(text(f"INSERT INTO {table} ({FIRST[table]}) VALUES ({marks})"), row)  # noqa: S608


def keep_as_the_first_version(connection: Connection, choices: list[tuple[int, str]]) -> None:
    """A table of Sentient in a database of the first version, its snapshot a pickle."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    insert(
        connection, "tables", OLD, "sentient", None, "[]", "old", False, None, False, 1.0,
        time.time(), 7, len(choices), 25, 2, None, "[]", False, False,
    )  # fmt: skip
    for seat in range(2):
        insert(connection, "seats", OLD, seat, "human", None, "Ann", f"{seat:064}")
    for n, (seat, option) in enumerate(choices):
        insert(connection, "moves", OLD, n, seat, option, "[]", 0, 2.0)
    insert(connection, "snapshots", OLD, 3, "older", pickle.dumps(print))


async def goes_on(db: str) -> None:
    """Let the present version open what the first one has left."""
    played = magnate.new_game("sentient", seats=2, seed="old")
    for id in ("procure:0", "assistants:1"):
        played.choose_id(id)
    settings = Settings(db=db, pause=0)
    old = create_async_engine(settings.url)
    async with old.begin() as connection:
        await connection.run_sync(keep_as_the_first_version, played.record().choices)
    hall = Hall(settings)
    await hall.start()
    try:
        standing = (await hall.room(OLD)).standing
    finally:
        await hall.stop()
    assert standing.position == played
    dealt = [choice.kind for choice in played.choices() if choice.seat == CHANCE]
    assert standing.dealt == {kind: dealt.count(kind) for kind in dealt}
    async with old.connect() as connection:
        assert await connection.run_sync(differences) == []
    await old.dispose()


def differences(connection: Connection) -> list[Any]:
    """What the migrations have made otherwise than the schema says."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    return found


def test_a_table_of_the_first_version_goes_on(tmp_path: Path) -> None:
    asyncio.run(goes_on(str(tmp_path / "magnate.db")))


@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR is not set")
def test_a_table_of_the_first_version_goes_on_in_postgres(postgres: str) -> None:
    database = f"old_{secrets.token_hex(4)}"

    async def make() -> None:
        engine = create_async_engine(Settings(db=postgres).url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {database}"))
        await engine.dispose()

    asyncio.run(make())
    there = make_url(postgres).set(database=database)
    asyncio.run(goes_on(there.render_as_string(hide_password=False)))


@pytest.mark.parametrize("code", ["os.system", "state.Table.copy", "builtins.eval"])
def test_who_writes_the_database_cannot_run_code(code: str) -> None:
    game = magnate.game("sentient")
    box = game.standard.box(game.load)
    with pytest.raises(ValueError, match=r"is no data class of magnate\.games\.sentient"):
        thaw(json.dumps({code: ["echo"]}), box, game)
    start = magnate.new_game("sentient", seats=2, seed=1).start
    assert thaw(freeze(start, box), box, game) == start


def test_a_snapshot_is_read_whatever_is_imported_meanwhile() -> None:
    """Also by what the collection of garbage calls, between any two objects that are made."""
    game = magnate.game("sentient")
    box = game.standard.box(game.load)
    start = magnate.new_game("sentient", seats=2, seed=1).start
    kept, loaded, threshold = freeze(start, box), set(sys.modules), gc.get_threshold()

    def load(_phase: str, _info: Any) -> None:
        sys.modules[f"meanwhile_{len(sys.modules)}"] = sys

    gc.callbacks.append(load)
    gc.set_threshold(1)
    try:
        assert thaw(kept, box, game) == start
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks.remove(load)
        for name in set(sys.modules) - loaded:
            del sys.modules[name]
