"""Environments for research: actions and observations as numbers, in the shapes that tools know.

`pip install 'magnate[research]'`; `docs/research.md` tells more.

>>> from magnate import research
>>> env = research.gym_env("sentient", seats=2, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> int(observation["action_mask"].sum())
5
"""

from __future__ import annotations

import typing as _typing
from collections.abc import Sequence as _Sequence

from .catalogue import Catalogue
from .encoding import Encoding, encoding
from .observation import Field, Observation
from .playing import Playing, Table
from .rewards import REWARDS

if _typing.TYPE_CHECKING:
    import gymnasium as _gymnasium
    import pettingzoo as _pettingzoo

    from .gym import Seat as _Seat

__all__ = [
    "REWARDS",
    "Catalogue",
    "Encoding",
    "Field",
    "Observation",
    "Playing",
    "Table",
    "aec_env",
    "encoding",
    "gym_env",
    "openspiel_game",
    "vector_env",
]


def aec_env(
    game: str,
    *,
    seats: int = 2,
    scaled: bool = False,
    render_mode: str | None = None,
    **table: _typing.Any,
) -> _pettingzoo.AECEnv[str, dict[str, _typing.Any], int | None]:
    """A PettingZoo environment: every seat is an agent.

    `edition` (a file), `variants`, `reward` ("win", "place" or "margin") and `limit` are a
    `Table`'s; `scaled` observations are made for networks.
    """
    from .aec import Seats, wrapped

    return wrapped(Seats(Table(game, seats=seats, **table), scaled=scaled, render_mode=render_mode))


def gym_env(
    game: str,
    *,
    seats: int = 2,
    opponents: str | _Sequence[str] = "random",
    seat: int | None = 0,
    scaled: bool = False,
    render_mode: str | None = None,
    **table: _typing.Any,
) -> _Seat:
    """A Gymnasium environment: one seat is yours, bots play the others."""
    from .gym import Seat

    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    played = Table(game, seats=seats, **table)
    return Seat(played, opponents=names, seat=seat, scaled=scaled, render_mode=render_mode)


def vector_env(
    game: str, *, processes: int = 2, **options: _typing.Any
) -> _gymnasium.vector.AsyncVectorEnv:
    """Many `gym_env` at once, each in a process of its own."""
    from functools import partial

    from gymnasium.vector import AsyncVectorEnv

    return AsyncVectorEnv([partial(gym_env, game, **options)] * processes, context="spawn")


def openspiel_game(game: str, **parameters: _typing.Any) -> _typing.Any:
    """An OpenSpiel game, as `pyspiel.load_game` gives it once this module is imported."""
    from .openspiel import load

    return load(game, **parameters)
