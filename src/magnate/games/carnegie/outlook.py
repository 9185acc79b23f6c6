"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from typing import Final

from .components import LAST, RAILROAD, SPACES, WIDTH, Box
from .departments import Gain
from .scoring import NO_LINKS, andrew_points, cap, donation_vp, groups, links, own_cities
from .state import Player, Table

#: How much of the best rival's worth counts against one's own.
RIVAL: Final = 0.25


def evaluate(t: Table, seat: int) -> float:
    """My prospects less a part of the best of the others'."""
    if t.phase == "over":
        return _final(t, seat)
    left = events_left(t)
    mine = prospects(t, t.players[seat], left)
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
            face = t.box.tiles[t.tiles[row]][t.faces[row]]
            for event in face[marker:]:
                if event < 4:
                    income[event] += 1
                else:
                    donations += 1
            income[t.box.last_region[row]] += 1
            donations += 1
    return income, donations


def prospects(t: Table, me: Player, left: tuple[list[int], int]) -> float:
    """Points, what the end would give now, and what the holdings may still become."""
    income, donations = left
    rounds = t.box.rounds - t.round + (t.phase in ("row", "event", "use"))
    soon = min(1.0, rounds / 7)
    worth = float(me.points) + _holdings(me, donations, rounds)
    paid = _incomes(t.box, me, soon)
    worth += paid * 0.3 * sum(income)
    worth += _tracks(t.box, me, income)
    worth += _staff(t, me, income, paid, rounds)
    worth += _tabs(t, me, soon)
    worth += _rooms(t, me, soon)
    worth += _map(t, me, soon)
    worth += _gifts(t, me, soon)
    if t.phase == "use" and t.mover is me:
        worth += 0.9 * sum(t.uses) + 0.12 * min(me.moves, 12)
    return worth + 0.45 * me.rp + (3.0 if me.choice_tile else 0.0)


def _holdings(me: Player, donations: int, rounds: int) -> float:
    """Dollars are for donations and activations, goods for projects and departments."""
    if rounds <= 0:
        return 0.02 * (me.money + me.goods)
    wanted = 5 * (len(me.donations) + 1) + 8 if donations else 4
    money = min(me.money, wanted)
    goods = min(me.goods, 5)
    more = (me.money - money) * (0.18 if donations > 1 else 0.05)
    return 0.42 * money + more + 0.75 * goods + 0.25 * (me.goods - goods)


def _worth(gain: Gain, soon: float) -> float:
    money, goods, vp, rp, hired, _ = gain
    return (0.33 * money + 0.75 * goods + 0.45 * rp + 1.2 * hired) * soon + vp


def _incomes(box: Box, me: Player, soon: float) -> float:
    """What all built projects pay at one income event."""
    total = 0.0
    for kind, opened in enumerate(me.opened):
        for index, space in enumerate(box.tabs[kind][me.sides[kind]]) if opened else ():
            if opened >> index & 1:
                total += max([_worth(one, soon) for one in space.income])
    return total


def _tracks(box: Box, me: Player, income: list[int]) -> float:
    """Transport: its income at events to come, railroads and last spaces for their own sake."""
    total = 0.0
    for region, space in enumerate(me.transport):
        track = box.tracks[region]
        total += 0.35 * _worth(track.income[space], 1.0) * min(income[region], 3)
        total += 0.5 * track.level[space] + (0.5 if track.level[space] == RAILROAD else 0.0)
        total += 0.1 if space == LAST else 0.0
    return total


def _staff(t: Table, me: Player, income: list[int], paid: float, rounds: int) -> float:
    """Active employees score and work; those away bring income home if an event is to come."""
    work = 0.18 * min(rounds, 8)
    total = 0.0
    departments = t.box.departments
    for cell, room in enumerate(me.rooms):
        active, idle = me.active[cell], me.idle[cell]
        if room >= 0:
            places = departments[room].places
            total += active * (1.0 + work) + (0.3 * work if active else 0.0)
            if idle:
                vacant = places[active : active + idle]
                price = 0.42 * sum(vacant)
                awake = len(vacant) * (0.9 + 0.85 * work) - price
                total += max(awake, 0.15 * len(vacant)) + 0.1 * work * (idle - len(vacant))
        elif idle:
            total += 0.1 * work * idle
    for region, away in enumerate(me.missions):
        if away and income[region]:
            each = _worth(t.box.tracks[region].income[me.transport[region]], 1.0)
            total += away * (0.5 * work + 0.8 * each) + 0.5 * paid
    return total


def _tabs(t: Table, me: Player, soon: float) -> float:
    """End points of the tabs, disks ready to be built."""
    total = 0.0
    for kind, exposed in enumerate(me.exposed):
        space = t.box.tabs[kind][me.sides[kind]][exposed - 1]
        total += space.vp + 0.6 * space.cap
        total += soon * (1.1 + 0.35 * kind) * min(me.on_tab[kind].bit_count(), 2)
        total += 0.25 * exposed * soon
    return total


def _rooms(t: Table, me: Player, soon: float) -> float:
    """Departments built: points by row, and what they can do."""
    total = 0.0
    for department, cell in me.where.items():
        total += t.box.row_vp[cell // WIDTH] + 1.2 * soon * bool(
            t.box.departments[department].places
        )
    return total


def _map(t: Table, me: Player, soon: float) -> float:
    """Projects, links, and a network that may become one."""
    cities, city = t.box.cities, t.box.slot_city
    total = 0.0
    for slot, owner in enumerate(t.slots):
        if owner == me.seat:
            total += cities[city[slot]].vp + 0.4 * soon
    own = own_cities(t, me.seat)
    found = links(t, me, own)
    total += found.vp
    sizes = [group.bit_count() for group in groups(t, own)]
    total += soon * (0.35 * max(sizes, default=0) + 0.8 * (own & t.box.major).bit_count())
    return total if found is NO_LINKS else total + soon * found.points


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
