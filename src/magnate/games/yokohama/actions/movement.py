"""Movement: the president walks through own assistants, or is recalled (YOK-6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import NamedTuple

from magnate.engine.decision import Why
from magnate.games.yokohama.components import ASSISTANT, BITS, BOARD, BOARDS, CANAL, YEN
from magnate.games.yokohama.options import ALL, MOVES, RECALL, All, Bring, Move, Recall, brings
from magnate.games.yokohama.state import HAND, Player, Table

from .bonus import too_dear
from .uses import ask

#: What a way costs: yen to the owner in each seat, and at last to the bank.
Fees = tuple[int, ...]


class Ground(NamedTuple):
    """What the president of a player finds: boards as bits."""

    free: int  # may be entered without a payment
    stops: int  # where a movement may end
    tolls: tuple[tuple[int, int], ...]  # boards that cost something, with the yen
    last: int  # the own station: having entered it, the president stays


def ground(t: Table, me: Player) -> Ground:
    """Where the president may walk and stop (YOK-6.1.2, YOK-6.2.2 to 6.2.6)."""
    own = sum(compress(BITS, me.on))
    if me.president != HAND:
        own &= ~(1 << me.president)
    owners: dict[int, int] = {}
    taken = 0
    for other in t.players:
        if other.president != HAND and own >> other.president & 1 and other.seat != me.seat:
            bit = 1 << other.president
            taken |= bit
            owners[bit] = owners.get(bit, 0) + 1
    last, stops = 0, own & ~taken
    if me.technologies:
        if t.station >= 0 and me.has(t.box, "station"):
            last = 1 << t.station
            taken &= ~last
            stops = own & ~taken
        if me.has(t.box, "stop_anywhere"):
            stops = own
        if taken and me.has(t.box, "no_fees"):
            taken = 0
    free = own & ~taken
    tolls = tuple([(bit, yen) for bit, yen in owners.items() if bit & taken])
    if t.near[CANAL]:
        tolls += ((1 << CANAL, 1),)
    return Ground(free, stops, tolls, last)


def ends(t: Table, me: Player) -> dict[int, tuple[int, ...]]:
    """Where a movement may end, each with the sets of tolls that ways there must pay (R-32).

    A set of tolls is given as bits of boards; sets that contain another one are left out.
    """
    found: dict[int, tuple[int, ...]] = {}
    lie = ground(t, me)
    yen = me.stock[YEN]
    if me.president == HAND:
        for bit in _bits(lie.stops & lie.free):
            found[bit.bit_length() - 1] = (0,)
        for bit, cost in lie.tolls:
            if bit & lie.stops and cost <= yen:
                found[bit.bit_length() - 1] = (bit,)
    else:
        _walk(t, me, lie, found)
    if me.has(t.box, "ride"):
        for board in _rides(t):
            found[board] = (0,)
    return found


def _walk(t: Table, me: Player, lie: Ground, found: dict[int, tuple[int, ...]]) -> None:
    """Ends on foot: first those that cost nothing, then with ever more tolls."""
    near, start, yen = t.near, me.president, me.stock[YEN]
    reached = flood(near, start, lie.free, lie.last)
    for bit in _bits(reached & lie.stops):
        found[bit.bit_length() - 1] = (0,)
    tolls = [(bit, cost) for bit, cost in lie.tolls if cost <= yen]
    if not tolls:
        return
    everything = lie.free
    for bit, _ in tolls:
        everything |= bit
    more = flood(near, start, everything, lie.last) & lie.stops & ~reached
    if not more:
        return
    for paid in range(1, 1 << len(tolls)):
        pass_through = cost = 0
        for n, (bit, yen_there) in enumerate(tolls):
            if paid >> n & 1:
                pass_through |= bit
                cost += yen_there
        if cost > yen:
            continue
        for bit in _bits(flood(near, start, lie.free | pass_through, lie.last) & more):
            board = bit.bit_length() - 1
            sets = found.get(board, ())
            if not any(one & pass_through == one for one in sets):
                kept = [one for one in sets if one & pass_through != pass_through]
                found[board] = (*kept, pass_through)


def flood(near: tuple[int, ...], start: int, allowed: int, last: int) -> int:
    """Every board that can be entered step by step; from `last` nobody goes on."""
    reached = 0
    todo = near[start] & allowed
    while todo:
        bit = todo & -todo
        reached |= bit
        todo ^= bit
        if bit != last:
            todo |= near[bit.bit_length() - 1] & allowed & ~reached
    return reached


def _bits(boards: int) -> Iterator[int]:
    while boards:
        bit = boards & -boards
        yield bit
        boards ^= bit


def _rides(t: Table) -> list[int]:
    """Tram: any location without another president, no way and no fee (YOK-16.1.20)."""
    taken = [other.president for other in t.players]  # the own one among them
    return [board for board in t.layout if board != CANAL and board not in taken]


def fees(t: Table, me: Player, tolls: int) -> Fees:
    """What a set of tolls costs, by seat and at last for the bank."""
    to = [
        int(other.seat != me.seat and other.president >= 0 and tolls >> other.president & 1)
        for other in t.players
    ]
    return (*to, tolls >> CANAL & 1)


async def move(t: Table, me: Player) -> int | None:
    """Move the president or recall it; where it acts then, if anywhere (YOK-6.1.1)."""
    t.step = "move"
    found: dict[int, tuple[int, ...]] = {}

    def steps() -> list[Move | Recall]:
        nonlocal found
        found = ends(t, me)
        options: list[Move | Recall] = [MOVES[board] for board in sorted(found)]
        if me.president != HAND:
            options.append(RECALL)
        return options

    chosen = await ask(t, me, "move", steps, barred=lambda: barred_moves(t, me))
    t.moved = True
    if isinstance(chosen, Move):
        board = BOARD[chosen.board]
        await go(t, me, board, found[board])
        return board
    if chosen is None:
        t.tell("stuck", me.seat)
    else:
        await recall(t, me)
    return None


async def go(t: Table, me: Player, board: int, routes: tuple[int, ...]) -> None:
    """Pay what the way asks for; where ways ask different owners, the player chooses (R-32)."""
    tolls = routes[0]
    if len(routes) > 1:
        named = {route_name(t, me, route): route for route in routes}
        tolls = named[await me.choose("route", tuple(named), {"board": BOARDS[board]})]
    paid = fees(t, me, tolls) if tolls else None
    told = "enter" if me.president == HAND else "move"
    me.president = board
    if t.facts is not None:
        t.tell(told, me.seat, board=BOARDS[board])
    if paid:
        pay_tolls(t, me, paid)


def pay_tolls(t: Table, me: Player, paid: Fees) -> None:
    """Fees to the owners of presidents on the way, and to the bank for the canal (YOK-6.2.4)."""
    *to_seats, bank = paid
    me.stock[YEN] -= sum(paid)
    for other, yen in zip(t.players, to_seats, strict=True):
        if yen:
            other.stock[YEN] += yen
            t.tell("fee", me.seat, owner=other.seat, n=yen)
    if bank:
        t.tell("canal", me.seat, n=bank)


def route_name(t: Table, me: Player, tolls: int) -> str:
    """A list of payments as an option: yen by seat, and at last to the bank."""
    return "-".join(map(str, fees(t, me, tolls)))


async def recall(t: Table, me: Player) -> None:
    """The president and any own assistants return to the hand (YOK-6.3.1)."""
    stood, me.president = me.president, HAND
    homes: list[str] = []
    left = [*compress(BOARD.values(), me.on)]
    one_place = "recall_one_location" in t.variants
    while left:
        choice = await me.choose("recall", homecomings(me, left, one_place=one_place))
        if choice is None:
            break
        boards = left if isinstance(choice, All) else [BOARD[choice.board]]
        for board in boards:
            n = choice.n if isinstance(choice, Bring) else me.on[board]
            me.on[board] -= n
            me.hand[ASSISTANT] += n
            homes.append(f"{BOARDS[board]}:{n}")
        left = [] if one_place else [board for board in left if board not in boards]
    t.tell("recall", me.seat, n=len(homes), board=BOARDS[stood], homes=homes)


def homecomings(me: Player, left: list[int], *, one_place: bool) -> tuple[Bring | All | None, ...]:
    """Which assistants may come home: some of one location, or all."""
    if one_place:
        return (*(brings(board, me.on[board])[-1] for board in left), None)
    some = [one for board in left for one in brings(board, me.on[board])]
    return (*some, ALL, None) if len(left) > 1 else (*some, None)


def barred_moves(t: Table, me: Player) -> dict[Move, Why]:
    """Why the president cannot end its movement on a location."""
    found = ends(t, me)
    return {MOVES[board]: _why_not(t, me, board) for board in t.layout if board not in found}


def _why_not(t: Table, me: Player, board: int) -> Why:
    if board == CANAL:
        return Why("YOK-6.2.6")
    if board == me.president:
        return Why("YOK-6.2.5", "start")
    if not me.on[board]:
        return Why("YOK-6.1.2", "none-there")
    if not ground(t, me).stops >> board & 1:
        owners = [other.seat for other in t.others_at(me, board)]
        return Why("YOK-6.1.2", "president", {"owner": owners})
    rich = me.copy()
    rich.stock[YEN] = sum(yen for _, yen in ground(t, me).tolls)
    if board in (ways := ends(t, rich)):
        return too_dear("YOK-6.2.4", min(sum(fees(t, me, tolls)) for tolls in ways[board]), me)
    return Why("YOK-6.2.2", "no-way")
