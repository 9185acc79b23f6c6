"""The turn of the day: one of the last day's games where one line was surely the best, or missed.

It is mined from the reviews that were asked for while that day lasted, so that it is the same for
everybody all day; where there are none, there is no such turn.
"""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import NamedTuple, TypedDict

from sqlalchemy import func, select

from magnate.review.shapes import Analysis, ReviewTurn
from magnate.review.yardstick import CHANCES

from . import schema
from .hall import Hall
from .store import Store

#: Lines that were compared at least, and reviews that are kept read.
LINES, KEPT = 3, 500


class DayTurn(TypedDict):
    """A turn to be tried: number `turn` of a review, and number `own` of its seat.

    Where it was `found`, any other line was behind the best by `win` of the chance to win; where it
    was not, that is what was missed.
    """

    review: str
    game: str
    turn: int
    own: int
    found: bool
    win: float


class Sure(NamedTuple):
    """What a turn is chosen by: the only good line first, then how much is surely behind it."""

    found: bool
    behind: float
    turn: DayTurn


_read: dict[str, Sure | None] = {}


async def turn_of(hall: Hall, day: str) -> DayTurn | None:
    """The turn of a day, if there is one."""
    days, attempt, review = schema.dailies.c, schema.attempts.c, schema.reviews.c
    last = select(func.max(days.day)).where(days.day < day).scalar_subquery()
    begins = datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp()
    query = select(review.id).join(schema.attempts, attempt.table_id == review.table_id)
    query = query.where(attempt.day == last, review.status == "done", review.at < begins)
    async with hall.store.reading() as connection:
        ids = list((await connection.execute(query.order_by(review.id))).scalars())
    known = [await _surest(hall.store, id) for id in ids]
    sure = [one for one in known if one and one.turn["game"] in hall.games]
    return max(sure, key=lambda one: one[:2]).turn if sure else None


async def _surest(store: Store, id: str) -> Sure | None:
    """The surest turn of a review that is done, read once."""
    if id not in _read:
        query = select(schema.reviews.c.review).where(schema.reviews.c.id == id)
        async with store.reading() as connection:
            text = (await connection.execute(query)).scalar_one_or_none()
        if len(_read) >= KEPT:
            _read.clear()
        _read[id] = await asyncio.to_thread(_mined, id, text) if text else None
    return _read[id]


def _mined(id: str, text: str) -> Sure | None:
    review: Analysis = json.loads(text)
    found = (sure_of(id, review["game"], turn) for turn in review["turns"])
    return max((one for one in found if one), key=lambda one: one[:2], default=None)


def sure_of(id: str, game: str, turn: ReviewTurn) -> Sure | None:
    """A turn where the best line was surely better than the next, or than the one played."""
    found = turn["verdict"] == "find"
    if turn["decided"] or len(turn["lines"]) < LINES or not (found or turn["verdict"] in CHANCES):
        return None
    against = turn["lines"][1]["against"] if found else turn["loss"]
    if against is None:
        return None
    told: DayTurn = {
        "review": id,
        "game": game,
        "turn": turn["n"],
        "own": turn["own"],
        "found": found,
        "win": abs(against["win"]),
    }
    return Sure(found, abs(against["win"]) - against["win90"], told)
