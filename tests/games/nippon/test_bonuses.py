"""The 24 synergy bonuses (NIP-5)."""

from __future__ import annotations

from magnate.engine.position import Position
from magnate.games.nippon import GAME
from magnate.games.nippon.components import COAL, KNOWLEDGE, MONEY
from magnate.games.nippon.scoring import base_points, standings
from magnate.games.nippon.state import Table
from tests.games.nippon.table import BOX, at, laid_out, lay_lines, owns, position, put, stock
from tests.play import asked, ids, play, rule


def knowing() -> Table:
    t = laid_out()
    at(t.players[0], knowledge=10)
    return t


def build(t: Table, tile: str) -> Position[Table]:
    return play(position(t), "take:1:blue", f"tile:{tile}")


@rule("NIP-5.1.1")
def test_yen_coal_and_blueprints_at_once() -> None:
    for tile, expected in (
        ("silk_a", (6_000 + 4_000, 2, 1)),
        ("paper_a", (6_000, 2, 3)),
        ("bento_a", (6_000, 6, 1)),
    ):
        t = knowing()
        p = build(t, tile)
        me = t.players[0]
        assert (me.yen, me.coal, me.blueprints) == expected
        assert asked(p).kind == ("end" if tile == "paper_a" else "turn")


@rule("NIP-5.1.1")
def test_yen_once_per_local_market_action() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_d", stock=3)
    p = play(position(t), "take:4:black", "slot:tokyo:north", "cubes:1")
    assert me.yen == 12_000  # the action is not finished
    play(p, "slot:nagoya:north")
    assert me.yen == 12_000 + 2_000


@rule("NIP-5.1.2")
def test_free_steps_at_once() -> None:
    for tile, track, steps in (
        ("silk_b", MONEY, 1),
        ("paper_b", KNOWLEDGE, 2),
        ("bento_b", COAL, 3),
    ):
        t = laid_out()
        at(t.players[0], knowledge=6)
        build(t, tile)
        assert t.players[0].at[track] == steps + (6 if track == KNOWLEDGE else 0)


@rule("NIP-5.1.2")
def test_a_free_step_after_the_paid_steps_of_an_action() -> None:
    t = laid_out()
    owns(t.players[0], "paper_d")
    owns(t.players[0], "bento_c")
    t.players[0].coal = 0
    play(position(t), "take:0:black", "steps:2")
    assert (t.players[0].at, t.players[0].yen) == ((0, 0, 3), 9_000)
    t.mover = 0
    play(position(t), "take:2:black", "action:mines", "steps:1")
    assert (t.players[0].at, t.players[0].yen) == ((2, 0, 3), 8_000)


@rule("NIP-5.1.2")
def test_at_least_one_step_must_be_paid() -> None:
    t = laid_out()
    me = at(t.players[0], knowledge=11)
    owns(me, "paper_d")
    me.yen, me.coal = 0, 0
    assert not [id for id in ids(position(t)) if id.startswith("take:0")]
    me.yen = 1_000
    play(position(t), "take:0:black")
    assert me.at[KNOWLEDGE] == 12  # the free step is lost at the top


@rule("NIP-5.1.3")
def test_yen_for_each_contract_of_an_export_action() -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = 0
    owns(me, "silk_c", stock=4)
    owns(me, "paper_c", stock=1)
    p = play(position(t), "take:1:blue", "contract:contract_1")
    assert me.yen == 4_000
    play(p, "contract:contract_2")
    assert me.yen == 4_000 + 5_000 + 2 * 1_000


@rule("NIP-5.1.4")
def test_a_paper_tile_is_a_star_for_knowledge() -> None:
    t = laid_out()
    me = at(t.players[0], knowledge=6)
    space = BOX.achievement_numbers["knowledge"]
    assert base_points(t, me, space) == 1
    owns(me, "paper_c")
    assert base_points(t, me, space) == 2
    assert base_points(t, me, BOX.achievement_numbers["coal"]) == 0


@rule("NIP-5.1.5")
def test_the_coal_of_a_whole_produce_action_is_lower_by_one() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_a")
    owns(me, "bento_d")
    me.coal, me.yen = 4, 0
    p = play(position(t), "take:0:black", "run:bento")  # 3 less 1
    assert (me.coal, ids(p)) == (2, ["run:silk", "stop"])
    play(p, "run:silk")
    assert (me.coal, stock(me, "silk"), stock(me, "bento")) == (0, 1, 1)
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_a")
    owns(me, "bento_d")
    me.coal, me.yen = 1, 0
    play(position(t), "take:0:black")
    assert (me.coal, stock(me, "silk")) == (0, 1)  # one coal is enough for silk, and for no more


@rule("NIP-5.1.6")
def test_a_free_train_or_ship_in_a_region_of_choice() -> None:
    t = knowing()
    p = build(t, "lenses_a")
    assert ids(p) == ["train:kyushu", "train:west", "train:east", "train:north"]
    play(p, "train:east")
    assert (t.players[0].trains, t.trains[2], t.players[0].yen) == (1, (0,), 6_000)
    t = knowing()
    t.players[0].ships = 2
    p = build(t, "clocks_a")
    play(p, "ship:north")
    assert (t.players[0].ships, t.ships[3]) == (3, (0,))
    assert t.players[0].at[MONEY] == 2  # the symbol uncovered, then the step of the tile


