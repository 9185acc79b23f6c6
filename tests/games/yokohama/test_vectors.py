"""The worked examples of the rules page, one test each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnate.engine.copying import replaced
from magnate.engine.position import Position
from magnate.games.yokohama import GAME
from magnate.games.yokohama.actions.movement import ends
from magnate.games.yokohama.components import ASSISTANT, BOARD, BOARDS, HOUSE, SHOP
from magnate.games.yokohama.state import HAND, Table
from tests.games.yokohama.table import (
    acting,
    ended,
    have,
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
from tests.play import deal, ids, play, rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "yokohama.md"
VECTORS = re.findall(r"^\| (W-\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_vector_of_the_page_is_tested_here() -> None:
    files = Path(__file__).parent.glob("test_vectors*.py")
    names = " ".join(re.findall(r"def (test_w_\w+)", "".join(f.read_text() for f in files)))
    assert len(VECTORS) == 52
    tested = {f"W-{number}" for number in re.findall(r"(?<=_)(\d\d)(?=_)", names)}
    assert set(VECTORS) == tested


def start(seats: int) -> tuple[Position[Table], Table]:
    p = deal(GAME.start(seats), 1)
    return p, p.state


def reach(t: Table) -> set[str]:
    return {BOARDS[board] for board in ends(t, t.players[0])}


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
        assert (player.hand, player.warehouse) == ([8, 2, 0], (12, 6, 4))
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
    assert question(p) == (1, "turn")


@rule("YOK-7.1.2")
def test_w_20_power_is_at_most_five() -> None:
    t = laid_out(2)
    stand(t, 0, "bank", 3)
    t.players[0].shops = replaced(t.players[0].shops, BOARD["bank"], 0)
    t.houses = replaced(t.houses, BOARD["bank"], 0)
    assert t.power_of(t.players[0], BOARD["bank"]) == 5


@rule("YOK-7.1.4", "YOK-14.2.1")
def test_w_21_a_trading_house_earns() -> None:
    t = laid_out(2)
    t.houses = replaced(t.houses, BOARD["bank"], 1)
    acting(t, "bank", 3)
    assert [have(player, "yen") for player in t.players] == [6, 5]


@rule("YOK-14.1.1", "YOK-14.1.2", "YOK-16.1.3")
def test_w_22_23_24_mines_and_mills() -> None:
    for power, mining, gained in ((4, False, 2), (4, True, 3), (2, True, 0)):
        t = plain()
        if mining:
            own(t, 0, "mining_technology")
        acting(t, "copper_mine_1", power)
        assert have(t.players[0], "copper") == 1 + gained
    t = plain()
    acting(t, "silk_mill_1", 2)
    assert have(t.players[0], "silk") == 2


@rule("YOK-8.1.1", "YOK-8.1.2")
def test_w_25_a_five_power_token() -> None:
    t = plain()
    t.tokens = replaced(t.tokens, BOARD["bank"], "vp-4")
    play(acting(t, "bank", 5), "token:take")
    me = t.players[0]
    assert (have(me, "yen"), me.points, me.tokens) == (8, 4, ("vp-4",))
    t.mover, t.step = 0, "turn"
    assert ended(acting(t, "bank", 5))


@rule("YOK-9.1.2", "YOK-16.1.1")
def test_w_26_a_shop_with_gaslight() -> None:
    t = laid_out(2)
    t.sites = replaced(t.sites, BOARD["bank"], "S01")
    own(t, 0, "gaslight")
    play(acting(t, "bank", 4), "shop:0")
    assert t.players[0].points == 5
    assert t.players[0].hand[SHOP] == 1
    t.mover, t.step = 0, "turn"
    assert ended(acting(t, "bank", 3))  # power 4 with the shop; no second one


@rule("YOK-9.1.3")
def test_w_27_no_second_trading_house() -> None:
    t = laid_out(2)
    t.tokens = replaced(t.tokens, BOARD["bank"], "")
    t.houses = replaced(t.houses, BOARD["bank"], 1)
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
    t = plain()
    acting(t, "bank", 4)
    assert t.players[0].hand[ASSISTANT] == 8
