"""OpenSpiel: the games as Python games of `pyspiel`, chance and hidden information included.

Importing this module registers `magnate_sentient`, `magnate_nippon` and so on.  A player's action
is its number in the catalogue; an outcome of chance is its place among the options offered.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from magnate.engine.decision import CHANCE
from magnate.games import game
from magnate.simulate import LIMIT

from .encoding import TOLD
from .playing import Playing, Table
from .rewards import WIDEST

PARAMETERS: Final = {
    "seats": 2,
    "edition": "",  # a file
    "variants": "",  # separated by +
    "reward": "win",
    "limit": 0,  # 0 for the game's own
    "record": "",  # a file; the game begins where it ends
}
#: A choice in words, and the seat that alone knows it.
Noted = tuple[str, int | None]


def load(key: str, **parameters: Any) -> Any:
    """The game of that name; `variants` may be a sequence, files may be paths."""
    if not isinstance(variants := parameters.get("variants", ""), str):
        parameters["variants"] = "+".join(variants)
    for name in ("edition", "record"):
        if name in parameters:
            parameters[name] = str(parameters[name])
    return pyspiel.load_game(f"magnate_{key}", parameters)


def _game_type(key: str) -> Any:
    chosen = game(key)
    return pyspiel.GameType(
        short_name=f"magnate_{key}",
        long_name=f"Magnate's {key.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if TOLD[key].known_by
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if 1 in chosen.seats  # alone against an automa, whose loss nobody counts
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(chosen.seats),
        min_num_players=min(chosen.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the registry as OpenSpiel knows games; every `key` has a class of its own."""

    key: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        agreed = {**PARAMETERS, **(params or {})}
        self.table = Table(
            self.key,
            seats=agreed["seats"],
            edition=agreed["edition"] or None,
            variants=[one for one in agreed["variants"].split("+") if one],
            reward=agreed["reward"],
            limit=agreed["limit"] or None,
            record=agreed["record"] or None,
        )
        numbers = self.table.encoding
        widest = WIDEST if self.table.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers.actions),
            max_chance_outcomes=numbers.chance,
            num_players=numbers.seats,
            min_utility=-widest,
            max_utility=widest,
            utility_sum=None if 1 in numbers.game.seats else 0.0,
            max_game_length=self.table.limit,
        )
        super().__init__(GAME_TYPES[self.key], info, params or {})

    def new_initial_state(self) -> Position:
        """Before the first choice, which is chance's."""
        return Position(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound as wide as that of all choices."""
        return LIMIT

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Whoever turns a state into strings and tensors for a player."""
        if params:
            raise ValueError(f"an observer has no parameters, and {params!r} were given")
        return Observer(self.table, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


class Position(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of the game; all that it remembers is copied with it."""

    def __init__(self, spiel: Spiel) -> None:
        super().__init__(spiel)
        self._playing: Playing | None = None  # made when it is first asked for
        self._noted: tuple[Noted, ...] = ()

    @property
    def playing(self) -> Playing:
        """The game in numbers."""
        if self._playing is None:
            self._playing = self.get_game().table.start()
        return self._playing

    def current_player(self) -> int:
        """Whose choice it is."""
        seat = self.playing.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game is over or given up."""
        return self.playing.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The places of the options of chance, with their probabilities."""
        decision = self.playing.decision
        assert decision is not None
        weights = decision.weights or [1] * len(decision.options)
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def returns(self) -> list[float]:
        """The rewards, once there are any."""
        if not self.is_terminal():
            return [0.0] * self.playing.table.encoding.seats
        return self.playing.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Position:
        """A position that is the same to a player, with what it cannot know dealt anew.

        The whole game up to here is played again with those other secrets.
        """
        told = TOLD[self.playing.table.encoding.game.key]
        if told.redealt is None:
            clone: Position = self.clone()
            return clone
        position = self.playing.position
        rng = Random(sampler())
        start = position.game.resample(position.start, player, position.path, rng)
        options = told.redealt(position.choices(), start, player)
        return self._again(options)

    def _again(self, options: list[Any]) -> Position:
        """A game of these choices, as far as this one has come."""
        after: Position = self.get_game().new_initial_state()
        after._playing = self.playing.table.start_before(options[: -len(self.history())])
        for option in options[-len(self.history()) :]:
            after.apply_action(after._action_of(option))
        return after

    def _action_of(self, option: Any) -> int:
        decision, numbers = self.playing.decision, self.playing.numbers
        assert decision is not None
        place = list(decision.options).index(option)
        return place if decision.seat == CHANCE else numbers[place]

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.playing.numbers)

    def _apply_action(self, action: int) -> None:
        playing, decision = self.playing, self.playing.decision
        assert decision is not None
        chance = decision.seat == CHANCE
        place = action if chance else playing.numbers.index(action)
        option = decision.options[place]
        known_by = TOLD[playing.table.encoding.game.key].known_by
        knows = known_by(playing.position.state, decision) if known_by else None
        self._noted = (*self._noted, (decision.id_of(option), knows))
        playing.answer(option, None if chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.playing.decision
        if player == pyspiel.PlayerId.CHANCE and decision is not None:
            return decision.id_of(decision.options[action])
        return self.playing.table.encoding.actions.ids[action]

    def recalled(self, player: int) -> str:
        """Every choice so far that a player knows of; a secret of others is a question mark."""
        known = [text if knows in (None, player) else "?" for text, knows in self._noted]
        return f"{player}: {' '.join(known)}"

    def __str__(self) -> str:
        return " ".join(text for text, _ in self._noted) or "start"


class Observer:
    """Turns a position into what a player observes, as OpenSpiel's observers do.

    One that recalls gives strings of everything the player has seen in order; the tensor is the
    scaled observation of now and the mask of what is offered.
    """

    def __init__(self, table: Table, *, recalls: bool) -> None:
        numbers = table.encoding
        length = numbers.observation.scaled_length
        self._recalls = recalls
        self.tensor = np.zeros(length + len(numbers.actions), np.float32)
        self.dict = {"observation": self.tensor[:length], "offered": self.tensor[length:]}

    def set_from(self, state: Position, player: int) -> None:
        """Write the tensor."""
        playing = state.playing
        scaled = playing.table.encoding.observation.scaled(playing.observe(player))
        self.dict["observation"][:] = scaled
        self.dict["offered"][:] = playing.mask(player)

    def string_from(self, state: Position, player: int) -> str:
        """What the player has seen so far, or sees now."""
        if self._recalls:
            return state.recalled(player)
        position, decision = state.playing.position, state.playing.decision
        asked = [decision.seat, decision.kind] if decision and decision.seat != CHANCE else []
        if decision and decision.seat == player:
            asked += [decision.ids(), dict(decision.about)]
        return json.dumps([position.view(player), asked], sort_keys=True)


GAME_TYPES: Final = {key: _game_type(key) for key in TOLD}
for _key, _type in GAME_TYPES.items():
    pyspiel.register_game(_type, type(_key.title(), (Spiel,), {"key": _key}))
