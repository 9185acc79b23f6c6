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
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from magnate import game
from magnate.engine.dealer import Dealer
from magnate.engine.edition import Edition, EditionError
from magnate.engine.game import Game, NotPossible

from .tables import Refused

#: Seconds that a new process may take on top, to start.
START = 20.0
#: Texts that may wait to be read.
WAITING = 8
#: Characters of what is said to be wrong with one.
PROBLEM = 1000
#: Bytes of memory that reading may take.
MEMORY = 2**30


class Examiner:
    """Reads editions, one after the other, each within so many seconds."""

    def __init__(self, patience: float, length: int) -> None:
        self._patience = patience
        self._length = length
        self._process: Process | None = None
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
            raise Refused("edition", said["problem"][:PROBLEM])
        return Edition(said["name"], said["tables"], source, "edition")

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ask(self, line: bytes) -> dict[str, Any]:
        process = self._process
        try:
            async with asyncio.timeout(self._patience if process else self._patience + START):
                if process is None:
                    process = self._process = await _start()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line)
                await process.stdin.drain()
                answer = await process.stdout.readline()
            said: dict[str, Any] = json.loads(answer)
        except TimeoutError:
            await self.close()
            raise Refused("edition", "edition: takes too long to read") from None
        except (OSError, ValueError):
            await self.close()
            raise Refused("edition", "edition: cannot be read") from None
        except BaseException:
            await self.close()
            raise
        if said["seconds"] > self._patience:  # the first question has longer, to start
            raise Refused("edition", "edition: takes too long to read")
        return said


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "magnate.server.examiner",
        stdin=PIPE,
        stdout=PIPE,
        limit=2**24,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
        start_new_session=True,  # Ctrl-C is for the server, which ends this in its own time
    )


def read(key: str, source: str, seats: int, variants: list[str]) -> dict[str, Any]:
    """The name and tables of an edition, or what is wrong with it."""
    chosen = game(key)
    try:
        edition = chosen.edition_of(source)
        json.dumps(edition.tables, allow_nan=False)
    except EditionError as error:
        return {"problem": str(error)}
    except Exception as error:  # noqa: BLE001  a stranger's text may do anything
        return {"problem": f"edition: something in it is not what the game expects ({error!r})"}
    try:
        _ = chosen.start(seats, edition=edition, variants=variants, dealer=Dealer("any"))
    except NotPossible:
        pass  # the table's seats and variants are judged elsewhere
    except Exception as error:  # noqa: BLE001  likewise
        return {"problem": f"edition: the game cannot be set up with it ({error!r})"}
    return {"name": edition.name, "tables": edition.tables}


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
