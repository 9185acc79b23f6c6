from __future__ import annotations

from magnate.engine.copying import replaced
from magnate.games.yokohama.actions.movement import ends
from magnate.games.yokohama.components import BOARD, BOARDS
from magnate.games.yokohama.state import HAND, Table
from tests.games.yokohama.table import (
    have,
    laid_out,
    moving,
    own,
    position,
    put,
    question,
    reason,
    stand,
    stock,
)
from tests.play import asked, barred, ids, play, previewed, rule


def walls(t: Table, *boards: str) -> None:
    """Own assistants of seat 0 on these boards."""
    for board in boards:
        put(t, 0, board)


def moves(t: Table) -> list[str]:
    """The boards where the movement may end."""
    return [BOARDS[board] for board in sorted(ends(t, t.players[0]))]


@rule("YOK-6.1.1")
def test_a_president_on_the_board_moves_or_is_recalled() -> None:
    t = laid_out()
    stand(t, 0, "bank")
    walls(t, "copper_mine_1")
    assert ids(moving(t)) == ["move:copper_mine_1", "recall"]
    t = laid_out()
    walls(t, "bank", "church")
    assert "recall" not in ids(moving(t))


@rule("YOK-6.1.2")
def test_the_president_stops_with_an_own_assistant_and_without_other_presidents() -> None:
    t = laid_out()
    walls(t, "bank", "church", "customs")
    stand(t, 1, "church")
    p = moving(t)
    assert ids(p) == ["move:bank", "move:customs"]
    assert barred(p)["move:church"] == "YOK-6.1.2"
    assert barred(p)["move:port_a"] == "YOK-6.1.2"
    assert reason(p, "move:port_a") == "None of your assistants is there."
    assert reason(p, "move:church") == "The president of Bo stands there."


@rule("YOK-6.2.1")
def test_a_president_in_hand_goes_anywhere_without_a_path_or_a_fee() -> None:
    t = laid_out()
    walls(t, "bank", "customs")
    stand(t, 1, "port_a")
    play(moving(t), "move:customs")
    assert have(t.players[0], "yen") == 3


@rule("YOK-6.2.2")
def test_it_walks_through_own_assistants_not_through_buildings() -> None:
    t = laid_out()
    stand(t, 0, "bank")
    walls(t, "tea_farm_1")
    t.players[0].shops = replaced(t.players[0].shops, BOARD["copper_mine_1"], 0)
    assert moves(t) == []
    walls(t, "copper_mine_1")
    assert moves(t) == ["copper_mine_1", "tea_farm_1"]


@rule("YOK-6.2.3")
def test_it_may_stop_or_go_on_any_number_of_steps() -> None:
    t = laid_out()
    stand(t, 0, "bank")
    walls(t, "copper_mine_1", "tea_farm_1", "fishing_ground_1", "employment_agency", "laboratory_a")
    assert len(moves(t)) == 5


@rule("YOK-6.2.4")
def test_passing_other_presidents_costs_each_owner_a_yen_and_is_no_stop() -> None:
    t = laid_out(3)
    stand(t, 0, "bank")
    stand(t, 1, "copper_mine_1")
    stand(t, 2, "copper_mine_1")
    walls(t, "copper_mine_1", "tea_farm_1")
    stock(t.players[0], yen=2)
    assert moves(t) == ["tea_farm_1"]
    play(moving(t), "move:tea_farm_1")
    assert have(t.players[0], "yen") == 0
    assert [have(t.players[seat], "yen") for seat in (1, 2)] == [5, 5]
    t = laid_out(3)
    stand(t, 0, "bank")
    stand(t, 1, "copper_mine_1")
    stand(t, 2, "copper_mine_1")
    walls(t, "copper_mine_1", "tea_farm_1", "port_a")
    stock(t.players[0], yen=1)
    assert barred(moving(t))["move:tea_farm_1"] == "YOK-6.2.4"


