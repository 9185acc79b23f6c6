from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import magnate
from magnate.bots import BOTS, bot, greedy
from magnate.bots.greedy import WIDTH, Choice, Greedy
from magnate.engine.dealer import Dealer
from magnate.engine.decision import Decision
from magnate.games import games
from magnate.simulate import Match, play_one, simulate


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("key", games())
def test_a_bot_answers_every_decision_and_changes_nothing(name: str, key: str) -> None:
    position = magnate.new_game(key, seats=2, seed=1)
    for _ in range(12):
        if position.decision is None:
            break
        before = position.view()
        option = bot(name, 1).choose(position, position.decision.seat, 60.0)
        assert option in position.decision.options
        assert position.view() == before
        position.choose(option)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    match = Match.of("sentient", 2, 1, 7, [name], limit=30)
    one, other = play_one(match, 0)[1], play_one(match, 0)[1]
    assert one == other


def test_greedy_beats_random() -> None:
    match = Match.of("sentient", 4, 8, 1, ["greedy", "random", "random", "random"])
    places = [
        place
        for result, _ in simulate(match)
        for name, place in zip(result.bots, result.ranking, strict=True)
        if name == "greedy"
    ]
    assert len(places) == 8
    assert places.count(1) >= 7


def test_seats_rotate_from_game_to_game() -> None:
    match = Match.of("sentient", 3, 3, 0, ["greedy", "random", "random"])
    assert [match.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]


def test_games_are_the_same_in_several_processes() -> None:
    match = Match.of("sentient", 2, 4, 3, ["random"])
    alone = [record for _, record in simulate(match)]
    assert [record for _, record in simulate(match, jobs=2)] == alone


def test_a_game_that_does_not_end_is_given_up() -> None:
    result, record = play_one(Match.of("yokohama", 2, 1, 3, ["random"], limit=50), 0)
    assert not result.over
    assert (len(record.choices), result.ranking, record.scores) == (50, [0, 0], ())
    assert result.as_json()["over"] is False


#: No game of greedy lasts longer.
ROUNDS = {"sentient": 3, "carnegie": 20, "yokohama": 30}


TABLES = [(one.key, seats) for one in games().values() for seats in one.seats]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_games_of_greedy_end(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "WIDTH", 2)  # it decides much the same, in a third of the time
    monkeypatch.setattr(greedy, "SHARE", 100)
    position = magnate.new_game(key, seats=seats, seed=seats)
    players = [bot("greedy", seat) for seat in range(seats)]
    decisions = 0
    while (decision := position.decision) is not None:
        assert getattr(position.state, "round", 0) <= ROUNDS.get(key, 0)
        assert (decisions := decisions + 1) < 1000 * seats
        position.choose(players[decision.seat].choose(position, decision.seat, 3600.0))
    assert position.over


def test_a_bot_out_of_time_still_answers() -> None:
    position = magnate.new_game("sentient", seats=4, seed=1)
    assert position.decision is not None
    assert bot("greedy", 1).choose(position, position.decision.seat, 0.0) is not None


class SlowClock:
    """A machine so busy that a second passes whenever it is asked for the time."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 1.0
        return self.now


def test_a_busy_machine_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.of("sentient", 2, 1, 7, ["greedy"])
    played = play_one(match, 0)[1]
    monkeypatch.setattr(greedy, "time", SlowClock())
    assert play_one(match, 0)[1] == played


@pytest.mark.parametrize("key", games())
def test_greedy_keeps_to_its_budget(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "BUDGET", 40)
    rules, looked, widest = magnate.game(key), 0, 0
    ways = Greedy._ways

    def evaluate(state: Any, seat: int) -> float:
        nonlocal looked
        looked += 1
        return rules.evaluate(state, seat)

    def counted(self: Greedy, line: Any, *more: Any) -> Any:
        nonlocal widest
        widest = max(widest, len(line.position.decision.options))
        return ways(self, line, *more)

    monkeypatch.setattr(Greedy, "_ways", counted)

    position = replace(rules, evaluate=evaluate).start(2, dealer=Dealer(3))
    players = [bot("greedy", seat) for seat in range(2)]
    for _ in range(30):
        assert position.decision is not None
        looked, widest, seat = 0, 0, position.decision.seat
        position.choose(players[seat].choose(position, seat, 60.0))
        assert looked <= 40 + 2 * WIDTH * widest  # what was begun is judged


def test_a_planned_choice_answers_its_own_question_alone() -> None:
    choice = Choice(Decision(0, "slot", [0, 2]), 1)
    assert choice.answers(Decision(0, "slot", [0, 2]))
    assert not choice.answers(Decision(1, "slot", [0, 2]))
    assert not choice.answers(Decision(0, "side", [0, 2]))
    assert not choice.answers(Decision(0, "slot", [0, 1, 2]))


def test_a_line_is_played_to_its_end() -> None:
    rules = magnate.game("carnegie")
    looked: list[int] = []

    def evaluate(state: Any, seat: int) -> float:
        looked.append(seat)
        return rules.evaluate(state, seat)

    position = replace(rules, evaluate=evaluate).start(1, dealer=Dealer(3))
    player = bot("greedy", 1)
    while position.state.phase != "moves":
        position.choose(player.choose(position, 0, 60.0))
    position.choose(player.choose(position, 0, 60.0))
    assert looked
    looked.clear()
    for _ in range(3):  # from the lobby to a workplace, and the next employee
        position.choose(player.choose(position, 0, 60.0))
    assert not looked
