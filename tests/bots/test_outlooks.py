"""What greedy goes by: every game's outlook."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

from magnate.engine.dealer import Dealer
from magnate.games import game
from magnate.games.carnegie import outlook as carnegie
from magnate.games.nippon import outlook as nippon
from magnate.games.yokohama import GAME as YOKOHAMA
from magnate.games.yokohama import outlook as yokohama
from magnate.games.yokohama.components import ASSISTANT, BOARD
from magnate.games.yokohama.state import Table
from magnate.games.yokohama.view_types import Step

REMEMBERED = [
    ("nippon", nippon, ["_MAPS"]),
    ("yokohama", yokohama, ["_SIGHTS"]),
    ("carnegie", carnegie, ["_TIMELINES", "_ESTATES"]),
]


def shuffled(state: Any, rng: random.Random) -> Any:
    """A copy with one row of numbers, of the table or of a player, in another order."""
    other = state.copy()
    owner = rng.choice([other, *other.players])
    rows = {name: getattr(owner, name) for name in type(owner).__slots__}
    name = rng.choice([name for name, row in rows.items() if type(row) in (list, tuple)])
    row = rows[name]
    setattr(owner, name, type(row)(rng.sample(row, len(row))))
    return other


@pytest.mark.parametrize(("key", "module", "names"), REMEMBERED)
def test_what_is_remembered_is_what_would_be_counted(
    key: str, module: ModuleType, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, position = random.Random(5), game(key).start(3, dealer=Dealer(5))
    evaluate, compared = position.game.evaluate, 0
    while (decision := position.decision) is not None:
        seat = rng.randrange(3)
        for state in (position.state, *[shuffled(position.state, rng) for _ in range(3)]):
            try:
                remembered = evaluate(state, seat)
            except (LookupError, TypeError, ValueError):  # no table looks like that
                continue
            with monkeypatch.context() as afresh:
                for name in names:
                    afresh.setattr(module, name, {})
                assert evaluate(state, seat) == remembered
            compared += 1
        position.choose(rng.choice(decision.options))
    assert compared > 100


def at_the_church(step: Step) -> Table:
    """A table where the mover's president is about to act at the church, with power 5."""
    position = YOKOHAMA.start(2, dealer=Dealer(1))
    while position.state.step != "turn":
        assert position.decision is not None
        position.choose(position.decision.options[0])
    t: Table = position.state.copy()
    me = t.players[t.mover]
    me.hand[ASSISTANT] -= 4
    me.on[BOARD["church"]] = 4
    me.president = t.where = BOARD["church"]
    t.step, t.moved = step, True
    return t


def test_the_action_about_to_be_done_counts() -> None:
    about_to, done = at_the_church("act"), at_the_church("extra")
    seat = about_to.mover
    assert YOKOHAMA.evaluate(about_to, seat) > YOKOHAMA.evaluate(done, seat) + 3


def test_an_assistant_beside_the_president_is_worth_more_than_one_in_hand() -> None:
    t = at_the_church("extra")
    me = t.players[t.mover]
    bank = BOARD["bank"]
    me.president, me.on[BOARD["church"]], me.on[bank] = -1, 0, 2
    on_the_board = YOKOHAMA.evaluate(t, me.seat)
    me.on[bank], me.hand[ASSISTANT] = 0, me.hand[ASSISTANT] + 2
    assert YOKOHAMA.evaluate(t, me.seat) < on_the_board


def test_the_end_is_worth_bringing_about_once_a_game_is_late() -> None:
    t = at_the_church("extra")
    gains = []
    for t.round in (5, 15, 25):
        t.last_round = 0
        before = yokohama.look(t, t.players[0]).worth
        t.last_round = t.round + 1
        gains.append(yokohama.look(t, t.players[0]).worth - before)
    assert gains[0] < gains[1] < 0 < gains[2]
