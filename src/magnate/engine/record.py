"""A record: a whole game as text that a person can read and edit.

```
magnate record 1
game sentient
edition standard 5f2c81d09e3a
seats 2
names Ann, Mira
scores 41, 38

*  section:transport section:industry marker:1 marker:0
1  procure:2 assistants:1
*  robot:TRA-11
1  slot:0 block:left
```

The head says what is played and, of a finished game, what came of it; after a blank line come the
choices in order, each line led by the seat that makes them, `*` for chance.  `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .decision import CHANCE, Decision

if TYPE_CHECKING:
    from .edition import Edition
    from .game import Game
    from .position import Position, Setup

FIRST_LINE = "magnate record 1"
HEADINGS = ("game", "edition", "seats", "variants", "names", "scores")
WIDTH = 100


class RecordError(ValueError):
    """A record that cannot be read; names the line, the id, and what was legal."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


@dataclass
class Record:
    """What was played, and every choice as `(seat, id)`, chance's included."""

    game: str
    seats: int
    edition: tuple[str, str]  # name and hash
    variants: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()  # of a finished game
    choices: list[tuple[int, str]] = field(default_factory=list)
    _lines: list[int] = field(default_factory=list, compare=False, repr=False)

    @classmethod
    def of(cls, setup: Setup[Any], names: Sequence[str] = ()) -> Record:
        """An empty record for a game that is about to begin."""
        edition = (setup.edition.name, setup.edition.hash)
        return cls(setup.game.key, setup.seats, edition, setup.variants, tuple(names))

    def note(self, decision: Decision[Any], option: Any) -> None:
        """Write down a choice."""
        self.choices.append((decision.seat, decision.id_of(option)))

    def __str__(self) -> str:
        head = [
            FIRST_LINE,
            f"game {self.game}",
            f"edition {' '.join(self.edition)}",
            f"seats {self.seats}",
        ]
        if self.variants:
            head.append(f"variants {', '.join(self.variants)}")
        if self.names:
            head.append(f"names {', '.join(self.names)}")
        if self.scores:
            head.append(f"scores {', '.join(map(str, self.scores))}")
        return "\n".join([*head, "", *self._stretches()]) + "\n"

    def _stretches(self) -> Iterator[str]:
        """One line for the choices a seat makes in a row, folded when long."""
        line, mover = "", None
        for seat, id in self.choices:
            if seat != mover or len(line) + len(id) > WIDTH:
                if line:
                    yield line
                line, mover = ("*" if seat == CHANCE else str(seat)).ljust(2), seat
            line += f" {id}"
        if line:
            yield line

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; `RecordError` names the line that cannot be read."""
        lines = [line.split("#")[0].rstrip() for line in text.splitlines()]
        if not lines or lines[0] != FIRST_LINE:
            raise RecordError(1, f"should be {FIRST_LINE!r}")
        body = lines.index("") if "" in lines else len(lines)
        head = _head(lines[1:body])
        name, _, hash = head["edition"][1].rpartition(" ")
        record = cls(
            head["game"][1],
            _number(*head["seats"]),
            (name, hash),
            variants=tuple(_listed(head["variants"][1])),
            names=tuple(_listed(head["names"][1])),
            scores=tuple(_number(head["scores"][0], one) for one in _listed(head["scores"][1])),
        )
        for number, line in enumerate(lines[body:], body + 1):
            record._read_choices(number, line)
        return record

    def _read_choices(self, at: int, line: str) -> None:
        if not line:
            return
        mover, *ids = line.split()
        if mover != "*" and not mover.isdecimal():
            raise RecordError(at, f"begins with {mover!r}; a seat or * should lead the line")
        for id in ids:
            self.choices.append((CHANCE if mover == "*" else int(mover), id))
            self._lines.append(at)

    def replay(
        self,
        game: Game[Any],
        edition: Edition | None = None,
        *,
        tell: bool = False,
        watch: Callable[[Position[Any]], None] | None = None,
    ) -> Position[Any]:
        """Play the record; `RecordError` names the line, the id and what was legal."""
        edition = edition or game.standard
        if game.key != self.game:
            raise RecordError(2, f"a record of {self.game!r}, not of {game.key!r}")
        if edition.hash != self.edition[1]:
            given = f"{edition.name} {edition.hash}"
            wanted = " ".join(self.edition)
            raise RecordError(3, f"played with edition {wanted}; {given} was given")
        position = game.start(self.seats, edition=edition, variants=self.variants, tell=tell)
        for index, (seat, id) in enumerate(self.choices):
            self._replay_one(position, index, seat, id)
            if watch is not None:
                watch(position)
        if self.scores and [*self.scores] != position.scores():
            came = ", ".join(map(str, position.scores()))
            raise RecordError(1, f"says scores {', '.join(map(str, self.scores))}; it is {came}")
        return position

    def _replay_one(self, position: Position[Any], index: int, seat: int, id: str) -> None:
        line = self._lines[index] if index < len(self._lines) else index + 1
        decision = position.decision
        if decision is None:
            raise RecordError(line, f"{id!r} comes after the end of the game")
        legal = ", ".join(decision.ids())
        if seat != decision.seat:
            turn = "chance" if decision.seat == CHANCE else f"seat {decision.seat}"
            raise RecordError(line, f"{id!r} is not this seat's to choose; {turn} chooses: {legal}")
        if id not in decision.ids():
            raise RecordError(line, f"{id!r} is not legal; legal were: {legal}")
        position.choose_id(id)


def _head(lines: list[str]) -> dict[str, tuple[int, str]]:
    """The headings with their lines; those that may be missing are empty."""
    head = {key: (len(lines) + 1, "") for key in HEADINGS}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key not in HEADINGS:
            raise RecordError(number, f"{key!r} is not a heading; known: {', '.join(HEADINGS)}")
        head[key] = number, value.strip()
    for key in ("game", "edition", "seats"):
        if not head[key][1]:
            raise RecordError(head[key][0], f"the head does not say {key!r}")
    return head


def _number(line: int, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordError(line, f"should be a number, is {text!r}") from None


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
