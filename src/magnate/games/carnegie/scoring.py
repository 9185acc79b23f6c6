"""The end of the game: links, donations and the rest (CAR-9), Andrew's points (CAR-10.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .actions.building import departments_of
from .actions.expansion import projects_in
from .components import ANY, FREE_CELL, LAST, RAILROAD, REGIONS, WIDTH, Donation
from .state import ANDREW, Andrew, Player, Table

#: Where points come from: during play, then at the end.
SOURCES: Final = (
    "transport",
    "income",
    "effects",
    "choice_tile",
    "employees",
    "departments",
    "tabs",
    "links",
    "projects",
    "donations",
    "expansion",
)


class Links(NamedTuple):
    """The connected group that counts: its points, level, VP and cities as bits."""

    points: int
    level: int
    vp: int
    cities: int


NO_LINKS: Final = Links(0, -1, 0, 0)


def own_cities(t: Table, seat: int) -> int:
    """The cities where a player has a project, as bits."""
    found, city = 0, t.box.slot_city
    for slot, owner in enumerate(t.slots):
        if owner == seat:
            found |= 1 << city[slot]
    return found


def groups(t: Table, cities: int) -> list[int]:
    """Cities joined by roads, group by group (CAR-9.6)."""
    near, found = t.box.near, []
    while cities:
        group = frontier = cities & -cities
        while frontier:
            city = frontier & -frontier
            frontier ^= city
            fresh = near[city.bit_length() - 1] & cities & ~group
            group |= fresh
            frontier |= fresh
        cities &= ~group
        found.append(group)
    return found


def links(t: Table, me: Player, cities: int | None = None) -> Links:
    """The best group: link points read at the lowest transport level (CAR-9.7, CAR-9.8)."""
    cities = own_cities(t, me.seat) if cities is None else cities
    if (cities & t.box.major).bit_count() < 2:
        return NO_LINKS
    best = NO_LINKS
    extra = post_office(t, me)
    for group in groups(t, cities):
        majors = group & t.box.major
        if majors.bit_count() < 2:
            continue
        points, level = extra, RAILROAD
        while majors:
            city = t.box.cities[(majors & -majors).bit_length() - 1]
            majors &= majors - 1
            points += city.links
            level = min(level, t.box.tracks[city.region].level[me.transport[city.region]])
        table = t.box.links[level]
        vp = table[min(points, len(table) - 1)]
        if vp > best.vp:
            best = Links(points, level, vp, group)
    return best


def post_office(t: Table, me: Player) -> int:
    """The expansion's Post Office gives a link point."""
    for department, cell in me.where.items():
        if me.active[cell] and "links" in t.box.departments[department].final:
            return int(t.box.departments[department].final["links"])
    return 0


def cap(t: Table, me: Player) -> int:
    """What one donation can give at most (CAR-9.10)."""
    bonus = 0
    for kind, side in enumerate(me.sides):
        if side >= 0:
            bonus += t.box.tabs[kind][side][me.exposed[kind] - 1].cap
    return t.box.cap + bonus


def donation_vp(t: Table, me: Player, donation: Donation) -> int:
    """A donation's VP before its cap; payments are counted apart (CAR-9.10, CAR-9.13)."""
    match donation.per:
        case "flat":
            return donation.vp
        case "department" if not donation.types:
            return donation.vp * sum([room >= 0 for room in me.rooms])
        case "department":
            return donation.vp * departments_of(t, me, donation.types[0])
        case "project":
            return donation.vp * sum([me.built(kind) for kind in donation.types])
        case "railroad":
            levels = [t.box.tracks[r].level[space] for r, space in enumerate(me.transport)]
            return donation.vp * levels.count(RAILROAD)
        case "donation":
            return donation.vp * len(me.donations)
        case "active":
            return donation.vp * sum(me.active)
        case "region":
            return donation.vp * projects_in(t, me, donation.types[0])
        case "small_city":
            return donation.vp * in_small_cities(t, me)
    return 0


def most(t: Table, me: Player, donation: Donation) -> int:
    """What a donation can score at most, as far as the tabs are out now (CAR-9.10, R-37)."""
    counted = cap(t, me)
    match donation.per:
        case "flat":
            counted = 1
        case "payment":
            counted = donation.times
        case "railroad":
            counted = len(me.transport)
        case "project":
            spaces = [t.box.tabs[kind][me.sides[kind]] for kind in donation.types]
            counted = sum([space.kind == "project" for side in spaces for space in side])
        case "active":
            counted = t.box.employees
    return min(donation.vp * counted, cap(t, me))


def in_small_cities(t: Table, me: Player) -> int:
    """How many projects a player has in small cities, which take any."""
    kinds = t.box.slot_type
    return [kinds[slot] for slot, owner in enumerate(t.slots) if owner == me.seat].count(ANY)


class Split(NamedTuple):
    """Payments for the welfare donations: how often for each, and what is left."""

    vp: int
    times: tuple[int, ...]
    money: int
    goods: int


def splits(payments: list[Donation], money: int, goods: int, limit: int) -> list[Split]:
    """All ways to divide dollars and goods among payment donations, each unit once (CAR-9.11)."""
    if not payments:
        return [Split(0, (), money, goods)]
    one, *rest = payments
    found = []
    for times in range(one.times + 1):
        left = money - times * one.pay_money, goods - times * one.pay_goods
        if min(left) < 0:
            break
        for split in splits(rest, *left, limit):
            vp = min(times * one.vp, limit) + split.vp
            found.append(split._replace(vp=vp, times=(times, *split.times)))
    return found


