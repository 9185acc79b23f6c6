from __future__ import annotations

from typing import Any

import pytest

from magnate.engine.position import Position
from magnate.games.sentient.actions import turned
from tests.games.sentient.table import laid_out, position, take
from tests.play import asked, barred, ids, play, rule


def took(robot: str, dice: list[int], assistants: int = 5) -> Position[Any]:
    """Seat 0 has taken a robot and has to plug it in."""
    t = laid_out(columns=[robot, "SER-12", "MIL-12", "IND-12"], dice=dice)
    t.players[0].assistants = assistants
    return play(position(t), *(take(0) if assistants else ["procure:0", "robot:IND-01"]))


@rule("SEN-5.2.1")
def test_the_card_goes_into_one_of_the_four_slots() -> None:
    p = took("TRA-01", [3] * 5)
    assert ids(p) == ["slot:0", "slot:1", "slot:2", "slot:3"]
    play(p, "slot:2")
    assert p.state.players[0].slots == [None, None, "TRA-01", None]


@rule("SEN-5.2.2")
def test_a_slot_holds_one_card_of_a_round() -> None:
    t = laid_out()
    t.players[0].slots = [None, "TRA-09", "MIL-09", None]
    t.deck.remove("TRA-09")
    t.deck.remove("MIL-09")
    p = play(position(t), *take(0))
    assert ids(p) == ["slot:0", "slot:3"]
    assert barred(p) == {"slot:1": "SEN-5.2.2", "slot:2": "SEN-5.2.2"}


@rule("SEN-5.2.3")
def test_the_card_taken_cannot_be_refused() -> None:
    p = took("TRA-01", [3] * 5)
    assert all(id.startswith("slot:") for id in ids(p))


@rule("SEN-5.3.1")
def test_each_symbol_acts_on_the_die_on_its_side() -> None:
    p = play(took("TRA-01", [2, 2, 2, 2, 2]), "slot:1", "block:none")  # plus left, minus right
    assert p.state.players[0].dice == [2, 3, 1, 2, 2]


@rule("SEN-5.3.2", "SEN-5.3.3", "SEN-5.3.4", "SEN-5.3.5", "SEN-5.3.6")
@pytest.mark.parametrize(
    ("die", "change", "then"),
    [(3, 1, 4), (3, -1, 2), (3, 0, 3), (6, 1, 1), (1, -1, 6), (1, 1, 2), (6, -1, 5)],
)
def test_plus_minus_equals_and_the_wrap(die: int, change: int, then: int) -> None:
    assert turned(die, change) == then


@rule("SEN-5.3.7")
def test_calibration_is_compulsory_unless_blocked() -> None:
    p = play(took("TRA-01", [3] * 5, assistants=0), "slot:0")
    assert p.state.players[0].dice == [4, 2, 3, 3, 3]
    p = took("TRA-01", [3] * 5)
    play(p, "slot:0", "block:none")
    assert p.state.players[0].dice == [4, 2, 3, 3, 3]


@rule("SEN-5.4.1", "SEN-5.4.3")
def test_an_assistant_cancels_the_change_to_the_left_die() -> None:
    p = play(took("TRA-01", [3] * 5), "slot:0", "block:left")
    me = p.state.players[0]
    assert me.dice == [3, 2, 3, 3, 3]
    assert me.assistants == 4


@rule("SEN-5.4.2")
def test_each_corner_is_blocked_separately_at_most_two_assistants() -> None:
    p = took("TRA-01", [3] * 5)
    play(p, "slot:0")
    assert ids(p) == ["block:none", "block:left", "block:right", "block:both"]
    play(p, "block:both")
    me = p.state.players[0]
    assert me.dice == [3] * 5
    assert me.assistants == 3


@rule("SEN-5.4.3")
def test_blocking_offers_no_choice_of_a_value() -> None:
    p = play(took("TRA-01", [3] * 5), "slot:0")
    play(p, "block:right")
    assert p.state.players[0].dice == [4, 3, 3, 3, 3]


@rule("SEN-5.4.4")
def test_an_equals_sign_cannot_be_blocked_nor_can_an_earlier_card() -> None:
    p = play(took("TRA-02", [3] * 5), "slot:0")  # minus left, equals right
    assert ids(p) == ["block:none", "block:left"]
    assert barred(p) == {"block:right": "SEN-5.4.4", "block:both": "SEN-5.4.4"}
    play(p, "block:none")
    assert asked(p).seat == 1


@rule("SEN-5.4.5")
def test_assistants_on_cards_stay_for_the_round_and_give_no_influence() -> None:
    p = play(took("TRA-01", [3] * 5), "slot:0", "block:both")
    t = p.state
    assert t.players[0].blocked == [("left", "right"), (), (), ()]
    assert t.ranking(0) == [(0, 1, 1)]
    play(p, *take(1, 0, "IND-02"), "slot:0", "block:none")
    assert t.players[0].blocked == [("left", "right"), (), (), ()]
    assert t.players[0].assistants == 3


@rule("SEN-5.4.6")
def test_influence_and_blocking_share_the_same_five_assistants() -> None:
    t = laid_out(columns=["TRA-01", "SER-12", "MIL-12", "IND-12"])
    p = play(position(t), "procure:0", "assistants:4", "robot:IND-01", "slot:0")
    assert ids(p) == ["block:none", "block:left", "block:right"]
    assert barred(p) == {"block:both": "SEN-5.4.6"}
    play(p, "block:left")
    assert t.players[0].assistants == 0


@rule("SEN-5.4.2", "SEN-5.4.6")
def test_two_assistants_are_enough_to_block_both_corners() -> None:
    p = play(took("TRA-01", [3] * 5, assistants=2), "slot:0")
    assert ids(p)[-1] == "block:both"


@rule("SEN-5.4.6")
def test_without_assistants_neither_question_is_asked() -> None:
    p = play(took("TRA-01", [3] * 5, assistants=0), "slot:3")
    assert (asked(p).seat, asked(p).kind) == (1, "turn")
