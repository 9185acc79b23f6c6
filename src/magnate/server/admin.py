"""`magnate admin`: what the operator of a server does with its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from magnate.engine.game import NotPossible

from .settings import Settings

if TYPE_CHECKING:
    from .store import Store

T = TypeVar("T")

admin_app = typer.Typer(
    help="Look after the tables of a server, also while it runs.", no_args_is_help=True
)

Database = Annotated[str | None, typer.Option("--db", help="Database URL or SQLite file.")]
Id = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its address.")]
Days = Annotated[float | None, typer.Option(help="Days; 0 for never. As set, if not given.")]


@admin_app.command("list")
def list_tables(
    *,
    running: Annotated[bool, typer.Option("--running", help="Only those not over.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One object a line.")] = False,
    db: Database = None,
) -> None:
    """List the tables, the latest first."""
    tables = _with(db, lambda store: store.all_tables(running=running))
    if as_json:
        for one in tables:
            print(json.dumps(one, ensure_ascii=False))
        return
    rows = Table("table", "game", "name", "seats", "moves", "changed", "state", box=None)
    for one in tables:
        when = datetime.fromtimestamp(one["changed"], UTC).strftime("%Y-%m-%d %H:%M")
        state = "over" if one["over"] else "closed" if one["closed"] else "running"
        seats = ", ".join(one["seats"])
        rows.add_row(one["id"], one["game"], one["name"], seats, str(one["moves"]), when, state)
    Console().print(rows)


@admin_app.command()
def close(id: Id, *, db: Database = None) -> None:
    """Close a table: it can be looked at, and nobody moves there any more."""
    _found(id, _with(db, lambda store: store.close_table(id)))
    print(f"{id} is closed")


@admin_app.command()
def delete(id: Id, *, db: Database = None) -> None:
    """Delete a table with all that belongs to it."""
    _found(id, _with(db, lambda store: store.delete(id)))
    print(f"{id} is deleted")


@admin_app.command()
def free(id: Id, seat: Annotated[int, typer.Argument(min=0)], *, db: Database = None) -> None:
    """Free a seat whose token is lost, for whoever joins; seats count from 0."""
    _found(f"{id}, seat {seat}", _with(db, lambda store: store.free(id, seat)))
    print(f"{id}, seat {seat} is free")


@admin_app.command()
def expire(
    *,
    untouched: Days = None,
    unfinished: Days = None,
    finished: Days = None,
    db: Database = None,
) -> None:
    """Delete the tables that have not changed for so many days."""
    given = Settings.from_environment()
    days = (
        given.untouched if untouched is None else untouched,
        given.unfinished if unfinished is None else unfinished,
        given.finished if finished is None else finished,
    )
    gone = _with(db, lambda store: store.expire(*days))
    print(f"{len(gone)} deleted")


@admin_app.command()
def backup(file: Annotated[Path, typer.Argument()], *, db: Database = None) -> None:
    """Write everything to one new file, as it stands at one moment; the server may go on."""
    from .backup import back_up  # noqa: PLC0415  slow to load

    count = back_up(_settings(db), file)
    print(f"{file}: {count} tables")


@admin_app.command()
def restore(file: Annotated[Path, typer.Argument()], *, db: Database = None) -> None:
    """Read a backup into a new, empty database, of whichever kind."""
    from .backup import read_back  # noqa: PLC0415  slow to load

    count = read_back(_settings(db), file)
    print(f"{file}: {count} tables are back")


def _settings(db: str | None) -> Settings:
    settings = Settings.from_environment()
    return settings if db is None else Settings(db=db, wait=settings.wait)


def _with(db: str | None, do: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database that is there."""
    from .backup import opened  # noqa: PLC0415  slow to load

    async def done() -> T:
        async with opened(_settings(db)) as store:
            return await do(store)

    return asyncio.run(done())


def _found(what: str, found: bool) -> None:  # noqa: FBT001  it is what was found
    if not found:
        raise NotPossible(f"there is no {what}; magnate admin list shows what there is")
