"""What a server says of its games before anybody sits down."""

from __future__ import annotations

import magnate
from tests.server.playing import Server


def test_the_games_and_levels_are_listed(server: Server) -> None:
    sentient, *_ = server.http.get("/api/games").json()
    words = sentient.pop("words")
    standard = magnate.game("sentient").standard
    assert sentient == {
        "key": "sentient",
        "seats": [2, 3, 4],
        "variants": [],
        "alternatives": [],
        "assumed": [],
        "fits": {},
        "lessons": ["points", "turn", "dice", "investors", "passing"],
        "edition": {"name": "standard", "hash": standard.hash},
    }
    assert words["ru"] == {
        "title": "Синдикат",
        "line": "Подключайте роботов между кубиками.",
        "by": "Джей Алекс Кеверн",
        "facts": ["средняя сложность", "45–60 мин"],
        "variants": {},
    }
    levels = server.http.get("/api/levels").json()
    assert levels[-5:] == ["apprentice", "clerk", "merchant", "banker", "magnate"]


def test_every_game_of_magnate_has_all_words_of_the_start_page(server: Server) -> None:
    for game in server.http.get("/api/games").json():
        assert set(game["words"]) == {"en", "ru", "ja"}
        for words in game["words"].values():
            assert words["title"] != game["key"]
            assert words["line"]
            assert words["by"]
            assert len(words["facts"]) == 2
            assert set(words["variants"]) == set(game["variants"])
            assert not set(words["variants"]) & set(words["variants"].values())


def test_the_words_of_a_game_are_served_and_kept_by_their_tag(server: Server) -> None:
    answer = server.http.get("/api/games/sentient/text/ja")
    file = magnate.game("sentient").folder / "text" / "ja.ftl"
    assert answer.text == file.read_text(encoding="utf-8")
    kept = {"If-None-Match": answer.headers["ETag"]}
    assert server.http.get("/api/games/sentient/text/ja", headers=kept).status_code == 304
    assert server.http.get("/api/games/sentient/text/en", headers=kept).status_code == 200
    for path in ("chess/text/en", "sentient/text/fr"):
        answer = server.http.get(f"/api/games/{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")
