from __future__ import annotations

import json
import random
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import magnate
from magnate.arena import Contest, contest_games, report
from magnate.bots import LEVELS, bot, levels
from magnate.bots.greedy import Greedy
from magnate.bots.levels import Magnate
from magnate.bots.lines import Depth, Ends, Lines, varied
from magnate.bots.outlooks import evaluate_by, weights_of
from magnate.bots.train import Lesson, Sample, fit, learned_from
from magnate.bots.truth import Called, by_chance, by_quarter, called
from magnate.bots.value import WEIGHTS, lead, prospect
from magnate.engine.decision import CHANCE, Decision
from magnate.engine.game import everything_is_public
from magnate.engine.position import Position
from magnate.games import GAMES, games

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text" / "bots"
TABLES = [(key, seats) for key in GAMES for seats in games()[key].seats]
DIE = Decision(CHANCE, "die", range(1, 7))
HIDING = [key for key in GAMES if games()[key].resample is not everything_is_public]


def small(level: str, seed: int = 1) -> Lines:
    """A level that looks at few positions."""
    one = bot(level, seed)
    assert isinstance(one, Lines)
    depths = {key: replace(one.depths.get(key, one.depth), budget=250) for key in GAMES}
    type.__setattr__(made := type(level, (type(one),), {}), "depths", depths)
    found = made(seed)
    assert isinstance(found, Lines)
    return found


def played(key: str, seats: int, decisions: int) -> Position[Any]:
    """A position some random choices into a game."""
    position = magnate.new_game(key, seats=seats, seed=5)
    rng = random.Random(5)
    for _ in range(decisions):
        assert position.decision is not None
        position.choose(rng.choice(position.decision.options))
    return position


def test_five_levels_have_names_and_a_line_in_three_languages() -> None:
    assert [level for level in levels() if level in LEVELS] == list(LEVELS)
    assert len(LEVELS) == 5
    for language in ("en", "ru", "ja"):
        text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        for level in LEVELS:
            assert f"level-{level} = " in text
            assert f"level-{level}-line = " in text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_level_plays_every_game_with_any_number_of_seats(
    level: str, key: str, seats: int
) -> None:
    position, one = played(key, seats, 30), small(level)
    for _ in range(3):
        assert position.decision is not None
        before = position.view()
        option = one.choose(position, position.decision.seat, 60.0)
        assert option in position.decision.options
        assert position.view() == before
        position.choose(option)


@pytest.mark.parametrize("level", ["clerk", "banker"])
def test_the_same_seed_plays_the_same_on_a_slow_machine(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choices() -> list[Any]:
        position, one, made = magnate.new_game("sentient", seats=2, seed=3), bot(level, 7), []
        for _ in range(5):
            assert position.decision is not None
            made.append(one.choose(position, position.decision.seat, 3600.0))
            position.choose(made[-1])
        return made

    quick, clock = choices(), time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: 100 * clock())
    assert choices() == quick


def test_a_merchant_beats_an_apprentice() -> None:
    contest = Contest.of("sentient", ["merchant", "apprentice"], 2, 6, 300)
    first = report(contest_games(contest)).standings[0]
    assert (first.bot, first.wins.value >= 0.8) == ("merchant", True)


def test_a_thought_says_how_far_it_is_and_can_be_ended() -> None:
    position, one = played("sentient", 2, 1), bot("magnate", 1)
    heard: list[float] = []
    assert isinstance(one, Lines)
    assert position.decision is not None
    one.report = heard.append
    one.choose(position, position.decision.seat, 60.0)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0

    def enough(_done: float) -> None:
        raise InterruptedError

    again = bot("magnate", 1)
    assert isinstance(again, Lines)
    again.report = enough
    with pytest.raises(InterruptedError):
        again.choose(position, position.decision.seat, 60.0)


def test_lines_that_begin_differently_come_first() -> None:
    position = played("nippon", 2, 40)
    assert position.decision is not None
    one = small("magnate")
    one.think(60.0)
    lines = one.lines(position, position.decision.seat, 12)
    begin = [line.choices[0].number for line in lines]
    ways = len(set(begin))
    assert 1 < ways < len(begin)
    found = varied(lines, ways + 1)
    assert found[0] is lines[0]
    assert len({line.choices[0].number for line in found[:ways]}) == ways
    assert len(found) == ways + 1


