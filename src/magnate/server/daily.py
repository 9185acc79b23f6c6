"""The daily table: one game a day, the same for everybody here, and one try at it that counts.

A day is one of UTC.  Everybody gets the same game from the same seed against the same bots; nobody
learns anything of the others before they have finished themselves, or the day is over.
"""

from __future__ import annotations

import secrets
import time
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, TypedDict

from fastapi import Query, Request
from pydantic import Field
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from magnate import __version__
from magnate import bots as bots_package
from magnate.bots import bots
from magnate.engine.game import Game

from . import schema
from .asking import Json, TheHall, Who, client, failures, known, routes
from .bodies import Body, Name, SeatBody, TableBody
from .daily_field import Parted, parted
from .daily_turn import DayTurn, turn_of
from .hall import Hall
from .opening import begin, new_table
from .replays import moves_of
from .snapshots import rules_version
from .store import Store
from .tables import Refused, today

#: Seats of a daily table at most, and days that the archive lists.
SEATS, LISTED = 3, 60
#: Seconds between two moves that count as thinking; what is longer is a pause.
THOUGHT = 300.0
Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]

router = routes()


class Result(TypedDict):
    """How somebody came out of a day; `table` leads to the replay."""

    name: str | None
    points: int
    place: int
    seconds: int
    table: str
    mine: bool


class Mine(TypedDict):
    """One's own counted try."""

    table: str
    over: bool


class Daily(TypedDict):
    """A day; its `results`, and where they `parted`, are for those who have finished it.

    Once it is over they are for all; so is `turn` always, which is one of an earlier day.
    """

    day: str
    number: int
    game: str
    seats: int
    level: str
    rules: str
    today: bool
    left: int
    tomorrow: str | None
    played: int
    mine: Mine | None
    results: list[Result] | None
    parted: list[Parted]
    turn: DayTurn | None


class Past(TypedDict):
    """A day in the archive, and how one came out of it."""

    day: str
    number: int
    game: str
    seats: int
    played: int
    mine: Result | None
    behind: int | None


class BeginBody(Body):
    """A day to play; today's first try counts, everything else is free."""

    day: Day | None = None
    name: Name | None = None


@router.get("/daily", responses=failures(404))
async def look(hall: TheHall, who: Who, day: Annotated[Day | None, Query()] = None) -> Json:
    """The table of a day."""
    row = await day_of(hall, day or today())
    tries = await _tries(hall, row.day)
    own = next((one for one in tries if one.who == who), None)
    over = row.day != today()
    ranked, seen = _ranked(tries), over or (own is not None and own.result is not None)
    daily: Daily = {
        "day": row.day,
        "number": await _number(hall.store, row.day),
        "game": row.game,
        "seats": row.seats,
        "level": row.level,
        "rules": row.rules,
        "today": not over,
        "left": 0 if over else _left(),
        "tomorrow": None
        if over
        else _game_of(hall, date.fromisoformat(row.day).toordinal() + 1).key,
        "played": len(ranked),
        "mine": None if own is None else _mine(own),
        "results": [_result(one, who) for one in ranked] if seen else None,
        "parted": await parted(hall.store, ranked, own and own.table_id) if seen else [],
        "turn": await turn_of(hall, row.day),
    }
    return {**daily}


@router.get("/daily/archive", responses=failures(404))
async def archive(hall: TheHall, who: Who) -> list[Json]:
    """The days that have been, the latest first."""
    row, now = schema.dailies.c, today()
    query = select(schema.dailies).where(row.day < now).order_by(row.day.desc()).limit(LISTED)
    async with hall.store.reading() as connection:
        days = (await connection.execute(query)).all()
    listed: list[Json] = []
    for one in days:
        ranked = _ranked(await _tries(hall, one.day))
        own = next((each for each in ranked if each.who == who), None)
        past: Past = {
            "day": one.day,
            "number": await _number(hall.store, one.day),
            "game": one.game,
            "seats": one.seats,
            "played": len(ranked),
            "mine": own and _result(own, who),
            "behind": own and _behind(ranked, own),
        }
        listed.append({**past})
    return listed


@router.post("/daily", status_code=201, responses=failures(400, 401, 404, 409, 413))
async def play(body: BeginBody, hall: TheHall, who: Who, request: Request) -> Json:
    """Sit down at the table of a day."""
    me = known(who)
    row = await day_of(hall, body.day or today())
    game = _game(hall, row.game)
    counted = row.day == today()
    if counted and row.rules != played_with(game):
        raise Refused(
            "closed", "the rules or the bots have changed since this day began; come back tomorrow"
        )
    if counted:
        counted = await _first(hall, row.day, me)
    address = client(request)
    request.app.state.limits.table(address)
    seats = [SeatBody(kind="human", name=body.name or None)]
    seats += [SeatBody(kind="bot", level=row.level) for _ in range(row.seats - 1)]
    asked = TableBody(game=row.game, seats=seats, seed=row.seed)
    table, tokens = new_table(game, game.standard, asked)
    table.seeded, table.day = False, row.day
    begun = {"table_id": table.id, "day": row.day, "who": me, "name": body.name or None}
    begun |= {"counted": counted, "begun": time.time()}
    game_begun = begin(table)
    try:
        async with hall.store.writing() as connection:
            await connection.execute(insert(schema.attempts), begun)
    except IntegrityError:  # two at the same moment
        await _first(hall, row.day, me)
        raise Refused("busy", "your try is being set up; try again", retry=1) from None
    await hall.open(table, game_begun, hall.register.opener(address))
    return {"url": f"/table/{table.id}#{tokens[0]}", "token": tokens[0], "id": table.id}


