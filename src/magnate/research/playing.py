"""A game being played in numbers: what every environment stands on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision
from magnate.engine.game import NotPossible
from magnate.engine.play import play
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.games import game

from .encoding import Encoding, encoding
from .observation import Numbers
from .rewards import Reward, checked, rewards


class Table:
    """What is played: a game, its seats, edition and variants, and how it is rewarded.

    A game in which nothing moves on is given up after `limit` decisions of players; that is no
    rule, and tables for people have no such limit.  With a `record` every game begins where the
    record ends.
    """

    def __init__(
        self,
        key: str,
        *,
        seats: int = 2,
        edition: str | Path | None = None,
        variants: Sequence[str] = (),
        reward: str = "win",
        limit: int | None = None,
        record: str | Path | None = None,
    ) -> None:
        chosen = game(key)
        self._agreed = (key, seats, edition, tuple(variants), reward, limit, record)
        self._begun: Position[Any] | None = None
        if record is not None:
            played = Record.parse(Path(record).read_text(encoding="utf-8"))
            seats, variants = played.seats, played.variants
            self._begun = played.replay(chosen, chosen.edition(edition))
        self.variants = tuple(variants)
        self.encoding: Encoding = encoding(key, seats, chosen.edition(edition))
        chosen.setup(seats, edition=self.encoding.edition, variants=self.variants)
        self.reward: Reward = checked(reward)
        if limit is not None and limit < 1:
            raise NotPossible(f"a limit of {limit} decisions leaves no game")
        self.limit: int = limit or self.encoding.limit

    def __reduce__(self) -> tuple[Any, ...]:
        return _agreed, self._agreed

    def start(self, seed: int | str | None = None, *, forget: bool = False) -> Playing:
        """A new game; without a seed chance is asked like a seat."""
        if self._begun is None:
            position = self._new(forget=forget)
        else:
            position = self._begun.copy(forget=forget)
        if seed is not None:
            dealer = Dealer(seed)
            play(position, {CHANCE: dealer})
            position.dealer = dealer
        return Playing(self, position)

    def start_before(self, options: Sequence[Any]) -> Playing:
        """A game that has come so far by these options, chance's among them."""
        position = self._new()
        for option in options:
            position.choose(option)
        return Playing(self, position)

    def _new(self, *, forget: bool = False) -> Position[Any]:
        one = self.encoding
        return one.game.start(one.seats, edition=one.edition, variants=self.variants, forget=forget)


def _agreed(*agreed: Any) -> Table:
    """A table out of a pickle."""
    key, seats, edition, variants, reward, limit, record = agreed
    return Table(
        key,
        seats=seats,
        edition=edition,
        variants=variants,
        reward=reward,
        limit=limit,
        record=record,
    )


class Playing:
    """A position with the numbers of what is offered, and what its seat chose in this turn."""

    __slots__ = ("_chosen", "_turn", "numbers", "position", "steps", "table")

    def __init__(self, table: Table, position: Position[Any]) -> None:
        self.table = table
        self.position = position
        self.steps = 0  # decisions of players so far
        self.numbers: list[int] = []  # of the options offered to a player, in their order
        self._chosen: list[int] = []  # in this turn
        self._turn: tuple[Any, ...] = ()
        self._look()

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked, if the game goes on."""
        return None if self.given_up else self.position.decision

    @property
    def seat(self) -> int | None:
        """Who is asked; `CHANCE` where no dealer answers for it."""
        decision = self.decision
        return None if decision is None else decision.seat

    @property
    def given_up(self) -> bool:
        """Whether the game has reached its limit before its end."""
        return self.steps >= self.table.limit and not self.position.over

    def act(self, action: int) -> None:
        """Answer for the seat that is asked, by the number of an action that is offered."""
        decision = self.position.decision
        assert decision is not None
        self.answer(decision.options[self.numbers.index(action)], action)

    def answer(self, option: Any, action: int | None = None) -> None:
        """Answer by an option; chance too, where it is asked."""
        decision = self.position.decision
        assert decision is not None
        if decision.seat != CHANCE:
            self.steps += 1
            self._chosen.append(
                self.table.encoding.actions.number(decision.kind, option)
                if action is None
                else action
            )
        self.position.choose(option)
        self._look()

    def observe(self, seat: int) -> Numbers:
        """What a seat observes."""
        decision = self.position.decision
        mine = decision is not None and decision.seat == seat
        return self.table.encoding.observation.write(
            self.position.state, seat, decision, self._chosen if mine else ()
        )

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for every action that a seat may choose now."""
        mask = np.zeros(len(self.table.encoding.actions), np.int8)
        if seat == self.seat:
            mask[self.numbers] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the game, over or given up, is worth to every seat."""
        return rewards(self.position, self.table.reward)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Playing:
        return self.copy()

    def copy(self) -> Playing:
        """An independent game at the same decision, its chance not dealt."""
        after = Playing.__new__(Playing)
        after.table, after.position = self.table, self.position.copy()
        after.steps, after.numbers = self.steps, self.numbers
        after._chosen, after._turn = self._chosen[:], self._turn
        return after

    def _look(self) -> None:
        """See what is offered now, and whether a turn has begun."""
        decision, state = self.position.decision, self.position.state
        if decision is None or decision.seat == CHANCE:
            self.numbers = []
            return
        self.numbers = self.table.encoding.actions.numbers(decision)
        turn = (decision.seat, getattr(state, "round", 0), getattr(state, "turn", 0))
        if turn != self._turn:
            self._turn, self._chosen = turn, []
