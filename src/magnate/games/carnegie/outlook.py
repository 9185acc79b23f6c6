"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .actions.turn import prospects as could_do
from .components import ACTIONS, SPACES, WIDTH, Box, Department, Gain
from .scoring import andrew_points, cap, donation_vp, links
from .solo import HARD
from .state import Player, Table

#: How much of the best rival's worth counts against one's own.
RIVAL: Final = 0.25
#: What a research point is worth while it can be spent.
RP: Final = 0.95


def evaluate(t: Table, seat: int) -> float:
    """My prospects less a part of the best of the others'."""
    if t.phase == "over":
        return _final(t, seat)
    mine = prospects(t, t.players[seat])
    rivals = [float(player.points) for player in t.players if player.seat != seat]
    return mine - RIVAL * max(rivals, default=0.0)


def _final(t: Table, seat: int) -> float:
    points = [float(player.points) for player in t.players]
    mine = points.pop(seat)
    if t.andrew:
        points.append(float(andrew_points(t)))
    return mine - max(points)


def events_left(t: Table) -> tuple[list[int], int]:
    """How many income events each region has to come, and how many donations: all are used."""
    income, donations = [0] * 4, 0
    for row, marker in enumerate(t.markers):
        if marker < SPACES and t.tiles[row]:
            for event in t.spaces(row)[marker:]:
                if event < 4:
                    income[event] += 1
                else:
                    donations += 1
            income[t.box.last_region[row]] += 1
            donations += 1
    return income, donations


def prospects(t: Table, me: Player) -> float:
    """Points, what the end would give now, and what the holdings may still become."""
    income, donations = events_left(t)
    rounds = t.box.rounds - t.round + (t.phase in ("row", "event", "use"))
    soon = min(1.0, rounds / 6)
    paid = _incomes(t.box, me, soon)
    worth = float(me.points) + _holdings(t, me, donations, rounds)
    worth += 0.48 * paid * min(sum(income), 12)
    worth += 0.28 * rounds / t.box.rounds * (t.box.employees - me.unhired)
    worth += _staff(t, me, income, paid, rounds)
    worth += _tabs(t, me, soon)
    worth += _rooms(t, me, soon)
    worth += _map(t, me, soon)
    worth += _tracks(t.box, me, income, soon)
    worth += _gifts(t, me, soon)
    if t.using and t.mover is me:
        worth += 0.7 * sum(t.using.uses) + 0.08 * min(me.moves, 12)
    elif t.phase == "event" and t.mover is me:
        worth += _to_do(t, me)
    return worth + 0.2 * me.rp + (3.0 if me.choice_tile else 0.0)


def _to_do(t: Table, me: Player) -> float:
    """What the round's departments promise before they are used."""
    uses, moves, rp = could_do(t, me, t.row)
    return 1.5 * sum(uses) + 0.35 * moves + 0.6 * rp


def _holdings(t: Table, me: Player, donations: int, rounds: int) -> float:
    """Dollars are for donations and activations, goods for projects and departments."""
    if rounds <= 0:
        return 0.02 * (me.money + me.goods)
    money = 0.35 * min(me.money, 8) * min(1.0, rounds / 4) + _gifts_to_come(t, me, donations)
    goods = (
        1.8 * min(me.goods, 3) + 0.95 * min(max(me.goods - 3, 0), 3) + 0.4 * max(me.goods - 6, 0)
    )
    return money + goods * min(1.0, rounds / 3)


def _gifts_to_come(t: Table, me: Player, donations: int) -> float:
    """What the dollars can still give away: one donation an event, each dearer than the last."""
    number = len(me.donations) + 1
    step = t.donation_cost(me) // number
    money, gift, total = me.money, 4.0, 0.0
    for cost in range(step * number, step * (number + donations), step):
        if money < cost:
            return total + 0.8 * gift * money / cost
        money -= cost
        total += gift
        gift *= 0.93
    return total


def _worth(gain: Gain, soon: float) -> float:
    money, goods, vp, rp, hired, _ = gain
    return (0.35 * money + 1.3 * goods + RP * rp + 1.0 * hired) * soon + vp


def _incomes(box: Box, me: Player, soon: float) -> float:
    """What all built projects pay at one income event."""
    total = 0.0
    for kind, opened in enumerate(me.opened):
        for index, space in enumerate(box.tabs[kind][me.sides[kind]]) if opened else ():
            if opened >> index & 1:
                total += max([_worth(one, soon) for one in space.income])
    return total


def _tracks(box: Box, me: Player, income: list[int], soon: float) -> float:
    """Transport: its income at events to come, and its level for links and donations."""
    total = 0.0
    for region, space in enumerate(me.transport):
        track = box.tracks[region]
        total += 0.3 * _worth(track.income[space], soon) * min(income[region], 3)
        total += 1.2 * track.level[space] * soon
    return total


