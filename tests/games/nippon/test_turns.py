from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.engine.words import barred_json, words
from magnate.games.nippon import GAME
from magnate.games.nippon.components import KNOWLEDGE
from magnate.games.nippon.state import Table
from magnate.text import say
from tests.games.nippon.table import BOX, at, empty_rows, hold, laid_out, owns, position, put, thin
from tests.play import asked, barred, deal, ids, play, random_game, rule


def takes(p: Position[Table]) -> list[str]:
    return [id for id in ids(p) if id.startswith("take:")]


def last_worker(t: Table, *, rows: bool = False) -> None:
    """One black worker is left on the first slot, and no row, or all of them."""
    thin(t, 0, "black")
    if not rows:
        empty_rows(t)


@rule("NIP-3.1.1")
def test_a_turn_is_a_worker_with_an_action_or_consolidating() -> None:
    p = position(laid_out())
    assert asked(p).kind == "turn"
    assert "consolidate" in ids(p)
    play(p, "take:0:black", "steps:1")
    assert p.state.mover == 1
    play(p, "consolidate")
    assert p.state.mover == 0
    assert len(p.state.players[0].workers) == 1


@rule("NIP-3.1.2")
def test_three_blueprints_move_a_marker_one_step_as_often_as_wished() -> None:
    t = laid_out()
    me = t.players[0]
    me.blueprints = 7
    p = position(t)
    assert [id for id in ids(p) if id.startswith("step:")] == [
        *("step:coal", "step:money", "step:knowledge")
    ]
    play(p, "step:money", "step:knowledge")
    assert (me.blueprints, me.at) == (1, (0, 1, 1))
    assert "step:coal" not in ids(p)
    assert barred(p)["step:coal"] == "NIP-3.1.2"
    assert t.mover == 0


@rule("NIP-3.1.2")
def test_a_step_is_not_offered_at_the_top_of_a_track() -> None:
    t = laid_out()
    at(t.players[0], coal=12).blueprints = 3
    p = position(t)
    assert "step:coal" not in ids(p)
    assert barred(p)["step:coal"] == "NIP-1.1.7"


@rule("NIP-3.1.2")
def test_steps_are_possible_between_the_steps_of_consolidation() -> None:
    t = laid_out()
    me = t.players[0]
    me.blueprints = 4
    hold(t, me, "black", "red", "grey")
    p = play(position(t), "consolidate", "step:coal", "reward:2:blueprints")
    assert (me.coal, me.at[0]) == (2, 1)  # the budget came before the step
    play(p, "step:money", "achievement:coal")
    assert (me.blueprints, me.at) == (0, (1, 1, 0))


@rule("NIP-3.1.2")
def test_steps_are_possible_before_the_action_is_chosen() -> None:
    t = laid_out()
    t.players[0].blueprints = 3
    p = play(position(t), "take:2:black", "step:coal")
    assert ids(p) == ["action:mines", "action:ships"]


@rule("NIP-3.1.2")
def test_a_step_that_ends_an_action_leaves_the_other_one() -> None:
    t = laid_out()
    at(t.players[0], coal=11).blueprints = 3
    p = play(position(t), "take:2:black", "step:coal")
    assert asked(p).kind == "ship"  # the coal marker is at the top: no Mines any more


@rule("NIP-3.1.2")
def test_blueprints_gained_in_the_turn_can_be_used_before_its_end() -> None:
    t = laid_out()
    me = t.players[0]
    owns(me, "silk_a", stock=1)
    me.blueprints = 1
    p = play(position(t), "take:4:black", "slot:tokyo:north")
    assert (asked(p).kind, me.blueprints) == ("end", 3)
    play(p, "step:knowledge")
    assert (me.at[KNOWLEDGE], t.mover) == (1, 1)


@rule("NIP-3.1.2")
def test_before_the_end_of_the_last_turn_steps_are_offered_again() -> None:
    t = laid_out()
    t.space, t.turns_left = 8, 2
    t.players[0].blueprints = 3
    p = play(position(t), "take:0:black", "steps:1")
    assert asked(p).kind == "end"
    play(p, "stop")
    assert t.mover == 1


