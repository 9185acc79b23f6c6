"""Bots think in processes of their own; one that fails is said so, and another moves for it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Any

from magnate.engine.decision import Decision
from magnate.engine.play import play
from magnate.engine.position import Position
from magnate.engine.words import SeatName, Words, words

from .answerer import Answerer
from .room import Room
from .settings import Settings
from .snapshots import freeze
from .tables import Refused, Standing, Table
from .thinker import Question
from .turns import Turns

log = logging.getLogger("magnate.server")

#: Seconds that a thought may take to end when it is stopped.
STOP = 2.0
#: Bytes of an answer at most.
ANSWER = 2**23
#: Told what a thought says of itself while it goes on.
Heard = Callable[[dict[str, Any]], None]
#: Who moves for a bot that failed.
STAND_IN = "greedy"
_NUMBERS = count()


class BotFailed(Exception):
    """A bot that crashed or took too long; the message says how."""


def question(table: Table, standing: Standing, clock: float) -> Question:
    """What to ask the bot that is to move."""
    seat, position = standing.mover, standing.position
    assert seat is not None
    return Question(
        number=next(_NUMBERS),
        table=table.id,
        game=table.game.key,
        edition=custom_edition(table),
        state=freeze(position.start, table.box),
        path=_path(position),
        seat=seat,
        level=table.seats[seat].level or "",
        seed=sha256(f"bot:{table.seed}:{seat}".encode()).hexdigest(),
        clock=clock,
    )


def for_hint(table: Table, standing: Standing, seed: str, clock: float) -> Question:
    """What to ask for the seat that is to move, from where its draft stands."""
    asked = question(table, standing, clock)
    path = (*asked.path, *standing.drafted)
    return replace(asked, task="hint", seed=seed, path=path)


def for_review(table: Table, ids: Sequence[str], seed: str, clock: float) -> Question:
    """What to ask about a finished game; which part of it is still to be said."""
    return Question(
        number=next(_NUMBERS),
        table=table.id,
        game=table.game.key,
        edition=custom_edition(table),
        state=freeze(table.start().start, table.box),
        path=tuple(ids),
        seat=0,
        level="",
        seed=seed,
        clock=clock,
        task="part",
    )


def custom_edition(table: Table) -> str | None:
    """The text of a table's edition, if that is not the standard one."""
    return None if table.edition is table.game.standard else table.edition.source


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


class Bots:
    """Whoever moves for the bots of all tables: each in its turn, in the time it has."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.turns = Turns(settings.thinkers, settings.background)
        self._thinkers = Thinkers(settings.thinkers)

    async def choices(self, room: Room, standing: Standing) -> tuple[list[str], list[Words]]:
        """A bot's choices, legal ones, and what the log has to say of how they came about."""
        seat = standing.mover
        assert seat is not None
        told: list[Words] = []
        for level, key in ((None, "log-bot-stands-in"), (STAND_IN, "log-bot-any")):
            try:
                ids = await self._thought(room, standing, level)
                standing.after(ids, room.table.seed)
            except (BotFailed, Refused, ValueError) as error:
                log.warning("table %s, seat %s: the bot failed: %s", room.table.id, seat, error)
                told = [words(key, seat=SeatName(seat=seat))]
            else:
                return ids, told
        return any_answer(standing), told

    async def _thought(self, room: Room, standing: Standing, level: str | None) -> list[str]:
        table, left = room.table, room.time_left(self._settings.clock)
        asked = question(table, standing, left)
        if level is not None:
            asked = replace(asked, level=level)
        home = self._thinkers.home(table.id)
        whose = table.opener or table.id
        async with self.turns.turn(whose, lambda: bool(room.pages), home) as place:
            begun = time.monotonic()
            try:
                patience = left + self._settings.patience
                return await self._thinkers.answer(place, asked, patience, room.think)
            finally:
                room.spend(time.monotonic() - begun)

    async def analyse(
        self, asked: Question, whose: str, watched: Callable[[], bool], heard: Heard
    ) -> Any:
        """What a question other than for a move comes to; `BotFailed` if nothing does in time."""
        asked = replace(asked, share=self._settings.thorough / 100)
        async with self.turns.turn(whose, watched) as place:
            return await self._thinkers.analyse(place, asked, heard)

    async def close(self) -> None:
        """End the processes."""
        await self._thinkers.close()


class Thinkers:
    """A few processes, each started when first needed; a table's bots stay in one of them."""

    def __init__(self, workers: int) -> None:
        self._all = [_Thinker() for _ in range(max(1, workers))]
        self._homes: dict[str, int] = {}

    def home(self, table: str) -> int | None:
        """The process a table's bots are in."""
        return self._homes.get(table)

    async def answer(
        self, place: int, question: Question, patience: float, heard: Callable[[float], None]
    ) -> list[str]:
        """A bot's choices; `BotFailed` if there are none in time.  Cancelled, the thought ends."""
        if self._homes.pop(question.table, place) != place:
            raise ValueError("a table's bots stay in one process")
        self._homes[question.table] = place
        if len(self._homes) > REMEMBERED:
            del self._homes[next(iter(self._homes))]
        said = await self._all[place].answer(
            question, patience, lambda said: heard(float(said["done"]))
        )
        choices: list[str] = said["choices"]
        return choices

    async def analyse(self, place: int, question: Question, heard: Heard) -> Any:
        """What a question comes to that is not for a move; anybody may answer it."""
        said = await self._all[place].answer(question, question.clock, heard)
        return said["found"]

    async def close(self) -> None:
        """End the processes."""
        for thinker in self._all:
            await thinker.stop()


#: How many tables are remembered by the process their bots are in.
REMEMBERED = 10_000


class _Thinker(Answerer):
    """One process; after a failure the next question starts another."""

    def __init__(self) -> None:
        super().__init__("magnate.server.thinker", ANSWER)

    async def answer(self, question: Question, patience: float, heard: Heard) -> dict[str, Any]:
        try:
            async with self.timeout(patience):
                await self.tell(question.line())
                said = await self._heard(question, heard)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer within {patience:.1f} seconds") from None
        except OSError as error:
            await self.stop()
            raise BotFailed(f"its process has ended ({error})") from error
        except asyncio.CancelledError:
            await asyncio.shield(self._interrupt(question))
            raise
        except BaseException:
            await self.stop()
            raise
        if "problem" in said:
            raise BotFailed("\n".join(said["problem"]))
        return said

    async def _heard(self, question: Question, heard: Heard) -> dict[str, Any]:
        """What the process says to a question, in the end."""
        while True:
            said = await self.hear()
            if said["number"] != question.number:
                continue
            if "done" not in said:
                return said
            heard(said)

    async def _interrupt(self, question: Question) -> None:
        """Have a thought ended; a process that does not listen is ended with it."""
        if self._process is None:
            return
        try:
            async with asyncio.timeout(STOP):
                await self.tell(f"stop {question.number}\n".encode())
                await self._heard(question, lambda _said: None)
        except OSError:  # it took too long, or is gone
            await self.stop()
