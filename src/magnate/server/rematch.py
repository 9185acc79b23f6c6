"""Rematches: the same game again, with the same people on the same seats."""

from __future__ import annotations

from sqlalchemy import select, update

from . import schema
from .bodies import SeatBody, TableBody
from .hall import Hall
from .room import Room
from .tables import Seat, digest


async def rematch_of(hall: Hall, room: Room, seat: int) -> tuple[str, str]:
    """The table of the rematch, opened if nobody has asked before, and the token of a seat there.

    Everybody who had a seat gets the one of the same number: its token is made from the old one's.
    """
    row, old = schema.tables, room.table.id
    query = select(row.c.rematch).where(row.c.id == old)
    async with hall.store.reading() as connection:
        id = (await connection.execute(query)).scalar_one()
    if id is None:
        made = await _open(hall, room)
        claim = update(row).where(row.c.id == old, row.c.rematch.is_(None))
        async with hall.store.writing() as connection:
            first = (await connection.execute(claim.values(rematch=made))).rowcount == 1
            id = made if first else (await connection.execute(query)).scalar_one()
        if not first:
            await hall.store.delete(made)
    return id, hall.register.seat_token(_salt(old, seat))


async def _open(hall: Hall, room: Room) -> str:
    table = room.table
    body = TableBody.model_validate(
        {
            "game": table.game.key,
            "seats": [_again(seat) for seat in table.seats],
            "variants": list(table.variants),
            "edition": None if table.edition is table.game.standard else table.edition.source,
            "name": table.name,
            "clock": table.clock,
            "stand_in": table.stand_in,
            "hints": table.agreed,
        }
    )
    made, _ = await hall.create(body, table.opener)
    row = schema.seats
    async with hall.store.writing() as connection:
        for number, seat in enumerate(table.seats):
            if made.seats[number].kind == "bot":
                continue
            salt = _salt(table.id, number)
            mine = {"token": digest(hall.register.seat_token(salt)), "salt": salt}
            at = (row.c.table_id == made.id) & (row.c.seat == number)
            owned = {**mine, "person": seat.person, "claimed": True}
            await connection.execute(update(row).where(at).values(owned))
    await hall.reseat(await hall.room(made.id))
    return made.id


def _again(seat: Seat) -> dict[str, str | int | None]:
    if seat.kind == "human" or seat.resigned:
        return SeatBody(kind="human", name=seat.name, colour=seat.colour).model_dump()
    return SeatBody(kind="bot", level=seat.level, name=seat.name, colour=seat.colour).model_dump()


def _salt(old: str, seat: int) -> str:
    return digest(f"rematch:{old}:{seat}")
