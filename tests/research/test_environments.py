"""The environments keep what PettingZoo and Gymnasium ask of environments."""

from __future__ import annotations

import pickle
import random
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from magnate import research
from magnate.engine.game import NotPossible
from magnate.games import GAMES
from magnate.research.rewards import REWARDS, rewards
from tests.registry import folder_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests use an old name of its own
    from pettingzoo.test import api_test, performance_benchmark, seed_test

TABLES = [(key, seats) for key, one in GAMES.items() for seats in one.seats]
#: PettingZoo says of its own environments with masks, too, that a dictionary is unusual.
masked = pytest.mark.filterwarnings("ignore:Observation (space|is not):UserWarning")


def played(env: Any, seed: int) -> list[float]:
    """A game of random agents; their rewards."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    won = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        won[agent] += reward
        offered = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if over or cut else rng.choice(offered))
    return list(won.values())


@masked
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_pettingzoo_is_content(key: str, seats: int) -> None:
    api_test(research.aec_env(key, seats=seats, scaled=seats == 2), num_cycles=60)
    seed_test(lambda: research.aec_env(key, seats=seats), num_cycles=20)


def test_pettingzoo_measures_performance(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(time, "time", lambda: next(clock))  # five steps for its five seconds
    performance_benchmark(research.aec_env("sentient", seats=3))


@pytest.mark.parametrize("key", GAMES)
def test_gymnasium_is_content(key: str) -> None:
    most = max(GAMES[key].seats)
    check_env(research.gym_env(key, seats=2), skip_render_check=True)
    check_env(research.gym_env(key, seats=most, scaled=True, seat=None), skip_render_check=True)


def test_a_table_is_rendered_in_words() -> None:
    zoo: Any = research.aec_env("nippon", seats=2, render_mode="ansi")
    zoo.reset(seed=1)
    one = research.gym_env("yokohama", seats=2, render_mode="ansi")
    one.reset(seed=1)
    assert "seat_1" in zoo.render()
    assert "seat_0" in str(one.render())


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_come_with_the_end_and_add_up_to_nothing(seats: int, reward: str) -> None:
    env: Any = research.aec_env("sentient", seats=seats, reward=reward)
    won = played(env, 3)
    assert sum(won) == pytest.approx(0)
    assert won == pytest.approx(rewards(env.unwrapped.playing.position, env.unwrapped.table.reward))
    assert max(won) > 0


def test_a_game_for_one_is_won_or_lost() -> None:
    env = research.aec_env("carnegie", seats=1, variants=["andrew-easy"])
    assert played(env, 1) in ([1.0], [-1.0])
    margin: Any = research.aec_env("carnegie", seats=1, reward="margin")
    (points,) = played(margin, 1)
    position = margin.unwrapped.playing.position
    (andrew,) = position.game.rivals(position.state).values()
    assert points == position.scores()[0] - sum(andrew.values())


def test_a_game_that_stands_still_is_given_up_and_rewarded_as_it_stands() -> None:
    env: Any = research.aec_env("yokohama", seats=2, limit=30, reward="margin")
    env.reset(seed=1)
    for _ in range(30):
        observation, *_ = env.last()
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    _, _, over, cut, _ = env.last()
    assert (over, cut) == (False, True)
    assert not env.unwrapped.playing.position.over
    first, second = env.unwrapped.playing.position.scores()
    assert env.rewards == {"seat_0": first - second, "seat_1": second - first}


def test_an_action_that_is_not_offered_ends_the_game() -> None:
    env = research.gym_env("sentient", seats=2)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_bots_play_the_other_seats_and_the_own_seat_is_drawn() -> None:
    env = research.gym_env("sentient", seats=3, opponents=["random", "greedy"], seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}
    observation, info = env.reset(seed=1, options={"seat": 2})
    assert info["seat"] == 2
    assert observation["observation"][0] == 3
    with pytest.raises(NotPossible, match="3 opponents for 3 seats"):
        research.gym_env("sentient", seats=3, opponents=["random"] * 3)
    with pytest.raises(NotPossible, match="no reward 'fame'"):
        research.gym_env("sentient", reward="fame")


def test_processes_play_side_by_side() -> None:
    envs = research.vector_env("sentient", seats=2, processes=2)
    try:
        observation, _ = envs.reset(seed=[1, 2])
        masks = observation["action_mask"]
        assert masks.shape == (2, 19)
        observation, *_ = envs.step(masks.argmax(axis=1))
        assert observation["observation"].shape[0] == 2
    finally:
        envs.close()


def test_an_environment_may_begin_where_a_record_ends(tmp_path: Path) -> None:
    whole = folder_of("sentient") / "records" / "sentient-2-00202.txt"
    lines = whole.read_text(encoding="utf-8").splitlines()
    begun = [line for line in lines[:-6] if not line.startswith("scores")]
    file = tmp_path / "begun.txt"
    file.write_text("\n".join(begun), encoding="utf-8")
    env: Any = research.aec_env("sentient", seats=2, record=file)
    env.reset(seed=1)
    assert env.unwrapped.playing.position.state.round == 3
    assert played(env, 1) != [0.0, 0.0]


def test_tables_survive_being_sent_elsewhere() -> None:
    table = research.Table("yokohama", seats=3, variants=["both_places"], limit=50)
    sent = pickle.loads(pickle.dumps(table.start(5)))  # noqa: S301  its own
    assert sent.table.variants == ("both_places",)
    assert (sent.observe(1) == table.start(5).observe(1)).all()


def test_an_edition_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    file.write_text('game = "sentient"\nname = "more hands"\n[pieces]\nassistants = 7\n')
    env = research.gym_env("sentient", edition=file)
    assert env.action_space.n == 21  # type: ignore[attr-defined]  # a Discrete
    observation, _ = env.reset(seed=3)
    assert observation["observation"].max() >= 7


def test_what_was_chosen_in_this_turn_is_observed() -> None:
    playing = research.Table("sentient").start(7)
    seat, actions = playing.seat, playing.table.encoding.actions
    assert seat is not None
    chosen = actions.ids.index("procure:1")
    playing.act(chosen)
    assert playing.seat == seat
    counts = playing.observe(seat)[-len(actions) :]
    assert counts[chosen] == counts.sum() == 1
    other = playing.observe(1 - seat)[-len(actions) :]
    assert other.sum() == 0
