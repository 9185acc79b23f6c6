"""A process that thinks for bots: `python -m magnate.server.thinker`.

Questions come in as lines of JSON and answers go out likewise.  It ends when its input does, even
in the middle of a thought, and so never outlives the server that asks.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import traceback
from dataclasses import asdict, dataclass
from functools import lru_cache
from queue import SimpleQueue

from magnate import game
from magnate.bots import bot
from magnate.engine.edition import Edition
from magnate.engine.play import play
from magnate.engine.position import Position

from .snapshots import thaw


@dataclass(frozen=True)
class Question:
    """All that is needed to move for a bot; nothing of the cards to come."""

    game: str
    edition: str | None
    state: str  # when the running procedure began
    path: tuple[str, ...]  # the choices since
    seat: int
    level: str
    seed: str
    clock: float

    def line(self) -> bytes:
        """As it is sent."""
        return json.dumps(asdict(self)).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Question:
        """As it was sent."""
        return cls(**json.loads(line))


def answer(question: Question) -> list[str]:
    """The bot's choices until something is revealed or another seat moves."""
    rules = game(question.game)
    box = _edition(question.game, question.edition).box(rules.load)
    position = Position(rules, thaw(question.state, box, rules))
    for id in question.path:
        position.choose_id(id)
    player = bot(question.level, question.seed)
    ids: list[str] = []
    play(
        position,
        {question.seat: lambda position: player.choose(position, question.seat, question.clock)},
        lambda decision, option: ids.append(decision.id_of(option)),
    )
    return ids


@lru_cache(maxsize=16)
def _edition(key: str, source: str | None) -> Edition:
    chosen = game(key)
    return chosen.standard if source is None else chosen.edition_of(source)


def main() -> None:
    """Answer until there are no more questions."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            questions.put(line)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        line = questions.get()
        try:
            said = {"choices": answer(Question.read(line))}
        except Exception:  # noqa: BLE001  the server is told, and logs it
            said = {"problem": traceback.format_exc().splitlines()}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
