"""Every option, as named values; those that can be made once are made here."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from magnate.engine.decision import option

from .components import ACTIONS, CELL_IDS, CELLS, PROJECTS, REGIONS, WIDTH


@option
class Slot(NamedTuple):
    """A place for a project in a city."""

    city: str
    slot: int


@option
class Department(NamedTuple):
    """Build a department that is on offer (CAR-6.2.3)."""

    department: str


@option
class Exchange(NamedTuple):
    """Discard goods for dollars, at any time (CAR-4.8)."""

    goods: int


@option
class Move(NamedTuple):
    """Take an employee of a cell, active or idle, to move it (CAR-6.1.3)."""

    cell: str
    who: str


@option
class Use(NamedTuple):
    """Use a department for one of its effects (CAR-6.4)."""

    cell: str
    effect: str


@option
class Slide(NamedTuple):
    """Slide a project tab out by one space (CAR-7.3)."""

    project: str


@option
class Advance(NamedTuple):
    """Advance a transport disk by one space (CAR-7.5)."""

    region: str


@option
class Choice(NamedTuple):
    """Play the action choice tile (CAR-6.6)."""

    action: str


@option
class Bring(NamedTuple):
    """Move an employee into the new department (CAR-6.4.8)."""

    cell: str
    who: str


@option
class Activate(NamedTuple):
    """Stand an employee up on a workplace (CAR-8.1)."""

    cell: str


@option
class All(NamedTuple):
    """Stand everybody up who can be."""


@option
class Payroll(NamedTuple):
    """Activate dearer for a point, or cheaper for the loss of one (Payroll Management)."""

    cell: str
    how: str


#: What research points are spent on.
Research = Slide | Advance
#: What a step of phase 3 can be.
Step = Use | Move | Research | Choice
#: Standing people up.
Activation = All | Activate | Payroll

ACTIVE, IDLE = "active", "idle"
EXCHANGE: Final = Exchange(1)
MOVES: Final = tuple(Move(cell, who) for cell in CELL_IDS for who in (ACTIVE, IDLE))
BRING_ACTIVE: Final = tuple(Bring(cell, ACTIVE) for cell in CELL_IDS)
BRING_IDLE: Final = tuple(Bring(cell, IDLE) for cell in CELL_IDS)
ACTIVATE: Final = tuple(Activate(cell) for cell in CELL_IDS)
BONUS: Final = tuple(Payroll(cell, "bonus") for cell in CELL_IDS)
CUT: Final = tuple(Payroll(cell, "cut") for cell in CELL_IDS)
ALL: Final = All()
SLIDES: Final = tuple(Slide(project) for project in PROJECTS)
ADVANCES: Final = tuple(Advance(region) for region in REGIONS)
CHOICES: Final = tuple(Choice(action) for action in ACTIONS)


@cache
def use_option(cell: int, effect: str) -> Use:
    """The option to use a cell's department for an effect."""
    return Use(CELL_IDS[cell], effect)


def distance(a: int, b: int, *, diagonal: bool = False) -> int:
    """Moves from cell to cell: orthogonal steps, all cells passable (CAR-6.1.3, R-34)."""
    rows = abs(a // WIDTH - b // WIDTH)
    columns = abs(a % WIDTH - b % WIDTH)
    return max(rows, columns) if diagonal else rows + columns


#: The cells within reach, nearest first, by diagonal steps or not, cell, and moves left.
REACH: Final = tuple(
    tuple(
        tuple(
            tuple(
                CELL_IDS[to]
                for _, to in sorted(
                    (distance(cell, to, diagonal=diagonal), to) for to in range(CELLS)
                )
                if 0 < distance(cell, to, diagonal=diagonal) <= moves
            )
            for moves in range(7)
        )
        for cell in range(CELLS)
    )
    for diagonal in (False, True)
)
EVERYWHERE: Final = tuple(cells[6] for cells in REACH[0])
