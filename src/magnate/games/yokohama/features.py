"""What a learned value looks at: figures of a seat, and the moment of the game."""

from __future__ import annotations

from typing import Final

from magnate.engine.knots import between

from . import weights as w
from .components import ASSISTANT, HOUSE, SHOP
from .outlook import (
    Sight,
    _achievement,
    _seen,
    order_worth,
    promise,
    sight_of,
    time_left,
    worths_of,
)
from .scoring import country_sets, final_scoring
from .state import Player, Table

NAMES: Final = (
    *("one", "points", "majorities", "sets", "icons", "last", "use", "copper", "silk", "tea"),
    *("fish", "yen", "crates", "staff", "hand", "shops_held", "houses_held", "built"),
    *("agents", "industry", "technologies", "met", "begun", "orders", "ready", "fulfilled"),
    *("church", "customs", "turns", "done", "promise", "president", "on", "turn"),
)
KNOTS: Final = (0.0, 4.0, 10.0, 19.0)


def moment(t: Table) -> tuple[float, ...]:
    """How many turns are to come, between the knots."""
    left = time_left(t, max(t.mover, 0)).turns if t.near else KNOTS[-1]
    return between(KNOTS, left)


#: The last figures counted, with their sights: while a search tries ways, most stay as they are.
_SEEN: Final[dict[tuple[object, ...], tuple[Sight, list[float]]]] = {}


def features(t: Table, seat: int) -> list[float]:
    """The figures of a seat, in the order of their names."""
    me = t.players[seat]
    key = _seen(t, me)
    if key not in _SEEN:
        if len(_SEEN) > w.SIGHTS:
            _SEEN.clear()
        _SEEN[key] = _look(t, me)
    sight, figures = _SEEN[key]
    promised = promise(t, me, sight) if t.step != "over" else 0.0
    return [*figures, promised, me.president >= 0, sum(me.on), t.mover == seat]


def _look(t: Table, me: Player) -> tuple[Sight, list[float]]:
    """What does not depend on where assistants and president stand."""
    time = time_left(t, me.seat)
    icons = me.icons(t.box)
    met = begun = 0.0
    for id, seats in zip(t.achievements, t.claims, strict=True):
        if me.seat not in seats:
            worth = _achievement(t, me, id, 1.0, later=bool(seats))
            points = t.box.achievements[id].later if seats else t.box.achievements[id].first
            if worth >= w.MET * points:
                met += worth
            else:
                begun += worth
    wanted = [worths_of(t.box).orders[id] for id in me.orders]
    orders = [order_worth(one, me, 1.0) for one in wanted]
    ready = [
        worth
        for one, worth in zip(wanted, orders, strict=True)
        if all(need <= me.stock[kind] for kind, need, _ in one.goods)
    ]
    figures = [
        *(1.0, me.points, sum([points[me.seat] for points in final_scoring(t)[:3]])),
        *(country_sets(icons, t.box.sets), sum(icons)),
        sum([n * then for n, then in zip(me.stock, w.LAST, strict=True)]),
        sum([use[min(n, w.MOST)] for n, use in zip(me.stock, w.USE, strict=True)]),
        *[float(min(n, 12)) for n in me.stock],
        *(min(me.hand[ASSISTANT] + sum(me.on), w.CREW), me.hand[ASSISTANT]),
        *(me.hand[SHOP], me.hand[HOUSE]),
        me.shops_built + t.houses_built(me),
        *(sum(me.agents), me.industry(t.box), len(me.technologies), met, begun),
        *(sum(orders), sum(ready), len(me.fulfilled)),
        *(t.church.count(me.seat), t.customs.count(me.seat), time.turns, time.done),
    ]
    return sight_of(t, me, time, 0.0), figures
