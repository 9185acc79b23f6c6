"""What is printed on the components of the standard edition."""

from __future__ import annotations

from typing import Any, Final

import pytest

from magnate.games.nippon.components import GOODS
from tests.games.nippon.table import BOX

HALVES: Final = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6)

PRINTED: Final[dict[str, tuple[Any, Any]]] = {
    "foreign numbers: north, east, south, west": (
        {city: BOX.foreign[4 * n : 4 * n + 4] for n, city in enumerate(BOX.cities)},
        {
            "nagasaki": (0, 3, 1, 2),
            "kochi": (2, 0, 3, 1),
            "hiroshima": (1, 2, 0, 3),
            "osaka": (3, 1, 2, 0),
            "nagoya": (0, 1, 2, 3),
            "tokyo": (3, 2, 1, 0),
            "sendai": (2, 3, 0, 1),
            "sapporo": (1, 0, 3, 2),
        },
    ),
    "city tiles: north, east, south, west": (
        [" ".join(GOODS[good] for good in goods) for goods in BOX.city_tiles.values()],
        [
            "bento lenses light_bulbs clocks",
            "bento paper light_bulbs clocks",
            "bento paper light_bulbs lenses",
            "silk lenses light_bulbs clocks",
            "silk paper light_bulbs clocks",
            "silk paper lenses light_bulbs",
            "silk lenses bento clocks",
            "silk paper bento clocks",
            "silk paper bento lenses",
        ],
    ),
    "contracts: goods, yen, points, money steps": (
        [one[1:] for one in BOX.contracts],
        [
            ((2,), 4_000, 0, 1),
            ((1, 1), 5_000, 0, 1),
            ((3,), 6_000, 0, 2),
            ((2, 1), 7_000, 0, 2),
            ((1, 1, 1), 8_000, 0, 3),
            ((2, 2), 0, 5, 2),
            ((3, 2), 0, 8, 1),
            ((2, 2, 2), 0, 12, 0),
        ],
    ),
    "goods: level, knowledge, coal, storage, influence": (
        [one[1:] for one in BOX.goods],
        [(1, 2, 2, 4, (1, 2, 3))] * 2
        + [(2, 4, 3, 4, (3, 4, 5))] * 2
        + [(3, 6, 4, 4, (5, 6, 7))] * 2,
    ),
    "tracks: numbers, stars": (
        [(one.values, one.stars) for one in BOX.tracks],
        [
            (tuple(2 + n for n in HALVES), (6, 8, 10, 12)),
            (tuple(range(12_000, 31_000, 2_000)), ()),
            (tuple(1 + n for n in HALVES), (6, 8, 10, 12)),
        ],
    ),
    "trains and ships: tiles, value, flipped, stars, money": (
        [BOX.trains, BOX.ships],
        [(6, 2, 3, (2, 4, 5, 6), (3, 5))] * 2,
    ),
    "scorings: points by place": (BOX.prizes, ((10, 7, 5), (15, 11, 8), (20, 15, 11))),
    "scoring track: spaces, first golden one, scored after": (
        (BOX.spaces, BOX.golden, BOX.scored_after),
        (8, 6, (2, 4)),
    ),
    "bonuses of the regions": (
        [one.bonus for one in BOX.regions],
        [("coal", 2), ("yen", 5_000), ("blueprints", 2), ("vp", 2)],
    ),
    "bonuses of the rewards": (BOX.bonuses, {"blueprints": 2, "coal": 2, "yen": 5_000}),
    "achievements: points, per how many, printed multiplier": (
        {one.id: (one.vp, one.per, one.printed) for one in BOX.achievements},
        {
            "contracts": (1, 2, 0),
            "money": (1, 6_000, 1),
            "knowledge": (1, 1, 1),
            "ships": (1, 1, 0),
            "trains": (1, 1, 0),
            "coal": (1, 1, 0),
            "factories": (1, 1, 0),
            "machinery": (1, 1, 0),
            "influence": (1, 2, 0),
        },
    ),
    "synergy bonuses": (
        {id: [tuple(one) for one in tile.effects] for id, tile in BOX.tiles.items()},
        {
            "silk_a": [("gain_yen", 4_000, "")],
            "silk_b": [("track_steps", 1, "money")],
            "silk_c": [("gain_yen_per_contract", 1_000, "")],
            "silk_d": [("gain_yen", 2_000, "")],
            "paper_a": [("gain_blueprints", 2, "")],
            "paper_b": [("track_steps", 2, "knowledge")],
            "paper_c": [("extra_star", 1, "knowledge")],
            "paper_d": [("track_steps", 1, "knowledge")],
            "bento_a": [("gain_coal", 4, "")],
            "bento_b": [("track_steps", 3, "coal")],
            "bento_c": [("track_steps", 1, "coal")],
            "bento_d": [("coal_discount_per_action", 1, "")],
            "lenses_a": [("build_free_train", 1, "")],
            "lenses_b": [("flip_all_trains", 1, "")],
            "lenses_c": [("train_price", 3_000, "")],
            "lenses_d": [("region_bonus_of_one_built_region", 1, "")],
            "clocks_a": [("build_free_ship", 1, ""), ("track_steps", 1, "money")],
            "clocks_b": [("flip_all_ships", 1, "")],
            "clocks_c": [("ship_price", 3_000, "")],
            "clocks_d": [("ships_score_in_third_place", 1, "")],
            "light_bulbs_a": [("free_machinery_upgrades", 2, "")],
            "light_bulbs_b": [("goods_on_this_factory", 2, "")],
            "light_bulbs_c": [("machinery_price", 3_000, "")],
            "light_bulbs_d": [("extra_goods", 1, "light_bulbs")],
        },
    ),
}


@pytest.mark.parametrize("what", PRINTED)
def test_what_is_printed(what: str) -> None:
    loaded, printed = PRINTED[what]
    assert loaded == printed
