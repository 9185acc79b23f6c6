"""What lies on the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from magnate.engine.copying import copied, replaced
from magnate.engine.decision import Why
from magnate.engine.state import Choosing, Fact, Telling

from .components import GOODS, MONEY, TRACKS, Box, Seats

NOT_YET: Final = -1  # the last turns are not yet counted
NOBODY: Final = -1  # the owner of no influence tile


@copied
@dataclass(slots=True)
class Player(Choosing):
    """A zaibatsu: its budget, markers, workers, factories and tiles."""

    seat: int
    yen: int
    coal: int
    blueprints: int
    at: tuple[int, ...]  # the space of the marker on every track
    workers: tuple[str, ...]
    tiles: tuple[str | None, ...]  # the factory of every good
    machines: tuple[int, ...]  # its machinery: 0, 1 or 2
    stock: list[int]  # its goods
    spare: int  # spare machinery tiles
    trains: int  # tiles gone from the player board
    ships: int
    fulfilled: tuple[bool, ...]  # contracts turned face down
    influence: tuple[int, ...]  # tiles in the own supply by value, from 0
    rewards: tuple[int, ...]  # the multiplier on every achievement space, 0 without a tile
    perks: Mapping[str, int]  # what permanent synergy bonuses change
    scored: dict[str, int]  # points by where they came from


@copied
@dataclass(slots=True)
class Table(Telling):
    """The board, the supply, the bag and the players."""

    box: Box
    rules: Seats  # what depends on the number of players
    players: list[Player]
    bag: list[int]  # workers by colour
    slots: list[tuple[str, ...]]  # the workers on every action slot
    rows: list[tuple[str, ...]]
    owed: list[int]  # workers to be drawn yet, for every slot, then for every row; [] if none
    rewards: tuple[int, ...]  # how many tiles of each kind are left
    multipliers: int  # multiplier tiles left
    factories: tuple[tuple[str, ...], ...]  # tiles in the supply by good
    cities: tuple[tuple[str, int], ...]  # city tiles and how often each was turned
    facing: tuple[int, ...]  # the good beside every influence slot
    placed: list[int]  # the value of the influence tile on every slot, 0 without one
    owners: list[int]  # the seat whose tile it is, or NOBODY
    trains: list[tuple[int, ...]]  # the seats whose trains are in every region
    ships: list[tuple[int, ...]]  # the seats whose ships are
    used: tuple[int, ...]  # regions, factories or contracts used by the running action
    first: int = -1  # the first player; -1 until chosen
    mover: int = -1  # -1 until the cities are laid
    space: int = 1  # of the scoring marker
    refilled: bool = False  # the rows ran empty: the marker is due
    turns_left: int = NOT_YET  # of all players, in the last phase
    action: str | None = None  # what the mover is doing, once chosen
    slot: int = -1  # where the worker came from
    done: int = 0  # how many upgrades, trains, tiles... of the running action are done
    fresh: bool = False  # the mover gained blueprints in this turn
    over: bool = False
    facts: list[Fact] | None = None

    def level(self, me: Player, track: int) -> int:
        """What a marker is worth: the number beside it or the next below (NIP-1.1.8)."""
        return self.box.tracks[track].values[me.at[track]]

    def price(self, me: Player, what: str) -> int:
        """The price of a train, a ship or an upgrade, which a synergy bonus may lower."""
        price = self.box.prices[what]
        return me.perks.get(f"{what}_price", price) if me.perks else price

    def train_value(self, me: Player) -> int:
        """The influence of a train of this player."""
        trains = self.box.trains
        return trains.flipped if "flip_all_trains" in me.perks else trains.value

    def ship_value(self, me: Player) -> int:
        """The points of a ship of this player."""
        ships = self.box.ships
        return ships.flipped if "flip_all_ships" in me.perks else ships.value

    def scoring(self) -> int:
        """The next scoring, from 0."""
        return bisect_left(self.box.scored_after, self.space)


def climb(
    t: Table, me: Player, track: int, steps: int, told: str = "track", **figures: Any
) -> None:
    """Move a marker up; steps beyond the top are lost (NIP-1.1.7)."""
    values, top = t.box.tracks[track].values, t.box.tracks[track].top
    at = min(me.at[track] + steps, top)
    if at == me.at[track]:
        return
    me.at = replaced(me.at, track, at)
    if t.facts is not None:
        blank = values[at] == values[at - 1]
        figures |= {"value": values[at], "above": values[min(at + 1, top)] if blank else 0}
        t.tell(f"{told}_money" if track == MONEY else told, me.seat, track=TRACKS[track], **figures)


def too_dear(rule: str, cost: int, have: int) -> Why:
    """Why something cannot be paid."""
    return Why(rule, "money", {"cost": cost, "have": have})


def take(t: Table, me: Player, bonus: str, amount: int, why: str = "bonus") -> None:
    """Gain yen, coal, blueprints or points."""
    if bonus == "yen":
        me.yen += amount
    elif bonus == "coal":
        me.coal += amount
    elif bonus == "blueprints":
        me.blueprints += amount
        t.fresh = True
    else:
        me.score(amount, why)
    if t.facts is not None:
        t.tell(f"gain_{bonus}", me.seat, n=amount)


def new_table(box: Box, seats: int, _variants: frozenset[str]) -> Table:
    """The box opened: pieces handed out, nothing yet drawn (NIP-2.1.1 to NIP-2.1.7)."""
    rules, tiles = box.seats[seats], box.tiles.values()
    return Table(
        box,
        rules,
        [_new_player(box, seat) for seat in range(seats)],
        bag=[box.workers_per_colour - rules.workers_removed] * len(box.colours),
        slots=[()] * len(box.slots),
        rows=[()] * rules.rows,
        owed=[rules.slot] * len(box.slots) + [rules.row] * rules.rows,
        rewards=(box.reward_copies,) * len(box.rewards),
        multipliers=box.spare_multipliers,
        factories=tuple(
            tuple(tile.id for tile in tiles if tile.good == good) for good in range(len(GOODS))
        ),
        cities=(),
        facing=(),
        placed=[0] * len(box.influence_slots),
        owners=[NOBODY] * len(box.influence_slots),
        trains=[()] * len(box.regions),
        ships=[()] * len(box.regions),
        used=(),
    )


def _new_player(box: Box, seat: int) -> Player:
    """A player board with its tiles, the markers on the lowest spaces."""
    return Player(
        seat,
        yen=box.start_yen,
        coal=box.start_coal,
        blueprints=box.start_blueprints,
        at=(0,) * len(TRACKS),
        workers=(),
        tiles=(None,) * len(GOODS),
        machines=(0,) * len(GOODS),
        stock=[0] * len(GOODS),
        spare=0,
        trains=0,
        ships=0,
        fulfilled=(False,) * len(box.contracts),
        influence=tuple(box.influence),
        rewards=(0,) * len(box.achievements),
        perks={},
        scored={},
    )
