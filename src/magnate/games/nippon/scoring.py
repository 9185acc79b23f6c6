"""The three scorings of the regions (NIP-7), and the end of the game (NIP-8)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import Final, NamedTuple

from .actions.consolidate import paid_colours, pay_wages
from .components import COAL, KNOWLEDGE, MONEY, REGION, UPGRADED
from .state import Player, Table

FOREIGN: Final = -1  # the foreign companies among the parties of a region
SHIP_PLACES: Final = 2  # first and second place score ships


class Standing(NamedTuple):
    """A party in a region: its influence, its place from 0, and what it would score."""

    seat: int
    influence: int
    place: int
    tied: bool
    points: int
    ships: int


def influences(t: Table, region: int) -> list[int]:
    """The influence of every seat, then that of the foreign companies (NIP-7.1.2, NIP-7.1.3)."""
    seats = len(t.players)
    influence = [0] * (seats + 1)
    foreign = t.box.foreign
    for slot in range(region * REGION, (region + 1) * REGION):
        if value := t.placed[slot]:
            influence[t.owners[slot]] += value
        else:
            influence[seats] += foreign[slot]
    for seat in t.trains[region]:
        if influence[seat]:
            influence[seat] += t.train_value(t.players[seat])
    return influence


def places(t: Table, region: int, scoring: int) -> list[tuple[int, int, int, list[int]]]:
    """Place by place from 0: the influence, the share of each, and who they are (NIP-7.1.5)."""
    tied_at: dict[int, list[int]] = {}
    *influence, foreign = influences(t, region)
    if foreign:
        tied_at[foreign] = [FOREIGN]
    for seat, n in enumerate(influence):
        if n:
            tied_at.setdefault(n, []).append(seat)
    prizes, place = t.box.prizes[scoring], 0
    found = []
    for n in sorted(tied_at, reverse=True):
        tied = tied_at[n]
        share = sum(prizes[place : place + len(tied)]) // len(tied)
        found.append((place, n, share, tied))
        place += len(tied)
    return found


def standings(t: Table, region: int, scoring: int) -> list[Standing]:
    """All parties with influence, the first first (NIP-7.1.4 to NIP-7.1.7)."""
    found = []
    for place, influence, share, tied in places(t, region, scoring):
        for seat in tied:
            ships = 0 if seat == FOREIGN else ship_points(t, t.players[seat], region, place)
            found.append(Standing(seat, influence, place, len(tied) > 1, share, ships))
    return found


def ship_points(t: Table, player: Player, region: int, place: int) -> int:
    """Ships score in first and second place (NIP-7.1.6), for some in third too (NIP-5.1.10)."""
    ships = t.ships[region].count(player.seat)
    if not ships or place >= SHIP_PLACES + ("ships_score_in_third_place" in player.perks):
        return 0
    return t.ship_value(player) * ships


def score_regions(t: Table, scoring: int) -> None:
    """All four regions, one by one; what the foreign companies win is lost (NIP-7.1.1)."""
    t.tell("scoring", n=scoring + 1)
    for region, id in enumerate(t.box.region_ids):
        for seat, influence, place, tied, points, ships in standings(t, region, scoring):
            figures = {"region": id, "influence": influence, "place": place, "tied": tied}
            if seat == FOREIGN:
                t.tell("foreign", None, points=points, **figures)
                continue
            player = t.players[seat]
            player.score(points, f"scoring_{scoring + 1}")
            player.score(ships, "ships")
            if points or ships:
                t.tell("region", seat, points=points, ships=ships, **figures)


def stars(t: Table, me: Player, track: int) -> int:
    """How many stars a marker has reached."""
    return bisect(t.box.tracks[track].stars, me.at[track])


#: What the achievements count (NIP-8.1.4, NIP-8.1.6).
COUNT: Final[dict[str, Callable[[Table, Player], int]]] = {
    "fulfilled_contracts": lambda _, me: sum(me.fulfilled),
    "yen_in_budget_after_final_wages": lambda _, me: me.yen,
    "knowledge_stars_reached": lambda t, me: stars(t, me, KNOWLEDGE),
    "coal_stars_reached": lambda t, me: stars(t, me, COAL),
    "ship_stars_uncovered": lambda t, me: bisect(t.box.ships.stars, me.ships),
    "train_stars_uncovered": lambda t, me: bisect(t.box.trains.stars, me.trains),
    "factories_of_level_2_or_3": lambda t, me: sum(
        [tile is not None and t.box.goods[good].level > 1 for good, tile in enumerate(me.tiles)]
    ),
    "factories_with_plus_2_machinery": lambda _, me: me.machines.count(UPGRADED),
    "own_influence_tiles_on_board": lambda t, me: sum(t.box.influence) - sum(me.influence),
}


def at_the_end(t: Table, me: Player) -> Player:
    """A player as a last budget and wages would leave it; who consolidates has no workers then."""
    if t.over:
        return me
    last = me.copy()
    if t.action == "consolidate" and t.mover == me.seat:
        last.workers = ()
    last.yen = t.level(me, MONEY)
    last.yen -= paid_colours(t, last, last.yen) * t.box.costs.wage
    return last


def base_points(t: Table, me: Player, space: int) -> int:
    """The points of an achievement before its multiplier; fractions are dropped (NIP-8.1.4)."""
    achievement = t.box.achievements[space]
    count = COUNT[achievement.of](t, me)
    if me.perks:
        count += me.perks.get(f"extra_star:{achievement.id}", 0)
    return count // achievement.per * achievement.vp


def multiplier(t: Table, me: Player, space: int) -> int:
    """The tile on an achievement space, or else what is printed there (NIP-8.1.2, NIP-8.1.3)."""
    return me.rewards[space] or t.box.achievements[space].printed


def end_game(t: Table) -> None:
    """The third scoring, the last wages, the achievements (NIP-3.4.5, NIP-8)."""
    score_regions(t, len(t.box.prizes) - 1)
    for player in t.players:
        player.yen = t.level(player, MONEY)
        t.tell("budget", player.seat, yen=player.yen)
        pay_wages(t, player)
        for space, achievement in enumerate(t.box.achievements):
            times = multiplier(t, player, space)
            if times and (base := base_points(t, player, space)):
                player.score(base * times, f"achievement_{achievement.id}")
                figures = {"base": base, "multiplier": times, "points": base * times}
                t.tell("final", player.seat, achievement=achievement.id, **figures)
    t.over = True


def ranking(t: Table) -> list[int]:
    """Places by points; in the end the tied player whose last turn came latest (NIP-8.1.5)."""
    seats = len(t.players)
    keys = [
        (player.points, -((t.mover - player.seat) % seats) if t.over else 0) for player in t.players
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


def sources(t: Table) -> tuple[str, ...]:
    """Where points come from."""
    scorings = [f"scoring_{n + 1}" for n in range(len(t.box.prizes))]
    achievements = [f"achievement_{space.id}" for space in t.box.achievements]
    return ("start", *scorings, "ships", "contracts", "bonus", "unpaid", *achievements)
