from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.games.yokohama import GAME
from magnate.games.yokohama.actions.extra import is_met, progress
from magnate.games.yokohama.components import BOARD, HOUSE
from magnate.games.yokohama.scoring import (
    board_ranks,
    country_sets,
    final_scoring,
    leftovers,
    technology_ranks,
)
from magnate.games.yokohama.state import FREE, Table
from tests.games.yokohama.table import (
    BOX,
    acting,
    have,
    laid_out,
    own,
    position,
    put,
    question,
    stock,
)
from tests.play import deal, ids, play, rule


def met(t: Table, id: str) -> bool:
    return is_met(t, t.players[0], BOX.achievements[id])


@rule("YOK-15.1.1")
@pytest.mark.parametrize(
    ("id", "good", "n"),
    [("A1", "copper", 5), ("A2", "silk", 6), ("A3", "tea", 7), ("A4", "fish", 7)],
)
def test_achievements_a_ask_for_goods(id: str, good: str, n: int) -> None:
    t = laid_out()
    stock(t.players[0], **{good: n - 1})
    assert not met(t, id)
    stock(t.players[0], **{good: n})
    assert met(t, id)


@rule("YOK-15.1.2")
def test_achievements_b_ask_for_yen_tokens_orders_technologies() -> None:
    t = laid_out()
    me = t.players[0]
    stock(me, yen=9)
    me.tokens, me.agents, me.spent = ("yen-5",), (1, 0, 0, 0, 0), (2, 0, 0, 0, 0)
    me.fulfilled = ("O01", "O02", "O03", "O04")
    own(t, 0, "ball", "tram", "winery")
    assert not any(met(t, id) for id in ("B1", "B2", "B3", "B4"))
    stock(me, yen=10)
    me.tokens += ("vp-4",)
    me.fulfilled += ("O05",)
    own(t, 0, "telegram")
    assert all(met(t, id) for id in ("B1", "B2", "B3", "B4"))


@rule("YOK-15.1.3")
def test_achievements_c_count_locations_with_buildings_once() -> None:
    t = laid_out(4)
    me = t.players[0]
    for board in ("copper_mine_1", "silk_mill_1"):
        me.shops = replaced(me.shops, BOARD[board], 0)
        t.houses = replaced(t.houses, BOARD[board], 0)
    assert progress(t, me, BOX.achievements["C3"]) == [(2, 3), (0, 2)]
    for board in ("bank", "church"):
        t.houses = replaced(t.houses, BOARD[board], 0)
    me.shops = replaced(me.shops, BOARD["tea_farm_1"], 1)
    assert [id for id in ("C1", "C2", "C3", "C4") if met(t, id)] == ["C3"]
    me.shops = replaced(me.shops, BOARD["port_a"], 1)
    assert [id for id in ("C1", "C2", "C3", "C4") if met(t, id)] == ["C3", "C4"]
    for board in ("tea_farm_2", "customs"):
        me.shops = replaced(me.shops, BOARD[board], 2)
    assert [id for id in ("C1", "C2", "C3", "C4") if met(t, id)] == ["C1", "C2", "C3", "C4"]


@rule("YOK-17.1.1", "YOK-17.2.3")
def test_four_trading_houses_built_end_the_game() -> None:
    t = laid_out()
    for board in ("church", "customs", "port_a"):
        t.houses = replaced(t.houses, BOARD[board], 0)
    t.players[0].hand[HOUSE] = 1
    t.players[0].warehouse = replaced(t.players[0].warehouse, HOUSE, 0)
    position(t)
    assert t.last_round == 0  # in hand it does not count
    play(acting(t, "tea_farm_1", 4), "house")
    assert t.last_round == 2


@rule("YOK-17.1.2")
def test_eight_shops_built_end_the_game() -> None:
    t = laid_out(3)
    boards = ("church", "customs", "port_a", "bank", "port_b", "chinatown", "silk_mill_1")
    for board in boards[:6]:
        t.players[0].shops = replaced(t.players[0].shops, BOARD[board], 0)
    play(acting(t, "tea_farm_1", 4), "shop:3")
    assert t.last_round == 0
    t.mover, t.step = 0, "turn"
    play(acting(t, "silk_mill_1", 4), "shop:3")
    assert t.last_round == 2


