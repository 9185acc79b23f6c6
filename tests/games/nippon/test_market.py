"""Local Market (NIP-4.7).

The city tiles lie unturned in their order: Nagasaki (bento, lenses, light bulbs, clocks), Kochi
(bento, paper, light bulbs, clocks), Hiroshima (bento, paper, light bulbs, lenses), Osaka (silk,
lenses, light bulbs, clocks), Nagoya (silk, paper, light bulbs, clocks), Tokyo (silk, paper,
lenses, light bulbs), Sendai (silk, lenses, bento, clocks), Sapporo (silk, paper, bento, clocks).
"""

from __future__ import annotations

import pytest

from magnate.engine.decision import Why
from magnate.engine.position import Position
from magnate.games.nippon import GAME
from magnate.games.nippon.scoring import influences
from magnate.games.nippon.state import Table
from tests.games.nippon.table import BOX, closed, laid_out, lies, owns, position, put, stock
from tests.play import asked, barred, ids, play, rule


def seller(seats: int = 4, **goods: int) -> Table:
    """A table whose first player has factories with so many cubes."""
    t = laid_out(seats)
    for good, cubes in goods.items():
        owns(t.players[0], f"{good}_a", stock=cubes)
    return t


def market(t: Table) -> Position[Table]:
    return play(position(t), "take:4:black")


@rule("NIP-4.7.1")
def test_one_to_three_tiles_in_one_region_both_cities_of_it() -> None:
    t = seller(clocks=4)
    p = play(market(t), "slot:nagasaki:west", "cubes:1", "influence:5")
    assert ids(p) == ["slot:nagasaki:west", "slot:kochi:west", "stop"]
    assert barred(p)["slot:osaka:west"] == "NIP-4.7.1"
    play(p, "slot:kochi:west", "cubes:1", "influence:5")
    play(p, "slot:kochi:west")  # both cubes left, for a 6 over the 5
    assert lies(t, "nagasaki", "west") == (0, 5)
    assert lies(t, "kochi", "west") == (0, 6)
    assert (stock(t.players[0], "clocks"), t.mover) == (0, 1)


@rule("NIP-4.7.1")
def test_not_more_than_three_tiles() -> None:
    t = seller(light_bulbs=4, clocks=4)
    p = play(market(t), "slot:nagasaki:west", "cubes:1", "influence:1")
    for side in ("south", "west"):
        play(
            p, f"slot:kochi:{side}", "cubes:1", "influence:2" if side == "south" else "influence:3"
        )
    assert t.mover == 1
    t = seller(clocks=4)
    play(market(t), "slot:nagasaki:west", "cubes:1", "influence:1", "stop")
    assert t.mover == 1


@rule("NIP-4.7.2")
def test_for_each_tile_one_to_three_cubes_of_the_factory() -> None:
    t = seller(clocks=4)
    p = play(market(t), "slot:nagasaki:west")
    assert ids(p) == ["cubes:1", "cubes:2", "cubes:3"]
    play(p, "cubes:3", "influence:7")
    assert stock(t.players[0], "clocks") == 1
    t = laid_out()
    assert closed(t, "local_market") == Why("NIP-4.7.2", "no-goods")


@rule("NIP-4.7.3")
def test_ex_12_a_tile_lies_beside_the_side_that_shows_the_good() -> None:
    t = seller(silk=1, bento=1, clocks=1)
    p = market(t)
    tokyo = [id for id in ids(p) if id.startswith("slot:tokyo")]  # silk, paper, lenses, bulbs
    assert tokyo == ["slot:tokyo:north"]
    assert barred(p)["slot:tokyo:east"] == "NIP-4.7.3"
    play(p, "slot:tokyo:north")
    assert lies(t, "tokyo", "north") == (0, 1)


