"""What a process that thinks finds out for hints and reviews."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from magnate.review import Reviewing, hint, opened, work_for

from .thinker import Question, Report


def analysed(question: Question, report: Report) -> Any:
    """The answer to a question that is not for a move, as plain data."""
    if question.task == "hint":
        position = question.position()
        for id in question.path:
            position.choose_id(id)
        return hint(position, question.seed, report, work_for(position.game, question.share))
    made = _walked(
        *(question.game, question.edition, question.state, question.path),
        *(question.seed, question.share),
        open_cards=question.task == "open",
    )
    if question.task == "try":
        return made.attempt(question.part, question.at, question.ids, report)
    return made.part(question.part, report)


@lru_cache(maxsize=2)
def _walked(
    game: str,
    edition: str | None,
    state: str,
    path: tuple[str, ...],
    seed: str,
    share: float,
    *,
    open_cards: bool,
) -> Reviewing:
    """A game walked through once for all its parts, perhaps with open cards."""
    start = Question(0, "", game, edition, state, (), 0, "", seed, 0.0).position()
    return Reviewing(
        opened(start) if open_cards else start, path, seed, work_for(start.game, share)
    )
