"""A bot that knows Harvest: it sells what pays well and collects what it has."""

from __future__ import annotations

from typing import Any

from magnate.engine.position import Position

from .play import Action, Draw, Sell, Take
from .table import Table


class Farmer:
    """Sells three or more cards at five or more coins; else takes what it has most of."""

    looks_ahead = False

    def __init__(self, seed: int | str) -> None:
        del seed  # it never guesses

    def choose(self, position: Position[Any], seat: int, clock: float) -> Any:
        """The option that looks best, without looking ahead."""
        del clock
        assert position.decision is not None
        t: Table = position.state
        mine = t.players[seat].cards

        def worth(action: Action) -> float:
            match action:
                case Sell(crop):
                    n, price = mine.count(crop), t.prices[crop]
                    return n * price if n >= 3 and price >= 5 else n * price / 10
                case Take(crop):
                    return 2 + mine.count(crop)
                case Draw():
                    return 2.5

        return max(position.decision.options, key=worth)
