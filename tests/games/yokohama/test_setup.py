from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.engine.edition import EditionError
from magnate.engine.game import NotPossible
from magnate.engine.position import Position
from magnate.games.yokohama import GAME
from magnate.games.yokohama.components import ASSISTANT, BOARDS, CANAL, COUNTRIES, HOUSE, SHOP
from magnate.games.yokohama.state import NEUTRAL, Table
from tests.games.yokohama.table import BOX, acting, have, hold, laid_out, own, position, stock
from tests.play import deal, ids, play, rule


def new(seats: int, seed: int = 3, variants: tuple[str, ...] = ()) -> tuple[Position[Table], Table]:
    p = deal(GAME.start(seats, variants=variants), seed)
    return p, p.state


@rule("YOK-1.1.1", "YOK-2.3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_with_the_same_pieces(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    _, t = new(seats)
    for player in t.players:
        assert player.hand == [8, 2, 0]
        assert player.warehouse == (12, 6, 4)
        assert player.hand[ASSISTANT] + player.warehouse[ASSISTANT] == 20
        assert player.hand[SHOP] + player.warehouse[SHOP] == 8
        assert player.hand[HOUSE] + player.warehouse[HOUSE] == 4
        assert player.president < 0
        assert player.points == 0
        assert player.stock[:4] == [1, 1, 1, 1]
        assert have(player, "imported") == 0
        assert have(player, "yen") == (3 if player.seat == t.first else 4)


@rule("YOK-1.1.2", "YOK-3.1.1")
def test_stock_is_not_limited_by_the_number_of_tokens() -> None:
    t = laid_out()
    stock(t.players[0], tea=60)
    acting(t, "tea_farm_1", 5)
    assert have(t.players[0], "tea") == 65


@rule("YOK-1.1.3", "YOK-2.2.3")
def test_ten_agents_twenty_tokens_and_one_station() -> None:
    _, t = new(4)
    assert dict(zip(COUNTRIES, t.agents, strict=True)) == {
        "england": 3,
        "america": 2,
        "france": 2,
        "germany": 2,
        "netherlands": 1,
    }
    assert sum(BOX.token_copies.values()) == 20
    assert t.station == -1
    assert sum(one.perk == "station" for one in BOX.technologies.values()) == 1


@rule("YOK-1.1.4")
def test_eight_production_nine_commercial_and_a_canal() -> None:
    categories = [location.category for location in BOX.locations]
    counts = [categories.count(name) for name in ("production", "commercial", "none")]
    assert counts == [8, 9, 1]
    assert BOX.locations[CANAL].category == "none"


@rule("YOK-1.1.5", "YOK-2.1.2", "YOK-2.1.5")
@pytest.mark.parametrize(("seats", "ports", "laboratories"), [(2, 1, 1), (3, 2, 1), (4, 2, 2)])
def test_boards_beside_the_locations(seats: int, ports: int, laboratories: int) -> None:
    _, t = new(seats)
    assert (len(t.ports), len(t.laboratories)) == (ports, laboratories)
    assert (len(t.church), len(t.customs)) == (8, 8)
    shown = GAME.view(t, None)
    assert list(shown["ports"]) == ["port_a", "port_b"][:ports]
    assert list(shown["laboratories"]) == ["laboratory_a", "laboratory_b"][:laboratories]


@rule("YOK-1.1.6")
def test_the_cards_of_the_box() -> None:
    assert len(BOX.orders) == 36
    assert sum(one.copies for one in BOX.technologies.values()) == 30
    assert [sum(card.deck == deck for card in BOX.achievements.values()) for deck in "ABC"] == [
        4,
        4,
        4,
    ]
    assert len(BOX.sites) == 24


@rule("YOK-2.1.1")
def test_boards_are_removed_by_the_number_of_players() -> None:
    two = {"laboratory_b", "port_b", "chinatown", "canal"}
    two |= {f"{kind}_2" for kind in ("copper_mine", "silk_mill", "tea_farm", "fishing_ground")}
    three = {"laboratory_b", "copper_mine_2", "silk_mill_2", "tea_farm_2"}
    for seats, removed in ((2, two), (3, three), (4, set[str]())):
        _, t = new(seats)
        assert {BOARDS[board] for board in t.layout} == set(BOARDS) - removed


@rule("YOK-2.1.3")
def test_the_boards_lie_in_rows_at_random() -> None:
    rows = {2: [4, 3, 2, 1], 3: [5, 4, 3, 2], 4: [6, 5, 4, 3]}
    for seats, lengths in rows.items():
        p, t = new(seats)
        assert p.view()["rows"] == lengths
        columns = [[b["column"] for b in p.view()["boards"] if b["row"] == r] for r in range(4)]
        assert columns == [list(range(n)) for n in lengths]
        assert t.layout != new(seats, seed=4)[1].layout


@rule("YOK-2.1.4")
@pytest.mark.parametrize(("seats", "edges"), [(2, 18), (3, 28), (4, 38)])
def test_adjacency_is_mutual_and_like_brickwork(seats: int, edges: int) -> None:
    t = laid_out(seats)
    pairs = {(a, b) for a in t.layout for b in t.layout if t.near[a] >> b & 1}
    assert {(b, a) for a, b in pairs} == pairs
    assert len(pairs) == 2 * edges


@rule("YOK-2.2.1", "YOK-2.2.2")
@pytest.mark.parametrize(("seats", "n"), [(2, 10), (3, 13), (4, 17)])
def test_every_board_but_the_canal_has_a_site_and_a_token(seats: int, n: int) -> None:
    _, t = new(seats)
    assert sum(map(bool, t.sites)) == sum(map(bool, t.tokens)) == n
    assert len({site for site in t.sites if site}) == n
    assert t.sites[CANAL] == t.tokens[CANAL] == ""


@rule("YOK-2.3.1")
def test_the_first_player_is_drawn_and_stays_first() -> None:
    assert {new(3, seed)[1].first for seed in range(60)} == {0, 1, 2}
    p = magnate.new_game("yokohama", seats=3, seed=5)
    first = p.state.first
    for _ in range(400):
        assert p.decision is not None
        p.choose(p.decision.options[-1])
        assert p.state.first == first


@rule("YOK-2.3.3", "YOK-5.1.2")
def test_pieces_in_the_warehouse_cannot_be_used() -> None:
    t = laid_out()
    t.players[0].hand = [0, 0, 0]
    p = position(t)
    assert not [id for id in ids(p) if id.startswith("place")]
    t = laid_out()
    t.players[0].hand[SHOP] = 0
    p = play(acting(t, "bank", 4))
    assert p.decision is not None
    assert p.decision.kind != "build"


@rule("YOK-2.4.1")
def test_one_achievement_of_each_deck() -> None:
    _, t = new(2)
    assert [BOX.achievements[id].deck for id in t.achievements] == ["A", "B", "C"]


@rule("YOK-2.4.2")
@pytest.mark.parametrize(("seats", "deck"), [(2, 24), (3, 24), (4, 18)])
def test_laboratories_show_six_technologies_each(seats: int, deck: int) -> None:
    _, t = new(seats)
    assert all(len(laboratory) == 6 and all(laboratory) for laboratory in t.laboratories)
    assert len(t.technology_deck) == deck


@rule("YOK-2.4.3")
@pytest.mark.parametrize(("seats", "deck"), [(2, 10), (3, 13), (4, 16)])
def test_ports_show_six_orders_each_and_some_are_boxed_unseen(seats: int, deck: int) -> None:
    _, t = new(seats)
    assert all(len(port) == 6 and all(port) for port in t.ports)
    assert t.orders_left == deck
    assert len(t.order_deck) - deck == {2: 16, 3: 5, 4: 0}[seats]


@rule("YOK-2.4.4")
def test_each_player_secretly_keeps_one_of_two_orders() -> None:
    p, t = new(3)
    for n in range(3):
        me = t.players[(t.first + n) % 3]
        two = me.dealt[:]
        assert ids(p) == [f"keep:{id}" for id in two]
        assert p.view(me.seat)["players"][me.seat]["dealt"] == [*two]
        assert p.view((me.seat + 1) % 3)["players"][me.seat]["dealt"] is None
        play(p, f"keep:{two[1]}")
        assert me.orders == (two[1],)
        assert me.boxed == two[0]
        assert two[0] not in t.order_deck
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind) == (t.first, "turn")


