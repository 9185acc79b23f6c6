"""Gymnasium: one seat is the agent's, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.utils import EzPickle

from magnate.bots import Bot, bot
from magnate.engine.game import NotPossible
from magnate.simulate import CLOCK

from .aec import Observed, described, observation_space, observed
from .playing import Playing, Table


class Seat(gymnasium.Env[Observed, int], EzPickle):
    """A game seen from one seat; `seat=None` draws another for every game.

    The reward comes with the end.  A game that reaches the limit is truncated and rewarded as it
    stands.  An action that is not offered ends the game with the reward -1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        table: Table,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, table, opponents=opponents, seat=seat, scaled=scaled, render_mode=render_mode
        )
        seats = table.encoding.seats
        names = tuple(opponents) * (seats - 1) if len(opponents) == 1 else tuple(opponents)
        if len(names) != seats - 1:
            raise NotPossible(f"{len(names)} opponents for {seats} seats; name one, or one a seat")
        if seat is not None and seat not in range(seats):
            raise NotPossible(f"no seat {seat}; possible: 0 to {seats - 1}, or None")
        self.table = table
        self.opponents = names
        self.scaled = scaled
        self.render_mode = render_mode
        self.observation_space = observation_space(table, scaled=scaled)
        actions: spaces.Space[Any] = spaces.Discrete(len(table.encoding.actions))
        self.action_space = actions
        self.seat: int = seat or 0
        self._draws_seat = seat is None
        made = [bot(name, 0) for name in names]
        self._forget = not any(getattr(one, "looks_ahead", True) for one in made)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new game; `options={"seat": 1}` takes another seat for it."""
        super().reset(seed=seed)
        if self._draws_seat:
            self.seat = int(self.np_random.integers(self.table.encoding.seats))
        self.seat = (options or {}).get("seat", self.seat)
        dealt = int(self.np_random.integers(1 << 62))
        others = [one for one in range(self.table.encoding.seats) if one != self.seat]
        self._bots: dict[int, Bot] = {
            seat: bot(name, f"{dealt}:{seat}")
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self.playing: Playing = self.table.start(dealt, forget=self._forget)
        self._wait()
        return observed(self.playing, self.seat, scaled=self.scaled), self._info()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Choose, and let the others play until the own seat is asked again."""
        playing = self.playing
        if int(action) not in playing.numbers or playing.seat != self.seat:
            seen = observed(playing, self.seat, scaled=self.scaled)
            return seen, -1.0, True, False, {**self._info(), "illegal": True}
        playing.act(int(action))
        self._wait()
        over, given_up = playing.position.over, playing.given_up
        reward = playing.rewards()[self.seat] if over or given_up else 0.0
        seen = observed(playing, self.seat, scaled=self.scaled)
        return seen, reward, over, given_up, self._info()

    def render(self) -> Any:
        """The table in words, as the seat sees it."""
        return described(self.playing, self.seat) if self.render_mode == "ansi" else None

    def _wait(self) -> None:
        """Let the bots play."""
        playing = self.playing
        while (seat := playing.seat) is not None and seat != self.seat:
            playing.answer(self._bots[seat].choose(playing.position, seat, CLOCK))

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.playing.position.scores()}
