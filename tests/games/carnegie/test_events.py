"""Employees, rounds, events (CAR-3, CAR-4, CAR-5)."""

from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.engine.position import Position
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import ACTIONS, CELL
from magnate.games.carnegie.state import NEUTRAL, Table
from magnate.games.carnegie.view import view
from tests.games.carnegie.table import (
    BOX,
    away,
    build,
    event,
    kinds,
    laid_out,
    open_space,
    position,
    staff,
    using,
)
from tests.play import barred, ids, play, random_game, rule

LOBBY = CELL["42"]


@rule("CAR-3.1", "CAR-3.13")
def test_every_employee_is_active_idle_away_or_unhired_and_mission_areas_have_no_limit() -> None:
    t = using("management")
    me = t.players[0]
    staff(me, "42", idle=0)
    me.missions = replaced(me.missions, 0, 5)
    play(position(t), "use:43:mission-money", "mission:west")
    assert me.missions[0] == 6
    assert sum(me.active) + sum(me.idle) + sum(me.missions) + me.unhired == 15


@rule("CAR-3.2")
def test_idle_employees_need_a_vacant_workplace_to_stand_up() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    me = t.players[0]
    staff(me, "43", active=1, idle=3)  # two workplaces
    staff(me, "22", idle=2)  # a free cell
    p = play(position(t), "activate:43")
    assert kinds(p) != "0 activate"
    assert (me.active[CELL["43"]], me.idle[CELL["43"]]) == (2, 2)
    assert me.idle[CELL["22"]] == 2


@rule("CAR-3.2", "CAR-8.2")
def test_the_lobby_and_dear_workplaces_are_barred_with_their_rules() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    me = t.players[0]
    me.money, me.goods = 0, 0
    staff(me, "33", idle=1)
    staff(me, "43", idle=1)
    found = barred(position(t))
    assert found["activate:42"] == "CAR-3.2"
    assert found["activate:33"] == "CAR-8.2"


@rule("CAR-3.3", "CAR-6.4.4")
def test_a_hired_employee_enters_the_lobby_or_the_new_lobby() -> None:
    t = using("human_resources")
    me = t.players[0]
    build(me, "recruiting", "22", active=2)
    p = play(position(t), "use:22:mission-hire", "mission:west")
    assert me.idle[LOBBY] == 6
    build(me, "new_lobby", "23")
    play(p, "use:22:mission-hire", "mission:west")
    assert ids(p) == ["lobby:42", "lobby:23"]
    play(p, "lobby:23")
    assert me.idle[CELL["23"]] == 1


@rule("CAR-3.4", "CAR-6.1.3")
def test_a_moved_employee_lies_down() -> None:
    t = using("human_resources")
    me = t.players[0]
    play(position(t), "move:43:active", "to:44")
    assert (me.active[CELL["43"]], me.idle[CELL["44"]]) == (0, 1)


@rule("CAR-3.5")
def test_being_used_leaves_an_employee_active() -> None:
    t = using("management")
    me = t.players[0]
    p = play(position(t), "use:43:money")
    assert me.active[CELL["43"]] == 1
    assert "use:43:money" not in ids(p)


@rule("CAR-3.6")
def test_nobody_stands_up_before_the_end_of_the_round() -> None:
    t = using("human_resources")
    staff(t.players[0], "33", active=1, idle=1)
    p = position(t)
    assert not any(id.startswith("activate") for id in ids(p))
    play(p, "stop", "stop")
    assert kinds(p) == "0 activate"


@rule("CAR-3.7", "CAR-3.8", "CAR-6.2.1")
def test_a_mission_takes_the_employee_being_used_to_a_region_of_choice() -> None:
    t = using("management")
    me = t.players[0]
    p = play(position(t), "use:43:mission-goods")
    assert ids(p) == ["mission:west", "mission:midwest", "mission:east", "mission:south"]
    play(p, "mission:south")
    assert me.missions == (0, 0, 0, 1)
    assert me.active[CELL["43"]] == 0
    assert sum(me.active) == 4
    assert me.goods == 6


@rule("CAR-3.9")
def test_a_mission_without_an_effect_is_barred() -> None:
    t = using("human_resources")
    me = t.players[0]
    build(me, "recruiting", "22", active=1)
    me.idle[LOBBY] += me.unhired
    me.unhired = 0
    p = position(t)
    assert "use:22:moves" in ids(p)
    assert barred(p)["use:22:mission-hire"] == "CAR-3.9"


