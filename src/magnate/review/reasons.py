"""What makes a difference: points that are still to come, by what they are expected from.

The learned value adds figures of a seat up; here these figures are put under the sources that a
game counts, or under what a player would call them where no source does (`source-<key>` in the
game's texts).  Figures that stand nowhere belong to `later`.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import Any, Final

from magnate.bots.value import value_of
from magnate.engine.position import Position

REASONS: Final[Mapping[str, Mapping[str, str]]] = {
    "sentient": {
        "network": "robots_now robots_best free_slots held bots row network_gap",
        "investors": "investors_now investors led led_bots lead",
        "chips": "second",
        "staff": "agents assistants may_pass order passed",
    },
    "nippon": {
        "regions": "next_scoring last_scoring influence second_places",
        "money": "yen purse money_track",
        "supplies": "coal coal_track blueprints spare",
        "workers": "workers colours crew",
        "knowledge": "knowledge knowledge_level",
        "factories": "works_1 works_2 works_3 machines idle_works goods_1 goods_2 goods_3 perks",
        "contracts": "contracts",
        "achievements": "achievements multipliers tiles",
        "trains": "trains",
        "ships": "ships",
    },
    "yokohama": {
        "ranks": "majorities",
        "countries": "sets icons",
        "other": "last use copper silk tea fish yen crates agents",
        "crew": "staff hand on president promise",
        "buildings": "shops_held houses_held built",
        "technologies": "technologies industry",
        "achievements": "met begun",
        "orders": "orders ready fulfilled",
        "church": "church",
        "customs": "customs",
    },
    "carnegie": {
        "income": "incomes",
        "transport": "tracks transport",
        "tabs": "tabs on_tabs",
        "departments": "rooms uses departments",
        "links": "map",
        "projects": "projects",
        "money": "money purse",
        "goods": "goods goods_few",
        "donations": "gifts gifts_to_come donations",
        "employees": "employed staff moves active idle away",
        "choice_tile": "choice_tile",
    },
}


def to_come(position: Position[Any], seat: int) -> dict[str, float]:
    """The points that a seat may still expect, by source; nothing once the game is over."""
    game, state = position.game, position.state
    value = value_of(game, len(state.players))
    if value is None or position.over:
        return {}
    weights = value.weights_at(state)
    figures = map(mul, value.features.features(state, seat), weights)
    by_name: dict[str, float] = dict(zip(value.features.NAMES, figures, strict=True))
    return {
        source: sum(by_name.get(name, 0.0) for name in names.split())
        for source, names in REASONS.get(game.key, {}).items()
    }
