"""Using departments (CAR-6)."""

from __future__ import annotations

from magnate.games.carnegie.components import CELL
from magnate.games.carnegie.state import ANDREW, NEUTRAL
from tests.games.carnegie.table import (
    BOX,
    at,
    barred,
    build,
    department,
    event,
    ids,
    kinds,
    laid_out,
    own,
    position,
    staff,
    using,
)
from tests.play import play, rule

LOBBY = CELL["42"]


@rule("CAR-6.1", "CAR-6.2", "CAR-6.4")
def test_departments_of_the_type_once_for_each_active_employee_one_effect_each() -> None:
    t = using("management")
    me = t.players[0]
    staff(me, "43", active=2)
    build(me, "purchasing", "22", active=1)
    p = position(t)
    uses = {id.split(":")[1] for id in ids(p) if id.startswith("use")}
    assert uses == {"43", "34", "22"}
    play(p, "use:43:money", "use:43:goods")
    assert (me.money, me.goods) == (15, 5)
    assert not any(id.startswith("use:43") for id in ids(p))
    play(p, "stop")  # the rest is optional
    assert me.active[CELL["22"]] == 1


@rule("CAR-6.3")
def test_beginning_another_department_closes_the_one_before() -> None:
    t = using("management")
    me = t.players[0]
    staff(me, "43", active=2)
    build(me, "sales", "22", active=1)
    p = play(position(t), "use:43:money")
    assert "use:43:money" in ids(p)
    play(p, "use:22:sell", "times:1")
    assert "use:43:money" not in ids(p)
    assert t.uses[CELL["43"]] == 0


@rule("CAR-6.5", "CAR-6.4.17")
def test_ongoing_departments_need_an_active_employee_and_the_new_lobby_none() -> None:
    ongoing = [d.number for d in BOX.departments[5:21] if d.ongoing]
    assert ongoing == [4, 8, 12, 16]
    t = laid_out()
    me = t.players[0]
    build(me, "telegraph_operators", "22", idle=1)
    assert t.advance_cost(me, 0) == 2
    staff(me, "22", active=1)
    assert t.advance_cost(me, 0) == 1
    build(me, "new_lobby", "23")
    assert len(me.lobbies) == 2


@rule("CAR-6.6", "CAR-6.7")
def test_the_action_choice_tile_changes_the_type_of_its_owners_phase() -> None:
    t = using("management", 2)
    for player in t.players:
        player.choice_tile = True
    p = position(t)
    assert not any(id.startswith("choice") for id in ids(p))
    assert barred(p)["choice:research"] == "CAR-6.7"
    play(p, "stop")
    assert kinds(p) == "1 use"
    assert "choice:management" not in ids(p)
    you = t.players[1]
    play(p, "choice:research")
    assert (you.rp, you.choice_tile) == (3, False)
    assert not any(id.startswith(("use", "choice")) for id in ids(p))
    assert t.row == 1  # the marker that advances stays the chosen row's
    play(p, "stop")
    assert t.action == -1


@rule("CAR-6.6")
def test_the_tile_is_said_before_the_first_use() -> None:
    t = using("management", 2, first=1, turn=1)
    t.players[0].choice_tile = True
    p = play(position(t), "use:43:money")
    assert not any(id.startswith("choice") for id in ids(p))


@rule("CAR-6.8")
def test_whoever_is_moved_away_before_being_used_is_lost_for_use() -> None:
    t = using("management")
    me = t.players[0]
    build(me, "property_management", "21", active=1)
    staff(me, "43", active=1)
    me.reserved = department("sales")
    p = play(position(t), "use:34:build", "cell:22", "bring:43:active")
    assert me.idle[CELL["22"]] == 1
    assert kinds(p) == "1 use"  # nothing is left to use


@rule("CAR-6.1.2", "CAR-6.8")
def test_leaving_hr_does_not_reduce_the_moves() -> None:
    t = using("human_resources")
    me = t.players[0]
    build(me, "recruiting", "22", active=1)
    p = position(t)
    assert me.moves == 6
    play(p, "move:41:active", "to:42", "move:22:active", "to:32")
    assert me.moves == 4
    assert "use:22:moves" in ids(p)  # counted at the start of the turn
    assert barred(p)["use:22:mission-hire"] == "CAR-3.9"  # but nobody is there to send
    play(p, "use:22:moves")
    assert me.moves == 8


@rule("CAR-6.1.3")
def test_moves_are_orthogonal_steps_and_cross_every_cell() -> None:
    t = using("human_resources")
    me = t.players[0]
    staff(me, "41")
    p = play(position(t), "move:42:idle")  # three moves
    reach = {id.split(":")[1] for id in ids(p)}
    assert "33" in reach
    assert "22" in reach
    assert "24" not in reach
    play(p, "to:33")
    assert me.moves == 1
    play(p, "move:33:active", "to:23", "stop")  # the rest is optional
    assert me.moves == 0


@rule("CAR-6.1.4")
def test_all_moves_of_a_turn_form_one_pool_that_is_lost_at_its_end() -> None:
    t = using("human_resources")
    me = t.players[0]
    build(me, "training_and_partnerships", "22", active=1)
    p = play(position(t), "move:42:idle", "to:32")
    play(p, "use:22:mission-moves", "mission:east")
    assert me.moves == 6 - 1 + 8
    play(p, "stop")
    assert me.moves == 0


