"""The department tiles (CAR-6.4)."""

from __future__ import annotations

from magnate.engine.copying import added, replaced
from magnate.games.carnegie.components import CELL
from magnate.games.carnegie.state import ANDREW, NEUTRAL
from tests.games.carnegie.table import BOX, build, department, event, kinds, position, staff, using
from tests.play import barred, ids, play, rule

LOBBY = CELL["42"]


@rule("CAR-6.2.3", "CAR-6.4.4")
def test_the_new_lobby_costs_two_goods_more_and_nothing_comes_before_it() -> None:
    t = using("management")
    me = t.players[0]
    me.reserved, me.goods = department("new_lobby"), 2
    staff(me, "22", idle=1)
    p = position(t)
    assert barred(p)["use:34:build"] == "CAR-6.2.3"
    me.goods = 3
    p = play(position(t), "use:34:build")
    assert ids(p) == ["cell:22"]
    play(p, "cell:22")
    assert me.goods == 0
    assert BOX.departments[department("new_lobby")].places == ()


@rule("CAR-6.4.4", "CAR-3.10")
def test_returning_employees_are_spread_over_both_lobbies() -> None:
    t = event("west")
    me = t.players[0]
    build(me, "new_lobby", "22")
    me.missions = replaced(me.missions, 0, 2)
    me.idle[LOBBY] = 3
    play(position(t), "return:2", "lobby:22", "lobby:42")
    assert (me.idle[CELL["22"]], me.idle[LOBBY]) == (1, 4)


@rule("CAR-6.4.1", "CAR-6.4.2")
def test_training_and_recruiting() -> None:
    t = using("human_resources")
    me = t.players[0]
    build(me, "training_and_partnerships", "22", active=1)
    build(me, "recruiting", "23", active=2)
    p = play(position(t), "use:22:mission-money", "mission:west")
    assert me.money == 20
    play(p, "use:23:moves", "use:23:mission-hire", "mission:east")
    assert me.moves == 6 + 4
    assert me.missions == (1, 0, 1, 0)
    assert me.unhired == 1


@rule("CAR-6.4.3")
def test_safety_and_quality_counts_pairs_of_active_employees_without_the_sent_one() -> None:
    t = using("human_resources")
    me = t.players[0]
    build(me, "safety_and_quality", "22", active=1)
    play(position(t), "use:22:mission-vp", "mission:west")
    assert me.points == 3  # five are left, the printed one is not counted


@rule("CAR-6.4.5", "CAR-6.4.6", "CAR-6.4.7", "CAR-1.2")
def test_purchasing_sales_and_logistics() -> None:
    t = using("management")
    me = t.players[0]
    build(me, "purchasing", "21", active=2)
    build(me, "sales", "22", active=1)
    build(me, "logistics", "23", active=1)
    p = play(position(t), "use:21:mission-money", "mission:west")
    play(p, "use:21:mission-goods", "mission:west")
    assert (me.money, me.goods) == (20, 7)
    play(p, "use:22:sell", "times:3")
    assert (me.money, me.goods) == (38, 4)
    play(p, "use:23:trade", "times:2")
    assert (me.money, me.goods, me.points) == (44, 2, 2)


@rule("CAR-6.4.6")
def test_sales_offer_only_the_goods_there_are() -> None:
    t = using("management")
    me = t.players[0]
    build(me, "sales", "22", active=1)
    me.goods = 2
    p = play(position(t), "use:22:sell")
    assert ids(p) == ["times:1", "times:2"]


@rule("CAR-6.4.8")
def test_property_management_brings_one_employee_into_each_new_department() -> None:
    t = using("management")
    me = t.players[0]
    build(me, "property_management", "21", active=1)
    p = play(position(t), "use:34:build", "department:sales", "cell:11")
    assert kinds(p) == "0 bring"
    play(p, "bring:42:idle")
    assert me.idle[CELL["11"]] == 1
    t2 = using("management")
    build(t2.players[0], "property_management", "21", idle=1)
    p2 = play(position(t2), "use:34:build", "department:sales", "cell:11")
    assert kinds(p2) != "0 bring"


