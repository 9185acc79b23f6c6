"""Bots think in processes of their own, and one that fails is replaced by chance."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from hashlib import sha256
from typing import Any

from magnate.engine.decision import Decision
from magnate.engine.play import play
from magnate.engine.position import Position

from .snapshots import freeze
from .tables import Standing, Table
from .thinker import Question

#: Seconds that a new process may take on top, to start.
START = 20.0


class BotFailed(Exception):
    """A bot that crashed or took too long; the message says how."""


def question(table: Table, standing: Standing, clock: float) -> Question:
    """What to ask the bot that is to move."""
    seat, position = standing.mover, standing.position
    assert seat is not None
    custom = table.edition is not table.game.standard
    return Question(
        game=table.game.key,
        edition=table.edition.source if custom else None,
        state=freeze(position.start, table.box),
        path=_path(position),
        seat=seat,
        level=table.seats[seat].level or "",
        seed=sha256(f"bot:{table.seed}:{standing.moves}".encode()).hexdigest(),
        clock=clock,
    )


def _path(position: Position[Any]) -> tuple[str, ...]:
    """The ids of the choices since the running procedure began."""
    made = position.choices()[-len(position.path) :] if position.path else []
    return tuple(Decision(seat, kind, ()).id_of(option) for seat, kind, option in made)


def any_answer(standing: Standing) -> list[str]:
    """Choices that are legal and nothing more."""
    position, seat = standing.position.copy(), standing.mover
    assert seat is not None
    ids: list[str] = []

    def anything(position: Position[Any]) -> Any:
        assert position.decision is not None
        return random.choice(position.decision.options)

    play(position, {seat: anything}, lambda asked, given: ids.append(asked.id_of(given)))
    return ids


class Thinkers:
    """A few processes, each started when first needed, that answer for bots."""

    def __init__(self, workers: int, patience: float) -> None:
        self._patience = patience
        self._all = [_Thinker() for _ in range(max(1, workers))]
        self._idle: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def answer(self, question: Question) -> list[str]:
        """A bot's choices; `BotFailed` if there are none in time."""
        thinker = await self._idle.get()
        try:
            return await thinker.answer(question, self._patience)
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        """End the processes."""
        for thinker in self._all:
            await thinker.stop()


class _Thinker:
    """One process; after a failure the next question starts another."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def answer(self, question: Question, patience: float) -> list[str]:
        process = self._process
        try:
            async with asyncio.timeout(patience if process else patience + START):
                if process is None:
                    process = self._process = await _start()
                said = await _ask(process, question)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer within {patience} seconds") from None
        except BaseException:
            await self.stop()
            raise
        if "problem" in said:
            raise BotFailed("\n".join(said["problem"]))
        return said["choices"]

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _start() -> Process:
    path = os.pathsep.join(part for part in sys.path if part)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "magnate.server.thinker",
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,  # Ctrl-C is for the server, which ends this in its own time
    )


async def _ask(process: Process, question: Question) -> dict[str, list[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(question.line())
        await process.stdin.drain()
        line = await process.stdout.readline()
    except OSError as error:
        raise BotFailed(f"its process has ended ({error})") from error
    if not line:
        raise BotFailed("its process has ended")
    said: dict[str, list[str]] = json.loads(line)
    return said
