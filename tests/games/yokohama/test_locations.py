from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.engine.position import Position
from magnate.games.yokohama.components import ASSISTANT, BOARD
from magnate.games.yokohama.state import Table
from tests.games.yokohama.table import (
    BOX,
    acting,
    ended,
    have,
    laid_out,
    own,
    plain,
    position,
    put,
    stock,
)
from tests.play import asked, barred, ids, play, rule


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
    t.players[0].warehouse = replaced(t.players[0].warehouse, 2, 4)
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


def faithful(t: Table, power: int) -> Position[Table]:
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
    stock(t.players[0], copper=2, silk=1, tea=1, fish=1, yen=0)
    put(t, 0, "church", 4)
    t.players[0].agents = replaced(t.players[0].agents, 0, 1)
    p = play(position(t), "agent", "church:0", "faith:copper", "pawn:hand")
    play(p, "place:church", "place:church", "church:1")  # faith 6, power 3: silk, tea and fish
    assert ids(p) == ["pawn:here", "pawn:hand"]
    assert t.players[0].stock == [1, 0, 0, 0, 0, 0]


@rule("YOK-7.1.4")
def test_an_agent_too_brings_the_owner_of_the_trading_house_a_yen() -> None:
    t = plain()
    t.houses = replaced(t.houses, BOARD["bank"], 1)
    acting(t, "bank", 2, agent=True)
    assert [have(player, "yen") for player in t.players] == [5, 5]


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
    assert asked(p).kind == "pawn"


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
    t.tokens = replaced(t.tokens, BOARD["bank"], "assistants-3")
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
    t.tokens = replaced(t.tokens, BOARD["tea_farm_1"], "any_goods-2")
    play(acting(t, "tea_farm_1", 5), "token:take", "goods:copper", "goods:copper")
    assert have(t.players[0], "copper") == 4
    t = laid_out()
    own(t, 0, "mining_technology")
    t.sites = replaced(t.sites, BOARD["tea_farm_1"], "S13")
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
