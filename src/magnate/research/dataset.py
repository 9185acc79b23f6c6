"""Games as Parquet files: one row a decision, one row a game; `docs/research.md` has the schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from magnate import __version__
from magnate.engine.decision import CHANCE
from magnate.engine.game import NotPossible
from magnate.engine.record import Record
from magnate.games import game

from .encoding import Encoding
from .playing import Playing, Table
from .rewards import REWARDS, rewards

GAMES: Final = pa.schema(
    {
        "game": pa.int32(),
        "key": pa.string(),
        "edition": pa.string(),
        "edition_hash": pa.string(),
        "catalogue": pa.string(),
        "seats": pa.int8(),
        "variants": pa.list_(pa.string()),
        "players": pa.list_(pa.string()),
        "seed": pa.int64(),
        "over": pa.bool_(),
        "points": pa.list_(pa.int32()),
        "places": pa.list_(pa.int8()),
        "decisions": pa.int32(),
    }
)


def decisions_schema(numbers: Encoding) -> Any:
    """What a row of decisions holds; its observation is as long as the game's."""
    return pa.schema(
        {
            "game": pa.int32(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "kind": pa.dictionary(pa.int8(), pa.string()),
            "action": pa.int16(),
            "offered": pa.list_(pa.int16()),
            "observation": pa.list_(pa.int32(), numbers.observation.length),
            **dict.fromkeys(REWARDS, pa.float32()),
        },
        metadata=_metadata(numbers),
    )


def _metadata(numbers: Encoding) -> dict[str, str]:
    """What it takes to read the numbers: the catalogue, and the observation's table."""
    fields = [
        {"name": one.name, "low": one.low, "high": one.high, "length": one.length, "what": one.what}
        for one in numbers.observation.fields
    ]
    return {
        "magnate": __version__,
        "game": numbers.game.key,
        "seats": str(numbers.seats),
        "edition": f"{numbers.edition.name} {numbers.edition.hash}",
        "catalogue": numbers.actions.hash,
        "actions": json.dumps(numbers.actions.ids),
        "observation": json.dumps(fields),
    }


class Dataset:
    """A folder of Parquet files: `<game>-<seats>-decisions.parquet` and `…-games.parquet`.

    Games of several kinds go into files of their own.  `edition` is the file they were played with.
    """

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._edition = edition
        self._files: dict[str, tuple[_File, _File]] = {}
        self.games = 0
        self.decisions = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        for files in self._files.values():
            for file in files:
                file.close()

    def add(self, record: Record, seed: int | None = None) -> None:
        """Write a game; `RecordError` if it is none."""
        chosen = game(record.game)
        edition = chosen.edition(self._edition)
        options = [choice.option for choice in record.replay(chosen, edition).choices()]
        table = Table(
            record.game, seats=record.seats, edition=self._edition, variants=record.variants
        )
        playing = table.start()
        rows = list(_rows(playing, options, self.games))
        self._write(table.encoding, rows, _outcome(playing, record, seed, len(rows)))

    def _write(
        self, numbers: Encoding, rows: list[dict[str, Any]], outcome: dict[str, Any]
    ) -> None:
        name = f"{numbers.game.key}-{numbers.seats}"
        if name not in self._files:
            self._files[name] = (
                _File(self._folder / f"{name}-decisions.parquet", decisions_schema(numbers)),
                _File(self._folder / f"{name}-games.parquet", GAMES),
            )
        decisions, games = self._files[name]
        decisions.add(rows)
        games.add([{"game": self.games, **outcome}])
        self.games += 1
        self.decisions += len(rows)


def _rows(playing: Playing, options: list[Any], number: int) -> Iterator[dict[str, Any]]:
    """Every decision of players, with what came of the game for whoever took it."""
    found: list[dict[str, Any]] = []
    for option in options:
        decision = playing.position.decision
        assert decision is not None
        if decision.seat != CHANCE:
            found.append(
                {
                    "game": number,
                    "step": playing.steps,
                    "seat": decision.seat,
                    "kind": decision.kind,
                    "action": playing.table.encoding.actions.number(decision.kind, option),
                    "offered": sorted(playing.numbers),
                    "observation": playing.observe(decision.seat),
                }
            )
        playing.answer(option)
    won = {how: rewards(playing.position, how) for how in REWARDS}
    for one in found:
        yield {**one, **{how: won[how][one["seat"]] for how in REWARDS}}


def _outcome(playing: Playing, record: Record, seed: int | None, decisions: int) -> dict[str, Any]:
    numbers, position = playing.table.encoding, playing.position
    return {
        "key": record.game,
        "edition": numbers.edition.name,
        "edition_hash": numbers.edition.hash,
        "catalogue": numbers.actions.hash,
        "seats": record.seats,
        "variants": list(record.variants),
        "players": list(record.names),
        "seed": seed,
        "over": position.over,
        "points": position.scores(),
        "places": position.ranking() if position.over else [0] * record.seats,
        "decisions": decisions,
    }


class _File:
    """A Parquet file that rows are added to."""

    #: Rows that are written together.
    GROUP = 2000

    def __init__(self, path: Path, schema: Any) -> None:
        if path.exists():
            raise NotPossible(f"{path} is there already; choose another folder")
        self._writer = pq.ParquetWriter(path, schema, compression="zstd")
        self._schema = schema
        self._rows: list[dict[str, Any]] = []

    def add(self, rows: list[dict[str, Any]]) -> None:
        self._rows += rows
        if len(self._rows) >= self.GROUP:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(pa.Table.from_pylist(self._rows, self._schema))
        self._rows = []
