"""Where a president may come to act, and with what power: roughly, for the outlook."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from .components import BITS, BOARD, CANAL
from .state import HAND, Player


def in_reach(
    me: Player, built: list[int], ways: Ways, taken: int, same: int, different: int
) -> list[tuple[int, int]]:
    """Where the president may act with so many more assistants, and with what power."""
    found = [(board, 1 + same) for board in ways.through if not taken >> board & 1]
    if same:
        found += [(board, 1 + same) for board in ways.beside if not taken >> board & 1]
    if different:
        more = 1 + (different > 1)
        found += [(board, more) for board in ways.beyond if not taken >> board & 1]
    if different > 1:
        found += [(board, 2) for board in ways.off if not taken >> board & 1]
    on = me.on
    return [(board, min(5, power + on[board] + built[board])) for board, power in found]


class Ways(NamedTuple):
    """Where the president may go."""

    through: tuple[int, ...]  # own assistants
    beside: tuple[int, ...]  # one step off them
    beyond: tuple[int, ...]  # own assistants, with one more on the way
    off: tuple[int, ...]  # one step off these


@lru_cache(maxsize=8192)
def ways_from(near: tuple[int, ...], start: int, own: int) -> Ways:
    """Where the president may go from a location, or from the hand."""
    everything = _town(near)
    if start == HAND:
        return Ways(_boards(own), _boards(everything & ~own), (), ())
    everything &= ~(1 << start)
    walk = (own | 1 << CANAL) & ~(1 << start)
    through = _spread(near, 1 << start, walk)
    beside = _beside(near, through | 1 << start) & everything & ~through
    beyond = _spread(near, beside, walk & ~through)
    off = _beside(near, beyond | beside) & everything & ~(through | beside | beyond)
    return Ways(
        _boards(through & everything), _boards(beside), _boards(beyond & everything), _boards(off)
    )


@lru_cache(maxsize=64)
def _town(near: tuple[int, ...]) -> int:
    """All boards but the canal."""
    return sum(compress(BITS, near)) & ~BITS[CANAL]


@lru_cache(maxsize=8192)
def _boards(bits: int) -> tuple[int, ...]:
    return tuple([board for board in range(len(BOARD)) if bits >> board & 1])


def _beside(near: tuple[int, ...], boards: int) -> int:
    """All neighbours of some boards."""
    found = 0
    while boards:
        board = boards & -boards
        boards ^= board
        found |= near[board.bit_length() - 1]
    return found


def _spread(near: tuple[int, ...], boards: int, walk: int) -> int:
    """Every board that can be walked to from some boards, step by step."""
    reached, todo = 0, _beside(near, boards) & walk
    while todo:
        reached |= todo
        todo = _beside(near, todo) & walk & ~reached
    return reached
