"""Every piece of Nippon is somewhere, and nowhere twice."""

from __future__ import annotations

from collections import Counter

from magnate.games.nippon.state import NOBODY, Table


def census(t: Table) -> None:
    """Workers, factory tiles, influence tiles, trains, ships and rewards are all there."""
    box = t.box
    workers = Counter(colour for place in (*t.slots, *t.rows) for colour in place)
    for player in t.players:
        workers.update(player.workers)
    workers.update(dict(zip(box.colours, t.bag, strict=True)))
    each = box.workers_per_colour - t.rules.workers_removed
    # Two workers taken by nobody cannot be: a worker in chance's hand is still in the bag.
    assert workers == dict.fromkeys(box.colours, each)
    tiles = [tile for pile in t.factories for tile in pile]
    tiles += [tile for player in t.players for tile in player.tiles if tile is not None]
    assert sorted(tiles) == sorted(box.tiles)
    for player in t.players:
        seat = player.seat
        own = [slot for slot, owner in enumerate(t.owners) if owner == seat]
        placed = Counter(t.placed[slot] for slot in own)
        for value, tiles_of_value in enumerate(box.influence):
            assert player.influence[value] + placed[value] == tiles_of_value
        assert sum(seats.count(seat) for seats in t.trains) == player.trains <= box.trains.tiles
        assert sum(seats.count(seat) for seats in t.ships) == player.ships <= box.ships.tiles
        assert min(player.yen, player.coal, player.blueprints, player.spare) >= 0
        assert len(player.workers) <= len(box.reward_levels)
        for good, tile in enumerate(player.tiles):
            assert 0 <= player.stock[good] <= (box.goods[good].storage if tile else 0)
            assert 0 <= player.machines[good] <= (2 if tile else 0)
    assert all(
        len(trains) + len(ships) <= t.rules.lines
        for trains, ships in zip(t.trains, t.ships, strict=True)
    )
    assert [owner == NOBODY for owner in t.owners] == [not value for value in t.placed]
    for city in range(len(box.cities)):
        around = t.placed[4 * city : 4 * city + 4]
        assert sum(tile > 0 for tile in around) <= t.rules.city_limit
    assert min(t.rewards) >= 0 <= t.multipliers
