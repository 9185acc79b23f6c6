"""Knowledge and Mines (NIP-4.4)."""

from __future__ import annotations

from magnate.games.nippon.pieces import COAL, KNOWLEDGE, TRACKS
from magnate.games.nippon.state import Player, Table

_RULE = {KNOWLEDGE: "NIP-4.4.1", COAL: "NIP-4.4.2"}


def barred_knowledge(t: Table, me: Player) -> str | None:
    """The marker is at the top, or one step cannot be paid."""
    if me.at[KNOWLEDGE] == t.box.tracks[KNOWLEDGE].top:
        return "NIP-1.1.7"
    return "NIP-4.4.1" if me.yen < t.box.costs.steps[0] else None


def barred_mines(t: Table, me: Player) -> str | None:
    """The same with the coal marker."""
    if me.at[COAL] == t.box.tracks[COAL].top:
        return "NIP-1.1.7"
    return "NIP-4.4.2" if me.yen < t.box.costs.steps[0] else None


async def knowledge(t: Table, me: Player) -> bool:
    """Move the knowledge marker up one to three steps (NIP-4.4.1)."""
    return await _climb(t, me, KNOWLEDGE, "knowledge")


async def mines(t: Table, me: Player) -> bool:
    """Move the coal marker up one to three steps (NIP-4.4.2)."""
    return await _climb(t, me, COAL, "mines")


async def _climb(t: Table, me: Player, track: int, action: str) -> bool:
    """Blank steps count as steps (NIP-4.4.3); not more than there are (R-12)."""
    prices, values = t.box.costs.steps, t.box.tracks[track].values
    most = min(len(prices), t.box.tracks[track].top - me.at[track])
    while prices[most - 1] > me.yen:
        most -= 1
    n = 1
    if most > 1:
        about = {"track": TRACKS[track]}
        n = await me.choose("steps", range(1, most + 1), about, lambda: _steps(t, me, track, most))
    me.yen -= prices[n - 1]
    me.at[track] += n
    t.tell(action, me.seat, n=n, yen=prices[n - 1], value=values[me.at[track]])
    return False


def _steps(t: Table, me: Player, track: int, most: int) -> dict[str, str]:
    """More steps than there are above the marker, or than can be paid."""
    room = t.box.tracks[track].top - me.at[track]
    return {
        f"steps:{n}": _RULE[track] if n <= room else "NIP-1.1.7"
        for n in range(most + 1, len(t.box.costs.steps) + 1)
    }
