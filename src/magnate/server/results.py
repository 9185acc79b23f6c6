"""Results: what is kept of a game that is over, for those who sat there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .ratings import Rating, anchor, rate
from .tables import Seat, Standing, Table


def places(ranking: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """Who came where: those who resigned are last, whatever their bots made of it.

    >>> places([1, 2, 3], [True, False, False])
    [3, 1, 2]
    """
    stayed = [rank for rank, gone in zip(ranking, resigned, strict=True) if not gone]
    return [
        len(ranking) if gone else 1 + sum(other < rank for other in stayed)
        for rank, gone in zip(ranking, resigned, strict=True)
    ]


async def note_result(
    connection: AsyncConnection, table: Table, end: Standing, seats: Sequence[Seat], now: float
) -> None:
    """Keep how a game ended, in the transaction of its last move, the first time it does."""
    row = schema.results.c
    query = select(row.seat).where(row.table_id == table.id).limit(1)
    if (await connection.execute(query)).first() is not None:
        return
    position = end.position
    came = places(position.ranking(), [seat.resigned for seat in seats])
    scores, sources = position.scores(), position.game.breakdown(position.state)
    people = Counter(seat.person for seat in seats if seat.person)
    rated = table.rated and bool(people) and max(people.values()) == 1
    rows = [
        {
            "table_id": table.id,
            "seat": number,
            "person": seat.person,
            "name": seat.name,
            "level": seat.level if seat.kind == "bot" and not seat.resigned else None,
            "game": table.game.key,
            "called": table.name,
            "seats": len(seats),
            "place": came[number],
            "points": scores[number],
            "sources": sources[number] if sources else {},
            "resigned": seat.resigned,
            "rated": rated,
            "at": now,
        }
        for number, seat in enumerate(seats)
    ]
    await connection.execute(insert(schema.results), rows)
    if rated:
        await _rate(connection, table, seats, came)


async def _rate(
    connection: AsyncConnection, table: Table, seats: Sequence[Seat], came: Sequence[int]
) -> None:
    row, key = schema.ratings, {"game": table.game.key, "seats": len(seats)}
    mine = (row.c.game == key["game"]) & (row.c.seats == key["seats"])
    people = [seat.person for seat in seats if seat.person]
    kept = await connection.execute(select(row).where(mine, row.c.person.in_(people)))
    known = {one.person: Rating(one.mu, one.sigma, one.games) for one in kept}
    before = [_before(seat, known) for seat in seats]
    after = rate(before, came)
    await connection.execute(delete(row).where(mine, row.c.person.in_(people)))
    await connection.execute(
        insert(row),
        [
            {"person": seat.person, **key, **vars(new)}
            for seat, new in zip(seats, after, strict=True)
            if seat.person
        ],
    )


def _before(seat: Seat, known: dict[str, Rating]) -> Rating:
    if seat.person:
        return known.get(seat.person, Rating())
    return anchor(seat.level or "") if seat.kind == "bot" else Rating()
