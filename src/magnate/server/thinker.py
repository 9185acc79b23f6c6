"""A process that thinks for bots: `python -m magnate.server.thinker`.

Questions come in as lines of JSON, and so does the word to stop; how far a thought is and what it
came to go out likewise.  A bot stays with its seat here for the whole game.  The process ends when
its input does, even in the middle of a thought, and so never outlives the server that asks.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from queue import SimpleQueue
from typing import Any, Literal, Protocol

from magnate import game
from magnate.bots import Bot, bot
from magnate.engine.edition import Edition
from magnate.engine.play import play
from magnate.engine.position import Position

from .snapshots import thaw

#: Bots that are kept; whoever has not been asked for longest is made anew when asked again.
MOST = 500
#: Seconds between two words about how far a thought is.
OFTEN = 0.2


@dataclass(frozen=True)
class Question:
    """All that is needed to move for a bot; nothing of the cards to come."""

    number: int
    table: str
    game: str
    edition: str | None
    state: str  # when the running procedure began
    path: tuple[str, ...]  # the choices since
    seat: int
    level: str
    seed: str
    clock: float  # seconds left of the turn
    task: Literal["move", "hint", "part", "try", "open"] = "move"
    part: int = 0  # of a review
    at: int = 0  # the move from which somebody tries
    ids: tuple[str, ...] = ()  # these choices
    share: float = 1.0  # of the work that is usual

    def line(self) -> bytes:
        """As it is sent."""
        return json.dumps(asdict(self)).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Question:
        """As it was sent."""
        said = json.loads(line)
        return cls(**{**said, "path": tuple(said["path"]), "ids": tuple(said["ids"])})

    def position(self) -> Position[Any]:
        """Where to think from."""
        rules = game(self.game)
        box = edition_of(self.game, self.edition).box(rules.load)
        return Position(rules, thaw(self.state, box, rules))


class Report(Protocol):
    """Tells how far a thought is, and what is known by then; raises when it is not wanted."""

    def __call__(self, done: float, known: Any = None, /) -> None:
        """From 0 to 1."""


class Stopped(Exception):
    """A thought that is no longer wanted."""


class Minds:
    """The bots that sit at their seats, by table and seat."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question, report: Callable[[float], None]) -> list[str]:
        """The bot's choices until something is revealed or another seat moves."""
        position = question.position()
        for id in question.path:
            position.choose_id(id)
        at = (question.table, question.seat, question.level)
        player = self._bots.pop(at, None) or bot(question.level, question.seed)
        if hasattr(player, "report"):
            player.report = report
        ids: list[str] = []
        until = time.monotonic() + question.clock

        def choose(position: Position[Any]) -> Any:
            return player.choose(position, question.seat, max(0.0, until - time.monotonic()))

        play(
            position,
            {question.seat: choose},
            lambda decision, option: ids.append(decision.id_of(option)),
        )
        self._bots[at] = player  # one that failed is not kept
        if len(self._bots) > MOST:
            self._bots.popitem(last=False)
        return ids


@lru_cache(maxsize=16)
def edition_of(key: str, source: str | None) -> Edition:
    """An edition by its text, read once."""
    chosen = game(key)
    return chosen.standard if source is None else chosen.edition_of(source)


class Desk:
    """Where questions come in, and answers go out."""

    def __init__(self) -> None:
        self._answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)  # what a bot prints is no answer
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._stopped = -1
        self._said = 0.0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin.buffer:
            if line.startswith(b"stop "):
                self._stopped = int(line[5:])
            else:
                self._questions.put(line)
        os._exit(0)

    def serve(self) -> None:
        """Answer until there are no more questions."""
        minds = Minds()
        while True:
            question = Question.read(self._questions.get())
            try:
                said = self._answer(minds, question)
            except Stopped:
                said = {"stopped": True}
            except Exception:  # noqa: BLE001  the server is told, and says so
                said = {"problem": traceback.format_exc().splitlines()}
            self._say(question, said)

    def _answer(self, minds: Minds, question: Question) -> dict[str, Any]:
        report = self._report(question)
        if question.task == "move":
            return {"choices": minds.answer(question, report)}
        from .analyst import analysed  # noqa: PLC0415  it is about questions, too

        return {"found": analysed(question, report)}

    def _report(self, question: Question) -> Report:
        self._said = time.monotonic()

        def report(done: float, known: Any = None) -> None:
            if self._stopped == question.number:
                raise Stopped
            now = time.monotonic()
            if known is not None or now - self._said > OFTEN:
                self._said = now
                more = {} if known is None else {"known": known}
                self._say(question, {"done": round(done, 2), **more})

        return report

    def _say(self, question: Question, said: dict[str, Any]) -> None:
        self._answers.write(json.dumps({"number": question.number, **said}) + "\n")
        self._answers.flush()


if __name__ == "__main__":
    Desk().serve()
