"""Steps per second of the environments, next to PettingZoo's own and OpenSpiel's Python games."""

from __future__ import annotations

import random
import statistics
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

from magnate import research
from magnate.games import GAMES

#: What PettingZoo ships and can be played with masks.
CLASSICS = ("tictactoe_v3", "connect_four_v3", "chess_v6")
#: What OpenSpiel ships in Python, as these games are.
SPIELS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")

#: Plays a game with a seed; the steps it took.
Plays = Callable[[int], int]


def zoo(env: Any) -> Plays:
    """Random agents in a PettingZoo environment, each observing before it acts."""

    def play(seed: int) -> int:
        rng, steps = random.Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def spiel(game: Any) -> Plays:
    """Random players in an OpenSpiel game; chance's choices are steps, too."""

    def play(seed: int) -> int:
        rng, steps = random.Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def gym(env: Any) -> Plays:
    """One random agent against a random bot; the agent's own steps alone count."""

    def play(seed: int) -> int:
        rng, steps, done = random.Random(seed), 0, False
        observation, _ = env.reset(seed=seed)
        while not done:
            offered = np.flatnonzero(observation["action_mask"]).tolist()
            observation, _, over, cut, _ = env.step(rng.choice(offered))
            done = over or cut
            steps += 1
        return steps

    return play


def contestants() -> dict[str, Plays]:
    """Everything that is measured, by its name."""
    found: dict[str, Plays] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the names that its pages give
        for name in CLASSICS:
            module: Any = import_module(f"pettingzoo.classic.{name}")
            found[f"PettingZoo {name}"] = zoo(module.env())
    for key, game in GAMES.items():
        for seats in (2, max(game.seats)):
            found[f"aec_env {key}, {seats} seats"] = zoo(research.aec_env(key, seats=seats))
    for key in GAMES:
        found[f"gym_env {key}, 2 seats"] = gym(research.gym_env(key, seats=2))
    for name in SPIELS:
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        found[f"OpenSpiel {name}"] = spiel(pyspiel.load_game(name))
    for key in GAMES:
        found[f"OpenSpiel magnate_{key}, 2 seats"] = spiel(research.openspiel_game(key, seats=2))
    return found


def rate(play: Plays, seconds: float, seed: int) -> float:
    """Steps per second of processor time over whole games."""
    steps, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or not steps:
        steps += play(seed)
        seed += 1
    return steps / spent


def report_environments(rounds: int, seconds: float) -> None:
    """Print the median rate of every environment; rounds alternate, so that all meet the same."""
    found = contestants()
    rates: dict[str, list[float]] = {name: [] for name in found}
    for number in range(rounds):
        for name, play in found.items():
            rates[name].append(rate(play, seconds, 1000 * number))
    print("\nEnvironments, steps per second of one core (median of rounds), random agents\n")
    for name, all_of_them in rates.items():
        print(f"  {name:36}{statistics.median(all_of_them):10,.0f}")


if __name__ == "__main__":
    report_environments(3, 0.5)