@rule("CAR-6.4.10")
def test_outsourcing_pays_dollars_and_sends_nobody() -> None:
    t = using("construction")
    me = t.players[0]
    staff(me, "33")
    build(me, "construction_outsourcing", "22", active=1)
    me.money, me.goods = 2, 2
    p = play(position(t), "use:22:project")
    assert ids(p) == ["project:housing", "project:commerce"]  # industry leaves no goods to sell
    play(p, "project:housing", "slot:phoenix:0")
    assert (me.goods, sum(me.missions)) == (0, 0)
    assert me.money == 1  # the transport income of the small city
    assert me.active[CELL["22"]] == 1


@rule("CAR-6.4.11")
def test_supply_chain_buys_up_to_three_goods() -> None:
    t = using("construction")
    me = t.players[0]
    build(me, "supply_chain", "22", active=1)
    play(position(t), "use:22:buy", "times:3")
    assert (me.money, me.goods) == (9, 7)


@rule("CAR-6.4.13", "CAR-6.4.14", "CAR-7.1")
def test_research_points_of_all_departments_form_one_pool() -> None:
    t = using("research")
    me = t.players[0]
    staff(me, "31", active=3)
    build(me, "advanced_design", "22", active=2)
    build(me, "advanced_research", "23", active=1)
    p = position(t)
    assert me.rp == 9 + 8
    play(p, "use:23:mission-rp", "mission:west")
    assert me.rp == 24


@rule("CAR-6.4.15", "CAR-5.2.4")
def test_charitable_giving_goes_on_top_of_another_players_donation() -> None:
    t = using("research")
    me = t.players[0]
    build(me, "charitable_giving", "22", active=1)
    for name, owner in (("health_west", 1), ("health_east", NEUTRAL), ("health_south", 0)):
        t.donated = added(t.donated, BOX.donation[name], 1 << owner)
    t.players[1].donations += (BOX.donation["health_west"],)
    me.donations += (BOX.donation["health_south"],)
    p = play(position(t), "use:22:mission-donate", "mission:south")
    assert ids(p) == ["top:health_west"]
    play(p, "top:health_west")
    assert (me.money, len(me.donations), me.disks) == (2, 2, 21)
    assert t.donated[BOX.donation["health_west"]] == 0b11


@rule("CAR-6.4.15", "CAR-3.9")
def test_charitable_giving_needs_the_price_and_a_donation_to_join() -> None:
    t = using("research")
    me = t.players[0]
    build(me, "charitable_giving", "22", active=1)
    assert barred(position(t))["use:22:mission-donate"] == "CAR-3.9"
    t.donated = replaced(t.donated, 0, 1 << ANDREW)
    assert "use:22:mission-donate" in ids(position(t))
    me.money, me.goods = 4, 0
    assert barred(position(t))["use:22:mission-donate"] == "CAR-3.9"


@rule("CAR-6.4.16")
def test_telegraph_operators_make_steps_cheaper_but_never_free() -> None:
    t = using("research")
    me = t.players[0]
    build(me, "telegraph_operators", "22", active=1)
    assert [t.advance_cost(me, region) for region in range(4)] == [1, 1, 2, 1]
    play(position(t), "advance:east")
    assert me.rp == 1


@rule("CAR-6.4.18")
def test_workplaces_and_costs_are_printed_on_the_tiles() -> None:
    places = {d.number: d.places for d in BOX.departments[5:21]}
    assert places[3] == (5,)
    assert places[12] == (8,)
    assert places[14] == (3, 3, 3)
    assert places[4] == ()
    assert [d.places for d in BOX.departments[:5]] == [(1,), (0, 0), (1, 1), (2, 2, 2), (2, 2, 2)]
