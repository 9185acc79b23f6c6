"""Reviews and hints: one yardstick, verdicts that are carried, sums that are exact, no leaks."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import magnate
from magnate.bots import bot
from magnate.engine.decision import CHANCE, IllegalOption
from magnate.engine.game import everything_is_public
from magnate.engine.play import play
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.games import GAMES, games
from magnate.review import Reviewing, Summary, hint, opened, work_for
from magnate.review.reasons import REASONS
from magnate.review.reviewing import JudgedTurn, Part
from magnate.review.shapes import Analysis, Estimate, Hint
from magnate.review.trying import Tries
from magnate.review.yardstick import Sample, Scale, by_source, estimate
from magnate.text import LANGUAGES, plain
from tests.play import asked, random_game

RECORDS = Path(__file__).parents[1] / "games"
HIDING = [key for key in GAMES if games()[key].resample is not everything_is_public]


def little(key: str, share: float = 0.05) -> Any:
    return work_for(games()[key], share)


def reviewing(record: Record, seed: str = "seed", share: float = 0.05) -> Reviewing:
    game = games()[record.game]
    start = game.start(record.seats, variants=record.variants)
    return Reviewing(start, [id for _, id in record.choices], seed, little(record.game, share))


@cache
def recorded(key: str) -> Record:
    """A game of those that are kept, with few seats."""
    file = min((RECORDS / key / "records").glob(f"{key}-2-*.txt"))
    return Record.parse(file.read_text(encoding="utf-8"))


@cache
def reviewed(seats: int, seed: int = 1) -> Analysis:
    """A whole review of a game of Sentient."""
    _, record = random_game(games()["sentient"], seats, seed)
    made = reviewing(record)
    return Summary(made).analysis({number: made.part(number) for number in range(made.parts)})


def loss(win: float, win90: float, points: float = 0.0, points90: float = 0.0) -> Estimate:
    return {"win": win, "win90": win90, "points": points, "points90": points90}


# ── The yardstick ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [
        (loss(0.20, 0.04), "blunder"),
        (loss(0.20, 0.06), "mistake"),
        (loss(0.20, 0.12), "inaccuracy"),
        (loss(0.20, 0.16), "unclear"),
        (loss(0.04, 0.05), "unclear"),
        (loss(0.03, 0.01), "fine"),
        (loss(0.01, 0.20), "fine"),
        (loss(-0.1, 0.20), "fine"),
    ],
)
def test_a_verdict_is_what_the_lower_end_of_the_interval_carries(
    lost: Estimate, verdict: str
) -> None:
    assert Scale(2, 10.0).verdict(lost, decided=False) == verdict


def test_thresholds_shrink_with_the_share_of_winning_and_turn_to_points_when_all_is_decided() -> (
    None
):
    lost = loss(0.06, 0.0, 3.0, 0.5)
    assert Scale(2, 10.0).verdict(lost, decided=False) == "inaccuracy"
    assert Scale(4, 10.0).verdict(lost, decided=False) == "mistake"
    assert Scale(2, 10.0).verdict(lost, decided=True) == "mistake"
    assert Scale(2, 10.0).verdict(loss(0.9, 0.0), decided=True) == "fine"


def test_nine_of_ten_intervals_hold_the_mean() -> None:
    rng = random.Random(1)
    for deals in (4, 8, 32):
        inside = 0
        for _ in range(2000):
            found = estimate([0.0] * deals, [rng.gauss(2, 3) for _ in range(deals)])
            inside += abs(found["points"] - 2) <= found["points90"]
        assert 0.88 < inside / 2000 < 0.93, deals


def test_points_by_source_add_up_to_the_difference() -> None:
    one = [Sample((0.5,), (10.0,), {"a": 4}), Sample((0.5,), (12.0,), {"a": 5, "b": 1})]
    other = [Sample((0.5,), (7.0,), {"a": 2}), Sample((0.5,), (7.5,), {"b": 3})]
    assert by_source(one, other, 0) == {"a": 3.5, "b": -1.0, "later": 1.25}


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_has_a_name_and_figures_that_are_learned(key: str) -> None:
    game = games()[key]
    names = import_module(f"{game.package}.features").NAMES
    listed = [name for of in REASONS[key].values() for name in of.split()]
    assert len(listed) == len(set(listed))
    assert set(listed) <= set(names)
    assert set(names) - set(listed) < {
        "one",
        "points",
        "turn",
        "first",
        "turns",
        "done",
        "to_do",
        "rp",
    }
    for language in LANGUAGES:
        assert all(plain(game.folder, language, f"source-{reason}") for reason in REASONS[key])


# ── A whole review ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3])
def test_luck_choices_and_rest_add_up_to_the_result(seats: int) -> None:
    found = reviewed(seats)
    assert len(found["totals"]) == seats
    final, _ = random_game(games()["sentient"], seats, 1)
    for seat, total in enumerate(found["totals"]):
        assert total["result"]["points"] == final.scores()[seat]
        assert total["place"] == final.ranking()[seat]
        for name in ("win", "points"):
            parts = [total[part][name] for part in ("start", "luck", "own", "others", "rest")]
            assert round(sum(parts), 4) == total["result"][name]
        adjusted = total["result"]["points"] - total["luck"]["points"]
        assert total["adjusted"]["points"] == pytest.approx(adjusted)
        own = [turn["loss"] for turn in found["turns"] if turn["seat"] == seat and turn["loss"]]
        lost = sum(one["points"] for one in own)
        assert total["own"]["points"] == pytest.approx(-lost, abs=0.01)
    assert sum(total["result"]["win"] for total in found["totals"]) == pytest.approx(1)
    assert any(total["luck"]["points"] for total in found["totals"])


def test_the_sum_is_exact_whatever_a_hundred_games_bring() -> None:
    """What the parts say does not matter: the rest makes it exact, for every seat."""
    rng = random.Random(1)
    game = games()["sentient"]

    def some() -> list[Estimate]:
        return [loss(*(rng.gauss(0, 1) for _ in range(4))) for _ in range(seats)]

    for seed in range(100):
        seats = 2 + seed % 3
        final, record = random_game(game, seats, seed)
        made = reviewing(record)
        parts: dict[int, Part] = {}
        for number, turn in enumerate(made.walk.turns):
            judged: JudgedTurn = {**made._forced(turn), "brought": some()}
            parts[number] = {"turn": judged, "draws": [], "luck": []}
        for number in range(len(made.walk.turns), made.parts):
            parts[number] = {"turn": None, "draws": [], "luck": [some()]}
        for seat, total in enumerate(Summary(made).analysis(parts)["totals"]):
            assert total["result"]["points"] == final.scores()[seat]
            for name in ("win", "points"):
                added = [total[part][name] for part in ("start", "luck", "own", "others", "rest")]
                assert round(sum(added), 4) == total["result"][name]


def test_a_review_goes_through_all_turns_and_points_by_source_add_up() -> None:
    found = reviewed(2)
    turns = found["turns"]
    assert [turn["n"] for turn in turns] == list(range(1, found["turns_of"] + 1))
    assert all(a["last"] == b["first"] for a, b in pairwise(turns))
    assert [point["turn"] for point in found["curve"]] == [0, *(turn["n"] for turn in turns)]
    assert {turn["verdict"] for turn in turns} >= {"forced", "fine"}
    for turn in turns:
        if turn["loss"] is None:
            assert turn["verdict"] == "forced"
            continue
        total = sum(turn["sources"].values())
        assert total == pytest.approx(-turn["loss"]["points"], abs=0.01)
        assert turn["first"] <= turn["at"] < turn["last"]
        assert turn["lines"][0]["against"] is None
        if turn["better"] is None:
            assert turn["lines"][0]["steps"][0]["option"] == turn["played"]["steps"][0]["option"]
    scored = [sum(of.values()) for of in found["curve"][-1]["scored"]]
    assert scored == [total["result"]["points"] for total in found["totals"]]
    assert found["marks"], "robots are scored for several seats in a turn"


def test_what_came_of_a_marked_turn_is_the_turn_that_weighed_most_before_the_next() -> None:
    analysis = reviewed(2)
    curve: Any = analysis["curve"]
    told = [turn for turn in analysis["turns"] if turn["then"]]
    assert {turn["punished"] for turn in told} == {True, False}
    for turn in analysis["turns"]:
        if turn["verdict"] not in ("inaccuracy", "mistake", "blunder"):
            assert not turn["punished"]
            assert turn["then"] is None
    for turn in told:
        then: Any = turn["then"]
        seat = turn["seat"]
        next_own = next(
            (one["n"] for one in analysis["turns"][turn["n"] :] if one["seat"] == seat),
            len(curve),
        )
        unit = "points" if turn["decided"] else "win"
        moved = {
            n: curve[n][unit][seat] - curve[n - 1][unit][seat]
            for n in range(turn["n"] + 1, next_own)
        }
        way = -1 if turn["punished"] else 1
        least = {"win": 0.025, "points": 0.0}[unit]
        assert way * moved[then["turn"]] == max(way * one for one in moved.values()) > least
        assert then[unit] == pytest.approx(moved[then["turn"]], abs=1e-4)


def test_only_verdicts_are_named_as_turning_points() -> None:
    found = reviewed(2)
    by_number = {turn["n"]: turn for turn in found["turns"]}
    for total in found["totals"]:
        named = [by_number[n] for n in total["turning"]]
        assert len(named) <= 3
        assert all(turn["seat"] == total["seat"] for turn in named)
        assert all(turn["verdict"] in ("inaccuracy", "mistake", "blunder") for turn in named)
        assert sum(total["counts"].values()) == sum(
            turn["seat"] == total["seat"] for turn in found["turns"]
        )


def test_a_review_is_the_same_in_a_fresh_process(tmp_path: Path) -> None:
    _, record = random_game(games()["sentient"], 2, 1)
    file = tmp_path / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    code = "from magnate.cli import main; main()"
    command = [sys.executable, "-c", code, "review", str(file), "--json", "--thorough", "5"]
    said = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(2)
    ]
    assert said[0] == said[1]
    found: Analysis = json.loads(said[0])
    assert found["curve"] == reviewed(2)["curve"]


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    position = magnate.new_game("sentient", seats=2, seed=1)
    with pytest.raises(ValueError, match="not over"):
        reviewing(position.record())


# ── Choices ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [11, 17])
def test_a_planted_blunder_is_found(seed: int) -> None:
    """Bots play, but once seat 0 puts a robot where it looks worst, in the last round."""
    position = magnate.new_game("sentient", seats=2, seed=seed)
    bots, planted = [bot("greedy", seat) for seat in range(2)], list[str]()
    at = 0

    def choose(position: Position[Any]) -> Any:
        nonlocal at
        decision, last = asked(position), position.state.round == 3
        if not at and last and decision.kind == "slot" and decision.seat == 0:
            worst = Tries("worst", work_for(position.game).depth).found(position, 0)[-1]
            planted.extend(one.decision.ids()[one.number] for one in worst.choices)
            at = len(position.choices())
        if planted and len(decision.options) > 1:
            return decision.option(planted.pop(0))
        return bots[decision.seat].choose(position, decision.seat, 60.0)

    play(position, {0: choose, 1: choose})
    made = reviewing(position.record(), "any", 1.0)
    number = next(n for n, turn in enumerate(made.walk.turns) if turn.first <= at < turn.last)
    turn = made.part(number)["turn"]
    assert turn is not None
    assert turn["verdict"] == "blunder"
    assert turn["at"] == at
    assert turn["better"] is not None
    assert turn["better"]["steps"] != turn["played"]["steps"]
    assert turn["brought"][0]["win"] < 0 < turn["brought"][1]["win"]


def test_who_plays_what_the_reviewer_would_is_hardly_ever_marked() -> None:
    """Seat 0 takes the best line of a hint, measured on other deals than the review's."""
    position, lines = magnate.new_game("sentient", seats=2, seed=21), list[str]()

    def choose(position: Position[Any]) -> Any:
        decision = asked(position)
        if not lines:
            seed = f"own:{len(position.choices())}"
            found = hint(position, seed, work=little("sentient", 0.5))
            lines.extend(step["option"] for step in found["lines"][0]["steps"])
        return decision.option(lines.pop(0)) if len(decision.options) > 1 else decision.options[0]

    other = bot("greedy", 1)
    play(position, {0: choose, 1: lambda position: other.choose(position, 1, 60.0)})
    made = reviewing(position.record(), "review", 0.5)
    verdicts = []
    for number, turn in enumerate(made.walk.turns):
        if turn.seat == 0:
            judged = made.part(number)["turn"]
            assert judged is not None
            verdicts += [judged["verdict"]] if judged["loss"] is not None else []
    marked = [one for one in verdicts if one in ("inaccuracy", "mistake", "blunder")]
    assert len(verdicts) >= 10
    assert len(marked) <= 0.05 * len(verdicts)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_hint_says_is_accepted_as_a_try(key: str) -> None:
    """The hint and the review measure alike, in every game."""
    made = reviewing(recorded(key))
    stretch = made.walk.turns[1].stretches[0]
    found = hint(stretch.before, f"{made.seed}:{stretch.first}", work=made.work)
    options = [step["option"] for step in found["lines"][0]["steps"]]
    judged = made.attempt(2, stretch.first, options)
    assert judged["accepted"]
    assert [step["option"] for step in judged["line"]["steps"]] == options
    with pytest.raises(IllegalOption):
        made.attempt(2, stretch.first, ["nothing"])


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_reviewed_turn_by_turn(key: str) -> None:
    """Some turns and draws of a recorded game; the lines can be played, and are told."""
    record = recorded(key)
    made = reviewing(record)
    turns = len(made.walk.turns)
    for number in (turns // 3, turns - 2, turns):
        part = made.part(number)
        for draw in part["draws"]:
            assert len(draw["luck"]) == record.seats
        if (turn := part["turn"]) is None or turn["verdict"] == "forced":
            continue
        line = turn["better"] or turn["played"]
        assert all(step["words"] for step in line["steps"])
        json.dumps(part)
    partial = Summary(made).analysis({0: made.part(0)})
    assert partial["totals"] == []
    assert len(partial["curve"]) == turns + 1


def test_luck_is_what_chance_gave_against_other_answers() -> None:
    """Averaged over what could have been drawn, luck comes to nothing."""
    _, record = random_game(games()["sentient"], 2, 1)
    luck = []
    for made in [reviewing(record, str(seed)) for seed in range(3)]:
        parts = [made.part(number) for number in range(len(made.walk.turns), made.parts)]
        luck += [of[0]["points"] for part in parts for of in part["luck"]]
    assert abs(fmean(luck)) < 0.5
    assert max(luck) > 0.5
    assert min(luck) < -0.5
    for draw in reviewing(record).walk.draws:
        assert asked(draw.before).seat == CHANCE
        assert len(asked(draw.before).options) > 1


# ── What is hidden ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", HIDING)
def test_worlds_that_look_alike_to_a_seat_get_the_same_hint(key: str) -> None:
    position = magnate.new_game(key, seats=3, seed=5)
    bots = [bot("apprentice", seat) for seat in range(3)]
    for _ in range(24):
        seat = asked(position).seat
        position.choose(bots[seat].choose(position, seat, 60.0))
    seat = asked(position).seat
    worlds = [position.as_seen(seat, random.Random(n)) for n in range(3)]
    assert len({repr(world.state.order_deck) for world in worlds}) > 1
    hints = [json.dumps(hint(world, "seed", work=little(key))) for world in worlds]
    assert len(set(hints)) == 1
    hidden = {
        id
        for world in worlds
        for player in world.state.players
        if player.seat != seat
        for id in (player.secret, player.boxed)
        if id
    }
    assert not [id for id in hidden if f'"{id}"' in hints[0]]


@pytest.mark.parametrize("key", HIDING)
def test_worlds_that_look_alike_to_a_seat_get_the_same_review_of_a_turn(key: str) -> None:
    made = reviewing(recorded(key))
    number = len(made.walk.turns) // 2
    turn = made.walk.turns[number]
    stretches, found = turn.stretches, set()
    for world in range(3):
        rng = random.Random(world)
        turn.stretches = [
            replace(one, before=one.before.as_seen(turn.seat, rng)) for one in stretches
        ]
        found.add(json.dumps(made.part(number)["turn"]))
    assert len(found) == 1


@pytest.mark.parametrize("key", GAMES)
def test_with_open_cards_a_turn_is_judged_by_what_others_held(key: str) -> None:
    """By what nobody else could see, where there is such a thing; elsewhere nothing changes."""
    record = recorded(key)
    made = reviewing(record)
    number = len(made.walk.turns) // 4
    start = opened(games()[key].start(record.seats, variants=record.variants))
    ids = [id for _, id in record.choices]
    judged = Reviewing(start, ids, made.seed, made.work).part(number)["turn"]
    assert (judged == made.part(number)["turn"]) == (key not in HIDING)


def test_a_hint_goes_from_where_the_draft_stands() -> None:
    position = magnate.new_game("sentient", seats=2, seed=7)
    position.choose_id("procure:1")
    told: list[tuple[float, bool]] = []

    def report(done: float, known: Hint | None = None) -> None:
        told.append((done, known is not None))

    found = hint(position, "seed", report, little("sentient"))
    assert found["lines"][0]["steps"][0]["kind"] == "assistants"
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert any(known for _, known in told)
    assert found["positions"] > 0


def test_a_thought_ends_when_it_is_told_to() -> None:
    class Enough(Exception):
        pass

    def report(_done: float, _known: Any = None) -> None:
        raise Enough

    with pytest.raises(Enough):
        hint(magnate.new_game("sentient", seats=2, seed=7), "seed", report, little("sentient"))
