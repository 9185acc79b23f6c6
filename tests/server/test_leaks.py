"""Nothing hidden leaves the server, whichever way it is asked, in any game.

Two tables are played on from the same move of a third, as one seat knows it: they differ in all
that this seat cannot know, and in nothing else.  Whatever that seat, or somebody who looks on, is
told of the one must be what they are told of the other.
"""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
from typing import Any

import pytest

from magnate.engine.game import everything_is_public
from magnate.games import games
from tests.server.playing import HUMANS, Json, Playing, Server
from tests.server.test_people import Browser

VISITOR = {"Magnate-Visitor": "visitor_" * 4}
#: Turns before the two tables part.
BEFORE = 7
#: All that is told of a table to whoever asks.
PATHS = (
    *("", "/replay", "/replay?described=true", "/story", "/story?described=true"),
    *("/talk", "/record", "/picture.svg", "/hint?seat=0", "/hint?seat=1"),
)


class World:
    """A table that is as good as its twin to those who know only what one seat knows."""

    def __init__(self, source: Playing, eyes: int) -> None:
        server = source.server
        last = len(replay_of(source, eyes)["steps"]) - 1
        body = {"move": last, "seats": list(range(len(HUMANS)))}
        answer = server.http.post(f"{source.path}/play-on", json=body, headers=source.headers(eyes))
        assert answer.status_code == 201, answer.text
        self.table = Playing(server, answer.json())
        self.person = Browser(server).guest("Ada")
        self.person.sits(self.table, eyes)
        self.eyes = eyes

    def bare(self, said: Any) -> str:
        """What is said, without what is another at every table."""
        text = said if isinstance(said, str) else json.dumps(said, sort_keys=True)
        text = text.replace(self.table.id, "TABLE")
        for token in self.table.tokens:
            text = text.replace(token, "TOKEN")
        return re.sub(r'"at": [\d.]+', '"at": NOW', text)

    def told(self) -> dict[str, str]:
        """All that the seat and those who look on are told, by the way it was asked for."""
        ways = {"spectator": VISITOR, "seat": self.table.headers(self.eyes)}
        found: dict[str, Any] = {}
        for who, headers in ways.items():
            for path in PATHS:
                answer = self.table.server.http.get(self.table.path + path, headers=headers)
                said = answer.json() if "json" in answer.headers["Content-Type"] else answer.text
                if isinstance(said, dict):
                    said.pop("changed", None)
                found[f"{who} {path}"] = [answer.status_code, said]
        held: dict[str, list[str]] = {"spectator": [], "seat": [self.table.tokens[self.eyes]]}
        for who, tokens in held.items():
            for draws in (list(games()), []):  # a page without a board is told in words, too
                with self.table.page(hello=False) as page:
                    page.send(type="hello", tokens=tokens, log=0, draws=draws)
                    frames = {kind: page.wait(kind) for kind in ("table", "state")}
                    frames["state"].pop("connected")
                    found[f"{who} socket {draws}"] = frames
        found["export"] = self.export()
        return {way: self.bare(said) for way, said in found.items()}

    def export(self) -> Json:
        """What somebody who sits here may take home."""
        kept: Json = self.person.get("me/export")
        del kept["person"], kept["visits"]
        for seat in kept["seats"]:
            del seat["started"], seat["changed"]
        return kept

    def asks_back(self) -> None:
        """Let every seat ask to take something back; what would go is told to all."""
        for seat in range(len(HUMANS)):
            self.table.server.http.post(
                f"{self.table.path}/take-back",
                json={"seat": seat},
                headers=self.table.headers(seat),
            )

    def agrees(self) -> None:
        """Let every seat agree: what is taken back stays in the log's other line."""
        for seat in range(len(HUMANS)):
            self.table.server.http.post(
                f"{self.table.path}/take-back/answer",
                json={"seat": seat, "agree": True},
                headers=self.table.headers(seat),
            )

    def chooses(self) -> None:
        """Let the seat go on with a draft, if it is to move, to the outlook of what comes next."""
        draft = self.table.state(self.eyes)["draft"]
        if draft is not None and not draft["complete"]:
            self.table.choose()

    def secret(self) -> str:
        """The table as it really is."""
        with sqlite3.connect(self.table.server.db, timeout=20) as connection:
            query = "SELECT state FROM origins WHERE table_id = ?"
            state: str = connection.execute(query, (self.table.id,)).fetchone()[0]
        return state


def replay_of(table: Playing, seat: int) -> Json:
    answer = table.server.http.get(f"{table.path}/replay", headers=table.headers(seat))
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("key", list(games()))
def test_what_a_seat_cannot_know_is_told_nowhere(server: Server, key: str) -> None:
    seed = f"seed-{secrets.token_hex(8)}"
    source = server.open(HUMANS, game=key, seed=seed)
    for _ in range(BEFORE):
        source.stretch()
    eyes = source.mover
    here, there = (World(source, eyes) for _ in range(2))
    public = games()[key].resample is everything_is_public
    assert public == (here.secret() == there.secret())
    tried = World(here.table, eyes)  # what is tried out there says nothing of it either
    assert public == (tried.secret() == here.secret())
    for acts in ([World.asks_back, World.chooses], [World.agrees], []):
        one, two = here.told(), there.told()
        for way, said in one.items():
            assert said == two[way], way
            assert seed not in said
        for world in (here, there):
            for act in acts:
                act(world)
    for world in (here, there, tried):
        world.person.http.close()
    for seat in (None, *range(len(HUMANS))):
        assert seed not in json.dumps(source.look(seat))
