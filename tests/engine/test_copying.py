from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import Any, get_origin, get_type_hints

import pytest

from magnate.engine.copying import Copied, copied
from magnate.engine.decision import CHANCE, Decision
from magnate.engine.play import play
from magnate.engine.position import Position
from magnate.engine.state import Choosing, Fact, Telling
from magnate.games import games


def mutable_parts(value: Any) -> Iterator[Any]:
    """Everything of a state that could be changed; its box is immutable."""
    if isinstance(value, list | dict | set):
        yield value
        for one in value.values() if isinstance(value, dict) else value:
            yield from mutable_parts(one)
    elif isinstance(value, Copied):
        yield value
        hints = get_type_hints(type(value))
        for field in fields(value):  # type: ignore[arg-type]
            fixed = get_origin(hints[field.name]) is Mapping  # replaced, but never changed
            if field.name not in ("box", "rules") and not fixed:
                yield from mutable_parts(getattr(value, field.name))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_copy_of_a_state_is_equal_and_shares_nothing_mutable(game: Any) -> None:
    rng = Random(3)
    for seats in game.seats:
        position = game.start(seats)
        for _ in range(300):
            if position.decision is None:
                break
            position.choose(rng.choice(position.decision.options))
        state, copy = position.state, position.state.copy()
        assert copy == state
        shared = {id(part) for part in mutable_parts(state)}
        assert not [part for part in mutable_parts(copy) if id(part) in shared]


@copied
@dataclass(slots=True)
class Purse(Choosing):
    seat: int
    scored: dict[str, int]
    coins: list[list[int]]
    fixed: tuple[int, ...] = ()


@copied
@dataclass(slots=True)
class Pub(Telling):
    players: list[Purse]
    last: Purse | None = None
    facts: list[Fact] | None = None
    looked: int = 0


def test_every_kind_of_field_is_copied_by_its_type() -> None:
    pub = Pub([Purse(0, {"a": 1}, [[1], [2, 3]], (7,))], Purse(1, {}, [[]]), [])
    again = pub.copy()
    assert again.facts is None
    assert (again.players, again.last) == (pub.players, pub.last)
    again.players[0].coins[1].append(4)
    again.players[0].score(2, "a")
    assert again.last
    again.last.coins.clear()
    assert pub.players[0].coins == [[1], [2, 3]]
    assert pub.players[0].points == 1
    assert pub.last
    assert pub.last.coins == [[]]
    assert again.players[0].fixed is pub.players[0].fixed
    assert Pub([]).copy().last is None


def test_a_class_without_its_copied_says_so() -> None:
    class Forgotten(Copied):
        pass

    with pytest.raises(NotImplementedError, match="Forgotten"):
        Forgotten().copy()


async def drink(t: Pub, me: Purse) -> None:
    """Three times out of what is found when somebody looks."""
    for _ in range(3):

        def find() -> list[int]:
            t.looked += 1
            return [t.looked, 9]

        coin = await me.choose_among("coin", find)
        me.coins[0].append(coin)


class Inn:
    """Just enough of a game."""

    key = "inn"

    @staticmethod
    def sequel(t: Pub) -> Any:
        return drink(t, t.players[0]) if not t.players[0].coins[0] else None


def inn(**how: Any) -> Position[Any]:
    return Position(Inn, Pub([Purse(0, {}, [[]])]), **how)  # type: ignore[arg-type]


@pytest.mark.parametrize("forget", [False, True])
def test_options_left_to_be_found_are_found_when_the_question_is_asked(forget: bool) -> None:  # noqa: FBT001
    position = inn(forget=forget)
    for number in (1, 2, 3):
        assert position.decision
        assert position.state.looked == number
        assert position.decision.options == [number, 9]
        position.choose(9)
    assert position.over


def test_a_copy_finds_nothing_again() -> None:
    position = inn()
    position.choose(9)
    copy = position.copy()
    assert copy.decision
    assert copy.decision.options == [2, 9]  # those of the question that was copied
    assert copy.state.looked == 0
    assert copy.state.players == position.state.players
    undone = copy.undo()
    assert undone.decision
    assert undone.decision.options == [1, 9]


def test_copies_of_real_games_ask_what_the_original_asks() -> None:
    rng = Random(7)

    def alike(one: Decision[Any] | None, other: Decision[Any] | None) -> bool:
        return (one is None) == (other is None) and (
            one is None
            or other is None
            or (one.seat, one.kind, [*one.options], one.about, one.why_not())
            == (other.seat, other.kind, [*other.options], other.about, other.why_not())
        )

    for game in games().values():
        position = game.start(max(game.seats))
        for _ in range(400):
            if position.decision is None:
                break
            again = Position(game, position.start.copy(), position.path)  # asks everything anew
            assert alike(position.copy().decision, again.decision)
            players = dict.fromkeys(
                range(CHANCE, max(game.seats)), lambda one: rng.choice(one.decision.options)
            )
            play(position, players, limit=1)
