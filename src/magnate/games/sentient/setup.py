"""Setting up the game and each round (SEN-2, SEN-3)."""

from __future__ import annotations

from collections.abc import Awaitable

from magnate.engine.decision import deal, roll

from .components import DICE, FACES, SLOTS, TYPES
from .state import Table


async def set_up(t: Table) -> None:
    """Deal the right sections of the boards and stack the turn order markers (SEN-2.5, SEN-2.6)."""
    sections = list(TYPES)
    for player in t.players:
        section = await deal("section", sections)
        player.starting_investor = TYPES.index(section)
        player.investors[player.starting_investor] += 1
        t.tell("company", player.seat, type=section)
    markers = [player.seat for player in t.players]
    t.order = tuple([await deal("marker", markers) for _ in t.players])
    t.round = 1


async def set_up_round(t: Table) -> None:
    """Lay out the factory and roll the dice (SEN-3)."""
    t.tell("round", round=t.round, order=[*t.order])
    t.turn = 0
    t.agents = [[0] * len(t.players) for _ in range(SLOTS)]
    t.assistants = [[0] * len(t.players) for _ in range(SLOTS)]
    await fill_factory(t)
    stack = list(TYPES)
    t.layout = tuple([TYPES.index(await deal("investor", stack)) for _ in TYPES])
    t.tell("investors", type=[TYPES[kind] for kind in t.layout])
    for player in t.players:
        player.dice = [await roll("die", FACES) for _ in range(DICE)]
        t.tell("roll", player.seat, dice=player.dice[:])


async def fill_factory(t: Table) -> None:
    """Four robots from the deck, one for each column (SEN-3.1, SEN-6.3)."""
    t.columns = [None] * SLOTS
    for column in range(SLOTS):
        t.columns[column] = await draw_robot(t)
    t.tell("factory", robot=t.columns[:])


def draw_robot(t: Table) -> Awaitable[str]:
    """The top card of the deck; an empty deck is made anew from the discard pile (SEN-5.1.7)."""
    if not t.deck:
        t.deck, t.discard = [*t.discard], ()
        t.tell("reshuffle")
    return deal("robot", t.deck)
