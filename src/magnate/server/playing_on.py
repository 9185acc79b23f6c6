"""Tables that begin where another game stood: played on from a replay, or read from a record."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from random import SystemRandom
from typing import Annotated, Any

from fastapi import Request
from pydantic import AfterValidator, Field

from magnate.engine.decision import CHANCE, Decision
from magnate.engine.edition import Edition
from magnate.engine.game import Game, NotPossible
from magnate.engine.names import proper_name
from magnate.engine.position import Position
from magnate.engine.record import Record, RecordError
from magnate.engine.words import fact_json
from magnate.review.walk import moment

from .asking import Bearer, Json, TheHall, client, failures, routes
from .bodies import SEATS, Body, Number, SeatBody, SeatNumber, TableBody, plain_text
from .hall import Hall
from .opening import new_id, new_table
from .replays import eyes_for, is_open, moves_of, steps
from .retelling import retelling
from .snapshots import freeze
from .store import dealt_in
from .tables import Move, Origin, Refused, Seat, Standing, Table, digest

#: Characters of a record, and choices in it.
RECORD, CHOICES = 200_000, 20_000

router = routes()


class PlayOnBody(Body):
    """A move of a replay to play on from: `seats` are played here, bots play the others.

    Without a `level` the bots of the game stay what they were.
    """

    move: Number
    seats: Annotated[list[SeatNumber], Field(min_length=1, max_length=SEATS)]
    level: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class RecordBody(Body):
    """A record to be read, and the text of its edition if that is not the standard one."""

    record: Annotated[str, Field(min_length=1, max_length=RECORD), AfterValidator(plain_text)]
    edition: Annotated[str, AfterValidator(plain_text)] | None = None


@router.post(
    "/tables/{id}/play-on",
    status_code=201,
    responses=failures(400, 401, 403, 404, 409, 410, 413),
)
async def play_on(
    id: str, body: PlayOnBody, hall: TheHall, bearer: Bearer, request: Request
) -> Json:
    """Open a private table that goes on from a move of another, what is hidden dealt anew."""
    room = await hall.room(id)
    holds = None if bearer is None else await hall.seat_of(room, bearer.credentials)
    if room.table.sealed:
        raise Refused("closed", "the daily table is played on from once the day is over")
    eyes = eyes_for(room, holds, None)
    if any(seat >= len(room.table.seats) for seat in body.seats):
        raise Refused("not-found", f"this table has {len(room.table.seats)} seats")
    address = client(request)
    request.app.state.limits.table(address)
    moves = (await moves_of(hall.store, id))[: room.standing.moves]
    # Of a game that is over everything is known; the seat that plays on still knows its own.
    own = body.seats[0] if is_open(room) and len(body.seats) == 1 else eyes
    position = await retelling(request).tell(request, _as_it_stood, room.table, moves, body.move)
    if position.over:
        raise Refused("invalid", "the game is over there; play on from an earlier move")
    position = position.as_seen(own, SystemRandom())
    table, tokens = _copy(room.table, body)
    table.origin = Origin(id, body.move, freeze(position.start, table.box))
    ids = [Decision(c.seat, c.kind, ()).id_of(c.option) for c in position.choices()]
    await hall.open(table, _told(table, ids), hall.register.opener(address))
    return {"id": table.id, "seats": [_link(table.id, token) for token in tokens]}


def _as_it_stood(table: Table, moves: Any, move: int) -> Position[Any]:
    for number, step in enumerate(steps(table, moves)):
        if number == move:
            return step.position
    raise Refused("not-found", f"this game has {number} moves")


def _copy(source: Table, body: PlayOnBody) -> tuple[Table, list[str | None]]:
    """A table like another one, of which some seats are played here and bots play the rest."""
    here = {seat: SeatBody(kind="human", name=source.seats[seat].name) for seat in body.seats}
    seats = [
        here.get(number) or SeatBody(kind="bot", level=body.level or _level(seat))
        for number, seat in enumerate(source.seats)
    ]
    asked = TableBody(game=source.game.key, seats=seats, variants=list(source.variants))
    return new_table(source.game, source.edition, asked)


def _level(seat: Seat) -> str | None:
    """What a bot was; of a person nothing is known."""
    return seat.level if seat.kind == "bot" else None


def _link(id: str, token: str | None) -> Json | None:
    return None if token is None else {"url": f"/table/{id}#{token}", "token": token}


def _told(table: Table, ids: Iterable[str]) -> tuple[Standing, list[Move]]:
    """A table after these choices, with what they tell; chance's are among them.

    An entry of the log ends where another seat or turn begins, or where chance has answered.
    """
    position = table.start(tell=True)
    facts = [fact_json(position, fact) for fact in position.facts]
    moves: list[Move] = []
    entry, mover, dealt, turn = 0, None, False, moment(position)
    for id in ids:
        decision = position.decision
        assert decision is not None
        chance = decision.seat == CHANCE
        if not chance:
            now = moment(position)
            entry += bool(moves) and (dealt or decision.seat != mover or now != turn)
            mover, turn = decision.seat, now
        dealt = chance
        position.choose_id(id)
        facts += [fact_json(position, fact) for fact in position.facts]
        moves.append(Move(len(moves), decision.seat, id, facts, entry))
        facts = []
    standing = Standing(
        position,
        version=1,
        moves=len(moves),
        dealt=dealt_in(position),
        entries=entry + bool(moves),
        last=mover,
    )
    return standing, moves


@router.post("/records", status_code=201, responses=failures(400, 404, 410, 413))
async def read_record(body: RecordBody, hall: TheHall, request: Request) -> Json:
    """Read a record into a table that can be replayed and played on from."""
    address = client(request)
    request.app.state.limits.table(address)
    try:
        record = Record.parse(body.record)
        game = _game(hall, record)
        _ = game.setup(record.seats, variants=record.variants)
        names = _names(record, body.record)
        edition = game.standard
        if body.edition is not None:
            edition = await hall.examiner.edition(
                game, body.edition, record.seats, list(record.variants)
            )
        table = _imported(game, edition, record, names)
        tell = retelling(request).tell
        await tell(request, record.replay, game, edition)
        begun = await tell(request, _told, table, [id for _, id in record.choices])
    except RecordError as error:
        raise Refused("record", str(error), line=error.line) from error
    except NotPossible as error:
        line = _line(body.record, "seats ")
        raise Refused("record", f"line {line}: {error}", line=line) from error
    except ValueError as error:
        raise Refused("record", "line 1: holds a number that is too large", line=1) from error
    await hall.open(table, begun, hall.register.opener(address))
    return {"id": table.id, "url": f"/replay/{table.id}"}


def _game(hall: Hall, record: Record) -> Game[Any]:
    if len(record.choices) > CHOICES:
        raise RecordError(1, f"has {len(record.choices)} choices; at most {CHOICES} are read")
    if record.game not in hall.games:
        possible = ", ".join(hall.games)
        raise RecordError(2, f"no game {record.game!r} is played here; possible: {possible}")
    return hall.games[record.game]


def _names(record: Record, text: str) -> list[str | None]:
    """The names of a record, under the rule of all names."""
    line = _line(text, "names ")
    if record.names and len(record.names) != record.seats:
        raise RecordError(line, f"names {len(record.names)} players of {record.seats}")
    try:
        return [proper_name(name) for name in record.names] or [None] * record.seats
    except ValueError as error:
        raise RecordError(line, f"a name {error}") from error


def _line(text: str, heading: str) -> int:
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if line.startswith(heading)), 1)


def _imported(game: Game[Any], edition: Edition, record: Record, names: list[str | None]) -> Table:
    """A table that nobody can move at: its seats have tokens that nobody knows."""
    return Table(
        id=new_id(),
        game=game,
        edition=edition,
        variants=record.variants,
        seed=secrets.token_hex(16),
        seeded=False,
        name=None,
        open=False,
        started=time.time(),
        seats=[Seat("human", None, name, digest(secrets.token_urlsafe(24))) for name in names],
        origin=Origin(None, 0, None),
    )
