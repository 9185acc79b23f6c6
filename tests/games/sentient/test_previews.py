"""What is shown beforehand is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.engine.position import Position
from magnate.games.sentient import GAME
from magnate.games.sentient.state import Table
from tests.games.sentient.table import laid_out, position, take
from tests.play import asked, ids, play, previewed, random_game, rule, shown


def plugged(p: Position[Table], id: str) -> Position[Table]:
    """The option played on a copy, and no corner blocked if that is still asked."""
    after = play(p.copy(tell=True), id)
    if not after.over and asked(after).kind == "block":
        play(after, "block:none")
    return after


def compare(p: Position[Table], id: str) -> None:
    """Every figure of the network shown beforehand against the one that comes to be."""
    seat = asked(p).seat
    network, after = previewed(p, id)["network"], plugged(p, id)
    if after.state.round == p.state.round:
        assert network == after.view(seat)["players"][seat]
        return
    # The round has ended: the robots are scored and gone.
    scores = [fact.args for fact in after.facts if (fact.kind, fact.seat) == ("score", seat)]
    slots = [slot for slot in network["slots"] if slot]
    assert scores == [{"robot": slot["robot"], "points": slot["points"]} for slot in slots]
    assert network["now"] == sum(score["points"] for score in scores)
    assert network["dice"] == after.state.players[seat].dice


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_network_of_every_preview_is_the_one_that_comes_to_be(seats: int) -> None:
    compared = ended = 0

    def look(p: Position[Table]) -> None:
        nonlocal compared, ended
        if p.decision is None or p.decision.kind not in ("slot", "block"):
            return
        for id in ids(p):
            compare(p, id)
            compared += 1
            ended += plugged(p, id).state.round > p.state.round

    for seed in range(4):
        random_game(GAME, seats, seed, each=look)
    assert compared > 100
    assert ended > 0


@rule("SEN-5.3.1", "SEN-5.4.1")
def test_a_slot_shows_the_network_unblocked_and_a_block_the_die_it_keeps() -> None:
    t = laid_out(columns=["TRA-01", "SER-12", "MIL-12", "IND-12"], dice=[2] * 5)
    p = play(position(t), *take(0))
    network = previewed(p, "slot:1")["network"]
    assert network["dice"] == [2, 3, 1, 2, 2]
    assert network["slots"][1] == {"robot": "TRA-01", "blocked": [], "points": 0}
    play(p, "slot:1")
    network = previewed(p, "block:both")["network"]
    assert network["dice"] == [2] * 5
    assert (network["assistants"], network["slots"][1]["blocked"]) == (3, ["left", "right"])


@rule("SEN-5.1.1", "SEN-5.1.3")
def test_the_table_after_a_procure_shows_agent_and_influence() -> None:
    p = position(laid_out())
    alone = {"ranking": [[{"seat": 0, "influence": 1, "agents": 1}]]}
    changes = changed(p, "procure:1")
    assert changes["investors"] == {"1": alone, "2": alone}
    assert changes["players"] == {"0": {"agents": [3]}}
    more = {"ranking": {"0": {"influence": [3]}}}
    changes = changed(play(p, "procure:1"), "assistants:2")
    assert changes["investors"] == {"1": more, "2": more}


@rule("SEN-6.3", "SEN-6.4")
def test_the_table_after_a_pass_shows_a_sweep() -> None:
    t = laid_out()
    p = position(t)
    assert [column["robot"] for column in changed(p, "pass")["columns"].values()] == [[None]] * 4
    t.players[0].agents = 0
    assert "columns" not in changed(position(t), "pass")


def changed(p: Position[Table], id: str) -> Any:
    """What an option is shown to change."""
    return shown(p, id)["changes"]
