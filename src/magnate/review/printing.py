"""`magnate review`: the review of a record in a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from magnate.engine.game import NotPossible
from magnate.engine.names import distinct
from magnate.engine.record import Record
from magnate.engine.words import words
from magnate.games import game
from magnate.text import LANGUAGES, say

from .reviewing import Part, Reviewing
from .shapes import Analysis, Estimate, ReviewLine, ReviewTurn
from .summing import Summary
from .trying import work_for

Share = Annotated[int, typer.Option(min=1, help="How much is tried, in hundredths of the usual.")]


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished game.")],
    *,
    edition: Annotated[
        Path | None, typer.Option(help="The edition file it was played with.")
    ] = None,
    language: Annotated[str, typer.Option(help="en, ru or ja.")] = "en",
    thorough: Share = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Judge every turn of a finished game: what it lost, what was better, and what was luck."""
    record, text = _record(file)
    chosen = game(record.game)
    if language not in LANGUAGES:
        raise NotPossible(f"no language {language!r}; possible: {', '.join(LANGUAGES)}")
    printed = chosen.edition(edition)
    if not record.replay(chosen, printed).over:
        raise NotPossible(f"{file}: the game is not over")
    start = chosen.start(record.seats, edition=printed, variants=record.variants)
    seed = sha256(text.encode()).hexdigest()[:16]
    ids = [id for _, id in record.choices]
    made = Reviewing(start, ids, seed, work_for(chosen, thorough / 100))
    analysis = _made(made)
    if as_json:
        print(json.dumps(analysis, ensure_ascii=False))
        return
    names = distinct(record.names) or [
        say(chosen.key, language, words("seat-nth", n=seat), []) for seat in range(record.seats)
    ]
    Console().print(_totals(analysis, names))
    for turn in analysis["turns"]:
        for line in _lines(turn, names, chosen.key, language):
            print(line)


def _record(file: Path) -> tuple[Record, str]:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotPossible(f"{file} cannot be read: {error}") from error
    return Record.parse(text), text


def _made(made: Reviewing) -> Analysis:
    errors = Console(stderr=True)
    columns = (TextColumn("review"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    parts: dict[int, Part] = {}
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        for number in progress.track(range(made.parts)):
            parts[number] = made.part(number)
    return Summary(made).analysis(parts)


def _totals(analysis: Analysis, names: list[str]) -> Table:
    """What made the result of every seat."""
    heads = ("place", "expected", "luck", "own choices", "others' choices", "rest", "result")
    table = Table("points", *heads, box=None, caption=f"{analysis['version']}; 90 % intervals")
    for total in analysis["totals"]:
        table.add_row(
            names[total["seat"]],
            str(total["place"]),
            f"{total['start']['points']:.1f}",
            *map(_points, (total["luck"], total["own"], total["others"])),
            f"{total['rest']['points']:+.1f}",
            f"{total['result']['points']:.0f}",
        )
    return table


def _points(one: Estimate) -> str:
    return f"{one['points']:+.1f} ± {one['points90']:.1f}"


def _lines(turn: ReviewTurn, names: list[str], key: str, language: str) -> Iterator[str]:
    """A turn that something is said about."""
    if turn["verdict"] in ("forced", "fine", "unclear"):
        return
    yield f"\nTurn {turn['n']}, {names[turn['seat']]}: {turn['verdict']}{_loss(turn)}"
    yield f"  played: {_told(key, language, turn['played'], names)}"
    if turn["better"] is not None:
        yield f"  better: {_told(key, language, turn['better'], names)}"


def _loss(turn: ReviewTurn) -> str:
    loss = turn["loss"]
    if loss is None or turn["verdict"] == "find":
        return ""
    win = f"{-100 * loss['win']:+.1f} % ± {100 * loss['win90']:.1f}"
    return f", {win}, {-loss['points']:+.1f} points ± {loss['points90']:.1f}"


def _told(key: str, language: str, line: ReviewLine, names: list[str]) -> str:
    """A line as the log tells it."""
    facts = [fact for step in line["steps"] for fact in step["facts"]]
    return " ".join(say(key, language, fact, names) for fact in facts)
