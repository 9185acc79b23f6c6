"""The script that `docs/research.md` speaks of, in a shortened form."""

from __future__ import annotations

import sys
from importlib import util
from typing import Any

import numpy as np
import pytest

from tests.registry import ROOT


def script() -> Any:
    """The example as a module."""
    place = ROOT / "examples" / "research" / "train.py"
    spec = util.spec_from_file_location("train", place)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules["train"] = module  # where its data classes look for their types
    spec.loader.exec_module(module)
    return module


def test_the_script_runs_to_its_verdict(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("sys.argv", ["train.py", "--minutes", "0.01", "--games", "10"])
    script().main()
    assert "against random, 10 games: " in capsys.readouterr().out


def test_what_went_better_becomes_likelier() -> None:
    train = script()
    seat = train.Seat()
    network = train.Network(seat.inputs, seat.actions, np.random.default_rng(1))
    games = train.Games()
    seat.play(network, np.random.default_rng(1), 1, games)
    seen, mask = games.seen[0], games.masks[0]
    good, bad = np.flatnonzero(mask)[:2]
    told = train.Games([seen, seen], [mask, mask], [good, bad], [1.0, -1.0])
    for _ in range(20):
        train.improve(network, told, 1e-2)
    chances = train.probabilities(network.forward(seen)[1][:-1], mask)
    assert chances[good] > 0.9
    assert chances[mask == 0].sum() == 0


def test_points_in_sight_add_up_to_what_is_scored() -> None:
    train = script()
    train.LATER = 1.0
    seat, games = train.Seat(), train.Games()
    network = train.Network(seat.inputs, seat.actions, np.random.default_rng(1))
    seat.play(network, np.random.default_rng(1), 1, games)
    scores = seat.env.unwrapped.playing.position.scores()
    assert games.rewards[0] * train.POINTS == pytest.approx(scores[seat.env.unwrapped.seat])


def test_an_interval_is_wilsons() -> None:
    low, high = script().wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
