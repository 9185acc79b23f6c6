"""A finished game walked through again: its turns, what was chosen, what chance answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from magnate.bots.greedy import Choice, Line
from magnate.engine.decision import CHANCE
from magnate.engine.position import Position


@dataclass(frozen=True)
class Stretch:
    """What a seat chose in one go: up to a reveal, another seat, or the end of its turn."""

    first: int  # the number of its first move
    before: Position[Any]
    ids: list[str] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)  # where there was one

    @property
    def line(self) -> Line:
        """As a line to be compared with others."""
        return Line(0.0, self.before, tuple(self.choices))


@dataclass
class Turn:
    """A turn of a seat: its choices, and chance's between and after them."""

    n: int
    own: int
    seat: int
    round: int | None
    first: int
    stretches: list[Stretch]
    last: int = 0
    after: Position[Any] | None = None


@dataclass(frozen=True)
class Draw:
    """What chance answered in one go, where it could have answered otherwise."""

    move: int  # the number of its first move
    turn: int
    before: Position[Any]
    kind: str
    ids: list[str]


class Walk:
    """All turns and draws of a game, from the first choice of a seat to the end.

    What chance does before that is the set-up, and belongs to where everybody begins.
    """

    def __init__(self, start: Position[Any], ids: Sequence[str]) -> None:
        self.turns: list[Turn] = []
        self.draws: list[Draw] = []
        position = start.copy()
        self.start = position
        last: tuple[Any, ...] | None = None
        for number, id in enumerate(ids):
            decision = position.decision
            if decision is None:
                raise ValueError(f"{id!r} comes after the end of the game")
            if decision.seat == CHANCE:
                self._drawn(position, number, id)
            else:
                now = (decision.seat, *moment(position))
                if now != last:
                    self._begin(position, number, decision.seat)
                self._chosen(position, number, id)
                last = now
            position.choose_id(id)
        if not position.over:
            raise ValueError("the game is not over")
        self._end(position, len(ids))
        self.end = position

    def _begin(self, position: Position[Any], number: int, seat: int) -> None:
        if self.turns:
            self._end(position, number)
        else:
            self.start = position.copy()
        own = 1 + sum(turn.seat == seat for turn in self.turns)
        round = getattr(position.state, "round", None)
        self.turns.append(Turn(len(self.turns) + 1, own, seat, round, number, []))

    def _end(self, position: Position[Any], number: int) -> None:
        if not self.turns:
            raise ValueError("nobody has chosen anything")
        self.turns[-1].last, self.turns[-1].after = number, position.copy()

    def _chosen(self, position: Position[Any], number: int, id: str) -> None:
        decision, stretches = position.decision, self.turns[-1].stretches
        assert decision is not None
        if not stretches or stretches[-1].first + len(stretches[-1].ids) != number:
            stretches.append(Stretch(number, position.copy()))
        stretches[-1].ids.append(id)
        if len(decision.options) > 1:
            stretches[-1].choices.append(Choice(decision, decision.ids().index(id)))

    def _drawn(self, position: Position[Any], number: int, id: str) -> None:
        decision = position.decision
        assert decision is not None
        if not self.turns:
            return
        last = self.draws[-1] if self.draws else None
        if last is not None and last.move + len(last.ids) == number:
            last.ids.append(id)
        elif len(decision.options) > 1:
            turn = self.turns[-1].n
            self.draws.append(Draw(number, turn, position.copy(), decision.kind, [id]))


def moment(position: Position[Any]) -> tuple[Any, ...]:
    """What tells one turn of a seat from its next."""
    state = position.state
    return getattr(state, "round", None), getattr(state, "turn", None)
