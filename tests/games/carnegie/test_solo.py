"""The solo game (CAR-10)."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.engine.copying import replaced
from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import ACTIONS, CELL
from magnate.games.carnegie.scoring import andrew_forecast, andrew_points, ranking, score_game
from magnate.games.carnegie.solo import andrew_turn
from magnate.games.carnegie.state import ANDREW, NEUTRAL, Andrew, Table
from tests.games.carnegie.table import BOX, at, department, kinds, laid_out, own, position
from tests.play import deal, ids, play, random_game, rule


def solo(**more: Any) -> tuple[Table, Andrew]:
    t = laid_out(1, **more)
    assert t.andrew is not None
    return t, t.andrew


def turn(card: str, row: str, **more: Any) -> tuple[Table, Andrew]:
    """Andrew's turn with a card in a round of a row."""
    t, andrew = solo(**more)
    andrew.card, t.row, t.phase = card, ACTIONS.index(row), "row"
    andrew_turn(t, andrew)
    return t, andrew


@rule("CAR-10.1.1")
def test_solo_is_set_up_for_two_with_18_neutral_disks() -> None:
    p = deal(GAME.start(1), 1)
    t = p.state
    assert sum(t.market) == 16
    play(p, *["side:A"] * 4)
    deal(p, 2)
    assert t.neutral == 18
    assert t.slots.count(NEUTRAL) + sum(map(bool, t.donated)) == 18
    assert not t.players[0].choice_tile
    assert kinds(p) == "0 first"


@rule("CAR-10.1.2", "CAR-10.1.3", "CAR-10.1.4")
def test_andrew_has_disks_tracks_and_cards_only() -> None:
    _, andrew = solo()
    assert andrew.disks == 26
    assert andrew.transport == [0, 0, 0, 0]
    assert BOX.vp_cards == (0, 1, 3, 6, 10)
    assert andrew.tucked == [0, 0, 0, 0, 0]


@rule("CAR-10.1.5")
@pytest.mark.parametrize(
    ("variants", "hards"),
    [(["andrew-easy"], 0), ([], 5), (["andrew-difficult"], 10), (["andrew-expert"], 15)],
)
def test_the_deck_has_twenty_cards_by_difficulty(variants: list[str], hards: int) -> None:
    position, record = random_game(GAME, 1, 3, tuple(variants))
    cards = [id.removeprefix("card:") for seat, id in record.choices if seat == CHANCE]
    cards = [id for id in cards if id in BOX.cards]
    revealed = cards[-20:]
    assert len(set(revealed)) == 20
    assert sum(BOX.cards[id].hard for id in revealed) == hards
    andrew = position.state.andrew
    assert andrew is not None
    assert (andrew.normals, andrew.hards, sum(andrew.tucked)) == (0, 0, 20)


@rule("CAR-10.1.6", "CAR-10.2.1", "CAR-10.2.2", "CAR-10.2.3", "CAR-10.2.11")
def test_player_and_andrew_choose_in_turn_and_the_card_is_turned_up() -> None:
    t, andrew = solo(phase="neutral", neutral=18)
    p = play(position(t), "back:management", "slot:denver:2", "reserve:sales", "stop")
    assert (andrew.back, andrew.next_back) == (1, -1)
    assert {"back:hard", "back:research"} <= set(ids(p))
    play(p, "back:hard")
    view = GAME.view(t, 0)["andrew"]
    assert (view["back"], view["next_back"], view["card"]) == ("management", "hard", None)
    assert view["side"] == "left"
    play(p, "row:human_resources")
    assert ids(p) == [f"card:N{n:02}" for n in range(6, 11)]  # the backs that show management
    play(p, "card:N08")
    assert (andrew.card, andrew.position) == ("N08", 2)
    finish(p)
    assert andrew.tucked == [0, 0, 1, 0, 0]
    assert andrew.chooses
    play(p, "back:construction")
    assert {id[:6] for id in ids(p)} == {"card:A"}
    play(p, "card:A06")
    assert t.row == 1  # the card's main action
    assert andrew.departments == [5, 6, 7]
    finish(p)
    assert not andrew.chooses


