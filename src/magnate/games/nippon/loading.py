"""Loads an edition of Nippon into its box, and checks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magnate.engine.edition import EditionError, whole_number

from . import view_types as seen
from .components import (
    ACTIONS,
    BONUSES,
    EFFECTS,
    GOODS,
    HIGHEST,
    REWARD_BONUSES,
    SIDES,
    TRACKS,
    Achievement,
    Box,
    Contract,
    Costs,
    Effect,
    Fleet,
    Good,
    Region,
    Seats,
    Tile,
    Track,
)
from .options import Reward
from .scoring import COUNT


def load(tables: Mapping[str, Any]) -> Box:
    """The box of an edition; `EditionError` names the entry that cannot be."""
    setup, workers = tables["setup"], tables["workers"]
    goods = tuple(_good(id, tables["goods"][id]) for id in GOODS)
    cities = _cities(tables)
    box = Box(
        seats={n: _seats(n, setup["seats"][str(n)]) for n in (2, 3, 4)},
        start_vp=_counts(setup["vp"], ("setup", "vp"), 4, 4),
        start_yen=whole_number(setup["yen"], ("setup", "yen"), 0, 99_000),
        start_coal=whole_number(setup["coal"], ("setup", "coal"), 0, 20),
        start_blueprints=whole_number(setup["blueprints"], ("setup", "blueprints"), 0, 20),
        colours=tuple(workers["colours"]),
        workers_per_colour=whole_number(workers["per_colour"], ("workers", "per_colour"), 5, 20),
        reward_levels=_counts(workers["reward_levels"], ("workers", "reward_levels"), 6, 6),
        slots=_slots(tables["slots"]["actions"]),
        costs=_costs(tables["costs"]),
        goods=goods,
        tiles={id: _tile(id, row) for id, row in tables["factory_tiles"].items()},
        contracts=tuple(_contract(id, row) for id, row in tables["contracts"].items()),
        tracks=tuple(_track(name, tables["tracks"][name]) for name in TRACKS),
        trains=_fleet("trains", tables["trains"]),
        ships=_fleet("ships", tables["ships"]),
        influence=_influence(tables["influence"]["tiles"]),
        city_tiles={id: _city_tile(id, row) for id, row in tables["city_tiles"].items()},
        regions=tuple(_region(id, row) for id, row in tables["regions"].items()),
        cities=tuple(cities),
        foreign=tuple(number for row in cities.values() for number in row),
        **_scoring(tables["scoring"]),
        **_rewards(tables["rewards"]),
        achievements=tuple(_achievement(id, row) for id, row in tables["achievements"].items()),
    )
    _check(box, tables)
    return box


def _scoring(scoring: Mapping[str, Any]) -> dict[str, Any]:
    """The scoring track and what a scoring gives."""
    return {
        "prizes": tuple(
            _counts(row, ("scoring", "vp"), 3, 3) for row in _of_length(scoring["vp"], 3)
        ),
        "spaces": whole_number(scoring["spaces"], ("scoring", "spaces"), 4, 40),
        "golden": whole_number(scoring["golden"], ("scoring", "golden"), 2, 38),
        "scored_after": _counts(scoring["scored_after"], ("scoring", "scored_after"), 2, 2),
    }


def _rewards(rewards: Mapping[str, Any]) -> dict[str, Any]:
    """The Emperor's rewards and the multiplier tiles."""
    return {
        "rewards": tuple(
            Reward(multiplier, bonus)
            for multiplier in _counts(rewards["multipliers"], ("rewards", "multipliers"), 1, 9)
            for bonus in REWARD_BONUSES
        ),
        "reward_copies": whole_number(rewards["copies"], ("rewards", "copies"), 1, 9),
        "bonuses": {
            bonus: whole_number(rewards["bonuses"][bonus], ("rewards", "bonuses"), 0, 99_000)
            for bonus in REWARD_BONUSES
        },
        "spare_multipliers": whole_number(rewards["spare"], ("rewards", "spare"), 0, 40),
        "spare_multiplier": whole_number(
            rewards["spare_multiplier"], ("rewards", "spare_multiplier"), 1, 9
        ),
    }


