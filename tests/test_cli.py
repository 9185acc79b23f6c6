from __future__ import annotations

import json
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from magnate import cli
from tests.processes import MAGNATE, Run, run, running
from tests.server.playing import PATIENCE

TERMINAL = ("play", "sentient", "--terminal", "--seats=2", "--seed=1", "--bots=random")
RECORDS = Path(__file__).parent / "games" / "sentient" / "records"
RECORD = str(RECORDS / "sentient-2-00200.txt")
Here = Callable[..., Run]


def magnate(*arguments: str, stdin: str = "") -> Run:
    return run([*MAGNATE, *arguments], stdin=stdin)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    """`magnate` in this very process, which has what a new one would have to load."""

    def magnate(*arguments: str) -> Run:
        monkeypatch.setattr(sys, "argv", ["magnate", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        output, errors = capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        return Run(arguments, code, output, errors)

    return magnate


def test_games_as_text_and_json() -> None:
    assert "sentient" in magnate("games").stdout
    rows = [json.loads(line) for line in magnate("games", "--json").stdout.splitlines()]
    assert rows[0]["key"] == "sentient"
    assert rows[0]["seats"] == [2, 3, 4]


def test_simulate_prints_one_object_a_line(tmp_path: Path) -> None:
    options = ("--seats", "3", "--games", "4", "--seed", "9", "--bots", "random", "--json")
    run = magnate("simulate", "sentient", *options, "--jobs", "2", "--records", str(tmp_path))
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    assert [row["seed"] for row in rows] == [9, 10, 11, 12]
    expected = {
        "game",
        "seats",
        "seed",
        "bots",
        "scores",
        "ranking",
        "decisions",
        "seconds",
        "over",
    }
    assert set(rows[0]) == expected
    assert rows[0]["bots"] == ["random"] * 3
    again = magnate("simulate", "sentient", *options)
    assert [json.loads(line)["scores"] for line in again.stdout.splitlines()] == [
        row["scores"] for row in rows
    ]
    assert len(list(tmp_path.glob("*.txt"))) == 4


def test_simulate_prints_win_rates() -> None:
    run = magnate("simulate", "sentient", "--seats", "2", "--games", "2", "--bots", "greedy,random")
    assert "win rate" in run.stdout
    assert "greedy" in run.stdout


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
def test_replay_says_what_happened(language: str, here: Here) -> None:
    run = here("replay", RECORD, "--language", language)
    assert run.returncode == 0
    assert len(run.stdout.splitlines()) > 60


def test_replay_says_the_end_to_programs() -> None:
    rows = [json.loads(line) for line in magnate("replay", RECORD, "--json").stdout.splitlines()]
    assert rows[-1]["scores"]
    assert rows[-1]["over"] is True


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", ["Final score", "1. Andrew: 124", "2. random: 12", "Andrew wins."]),
        ("ru", ["Итоговый счёт", "1. Эндрю: 124", "2. random: 12", "Победа: Эндрю."]),
        (
            "ja",
            ["最終得点", "1位 アンドリュー：124点", "2位 random：12点", "アンドリューの勝利です。"],
        ),
    ],
)
def test_replay_ends_with_everybody_by_place_and_the_winner(
    language: str, end: list[str], here: Here
) -> None:
    file = RECORDS.parents[1] / "carnegie" / "records" / "carnegie-1-00411.txt"
    said = here("replay", str(file), "--language", language).stdout.splitlines()
    assert said[-4:] == end


def test_replay_tells_seats_of_one_name_apart(here: Here) -> None:
    file = RECORDS.parents[1] / "nippon" / "records" / "nippon-4-00435.txt"
    said = here("replay", str(file)).stdout.splitlines()
    assert said[-6:] == [
        "Final score",
        *("1. greedy 3: 159", "2. greedy 1: 128", "3. greedy 2: 123", "4. random: 61"),
        "greedy 3 wins.",
    ]


def test_simulate_gives_every_seat_a_name_of_its_own(tmp_path: Path) -> None:
    magnate("simulate", "sentient", "--seats=3", "--games=1", "--records", str(tmp_path))
    (record,) = tmp_path.iterdir()
    assert "names random 1, random 2, random 3\n" in record.read_text(encoding="utf-8")


def test_a_whole_game_in_the_terminal() -> None:
    run = magnate(*TERMINAL, "--name", "Ann", stdin="1\n" * 200)
    assert run.returncode == 0, run.stderr
    assert "1. " in run.stdout
    assert ". You: " in run.stdout