def finish(p: Position[Table]) -> None:
    """The player stops until chance or the choice of a row."""
    while p.decision is not None and p.decision.seat >= 0 and p.decision.kind != "row":
        play(p, "return:0" if p.decision.kind == "return" else "stop")


@rule("CAR-10.2.4")
def test_andrew_donates_or_his_card_moves() -> None:
    t, andrew = turn("N01", "human_resources", tiles=[5, 2, 3, 4])
    donation = BOX.donation["education_human_resources"]
    assert t.donated[donation] == 1 << ANDREW
    assert (andrew.donations, andrew.disks, andrew.position) == ([donation], 25, 4)
    donated = [0] * 20
    donated[BOX.donation["education_construction"]] = 1
    _, andrew = turn("N03", "research", tiles=[1, 2, 3, 5], donated=donated)
    assert (andrew.donations, andrew.position) == ([], 1)
    t, andrew = turn("N03", "management", tiles=[1, 1, 3, 4])  # an income event
    assert andrew.donations == []
    _, andrew = turn("N06", "construction", markers=[0, 0, 4, 0])  # a last space
    assert andrew.donations == [BOX.donation["education_any"]]


@rule("CAR-10.2.5", "CAR-10.2.9")
def test_hr_moves_the_card_never_beyond_the_last() -> None:
    _, andrew = turn("N03", "human_resources")
    assert andrew.position == 3
    t, andrew = solo(row=0)
    andrew.card, andrew.position = "N03", 2
    andrew_turn(t, andrew)
    assert andrew.position == 4


@rule("CAR-10.2.6")
def test_management_takes_the_lowest_tiles_no_kind_twice_in_a_turn() -> None:
    t, andrew = turn("N06", "management")  # three of human resources
    names = [BOX.departments[kind].id for kind in andrew.departments]
    assert names == ["training_and_partnerships", "recruiting", "safety_and_quality"]
    assert t.market[department("recruiting")] == 1
    andrew_turn(t, andrew)
    assert len(andrew.departments) == 6
    t.market = (0,) * len(t.market)
    t.market = replaced(t.market, department("recruiting"), 2)
    before = andrew.position
    andrew_turn(t, andrew)
    assert len(andrew.departments) == 7
    assert andrew.position == before + 2


@rule("CAR-10.2.7")
def test_construction_fills_the_leftmost_free_slots_or_moves_the_card() -> None:
    t, andrew = turn("N11", "construction")  # Portland, Boise, Denver, Los Angeles
    assert at(t, "portland", 0) == ANDREW
    assert at(t, "denver", 1) == ANDREW
    assert (andrew.disks, andrew.position) == (22, 0)
    andrew_turn(t, andrew)
    assert at(t, "denver", 0) == ANDREW
    assert (andrew.disks, andrew.position) == (20, 2)
    andrew.disks = 0
    andrew_turn(t, andrew)
    assert andrew.position == 4


@rule("CAR-10.2.4", "CAR-10.2.7")
def test_without_disks_andrew_neither_donates_nor_builds_but_his_card_moves() -> None:
    t, andrew = solo(row=2, tiles=[1, 2, 5, 4])  # a donation event in the row of construction
    andrew.card, andrew.disks = "N03", 0
    andrew_turn(t, andrew)
    assert not any(t.donated)
    assert ANDREW not in t.slots
    assert (andrew.donations, andrew.disks) == ([], 0)
    assert andrew.position == 1 + 2  # the donation, and two cities


@rule("CAR-10.2.8")
def test_research_advances_his_disk_and_impossible_steps_move_the_card() -> None:
    t, andrew = turn("N20", "research")  # three steps in the West
    assert (andrew.transport[0], andrew.position) == (3, 0)
    t.players[0].transport = replaced(t.players[0].transport, 0, 4)
    andrew_turn(t, andrew)
    assert (andrew.transport[0], andrew.position) == (3, 3)


