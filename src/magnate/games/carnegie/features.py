"""What a learned value looks at: figures of a seat, and the moment of the game."""

from __future__ import annotations

from typing import Final

from magnate.engine.knots import between

from . import weights as w
from .components import Box
from .outlook import (
    _gifts,
    _gifts_to_come,
    _incomes,
    _map,
    _rooms,
    _staff,
    _tabs,
    _to_do,
    _tracks,
    gifts_left,
    timeline,
)
from .scoring import cap, post_office
from .state import Player, Table

NAMES: Final = (
    *("one", "points", "incomes", "tracks", "tabs", "rooms", "map"),
    *("money", "purse", "gifts_to_come", "goods", "goods_few", "employed", "staff", "gifts"),
    *("uses", "moves", "to_do", "rp", "choice_tile", "donations", "active", "idle", "away"),
    *("on_tabs", "projects", "departments", "transport", "first", "turn"),
)
KNOTS: Final = (0.0, 5.0, 12.0, 20.0)


def moment(t: Table) -> tuple[float, ...]:
    """How many rounds are left, between the knots."""
    left = max(0.0, t.box.rounds - t.round + (t.phase in ("row", "event", "use")))
    return between(KNOTS, left)


#: The last estates counted, with their box: searches look at few of them, again and again.
_ESTATES: Final[dict[tuple[object, ...], tuple[Box, float, tuple[float, ...]]]] = {}


def _parts(
    t: Table, me: Player, income: tuple[int, ...], soon: float
) -> tuple[float, tuple[float, ...]]:
    key = (
        *(id(t.box), me.seat, soon, income, post_office(t, me), *t.slots, *me.transport),
        *(*me.sides, *me.exposed, *me.on_tab, *me.opened, *me.rooms),
    )
    if key not in _ESTATES:
        if len(_ESTATES) > w.MOST:
            _ESTATES.clear()
        paid = _incomes(t.box, me, soon)
        parts = (
            paid * min(sum(income), w.INCOMES),
            _tracks(t.box, me, income, soon),
            _tabs(t, me, soon),
            _rooms(t, me, soon),
            _map(t, me, soon),
        )
        _ESTATES[key] = t.box, paid, parts
    return _ESTATES[key][1:]


def features(t: Table, seat: int) -> list[float]:
    """The figures of a seat, in the order of their names."""
    me = t.players[seat]
    if min(me.sides) < 0:  # before the sides of the tabs are chosen
        return [1.0, *[0.0] * (len(NAMES) - 1)]
    events = timeline(t)
    rounds = t.box.rounds - t.round + (t.phase in ("row", "event", "use"))
    soon = min(1.0, rounds / w.SOON)
    paid, estate = _parts(t, me, events.income, soon)
    mine = t.phase != "over" and t.first >= 0 and t.mover is me
    using = t.using if mine else None
    coming = _gifts_to_come(t, me, gifts_left(t, me, events)) if rounds > 0 else 0.0
    return [
        *(1.0, me.points, *estate),
        *(min(me.money, 40), min(me.money, w.PURSE), coming, min(me.goods, 12), min(me.goods, 3)),
        t.box.employees - me.unhired,
        _staff(t, me, events, paid, rounds),
        _gifts(t, me, soon, cap(t, me)),
        sum(using.uses.values()) if using else 0,
        min(me.moves, w.MOVES_LEFT) if using else 0,
        _to_do(t, me) if mine and t.phase == "event" else 0.0,
        *(me.rp, me.choice_tile, len(me.donations)),
        *(sum(me.active), sum(me.idle), sum(me.missions)),
        sum([disks.bit_count() for disks in me.on_tab]),
        sum([disks.bit_count() for disks in me.opened]),
        *(len(me.where), sum(me.transport), t.first == seat, mine),
    ]
