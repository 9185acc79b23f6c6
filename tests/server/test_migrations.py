"""Databases of earlier versions: their tables go on, on both databases."""

from __future__ import annotations

import asyncio
import json
import pickle
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

import magnate
from magnate.engine.decision import CHANCE
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


def kept_by_the_first_version(url: str) -> magnate.Position[Any]:
    """A table of Sentient in a database of the first version, its snapshot a pickle."""
    position = magnate.new_game("sentient", seats=2, seed="old")
    for id in ("procure:0", "assistants:1"):
        position.choose_id(id)
    choices = position.record().choices
    engine = create_engine(url)
    with engine.begin() as connection:
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
    engine.dispose()
    return position


def test_a_table_of_the_first_version_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "magnate.db"
    played = kept_by_the_first_version(f"sqlite:///{file}")

    async def story() -> None:
        hall = Hall(Settings(db=str(file), pause=0))
        await hall.start()
        try:
            standing = (await hall.room(OLD)).standing
        finally:
            await hall.stop()
        assert standing.position == played
        dealt = [choice.kind for choice in played.choices() if choice.seat == CHANCE]
        assert standing.dealt == {kind: dealt.count(kind) for kind in dealt}

    asyncio.run(story())


@pytest.mark.parametrize("code", ["os.system", "state.Table.copy", "builtins.eval"])
def test_who_writes_the_database_cannot_run_code(code: str) -> None:
    game = magnate.game("sentient")
    box = game.standard.box(game.load)
    with pytest.raises(ValueError, match=r"is no data class of magnate\.games\.sentient"):
        thaw(json.dumps({code: ["echo"]}), box, game)
    start = magnate.new_game("sentient", seats=2, seed=1).start
    assert thaw(freeze(start, box), box, game) == start