@rule("NIP-4.7.4")
@pytest.mark.parametrize(
    ("good", "slot", "most"),
    [
        ("silk", "osaka:north", (1, 2, 3)),
        ("paper", "kochi:east", (1, 2, 3)),
        ("bento", "kochi:north", (3, 4, 5)),
        ("lenses", "osaka:east", (3, 4, 5)),
        ("clocks", "kochi:west", (5, 6, 7)),
        ("light_bulbs", "kochi:south", (5, 6, 7)),
    ],
)
def test_ex_13_and_14_the_value_by_good_and_cubes(
    good: str, slot: str, most: tuple[int, ...]
) -> None:
    for cubes in (1, 2, 3):
        t = seller(**{good: 4})
        p = play(market(t), f"slot:{slot}", f"cubes:{cubes}")
        if asked(p).kind == "influence":
            assert ids(p) == [f"influence:{n}" for n in range(most[cubes - 1], 0, -1)]
        else:
            assert most[cubes - 1] == 1


@rule("NIP-4.7.4")
def test_a_lower_tile_may_be_used_but_it_must_be_in_the_supply() -> None:
    t = seller(bento=2)
    t.players[0].influence = (0, 0, 1, 0, 0, 1, 0, 0)
    p = play(market(t), "slot:kochi:north")
    assert ids(p) == ["cubes:1", "cubes:2"]
    play(p, "cubes:2")  # 5 is too high for two cubes: only the 2 is left
    assert lies(t, "kochi", "north") == (0, 2)
    t = seller(silk=3)
    t.players[0].influence = (0,) * 7 + (2,)
    assert closed(t, "local_market") == Why("NIP-4.7.4", "no-tile")
    t = seller(paper=3)
    p = play(market(t), "slot:kochi:east", "cubes:2")
    assert barred(p) == {f"influence:{n}": "NIP-4.7.4" for n in (3, 4, 5, 6, 7)}


@rule("NIP-4.7.5", "NIP-4.7.8")
def test_ex_15_cubes_of_one_good_may_be_divided_among_tiles() -> None:
    t = seller(clocks=3)
    me = t.players[0]
    p = play(market(t), "slot:nagasaki:west", "cubes:1", "influence:5")
    play(p, "slot:kochi:west", "cubes:2", "influence:6")
    assert (lies(t, "nagasaki", "west"), lies(t, "kochi", "west")) == ((0, 5), (0, 6))
    assert stock(me, "clocks") == 0
    assert me.coal == 2 + 2 * 2  # the bonus of the region for each tile


@rule("NIP-4.7.5")
def test_tiles_of_one_action_may_use_different_goods() -> None:
    t = seller(silk=1, lenses=1)
    p = play(market(t), "slot:osaka:north")
    assert ids(p) == ["slot:hiroshima:west", "slot:osaka:east", "stop"]
    play(p, "slot:osaka:east", "influence:3")
    assert (lies(t, "osaka", "north"), lies(t, "osaka", "east")) == ((0, 1), (0, 3))


@rule("NIP-4.7.6")
def test_ex_16_a_higher_tile_replaces_a_lower_one() -> None:
    t = seller(clocks=3)
    put(t, "nagasaki", "west", 1, 5)
    p = play(market(t), "slot:nagasaki:west")
    assert ids(p) == ["cubes:2", "cubes:3"]  # one cube is worth 5: not strictly higher
    assert barred(p) == {"cubes:1": "NIP-4.7.4"}
    play(p, "cubes:3")
    assert ids(p) == ["influence:7", "influence:6"]
    assert barred(p)["influence:5"] == "NIP-4.7.6"
    play(p, "influence:7")
    assert lies(t, "nagasaki", "west") == (0, 7)
    assert t.players[1].influence[5] == 2


@rule("NIP-4.7.6")
def test_an_equal_or_higher_tile_cannot_be_replaced() -> None:
    t = seller(clocks=3)
    put(t, "nagasaki", "west", 1, 7)
    p = market(t)
    assert "slot:nagasaki:west" not in ids(p)
    assert barred(p)["slot:nagasaki:west"] == "NIP-4.7.6"


@rule("NIP-4.7.6")
def test_an_own_tile_can_be_covered_comes_back_and_serves_again() -> None:
    t = seller(clocks=4)
    me = t.players[0]
    me.influence = (0, 0, 0, 0, 0, 1, 1, 0)
    p = play(market(t), "slot:nagasaki:west", "cubes:1")  # 5
    play(
        p, "slot:nagasaki:west", "cubes:2", "slot:kochi:west"
    )  # 6 over it; the 5 comes back for Kochi
    assert (lies(t, "nagasaki", "west"), lies(t, "kochi", "west")) == ((0, 6), (0, 5))