@rule("NIP-5.1.6")
def test_a_free_tile_is_lost_without_a_tile_or_a_slot_but_not_the_rest() -> None:
    t = knowing()
    t.players[0].ships = 6
    build(t, "clocks_a")
    assert (t.players[0].ships, t.players[0].at[MONEY], t.mover) == (6, 1, 1)
    t = knowing()
    for region in range(4):
        t.trains[region] = (1,) * 4
    build(t, "lenses_a")
    assert (t.players[0].trains, t.mover) == (0, 1)


@rule("NIP-5.1.7")
def test_flipped_trains_and_ships_count_three_wherever_they_lie() -> None:
    t = knowing()
    me = t.players[0]
    put(t, "osaka", "north", 0, 7)
    put(t, "hiroshima", "west", 0, 5)
    lay_lines(t, 1, trains=[0, 0], ships=[0])
    me.trains, me.ships = 2, 1
    before = standings(t, 1, 0)[0]
    assert (before.influence, before.ships) == (16, 2)
    owns(me, "lenses_b")
    owns(me, "clocks_b")
    after = standings(t, 1, 0)[0]
    assert (after.influence, after.ships) == (18, 3)
    seen = GAME.view(t, 0)["players"][0]
    assert (seen["train_value"], seen["ship_value"]) == (3, 3)
    assert (seen["train_stars"], seen["ship_stars"]) == (1, 0)


@rule("NIP-5.1.8")
def test_lower_prices_for_trains_ships_and_upgrades() -> None:
    t = laid_out()
    me = t.players[0]
    for tile in ("lenses_c", "clocks_c", "light_bulbs_c"):
        owns(me, tile, machine=2)
    play(position(t), "take:3:blue", "action:trains", "train:west", "stop")
    assert me.yen == 9_000
    t.mover = 0
    play(position(t), "take:2:black", "action:ships", "ship:west", "ship:east", "stop")
    assert me.yen == 3_000
    t.mover = 0
    play(position(t), "take:3:white", "action:machinery")
    assert (me.yen, me.spare) == (0, 1)  # the lower price holds for a spare tile too


@rule("NIP-5.1.9")
def test_after_trains_the_bonus_of_one_region_built_in() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "lenses_d")
    p = play(position(t), "take:3:blue", "action:trains", "train:west", "train:kyushu")
    assert (asked(p).kind, ids(p)) == ("bonus", ["bonus:kyushu", "bonus:west"])
    play(p, "bonus:west")
    assert (me.yen, me.coal) == (2_000 + 5_000, 2)
    t = laid_out()
    owns(t.players[0], "lenses_d")
    play(position(t), "take:3:blue", "action:trains", "train:kyushu", "stop")
    assert t.players[0].coal == 4  # one region: nothing to choose


@rule("NIP-5.1.10")
def test_ships_score_in_third_place_alone_or_tied() -> None:
    t = laid_out(4)
    put(t, "osaka", "north", 1, 7)
    put(t, "hiroshima", "west", 2, 6)  # with the foreign 3 gone: 12 - 3 - 3
    put(t, "hiroshima", "east", 0, 5)
    t.ships[1] = (0,)
    third = {one.seat: one for one in standings(t, 1, 0)}[0]
    assert (third.place, third.ships) == (2, 0)
    owns(t.players[0], "clocks_d")
    assert {one.seat: one for one in standings(t, 1, 0)}[0].ships == 2
    put(t, "osaka", "west", 3, 5)
    tied = {one.seat: one for one in standings(t, 1, 0)}
    assert (tied[0].place, tied[0].tied, tied[0].ships) == (2, True, 2)
    put(t, "osaka", "west", 3, 6)
    fourth = {one.seat: one for one in standings(t, 1, 0)}[0]
    assert (fourth.place, fourth.ships) == (3, 0)


@rule("NIP-5.1.11")
def test_free_upgrades_must_all_be_made_on_factories_of_choice() -> None:
    t = knowing()
    me = t.players[0]
    owns(me, "silk_c", t=t)
    p = build(t, "light_bulbs_a")
    assert ids(p) == ["upgrade:silk", "upgrade:light_bulbs"]
    play(p, "upgrade:silk")
    assert ids(p) == ["upgrade:silk", "upgrade:light_bulbs"]  # no stop
    play(p, "upgrade:light_bulbs")
    assert (me.machines[0], me.machines[5], me.yen) == (1, 1, 6_000)
    t = knowing()
    t.players[0].spare = 2
    build(t, "light_bulbs_a")  # the spares make it +2; the free upgrades become spares
    assert (t.players[0].machines[5], t.players[0].spare) == (2, 2)


@rule("NIP-5.1.12")
def test_two_goods_on_the_new_factory() -> None:
    t = knowing()
    build(t, "light_bulbs_b")
    assert stock(t.players[0], "light_bulbs") == 2


@rule("NIP-5.1.13")
def test_one_more_cube_when_this_factory_runs() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "light_bulbs_d", machine=1)
    owns(me, "clocks_b")
    me.coal, me.yen = 8, 0
    p = play(position(t), "take:0:black", "run:light_bulbs", "run:clocks")
    assert (stock(me, "light_bulbs"), stock(me, "clocks")) == (3, 1)
    assert p.state.mover == 1
    t = laid_out()
    owns(t.players[0], "light_bulbs_d", stock=3, machine=2)
    t.players[0].coal, t.players[0].yen = 8, 0
    play(position(t), "take:0:black")
    assert stock(t.players[0], "light_bulbs") == 4
