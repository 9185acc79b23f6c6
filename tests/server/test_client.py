from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from examples import client
from tests.server.playing import HUMANS, Server

ROOT = Path(__file__).parents[2]


def test_the_documented_client_plays_a_game_to_its_end(server: Server) -> None:
    table = server.open([*HUMANS, {"kind": "bot", "level": "random"}])
    links = [f"{server.url}/table/{table.id}#{token}" for token in table.tokens if token]
    with ThreadPoolExecutor() as programs:
        ends = list(programs.map(client.play, links))
    assert ends == [table.state()["over"]] * 2


def test_the_documented_client_has_thirty_lines() -> None:
    assert len(Path(client.__file__).read_text(encoding="utf-8").splitlines()) <= 30


@pytest.mark.parametrize("page", ["protocol.md", "writing-a-bot.md"])
def test_a_page_shows_an_example_as_it_is(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    shown = re.findall(
        r"^`(examples/\S+\.py)`\n\n```python\n(.*?)```", text, re.DOTALL | re.MULTILINE
    )
    assert shown
    for path, code in shown:
        assert (ROOT / path).read_text(encoding="utf-8") == code
