"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from operator import add, mul
from typing import Final, NamedTuple

from . import weights as w
from .actions.turn import prospects as could_do
from .components import (
    ACTIONS,
    CELLS,
    LAST,
    REGIONS,
    SPACES,
    WIDTH,
    Box,
    Department,
    Donation,
    Gain,
)
from .scoring import andrew_points, cap, donation_vp, links, post_office
from .solo import HARD
from .state import ANDREW, Andrew, Player, Table


def evaluate(t: Table, seat: int) -> float:
    """My prospects less a part of the best of the others'."""
    if t.phase == "over":
        return _final(t, seat)
    mine = prospects(t, t.players[seat])
    if t.andrew and w.ANDREW:
        return mine - w.ANDREW * _andrew(t, t.andrew)
    rivals = [player.points for player in t.players if player.seat != seat]
    return mine - w.RIVAL * max(rivals, default=0)


def _final(t: Table, seat: int) -> float:
    points = [float(player.points) for player in t.players]
    mine = points.pop(seat)
    if t.andrew:
        points.append(float(andrew_points(t)))
    return mine - max(points)


def _andrew(t: Table, andrew: Andrew) -> float:
    """Andrew's points as they stand with this round's card, and what his pieces may still give."""
    box, me = t.box, t.players[0]
    soon = min(1.0, (box.rounds - t.round + 1) / w.SOON)
    total = float(sum(map(mul, andrew.tucked, box.vp_cards)))
    if andrew.card is not None:
        total += box.vp_cards[andrew.position]
    total += box.andrew_department * len(andrew.departments)
    for region, space in enumerate(andrew.transport):
        if space == LAST:
            total += box.andrew_last_space
        elif not t.last_space(region):
            total += w.ANDREW_STEP * space * soon
    for slot, owner in enumerate(t.slots):
        if owner == ANDREW:
            total += box.cities[box.slot_city[slot]].vp
    for index in andrew.donations:
        donation = box.donations[index]
        if donation.per == "payment":
            now = (1.0 - soon) * _payable(donation, me)
        else:
            now = float(donation_vp(t, me, donation))
        now = min(now, box.cap)
        total += now + w.ANDREW_GROWS * soon * (box.cap - now) * (donation.per != "flat")
    return total


