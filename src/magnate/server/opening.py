"""Opening a table: who sits where, with which tokens, and the game set up."""

from __future__ import annotations

import secrets
import time
from typing import Any

from magnate.bots import USUAL, bots
from magnate.engine.edition import Edition
from magnate.engine.game import Game, NotPossible

from .bodies import SeatBody, TableBody
from .tables import Move, Refused, Seat, Standing, Table, digest

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_table(game: Game[Any], edition: Edition, body: TableBody) -> tuple[Table, list[str | None]]:
    """A table as it was asked for, and the tokens of its human seats."""
    tokens = [_token(seat) for seat in body.seats]
    table = Table(
        id=new_id(),
        game=game,
        edition=edition,
        variants=tuple(dict.fromkeys(body.variants)),
        seed=secrets.token_hex(16) if body.seed is None else str(body.seed),
        seeded=body.seed is not None,
        name=body.name or None,
        open=body.open,
        started=time.time(),
        seats=[_seat(*one) for one in zip(body.seats, tokens, strict=True)],
        stand_in=known_level(body.stand_in),
        clock=None if body.clock is None else body.clock.model_dump(),
        agreed=body.hints,
    )
    return table, tokens


def new_id() -> str:
    """The id of a table, which is not guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def begin(table: Table) -> tuple[Standing, list[Move]]:
    """The game set up, as far as chance alone brings it."""
    try:
        return table.begin()
    except NotPossible as error:
        raise Refused("invalid", str(error)) from error
    except Exception as error:
        if table.edition is table.game.standard:
            raise
        problem = f"edition: the game cannot be set up with it ({error!r})"
        raise Refused("edition", problem) from error


def _token(seat: SeatBody) -> str | None:
    return secrets.token_urlsafe(24) if seat.kind == "human" and not seat.open else None


def _seat(seat: SeatBody, token: str | None) -> Seat:
    if seat.kind == "human":
        if seat.level is not None:
            raise Refused("invalid", "a human seat has no level; levels are for bots")
        return Seat("human", None, seat.name or None, token and digest(token), colour=seat.colour)
    if seat.open:
        raise Refused("invalid", "a bot's seat cannot be open")
    return Seat("bot", known_level(seat.level), seat.name or None, colour=seat.colour)


def known_level(level: str | None) -> str:
    """The level of a bot, the usual one unless another is asked for."""
    possible = list(bots())
    level = level or USUAL
    if level not in possible:
        raise Refused(
            "invalid", f"no bot {level!r}; possible: {', '.join(possible)}", possible=possible
        )
    return level
