"""An observation holds what a seat may know, all of it, and nothing else."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games import GAMES
from magnate.research import Encoding, Observation, encoding
from magnate.research.walk import every_variant, walk

TABLES = [(key, seats) for key, one in GAMES.items() for seats in one.seats]


def seen(position: Position[Any], seat: int) -> str:
    """What a seat sees and is asked, as text."""
    decision = position.decision
    asked: list[Any] = []
    if decision is not None and decision.seat != CHANCE:
        asked = [decision.seat, decision.kind]
        if decision.seat == seat:
            asked += [sorted(decision.ids()), dict(decision.about)]
    return json.dumps([position.view(seat), asked], sort_keys=True)


def observed(numbers: Encoding, position: Position[Any], seat: int) -> bytes:
    """What a seat observes, with the mask, as bytes."""
    decision = position.decision
    mask: list[int] = []
    if decision is not None and decision.seat == seat:
        mask = sorted(numbers.actions.numbers(decision))
    return numbers.observation.write(position.state, seat, decision).tobytes() + bytes(
        str(mask), "ascii"
    )


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_positions_that_differ_for_a_seat_differ_in_its_observation(key: str, seats: int) -> None:
    """Among all positions of a game and, where they are most alike, those one choice away."""
    known: list[dict[bytes, str]] = [{} for _ in range(seats)]
    rng = random.Random(5)

    def hold(position: Position[Any], numbers: Encoding) -> None:
        for seat in range(seats):
            told = seen(position, seat)
            assert known[seat].setdefault(observed(numbers, position, seat), told) == told

    def look(position: Position[Any], numbers: Encoding) -> None:
        if rng.random() < 0.05:
            hold(position, numbers)
        if rng.random() < 0.01:
            assert position.decision is not None
            for option in position.decision.options:
                after = position.copy()
                after.choose(option)
                hold(after, numbers)

    for seed, variants in enumerate(every_variant(GAMES[key], seats)):
        for one in known:
            one.clear()
        walk(key, seats, seed, variants=variants, each=look)
    assert any(known)


#: What follows from the rest of a state, or never changes in a game, and so is not observed.
DERIVED = {
    *("box", "rules", "variants", "expansion", "facts", "seat"),
    *("near", "places", "perks", "where", "lobbies"),
}
#: What is always in the same order.
ORDERED = {"factories", "blocked"}


def names_of(data: Any) -> list[Any]:
    return [one.name for one in dataclasses.fields(data) if one.name not in DERIVED]


def parts(state: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Every part of a state that can be changed, with where it is held, and what it may become."""
    waiting = [(state, name, False) for name in names_of(state)]
    while waiting:
        holder, name, ordered = waiting.pop()
        ordered = ordered or name in ORDERED
        value = getattr(holder, name) if isinstance(name, str) else holder[name]
        if dataclasses.is_dataclass(value):
            waiting += [(value, one, False) for one in names_of(value)]
        elif isinstance(value, dict):
            for one in value:
                yield value, [one], value[one] + 1
        elif isinstance(value, list | tuple):
            if isinstance(value, list):
                waiting += [(value, place, ordered) for place in range(len(value))]
            yield holder, name, value[:-1]
            if not ordered:
                yield holder, name, value[::-1]
        elif isinstance(value, bool):
            yield holder, name, not value
        elif isinstance(value, int):
            yield holder, name, value - 1 if value > 0 else value + 1
        elif isinstance(value, str) and isinstance(holder, list) and not ordered:
            yield holder, name, ""


def possible(state: Any, holder: Any, name: Any) -> bool:
    """Whether the place of a part exists: Yokohama has boards that a game may leave out."""
    layout = getattr(state, "layout", [])
    owners = ((state, "houses"), *((one, n) for one in state.players for n in ("on", "shops")))
    by_board = any(holder is getattr(owner, name, None) for owner, name in owners)
    return not by_board or name in layout


def put(holder: Any, name: Any, value: Any) -> Any:
    """Change a part; what it was before."""
    if isinstance(name, str):
        before = getattr(holder, name)
        setattr(holder, name, value)
        return before
    place = name[0] if isinstance(name, list) else name
    before, holder[place] = holder[place], value
    return before


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whatever_changes_what_a_seat_sees_changes_its_observation(key: str, seats: int) -> None:
    """Every part of a state is changed by itself, whether the rules could or not."""
    rng = random.Random(seats)
    found: list[Position[Any]] = []

    def look(position: Position[Any], _numbers: Encoding) -> None:
        if rng.random() < 0.05:
            found.append(position.copy())

    walk(key, seats, 11, each=look)
    numbers, changed, unseen = encoding(key, seats), 0, []
    for position in (found[len(found) // 2], found[-1])[: 5 - seats]:
        state, seat = position.state, rng.randrange(seats)
        before = position.view(seat), numbers.observation.write(state, seat, None).tobytes()
        for holder, name, value in list(parts(state)):
            old = put(holder, name, value)
            with contextlib.suppress(Exception):  # a state that no game comes to
                view = position.view(seat)
                if view != before[0]:
                    changed += 1
                    written = numbers.observation.write(state, seat, None).tobytes()
                    if written == before[1] and possible(state, holder, name):
                        unseen.append((type(holder).__name__, name, old, value))
            put(holder, name, old)
    assert changed > 50
    assert unseen == []


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_worlds_that_are_equal_to_a_seat_are_observed_equally(key: str, seats: int) -> None:
    rng = random.Random(6)
    dealt_anew = 0

    def look(position: Position[Any], numbers: Encoding) -> None:
        nonlocal dealt_anew
        if rng.random() < 0.03:
            for seat in range(seats):
                other = position.as_seen(seat, rng)
                dealt_anew += other.state != position.state
                assert observed(numbers, other, seat) == observed(numbers, position, seat)

    walk(key, seats, 7, each=look)
    assert bool(dealt_anew) == (key == "yokohama")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_number_is_in_its_range(
    key: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing has to be cut off in a random game."""
    monkeypatch.setattr(np, "clip", _uncut)

    def look(position: Position[Any], numbers: Encoding) -> None:
        asked = position.decision
        assert asked is not None
        written = numbers.observation.write(position.state, asked.seat, asked, [0, 0])
        assert written.dtype == np.int32
        assert written[-len(numbers.actions)] == 2

    walk(key, seats, 1, each=look)


def _uncut(values: Any, low: Any, high: Any, out: Any) -> None:
    assert out is values
    assert (values >= low).all()
    assert (values <= high).all()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_scaled_numbers_are_between_nothing_and_one(key: str, seats: int) -> None:
    def look(position: Position[Any], numbers: Encoding) -> None:
        asked = position.decision
        assert asked is not None
        written = numbers.observation.write(position.state, asked.seat, asked)
        scaled = numbers.observation.scaled(written)
        assert len(scaled) == numbers.observation.scaled_length
        assert 0 <= scaled.min() <= scaled.max() <= 1
        ones = sum(field.length for field in numbers.observation.fields if field.what == "one of")
        assert scaled.sum() >= ones

    walk(key, seats, 2, each=look)


def test_names_are_told_apart_and_meanings_are_given() -> None:
    for key, seats in TABLES:
        observation: Observation = encoding(key, seats).observation
        names = [field.name for field in observation.fields]
        assert len(set(names)) == len(names)
        assert all(field.meaning for field in observation.fields)
        assert sum(field.length for field in observation.fields) == len(observation.low)
