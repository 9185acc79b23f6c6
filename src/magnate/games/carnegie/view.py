"""What each seat may see: everything, for nothing on the table is hidden but the deck's order."""

from __future__ import annotations

from typing import cast

from .actions.turn import prospects
from .components import (
    ACTIONS,
    CELL_IDS,
    DONATION,
    FREE_CELL,
    LEVELS,
    LOBBY,
    PROJECTS,
    REGIONS,
    SPACES,
    WIDTH,
    Gain,
)
from .scoring import (
    Links,
    andrew_forecast,
    cap,
    donations_vp,
    forecast,
    groups,
    links,
    own_cities,
)
from .setup import SIDES
from .solo import BACKS
from .state import ANDREW, NEUTRAL, Andrew, Player, Table
from .view_types import (
    AndrewView,
    Cell,
    Disk,
    Event,
    Income,
    NextEvent,
    Offer,
    Owner,
    PlayerView,
    Prospects,
    Tab,
    TabSpace,
    TimelineRow,
    Track,
    View,
)
from .view_types import Gain as GainView
from .view_types import Links as LinksView

OWNERS: dict[int, Owner] = {0: 0, 1: 1, 2: 2, 3: 3, NEUTRAL: "neutral", ANDREW: "andrew"}


def view(t: Table, _seat: int | None) -> View:
    """The table as plain data; it is the same for all eyes."""
    playing = t.row >= 0
    using = t.using
    return {
        "round": t.round,
        "rounds": t.box.rounds,
        "phase": "setup" if t.phase == "neutral" else t.phase,
        "first": t.first if t.first >= 0 else None,
        "order": t.order() if t.first >= 0 else [],
        "mover": t.mover.seat if t.phase not in ("setup", "neutral", "over") else None,
        "action": ACTIONS[t.row] if playing else None,
        "mover_action": ACTIONS[using.action] if using else None,
        "event": event_json(t, t.advancing(t.row)) if playing else None,
        "rows": [_row(t, row) for row in range(len(ACTIONS))] if t.first >= 0 else [],
        "cities": {
            city.id: [_disk(t, city.first + slot) for slot in range(len(city.slots))]
            for city in t.box.cities
        },
        "donations": {
            donation.id: [OWNERS[owner] for owner in OWNERS if owners >> owner & 1]
            for donation, owners in zip(t.box.donations, t.donated, strict=True)
            if owners
        },
        "departments": _market(t),
        "neutral": t.neutral,
        "open_use": CELL_IDS[using.open_cell] if using and using.open_cell >= 0 else None,
        "players": [_player(t, player) for player in t.players],
        "andrew": _andrew(t, t.andrew) if t.andrew else None,
    }


def event_json(t: Table, row: int) -> NextEvent:
    """The event on the next space of a row."""
    region, donations = t.event(row)
    return {
        "row": ACTIONS[row],
        "space": t.markers[row] + 1,
        "region": REGIONS[region] if region >= 0 else None,
        "donation": donations,
    }


def _row(t: Table, row: int) -> TimelineRow:
    spaces: list[Event] = [
        {"region": REGIONS[event] if event < DONATION else None, "donation": event == DONATION}
        for event in t.spaces(row)
    ]
    last: Event = {"region": REGIONS[t.box.last_region[row]], "donation": True}
    return {
        "row": ACTIONS[row],
        "marker": t.markers[row],
        "spaces": [*spaces, last],
        "chosen": row == t.row,
        "turned": row == t.turned,
        "exhausted": t.markers[row] == SPACES,
    }


def _disk(t: Table, slot: int) -> Disk | None:
    owner, kind = t.slots[slot], t.kinds[slot]
    if owner < 0:
        return None
    return {"by": OWNERS[owner], "type": PROJECTS[kind] if kind >= 0 else None}


def _market(t: Table) -> dict[str, Offer]:
    """The kinds of this game: those on offer, in a company or taken, and the base game's."""
    built = {kind for player in t.players for kind in (*player.where, player.reserved)}
    built |= set(t.andrew.departments) if t.andrew else set()
    base = range(0) if t.expansion else range(t.box.printed, t.box.printed + t.box.base_kinds)
    return {
        department.id: {
            "left": t.market[kind],
            "type": ACTIONS[department.type],
            "number": department.number,
        }
        for kind, department in enumerate(t.box.departments)
        if t.market[kind] or kind in built or kind in base
    }


def gain_json(gain: Gain) -> GainView:
    """A gain, only what is there."""
    there = {name: n for name, n in zip(Gain._fields, gain, strict=True) if n}
    return cast("GainView", there)


def income_json(incomes: tuple[Gain, ...]) -> Income:
    """An income, or the choice of one."""
    if len(incomes) > 1:
        return {"choose_one": [gain_json(one) for one in incomes]}
    return gain_json(incomes[0])


def links_json(t: Table, found: Links) -> LinksView:
    """The connected group that counts (CAR-9.7)."""
    return {
        "points": found.points,
        "level": LEVELS[found.level] if found.level >= 0 else None,
        "vp": found.vp,
        "majors": _cities(t, found.cities & t.box.major),
        "cities": _cities(t, found.cities),
        "roads": _roads(t, found.cities),
    }


def _cities(t: Table, cities: int) -> list[str]:
    return [city.id for index, city in enumerate(t.box.cities) if cities >> index & 1]


def _roads(t: Table, cities: int) -> list[tuple[str, str]]:
    """The roads between cities; pairs are lists, as JSON has no others."""
    names = t.box.cities
    pairs = [
        [names[a].id, names[b].id] for a, b in t.box.roads if cities >> a & 1 and cities >> b & 1
    ]
    return cast("list[tuple[str, str]]", pairs)