EDITION = 'game = "sentient"\nname = "Many"\n[pieces]\nassistants = 6\n'


def test_a_game_is_started_with_an_edition_and_variants_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "many.toml"
    file.write_text(EDITION, encoding="utf-8")
    edition = ("--edition", str(file))
    run = magnate(*TERMINAL, *edition, stdin="q\n")
    assert "assistants 6" in run.stdout, run.stderr
    records = tmp_path / "records"
    match = ("simulate", "sentient", "--seats=2", "--games=2", "--jobs=2", *edition)
    assert magnate(*match, "--records", str(records)).returncode == 0
    (record, _) = sorted(records.iterdir())
    assert "edition Many" in record.read_text(encoding="utf-8")
    assert magnate("replay", str(record), *edition).returncode == 0
    terminal = ("play", "yokohama", "--terminal", "--seats=2", "--variants=neutral_technology")
    assert magnate(*terminal, stdin="q\n").returncode == 0
    run = magnate(*terminal[:-1], "--variants=nothing", stdin="q\n")
    assert "no variant 'nothing'" in run.stderr
    misfit = ("--seats=3", "--variants=neutral_technology")
    for start in (("play", "yokohama", "--terminal"), ("simulate", "yokohama", "--games=1")):
        run = magnate(*start, *misfit, stdin="q\n")
        assert run.returncode == 2
        assert "neutral_technology is for tables of 2, not 3" in run.stderr


FLAT = Path(__file__).parents[1] / "examples" / "bots"


def test_a_bot_of_ones_own_plays_by_module_and_class() -> None:
    options = ("--seats=2", "--games=4", "--seed=3", "--jobs=2", "--json")
    command = [*MAGNATE, "simulate", "sentient", "--bots", "flat:Flat,random", *options]
    said = run(command, folder=FLAT)
    rows = [json.loads(line) for line in said.stdout.splitlines()]
    assert len(rows) == 4, said.stderr
    points = {"flat:Flat": 0, "random": 0}
    for row in rows:
        for name, score in zip(row["bots"], row["scores"], strict=True):
            points[name] += score
    assert points["flat:Flat"] > points["random"]


@pytest.mark.parametrize(
    ("name", "problem"),
    [("nowhere:Bot", "No module named 'nowhere'"), ("flat:Round", "has no attribute 'Round'")],
)
def test_a_bot_that_is_not_there_is_named(name: str, problem: str) -> None:
    command = [*MAGNATE, "simulate", "sentient", "--bots", name]
    said = run(command, folder=FLAT)
    assert said.returncode == 2
    assert f"no bot {name!r}" in said.stderr
    assert problem in said.stderr


def test_the_terminal_takes_a_choice_back() -> None:
    run = magnate(*TERMINAL, stdin="u\n1\nu\nt\nq\n")
    assert run.returncode == 0, run.stderr
    assert "Nothing to take back." in run.stdout
    assert run.stdout.count("Send an agent for a robot, or pass") == 3 + 1


def test_edition_check(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        'game = "sentient"\nname = "Mine"\n[robots.TRA-01]\nleft = 0\n', encoding="utf-8"
    )
    assert "Mine, an edition of sentient" in magnate("edition", "check", str(file)).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "no game 'chess'; possible: "),
        (["simulate", "sentient", "--seats", "9"], "possible: 2, 3, 4"),
        (["simulate", "sentient", "--bots", "genius"], "no bot 'genius'; possible: random"),
        (["simulate", "sentient", "--bots", "random,random"], "2 bots for 4 seats"),
        (["simulate", "sentient", "--seats", "x"], "--seats"),
        (["simulate", "sentient", "--games", "0"], "--games"),
        (["replay", "missing.txt"], "missing.txt cannot be read"),
        (["edition", "check", "missing.toml"], "missing.toml cannot be read"),
        (["nonsense"], "No such command"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "--terminal"], "which game? possible: sentient"),
        (["serve", "--port", "0"], "--port"),
    ],
)
def test_errors_are_one_line_on_stderr_with_exit_code_2(
    arguments: list[str], message: str, here: Here
) -> None:
    run = here(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert message in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_a_taken_port_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        run = magnate("serve", "--port", str(taken.getsockname()[1]))
    assert run.returncode == 2
    assert "cannot listen" in run.stderr


def test_ctrl_c_is_clean() -> None:
    options = ("--seats", "2", "--games", "100000", "--bots", "greedy", "--json")
    with running([*MAGNATE, "simulate", "sentient", *options]) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["seed"] == 0
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in errors
