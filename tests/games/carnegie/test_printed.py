"""Every printed value once more, in `printed.txt`: who corrects the data corrects it there, too.

Letters stand for what is given: $ dollars, g goods, v VP, r research points, e employees, m moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from magnate.games.carnegie.components import (
    ACTIONS,
    EVENTS,
    LEVELS,
    PROJECTS,
    REGIONS,
    Department,
    Effect,
    Gain,
    Space,
)
from tests.games.carnegie.table import BOX


def gain(of: Gain) -> str:
    return "+".join(f"{n}{letter}" for n, letter in zip(of, "$gvrem", strict=True) if n) or "-"


def effect(of: Effect) -> str:
    mission, times = "*" * of.mission, f"x{of.times}" if of.times > 1 else ""
    either = f"/{gain(of.instead)}" if any(of.instead) else ""
    more = "".join(f",{one}" for one in (of.do, of.per) if one)
    return f"{of.id}{mission}{times}[{gain(of.pay)}>{gain(of.gain)}{either}{more}]"


def department(of: Department) -> str:
    places = "/".join(map(str, of.places)) or "-"
    final = " ".join(f"{name}={value}" for name, value in of.final.items())
    does = " ".join(map(effect, of.effects)) or of.ongoing or final
    return f"{of.number} {of.id} {ACTIONS[of.type]} {places} {does}"


def space(of: Space) -> str:
    cap = f"+{of.cap}cap" if of.cap else ""
    return f"{of.cost}:" + ("/".join(map(gain, of.income)) or f"{of.vp}v{cap}")


def board() -> Iterator[str]:
    yield "# cities: region, slots, VP, transport income, link points"
    for one in BOX.cities:
        slots = "/".join("any" if kind < 0 else PROJECTS[kind] for kind in one.slots)
        wheel = "wheel" if one.transport else "-"
        yield f"{one.id} {REGIONS[one.region]} {slots} {one.vp} {wheel} {one.links}"
    yield "# roads"
    yield from (f"{BOX.cities[a].id}-{BOX.cities[b].id}" for a, b in BOX.roads)
    yield "# transport: costs, levels, incomes, reward"
    for name, track in zip(REGIONS, BOX.tracks, strict=True):
        costs, levels = " ".join(map(str, track.cost)), " ".join(LEVELS[one] for one in track.level)
        incomes = " ".join(map(gain, track.income))
        yield f"{name} {costs} | {levels} | {incomes} | {gain(track.reward)}"
    yield "# links: VP by link points"
    for level, row in zip(LEVELS, BOX.links, strict=True):
        yield f"{level} {' '.join(map(str, row))}"
    yield "# timeline tiles: front | back; the regions of the last spaces"
    for id, faces in BOX.tiles.items():
        yield f"{id} " + " | ".join(" ".join(EVENTS[one] for one in face) for face in faces)
    yield " ".join(REGIONS[region] for region in BOX.last_region)


def company() -> Iterator[str]:
    yield "# tabs: goods | costs and incomes"
    for name, goods, sides in zip(PROJECTS, BOX.tab_goods, BOX.tabs, strict=True):
        for letter, side in zip("AB", sides, strict=True):
            yield f"{name} {letter} {goods} | " + " ".join(map(space, side))
    yield "# departments: type, workplaces, effects (* on a mission)"
    yield from map(department, BOX.departments)
    yield "# donations: what counts, VP, types, payment"
    for one in BOX.donations:
        types = "/".join(map(str, one.types)) or "-"
        payment = f"{one.pay_money}$ {one.pay_goods}g x{one.times}"
        yield f"{one.id} {one.per} {one.vp} {types} {payment}"
    yield "# solo cards: main action, donation, shift, departments, cities, research"
    for card in BOX.cards.values():
        kinds = "".join("HMCR"[kind] for kind in card.departments)
        cities = "/".join(BOX.cities[city].id for city in card.cities)
        deck, main = "hard" if card.hard else "normal", ACTIONS[card.main]
        donation, steps = BOX.donations[card.donation].id, f"{REGIONS[card.region]} {card.steps}"
        yield f"{card.id} {deck} {main} {donation} {card.shift} {kinds} {cities} {steps}"


def test_every_printed_value_is_the_one_that_was_read() -> None:
    wanted = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8").splitlines()
    assert [*board(), *company()] == wanted


def test_the_numbers_of_the_box() -> None:
    assert (BOX.row_vp, BOX.build_goods) == ((3, 2, 2, 2), (2, 1))
    assert (BOX.donation_step, BOX.cheap_step, BOX.cap) == (5, 3, 12)
    assert (BOX.vp_cards, BOX.andrew_disks) == ((0, 1, 3, 6, 10), 26)
    assert (BOX.andrew_department, BOX.andrew_last_space) == (2, 6)
    assert (BOX.choice_vp, BOX.employee_vp) == (3, 1)
    decks = {"easy": (20, 0), "normal": (15, 5), "difficult": (10, 10), "expert": (5, 15)}
    assert BOX.difficulty == decks
    setup = BOX.setup
    assert (setup["money"], setup["goods"], setup["moves"]) == (12, 4, 6)
    assert setup["departments_removed"] == [16, 16, 8, 4]
    assert setup["neutral_disks"] == [18, 18, 9, 0]
