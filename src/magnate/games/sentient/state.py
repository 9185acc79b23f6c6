"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from magnate.engine.copying import copied
from magnate.engine.state import Choosing, Fact, Telling

from .components import SLOTS, TYPES, Box, Robot, Side


@copied
@dataclass(slots=True)
class Player(Choosing):
    """A company: its network of five dice and four slots, its pawns, its bots and investors."""

    seat: int
    agents: int
    assistants: int
    scored: dict[str, int]  # points by where they came from
    dice: list[int]
    slots: list[str | None]
    blocked: list[tuple[Side, ...]]  # by slot: the corners an assistant stands on
    pile: list[str]  # robots of the rounds before
    investors: list[int]  # how many of each type, the printed one included
    starting_investor: int | None = None
    held: str | None = None  # the robot taken and not yet plugged in
    held_from: int | None = None  # the column it came from
    marker: bool = True  # the turn order marker in hand: may still pass

    def free_slots(self) -> list[int]:
        """Slots without a card of this round (SEN-5.2.2)."""
        return [slot for slot, robot in enumerate(self.slots) if robot is None]

    def plugged(self, slot: int) -> str:
        """The robot in a slot that has one."""
        robot = self.slots[slot]
        assert robot is not None
        return robot

    def bots(self, robots: Mapping[str, Robot]) -> list[int]:
        """How many robots of each type are in the pile and the network."""
        count = [0] * len(TYPES)
        for id in self.pile:
            count[robots[id].type] += 1
        for plugged in self.slots:
            if plugged is not None:
                count[robots[plugged].type] += 1
        return count

    def slot_points(self, robots: Mapping[str, Robot], slot: int) -> int:
        """What the robot in a slot scores between its dice as they are now (SEN-7.1)."""
        id = self.slots[slot]
        if id is None:
            return 0
        return robots[id].points[self.dice[slot]][self.dice[slot + 1]]


@copied
@dataclass(slots=True)
class Table(Telling):
    """The factory, the turn order and the players."""

    box: Box
    players: list[Player]
    deck: list[str]
    discard: list[str]
    columns: list[str | None]  # the factory's robots; empty before the round is set up
    agents: list[list[int]]  # by column and seat
    assistants: list[list[int]]  # by column and seat
    layout: list[int]  # types of the investors at positions 1 to 5
    order: list[int]  # this round's stack of markers, top first; empty before the set-up
    passed: list[int]  # the stack on the next space, bottom first
    round: int = 0
    turn: int = 0  # turns taken in this round
    facts: list[Fact] | None = None

    @property
    def mover(self) -> Player:
        """Whose turn it is: the stack is read from the top down, again and again (SEN-4.1)."""
        return self.players[self.order[self.turn % len(self.order)]]

    def ranking(self, position: int) -> list[tuple[int, int, int]]:
        """Seat, influence and agents at an investor, the first in line first (SEN-8.2, SEN-8.3)."""
        columns = self.box.adjacent[position]
        agents = [*map(sum, zip(*[self.agents[column] for column in columns], strict=True))]
        others = [*map(sum, zip(*[self.assistants[column] for column in columns], strict=True))]
        rows = []
        for place, seat in enumerate(self.order):
            if influence := agents[seat] + others[seat]:
                rows.append((-influence, -agents[seat], place, seat))
        rows.sort()
        return [(seat, -influence, -agents) for influence, agents, _, seat in rows]


def new_table(box: Box, seats: int, _variants: frozenset[str]) -> Table:
    """The box opened: pieces handed out, nothing yet shuffled (SEN-2.1 to SEN-2.4)."""
    players = [
        Player(
            seat,
            agents=box.agents,
            assistants=box.assistants,
            scored={},
            dice=[],
            slots=[None] * SLOTS,
            blocked=[()] * SLOTS,
            pile=[],
            investors=[0] * len(TYPES),
        )
        for seat in range(seats)
    ]
    return Table(
        box,
        players,
        deck=list(box.robots),
        discard=[],
        columns=[],
        agents=[],
        assistants=[],
        layout=[],
        order=[],
        passed=[],
    )
