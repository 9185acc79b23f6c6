from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.games.yokohama.components import ASSISTANT, BOARD, HOUSE, SHOP
from magnate.games.yokohama.state import Table
from tests.games.yokohama.table import (
    BOX,
    acting,
    ended,
    have,
    laid_out,
    own,
    position,
    put,
    question,
    stand,
    stock,
)
from tests.play import asked, barred, deal, ids, play, rule


def without_token(t: Table, board: str) -> Table:
    t.tokens = replaced(t.tokens, BOARD[board], "")
    return t


def with_token(t: Table, board: str, token: str) -> Table:
    t.tokens = replaced(t.tokens, BOARD[board], token)
    return t


def with_site(t: Table, board: str, site: str) -> Table:
    t.sites = replaced(t.sites, BOARD[board], site)
    return t


@rule("YOK-7.1.1")
def test_the_action_is_that_of_the_presidents_location() -> None:
    t = laid_out()
    put(t, 0, "church", 3)
    acting(t, "fishing_ground_1", 2)
    assert have(t.players[0], "fish") == 3


@rule("YOK-7.1.2")
def test_power_counts_president_assistants_and_own_buildings() -> None:
    t = laid_out()
    me, bank = t.players[0], BOARD["bank"]
    assert t.power_of(me, bank) == 0
    stand(t, 0, "bank", 1)
    assert t.power_of(me, bank) == 2
    me.shops = replaced(me.shops, bank, 0)
    t.houses = replaced(t.houses, bank, 0)
    assert t.power_of(me, bank) == 4
    t.houses = replaced(t.houses, bank, 1)
    put(t, 1, "bank", 3)
    assert t.power_of(me, bank) == 3
    put(t, 0, "bank", 4)
    assert t.power_of(me, bank) == 5


@rule("YOK-7.1.3")
def test_power_is_counted_once_before_the_action() -> None:
    t = laid_out()
    stock(t.players[0], copper=1, silk=1, tea=1, fish=1)
    p = play(acting(t, "church", 4), "church:0", "faith:tea", "pawn:here")
    assert t.players[0].on[BOARD["church"]] == 2
    assert t.power == 4
    assert asked(p).kind == "build"


@rule("YOK-7.1.4")
def test_another_players_trading_house_earns_a_yen() -> None:
    t = laid_out(3)
    t.houses = replaced(t.houses, BOARD["copper_mine_1"], 1)
    acting(t, "copper_mine_1", 1)
    assert [have(player, "yen") for player in t.players] == [3, 5, 4]
    t = laid_out(3)
    t.houses = replaced(t.houses, BOARD["copper_mine_1"], 0)
    acting(t, "copper_mine_1", 1)
    assert [have(player, "yen") for player in t.players] == [3, 4, 4]


@rule("YOK-7.1.5")
def test_fixed_gains_are_taken_and_choices_may_be_declined() -> None:
    t = without_token(laid_out(), "port_a")
    p = acting(t, "port_a", 5)
    assert t.players[0].points == 3
    play(p, "stop")
    assert t.players[0].orders == ()
    assert asked(p).kind == "build"


@rule("YOK-8.1.1")
def test_the_token_may_be_taken_at_power_five() -> None:
    t = with_token(laid_out(), "tea_farm_1", "yen-5")
    p = acting(t, "tea_farm_1", 5)
    assert ids(p) == ["token:take", "stop"]
    play(p, "token:take")
    assert have(t.players[0], "yen") == 8
    assert t.players[0].tokens == ("yen-5",)
    t = with_token(laid_out(), "tea_farm_1", "yen-5")
    p = play(acting(t, "tea_farm_1", 5), "stop")
    assert t.tokens[BOARD["tea_farm_1"]] == "yen-5"
    t = with_token(laid_out(), "tea_farm_1", "yen-5")
    assert asked(acting(t, "tea_farm_1", 4)).kind == "build"


@rule("YOK-8.1.2")
def test_a_token_is_taken_once_and_not_replaced() -> None:
    t = with_token(laid_out(), "tea_farm_1", "yen-5")
    play(acting(t, "tea_farm_1", 5), "token:take", "stop")
    assert t.tokens[BOARD["tea_farm_1"]] == ""
    t.mover, t.step, t.placed = 0, "turn", ()
    t.players[0].president = -1
    assert asked(acting(t, "tea_farm_1", 5)).kind == "build"


