"""What bots see in a table."""

from __future__ import annotations

from magnate.games.nippon import GAME
from tests.games.nippon.table import at, laid_out, owns, put


def test_works_tracks_and_influence_are_worth_something() -> None:
    plain = GAME.evaluate(laid_out(4), 0)
    t = laid_out(4)
    owns(t.players[0], "clocks_b")
    assert GAME.evaluate(t, 0) > plain
    t = laid_out(4)
    at(t.players[0], money=3)
    assert GAME.evaluate(t, 0) > plain
    t = laid_out(4)
    put(t, "tokyo", "north", 0, 7)
    assert GAME.evaluate(t, 0) > plain
    assert GAME.evaluate(t, 1) < plain


def test_at_the_end_only_points_count() -> None:
    t = laid_out(2)
    t.over = True
    t.players[0].yen = 99_000
    t.players[0].score(10, "bonus")
    assert GAME.evaluate(t, 0) == 10
