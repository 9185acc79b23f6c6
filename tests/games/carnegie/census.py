"""Every piece of Carnegie is somewhere, and nowhere twice."""

from __future__ import annotations

from magnate.games.carnegie.components import LOBBY, SPACES
from magnate.games.carnegie.state import ANDREW, EMPTY, NEUTRAL, Player, Table


def census(t: Table) -> None:
    """Employees, disks, department tiles, neutral disks and markers are all there."""
    for player in t.players:
        _company(t, player)
    taken = [kind for player in t.players for kind in player.where]
    taken += [player.reserved for player in t.players if player.reserved >= 0]
    taken += t.andrew.departments if t.andrew else []
    for kind, left in enumerate(t.market):
        assert 0 <= left <= left + taken.count(kind) <= t.box.copies
    removed = t.box.setup["departments_removed"][len(t.players) - 1]
    if t.phase != "setup":
        assert sum(t.market) + len(taken) == t.box.base_kinds * t.box.copies - removed
    neutral = t.slots.count(NEUTRAL) + sum(owners >> NEUTRAL & 1 for owners in t.donated)
    assert neutral == t.neutral
    done = t.round if t.phase == "over" else max(0, t.round - 1)
    assert sum(t.markers) == done
    assert all(0 <= marker <= SPACES for marker in t.markers)
    if t.andrew:
        placed = t.slots.count(ANDREW) + len(t.andrew.donations)
        assert t.andrew.disks + placed == t.box.andrew_disks
        assert sum(t.andrew.tucked) == done


def _company(t: Table, me: Player) -> None:
    staff = sum(me.active) + sum(me.idle) + sum(me.missions) + me.unhired
    # Whoever is on the way to one of two lobbies is nowhere while the player chooses.
    assert staff == t.box.employees or (staff < t.box.employees and len(me.lobbies) > 1)
    assert min((*me.active, *me.idle, *me.missions, me.unhired, me.money, me.goods)) >= 0
    on_tabs = sum(disks.bit_count() for disks in me.on_tab)
    projects = t.slots.count(me.seat)
    assert projects == sum(opened.bit_count() for opened in me.opened)
    donations = sum(owners >> me.seat & 1 for owners in t.donated)
    assert donations == len(me.donations)
    assert 5 + on_tabs + projects + donations + me.disks == t.box.disks
    for cell, room in enumerate(me.rooms):
        places = t.box.departments[room].places if room >= 0 else ()
        assert me.active[cell] <= len(places)
    assert me.rooms.count(LOBBY) == 1
    assert sorted(me.where.values()) == sorted(
        cell for cell, room in enumerate(me.rooms) if room >= t.box.printed
    )
    assert EMPTY not in me.donations
