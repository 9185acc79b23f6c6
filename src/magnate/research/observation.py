"""An observation: all that a seat may know in one row of numbers, and the table that tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from magnate.engine.decision import Decision

Numbers = NDArray[np.int32]
#: By seat: 0 for nobody, 1 for the observer, 2 for the next seat and so on, then the neutral
#: pieces and the automa; indices as the games' states use them, -1 for nobody among them.
Who = tuple[int, ...]
Read = Callable[..., Sequence[int]]

#: What a number is: so much of something; one of several things, 0 for none of them; or the place
#: of a thing in a row, 0 if it is not there.
What = Literal["amount", "one of", "place"]
#: How often an action may be counted in one turn.
MOST_CHOSEN: Final = 99
NAMES: Final = ("me", "next", "third", "fourth")


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation: what they are called, mean, may be, and how to read them.

    `read` gets the state, for a player's field the player, and who is who.
    """

    name: str
    meaning: str
    high: int
    read: Read
    length: int = 1
    low: int = 0
    what: What = "amount"


@dataclass(frozen=True)
class Fields:
    """What is observed of a game: the table, every player, what only the observer sees.

    `about` holds what questions tell beyond their kind: names, or the highest number.
    """

    table: Sequence[Field]
    player: Sequence[Field]
    private: Sequence[Field]
    about: Mapping[str, Sequence[str] | int]


def numbered(names: Iterable[str]) -> dict[str, int]:
    """Things by name with their numbers from 1, for 0 is none of them; nothing is ''."""
    return {"": 0, **{name: number for number, name in enumerate(names, 1)}}


def row(values: Iterable[int], length: int) -> list[int]:
    """Values as a row of fixed length, zeros behind them.

    >>> row([3, 1], 4)
    [3, 1, 0, 0]
    """
    found = list(values)
    return found + [0] * (length - len(found))


def places(things: Iterable[int], length: int) -> list[int]:
    """For every thing, by number from 1, its place in a list, or 0 if it is not in it.

    >>> places([3, 1], 4)
    [2, 0, 1, 0]
    """
    found = [0] * length
    for place, thing in enumerate(things, 1):
        found[thing - 1] = place
    return found


class Observation:
    """The table of an observation, and the writing of one.

    The rows are: the table; the players, the observer first and the others in the order of seats;
    what only the observer sees; the question; and how often each action was chosen by the seat
    that is asked, and is told this alone, since its turn began.
    """

    def __init__(self, fields: Fields, seats: int, kinds: Sequence[str], actions: int) -> None:
        players = [
            Field(**{**vars(field), "name": f"{name}.{field.name}"})
            for name in NAMES[:seats]
            for field in fields.player
        ]
        self._kinds = {kind: number for number, kind in enumerate(kinds, 1)}
        self._about: dict[str, tuple[int, Mapping[Any, int] | None]] = {}
        table = [_own_seat(seats), *fields.table]
        self.fields: tuple[Field, ...] = (
            *table,
            *players,
            *fields.private,
            *self._question(fields.about, seats, kinds),
            Field("chosen", "how often each action was chosen in this turn, by its number",
                  MOST_CHOSEN, tuple, actions),
        )  # fmt: skip
        self._table = [field.read for field in table]
        self._player = [field.read for field in fields.player]
        self._private = [field.read for field in fields.private]
        self._who = [_who_is_who(seat, seats) for seat in range(seats)]
        self._actions = actions
        lengths = [field.length for field in self.fields]
        self.length: int = sum(lengths)
        self.low: Numbers = np.repeat([field.low for field in self.fields], lengths).astype("int32")
        self.high: Numbers = np.repeat([field.high for field in self.fields], lengths).astype(
            "int32"
        )
        self._scaling = _Scaling(self.fields, self.low, self.high)

    @property
    def scaled_length(self) -> int:
        """How many numbers `scaled` gives."""
        return self._scaling.length

    def write(
        self, t: Any, seat: int, decision: Decision[Any] | None, chosen: Sequence[int] = ()
    ) -> Numbers:
        """What a seat observes of a state, of the decision asked in it, and of its own turn."""
        who, players = self._who[seat], t.players
        values: list[int] = []
        for read in self._table:
            values += read(t, who)
        for place in range(len(players)):
            player = players[seat - len(players) + place]
            for read in self._player:
                values += read(t, player, who)
        for read in self._private:
            values += read(t, players[seat], who)
        values += self._asked(decision, seat, who)
        out = np.zeros(self.length, np.int32)
        out[: -self._actions] = values
        for action in chosen:
            out[action - self._actions] += 1
        np.clip(out, self.low, self.high, out=out)
        return out

    def scaled(self, numbers: Numbers) -> NDArray[np.float32]:
        """The same for a network: amounts from 0 to 1, one of several as a 1 among zeros.

        A thing's place in a row becomes whether it is there.
        """
        return self._scaling(numbers)

    def _question(
        self, about: Mapping[str, Sequence[str] | int], seats: int, kinds: Sequence[str]
    ) -> list[Field]:
        found = [
            Field("asked", "who is asked: 1 for me, 0 for chance or nobody", seats, tuple, 1, 0,
                  "one of"),
            Field("kind", f"what is asked: {', '.join(kinds)}", len(kinds), tuple, 1, 0, "one of"),
        ]  # fmt: skip
        for name, values in about.items():
            place = len(found)
            if isinstance(values, int):
                self._about[name] = place, None
                meaning = f"`{name}` of the question plus 1, 0 without one"
                found.append(Field(f"about.{name}", meaning, values + 1, tuple))
            else:
                self._about[name] = place, numbered(values)
                meaning = f"`{name}` of the question: {_listed(values)}"
                found.append(Field(f"about.{name}", meaning, len(values), tuple, what="one of"))
        self._none = [0] * len(found)
        return found

    def _asked(self, decision: Decision[Any] | None, seat: int, who: Who) -> list[int]:
        values = self._none[:]
        if decision is None or decision.seat < 0:
            return values
        values[0], values[1] = who[decision.seat], self._kinds[decision.kind]
        if decision.seat == seat:
            for name, value in decision.about.items():
                place, names = self._about[name]
                values[place] = value + 1 if names is None else names[value]
        return values