@rule("NIP-3.1.3")
def test_consolidating_is_always_possible_even_without_workers() -> None:
    t = laid_out()
    t.players[0].yen = 0
    t.players[0].coal = 0
    p = position(t)
    assert ids(p) == ["consolidate"]
    play(p, "consolidate")
    assert t.players[0].yen == 12_000
    assert "consolidate" in ids(position(laid_out()))


@rule("NIP-3.1.4")
def test_with_six_workers_one_must_consolidate() -> None:
    t = laid_out()
    hold(t, t.players[0], "black", "red", "blue", "blue", "white", "yellow")
    p = position(t)
    assert ids(p) == ["consolidate"]
    assert barred(p)["take:0:black"] == "NIP-3.1.4"


@rule("NIP-3.2.1")
def test_a_worker_of_any_colour_goes_to_the_left_most_empty_place() -> None:
    t = laid_out()
    hold(t, t.players[0], "yellow")
    p = position(t)
    assert [id for id in ids(p) if id.startswith("take:0")] == [
        *("take:0:black", "take:0:red", "take:0:grey")
    ]
    play(p, "take:0:red")
    assert t.players[0].workers == ("yellow", "red")
    assert t.slots[0] == ("black", "grey")


@rule("NIP-3.2.1")
def test_equal_workers_are_one_option() -> None:
    t = laid_out()
    thin(t, 0, "black", "black", "red")
    assert [id for id in ids(position(t)) if id.startswith("take:0")] == [
        *("take:0:black", "take:0:red")
    ]


@rule("NIP-3.2.2")
def test_exactly_one_of_two_actions_is_done() -> None:
    t = laid_out()
    p = play(position(t), "take:3:blue")
    assert ids(p) == ["action:machinery", "action:trains"]
    play(p, "action:trains", "train:west", "stop")
    assert (t.players[0].trains, t.players[0].spare, t.mover) == (1, 0, 1)


@rule("NIP-3.2.3")
def test_an_action_that_cannot_be_done_fully_is_not_offered() -> None:
    t = laid_out()
    t.players[0].yen = 4_000
    p = position(t)
    assert [id for id in takes(p) if id[5] in "13"] == []  # export, invest, machinery, trains
    assert barred(p)["take:1:blue"] == barred(p)["take:3:blue"] == "NIP-3.2.3"
    assert not {*barred(p)} & {*ids(p)}
    play(p, "take:2:black")
    assert asked(p).kind == "steps"  # ships cannot be paid: it must be Mines, and it must be done
    assert "stop" not in ids(p)


@rule("NIP-3.2.3")
def test_the_table_says_which_actions_a_worker_opens_and_why_others_are_barred() -> None:
    t = laid_out()
    t.players[0].yen = 4_000
    slots = GAME.view(t, 0)["slots"]
    assert {
        row["action"]: row["barred"] and (row["barred"]["rule"], row["barred"]["why"])
        for slot in slots
        for row in slot["actions"]
    } == {
        "knowledge": None,
        "produce": ("NIP-4.3.1", words("why-no-factory")),
        "export": ("NIP-4.6.2", words("why-no-goods")),
        "invest": ("NIP-4.1.3", words("why-money", cost=6_000, have=4_000)),
        "mines": None,
        "ships": ("NIP-4.5.1", words("why-money", cost=5_000, have=4_000)),
        "machinery": ("NIP-4.2.1", words("why-money", cost=5_000, have=4_000)),
        "trains": ("NIP-4.5.1", words("why-money", cost=5_000, have=4_000)),
        "local_market": ("NIP-4.7.2", words("why-no-goods")),
    }


@rule("NIP-3.2.3")
def test_a_closed_slot_says_why_each_of_its_actions_is_closed() -> None:
    t = laid_out()
    t.players[0].yen = 0
    p = position(t)
    said = {}
    for id, why in asked(p).why_not().items():
        reason = barred_json(p, id, why)["why"]
        assert reason is not None
        said[id] = say("nippon", "en", reason, [])
    assert said["take:0:black"] == (
        "Closed: Knowledge. It costs ¥1,000. You have ¥0. Closed: Produce. You have no factory yet."
    )
    assert said["take:3:white"] == (
        "Closed: Machinery. It costs ¥5,000. You have ¥0. "
        "Closed: Trains. It costs ¥5,000. You have ¥0."
    )
    assert said["take:4:grey"] == "Closed: Local Market. You have no goods."
    assert said["step:coal"] == "It takes 3 blueprints. You have 1."


