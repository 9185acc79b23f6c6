"""What every game of the registry promises, checked over random games."""

from __future__ import annotations

import dataclasses
import json
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.game import Game, everything_is_public
from magnate.engine.plain import from_plain, plain_text
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.engine.story import story
from magnate.engine.words import (
    decision_json,
    fact_json,
    waiting_json,
)
from tests import perft
from tests.play import random_game
from tests.registry import EXAMPLES, GAMES, census_of, folder_of

#: No game may take more decisions than this.
BOUND = 20_000
#: How many whole games are recorded, at least; an example needs fewer.
RECORDS = 50
RECORDS_OF_AN_EXAMPLE = 12


def every_variant(game: Game[Any], seats: int) -> list[tuple[str, ...]]:
    """Sets of variants that go together and in which every variant that fits appears."""
    fitting = [one for one in game.variants if seats in game.fits.get(one, game.seats)]
    rivals = {variant for group in game.alternatives for variant in group}
    free = tuple(variant for variant in fitting if variant not in rivals)
    groups = [[one for one in group if one in fitting] for group in game.alternatives] or [[]]
    together = [(*free, *one) for one in zip_longest(*groups, fillvalue="") if any(one)]
    sets = [tuple(filter(None, one)) for one in together] or [free]
    return [one for one in sets if one]


EVERY_TABLE = [
    (game, seats, variants)
    for game in GAMES.values()
    for seats in game.seats
    for variants in [(), *every_variant(game, seats)]
]
TABLES = [
    pytest.param(*one, id=f"{one[0].key}-{one[1]}" + "".join(f"+{v}" for v in one[2]))
    for one in EVERY_TABLE
]
SEEDS = range(4)
tables = pytest.mark.parametrize(("game", "seats", "variants"), TABLES)
Variants = tuple[str, ...]


def data(state: Any) -> Any:
    """A state as comparable data, without what was told."""
    plain = {f.name: getattr(state, f.name) for f in dataclasses.fields(state)}
    plain.pop("facts")
    plain.pop("box")
    return json.loads(json.dumps(plain, default=_plain, sort_keys=True))


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}
    if isinstance(value, set | frozenset):
        return sorted(value)
    return getattr(value, "value", repr(value))


def question(position: Position[Any]) -> Any:
    """The decision of a position as comparable data."""
    decision = position.decision
    return decision and (decision.seat, decision.kind, decision.ids(), decision.about)


def sampled(
    game: Game[Any], seats: int, variants: Variants, rate: float, seeds: Iterable[int] = SEEDS
) -> Iterator[Position[Any]]:
    """Positions in the middle of random games."""
    for seed in seeds:
        found: list[Position[Any]] = []
        rng = random.Random(seed)

        def look(
            position: Position[Any], found: list[Position[Any]] = found, rng: Any = rng
        ) -> None:
            if rng.random() < rate:
                found.append(position.copy())

        random_game(game, seats, seed, variants, each=look)
        yield from found


