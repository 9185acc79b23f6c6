"""The solo game: Andrew's cards, his turn and his points (CAR-10)."""

from __future__ import annotations

from typing import Final

from magnate.engine.copying import added, replaced
from magnate.engine.decision import chance

from .components import ACTIONS, CONSTRUCTION, HR, LAST, MANAGEMENT, REGIONS
from .state import ANDREW, Andrew, Table
from .view_types import Back

HARD: Final = len(ACTIONS)  # the back of a hard card: a question mark
BACKS: Final[tuple[Back, ...]] = (*ACTIONS, "hard")


async def draw_card(t: Table, andrew: Andrew) -> None:
    """The top card lies face down; its back and the next one's can be seen (CAR-10.2.1)."""
    andrew.back, andrew.next_back = andrew.next_back, -1
    andrew.next_back = await see_back(t, andrew)


async def see_back(t: Table, andrew: Andrew) -> int:
    """The back of the card on top of the deck, whose order nobody knows; -1 if it is empty."""
    numbers = [0] * HARD  # normal cards not yet seen, by their backs
    for id in andrew.unseen:
        if not t.box.cards[id].hard:
            numbers[t.box.cards[id].main] += 1
    normals, hards = andrew.normals, andrew.hards
    if andrew.back == HARD:
        hards -= 1
    elif andrew.back >= 0:
        numbers[andrew.back] -= 1
        normals -= 1
    weights = [*[normals * number for number in numbers], hards * sum(numbers)]
    if not any(weights):
        return HARD if hards else -1
    possible = [back for back, weight in enumerate(weights) if weight]
    chances = [weights[back] for back in possible]
    back = await chance("back", [BACKS[one] for one in possible], chances)
    return BACKS.index(back)


async def reveal(t: Table, andrew: Andrew) -> None:
    """Turn this round's card face up: one of those with its back (CAR-10.2.3)."""
    hard = andrew.back == HARD
    cards = t.box.cards
    possible = [
        id
        for id in andrew.unseen
        if cards[id].hard == hard and (hard or cards[id].main == andrew.back)
    ]
    andrew.card = await chance("card", possible)
    andrew.unseen.remove(andrew.card)
    if hard:
        andrew.hards -= 1
    else:
        andrew.normals -= 1
    t.tell("andrew-card", card=andrew.card)


def place_card(t: Table, city: int, owner: int) -> bool:
    """A disk on the leftmost free slot of a city, whatever its type (CAR-2.10, R-04)."""
    for slot in t.box.cities[city].fill:
        if t.slots[slot] < 0:
            t.slots[slot] = owner
            return True
    return False


def shift(t: Table, andrew: Andrew, steps: int, cause: str) -> None:
    """The card moves to the right, never beyond the last VP card (CAR-10.2.9)."""
    if steps:
        andrew.position = min(andrew.position + steps, len(t.box.vp_cards) - 1)
        points = t.box.vp_cards[andrew.position]
        t.tell("andrew-shift", steps=steps, points=points, cause=cause)


def andrew_turn(t: Table, andrew: Andrew) -> None:
    """First the event, then the action type of the chosen row (CAR-10.2.12)."""
    card = t.card()
    _, donations = t.event(t.turned if t.turned >= 0 else t.row)
    if donations:
        andrew_donates(t, andrew, card.donation)
    if t.row == HR:
        shift(t, andrew, card.shift, "number")
    elif t.row == MANAGEMENT:
        andrew_manages(t, andrew, card.departments)
    elif t.row == CONSTRUCTION:
        andrew_constructs(t, andrew, card.cities)
    else:
        andrew_researches(t, andrew, card.region, card.steps)


def andrew_donates(t: Table, andrew: Andrew, donation: int) -> None:
    """A disk on the card's donation, or a shift if it is occupied (CAR-10.2.4)."""
    if t.donated[donation] or not andrew.disks:
        shift(t, andrew, 1, "donation" if t.donated[donation] else "disk")
        return
    andrew.disks -= 1
    andrew.donations.append(donation)
    t.donated = replaced(t.donated, donation, 1 << ANDREW)
    t.tell("andrew-donate", donation=t.box.donations[donation].id)


def andrew_manages(t: Table, andrew: Andrew, types: tuple[int, ...]) -> None:
    """The lowest tile on offer of each printed type, no kind twice in a turn (CAR-10.2.6)."""
    departments = t.box.departments
    taken: list[int] = []
    for action in types:
        kinds = [
            kind
            for kind, left in enumerate(t.market)
            if left and kind not in taken and departments[kind].type == action
        ]
        if not kinds:
            shift(t, andrew, 1, "department")
            continue
        taken.append(kinds[0])
        t.market = added(t.market, kinds[0], -1)
        andrew.departments.append(kinds[0])
        t.tell("andrew-department", department=departments[kinds[0]].id)


def andrew_constructs(t: Table, andrew: Andrew, cities: tuple[int, ...]) -> None:
    """A disk in each printed city, in printed order, or a shift (CAR-10.2.7)."""
    for city in cities:
        if andrew.disks and place_card(t, city, ANDREW):
            andrew.disks -= 1
            t.tell("andrew-project", city=t.box.cities[city].id)
        else:
            shift(t, andrew, 1, "city" if andrew.disks else "disk")


def andrew_researches(t: Table, andrew: Andrew, region: int, steps: int) -> None:
    """His disk advances; every impossible step shifts the card (CAR-10.2.8, R-27)."""
    for step in range(steps):
        space = andrew.transport[region] + 1
        if space > LAST or (space == LAST and t.last_space(region)):
            shift(t, andrew, steps - step, "step")
            return
        andrew.transport[region] = space
        t.tell("andrew-advance", region=REGIONS[region], space=space)


def tuck(andrew: Andrew) -> None:
    """The card goes under the VP card it reached; the locomotive changes sides (CAR-10.2.11)."""
    andrew.tucked[andrew.position] += 1
    andrew.back = -1
    andrew.card, andrew.position = None, 0
    andrew.chooses = not andrew.chooses
