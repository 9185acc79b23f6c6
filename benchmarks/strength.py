"""What the levels came to against the one below, for the page that compares them.

python -m benchmarks.strength RESULTS...    # into web/src/games/<game>/strength.json

The results are files that `magnate arena GAME LEVEL BELOW --resume FILE` has written.  Levels that
they say nothing of keep what was found before.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from magnate.arena import Outcome, report
from magnate.bots import LEVELS

#: The games of the client.
GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


def read(file: Path) -> tuple[dict[str, Any], list[Outcome]]:
    """A contest's heading, and its games."""
    heading, *games = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return heading, [Outcome(**game) for game in games]


def strengths(files: list[Path]) -> dict[str, Any]:
    """Games won, games played and points by game, seats and level; several files add up."""
    found: dict[str, dict[str, dict[str, list[Outcome]]]] = {}
    ladder = list(LEVELS)
    for file in files:
        heading, games = read(file)
        level, below = heading["bots"]
        if ladder.index(level) != ladder.index(below) + 1:
            raise SystemExit(f"{file}: {below} is not the level below {level}")
        of = found.setdefault(heading["game"], {}).setdefault(str(heading["seats"]), {})
        of.setdefault(level, []).extend(games)
    return {
        game: {
            seats: {
                level: _strength(level, by_level[level]) for level in ladder if level in by_level
            }
            for seats, by_level in sorted(by_seats.items())
        }
        for game, by_seats in sorted(found.items())
    }


def _strength(level: str, games: list[Outcome]) -> dict[str, float]:
    one = next(one for one in report(games).standings if one.bot == level)
    won = one.wins.value * one.played
    return {"won": round(won, 1), "of": one.played, "points": round(one.points.value, 1)}


def keep(found: dict[str, Any], games: Path = GAMES) -> None:
    """Write down what was found, beside what is known of other levels and numbers of seats."""
    ladder = list(LEVELS)
    for game, by_seats in found.items():
        file = games / game / "strength.json"
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for seats, levels in by_seats.items():
            both = known.get(seats, {}) | levels
            known[seats] = {level: both[level] for level in ladder if level in both}
        text = json.dumps(dict(sorted(known.items())), indent=2) + "\n"
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    keep(strengths([Path(name) for name in sys.argv[1:]]))
