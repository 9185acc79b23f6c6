"""What every question says besides its kind: what its chooser cannot see on the table."""

from __future__ import annotations

from typing import TypedDict


class OfColumn(TypedDict):
    """How many assistants go beside the agent, at which column."""

    column: int


class OfSlot(TypedDict):
    """Which corners of the robot just plugged in are blocked."""

    slot: int
    robot: str


class Questions(TypedDict):
    """What is said by which kind; None says no more than its kind."""

    turn: None
    assistants: OfColumn
    slot: None
    block: OfSlot
