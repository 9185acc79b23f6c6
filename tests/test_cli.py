from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

MAGNATE = [sys.executable, "-c", "from magnate.cli import main; main()"]
TERMINAL = ("play", "sentient", "--terminal", "--seats=2", "--seed=1", "--bots=random")
RECORDS = Path(__file__).parent / "games" / "sentient" / "records"


def magnate(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*MAGNATE, *arguments],
        capture_output=True,
        text=True,
        input=stdin,
        timeout=120,
        check=False,
    )


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
def test_replay_says_what_happened(language: str) -> None:
    file = str(RECORDS / "sentient-2-00200.txt")
    run = magnate("replay", file, "--language", language)
    assert run.returncode == 0
    assert len(run.stdout.splitlines()) > 60
    rows = [json.loads(line) for line in magnate("replay", file, "--json").stdout.splitlines()]
    assert rows[-1]["scores"]
    assert rows[-1]["over"] is True


def test_a_whole_game_in_the_terminal() -> None:
    run = magnate(*TERMINAL, "--name", "Ann", stdin="1\n" * 200)
    assert run.returncode == 0, run.stderr
    assert "1. " in run.stdout
    assert "Ann" in run.stdout


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
def test_errors_are_one_line_on_stderr_with_exit_code_2(arguments: list[str], message: str) -> None:
    run = magnate(*arguments)
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
    command = [*MAGNATE, "simulate", "sentient", "--games", "100000", "--bots", "greedy"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(3)
    os.kill(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in errors
