from __future__ import annotations

from magnate.games.sentient import GAME
from magnate.games.sentient.components import TYPES
from magnate.games.sentient.scoring import (
    attract_investors,
    clear_round,
    ranking,
    score_investors,
    score_robots,
)
from magnate.games.sentient.state import Table
from tests.games.sentient.table import BOX, laid_out, position
from tests.play import play, rule


def scored(robot: str, left: int, right: int) -> int:
    """What a robot scores at the end of the round between two dice."""
    t = laid_out(dice=[left, right, 6, 6, 6])
    t.players[0].slots[0] = robot
    score_robots(t)
    return t.players[0].points


def pawns(t: Table, agents: dict[int, list[int]], assistants: dict[int, list[int]]) -> Table:
    """Pawns by seat and column."""
    for column in range(4):
        t.agents[column] = [agents[seat][column] for seat in sorted(agents)]
        t.assistants[column] = [assistants[seat][column] for seat in sorted(agents)]
    return t


@rule("SEN-7.1")
def test_only_the_final_values_of_the_dice_count() -> None:
    t = laid_out(2, columns=["TRA-09", "TRA-10", "TRA-03", "MIL-12"], dice=[3, 3, 3, 3, 3])
    p = play(position(t), "procure:0", "assistants:0", "robot:IND-01", "slot:0", "block:none")
    assert t.players[0].slot_points(BOX.robots, 0) == 5  # 4 = 4
    play(p, "procure:3", "assistants:0", "robot:IND-03", "slot:0", "block:none")
    play(p, "procure:2", "assistants:0", "robot:IND-02", "slot:1", "block:none")  # minus left
    score_robots(t)
    assert t.players[0].scored["transport"] == 0  # 4 and 3, then 3 and 4


@rule("SEN-7.2")
def test_information_one_die_two_points_both_seven() -> None:
    assert [scored("INF-07", *dice) for dice in ((4, 1), (1, 4), (4, 4), (3, 5))] == [2, 2, 7, 0]


@rule("SEN-7.3")
def test_service_formulas_never_go_below_zero() -> None:
    assert [scored("SER-01", *dice) for dice in ((1, 1), (3, 4), (6, 6))] == [6, 1, 0]
    assert [scored("SER-03", *dice) for dice in ((6, 1), (6, 6))] == [4, 0]
    assert [scored("SER-05", *dice) for dice in ((1, 2), (6, 1))] == [5, 1]
    assert [scored("SER-07", *dice) for dice in ((6, 6), (1, 2))] == [6, 0]
    assert [scored("SER-09", *dice) for dice in ((2, 6), (1, 1))] == [4, 0]
    assert [scored("SER-11", *dice) for dice in ((5, 6), (1, 6))] == [4, 0]


@rule("SEN-7.4", "SEN-7.7")
def test_transport_relations() -> None:
    assert [scored("TRA-01", *dice) for dice in ((2, 3), (3, 3), (3, 2))] == [4, 0, 0]
    assert [scored("TRA-03", *dice) for dice in ((2, 3), (3, 3), (3, 2))] == [0, 0, 4]
    assert [scored("TRA-05", *dice) for dice in ((2, 3), (3, 3), (3, 2))] == [3, 3, 0]
    assert [scored("TRA-07", *dice) for dice in ((2, 3), (3, 3), (3, 2))] == [0, 3, 3]
    assert [scored("TRA-09", *dice) for dice in ((2, 3), (3, 3), (3, 2))] == [0, 5, 0]


@rule("SEN-7.5", "SEN-7.7")
def test_military_sums_and_differences() -> None:
    assert [scored("MIL-01", *dice) for dice in ((1, 3), (1, 4), (4, 5), (4, 6))] == [4, 0, 0, 4]
    assert [scored("MIL-03", *dice) for dice in ((1, 6), (3, 3))] == [5, 0]
    assert [scored("MIL-05", *dice) for dice in ((5, 4), (4, 5), (1, 6))] == [3, 3, 0]
    assert [scored("MIL-07", *dice) for dice in ((2, 4), (4, 2), (1, 5))] == [4, 4, 0]
    assert [scored("MIL-09", *dice) for dice in ((2, 3), (3, 3))] == [5, 0]
    assert [scored("MIL-11", *dice) for dice in ((3, 6), (4, 4))] == [5, 0]


