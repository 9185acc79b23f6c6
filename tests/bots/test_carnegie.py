"""Bots at Carnegie, and what they go by."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magnate.bots import bot
from magnate.bots.outlooks import evaluation
from magnate.engine.dealer import Dealer
from magnate.engine.position import Position
from magnate.games.carnegie import GAME, outlook, weights
from magnate.games.carnegie.scoring import donation_vp
from magnate.simulate import Match, play_one


def test_greedy_beats_random() -> None:
    result, _ = play_one(Match.of("carnegie", 2, 1, 3, ["greedy", "random"]), 0)
    assert result.ranking[result.bots.index("greedy")] == 1


def before_the_last_round(seed: int) -> Position[Any]:
    """A game of random players, when the last row is to be chosen."""
    rng, position = random.Random(seed), GAME.start(2, dealer=Dealer(seed))
    while position.start.round < GAME.standard.box(GAME.load).rounds - 1 or position.path:
        assert position.decision is not None
        position.choose(rng.choice(position.decision.options))
    while position.start.phase != "row":
        assert position.decision is not None
        position.choose(rng.choice(position.decision.options))
    return position


@pytest.mark.parametrize("seed", [2, 4])
def test_a_sure_donation_at_the_last_event_is_made(seed: int) -> None:
    t = before_the_last_round(seed).start.copy()
    for player in t.players:
        player.money, player.missions = t.donation_cost(player) + 2, (0, 0, 0, 0)
    me = t.players[t.first]
    t.donated = tuple(not 0 < donation_vp(t, me, donation) < 3 for donation in t.box.donations)
    position = Position(GAME, t)
    assert position.decision is not None
    position.choose(position.decision.options[0])
    assert position.decision.kind == "donate"
    assert bot("greedy", 1).choose(position, me.seat, 60.0) is not None


def test_a_donation_is_to_come_until_the_player_is_past_it() -> None:
    t = before_the_last_round(1).start.copy()
    me, events = t.players[t.first], outlook.timeline(t)
    assert outlook.gifts_left(t, me, events) == 1
    t.round, t.row, t.turned = t.box.rounds, 0, t.advancing(0)
    for t.phase, t.turn, to_come in (("event", 0, 1), ("event", 1, 0), ("use", 0, 0)):
        assert outlook.gifts_left(t, me, events) == to_come


def test_what_lies_idle_is_worth_the_less_the_fewer_rounds_are_left() -> None:
    position = before_the_last_round(1)
    gains = []
    for rounds in (1, 4, 8, 12):
        t = position.start.copy()
        t.round = t.box.rounds - rounds
        me = t.players[0]
        poor = GAME.evaluate(t, 0)
        me.idle[me.lobbies[0]] += 3
        gains.append(GAME.evaluate(t, 0) - poor)
    assert gains == pytest.approx(sorted(gains))
    assert gains[0] < gains[1] < gains[2]


def test_alone_what_andrew_has_counts_against_the_levels_and_not_greedy() -> None:
    t = GAME.start(1, dealer=Dealer(1), variants=("andrew-expert",)).state.copy()
    judge, hand, andrew = evaluation(GAME, 1), GAME.evaluate(t, 0), t.andrew
    before = judge(t, 0)
    assert andrew is not None
    andrew.tucked[-1] += 1
    assert judge(t, 0) < before - 5
    between = judge(t, 0)
    andrew.donations.append(0)
    assert judge(t, 0) < between
    assert GAME.evaluate(t, 0) == hand
    assert not any(getattr(weights, name) for name in weights.TRAINED)