def _staff(t: Table, me: Player, income: list[int], paid: float, rounds: int) -> float:
    """Active employees score and work; the others may again, those away bring income home."""
    waiting = max(0.0, min(0.8, 0.2 * rounds - 0.2))  # moves and a workplace are to come
    ahead = t.box.rounds - t.round + (t.phase == "row")
    once, often = ahead / (ahead + 1.9), min(2.0, 0.24 * ahead)  # how often one is still used
    builders = min(sum(disks.bit_count() for disks in me.on_tab), 2 + me.goods)
    purse, lying = me.money + me.goods, sum(me.missions)
    total = 0.0
    ready = [0.0] * len(ACTIONS)
    departments, uses = t.box.departments, uses_of(t.box)
    for cell, room in enumerate(me.rooms):
        active, idle = me.active[cell], me.idle[cell]
        if room < 0:
            total += waiting * idle
            lying += idle
            continue
        if not active and not idle:
            continue
        use, department = uses[room], departments[room]
        able = active
        if use.builds:
            able = min(active, max(builders, 0))
            builders -= active
        works = 1.0 + TYPES[department.type] * use.worth * (once if use.once else often)
        total += able * works + (active - able) * (1.0 + waiting)
        ready[department.type] += able * use.worth
        if idle:
            vacant = department.places[active : active + idle]
            if use.builds and builders <= 0:
                works = 1.0 + waiting
            for cost in vacant:
                hope = max(works - 0.25 - 0.4 * cost - waiting, 0.0)
                total += waiting + hope * (1.0 if cost <= purse else 0.4)
                purse -= cost
            total += 0.8 * waiting * (idle - len(vacant))
            lying += idle - len(vacant)
    total += 0.33 * max(0, min(purse, 2 * lying)) * min(1.0, rounds / 5)
    for region, away in enumerate(me.missions):
        if away and income[region]:
            total += away * (0.9 * waiting + 0.62 * _trip(t, me, region)) + 0.36 * paid
    if ahead and all(t.tiles):
        total += 0.35 * _next_round(t, me, ready, paid)
    return total


def _trip(t: Table, me: Player, region: int) -> float:
    """What an employee brings home from a region."""
    return _worth(t.box.tracks[region].income[me.transport[region]], 1.0)


def _next_round(t: Table, me: Player, ready: list[float], paid: float) -> float:
    """What the next round promises: I choose its row, Andrew's card shows it, or one guesses."""
    rows, affordable = [], me.money >= t.donation_cost(me)
    for row, use in enumerate(ready):
        region, donations = t.event(t.advancing(row))
        worth = use
        if region >= 0 and me.missions[region]:
            worth += 0.8 * (me.missions[region] * _trip(t, me, region) + paid)
        if donations and affordable:
            worth += 2.0
        rows.append(worth)
    begun, andrew = t.phase != "row", t.andrew
    if andrew and andrew.chooses != begun:
        back = andrew.next_back if begun else andrew.back
        if 0 <= back < HARD:
            return rows[back]
    elif andrew or (t.first + begun) % len(t.players) == me.seat:
        return max(rows)
    return 0.5 * max(rows) + 0.5 * sum(rows) / len(rows)


#: How much the uses of a type are worth beside the others', in the order of the rows.
TYPES: Final = (0.87, 0.62, 1.0, 1.45)


class Use(NamedTuple):
    """What one use of a department is worth, and whether it sends its employee away."""

    worth: float
    once: bool
    builds: bool


#: By the identity of a box's departments: them, so that they stay, and what they are worth.
_USES: Final[dict[int, tuple[tuple[Department, ...], tuple[Use, ...]]]] = {}


def uses_of(box: Box) -> tuple[Use, ...]:
    """What the departments of a box are worth, counted once."""
    key = id(box.departments)
    if key not in _USES:
        _USES[key] = box.departments, tuple(map(_use_worth, box.departments))
    return _USES[key][1]


def _use_worth(department: Department) -> Use:
    """The best effect of a department, roughly."""
    if department.ongoing:
        return Use(ONGOING_WORTH.get(department.ongoing, 1.0), True, False)
    best = Use(0.0, True, False)
    for effect in department.effects:
        worth = _worth(effect.gain, 1.0) * effect.times + 0.45 * effect.gain.moves
        worth -= _worth(effect.pay, 1.0) * effect.times
        worth += EFFECT_WORTH.get(effect.do, 0.0)
        worth *= 2.0 if effect.per else 1.0
        if worth * (1.0 if effect.mission else 1.8) > best.worth * (1.0 if best.once else 1.8):
            best = Use(worth, effect.mission, effect.do == "project")
    return best


EFFECT_WORTH: Final = {
    "project": 5.9,
    "department": 1.6,
    "donation": 6.0,
    "place": 1.0,
    "region": 3,
}
ONGOING_WORTH: Final = {"cheap_donations": 3.0, "bring_employee": 1.5, "cheap_transport": 2.0}