@rule("NIP-4.7.7")
@pytest.mark.parametrize("seats", [2, 3])
def test_at_the_city_limit_a_tile_must_beat_the_lowest_which_goes_home(seats: int) -> None:
    t = seller(seats, paper=3)
    put(t, "kochi", "north", 1, 2)
    put(t, "kochi", "south", 0, 6)
    if seats == 3:
        put(t, "kochi", "west", 2, 5)
    p = play(market(t), "slot:kochi:east")
    assert lies(t, "kochi", "east") == (0, 3)  # three cubes and a 3 are the only way
    assert p.state.mover == 1
    assert lies(t, "kochi", "north") is None
    assert t.players[1].influence[2] == 1
    assert influences(t, 0)[-1] >= 2  # the freed slot counts for the foreign companies again


@rule("NIP-4.7.7")
def test_at_the_limit_a_tile_not_higher_than_the_lowest_is_barred() -> None:
    t = seller(2, paper=2)
    put(t, "kochi", "north", 1, 2)
    put(t, "kochi", "south", 1, 6)
    p = market(t)
    assert "slot:kochi:east" not in ids(p)
    assert barred(p)["slot:kochi:east"] == "NIP-4.7.7"


@rule("NIP-4.7.7")
def test_the_active_player_chooses_among_equal_lowest_tiles() -> None:
    t = seller(2, paper=3)
    put(t, "kochi", "north", 1, 1)
    put(t, "kochi", "south", 0, 1)
    p = play(market(t), "slot:kochi:east", "cubes:2")
    assert asked(p).kind == "back"
    assert ids(p) == ["slot:kochi:north", "slot:kochi:south"]
    play(p, "slot:kochi:south")
    assert lies(t, "kochi", "south") is None
    assert lies(t, "kochi", "north") == (1, 1)
    assert lies(t, "kochi", "east") == (0, 2)


@rule("NIP-4.7.7")
def test_replacing_on_an_occupied_slot_is_not_limited() -> None:
    t = seller(2, clocks=3)
    put(t, "kochi", "west", 1, 6)
    put(t, "kochi", "south", 1, 2)
    p = play(market(t), "slot:kochi:west")
    assert lies(t, "kochi", "west") == (0, 7)
    assert lies(t, "kochi", "south") == (1, 2)
    assert p.state.mover == 1


@rule("NIP-4.7.7")
def test_with_four_players_all_four_sides_can_be_taken() -> None:
    t = seller(4, paper=3)
    for side, seat in (("north", 1), ("south", 2), ("west", 3)):
        put(t, "kochi", side, seat, 6)
    assert "slot:kochi:east" in ids(market(t))


@rule("NIP-4.7.8")
@pytest.mark.parametrize(
    ("slot", "yen", "coal", "blueprints", "points"),
    [
        ("kochi:east", 0, 2, 0, 0),
        ("hiroshima:east", 5_000, 0, 0, 0),
        ("nagoya:east", 0, 0, 2, 0),
        ("sapporo:east", 0, 0, 0, 2),
    ],
)
def test_the_bonus_of_the_region(
    slot: str, yen: int, coal: int, blueprints: int, points: int
) -> None:
    t = seller(paper=1)
    me = t.players[0]
    me.blueprints = 0
    play(market(t), f"slot:{slot}")
    assert (me.yen, me.coal, me.blueprints) == (12_000 + yen, 2 + coal, blueprints)
    assert GAME.breakdown(t)[0]["bonus"] == points


@rule("NIP-4.7.9")
def test_the_printed_numbers_do_not_matter_for_placing() -> None:
    t = seller(silk=1)
    offered = [id for id in ids(market(t)) if id.startswith("slot:")]
    numbers = {slot: BOX.foreign[n] for n, slot in enumerate(BOX.influence_slots)}
    foreign = {numbers[slot] for slot in numbers if f"slot:{slot.city}:{slot.side}" in offered}
    assert foreign == {0, 1, 2, 3}  # a 1 may lie on a printed 3
