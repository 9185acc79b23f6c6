"""The worked examples of the rules page, from the ports to the end of the game."""

from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.games.yokohama import GAME
from magnate.games.yokohama.components import ASSISTANT, BOARD, HOUSE, YEN
from magnate.games.yokohama.scoring import country_sets, leftovers, technology_ranks
from tests.games.yokohama.table import (
    BOX,
    acting,
    ended,
    have,
    hold,
    laid_out,
    moving,
    own,
    plain,
    position,
    put,
    question,
    stand,
    stock,
)
from tests.play import asked, deal, ids, play, rule


@rule("YOK-14.3.2", "YOK-14.3.3", "YOK-14.3.4")
def test_w_30_two_orders() -> None:
    t = plain()
    stock(t.players[0], yen=2)
    t.order_deck, t.order_boxed = ["O20", "O21", "O22"], 0
    p = acting(t, "port_a", 3)
    assert ids(p) == ["take:O01", "take:O02", "take:O03", "take:O04", "stop"]
    play(p, "take:O02", "second:O04:yen", "order:O20", "order:O21")
    assert t.players[0].orders == ("O02", "O04")
    assert t.ports[0] == ["O01", "O03", "O05", "O06", "O20", "O21"]
    assert t.order_deck == ["O22"]


@rule("YOK-3.1.3", "YOK-14.3.5")
def test_w_31_32_the_limit_of_the_hand() -> None:
    t = plain()
    hold(t, 0, "O20", "O21", "O22")
    stock(t.players[0], silk=0)
    assert ended(acting(t, "port_a", 5))
    assert t.players[0].points == 3
    t = plain()
    hold(t, 0, "O20", "O21")
    p = play(acting(t, "port_a", 4), "take:O01")
    assert asked(p).kind == "order"  # the refill: no second card


@rule("YOK-17.1.3")
def test_w_33_the_last_order_fills_the_display() -> None:
    t = plain()
    t.order_deck, t.order_boxed = ["O20"], 0
    deal(play(acting(t, "port_a", 2), "take:O01", "stop"))
    assert t.orders_left == 0
    assert all(t.ports[0])
    assert t.last_round == 0


@rule("YOK-14.4.3", "YOK-14.4.4")
def test_w_35_36_payments_for_a_technology() -> None:
    t = plain()
    t.laboratories[0][2] = "university"  # value 3 on a space of value 1
    stock(t.players[0], yen=4, imported=2)
    p = play(acting(t, "laboratory_a", 2), "develop:2:university")
    assert ids(p) == ["crates:0", "crates:1", "crates:2"]
    t = plain()
    t.laboratories[0][0] = "letterpress_printing"  # value 2 on a space of value 0
    p = deal(play(acting(t, "laboratory_a", 5), "develop:0:letterpress_printing"))
    assert have(t.players[0], "yen") == 3
    assert ended(p)


@rule("YOK-3.1.4")
def test_w_37_no_technology_twice() -> None:
    t = plain()
    own(t, 0, "ball")
    t.laboratories[0][0] = "ball"
    assert "develop:0:ball" not in ids(acting(t, "laboratory_a", 5))


@rule("YOK-14.5.1", "YOK-14.5.2")
def test_w_38_employment() -> None:
    t = plain()
    stock(t.players[0], yen=6)
    pieces = ("warehouse:assistant", "warehouse:shop", "warehouse:house")
    play(acting(t, "employment_agency", 4), *pieces, "stop")
    me = t.players[0]
    assert have(me, "yen") == 0
    assert me.price(BOX, HOUSE) == 5


@rule("YOK-14.7.2")
def test_w_40_41_faith() -> None:
    t = plain()
    stock(t.players[0], copper=2, silk=0, tea=0, fish=0, yen=1)
    p = acting(t, "church", 3)
    assert ids(p) == ["church:0", "stop"]  # faith 5 and no more
    play(p, "church:0", "pawn:here")
    assert t.players[0].stock == [1, 0, 0, 0, 0, 0]
    t = plain()
    stock(t.players[0], copper=1, silk=1, tea=1, fish=1, yen=1, imported=1)
    p = acting(t, "church", 5)
    assert max(space.need for space in BOX.church) <= 11
    assert len(ids(p)) == 8 + 1  # all of them, up to faith 10; 11 is the most there can be
    play(p, "church:7")
    assert len(ids(p)) == 6


@rule("YOK-14.8.2", "YOK-16.1.17")
def test_w_42_customs_with_brickyard() -> None:
    t = plain()
    own(t, 0, "brickyard")
    stock(t.players[0], imported=3)
    p = acting(t, "customs", 3)
    assert "customs:4" not in ids(p)  # it asks for three
    play(p, "customs:3", "pawn:here")
    assert have(t.players[0], "imported") == 1
    assert t.players[0].points == BOX.customs[3].bonus.vp + 4


@rule("YOK-18.1.4")
def test_w_44_country_sets() -> None:
    assert country_sets([3, 2, 2, 1, 1], BOX.sets) == 16


@rule("YOK-18.1.5")
def test_w_45_other() -> None:
    t = laid_out(2)
    me = t.players[0]
    me.agents, me.spent = (2, 0, 0, 0, 0), (1, 0, 0, 0, 0)
    stock(me, copper=5, silk=1, tea=1, fish=1, yen=7, imported=3)
    assert leftovers(t, me) == 10


