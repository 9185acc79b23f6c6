"""Upgrades, runs, trains, ships, contracts and influence tiles: one to three in an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from magnate.engine.decision import NOTHING, Barred
from magnate.games.nippon.state import Player, Table

T = TypeVar("T")


async def one_more(
    t: Table,
    me: Player,
    kind: str,
    options: Sequence[T],
    about: Mapping[str, Any] = NOTHING,
    barred: Barred | None = None,
) -> T | None:
    """The next of one to three, which may be declined after the first; None if it was the last."""
    if not options or t.done == t.box.costs.per_action:
        return None
    offered: Sequence[T | None] = [*options, None] if t.done else options
    if len(offered) == 1:
        t.done += 1
        return offered[0]
    chosen = await me.choose(kind, offered, {"n": t.done + 1, **about}, barred)
    if chosen is not None:
        t.done += 1
    return chosen
