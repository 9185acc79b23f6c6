"""Edition texts of strangers are read in a process of its own, which can be ended.

`python -m magnate.server.examiner` is that process: texts come in as lines of JSON, and what is in
them goes out likewise.  It ends when its input does.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from magnate import game
from magnate.engine.dealer import Dealer
from magnate.engine.edition import Edition, EditionError
from magnate.engine.game import Game, NotPossible

from .answerer import Answerer
from .tables import Refused

#: Bytes of an answer at most.
ANSWER = 2**24
#: Texts that may wait to be read.
WAITING = 8
#: Characters of what is said to be wrong with one.
PROBLEM = 1000
#: Bytes of memory that reading may take.
MEMORY = 2**30


class Examiner(Answerer):
    """Reads editions, one after the other, each within so many seconds."""

    def __init__(self, patience: float, length: int) -> None:
        super().__init__("magnate.server.examiner", ANSWER)
        self._patience = patience
        self._length = length
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def edition(
        self, game: Game[Any], source: str, seats: int, variants: list[str]
    ) -> Edition:
        """The edition in a text, with which such a game can be set up."""
        if len(source.encode()) > self._length:
            raise Refused("too-large", f"an edition holds at most {self._length} bytes")
        if self._waiting >= WAITING:
            raise Refused("busy", "too many editions wait to be read; try again soon", retry=5)
        question = {"game": game.key, "source": source, "seats": seats, "variants": variants}
        self._waiting += 1
        try:
            async with self._lock:
                said = await self._ask(json.dumps(question).encode() + b"\n")
        finally:
            self._waiting -= 1
        if "problem" in said:
            where = [key[:PROBLEM] for key in said.get("where", ())]
            raise Refused(
                "edition", said["problem"][:PROBLEM], where=where, says=said["says"][:PROBLEM]
            )
        return Edition(said["name"], said["tables"], source, "edition")

    async def _ask(self, line: bytes) -> dict[str, Any]:
        try:
            async with self.timeout(self._patience):
                await self.tell(line)
                said = await self.hear()
        except TimeoutError:
            await self.stop()
            raise Refused("edition", "edition: takes too long to read") from None
        except (OSError, ValueError):
            await self.stop()
            raise Refused("edition", "edition: cannot be read") from None
        except BaseException:
            await self.stop()
            raise
        if said["seconds"] > self._patience:  # the first question has longer, to start
            raise Refused("edition", "edition: takes too long to read")
        return said


def read(key: str, source: str, seats: int, variants: list[str]) -> dict[str, Any]:
    """The name and tables of an edition, or what is wrong with it."""
    chosen = game(key)
    try:
        edition = chosen.edition_of(source)
        json.dumps(edition.tables, allow_nan=False)
    except EditionError as error:
        inner = error.__cause__ if isinstance(error.__cause__, EditionError) else error
        problem = str(error).removeprefix(
            "edition: "
        )  # the source is called so, and so is the error
        return {"problem": problem, "where": inner.where, "says": inner.problem}
    except Exception as error:  # noqa: BLE001  a stranger's text may do anything
        return _odd(f"something in it is not what the game expects ({error!r})")
    try:
        _ = chosen.start(seats, edition=edition, variants=variants, dealer=Dealer("any"))
    except NotPossible:
        pass  # the table's seats and variants are judged elsewhere
    except Exception as error:  # noqa: BLE001  likewise
        return _odd(f"the game cannot be set up with it ({error!r})")
    return {"name": edition.name, "tables": edition.tables}


def _odd(says: str) -> dict[str, Any]:
    return {"problem": f"edition: {says}", "says": says}


def main() -> None:
    """Read until there is nothing more to read."""
    with suppress(ImportError, ValueError, OSError):  # where memory can be bounded
        import resource  # noqa: PLC0415  not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    questions: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            questions.put(line)
        os._exit(0)  # even in the middle of a text: nobody waits for it any more

    threading.Thread(target=listen, daemon=True).start()
    while True:
        question = json.loads(questions.get())
        begun = time.process_time()
        said = read(question["game"], question["source"], question["seats"], question["variants"])
        said["seconds"] = time.process_time() - begun
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
