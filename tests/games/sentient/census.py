"""Every piece of Sentient is somewhere, and nowhere twice."""

from __future__ import annotations

from magnate.games.sentient.state import Table


def census(t: Table) -> None:
    """Cards, pawns and markers are all there."""
    cards = [*t.deck, *t.discard] + [robot for robot in t.columns if robot is not None]
    playing = [robot for player in t.players for robot in (*player.slots, player.held)]
    cards += [robot for robot in playing if robot is not None]
    piled = [robot for player in t.players for robot in player.pile]
    assert len(cards) + len(piled) in range(59, 61)  # one may be on its way to the factory
    assert len({*cards, *piled}) == len(cards) + len(piled)
    for player in t.players:
        placed = sum(column[player.seat] for column in t.agents) if t.columns else 0
        helping = sum(column[player.seat] for column in t.assistants) if t.columns else 0
        blocking = sum(len(corners) for corners in player.blocked)
        assert player.agents + placed == t.box.agents
        assert player.assistants + helping + blocking == t.box.assistants
        assert player.marker == (player.seat not in t.passed)
        assert all(1 <= die <= 6 for die in player.dice)
