"""What is printed on the cards, card by card: whoever corrects one finds it here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.games.sentient.components import FACES, TYPES
from tests.games.sentient.table import BOX
from tests.play import rule

SIGNS = {-1: "-", 0: "=", 1: "+"}
Points = Callable[[int, int], int]


def target(n: int) -> Points:
    """Two for one die that shows the number, seven for both."""
    return lambda a, b: 7 if a == b == n else 2 if n in (a, b) else 0


#: Cards with the signs in their corners, and what they score between two dice.
PRINTED: list[tuple[str, Points]] = [
    ("INF-01 +-  INF-02 -=", target(1)),
    ("INF-03 -+  INF-04 =+", target(2)),
    ("INF-05 ++  INF-06 -=", target(3)),
    ("INF-07 --  INF-08 +=", target(4)),
    ("INF-09 +-  INF-10 =-", target(5)),
    ("INF-11 -+  INF-12 +=", target(6)),
    ("SER-01 --  SER-02 =+", lambda a, b: max(0, 8 - a - b)),
    ("SER-03 +-  SER-04 +=", lambda a, b: max(0, 5 - min(a, b))),
    ("SER-05 ++  SER-06 =-", lambda a, b: 7 - max(a, b)),
    ("SER-07 ++  SER-08 =-", lambda a, b: max(0, a + b - 6)),
    ("SER-09 -+  SER-10 -=", lambda a, b: max(0, max(a, b) - 2)),
    ("SER-11 --  SER-12 =+", lambda a, b: min(a, b) - 1),
    ("TRA-01 +-  TRA-02 -=", lambda a, b: 4 * (a < b)),
    ("TRA-03 -+  TRA-04 =-", lambda a, b: 4 * (a > b)),
    ("TRA-05 -+  TRA-06 +=", lambda a, b: 3 * (a <= b)),
    ("TRA-07 +-  TRA-08 =+", lambda a, b: 3 * (a >= b)),
    ("TRA-09 ++  TRA-10 --  TRA-11 -=  TRA-12 +=", lambda a, b: 5 * (a == b)),
    ("MIL-01 +-  MIL-02 -=", lambda a, b: 4 * (a + b in (2, 3, 4, 10, 11, 12))),
    ("MIL-03 -+  MIL-04 +=", lambda a, b: 5 * (a + b == 7)),
    ("MIL-05 ++  MIL-06 =-", lambda a, b: 3 * (a - b in (-1, 1))),
    ("MIL-07 --  MIL-08 =+", lambda a, b: 4 * (a - b in (-2, 2))),
    ("MIL-09 ++  MIL-10 =-", lambda a, b: 5 * (a + b in (2, 3, 4, 5))),
    ("MIL-11 --  MIL-12 =+", lambda a, b: 5 * (a + b in (9, 10, 11, 12))),
    ("IND-01 +-  IND-02 =-", lambda a, b: 3 * (a in (1, 3, 5) and b in (1, 3, 5))),
    ("IND-03 -+  IND-04 =+", lambda a, b: 3 * (a in (2, 4, 6) and b in (2, 4, 6))),
    ("IND-05 ++  IND-06 +=", lambda a, b: 3 * (a in (2, 4, 6) and b in (1, 3, 5))),
    ("IND-07 --  IND-08 -=", lambda a, b: 3 * (a in (1, 3, 5) and b in (2, 4, 6))),
    ("IND-09 +-  IND-10 =+", lambda a, b: 2 * ((a + b) % 2)),
    ("IND-11 -+  IND-12 =-", lambda a, b: 2 * ((a + b + 1) % 2)),
]


@rule("SEN-1.2", "SEN-7.2", "SEN-7.3", "SEN-7.4", "SEN-7.5", "SEN-7.6")
@pytest.mark.parametrize(("cards", "points"), PRINTED)
def test_a_card_has_its_signs_and_scores_between_any_two_dice(cards: str, points: Points) -> None:
    for id, corners in (card.split() for card in cards.split("  ")):
        robot = BOX.robots[id]
        assert TYPES[robot.type][:3].upper() == id[:3]
        assert SIGNS[robot.left] + SIGNS[robot.right] == corners
        for left in FACES:
            for right in FACES:
                assert robot.points[left][right] == points(left, right), (id, left, right)


@rule("SEN-1.1")
def test_every_card_is_in_the_table() -> None:
    assert {card[:6] for cards, _ in PRINTED for card in cards.split("  ")} == set(BOX.robots)


@rule("SEN-1.4", "SEN-8.2", "SEN-8.5", "SEN-10.1", "SEN-10.2")
def test_pieces_and_points() -> None:
    assert (BOX.rounds, BOX.agents, BOX.assistants) == (3, 4, 5)
    assert (BOX.chip, BOX.points_per_robot) == (1, 1)
    assert BOX.adjacent == ((0,), (0, 1), (1, 2), (2, 3), (3,))
