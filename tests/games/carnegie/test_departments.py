"""Using departments (CAR-6)."""

from __future__ import annotations

from magnate.engine.copying import replaced
from magnate.games.carnegie.components import CELL
from tests.games.carnegie.table import (
    BOX,
    at,
    build,
    department,
    kinds,
    laid_out,
    own,
    position,
    staff,
    using,
)
from tests.play import barred, ids, play, rule

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
    assert t.using is not None
    assert t.using.uses[CELL["43"]] == 0


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
    assert t.using is None


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
    assert barred(p)["use:22:mission-hire"] == "CAR-6.8"  # but nobody is there to send
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


@rule("CAR-6.3.1", "CAR-6.3.2", "CAR-6.3.3", "CAR-6.3.7", "CAR-6.4.9")
def test_a_project_sends_its_employee_costs_goods_and_opens_its_income() -> None:
    t = using("construction")
    me = t.players[0]
    build(me, "engineering", "22", active=1)
    p = play(position(t), "use:33:project", "project:housing", "slot:denver:2")
    assert me.missions == (1, 0, 0, 0)
    assert (me.active[CELL["33"]], me.goods) == (0, 3)
    assert at(t, "denver", 2) == 0
    assert (me.on_tab[0], me.opened[0]) == (0, 1)
    play(p, "use:22:project", "project:industry", "slot:atlanta:1")
    assert (me.goods, me.missions) == (1, (1, 0, 0, 1))
    assert BOX.tab_goods == (1, 1, 2, 2)


@rule("CAR-6.3.3")
def test_the_rightmost_disk_is_taken_and_an_empty_tab_is_not_offered() -> None:
    t = using("construction")
    me = t.players[0]
    staff(me, "33", active=2)
    me.exposed, me.on_tab = replaced(me.exposed, 0, 3), replaced(me.on_tab, 0, 0b110)
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
    me.transport = replaced(me.transport, 0, 1)
    p = play(position(t), "use:33:project", "project:housing", "slot:seattle:0")
    assert me.money == 15
    play(p, "use:33:project", "project:commerce", "slot:boise:0")  # no wheel
    assert me.money == 15
    me.transport = replaced(me.transport, 1, 2)
    play(p, "use:33:project", "slot:fargo:0")
    assert kinds(p) == "0 research"
    assert me.rp == 3
    play(p, "stop")
    assert me.rp == 0
