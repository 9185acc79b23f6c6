"""A hint: the best lines of a turn, for the seat that chooses, by what it can know."""

from __future__ import annotations

from statistics import fmean
from typing import Any, Protocol

from magnate.engine.position import Position

from .shapes import Hint
from .telling import told
from .trying import Trial, Tried, Work, work_for
from .yardstick import PLACES

#: The lines that a hint shows, and how often it says what is known while it measures them.
SHOWN, TOLD = 3, 3


class Report(Protocol):
    """Is told how far a thought is, from 0 to 1, and what is known; raises to end it."""

    def __call__(self, done: float, known: Hint | None = None, /) -> None:
        """So far."""


def nobody(_done: float, _known: Hint | None = None) -> None:
    """Nobody is told."""


def hint(
    position: Position[Any], seed: str, report: Report = nobody, work: Work | None = None
) -> Hint:
    """The best lines from a position on, the best first."""
    work = work or work_for(position.game)
    trial = Trial(position, seed, work)
    deals = work.then + work.more
    whole = len(trial.tried) * work.first + min(SHOWN, len(trial.tried)) * deals
    trial.report = lambda: report(trial.deals / whole)
    chosen = trial.choose(SHOWN)
    for number in range(TOLD):
        report(trial.deals / whole, _hint(position, trial, trial.ranked(chosen)))
        trial.measure(chosen, deals * (number + 1) // TOLD - len(chosen[0].then))
    return _hint(position, trial, trial.ranked(chosen))


def _hint(position: Position[Any], trial: Trial, ranked: list[Tried]) -> Hint:
    best, seats = ranked[0], range(len(position.state.players))
    return {
        "lines": [told(position, trial.seat, one, best) for one in ranked],
        "outlook": {
            "win": [round(fmean(s.win[seat] for s in best.known), PLACES) for seat in seats],
            "points": [round(fmean(s.points[seat] for s in best.known), PLACES) for seat in seats],
        },
        "deals": len(best.known),
        "positions": trial.positions,
    }
