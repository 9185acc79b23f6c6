"""Where a president may come to act, and with what power: roughly, for the outlook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Final

from .components import BITS, BOARD, CANAL
from .state import HAND

#: Locations where the president may act, and how many pieces he and his assistants add there.
Reach = tuple[tuple[tuple[int, ...], int], tuple[tuple[int, ...], int]]
#: A location and its pieces, president and buildings among them, are one number: so many times
#: the board, and the pieces.
PIECES: Final = 32
POWER: Final = tuple([min(pieces, 5) for pieces in range(PIECES)])  # that so many give
HALF: Final = len(BOARD) // 2  # what sets of boards hold or touch is looked up by halves
FIRST_HALF: Final = (1 << HALF) - 1


def in_reach(ways: Ways, taken: int, same: int, different: int) -> Reach:
    """Where the president may act with so many more assistants, near and far."""
    through, beside, beyond, off = ways
    near = through | beside if same else through
    far, more = (beyond | off, 2) if different > 1 else (beyond if different else 0, 1)
    return (boards_of(near & ~taken), 1 + same), (boards_of(far & ~taken), more)


def boards_of(boards: int) -> tuple[int, ...]:
    """The boards of a set."""
    return HELD[0][boards & FIRST_HALF] + HELD[1][boards >> HALF]


def _held(half: Sequence[int]) -> list[tuple[int, ...]]:
    """The boards of each set of a half."""
    found: list[tuple[int, ...]] = [()]
    for board in half:
        found += [(*boards, board) for boards in found]
    return found


HELD: Final = _held(range(HALF)), _held(range(HALF, len(BOARD)))


#: Where the president may go, as sets of boards: through own assistants, one step off them,
#: to own assistants with one more on the way, and one step off these.
Ways = tuple[int, int, int, int]


@lru_cache(maxsize=8192)
def ways_from(near: tuple[int, ...], start: int, own: int) -> Ways:
    """Where the president may go from a location, or from the hand."""
    town, first, second = _town(near)
    if start == HAND:
        return own, town & ~own, 0, 0
    here = 1 << start
    town &= ~here
    walk = (own | 1 << CANAL) & ~here
    through = _spread(first, second, here, walk)
    reached = through | here
    beside = (first[reached & FIRST_HALF] | second[reached >> HALF]) & town & ~through
    beyond = _spread(first, second, beside, walk & ~through)
    reached = beyond | beside
    off = (first[reached & FIRST_HALF] | second[reached >> HALF]) & town & ~(through | reached)
    return through & town, beside, beyond & town, off


@lru_cache(maxsize=64)
def _town(near: tuple[int, ...]) -> tuple[int, list[int], list[int]]:
    """All boards but the canal; all neighbours of the boards of each half."""
    halves = []
    for half in (near[:HALF], near[HALF:]):
        found = [0]
        for neighbours in half:
            found += [more | neighbours for more in found]
        halves.append(found)
    return sum(compress(BITS, near)) & ~BITS[CANAL], halves[0], halves[1]


def _spread(first: list[int], second: list[int], boards: int, walk: int) -> int:
    """Every board that can be walked to from some boards, step by step."""
    reached = 0
    while boards:
        boards = (first[boards & FIRST_HALF] | second[boards >> HALF]) & walk & ~reached
        reached |= boards
    return reached
