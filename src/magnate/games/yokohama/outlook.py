"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from typing import NamedTuple

from .actions.extra import can_fulfil, progress
from .actions.movement import ends, flood, ground
from .components import ASSISTANT, BOARD, CANAL, HOUSE, IMPORTED, SHOP, YEN, Bonus, Location
from .scoring import board_ranks, country_sets, technology_ranks
from .state import FREE, HAND, Player, Table

#: What a unit of the stock is worth while it can be used: copper, silk, tea, fish, yen, crate.
WORTH = (1.1, 1.05, 0.65, 0.6, 0.6, 2.3)
#: The same at the end, where three goods or two yen make a point.
LAST = (0.33, 0.33, 0.33, 0.33, 0.5, 1.0)
#: So many of a kind are useful soon, and as many again less surely.
SOON = (3, 3, 4, 4, 7, 4)
BEFORE_THE_ACTION = ("turn", "place", "move")


class Time(NamedTuple):
    """How much time is left, from 1 to 0: for the next turns, and for what pays off slowly."""

    soon: float
    long: float


def evaluate(t: Table, seat: int) -> float:
    """My prospects less those of the best of the others."""
    if t.step == "over":
        points = [float(player.points) for player in t.players]
        mine = points.pop(seat)
        return mine - max(points)
    time = time_left(t, seat)
    ranks = [board_ranks(t, t.church, t.box.majorities["church"])]
    ranks.append(board_ranks(t, t.customs, t.box.majorities["customs"]))
    ranks.append(technology_ranks(t))
    sure = 0.9 - 0.55 * time.long
    worth = [
        sure * sum([rank[player.seat] for rank in ranks])
        + (prospects(t, player, time) if player.seat == seat else standing(player))
        for player in t.players
    ]
    mine = worth.pop(seat)
    return mine - 0.5 * max(worth) + opportunity(t, t.players[seat], time)


def time_left(t: Table, seat: int) -> Time:
    """Turns still to come once the end is known; before that, how far the nearest trigger is."""
    if t.last_round:
        seats = len(t.players)
        mine, now = (seat - t.first) % seats, (t.mover - t.first) % seats
        turns = t.last_round - t.round + (mine > now)
        return Time((0.0, 0.55, 0.8)[min(turns, 2)], 0.0)
    church, customs = t.box.thresholds[len(t.players)]
    houses, shops = t.box.built_at_end
    nearest = max(
        sum([who >= 0 for who in t.church]) / church,
        sum([who >= 0 for who in t.customs]) / customs,
        max([t.houses_built(player) for player in t.players]) / houses,
        max([player.shops_built for player in t.players]) / shops,
        1 - t.orders_left / 17,
        t.round / 22,
    )
    return Time(1.0, 1 - 0.8 * min(1.0, nearest))


def standing(other: Player) -> float:
    """What another player has to show: a turn of mine changes little more of it."""
    return other.points + sum([n * worth for n, worth in zip(other.stock, WORTH, strict=True)])


def prospects(t: Table, me: Player, time: Time) -> float:
    """Points, stock, pieces and cards, for what they may still bring."""
    soon, long = time
    worth = float(me.points)
    for n, now, then, enough in zip(me.stock, WORTH, LAST, SOON, strict=True):
        best = then + soon * (now - then)
        few, more = min(n, enough), min(max(0, n - enough), enough)
        worth += best * few + (best + then) / 2 * more + then * (n - few - more)
    icons = me.icons(t.box)
    worth += country_sets(icons, t.box.sets) + 0.8 * long * sum(icons)
    active = me.hand[ASSISTANT] + sum(me.on)
    worth += (0.25 * soon + 0.9 * long) * min(active, 13) + 0.2 * long * max(0, active - 13)
    worth += soon * (2.0 * me.hand[SHOP] + 6.0 * me.hand[HOUSE])
    worth += long * 0.9 * (me.shops_built + t.houses_built(me))
    worth += sum(me.agents) * (1 + 2.2 * soon)
    worth += long * sum([0.4 * t.box.technologies[id].industry for id in me.technologies[:6]])
    for id, seats in zip(t.achievements, t.claims, strict=True):
        if me.seat not in seats:
            worth += _achievement(t, me, id, soon, later=bool(seats))
    return worth + sum([_order(t, me, id, soon) for id in me.orders])


def _achievement(t: Table, me: Player, id: str, soon: float, *, later: bool) -> float:
    card = t.box.achievements[id]
    points = card.later if later else card.first
    parts = [min(have, need) / need for have, need in progress(t, me, card) if need]
    done = sum(parts) / len(parts)
    return 0.9 * points if done >= 1 else soon * 0.5 * points * done * done


def _order(t: Table, me: Player, id: str, soon: float) -> float:
    """An order in hand: nearly its profit once its goods are there."""
    order = t.box.orders[id]
    cost = sum([n * WORTH[good] for good, n in enumerate(order.goods)])
    profit = max(1.0, icons_worth(order.reward) + 1.5 - 0.75 * cost)
    if can_fulfil(t, me, id):
        return 0.9 * profit
    have = sum([min(n, me.stock[good]) * WORTH[good] for good, n in enumerate(order.goods)])
    return soon * profit * (0.35 + 0.4 * have / cost)


def icons_worth(bonus: Bonus) -> float:
    """A bonus in points."""
    stock = sum([n * worth for n, worth in zip(bonus.stock, WORTH, strict=True)])
    return bonus.vp + stock + 0.8 * bonus.any_goods + 0.7 * bonus.warehouse + 0.6 * bonus.assistants


