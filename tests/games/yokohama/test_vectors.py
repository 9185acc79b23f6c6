"""The worked examples of the rules page, one test each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnate.engine.position import Position
from magnate.games.yokohama import GAME
from magnate.games.yokohama.actions.movement import ends
from magnate.games.yokohama.components import ASSISTANT, BOARD, BOARDS, HOUSE, SHOP, YEN
from magnate.games.yokohama.scoring import country_sets, leftovers, technology_ranks
from magnate.games.yokohama.state import HAND, Table
from tests.games.yokohama.table import (
    BOX,
    acting,
    asked,
    ended,
    have,
    hold,
    ids,
    kind,
    laid_out,
    moving,
    own,
    position,
    put,
    stand,
    stock,
)
from tests.play import deal, play, rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "yokohama.md"
VECTORS = re.findall(r"^\| (W-\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_vector_of_the_page_is_tested_here() -> None:
    names = " ".join(name for name in globals() if name.startswith("test_w_"))
    assert len(VECTORS) == 52
    tested = {f"W-{number}" for number in re.findall(r"(?<=_)(\d\d)(?=_)", names)}
    assert set(VECTORS) == tested


def start(seats: int) -> tuple[Position, Table]:
    p = deal(GAME.start(seats), 1)
    return p, p.state


def reach(t: Table) -> set[str]:
    return {BOARDS[board] for board in ends(t, t.players[0])}


def bare(seats: int = 2) -> Table:
    """No tokens and nothing to build, so that an action ends by itself."""
    t = laid_out(seats)
    t.tokens = ["" for _ in t.tokens]
    t.players[0].hand[SHOP] = 0
    return t


@rule("YOK-2.1.1", "YOK-2.2.1", "YOK-2.2.2", "YOK-2.4.2", "YOK-2.4.3")
@pytest.mark.parametrize(
    ("seats", "locations", "sites", "orders", "technologies", "decks"),
    [(2, 10, 10, 6, 6, (10, 24)), (3, 14, 13, 12, 6, (13, 24)), (4, 18, 17, 12, 12, (16, 18))],
)
def test_w_01_02_03_setup(
    seats: int, locations: int, sites: int, orders: int, technologies: int, decks: tuple[int, int]
) -> None:
    _, t = start(seats)
    assert len(t.layout) == locations
    assert (BOARD["canal"] in t.layout) == (seats > 2)
    assert sum(map(bool, t.sites)) == sum(map(bool, t.tokens)) == sites
    assert sum(map(len, t.ports)) == orders
    assert sum(map(len, t.laboratories)) == technologies
    assert (t.orders_left, len(t.technology_deck)) == decks


@rule("YOK-2.3.2", "YOK-2.4.4")
def test_w_04_what_four_players_begin_with() -> None:
    p, t = start(4)
    while t.step == "keep":
        play(p, ids(p)[0])
    yen = [have(t.players[(t.first + n) % 4], "yen") for n in range(4)]
    assert yen == [3, 4, 4, 4]
    for player in t.players:
        assert (player.hand, player.warehouse) == ([8, 2, 0], [12, 6, 4])
        assert player.stock[:4] == [1, 1, 1, 1]
        assert have(player, "imported") == 0
        assert len(player.orders) == 1


@rule("YOK-2.1.4")
def test_w_05_adjacency() -> None:
    t = laid_out(2)

    def near(board: str) -> set[str]:
        return {BOARDS[one] for one in t.layout if t.near[BOARD[board]] >> one & 1}

    silk = {"copper_mine_1", "laboratory_a", "port_a", "church", "tea_farm_1", "employment_agency"}
    assert near("silk_mill_1") == silk
    assert near("bank") == {"port_a", "copper_mine_1"}
    assert near("fishing_ground_1") == {"tea_farm_1", "employment_agency"}


@rule("YOK-5.2.1")
def test_w_06_07_08_09_fees_of_placement() -> None:
    t = laid_out(2)
    stand(t, 1, "silk_mill_1")
    play(position(t), "place:silk_mill_1", "place:bank", "place:tea_farm_1")
    assert (have(t.players[0], "yen"), have(t.players[1], "yen")) == (2, 5)
    assert t.players[0].hand[ASSISTANT] == 5
    t = laid_out(2)
    stand(t, 1, "bank")
    play(position(t), "place:bank", "place:bank")
    assert (have(t.players[0], "yen"), have(t.players[1], "yen")) == (1, 6)
    t = laid_out(3)
    stand(t, 1, "bank")
    stand(t, 2, "bank")
    play(position(t), "place:bank")
    assert [have(player, "yen") for player in t.players] == [1, 5, 5]
    t = laid_out(2)
    stand(t, 1, "bank")
    stock(t.players[0], yen=0)
    assert "place:bank" not in ids(position(t))


@rule("YOK-5.2.3")
def test_w_10_no_assistant_on_the_canal() -> None:
    assert "place:canal" not in ids(position(laid_out(3)))


@rule("YOK-16.1.12")
def test_w_11_newspaper() -> None:
    t = laid_out(2)
    own(t, 0, "newspaper")
    t.players[0].hand[ASSISTANT] = 5
    p = play(position(t), "place:bank", "place:church", "place:customs")
    assert "place:bank" not in ids(p)
    play(p, "place:port_a")
    assert t.players[0].hand[ASSISTANT] == 1


@rule("YOK-6.2.1")
def test_w_13_a_president_from_the_hand() -> None:
    t = laid_out(2)
    put(t, 0, "bank")
    put(t, 0, "church")
    stand(t, 1, "church")
    assert reach(t) == {"bank"}


def w_14() -> Table:
    t = laid_out(2)
    stand(t, 0, "bank")
    for board in ("copper_mine_1", "tea_farm_1", "fishing_ground_1"):
        put(t, 0, board)
    return t


@rule("YOK-6.2.2", "YOK-6.2.3", "YOK-6.2.5")
def test_w_14_17_ends_of_a_walk() -> None:
    t = w_14()
    ways = ends(t, t.players[0])
    assert {BOARDS[board] for board in ways} == {"copper_mine_1", "tea_farm_1", "fishing_ground_1"}
    assert set(ways.values()) == {(0,)}
    put(t, 0, "bank")
    assert "bank" not in reach(t)


@rule("YOK-6.2.6")
def test_w_18_through_the_canal() -> None:
    t = laid_out(3)
    stand(t, 0, "port_a")
    put(t, 0, "church")
    stock(t.players[0], yen=0)
    assert reach(t) == set()
    stock(t.players[0], yen=1)
    assert reach(t) == {"church"}
    play(moving(t), "move:church")
    assert have(t.players[0], "yen") == 0
    assert [have(player, "yen") for player in t.players[1:]] == [4, 4]


@rule("YOK-6.3.1", "YOK-6.3.2")
def test_w_19_recall() -> None:
    t = laid_out(2)
    stand(t, 0, "bank", 2)
    put(t, 0, "church")
    t.players[0].hand[ASSISTANT] -= 1
    t.church[0] = 0
    p = play(moving(t), "bring:bank:1", "bring:church:1")
    me = t.players[0]
    assert me.president == HAND
    assert me.hand[ASSISTANT] == 4 + 2
    assert me.on[BOARD["bank"]] == 1
    assert t.church[0] == 0
    assert have(me, "yen") == 3
    assert asked(p) == (1, "turn")


@rule("YOK-7.1.2")
def test_w_20_power_is_at_most_five() -> None:
    t = laid_out(2)
    stand(t, 0, "bank", 3)
    t.players[0].shops[BOARD["bank"]] = 0
    t.houses[BOARD["bank"]] = 0
    assert t.power_of(t.players[0], BOARD["bank"]) == 5


@rule("YOK-7.1.4", "YOK-14.2.1")
def test_w_21_a_trading_house_earns() -> None:
    t = laid_out(2)
    t.houses[BOARD["bank"]] = 1
    acting(t, "bank", 3)
    assert [have(player, "yen") for player in t.players] == [6, 5]


@rule("YOK-14.1.1", "YOK-14.1.2", "YOK-16.1.3")
def test_w_22_23_24_mines_and_mills() -> None:
    for power, mining, gained in ((4, False, 2), (4, True, 3), (2, True, 0)):
        t = bare()
        if mining:
            own(t, 0, "mining_technology")
        acting(t, "copper_mine_1", power)
        assert have(t.players[0], "copper") == 1 + gained
    t = bare()
    acting(t, "silk_mill_1", 2)
    assert have(t.players[0], "silk") == 2


@rule("YOK-8.1.1", "YOK-8.1.2")
def test_w_25_a_five_power_token() -> None:
    t = bare()
    t.tokens[BOARD["bank"]] = "vp-4"
    play(acting(t, "bank", 5), "token:take")
    me = t.players[0]
    assert (have(me, "yen"), me.points, me.tokens) == (8, 4, ["vp-4"])
    t.mover, t.step = 0, "turn"
    assert ended(acting(t, "bank", 5))


@rule("YOK-9.1.2", "YOK-16.1.1")
def test_w_26_a_shop_with_gaslight() -> None:
    t = laid_out(2)
    t.sites[BOARD["bank"]] = "S01"
    own(t, 0, "gaslight")
    play(acting(t, "bank", 4), "shop:0")
    assert t.players[0].points == 5
    assert t.players[0].hand[SHOP] == 1
    t.mover, t.step = 0, "turn"
    assert ended(acting(t, "bank", 3))  # power 4 with the shop; no second one


@rule("YOK-9.1.3")
def test_w_27_no_second_trading_house() -> None:
    t = laid_out(2)
    t.tokens[BOARD["bank"]] = ""
    t.houses[BOARD["bank"]] = 1
    t.players[0].hand[HOUSE] = 1
    p = acting(t, "bank", 5)
    assert "house" not in ids(p)
    assert "shop:0" in ids(p)


@rule("YOK-9.1.1")
def test_w_28_no_shop_from_the_warehouse() -> None:
    t = laid_out(2)
    t.players[0].hand[SHOP] = 0
    assert ended(acting(t, "bank", 4))


@rule("YOK-10.1.1", "YOK-16.1.16")
def test_w_29_returning() -> None:
    t = laid_out(2)
    own(t, 0, "telephone")
    t.players[0].hand[SHOP] = 0
    p = acting(t, "bank", 4)
    assert ids(p) == ["leave:0", "leave:1"]
    play(p, "leave:1")
    assert t.players[0].hand[ASSISTANT] == 5 + 2
    t = bare()
    acting(t, "bank", 4)
    assert t.players[0].hand[ASSISTANT] == 8


@rule("YOK-14.3.2", "YOK-14.3.3", "YOK-14.3.4")
def test_w_30_two_orders() -> None:
    t = bare()
    stock(t.players[0], yen=2)
    t.order_deck, t.order_boxed = ["O20", "O21", "O22"], 0
    p = acting(t, "port_a", 3)
    assert ids(p) == ["take:O01", "take:O02", "take:O03", "take:O04", "stop"]
    play(p, "take:O02", "second:O04:yen", "order:O20", "order:O21")
    assert t.players[0].orders == ["O02", "O04"]
    assert t.ports[0] == ["O01", "O03", "O05", "O06", "O20", "O21"]
    assert t.order_deck == ["O22"]


@rule("YOK-3.1.3", "YOK-14.3.5")
def test_w_31_32_the_limit_of_the_hand() -> None:
    t = bare()
    hold(t, 0, "O20", "O21", "O22")
    stock(t.players[0], silk=0)
    assert ended(acting(t, "port_a", 5))
    assert t.players[0].points == 3
    t = bare()
    hold(t, 0, "O20", "O21")
    p = play(acting(t, "port_a", 4), "take:O01")
    assert kind(p) == "order"  # the refill: no second card


@rule("YOK-17.1.3")
def test_w_33_the_last_order_fills_the_display() -> None:
    t = bare()
    t.order_deck, t.order_boxed = ["O20"], 0
    deal(play(acting(t, "port_a", 2), "take:O01", "stop"))
    assert t.orders_left == 0
    assert all(t.ports[0])
    assert t.last_round == 0


@rule("YOK-14.4.3", "YOK-14.4.4")
def test_w_35_36_payments_for_a_technology() -> None:
    t = bare()
    t.laboratories[0][2] = "university"  # value 3 on a space of value 1
    stock(t.players[0], yen=4, imported=2)
    p = play(acting(t, "laboratory_a", 2), "develop:2:university")
    assert ids(p) == ["crates:0", "crates:1", "crates:2"]
    t = bare()
    t.laboratories[0][0] = "letterpress_printing"  # value 2 on a space of value 0
    p = deal(play(acting(t, "laboratory_a", 5), "develop:0:letterpress_printing"))
    assert have(t.players[0], "yen") == 3
    assert ended(p)


@rule("YOK-3.1.4")
def test_w_37_no_technology_twice() -> None:
    t = bare()
    own(t, 0, "ball")
    t.laboratories[0][0] = "ball"
    assert "develop:0:ball" not in ids(acting(t, "laboratory_a", 5))


@rule("YOK-14.5.1", "YOK-14.5.2")
def test_w_38_employment() -> None:
    t = bare()
    stock(t.players[0], yen=6)
    pieces = ("warehouse:assistant", "warehouse:shop", "warehouse:house")
    play(acting(t, "employment_agency", 4), *pieces, "stop")
    me = t.players[0]
    assert have(me, "yen") == 0
    assert me.price(BOX, HOUSE) == 5


@rule("YOK-14.7.2")
def test_w_40_41_faith() -> None:
    t = bare()
    stock(t.players[0], copper=2, silk=0, tea=0, fish=0, yen=1)
    p = acting(t, "church", 3)
    assert ids(p) == ["church:0", "stop"]  # faith 5 and no more
    play(p, "church:0", "pawn:here")
    assert t.players[0].stock == [1, 0, 0, 0, 0, 0]
    t = bare()
    stock(t.players[0], copper=1, silk=1, tea=1, fish=1, yen=1, imported=1)
    p = acting(t, "church", 5)
    assert max(space.need for space in BOX.church) <= 11
    assert len(ids(p)) == 8 + 1  # all of them, up to faith 10; 11 is the most there can be
    play(p, "church:7")
    assert len(ids(p)) == 6


@rule("YOK-14.8.2", "YOK-16.1.17")
def test_w_42_customs_with_brickyard() -> None:
    t = bare()
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
    me.agents, me.spent = [2, 0, 0, 0, 0], [1, 0, 0, 0, 0]
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
        t.houses[BOARD[board]] = 1
    t.players[1].hand[HOUSE] = 1
    put(t, 1, "tea_farm_1", 3)
    p = play(position(t), "stop", "house")
    seen = []
    while p.decision is not None:
        seen.append((t.round, asked(p)[0]))
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
    t.players[0].agents = [1, 0, 0, 0, 0]
    stand(t, 0, "bank", 2)
    assert "agent" not in ids(position(t))


@rule("YOK-11.3.1")
def test_w_52_the_second_claim() -> None:
    t = laid_out(2)
    t.claims[0] = [1]
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
    t.agents[4] = 0
    me = t.players[0]
    me.fulfilled = ["O33"]
    hold(t, 0, "O34")
    stock(me, tea=3, fish=3)
    play(position(t), "fulfil:O34")
    assert me.agents == [0, 0, 0, 0, 0]
    t = laid_out(2)
    me = t.players[0]
    me.fulfilled = ["O12", "O13"]
    hold(t, 0, "O14", "O16")
    stock(me, silk=5, tea=3, fish=2)
    p = play(position(t), "fulfil:O14")
    assert me.agents == [0, 0, 0, 0, 0]
    play(p, "fulfil:O16")
    assert me.agents == [0, 1, 0, 0, 0]


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
    t = bare()
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
    t.players[0].technologies = ["station"]
    t.station = BOARD["bank"]
    put(t, 1, "bank", 2)
    put(t, 0, "bank", 2)
    assert t.power_of(t.players[1], BOARD["bank"]) == 2
    assert t.power_of(t.players[0], BOARD["bank"]) == 3


@rule("YOK-16.1.4")
def test_w_62_spinning_mill() -> None:
    t = bare()
    own(t, 0, "spinning_mill")
    stock(t.players[0], silk=0)
    p = acting(t, "silk_mill_1", 3)
    play(p, "use:spinning_mill")
    assert (have(t.players[0], "silk"), have(t.players[0], "yen")) == (1, 5)
    assert ended(p)
