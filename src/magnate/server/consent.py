"""Taking back a turn beyond a reveal: one asks, everybody agrees or not, and both lines are kept.

What was revealed stays known, and will come again: chance answers the same question of a kind
the same way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypedDict

from fastapi import Request
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from magnate.engine.decision import CHANCE
from magnate.engine.words import Words

from . import schema
from .asking import Bearer, Json, TheHall, credentials, failures, routes
from .bodies import Body, SeatNumber
from .hall import Hall
from .replays import Made, moves_of, steps
from .retelling import retelling
from .room import Room
from .store import Conflict, Store, dealt_in
from .tables import Refused, Standing, Table
from .timekeeping import hold, keep_time

router = routes()
#: Seconds in which an answer is expected where a clock stands still for it.
ANSWERED = 120.0
ASKING = failures(400, 401, 403, 404, 409, 410, 413)


class TakenBack(TypedDict):
    """An entry of the log that would go."""

    seat: int | None
    facts: list[Words]


class Asked(TypedDict):
    """A turn that a seat asks to take back; what chance has `revealed` since stays known."""

    seat: int
    entries: list[TakenBack]
    revealed: list[Words]
    agreed: list[int]
    waiting: list[int]


class AskBody(Body):
    """Whose last turn shall be taken back."""

    seat: SeatNumber


class AnswerBody(Body):
    """Whether a seat agrees."""

    seat: SeatNumber
    agree: bool


@router.post("/tables/{id}/take-back", responses=ASKING)
async def ask(id: str, body: AskBody, hall: TheHall, bearer: Bearer, request: Request) -> Json:
    """Ask everybody to take back one's last turn; without other people it is taken back."""
    room = await _room(hall, id, bearer, body.seat)
    await _refuse_if_counted(hall.store, id)
    if room.standing.position.over:
        raise Refused("not-your-turn", "the game is over")
    moves = (await moves_of(hall.store, id))[: room.standing.moves]
    back = await retelling(request).tell(request, turn_of, room.table, moves, body.seat)
    if back is None:
        raise Refused("empty", "this seat has made no turn that could be taken back")
    await propose(hall, room, body.seat, len(moves), back)
    return {}


async def propose(hall: Hall, room: Room, seat: int, moves: int, back: int) -> None:
    """Lay it before everybody; clocks stand still until it is answered.

    One at a time, and once: who was refused may ask again after another move.
    """
    id, row = room.table.id, schema.undo_asked
    asked = {"seat": seat, "moves": moves, "back": back, "agreed": [], "open": True}
    asked["at"] = time.time()
    try:
        async with hall.store.writing() as connection:
            await hold(connection, id)
            found = (await connection.execute(select(row).where(_at(id)))).one_or_none()
            before = found.refused if found is not None and found.moves == moves else []
            if found is not None and found.moves == moves and found.open:
                raise Refused("taken", "somebody asks to take a turn back already")
            if seat in before:
                raise Refused("closed", "this was asked and refused; ask again after another move")
            await connection.execute(delete(row).where(_at(id)))
            await connection.execute(insert(row), {"table_id": id, **asked, "refused": before})
            await _noted(hall, connection, room)
    except IntegrityError:
        raise Refused("stale", "somebody else asks at the same moment") from None
    _look_again(room)
    await _settle(hall, room)


async def _noted(hall: Hall, connection: AsyncConnection, room: Room) -> None:
    """Let clocks stand or run, and other servers know, in the transaction that asks or answers."""
    await keep_time(connection, room.table.id, time.time())
    await hall.store.line.announce(connection, room.table.id, said=True, clock=True)


def _look_again(room: Room) -> None:
    """Have the clocks of all pages stand or run."""
    if room.table.clock:
        room.forget_frames()
        room.tell()


@router.post("/tables/{id}/take-back/answer", responses=ASKING)
async def answer(id: str, body: AnswerBody, hall: TheHall, bearer: Bearer) -> Json:
    """Agree that a turn is taken back, or not; whoever asked may think better of it."""
    room = await _room(hall, id, bearer, body.seat)
    found = await _found(hall.store, room)
    if found is None:
        raise Refused("empty", "nobody asks to take anything back")
    if body.agree:
        await _agree(hall.store, room, body.seat)
        await _settle(hall, room)
    elif await _closed(hall, room, found) and body.seat != found.seat:
        await _say(hall.store, room, body.seat, "refused")
    else:
        room.call()
    return {}


async def lapse(hall: Hall, now: float) -> None:
    """Where a clock stands still for a request, no answer for a while is a no."""
    row, table = schema.undo_asked.c, schema.tables.c
    query = select(row.table_id).join(schema.tables, table.id == row.table_id)
    query = query.where(row.open, row.at < now - ANSWERED, table.clock.is_not(None))
    query = query.where(row.moves == table.moves, ~table.over, ~table.closed)
    async with hall.store.reading() as connection:
        late = list((await connection.execute(query)).scalars())
    for id in late:
        room = await hall.room(id)
        found = await _found(hall.store, room)
        if found is not None and await _closed(hall, room, found):
            silent = waiting(room.table, found) or [found.seat]
            await _say(hall.store, room, silent[0], "refused")


async def _room(hall: Hall, id: str, bearer: Any, seat: int) -> Room:
    room = await hall.room(id)
    if await hall.seat_of(room, credentials(bearer)) != seat:
        raise Refused("forbidden", f"this token does not open seat {seat}")
    return room


async def _refuse_if_counted(store: Store, id: str) -> None:
    row = schema.attempts.c
    query = select(row.counted).where(row.table_id == id, row.counted)
    async with store.reading() as connection:
        if (await connection.execute(query)).scalar_one_or_none():
            raise Refused("closed", "at the daily table what was revealed stays made")


