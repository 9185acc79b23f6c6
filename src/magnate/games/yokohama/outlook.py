"""How good a table looks for a seat, in points: for bots that look ahead.

What a player has is worth what it may still become, and that falls with the turns to come.  To it
is added what the next actions promise, the sooner the surer: so a turn is worth an action, and an
assistant on a location the power it adds there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress
from operator import mul
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
from .reach import PIECES, POWER, Reach, in_reach, ways_from
from .scoring import country_sets, majorities
from .state import FREE, NEUTRAL, Player, Table


class Time(NamedTuple):
    """How near the end is, and what time is left for the next turns and for what pays slowly."""

    done: float  # how much of the nearest trigger has happened
    turns: float  # to come
    soon: float
    long: float


class Wanted(NamedTuple):
    """An order: its goods by kind, number and worth; what these cost, and its profit."""

    goods: list[tuple[int, int, float]]
    cost: float
    profit: float


class Worths:
    """What is printed in a box, in points, counted once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.church = [(space.need, icons_worth(space.bonus)) for space in box.church]
        self.customs = [(space.need, icons_worth(space.bonus)) for space in box.customs]
        self.tokens = {id: icons_worth(token) for id, token in box.tokens.items()}
        self.shops = {id: [*map(icons_worth, site.shops)] for id, site in box.sites.items()}
        self.houses = {id: icons_worth(site.house) for id, site in box.sites.items()}
        self.orders = {id: _wanted(order) for id, order in box.orders.items()}


@dataclass(slots=True)
class Sight:
    """What a seat sees beside its assistants on the board and its president."""

    worths: Worths
    time: Time
    worth: float
    built: list[int]  # by board: it and own buildings there, as one number
    lacking: list[list[int]]  # by good: how many the orders in hand lack
    #: What actions would bring, by board and pieces there, as far as somebody asked.
    actions: dict[int, float] = field(default_factory=dict)

    def promised(self, t: Table, me: Player, reach: Reach) -> list[float]:
        """What actions would bring wherever they are in reach."""
        on, built, actions, values = me.on, self.built, self.actions, []
        for boards, more in reach:
            for board in boards:
                at = built[board] + on[board] + more
                values.append(actions[at] if at in actions else self.action(t, me, at))
        return values

    def action(self, t: Table, me: Player, at: int) -> float:
        """What an action would bring, with a token and a building after it."""
        if at not in self.actions:
            board, power = at // PIECES, POWER[at % PIECES]
            location = t.box.locations[board]
            if location.gain >= 0:
                worth = _production(me, location.gain, location.scale[power], self)
            else:
                worth = _commerce(t, me, board, power, location, self)
            if power > 3:
                worth += building_worth(t, me, board, power, self)
            self.actions[at] = worth
        return self.actions[at]


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
    return (
        *(id(t.box), me.seat, t.first, t.mover, t.round, t.last_round, len(t.order_deck)),
        *(t.variants, t.sites, t.achievements, t.tokens, t.houses, t.claims),
        *(me.orders, me.fulfilled),
        *(sum(me.on) + me.hand[ASSISTANT], sum(me.agents), len(me.tokens), sum(me.spent)),
        *t.church,
        *t.customs,
        *map(tuple, t.ports),
        *map(tuple, t.laboratories),
        *map(_seen_of, t.players),
    )


def _seen_of(one: Player) -> tuple[object, ...]:
    """The same of a player, whoever he is."""
    cards = one.points, one.shops, one.technologies
    return *cards, one.hand[SHOP], one.hand[HOUSE], *one.stock, *one.warehouse


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
    return sight_of(t, me, time, mine - w.RIVAL * max(worth))


def sight_of(t: Table, me: Player, time: Time, worth: float) -> Sight:
    """What somebody for whom the table is worth that much sees beside it."""
    built = [*range(0, len(BOARD) * PIECES, PIECES)]
    for board, shop in enumerate(me.shops):
        if shop >= 0:
            built[board] += 1
    for board, house in enumerate(t.houses):
        if house == me.seat:
            built[board] += 1
    worths = worths_of(t.box)
    lacking: list[list[int]] = [[], [], [], []]
    for id in me.orders:
        for kind, need, _ in worths.orders[id].goods:
            if need > me.stock[kind]:
                lacking[kind].append(need - me.stock[kind])
    return Sight(worths, time, worth, built, lacking)


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
            spaces_taken(t.church) / church,
            spaces_taken(t.customs) / customs,
            most_built(t, HOUSE) / houses,
            most_built(t, SHOP) / shops,
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


