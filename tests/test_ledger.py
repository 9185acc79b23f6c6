from __future__ import annotations

import pytest

from tests import ledger
from tests.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert set(ledger.defined(game)) == ledger.cited(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_defined_twice(game: str) -> None:
    assert len(ledger.defined(game)) == len(set(ledger.defined(game)))