def turn_of(table: Table, moves: Sequence[Made], seat: int) -> int | None:
    """The first move of the last turn of a seat."""
    turns: dict[int, tuple[int | None, int]] = {}
    for step in steps(table, moves):
        if step.turn and step.turn not in turns:
            turns[step.turn] = step.mover, step.moves[0].n
    own = [first for mover, first in turns.values() if mover == seat]
    return own[-1] if own else None


async def asked_at(hall: Hall, room: Room) -> Asked | None:
    """What would be taken back at a table, if somebody asks for it."""
    found = await _found(hall.store, room)
    if found is None:
        return None
    gone = [move for move in await moves_of(hall.store, room.table.id) if move.n >= found.back]
    entries: list[TakenBack] = []
    for _, of in groupby(gone, lambda move: move.entry):
        made = list(of)
        facts = [fact for move in made for fact in move.facts]
        entries.append({"seat": made[0].seat if made[0].seat != CHANCE else None, "facts": facts})
    return {
        "seat": found.seat,
        "entries": entries,
        "revealed": [fact for move in gone if move.seat == CHANCE for fact in move.facts],
        "agreed": list(found.agreed),
        "waiting": waiting(room.table, found),
    }


async def refused_at(store: Store, room: Room) -> list[int]:
    """The seats that have asked since the last move, and may not ask again before the next."""
    row = schema.undo_asked.c
    query = select(row.refused).where(_at(room.table.id), row.moves == room.standing.moves)
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar_one_or_none() or []


def waiting(table: Table, found: Any) -> list[int]:
    """The people who have not agreed yet; bots always do."""
    people = [n for n, seat in enumerate(table.seats) if seat.kind == "human" and seat.taken]
    return [seat for seat in people if seat != found.seat and seat not in found.agreed]


async def _found(store: Store, room: Room) -> Any:
    """What is asked at a table; a move that is made in between is an answer, too."""
    async with store.reading() as connection:
        query = select(schema.undo_asked).where(_at(room.table.id))
        found = (await connection.execute(query)).one_or_none()
    current = found is not None and found.open and found.moves == room.standing.moves
    return found if current else None


def _at(id: str) -> Any:
    return schema.undo_asked.c.table_id == id


async def _agree(store: Store, room: Room, seat: int) -> None:
    """Count a seat's agreement with those that come through other servers at the same moment."""
    row, id = schema.undo_asked, room.table.id
    query = select(row.c.agreed).where(_at(id)).with_for_update()
    async with store.writing() as connection:
        agreed = (await connection.execute(query)).scalar_one_or_none() or []
        both = sorted({*agreed, seat})
        await connection.execute(update(row).where(_at(id)).values(agreed=both))
        await store.line.announce(connection, id, said=True)


async def _closed(hall: Hall, room: Room, found: Any, *, granted: bool = False) -> bool:
    """Whether what was asked is settled here; False if another server has done so."""
    row = schema.undo_asked
    this = _at(found.table_id) & (row.c.moves == found.moves) & row.c.open
    no = update(row).where(this).values(open=False, refused=[*found.refused, found.seat])
    async with hall.store.writing() as connection:
        await hold(connection, found.table_id)
        done = await connection.execute(delete(row).where(this) if granted else no)
        await _noted(hall, connection, room)
    _look_again(room)
    return done.rowcount == 1


async def _settle(hall: Hall, room: Room) -> None:
    """Take the turn back once everybody agrees."""
    found = await _found(hall.store, room)
    agreed = found is not None and not waiting(room.table, found)
    if agreed and await _closed(hall, room, found, granted=True):
        async with room.lock:
            await _take_back(hall, room, found)
        await _say(hall.store, room, found.seat, "undone")
        room.tell()
        hall.drive(room)
    room.call()


async def _take_back(hall: Hall, room: Room, found: Any) -> None:
    moves = (await moves_of(hall.store, room.table.id))[: room.standing.moves]
    if len(moves) != found.moves:
        raise Refused("stale", "another choice came first", version=room.standing.version)
    kept = moves[: found.back]
    after = await asyncio.to_thread(_standing, room, kept)
    try:
        await hall.store.take_back(room.table, room.standing, after)
    except Conflict:
        raise Refused("stale", "another choice came first") from None
    room.standing = after


def _standing(room: Room, kept: Sequence[Made]) -> Standing:
    position = room.table.replay(move.option for move in kept)
    movers = [move.seat for move in kept if move.seat != CHANCE]
    return Standing(
        position,
        version=room.standing.version + 1,
        moves=len(kept),
        dealt=dealt_in(position),
        entries=kept[-1].entry + 1 if kept else 0,
        last=movers[-1] if movers else None,
    )


async def _say(store: Store, room: Room, seat: int, kind: str) -> None:
    from .talk import Speaker, keep_line  # noqa: PLC0415  which shows what is asked here

    await keep_line(store, room, Speaker(seat, f"seat {seat}"), "", kind=kind, seen=time.time())


async def other_lines(store: Store, id: str) -> str:
    """The turns that were taken back, as comments of a record."""
    row = schema.taken_back.c
    query = select(row.line, row.n, row.seat, row.option).where(row.table_id == id)
    async with store.reading() as connection:
        found = (await connection.execute(query.order_by(row.line, row.n))).all()
    text = ""
    for _, of in groupby(found, lambda one: one.line):
        gone = list(of)
        text += f"# Taken back by consent, after {gone[0].n} choices:\n"
        for seat, made in groupby(gone, lambda one: one.seat):
            ids = " ".join(one.option for one in made)
            text += f"# {'*' if seat == CHANCE else seat}  {ids}\n"
    return text
