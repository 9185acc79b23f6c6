"""What is in the box: frozen types, names and constants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

RobotType = Literal["information", "service", "transport", "military", "industry"]
Side = Literal["left", "right"]

TYPES: Final[tuple[RobotType, ...]] = (
    "information",
    "service",
    "transport",
    "military",
    "industry",
)
FACES: Final = (1, 2, 3, 4, 5, 6)
SLOTS: Final = 4
DICE: Final = SLOTS + 1


class Robot(NamedTuple):
    """A card: its type, what it does to the dice beside it, and what it scores between them."""

    id: str
    type: int
    left: int
    right: int
    condition: Mapping[str, Any]
    points: tuple[tuple[int, ...], ...]  # by left and right die, both from 1


@dataclass(frozen=True)
class Box:
    """Everything in the box, as one edition prints it."""

    robots: Mapping[str, Robot]
    rounds: int
    agents: int
    assistants: int
    adjacent: tuple[tuple[int, ...], ...]  # columns by investor position (SEN-8.2)
    chip: int
    points_per_robot: int
    left_names: tuple[str, ...]
    right_names: tuple[str, ...]  # by type of the starting investor
