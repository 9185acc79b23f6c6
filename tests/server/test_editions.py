"""The workshop: what is asked for, whether a text can be, texts that are shared."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from magnate.games import GAMES
from magnate.server.admin import delete_edition, expire
from magnate.workshop import is_guess, source_of, workshop
from tests.server.playing import HUMANS, Json, Server

CHANGED = 'game = "sentient"\nname = "Vienna"\n[robots.TRA-04]\nleft = 1\n'
CHECKED = f'{CHANGED}source = {{ deltas = "checked" }}\n'


def asked(server: Server, path: str, game: str, text: str, status: int) -> Json:
    answer = server.http.post(f"/api/{path}", json={"game": game, "text": text})
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def guesses(row: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where a game's own file says that something is reconstructed."""
    for key, value in row.items():
        if key == "sources":
            continue
        if isinstance(value, Mapping):
            yield from guesses(value, (*path, key))
        elif isinstance(value, str) and (key == "source" or "source" in (path[-1:] or ("",))):
            if is_guess(value):
                yield (*path, key)
        elif key.endswith("_source") and is_guess(value):
            yield (*path, key)


@pytest.mark.parametrize("key", GAMES)
def test_everything_reconstructed_is_asked_for_and_nothing_else(key: str) -> None:
    tables = GAMES[key].standard.tables
    found = workshop(GAMES[key])
    for one in found:
        fields = [field for field in one.fields if field.known is None]
        assert fields, f"nothing is asked of {one.path}"
        assert one.marks
    paths = [one.path for one in found]
    assert len(set(paths)) == len(paths)
    for *where, tag in guesses(tables):
        at = tuple(part for part in where if part != "source")
        beside = [path for path in paths if path[: len(at)] == at or at[: len(path)] == path]
        assert beside, f"{'.'.join(at)} says {tag} is reconstructed, and the workshop never asks"
    if key == "sentient":
        assert len(paths) == 59
        assert source_of(tables, ("robots", "TRA-01"), "points") == "deduced"


@pytest.mark.parametrize("key", GAMES)
def test_what_is_checked_plays_as_before_and_is_no_longer_asked_for(key: str) -> None:
    game = GAMES[key]
    lines = [f'game = "{key}"', 'name = "Mine"']
    for one in workshop(game):
        lines.append(f"[{'.'.join(one.path)}]")
        for name, mark in one.marks.items():
            said = "{" + ", ".join(f'{tag} = "checked"' for tag in mark) + "}"
            lines.append(f"{name} = " + (said if isinstance(mark, Mapping) else '"checked"'))
    edition = game.edition_of("\n".join(lines))
    assert edition.hash == game.standard.hash
    assert workshop(game, edition) == []


def test_the_workshop_tells_how_every_value_is_said(server: Server) -> None:
    found = server.http.get("/api/games/sentient/workshop").json()
    assert len(found["components"]) == 59
    first = found["components"][0]
    assert first["path"] == ["robots", "INF-01"]
    assert first["words"]["args"]["condition"]["key"] == "condition-target"
    assert [field["key"] for field in first["fields"] if field["known"] is None] == [
        "left",
        "right",
    ]
    assert found["table"]["components"]["robots"]["INF-01"]["left"] == 1
    assert "robots" not in found["state"]["view"]
    assert server.http.get("/api/games/chess/workshop").status_code == 404


def test_an_error_says_where_it_is(server: Server) -> None:
    wrong = CHANGED.replace("left = 1", "left = 7")
    error = asked(server, "edition-check", "sentient", wrong, 422)["error"]
    assert error["where"] == ["robots", "TRA-04", "left"]
    assert error["says"].startswith("should be a whole number from -1 to 1")
    assert error["message"].startswith("edition:4: robots.TRA-04.left")
    unknown = asked(server, "edition-check", "sentient", CHANGED.replace("TRA-04", "TRA-99"), 422)
    assert unknown["error"]["where"] == ["robots", "TRA-99"]
    read = asked(server, "edition-check", "sentient", CHECKED, 200)
    assert read["tables"]["robots"]["TRA-04"]["left"] == 1
    assert read["hash"] == asked(server, "edition-check", "sentient", CHANGED, 200)["hash"]


def test_a_shared_edition_is_kept_once_and_played_with(server: Server) -> None:
    shared = asked(server, "editions", "sentient", CHECKED, 201)
    assert shared == asked(server, "editions", "sentient", CHECKED, 201)
    assert shared["url"] == f"/workshop/sentient/{shared['id']}"
    read = server.http.get(f"/api/editions/{shared['id']}").json()
    assert read == shared
    table = server.open(seats=HUMANS, edition=read["text"])
    seen = server.http.get(table.path).json()["table"]
    assert seen["edition"]["hash"] == shared["hash"]
    assert seen["components"]["robots"]["TRA-04"]["source"]["deltas"] == "checked"
    assert server.http.get(f"/api/editions/{'0' * 16}").status_code == 404
    asked(server, "editions", "sentient", "nonsense", 422)


def test_the_shelf_is_bounded_and_what_nobody_reads_goes(start: Callable[..., Server]) -> None:
    server = start(editions=3, shelf=2)
    ids = [
        asked(server, "editions", "sentient", CHANGED.replace("Vienna", name), 201)["id"]
        for name in ("One", "Two")
    ]
    full = CHANGED.replace("Vienna", "Three")
    assert asked(server, "editions", "sentient", full, 503)["error"]["retry"] == 3600
    assert asked(server, "editions", "sentient", full, 429)["error"]["code"] == "too-many"
    engine = create_engine(f"sqlite:///{server.db}")
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE editions SET read = :read WHERE id = :id"),
            {"read": time.time() - 400 * 86_400, "id": ids[0]},
        )
    engine.dispose()
    expire(db=str(server.db))
    assert [server.http.get(f"/api/editions/{id}").status_code for id in ids] == [404, 200]
    delete_edition(ids[1], db=str(server.db))
    assert server.http.get(f"/api/editions/{ids[1]}").status_code == 404