def _payable(donation: Donation, me: Player) -> int:
    """What a payment donation gives for dollars and goods at hand."""
    times = donation.times
    if donation.pay_money:
        times = min(times, me.money // donation.pay_money)
    if donation.pay_goods:
        times = min(times, me.goods // donation.pay_goods)
    return times * donation.vp


class Timeline(NamedTuple):
    """The events to come: incomes by region, donations, and the next event by row."""

    income: tuple[int, ...]
    donations: int
    following: tuple[tuple[int, bool], ...]


#: The last timelines read, with their box: searches look at few of them, again and again.
_TIMELINES: Final[dict[tuple[object, ...], tuple[Box, Timeline]]] = {}


def timeline(t: Table) -> Timeline:
    """What the timeline shows, read once while the markers stand so."""
    key = (id(t.box), t.tiles, t.faces, *t.markers)
    known = _TIMELINES.get(key)
    if known is None:
        if len(_TIMELINES) > w.MOST:
            _TIMELINES.clear()
        known = _TIMELINES[key] = t.box, _read(t)
    return known[1]


def _read(t: Table) -> Timeline:
    income, donations = [0] * len(REGIONS), 0
    for row, marker in enumerate(t.markers):
        if marker < SPACES and t.tiles[row]:
            for event in t.spaces(row)[marker:]:
                if event < 4:
                    income[event] += 1
                else:
                    donations += 1
            income[t.box.last_region[row]] += 1
            donations += 1
    following = []
    if all(t.tiles) and min(t.markers) < SPACES:
        following = [t.event(t.advancing(row)) for row in range(len(ACTIONS))]
    return Timeline(tuple(income), donations, tuple(following))


def gifts_left(t: Table, me: Player, events: Timeline) -> int:
    """How many donations are to come: one under way counts until the player is past it."""
    place = (me.seat - t.first) % len(t.players)
    if t.phase not in ("use", "activate") and not (t.phase == "event" and place < t.turn):
        return events.donations
    _, donation = t.event(t.turned if t.turned >= 0 else t.row)
    return events.donations - donation


def prospects(t: Table, me: Player) -> float:
    """Points, what the end would give now, and what the holdings may still become."""
    events = timeline(t)
    rounds = t.box.rounds - t.round + (t.phase in ("row", "event", "use"))
    soon = min(1.0, rounds / w.SOON)
    paid, estate, limit = _estate(t, me, events.income, soon)
    worth = me.points + estate + _holdings(t, me, gifts_left(t, me, events), rounds)
    worth += w.EMPLOYED * rounds / t.box.rounds * (t.box.employees - me.unhired)
    worth += _staff(t, me, events, paid, rounds) + _gifts(t, me, soon, limit)
    if t.using and t.mover is me:
        worth += w.USE_LEFT * sum(t.using.uses.values()) + w.MOVE_LEFT * min(me.moves, w.MOVES_LEFT)
    elif t.phase == "event" and t.mover is me:
        worth += _to_do(t, me)
    return worth + w.RP_LEFT * me.rp + (w.CHOICE_TILE if me.choice_tile else 0.0)


#: The last estates counted, with their box: searches look at few of them, again and again.
_ESTATES: Final[dict[tuple[object, ...], tuple[Box, float, float, int]]] = {}


def _estate(t: Table, me: Player, income: tuple[int, ...], soon: float) -> tuple[float, float, int]:
    """What projects pay at an event, what all is worth that was built, a donation's limit."""
    key = (
        *(id(t.box), me.seat, soon, income, post_office(t, me)),
        *(me.sides, me.exposed, me.on_tab, me.opened, me.rooms, me.transport),
        *t.slots,
    )
    known = _ESTATES.get(key)
    if known is None:
        if len(_ESTATES) > w.MOST:
            _ESTATES.clear()
        paid = _incomes(t.box, me, soon)
        worth = w.INCOME * paid * min(sum(income), w.INCOMES) + _tracks(t.box, me, income, soon)
        worth += _tabs(t, me, soon) + _rooms(t, me, soon) + _map(t, me, soon)
        known = _ESTATES[key] = t.box, paid, worth, cap(t, me)
    return known[1:]


def _to_do(t: Table, me: Player) -> float:
    """What the round's departments promise before they are used."""
    uses, moves, rp = could_do(t, me, t.row)
    return w.USE_AHEAD * sum(uses.values()) + w.MOVE_AHEAD * moves + w.RP_AHEAD * rp


def _holdings(t: Table, me: Player, donations: int, rounds: int) -> float:
    """Dollars are for donations and activations, goods for projects and departments."""
    if rounds <= 0:
        return w.LEFT_OVER * (me.money + me.goods)
    money = w.DOLLAR * min(me.money, w.PURSE) * min(1.0, rounds / w.PURSE_ROUNDS)
    goods = _goods(me.goods) * min(1.0, rounds / w.GOODS_ROUNDS)
    return money + _gifts_to_come(t, me, donations) + goods


@lru_cache(maxsize=256)
def _goods(goods: int) -> float:
    """So many goods, while they can be used."""
    first, then, more = w.GOODS
    some = first * min(goods, 3) + then * min(max(goods - 3, 0), 3)
    return some + more * max(goods - 6, 0)


def _gifts_to_come(t: Table, me: Player, donations: int) -> float:
    """What the dollars can still give away: one donation an event, each dearer than the last."""
    number = len(me.donations) + 1
    step = t.donation_cost(me) // number
    money, gift, total = me.money, w.GIFT, 0.0
    for cost in range(step * number, step * (number + donations), step):
        if money < cost:
            return total + w.GIFT_BEGUN * gift * money / cost
        money -= cost
        total += gift
        gift *= w.GIFT_FALLS
    return total


@lru_cache(maxsize=4096)
def _worth(gain: Gain, soon: float) -> float:
    money, goods, vp, rp, hired, _ = gain
    return (w.DOLLAR * money + w.GOOD * goods + w.RP * rp + w.HIRED * hired) * soon + vp


def _incomes(box: Box, me: Player, soon: float) -> float:
    """What all built projects pay at one income event."""
    total = 0.0
    for kind, opened in enumerate(me.opened):
        for index, space in enumerate(box.tabs[kind][me.sides[kind]]) if opened else ():
            if opened >> index & 1:
                total += max([_worth(one, soon) for one in space.income])
    return total


def _tracks(box: Box, me: Player, income: tuple[int, ...], soon: float) -> float:
    """Transport: its income at events to come, and its level for links and donations."""
    total = 0.0
    for region, space in enumerate(me.transport):
        track = box.tracks[region]
        total += w.TRANSPORT * _worth(track.income[space], soon) * min(income[region], w.TRANSPORTS)
        total += w.LEVEL * track.level[space] * soon
    return total


def _staff(t: Table, me: Player, events: Timeline, paid: float, rounds: int) -> float:
    """Active employees score and work; the others may again, those away bring income home."""
    waiting = max(
        0.0, min(w.WAITS, w.WAITS_BY_ROUND * (rounds - 1))
    )  # moves and a place are to come
    ahead = t.box.rounds - t.round + (t.phase == "row")
    once, often = ahead / (ahead + w.USED_ONCE), min(w.USED_MOST, w.USED_OFTEN * ahead)
    builders = sum([disks.bit_count() for disks in me.on_tab]) + 0.0
    if t.andrew:
        builders += w.DISKS_AHEAD * ahead
    builders = min(builders, 2.0 + me.goods)
    purse, lying = me.money + me.goods, sum(me.missions)
    total = 0.0
    ready = [0.0] * len(ACTIONS)
    departments, uses = t.box.departments, uses_of(t.box)
    for cell in compress(range(CELLS), map(add, me.active, me.idle)):
        room, active, idle = me.rooms[cell], me.active[cell], me.idle[cell]
        if room < 0:
            total += waiting * idle
            lying += idle
            continue
        use, department = uses[room], departments[room]
        able = float(active)
        if use.builds:
            able = min(able, max(builders, 0.0))
            builders -= active
        works = 1.0 + use.typed * (once if use.once else often)
        total += able * works + (active - able) * (1.0 + waiting)
        ready[department.type] += able * use.worth
        if idle:
            vacant = department.places[active : active + idle]
            if use.builds and builders <= 0:
                works = 1.0 + waiting
            for cost in vacant:
                hope = works - w.EFFORT - w.WAGE * cost - waiting
                if hope > 0:
                    total += waiting + hope * (1.0 if cost <= purse else w.UNPAID)
                else:
                    total += waiting
                purse -= cost
            total += w.CROWDED * waiting * (idle - len(vacant))
            lying += idle - len(vacant)
    reserve = w.RESERVE * max(0, min(purse, w.RESERVE_EACH * lying))
    total += reserve * min(1.0, rounds / w.RESERVE_ROUNDS)
    for region, away in enumerate(me.missions):
        if away and events.income[region]:
            total += away * (w.COMES_HOME * waiting + w.TRIP * _trip(t, me, region))
            total += w.TRIP_PAID * paid
    if ahead and events.following:
        total += w.NEXT_ROUND * _next_round(t, me, events, ready, paid)
    return total


def _trip(t: Table, me: Player, region: int) -> float:
    """What an employee brings home from a region."""
    return _worth(t.box.tracks[region].income[me.transport[region]], 1.0)


def _next_round(t: Table, me: Player, events: Timeline, ready: list[float], paid: float) -> float:
    """What the next round promises: I choose its row, Andrew's card shows it, or one guesses."""
    rows, affordable = [], me.money >= t.donation_cost(me)
    for use, (region, donations) in zip(ready, events.following, strict=True):
        worth = use
        if region >= 0 and me.missions[region]:
            worth += w.NEXT_TRIP * (me.missions[region] * _trip(t, me, region) + paid)
        if donations and affordable:
            worth += w.NEXT_GIFT
        rows.append(worth)
    begun, andrew = t.phase != "row", t.andrew
    if andrew and andrew.chooses != begun:
        back = andrew.next_back if begun else andrew.back
        if 0 <= back < HARD:
            return rows[back]
    elif andrew or (t.first + begun) % len(t.players) == me.seat:
        return max(rows)
    return w.GUESS * max(rows) + (1 - w.GUESS) * sum(rows) / len(rows)


class Use(NamedTuple):
    """What one use of a department is worth, and whether it sends its employee away."""

    worth: float
    once: bool
    builds: bool
    typed: float  # the worth beside that of uses of other types


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
    typed = w.TYPES[department.type]
    if department.ongoing:
        worth = w.ONGOING_WORTH.get(department.ongoing, 1.0)
        return Use(worth, True, False, typed * worth)
    best = Use(0.0, True, False, 0.0)
    for effect in department.effects:
        worth = _worth(effect.gain, 1.0) * effect.times + 0.45 * effect.gain.moves
        worth -= _worth(effect.pay, 1.0) * effect.times
        worth += w.EFFECT_WORTH.get(effect.do, 0.0)
        worth *= 2.0 if effect.per else 1.0
        if worth * (1.0 if effect.mission else 1.8) > best.worth * (1.0 if best.once else 1.8):
            best = Use(worth, effect.mission, effect.do == "project", typed * worth)
    return best


def _tabs(t: Table, me: Player, soon: float) -> float:
    """End points of the tabs, the way to them, disks ready to be built."""
    total = 0.0
    for kind, exposed in enumerate(me.exposed):
        spaces = t.box.tabs[kind][me.sides[kind]]
        space = spaces[exposed - 1]
        total += space.vp + w.CAP * space.cap
        ready = me.on_tab[kind].bit_count()
        total += soon * _ready(ready)
        if space.kind != "end":
            total += w.TAB_PAID * soon * sum([one.cost for one in spaces[1:exposed]])
    return total


@lru_cache(maxsize=64)
def _ready(disks: int) -> float:
    """So many disks that are ready to be built."""
    return w.READY[0] * min(disks, 2) + w.READY[1] * max(0, disks - 2)


def _rooms(t: Table, me: Player, soon: float) -> float:
    """Departments built: points by row, and what they can do."""
    total = 0.0
    for department, cell in me.where.items():
        places = t.box.departments[department].places
        total += t.box.row_vp[cell // WIDTH] + w.ROOM * soon * bool(places)
    return total


def _map(t: Table, me: Player, soon: float) -> float:
    """Projects, links, and a network that may become one."""
    cities, city = t.box.cities, t.box.slot_city
    own = free = 0
    total = 0.0
    for slot, owner in enumerate(t.slots):
        if owner == me.seat:
            own |= 1 << city[slot]
            total += cities[city[slot]].vp + soon * w.PROJECT
        elif owner < 0:
            free |= 1 << city[slot]
    linked = links(t, me, own).vp
    total += soon * (own & t.box.major).bit_count() + linked
    if soon > 0.3:
        total += soon * max(0.0, _hope(t, me, own, free | own) - w.LINKED * linked)
    return total


def _hope(t: Table, me: Player, own: int, ways: int) -> float:
    """What pairs of major cities may give, the more cities are missing the less."""
    box, total = t.box, 0.0
    cities, rows = box.cities, box.links
    levels = [track.level[space] for track, space in zip(box.tracks, me.transport, strict=True)]
    for missing, pairs in gaps(box.near, box.major, own, ways).items():
        vps = []
        for a, b in pairs:
            one, two = cities[a], cities[b]
            level, other = levels[one.region], levels[two.region]
            row = rows[level] if level < other else rows[other]
            vps.append(row[one.links + two.links])
        total = max(total, (max(vps) + w.LINK) * w.MISSING**missing)
    return total


@lru_cache(maxsize=4096)
def gaps(
    near: tuple[int, ...], major: int, own: int, ways: int
) -> Mapping[int, list[tuple[int, int]]]:
    """The pairs of major cities by how many cities are missing between, the shortest way open."""
    roads, found = _roads(near), dict[int, list[tuple[int, int]]]()
    left = major & ways
    while left:
        start = left & -left
        left ^= start
        missing = 0 if own & start else 1
        goals, reached, fresh = left, 0, start
        while goals and fresh:
            reached |= fresh
            beyond = _beside(roads, fresh) & ways & ~reached
            while more := beyond & own:  # reached without another project
                reached |= more
                fresh |= more
                beyond = (beyond | _beside(roads, more) & ways) & ~reached
            met = goals & fresh
            goals ^= met
            while met:
                goal = met & -met
                met ^= goal
                pair = start.bit_length() - 1, goal.bit_length() - 1
                found.setdefault(missing, []).append(pair)
            fresh = beyond
            missing += 1
    return found


@lru_cache(maxsize=16)
def _roads(near: tuple[int, ...]) -> list[list[int]]:
    """The neighbours of every set of cities, looked up by eight cities at a time."""
    roads = []
    for eight in range(0, len(near), 8):
        found = [0]
        for neighbours in near[eight : eight + 8]:
            found += [one | neighbours for one in found]
        roads.append(found)
    return roads


def _beside(roads: list[list[int]], cities: int) -> int:
    """All neighbours of some cities."""
    found = 0
    for eight in roads:
        found |= eight[cities & 255]
        cities >>= 8
    return found


def _gifts(t: Table, me: Player, soon: float, limit: int) -> float:
    """Donations as they stand, and a part of what they may still grow."""
    total = 0.0
    for index in me.donations:
        donation = t.box.donations[index]
        now = donation_vp(t, me, donation)
        if donation.per == "payment":
            now = _payable(donation, me)
        now = min(now, limit)
        total += now + w.GIFT_GROWS * soon * (limit - now) * (donation.per != "flat")
    return total