@rule("YOK-17.1.3")
def test_an_order_display_that_cannot_be_refilled_ends_the_game() -> None:
    t = laid_out(3)
    t.order_deck, t.order_boxed = ["O20", "O21"], 1
    deal(play(acting(t, "port_a", 2), "take:O01", "stop"))
    assert t.orders_left == 0
    assert t.last_round == 0  # the display is full
    t.mover, t.step = 0, "turn"
    play(acting(t, "port_b", 2), "take:O07", "stop")
    assert t.last_round == 2
    assert GAME.view(t, None)["triggers"][-1]["met"]


@rule("YOK-17.1.4", "YOK-17.1.5", "YOK-17.2.3")
@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 5), (4, 6)])
@pytest.mark.parametrize("board", ["church", "customs"])
def test_assistants_on_church_or_customs_end_the_game(seats: int, limit: int, board: str) -> None:
    t = laid_out(seats)
    stock(t.players[0], imported=4, yen=3)
    spaces = t.church if board == "church" else t.customs
    for n in range(1, limit):
        spaces[n] = n % seats
    assert spaces.count(FREE) == len(spaces) - limit + 1
    t.tokens = replaced(t.tokens, BOARD[board], "")
    p = play(acting(t, board, 5), f"{board}:0", "pawn:here", "stop")
    assert t.last_round == 2
    assert GAME.view(t, None)["triggers"][2 if board == "church" else 3]["met"]
    # Free spaces may still be taken.
    t.mover, t.step = 0, "turn"
    stock(t.players[0], imported=4)
    p = acting(t, board, 5)
    assert any(id.startswith(board) for id in ids(p))


@rule("YOK-4.1.2", "YOK-17.2.1", "YOK-17.2.2")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    t = laid_out(3)
    t.round, t.mover, t.last_round = 9, 1, 10
    p = position(t)
    seen = []
    while p.decision is not None:
        seen.append((t.round, question(p)[0]))
        play(p, "stop")
    assert seen == [(9, 1), (9, 2), (10, 0), (10, 1), (10, 2)]
    assert t.step == "over"


@rule("YOK-17.2.1", "YOK-17.2.2")
def test_a_later_trigger_changes_nothing_and_the_turn_goes_on() -> None:
    t = laid_out()
    t.round, t.last_round = 5, 5
    for board in ("church", "customs", "port_a"):
        t.houses = replaced(t.houses, BOARD[board], 0)
    t.players[0].hand[HOUSE] = 1
    t.players[0].agents = (1, 0, 0, 0, 0)
    put(t, 0, "bank")
    p = play(acting(t, "tea_farm_1", 4), "house")
    assert t.last_round == 5
    assert question(p) == (0, "extra")  # phase C is still played
    t = laid_out()  # by an agent's action, in the turn of the last player
    t.mover, t.round = 1, 3
    for board in ("church", "customs", "port_a"):
        t.houses = replaced(t.houses, BOARD[board], 1)
    me = t.players[1]
    me.hand[HOUSE], me.agents = 1, (1, 0, 0, 0, 0)
    put(t, 1, "tea_farm_1", 4)
    p = play(position(t), "agent", "house")
    assert t.last_round == 4
    assert question(p) == (1, "turn")


@rule("YOK-18.1.1", "YOK-18.1.2")
def test_most_assistants_on_a_board_then_the_rightmost() -> None:
    t = laid_out(4)
    t.church[:5] = [0, 1, 0, 1, 2]
    assert board_ranks(t, t.church, BOX.majorities["church"]) == [3, 6, 0, 0]
    t.church[:5] = [0, 1, 1, 0, 2]  # the rightmost decides, not the leftmost
    assert board_ranks(t, t.church, BOX.majorities["church"]) == [6, 3, 0, 0]
    t.customs[:5] = [3, 3, 0, 1, 2]
    assert board_ranks(t, t.customs, BOX.majorities["customs"]) == [0, 0, 4, 8]
    t.church = [FREE] * 8
    assert board_ranks(t, t.church, BOX.majorities["church"]) == [0, 0, 0, 0]
    t.church[0] = 2
    assert board_ranks(t, t.church, BOX.majorities["church"]) == [0, 0, 6, 0]


