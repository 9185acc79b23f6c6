"""PettingZoo: every seat is an agent, one at a time (AEC)."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from magnate.text import say

from .playing import Playing, Table

Observed = dict[str, Any]


def observation_space(table: Table, *, scaled: bool) -> spaces.Dict:
    """The space of what is observed, with the mask of actions."""
    observation, actions = table.encoding.observation, len(table.encoding.actions)
    seen = (
        spaces.Box(0, 1, (observation.scaled_length,), np.float32)
        if scaled
        else spaces.Box(observation.low, observation.high, dtype=np.int32)
    )
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def observed(playing: Playing, seat: int, *, scaled: bool) -> Observed:
    """What a seat observes, with the mask of its actions."""
    seen: Any = playing.observe(seat)
    if scaled:
        seen = playing.table.encoding.observation.scaled(seen)
    return {"observation": seen, "action_mask": playing.mask(seat)}


def described(playing: Playing, seat: int | None) -> str:
    """The table in words."""
    position = playing.position
    names = [f"seat_{seat}" for seat in range(playing.table.encoding.seats)]
    lines = position.game.describe(position.state, seat)
    return "\n".join(say(position.game.key, "en", line, names) for line in lines)


class Seats(AECEnv[str, Observed, int | None], EzPickle):  # type: ignore[misc]  # no types
    """A game whose seats are agents: `seat_0`, `seat_1` and so on; chance is dealt by the seed.

    All rewards come with the end.  A game that reaches the limit is truncated and rewarded as it
    stands.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "magnate_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self, table: Table, *, scaled: bool = False, render_mode: str | None = None
    ) -> None:
        EzPickle.__init__(self, table, scaled=scaled, render_mode=render_mode)
        super().__init__()
        self.table = table
        self.scaled = scaled
        self.render_mode = render_mode
        seats = range(table.encoding.seats)
        self.possible_agents = [f"seat_{seat}" for seat in seats]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(table, scaled=scaled)
        actions = len(table.encoding.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do: a number of the catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed deals the same."""
        del options
        self.playing = self.table.start(secrets.randbits(63) if seed is None else seed, forget=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        """What an agent observes now, whoever is asked."""
        return observed(self.playing, self._seats[agent], scaled=self.scaled)

    def step(self, action: int | None) -> None:
        """The agent that is asked chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.playing.act(int(action))
        if self.playing.decision is None:
            given_up = self.playing.given_up
            self.rewards = dict(zip(self.agents, self.playing.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not given_up)
            self.truncations = dict.fromkeys(self.agents, given_up)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words."""
        return described(self.playing, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""

    def _select(self) -> None:
        seat = self.playing.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]


def wrapped(seats: Seats) -> AECEnv[str, Observed, int | None]:
    """With PettingZoo's own watchmen: an illegal action ends the game, and order is kept."""
    lowest = -1.0
    env = wrappers.TerminateIllegalWrapper(seats, illegal_reward=lowest)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