@rule("CAR-7.6", "CAR-10.2.8")
def test_andrew_keeps_the_player_from_the_last_space() -> None:
    t, andrew = solo()
    andrew.transport[2] = 4
    t.players[0].transport = replaced(t.players[0].transport, 2, 3)
    assert t.advance_cost(t.players[0], 2) is None


@rule("CAR-10.2.10", "CAR-10.2.12", "CAR-10.2.3")
def test_andrew_acts_before_the_player_by_the_chosen_row() -> None:
    t, andrew = solo(tiles=[5, 2, 3, 4])
    andrew.next_back = 1
    p = play(position(t), "back:hard", "row:human_resources", "card:N07")
    assert andrew.donations == [BOX.donation["welfare_7vp"]]
    assert andrew.position == 1  # its number for human resources, not its main action
    assert kinds(p) == "0 donate"
    assert "donate:welfare_7vp" not in ids(p)
    play(p, "stop")
    assert kinds(p) == "0 use"
    play(p, "move:42:idle", "to:43", "stop")
    assert kinds(p) == "0 activate"


@rule("CAR-10.2.12", "CAR-4.4")
def test_with_an_exhausted_row_the_type_stays_that_of_the_row() -> None:
    t, andrew = solo(markers=[5, 0, 0, 0], round=5, row=0, turned=1)
    andrew.card = "N03"
    andrew_turn(t, andrew)
    assert andrew.position == 3


@rule("CAR-10.3.1")
def test_andrew_scores_cards_tiles_tracks_and_cities_but_no_links() -> None:
    t, andrew = solo()
    andrew.tucked = [1, 2, 3, 1, 2]
    andrew.departments = [5, 5, 6]
    andrew.transport = [4, 0, 4, 1]
    own(t, ANDREW, "new_york", "pittsburgh", "chicago")
    assert andrew_forecast(t, andrew) == {
        "cards": 2 + 9 + 6 + 20,
        "departments": 6,
        "transport": 12,
        "projects": 3 + 2 + 3,
        "donations": 0,
    }


@rule("CAR-10.3.2")
def test_ex_16_andrews_donation() -> None:
    t, andrew = solo()
    andrew.donations = [BOX.donation["health_west"]]
    own(t, 0, "seattle", "helena", "portland", "boise", "reno")
    assert andrew_forecast(t, andrew)["donations"] == 10
    own(t, 0, "phoenix", "denver")
    t.players[0].sides, t.players[0].exposed = (1,) * 4, (7,) * 4
    assert andrew_forecast(t, andrew)["donations"] == 12  # without the player's raised limit


@rule("CAR-10.3.2")
def test_the_player_scores_first_and_leaves_andrew_the_least_of_equal_splits() -> None:
    t, andrew = solo()
    me = t.players[0]
    andrew.donations = [BOX.donation["welfare_money"]]
    me.donations = (BOX.donation["welfare_goods"],)
    me.money, me.goods = 14, 8
    # Six goods for the own donation; the other two stay goods, for Andrew exchanges nothing.
    assert andrew_forecast(t, andrew)["donations"] == 4
    andrew.donations = [BOX.donation["welfare_money"], BOX.donation["welfare_goods"]]
    me.donations, me.money, me.goods = (), 4, 4
    # Sold, four goods are one payment of five dollars and no goods.
    assert andrew_forecast(t, andrew)["donations"] == 2


@rule("CAR-10.3.3")
def test_the_higher_total_wins_and_a_tie_is_shared() -> None:
    t, andrew = solo()
    andrew.tucked = [0, 0, 0, 0, 1]
    score_game(t)
    me = t.players[0]
    assert andrew_points(t) == 10
    me.scored = {"effects": 10}
    assert ranking(t) == [1]
    me.scored = {"effects": 9}
    assert ranking(t) == [2]


def test_the_active_cell_of_the_lobby_is_no_workplace() -> None:
    t, _ = solo()
    assert t.players[0].active[CELL["42"]] == 0
