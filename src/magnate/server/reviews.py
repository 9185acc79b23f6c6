"""Reviews of finished games: made in the background, part by part, kept, and found by a link."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Annotated, Any, Literal

from fastapi import Query, Request
from fastapi.responses import Response
from pydantic import Field
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from magnate.engine.decision import IllegalOption
from magnate.review import Reviewing, Summary, version_of, work_for
from magnate.review.reviewing import JudgedTurn, Part
from magnate.review.shapes import ReviewTurn
from magnate.review.trying import Work

from . import schema
from .asking import Json, TheHall, Who, client, failures, routes
from .bodies import Body, Number, OptionId
from .bots import BotFailed, for_review
from .clocks import iso
from .hall import Hall
from .opening import new_id
from .replays import Made, moves_of
from .review_frames import ReviewFrame, ReviewLink, Try
from .room import Room, as_text
from .schemas import answered
from .tables import Refused, Standing

log = logging.getLogger("magnate.server")

#: Seconds that a part may take, and between two times that what is found is written down.
PATIENCE, OFTEN = 300.0, 3.0
#: Games that are kept walked through.
KEPT = 6
#: Whose turn it is to think, where reviews wait for one.
WHOSE = "reviews"

router = routes()
Known = Annotated[int, Query(ge=0, lt=2**31)]


class TurnBody(Body):
    """A turn of a reviewed game."""

    turn: Number


class TryBody(TurnBody):
    """Other choices for it."""

    at: Number = 0
    choices: Annotated[list[OptionId], Field(min_length=1, max_length=60)]


@dataclass
class Making:
    """A game walked through, what is found out about it, and since when."""

    id: str
    room: Room
    ids: Sequence[str]
    seed: str
    made: Reviewing
    summary: Summary
    plies: Plies
    parts: dict[int, Part] = field(default_factory=dict)
    begun: float = 0.0
    before: int = 0  # parts that were there when it began

    def left(self) -> float | None:
        """Seconds that it will take, if that can be said."""
        found = len(self.parts) - self.before
        if not self.begun or not found:
            return None
        each = (time.monotonic() - self.begun) / found
        return round(each * (self.made.parts - len(self.parts)), 1)

    def analysis(self) -> dict[str, Any]:
        """What is known, with the places of the replay."""
        found: dict[str, Any] = {**self.summary.analysis(self.parts)}
        for turn in found["turns"]:
            self._place(turn)
        for draw in found["draws"]:
            draw["ply"] = self.plies.after(draw["move"])
        return found

    def turn(self, judged: JudgedTurn) -> ReviewTurn:
        """A turn that was judged in another way, likewise."""
        return self._place(self.summary.turn(judged))

    def _place(self, turn: ReviewTurn) -> ReviewTurn:
        turn["first_ply"] = self.plies.before(turn["first"])
        turn["at_ply"] = self.plies.before(turn["at"])
        turn["last_ply"] = self.plies.before(turn["last"])
        return turn


class Plies:
    """The steps of a table's replay, by the moves in them."""

    def __init__(self, moves: Sequence[Made]) -> None:
        order = {entry: n for n, entry in enumerate(dict.fromkeys(move.entry for move in moves))}
        begins = 0 if moves and moves[0].seat < 0 else 1  # what chance sets up is step 0
        self._steps = [order[move.entry] + begins for move in moves]

    def after(self, move: int) -> int:
        """The step in which a move was made."""
        return self._steps[move]

    def before(self, move: int) -> int:
        """The step that shows the table before a move."""
        return self._steps[move] - 1 if move < len(self._steps) else self._steps[-1]


