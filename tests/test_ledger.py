from __future__ import annotations

import pytest

from magnate.games import games
from tests import ledger


@pytest.mark.parametrize("game", games())
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert set(ledger.defined(game)) == ledger.cited(game)


@pytest.mark.parametrize("game", games())
def test_no_rule_is_defined_twice(game: str) -> None:
    assert len(ledger.defined(game)) == len(set(ledger.defined(game)))
