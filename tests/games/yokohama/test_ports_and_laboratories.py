from __future__ import annotations

import pytest

from magnate.engine.decision import CHANCE
from magnate.games.yokohama.components import BOARD
from tests.games.yokohama.table import acting, ended, have, hold, own, plain, put, stock
from tests.play import barred, deal, ids, play, rule


@rule("YOK-14.3.1")
def test_each_port_serves_its_own_display() -> None:
    p = acting(plain(3), "port_b", 4)
    assert ids(p) == [*(f"take:O{n:02}" for n in range(7, 13)), "stop"]
    p = acting(plain(3), "port_a", 4)
    assert ids(p) == [*(f"take:O{n:02}" for n in range(1, 7)), "stop"]


@rule("YOK-14.3.2")
def test_a_second_order_costs_two_yen_or_a_crate() -> None:
    t = plain()
    stock(t.players[0], yen=2, imported=1)
    p = play(acting(t, "port_a", 2), "take:O01")
    assert ids(p) == ["second:O02:yen", "second:O02:imported", "stop"]
    deal(play(p, "second:O02:imported"))
    assert (have(t.players[0], "yen"), have(t.players[0], "imported")) == (2, 0)
    assert t.players[0].orders == ("O01", "O02")
    t = plain()
    stock(t.players[0], yen=1)
    p = play(acting(t, "port_a", 2), "take:O01")
    assert p.decision is not None
    assert p.decision.seat == CHANCE


