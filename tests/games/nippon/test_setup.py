from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from magnate.engine.edition import EditionError
from magnate.engine.position import Position
from magnate.games.nippon import GAME
from magnate.games.nippon.actions.produce import run
from magnate.games.nippon.components import COAL, GOODS, KNOWLEDGE, MONEY
from magnate.games.nippon.state import climb, new_table, take
from tests.games.nippon.table import BOX, at, laid_out, owns, position, stock, vp
from tests.play import deal, ids, play, rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def set_up(seats: int, seed: int = 0) -> Position[Any]:
    """A game set up to its first turn."""
    return deal(GAME.start(seats), seed)


@rule("NIP-1.1.1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = GAME.standard.tables["counts"]
    assert counts["workers"] == len(BOX.colours) * BOX.workers_per_colour == 48
    assert counts["train_tiles"] == 4 * BOX.trains.tiles == 24
    assert counts["ship_tiles"] == 4 * BOX.ships.tiles == 24
    assert counts["influence_tiles"] == 4 * sum(BOX.influence) == 40
    assert counts["factory_tiles"] == len(BOX.tiles) == 24
    assert counts["contract_tiles"] == 4 * len(BOX.contracts) == 32
    assert counts["city_tiles"] == len(BOX.city_tiles) == 9
    assert counts["reward_tiles"] == len(BOX.rewards) * BOX.reward_copies == 24
    assert counts["multiplier_tiles"] == BOX.spare_multipliers == 4
    assert (counts["machinery_tiles"], counts["blueprint_tiles"]) == (24, 16)
    assert (counts["black_cubes"], counts["player_boards"], counts["score_discs"]) == (90, 4, 4)


@rule("NIP-1.1.2")
def test_a_cube_is_what_its_place_says() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_a")
    run(t, me, 0)
    assert (me.coal, stock(me, "silk"), me.at[COAL]) == (0, 1, 0)


@rule("NIP-1.1.3")
def test_the_supply_never_runs_out() -> None:
    t = laid_out()
    for me in t.players:
        me.yen, me.coal, me.blueprints, me.spare = 900_000, 500, 500, 30
    p = play(position(t), "take:3:blue", "action:machinery", "upgrade:spare", "upgrade:spare")
    assert t.players[0].spare == 33  # more than the 24 tiles of the box
    assert p.state.mover == 1


@rule("NIP-1.1.4")
def test_payments_leave_the_budget_and_gains_enter_it() -> None:
    t = laid_out()
    me = t.players[0]
    play(position(t), "take:0:black", "steps:2")
    assert me.yen == 12_000 - 3_000
    take(t, me, "yen", 5_000)
    take(t, me, "coal", 2)
    assert (me.yen, me.coal) == (14_000, 4)


@rule("NIP-1.1.5")
def test_ex_02_blueprints_are_counted_by_value() -> None:
    t = laid_out()
    me = t.players[0]
    me.blueprints = 0
    take(t, me, "blueprints", 2)
    assert me.blueprints == 2


@rule("NIP-1.1.6")
def test_points_move_the_disc_both_ways_even_below_zero() -> None:
    me = laid_out().players[0]
    me.score(3, "bonus")
    assert me.points == 3
    me.score(-4, "unpaid")
    assert me.points == -1


@rule("NIP-1.1.7")
def test_a_marker_never_passes_the_top_of_its_track() -> None:
    t = laid_out()
    me = t.players[0]
    for track, top in ((COAL, 8), (MONEY, 30_000), (KNOWLEDGE, 7)):
        climb(t, me, track, 99)
        assert t.level(me, track) == top
        climb(t, me, track, 1)
        assert me.at[track] == BOX.tracks[track].top


@rule("NIP-1.1.8")
def test_ex_05_a_marker_between_two_numbers_counts_as_the_lower() -> None:
    t = laid_out()
    me = at(t.players[0], knowledge=5, coal=1)
    assert BOX.tracks[KNOWLEDGE].values[4:7] == (3, 3, 4)
    assert t.level(me, KNOWLEDGE) == 3
    assert t.level(me, COAL) == 2


@rule("NIP-1.1.9")
def test_six_goods_in_three_levels() -> None:
    levels = {good.id: good.level for good in BOX.goods}
    assert levels == dict(zip(GOODS, (1, 1, 2, 2, 3, 3), strict=True))
    assert GOODS == ("silk", "paper", "bento", "lenses", "clocks", "light_bulbs")


@rule("NIP-1.1.10")
def test_four_tiles_a_good_every_one_with_its_own_bonus() -> None:
    assert Counter(tile.good for tile in BOX.tiles.values()) == dict.fromkeys(range(6), 4)
    bonuses = {(tile.trigger, tile.effects) for tile in BOX.tiles.values()}
    assert len(bonuses) == 24


@rule("NIP-2.1.1")
@SEATS
def test_every_player_starts_with_the_same_tiles(seats: int) -> None:
    t = set_up(seats).state
    view = GAME.view(t, None)
    for me, seen in zip(t.players, view["players"], strict=True):
        assert (seen["trains"], seen["train_value"]) == (6, 2)
        assert (seen["ships"], seen["ship_value"]) == (6, 2)
        assert seen["influence"] == [1, 2, 3, 3, 4, 5, 5, 6, 7, 7]
        assert [contract["done"] for contract in seen["contracts"]] == [False] * 8
        assert me.workers == ()
        assert me.tiles == (None,) * 6


@rule("NIP-2.1.2")
@SEATS
def test_the_starting_budget(seats: int) -> None:
    for me in set_up(seats).state.players:
        assert (me.yen, me.coal, me.blueprints) == (12_000, 2, 1)


@rule("NIP-2.1.3")
def test_the_markers_start_on_the_lowest_spaces() -> None:
    t = set_up(2).state
    for me in t.players:
        assert me.at == (0, 0, 0)
        levels = [t.level(me, track) for track in (COAL, MONEY, KNOWLEDGE)]
        assert levels == [2, 12_000, 1]


@rule("NIP-2.1.4")
@SEATS
def test_ex_01_discs_start_on_10_to_13_in_turn_order(seats: int) -> None:
    p = GAME.start(seats)
    assert ids(p) == [f"first:{seat}" for seat in range(seats)]
    t = deal(play(p, f"first:{seats - 1}")).state
    assert vp(t) == [*range(11, 10 + seats), 10]
    assert t.mover == seats - 1


@rule("NIP-2.1.4")
def test_play_is_clockwise() -> None:
    p, movers = position(laid_out(3, mover=1)), []
    for _ in range(4):
        movers.append(p.state.mover)
        play(p, "consolidate")
    assert movers == [1, 2, 0, 1]


@rule("NIP-2.1.5")
def test_the_scoring_marker_starts_on_the_left() -> None:
    assert set_up(4).state.space == 1


@rule("NIP-2.1.6")
@SEATS
def test_four_multiplier_tiles_lie_beside_the_board(seats: int) -> None:
    assert set_up(seats).state.multipliers == 4
    assert BOX.spare_multiplier == 2


@rule("NIP-2.1.7")
@SEATS
def test_all_factory_tiles_lie_open_by_good(seats: int) -> None:
    shown = GAME.view(set_up(seats).state, None)["factories"]
    assert [row["good"] for row in shown] == list(GOODS)
    assert [tile for row in shown for tile in row["tiles"]] == list(BOX.tiles)


@rule("NIP-2.1.8")
@SEATS
def test_reward_tiles_are_removed_at_random_for_fewer_players(seats: int) -> None:
    gone = {2: 2, 3: 1, 4: 0}[seats]
    seen = set()
    for seed in range(6):
        t = set_up(seats, seed).state
        for column in range(4):
            assert sum(t.rewards[3 * column : 3 * column + 3]) == 6 - gone
        seen.add(tuple(t.rewards))
    assert (len(seen) > 1) == (gone > 0)
    assert [reward.multiplier for reward in BOX.rewards] == [2] * 3 + [3] * 3 + [4] * 3 + [5] * 3
    assert [reward.bonus for reward in BOX.rewards] == ["blueprints", "coal", "yen"] * 4


@rule("NIP-2.1.9")
def test_eight_of_nine_city_tiles_are_laid_and_turned_at_random() -> None:
    p = play(GAME.start(4), "first:0")
    assert ids(p) == [f"city:city_{n}" for n in range(1, 10)]
    play(p, "city:city_6")
    assert ids(p) == [f"rotation:{turns}" for turns in range(4)]
    play(p, "rotation:1", "city:city_1", "rotation:0")
    # city_6 shows silk, paper, lenses, light bulbs; turned once, silk looks east.
    goods = [GOODS[good] for good in p.state.facing[:8]]
    assert goods[:4] == ["light_bulbs", "silk", "paper", "lenses"]
    assert goods[4:] == ["bento", "lenses", "light_bulbs", "clocks"]
    t = deal(p).state
    assert len({tile for tile, _ in t.cities}) == 8


@rule("NIP-2.1.10", "NIP-2.1.11", "NIP-2.1.12")
@pytest.mark.parametrize(
    ("seats", "workers", "rows"), [(2, 36, [2, 2]), (3, 42, [3] * 3), (4, 48, [3] * 4)]
)
def test_workers_by_the_number_of_players(seats: int, workers: int, rows: list[int]) -> None:
    assert sum(new_table(BOX, seats, frozenset()).bag) == workers
    assert len(set(new_table(BOX, seats, frozenset()).bag)) == 1
    t = set_up(seats).state
    assert [len(slot) for slot in t.slots] == [3] * 5
    assert [len(row) for row in t.rows] == rows
    assert sum(t.bag) == workers - 15 - sum(rows)


@rule("NIP-2.1.12")
def test_slots_are_filled_first_and_rows_from_the_top() -> None:
    p = GAME.start(3)
    while len(p.state.cities) < 8:
        p.choose(p.decision.options[0])  # type: ignore[union-attr]
    sizes = []
    for _ in range(24):
        p.choose(p.decision.options[0])  # type: ignore[union-attr]
        t = p.state
        sizes.append([len(place) for place in (*t.slots, *t.rows)])
    for place in range(8):
        assert sizes[3 * place + 2] == [3] * (place + 1) + [0] * (7 - place)


@rule("NIP-2.1.13")
@pytest.mark.parametrize(("seats", "slots"), [(2, 4), (3, 6), (4, 8)])
def test_train_and_ship_slots_by_the_number_of_players(seats: int, slots: int) -> None:
    t = laid_out(seats)
    assert t.rules.lines == slots
    assert [len(region["lines"]) for region in GAME.view(t, None)["regions"]] == [slots] * 4


@pytest.mark.parametrize(
    ("table_", "value", "says"),
    [
        ("factory_tiles.silk_a", 'effects = [{ type = "gain_tea" }]', "NIP-5"),
        (
            "factory_tiles.silk_b",
            'effects = [{ type = "track_steps", track = "tea" }]',
            "NIP-5.1.2",
        ),
        ("factory_tiles.silk_b", 'good = "tea"', "NIP-1.1.9"),
        ("factory_tiles.silk_b", 'timing = "never"', "NIP-4.1.8"),
        (
            "factory_tiles.paper_c",
            'effects = [{ type = "extra_star", achievement = "x" }]',
            "5.1.4",
        ),
        ("slots", 'actions = [["knowledge"]]', "NIP-3.2.5"),
        ("tracks.coal", "values = [3, 2]", "NIP-1.1.8"),
        ("influence", "tiles = [8]", "NIP-2.1.1"),
        ("goods.silk", "market = [1, 2, 9]", "NIP-4.7.4"),
        ("city_tiles.city_1", 'goods = ["silk"]', "NIP-2.1.9"),
        ("regions.west", 'bonus = "tea"', "NIP-4.7.8"),
        ("scoring", "golden = 5", "NIP-3.4.3"),
        ("scoring", "vp = [[1, 2, 3]]", "NIP-7.1.4"),
        ("workers", "per_colour = 9", "NIP-1.1.1"),
        ("achievements.coal", 'of = "tea"', "NIP-8.1.4"),
        ("costs", "wage = -1", "whole number"),
        ("setup", "vp = [1]", "list"),
        ("cities.osaka", 'region = "east"', "two a region"),
    ],
)
def test_an_edition_that_cannot_be_names_the_rule(
    tmp_path: Path, table_: str, value: str, says: str
) -> None:
    with pytest.raises(EditionError, match=says):
        GAME.edition(edition(tmp_path, f"[{table_}]\n{value}\n"))


def edition(folder: Path, body: str) -> Path:
    """An edition file."""
    file = folder / "printing.toml"
    file.write_text(f'game = "nippon"\nname = "first printing"\n{body}', encoding="utf-8")
    return file


def test_an_edition_may_correct_a_bonus(tmp_path: Path) -> None:
    body = '[factory_tiles.silk_a]\neffects = [{ type = "gain_coal", amount = 3 }]\n'
    mine = GAME.edition(edition(tmp_path, body))
    assert mine.hash != GAME.standard.hash
    p = deal(GAME.start(2, edition=mine))
    assert p.state.box.tiles["silk_a"].effects[0].type == "gain_coal"
