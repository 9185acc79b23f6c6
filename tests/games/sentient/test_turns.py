from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games.sentient import GAME
from tests.games.sentient.table import laid_out, position, take
from tests.play import asked, barred, deal, ids, play, random_game, rule


def passes(p: Position[Any]) -> Position[Any]:
    """The mover passes; chance refills what is swept."""
    return deal(play(p, "pass"))


def procures(p: Position[Any]) -> Position[Any]:
    """The mover takes the first robot on offer and plugs it into the first free slot."""
    deal(play(p, "procure:0"))
    while p.decision is not None and p.decision.kind in ("assistants", "slot", "block"):
        p.choose(p.decision.options[0])
        deal(p)
    return p


def mover(p: Position[Any]) -> int:
    return asked(p).seat


@rule("SEN-4.1")
def test_the_stack_is_read_from_the_top_down_and_again() -> None:
    p = position(laid_out(3, order=[2, 0, 1]))
    seen = []
    for _ in range(7):
        seen.append(mover(p))
        procures(p)
    assert seen == [2, 0, 1, 2, 0, 1, 2]


@rule("SEN-4.2")
def test_a_pass_does_not_change_the_order_of_this_round() -> None:
    p = passes(position(laid_out(3, order=[2, 0, 1])))
    seen = []
    for _ in range(4):
        seen.append(mover(p))
        procures(p)
    assert seen == [0, 1, 2, 0]


@rule("SEN-4.3")
def test_a_turn_is_one_action() -> None:
    p = position(laid_out())
    assert ids(p) == [*(f"procure:{column}" for column in range(4)), "pass"]
    assert mover(procures(p)) == 1
    assert mover(passes(p)) == 0


@rule("SEN-4.4", "SEN-4.6")
def test_without_an_agent_one_must_pass() -> None:
    t = laid_out()
    t.players[0].agents = 0
    p = position(t)
    assert ids(p) == ["pass"]
    assert barred(p) == {f"procure:{column}": "SEN-4.6" for column in range(4)}
    t.players[0].agents = 1
    assert "procure:0" in ids(position(t))


@rule("SEN-4.5", "SEN-4.7", "SEN-6.6")
def test_after_the_pass_one_must_procure_on_every_later_turn() -> None:
    p = procures(passes(position(laid_out())))
    for agents in (4, 3, 2, 1):
        assert mover(p) == 0
        assert p.state.players[0].agents == agents
        assert "pass" not in ids(p)
        assert barred(p) == {"pass": "SEN-4.5"}
        procures(p)
        if agents > 1:
            procures(p)


