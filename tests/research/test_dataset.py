"""Simulated games and records become the same Parquet files."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from magnate import __version__
from magnate.cli import app
from magnate.engine.game import NotPossible
from magnate.engine.record import Record
from magnate.research import REWARDS, encoding
from magnate.research.dataset import Dataset
from tests.registry import folder_of


def run(*words: str) -> str:
    """What a command prints."""
    told = CliRunner().invoke(app, words, catch_exceptions=False)
    assert told.exit_code == 0
    return told.output


def test_a_simulation_and_its_records_give_the_same_files(tmp_path: Path) -> None:
    match = ("simulate", "sentient", "--seats", "2", "--games", "3", "--seed", "5")
    folders = [tmp_path / name for name in ("played", "records", "read")]
    run(*match, "--parquet", str(folders[0]), "--records", str(folders[1]))
    files = sorted(map(str, folders[1].iterdir()))
    assert "3 games" in run("dataset", *files, "--to", str(folders[2]))
    for name in ("sentient-2-decisions.parquet", "sentient-2-games.parquet"):
        played, read = (pq.read_table(folders[n] / name) for n in (0, 2))
        assert played.schema.metadata == read.schema.metadata
        if "seed" in played.column_names:
            assert played["seed"].to_pylist() == [5, 6, 7]
            played, read = played.drop_columns("seed"), read.drop_columns("seed")
        assert played == read


def test_a_row_is_a_decision_with_what_was_offered_and_what_came_of_it(tmp_path: Path) -> None:
    file = folder_of("sentient") / "records" / "sentient-2-00200.txt"
    record = Record.parse(file.read_text(encoding="utf-8"))
    with Dataset(tmp_path) as dataset:
        dataset.add(record)
    decisions = pq.read_table(tmp_path / "sentient-2-decisions.parquet")
    (outcome,) = pq.read_table(tmp_path / "sentient-2-games.parquet").to_pylist()
    rows, actions = decisions.to_pylist(), encoding("sentient", 2).actions
    chosen = [(seat, id) for seat, id in record.choices if seat >= 0]
    assert [(row["seat"], actions.ids[row["action"]]) for row in rows] == chosen
    assert all(row["action"] in row["offered"] for row in rows)
    assert [row["step"] for row in rows] == list(range(outcome["decisions"]))
    assert outcome["points"] == list(record.scores)
    first, second = outcome["points"]
    assert {row["margin"] for row in rows if row["seat"] == 0} == {first - second}
    assert set(REWARDS) < set(rows[0])


def test_a_file_says_how_its_numbers_are_read(tmp_path: Path) -> None:
    with Dataset(tmp_path) as dataset:
        file = sorted((folder_of("carnegie") / "records").glob("carnegie-1-*.txt"))[1]
        dataset.add(Record.parse(file.read_text(encoding="utf-8")))
    schema = pq.read_schema(tmp_path / "carnegie-1-decisions.parquet")
    told = {name.decode(): value.decode() for name, value in schema.metadata.items()}
    numbers = encoding("carnegie", 1)
    assert told["magnate"] == __version__
    assert told["catalogue"] == numbers.actions.hash
    assert json.loads(told["actions"]) == list(numbers.actions.ids)
    lengths = [field["length"] for field in json.loads(told["observation"])]
    assert sum(lengths) == schema.field("observation").type.list_size


def test_games_already_written_are_not_written_over(tmp_path: Path) -> None:
    record = Record.parse(
        (folder_of("sentient") / "records" / "sentient-2-00200.txt").read_text(encoding="utf-8")
    )
    with Dataset(tmp_path) as dataset:
        dataset.add(record)
    with Dataset(tmp_path) as again, pytest.raises(NotPossible, match="there already"):
        again.add(record)