@rule("SEN-7.6", "SEN-7.7")
def test_industry_parity() -> None:
    assert [scored("IND-01", *dice) for dice in ((1, 3), (1, 2), (2, 2))] == [3, 0, 0]
    assert [scored("IND-03", *dice) for dice in ((1, 3), (1, 2), (2, 2))] == [0, 0, 3]
    assert [scored("IND-05", *dice) for dice in ((2, 3), (3, 2))] == [3, 0]
    assert [scored("IND-07", *dice) for dice in ((2, 3), (3, 2))] == [0, 3]
    assert [scored("IND-09", *dice) for dice in ((2, 3), (2, 2))] == [2, 0]
    assert [scored("IND-11", *dice) for dice in ((2, 3), (3, 3))] == [0, 2]


@rule("SEN-7.7")
def test_no_robot_ever_scores_less_than_nothing() -> None:
    for robot in BOX.robots.values():
        assert min(min(points) for points in robot.points) == 0


@rule("SEN-7.8")
def test_scored_cards_go_to_the_pile_and_never_back_to_the_deck() -> None:
    t = laid_out()
    t.players[0].slots = ["IND-01", "IND-02", "IND-03", "IND-04"]
    deck = t.deck[:]
    score_robots(t)
    clear_round(t)
    assert t.players[0].pile == ("IND-01", "IND-02", "IND-03", "IND-04")
    assert t.players[0].slots == [None] * 4
    assert t.deck == deck
    assert not {*t.players[0].pile} & {*t.discard}


@rule("SEN-8.1", "SEN-8.2")
def test_a_column_counts_in_full_at_both_positions_beside_it() -> None:
    t = pawns(laid_out(2), {0: [1, 0, 0, 0], 1: [0, 1, 2, 4]}, {0: [1, 0, 0, 0], 1: [0] * 4})
    assert [{seat: n for seat, n, _ in t.ranking(position)} for position in range(5)] == [
        {0: 2},
        {0: 2, 1: 1},
        {1: 3},
        {1: 6},
        {1: 4},
    ]


@rule("SEN-8.3")
def test_ranked_by_influence_then_agents_then_this_rounds_order() -> None:
    t = pawns(laid_out(3, order=[2, 1, 0]), {0: [2] + [0] * 3, 1: [3] + [0] * 3, 2: [1] + [0] * 3},
              {0: [2] + [0] * 3, 1: [0] * 4, 2: [2] + [0] * 3})  # fmt: skip
    assert [seat for seat, _, _ in t.ranking(0)] == [0, 1, 2]
    t = pawns(laid_out(3, order=[2, 1, 0]), {s: [1] + [0] * 3 for s in range(3)},
              {s: [0] * 4 for s in range(3)})  # fmt: skip
    t.passed = (2, 1, 0)
    assert [seat for seat, _, _ in t.ranking(0)] == [2, 1, 0]


@rule("SEN-8.3")
def test_equal_agents_are_counted_over_both_columns() -> None:
    t = pawns(laid_out(2), {0: [1, 1, 0, 0], 1: [0, 3, 0, 0]}, {0: [1, 0, 0, 0], 1: [0] * 4})
    assert t.ranking(1)[0] == (1, 3, 3)


@rule("SEN-8.4", "SEN-8.5")
def test_the_first_takes_the_investor_and_the_second_one_point() -> None:
    t = pawns(laid_out(2, layout=["military", "service", "industry", "transport", "information"]),
              {0: [2, 0, 0, 0], 1: [1, 0, 0, 0]}, {0: [0] * 4, 1: [0] * 4})  # fmt: skip
    attract_investors(t)
    assert t.players[0].investors == [1, 1, 0, 1, 0]  # information is the printed one
    assert t.players[1].investors == [0, 1, 0, 0, 0]
    assert GAME.scores(t) == [0, 2]


@rule("SEN-8.6")
def test_what_nobody_can_take_is_removed() -> None:
    t = pawns(laid_out(2), {0: [1, 0, 0, 0], 1: [0] * 4}, {0: [0] * 4, 1: [0] * 4})
    attract_investors(t)
    clear_round(t)
    assert sum(sum(player.investors) for player in t.players) == 2 + 2
    assert GAME.scores(t) == [0, 0]
    assert t.layout == ()


@rule("SEN-9.1")
def test_the_factory_goes_to_the_discard_pile() -> None:
    t = laid_out()
    clear_round(t)
    assert t.discard == ("INF-01", "SER-01", "TRA-01", "MIL-01")
    assert t.columns == []
    assert t.layout == ()


@rule("SEN-9.2", "SEN-5.4.5")
def test_all_pawns_come_home() -> None:
    t = laid_out()
    me = t.players[0]
    me.agents, me.assistants, me.blocked[1] = 0, 1, ("left", "right")
    clear_round(t)
    assert (me.agents, me.assistants, me.blocked) == (4, 5, [()] * 4)


