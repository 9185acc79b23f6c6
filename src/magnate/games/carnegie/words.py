"""What the components are called: keys of the texts, with their figures."""

from __future__ import annotations

from typing import Any

from magnate.engine.words import SeatName, Words, words

from .components import ACTIONS, CELL_IDS, FREE_CELL, LEVELS, LOBBY, PROJECTS, REGIONS, ROWS, WIDTH
from .scoring import links
from .state import ANDREW, NEUTRAL, Player, Table, owners_of

#: Arguments and kinds of questions that stand for something with a name of its own.
TERMS = {
    "row": "action",
    "action": "action",
    "to": "cell",
    "cell": "cell",
    "lobby": "cell",
    "mission": "region",
    "region": "region",
    "tab": "project",
    "project": "project",
    "donate": "donation",
    "top": "donation",
    "donation": "donation",
    "reserve": "department",
    "department": "department",
    "departments": "department",
    "origin": "department",
    "city": "city",
}


def term(t: Table, name: str, value: Any) -> Words | SeatName | None:
    """A component's name; cells are called by floor and room, and by what the mover has there."""
    if name == "card":
        return words("card", ref=value, id=value)
    if name == "gains":
        return words(f"gain-{value.kind}", n=value.n)
    if name == "owners":
        return _owner(value)
    if name == "events":
        return words(f"region-{value}" if value in REGIONS else f"event-{value}", ref=value)
    if name not in TERMS:
        return None
    if TERMS[name] == "cell":
        return _cell(t, t.mover, CELL_IDS.index(value))
    return words(f"{TERMS[name]}-{value}", ref=value)


def _cell(t: Table, me: Player, cell: int) -> Words:
    row, column = divmod(cell, WIDTH)
    place = {"floor": ROWS - row, "room": column + 1}
    room = me.rooms[cell]
    if room == FREE_CELL:
        return words("cell", ref=CELL_IDS[cell], **place)
    id = "lobby" if room == LOBBY else t.box.departments[room].id
    return words("room", ref=CELL_IDS[cell], department=words(f"department-{id}"), **place)


def describe(t: Table, _seat: int | None) -> list[Words]:
    """The table in lines of words: timeline, map, donations, departments, every company."""
    lines = [words("line-round", round=t.round, rounds=t.box.rounds)]
    if t.first >= 0:
        lines += [_row(t, row) for row in range(len(ACTIONS))]
    for name, index in t.box.city.items():
        first = t.box.cities[index].first
        owners = t.slots[first : first + len(t.box.cities[index].slots)]
        for slot, owner in enumerate(owners):
            if owner >= 0:
                kind = t.kinds[first + slot]
                what = words(f"project-{PROJECTS[kind]}" if kind >= 0 else "a-disk")
                lines.append(
                    words("line-city", city=words(f"city-{name}"), who=_owner(owner), project=what)
                )
    for donation, bits in zip(t.box.donations, t.donated, strict=True):
        named = words(f"donation-{donation.id}")
        for owner in owners_of(bits):
            lines.append(words("line-donation", donation=named, who=_owner(owner)))
    for kind, left in enumerate(t.market):
        if left:
            tile = words(f"department-{t.box.departments[kind].id}")
            lines.append(words("line-department", department=tile, left=left))
    for player in t.players:
        lines += _company(t, player)
    if t.andrew:
        lines.append(
            words("line-andrew", cards=sum(t.andrew.tucked), tiles=len(t.andrew.departments))
        )
    return lines


def _owner(owner: int) -> Words | SeatName:
    if owner in (NEUTRAL, ANDREW):
        return words("neutral" if owner == NEUTRAL else "andrew")
    return {"seat": owner}


def _row(t: Table, row: int) -> Words:
    space = t.markers[row]
    named = words(f"action-{ACTIONS[row]}")
    if space > 4:
        return words("line-row-done", row=named)
    region, donations = t.event(row)
    kind = "both" if donations and region >= 0 else "donation" if donations else "income"
    place = words(f"region-{REGIONS[region]}")
    return words(f"line-row-{kind}", row=named, space=space, region=place)


def _company(t: Table, me: Player) -> list[Words]:
    figures = {"points": me.points, "money": me.money, "goods": me.goods, "disks": me.disks}
    lines = [words("line-player", seat={"seat": me.seat}, **figures, unhired=me.unhired)]
    for cell, room in enumerate(me.rooms):
        if room != FREE_CELL or me.idle[cell]:
            staff = {"active": me.active[cell], "idle": me.idle[cell]}
            lines.append(words("line-room", room=_cell(t, me, cell), **staff))
    for region, name in enumerate(REGIONS):
        level = LEVELS[t.box.tracks[region].level[me.transport[region]]]
        lines.append(
            words(
                "line-region",
                region=words(f"region-{name}"),
                space=me.transport[region],
                level=words(f"level-{level}"),
                away=me.missions[region],
            )
        )
    for kind, project in enumerate(PROJECTS):
        lines.append(
            words(
                "line-tab",
                project=words(f"project-{project}"),
                disks=me.on_tab[kind].bit_count(),
                built=me.built(kind),
                exposed=me.exposed[kind],
            )
        )
    lines.append(words("line-links", points=links(t, me).vp))
    return lines