@rule("CAR-6.2.1")
def test_commerce_and_finance_has_four_effects() -> None:
    for effect, money, goods in (
        *(("money", 3, 0), ("goods", 0, 1)),
        *(("mission-money", 6, 0), ("mission-goods", 0, 2)),
    ):
        t = using("management")
        me = t.players[0]
        p = play(position(t), f"use:43:{effect}")
        if effect.startswith("mission"):
            play(p, "mission:west")
        assert (me.money - 12, me.goods - 4) == (money, goods)
        assert me.active[CELL["43"]] == (0 if effect.startswith("mission") else 1)


@rule("CAR-6.2.2", "CAR-6.2.3", "CAR-6.2.5", "CAR-6.2.6")
def test_the_reserved_department_is_built_first_cheaper_beside_an_employee() -> None:
    t = using("management")
    me = t.players[0]
    staff(me, "34", active=2)
    staff(me, "22", idle=2)
    me.goods, me.reserved = 3, department("purchasing")
    left = t.market[department("purchasing")]
    p = play(position(t), "use:34:build")
    assert kinds(p) == "0 cell"  # no choice of the tile
    play(p, "cell:22")
    assert me.goods == 2
    assert me.idle[CELL["22"]] == 2
    assert me.reserved == -1
    assert t.market[department("purchasing")] == left  # it was taken in the set-up
    assert not any(id.startswith("use:22") for id in ids(p))  # nobody is active in it
    play(p, "use:34:build")
    assert kinds(p) == "0 department"
    play(p, "department:sales", "cell:23")
    assert me.goods == 0
    assert t.market[department("sales")] == 1


@rule("CAR-6.2.4")
def test_no_department_twice_nor_on_another_nor_on_the_lobby() -> None:
    t = using("management")
    me = t.players[0]
    build(me, "sales", "22")
    p = play(position(t), "use:34:build")
    assert "department:sales" not in ids(p)
    assert "department:logistics" in ids(p)
    play(p, "department:logistics")
    assert not {"cell:22", "cell:42", "cell:33"} & set(ids(p))


@rule("CAR-6.2.3", "CAR-6.4.4")
def test_the_new_lobby_costs_two_goods_more_and_nothing_comes_before_it() -> None:
    t = using("management")
    me = t.players[0]
    me.reserved, me.goods = department("new_lobby"), 2
    staff(me, "22", idle=1)
    p = position(t)
    assert barred(p)["use:34:build"] == "CAR-6.2"
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
    me.missions[0] = 2
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
    assert me.missions == [1, 0, 1, 0]
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


@rule("CAR-6.3.1", "CAR-6.3.2", "CAR-6.3.3", "CAR-6.3.7", "CAR-6.4.9")
def test_a_project_sends_its_employee_costs_goods_and_opens_its_income() -> None:
    t = using("construction")
    me = t.players[0]
    build(me, "engineering", "22", active=1)
    p = play(position(t), "use:33:project", "project:housing", "slot:denver:2")
    assert me.missions == [1, 0, 0, 0]
    assert (me.active[CELL["33"]], me.goods) == (0, 3)
    assert at(t, "denver", 2) == 0
    assert (me.on_tab[0], me.opened[0]) == (0, 1)
    play(p, "use:22:project", "project:industry", "slot:atlanta:1")
    assert (me.goods, me.missions) == (1, [1, 0, 0, 1])
    assert BOX.tab_goods == (1, 1, 2, 2)


@rule("CAR-6.3.3")
def test_the_rightmost_disk_is_taken_and_an_empty_tab_is_not_offered() -> None:
    t = using("construction")
    me = t.players[0]
    staff(me, "33", active=2)
    me.exposed[0], me.on_tab[0] = 3, 0b110
    p = play(position(t), "use:33:project")
    assert ids(p) == ["project:housing", "project:commerce", "project:industry"]
    play(p, "project:housing", "slot:portland:0")
    assert (me.on_tab[0], me.opened[0]) == (0b100, 0b010)


@rule("CAR-6.3.4", "CAR-6.3.5", "CAR-1.6")
def test_slots_must_be_free_and_fit_and_a_city_takes_several_projects() -> None:
    t = using("construction")
    me = t.players[0]
    staff(me, "33", active=2)
    own(t, 1, "portland")
    p = play(position(t), "use:33:project", "project:commerce")
    assert "slot:chicago:0" in ids(p)
    assert "slot:boise:0" in ids(p)
    assert "slot:chicago:1" not in ids(p)
    assert "slot:portland:0" not in ids(p)
    play(p, "slot:kansas_city:0", "use:33:project", "project:housing", "slot:kansas_city:2")
    assert [at(t, "kansas_city", slot) for slot in range(3)] == [0, -1, 0]


@rule("CAR-6.3.6", "CAR-5.1.6")
def test_a_small_city_with_the_wheel_pays_transport_income_once() -> None:
    t = using("construction")
    me = t.players[0]
    staff(me, "33", active=3)
    me.transport[0] = 1
    p = play(position(t), "use:33:project", "project:housing", "slot:seattle:0")
    assert me.money == 15
    play(p, "use:33:project", "project:commerce", "slot:boise:0")  # no wheel
    assert me.money == 15
    me.transport[1] = 2
    play(p, "use:33:project", "slot:fargo:0")
    assert kinds(p) == "0 research"
    assert me.rp == 3
    play(p, "stop")
    assert me.rp == 0


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
        t.donated[BOX.donation[name]] |= 1 << owner
    t.players[1].donations.append(BOX.donation["health_west"])
    me.donations.append(BOX.donation["health_south"])
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
    t.donated[0] = 1 << ANDREW
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