@rule("YOK-8.1.3")
def test_what_the_token_gives_can_be_built_at_once() -> None:
    t = with_token(laid_out(), "tea_farm_1", "warehouse-3")
    t.players[0].hand[SHOP] = 0
    t.players[0].warehouse = replaced(t.players[0].warehouse, SHOP, 8)
    p = play(acting(t, "tea_farm_1", 5), "token:take", "warehouse:shop", "stop")
    assert asked(p).kind == "build"
    play(p, "shop:3")
    assert t.players[0].shops[BOARD["tea_farm_1"]] == 3


@rule("YOK-9.1.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_one_building_with_power_four_or_five(power: int) -> None:
    t = laid_out()
    p = acting(t, "tea_farm_1", power)
    if power < 4:
        assert ended(p)
        return
    play(p, "shop:3")
    assert t.players[0].hand[SHOP] == 1
    assert ended(p)


@rule("YOK-9.1.2")
def test_one_own_shop_a_location_on_any_free_space() -> None:
    t = with_site(laid_out(), "tea_farm_1", "S01")
    t.players[1].shops = replaced(t.players[1].shops, BOARD["tea_farm_1"], 0)
    p = acting(t, "tea_farm_1", 4)
    assert ids(p) == ["shop:1", "shop:2", "shop:3", "stop"]
    assert barred(p)["shop:0"] == "YOK-9.1.2"
    play(p, "shop:1")
    assert have(t.players[0], "yen") == 5
    t = laid_out()
    t.players[0].shops = replaced(t.players[0].shops, BOARD["tea_farm_1"], 0)
    assert ended(acting(t, "tea_farm_1", 3))


@rule("YOK-9.1.3")
def test_one_trading_house_a_location_of_all_players() -> None:
    t = with_site(laid_out(), "tea_farm_1", "S01")
    t.players[0].hand[HOUSE] = 1
    p = play(acting(t, "tea_farm_1", 4), "house")
    assert t.players[0].points == 9
    assert t.houses[BOARD["tea_farm_1"]] == 0
    t = laid_out()
    t.players[0].hand[HOUSE] = 1
    t.houses = replaced(t.houses, BOARD["tea_farm_1"], 1)
    p = acting(t, "tea_farm_1", 4)
    assert "house" not in ids(p)
    assert barred(p)["house"] == "YOK-9.1.3"


@rule("YOK-9.1.4")
def test_building_costs_nothing_and_stays() -> None:
    t = with_site(laid_out(), "tea_farm_1", "S01")
    stock(t.players[0], yen=0)
    p = play(acting(t, "tea_farm_1", 4), "shop:3")
    assert have(t.players[0], "yen") == 0
    for _ in range(30):
        assert p.decision is not None
        deal(play(p, p.decision.ids()[-1]))
    assert t.players[0].shops[BOARD["tea_farm_1"]] == 3


@rule("YOK-10.1.1")
def test_assistants_return_and_the_president_stays() -> None:
    t = laid_out()
    put(t, 0, "church", 2)
    acting(t, "tea_farm_1", 3)
    me = t.players[0]
    assert me.president == BOARD["tea_farm_1"]
    assert me.on[BOARD["tea_farm_1"]] == 0
    assert me.on[BOARD["church"]] == 2
    assert me.hand[ASSISTANT] == 6


@rule("YOK-10.1.1")
def test_assistants_that_arrive_during_the_action_return_too() -> None:
    t = with_token(laid_out(), "tea_farm_1", "assistants-3")
    p = play(acting(t, "tea_farm_1", 5), "token:take")
    play(p, "assist:put:tea_farm_1", "assist:put:bank", "stop", "stop")
    me = t.players[0]
    assert me.on[BOARD["tea_farm_1"]] == 0
    assert me.on[BOARD["bank"]] == 1


@rule("YOK-13.1.1")
@pytest.mark.parametrize(
    ("token", "gained"),
    [("yen-5", ("yen", 8)), ("imported-1", ("imported", 1)), ("silk-2", ("silk", 3))],
)
def test_icons_give_what_is_printed(token: str, gained: tuple[str, int]) -> None:
    t = with_token(laid_out(), "fishing_ground_1", token)
    play(acting(t, "fishing_ground_1", 5), "token:take")
    assert have(t.players[0], gained[0]) == gained[1]
    t = with_token(laid_out(), "fishing_ground_1", "vp-4")
    play(acting(t, "fishing_ground_1", 5), "token:take")
    assert t.players[0].scored == {"tokens": 4}


@rule("YOK-13.1.2")
def test_free_goods_are_chosen_one_by_one() -> None:
    t = with_token(laid_out(), "fishing_ground_1", "any_goods-2")
    p = play(acting(t, "fishing_ground_1", 5), "token:take")
    assert ids(p) == ["goods:copper", "goods:silk", "goods:tea", "goods:fish"]
    play(p, "goods:copper", "goods:silk")
    assert t.players[0].stock[:4] == [2, 2, 1, 6]


@rule("YOK-13.1.3")
def test_the_warehouse_icon_takes_pieces_out_at_their_price() -> None:
    t = with_token(laid_out(), "fishing_ground_1", "warehouse-3")
    stock(t.players[0], yen=6)
    p = play(acting(t, "fishing_ground_1", 5), "token:take")
    assert ids(p) == ["warehouse:assistant", "warehouse:shop", "warehouse:house", "stop"]
    play(p, "warehouse:house", "warehouse:shop")
    assert ids(p) == ["warehouse:assistant", "stop"]
    play(p, "warehouse:assistant")
    assert t.players[0].hand[SHOP:] == [3, 1]
    assert asked(p).kind == "build"


@rule("YOK-13.1.4")
def test_the_assistant_icon_places_and_moves_without_fees() -> None:
    t = with_token(laid_out(3), "fishing_ground_1", "assistants-3")
    stand(t, 1, "bank")
    put(t, 0, "church")
    p = play(acting(t, "fishing_ground_1", 5), "token:take")
    assert "assist:put:canal" not in ids(p)
    play(p, "assist:put:bank", "assist:lift:church")
    assert "shift:church" not in ids(p)
    assert "shift:canal" not in ids(p)
    play(p, "shift:customs", "assist:lift:customs", "shift:bank")
    me = t.players[0]
    assert me.on[BOARD["bank"]] == 2
    assert me.on[BOARD["church"]] == me.on[BOARD["customs"]] == 0
    assert have(me, "yen") == 3
    assert asked(p).kind == "build"


@rule("YOK-13.1.5")
def test_a_bonus_is_resolved_at_once_in_its_order_and_may_be_used_in_part() -> None:
    t = with_site(with_token(laid_out(), "tea_farm_1", "vp-4"), "tea_farm_1", "S18")
    t.players[0].hand[HOUSE] = 1
    stock(t.players[0], yen=0)
    p = play(acting(t, "tea_farm_1", 4), "house")
    assert t.players[0].points == 8  # before the warehouse icon is asked about
    assert asked(p).kind == "warehouse"
    play(p, "stop")
    assert ended(p)
    t = with_site(laid_out(), "tea_farm_1", "S20")
    t.players[0].hand[HOUSE] = 1
    p = play(acting(t, "tea_farm_1", 4), "house", "assist:put:bank", "stop")
    assert ended(p)
    assert BOX.sites["S20"].house.assistants == 2


@rule("YOK-16.1.1", "YOK-16.1.13")
def test_gaslight_and_electric_light_add_to_buildings_from_then_on() -> None:
    t = with_site(laid_out(), "tea_farm_1", "S01")
    own(t, 0, "gaslight", "electrical_light")
    t.players[0].shops = replaced(t.players[0].shops, BOARD["bank"], 0)
    t.houses = replaced(t.houses, BOARD["bank"], 0)
    t.players[0].hand[HOUSE] = 1
    play(acting(t, "tea_farm_1", 4), "shop:3")
    assert t.players[0].points == 2
    t.mover, t.step = 0, "turn"
    play(acting(t, "tea_farm_1", 3), "house")
    assert t.players[0].points == 2 + 9 + 3


@rule("YOK-16.1.16")
@pytest.mark.parametrize("agent", [False, True])
def test_telephone_leaves_an_assistant_behind(*, agent: bool) -> None:
    t = laid_out()
    own(t, 0, "telephone")
    p = acting(t, "tea_farm_1", 3, agent=agent)
    assert ids(p) == ["leave:0", "leave:1"]
    play(p, "leave:1")
    assert t.players[0].on[BOARD["tea_farm_1"]] == 1
    assert question(p) == (1, "turn")
    t = laid_out()
    own(t, 0, "telephone")
    play(acting(t, "tea_farm_1", 3), "leave:0")
    assert t.players[0].on[BOARD["tea_farm_1"]] == 0


@rule("YOK-4.2.2")
def test_the_main_action_goes_in_order() -> None:
    t = with_token(laid_out(), "church", "imported-1")
    own(t, 0, "telephone")
    put(t, 0, "church", 2)
    put(t, 0, "bank")
    p = position(t)
    seen = []
    for id in ("place:church", "place:church", "move:church", "stop", "token:take", "stop"):
        seen.append(t.step)
        play(p, id)
    assert [*seen, t.step] == ["turn", "place", "move", "act", "token", "build", "return"]