async def _first(hall: Hall, day: str, me: str) -> bool:
    """Whether somebody has not tried yet; who has to finish is told where."""
    own = next((one for one in await _tries(hall, day) if one.who == me), None)
    if own is not None and own.result is None:
        raise Refused("taken", "finish your counted try first", table=own.table_id)
    return own is None


def _game(hall: Hall, key: str) -> Game[Any]:
    if key not in hall.games:
        raise Refused("not-found", f"this server no longer has the game {key!r}")
    return hall.games[key]


async def day_of(hall: Hall, day: str) -> Any:
    """The table of a day; today's is set when somebody first asks for it."""
    row = schema.dailies
    query = select(row).where(row.c.day == day)
    for _ in range(2):
        async with hall.store.reading() as connection:
            if (found := (await connection.execute(query)).one_or_none()) is not None:
                return found
        if day != today() or not hall.games:
            raise Refused("not-found", "there was no table that day")
        try:
            async with hall.store.writing() as connection:
                await connection.execute(insert(row), {"day": day, **_set(hall, day)})
        except IntegrityError:
            continue  # another server has just set it
    raise Refused("busy", "the table of the day is being set; try again", retry=1)


def _set(hall: Hall, day: str) -> dict[str, Any]:
    """What is played on a day: the games in turn, with few seats, from a seed nobody knows."""
    number, games = date.fromisoformat(day).toordinal(), hall.games
    game = _game_of(hall, number)
    seats = [one for one in game.seats if one <= SEATS] or [min(game.seats)]
    levels = list(bots())
    return {
        "game": game.key,
        "seats": seats[number // len(games) % len(seats)],
        "level": levels[-2] if len(levels) > 4 else levels[-1],
        "seed": secrets.token_hex(16),
        "rules": played_with(game),
    }


def _game_of(hall: Hall, number: int) -> Game[Any]:
    """The games in turn."""
    games = list(hall.games.values())
    return games[number % len(games)]


async def stay_fair(hall: Hall) -> None:
    """End today's counted tries where rules or bots are others now than the day began with."""
    day, row = today(), schema.attempts
    query = select(schema.dailies).where(schema.dailies.c.day == day)
    async with hall.store.reading() as connection:
        set_as = (await connection.execute(query)).one_or_none()
    game = set_as and hall.games.get(set_as.game)
    if set_as is None or (game and set_as.rules == played_with(game)):
        return
    await _tries(hall, day)  # those that have ended were played as they began
    begun = update(row).where(row.c.day == day, row.c.counted, row.c.result.is_(None))
    async with hall.store.writing() as connection:
        await connection.execute(begun.values(counted=False))


@cache
def played_with(game: Game[Any]) -> str:
    """The rules and the bots of a day: who plays with others does not count."""
    digest, folder = sha256(rules_version(game).encode()), Path(bots_package.__file__).parent
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(sha256(file.read_bytes()).digest())
    return f"{__version__} {digest.hexdigest()[:12]}"


async def _tries(hall: Hall, day: str) -> list[Any]:
    """The counted tries at a day, with the results of those that have ended since."""
    row, table = schema.attempts, schema.tables.c
    counted = select(row).where(row.c.day == day, row.c.counted).order_by(row.c.begun)
    ended = select(row.c.table_id).join(schema.tables, table.id == row.c.table_id)
    ended = ended.where(row.c.day == day, row.c.counted, row.c.result.is_(None), table.over)
    async with hall.store.reading() as connection:
        ids = list((await connection.execute(ended)).scalars())
    for id in ids:
        result = await _came_out(hall, id, day)
        ended_as = {"counted": False} if result is None else {"result": result}
        async with hall.store.writing() as connection:
            own = update(row).where(row.c.table_id == id)
            await connection.execute(own.values(ended_as))
    async with hall.store.reading() as connection:
        return list((await connection.execute(counted)).all())


async def _came_out(hall: Hall, id: str, day: str) -> dict[str, int] | None:
    """How a try ended; None if that was after its day, when everybody's game can be seen."""
    position = (await hall.room(id)).standing.position
    times = [move.at for move in await moves_of(hall.store, id)]
    if datetime.fromtimestamp(times[-1], UTC).date().isoformat() != day:
        return None
    gaps = [after - before for before, after in pairwise(times)]
    return {
        "points": position.scores()[0],
        "place": position.ranking()[0],
        "seconds": round(sum(min(gap, THOUGHT) for gap in gaps)),
    }


def _ranked(tries: list[Any]) -> list[Any]:
    """Those who have finished, the best first: by points, then by the place at their table."""
    done = [one for one in tries if one.result is not None]
    return sorted(done, key=lambda one: (-one.result["points"], one.result["place"]))


def _mine(row: Any) -> Mine:
    return {"table": row.table_id, "over": row.result is not None}


def _result(row: Any, who: str | None) -> Result:
    found: dict[str, int] = row.result
    return {
        "name": row.name,
        "points": found["points"],
        "place": found["place"],
        "seconds": found["seconds"],
        "table": row.table_id,
        "mine": row.who == who,
    }


def _behind(ranked: list[Any], own: Any) -> int | None:
    """How many of a hundred others had fewer points."""
    others = len(ranked) - 1
    fewer = sum(one.result["points"] < own.result["points"] for one in ranked)
    return round(100 * fewer / others) if others else None


async def _number(store: Store, day: str) -> int:
    row = schema.dailies.c
    query = select(func.count()).where(row.day <= day)
    async with store.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


def _left() -> int:
    """Seconds until the day is over."""
    now = datetime.now(UTC)
    tomorrow = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    return round((tomorrow - now).total_seconds())


async def has_finished(hall: Hall, day: str, who: str | None) -> bool:
    """Whether somebody has finished their counted try at a day."""
    tries = await _tries(hall, day) if who is not None else []
    return any(one.who == who and one.result is not None for one in tries)