@rule("NIP-3.2.4")
def test_the_colour_of_a_worker_does_not_change_the_action() -> None:
    after = []
    for colour in ("black", "red", "grey"):
        t = laid_out()
        play(position(t), f"take:0:{colour}", "steps:3")
        after.append((t.players[0].yen, t.players[0].at))
    assert after[0] == after[1] == after[2] == (6_000, (0, 0, 3))


@rule("NIP-3.2.5")
def test_ex_04_the_actions_of_the_five_slots() -> None:
    assert BOX.slots == (
        ("knowledge", "produce"),
        ("export", "invest"),
        ("mines", "ships"),
        ("machinery", "trains"),
        ("local_market",),
    )


@rule("NIP-3.3.1")
def test_the_top_most_row_moves_as_a_whole_onto_an_empty_slot() -> None:
    t = laid_out(3)
    last_worker(t, rows=True)
    rows = t.rows[:]
    p = play(position(t), "take:0:black", "steps:1")
    assert t.slots[0] == rows[0]
    assert t.rows == [(), rows[1], rows[2]]
    assert (t.space, asked(p).seat) == (1, 1)


@rule("NIP-3.3.1")
def test_a_slot_that_is_not_empty_stays_as_it_is() -> None:
    t = laid_out()
    rows = t.rows[:]
    play(position(t), "take:0:black", "steps:1")
    assert t.slots[0] == ("red", "grey")
    assert t.rows == rows


@rule("NIP-3.3.2", "NIP-3.3.3", "NIP-3.3.4", "NIP-3.3.5")
@pytest.mark.parametrize(("seats", "rows"), [(2, [2, 2]), (3, [3, 3, 3]), (4, [3, 3, 3, 3])])
def test_when_all_rows_are_empty_everything_is_drawn_anew(seats: int, rows: list[int]) -> None:
    t = laid_out(seats)
    last_worker(t)
    thin(t, 3, "blue")
    p = play(position(t), "take:0:black", "steps:1")
    filled = []
    while asked(p).seat == CHANCE:
        assert t.space == 1  # the marker moves last
        filled.append([len(place) for place in (*t.slots, *t.rows)])
        p.choose(asked(p).options[0])
    assert filled[3] == [3, 3, 3, 1, 3] + [0] * len(rows)
    assert filled[5] == [3, 3, 3, 3, 3] + [0] * len(rows)
    assert filled[6] == [3, 3, 3, 3, 3, 1] + [0] * (len(rows) - 1)
    assert [len(slot) for slot in t.slots] == [3] * 5
    assert [len(row) for row in t.rows] == rows
    assert (t.space, t.mover) == (2, 1)


@rule("NIP-3.3.6")
def test_when_the_bag_runs_out_the_rest_follows_with_the_next_workers() -> None:
    t = laid_out(4)
    last_worker(t)
    everyone = ["black", "red", "grey", "blue", "white", "yellow"]
    for me, workers in zip(t.players, (5, 6, 3, 6), strict=True):
        me.workers = tuple(everyone[:workers])
    t.bag = [1, 0, 1, 0, 0, 0]  # two are left to draw
    p = deal(play(position(t), "take:0:black", "steps:1"))
    assert [len(slot) for slot in t.slots] == [2, 3, 3, 3, 3]
    assert t.owed == [1, 0, 0, 0, 0, 3, 3, 3, 3]
    assert t.space == 2  # once, for the refilling
    play(p, "consolidate", "reward:5:coal", "achievement:coal")
    deal(p)  # six workers have come back
    assert [len(slot) for slot in t.slots] == [3] * 5
    assert [len(row) for row in t.rows] == [3, 2, 0, 0]
    assert t.owed == [0, 0, 0, 0, 0, 0, 1, 3, 3]
    assert t.space == 2
    p = deal(play(p, "consolidate", "reward:2:coal", "achievement:coal"))
    assert [len(row) for row in t.rows] == [3, 3, 2, 0]
    t.slots[0], t.rows[0], t.rows[1], t.players[3].workers = ("black",), (), (), ()
    play(position(t), "take:0:black", "steps:1")
    assert len(t.slots[0]) == 2  # the third row moved, and is owed nothing any more
    assert t.owed == [0, 0, 0, 0, 0, 0, 0, 0, 3]
    t.slots[0], t.rows[3], t.mover = ("black",), ("red",), 2
    play(position(t), "take:0:black", "steps:1", "consolidate")
    assert (list(t.slots[0]), t.owed) == (["red"], [])  # and so with the last one
    assert sum(t.bag) == 1  # the worker that came back stays in the bag


