"""Lines in words, as the log of a table would tell them."""

from __future__ import annotations

import random
from typing import Any

from magnate.bots.greedy import Line
from magnate.engine.position import Position
from magnate.engine.words import Words, changes, fact_json, option_words

from .shapes import LineStep, ReviewLine
from .trying import Tried
from .yardstick import by_source, differences, estimate


def told(position: Position[Any], seat: int, one: Tried, best: Tried) -> ReviewLine:
    """A line that was tried, in words and figures, against the best."""
    deals = min(len(one.then), len(best.then))
    mine, its = (one.then, best.then) if deals else (one.first, best.first)
    same = one is best
    return {
        "steps": steps_of(position, seat, one.line),
        "value": estimate([s.win[seat] for s in mine], [s.points[seat] for s in mine]),
        "against": None if same else differences(mine, its, seat),
        "sources": {} if same else by_source(mine, its, seat),
    }


def steps_of(position: Position[Any], seat: int, line: Line) -> list[LineStep]:
    """The steps of a line, told without anything that its seat cannot know.

    What has one answer only is no step, as at a table: it belongs to the step before it.
    """
    world = position.as_seen(seat, random.Random(0)).copy(tell=True)
    before, steps = world.view(seat), list[LineStep]()
    facts = _alone(world, seat)
    for choice in line.choices:
        decision = world.decision
        assert decision is not None
        option = decision.options[choice.number]
        words = option_words(world.game, world.state, decision, option)
        world.choose(option)
        facts += [fact_json(world, fact) for fact in world.facts]
        facts += _alone(world, seat)
        after = world.view(seat)
        steps.append(
            {
                "option": decision.id_of(option),
                "kind": decision.kind,
                "words": words,
                "facts": facts,
                "changes": changes(before, after),
            }
        )
        before, facts = after, []
    return steps


def _alone(world: Position[Any], seat: int) -> list[Words]:
    """Answer what has one answer only; what that tells."""
    facts: list[Words] = []
    while (asked := world.decision) and asked.seat == seat and len(asked.options) == 1:
        world.choose(asked.options[0])
        facts += [fact_json(world, fact) for fact in world.facts]
    return facts
