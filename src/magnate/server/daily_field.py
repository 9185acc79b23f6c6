"""Where the field of a daily table parted: what some did and others did not, and how both came out.

What somebody did is what the log of their game told of their seat, but for what it told at the very
end: that is the result.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple, TypedDict

from magnate.engine.words import Words

from .replays import Made, moves_of
from .store import Store

#: Players on either side at least, partings that are told at most, and games that are kept read.
ENOUGH, TOLD, KEPT = 10, 3, 2000
#: Two deeds are one parting where they part so many of all players alike.
ALIKE = 0.9
#: Who plays a daily table, in the words of its log.
PLAYER = {"seat": 0}


class Parted(TypedDict):
    """What some of those did who have finished a day, and others did not.

    `round` is when, in a game that tells of rounds; `share` how many did it, from 0 to 1, and
    `mine` whether one did oneself; `points` are their mean and `others` that of the others.
    """

    round: int | None
    fact: Words
    share: float
    mine: bool
    points: float
    others: float


class Deed(NamedTuple):
    """What the log tells of a player in a round, as text that can be compared."""

    round: int | None
    fact: str


_read: dict[str, tuple[Deed, ...]] = {}


async def parted(store: Store, ranked: Sequence[Any], mine: str | None) -> list[Parted]:
    """Where those parted who have finished a day; `mine` is one's own table."""
    if len(ranked) < 2 * ENOUGH:
        return []
    points: dict[str, int] = {}
    deeds: dict[str, tuple[Deed, ...]] = {}
    for one in ranked:
        if done := await _done(store, one.table_id):  # nothing is left of a deleted table
            points[one.table_id], deeds[one.table_id] = one.result["points"], done
    return await asyncio.to_thread(partings, points, deeds, mine)


async def _done(store: Store, table: str) -> tuple[Deed, ...]:
    """What was done in a game that is over, read once."""
    if table not in _read:
        done = deeds_of(await moves_of(store, table))
        if len(_read) >= KEPT:
            _read.clear()
        _read[table] = done
    return _read[table]


def deeds_of(moves: Sequence[Made]) -> tuple[Deed, ...]:
    """What was told of the player before the last move, each once, in its order."""
    found: dict[Deed, None] = {}
    round: int | None = None
    for fact in (fact for move in moves[:-1] for fact in move.facts):
        args: Mapping[str, Any] = fact["args"]
        if fact["key"] == "fact-round" and isinstance(args.get("round"), int):
            round = args["round"]
        elif args.get("seat") == PLAYER:
            found[Deed(round, sys.intern(json.dumps(fact, sort_keys=True)))] = None
    return tuple(found)


def partings(
    points: Mapping[str, int], deeds: Mapping[str, Sequence[Deed]], mine: str | None
) -> list[Parted]:
    """The deeds that parted the results most, each with the first of those that part alike."""
    doers: dict[Deed, set[str]] = {}
    for table in points:
        for deed in deeds[table]:
            doers.setdefault(deed, set()).add(table)
    left = {deed: did for deed, did in doers.items() if ENOUGH <= len(did) <= len(points) - ENOUGH}
    apart = {deed: _apart(points, did) for deed, did in left.items()}
    told: list[Deed] = []
    while left and len(told) < TOLD:
        most = left[max(left, key=lambda deed: apart[deed])]
        alike = [deed for deed, did in left.items() if _alike(did, most, len(points))]
        told.append(min(alike, key=_when))  # the others are what came of it
        left = {deed: did for deed, did in left.items() if deed not in alike}
    return [_told(deed, points, doers[deed], mine) for deed in sorted(told, key=_when)]


def _when(deed: Deed) -> int:
    return deed.round or 0


def _alike(one: set[str], other: set[str], all: int) -> bool:
    """Whether the same have done both, or the one instead of the other."""
    differ = len(one ^ other) / all
    return differ <= 1 - ALIKE or differ >= ALIKE


def _means(points: Mapping[str, int], did: set[str]) -> tuple[float, float]:
    """The mean points of those who did something, and of those who did not."""
    return fmean(points[table] for table in did), fmean(
        of for table, of in points.items() if table not in did
    )


def _apart(points: Mapping[str, int], did: set[str]) -> float:
    """How much of what lies between the results goes with a deed."""
    those, others = _means(points, did)
    return abs(those - others) * sqrt(len(did) * (len(points) - len(did)))


def _told(deed: Deed, points: Mapping[str, int], did: set[str], mine: str | None) -> Parted:
    those, others = _means(points, did)
    return {
        "round": deed.round,
        "fact": json.loads(deed.fact),
        "share": round(len(did) / len(points), 4),
        "mine": mine in did,
        "points": round(those, 1),
        "others": round(others, 1),
    }
