from __future__ import annotations

import pytest

from magnate.games import GAMES as OWN
from tests import ledger
from tests.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert set(ledger.defined(game)) == ledger.cited(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_defined_twice(game: str) -> None:
    assert len(ledger.defined(game)) == len(set(ledger.defined(game)))


@pytest.mark.parametrize("game", OWN)
def test_lessons_teach_rules_that_there_are_and_a_good_part_of_the_chapters(game: str) -> None:
    rules, taught = ledger.defined(game), ledger.taught(game)
    assert taught <= set(rules)
    chapters = {id.partition(".")[0] for id in rules}
    assert len({id.partition(".")[0] for id in taught}) > len(chapters) / 2