def test_lines_of_a_trial_meet_the_same_luck() -> None:
    position = played("sentient", 2, 40)
    while (decision := position.decision) is not None and position.state.players[0].agents > 1:
        position.choose(decision.options[0])
    assert decision is not None
    seat, one = decision.seat, bot("magnate", 1)
    assert isinstance(one, Lines)
    one.depth = replace(one.depth, rounds=4)
    one.think(60.0)
    lines = one.lines(position, seat, 4)
    ends = [one.played_on(position, seat, line, 3).state for line in lines]
    assert [end.round for end in ends] == [position.state.round + 1] * len(lines)
    assert len({str(end.layout) for end in ends}) == 1


def test_lines_of_a_turn_meet_the_same_luck_where_they_are_to() -> None:
    position, one = magnate.new_game("carnegie", seats=1, seed=1), small("magnate")
    one.depth = replace(one.depth, paired=2)

    def faces() -> list[int]:
        dealers = [one._dealer(position, n) for n in range(20)]
        return [dealer.choose(DIE) for dealer in dealers if dealer is not None]

    one.think(60.0)
    before = faces()
    assert before == faces()
    assert len(set(before)) == 6
    one.think(60.0)
    assert before != faces()


def test_by_their_temper_those_who_play_on_go_now_this_way_now_that() -> None:
    position, one = played("nippon", 2, 60), bot("magnate", 1)
    assert isinstance(one, Lines)
    assert position.decision is not None
    seat, ends = position.decision.seat, dict[float, list[str]]()
    for temper in (0.0, 2.0):
        one.depth = replace(Depth(), rounds=2, temper=temper)
        one.think(60.0)
        (line,) = one.lines(position, seat, 1)
        lucks = [*range(6), *range(6)]
        ends[temper] = [str(one.played_on(position, seat, line, luck).view()) for luck in lucks]
    assert len(set(ends[0.0])) == 1, "nothing is dealt here"
    assert len(set(ends[2.0])) > 2
    assert ends[2.0][:6] == ends[2.0][6:], "the same luck finds them in the same mood"


@pytest.mark.parametrize("key", GAMES)
def test_a_round_may_be_judged_by_what_was_learned(key: str) -> None:
    position, one = played(key, 2, 60), small("magnate")
    looks = {}
    for share in (0.0, 0.25, 1.0):
        one.depth = Depth(learned=share)
        looks[share] = one._looks(position, 0)
    first, second = prospect(position).points
    assert looks[1.0] == pytest.approx(first - second)
    assert looks[0.0] == one._judge(position, 0) != looks[1.0]
    assert looks[0.25] == pytest.approx(0.75 * looks[0.0] + 0.25 * looks[1.0])


def test_who_plays_without_a_seat_counts_in_what_was_learned() -> None:
    position = magnate.new_game("carnegie", seats=1, seed=1)
    while position.decision is not None:
        ahead, before = lead(position, 0), prospect(position).points[0]
        assert ahead is not None
        assert ahead < before, "Andrew has points"
        position.choose(position.decision.options[-1])
    assert lead(position, 0) == position.scores()[0] - max(
        position.game.rival_scores(position.state)
    )


def test_where_everybody_moves_several_times_a_round_the_games_own_rounds_count() -> None:
    state = SimpleNamespace(players=[0, 1], round=1)
    world: Any = SimpleNamespace(state=state)
    moves = [(1, 1), (0, 1), (0, 1), (1, 1), (1, 2), (0, 2), (1, 2), (0, 3)]
    found = {}
    for counted in (True, False):
        state.round, found[counted] = 1, list[int]()
        ends = Ends(world, 0, counted=counted)
        for number, (seat, state.round) in enumerate(moves):
            if ends.round(world, seat):
                found[counted].append(number)
    assert found == {True: [4, 7], False: [3, 5, 7]}
    assert Magnate.depths["carnegie"].counted


def test_a_level_may_look_otherwise_at_a_table_of_another_size() -> None:
    one = Magnate(1)
    for seats, name in ((1, "carnegie:1"), (2, "carnegie"), (4, "carnegie")):
        position = magnate.new_game("carnegie", seats=seats, seed=1)
        assert one._depth(position) is Magnate.depths[name]


def test_an_apprentice_overlooks_the_same_options_all_through_a_plan_and_never_all() -> None:
    position, one = played("yokohama", 2, 20), small("apprentice")
    decision = position.decision
    assert decision is not None
    one._own = decision.seat
    sizes = set()
    for plan in range(40):
        one._plans = plan
        seen = list(one._seen(decision))
        assert seen == list(one._seen(decision))
        assert seen
        sizes.add(len(seen))
    assert min(sizes) < len(decision.options)
    one.depth = replace(one.depth, lapse=1.0)
    assert len(list(one._seen(decision))) == 1, "who overlooks more never sees more"


