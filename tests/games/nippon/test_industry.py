"""Invest, Machinery, Produce, Knowledge, Mines (NIP-4.1 to NIP-4.4)."""

from __future__ import annotations

import pytest

from magnate.engine.decision import Why
from magnate.engine.position import Position
from magnate.games.nippon.components import GOODS, KNOWLEDGE
from magnate.games.nippon.state import Table
from tests.games.nippon.table import BOX, at, closed, laid_out, owns, position, stock
from tests.play import asked, barred, ids, play, rule


def invest(t: Table) -> Position[Table]:
    """Take a worker for Invest."""
    return play(position(t), "take:1:blue")


def machinery(t: Table) -> Position[Table]:
    return play(position(t), "take:3:blue", "action:machinery")


def trained(seats: int = 2) -> Table:
    """A table whose first player knows enough for everything."""
    t = laid_out(seats)
    at(t.players[0], knowledge=10)
    t.players[0].yen = 20_000
    return t


@rule("NIP-4.1.1")
def test_exactly_one_factory_is_built() -> None:
    t = trained()
    p = play(invest(t), "tile:silk_a")
    assert [tile for tile in t.players[0].tiles if tile] == ["silk_a"]
    assert p.state.mover == 1


@rule("NIP-4.1.2")
def test_any_tile_of_a_good_not_yet_made() -> None:
    t = trained()
    owns(t.players[0], "bento_d", t=t)
    p = invest(t)
    assert len(ids(p)) == 20
    assert {id.split(":")[1].rsplit("_", 1)[0] for id in ids(p)} == {*GOODS} - {"bento"}
    assert barred(p) == {f"tile:bento_{x}": "NIP-4.1.2" for x in "abc"}
    play(p, "tile:paper_c")
    assert "paper_c" not in t.factories[1]


@rule("NIP-4.1.2")
def test_without_a_new_good_there_is_nothing_to_invest_in() -> None:
    t = trained()
    for tile in ("silk_a", "paper_a", "bento_a", "lenses_a", "clocks_a", "light_bulbs_a"):
        owns(t.players[0], tile, t=t)
    assert closed(t, "invest") == Why("NIP-4.1.2", "no-new-good")


@rule("NIP-4.1.3")
def test_a_factory_costs_6000_yen() -> None:
    t = trained()
    play(invest(t), "tile:silk_c")
    assert t.players[0].yen == 14_000
    t = trained()
    t.players[0].yen = 5_999
    assert closed(t, "invest") == Why("NIP-4.1.3", "money", {"cost": 6_000, "have": 5_999})


@rule("NIP-4.1.4", "NIP-4.1.5")
def test_ex_06_blueprints_make_up_for_missing_knowledge() -> None:
    t = laid_out()
    me = at(t.players[0], knowledge=4)
    me.yen, me.blueprints = 6_000, 1
    p = invest(t)
    assert "tile:bento_d" in ids(p)
    assert barred(p) == {f"tile:{g}_{x}": "NIP-4.1.4" for g in GOODS[4:] for x in "abcd"}
    play(p, "tile:bento_d")
    assert (me.yen, me.blueprints, me.tiles[2]) == (0, 0, "bento_d")
    assert me.at[KNOWLEDGE] == 4


@rule("NIP-4.1.4")
def test_ex_06b_without_blueprints_the_tile_cannot_be_built() -> None:
    t = laid_out()
    me = at(t.players[0], knowledge=4)
    me.yen, me.blueprints = 6_000, 0
    p = invest(t)
    assert "tile:bento_d" not in ids(p)
    assert barred(p)["tile:bento_d"] == "NIP-4.1.4"


@rule("NIP-4.1.4")
@pytest.mark.parametrize(("space", "goods"), [(1, 0), (2, 2), (5, 2), (6, 4), (9, 4), (10, 6)])
def test_knowledge_2_4_and_6_for_the_three_levels(space: int, goods: int) -> None:
    t = laid_out()
    at(t.players[0], knowledge=space).blueprints = 0
    if not goods:
        figures = {"needed": 2, "have": 1, "blueprints": 0}
        assert closed(t, "invest") == Why("NIP-4.1.4", "knowledge", figures)
        return
    p = play(position(t), "take:1:blue")
    assert {id[5:-2] for id in ids(p)} == {*GOODS[:goods]}


@rule("NIP-4.1.5")
def test_knowledge_is_not_spent() -> None:
    t = trained()
    play(invest(t), "tile:clocks_c")
    assert t.players[0].at[KNOWLEDGE] == 10
    assert t.players[0].blueprints == 1


@rule("NIP-4.1.6")
def test_a_new_factory_is_empty() -> None:
    t = trained()
    play(invest(t), "tile:lenses_c")
    assert (t.players[0].machines, t.players[0].stock) == ((0,) * 6, [0] * 6)