@rule("YOK-18.1.3")
def test_w_46_47_technology_bonus() -> None:
    t = laid_out(3)
    own(t, 0, "tram")
    own(t, 1, "university", "telegram")
    assert technology_ranks(t) == [10, 5, 0]
    t = laid_out(3)
    own(t, 2, "tram")
    assert technology_ranks(t) == [0, 0, 10]


@rule("YOK-4.1.2")
def test_w_48_the_last_rounds() -> None:
    t = laid_out(3)
    t.round, t.mover = 9, 1
    for board in ("church", "customs", "port_a"):
        t.houses = replaced(t.houses, BOARD[board], 1)
    t.players[1].hand[HOUSE] = 1
    put(t, 1, "tea_farm_1", 3)
    p = play(position(t), "stop", "house")
    seen = []
    while p.decision is not None:
        seen.append((t.round, question(p)[0]))
        play(p, ids(p)[-1])
    turns = list(dict.fromkeys(seen))
    assert turns == [(9, 2), (10, 0), (10, 1), (10, 2)]


@rule("YOK-19.1.1")
def test_w_49_the_winner_of_a_tie() -> None:
    t = laid_out(3)
    for player, points in zip(t.players, (75, 80, 80), strict=True):
        player.score(points, "orders")
    assert GAME.ranking(t) == [3, 1, 2]


@rule("YOK-11.2.1")
def test_w_51_no_agent_beside_the_own_president() -> None:
    t = laid_out(2)
    t.players[0].agents = (1, 0, 0, 0, 0)
    stand(t, 0, "bank", 2)
    assert "agent" not in ids(position(t))


@rule("YOK-11.3.1")
def test_w_52_the_second_claim() -> None:
    t = laid_out(2)
    t.claims = replaced(t.claims, 0, (1,))
    stock(t.players[0], copper=5)
    t.players[0].hand[ASSISTANT] = 1
    p = play(position(t), "claim:A1")
    me = t.players[0]
    assert (me.points, me.hand[ASSISTANT], have(me, "copper")) == (3, 0, 5)
    me.hand[ASSISTANT] = 1
    assert "claim:A1" not in ids(p)


@rule("YOK-12.1.2")
def test_w_54_55_agents_of_a_country() -> None:
    t = laid_out(2)
    t.agents = replaced(t.agents, 4, 0)
    me = t.players[0]
    me.fulfilled = ("O33",)
    hold(t, 0, "O34")
    stock(me, tea=3, fish=3)
    play(position(t), "fulfil:O34")
    assert me.agents == (0, 0, 0, 0, 0)
    t = laid_out(2)
    me = t.players[0]
    me.fulfilled = ("O12", "O13")
    hold(t, 0, "O14", "O16")
    stock(me, silk=5, tea=3, fish=2)
    p = play(position(t), "fulfil:O14")
    assert me.agents == (0, 0, 0, 0, 0)
    play(p, "fulfil:O16")
    assert me.agents == (0, 1, 0, 0, 0)


@rule("YOK-16.1.18")
@pytest.mark.parametrize("yen", [0, 1, 2])
def test_w_56_system_of_stock(yen: int) -> None:
    t = laid_out(2)
    own(t, 1, "system_of_stock")
    t.players[1].stock[YEN] = yen
    play(position(t), "stop")
    assert have(t.players[1], "yen") == 2


@rule("YOK-16.1.9", "YOK-16.1.19")
def test_w_57_a_third_technology() -> None:
    t = plain()
    t.laboratories[0][0] = "patent_system"
    deal(play(acting(t, "laboratory_a", 5), "develop:0:patent_system"))
    assert t.players[0].points == 0
    own(t, 0, "letterpress_printing")
    t.laboratories[0][0] = "gaslight"
    t.mover, t.step = 0, "turn"
    deal(play(acting(t, "laboratory_a", 5), "develop:0:gaslight"))
    assert t.players[0].points == 2
    assert have(t.players[0], "yen") == 4


@rule("YOK-16.1.20")
def test_w_58_tram() -> None:
    t = laid_out(2)
    own(t, 0, "tram")
    stand(t, 0, "bank")
    stock(t.players[0], yen=0)
    play(moving(t), "move:customs")
    assert t.players[0].president == BOARD["customs"]
    assert t.power == 0  # the next turn has begun
    t = laid_out(2)
    stand(t, 0, "customs")
    assert t.power_of(t.players[0], BOARD["customs"]) == 1


@rule("YOK-16.1.2")
def test_w_61_the_station_of_another_player() -> None:
    t = laid_out(2)
    t.players[0].technologies = ("station",)
    t.station = BOARD["bank"]
    put(t, 1, "bank", 2)
    put(t, 0, "bank", 2)
    assert t.power_of(t.players[1], BOARD["bank"]) == 2
    assert t.power_of(t.players[0], BOARD["bank"]) == 3


@rule("YOK-16.1.4")
def test_w_62_spinning_mill() -> None:
    t = plain()
    own(t, 0, "spinning_mill")
    stock(t.players[0], silk=0)
    p = acting(t, "silk_mill_1", 3)
    play(p, "use:spinning_mill")
    assert (have(t.players[0], "silk"), have(t.players[0], "yen")) == (1, 5)
    assert ended(p)