def _own_seat(seats: int) -> Field:
    meaning = "my seat, from 1"

    def read(_t: Any, who: Who) -> Sequence[int]:
        return (who.index(1) + 1,)

    return Field("seat", meaning, seats, read, what="one of")


def _who_is_who(seat: int, seats: int) -> Who:
    """Seats as the observer counts them; 4 and -2 are neutral, 5 the automa, -1 nobody."""
    who = [0] * 8
    for other in range(seats):
        who[other] = 1 + (other - seat) % seats
    who[4] = who[-2] = seats + 1
    who[5] = seats + 2
    return tuple(who)


def _listed(names: Sequence[str]) -> str:
    """Names in a line, the first and the last of many."""
    return ", ".join(names) if len(names) < 10 else f"{names[0]} … {names[-1]}"


class _Scaling:
    """Turns whole numbers into what a network likes."""

    def __init__(self, fields: Sequence[Field], low: Numbers, high: Numbers) -> None:
        at = place = 0
        sizes: list[int] = []
        amounts: list[tuple[int, int]] = []
        ones: list[tuple[int, int]] = []
        there: list[tuple[int, int]] = []
        for field in fields:
            wide = field.high + 1 if field.what == "one of" else 1
            kept = {"amount": amounts, "one of": ones, "place": there}[field.what]
            for n in range(field.length):
                kept.append((at + n, place + n * wide))
            at += field.length
            place += field.length * wide
            sizes.append(field.length * wide)
        self.length: int = place
        self._amounts, self._to = _columns(amounts)
        self._ones, self._first = _columns(ones)
        self._places, self._there = _columns(there)
        self._low = low[self._amounts].astype(np.float32)
        self._span = np.maximum(high[self._amounts] - low[self._amounts], 1).astype(np.float32)

    def __call__(self, numbers: Numbers) -> NDArray[np.float32]:
        out = np.zeros(self.length, np.float32)
        out[self._to] = (numbers[self._amounts] - self._low) / self._span
        out[self._first + numbers[self._ones]] = 1
        out[self._there] = numbers[self._places] > 0
        return out


def _columns(pairs: list[tuple[int, int]]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    table = np.array(pairs, np.intp).reshape(-1, 2)
    return table[:, 0], table[:, 1]