def _tabs(t: Table, me: Player, soon: float) -> float:
    """End points of the tabs, the way to them, disks ready to be built."""
    total = 0.0
    for kind, exposed in enumerate(me.exposed):
        spaces = t.box.tabs[kind][me.sides[kind]]
        space = spaces[exposed - 1]
        total += space.vp + 0.7 * space.cap
        ready = me.on_tab[kind].bit_count()
        total += soon * (0.7 * min(ready, 2) + 0.3 * max(0, ready - 2))
        if space.kind != "end":
            total += 0.24 * soon * sum([one.cost for one in spaces[1:exposed]])
    return total


def _rooms(t: Table, me: Player, soon: float) -> float:
    """Departments built: points by row, and what they can do."""
    total = 0.0
    for department, cell in me.where.items():
        places = t.box.departments[department].places
        total += t.box.row_vp[cell // WIDTH] + 1.1 * soon * bool(places)
    return total


def _map(t: Table, me: Player, soon: float) -> float:
    """Projects, links, and a network that may become one."""
    own, free, projects, points = _disks(t, me.seat)
    found = links(t, me, own)
    majors = (own & t.box.major).bit_count()
    total = points + soon * (1.24 * projects + majors) + found.vp
    if soon > 0.3:
        total += soon * max(0.0, _hope(t, me, own, free | own) - 0.6 * found.vp)
    return total


#: The last maps counted: searches look at few of them, again and again.
_MAPS: Final[dict[tuple[int, ...], tuple[int, int, int, int]]] = {}


def _disks(t: Table, seat: int) -> tuple[int, int, int, int]:
    """Own cities and those with a free slot, as bits; how many own projects, and their points."""
    key = (seat, id(t.box), *t.slots)
    if key not in _MAPS:
        if len(_MAPS) > 4096:
            _MAPS.clear()
        cities, city = t.box.cities, t.box.slot_city
        own = free = projects = points = 0
        for slot, owner in enumerate(t.slots):
            if owner == seat:
                own |= 1 << city[slot]
                projects += 1
                points += cities[city[slot]].vp
            elif owner < 0:
                free |= 1 << city[slot]
        _MAPS[key] = own, free, projects, points
    return _MAPS[key]


def _hope(t: Table, me: Player, own: int, ways: int) -> float:
    """What pairs of major cities may give, the more cities are missing the less."""
    total = 0.0
    for a, b, missing in gaps(t.box.near, t.box.major, own, ways):
        one, two = t.box.cities[a], t.box.cities[b]
        level = min(
            t.box.tracks[one.region].level[me.transport[one.region]],
            t.box.tracks[two.region].level[me.transport[two.region]],
        )
        vp = t.box.links[level][one.links + two.links] + 3
        total = max(total, vp * 0.78**missing)
    return total


@lru_cache(maxsize=4096)
def gaps(
    near: tuple[int, ...], major: int, own: int, ways: int
) -> tuple[tuple[int, int, int], ...]:
    """How many cities are missing between each two major ones, by the shortest way still open."""
    majors = [index for index in range(len(near)) if major >> index & 1]
    found = []
    for place, a in enumerate(majors):
        missing = 0 if own >> a & 1 else 1
        reached = frontier = 1 << a
        left = {b for b in majors[place + 1 :] if ways >> b & 1} if ways >> a & 1 else set()
        while left and frontier:
            reached = frontier = _through(near, own, reached | frontier)
            for b in [b for b in left if reached >> b & 1]:
                found.append((a, b, missing))
                left.discard(b)
            step = 0
            for index, neighbours in enumerate(near):
                if reached >> index & 1:
                    step |= neighbours
            frontier = step & ways & ~reached
            reached |= frontier
            missing += 1
    return tuple(found)


def _through(near: tuple[int, ...], own: int, reached: int) -> int:
    """All cities that can be reached through own ones without another project."""
    fresh = reached
    while fresh:
        city = fresh & -fresh
        fresh ^= city
        more = near[city.bit_length() - 1] & own & ~reached
        reached |= more
        fresh |= more
    return reached


def _gifts(t: Table, me: Player, soon: float) -> float:
    """Donations as they stand, and a part of what they may still grow."""
    total, limit = 0.0, cap(t, me)
    for index in me.donations:
        donation = t.box.donations[index]
        now = donation_vp(t, me, donation)
        if donation.per == "payment":
            times = donation.times
            if donation.pay_money:
                times = min(times, me.money // donation.pay_money)
            if donation.pay_goods:
                times = min(times, me.goods // donation.pay_goods)
            now = times * donation.vp
        now = min(now, limit)
        total += now + 0.12 * soon * (limit - now) * (donation.per != "flat")
    return total
