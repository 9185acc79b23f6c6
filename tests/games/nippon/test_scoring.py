"""The scorings (NIP-7) and the end (NIP-8)."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.engine.copying import replaced
from magnate.games.nippon import GAME
from magnate.games.nippon.options import Slot
from magnate.games.nippon.scoring import (
    FOREIGN,
    Standing,
    base_points,
    end_game,
    influences,
    multiplier,
    score_regions,
    standings,
)
from magnate.games.nippon.state import Table
from tests.games.nippon.table import BOX, at, laid_out, lay_lines, owns, put, vp
from tests.play import rule

#: The foreign numbers of the west: Hiroshima 1, 2, 0, 3 and Osaka 3, 1, 2, 0.
WEST = 1


def west(t: Table, scoring: int = 0) -> dict[int, Standing]:
    return {one.seat: one for one in standings(t, WEST, scoring)}


def cover(t: Table, seat: int, *values: int, city: str = "hiroshima") -> None:
    """Tiles of a seat round a city, from the side of the highest foreign number."""
    hiroshima = city == "hiroshima"
    sides = ("west", "east", "north", "south") if hiroshima else ("north", "south", "east", "west")
    free = [side for side in sides if not t.placed[_slot(city, side)]]
    for value, side in zip(values, free, strict=False):
        put(t, city, side, seat, value)


def _slot(city: str, side: str) -> int:
    return BOX.slot_numbers[Slot(city, side)]


@rule("NIP-7.1.1", "NIP-7.1.4")
@pytest.mark.parametrize("scoring", [0, 1, 2])
def test_every_scoring_scores_all_four_regions(scoring: int) -> None:
    prizes = ((10, 7, 5), (15, 11, 8), (20, 15, 11))[scoring]
    assert BOX.prizes[scoring] == prizes
    t = laid_out(4)
    for city in ("nagasaki", "hiroshima", "nagoya", "sendai"):
        put(t, city, "north", 1, 7)
    score_regions(t, scoring)
    assert vp(t) == [0, 4 * prizes[1], 0, 0]  # second after the foreign companies everywhere


@rule("NIP-7.1.2")
def test_trains_count_only_with_an_influence_tile_in_the_region() -> None:
    t = laid_out()
    t.trains[WEST] = (0, 0, 1)
    assert influences(t, WEST)[:2] == [0, 0]
    put(t, "osaka", "west", 0, 1)
    put(t, "tokyo", "west", 1, 6)  # another region
    assert influences(t, WEST)[:2] == [1 + 2 + 2, 0]


@rule("NIP-7.1.3")
def test_foreign_companies_count_the_uncovered_slots() -> None:
    t = laid_out(4)
    assert [influences(t, region)[-1] for region in range(4)] == [12] * 4
    cover(t, 0, 1, 2)  # the 3 and the 2 of Hiroshima
    assert influences(t, WEST)[-1] == 7
    assert west(t)[FOREIGN].place == 0


@rule("NIP-7.1.4")
def test_most_second_and_third_receive_the_points_and_the_foreign_share_is_lost() -> None:
    t = laid_out(4)
    cover(t, 0, 7)
    cover(t, 1, 6)
    cover(t, 2, 5)
    # foreign: 12 - 3 - 2 - 1 = 6, tied with the second player
    cover(t, 3, 4, city="osaka")  # covers a 3: foreign 3
    table = west(t)
    assert [table[seat].points for seat in range(4)] == [10, 7, 5, 0]
    assert table[FOREIGN].place == 4
    t = laid_out(4)
    cover(t, 0, 7)
    score_regions(t, 0)
    assert vp(t) == [7, 0, 0, 0]  # the foreign companies, with 9, take the 10


@rule("NIP-7.1.5")
def test_ex_20_tied_players_share_the_points_of_their_places() -> None:
    t = laid_out(4)
    cover(t, 2, 6)
    cover(t, 1, 6)
    cover(t, 3, 4)
    cover(t, 0, 1, 1, city="osaka")  # leaves 1 to the foreign companies
    scored = west(t)
    assert [scored[seat].influence for seat in (2, 1, 3, FOREIGN)] == [6, 6, 4, 1]
    assert [scored[seat].points for seat in (2, 1, 3)] == [8, 8, 5]


@rule("NIP-7.1.5")
def test_the_foreign_companies_share_a_tie_and_lose_their_part() -> None:
    t = laid_out(4)
    cover(t, 0, 7)
    put(t, "osaka", "south", 0, 2)
    put(t, "osaka", "east", 1, 6)  # as much as the foreign companies: 12 - 3 - 2 - 1
    scored = west(t)
    assert (scored[1].points, scored[FOREIGN].points) == (6, 6)  # (7 + 5) / 2
    score_regions(t, 0)
    assert vp(t) == [10, 6, 0, 0]


@rule("NIP-7.1.5")
def test_four_tied_for_first_share_all_three_places() -> None:
    t = laid_out(4)
    cover(t, 0, 5)
    cover(t, 1, 5)
    cover(t, 2, 5)
    cover(t, 3, 5, city="osaka")
    scored = west(t)
    assert [scored[seat].points for seat in range(4)] == [22 // 4] * 4
    assert scored[FOREIGN].points == 0


@rule("NIP-7.1.6")
def test_ships_score_for_first_and_second_place_tied_or_not() -> None:
    t = laid_out(4)
    t.ships[WEST] = (0, 0, 1, 2, 3)
    cover(t, 0, 7)
    cover(t, 1, 6)
    cover(t, 2, 6)
    cover(t, 3, 5, city="osaka")
    scored = west(t)
    assert [scored[seat].place for seat in range(4)] == [0, 1, 1, 3]
    assert [scored[seat].ships for seat in range(4)] == [4, 2, 2, 0]
    t = laid_out(4)
    t.ships[WEST] = (0, 1, 2)
    cover(t, 0, 6)
    cover(t, 1, 6)
    cover(t, 2, 5)
    cover(t, 3, 1, city="osaka")
    scored = west(t)
    assert (scored[2].place, scored[2].ships) == (2, 0)  # two firsts leave the third place
    score_regions(t, 0)
    assert [row["ships"] for row in GAME.breakdown(t)] == [2, 2, 0, 0]


@rule("NIP-7.1.7")
def test_a_player_without_an_influence_tile_takes_no_place() -> None:
    t = laid_out(2)
    lay_lines(t, WEST, trains=[0, 0, 0], ships=[0])
    cover(t, 1, 1)
    assert 0 not in west(t)
    score_regions(t, 0)
    assert vp(t) == [0, 7]


@rule("NIP-7.1.7")
def test_foreign_companies_without_influence_take_no_place() -> None:
    t = laid_out(4)
    for slot in range(8 * WEST, 8 * WEST + 8):
        t.placed[slot], t.owners[slot] = 3, slot % 2
    assert FOREIGN not in west(t)


def final(**changes: Any) -> tuple[Table, dict[str, int]]:
    """The end for a first player with so many of something."""
    t = laid_out()
    me = t.players[0]
    for name, value in changes.items():
        setattr(me, name, value)
    end_game(t)
    return t, GAME.breakdown(t)[0]


@rule("NIP-8.1.1")
def test_in_the_end_only_the_money_level_counts_and_wages_are_paid() -> None:
    t, row = final(yen=99_000, coal=0, workers=["red", "red", "blue"])
    assert t.players[0].yen == 12_000 - 6_000
    assert row["achievement_money"] == 1
    assert t.players[0].coal == 0  # no coal, no reward
    assert t.players[0].rewards == (0,) * 9
    t, row = final(workers=["black", "red", "grey", "blue", "white"])
    assert (t.players[0].yen, row["unpaid"]) == (0, -2)


@rule("NIP-8.1.2")
def test_ex_23_without_a_tile_or_a_printed_multiplier_a_space_scores_nothing() -> None:
    _, row = final(fulfilled=[True] * 5 + [False] * 3)
    assert row["achievement_contracts"] == 0
    _, row = final(fulfilled=[True] * 5 + [False] * 3, rewards=[4] + [0] * 8)
    assert row["achievement_contracts"] == 2 * 4


@rule("NIP-8.1.2", "NIP-8.1.4")
def test_ex_24_8000_yen_at_the_printed_multiplier_are_one_point() -> None:
    t = laid_out()
    me = t.players[0]
    me.yen = 8_000
    space = BOX.achievement_numbers["money"]
    assert base_points(t, me, space) * multiplier(t, me, space) == 1
    t.players[1].workers = ()
    end_game(t)
    assert [row["achievement_money"] for row in GAME.breakdown(t)] == [2, 2]  # 12,000 yen


@rule("NIP-8.1.3")
def test_a_tile_replaces_the_printed_multiplier() -> None:
    t = laid_out()
    me = t.players[0]
    printed = [space.id for space in BOX.achievements if space.printed]
    assert printed == ["money", "knowledge"]
    space = BOX.achievement_numbers["knowledge"]
    assert multiplier(t, me, space) == 1
    me.rewards = replaced(me.rewards, space, 3)
    assert multiplier(t, me, space) == 3


@rule("NIP-8.1.4")
def test_the_nine_achievements_count_what_they_say() -> None:
    t = laid_out()
    me = at(t.players[0], coal=8, knowledge=10)
    me.fulfilled = (True,) * 7 + (False,)
    me.yen, me.trains, me.ships = 17_999, 4, 5
    for tile, machine in (("silk_a", 2), ("bento_a", 2), ("lenses_a", 1), ("clocks_a", 0)):
        owns(me, tile, machine=machine)
    for city in ("tokyo", "osaka", "kochi"):
        put(t, city, "north", 0, 3 if city != "kochi" else 5)
    bases = {space.id: base_points(t, me, n) for n, space in enumerate(BOX.achievements)}
    assert bases == {
        "contracts": 3,
        "money": 2,
        "knowledge": 3,
        "ships": 3,
        "trains": 2,
        "coal": 2,
        "factories": 3,
        "machinery": 2,
        "influence": 1,
    }


@rule("NIP-8.1.5")
@pytest.mark.parametrize("causer", [0, 1, 2])
def test_a_tie_goes_to_the_one_whose_last_turn_came_latest(causer: int) -> None:
    t = laid_out(3, mover=causer)
    end_game(t)
    assert len(set(vp(t))) == 1
    order = [causer, (causer - 1) % 3, (causer - 2) % 3]
    assert [GAME.ranking(t)[seat] for seat in order] == [1, 2, 3]
    t.players[order[2]].score(1, "bonus")
    assert GAME.ranking(t)[order[2]] == 1


@rule("NIP-8.1.5")
def test_while_the_game_runs_a_tie_is_a_tie() -> None:
    assert GAME.ranking(laid_out(3)) == [1, 1, 1]


@rule("NIP-8.1.6")
@pytest.mark.parametrize(
    ("gone", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 4)]
)
def test_stars_of_trains_and_ships_are_uncovered_by_their_tiles(gone: int, stars: int) -> None:
    t = laid_out()
    t.players[0].trains = t.players[0].ships = gone
    for name in ("trains", "ships"):
        assert base_points(t, t.players[0], BOX.achievement_numbers[name]) == stars


@rule("NIP-8.1.6")
def test_a_star_of_a_track_is_reached_on_its_space_or_above() -> None:
    t = laid_out()
    for name in ("coal", "knowledge"):
        space = BOX.achievement_numbers[name]
        found = [base_points(t, at(t.players[0], **{name: n}), space) for n in range(5, 13)]
        assert found == [0, 1, 1, 2, 2, 3, 3, 4]


def test_the_table_tallies_every_region_as_if_it_were_scored_now() -> None:
    t = laid_out(4)
    t.space = 4
    cover(t, 0, 7)
    lay_lines(t, WEST, trains=[0], ships=[0])
    seen = GAME.view(t, None)
    region = seen["regions"][WEST]
    assert region["tally"] == [
        {
            "seat": None,
            "influence": 9,
            "trains": 0,
            "place": 1,
            "tied": True,
            "vp": 0,
            "ships": 0,
            "total": 0,
            "lost": 13,
        },
        {
            "seat": 0,
            "influence": 9,
            "trains": 2,
            "place": 1,
            "tied": True,
            "vp": 13,
            "ships": 2,
            "total": 15,
            "lost": 0,
        },
    ]
    assert (seen["gain"], seen["scoring"], seen["prizes"]) == ([15, 0, 0, 0], 2, [15, 11, 8])