def opportunity(t: Table, me: Player, time: Time) -> float:
    """The best action the president could go to: this turn, or less surely the next."""
    if t.mover == me.seat and t.step in BEFORE_THE_ACTION:
        values = [
            action_worth(t, me, board, power_at(t, me, board), time) - 0.5 * routes[0].bit_count()
            for board, routes in ends(t, me).items()
        ]
        values.sort(reverse=True)
        best = values[0] if values else 0.0
        return best + 0.15 * time.soon * sum(values[1:3])
    if not time.soon:
        return 0.0
    reach, placed = next_reach(t, me), min(2, me.hand[ASSISTANT])
    values = [
        action_worth(t, me, board, min(5, placed + power_at(t, me, board)), time)
        for board in t.layout
        if reach >> board & 1 and me.on[board] + placed
    ]
    values.sort(reverse=True)
    best = sum([value * share for value, share in zip(values, (0.45, 0.15, 0.1), strict=False)])
    return time.soon * best


def power_at(t: Table, me: Player, board: int) -> int:
    """The power there with the president."""
    return min(5, t.power_of(me, board) + (me.president != board))


def next_reach(t: Table, me: Player) -> int:
    """Boards the president may come to next turn, with an assistant put in the right place."""
    open_to = 0
    for board in t.layout:
        open_to |= 1 << board
    open_to &= ~(1 << CANAL)
    for other in t.players:
        if other.president >= 0:
            open_to &= ~(1 << other.president)
    if me.president == HAND:
        return open_to
    lie = ground(t, me)
    reached = flood(t.near, me.president, lie.free, lie.last)
    beside = t.near[me.president]
    for board in t.layout:
        if reached >> board & 1:
            beside |= t.near[board]
    return (reached | beside) & open_to


def action_worth(t: Table, me: Player, board: int, power: int, time: Time) -> float:
    """What an action there would bring, roughly."""
    location = t.box.locations[board]
    if location.gain >= 0:
        worth = _production(me, location.gain, location.scale[power], time.soon)
    else:
        worth = _commerce(t, me, board, power, location, time)
    if power == 5 and t.tokens[board]:
        worth += icons_worth(t.box.tokens[t.tokens[board]])
    if power < 4:
        return worth
    site = t.box.sites[t.sites[board]]
    taken = [player.shops[board] for player in t.players]
    builds = [0.0]
    if me.hand[SHOP] and me.shops[board] < 0:
        free = [icons_worth(one) for n, one in enumerate(site.shops) if n not in taken]
        builds.append(max(free, default=0.0) + 0.9 * time.long - 2.0 * time.soon + 1.0)
    if me.hand[HOUSE] and t.houses[board] < 0:
        builds.append(icons_worth(site.house) + 0.9 * time.long - 6.0 * time.soon + 1.0)
    return worth + max(builds)


def _production(me: Player, kind: int, n: int, soon: float) -> float:
    then = LAST[kind]
    useful = max(0, min(n, 2 * SOON[kind] - me.stock[kind]))
    return useful * (then + 0.85 * soon * (WORTH[kind] - then)) + (n - useful) * then


def _commerce(
    t: Table, me: Player, board: int, power: int, location: Location, time: Time
) -> float:
    match location.kind:
        case "port":
            reach = location.scale[power]
            room = (2.2, 1.7, 1.0, 0.0)[len(me.orders)] if reach else 0.0
            return t.box.port_vp[power] + time.soon * room * (0.7 + 0.15 * reach)
        case "laboratory":
            return _laboratory(t, me, board, power, time)
        case "employment_agency":
            return _agency(t, me, location.scale[power], time)
        case "chinatown":
            return 0.4 * min(location.scale[power], sum(me.stock[:4]) + me.stock[YEN] // 2)
        case "church":
            return _church(t, me, power)
        case _:
            most = min(me.stock[IMPORTED], location.scale[power])
            free = [
                icons_worth(space.bonus) - 2.0 * space.need + 1.5
                for space, who in zip(t.box.customs, t.customs, strict=True)
                if who == FREE and space.need <= most
            ]
            return max(free, default=0.0)


def _agency(t: Table, me: Player, pieces: int, time: Time) -> float:
    """Trading houses first, then shops, then assistants, as far as money goes."""
    yen, worth = me.stock[YEN], 0.0
    if pieces and me.warehouse[HOUSE] and (price := me.price(t.box, HOUSE)) <= yen:
        worth += time.soon * 6.0 - 0.6 * price
        yen -= price
        pieces -= 1
    shops = min(pieces, me.warehouse[SHOP], yen // max(1, t.box.shop_price))
    worth += shops * (2.0 * time.soon - 0.6 * t.box.shop_price)
    hired = min(pieces - shops, me.warehouse[ASSISTANT])
    return worth + hired * (0.25 * time.soon + 0.9 * time.long)


def _church(t: Table, me: Player, power: int) -> float:
    kinds = sum([n > 0 for n in me.stock])
    free = [
        icons_worth(space.bonus) - 0.7 * max(0, space.need - power) + 0.5
        for space, who in zip(t.box.church, t.church, strict=True)
        if who == FREE and space.need <= power + kinds
    ]
    return max(free, default=0.0)


def _laboratory(t: Table, me: Player, board: int, power: int, time: Time) -> float:
    cards = t.laboratories[board - BOARD["laboratory_a"]]
    supply = power + me.stock[IMPORTED] + me.stock[YEN] // t.box.yen_per_industry
    best = 0.0
    for space, id in enumerate(cards):
        if not id or id in me.technologies:
            continue
        technology = t.box.technologies[id]
        need = technology.industry + t.box.surcharge[space]
        if need <= supply:
            worth = technology.gain.vp if technology.at_once else 0.4 * technology.industry
            best = max(best, worth + 1.5 * time.long - 1.2 * max(0, need - power))
    return best
