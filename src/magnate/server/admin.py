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
    from .register import Register
    from .store import Store

T = TypeVar("T")

admin_app = typer.Typer(
    help="Look after the tables of a server, also while it runs.", no_args_is_help=True
)

Database = Annotated[str | None, typer.Option("--db", help="Database URL or SQLite file.")]
Id = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its address.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
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
    unread: Days = None,
    db: Database = None,
) -> None:
    """Delete the tables that have not changed, and shared editions not read, for so many days."""
    given = Settings.from_environment()
    days = (
        given.untouched if untouched is None else untouched,
        given.unfinished if unfinished is None else unfinished,
        given.finished if finished is None else finished,
    )
    shelf = given.unread if unread is None else unread
    gone = _with(db, lambda store: store.expire(*days))
    editions = _with(db, lambda store: store.expire_editions(shelf))
    print(f"{len(gone)} deleted" + (f", and {editions} editions" if editions else ""))


@admin_app.command("delete-edition")
def delete_edition(
    id: Annotated[str, typer.Argument(metavar="EDITION", help="As in the address of its page.")],
    *,
    db: Database = None,
) -> None:
    """Delete a shared edition; tables that play with it keep it."""
    _found(f"edition {id}", _with(db, lambda store: store.delete_edition(id)))
    print(f"{id} is deleted")


@admin_app.command("reset-password")
def reset_password(name: Name, *, db: Database = None) -> None:
    """Give an account a new password, and sign it out everywhere."""
    password = _with(db, lambda store: _register(store).reset_password(name))
    _found(f"account {name}", password is not None)
    print(f"{name} signs in with {password} now, and should change it")


@admin_app.command()
def ban(name: Name, *, db: Database = None) -> None:
    """Keep an account out, or a guest by its id: signed out, and its seats no longer its own."""
    _found(f"account {name}", _with(db, lambda store: _register(store).ban(name, banned=True)))
    print(f"{name} is banned")


@admin_app.command()
def unban(name: Name, *, db: Database = None) -> None:
    """Let somebody in again."""
    _found(f"account {name}", _with(db, lambda store: _register(store).ban(name, banned=False)))
    print(f"{name} may come back")


@admin_app.command("check-upgrade")
def check_upgrade(
    *,
    all: Annotated[bool, typer.Option("--all", help="Those checked before, too.")] = False,
    db: Database = None,
) -> None:
    """Replay the games that other rules began, and list those that the present ones would change.

    Run it with a new version before that serves; 1 is the exit status if any would differ.
    """
    from .upgrades import check  # noqa: PLC0415  slow to load

    count, found = _with(db, lambda store: check(store, all=all))
    for one in found:
        state = "over" if one.over else "running"
        print(f"{one.id} {one.game}, {state}, began with {one.rules or 'unknown rules'}:")
        print(f"  move {one.move}: {one.problem}")
    print(f"{count} replayed, {len(found)} would differ")
    if found:
        raise typer.Exit(1)


@admin_app.command()
def reports(*, db: Database = None) -> None:
    """List what was said and somebody has reported, the latest first."""
    from .talk import reported  # noqa: PLC0415  slow to load

    rows = Table("table", "line", "by", "to ban", "said", "reports", box=None)
    for one in _with(db, reported):
        by = one["name"] or one["called"] or one["seated"] or "–"
        by += " (looks on)" if one["seat"] is None else f" (seat {one['seat']})"
        known = one["account"] or one["person"] or "–"
        rows.add_row(one["table_id"], str(one["n"]), by, known, one["text"], str(one["times"]))
    Console(markup=False).print(rows)


@admin_app.command()
def lessons(*, db: Database = None) -> None:
    """Say how many have started and finished every lesson, and where they left it."""
    from magnate.games import GAMES  # noqa: PLC0415  slow to load
    from magnate.lessons import course  # noqa: PLC0415  slow to load

    from .learned import counted, told  # noqa: PLC0415  slow to load

    people = _with(db, counted)
    rows = Table("game", "lesson", "started", "finished", "left at", box=None)
    for lesson in (one for game in GAMES.values() for one in course(game).values()):
        seen = told(lesson, people.get((lesson.game.key, lesson.id), {}))
        left = ", ".join(f"{step} {gone}" for step, gone in seen["left"].items())
        rows.add_row(lesson.game.key, lesson.id, str(seen["started"]), str(seen["finished"]), left)
    Console(markup=False).print(rows)


@admin_app.command()
def unsay(id: Id, line: Annotated[int, typer.Argument(min=0)], *, db: Database = None) -> None:
    """Remove a line that was said at a table."""
    from .talk import unsay  # noqa: PLC0415  slow to load

    _found(f"{id}, line {line}", _with(db, lambda store: unsay(store, id, line)))
    print(f"{id}, line {line} is removed")


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


def _register(store: Store) -> Register:
    from .register import Register  # noqa: PLC0415  slow to load

    return Register(store)


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
