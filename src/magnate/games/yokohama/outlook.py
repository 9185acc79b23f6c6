"""How good a table looks for a seat, in points: for bots that look ahead.

What a player has is worth what it may still become, and that falls with the turns to come.  To it
is added what the next actions promise, the sooner the surer: so a turn is worth an action, and an
assistant on a location the power it adds there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from typing import Final, NamedTuple

from . import weights as w
from .actions.extra import progress
from .components import (
    ASSISTANT,
    BITS,
    BOARD,
    HOUSE,
    IMPORTED,
    SHOP,
    YEN,
    Bonus,
    Box,
    Location,
    Order,
)
from .reach import in_reach, ways_from
from .scoring import country_sets, majorities
from .state import FREE, Player, Table


class Time(NamedTuple):
    """How near the end is, and what time is left for the next turns and for what pays slowly."""

    done: float  # how much of the nearest trigger has happened
    turns: float  # to come
    soon: float
    long: float


@dataclass(slots=True)
class Sight:
    """What a seat sees beside its assistants on the board and its president."""

    box: Box
    time: Time
    worth: float
    built: list[int]  # by board: the power of own buildings
    #: What actions would bring, by board and power, as far as somebody asked.
    actions: dict[tuple[int, int], float] = field(default_factory=dict)

    def action(self, t: Table, me: Player, at: tuple[int, int]) -> float:
        """What an action would bring, with a token and a building after it."""
        known = self.actions.get(at)
        if known is None:
            board, power = at
            known = action_worth(t, me, board, power, self.time)
            known += building_worth(t, me, board, power, self.time)
            self.actions[at] = known
        return known


#: The last sights: while a search tries placements and ways, all else stays as it is.
_SIGHTS: Final[dict[tuple[object, ...], Sight]] = {}


def evaluate(t: Table, seat: int) -> float:
    """My prospects less a part of those of the best of the others."""
    if t.step == "over":
        points = [float(player.points) for player in t.players]
        mine = points.pop(seat)
        return mine - max(points)
    me = t.players[seat]
    key = _seen(t, me)
    sight = _SIGHTS.get(key)
    if sight is None:
        if len(_SIGHTS) > w.SIGHTS:
            _SIGHTS.clear()
        sight = _SIGHTS[key] = look(t, me)
    return sight.worth + promise(t, me, sight)


def _seen(t: Table, me: Player) -> tuple[object, ...]:
    """All that a sight depends on."""
    seen = [
        *(id(t.box), me.seat, t.first, t.mover, t.round, t.last_round, len(t.order_deck)),
        *(t.near, t.variants, *t.sites, *t.tokens, *t.houses, *t.achievements),
        *(*t.church, *t.customs, *map(tuple, (*t.ports, *t.laboratories)), *map(tuple, t.claims)),
        *(sum(me.on) + me.hand[ASSISTANT], *me.agents, len(me.tokens), sum(me.spent)),
        *(tuple(me.orders), tuple(me.fulfilled)),
    ]
    for one in t.players:
        seen += (one.points, *one.stock, *one.hand[1:], *one.warehouse, *one.shops)
        seen.append(tuple(one.technologies))
    return tuple(seen)


def look(t: Table, me: Player) -> Sight:
    """What everybody has, for what it may still become."""
    time = time_left(t, me.seat)
    sure = w.SURE - w.UNSURE * time.long
    leads = [sum(points) for points in zip(*majorities(t), strict=True)]
    worth = [
        sure * points + (prospects(t, player, time) if player is me else standing(player))
        for player, points in zip(t.players, leads, strict=True)
    ]
    mine = worth.pop(me.seat) + w.TURN * time.turns + _late(t) * time.done
    return Sight(t.box, time, mine - w.RIVAL * max(worth), built_there(t, me))


def built_there(t: Table, me: Player) -> list[int]:
    """By board: the power of own buildings."""
    return [
        (shop >= 0) + (house == me.seat) for shop, house in zip(me.shops, t.houses, strict=True)
    ]


def time_left(t: Table, seat: int) -> Time:
    """Turns still to come once the end is known; before that, how far the nearest trigger is."""
    if t.last_round:
        seats = len(t.players)
        mine, now = (seat - t.first) % seats, (t.mover - t.first) % seats
        done, turns = 1.0, float(t.last_round - t.round + (mine > now))
    else:
        church, customs = t.box.thresholds[len(t.players)]
        houses, shops = t.box.built_at_end
        done = max(
            sum([who >= 0 for who in t.church]) / church,
            sum([who >= 0 for who in t.customs]) / customs,
            max([built(t.box, player, HOUSE) for player in t.players]) / houses,
            max([built(t.box, player, SHOP) for player in t.players]) / shops,
            1 - t.orders_left / w.ORDERS,
        )
        turns = _turns(t, done)
    return Time(done, turns, 1 - 0.5**turns, min(1.0, turns / w.SLOW))


def _turns(t: Table, done: float) -> float:
    """How many turns are to come, by how much of a trigger has happened and by the round."""
    return max(1.0, min(w.LENGTH - t.round, 2 + w.TO_TRIGGER * (1 - done)))


def _late(t: Table) -> float:
    """What bringing the end about is worth: a game should not outlast its length for long."""
    return w.LATE * max(0, t.round - w.LENGTH)


def hastens(t: Table, time: Time, done: float) -> float:
    """What it costs to have so much of a trigger happen: turns that are taken away."""
    if t.last_round:
        return 0.0
    turns = 1.0 if done >= 1 else _turns(t, done)
    return w.HASTE * max(0.0, time.turns - turns) - _late(t) * max(0.0, done - time.done)


def built(box: Box, player: Player, piece: int) -> int:
    """Shops or trading houses on the board: those neither in hand nor in the warehouse."""
    pieces = box.start_hand[piece] + box.start_warehouse[piece]
    return pieces - player.hand[piece] - player.warehouse[piece]


def standing(other: Player) -> float:
    """What another player has to show: a turn of mine changes little more of it."""
    return other.points + sum([n * worth for n, worth in zip(other.stock, w.WORTH, strict=True)])


def prospects(t: Table, me: Player, time: Time) -> float:
    """Points, stock, pieces and cards, for what they may still bring."""
    soon, long = time.soon, time.long
    worth = float(me.points)
    for n, then, use in zip(me.stock, w.LAST, w.USE, strict=True):
        worth += then * n + soon * use[min(n, 98)]
    icons = me.icons(t.box)
    worth += country_sets(icons, t.box.sets) + w.ICON * long * sum(icons)
    worth += w.STAFF * long * min(me.hand[ASSISTANT] + sum(me.on), w.CREW)
    worth += soon * (w.SHOP_WORTH * me.hand[SHOP] + w.HOUSE_WORTH * me.hand[HOUSE])
    worth += w.POWER * long * (built(t.box, me, SHOP) + built(t.box, me, HOUSE))
    worth += sum(me.agents) * (1 + w.AGENT * soon)
    worth += w.INDUSTRY * long * me.industry(t.box)
    for id, seats in zip(t.achievements, t.claims, strict=True):
        if me.seat not in seats:
            worth += _achievement(t, me, id, soon, later=bool(seats))
    goods, orders = tuple(me.stock[:4]), t.box.orders
    return worth + sum([_order(orders[id], goods, soon) for id in me.orders])


def _achievement(t: Table, me: Player, id: str, soon: float, *, later: bool) -> float:
    card = t.box.achievements[id]
    points = card.later if later else card.first
    parts = [min(have, need) / need for have, need in progress(t, me, card) if need]
    done = sum(parts) / len(parts)
    return w.MET * points if done >= 1 else soon * w.BEGUN * points * done * done


@lru_cache(maxsize=8192)
def _order(order: Order, goods: tuple[int, ...], soon: float) -> float:
    """An order in hand: nearly its profit once its goods are there."""
    cost = have = lacking = 0.0
    for need, held, worth in zip(order.goods, goods, w.WORTH, strict=False):
        cost += need * worth
        have += min(need, held) * worth
        lacking += need > held
    profit = max(1.0, icons_worth(order.reward) + w.COUNTRY - w.SPENT * cost)
    return soon * profit * (w.TAKEN + w.GATHERED * have / cost) if lacking else w.MET * profit


@lru_cache(maxsize=1024)
def icons_worth(bonus: Bonus) -> float:
    """A bonus in points."""
    stock = sum([n * worth for n, worth in zip(bonus.stock, w.WORTH, strict=True)])
    more = w.ANY_GOOD * bonus.any_goods + w.TAKE_OUT * bonus.warehouse + w.SEND * bonus.assistants
    return bonus.vp + stock + more


DURING_THE_ACTION: Final = ("act", "token", "build", "return")
#: The steps before the action, with what may still be added in them.
BEFORE_THE_ACTION: Final = {"turn": (2, 3), "place": (1, 2), "move": (0, 0)}


def promise(t: Table, me: Player, sight: Sight) -> float:
    """What the actions of this turn and the next ones promise."""
    time, worth, step = sight.time, 0.0, t.step if t.mover == me.seat else ""
    start, left = me.president, -1  # a location whose assistants return
    if step in DURING_THE_ACTION:
        left, power = t.where, t.power
        if step == "act":
            worth += sight.action(t, me, (left, t.power_of(me, left)))
        elif step != "return":
            worth += building_worth(t, me, left, power, time, token=step == "token")
        step = "extra" if t.moved else "turn"
    own, taken = sum(compress(BITS, me.on)), 0
    if left >= 0:
        own &= ~(1 << left)
    for other in t.players:
        if other.president >= 0 and other.seat != me.seat:
            taken |= 1 << other.president
    hand = min(3, me.hand[ASSISTANT] + (me.on[left] if left >= 0 else 0))
    if step in BEFORE_THE_ACTION:
        same, different = BEFORE_THE_ACTION[step]
        if step == "place" and len(t.placed) > 1:
            different = 1
        ways = ways_from(t.near, start, own)
        found = in_reach(me, sight.built, ways, taken, min(same, hand), min(different, hand))
        values = [(sight.action(t, me, at), at[0]) for at in found]
        value, board = max(values, default=(0.0, -1))
        if board >= 0:
            worth += value
            start = board
            own &= ~(1 << board)
            hand = min(3, hand + me.on[board])
    if not time.soon:
        return worth
    ways = ways_from(t.near, start, own)
    found = in_reach(me, sight.built, ways, taken, min(2, hand), hand)
    later = sorted([sight.action(t, me, at) for at in found], reverse=True)
    shares = zip(later, w.LATER, strict=False)
    return worth + time.soon * sum([value * share for value, share in shares])


def building_worth(
    t: Table, me: Player, board: int, power: int, time: Time, *, token: bool = True
) -> float:
    """What a token and a building there would bring after the action."""
    if power < 4:
        return 0.0
    worth = 0.0
    if power == 5 and token and t.tokens[board]:
        worth = icons_worth(t.box.tokens[t.tokens[board]])
    best = 0.0
    site = t.box.sites[t.sites[board]]
    if me.hand[SHOP] and me.shops[board] < 0:
        taken = [player.shops[board] for player in t.players]
        free = [icons_worth(one) for n, one in enumerate(site.shops) if n not in taken]
        best = max(free, default=-9.0) + w.POWER * time.long - w.SHOP_WORTH * time.soon
    if me.hand[HOUSE] and t.houses[board] < 0:
        best = max(best, icons_worth(site.house) + w.POWER * time.long - w.HOUSE_WORTH * time.soon)
    return worth + best


def action_worth(t: Table, me: Player, board: int, power: int, time: Time) -> float:
    """What an action there would bring, roughly."""
    location = t.box.locations[board]
    if location.gain >= 0:
        return _production(t, me, location.gain, location.scale[power], time.soon)
    return _commerce(t, me, board, power, location, time)


def _production(t: Table, me: Player, kind: int, n: int, soon: float) -> float:
    have, use = me.stock[kind], w.USE[kind]
    worth = w.LAST[kind] * n + soon * (use[min(have + n, 98)] - use[min(have, 98)])
    if kind < YEN:
        for id in me.orders:
            lacking = t.box.orders[id].goods[kind] - have
            if lacking > 0:
                worth += w.ORDERED * soon * min(n, lacking)
    return worth


def _commerce(
    t: Table, me: Player, board: int, power: int, location: Location, time: Time
) -> float:
    match location.kind:
        case "port":
            return t.box.port_vp[power] + _port(t, me, board, location.scale[power], time)
        case "laboratory":
            return _laboratory(t, me, board, power, time)
        case "employment_agency":
            return _agency(t, me, location.scale[power], time)
        case "chinatown":
            return w.TRADE * min(location.scale[power], sum(me.stock[:4]) + me.stock[YEN] // 2)
        case "church":
            return _church(t, me, power, time)
        case _:
            most = min(me.stock[IMPORTED], location.scale[power])
            crate = w.LAST[IMPORTED] + time.soon * (w.WORTH[IMPORTED] - w.LAST[IMPORTED])
            free = [
                icons_worth(space.bonus) - crate * space.need + w.MAJORITY
                for space, who in zip(t.box.customs, t.customs, strict=True)
                if who == FREE and space.need <= most
            ]
            if not free:
                return 0.0
            done = sum([who >= 0 for who in t.customs]) + 1
            haste = hastens(t, time, done / t.box.thresholds[len(t.players)][1])
            return max(0.0, max(free) - haste)


def _port(t: Table, me: Player, board: int, zones: int, time: Time) -> float:
    """The order in reach that promises most, while the hand has room."""
    if not zones or len(me.orders) > 2:
        return 0.0
    port = t.ports[board - BOARD["port_a"]]
    goods, orders = tuple(me.stock[:4]), t.box.orders
    best = [
        _order(orders[id], goods, time.soon)
        for space, id in enumerate(port)
        if id and t.box.zones[space] <= zones
    ]
    return max(best, default=0.0)


def _agency(t: Table, me: Player, pieces: int, time: Time) -> float:
    """Trading houses first, then shops, then assistants, as far as money goes."""
    yen, worth = me.stock[YEN], 0.0
    if pieces and me.warehouse[HOUSE] and (price := me.price(t.box, HOUSE)) <= yen:
        worth += time.soon * w.HOUSE_WORTH - w.WORTH[YEN] * price
        yen -= price
        pieces -= 1
    shops = min(pieces, me.warehouse[SHOP], yen // max(1, t.box.shop_price))
    worth += shops * max(0.0, w.SHOP_WORTH * time.soon - w.WORTH[YEN] * t.box.shop_price)
    active = me.hand[ASSISTANT] + sum(me.on)
    hired = min(pieces - shops, me.warehouse[ASSISTANT], max(0, w.CREW - active))
    return worth + hired * w.STAFF * time.long


def _church(t: Table, me: Player, power: int, time: Time) -> float:
    kinds = sum([n > 0 for n in me.stock])
    free = [
        icons_worth(space.bonus) - w.FAITH * max(0, space.need - power) + w.MAJORITY
        for space, who in zip(t.box.church, t.church, strict=True)
        if who == FREE and space.need <= power + kinds
    ]
    if not free:
        return 0.0
    done = sum([who >= 0 for who in t.church]) + 1
    return max(0.0, max(free) - hastens(t, time, done / t.box.thresholds[len(t.players)][0]))


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
            worth = technology.gain.vp if technology.at_once else 0.0
            worth += (w.INDUSTRY * technology.industry + w.ICON) * time.long + w.MAJORITY
            best = max(best, worth - w.INDUSTRY_PAID * max(0, need - power))
    return best