@rule("CAR-3.10", "CAR-5.1.1", "CAR-5.1.2")
def test_employees_return_to_the_lobby_lying_down() -> None:
    t = event("west")
    away(t, "west", 3)
    away(t, "east", 1)
    me = t.players[0]
    p = position(t)
    assert ids(p)[:4] == ["return:0", "return:1", "return:2", "return:3"]
    play(p, "return:2")
    assert me.missions == (1, 0, 1, 0)
    assert me.idle[LOBBY] == 3


@rule("CAR-3.11", "CAR-6.1.1")
def test_the_printed_employee_gives_moves_but_cannot_be_moved() -> None:
    t = using("human_resources")
    me = t.players[0]
    staff(me, "41")
    p = position(t)
    assert me.moves == 3
    assert not any(id.startswith("move:41") for id in ids(p))
    staff(me, "41", active=1, idle=2)
    t2 = laid_out(phase="activate", round=1, row=0)
    staff(t2.players[0], "41", active=1, idle=2)
    assert kinds(position(t2)) != "0 activate"  # its workplace is never vacant


@rule("CAR-3.12")
def test_nobody_is_hired_beyond_fifteen() -> None:
    t = event("east")
    away(t, "east", 2)
    me = t.players[0]
    me.transport = replaced(me.transport, 2, 2)  # a new employee for each
    me.unhired = 1
    play(position(t), "return:2")
    assert me.unhired == 0
    assert me.idle[LOBBY] == 5 + 1


@rule("CAR-3.12", "CAR-5.1.7")
def test_with_nobody_to_hire_the_other_income_is_taken() -> None:
    t = event("west")
    away(t, "west", 1)
    me = t.players[0]
    open_space(me, "housing", 1)  # a new employee or a dollar
    me.unhired, money = 0, me.money
    play(position(t), "return:1")
    assert me.money == money + 1 + 1


@rule("CAR-4.1", "CAR-4.6", "CAR-9.1")
def test_after_twenty_rounds_all_markers_are_on_their_last_spaces() -> None:
    p, _ = random_game(GAME, 2, 5)
    t = p.state
    assert t.round == 20
    assert t.markers == [5, 5, 5, 5]
    assert p.over


@rule("CAR-4.2")
def test_the_first_player_chooses_one_of_four_rows_and_so_the_type() -> None:
    t = laid_out(3, first=2)
    p = position(t)
    assert kinds(p) == "2 row"
    assert ids(p) == [f"row:{action}" for action in ACTIONS]
    play(p, "row:management")
    assert t.row == 1


def finish(p: Position[Table]) -> None:
    """Everybody stops until the next row is to be chosen."""
    while p.decision is not None and p.decision.kind != "row":
        play(p, "return:0" if p.decision.kind == "return" else "stop")


@rule("CAR-4.3", "CAR-4.5")
def test_ex_02_row_choice() -> None:
    t = laid_out()
    p = play(position(t), "row:research")
    assert t.turned == -1
    assert t.event(t.row) == (3, False)  # tile 4 begins with the South
    finish(p)
    assert t.markers == [0, 0, 0, 1]


@rule("CAR-4.4", "CAR-4.5")
@pytest.mark.parametrize(
    ("markers", "chosen", "turned"),
    [
        ([5, 2, 1, 0], "human_resources", 1),
        ([5, 5, 3, 0], "human_resources", 2),
        ([1, 2, 2, 5], "research", 0),
    ],
)
def test_ex_03_exhausted_row(markers: list[int], chosen: str, turned: int) -> None:
    t = laid_out(markers=markers[:], round=sum(markers))
    p = play(position(t), f"row:{chosen}")
    said = view(t, None)["event"]
    assert said is not None
    assert (said["row"], said["space"]) == (ACTIONS[turned], markers[turned] + 1)
    assert t.turned == turned
    assert t.row == ACTIONS.index(chosen)
    finish(p)
    after = markers[:]
    after[turned] += 1
    assert t.markers == after


@rule("CAR-4.7")
def test_events_and_departments_go_clockwise_and_each_player_finishes_first() -> None:
    t = event("west", 3, first=1)
    for seat in range(3):
        away(t, "west", 1, seat)
    p = position(t)
    order = []
    for _ in range(6):
        order.append(kinds(p))
        play(p, "return:0" if kinds(p).endswith("return") else "stop")
    assert order == ["1 return", "2 return", "0 return", "1 use", "2 use", "0 use"]