class Peeking(Greedy):
    """A bot that looks at the true position."""

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """A choice that depends on the others' secrets."""
        del clock
        assert position.decision is not None
        secrets = [player.secret for player in position.state.players if player.seat != seat]
        return position.decision.options[hash(tuple(secrets)) % len(position.decision.options)]


def answers(one: Any, position: Position[Any], seat: int) -> str:
    assert position.decision is not None
    return position.decision.id_of(one.choose(position, seat, 60.0))


@pytest.mark.parametrize("key", HIDING)
def test_what_is_hidden_changes_no_move(key: str) -> None:
    """Worlds that a seat cannot tell apart are answered alike, by all but one who peeks."""
    caught = 0
    for decisions in (6, 40):
        position = played(key, 3, decisions)
        while position.decision is not None and len(position.decision.options) < 3:
            position.choose(position.decision.options[0])
        assert position.decision is not None
        seat = position.decision.seat
        worlds = [position.as_seen(seat, random.Random(n)) for n in range(4)]
        assert len({json.dumps(world.view(seat), default=str) for world in worlds}) == 1
        for level in LEVELS:
            made = {answers(small(level, 3), world, seat) for world in worlds}
            assert len(made) == 1, level
        caught += len({answers(Peeking(3), world, seat) for world in worlds}) > 1
    assert caught


@pytest.mark.parametrize("key", GAMES)
def test_an_outlook_with_other_weights_leaves_the_first_alone(key: str) -> None:
    rules, position = games()[key], played(key, 2, 40)
    before = rules.evaluate(position.state, 0)
    names = weights_of(rules.package)
    assert evaluate_by(rules.package, {})(position.state, 0) == pytest.approx(before)
    other = evaluate_by(rules.package, dict.fromkeys(names, 1.5))
    assert other(position.state, 0) != pytest.approx(before)
    assert rules.evaluate(position.state, 0) == before


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_position_has_points_expected_and_chances(key: str, seats: int) -> None:
    found = prospect(played(key, seats, 30))
    assert len(found.points) == len(found.chances) == seats
    assert all(0 <= chance <= 1 for chance in found.chances)
    assert sum(found.chances) == pytest.approx(1) or seats == 1


def test_the_end_of_a_game_is_exact() -> None:
    position = magnate.new_game("sentient", seats=3, seed=2)
    while position.decision:
        position.choose(position.decision.options[0])
    found = prospect(position)
    assert found.points == position.scores()
    assert found.chances[position.ranking().index(1)] > 0


def test_weights_are_learned_from_games() -> None:
    rng = np.random.default_rng(1)
    samples = []
    for _ in range(60):
        figures = rng.normal(size=(20, 2, 4)).astype(np.float32)
        figures[:, :, 0] = 1
        points = figures[:, :, 1] + 3 * figures[:, :, 2] + 50
        moments = np.ones((20, 1), dtype=np.float32)
        samples.append(Sample(2, moments, figures, points, np.zeros((20, 2), dtype=np.float32)))
    ((constant, now, more, nothing),) = fit(samples)[2]["weights"]
    assert (constant, now) == (pytest.approx(50, abs=0.5), pytest.approx(1, abs=0.05))
    assert (more, nothing) == (pytest.approx(3, abs=0.6), pytest.approx(0, abs=0.1))


def test_a_lesson_is_the_same_every_time() -> None:
    one, other = (learned_from(Lesson("sentient", 2, 3, None)) for _ in range(2))
    assert one is not None
    assert other is not None
    assert np.array_equal(one.figures, other.figures)
    assert one.figures.shape[1] == 2


def test_all_weights_together_are_small() -> None:
    files = list(WEIGHTS.glob("*.json"))
    assert len(files) >= len(GAMES)
    assert sum(file.stat().st_size for file in files) < 2_000_000


def test_what_is_called_is_put_beside_what_came_of_it() -> None:
    said = [Called(0.0, 0.32, 50.0, 1.0, 60), Called(0.9, 0.38, 61.0, 0.0, 60)]
    said.append(Called(0.9, 1.0, 60.0, 1.0, 60))
    assert list(by_chance(said)) == [(2, pytest.approx(0.35), 0.5), (1, 1.0, 1.0)]
    assert by_quarter(said) == [-10.0, 0.0, 0.0, 0.5]


def test_chances_are_about_as_true_as_they_say() -> None:
    """Games of bots that play at once; a long run is a command, in docs/opponents.md."""
    found = [one for seed in range(24) for one in called(("sentient", 2, "random", 500 + seed))]
    (low, _, lost), *_, (high, _, won) = by_chance(found)
    assert min(low, high) > 20
    assert lost < 0.2
    assert won > 0.8
