"""A process of our own that answers in lines of JSON: started when it is first spoken to."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

#: Seconds that a new process may take on top, to start.
START = 20.0


class Answerer:
    """One process that runs a module; once it is stopped, the next line starts another."""

    def __init__(self, module: str, longest: int) -> None:
        self._module = module
        self._longest = longest  # bytes of an answer
        self._process: Process | None = None
        self._starting: asyncio.Future[Process] | None = None

    def timeout(self, seconds: float) -> asyncio.Timeout:
        """So many seconds for a talk; more where a process is still to be started."""
        return asyncio.timeout(seconds if self._process else seconds + START)

    async def tell(self, line: bytes) -> None:
        """Say a line; `OSError` if nobody is there any more."""
        if self._process is None:
            self._process = await self._started()
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        await self._process.stdin.drain()

    async def hear(self) -> dict[str, Any]:
        """The next thing it says; `OSError` if it has ended."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise ConnectionError("it has ended")
        said: dict[str, Any] = json.loads(line)
        return said

    async def _started(self) -> Process:
        """A new process.  A start is never cut short: asyncio would leave its pipes open."""
        if self._starting is None:
            path = os.pathsep.join(part for part in sys.path if part)
            start = asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": path},
                limit=self._longest,
                start_new_session=True,  # Ctrl-C is for the server, which ends this in its own time
            )
            self._starting = asyncio.ensure_future(start)
        try:
            return await asyncio.shield(self._starting)
        finally:
            if self._starting.done():
                self._starting = None

    async def stop(self) -> None:
        """End the process."""
        if self._starting is not None:
            with suppress(OSError):
                self._process = await self._started()
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
