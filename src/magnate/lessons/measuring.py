"""Where points come from: measured in games between bots, never typed."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from magnate.engine.game import Game
from magnate.simulate import Match, play_one

GAMES: Final = 40
FIRST_SEED: Final = 100
SEATS: Final = 3


def measured(game: Game[Any]) -> Path:
    """The file with what was measured, beside the lessons."""
    return game.folder / "lessons" / "points.json"


def measure(game: Game[Any], bot: str, games: int = GAMES) -> dict[str, Any]:
    """The winners' points by source, on average, of games between bots that are all alike."""
    match = Match.of(game.key, SEATS, games, FIRST_SEED, [bot])
    sums: dict[str, float] = {}
    for number in range(games):
        _, record = play_one(match, number)
        position = record.replay(game)
        winner = position.ranking().index(1)
        for source, points in game.breakdown(position.state)[winner].items():
            sums[source] = sums.get(source, 0) + points / games
    grouped = {
        group: round(sum(sums[source] for source in sources), 1)
        for group, sources in groups(game, list(sums)).items()
    }
    return {"games": games, "seats": SEATS, "seed": FIRST_SEED, "bot": bot, "points": grouped}


def groups(game: Game[Any], sources: list[str]) -> dict[str, list[str]]:
    """What is summed up: as `minute.toml` says, each source by itself where it does not."""
    file = game.folder / "lessons" / "minute.toml"
    if not file.is_file():
        return {source: [source] for source in sources}
    found: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))["points"]
    return found


def write(game: Game[Any], bot: str) -> None:
    """Measure, and keep what was measured."""
    text = json.dumps(measure(game, bot), indent=2)
    measured(game).write_text(text + "\n", encoding="utf-8")