@rule("YOK-3.1.4")
def test_any_number_of_technologies_but_no_name_twice() -> None:
    t = laid_out()
    names = [id for id in BOX.technologies if id not in ("winery", "station")]
    own(t, 0, *[id for id in names if id != "ball"][:12])
    own(t, 0, "ball")
    t.laboratories[0][0] = "ball"
    stock(t.players[0], yen=30)
    p = acting(t, "laboratory_a", 5)
    assert "develop:0:ball" not in ids(p)
    assert any(id.startswith("develop") for id in ids(p))


@rule("YOK-3.1.5")
def test_scores_pass_one_hundred() -> None:
    t = laid_out()
    t.players[0].score(250, "orders")
    acting(t, "port_a", 5)
    assert GAME.scores(t)[0] == 253


@rule("YOK-3.1.6")
def test_nobody_can_owe() -> None:
    t = laid_out()
    stock(t.players[0], yen=1)
    p = acting(t, "employment_agency", 5)
    assert ids(p) == ["warehouse:assistant", "stop"]
    t = laid_out()
    hold(t, 0, "O13")
    assert "fulfil:O13" not in ids(position(t))


def test_an_impossible_edition_is_refused(tmp_path: Path) -> None:
    for table, message in (
        ('[orders.O13]\ncountry = "spain"', "YOK-12.1.1"),
        ("[technologies.ball]\ncopies = 3", "YOK-1.1.6"),
        ("[tokens.yen-5]\ncopies = 4", "YOK-1.1.3"),
        ("[sites.S01]\nshops = []", "R-33"),
        ('[locations.bank]\ncategory = "odd"', "YOK-1.1.4"),
        ('[ports]\nzones = ["blue"]', "YOK-14.3.3"),
        ("[setup]\nassistants = 21", "YOK-1.1.1"),
        ("[layouts.2]\nrows = [4, 3, 2]", "YOK-2.1.3"),
        ('[technologies.ball]\neffect = { perk = "fly" }', "YOK-16.1.1"),
        ("[orders.O01]\ngoods = { yen = 1 }", "YOK-11.4.1"),
        ("[orders.O01]\nreward = { gold = 1 }", "YOK-13.1.1"),
        ('[achievements.A1]\ncondition = { own = "gold", n = 5 }', "YOK-15.1.1"),
        ("[church]\nspaces = []", "YOK-17.1.4"),
        ("[prices]\nhouses = [4]", "4 numbers"),
        ("[technologies.tram]\nindustry = 0", "whole number"),
        ("[technologies.tram]\neffect = 3", "wrong shape"),
    ):
        file = tmp_path / "odd.toml"
        file.write_text(f'game = "yokohama"\nname = "odd"\n{table}\n', encoding="utf-8")
        with pytest.raises(EditionError, match=message):
            GAME.edition(file)


def test_neutral_assistants_stand_there_with_two_players_alone() -> None:
    with pytest.raises(NotPossible, match="neutral_assistants is for tables of 2, not 3"):
        GAME.start(3, variants=["neutral_assistants"])
    _, t = new(2, variants=("neutral_assistants",))
    assert t.church[3] == t.customs[3] == NEUTRAL
    assert GAME.view(t, None)["church"][3] == "neutral"


def test_an_owner_can_correct_an_order_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    order = "[orders.O01]\ngoods = { copper = 2 }\nreward = { vp = 4 }\n"
    file.write_text(f'game = "yokohama"\nname = "mine"\n{order}', encoding="utf-8")
    card = GAME.edition(file).box(GAME.load).orders["O01"]
    assert card.goods == (2, 0, 0, 0)
    assert card.reward.icons == {"vp": 4}
