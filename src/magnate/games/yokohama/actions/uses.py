"""Technologies that are used once a turn, before any step (R-21)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from magnate.engine.copying import added
from magnate.engine.decision import NOTHING, Barred
from magnate.games.yokohama.components import ASSISTANT, Technology
from magnate.games.yokohama.options import Use
from magnate.games.yokohama.state import Player, Table

T = TypeVar("T")


def uses(t: Table, me: Player) -> list[Use]:
    """Spinning Mill and University, if they can be paid for (YOK-16.1.4, YOK-16.1.14)."""
    usable, technologies = t.box.usable, t.box.technologies
    if usable.isdisjoint(me.technologies):
        return []
    return [
        Use(id)
        for id in me.technologies
        if id in usable and id not in t.used and _possible(me, technologies[id])
    ]


def _possible(me: Player, technology: Technology) -> bool:
    prices = zip(me.stock, technology.pay, strict=True)
    lacking = [price for have, price in prices if have < price]
    return not lacking and me.warehouse[ASSISTANT] >= technology.assistants


def use(t: Table, me: Player, id: str) -> None:
    """Pay, and gain what it gives."""
    technology = t.box.technologies[id]
    t.used += (id,)
    for kind, price in enumerate(technology.pay):
        me.stock[kind] += technology.gain.stock[kind] - price
    me.warehouse = added(me.warehouse, ASSISTANT, -technology.assistants)
    me.hand[ASSISTANT] += technology.assistants
    t.tell("use", me.seat, technology=id)


async def ask(
    t: Table,
    me: Player,
    kind: str,
    options: Callable[[], Sequence[T]],
    about: Mapping[str, Any] = NOTHING,
    barred: Barred | None = None,
) -> T | None:
    """Ask at the beginning of a step, where once-a-turn technologies may be used first.

    A question with one answer is not asked; None is also the answer where nothing is possible.
    """
    while True:
        offered, also = options(), uses(t, me)
        if len(offered) < 2 and not also:
            return offered[0] if offered else None
        choices: tuple[T | Use | None, ...] = tuple(offered) or (None,)
        if also:
            end = -1 if choices[-1] is None else len(choices)
            choices = (*choices[:end], *also, *choices[end:])
        choice = await me.choose(kind, choices, about, barred)
        if not isinstance(choice, Use):
            return choice
        use(t, me, choice.technology)
