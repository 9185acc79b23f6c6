"""Trains, Ships, Export (NIP-4.5, NIP-4.6)."""

from __future__ import annotations

import pytest

from magnate.engine.decision import Why
from magnate.engine.position import Position
from magnate.games.nippon import GAME
from magnate.games.nippon.components import MONEY
from magnate.games.nippon.scoring import influences
from magnate.games.nippon.state import Table
from tests.games.nippon.table import BOX, closed, laid_out, lay_lines, owns, position, put, stock
from tests.play import asked, barred, ids, play, rule

KINDS = pytest.mark.parametrize(
    ("kind", "worker"), [("train", "take:3:blue"), ("ship", "take:2:black")]
)


def build(t: Table, kind: str, worker: str) -> Position[Table]:
    p = play(position(t), worker)
    return play(p, f"action:{kind}s") if asked(p).kind == "action" else p


@rule("NIP-4.5.1")
@KINDS
def test_one_to_three_for_5000_each(kind: str, worker: str) -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = 20_000
    p = build(t, kind, worker)
    assert "stop" not in ids(p)
    play(p, f"{kind}:kyushu")
    assert "stop" in ids(p)
    play(p, f"{kind}:west", f"{kind}:east")
    assert (me.yen, me.trains + me.ships, t.mover) == (5_000, 3, 1)


@rule("NIP-4.5.1")
@KINDS
def test_without_5000_none_is_built(kind: str, worker: str) -> None:
    t = laid_out()
    t.players[0].yen = 4_999
    poor = {"cost": 5_000, "have": 4_999}
    assert closed(t, f"{kind}s") == Why("NIP-4.5.1", "money", poor)
    t.players[0].yen = 9_999
    play(build(t, kind, worker), f"{kind}:west")
    assert (t.players[0].yen, t.mover) == (4_999, 1)  # a second one cannot be paid


@rule("NIP-4.5.2")
def test_tiles_are_taken_from_left_to_right_until_none_is_left() -> None:
    t = laid_out()
    me = t.players[0]
    me.yen, me.trains = 99_000, 4
    p = play(build(t, "train", "take:3:blue"), "train:west", "train:east")
    assert (me.trains, p.state.mover) == (6, 1)
    play(p, "consolidate")
    assert closed(t, "trains") == Why("NIP-4.5.2", "no-trains")
    me.ships = 6
    assert closed(t, "ships") == Why("NIP-4.5.2", "no-ships")


