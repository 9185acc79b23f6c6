"""The same load on boardgame.io's server, beside it in one run, as a ratio.

`python -m benchmarks.boardgame_io --tables 300 --rate 100 --seconds 20`, on a quiet machine; it
needs Node.js and npm, and installs boardgame.io into a throw-away folder.  Its game is the smallest
there can be, a mark in one of nine cells, kept in memory alone; ours are the four games, every move
on the disk before it is told.  Both are driven by the same script: two sockets a table, so many
moves a second in all, each timed from its sending until the last socket has heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import psutil
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import LOST, UNBOUNDED, Driven, Load, percentile, resident, spent
from tests.server.playing import Server, free_port, until

PACKAGE = "boardgame.io@0.50.2"
GAME = "marks"
SERVER = """
const { Server } = require('boardgame.io/server')
const mark = ({ G, playerID }, cell) => { G.cells[cell] = playerID; G.marks += 1 }
const setup = () => ({ cells: Array(9).fill(null), marks: 0 })
const marks = { name: 'marks', setup, turn: { minMoves: 1, maxMoves: 1 }, moves: { mark } }
Server({ games: [marks], origins: ['http://127.0.0.1'] }).run(Number(process.argv[2]))
"""


class Match(Driven):
    """A match of boardgame.io, one socket for each player."""

    def __init__(self, port: int, id: str, tokens: list[str]) -> None:
        super().__init__(
            GAME, tokens, f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        )
        self.id = id

    async def come(self) -> None:
        """Open the sockets, and wait until both know how the match stands."""
        self.states = [{"_stateID": -1} for _ in self.tokens]
        for seat in range(len(self.tokens)):
            socket = await connect(self.url, max_size=None, compression=None, open_timeout=60)
            await socket.recv()
            await socket.send(f"40/{GAME},")
            await socket.recv()
            self.sockets.append(socket)
            self._readers.append(asyncio.ensure_future(self._read(seat, socket)))
            await self._say(socket, "sync", self.id, f"{seat}", None, len(self.tokens))
        await self._all_know(0)

    @staticmethod
    async def _say(socket: ClientConnection, *event: Any) -> None:
        await socket.send(f"42/{GAME},{json.dumps(event)}")

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            if text == "2":  # a sign of life is asked for
                await socket.send("3")
                continue
            if not str(text).startswith(f"42/{GAME},"):
                continue
            kind, _, *said = json.loads(str(text).partition(",")[2])
            state = said[0]["state"] if kind == "sync" else said[0] if kind == "update" else None
            if state is not None:
                async with self.heard:
                    self.states[seat] = state
                    self.heard.notify_all()

    async def _all_know(self, state: int) -> None:
        async with asyncio.timeout(LOST), self.heard:
            await self.heard.wait_for(lambda: all(one["_stateID"] >= state for one in self.states))

    @property
    def over(self) -> bool:
        """It never is."""
        return False

    async def asks(self) -> bool:
        """Somebody is always to move."""
        return True

    async def move(self, chance: random.Random) -> tuple[str, float]:
        """One mark of whoever is to move."""
        state = self.states[0]
        seat = int(state["ctx"]["currentPlayer"])
        payload = {
            "type": "mark",
            "args": [chance.randrange(9)],
            "playerID": f"{seat}",
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        begun = time.perf_counter()
        await self._say(self.sockets[seat], "update", action, state["_stateID"], self.id, f"{seat}")
        await self._all_know(state["_stateID"] + 1)
        return "mark", time.perf_counter() - begun


class MatchLoad(Load):
    """So many matches on a server of boardgame.io."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(None, seed)
        self.port = port

    async def _opened(self, game: str) -> Driven:
        """A match: there is one as soon as somebody asks for it."""
        del game
        match = Match(self.port, f"match-{len(self.tables)}", ["", ""])
        await match.come()
        return match


@contextmanager
def boardgame_io() -> Iterator[tuple[int, psutil.Process]]:
    """A server of boardgame.io in a throw-away folder."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise SystemExit("Node.js and npm are needed for this")
    with TemporaryDirectory(prefix="magnate-boardgame-io-") as folder:
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"]
        subprocess.run([npm, "install", *quiet, PACKAGE], cwd=folder, check=True)
        Path(folder, "server.js").write_text(SERVER, encoding="utf-8")
        port = free_port()
        process = subprocess.Popen(
            [node, "server.js", str(port)], cwd=folder, stdout=subprocess.DEVNULL
        )
        try:
            until(lambda: _answers(port))
            yield port, psutil.Process(process.pid)
        finally:
            process.kill()
            process.wait()


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}").status_code > 0
    except httpx.TransportError:
        return False


class Measured:
    """What one server has shown."""

    def __init__(self, load: Load, held: float, processor: float) -> None:
        times = [*chain(*load.times.values())]
        self.figures = {
            "moves a second": len(times) / load.seconds,
            **{f"p{share} ms": percentile(times, share) for share in (50, 95, 99)},
            "processor ms a move": 1000 * processor / len(times),
            "KiB a table": held / 1024,
        }


async def measured(load: Load, size: Any, time_spent: Any, args: argparse.Namespace) -> Measured:
    """Open tables, warm up, and drive."""
    empty = size()
    await load.open(args.tables)
    held = (size() - empty) / args.tables
    await load.play(args.rate, 3)
    load.forget()
    before = time_spent()
    await load.play(args.rate, args.seconds)
    found = Measured(load, held, time_spent() - before)
    for one in load.tables:
        await one.leave()
    return found


def main() -> None:
    """Read the arguments, drive the one and the other, and print the ratio."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.boardgame_io", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, of all together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    free: dict[str, Any] = {**dict.fromkeys(UNBOUNDED, 0), "loaded": 2 * args.tables}
    with boardgame_io() as (port, process):
        theirs = asyncio.run(
            measured(
                MatchLoad(port, args.seed),
                lambda: process.memory_info().rss,
                lambda: sum(process.cpu_times()[:2]),
                args,
            )
        )
    with (
        TemporaryDirectory(prefix="magnate-load-") as folder,
        closing(Server(Path(folder, "load.db"), **free).start()) as server,
    ):
        ours = asyncio.run(
            measured(Load(server, args.seed), lambda: resident(server), lambda: spent(server), args)
        )
    table = Table(title=f"{args.tables} tables, {2 * args.tables} sockets, {args.rate:g} a second")
    for column in ("", "Magnate", "boardgame.io", "ratio"):
        table.add_column(column, justify="right" if column else "left")
    for name, ours_is in ours.figures.items():
        theirs_is = theirs.figures[name]
        ratio = f"{ours_is / theirs_is:.2f}" if theirs_is else "–"
        table.add_row(name, f"{ours_is:.2f}", f"{theirs_is:.2f}", ratio)
    Console().print(table)


if __name__ == "__main__":
    main()
