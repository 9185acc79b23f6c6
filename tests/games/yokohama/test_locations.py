from __future__ import annotations

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games.yokohama.components import ASSISTANT, BOARD
from magnate.games.yokohama.state import Table
from tests.games.yokohama.table import (
    BOX,
    acting,
    barred,
    ended,
    have,
    hold,
    ids,
    kind,
    laid_out,
    own,
    position,
    put,
    stock,
)
from tests.play import deal, play, rule


def plain(seats: int = 2) -> Table:
    """A table without tokens and without pieces to build, so that actions end."""
    t = laid_out(seats)
    t.tokens = ["" for _ in t.tokens]
    t.players[0].hand[1] = 0
    return t


@rule("YOK-14.1.1", "YOK-14.1.2", "YOK-14.1.3", "YOK-14.1.4", "YOK-14.2.1")
@pytest.mark.parametrize(
    ("board", "good", "gained"),
    [
        ("copper_mine_1", "copper", (0, 0, 1, 2, 3)),
        ("silk_mill_1", "silk", (0, 1, 2, 3, 4)),
        ("tea_farm_1", "tea", (1, 2, 3, 4, 5)),
        ("fishing_ground_1", "fish", (1, 2, 3, 4, 5)),
        ("bank", "yen", (1, 2, 3, 4, 5)),
    ],
)
def test_production_and_bank_give_by_power(board: str, good: str, gained: tuple[int, ...]) -> None:
    for power, n in enumerate(gained, 1):
        t = plain()
        before = have(t.players[0], good)
        acting(t, board, power)
        assert have(t.players[0], good) - before == n


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
    assert t.players[0].orders == ["O01", "O02"]
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
    assert t.players[0].technologies == ["gaslight"]
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
    t.players[0].fulfilled.append("O19")  # a French icon
    stock(t.players[0], yen=6)
    p = play(acting(t, "laboratory_a", 5), "develop:0:exposition")
    me = t.players[0]
    assert p.decision is not None
    assert p.decision.seat == CHANCE  # the refill is still to come
    assert me.scored == {"technologies": 12}
    assert have(me, "yen") == 1
    assert me.agents == [0, 0, 1, 0, 0]


