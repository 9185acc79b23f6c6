"""The end of the game (YOK-17), final scoring (YOK-18) and victory (YOK-19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .components import IMPORTED, YEN
from .state import NEUTRAL, Player, Table

FINAL: Final = ("church_rank", "customs_rank", "technology_rank", "countries", "other")
SOURCES: Final = (
    "orders",
    "achievements",
    "buildings",
    "tokens",
    "church",
    "customs",
    "ports",
    "technologies",
    *FINAL,
)


def end_is_near(t: Table, reason: str) -> None:
    """The first trigger: this round, and one more (YOK-4.1.2, YOK-17.2.1)."""
    if t.last_round:
        return
    t.last_round = t.round + 1
    t.tell("trigger", reason=reason, round=t.last_round)


def score_game(t: Table) -> None:
    """Church, customs, technology, countries, other: in this order (YOK-18)."""
    for what, points in zip(FINAL, final_scoring(t), strict=True):
        for player, vp in zip(t.players, points, strict=True):
            if vp:
                player.score(vp, what)
                t.tell("final", player.seat, source=what, points=vp)


def final_scoring(t: Table) -> list[list[int]]:
    """What the final scoring gives to every seat, part by part."""
    return [
        *majorities(t),
        [country_sets(player.icons(t.box), t.box.sets) for player in t.players],
        [leftovers(t, player) for player in t.players],
    ]


def majorities(t: Table) -> list[list[int]]:
    """Church, customs and technology, as they stand (YOK-18.1.1 to 18.1.3)."""
    return [
        board_ranks(t, t.church, t.box.majorities["church"]),
        board_ranks(t, t.customs, t.box.majorities["customs"]),
        technology_ranks(t),
    ]


def board_ranks(t: Table, spaces: list[int], prizes: tuple[int, int]) -> list[int]:
    """Most assistants on a board; of equals the one further to the right (YOK-18.1.1)."""
    keys: dict[int, tuple[float, float]] = {}
    for place, who in enumerate(spaces):
        if who >= 0:
            number, _ = keys.get(who, (0, 0))
            keys[who] = number + 1, place
    return ranks(t, keys, prizes)


def technology_ranks(t: Table) -> list[int]:
    """Most industrialisation; of equals the one nearer to the first player (YOK-18.1.3)."""
    keys: dict[int, tuple[float, float]] = {}
    for player in t.players:
        if player.technologies:
            keys[player.seat] = player.industry(t.box), -distance(t, player)
    if "neutral_technology" in t.variants:
        keys[NEUTRAL] = t.box.neutral_technology, 0
    return ranks(t, keys, t.box.majorities["technology"])


def ranks(t: Table, keys: Mapping[int, tuple[float, float]], prizes: tuple[int, int]) -> list[int]:
    """By seat the prizes of the two best; a sole contender gets the first alone (R-27)."""
    points = [0] * len(t.players)
    order = sorted(keys, key=keys.__getitem__, reverse=True)
    if len(order) == 1 and "both_places" in t.variants:
        prizes = sum(prizes), 0
    for prize, who in zip(prizes, order, strict=False):
        if who != NEUTRAL:
            points[who] = prize
    return points


def country_sets(icons: Sequence[int], worth: Sequence[int]) -> int:
    """Sets of different countries, the largest first (YOK-18.1.4, R-28)."""
    left, points = list(icons), 0
    while size := sum([n > 0 for n in left]):
        points += worth[size]
        left = [n - 1 if n else 0 for n in left]
    return points


def leftovers(t: Table, player: Player) -> int:
    """Unused agents, crates, money and goods (YOK-18.1.5)."""
    agent, crate, yen, goods = t.box.rates
    stock = player.stock
    return (
        agent * sum(player.agents)
        + crate * stock[IMPORTED]
        + stock[YEN] // yen
        + sum(stock[:4]) // goods
    )


def distance(t: Table, player: Player) -> int:
    """How far from the first player in turn order; he himself is closest."""
    return (player.seat - t.first) % len(t.players)


def ranking(t: Table) -> list[int]:
    """Places by points; of equals the one closest to the first player is ahead (YOK-19.1.1)."""
    keys = [(player.points, -distance(t, player)) for player in t.players]
    return [1 + sum(other > key for other in keys) for key in keys]


def sources(_t: Table) -> tuple[str, ...]:
    """Where points come from."""
    return SOURCES