@rule("NIP-4.5.3")
@pytest.mark.parametrize(("seats", "room"), [(2, 4), (3, 6), (4, 8)])
def test_a_slot_holds_one_tile_of_any_player(seats: int, room: int) -> None:
    t = laid_out(seats)
    lay_lines(t, 1, trains=[1] * (room // 2), ships=[1] * (room // 2))
    p = build(t, "train", "take:3:blue")
    assert ids(p) == ["train:kyushu", "train:east", "train:north"]
    assert barred(p) == {"train:west": "NIP-4.5.3"}
    play(p, "train:north")
    assert t.trains[3] == (0,)
    for region in range(4):
        lay_lines(t, region, trains=[1] * room)
    t.mover = 0
    assert closed(t, "trains") == Why("NIP-4.5.3", "no-line")


@rule("NIP-4.5.4")
@KINDS
def test_tiles_of_one_action_go_to_different_regions(kind: str, worker: str) -> None:
    t = laid_out()
    t.players[0].yen = 15_000
    p = play(build(t, kind, worker), f"{kind}:west")
    assert ids(p) == [f"{kind}:kyushu", f"{kind}:east", f"{kind}:north", "stop"]
    assert barred(p) == {f"{kind}:west": "NIP-4.5.4"}
    play(p, f"{kind}:east")
    assert ids(p) == [f"{kind}:kyushu", f"{kind}:north", "stop"]
    assert barred(p) == dict.fromkeys([f"{kind}:west", f"{kind}:east"], "NIP-4.5.4")


@rule("NIP-4.5.5")
@KINDS
def test_the_third_and_the_fifth_tile_uncover_a_money_symbol(kind: str, worker: str) -> None:
    t = laid_out()
    me = t.players[0]
    fleet = BOX.trains if kind == "train" else BOX.ships
    assert fleet.money == (3, 5)
    me.trains = me.ships = 1
    play(build(t, kind, worker), f"{kind}:west", f"{kind}:east")
    assert me.at[MONEY] == 1  # with the third, not with the second
    t = laid_out()
    t.players[0].trains = t.players[0].ships = 3
    play(build(t, kind, worker), f"{kind}:west", f"{kind}:east")
    assert t.players[0].at[MONEY] == 1


@rule("NIP-4.5.6")
def test_trains_add_influence_and_ships_do_not() -> None:
    t = laid_out()
    put(t, "osaka", "north", 0, 3)
    before = influences(t, 1)[0]
    lay_lines(t, 1, trains=[0], ships=[0, 0])
    assert (before, influences(t, 1)[0]) == (3, 5)


def export(t: Table) -> Position[Table]:
    p = play(position(t), "take:1:blue")
    return play(p, "action:export") if asked(p).kind == "action" else p


def trader(**goods: int) -> Table:
    """A table whose first player has factories with so many cubes, and no yen to invest."""
    t = laid_out()
    t.players[0].yen = 0
    for good, cubes in goods.items():
        owns(t.players[0], f"{good}_c", stock=cubes)
    t.players[0].perks = {}
    t.players[0].tiles = tuple([tile and tile.replace("_c", "_a") for tile in t.players[0].tiles])
    return t


@rule("NIP-4.6.1")
def test_one_to_three_face_up_contracts() -> None:
    t = trader(paper=4, bento=4, lenses=4)
    p = export(t)
    assert ids(p) == [f"contract:contract_{n}" for n in range(1, 9)]
    play(p, "contract:contract_1", "pay:paper")
    assert "stop" in ids(p)
    assert barred(p)["contract:contract_1"] == "NIP-4.6.4"
    play(p, "contract:contract_2", "pay:paper", "pay:bento", "contract:contract_3", "pay:lenses")
    assert (sum(t.players[0].fulfilled), t.mover) == (3, 1)


@rule("NIP-4.6.1")
def test_with_all_contracts_face_down_there_is_no_export() -> None:
    t = trader(paper=4)
    t.players[0].fulfilled = (True,) * 8
    assert closed(t, "export") == Why("NIP-4.6.1", "contracts-done")


@rule("NIP-4.6.2")
def test_ex_11_each_number_is_paid_with_another_good() -> None:
    t = trader(paper=2, bento=1)
    me = t.players[0]
    p = export(t)
    assert "contract:contract_4" in ids(p)
    play(p, "contract:contract_4")  # only one way to pay: nothing to ask
    assert (stock(me, "paper"), stock(me, "bento")) == (0, 0)
    assert me.fulfilled[3]
    assert (me.yen, me.at[MONEY]) == (7_000, 2)


@rule("NIP-4.6.2")
def test_ex_11b_one_good_cannot_pay_two_numbers() -> None:
    p = export(trader(paper=3))
    assert "contract:contract_4" not in ids(p)
    assert barred(p)["contract:contract_4"] == "NIP-4.6.2"
    assert ids(p) == ["contract:contract_1", "contract:contract_3"]


@rule("NIP-4.6.2")
def test_equal_numbers_also_need_different_goods() -> None:
    t = trader(paper=4, bento=2, lenses=2)
    p = play(export(t), "contract:contract_8")  # 2 + 2 + 2
    assert t.players[0].stock[1:4] == [2, 0, 0]
    p = play(export(trader(paper=4, bento=4, lenses=1)), "contract:contract_6")  # 2 + 2
    assert p.state.players[0].stock[1:4] == [2, 2, 1]


@rule("NIP-4.6.2")
def test_a_good_that_another_number_needs_is_not_offered() -> None:
    t = trader(paper=3, bento=1)
    p = play(export(t), "contract:contract_4")  # 2 + 1: the 2 can only be paper
    assert t.players[0].stock[1:3] == [1, 0]
    t = trader(paper=3, bento=2, lenses=1)
    p = play(export(t), "contract:contract_7")  # 3 + 2
    assert t.players[0].stock[1:4] == [0, 0, 1]
    t = trader(paper=2, bento=2, lenses=1)
    p = play(export(t), "contract:contract_4")
    assert (ids(p), barred(p)) == (["pay:paper", "pay:bento"], {"pay:lenses": "NIP-4.6.2"})
    play(p, "pay:bento")
    assert ids(p) == ["pay:paper", "pay:lenses"]


@rule("NIP-4.6.3")
def test_contracts_are_paid_one_after_the_other_with_the_same_good_again() -> None:
    t = trader(paper=4)
    p = play(export(t), "contract:contract_1")
    assert (t.players[0].fulfilled[0], stock(t.players[0], "paper")) == (True, 2)
    assert asked(p).seat == 1  # three cubes for the third contract are not there
    t = trader(paper=3, bento=3)
    p = play(export(t), "contract:contract_3", "pay:paper")
    assert ids(p) == ["contract:contract_1", "stop"]
    play(p, "contract:contract_1")
    assert t.players[0].stock[1:3] == [0, 1]


@rule("NIP-4.6.4")
@pytest.mark.parametrize(
    ("number", "yen", "points", "steps"),
    [
        (1, 4_000, 0, 1),
        (2, 5_000, 0, 1),
        (3, 6_000, 0, 2),
        (4, 7_000, 0, 2),
        (5, 8_000, 0, 3),
        (6, 0, 5, 2),
        (7, 0, 8, 1),
        (8, 0, 12, 0),
    ],
)
def test_the_reward_and_the_money_steps(number: int, yen: int, points: int, steps: int) -> None:
    t = trader(paper=3, bento=3, lenses=3)
    p = play(export(t), f"contract:contract_{number}")
    while asked(p).kind == "pay":
        p.choose(asked(p).options[0])
    me = t.players[0]
    assert (me.yen, me.points, me.at[MONEY]) == (yen, points, steps)
    assert me.fulfilled.index(True) == number - 1
    assert GAME.breakdown(t)[0]["contracts"] == points
