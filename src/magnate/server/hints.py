"""Hints at a table: the best lines of the turn, for the seat that asks and nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import StreamingResponse
from sqlalchemy import update

from . import schema
from .asking import Bearer, TheHall, client, credentials, failures, routes
from .bodies import SEATS, ActBody
from .bots import BotFailed, for_hint
from .hall import Hall
from .review_frames import HintFrame
from .room import Room
from .schemas import answered
from .tables import Refused, Table

log = logging.getLogger("magnate.server")

#: Seconds that a hint may take, and hints that are remembered.
PATIENCE, KEPT = 60.0, 500
#: Seconds between two looks for those who follow a thought.
OFTEN = 0.2
#: What is followed is passed on at once, by compression and by proxies too.
AT_ONCE = {"Content-Encoding": "identity", "X-Accel-Buffering": "no", "Cache-Control": "no-store"}

router = routes()
AtSeat = Annotated[int, Query(ge=0, lt=SEATS)]
Follow = Annotated[bool, Query(description="answer with a line for all that becomes known")]


@dataclass
class Thought:
    """A hint that was asked for."""

    frame: HintFrame
    task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """End it; what is known stays."""
        if self.frame["status"] == "thinking":
            self.frame["status"] = "stopped"
            if self.task is not None:
                self.task.cancel()


class Hints:
    """The hints that were asked for last, by table and seat."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Thought] = OrderedDict()

    def of(self, room: Room, seat: int) -> Thought:
        """The hint of a seat; it has ended if the table stands otherwise by now."""
        found = self._kept.get((room.table.id, seat))
        if found is None:
            raise Refused("not-found", "no hint was asked for")
        if found.frame["version"] != room.standing.version:
            found.stop()
        return found

    async def ask(self, hall: Hall, room: Room, seat: int, version: int) -> Thought:
        """A hint for how the table stands now, thought of once."""
        found = self._kept.get((room.table.id, seat))
        if found is not None and found.frame["version"] == version:
            if found.frame["status"] in ("thinking", "done"):
                return found
        elif found is not None:
            found.stop()
        frame: HintFrame = {
            "seat": seat,
            "version": version,
            "status": "thinking",
            "done": 0.0,
            "hint": None,
        }
        thought = self._kept[room.table.id, seat] = Thought(frame)
        self._kept.move_to_end((room.table.id, seat))
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)[1].stop()
        thought.task = asyncio.create_task(_think(hall, room, thought))
        await _count(hall, room, seat)
        return thought

    async def close(self) -> None:
        """End all thoughts."""
        tasks = [one.task for one in self._kept.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _think(hall: Hall, room: Room, thought: Thought) -> None:
    frame, standing = thought.frame, room.standing
    seed = f"hint:{room.table.id}:{standing.moves}:{','.join(standing.draft)}"

    def heard(said: dict[str, Any]) -> None:
        frame["done"] = said["done"]
        frame["hint"] = said.get("known", frame["hint"])
        if room.standing.version != frame["version"]:
            thought.stop()

    try:
        asked = for_hint(room.table, standing, seed, PATIENCE)
        whose = room.table.opener or room.table.id
        frame["hint"] = await hall.bots.analyse(asked, whose, lambda: bool(room.pages), heard)
        frame["done"], frame["status"] = 1.0, "done"
    except BotFailed as error:
        log.warning("table %s: the hint failed: %s", room.table.id, error)
        frame["status"] = "failed"


async def _count(hall: Hall, room: Room, seat: int) -> None:
    """Count a hint, for everybody to see."""
    row = schema.seats
    own = (row.c.table_id == room.table.id) & (row.c.seat == seat)
    async with hall.store.writing() as connection:
        await connection.execute(update(row).where(own).values(hints=row.c.hints + 1))
        await hall.store.line.announce(connection, room.table.id)
    room.sit(await hall.store.seats(room.table.id))


def told_in_record(table: Table) -> str:
    """The hints that were taken, as a comment of a record."""
    taken = [f"{seat.hints} by seat {n}" for n, seat in enumerate(table.seats) if seat.hints]
    return f"# Hints taken: {', '.join(taken)}\n" if taken else ""


ANSWERED = answered(HintFrame)


@router.post(
    "/tables/{id}/hint", responses={**ANSWERED, **failures(400, 401, 403, 404, 409, 410, 413)}
)
async def ask(
    id: str,
    body: ActBody,
    hall: TheHall,
    bearer: Bearer,
    request: Request,
    *,
    follow: Follow = False,
) -> Any:
    """Ask for the best lines of the turn, from where the draft stands.

    Who follows the thought is told on this very connection, whichever process serves others, and
    ends it by leaving.
    """
    room = await _room(hall, id, bearer, body.seat)
    if not room.table.hints:
        raise Refused("forbidden", "no hints are given at this table")
    room.standing.check(body.seat, body.version)
    if room.standing.complete:
        raise Refused("empty", "there is nothing left to choose: confirm, undo or restart")
    request.app.state.limits.hint(client(request))
    hints: Hints = request.app.state.hints
    thought = await hints.ask(hall, room, body.seat, body.version)
    if follow:
        lines = _followed(room, thought)
        return StreamingResponse(lines, media_type="application/x-ndjson", headers=AT_ONCE)
    return {**thought.frame}


async def _followed(room: Room, thought: Thought) -> AsyncIterator[str]:
    """How far a thought is, a line whenever that has changed."""
    said = ""
    try:
        while True:
            if thought.frame["version"] != room.standing.version:
                thought.stop()
            line = json.dumps(thought.frame) + "\n"
            if line != said:
                yield (said := line)
            if thought.frame["status"] != "thinking":
                return
            await asyncio.sleep(OFTEN)
    finally:
        thought.stop()


@router.get("/tables/{id}/hint", responses={**ANSWERED, **failures(401, 403, 404, 410)})
async def look(
    id: str, seat: AtSeat, hall: TheHall, bearer: Bearer, request: Request
) -> dict[str, Any]:
    """How far a hint is, and what is known of it."""
    room = await _room(hall, id, bearer, seat)
    hints: Hints = request.app.state.hints
    return {**hints.of(room, seat).frame}


@router.delete("/tables/{id}/hint", responses={**ANSWERED, **failures(401, 403, 404, 410)})
async def stop(
    id: str, seat: AtSeat, hall: TheHall, bearer: Bearer, request: Request
) -> dict[str, Any]:
    """End the thought; what is known is the hint."""
    room = await _room(hall, id, bearer, seat)
    hints: Hints = request.app.state.hints
    thought = hints.of(room, seat)
    thought.stop()
    return {**thought.frame}


async def _room(hall: Hall, id: str, bearer: Any, seat: int) -> Room:
    room = await hall.room(id)
    if await hall.seat_of(room, credentials(bearer)) != seat:
        raise Refused("forbidden", f"this token does not open seat {seat}")
    return room