def most_built(t: Table, piece: int) -> int:
    """How many shops or trading houses somebody has built: all but those in store."""
    left = min([player.hand[piece] + player.warehouse[piece] for player in t.players])
    return t.box.start_hand[piece] + t.box.start_warehouse[piece] - left


def spaces_taken(spaces: list[int]) -> int:
    """How many spaces of the church or customs board players have taken."""
    return len(spaces) - spaces.count(FREE) - spaces.count(NEUTRAL)


def standing(other: Player) -> float:
    """What another player has to show: a turn of mine changes little more of it."""
    stock: float = sum(map(mul, other.stock, w.WORTH))
    return other.points + stock


def prospects(t: Table, me: Player, time: Time) -> float:
    """Points, stock, pieces and cards, for what they may still bring."""
    soon, long = time.soon, time.long
    worth = float(me.points)
    for n, then, use in zip(me.stock, w.LAST, w.USE, strict=True):
        worth += then * n + soon * (use[n] if n < w.MOST else use[-1])
    icons = me.icons(t.box)
    worth += country_sets(icons, t.box.sets) + w.ICON * long * sum(icons)
    worth += w.STAFF * long * min(me.hand[ASSISTANT] + sum(me.on), w.CREW)
    worth += soon * (w.SHOP_WORTH * me.hand[SHOP] + w.HOUSE_WORTH * me.hand[HOUSE])
    worth += w.POWER * long * (me.shops_built + t.houses_built(me))
    worth += sum(me.agents) * (1 + w.AGENT * soon)
    worth += w.INDUSTRY * long * me.industry(t.box)
    for id, seats in zip(t.achievements, t.claims, strict=True):
        if me.seat not in seats:
            worth += _achievement(t, me, id, soon, later=bool(seats))
    orders = worths_of(t.box).orders
    return worth + sum([order_worth(orders[id], me, soon) for id in me.orders])


def _achievement(t: Table, me: Player, id: str, soon: float, *, later: bool) -> float:
    card = t.box.achievements[id]
    points = card.later if later else card.first
    parts = [have / need if have < need else 1.0 for have, need in progress(t, me, card) if need]
    done = sum(parts) / len(parts)
    return w.MET * points if done >= 1 else soon * w.BEGUN * points * done * done


def order_worth(order: Wanted, me: Player, soon: float) -> float:
    """An order in hand: nearly its profit once its goods are there."""
    have, lacking = 0.0, False
    for kind, need, worth in order.goods:
        held = me.stock[kind]
        if need > held:
            lacking = True
            have += held * worth
        else:
            have += need * worth
    if not lacking:
        return w.MET * order.profit
    return soon * order.profit * (w.TAKEN + w.GATHERED * have / order.cost)


def _wanted(order: Order) -> Wanted:
    goods = [one for one in zip(range(YEN), order.goods, w.WORTH, strict=False) if one[1]]
    cost = sum([need * worth for _, need, worth in goods])
    profit = max(1.0, icons_worth(order.reward) + w.COUNTRY - w.SPENT * cost)
    return Wanted(goods, cost, profit)


def icons_worth(bonus: Bonus) -> float:
    """A bonus in points."""
    stock: float = sum(map(mul, bonus.stock, w.WORTH))
    more = w.ANY_GOOD * bonus.any_goods + w.TAKE_OUT * bonus.warehouse + w.SEND * bonus.assistants
    return bonus.vp + stock + more


#: By the identity of a box: what is printed in it.
_WORTHS: Final[dict[int, Worths]] = {}


def worths_of(box: Box) -> Worths:
    """What is printed in a box, in points."""
    known = _WORTHS.get(id(box))
    if known is None:
        known = _WORTHS[id(box)] = Worths(box)
    return known


DURING_THE_ACTION: Final = ("act", "token", "build", "return")
#: The steps before the action: how many assistants may still be added there at once, and to
#: different locations, by those in hand.
BEFORE_THE_ACTION: Final = {
    step: [(min(same, hand), min(different, hand)) for hand in range(4)]
    for step, same, different in (("turn", 2, 3), ("place", 1, 2), ("placed", 1, 1), ("move", 0, 0))
}