@rule("YOK-6.2.5")
def test_it_does_not_come_back_to_where_it_began() -> None:
    t = laid_out()
    stand(t, 0, "bank", 1)
    walls(t, "copper_mine_1")
    p = moving(t)
    assert "move:bank" not in ids(p)
    assert barred(p)["move:bank"] == "YOK-6.2.5"
    t = laid_out()  # nor through it: port and mine touch only by way of the silk mill
    stand(t, 0, "silk_mill_1", 1)
    walls(t, "port_a")
    assert moves(t) == ["port_a"]


@rule("YOK-6.2.6")
def test_the_canal_is_passed_for_a_yen_without_an_assistant() -> None:
    t = laid_out(3)
    stand(t, 0, "port_a")
    walls(t, "church")
    p = moving(t)
    assert ids(p) == ["move:church", "recall"]
    assert barred(p)["move:canal"] == "YOK-6.2.6"
    play(p, "move:church")
    assert have(t.players[0], "yen") == 2
    assert [have(t.players[seat], "yen") for seat in (1, 2)] == [4, 4]


@rule("YOK-6.2.7")
def test_a_movement_that_cannot_be_paid_as_a_whole_is_not_begun() -> None:
    t = laid_out(3)
    stand(t, 0, "port_a")
    stand(t, 1, "church")
    walls(t, "church", "customs")
    stock(t.players[0], yen=1)  # the canal and the church cost 2
    assert moves(t) == []
    stock(t.players[0], yen=2)
    assert moves(t) == ["customs"]


@rule("YOK-6.2.7")
def test_where_ways_cost_different_owners_the_player_chooses() -> None:
    t = laid_out(3)
    stand(t, 0, "bank")
    stand(t, 1, "port_a")
    stand(t, 2, "copper_mine_1")
    walls(t, "port_a", "copper_mine_1", "silk_mill_1")
    p = play(moving(t), "move:silk_mill_1")
    assert asked(p).kind == "route"
    assert ids(p) == ["route:0-1-0-0", "route:0-0-1-0"]
    play(p, "route:0-0-1-0")
    assert [have(player, "yen") for player in t.players] == [2, 4, 5]


@rule("YOK-6.3.1")
def test_a_recall_brings_any_assistants_home_and_skips_the_action() -> None:
    t = laid_out()
    stand(t, 0, "bank", 2)
    walls(t, "church", "customs")
    p = play(moving(t), "bring:bank:1", "bring:church:1")
    assert ids(p) == ["bring:customs:1", "stop"]
    play(p, "stop")
    me = t.players[0]
    assert me.president == HAND
    assert me.hand[0] == 6
    assert [me.on[BOARD[b]] for b in ("bank", "church", "customs")] == [1, 0, 1]
    assert have(me, "yen") == 3
    assert question(p) == (1, "turn")
    t = laid_out()
    stand(t, 0, "bank", 2)
    walls(t, "church")
    play(moving(t), "all")
    assert t.players[0].hand[0] == 8


@rule("YOK-6.3.2")
def test_assistants_on_boards_and_achievements_never_return() -> None:
    t = laid_out()
    stand(t, 0, "bank", 1)
    t.church[0] = t.customs[0] = 0
    t.claims = replaced(t.claims, 0, (0,))
    t.players[0].hand[0] -= 3
    play(moving(t), "bring:bank:1")
    assert t.players[0].hand[0] == 5
    assert t.church[0] == t.customs[0] == 0


@rule("YOK-4.2.3")
def test_without_a_place_for_the_president_the_main_action_is_over() -> None:
    t = laid_out()
    p = play(position(t), "stop")
    assert question(p) == (1, "turn")
    t = laid_out()
    walls(t, "bank")
    stand(t, 1, "bank")
    p = play(position(t), "stop")
    assert question(p) == (1, "turn")


