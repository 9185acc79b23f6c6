"""Replays: a game move by move, as a pair of eyes saw it, and what is made of one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Any, NotRequired, TypedDict, cast

from fastapi import Query, Request
from fastapi.responses import Response
from sqlalchemy import select

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.engine.words import DecisionJson, Words, changes, waiting_json
from magnate.review.walk import moment

from . import schema
from .asking import Bearer, TheHall, Who, failures, routes
from .bodies import SEATS
from .frames import Described, Over, TableFrame
from .retelling import retelling
from .room import Room, as_text
from .store import Store
from .tables import Refused, Standing, Table

#: Replays that are kept as they were made.
KEPT = 40

router = routes()


@dataclass(frozen=True)
class Made:
    """A move of a table, as it is kept."""

    n: int
    seat: int
    option: str
    facts: list[Words]
    entry: int
    at: float


class Shown(TypedDict):
    """A position as somebody sees it who is not asked anything."""

    view: dict[str, Any]
    decision: DecisionJson | None
    over: Over | None
    described: NotRequired[Described]


class ReplayStep(TypedDict):
    """What one seat made for good in one go, and what is different on the table since.

    `turn` counts the turns, `round` is where the game stands, if it counts rounds.
    """

    seat: int | None
    facts: list[Words]
    turn: int
    round: int | None
    scores: list[int]
    changes: Any


class Replay(TypedDict):
    """A game from its set-up, `first`, to where it stands; step 0 has changed nothing yet."""

    table: TableFrame
    eyes: int | None
    first: Shown
    steps: list[ReplayStep]
    whole: bool


@router.get(
    "/tables/{id}/replay",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, **failures(401, 403, 404, 410)},
)
async def replay(
    request: Request,
    id: str,
    hall: TheHall,
    bearer: Bearer,
    who: Who,
    *,
    eyes: Annotated[int | None, Query(ge=0, lt=SEATS)] = None,
    described: bool = False,
) -> Response:
    """A game move by move: one that is over for anybody, one that is not for a seat of it."""
    room = await hall.room(id)
    holds = None if bearer is None else await hall.seat_of(room, bearer.credentials)
    if holds is None and room.table.sealed:
        from .daily import has_finished  # noqa: PLC0415  which makes results of moves

        if not await has_finished(hall, room.table.day or "", who):
            room.table.show(())
    seen = eyes_for(room, holds, eyes)
    replays: Replays = request.app.state.replays
    text = await replays.text(request, room, holds, seen, described=described)
    return Response(text, media_type="application/json")


def is_open(room: Room) -> bool:
    """Whether anybody may see all of a game: it is over, or a record."""
    origin = room.table.origin
    return room.standing.position.over or (origin is not None and origin.source is None)


def eyes_for(room: Room, holds: int | None, eyes: int | None) -> int | None:
    """Through whose eyes a game is seen: of one that goes on, only one's own."""
    if eyes is not None and eyes >= len(room.table.seats):
        raise Refused("not-found", f"this table has {len(room.table.seats)} seats")
    if is_open(room):
        return holds if eyes is None else eyes
    if holds is None:
        problem = "a game that goes on is replayed by those who play it: "
        raise Refused("no-token", problem + "Authorization: Bearer <token>")
    if eyes not in (None, holds):
        raise Refused("forbidden", f"this token does not open the eyes of seat {eyes}")
    return holds


async def moves_of(store: Store, id: str) -> list[Made]:
    """The moves of a table."""
    row = schema.moves.c
    query = select(row.n, row.seat, row.option, row.facts, row.entry, row.at)
    async with store.reading() as connection:
        found = await connection.execute(query.where(row.table_id == id).order_by(row.n))
        return [Made(*one) for one in found]


@dataclass(frozen=True)
class Step:
    """A step of a replay, and the position after it."""

    moves: Sequence[Made]
    turn: int
    position: Position[Any]

    @property
    def mover(self) -> int | None:
        """The seat that made it; none for the set-up."""
        return self.moves[0].seat if self.moves and self.moves[0].seat != CHANCE else None


def steps(table: Table, moves: Sequence[Made]) -> Iterator[Step]:
    """The game step by step, the set-up first; the position is the same one, played on."""
    position = table.start()
    made = [list(of) for _, of in groupby(moves, lambda move: move.entry)]
    opening = made.pop(0) if made and made[0][0].seat == CHANCE else []
    for move in opening:
        position.choose_id(move.option)
    yield Step(opening, 0, position)
    turn, last = 0, None
    for entry in made:
        now = (entry[0].seat, *moment(position))
        if now != last:
            turn, last = turn + 1, now
        for move in entry:
            position.choose_id(move.option)
        yield Step(entry, turn, position)


def whole_replay(
    table: Table, moves: Sequence[Made], mine: Sequence[int], eyes: int | None, *, described: bool
) -> Replay:
    """All that a replay shows."""
    told: list[ReplayStep] = []
    first = before = None
    for step in steps(table, moves):
        position = step.position
        now = shown(position, eyes, described=described)
        first, before = first or now, before or now
        told.append(
            {
                "seat": step.mover,
                "facts": [fact for move in step.moves for fact in move.facts],
                "turn": step.turn,
                "round": getattr(position.state, "round", None),
                "scores": position.scores(),
                "changes": changes(before, now),
            }
        )
        before = now
    assert first is not None
    assert before is not None
    return {
        "table": cast("TableFrame", {**table.message(mine), "mine": []}),
        "eyes": eyes,
        "first": first,
        "steps": told,
        "whole": before["over"] is not None,
    }


def shown(position: Position[Any], eyes: int | None, *, described: bool) -> Shown:
    """A position to somebody's eyes, with nothing to choose."""
    over = Standing(position, version=0).message((), ())["over"] if position.over else None
    seen: Shown = {
        "view": dict(position.view(eyes)),
        "decision": waiting_json(position),
        "over": over,
    }
    if described:
        lines = position.game.describe(position.state, eyes)
        seen["described"] = {"lines": lines, "scores": position.scores()}
    return seen


class Replays:
    """Makes replays, each once for all who ask for it, and keeps those asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, asyncio.Future[str]] = OrderedDict()

    async def text(
        self,
        request: Request,
        room: Room,
        holds: int | None,
        eyes: int | None,
        *,
        described: bool,
    ) -> str:
        """A replay as it is sent."""
        standing = room.standing
        asked = (room.table.id, standing.version, standing.moves, holds, eyes, described)
        made = self._kept.get(asked)
        if made is None:
            making = _made(request, room, holds, eyes, described=described)
            made = self._kept[asked] = asyncio.ensure_future(making)
        self._kept.move_to_end(asked)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(made)
        except Exception:
            if self._kept.get(asked) is made:
                del self._kept[asked]
            raise


async def _made(
    request: Request, room: Room, holds: int | None, eyes: int | None, *, described: bool
) -> str:
    hall, table, standing = request.app.state.hall, room.table, room.standing
    moves = (await moves_of(hall.store, table.id))[: standing.moves]
    mine = [] if holds is None else [holds]
    return await retelling(request).tell(
        request, _text, table, moves, mine, eyes, described=described
    )


def _text(
    table: Table, moves: Sequence[Made], mine: Sequence[int], eyes: int | None, *, described: bool
) -> str:
    return as_text({**whole_replay(table, moves, mine, eyes, described=described)})
