"""Kill a server again and again under load, and look for what is lost.

`python -m benchmarks.kills --kills 100 [--postgres] [--workers 2] [--life 1.2]`.  Programs play at
several tables of all games while the server is killed (kill -9) and started again; on a busy
machine, let it live longer.  With `--workers 2` one of two processes on PostgreSQL is killed, and
the other serves on until there is a new one.  Every move that was acknowledged must be there, none
twice, and every record must replay to what the server shows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import threading
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from sqlalchemy import text

import magnate
from benchmarks.load import GAMES, SEATS, UNBOUNDED, postgresql, serving
from magnate.engine.record import Record
from magnate.server.database import engine
from magnate.server.settings import database_url
from tests.server.playing import Playing, Server, until

#: Tables that are played at once.
TABLES = 8
#: Seconds for which a server lives at least.
LEAST = 0.2


@dataclass
class Seen:
    """What a server has acknowledged at one table."""

    game: str
    table: Playing
    version: int = 0
    confirmed: int = 0


def play(seen: Seen, url: str, stop: threading.Event, seed: int) -> None:
    """Play at a table until told to stop, whether there is a server or not."""
    chance, table = random.Random(seed), seen.table
    with httpx.Client(base_url=url, timeout=10) as http:
        while not stop.is_set():
            try:
                if not _act(http, table, seen, chance):
                    return
            except httpx.HTTPError:
                stop.wait(0.05)


def _act(http: httpx.Client, table: Playing, seen: Seen, chance: random.Random) -> bool:
    """One act of whoever is to move; False once the game is over."""
    for seat in range(len(SEATS)):
        headers = table.headers(seat)
        answer = http.get(table.path, headers=headers)
        if answer.status_code != httpx.codes.OK:
            return True
        state = answer.json()["state"]
        if state["over"] is not None:
            return False
        if state["draft"] is None:
            continue
        act, body = "confirm", {"seat": seat, "version": state["version"]}
        if not state["draft"]["complete"]:
            act = "choose"
            body["option"] = chance.choice(state["decision"]["options"])["id"]
        done = http.post(f"{table.path}/{act}", json=body, headers=headers)
        if done.status_code == httpx.codes.OK:
            seen.version = max(seen.version, done.json()["version"])
            seen.confirmed += act == "confirm"
    return True


def rows(url: str, query: str, **given: Any) -> list[Any]:
    """What a database holds, asked behind the server's back."""

    async def asked() -> list[Any]:
        one = engine(url)
        try:
            async with one.connect() as connection:
                return list((await connection.execute(text(query), given)).all())
        finally:
            await one.dispose()

    return asyncio.run(asked())


def lost(url: str, tables: list[Seen]) -> list[str]:
    """The tables whose database is behind what was acknowledged."""
    kept = {row.id: row.version for row in rows(url, "SELECT id, version FROM tables")}
    return [one.table.id for one in tables if kept[one.table.id] < one.version]


def replays(url: str, one: Seen) -> bool:
    """Whether the record in the database leads to what the server shows, move by move."""
    query = "SELECT n, seat, option FROM moves WHERE table_id = :id ORDER BY n"
    made = rows(url, query, id=one.table.id)
    if [row.n for row in made] != list(range(len(made))):
        return False
    game = magnate.game(one.game)
    choices = [(row.seat, row.option) for row in made]
    record = Record(one.game, len(SEATS), ("standard", game.standard.hash), choices=choices)
    shown: Any = one.table.state()["view"]
    return bool(record.replay(game).view() == shown)


def run(server: Server, url: str, kills: int, life: float, seed: int, workers: int = 1) -> bool:
    """Kill a server so often, and say what came of it; whether nothing was lost."""
    chance = random.Random(seed)
    tables = [Seen(game, server.open(SEATS, game=game)) for game in (GAMES * TABLES)[:TABLES]]
    stop, behind = threading.Event(), list[str]()
    programs = [
        threading.Thread(target=play, args=(one, server.url, stop, seed + n))
        for n, one in enumerate(tables)
    ]
    for one in programs:
        one.start()
    try:
        for _ in range(kills):
            time.sleep(chance.uniform(LEAST, life))
            if workers == 1:
                server.end(signal.SIGKILL)
                behind += lost(url, tables)
                server.start()
            else:
                until(lambda: len(serving(server)) == workers)
                chance.choice(serving(server)).kill()
                behind += lost(url, tables)
    finally:
        stop.set()
        for one in programs:
            one.join()
    good = sum(replays(url, one) for one in tables)
    confirmed, versions = (
        sum(getattr(one, what) for one in tables) for what in ("confirmed", "version")
    )
    print(
        f"{kills} kills; {versions:,} acts acknowledged, {confirmed:,} of them confirmed turns; "
        f"{len(behind)} lost; {good} of {len(tables)} records replay to what is shown"
    )
    return not behind and good == len(tables)


def main() -> None:
    """Read the arguments, and kill."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1, help="more than one on PostgreSQL")
    parser.add_argument(
        "--life", type=float, default=1.2, help="seconds that a server lives at most"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    free: dict[str, Any] = dict.fromkeys(UNBOUNDED, 0)
    with ExitStack() as ends:
        folder = Path(ends.enter_context(TemporaryDirectory(prefix="magnate-kills-")))
        shared = args.postgres or args.workers > 1
        url = ends.enter_context(postgresql()) if shared else None
        server = Server(folder / "kills.db", url=url, workers=args.workers, **free)
        ends.enter_context(closing(server))
        place = database_url(url or str(folder / "kills.db"))
        if not run(server.start(), place, args.kills, args.life, args.seed, args.workers):
            raise SystemExit(1)


if __name__ == "__main__":
    main()
