"""How good a table looks for a seat, in points: for bots that look ahead.

What a player has is worth what it may still become, and that falls with the turns to come.  To it
is added what the next actions promise, the sooner the surer: so a turn is worth an action, and an
assistant on a location the power it adds there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from .actions.extra import progress
from .components import (
    ASSISTANT,
    BOARD,
    CANAL,
    HOUSE,
    IMPORTED,
    SHOP,
    YEN,
    Bonus,
    Box,
    Location,
    Order,
)
from .scoring import country_sets, final_scoring
from .state import FREE, HAND, Player, Table

#: What a unit of the stock is worth while it can be used: copper, silk, tea, fish, yen, crate.
WORTH: Final = (1.3, 1.2, 0.7, 0.65, 0.65, 3.0)
#: The same at the end, where three goods or two yen make a point.
LAST: Final = (0.33, 0.33, 0.33, 0.33, 0.5, 1.0)
#: So many of a kind are useful soon, and as many again less surely.
SOON: Final = (3, 3, 4, 4, 7, 4)
#: What so many of a kind are worth more than at the end, while they can be used.
USE: Final = tuple(
    tuple([(now - then) * (min(n, few) + min(max(0, n - few), few) / 2) for n in range(99)])
    for now, then, few in zip(WORTH, LAST, SOON, strict=True)
)
#: What the best action in reach after this turn counts, the second best, the third.
LATER: Final = (0.6, 0.35, 0.2)
#: How many turns a game is taken to have, and how many at most follow from the nearest trigger.
LENGTH: Final = 20
TO_TRIGGER: Final = 12
TURN: Final = 2.0  # what a turn to come is worth, more than to the others
LATE: Final = 1.0  # what reaching a trigger is worth, for each round beyond the length
HASTE: Final = 4.0  # the same for an action that brings the end nearer, for all that it ends
RIVAL: Final = 0.5  # how much the best of the others counts against one
ICON: Final = 0.8  # a country on an order or technology, with a whole game before it
POWER: Final = 0.9  # a building's power, likewise
INDUSTRY: Final = 0.4  # what a technology does, by its industrialisation, likewise
SHOP_WORTH: Final = 2.0  # a shop in hand
HOUSE_WORTH: Final = 6.0  # a trading house in hand
AGENT: Final = 2.2  # an agent's action, more than the point it scores
STAFF: Final = 0.7  # an assistant out of the warehouse, with a whole game before it
CREW: Final = 13  # so many are of use
ORDERED: Final = 0.4  # a good that an order in hand lacks, more than its worth
MAJORITY: Final = 1.5  # an assistant on the church or customs board, beside its bonus
MET: Final = 0.9  # how sure an order is once its goods are there, an achievement once met
BEGUN: Final = 0.5  # an achievement, by the square of what is done
COUNTRY: Final = 1.5  # an order's country, beside its reward
SPENT: Final = 0.75  # how much of the worth of its goods an order costs
TAKEN: Final = 0.35  # how sure an order's profit is without any of its goods
GATHERED: Final = 0.4  # and how much surer with them
ANY_GOOD: Final = 0.8  # icons: a good of choice, a piece out of the warehouse, an assistant sent
TAKE_OUT: Final = 0.7
SEND: Final = 0.6
TRADE: Final = 0.4  # a trade in Chinatown
FAITH: Final = 0.7  # what is paid for a point of faith, and for one of industrialisation
INDUSTRY_PAID: Final = 1.2
SLOW: Final = 14  # turns in which what pays slowly pays in full
SURE: Final = 0.9  # how sure a majority is at the end, and how much less so at the beginning
UNSURE: Final = 0.55
ORDERS: Final = 17  # about so many orders are in the deck at the beginning
SIGHTS: Final = 2048  # so many are remembered

DURING_THE_ACTION: Final = ("act", "token", "build", "return")


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
    #: What actions would bring, by board and power, as far as somebody asked.
    actions: dict[tuple[int, int], float] = field(default_factory=dict)

    def action(self, t: Table, me: Player, at: tuple[int, int]) -> float:
        """What an action would bring, with a token and a building after it."""
        if at not in self.actions:
            board, power = at
            worth = action_worth(t, me, board, power, self.time)
            self.actions[at] = worth + building_worth(t, me, board, power, self.time)
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
    if key not in _SIGHTS:
        if len(_SIGHTS) > SIGHTS:
            _SIGHTS.clear()
        _SIGHTS[key] = look(t, me)
    sight = _SIGHTS[key]
    return sight.worth + promise(t, me, sight)


def _seen(t: Table, me: Player) -> tuple[object, ...]:
    """All that a sight depends on."""
    table = (
        *(id(t.box), me.seat, t.first, t.mover, t.round, t.last_round, len(t.order_deck)),
        *(t.near, t.variants, *t.sites, *t.tokens, *t.houses, *t.achievements),
        *(*t.church, *t.customs, *map(tuple, (*t.ports, *t.laboratories)), *map(tuple, t.claims)),
        *(sum(me.on) + me.hand[ASSISTANT], *me.agents, len(me.tokens), sum(me.spent)),
        *(tuple(me.orders), tuple(me.fulfilled)),
    )
    for one in t.players:
        table += (one.points, *one.stock, *one.hand[1:], *one.warehouse, *one.shops)
        table += (tuple(one.technologies),)
    return table


def look(t: Table, me: Player) -> Sight:
    """What everybody has, for what it may still become."""
    time = time_left(t, me.seat)
    sure = SURE - UNSURE * time.long
    majorities = [sum(points) for points in zip(*final_scoring(t)[:3], strict=True)]
    worth = [
        sure * points + (prospects(t, player, time) if player is me else standing(player))
        for player, points in zip(t.players, majorities, strict=True)
    ]
    mine = worth.pop(me.seat) + TURN * time.turns + _late(t) * time.done
    return Sight(t.box, time, mine - RIVAL * max(worth))


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
            1 - t.orders_left / ORDERS,
        )
        turns = _turns(t, done)
    return Time(done, turns, 1 - 0.5**turns, min(1.0, turns / SLOW))


def _turns(t: Table, done: float) -> float:
    """How many turns are to come, by how much of a trigger has happened and by the round."""
    return max(1.0, min(LENGTH - t.round, 2 + TO_TRIGGER * (1 - done)))


def _late(t: Table) -> float:
    """What bringing the end about is worth: a game should not outlast its length for long."""
    return LATE * max(0, t.round - LENGTH)


def hastens(t: Table, time: Time, done: float) -> float:
    """What it costs to have so much of a trigger happen: turns that are taken away."""
    if t.last_round:
        return 0.0
    turns = 1.0 if done >= 1 else _turns(t, done)
    return HASTE * max(0.0, time.turns - turns) - _late(t) * max(0.0, done - time.done)


def built(box: Box, player: Player, piece: int) -> int:
    """Shops or trading houses on the board: those neither in hand nor in the warehouse."""
    pieces = box.start_hand[piece] + box.start_warehouse[piece]
    return pieces - player.hand[piece] - player.warehouse[piece]


def standing(other: Player) -> float:
    """What another player has to show: a turn of mine changes little more of it."""
    return other.points + sum([n * worth for n, worth in zip(other.stock, WORTH, strict=True)])


def prospects(t: Table, me: Player, time: Time) -> float:
    """Points, stock, pieces and cards, for what they may still bring."""
    soon, long = time.soon, time.long
    worth = float(me.points)
    for n, then, use in zip(me.stock, LAST, USE, strict=True):
        worth += then * n + soon * use[min(n, 98)]
    icons = me.icons(t.box)
    worth += country_sets(icons, t.box.sets) + ICON * long * sum(icons)
    worth += STAFF * long * min(me.hand[ASSISTANT] + sum(me.on), CREW)
    worth += soon * (SHOP_WORTH * me.hand[SHOP] + HOUSE_WORTH * me.hand[HOUSE])
    worth += POWER * long * (built(t.box, me, SHOP) + built(t.box, me, HOUSE))
    worth += sum(me.agents) * (1 + AGENT * soon)
    worth += INDUSTRY * long * me.industry(t.box)
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
    return MET * points if done >= 1 else soon * BEGUN * points * done * done


@lru_cache(maxsize=8192)
def _order(order: Order, goods: tuple[int, ...], soon: float) -> float:
    """An order in hand: nearly its profit once its goods are there."""
    cost = have = lacking = 0.0
    for need, held, worth in zip(order.goods, goods, WORTH, strict=False):
        cost += need * worth
        have += min(need, held) * worth
        lacking += need > held
    profit = max(1.0, icons_worth(order.reward) + COUNTRY - SPENT * cost)
    return soon * profit * (TAKEN + GATHERED * have / cost) if lacking else MET * profit


@lru_cache(maxsize=1024)
def icons_worth(bonus: Bonus) -> float:
    """A bonus in points."""
    stock = sum([n * worth for n, worth in zip(bonus.stock, WORTH, strict=True)])
    more = ANY_GOOD * bonus.any_goods + TAKE_OUT * bonus.warehouse + SEND * bonus.assistants
    return bonus.vp + stock + more


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
        step = t.back
    own = taken = 0
    for place, assistants in enumerate(me.on):
        if assistants and place != left:
            own |= 1 << place
    for other in t.players:
        if other.president >= 0 and other.seat != me.seat:
            taken |= 1 << other.president
    hand = min(3, me.hand[ASSISTANT] + (me.on[left] if left >= 0 else 0))
    if step in BEFORE_THE_ACTION:
        same, different = BEFORE_THE_ACTION[step]
        if step == "place" and len(t.placed) > 1:
            different = 1
        ways = ways_from(t.near, start, own)
        found = in_reach(t, me, ways, taken, min(same, hand), min(different, hand))
        values = [(sight.action(t, me, at), at[0]) for at in found]
        value, board = max(values, default=(0.0, -1))
        if board >= 0:
            worth += value
            start = board
            own &= ~(1 << board)
            hand = min(3, hand + me.on[board])
    if not time.soon:
        return worth
    found = in_reach(t, me, ways_from(t.near, start, own), taken, min(2, hand), hand)
    later = sorted([sight.action(t, me, at) for at in found], reverse=True)
    shares = zip(later, LATER, strict=False)
    return worth + time.soon * sum([value * share for value, share in shares])


def in_reach(
    t: Table, me: Player, ways: Ways, taken: int, same: int, different: int
) -> list[tuple[int, int]]:
    """Where the president may act with so many more assistants, and with what power."""
    found = [(board, 1 + same) for board in ways.through if not taken >> board & 1]
    if same:
        found += [(board, 1 + same) for board in ways.beside if not taken >> board & 1]
    if different:
        more = 1 + (different > 1)
        found += [(board, more) for board in ways.beyond if not taken >> board & 1]
    if different > 1:
        found += [(board, 2) for board in ways.off if not taken >> board & 1]
    on, shops, houses, seat = me.on, me.shops, t.houses, me.seat
    return [
        (board, min(5, power + on[board] + (shops[board] >= 0) + (houses[board] == seat)))
        for board, power in found
    ]


class Ways(NamedTuple):
    """Where the president may go."""

    through: tuple[int, ...]  # own assistants
    beside: tuple[int, ...]  # one step off them
    beyond: tuple[int, ...]  # own assistants, with one more on the way
    off: tuple[int, ...]  # one step off these


@lru_cache(maxsize=8192)
def ways_from(near: tuple[int, ...], start: int, own: int) -> Ways:
    """Where the president may go from a location, or from the hand."""
    everything = sum([1 << board for board, beside in enumerate(near) if beside]) & ~(1 << CANAL)
    if start == HAND:
        return Ways(_boards(own), _boards(everything & ~own), (), ())
    everything &= ~(1 << start)
    walk = (own | 1 << CANAL) & ~(1 << start)
    through = _spread(near, 1 << start, walk)
    beside = _beside(near, through | 1 << start) & everything & ~through
    beyond = _spread(near, beside, walk & ~through)
    off = _beside(near, beyond | beside) & everything & ~(through | beside | beyond)
    return Ways(
        _boards(through & everything), _boards(beside), _boards(beyond & everything), _boards(off)
    )


def _boards(bits: int) -> tuple[int, ...]:
    return tuple([board for board in range(len(BOARD)) if bits >> board & 1])


def _beside(near: tuple[int, ...], boards: int) -> int:
    """All neighbours of some boards."""
    found = 0
    while boards:
        board = boards & -boards
        boards ^= board
        found |= near[board.bit_length() - 1]
    return found


def _spread(near: tuple[int, ...], boards: int, walk: int) -> int:
    """Every board that can be walked to from some boards, step by step."""
    reached, todo = 0, _beside(near, boards) & walk
    while todo:
        reached |= todo
        todo = _beside(near, todo) & walk & ~reached
    return reached


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
        best = max(free, default=-9.0) + POWER * time.long - SHOP_WORTH * time.soon
    if me.hand[HOUSE] and t.houses[board] < 0:
        best = max(best, icons_worth(site.house) + POWER * time.long - HOUSE_WORTH * time.soon)
    return worth + best


def action_worth(t: Table, me: Player, board: int, power: int, time: Time) -> float:
    """What an action there would bring, roughly."""
    location = t.box.locations[board]
    if location.gain >= 0:
        return _production(t, me, location.gain, location.scale[power], time.soon)
    return _commerce(t, me, board, power, location, time)


def _production(t: Table, me: Player, kind: int, n: int, soon: float) -> float:
    have, use = me.stock[kind], USE[kind]
    worth = LAST[kind] * n + soon * (use[min(have + n, 98)] - use[min(have, 98)])
    if kind < YEN:
        for id in me.orders:
            lacking = t.box.orders[id].goods[kind] - have
            if lacking > 0:
                worth += ORDERED * soon * min(n, lacking)
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
            return TRADE * min(location.scale[power], sum(me.stock[:4]) + me.stock[YEN] // 2)
        case "church":
            return _church(t, me, power, time)
        case _:
            most = min(me.stock[IMPORTED], location.scale[power])
            crate = LAST[IMPORTED] + time.soon * (WORTH[IMPORTED] - LAST[IMPORTED])
            free = [
                icons_worth(space.bonus) - crate * space.need + MAJORITY
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
        worth += time.soon * HOUSE_WORTH - WORTH[YEN] * price
        yen -= price
        pieces -= 1
    shops = min(pieces, me.warehouse[SHOP], yen // max(1, t.box.shop_price))
    worth += shops * max(0.0, SHOP_WORTH * time.soon - WORTH[YEN] * t.box.shop_price)
    active = me.hand[ASSISTANT] + sum(me.on)
    hired = min(pieces - shops, me.warehouse[ASSISTANT], max(0, CREW - active))
    return worth + hired * STAFF * time.long


def _church(t: Table, me: Player, power: int, time: Time) -> float:
    kinds = sum([n > 0 for n in me.stock])
    free = [
        icons_worth(space.bonus) - FAITH * max(0, space.need - power) + MAJORITY
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
            worth += (INDUSTRY * technology.industry + ICON) * time.long + MAJORITY
            best = max(best, worth - INDUSTRY_PAID * max(0, need - power))
    return best
