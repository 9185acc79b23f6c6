"""Editions are read where a runaway can be ended."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.server import answerer, examiner
from magnate.server.examiner import Examiner
from magnate.server.tables import Refused
from tests.server.test_hall import hall_at, opened, tell

GAME = magnate.game("sentient")
MINE = 'game = "sentient"\nname = "Few hands"\n[pieces]\nassistants = 3\n'

#: A process that never answers for a text that says so, and dies for another.
STUBBORN = """
import os, sys
from magnate.server import examiner
read = examiner.read
def odd(key, source, *more):
    while "forever" in source:
        pass
    if "crash" in source:
        os._exit(1)
    return read(key, source, *more)
examiner.read = odd
examiner.main()
"""


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> None:
    start = asyncio.create_subprocess_exec

    async def other(program: str, *_arguments: str, **how: Any) -> Any:
        return await start(program, "-c", STUBBORN, **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", other)


async def read(one: Examiner, source: str) -> Any:
    return await one.edition(GAME, source, 2, [])


@pytest.mark.usefixtures("stubborn")
@pytest.mark.parametrize(("word", "says"), [("forever", "too long"), ("crash", "cannot be read")])
def test_a_text_that_never_ends_is_given_up_and_the_next_is_read(word: str, says: str) -> None:
    async def story() -> None:
        one = Examiner(patience=0.5, length=1000)
        assert (await read(one, MINE)).name == "Few hands"
        process = one._process
        assert process is not None
        with pytest.raises(Refused, match=says) as refused:
            await read(one, f"{MINE}# {word}")
        assert refused.value.code == "edition"
        assert process.returncode is not None
        assert (await read(one, MINE)).box(GAME.load).assistants == 3
        await one.stop()

    tell(story)


@pytest.mark.usefixtures("stubborn")
def test_the_server_goes_on_while_a_text_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "magnate.db", examination=1.0) as hall:
            await opened(hall, edition=MINE)
            slow = asyncio.create_task(opened(hall, edition=f"{MINE}# forever"))
            await asyncio.sleep(0)
            await opened(hall)
            assert not slow.done()
            with pytest.raises(Refused, match="too long"):
                await slow

    tell(story)


def test_only_so_many_texts_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        one = Examiner(patience=5, length=1000)
        ends = await asyncio.gather(*(read(one, MINE) for _ in range(5)), return_exceptions=True)
        refused = [end for end in ends if isinstance(end, Refused)]
        assert [end.code for end in refused] == ["busy", "busy"]
        assert all(end.more["retry"] for end in refused)
        await one.stop()

    monkeypatch.setattr(examiner, "WAITING", 3)
    tell(story)


def open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


def test_a_process_whose_start_is_cut_short_leaves_nothing_open() -> None:
    async def story() -> None:
        thinker = answerer.Answerer("magnate.server.thinker", 1000)
        before = open_files()
        talk = asyncio.create_task(thinker.tell(b"\n"))
        for _ in range(2):  # as a question is that has lasted too long when the server ends
            await asyncio.sleep(0)
            talk.cancel()
        with pytest.raises(asyncio.CancelledError):
            await talk
        await thinker.stop()
        assert open_files() <= before

    tell(story)
