"""A server whose pages a browser opens."""

from __future__ import annotations

import secrets
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
        """Open a table whose seats have owners, so that any browser may use their links."""
        opened = self.invite(game, seats, seed, **more)
        for seat, link in enumerate(opened["seats"]):
            if link is not None:
                opened["seats"][seat] = self.sit(opened["id"], link["token"])
        return opened

    def invite(self, game: str, seats: list[dict[str, Any]], seed: int, **more: Any) -> Any:
        """Open a table, for invitations to its seats; `seats` as in the interface."""
        body = {"game": game, "seats": seats, "seed": seed, **more}
        return self.http.post("/api/tables", json=body).raise_for_status().json()

    def sit(self, table: str, invitation: str) -> Any:
        """Sit down with an invitation."""
        answer = self.http.post(
            f"/api/tables/{table}/sit",
            json={"token": secrets.token_urlsafe(24)},
            headers={"Authorization": f"Bearer {invitation}"},
        )
        return answer.raise_for_status().json()


HUMAN = {"kind": "human", "name": "Ann"}
RANDOM = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}