@rule("CAR-4.8")
def test_goods_can_be_discarded_for_a_dollar_each_whenever_one_decides() -> None:
    t = event(None)
    me = t.players[0]
    p = play(position(t), "exchange:1")
    assert (me.goods, me.money) == (3, 13)
    play(p, "stop")
    t.players[1].money, t.players[1].goods = 3, 4
    assert kinds(p) == "1 donate"
    play(p, "donate:health_west")  # two goods make up for the missing dollars
    assert (t.players[1].money, t.players[1].goods) == (0, 2)
    assert "exchange:1" in ids(p)


@rule("CAR-5.1.2", "CAR-5.1.3", "CAR-5.1.4", "CAR-5.1.5")
@pytest.mark.parametrize(("returned", "money", "goods"), [(2, 6, 1), (1, 4, 1), (0, 0, 0)])
def test_ex_04_income(returned: int, money: int, goods: int) -> None:
    t = event("midwest")
    away(t, "midwest", 2)
    me = t.players[0]
    me.transport = replaced(me.transport, 1, 1)
    open_space(me, "housing")
    open_space(me, "industry")
    before = me.money, me.goods
    play(position(t), f"return:{returned}")
    assert (me.money - before[0], me.goods - before[1]) == (money, goods)
    assert me.missions[1] == 2 - returned
    assert me.idle[LOBBY] == 3 + returned


@rule("CAR-5.1.6")
def test_research_points_of_an_income_are_pooled_spent_at_once_and_the_rest_is_lost() -> None:
    t = event("midwest")
    away(t, "midwest", 2)
    me = t.players[0]
    me.transport = replaced(me.transport, 1, 2)  # three research points each
    p = play(position(t), "return:2")
    assert kinds(p) == "0 research"
    assert me.rp == 6
    assert "slide:infrastructure" in ids(p)
    play(p, "advance:midwest")  # its new income does not count for this event
    assert me.rp == 3
    play(p, "stop")
    assert me.rp == 0
    assert me.goods == 4


@rule("CAR-5.1.7")
def test_an_income_with_a_choice_is_chosen_each_time() -> None:
    t = event("west")
    away(t, "west", 1)
    me = t.players[0]
    me.sides = replaced(me.sides, 1, 1)
    open_space(me, "commerce", 1)
    open_space(me, "commerce", 2)
    p = play(position(t), "return:1")
    assert ids(p) == ["income:goods", "income:money"]
    play(p, "income:goods", "income:money")
    assert (me.goods, me.money) == (5, 12 + 1 + 3)


@rule("CAR-5.2.1", "CAR-5.2.3", "CAR-5.2.4")
def test_a_donation_event_lets_everyone_make_one_on_a_free_space() -> None:
    t = event(None)
    t.donated = replaced(t.donated, BOX.donation["health_east"], 1 << NEUTRAL)
    p = position(t)
    assert kinds(p) == "0 donate"
    assert "donate:health_east" not in ids(p)
    assert barred(p)["donate:health_east"] == "CAR-5.2.4"
    play(p, "donate:welfare_7vp")
    me = t.players[0]
    assert (me.money, me.disks) == (7, 21)
    assert kinds(p) == "1 donate"
    assert barred(p)["donate:welfare_7vp"] == "CAR-5.2.4"


@rule("CAR-5.2.2", "CAR-6.4.12")
def test_ex_13_donation_cost() -> None:
    t = laid_out()
    me = t.players[0]
    costs = []
    for k in range(3):
        costs.append(t.donation_cost(me))
        me.donations += (k,)
    assert costs == [5, 10, 15]
    build(me, "communications", "22", idle=1)
    assert t.donation_cost(me) == 20
    staff(me, "22", active=1)
    costs = []
    me.donations = ()
    for k in range(4):
        costs.append(t.donation_cost(me))
        me.donations += (k,)
    assert costs == [3, 6, 9, 12]


@rule("CAR-5.2.3")
def test_without_money_or_a_disk_there_is_no_donation() -> None:
    t = event(None)
    t.players[0].money, t.players[0].goods = 4, 0
    t.players[1].disks = 0
    assert kinds(position(t)) == "0 use"


@rule("CAR-5.3.1")
def test_the_last_space_brings_income_and_then_a_donation() -> None:
    t = laid_out(markers=[4, 0, 0, 0], round=4)
    me = t.players[0]
    away(t, "east", 1)
    me.money, me.goods = 4, 0
    p = play(position(t), "row:human_resources", "return:1")
    assert kinds(p) == "0 donate"  # the dollar of the income pays for it
    assert me.money == 5


@rule("CAR-8.3")
def test_the_locomotive_passes_clockwise() -> None:
    t = laid_out(3)
    p = play(position(t), "row:construction")
    finish(p)
    assert (t.first, kinds(p)) == (1, "1 row")
    assert t.row == -1
