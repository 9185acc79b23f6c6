"""How good a table looks for a seat, in points: for bots that look ahead."""

from __future__ import annotations

from .actions.extra import can_fulfil, progress
from .actions.movement import ends
from .components import ASSISTANT, BOARD, HOUSE, IMPORTED, SHOP, YEN, Bonus, Location
from .scoring import board_ranks, country_sets, technology_ranks
from .state import FREE, HAND, Player, Table

#: What a unit of the stock is worth while the game goes on: copper, silk, tea, fish, yen, crate.
WORTH = (0.95, 0.9, 0.55, 0.5, 0.5, 2.0)
#: The same at the end, where three goods or two yen make a point.
LAST = (0.33, 0.33, 0.33, 0.33, 0.5, 1.0)
BEFORE_THE_ACTION = ("turn", "place", "move")


def evaluate(t: Table, seat: int) -> float:
    """My prospects less the best of the others'."""
    if t.step == "over":
        points = [float(player.points) for player in t.players]
        mine = points.pop(seat)
        return mine - max(points)
    late = lateness(t)
    ranks = [board_ranks(t, t.church, t.box.majorities["church"])]
    ranks.append(board_ranks(t, t.customs, t.box.majorities["customs"]))
    ranks.append(technology_ranks(t))
    sure = 0.35 + 0.65 * late
    worth = [
        sure * sum([rank[player.seat] for rank in ranks])
        + (prospects(t, player, late) if player.seat == seat else standing(player))
        for player in t.players
    ]
    mine = worth.pop(seat)
    return mine - 0.5 * max(worth) + opportunity(t, t.players[seat], late)


def standing(other: Player) -> float:
    """What another player has to show: a turn of mine changes little more of it."""
    return other.points + sum([n * worth for n, worth in zip(other.stock, WORTH, strict=True)])


def lateness(t: Table) -> float:
    """How near the end is, from 0 to 1."""
    if t.last_round:
        return 1.0 if t.round >= t.last_round else 0.9
    church, customs = t.box.thresholds[len(t.players)]
    houses, shops = t.box.built_at_end
    nearest = max(
        sum([who >= 0 for who in t.church]) / church,
        sum([who >= 0 for who in t.customs]) / customs,
        max([t.houses_built(player) for player in t.players]) / houses,
        max([player.shops_built for player in t.players]) / shops,
        1 - t.orders_left / 17,
    )
    return 0.85 * float(min(1.0, nearest) ** 1.5)


def prospects(t: Table, me: Player, late: float) -> float:
    """Points, stock, pieces and cards, for what they may still bring."""
    early = 1 - late
    worth = float(me.points)
    for n, now, then in zip(me.stock, WORTH, LAST, strict=True):
        # More of one kind than can be used soon is worth little more than at the end.
        worth += min(n, 6) * (early * now + late * then) + max(0, n - 6) * then
    icons = me.icons(t.box)
    worth += country_sets(icons, t.box.sets) + 0.7 * early * sum(icons)
    active = me.hand[ASSISTANT] + sum(me.on)
    worth += early * (1.1 * min(active, 12) + 0.3 * max(0, active - 12))
    worth += early * (1.8 * me.hand[SHOP] + 5.5 * me.hand[HOUSE])
    worth += early * 0.9 * (me.shops_built + t.houses_built(me))
    worth += sum(me.agents) * (1 + 2.2 * early)
    worth += early * sum([0.35 * t.box.technologies[id].industry for id in me.technologies])
    for id, seats in zip(t.achievements, t.claims, strict=True):
        if me.seat not in seats:
            worth += _achievement(t, me, id, early, later=bool(seats))
    return worth + sum([_order(t, me, id, early) for id in me.orders])


def _achievement(t: Table, me: Player, id: str, early: float, *, later: bool) -> float:
    card = t.box.achievements[id]
    points = card.later if later else card.first
    parts = [min(have, need) / need for have, need in progress(t, me, card) if need]
    done = sum(parts) / len(parts)
    return 0.9 * points if done >= 1 else early * 0.45 * points * done * done


