"""OpenSpiel takes the games for its own."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from magnate import research
from magnate.engine.record import Record
from magnate.games import GAMES
from tests.registry import folder_of


def forward(state: Any, rng: random.Random, choices: int) -> Any:
    """Play at random for so many choices of players, and until a player is asked."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif not choices:
            break
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            choices -= 1
    return state


@pytest.fixture
def endgame(tmp_path: Path) -> Any:
    """The last choices of a recorded game, small enough to be solved."""
    file = folder_of("sentient") / "records" / "sentient-2-00202.txt"
    record = Record.parse(file.read_text(encoding="utf-8"))
    record.choices, record.scores = record.choices[:-7], ()
    begun = tmp_path / "begun.txt"
    begun.write_text(str(record), encoding="utf-8")
    return research.openspiel_game("sentient", record=begun)


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_is_content(key: str) -> None:
    short = research.openspiel_game(key, seats=2, limit=25)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)
    most = research.openspiel_game(key, seats=max(GAMES[key].seats), reward="place", limit=15)
    pyspiel.random_sim_test(most, num_sims=1, serialize=False, verbose=False)


def test_a_whole_game_comes_to_its_end() -> None:
    game = research.openspiel_game("carnegie", seats=2, variants=["departments"], reward="margin")
    state = forward(game.new_initial_state(), random.Random(1), -1)
    first, second = state.returns()
    assert first == -second
    assert len(state.history()) < game.max_history_length()


def test_a_solo_game_is_one_for_one_player() -> None:
    game = research.openspiel_game("carnegie", seats=1)
    state = forward(game.new_initial_state(), random.Random(1), -1)
    assert state.returns() in ([1.0], [-1.0])


def test_chance_has_its_own_nodes_with_probabilities() -> None:
    state = research.openspiel_game("nippon", seats=2).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 1) == "first:1"


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_player_cannot_know_is_dealt_anew(seats: int) -> None:
    game = research.openspiel_game("yokohama", seats=seats)
    rng = random.Random(3)
    changed = 0
    for choices in (0, 1, seats, 40, 120):
        state = forward(game.new_initial_state(), rng, choices)
        for player in range(seats):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert len(other.history()) == len(state.history())
            changed += str(other) != str(state)
            forward(other, rng, 20)
    assert changed


def test_secrets_of_others_are_question_marks() -> None:
    state = forward(
        research.openspiel_game("yokohama", seats=2).new_initial_state(), random.Random(1), 2
    )
    mine, other = (state.information_state_string(player) for player in range(2))
    assert mine.count("?") == other.count("?") == 3  # two orders, and the one kept
    assert "keep:" in mine
    assert mine.split(": ")[1] != other.split(": ")[1]


def test_nothing_is_hidden_in_the_other_games() -> None:
    state = forward(
        research.openspiel_game("nippon", seats=2).new_initial_state(), random.Random(1), 9
    )
    assert "?" not in state.information_state_string(0)
    assert str(state.resample_from_infostate(0, random.random)) == str(state)


def test_its_tree_search_plays() -> None:
    rng = np.random.RandomState(1)
    game = research.openspiel_game("sentient", seats=2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=rng)
    state = forward(game.new_initial_state(), random.Random(1), 5)
    assert bot.step(state) in state.legal_actions()


def test_its_search_among_information_states_plays() -> None:
    rng = np.random.RandomState(1)
    game = research.openspiel_game("yokohama", seats=2, limit=40)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=10, evaluator=evaluator, random_state=rng
    )
    state = forward(game.new_initial_state(), random.Random(1), 5)
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_solves_an_endgame(endgame: Any) -> None:
    solver = cfr.CFRSolver(endgame)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(endgame, solver.average_policy())
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(endgame, solver.average_policy()) < before / 2
