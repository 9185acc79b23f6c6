from __future__ import annotations

import pytest

from magnate.games import GAMES as OWN
from tests.registry import EXAMPLES


@pytest.fixture(autouse=True)
def examples_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The texts of a game are found through the registry."""
    for key, game in EXAMPLES.items():
        monkeypatch.setitem(OWN, key, game)
