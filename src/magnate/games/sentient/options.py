"""What can be chosen: every class of option, and its values."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from magnate.engine.decision import option

from .components import SLOTS, Side


@option
class Procure(NamedTuple):
    """Action A: take the robot of a column."""

    column: int


@option
class Pass(NamedTuple):
    """Action B: pass, and sweep the factory."""


Action = Procure | Pass
PROCURES: Final[tuple[Procure, ...]] = tuple(Procure(column) for column in range(SLOTS))
PASS: Final = Pass()
#: What a turn offers by whether the player has agents left and the marker in hand.
ACTIONS: Final[dict[tuple[bool, bool], tuple[Action, ...]]] = {
    (True, True): (*PROCURES, PASS),
    (True, False): PROCURES,
    (False, True): (PASS,),
}

Block = Literal["none", "left", "right", "both"]
#: The corners that each answer to "block" covers.
BLOCKS: Final[dict[Block, tuple[Side, ...]]] = {
    "none": (),
    "left": ("left",),
    "right": ("right",),
    "both": ("left", "right"),
}
