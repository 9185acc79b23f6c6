from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import magnate
from magnate.engine.record import Record
from tests.server.playing import HUMANS, PATIENCE, Playing, Server, until


def test_what_was_acknowledged_survives_a_kill(start: Callable[..., Server]) -> None:
    """Killed again and again, in the middle of drafts, the table goes on where it was seen."""
    server = start()
    table = server.open()
    for round in range(3):
        for _ in range(3):
            table.stretch()
        table.choose()
        seat = table.mover
        seen, others = table.look(seat), table.look()
        server.end(signal.SIGKILL)
        server.start()
        assert table.look(seat) == seen, round
        assert table.look() == others
    table.stretch()
    game = magnate.game("sentient")
    record = Record("sentient", 2, ("standard", game.standard.hash), choices=moves(server, table))
    assert record.replay(game).view() == table.state()["view"]


def test_bots_go_on_after_a_kill_though_nobody_looks(start: Callable[..., Server]) -> None:
    server = start(pause=0.4)
    table = server.open([HUMANS[0], {"kind": "bot", "level": "random"}], open=True)
    while table.mover == 0:
        table.stretch()
    server.end(signal.SIGKILL)
    server.start()
    until(lambda: any(seat == 1 for seat, _option in moves(server, table)))


def moves(server: Server, table: Playing) -> list[tuple[int, str]]:
    """The moves as the database holds them, without opening the table through the server."""
    query = "SELECT seat, option FROM moves WHERE table_id = ? ORDER BY n"
    with closing(sqlite3.connect(server.db)) as connection:
        return connection.execute(query, [table.id]).fetchall()


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_process_outlives_the_server(start: Callable[..., Server], how: int) -> None:
    server = start(pause=0)
    assert server.process is not None
    edition = 'game = "sentient"\nname = "mine"\n'
    server.open([{"kind": "bot", "level": "greedy"}] * 4, edition=edition)
    children = until(lambda: thinkers_of(server))
    server.end(how)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in children))
    if how != signal.SIGKILL:
        assert "Traceback" not in server.log.read_text()


def test_no_server_outlives_the_tests_that_started_it(start: Callable[..., Server]) -> None:
    process = start().process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE) == 1


def thinkers_of(server: Server) -> list[int]:
    assert server.process is not None
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            stat = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(stat[1]) == server.process.pid:
            found.append(int(entry.name))
    return found