def best_split(t: Table, me: Player, payments: list[Donation]) -> Split:
    """The best division, goods turned into dollars first as wished (R-23, R-35)."""
    limit = cap(t, me)
    if not payments and t.andrew is None:
        return Split(0, (), me.money, me.goods)
    ways = [
        split
        for sold in range(me.goods + 1)
        for split in splits(payments, me.money + sold, me.goods - sold, limit)
    ]
    best = max(split.vp for split in ways)
    ways = [split for split in ways if split.vp == best]
    if t.andrew is None:
        return ways[0]
    theirs = _payments(t, t.andrew.donations)
    if not theirs:
        return ways[0]
    return min(ways, key=lambda split: andrew_payments(t, theirs, split).vp)


def andrew_payments(t: Table, payments: list[Donation], left: Split) -> Split:
    """What the player's leftovers give Andrew at most; nothing is exchanged (R-39)."""
    return max(splits(payments, left.money, left.goods, t.box.cap), key=lambda split: split.vp)


def _payments(t: Table, donations: Sequence[int]) -> list[Donation]:
    chart = t.box.donations
    return [chart[one] for one in donations if chart[one].per == "payment"]


def donations_vp(t: Table, me: Player) -> dict[str, int]:
    """Every own donation as it would score now, payments divided best (CAR-9.10)."""
    limit, chart = cap(t, me), t.box.donations
    payments = _payments(t, me.donations)
    split = best_split(t, me, payments) if payments else Split(0, (), 0, 0)
    paid = {one.id: n * one.vp for one, n in zip(payments, split.times, strict=True)}
    return {
        chart[one].id: min(paid.get(chart[one].id, donation_vp(t, me, chart[one])), limit)
        for one in me.donations
    }


def forecast(t: Table, me: Player) -> dict[str, int]:
    """What the end of the game would give now, by source (CAR-9.2 to CAR-9.10)."""
    box = t.box
    departments = sum([box.row_vp[cell // WIDTH] for cell in me.where.values()])
    tabs = 0
    for kind, side in enumerate(me.sides):
        tabs += box.tabs[kind][side][me.exposed[kind] - 1].vp
    cities, city = box.cities, box.slot_city
    projects = [cities[city[slot]].vp for slot, owner in enumerate(t.slots) if owner == me.seat]
    return {
        "choice_tile": box.choice_vp if me.choice_tile else 0,
        "employees": box.employee_vp * sum(me.active),
        "departments": departments,
        "tabs": tabs,
        "links": links(t, me).vp,
        "projects": sum(projects),
        "donations": sum(donations_vp(t, me).values()),
        "expansion": final_departments(t, me) if t.expansion else 0,
    }


def final_departments(t: Table, me: Player) -> int:
    """Departments of the expansion that score at the end, if somebody is active in them."""
    total = 0
    regions = [projects_in(t, me, region) for region in range(len(REGIONS))]
    for department, cell in me.where.items():
        final = t.box.departments[department].final
        if not final or not me.active[cell]:
            continue
        match final:
            case {"links": _, "points": points, "vp": vp}:
                total += vp if links(t, me).points >= points else 0
            case {"per": "empty_cell", "vp": vp}:
                total += vp * me.rooms.count(FREE_CELL)
            case {"per": "best_region", "vp": vp}:
                total += vp * max(regions)
            case {"per": "worst_region", "vp": vp}:
                total += vp * min(regions)
    return total


def score_game(t: Table) -> None:
    """Everybody scores, then Andrew on what the player has left (CAR-9, CAR-10.3).

    Payments are counted, but the goods and dollars stay where they lie: it is the end.
    """
    for player in t.players:
        for source, points in forecast(t, player).items():
            if points:
                player.score(points, source)
                t.tell("final", player.seat, source=source, points=points)
    if t.andrew:
        t.andrew.scored = andrew_forecast(t, t.andrew)
        for source, points in t.andrew.scored.items():
            t.tell("andrew-score", source=source, points=points)


def andrew_forecast(t: Table, andrew: Andrew) -> dict[str, int]:
    """Andrew's points by source, on what the player has left (CAR-10.3.1, CAR-10.3.2)."""
    box, human = t.box, t.players[0]
    left = best_split(t, human, _payments(t, human.donations))
    payments = andrew_payments(t, _payments(t, andrew.donations), left).vp
    others = [box.donations[one] for one in andrew.donations]
    cities, city = box.cities, box.slot_city
    return {
        "cards": sum(n * vp for n, vp in zip(andrew.tucked, box.vp_cards, strict=True)),
        "departments": box.andrew_department * len(andrew.departments),
        "transport": box.andrew_last_space * andrew.transport.count(LAST),
        "projects": sum(cities[city[s]].vp for s, owner in enumerate(t.slots) if owner == ANDREW),
        "donations": payments + sum(min(donation_vp(t, human, one), box.cap) for one in others),
    }


def andrew_points(t: Table) -> int:
    """Andrew's total."""
    return sum(rivals(t)["andrew"].values())


def rivals(t: Table) -> dict[str, dict[str, int]]:
    """Andrew's points by source, where he plays (CAR-10.3)."""
    return {"andrew": t.andrew.scored or andrew_forecast(t, t.andrew)} if t.andrew else {}


def ranking(t: Table) -> list[int]:
    """Places by points, ties shared; alone, first unless Andrew has more (CAR-9.12, CAR-10.3.3)."""
    points = [player.points for player in t.players]
    if t.andrew:
        points.append(andrew_points(t))
    return [1 + sum(other > mine for other in points) for mine in points[: len(t.players)]]


def sources(_t: Table) -> tuple[str, ...]:
    """Where points come from."""
    return SOURCES
