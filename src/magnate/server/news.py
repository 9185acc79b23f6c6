"""News of a move: what was written down of it, for servers that know how the table stood before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .snapshots import rules_version
from .tables import Move, Standing, Table

News = dict[str, Any]


def news_of(table: Table, before: Standing, after: Standing, moves: Sequence[Move]) -> News:
    """What others need to know of a change, so as to make it where they play by the same rules."""
    news: News = {"was": before.version, "rules": rules_version(table.game)}
    if not moves:
        return {**news, "draft": after.draft}
    return {
        **news,
        "made": [(move.seat, move.option, move.entry, move.facts) for move in moves],
        "dealt": dict(after.dealt),
        "entries": after.entries,
        "last": after.last,
    }


def is_known(before: Standing, news: News) -> bool:
    """Whether this has been seen already."""
    return "was" in news and news["was"] < before.version


def after_news(
    table: Table, before: Standing, news: News
) -> tuple[Standing, Sequence[Move]] | None:
    """How a table stands now, and the moves made; None if one has to look for oneself."""
    if news.get("was") != before.version or news["rules"] != rules_version(table.game):
        return None
    version = before.version + 1
    if "made" not in news:
        return replace(before, version=version, draft=tuple(news["draft"])), ()
    position, moves = before.position.copy(), list[Move]()
    for n, (seat, option, entry, facts) in enumerate(news["made"], before.moves):
        position.choose_id(option)
        moves.append(Move(n, seat, option, facts, entry))
    standing = Standing(
        position,
        version=version,
        moves=before.moves + len(moves),
        dealt=news["dealt"],
        entries=news["entries"],
        last=news["last"],
    )
    return standing, moves