@rule("YOK-14.5.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_the_agency_moves_pieces_by_power(power: int) -> None:
    t = plain()
    p = acting(t, "employment_agency", power)
    for _ in range(power - 1):
        play(p, "warehouse:assistant")
    assert ended(p)
    assert t.players[0].warehouse[ASSISTANT] == 13 - power


@rule("YOK-14.5.2")
def test_the_prices_of_pieces() -> None:
    t = plain()
    t.players[0].warehouse[2] = 4
    stock(t.players[0], yen=22)
    prices = []
    p = acting(t, "employment_agency", 5)
    for _ in range(4):
        before = have(t.players[0], "yen")
        play(p, "warehouse:house")
        prices.append(before - have(t.players[0], "yen"))
    assert prices == [4, 5, 6, 7]
    t = plain()
    p = play(acting(t, "employment_agency", 3), "warehouse:shop", "warehouse:assistant")
    assert have(t.players[0], "yen") == 1


@rule("YOK-14.6.1")
def test_chinatown_trades_single_units_in_any_order() -> None:
    t = plain(3)
    stock(t.players[0], copper=1, silk=1, tea=0, fish=1, yen=0, imported=1)
    p = acting(t, "chinatown", 5)
    assert ids(p) == ["trade:sell:copper", "trade:sell:silk", "trade:sell:fish", "stop"]
    play(p, "trade:sell:copper", "trade:sell:silk")
    assert "trade:buy:imported" in ids(p)
    play(p, "trade:buy:imported")
    assert have(t.players[0], "imported") == 2
    assert "trade:sell:imported" not in ids(p)
    play(p, "trade:sell:fish", "trade:buy:tea")
    assert t.players[0].stock == [0, 0, 1, 0, 0, 2]
    assert ended(p)
    t = plain(3)
    play(acting(t, "chinatown", 1), "trade:buy:copper")
    assert t.players[0].stock == [2, 1, 1, 1, 1, 0]


def faithful(t: Table, power: int) -> Position:
    return acting(t, "church", power)


@rule("YOK-14.7.1")
def test_an_assistant_from_location_or_hand_enters_the_church() -> None:
    t = plain()
    stock(t.players[0], copper=0, silk=0, tea=0, fish=0, yen=0)
    p = faithful(t, 5)
    assert ids(p) == ["church:0", "stop"]
    assert barred(p)["church:1"] == "YOK-14.7.2"
    play(p, "church:0", "pawn:hand")
    me = t.players[0]
    assert t.church[0] == 0
    assert me.points == 3
    assert me.hand[ASSISTANT] == 7
    t = plain()
    t.church[0] = 1
    stock(t.players[0], copper=0, silk=0, tea=0, fish=0, yen=0)
    assert ended(faithful(t, 5))


@rule("YOK-14.7.2")
def test_faith_is_power_and_one_of_each_kind() -> None:
    t = plain()
    stock(t.players[0], copper=3, silk=0, tea=1, fish=0, yen=2, imported=0)
    p = faithful(t, 3)
    assert ids(p) == ["church:0", "church:1", "stop"]  # 3 + 3 kinds = 6


@rule("YOK-14.7.2")
def test_a_kind_is_paid_once_a_turn_even_in_two_actions() -> None:
    t = plain()
    stock(t.players[0], copper=2, silk=0, tea=0, fish=0, yen=0)
    t.church_paid = 1  # copper was paid in an agent's action
    assert ended(faithful(t, 4))


@rule("YOK-14.7.3")
def test_several_own_assistants_in_the_church_one_an_action() -> None:
    t = plain()
    t.church[1] = 0
    p = play(faithful(t, 5), "church:0", "pawn:here")
    assert t.church[:2] == [0, 0]
    assert ended(p)


@rule("YOK-14.7.4")
def test_the_player_chooses_the_kinds_and_pays_no_more_than_the_shortage() -> None:
    t = plain()
    stock(t.players[0], copper=1, silk=1, tea=0, fish=0, yen=1)
    p = play(faithful(t, 4), "church:1")  # faith 6, power 4
    assert ids(p) == ["faith:copper", "faith:silk", "faith:yen"]
    play(p, "faith:silk")
    assert ids(p) == ["faith:copper", "faith:yen"]
    play(p, "faith:yen", "pawn:here")
    assert t.players[0].stock == [1, 0, 0, 0, 1, 0]  # the bonus of 1 yen came afterwards
    t = plain()
    stock(t.players[0], copper=1, silk=1, tea=0, fish=0, yen=0)
    p = play(faithful(t, 5), "church:0")  # no shortage, nothing paid
    assert kind(p) == "pawn"


@rule("YOK-14.8.1", "YOK-14.8.2")
@pytest.mark.parametrize(("power", "spaces"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_customs_asks_for_crates_by_power(power: int, spaces: int) -> None:
    t = plain()
    stock(t.players[0], imported=4)
    p = acting(t, "customs", power)
    if not spaces:
        assert ended(p)
        return
    assert ids(p) == [*(f"customs:{n}" for n in range(spaces)), "stop"]
    play(p, f"customs:{spaces - 1}", "pawn:here")
    assert have(t.players[0], "imported") == 4 - (power - 1)
    assert t.customs[spaces - 1] == 0
    assert t.players[0].points == BOX.customs[spaces - 1].bonus.vp


@rule("YOK-14.8.1")
def test_customs_cannot_be_entered_without_the_crates() -> None:
    t = plain()
    stock(t.players[0], imported=1)
    p = acting(t, "customs", 5)
    assert ids(p) == ["customs:0", "customs:1", "stop"]
    assert barred(p)["customs:2"] == "YOK-14.8.1"


@rule("YOK-14.9.1")
def test_no_site_no_token_no_action_on_the_canal() -> None:
    t = laid_out(3)
    canal = BOARD["canal"]
    assert t.sites[canal] == t.tokens[canal] == ""
    put(t, 0, "port_a", 2)
    t.tokens[BOARD["bank"]] = "assistants-3"
    p = play(acting(t, "bank", 5), "token:take")
    assert not [id for id in ids(p) if "canal" in id]


@rule("YOK-16.1.3")
def test_mining_adds_a_copper_to_every_resolved_effect() -> None:
    t = plain()
    own(t, 0, "mining_technology")
    acting(t, "copper_mine_1", 5)
    assert have(t.players[0], "copper") == 5
    t = plain()
    own(t, 0, "mining_technology")
    t.tokens[BOARD["tea_farm_1"]] = "any_goods-2"
    play(acting(t, "tea_farm_1", 5), "token:take", "goods:copper", "goods:copper")
    assert have(t.players[0], "copper") == 4
    t = laid_out()
    own(t, 0, "mining_technology")
    t.sites[BOARD["tea_farm_1"]] = "S13"
    play(acting(t, "tea_farm_1", 4), "shop:0")
    assert have(t.players[0], "copper") == 3


@rule("YOK-16.1.3")
def test_mining_adds_one_copper_to_a_visit_of_chinatown() -> None:
    t = plain(3)
    own(t, 0, "mining_technology")
    stock(t.players[0], yen=4)
    p = play(acting(t, "chinatown", 3), "trade:buy:copper")
    assert have(t.players[0], "copper") == 3
    play(p, "trade:buy:copper")
    assert have(t.players[0], "copper") == 4


@rule("YOK-16.1.10", "YOK-16.1.17")
def test_winery_and_brickyard_add_to_church_and_customs() -> None:
    t = plain()
    own(t, 0, "winery", "brickyard")
    play(acting(t, "church", 5), "church:0", "pawn:here")
    assert t.players[0].scored == {"church": 3, "technologies": 3}
    t = plain()
    own(t, 0, "winery", "brickyard")
    stock(t.players[0], imported=1)
    play(acting(t, "customs", 2), "customs:1", "pawn:here")
    assert t.players[0].scored == {"customs": 4, "technologies": 4}


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


def test_previews_say_what_cards_and_spaces_cost_and_give() -> None:
    t = plain()
    stock(t.players[0], yen=2, imported=1)
    p = acting(t, "laboratory_a", 3)
    assert p.decision is not None
    shown = p.game.preview(t, p.decision, p.decision.option("develop:1:ball"))
    assert shown == {
        "need": 5,
        "power": 3,
        "short": 2,
        "payments": [{"imported": 1, "yen": 2}],
        "agent": None,
    }
    p = acting(plain(), "port_a", 3)
    assert p.decision is not None
    shown = p.game.preview(p.state, p.decision, p.decision.option("take:O01"))
    assert shown == {"missing": {"tea": 2}, "gain": {"vp": 3, "yen": 1}, "agent": None}
    assert position(plain()).view()["boards"][0]["scale"] == [1, 2, 3, 4, 5]