@rule("SEN-4.8", "SEN-4.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_five_turns_a_round_four_procures_and_one_pass(seats: int) -> None:
    turns: Counter[tuple[int, int]] = Counter()
    acts: Counter[tuple[int | None, str]] = Counter()

    def look(p: Position[Any]) -> None:
        if p.decision is not None and p.decision.kind == "turn":
            turns[p.state.round, p.decision.seat] += 1
        for fact in p.facts:
            acts[fact.seat, fact.kind] += fact.kind in ("procure", "pass")

    for seed in range(5):
        turns.clear()
        acts.clear()
        random_game(GAME, seats, seed, each=look)
        assert turns == {(number, seat): 5 for number in (1, 2, 3) for seat in range(seats)}
        assert all(acts[seat, "procure"] == 3 * 4 for seat in range(seats))
        assert all(acts[seat, "pass"] == 3 for seat in range(seats))


@rule("SEN-4.9")
def test_the_round_ends_when_all_have_placed_their_agents_and_passed() -> None:
    t = laid_out()
    for player in t.players:
        player.agents, player.marker = 0, player.seat == 1
    t.passed, t.turn = (0,), 9
    p = position(t)
    assert (mover(p), t.round) == (1, 1)
    play(p, "pass")
    assert t.round == 2


@rule("SEN-5.1.1", "SEN-5.1.3")
def test_an_agent_stands_above_the_chosen_column_and_is_one_influence() -> None:
    t = laid_out()
    play(position(t), *take(2))
    assert t.agents == [[0, 0], [0, 0], [1, 0], [0, 0]]
    assert t.players[0].agents == 3
    assert t.ranking(2) == [(0, 1, 1)]


@rule("SEN-5.1.2", "SEN-5.1.3")
def test_any_number_of_assistants_may_go_with_the_agent() -> None:
    t = laid_out()
    p = play(position(t), "procure:1")
    assert ids(p) == [f"assistants:{n}" for n in range(6)]
    play(p, "assistants:3", "robot:IND-01")
    assert t.assistants[1] == [3, 0]
    assert t.players[0].assistants == 2
    assert t.ranking(1) == [(0, 4, 1)]


@rule("SEN-5.1.4")
def test_a_column_holds_any_number_of_pawns_which_stay_when_the_card_changes() -> None:
    t = laid_out()
    p = play(position(t), *take(0, 2), "slot:0", "block:none")
    play(p, *take(0, 1, "IND-02"), "slot:0", "block:none")
    play(p, *take(0, 0, "IND-03"))
    assert t.agents[0] == [2, 1]
    assert t.assistants[0] == [2, 1]


@rule("SEN-5.1.5")
def test_the_card_of_the_column_is_taken() -> None:
    t = laid_out()
    play(position(t), *take(3))
    assert t.players[0].held == "MIL-01"
    assert "MIL-01" not in t.columns


@rule("SEN-5.1.6")
def test_the_column_is_refilled_before_the_robot_is_plugged_in() -> None:
    t = laid_out()
    p = play(position(t), "procure:3", "assistants:0")
    assert mover(p) == CHANCE
    play(p, "robot:IND-09")
    assert t.columns == ["INF-01", "SER-01", "TRA-01", "IND-09"]
    assert t.players[0].slots == [None] * 4
    assert asked(p).kind == "slot"


@rule("SEN-6.1", "SEN-6.2")
def test_a_pass_puts_the_marker_on_top_of_the_next_stack() -> None:
    p = passes(passes(position(laid_out(3, order=[1, 0, 2]))))
    t = p.state
    assert t.passed == (1, 0)
    assert p.view()["next_order"] == [0, 1]
    assert [player.marker for player in t.players] == [False, False, True]


@rule("SEN-6.3")
@pytest.mark.parametrize("agents", [1, 4])
def test_a_pass_with_an_agent_left_sweeps_the_factory(agents: int) -> None:
    t = laid_out()
    t.players[0].agents = agents
    p = play(position(t), "pass")
    drawn = ["IND-01", "IND-02", "IND-03", "IND-04"]
    play(p, *(f"robot:{robot}" for robot in drawn))
    assert t.columns == drawn
    assert t.discard == ("INF-01", "SER-01", "TRA-01", "MIL-01")
    assert mover(p) == 1


@rule("SEN-6.4")
def test_a_pass_without_agents_leaves_the_factory() -> None:
    t = laid_out()
    t.players[0].agents = 0
    p = play(position(t), "pass")
    assert t.columns == ["INF-01", "SER-01", "TRA-01", "MIL-01"]
    assert t.discard == ()
    assert mover(p) == 1


@rule("SEN-6.5")
def test_a_sweep_moves_neither_investors_nor_pawns() -> None:
    t = laid_out()
    p = play(position(t), *take(0, 2), "slot:0", "block:none")
    layout = t.layout[:]
    passes(p)
    assert t.layout == layout
    assert t.agents[0] == [1, 0]
    assert t.assistants[0] == [2, 0]


@rule("SEN-9.4", "SEN-9.5")
def test_the_last_to_pass_begins_the_next_round() -> None:
    t = laid_out(3)
    for player in t.players:
        player.agents = 0
    p = deal(play(position(t), "pass", "pass", "pass"))
    assert t.round == 2
    assert t.order == (2, 1, 0)
    assert mover(p) == 2


@rule("SEN-6.1", "SEN-9.5", "SEN-10.1")
def test_a_pass_is_still_due_in_the_third_round_and_then_the_game_ends() -> None:
    t = laid_out(2, round=3)
    for player in t.players:
        player.agents = 0
    p = play(position(t), "pass", "pass")
    assert p.over
    assert t.round == 4


@rule("SEN-4.6", "SEN-4.8", "SEN-6.2", "SEN-6.4", "SEN-9.4")
def test_ex_10_nobody_passes_early() -> None:
    p = position(laid_out(3))
    turns, sweeps = 0, 0
    while p.state.round == 1:
        turns += 1
        mine = p.state.players[mover(p)]
        before = p.state.columns[:]
        if mine.agents:
            procures(p)
            continue
        play(p, "pass")
        sweeps += p.state.round == 1 and p.state.columns != before
    assert (turns, sweeps) == (15, 0)
    assert p.state.order == (2, 1, 0)


@rule("SEN-4.7", "SEN-6.2", "SEN-6.3", "SEN-9.4")
def test_ex_11_one_early_pass() -> None:
    p = position(laid_out(3))
    turns = 0
    while p.state.round == 1:
        turns += 1
        mine = p.state.players[mover(p)]
        if (mine.seat == 1 and mine.agents == 3 and mine.marker) or not mine.agents:
            passes(p)
        else:
            procures(p)
    assert turns == 15
    assert p.state.order == (2, 0, 1)