def _order(t: Table, me: Player, id: str, early: float) -> float:
    """An order in hand: nearly its reward once its goods are there."""
    order = t.box.orders[id]
    reward = icons_worth(order.reward)
    cost = sum([n * WORTH[good] for good, n in enumerate(order.goods)])
    if can_fulfil(t, me, id):
        return max(0.5, 0.9 * (reward + 1.2 - cost))
    have = sum([min(n, me.stock[good]) * WORTH[good] for good, n in enumerate(order.goods)])
    return early * (0.4 + 0.6 * max(0.5, reward + 1.2 - cost) * have / cost)


def icons_worth(bonus: Bonus) -> float:
    """A bonus in points."""
    stock = sum([n * worth for n, worth in zip(bonus.stock, WORTH, strict=True)])
    return bonus.vp + stock + 0.8 * bonus.any_goods + 0.7 * bonus.warehouse + 0.6 * bonus.assistants


def opportunity(t: Table, me: Player, late: float) -> float:
    """The best action the president could go to: this turn, or less surely the next."""
    now = t.mover == me.seat and t.step in BEFORE_THE_ACTION
    if not now and t.last_round and (t.round >= t.last_round):
        return 0.0
    yen = me.stock[YEN]
    values = []
    for board, routes in ends(t, me).items():
        power = min(5, t.power_of(me, board) + (me.president != board))
        values.append(action_worth(t, me, board, power, late) - 0.5 * routes[0].bit_count())
    values.sort(reverse=True)
    if now:
        best = values[0] if values else 0.0
        return best + 0.15 * sum(values[1:3])
    best = sum([value * share for value, share in zip(values, (0.5, 0.2, 0.1), strict=False)])
    free = 0.6 if me.president == HAND else 0.0
    return best + free + 0.03 * min(yen, 3)


def action_worth(t: Table, me: Player, board: int, power: int, late: float) -> float:
    """What an action there would bring, roughly."""
    location = t.box.locations[board]
    if location.gain >= 0:
        worth = (1 - 0.5 * late) * location.scale[power] * WORTH[location.gain]
    else:
        worth = _commerce(t, me, board, power, location, late)
    if power == 5 and t.tokens[board]:
        worth += icons_worth(t.box.tokens[t.tokens[board]])
    if power >= 4:
        site = t.box.sites[t.sites[board]]
        taken = [player.shops[board] for player in t.players]
        builds = [0.0]
        if me.hand[SHOP] and me.shops[board] < 0:
            free = [icons_worth(one) for n, one in enumerate(site.shops) if n not in taken]
            builds.append(max(free, default=0.0) - 0.9 * (1 - late))
        if me.hand[HOUSE] and t.houses[board] < 0:
            builds.append(icons_worth(site.house) - 4.6 * (1 - late))
        worth += max(builds)
    return worth


def _commerce(
    t: Table, me: Player, board: int, power: int, location: Location, late: float
) -> float:
    early = 1 - late
    match location.kind:
        case "port":
            room = len(me.orders) < 3
            reach = location.scale[power]
            return t.box.port_vp[power] + (early * (0.6 + 0.5 * reach) if room and reach else 0.0)
        case "laboratory":
            return _laboratory(t, me, board, power, early)
        case "employment_agency":
            pieces = location.scale[power]
            dear = me.stock[YEN] >= 4 and me.warehouse[HOUSE] > 0
            return early * (0.8 * pieces + (1.6 if dear and pieces else 0.0))
        case "chinatown":
            return 0.45 * min(location.scale[power], sum(me.stock[:4]) + me.stock[YEN] // 2)
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


def _church(t: Table, me: Player, power: int) -> float:
    kinds = sum([n > 0 for n in me.stock])
    free = [
        icons_worth(space.bonus) - 0.7 * max(0, space.need - power) + 0.5
        for space, who in zip(t.box.church, t.church, strict=True)
        if who == FREE and space.need <= power + kinds
    ]
    return max(free, default=0.0)


def _laboratory(t: Table, me: Player, board: int, power: int, early: float) -> float:
    cards = t.laboratories[board - BOARD["laboratory_a"]]
    supply = power + me.stock[IMPORTED] + me.stock[YEN] // t.box.yen_per_industry
    best = 0.0
    for space, id in enumerate(cards):
        if not id or id in me.technologies:
            continue
        technology = t.box.technologies[id]
        need = technology.industry + t.box.surcharge[space]
        if need <= supply:
            worth = technology.gain.vp if technology.at_once else 0.6 * early * technology.industry
            best = max(best, worth + 1.5 - 1.1 * max(0, need - power))
    return best