@rule("YOK-14.3.3")
@pytest.mark.parametrize(("power", "cards"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_zones_by_power(power: int, cards: int) -> None:
    t = plain()
    p = acting(t, "port_a", power)
    if not cards:
        assert ended(p)
    else:
        assert len(ids(p)) == cards + 1
        assert list(barred(p)) == [f"take:O{n:02}" for n in range(cards + 1, 7)]
    assert t.players[0].points == (3 if power == 5 else 0)


@rule("YOK-14.3.4", "YOK-14.3.6")
def test_the_display_slides_left_and_is_filled_on_the_right() -> None:
    t = plain()
    p = play(acting(t, "port_a", 3), "take:O02")
    assert "second:O05:yen" not in ids(p)  # still where it was: no card slides before the refill
    play(p, "second:O04:yen", "order:O20", "order:O10")
    assert t.ports[0] == ["O01", "O03", "O05", "O06", "O20", "O10"]
    t.mover, t.step = 0, "turn"
    assert "take:O05" in ids(acting(t, "port_a", 3))  # a card slides into a cheaper zone


@rule("YOK-14.3.4", "YOK-14.3.6")
def test_what_the_deck_cannot_fill_stays_empty() -> None:
    t = plain()
    t.order_deck, t.order_boxed = ["O20", "O30"], 2
    play(acting(t, "port_a", 3), "take:O02", "stop")
    assert t.ports[0] == ["O01", "O03", "O04", "O05", "O06", ""]
    t = plain()
    p = play(acting(t, "port_a", 3), "stop")
    assert ended(p)
    assert t.ports[0][0] == "O01"


@rule("YOK-14.3.5", "YOK-3.1.3")
def test_never_more_than_three_orders_in_hand() -> None:
    t = plain()
    hold(t, 0, "O20", "O21")
    p = play(acting(t, "port_a", 4), "take:O01")
    assert p.decision is not None
    assert p.decision.seat == CHANCE
    deal(p)
    assert len(t.players[0].orders) == 3
    t = plain()
    hold(t, 0, "O20", "O21", "O22")
    stock(t.players[0], copper=0, silk=0, tea=0, fish=0)
    assert ended(acting(t, "port_a", 4))


@rule("YOK-14.4.1")
def test_each_laboratory_serves_its_own_display() -> None:
    t = plain(4)
    stock(t.players[0], yen=30)
    assert "develop:0:university" in ids(acting(t, "laboratory_b", 3))
    t = plain(4)
    stock(t.players[0], yen=30)
    assert "develop:0:gaslight" in ids(acting(t, "laboratory_a", 3))


@rule("YOK-14.4.2")
def test_a_technology_needs_its_value_and_that_of_its_space() -> None:
    t = plain()
    stock(t.players[0], yen=0)
    p = acting(t, "laboratory_a", 5)
    # gaslight 4 + 0, ball 5 + 0, winery 4 + 1, newspaper 5 + 1, telegram 3 + 2, tram 6 + 2
    names = ["develop:0:gaslight", "develop:1:ball", "develop:2:winery", "develop:4:telegram"]
    assert ids(p) == [*names, "stop"]
    assert barred(p) == {"develop:3:newspaper": "YOK-14.4.3", "develop:5:tram": "YOK-14.4.3"}


@rule("YOK-14.4.3")
def test_yen_and_crates_pay_a_shortage_in_any_mix() -> None:
    t = plain()
    stock(t.players[0], yen=6, imported=2)
    p = play(acting(t, "laboratory_a", 1), "develop:0:gaslight")
    assert ids(p) == ["crates:0", "crates:1", "crates:2"]
    deal(play(p, "crates:1"))
    assert (have(t.players[0], "yen"), have(t.players[0], "imported")) == (2, 1)


@rule("YOK-14.4.4")
def test_one_technology_an_action_and_none_twice() -> None:
    t = plain()
    own(t, 0, "ball")
    t.laboratories[0][1] = "ball"
    p = acting(t, "laboratory_a", 5)
    assert "develop:1:ball" not in ids(p)
    assert barred(p)["develop:1:ball"] == "YOK-14.4.4"
    assert ended(deal(play(p, "develop:0:gaslight")))


@rule("YOK-14.4.5")
def test_the_card_lies_before_the_player_and_the_display_is_refilled() -> None:
    t = plain()
    p = play(acting(t, "laboratory_a", 5), "develop:0:gaslight", "technology:exposition")
    assert t.players[0].technologies == ("gaslight",)
    assert t.laboratories[0] == ["ball", "winery", "newspaper", "telegram", "tram", "exposition"]
    assert ended(p)
    t = plain()
    t.technology_deck = []
    play(acting(t, "laboratory_a", 5), "develop:0:gaslight")
    assert t.laboratories[0] == ["ball", "winery", "newspaper", "telegram", "tram", ""]
    assert t.last_round == 0


@rule("YOK-14.4.6")
def test_the_effects_of_a_technology_come_before_the_refill() -> None:
    t = plain()
    own(t, 0, "patent_system", "letterpress_printing")
    t.laboratories[0][0] = "exposition"
    t.players[0].fulfilled += ("O19",)  # a French icon
    stock(t.players[0], yen=6)
    p = play(acting(t, "laboratory_a", 5), "develop:0:exposition")
    me = t.players[0]
    assert p.decision is not None
    assert p.decision.seat == CHANCE  # the refill is still to come
    assert me.scored == {"technologies": 12}
    assert have(me, "yen") == 1
    assert me.agents == (0, 0, 1, 0, 0)


@rule("YOK-16.1.6")
def test_exposition_scores_ten_at_once() -> None:
    t = plain()
    t.laboratories[0][0] = "exposition"
    stock(t.players[0], yen=6)
    play(acting(t, "laboratory_a", 5), "develop:0:exposition")
    assert t.players[0].points == 10


@rule("YOK-16.1.9", "YOK-16.1.19")
def test_letterpress_and_patents_pay_for_later_technologies_only() -> None:
    t = plain()
    t.laboratories[0][:2] = ["letterpress_printing", "patent_system"]
    deal(play(acting(t, "laboratory_a", 5), "develop:0:letterpress_printing"))
    assert have(t.players[0], "yen") == 3
    t.mover, t.step = 0, "turn"
    deal(play(acting(t, "laboratory_a", 5), "develop:0:patent_system"))
    assert have(t.players[0], "yen") == 4
    assert t.players[0].points == 0


@rule("YOK-16.1.2")
def test_the_station_is_put_anywhere_but_on_the_canal_and_adds_power() -> None:
    t = plain(3)
    t.laboratories[0][0] = "station"
    p = play(acting(t, "laboratory_a", 5), "develop:0:station")
    assert "station:canal" not in ids(p)
    assert len(ids(p)) == 13
    play(p, "station:bank")
    put(t, 0, "bank")
    put(t, 1, "bank")
    assert t.power_of(t.players[0], BOARD["bank"]) == 2
    assert t.power_of(t.players[1], BOARD["bank"]) == 1
