"""Before a new version serves old tables: their games are replayed, and differences listed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select, update

from magnate.engine.decision import CHANCE, IllegalOption
from magnate.engine.words import Words, fact_json

from . import schema
from .replays import Made, moves_of
from .settings import Settings
from .snapshots import rules_version
from .store import Store
from .tables import Refused, Table

log = logging.getLogger("magnate.server")


class Difference(NamedTuple):
    """A table that the present rules would play differently, and from which move on."""

    id: str
    game: str
    over: bool
    rules: str  # those it began with
    move: int
    problem: str


async def check(store: Store, *, all: bool = False) -> tuple[int, list[Difference]]:
    """Replay the games that other rules began; how many, and those that would differ.

    Those that would not are noted as checked.
    """
    row = schema.tables.c
    query = select(row.id, row.game, row.rules, row.checked, row.over).order_by(row.started)
    async with store.reading() as connection:
        tables = (await connection.execute(query)).all()
    found: list[Difference] = []
    checked = 0
    for one in tables:
        game = store.games.get(one.game)
        if game is not None and not all and _known(one, rules_version(game)):
            continue
        checked += 1
        said = await _difference(store, one)
        if said is not None:
            found.append(Difference(one.id, one.game, one.over, one.rules, *said))
        elif game is not None:
            async with store.writing() as connection:
                same = update(schema.tables).where(row.id == one.id)
                await connection.execute(same.values(checked=rules_version(game)))
    return checked, found


def _known(row: Any, today: str) -> bool:
    """Whether a table began with the present rules, or has been replayed with them."""
    return bool(row.checked == today or row.rules.rpartition(" ")[2] == today)


async def _difference(store: Store, row: Any) -> tuple[int, str] | None:
    try:
        table = await store.table(row.id)
    except Refused as refused:
        return 0, refused.message
    except Exception as error:  # noqa: BLE001  whatever it is, it would be in the way
        return 0, f"it cannot be opened ({error!r})"
    moves = await moves_of(store, row.id)
    return await asyncio.to_thread(difference, table, moves, over=row.over)


def difference(table: Table, moves: Sequence[Made], *, over: bool) -> tuple[int, str] | None:
    """The first move that the present rules do not allow, or of which they tell something else."""
    position = table.start(tell=True)
    facts: list[Words] = [fact_json(position, fact) for fact in position.facts]
    for move in moves:
        decision = position.decision
        if decision is None:
            return move.n, "the game would be over before"
        if decision.seat != move.seat:
            return move.n, f"{_called(decision.seat)} would choose, not {_called(move.seat)}"
        try:
            position.choose_id(move.option)
        except IllegalOption as error:
            return move.n, str(error)
        facts += [fact_json(position, fact) for fact in position.facts]
        if move.facts and facts != move.facts:
            return move.n, "something else would happen, or be told"
        facts = []
    if position.over != over:
        return len(moves), "the game would go on" if over else "the game would be over"
    return None


def _called(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


async def unchecked(store: Store) -> int:
    """How many tables began with other rules and have not been replayed with the present ones."""
    row = schema.tables.c
    query = select(row.game, row.rules, row.checked, func.count().label("tables"))
    query = query.group_by(row.game, row.rules, row.checked)
    async with store.reading() as connection:
        found = (await connection.execute(query)).all()
    return sum(
        one.tables
        for one in found
        if (game := store.games.get(one.game)) is None or not _known(one, rules_version(game))
    )


async def warn(settings: Settings) -> None:
    """Say that there are tables of other rules, before they are served."""
    from .backup import opened  # noqa: PLC0415  only when a server starts

    async with opened(settings) as store:
        if count := await unchecked(store):
            log.warning(
                "%d tables began with other rules than today's; "
                "magnate admin check-upgrade lists those that would differ",
                count,
            )
