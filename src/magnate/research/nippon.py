"""What research is told of Nippon: the actions there are, and what a seat observes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from magnate.games.nippon.components import ACTIONS, GOODS, HIGHEST, SIDES, TRACKS, Box
from magnate.games.nippon.options import CONSOLIDATE, SPARE, STEPS, Take

from .observation import Field, Fields, Who, numbered, places, row


def questions(box: Box, _seats: int) -> dict[str, Iterable[Any]]:
    """Everything that may be answered, by kind of question."""
    takes = [Take(slot, colour) for slot in range(len(box.slots)) for colour in box.colours]
    return {
        "turn": (*takes, CONSOLIDATE, *STEPS),
        "action": ACTIONS,
        "tile": box.tiles,
        "upgrade": (*GOODS, SPARE),
        "run": GOODS,
        "steps": range(1, len(box.costs.steps) + 1),
        "train": box.region_ids,
        "ship": box.region_ids,
        "contract": box.contract_numbers,
        "pay": GOODS,
        "market": box.influence_slots,
        "cubes": range(1, max(len(good.market) for good in box.goods) + 1),
        "influence": [value for value, tiles in enumerate(box.influence) if tiles],
        "back": (),
        "bonus": box.region_ids,
        "reward": box.rewards,
        "achievement": box.achievement_numbers,
        "end": (None,),
    }


def chance(box: Box) -> int:
    """The most that chance may choose from."""
    return max(len(box.city_tiles), len(box.colours))


def limit(_box: Box, seats: int) -> int:
    """Several times the longest game seen; players who only consolidate would never end one."""
    return 600 * seats


def fields(box: Box, seats: int) -> Fields:
    """What a seat observes."""
    return Fields(_table(box, seats), _player(box), (), _about(box))


def _table(box: Box, seats: int) -> list[Field]:
    rules = box.seats[seats]
    colour, tile, city = numbered(box.colours), numbered(box.tiles), numbered(box.city_tiles)
    colours, slots, rows = len(box.colours), len(box.slots), rules.rows
    most, doing = max(rules.slot, rules.row), numbered((*ACTIONS, "consolidate"))
    tiles, sides, regions = len(box.tiles), len(box.influence_slots), len(box.regions)

    def colours_of(places: Sequence[Sequence[str]], length: int) -> list[int]:
        return [one for place in places for one in row([colour[w] for w in place], length)]

    def lines(regions: Sequence[Sequence[int]], who: Who) -> list[int]:
        return [one for seats in regions for one in row([who[s] for s in seats], rules.lines)]

    return [
        Field("space", "where the scoring marker is", box.spaces + 1, lambda t, _: (t.space,)),
        Field("last turns", "turns left in the last phase plus 1, 0 before it", 3 * seats + 1,
              lambda t, _: (t.turns_left + 1,)),
        Field("first", "who began", seats, lambda t, who: (who[t.first],), what="one of"),
        Field("mover", "whose turn it is", seats,
              lambda t, who: (0 if t.over else who[t.mover],), what="one of"),
        Field("over", "1 when the game is over", 1, lambda t, _: (t.over,)),
        Field("action", f"what the mover is doing: {', '.join([*doing][1:])}", len(doing) - 1,
              lambda t, _: (doing[t.action or ""],), what="one of"),
        Field("slot", "the action slot its worker came from, from 1", slots,
              lambda t, _: (t.slot + 1,), what="one of"),
        Field("done", "how many of one to three are done", 9, lambda t, _: (t.done,)),
        Field("used", "regions, factories or contracts used by the action: the place of each", 9,
              lambda t, _: places([one + 1 for one in t.used], 9), 9, what="place"),
        Field("fresh", "1 if the mover gained blueprints in this turn", 1,
              lambda t, _: (t.fresh,)),
        Field("bag", "workers in the bag by colour", box.workers_per_colour,
              lambda t, _: t.bag, colours),
        Field("slots", "the workers on every action slot, by colour", colours,
              lambda t, _: colours_of(t.slots, most), slots * most, what="one of"),
        Field("rows", "the workers in every row, by colour", colours,
              lambda t, _: colours_of(t.rows, rules.row), rows * rules.row, what="one of"),
        Field("owed", "workers to be drawn yet for every slot and row", most,
              lambda t, _: row(t.owed, slots + rows), slots + rows),
        Field("refilled", "1 if the scoring marker is about to move", 1,
              lambda t, _: (t.refilled,)),
        Field("rewards", "reward tiles left, by multiplier and bonus", box.reward_copies,
              lambda t, _: t.rewards, len(box.rewards)),
        Field("multipliers", "multiplier tiles left", box.spare_multipliers,
              lambda t, _: (t.multipliers,)),
        Field("supply", "1 for every factory tile in the supply", 1,
              lambda t, _: [place > 0 for place in places(
                  [tile[id] for tiles in t.factories for id in tiles], tiles)], tiles),
        Field("cities", "the tile of every city", len(box.city_tiles),
              lambda t, _: row([city[id] for id, _turns in t.cities], len(box.cities)),
              len(box.cities), what="one of"),
        Field("rotations", "how often it was turned", 3,
              lambda t, _: row([turns for _id, turns in t.cities], len(box.cities)),
              len(box.cities)),
        Field("facing", "the good beside every influence slot", len(GOODS),
              lambda t, _: row([good + 1 for good in t.facing], sides), sides, what="one of"),
        Field("influence", "the tile on every influence slot", HIGHEST,
              lambda t, _: t.placed, sides),
        Field("owners", "whose it is", seats,
              lambda t, who: [who[owner] for owner in t.owners], sides, what="one of"),
        Field("trains", "whose trains are in every region, in the order built", seats,
              lambda t, who: lines(t.trains, who), regions * rules.lines, what="one of"),
        Field("ships", "whose ships are in every region, in the order built", seats,
              lambda t, who: lines(t.ships, who), regions * rules.lines, what="one of"),
    ]  # fmt: skip


def _player(box: Box) -> list[Field]:
    colour, tile, goods = numbered(box.colours), numbered(box.tiles), len(GOODS)
    most = len(box.reward_levels)
    return [
        Field("points", "points scored", 300, lambda _t, me, _: (me.points,), low=-100),
        Field("yen", "yen", 99_000, lambda _t, me, _: (me.yen,)),
        Field("coal", "coal", 60, lambda _t, me, _: (me.coal,)),
        Field("blueprints", "blueprints", 40, lambda _t, me, _: (me.blueprints,)),
        Field("tracks", f"where the markers are: {', '.join(TRACKS)}",
              max(track.top for track in box.tracks), lambda _t, me, _: me.at, len(TRACKS)),
        Field("workers", "the colours of the workers, from left to right", len(box.colours),
              lambda _t, me, _: row([colour[one] for one in me.workers], most), most,
              what="one of"),
        Field("factories", "the tile of every good's factory", len(box.tiles),
              lambda _t, me, _: [tile[id or ""] for id in me.tiles], goods, what="one of"),
        Field("machines", "its machinery", 2, lambda _t, me, _: me.machines, goods),
        Field("stock", "its goods", max(good.storage for good in box.goods),
              lambda _t, me, _: me.stock, goods),
        Field("spare", "spare machinery tiles", 9, lambda _t, me, _: (me.spare,)),
        Field("trains", "trains built", box.trains.tiles, lambda _t, me, _: (me.trains,)),
        Field("ships", "ships built", box.ships.tiles, lambda _t, me, _: (me.ships,)),
        Field("contracts", "1 for every contract fulfilled", 1, lambda _t, me, _: me.fulfilled,
              len(box.contracts)),
        Field("influence", "influence tiles in the own supply, by value from 0",
              max(box.influence), lambda _t, me, _: me.influence, len(box.influence)),
        Field("achievements", "the multiplier on every achievement, 0 without a tile", 9,
              lambda _t, me, _: me.rewards, len(box.achievements)),
    ]  # fmt: skip


def _about(box: Box) -> dict[str, Sequence[str] | int]:
    return {
        "slot": len(box.slots) - 1,
        "n": 3,
        "cost": 99_000,
        "track": TRACKS,
        "good": GOODS,
        "city": box.cities,
        "side": SIDES,
        "cubes": 9,
        "value": HIGHEST,
        "contract": [*box.contract_numbers],
        "multiplier": 9,
    }