class Reviews:
    """Makes reviews one after the other, and knows those that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Making] = OrderedDict()
        self._asked: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._part: asyncio.Task[Any] | None = None
        self._now: str | None = None

    def start(self, hall: Hall) -> None:
        """Go on where reviews were left, then with those that are asked for."""
        self._task = asyncio.create_task(self._work(hall))

    async def close(self) -> None:
        """Leave everything as it is kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, hall: Hall, room: Room) -> str:
        """The review of a finished game, made once for its record."""
        moves = await moves_of(hall.store, room.table.id)
        record, version = _digest(room, moves), version_of(room.table.game, _work(hall, room))
        row = schema.reviews
        query = select(row.c.id).where(row.c.record == record, row.c.version == version)
        for _ in range(2):
            async with hall.store.reading() as connection:
                if (found := (await connection.execute(query)).scalar_one_or_none()) is not None:
                    return str(found)
            id = new_id()
            new = {"id": id, "table_id": room.table.id, "record": record, "at": time.time()}
            new |= {"version": version, "status": "waiting", "found": "{}", "review": None}
            try:
                async with hall.store.writing() as connection:
                    await connection.execute(insert(row), new)
            except IntegrityError:
                continue  # somebody else has just asked for it
            self._asked.put_nowait(id)
            return id
        raise Refused("busy", "this review is being asked for; try again", retry=1)

    async def go_on(self, hall: Hall, id: str) -> None:
        """Make a review that was stopped or has failed."""
        if (await row_of(hall, id)).status in ("stopped", "failed"):
            await _keep(hall, id, status="waiting")
            self._asked.put_nowait(id)

    async def stop(self, hall: Hall, id: str) -> None:
        """Stop a review; what is found stays."""
        if (await row_of(hall, id)).status in ("waiting", "running"):
            await _keep(hall, id, status="stopped")
            if self._now == id and self._part is not None:
                self._part.cancel()

    async def making(self, hall: Hall, row: Any) -> Making:
        """A game walked through, with what is found out about it so far."""
        making = self._kept.get(row.id)
        if making is None:
            room = await hall.room(row.table_id)
            moves = await moves_of(hall.store, row.table_id)
            making = await asyncio.to_thread(_walked, row, room, moves, _work(hall, room))
            making = self._kept.setdefault(row.id, making)
        self._kept.move_to_end(row.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if self._now != row.id:
            making.parts |= {int(n): part for n, part in json.loads(row.found).items()}
        return making

    async def attempt(self, hall: Hall, row: Any, body: TryBody) -> Try:
        """What other choices for a turn come to."""
        making = await self._at(hall, row, body.turn)
        try:
            making.made.other(body.turn, body.at, body.choices)
        except IllegalOption as error:
            raise Refused("illegal", str(error)) from error
        tried: Try = await _judged(
            *(hall, making, "try"), part=body.turn, at=body.at, ids=tuple(body.choices)
        )
        return tried

    async def opened(self, hall: Hall, row: Any, body: TurnBody) -> ReviewTurn:
        """A turn judged with open cards."""
        making = await self._at(hall, row, body.turn)
        part: Part = await _judged(hall, making, "open", part=body.turn - 1)
        assert part["turn"] is not None
        return making.turn(part["turn"])

    async def _at(self, hall: Hall, row: Any, turn: int) -> Making:
        """A game walked through, in which there is such a turn."""
        making = await self.making(hall, row)
        if not 0 < turn <= len(making.made.walk.turns):
            raise Refused("not-found", f"this game has {len(making.made.walk.turns)} turns")
        return making

    async def _work(self, hall: Hall) -> None:
        row = schema.reviews.c
        query = select(row.id).where(row.status.in_(["waiting", "running"])).order_by(row.at)
        async with hall.store.reading() as connection:
            for id in (await connection.execute(query)).scalars():
                self._asked.put_nowait(id)
        while True:
            id = await self._asked.get()
            try:
                async with hall.store.line.claimed(f"review:{id}"):
                    self._now = id
                    await self._make(hall, id)
            except Exception:
                log.exception("review %s: cannot be made", id)
                await _keep(hall, id, status="failed")
            finally:
                self._now = None

    async def _make(self, hall: Hall, id: str) -> None:
        """Find out about all parts that are missing, one by one: others think in between."""
        row = await row_of(hall, id)
        if row.status not in ("waiting", "running"):
            return
        making = await self.making(hall, row)
        making.parts = {int(n): part for n, part in json.loads(row.found).items()}
        making.begun, making.before = time.monotonic(), len(making.parts)
        await _keep(hall, id, status="running")
        asked = for_review(making.room.table, making.ids, making.seed, PATIENCE)
        written = time.monotonic()
        for number in range(making.made.parts):
            if number in making.parts:
                continue
            thought = hall.bots.analyse(
                replace(asked, part=number), WHOSE, lambda: False, lambda _said: None
            )
            self._part = asyncio.ensure_future(thought)
            try:
                making.parts[number] = await self._part
            except asyncio.CancelledError:
                task = asyncio.current_task()
                await _keep(hall, id, found=json.dumps(making.parts))
                if task is None or task.cancelling():
                    raise
                return  # it was stopped
            finally:
                self._part = None
            if time.monotonic() - written > OFTEN:
                written = time.monotonic()
                await _keep(hall, id, found=json.dumps(making.parts))
                if (await row_of(hall, id)).status != "running":
                    return
        review = await asyncio.to_thread(lambda: as_text(making.analysis()))
        found = json.dumps(making.parts)
        await _keep(hall, id, found=found, review=review, status="done")


async def _judged(hall: Hall, making: Making, task: Literal["try", "open"], **more: Any) -> Any:
    """What somebody who looks at a review asks for besides it."""
    asked = for_review(making.room.table, making.ids, making.seed, PATIENCE)
    asked = replace(asked, task=task, **more)
    try:
        return await hall.bots.analyse(asked, making.id, lambda: True, lambda _said: None)
    except BotFailed as error:
        log.warning("review %s: a turn could not be judged: %s", making.id, error)
        raise Refused("busy", "this could not be judged; try again", retry=5) from error


def _digest(room: Room, moves: Sequence[Made]) -> str:
    """What a review is about: everything that was played, and where it began."""
    table = room.table
    start = table.origin.state if table.origin else None
    said = [table.game.key, table.edition.hash, list(table.variants), len(table.seats), start]
    return sha256(json.dumps([*said, [move.option for move in moves]]).encode()).hexdigest()


def _work(hall: Hall, room: Room) -> Work:
    return work_for(room.table.game, hall.settings.thorough / 100)


def _walked(row: Any, room: Room, moves: Sequence[Made], work: Work) -> Making:
    ids = [move.option for move in moves]
    seed = f"review:{row.record}"
    made = Reviewing(room.table.start(), ids, seed, work)
    return Making(row.id, room, ids, seed, made, Summary(made), Plies(moves))


async def row_of(hall: Hall, id: str) -> Any:
    """A review as it is kept."""
    async with hall.store.reading() as connection:
        query = select(schema.reviews).where(schema.reviews.c.id == id)
        found = (await connection.execute(query)).one_or_none()
    if found is None:
        raise Refused("not-found", "there is no such review")
    return found


async def _keep(hall: Hall, id: str, **values: Any) -> None:
    row = schema.reviews
    async with hall.store.writing() as connection:
        await connection.execute(update(row).where(row.c.id == id).values(values))


@router.post(
    "/tables/{id}/review",
    status_code=201,
    responses={**answered(ReviewLink, 201), **failures(403, 404, 409, 410)},
)
async def ask(id: str, hall: TheHall, who: Who, request: Request) -> Json:
    """Ask for the review of a finished game; whoever asks again is led to the same one."""
    room = await hall.room(id)
    await _show(hall, room, who)
    if not room.standing.position.over:
        raise Refused("running", "a game is reviewed once it is over")
    request.app.state.limits.review(client(request))
    reviews: Reviews = request.app.state.reviews
    review = await reviews.ask(hall, room)
    link: ReviewLink = {"id": review, "url": f"/review/{review}"}
    return {**link}


@router.get("/reviews/{id}", responses={**answered(ReviewFrame), **failures(403, 404, 410)})
async def look(id: str, hall: TheHall, who: Who, request: Request, known: Known = 0) -> Response:
    """A review as far as it is made; without it while no more than `known` turns are."""
    return await _frame(hall, id, who, request, known)


@router.post("/reviews/{id}/stop", responses={**answered(ReviewFrame), **failures(403, 404, 410)})
async def stop(id: str, hall: TheHall, who: Who, request: Request) -> Response:
    """Stop a review; what is found stays."""
    await _seen(hall, id, who)
    reviews: Reviews = request.app.state.reviews
    await reviews.stop(hall, id)
    return await _frame(hall, id, who, request)


@router.post("/reviews/{id}/go-on", responses={**answered(ReviewFrame), **failures(403, 404, 410)})
async def go_on(id: str, hall: TheHall, who: Who, request: Request) -> Response:
    """Go on with a review that was stopped or has failed."""
    await _seen(hall, id, who)
    request.app.state.limits.review(client(request))
    reviews: Reviews = request.app.state.reviews
    await reviews.go_on(hall, id)
    return await _frame(hall, id, who, request)


@router.post(
    "/reviews/{id}/tries",
    responses={**answered(Try), **failures(400, 403, 404, 409, 410, 413)},
)
async def attempt(id: str, body: TryBody, hall: TheHall, who: Who, request: Request) -> Json:
    """Judge what somebody would play instead in a turn, on the deals it was judged by."""
    row, _ = await _seen(hall, id, who)
    request.app.state.limits.hint(client(request))
    reviews: Reviews = request.app.state.reviews
    judged: Try = await reviews.attempt(hall, row, body)
    return {**judged}


@router.post(
    "/reviews/{id}/opened",
    responses={**answered(ReviewTurn), **failures(400, 403, 404, 409, 410, 413)},
)
async def with_open_cards(
    id: str, body: TurnBody, hall: TheHall, who: Who, request: Request
) -> Json:
    """Judge a turn once more, with all cards open: what its seat could not have known."""
    row, _ = await _seen(hall, id, who)
    request.app.state.limits.hint(client(request))
    reviews: Reviews = request.app.state.reviews
    judged: ReviewTurn = await reviews.opened(hall, row, body)
    return {**judged}


async def _frame(
    hall: Hall, id: str, who: str | None, request: Request, known: int = 0
) -> Response:
    row, room = await _seen(hall, id, who)
    reviews: Reviews = request.app.state.reviews
    done, left, review = 1.0, None, row.review
    if review is None:
        making = await reviews.making(hall, row)
        done = round(len(making.parts) / making.made.parts, 4)
        left = making.left() if row.status == "running" else None
        turns = sum(part["turn"] is not None for part in making.parts.values())
        if not known or turns > known or row.status != "running":
            review = await asyncio.to_thread(lambda: as_text(making.analysis()))
    frame = {
        "id": id,
        "table": row.table_id,
        "status": row.status,
        "done": done,
        "left": left,
        "at": iso(row.at),
        "seats": room.table.message(())["seats"],
        "over": Standing(room.standing.position, version=0).message((), ())["over"],
    }
    text = as_text(frame)
    return Response(f'{text[:-1]},"review":{review or "null"}}}', media_type="application/json")


async def _seen(hall: Hall, id: str, who: str | None) -> tuple[Any, Room]:
    """A review and its table, for somebody who may see them."""
    row = await row_of(hall, id)
    room = await hall.room(row.table_id)
    await _show(hall, room, who)
    return row, room


async def _show(hall: Hall, room: Room, who: str | None) -> None:
    """Refuse whoever may not see a finished game yet: one of today's, not finished by them."""
    if room.table.sealed:
        from .daily import has_finished  # noqa: PLC0415  which makes results of moves

        if not await has_finished(hall, room.table.day or "", who):
            room.table.show(())