def test_a_recall_of_one_location_is_a_variant() -> None:
    t = laid_out(variants=["recall_one_location"])
    stand(t, 0, "bank", 2)
    walls(t, "church")
    p = moving(t)  # there is nothing else to do
    assert ids(p) == ["bring:bank:2", "bring:church:1", "stop"]
    play(p, "bring:bank:2")
    assert t.players[0].on[BOARD["church"]] == 1
    assert question(p) == (1, "turn")


@rule("YOK-16.1.5")
def test_stagecoach_waives_the_fees_of_the_way_but_not_the_stop() -> None:
    t = laid_out()
    own(t, 0, "stagecoach")
    stand(t, 0, "bank")
    stand(t, 1, "copper_mine_1")
    walls(t, "copper_mine_1", "tea_farm_1")
    stock(t.players[0], yen=0)
    assert moves(t) == ["tea_farm_1"]
    play(moving(t), "move:tea_farm_1")
    assert have(t.players[1], "yen") == 4
    t = laid_out(3)  # the canal still costs its yen, and so does a placement
    own(t, 0, "stagecoach")
    stand(t, 0, "port_a")
    stand(t, 1, "bank")
    walls(t, "church")
    stock(t.players[0], yen=0)
    assert moves(t) == []
    t.step = "turn"
    assert "place:bank" not in ids(position(t))


@rule("YOK-16.1.11")
def test_postal_system_lets_the_president_stop_beside_others_for_the_fee() -> None:
    t = laid_out()
    own(t, 0, "postal_system")
    stand(t, 0, "bank")
    stand(t, 1, "copper_mine_1")
    walls(t, "copper_mine_1")
    play(moving(t), "move:copper_mine_1")
    assert t.players[0].president == BOARD["copper_mine_1"]
    assert [have(player, "yen") for player in t.players] == [2, 5]
    t = laid_out()  # from the hand too
    own(t, 0, "postal_system")
    stand(t, 1, "church")
    walls(t, "church", "bank")
    stock(t.players[0], yen=0)
    assert moves(t) == ["bank"]
    stock(t.players[0], yen=1)
    assert moves(t) == ["bank", "church"]
    own(t, 0, "stagecoach")
    stock(t.players[0], yen=0)
    assert moves(t) == ["bank", "church"]


@rule("YOK-16.1.2")
def test_the_station_is_entered_free_beside_others_and_ends_the_way() -> None:
    t = laid_out()
    own(t, 0, "tram", "newspaper")
    t.players[0].technologies = ("station",)
    t.technology_deck.remove("station")
    t.station = BOARD["copper_mine_1"]
    stand(t, 0, "bank")
    stand(t, 1, "copper_mine_1")
    walls(t, "copper_mine_1", "tea_farm_1")
    stock(t.players[0], yen=0)
    assert moves(t) == ["copper_mine_1"]
    play(moving(t), "move:copper_mine_1")
    assert have(t.players[1], "yen") == 4


@rule("YOK-16.1.2")
def test_the_station_is_nothing_to_others() -> None:
    t = laid_out()
    t.players[1].technologies = ("station",)
    t.technology_deck.remove("station")
    t.station = BOARD["copper_mine_1"]
    stand(t, 0, "bank")
    walls(t, "copper_mine_1", "tea_farm_1")
    assert moves(t) == ["copper_mine_1", "tea_farm_1"]


@rule("YOK-16.1.20")
def test_the_tram_goes_anywhere_without_other_presidents() -> None:
    t = laid_out(3)
    own(t, 0, "tram")
    stand(t, 0, "bank", 1)
    stand(t, 1, "church")
    walls(t, "church")
    stock(t.players[0], yen=0)
    everywhere = set(moves(t))
    assert "customs" in everywhere
    assert not everywhere & {"bank", "church", "canal"}
    shown = previewed(moving(t), "move:customs")
    assert [route["ride"] for route in shown["routes"]] == [True]
    assert shown["action"]["power"] == 1
    t = laid_out(3)  # from the hand
    own(t, 0, "tram")
    assert "fishing_ground_2" in moves(t)