@rule("SEN-7.8", "SEN-10.2", "SEN-10.3")
def test_the_third_round_to_its_total_by_hand() -> None:
    t = laid_out(2, round=3, dice=[3, 3, 3, 3, 3], layout=TYPES)
    ann, bo = t.players
    ann.pile, ann.slots = ("INF-01", "INF-02"), ["INF-05", "TRA-09", "MIL-03", None]
    bo.pile, bo.slots = ("SER-01",), [None, None, None, "IND-01"]
    pawns(t, {0: [3, 0, 0, 0], 1: [0, 0, 0, 1]}, {0: [0, 0, 0, 0], 1: [0, 0, 0, 0]})
    for player in t.players:
        player.agents = 0
    assert play(position(t), "pass", "pass").over
    # Robots 7 + 5 + 0; the information investor printed and won: 2 for each of 3 robots.
    assert ann.scored == {"information": 7, "transport": 5, "military": 0, "investors": 2 * 3}
    # 3 for both odd; the printed service investor, the military and industry ones of the round.
    assert bo.scored == {"industry": 3, "investors": 1 * 1 + 0 + 1 * 1}


@rule("SEN-10.2")
def test_ex_3_each_investor_gives_a_point_for_each_bot_of_its_type() -> None:
    t = laid_out()
    me = t.players[0]
    me.investors = [1, 1, 0, 1, 3]
    me.pile = ("INF-01", "INF-02", "MIL-01", "MIL-02", "MIL-03", "TRA-01", "TRA-02", "TRA-03")
    me.pile += ("IND-01", "IND-02", "IND-03", "IND-04")
    worth = position(t).view()["players"][0]["worth"]
    assert worth == dict(zip(TYPES, (2, 0, 0, 3, 12), strict=True))
    score_investors(t)
    assert me.scored == {"investors": 17}


@rule("SEN-10.2")
def test_the_printed_investor_counts_too() -> None:
    t = laid_out()
    t.players[1].pile = ("SER-01",)
    score_investors(t)
    assert GAME.scores(t) == [0, 1]


@rule("SEN-10.3")
def test_the_score_is_cards_chips_and_investors_and_the_most_wins() -> None:
    t = laid_out(3)
    t.players[0].score(9, "transport")
    t.players[1].score(8, "investors")
    t.players[1].score(2, "chips")
    assert GAME.scores(t) == [9, 10, 0]
    assert ranking(t) == [2, 1, 3]
    assert [sum(row.values()) for row in GAME.breakdown(t)] == GAME.scores(t)
    assert list(GAME.breakdown(t)[0]) == [*TYPES, "chips", "investors"]


@rule("SEN-10.4")
def test_a_tie_goes_to_the_most_investors() -> None:
    t = laid_out(2)
    for player in t.players:
        player.score(10, "transport")
    t.players[1].investors[3] += 1
    assert ranking(t) == [2, 1]


@rule("SEN-10.5")
def test_still_tied_is_a_draw() -> None:
    t = laid_out(3)
    for player in t.players:
        player.score(10, "transport")
    t.players[2].score(-1, "transport")
    assert ranking(t) == [1, 1, 3]


def all_but_passed(t: Table) -> Table:
    """Everybody has placed the agents; the markers are still in hand."""
    for player in t.players:
        player.agents = 0
    return t


@rule("SEN-7.1", "SEN-8.1", "SEN-9.5")
def test_the_end_of_a_round_scores_the_robots_then_hands_out_the_investors() -> None:
    t = all_but_passed(laid_out(2, dice=[3, 3, 3, 3, 3]))
    t.players[0].slots[0] = "TRA-09"
    t.deck.remove("TRA-09")
    t.agents[0], t.agents[3] = [1, 0], [0, 1]
    play(position(t), "pass", "pass")
    assert [player.scored for player in t.players] == [{"transport": 5}, {}]
    assert [sum(player.investors) for player in t.players] == [1 + 2, 1 + 2]


@rule("SEN-10.1", "SEN-10.2")
def test_investors_give_points_only_after_the_third_round() -> None:
    for number, points in ((1, 0), (2, 0), (3, 2)):
        t = all_but_passed(laid_out(2, round=number))
        t.players[1].pile = ("SER-01", "SER-02")
        t.deck = [robot for robot in t.deck if robot not in t.players[1].pile]
        play(position(t), "pass", "pass")
        assert GAME.scores(t) == [0, points]
