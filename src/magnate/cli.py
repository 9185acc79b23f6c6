"""The command line."""

from __future__ import annotations

import json
import socket
import sys
import time
import tomllib
import webbrowser
from collections import defaultdict
from contextlib import nullcontext
from dataclasses import asdict
from getpass import getuser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from magnate import __version__
from magnate.arena import Contest, Outcome, Report, contest_games, report
from magnate.engine.edition import EditionError
from magnate.engine.game import NotPossible
from magnate.engine.names import distinct
from magnate.engine.position import Position
from magnate.engine.record import Record, RecordError
from magnate.engine.words import fact_json, result_words, words
from magnate.games import game, games
from magnate.review.printing import review
from magnate.server.admin import admin_app
from magnate.server.settings import Settings
from magnate.simulate import Match, Result, simulate
from magnate.text import LANGUAGES, say

if TYPE_CHECKING:
    from magnate.research.dataset import Dataset

app = typer.Typer(
    help="Heavy Eurogames from one exact rules engine.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
edition_app = typer.Typer(help="Edition files: corrections to what is printed on the components.")
app.add_typer(edition_app, name="edition")
app.add_typer(admin_app, name="admin")
app.command()(review)


def _print_version(asked: bool) -> None:  # noqa: FBT001  as Typer calls it
    if asked:
        print(f"magnate {__version__}")
        raise typer.Exit


@app.callback()
def begin(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Heavy Eurogames from one exact rules engine."""
    del version


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there; local starts one here."),
]
Port = Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)]
Host = Annotated[str, typer.Option(help="Address to listen on.")]
Database = Annotated[str | None, typer.Option("--db", help="Database URL or SQLite file.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="An edition file to play with.", metavar="FILE")
]
Variants = Annotated[str, typer.Option(help="Variants, separated by commas.")]
#: Addresses that nobody but this machine can reach.
LOCAL = ("127.0.0.1", "::1", "localhost")
Language = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]


@app.command("games")
def list_games(*, as_json: AsJson = False) -> None:
    """List the games."""
    console = Console()
    rows = Table("game", "title", "seats", "variants", "edition", box=None)
    for key, one in games().items():
        title = say(key, "en", {"key": "title", "args": {}}, [])
        edition = {"name": one.standard.name, "hash": one.standard.hash}
        if as_json:
            facts = {"key": key, "title": title, "seats": one.seats, "variants": one.variants}
            print(json.dumps({**facts, "edition": edition}))
        seats = ", ".join(map(str, one.seats))
        named = f"{edition['name']} {edition['hash']}"
        rows.add_row(key, title, seats, ", ".join(one.variants) or "–", named)
    if not as_json:
        console.print(rows)


@app.command("simulate")
def run_simulation(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    *,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 4,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each next has one more.")] = 0,
    bots: Annotated[
        str, typer.Option(help="One for all, or one a seat: greedy,random,module:Class.")
    ] = "random",
    edition: EditionFile = None,
    variants: Variants = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 1,
    records: Annotated[Path | None, typer.Option(help="Folder to write the records to.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Folder to write decisions and results to, as Parquet.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other; seats rotate from game to game."""
    players, options = _listed_bots(bots), tuple(_listed(variants))
    match = Match.of(key, seats, count, seed, players, variants=options, edition=edition)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    errors = Console(stderr=True)
    with (
        nullcontext() if parquet is None else _dataset(parquet, edition) as dataset,
        Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        for result, record in progress.track(simulate(match, jobs), count, description=key):
            results.append(result)
            if dataset is not None:
                dataset.add(record, result.seed)
            if as_json:
                print(json.dumps(result.as_json()), flush=True)
            if records is not None:
                name = f"{key}-{seats}-{result.seed:05}.txt"
                (records / name).write_text(str(record), encoding="utf-8")
    if not as_json:
        Console().print(_standings(results))


@app.command("dataset")
def make_dataset(
    files: Annotated[list[Path], typer.Argument(help="Records.", metavar="RECORD...")],
    *,
    to: Annotated[Path, typer.Option(help="Folder to write the Parquet files to.")],
    edition: Annotated[
        Path | None, typer.Option(help="The edition file they were played with.")
    ] = None,
) -> None:
    """Turn records into Parquet files of decisions and results."""
    with _dataset(to, edition) as dataset:
        for file in files:
            dataset.add(Record.parse(_read(file)))
    print(f"{to}: {dataset.games} games, {dataset.decisions} decisions")


def _dataset(folder: Path, edition: Path | None) -> Dataset:
    try:
        from magnate.research.dataset import Dataset  # noqa: PLC0415  only with the extra
    except ImportError as error:
        raise NotPossible(f"Parquet needs pip install 'magnate[research]': {error}") from error
    return Dataset(folder, edition)


def _standings(results: list[Result]) -> Table:
    """Win rates by bot over the games that ended; a shared first place is its share of a win."""
    seen: dict[str, list[tuple[float, int, int]]] = defaultdict(list)
    ended = [result for result in results if result.over]
    for result in ended:
        winners = result.ranking.count(1)
        for seat, name in enumerate(result.bots):
            won = 1 / winners if result.ranking[seat] == 1 else 0.0
            seen[name].append((won, result.scores[seat], result.ranking[seat]))
    table = Table("bot", "seats played", "wins", "win rate", "mean score", "mean place", box=None)
    for name, rows in seen.items():
        wins, total, places = (sum(column) for column in zip(*rows, strict=True))
        n = len(rows)
        rate = f"{100 * wins / n:.1f} %"
        table.add_row(name, str(n), f"{wins:g}", rate, f"{total / n:.1f}", f"{places / n:.2f}")
    seconds = sum(result.seconds for result in results)
    decisions = sum(result.decisions for result in results)
    given_up = f", {len(results) - len(ended)} given up" if len(ended) < len(results) else ""
    played = f"{len(results)} games{given_up}"
    table.caption = f"{played}, {decisions} decisions, {seconds:.1f} s of play"
    return table


@app.command()
def arena(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="The last one takes the seats left.")
    ],
    *,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each next has one more.")] = 0,
    edition: EditionFile = None,
    variants: Variants = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 1,
    ray: Ray = None,
    resume: Annotated[
        Path | None, typer.Option(help="A file to keep results in, and to go on from.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure bots against each other; seats rotate, and Ctrl-C keeps what is done."""
    names, options = _listed_bots(",".join(bots)), tuple(_listed(variants))
    contest = Contest.of(key, names, seats, count, seed, variants=options, edition=edition)
    outcomes: list[Outcome] = []
    errors = Console(stderr=True)
    columns = (TextColumn(key), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        try:
            for outcome in progress.track(contest_games(contest, jobs, resume, ray=ray), count):
                outcomes.append(outcome)
                if as_json:
                    print(json.dumps(asdict(outcome)), flush=True)
        except KeyboardInterrupt:
            errors.print(f"stopped after {len(outcomes)} of {count} games")
    if not outcomes:
        return
    found = report(outcomes)
    if as_json:
        print(json.dumps({**contest.heading(), **found.json()}))
    else:
        Console().print(_places(found))


def _places(found: Report) -> Table:
    """What came of a contest, by bot."""
    bot = Column("bot", no_wrap=True)
    heads = ("games", "wins", "places", "mean place", "points", "margin", "s a turn", "rating")
    table = Table(bot, *heads, box=None)
    for one in found.standings:
        rating = f"{one.rating[0]:.1f} ± {one.rating[1]:.1f}" if one.rating else "–"
        places = " ".join(map(str, one.places))
        pace = f"{one.turn:.2f} (most {one.longest:.1f})"
        means = (f"{one.place.value:.2f} ± {one.place.half:.2f}", str(one.points), str(one.margin))
        table.add_row(one.bot, str(one.played), str(one.wins), places, *means, pace, rating)
    given_up = f", {found.given_up} given up" if found.given_up else ""
    table.caption = f"{found.games} games{given_up}; 95 % intervals"
    if found.winner and found.rounds:
        table.caption += (
            f"; winners {found.winner}, rounds {found.rounds} (most {found.most_rounds})"
        )
    return table


@app.command("train")
def learn(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    *,
    rounds: Annotated[int, typer.Option(help="Rounds of duels for the outlook; 0 for none.")] = 20,
    duels: Annotated[int, typer.Option(min=2, help="Duels of a round.")] = 64,
    count: Annotated[
        int, typer.Option("--games", help="Games of each seat count for the value; 0 for none.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder for the weights; by default where bots look.")
    ] = None,
) -> None:
    """Learn the weights of a game from games of the bots (docs/opponents.md)."""
    from magnate.bots.duels import tune  # noqa: PLC0415  NumPy is slow to load
    from magnate.bots.train import train  # noqa: PLC0415
    from magnate.bots.value import WEIGHTS  # noqa: PLC0415

    game(key)
    folder = out or WEIGHTS
    if rounds:
        tune(key, rounds=rounds, duels=duels, seed=seed, jobs=jobs, folder=folder, ray=ray)
    if count:
        train(key, games=count, generations=1, seed=seed, jobs=jobs, folder=folder, ray=ray)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    edition: Annotated[
        Path | None, typer.Option(help="The edition file it was played with.")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again, and say what happened."""
    record = Record.parse(_read(file))
    chosen = game(record.game)
    _known_language(language)
    names = distinct(record.names) or [
        say(chosen.key, language, words("seat-nth", n=seat), []) for seat in range(record.seats)
    ]

    def watch(position: Position[Any]) -> None:
        for fact in position.facts:
            told = fact_json(position, fact)
            if as_json:
                print(json.dumps({"fact": fact.kind, "seat": fact.seat, "words": told}))
            else:
                print(say(chosen.key, language, told, names))

    position = record.replay(chosen, chosen.edition(edition), tell=True, watch=watch)
    outcome: dict[str, Any] = {"game": record.game, "seats": record.seats, "over": position.over}
    outcome |= {"names": names, "scores": position.scores(), "ranking": position.ranking()}
    if as_json:
        print(json.dumps(outcome))
        return
    for line in result_words(position):
        print(say(chosen.key, language, line, names))


@app.command()
def play(
    key: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    *,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, without a browser.")
    ] = False,
    seats: Annotated[int, typer.Option(help="How many seats (terminal).")] = 3,
    bots: Annotated[
        str, typer.Option(help="The other seats: one, or one a seat (terminal).")
    ] = "greedy",
    edition: EditionFile = None,
    variants: Variants = "",
    seed: Annotated[int | None, typer.Option(help="Seed of the game (terminal).")] = None,
    name: Annotated[str, typer.Option(help="What you are called (terminal).")] = "",
    language: Language = "en",
    port: Port = 8000,
    host: Host = "127.0.0.1",
    db: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Serve the start page and open the browser, or play in the terminal."""
    if terminal:
        from magnate.terminal import play_in_terminal  # noqa: PLC0415  the server need not load it

        _known_language(language)
        if key is None:
            raise NotPossible(f"which game? possible: {', '.join(games())}")
        play_in_terminal(
            key,
            seats,
            _listed_bots(bots),
            seed,
            language,
            name or getuser(),
            edition=edition,
            variants=_listed(variants),
        )
        return
    if edition is not None or variants:
        raise NotPossible("the start page asks for edition and variants; here add --terminal")
    path = f"/?game={game(key).key}" if key is not None else "/"
    _serve(host, port, db, open_page=path if browser else None, alone=host in LOCAL)


def _settings() -> str:
    """Every setting on a line of its own, for the help."""
    rows = Settings.explained()
    wide = max(len(name) for name, _default, _says in rows)
    lines = [
        f"{name:{wide}}  {says}{f' ({default})' if default else ''}" for name, default, says in rows
    ]
    return "\n".join(["\b", "Settings from the environment; 0 is no limit:", *lines])


@app.command(epilog=_settings())
def serve(
    *,
    port: Port = 8000,
    host: Host = "127.0.0.1",
    db: Database = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes that serve; more than one on PostgreSQL.", min=1)
    ] = None,
) -> None:
    """Serve tables to players."""
    _serve(host, port, db, workers, open_page=None)


def _serve(
    host: str,
    port: int,
    db: str | None,
    workers: int | None = None,
    *,
    open_page: str | None,
    alone: bool = False,
) -> None:
    from magnate.server.serving import serve as run_server  # noqa: PLC0415  slow to load

    url = f"http://{host}:{port}"

    def ready() -> None:
        print(f"Magnate is at {url}  (Ctrl-C to stop)", flush=True)
        if open_page is not None:
            Thread(target=_open_when_ready, args=(host, port, url + open_page), daemon=True).start()

    run_server(host, port, db, workers, alone=alone, ready=ready)


def _open_when_ready(host: str, port: int, url: str) -> None:
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


@edition_app.command("check")
def check_edition(file: Annotated[Path, typer.Argument(help="An edition file.")]) -> None:
    """Check an edition file: types, counts, references."""
    try:
        key = tomllib.loads(_read(file)).get("game")
    except tomllib.TOMLDecodeError as error:
        raise EditionError((), f"{file}: {error}") from error
    edition = game(str(key)).edition(file)
    print(f"{file}: {edition.name}, an edition of {key}, {edition.hash}")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _listed_bots(text: str) -> list[str]:
    """Names of bots; a module:Class is also looked for in the folder one stands in."""
    names = _listed(text)
    if any(":" in name for name in names) and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return names


def _known_language(language: str) -> None:
    if language not in LANGUAGES:
        raise NotPossible(f"no language {language!r}; possible: {', '.join(LANGUAGES)}")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotPossible(f"{file} cannot be read: {error}") from error


#: What Typer raises when a command line cannot be understood.
UsageError: Final[Any] = typer.BadParameter.__base__


def main() -> None:
    """Run the command line: errors are one line on stderr, with exit code 2."""
    try:
        code = app(standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except (UsageError, NotPossible, RecordError, EditionError) as error:
        said = error.format_message() if isinstance(error, UsageError) else str(error)
        print(f"magnate: {' '.join(said.split())}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
