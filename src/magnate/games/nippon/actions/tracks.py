"""Knowledge and Mines (NIP-4.4)."""

from __future__ import annotations

from magnate.engine.decision import Why
from magnate.games.nippon.components import COAL, KNOWLEDGE, TRACKS
from magnate.games.nippon.state import Player, Table, climb, too_dear


def can_learn(t: Table, me: Player) -> bool:
    """Whether the knowledge marker has a step to go that can be paid."""
    return me.yen >= t.box.costs.steps[0] and me.at[KNOWLEDGE] < t.box.tracks[KNOWLEDGE].top


def can_mine(t: Table, me: Player) -> bool:
    """The same with the coal marker."""
    return me.yen >= t.box.costs.steps[0] and me.at[COAL] < t.box.tracks[COAL].top


def why_no_knowledge(t: Table, me: Player) -> Why:
    """The marker is at the top, or one step cannot be paid."""
    return _why_no_step(t, me, KNOWLEDGE, "NIP-4.4.1")


def why_no_mines(t: Table, me: Player) -> Why:
    """The same with the coal marker."""
    return _why_no_step(t, me, COAL, "NIP-4.4.2")


def _why_no_step(t: Table, me: Player, track: int, rule: str) -> Why:
    if me.at[track] == t.box.tracks[track].top:
        return Why("NIP-1.1.7", "top", {"track": TRACKS[track]})
    return too_dear(rule, t.box.costs.steps[0], me.yen)


async def knowledge(t: Table, me: Player) -> None:
    """Move the knowledge marker up one to three steps (NIP-4.4.1)."""
    await _climb(t, me, KNOWLEDGE, "knowledge", "NIP-4.4.1")


async def mines(t: Table, me: Player) -> None:
    """Move the coal marker up one to three steps (NIP-4.4.2)."""
    await _climb(t, me, COAL, "mines", "NIP-4.4.2")


async def _climb(t: Table, me: Player, track: int, action: str, rule: str) -> None:
    """Blank steps count as steps (NIP-4.4.3); not more than there are (R-12)."""
    prices, room = t.box.costs.steps, t.box.tracks[track].top - me.at[track]
    most = min(len(prices), room)
    while prices[most - 1] > me.yen:
        most -= 1

    def barred() -> dict[int, Why]:
        return {
            n: too_dear(rule, prices[n - 1], me.yen)
            if n <= room
            else Why("NIP-1.1.7", "room", {"track": TRACKS[track], "n": room})
            for n in range(most + 1, len(prices) + 1)
        }

    n = await me.pick("steps", range(1, most + 1), {"track": TRACKS[track]}, barred)
    me.yen -= prices[n - 1]
    climb(t, me, track, n, action, n=n, yen=prices[n - 1])