@rule("NIP-3.3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_runs_out_only_with_four_players_and_by_three_at_most(seats: int) -> None:
    def look(p: Position[Table]) -> None:
        if p.decision is not None and p.decision.kind == "turn":
            assert sum(p.state.owed) <= (3 if seats == 4 else 0)
            assert all(p.state.slots)  # every slot has a worker at the start of every turn

    for seed in range(20):
        assert random_game(GAME, seats, seed, each=look)[0].over


@rule("NIP-3.4.1", "NIP-3.4.2")
@pytest.mark.parametrize(("space", "scoring"), [(1, 0), (2, 1), (3, 0), (4, 2)])
def test_a_scoring_when_the_marker_passes_a_symbol(space: int, scoring: int) -> None:
    t = laid_out()
    put(t, "tokyo", "north", 1, 7)
    t.space = space
    last_worker(t)
    p = deal(play(position(t), "take:0:black", "steps:1"))
    assert t.space == space + 1
    assert [len(slot) for slot in t.slots] == [3] * 5  # the refilling came first
    prizes = {1: 7, 2: 11}
    expected = {f"scoring_{scoring}": prizes[scoring], "ships": 0} if scoring else {}
    assert t.players[1].scored == expected  # second after the foreign companies
    assert (asked(p).seat, asked(p).kind) == (1, "turn")


@rule("NIP-3.4.3", "NIP-3.4.4", "NIP-3.4.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ex_03_three_more_turns_for_everyone_ending_with_the_one_who_caused_it(seats: int) -> None:
    t = laid_out(seats)
    t.space = BOX.golden - 1
    last_worker(t)
    p = deal(play(position(t), "take:0:black", "steps:1"))
    assert (t.space, t.turns_left) == (BOX.golden, 3 * seats)
    movers, spaces = [], []
    while not p.over:
        assert "scoring_3" not in t.players[0].scored
        movers.append(asked(p).seat)
        play(p, "consolidate")
        spaces.append(t.space)
    assert movers == [*range(1, seats), 0] * 3
    rounds = [space for space in (6, 7, 8) for _ in range(seats)]
    assert spaces == [*rounds[1:], 9]
    assert "scoring_3" in {why for row in GAME.breakdown(t) for why in row}
    assert t.over


@rule("NIP-3.4.4")
def test_in_the_last_phase_slots_are_refilled_without_the_marker() -> None:
    t = laid_out()
    t.space, t.turns_left = 6, 6
    last_worker(t)
    p = deal(play(position(t), "take:0:black", "steps:1"))
    assert [len(slot) for slot in t.slots] == [3] * 5
    assert (t.space, t.turns_left) == (6, 5)
    play(p, "consolidate")
    assert (t.space, t.turns_left) == (7, 4)


@rule("NIP-3.4.5")
def test_after_the_third_scoring_the_game_ends_with_the_final_scoring() -> None:
    t = laid_out()
    put(t, "tokyo", "north", 1, 7)
    t.space, t.turns_left, t.mover = 8, 1, 1
    t.players[1].fulfilled = (True,) * 8
    t.players[1].rewards = replaced(t.players[1].rewards, 0, 5)
    p = play(position(t), "consolidate")
    assert p.over
    assert GAME.breakdown(t)[1]["scoring_3"] == 15
    assert GAME.breakdown(t)[1]["achievement_contracts"] == 20