def _check(box: Box, tables: Mapping[str, Any]) -> None:
    """What must agree between the tables."""
    counts, colours = tables["counts"], len(box.colours)
    if colours * box.workers_per_colour != counts["workers"]:
        raise EditionError(("counts", "workers"), "not colours times workers (NIP-1.1.1)")
    if len(box.tiles) != counts["factory_tiles"]:
        raise EditionError(("factory_tiles",), "not as many as counted (NIP-1.1.1)")
    if not box.scored_after[0] < box.scored_after[1] < box.golden == box.spaces - 2:
        raise EditionError(
            ("scoring",), "two scorings, then three golden spaces, in order (NIP-3.4.1, NIP-3.4.3)"
        )
    if len(box.city_tiles) < len(box.cities):
        raise EditionError(("city_tiles",), "fewer tiles than city spaces (NIP-2.1.9)")
    known = {space.id for space in box.achievements}
    for tile in box.tiles.values():
        for effect in tile.effects:
            if effect.type == "extra_star" and effect.target not in known:
                where = ("factory_tiles", tile.id, "effects")
                raise EditionError(where, f"no achievement {effect.target!r} (NIP-5.1.4)")


def _good(id: str, row: Mapping[str, Any]) -> Good:
    here = ("goods", id)
    return Good(
        id,
        whole_number(row["level"], (*here, "level"), 1, 3),
        whole_number(row["knowledge"], (*here, "knowledge"), 1, 20),
        whole_number(row["coal"], (*here, "coal"), 0, 20),
        whole_number(row["storage"], (*here, "storage"), 1, 20),
        _market(row["market"], (*here, "market")),
    )


def _market(values: Any, where: tuple[str, ...]) -> tuple[int, ...]:
    market = _counts(values, where, 3, 3)
    if not 1 <= min(market) <= max(market) <= HIGHEST:
        raise EditionError(where, f"influence runs from 1 to {HIGHEST} (NIP-4.7.4)")
    return market


def _tile(id: str, row: Mapping[str, Any]) -> Tile:
    here = ("factory_tiles", id)
    if row["good"] not in GOODS:
        raise EditionError((*here, "good"), f"should be one of {', '.join(GOODS)} (NIP-1.1.9)")
    if row["timing"] not in ("immediate", "permanent"):
        raise EditionError((*here, "timing"), "should be immediate or permanent (NIP-4.1.8)")
    effects = tuple(_effect(one, row["good"], (*here, "effects")) for one in row["effects"])
    return Tile(id, GOODS.index(row["good"]), row["timing"], row["trigger"], effects)


def _effect(row: Mapping[str, Any], good: str, where: tuple[str, ...]) -> Effect:
    kind = row.get("type")
    if kind not in EFFECTS:
        raise EditionError(where, f"no bonus {kind!r}; known: {', '.join(EFFECTS)} (NIP-5)")
    names = EFFECTS[kind]
    target = row.get(names, "") if names else ""
    if names == "track" and target not in TRACKS:
        raise EditionError(where, f"track should be one of {', '.join(TRACKS)} (NIP-5.1.2)")
    if kind == "extra_goods":  # of this factory alone
        target = good
    return Effect(kind, whole_number(row.get("amount", 1), where, 0, 99_000), target)


def _contract(id: str, row: Mapping[str, Any]) -> Contract:
    here = ("contracts", id)
    goods = sorted(_counts(row["goods"], (*here, "goods"), 1, len(GOODS)), reverse=True)
    return Contract(
        id,
        tuple(goods),
        whole_number(row["yen"], (*here, "yen"), 0, 99_000),
        whole_number(row["vp"], (*here, "vp"), 0, 99),
        whole_number(row["money_steps"], (*here, "money_steps"), 0, 9),
    )


def _track(name: str, row: Mapping[str, Any]) -> Track:
    here = ("tracks", name)
    values = _counts(row["values"], (*here, "values"), 2, 60)
    if list(values) != sorted(values):
        raise EditionError((*here, "values"), "a track never falls (NIP-1.1.8)")
    return Track(values, tuple(sorted(row["stars"])), len(values) - 1)


