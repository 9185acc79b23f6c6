"""The action cards of the solo game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from magnate.engine.edition import EditionError

from .departments import ACTIONS, count, index_of
from .view_types import Difficulty

DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "difficult", "expert")


class Card(NamedTuple):
    """An action card of the solo game."""

    id: str
    hard: bool
    main: int
    donation: int
    shift: int
    departments: tuple[int, ...]
    cities: tuple[int, ...]
    region: int
    steps: int


def read_solo(
    table: Mapping[str, Any],
    city: Mapping[str, int],
    donation: Mapping[str, int],
    regions: Sequence[str],
) -> dict[str, Any]:
    """Andrew's cards and what they score."""
    return {
        "cards": _cards(table["cards"], city, donation, regions),
        "vp_cards": tuple(count(vp, ("solo", "vp_cards"), 0, 50) for vp in table["vp_cards"]),
        "difficulty": _difficulty(table["difficulty"]),
        "andrew_disks": count(table["disks"], ("solo", "disks"), 0, 60),
        "andrew_department": count(table["vp_per_department"], ("solo",), 0, 20),
        "andrew_last_space": count(table["vp_per_last_space"], ("solo",), 0, 20),
    }


def _cards(
    table: Mapping[str, Any],
    city: Mapping[str, int],
    donation: Mapping[str, int],
    regions: Sequence[str],
) -> dict[str, Card]:
    cards = {}
    for id, row in table.items():
        here = ("solo", "cards", id)
        if row["donation"] not in donation:
            raise EditionError((*here, "donation"), "no such donation (CAR-10.2.4)")
        if unknown := [one for one in row["cities"] if one not in city]:
            raise EditionError((*here, "cities"), f"no such city: {unknown[0]} (CAR-10.2.7)")
        cards[id] = Card(
            id,
            row["deck"] == "hard",
            index_of(ACTIONS, row["main"], (*here, "main")),
            donation[row["donation"]],
            count(row["shift"], (*here, "shift"), 0, 10),
            tuple(index_of(ACTIONS, one, (*here, "departments")) for one in row["departments"]),
            tuple(city[one] for one in row["cities"]),
            index_of(regions, row["region"], (*here, "region")),
            count(row["steps"], (*here, "steps"), 0, 4),
        )
    return cards


def _difficulty(table: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    decks: dict[str, tuple[int, int]] = {}
    for name in DIFFICULTIES:
        normal, hard = table[name]
        if normal + hard != 20:
            raise EditionError(("solo", "difficulty", name), "a deck has 20 cards (CAR-10.1.5)")
        decks[name] = (normal, hard)
    return decks
