"""A game's outlook with other weights: those that won, instead of those in its code.

The weights in a game's folder are guesses of people, and `greedy` keeps to them.  The levels go by
what came out of duels of such weights against each other (`magnate train`): factors by weight, in
`weights/<game>.outlook.json`, or `weights/<game>.<seats>.outlook.json` for tables of one size.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from magnate.engine.game import Game

from .value import WEIGHTS

Evaluate = Callable[[Any, int], float]


@cache
def evaluation(game: Game[Any], seats: int, folder: Path = WEIGHTS) -> Evaluate:
    """How the levels judge states of a game with so many seats."""
    factors = factors_of(game.key, seats, folder)
    return evaluate_by(game.package, factors) if factors else game.evaluate


def factors_of(key: str, seats: int, folder: Path = WEIGHTS) -> dict[str, float]:
    """What won at tables of this size, or else at any; nothing where the weights stay as they are.

    >>> factors_of("sentient", 2)
    {}
    """
    for name in (f"{key}.{seats}", key):
        file = folder / f"{name}.outlook.json"
        if file.exists():
            found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["factors"]
            return found
    return {}


def evaluate_by(package: str, factors: Mapping[str, float]) -> Evaluate:
    """The outlook of a game with weights multiplied by factors."""
    outlook = _once_more(f"{package}.outlook")
    weights = getattr(outlook, "w", outlook)
    changed = {name: _changed(name, value, factors) for name, value in _values(weights).items()}
    if weights is outlook:
        vars(outlook).update(changed)
    else:
        vars(outlook)["w"] = SimpleNamespace(**changed)
    found: Evaluate = outlook.evaluate
    return found


def weights_of(package: str) -> list[str]:
    """The names of a game's weights: numbers with a fraction, alone or in a row."""
    outlook = _once_more(f"{package}.outlook")
    weights = getattr(outlook, "w", outlook)
    rows = [_parts(name, value) for name, value in _values(weights).items()]
    derived = set(getattr(weights, "DERIVED", ()))
    return [name for row in rows for name, _ in row if name.partition(".")[0] not in derived]


def _values(weights: ModuleType) -> dict[str, Any]:
    """All weights by name; for what `greedy` does without, where training begins."""
    found = {name: value for name, value in vars(weights).items() if name.isupper()}
    trained: dict[str, float] = found.pop("TRAINED", {})
    return found | trained


def _once_more(name: str) -> ModuleType:
    """A module of its own out of the same code."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _parts(name: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, float):
        yield name, value
    elif isinstance(value, tuple):
        rows = enumerate(value)
        yield from ((f"{name}.{n}", part) for n, part in rows if type(part) is float and part)
    elif isinstance(value, dict):
        parts = value.items()
        yield from ((f"{name}.{key}", part) for key, part in parts if type(part) is float)


def _changed(name: str, value: Any, factors: Mapping[str, float]) -> Any:
    if isinstance(value, float):
        return value * factors.get(name, 1.0)
    if isinstance(value, tuple):
        return tuple(
            part * factors.get(f"{name}.{n}", 1.0) if type(part) is float else part
            for n, part in enumerate(value)
        )
    if isinstance(value, dict):
        return {
            key: part * factors.get(f"{name}.{key}", 1.0) if type(part) is float else part
            for key, part in value.items()
        }
    return value
