"""A server whose pages a browser opens."""

from __future__ import annotations

import signal
from typing import Any

from tests.server import playing


class Server(playing.Server):
    """`magnate serve` in a process of its own, that can be killed and started again."""

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.end(signal.SIGKILL)

    def get(self, path: str) -> Any:
        """What the interface answers."""
        return self.http.get(path).raise_for_status().json()

    def open_table(self, game: str, seats: list[dict[str, Any]], seed: int, **more: Any) -> Any:
        """Open a table; `seats` as in the interface."""
        body = {"game": game, "seats": seats, "seed": seed, **more}
        return self.http.post("/api/tables", json=body).raise_for_status().json()


HUMAN = {"kind": "human", "name": "Ann"}
RANDOM = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}