@tables
def test_every_game_ends_without_a_dead_end(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    for seed in range(20):
        decisions = 0

        def look(position: Position[Any]) -> None:
            nonlocal decisions
            decisions += 1
            assert decisions < BOUND
            if position.decision is not None:
                assert len(position.decision.options) > 0
                assert -1 <= position.decision.seat < seats
            for fact in position.facts:
                assert fact.seat in (None, *range(seats))
                assert not {"kind", "seat"} & fact.args.keys(), "it is tell(kind, seat, …)"

        position, _ = random_game(game, seats, seed, variants, each=look)
        assert len(position.scores()) == seats
        assert min(position.ranking()) == 1 or seats == 1  # alone one may lose


@tables
def test_options_are_unique_hashable_and_named(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    def look(position: Position[Any]) -> None:
        decision = position.decision
        if decision is None:
            return
        options, ids = list(decision.options), decision.ids()
        assert len(set(options)) == len(options)
        assert len(set(ids)) == len(ids)
        assert [decision.option(id) for id in ids] == options
        assert not any(" " in id or "#" in id for id in ids)
        if decision.weights is not None:
            assert len(decision.weights) == len(options)
            assert min(decision.weights) > 0
        assert not set(decision.why_not()) & set(ids)
        for option in options:
            if isinstance(option, tuple):
                assert type(option).__eq__ is not tuple.__eq__, "an option is made by @option"

    for seed in SEEDS:
        random_game(game, seats, seed, variants, each=look)


@tables
def test_a_copy_is_equal_and_independent(game: Game[Any], seats: int, variants: Variants) -> None:
    for position in sampled(game, seats, variants, 0.05):
        before, asked = data(position.state), question(position)
        copy = position.copy()
        assert data(copy.state) == before
        assert question(copy) == asked
        forgetful = position.copy(forget=True)
        assert question(forgetful) == asked
        for other in (copy, forgetful):
            for _ in range(30):
                if other.decision is None:
                    break
                other.choose(other.decision.options[-1])
        assert data(position.state) == before
        assert question(position) == asked


@tables
def test_undo_then_redo_is_the_identity(game: Game[Any], seats: int, variants: Variants) -> None:
    for position in sampled(game, seats, variants, 0.01, SEEDS[:1]):
        if not (made := position.choices()):
            continue
        again = position.undo()
        assert again != position
        assert again.choices() == made[:-1]
        again.choose(made[-1].option)
        assert again == position
        assert question(again) == question(position)


@tables
def test_a_record_replays_to_the_same_state(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    for seed in SEEDS:
        position, _ = random_game(game, seats, seed, variants)
        record = position.record()
        read = Record.parse(str(record))
        assert read == record
        assert read.replay(game) == position


@tables
def test_a_position_survives_being_sent_elsewhere(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    box = game.standard.box(game.load)
    for position in sampled(game, seats, variants, 0.01, SEEDS[:1]):
        sent = pickle.loads(pickle.dumps(position))  # noqa: S301  its own
        assert sent == position
        assert hash(sent) == hash(position)
        assert sent.record() == position.record()
        kept = from_plain(json.loads(plain_text(position.start, box)), box, game.package)
        assert kept == position.start
        assert Position(game, kept, position.path) == position


@tables
def test_a_turn_goes_back_to_where_it_began(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    for position in sampled(game, seats, variants, 0.01, SEEDS[:1]):
        decision = position.decision
        if decision is None or decision.seat == CHANCE:
            continue
        back = position.undo_turn()
        assert back.decision is not None
        assert back.decision.seat == decision.seat
        assert back == back.undo_turn()
        made = position.choices()[len(back.choices()) :]
        assert {choice.seat for choice in made} <= {decision.seat, CHANCE}


@tables
def test_a_preview_is_what_then_happens(game: Game[Any], seats: int, variants: Variants) -> None:
    for position in sampled(game, seats, variants, 0.01, SEEDS[:1]):
        if position.decision is None or position.decision.seat == CHANCE:
            continue
        seat = position.decision.seat
        shown = decision_json(position)
        assert shown is not None
        for option in shown["options"]:
            after = position.copy(tell=True)
            after.choose_id(option["id"])
            assert applied(position.view(seat), option["changes"]) == after.view(seat)
            assert option["facts"] == [fact_json(after, fact) for fact in after.facts]


def applied(before: Any, change: Any) -> Any:
    """Plain data after a change, as a page works it out."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [applied(one, change.get(str(place))) for place, one in enumerate(before)]
    gone = {key for key, new in change.items() if new == []}
    after = {key: applied(one, change.get(key)) for key, one in before.items() if key not in gone}
    return after | {key: new[0] for key, new in change.items() if key not in before}


@tables
def test_a_forgetting_position_plays_the_same(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    for seed in SEEDS:
        position, record = random_game(game, seats, seed, variants)
        forgetful = game.start(seats, variants=variants, forget=True)
        for _, id in record.choices:
            forgetful.choose_id(id)
        assert forgetful.over
        assert data(forgetful.state) == data(position.state)


FRESH = """
import json, sys
from tests.play import random_game
from tests.registry import GAMES
key, *tables = json.loads(sys.argv[1])
games = [random_game(GAMES[key], seats, 11, tuple(variants)) for seats, variants in tables]
print(json.dumps([str(record) for _, record in games]))
"""


@cache
def played_afresh(key: str, hash_seed: str) -> dict[tuple[int, Variants], str]:
    """The records of one random game at each table of a game, all from one new process."""
    played = [(seats, variants) for game, seats, variants in EVERY_TABLE if game.key == key]
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src")])
    run = subprocess.run(
        [sys.executable, "-c", FRESH, json.dumps([key, *played])],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(played, json.loads(run.stdout), strict=True))


@tables
def test_the_same_seed_gives_the_same_game_in_a_fresh_process(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    here = str(random_game(game, seats, 11, variants)[1])
    for hash_seed in ("1", "4242"):
        assert played_afresh(game.key, hash_seed)[seats, variants] == here


@tables
def test_components_are_conserved(game: Game[Any], seats: int, variants: Variants) -> None:
    census: Callable[[Any], None] = census_of(game.key)
    for seed in SEEDS:
        random_game(game, seats, seed, variants, each=lambda position: census(position.state))


@tables
def test_views_and_decisions_leak_nothing(game: Game[Any], seats: int, variants: Variants) -> None:
    """Worlds that are equal to a seat's eyes give it equal views, decisions and logs."""
    rng = random.Random(5)
    for position in sampled(game, seats, variants, 0.03):
        for seat in (*range(seats), None):
            other = position.as_seen(seat, rng).copy(tell=True)
            assert as_seen(other, seat) == as_seen(position.copy(tell=True), seat)


@tables
def test_every_fact_is_told_of_a_table_that_can_be_looked_at(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    """Nor does the table in the middle of a choice show a seat more than it may know."""
    rng = random.Random(6)
    for position in sampled(game, seats, variants, 0.03):
        decision = position.decision
        if decision is None or decision.seat == CHANCE:
            continue
        id, other = rng.choice(decision.ids()), position.as_seen(decision.seat, rng)
        here, there = (
            [(told.fact, game.view(told.state, decision.seat)) for told in story(world, [id])]
            for world in (position.copy(), other)
        )
        assert here == there


@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_hides_something_deals_it_anew(key: str) -> None:
    """A game in which one seat sees more than another must say how it is dealt anew."""
    game, rng = GAMES[key], random.Random(7)
    assert hides_something(game) == (game.resample is not everything_is_public)
    anew = any(position.as_seen(seat, rng) != position for position, seat in looked_at(game))
    assert anew == hides_something(game)


def hides_something(game: Game[Any]) -> bool:
    """Whether two pairs of eyes ever see a table differently."""
    return any(position.view(seat) != position.view(None) for position, seat in looked_at(game))


def looked_at(game: Game[Any]) -> Iterator[tuple[Position[Any], int]]:
    """Positions in the middle of random games, by every seat."""
    for position in sampled(game, game.seats[-1], (), 0.02):
        for seat in range(game.seats[-1]):
            yield position, seat


def test_a_game_that_forgot_to_deal_anew_is_found() -> None:
    forgetful = dataclasses.replace(GAMES["yokohama"], resample=everything_is_public)
    assert hides_something(forgetful)


def as_seen(position: Position[Any], seat: int | None) -> str:
    """All that a seat is sent."""
    decision = position.decision
    mine = decision is not None and decision.seat == seat
    asked = decision_json(position) if mine else waiting_json(position)
    if decision is not None and decision.seat == CHANCE:
        asked = None
    told = [fact_json(position, fact) for fact in position.facts]
    described = [position.game.describe(position.state, seat), position.scores()]
    return json.dumps([position.view(seat), asked, told, described], sort_keys=True)


@tables
def test_views_are_plain_data(game: Game[Any], seats: int, variants: Variants) -> None:
    for position in sampled(game, seats, variants, 0.02):
        for seat in (*range(seats), None):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view


@tables
def test_points_by_source_add_up_to_the_score(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    for seed in SEEDS:
        position, _ = random_game(game, seats, seed, variants)
        rows = game.breakdown(position.state)
        assert [sum(row.values()) for row in rows] == position.scores()


@pytest.mark.parametrize("key", GAMES)
def test_the_tree_of_the_game_is_unchanged(key: str) -> None:
    assert perft.counts(GAMES[key]) == perft.stored(key)


@pytest.mark.parametrize("key", GAMES)
def test_recorded_games_replay_to_their_scores(key: str) -> None:
    files = sorted((folder_of(key) / "records").glob("*.txt"))
    assert len(files) >= (RECORDS_OF_AN_EXAMPLE if key in EXAMPLES else RECORDS)
    for file in files:
        record = Record.parse(file.read_text(encoding="utf-8"))
        assert record.scores, f"{file.name} does not say its scores"
        assert record.replay(GAMES[key]).over, file.name