def promise(t: Table, me: Player, sight: Sight) -> float:
    """What the actions of this turn and the next ones promise."""
    worth = 0.0
    step: str = t.step if t.mover == me.seat else ""
    start, left = me.president, -1  # a location whose assistants return
    if step in DURING_THE_ACTION:
        left, power = t.where, t.power
        if step == "act":
            worth += sight.action(t, me, left * PIECES + t.power_of(me, left))
        elif step != "return":
            worth += building_worth(t, me, left, power, sight, token=step == "token")
        step = "extra" if t.moved else "turn"
    own, taken = sum(compress(BITS, me.on)), 0
    if left >= 0:
        own &= ~(1 << left)
    for other in t.players:
        if other.president >= 0 and other.seat != me.seat:
            taken |= 1 << other.president
    hand = min(3, me.hand[ASSISTANT] + (me.on[left] if left >= 0 else 0))
    if step == "place" and len(t.placed) > 1:
        step = "placed"
    if step in BEFORE_THE_ACTION:
        ways = ways_from(t.near, start, own)
        reach = near, far = in_reach(ways, taken, *BEFORE_THE_ACTION[step][hand])
        if values := sight.promised(t, me, reach):
            value = max(values)
            worth += value
            start = board = max(compress(near[0] + far[0], map(value.__eq__, values)))
            own &= ~(1 << board)
            hand = min(3, hand + me.on[board])
    if not sight.time.soon:
        return worth
    ways = ways_from(t.near, start, own)
    reach = in_reach(ways, taken, *BEFORE_THE_ACTION["turn"][hand])
    later = sorted(sight.promised(t, me, reach), reverse=True)
    shares = zip(later, w.LATER, strict=False)
    return worth + sight.time.soon * sum([value * share for value, share in shares])


def building_worth(
    t: Table, me: Player, board: int, power: int, sight: Sight, *, token: bool = True
) -> float:
    """What a token and a building there would bring after the action."""
    if power < 4:
        return 0.0
    worth, worths, time = 0.0, sight.worths, sight.time
    if power == 5 and token and t.tokens[board]:
        worth = worths.tokens[t.tokens[board]]
    best, site = 0.0, t.sites[board]
    if me.hand[SHOP] and me.shops[board] < 0:
        taken = [player.shops[board] for player in t.players]
        free = [one for n, one in enumerate(worths.shops[site]) if n not in taken]
        best = max(free, default=-9.0) + w.POWER * time.long - w.SHOP_WORTH * time.soon
    if me.hand[HOUSE] and t.houses[board] < 0:
        house = worths.houses[site] + w.POWER * time.long - w.HOUSE_WORTH * time.soon
        best = max(best, house)
    return worth + best


def _production(me: Player, kind: int, n: int, sight: Sight) -> float:
    have, use, soon = me.stock[kind], w.USE[kind], sight.time.soon
    held = min(have, w.MOST)
    worth = w.LAST[kind] * n + soon * (use[held + n] - use[held])
    if kind < YEN:
        for lacking in sight.lacking[kind]:
            worth += w.ORDERED * soon * min(n, lacking)
    return worth


def _commerce(
    t: Table, me: Player, board: int, power: int, location: Location, sight: Sight
) -> float:
    time = sight.time
    match location.kind:
        case "port":
            return t.box.port_vp[power] + _port(t, me, board, location.scale[power], sight)
        case "laboratory":
            return _laboratory(t, me, board, power, time)
        case "employment_agency":
            return _agency(t, me, location.scale[power], time)
        case "chinatown":
            return w.TRADE * min(location.scale[power], sum(me.stock[:4]) + me.stock[YEN] // 2)
        case "church":
            return _church(t, me, power, sight)
        case _:
            most = min(me.stock[IMPORTED], location.scale[power])
            crate = w.LAST[IMPORTED] + time.soon * (w.WORTH[IMPORTED] - w.LAST[IMPORTED])
            free = [
                worth - crate * need + w.MAJORITY
                for (need, worth), who in zip(sight.worths.customs, t.customs, strict=True)
                if who == FREE and need <= most
            ]
            if not free:
                return 0.0
            done = spaces_taken(t.customs) + 1
            haste = hastens(t, time, done / t.box.thresholds[len(t.players)][1])
            return max(0.0, max(free) - haste)


def _port(t: Table, me: Player, board: int, zones: int, sight: Sight) -> float:
    """The order in reach that promises most, while the hand has room."""
    if not zones or len(me.orders) > 2:
        return 0.0
    port = t.ports[board - BOARD["port_a"]]
    orders = sight.worths.orders
    best = [
        order_worth(orders[id], me, sight.time.soon)
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


def _church(t: Table, me: Player, power: int, sight: Sight) -> float:
    most = power + len(me.stock) - me.stock.count(0)
    free = [
        worth - (w.FAITH * (need - power) if need > power else 0.0) + w.MAJORITY
        for (need, worth), who in zip(sight.worths.church, t.church, strict=True)
        if who == FREE and need <= most
    ]
    if not free:
        return 0.0
    done = spaces_taken(t.church) + 1
    haste = hastens(t, sight.time, done / t.box.thresholds[len(t.players)][0])
    return max(0.0, max(free) - haste)


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
