"""Tables of Nippon laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence

from magnate.engine.copying import added, replaced
from magnate.engine.decision import Why
from magnate.engine.position import Position
from magnate.games.nippon import GAME
from magnate.games.nippon.actions import barred
from magnate.games.nippon.actions.bonuses import grant
from magnate.games.nippon.components import GOODS, TRACKS, Box
from magnate.games.nippon.options import Slot
from magnate.games.nippon.state import Player, Table, new_table

BOX: Box = GAME.standard.box(GAME.load)


def laid_out(seats: int = 2, mover: int = 0) -> Table:
    """A table at the start of a turn: the city tiles and the colours of the workers in their order.

    Slots 0, 2, 4 hold black, red, grey; slots 1 and 3 blue, white, yellow; the rows go on so.
    """
    t = new_table(BOX, seats, frozenset())
    t.first = t.mover = mover
    for n, tile in enumerate(BOX.city_tiles):
        if n < len(BOX.cities):
            t.cities += ((tile, 0),)
            t.facing += BOX.city_tiles[tile]
    colours = list(BOX.colours) * 8
    for places in (t.slots, t.rows):
        for place in range(len(places)):
            size = t.rules.slot if places is t.slots else t.rules.row
            places[place] = tuple(colours.pop(0) for _ in range(size))
            for colour in places[place]:
                t.bag[BOX.colours.index(colour)] -= 1
    t.owed = []
    return t


def position(t: Table, *, tell: bool = False) -> Position[Table]:
    """A position that waits for the mover."""
    return Position(GAME, t, tell=tell)


def owns(me: Player, tile: str, stock: int = 0, machine: int = 0, t: Table | None = None) -> None:
    """Give a player a factory as if it had been built before."""
    good = BOX.tiles[tile].good
    me.tiles, me.machines = replaced(me.tiles, good, tile), replaced(me.machines, good, machine)
    me.stock[good] = stock
    if BOX.tiles[tile].timing == "permanent":
        for effect in BOX.tiles[tile].effects:
            grant(me, effect)
    if t is not None:
        left = tuple(one for one in t.factories[good] if one != tile)
        t.factories = replaced(t.factories, good, left)


def put(t: Table, city: str, side: str, seat: int, value: int) -> None:
    """Lay an influence tile of a seat on a slot."""
    slot = t.box.slot_numbers[Slot(city, side)]
    t.placed[slot], t.owners[slot] = value, seat
    t.players[seat].influence = added(t.players[seat].influence, value, -1)


def lies(t: Table, city: str, side: str) -> tuple[int, int] | None:
    """Seat and value of the tile on a slot."""
    slot = t.box.slot_numbers[Slot(city, side)]
    return (t.owners[slot], t.placed[slot]) if t.placed[slot] else None


def lay_lines(t: Table, region: int, trains: Sequence[int] = (), ships: Sequence[int] = ()) -> None:
    """Lay trains and ships of these seats into a region."""
    t.trains[region], t.ships[region] = tuple(trains), tuple(ships)


def closed(t: Table, action: str) -> Why | None:
    """Why an action is closed to the mover."""
    return barred(t, t.players[t.mover], action)


def hold(t: Table, me: Player, *colours: str) -> None:
    """Workers out of the bag onto the player's board."""
    for colour in colours:
        t.bag[BOX.colours.index(colour)] -= 1
        me.workers += (colour,)


def stock(me: Player, good: str) -> int:
    """The goods of one kind."""
    return me.stock[GOODS.index(good)]


def at(me: Player, **spaces: int) -> Player:
    """Set markers by their space."""
    for track, space in spaces.items():
        me.at = replaced(me.at, TRACKS.index(track), space)
    return me


def empty_rows(t: Table) -> None:
    """All workers of the rows go back into the bag."""
    for row in t.rows:
        for colour in row:
            t.bag[BOX.colours.index(colour)] += 1
    t.rows = [()] * len(t.rows)


def thin(t: Table, slot: int, *colours: str) -> None:
    """Only these workers stay on an action slot; the others go into the bag."""
    for colour in t.slots[slot]:
        t.bag[BOX.colours.index(colour)] += 1
    for colour in colours:
        t.bag[BOX.colours.index(colour)] -= 1
    t.slots[slot] = colours


def vp(t: Table, seats: Sequence[int] | None = None) -> list[int]:
    """Points by seat."""
    return [t.players[seat].points for seat in (seats or range(len(t.players)))]