@rule("YOK-18.1.3")
def test_most_industrialisation_then_nearer_to_the_first_player() -> None:
    t = laid_out(4)
    t.first = 2
    own(t, 0, "university", "telegram")
    own(t, 3, "tram")
    own(t, 1, "spinning_mill")
    assert technology_ranks(t) == [5, 0, 0, 10]  # 6, 3, 0, 6
    t = laid_out(3)
    own(t, 1, "tram")
    assert technology_ranks(t) == [0, 10, 0]
    assert technology_ranks(laid_out()) == [0, 0]


@rule("YOK-18.1.4")
def test_country_sets_of_different_icons_without_unfulfilled_orders() -> None:
    assert country_sets([3, 2, 2, 1, 1], BOX.sets) == 16
    assert [country_sets([1] * n + [0] * (5 - n), BOX.sets) for n in range(6)] == [
        *(0, 0, 2, 4, 8, 12)
    ]
    t = laid_out()
    me = t.players[0]
    me.fulfilled, me.orders = ("O01", "O12"), ("O19",)
    own(t, 0, "tram")
    assert final_scoring(t)[3][0] == 4


@rule("YOK-18.1.5")
def test_agents_crates_yen_and_goods_at_the_end() -> None:
    t = laid_out()
    me = t.players[0]
    me.agents, me.spent = (1, 1, 0, 0, 0), (0, 0, 1, 0, 0)
    stock(me, copper=2, silk=2, tea=2, fish=2, yen=7, imported=3)
    assert leftovers(t, me) == 10
    stock(me, copper=2, silk=0, tea=0, fish=0, yen=1, imported=0)
    assert leftovers(t, me) == 2


@rule("YOK-18.1.1", "YOK-18.1.2", "YOK-18.1.3", "YOK-18.1.4", "YOK-18.1.5")
def test_the_final_scoring_enters_the_breakdown() -> None:
    t = laid_out()
    t.round = t.last_round = 8
    t.mover = 1
    t.church[0] = t.customs[0] = 1
    own(t, 1, "gaslight", "winery")
    p = play(position(t), "stop")
    assert p.over
    row = GAME.breakdown(t)[1]
    assert [row[key] for key in row if key.endswith("_rank")] == [6, 8, 10]
    assert row["countries"] == 2
    assert row["other"] == 2 + 1
    assert sum(row.values()) == GAME.scores(t)[1] == 29
    assert p.view()["players"][1]["projected"] == dict.fromkeys(
        ("church", "customs", "technology", "countries", "other"), 0
    )


@rule("YOK-19.1.1")
def test_most_points_win_then_the_nearest_to_the_first_player() -> None:
    t = laid_out(4)
    t.first = 2
    for player, points in zip(t.players, (80, 80, 75, 80), strict=True):
        player.score(points, "orders")
    assert GAME.ranking(t) == [2, 3, 4, 1]
    assert have(t.players[0], "yen") == 3


def test_variants_of_the_second_edition() -> None:
    t = laid_out(variants=["both_places"])
    t.church[0] = 1
    own(t, 0, "tram")
    assert board_ranks(t, t.church, BOX.majorities["church"]) == [0, 9]
    assert technology_ranks(t) == [15, 0]
    t = laid_out(variants=["neutral_technology"])
    own(t, 0, "tram")
    assert technology_ranks(t) == [5, 0]  # 6 is behind the neutral 7.5
    own(t, 0, "telegram")
    own(t, 1, "winery")
    assert technology_ranks(t) == [10, 0]
    t = laid_out(variants=["neutral_assistants"])
    stock(t.players[0], imported=4)
    p = acting(t, "customs", 5)
    assert "customs:3" not in ids(p)
    for n in (4, 5, 6):
        t.customs[n] = 1
    play(p, "customs:0", "pawn:here")
    assert t.last_round == 2