def _player(t: Table, me: Player) -> PlayerView:
    chosen = min(me.sides) >= 0
    ends = forecast(t, me) if chosen else {}
    play = me.points - (sum(ends.values()) if t.phase == "over" else 0)
    cities = own_cities(t, me.seat)
    return {
        "seat": me.seat,
        "score": me.points,
        "money": me.money,
        "goods": me.goods,
        "disks": me.disks,
        "unhired": me.unhired,
        "choice_tile": me.choice_tile,
        "reserved": t.box.departments[me.reserved].id if me.reserved >= 0 else None,
        "moves": me.moves,
        "rp": me.rp,
        "cells": {CELL_IDS[cell]: _cell(t, me, cell) for cell in range(len(CELL_IDS))},
        "missions": dict(zip(REGIONS, me.missions, strict=True)),
        "transport": {REGIONS[region]: _track(t, me, region) for region in range(4)},
        "tabs": {PROJECTS[kind]: _tab(t, me, kind) for kind in range(4)},
        "donations": [t.box.donations[one].id for one in me.donations],
        "donation_cost": t.donation_cost(me),
        "cap": cap(t, me),
        "links": links_json(t, links(t, me, cities)),
        "networks": [
            {"cities": _cities(t, group), "roads": _roads(t, group)}
            for group in groups(t, cities)
            if group.bit_count() > 1
        ],
        "staff": {
            "active": sum(me.active),
            "idle": sum(me.idle),
            "away": sum(me.missions),
            "hired": t.box.employees - me.unhired,
        },
        "projects": sum(me.built(kind) for kind in range(4)),
        "built": len(me.where),
        "uses": {name: _prospects(t, me, action) for action, name in enumerate(ACTIONS)},
        "forecast": {"play": play, **ends, "total": play + sum(ends.values())},
        "donation_vp": donations_vp(t, me) if chosen else {},
    }


def _cell(t: Table, me: Player, cell: int) -> Cell:
    room = me.rooms[cell]
    department = t.box.departments[room] if room >= 0 else None
    built = room == FREE_CELL or (department is not None and department.number > 0)
    name = department.id if department else None
    return {
        "department": "lobby" if room == LOBBY else name,
        "printed": room == LOBBY or (department is not None and department.number == 0),
        "type": ACTIONS[department.type] if department else None,
        "active": me.active[cell],
        "idle": me.idle[cell],
        "permanent": bool(department and department.permanent),
        "places": list(department.places) if department else [],
        "uses": t.using.uses.get(cell, 0) if t.using and t.mover is me else 0,
        "vp": t.box.row_vp[cell // WIDTH] if built else 0,
    }


def _prospects(t: Table, me: Player, action: int) -> Prospects:
    uses, moves, rp = prospects(t, me, action)
    return {"uses": sum(uses.values()), "moves": moves, "rp": rp}


def _track(t: Table, me: Player, region: int) -> Track:
    track, space = t.box.tracks[region], me.transport[region]
    return {
        "space": space + 1,
        "level": LEVELS[track.level[space]],
        "income": gain_json(track.income[space]),
        "next_cost": t.advance_cost(me, region),
    }


def _tab(t: Table, me: Player, kind: int) -> Tab:
    side, exposed = me.sides[kind], me.exposed[kind]
    tab: Tab = {
        "side": SIDES[side] if side >= 0 else None,
        "exposed": exposed,
        "built": me.built(kind),
        "disks": me.on_tab[kind].bit_count(),
        "spaces": [],
        "end_vp": 0,
        "next_cost": None,
        "goods": t.box.tab_goods[kind],
    }
    if side >= 0:
        tab["spaces"] = spaces_json(t, me, kind, side)
        tab["end_vp"] = t.box.tabs[kind][side][exposed - 1].vp
        tab["next_cost"] = t.slide_cost(me, kind)
    return tab


def spaces_json(t: Table, me: Player, kind: int, side: int) -> list[TabSpace]:
    """The spaces of a tab's side, the rightmost first."""
    return [
        {
            "kind": space.kind,
            "cost": space.cost,
            "income": income_json(space.income) if space.income else None,
            "end_vp": space.vp,
            "cap": space.cap,
            "disk": bool(me.on_tab[kind] >> index & 1),
            "open": bool(me.opened[kind] >> index & 1),
        }
        for index, space in enumerate(t.box.tabs[kind][side])
    ]


def _andrew(t: Table, andrew: Andrew) -> AndrewView:
    points = andrew.scored or andrew_forecast(t, andrew)
    tracks = t.box.tracks
    return {
        "difficulty": andrew.difficulty,
        "side": "right" if andrew.chooses else "left",
        "card": andrew.card,
        "back": BACKS[andrew.back] if andrew.back >= 0 else None,
        "next_back": BACKS[andrew.next_back] if andrew.next_back >= 0 else None,
        "deck": andrew.normals + andrew.hards - (andrew.back >= 0 and andrew.card is None),
        "position": andrew.position,
        "vp_cards": list(t.box.vp_cards),
        "tucked": andrew.tucked[:],
        "departments": [t.box.departments[kind].id for kind in andrew.departments],
        "disks": andrew.disks,
        "transport": {
            name: {"space": space + 1, "level": LEVELS[tracks[region].level[space]]}
            for region, (name, space) in enumerate(zip(REGIONS, andrew.transport, strict=True))
        },
        "donations": [t.box.donations[one].id for one in andrew.donations],
        "projects": t.slots.count(ANDREW),
        "forecast": {**points, "total": sum(points.values())},
    }
