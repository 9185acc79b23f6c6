"""A stretch of a game as it was told: every fact, with the table as it lay then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from .position import Position
from .state import Fact


class Told(NamedTuple):
    """A fact, and the state when it was told."""

    fact: Fact
    state: Any


class Listener(list[Fact]):
    """The facts of a state, which also keeps what lay on the table at each."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self._state = state
        self.told: list[Told] = []

    def append(self, fact: Fact) -> None:
        """Hear a fact."""
        super().append(fact)
        self.told.append(Told(fact, self._state.copy()))


def story(position: Position[Any], ids: Iterable[str]) -> list[Told]:
    """Make these choices in a position, and keep what is told.

    >>> import magnate
    >>> position = magnate.new_game("sentient", seats=2, seed=7)
    >>> [told.fact.kind for told in story(position, ["procure:1", "assistants:0"])]
    ['procure', 'reveal']
    """
    listener = position.state.facts = Listener(position.state)
    for id in ids:
        position.choose_id(id)
    return listener.told