def _fleet(name: str, row: Mapping[str, Any]) -> Fleet:
    return Fleet(
        whole_number(row["tiles"], (name, "tiles"), 1, 20),
        whole_number(row["value"], (name, "value"), 0, 20),
        whole_number(row["flipped"], (name, "flipped"), 0, 20),
        tuple(sorted(row["stars"])),
        tuple(row["money"]),
    )


def _seats(players: int, row: Mapping[str, Any]) -> Seats:
    here = ("setup", "seats", str(players))
    return Seats(*(whole_number(row[name], (*here, name), 0, 20) for name in Seats._fields))


def _costs(row: Mapping[str, Any]) -> Costs:
    plain = {
        name: whole_number(row[name], ("costs", name), 1, 99_000)
        for name in Costs._fields
        if name != "steps"
    }
    steps = _counts(row["steps"], ("costs", "steps"), 3, 3)
    return Costs(**plain, steps=steps)


def _slots(rows: Any) -> tuple[tuple[seen.Action, ...], ...]:
    slots: tuple[tuple[seen.Action, ...], ...] = tuple(tuple(row) for row in rows)
    if sorted(action for slot in slots for action in slot) != sorted(ACTIONS):
        raise EditionError(("slots", "actions"), "every action stands at one slot (NIP-3.2.5)")
    return slots


def _influence(tiles: Any) -> tuple[int, ...]:
    values = _counts(tiles, ("influence", "tiles"), 1, 40)
    if not 1 <= min(values) <= max(values) <= HIGHEST:
        raise EditionError(("influence", "tiles"), f"values run from 1 to {HIGHEST} (NIP-2.1.1)")
    return tuple(values.count(value) for value in range(HIGHEST + 1))


def _city_tile(id: str, row: Mapping[str, Any]) -> tuple[int, ...]:
    goods = row["goods"]
    if len(goods) != len(SIDES) or any(good not in GOODS for good in goods):
        raise EditionError(("city_tiles", id, "goods"), "should be four goods (NIP-2.1.9)")
    return tuple(GOODS.index(good) for good in goods)


def _region(id: Any, row: Mapping[str, Any]) -> Region:
    if row["bonus"] not in BONUSES:
        problem = f"should be one of {', '.join(BONUSES)} (NIP-4.7.8)"
        raise EditionError(("regions", id, "bonus"), problem)
    amount = whole_number(row["amount"], ("regions", id, "amount"), 0, 99_000)
    return Region(id, (row["bonus"], amount))


def _cities(tables: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """The numbers of the foreign companies by city; two cities a region, in their order."""
    cities = tables["cities"]
    of = [row["region"] for row in cities.values()]
    if of != [region for region in tables["regions"] for _ in range(2)]:
        raise EditionError(("cities",), "should be two a region, in the order of the regions")
    return {
        id: _counts(row["foreign"], ("cities", id, "foreign"), 4, 4) for id, row in cities.items()
    }


def _achievement(id: str, row: Mapping[str, Any]) -> Achievement:
    here = ("achievements", id)
    if row["of"] not in COUNT:
        raise EditionError((*here, "of"), f"should be one of {', '.join(COUNT)} (NIP-8.1.4)")
    return Achievement(
        id,
        whole_number(row["vp"], (*here, "vp"), 0, 99),
        whole_number(row["per"], (*here, "per"), 1, 99_000),
        row["of"],
        whole_number(row["printed"], (*here, "printed"), 0, 9),
    )


def _of_length(rows: Sequence[Any], length: int) -> Sequence[Any]:
    if len(rows) != length:
        raise EditionError(("scoring", "vp"), f"should be {length} scorings (NIP-7.1.4)")
    return rows


def _counts(values: Any, where: tuple[str, ...], least: int, most: int) -> tuple[int, ...]:
    if not isinstance(values, list) or not least <= len(values) <= most:
        raise EditionError(where, f"should be a list of {least} to {most} numbers")
    return tuple(whole_number(value, where, 0, 99_000) for value in values)
