"""Programs in processes that are gone in the end, with all that they started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.playing import PATIENCE

#: Ctrl-C works as in a terminal, even where it is ignored: in tests that run in the background.
DEFAULT = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
MAGNATE = [sys.executable, "-c", DEFAULT + "from magnate.cli import main; main()"]
Run = subprocess.CompletedProcess[str]


@contextmanager
def running(command: Sequence[str], folder: Path | None = None) -> Iterator[subprocess.Popen[str]]:
    """A program that can be talked to."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command,
        cwd=folder,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def run(command: Sequence[str], *, stdin: str = "", folder: Path | None = None) -> Run:
    """What a program says, once it has ended."""
    with running(command, folder) as process:
        output, errors = process.communicate(stdin, timeout=2 * PATIENCE)
    return Run(command, process.returncode, output, errors)
