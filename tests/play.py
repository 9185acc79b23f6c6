"""Short games for tests: play ids, or play to the end, and look at what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision
from magnate.engine.game import Game
from magnate.engine.play import play as drive
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.engine.state import S
from magnate.engine.words import OptionJson, decision_json

#: Cites the rules that a test holds to; `make ledger` counts them.
rule: Callable[..., pytest.MarkDecorator] = pytest.mark.rule


def play(position: Position[S], *ids: str) -> Position[S]:
    """Choose the options of these names, one after the other."""
    for id in ids:
        position.choose_id(id)
    return position


def deal(position: Position[S], seed: int | str = 0) -> Position[S]:
    """Let chance answer until a player is asked."""
    drive(position, {CHANCE: Dealer(seed)})
    return position


def asked(position: Position[Any]) -> Decision[Any]:
    """What a position asks."""
    assert position.decision is not None, "the game is over"
    return position.decision


def ids(position: Position[Any]) -> list[str]:
    """What is offered."""
    return asked(position).ids()


def barred(position: Position[Any]) -> dict[str, str]:
    """What is barred, and by which rule."""
    return {id: why.rule for id, why in asked(position).why_not().items()}


def shown(position: Position[Any], id: str) -> OptionJson:
    """What the chooser is shown of an option."""
    said = decision_json(position)
    assert said is not None
    return {one["id"]: one for one in said["options"]}[id]


def previewed(position: Position[Any], id: str) -> Any:
    """What a game itself says of an option beforehand."""
    return shown(position, id)["preview"]


def random_game(
    game: Game[S],
    seats: int,
    seed: int,
    variants: tuple[str, ...] = (),
    each: Callable[[Position[S]], None] | None = None,
) -> tuple[Position[S], Record]:
    """A game of random players to its end, with its record."""
    rng = random.Random(seed)
    position = game.start(seats, variants=variants, tell=True)

    def anything(position: Position[Any]) -> Any:
        return rng.choice(asked(position).options)

    def look(_decision: Decision[Any], _option: Any) -> None:
        if each is not None:
            each(position)

    if each is not None:
        each(position)
    drive(position, {CHANCE: Dealer(seed), **dict.fromkeys(range(seats), anything)}, look)
    record = position.record()
    record.scores = ()
    return position, record