@rule("NIP-4.1.7")
@pytest.mark.parametrize(("spare", "machine", "left"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_spare_machinery_must_be_fitted_at_once(spare: int, machine: int, left: int) -> None:
    t = trained()
    t.players[0].spare = spare
    play(invest(t), "tile:silk_c")
    assert (t.players[0].machines[0], t.players[0].spare) == (machine, left)


@rule("NIP-4.1.8")
def test_an_immediate_bonus_comes_once_a_permanent_one_from_now_on() -> None:
    t = trained()
    play(invest(t), "tile:silk_a")
    assert t.players[0].yen == 20_000 - 6_000 + 4_000
    t = trained()
    play(invest(t), "tile:light_bulbs_c")
    assert t.price(t.players[0], "machinery") == 3_000
    assert t.price(t.players[1], "machinery") == 5_000


@rule("NIP-4.1.8")
def test_the_bonus_comes_after_the_spare_machinery() -> None:
    t = trained()
    t.players[0].spare = 1
    p = play(invest(t), "tile:light_bulbs_a")
    assert t.players[0].machines[5] == 2  # one spare and one free upgrade; the other is a spare
    assert t.players[0].spare == 1
    assert p.state.mover == 1


@rule("NIP-4.2.1")
@pytest.mark.parametrize(("yen", "most"), [(5_000, 1), (9_999, 1), (10_000, 2), (99_000, 3)])
def test_one_to_three_upgrades_for_5000_each(yen: int, most: int) -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = yen
    owns(me, "silk_a")
    owns(me, "paper_a")
    p = machinery(t) if yen > 5_000 else play(position(t), "take:3:blue", "action:machinery")
    for n in range(most):
        assert ("stop" in ids(p)) == (n > 0)
        p.choose(asked(p).options[0])
    assert sum(me.machines) == most
    assert me.yen == yen - 5_000 * most
    assert t.mover == 1


@rule("NIP-4.2.1")
def test_one_may_stop_after_the_first_upgrade() -> None:
    t = laid_out()
    owns(t.players[0], "silk_a")
    play(machinery(t), "stop")
    assert (t.players[0].yen, t.players[0].machines[0]) == (7_000, 1)


@rule("NIP-4.2.2")
def test_a_machine_goes_from_none_to_1_to_2_and_no_further() -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = 99_000
    owns(me, "silk_a", machine=2)
    owns(me, "paper_a", machine=1)
    owns(me, "bento_d")
    p = machinery(t)
    assert ids(p) == ["upgrade:paper", "upgrade:bento"]
    assert barred(p) == {"upgrade:silk": "NIP-4.2.2"}
    play(p, "upgrade:bento")
    assert me.machines[:3] == (2, 1, 1)


@rule("NIP-4.2.3")
def test_ex_07_new_and_upgraded_on_one_factory_in_one_action() -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = 10_000
    owns(me, "silk_c")
    play(machinery(t), "upgrade:silk")
    assert (me.yen, me.machines[0], me.spare) == (0, 2, 0)


@rule("NIP-4.2.4")
def test_ex_08_upgrades_that_no_factory_can_take_become_spare_tiles() -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = 15_000
    owns(me, "silk_c", machine=1)
    p = machinery(t)
    assert ids(p) == ["upgrade:spare", "stop"]  # the first had to go to the factory
    play(p, "upgrade:spare", "upgrade:spare")
    assert (me.yen, me.machines[0], me.spare) == (0, 2, 2)


@rule("NIP-4.2.4")
def test_while_a_factory_can_take_it_an_upgrade_is_no_spare() -> None:
    t = laid_out()
    owns(t.players[0], "silk_c")
    owns(t.players[0], "paper_c")
    assert "upgrade:spare" not in ids(machinery(t))


@rule("NIP-4.2.4")
def test_without_a_factory_an_upgrade_is_a_spare_tile() -> None:
    t = laid_out()
    play(machinery(t), "stop")
    assert (t.players[0].spare, t.players[0].yen) == (1, 7_000)


@rule("NIP-4.2.5")
def test_machinery_stays_where_it_was_placed() -> None:
    t = trained()
    owns(t.players[0], "silk_c", machine=2, t=t)
    play(invest(t), "tile:paper_c")
    assert t.players[0].machines == (2, 0, 0, 0, 0, 0)


def produce(t: Table) -> Position[Table]:
    p = play(position(t), "take:0:black")
    return play(p, "action:produce") if asked(p).kind == "action" else p


@rule("NIP-4.3.1")
def test_one_to_three_different_factories_run_once_each() -> None:
    t = laid_out()
    me = t.players[0]
    me.coal = 20
    for tile in ("silk_c", "paper_c", "bento_b", "lenses_c"):
        owns(me, tile)
    p = produce(t)
    assert "stop" not in ids(p)
    play(p, "run:silk")
    assert ids(p) == ["run:paper", "run:bento", "run:lenses", "stop"]
    assert barred(p) == {"run:silk": "NIP-4.3.1"}
    play(p, "run:lenses", "run:bento")
    assert me.stock == [1, 0, 1, 1, 0, 0]
    assert t.mover == 1


@rule("NIP-4.3.2")
def test_a_factory_needs_the_coal_on_its_tile() -> None:
    t = laid_out()
    me = t.players[0]
    me.coal = 5
    owns(me, "silk_c")
    owns(me, "bento_b")
    owns(me, "clocks_b")
    p = play(produce(t), "run:bento")
    assert (me.coal, ids(p)) == (2, ["run:silk", "stop"])
    assert barred(p) == {"run:bento": "NIP-4.3.1", "run:clocks": "NIP-4.3.2"}
    t = laid_out()
    t.players[0].coal = 1
    owns(t.players[0], "silk_c")
    assert closed(t, "produce") == Why("NIP-4.3.2", "coal", {"cost": 2, "have": 1})


@rule("NIP-4.3.2")
def test_the_coal_of_the_six_goods() -> None:
    assert [good.coal for good in BOX.goods] == [2, 2, 3, 3, 4, 4]


@rule("NIP-4.3.3")
def test_a_factory_without_room_cannot_run() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_c", stock=4)
    me.yen = 0
    assert closed(t, "produce") == Why("NIP-4.3.3", "all-full")
    me.stock[0] = 3
    play(position(t), "take:0:black")
    assert stock(me, "silk") == 4


@rule("NIP-4.3.4")
def test_ex_10_what_does_not_fit_is_not_taken() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_c", stock=2, machine=2)
    produce(t)
    assert (me.coal, stock(me, "silk")) == (0, 4)


@rule("NIP-4.3.4")
@pytest.mark.parametrize("machine", [0, 1, 2])
def test_machinery_adds_its_number_of_cubes(machine: int) -> None:
    t = laid_out()
    owns(t.players[0], "silk_c", machine=machine)
    produce(t)
    assert stock(t.players[0], "silk") == 1 + machine


@rule("NIP-4.4.1", "NIP-4.4.2")
@pytest.mark.parametrize(("slot", "action", "track"), [(0, "knowledge", 2), (2, "mines", 0)])
@pytest.mark.parametrize(("steps", "price"), [(1, 1_000), (2, 3_000), (3, 6_000)])
def test_steps_cost_1000_3000_6000(
    slot: int, action: str, track: int, steps: int, price: int
) -> None:
    t = laid_out()
    p = play(position(t), f"take:{slot}:black")
    if asked(p).kind == "action":
        play(p, f"action:{action}")
    play(p, f"steps:{steps}")
    assert t.players[0].yen == 12_000 - price
    assert t.players[0].at == tuple(steps if n == track else 0 for n in range(3))


@rule("NIP-4.4.1", "NIP-4.4.2")
def test_only_steps_that_can_be_paid_are_offered() -> None:
    t = laid_out()
    t.players[0].yen = 5_000
    p = play(position(t), "take:0:black")
    assert ids(p) == ["steps:1", "steps:2"]
    assert barred(p) == {"steps:3": "NIP-4.4.1"}
    t.players[1].yen = 999
    p = play(p, "steps:1")
    poor = {"cost": 1_000, "have": 999}
    assert closed(t, "knowledge") == Why("NIP-4.4.1", "money", poor)
    assert closed(t, "mines") == Why("NIP-4.4.2", "money", poor)
    assert not [id for id in ids(p) if id.startswith(("take:0", "take:2"))]


@rule("NIP-4.4.3")
def test_blank_steps_count_as_steps() -> None:
    t = laid_out()
    play(position(t), "take:0:black", "steps:1")
    assert t.level(t.players[0], KNOWLEDGE) == 1
    t = laid_out()
    play(position(t), "take:0:black", "steps:2")
    assert t.level(t.players[0], KNOWLEDGE) == 2


@rule("NIP-4.4.3", "NIP-1.1.7")
def test_not_more_steps_than_there_are_above_the_marker() -> None:
    t = laid_out()
    at(t.players[0], knowledge=10)
    p = play(position(t), "take:0:black")
    assert ids(p) == ["steps:1", "steps:2"]
    assert barred(p) == {"steps:3": "NIP-1.1.7"}
    at(t.players[1], knowledge=12)
    play(p, "steps:2")
    assert closed(t, "knowledge") == Why("NIP-1.1.7", "top", {"track": "knowledge"})
