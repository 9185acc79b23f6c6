from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games.sentient import GAME
from magnate.games.sentient.components import TYPES
from magnate.games.sentient.scoring import attract_investors, clear_round
from tests.games.sentient.table import BOX, laid_out, position, take
from tests.play import asked, deal, ids, play, random_game, rule


@rule("SEN-1.1")
def test_sixty_robots_twelve_of_each_type() -> None:
    assert len(BOX.robots) == 60
    assert Counter(robot.type for robot in BOX.robots.values()) == dict.fromkeys(range(5), 12)
    assert TYPES == ("information", "service", "transport", "military", "industry")


@rule("SEN-1.2")
def test_a_card_shows_type_two_symbols_a_condition_and_points() -> None:
    for id, row in GAME.standard.tables["robots"].items():
        if not isinstance(row, dict):
            continue
        robot = BOX.robots[id]
        assert robot.left in (-1, 0, 1)
        assert robot.right in (-1, 0, 1)
        assert robot.condition["kind"]
        assert max(max(points) for points in robot.points) == row["max_points"] > 0


@rule("SEN-1.3", "SEN-2.2", "SEN-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_rolls_five_dice_each_on_its_own_place(seats: int) -> None:
    p = GAME.start(seats)
    faces: list[int] = []
    while p.decision is not None and p.decision.seat == CHANCE:
        if p.decision.kind == "die":
            assert list(p.decision.options) == [1, 2, 3, 4, 5, 6]
            faces.append(1 + len(faces) % 6)
            p.choose(faces[-1])
        else:
            p.choose(p.decision.options[0])
    assert [die for player in p.state.players for die in player.dice] == faces
    assert len(faces) == 5 * seats


@rule("SEN-1.4", "SEN-2.1", "SEN-3.6")
def test_four_agents_five_assistants_and_an_empty_network() -> None:
    t = deal(GAME.start(4)).state
    for player in t.players:
        assert (player.agents, player.assistants) == (4, 5)
        assert player.slots == [None] * 4
    assert t.agents == t.assistants == [[0] * 4] * 4


@rule("SEN-1.5", "SEN-2.6")
def test_one_marker_each_is_stacked_at_random_the_other_stays_in_hand() -> None:
    p = play(GAME.start(3), "section:service", "section:industry", "section:military")
    play(deal(play(p, "marker:2", "marker:0", "marker:1")))
    assert p.state.order == (2, 0, 1)
    assert all(player.marker for player in p.state.players)
    assert asked(p).seat == 2


@rule("SEN-1.6", "SEN-2.3", "SEN-3.2")
def test_each_round_lays_out_its_own_stack_of_five_different_investors() -> None:
    layouts: list[tuple[int, tuple[int, ...]]] = []

    def look(p: Position[Any]) -> None:
        t = p.state
        if len(t.layout) == 5 and (not layouts or layouts[-1][0] != t.round):
            layouts.append((t.round, tuple(t.layout)))

    random_game(GAME, 3, 1, each=look)
    assert [number for number, _ in layouts] == [1, 2, 3]
    assert all(sorted(layout) == [0, 1, 2, 3, 4] for _, layout in layouts)
    assert len({layout for _, layout in layouts}) > 1


@rule("SEN-1.7")
def test_the_bank_never_runs_out() -> None:
    t = laid_out()
    t.players[0].score(500, "transport")
    assert t.players[0].points == 500


@rule("SEN-1.8", "SEN-2.5")
def test_each_player_gets_another_starting_investor_for_the_whole_game() -> None:
    p = play(GAME.start(2), "section:military")
    assert ids(p) == [f"section:{kind}" for kind in TYPES if kind != "military"]
    t = deal(p).state
    assert [sum(player.investors) for player in t.players] == [1, 1]
    p, _ = random_game(GAME, 4, 2)
    players = p.state.players
    assert len({player.starting_investor for player in players}) == 4
    assert all(player.investors[player.starting_investor or 0] >= 1 for player in players)


@rule("SEN-1.9")
def test_there_is_a_stack_for_this_round_and_one_for_the_next() -> None:
    view = play(position(laid_out(3, order=[1, 2, 0])), "pass").view()
    assert view["order"] == [1, 2, 0]
    assert view["next_order"] == [1]


@rule("SEN-1.10")
def test_two_to_four_players_with_the_same_set_up() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in GAME.seats:
        t = deal(GAME.start(seats)).state
        assert len(t.columns) == 4
        assert len(t.layout) == 5
        assert {(player.agents, player.assistants) for player in t.players} == {(4, 5)}


@rule("SEN-2.4")
def test_all_sixty_cards_are_in_the_deck_and_the_discard_pile_is_empty() -> None:
    t = GAME.start(2).state
    assert sorted(t.deck) == sorted(BOX.robots)
    assert t.discard == ()


@rule("SEN-3.1")
def test_four_robots_are_drawn_into_the_columns() -> None:
    t = deal(GAME.start(2)).state
    assert len({*t.columns}) == 4
    assert None not in t.columns
    assert len(t.deck) == 56


@rule("SEN-3.3")
def test_each_of_the_five_positions_has_a_chip_of_one_point() -> None:
    t = laid_out(2)
    for column in range(4):
        t.agents[column] = [1, 1]
    attract_investors(t)
    assert t.players[1].scored == {"chips": 5}


@rule("SEN-3.5", "SEN-9.3")
def test_markers_come_back_so_that_everybody_can_pass_again() -> None:
    t = laid_out(2)
    for player in t.players:
        player.marker = False
    t.passed = (0, 1)
    clear_round(t)
    assert [player.marker for player in t.players] == [True, True]
    assert not t.passed


@rule("SEN-5.1.7")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = laid_out(2)
    t.discard, t.deck = (*t.deck,), []
    p = play(position(t), "procure:0", "assistants:0")
    assert len(asked(p).options) == 56
    play(p, "robot:IND-07")
    assert t.discard == ()
    assert len(t.deck) == 55


@rule("SEN-5.1.7")
def test_a_sweep_discards_first_so_swept_robots_may_come_back() -> None:
    t = laid_out(2)
    t.discard, t.deck = (*t.deck[1:],), t.deck[:1]
    last = t.deck[0]
    p = play(position(t), "pass")
    assert ids(p) == [f"robot:{last}"]  # the last card of the old deck comes first
    play(p, f"robot:{last}")
    assert "robot:INF-01" in ids(p)
    assert len(asked(p).options) == 55 + 4


@rule("SEN-3.1", "SEN-5.1.7")
def test_the_factory_of_a_round_is_drawn_from_the_same_deck() -> None:
    t = laid_out(2)
    t.discard, t.deck = (*t.deck[3:],), t.deck[:3]
    t.columns, t.layout = [], ()
    p = position(t)
    for _ in range(4):
        p.choose(asked(p).options[0])
    assert len(t.deck) == 52


def test_take_lists_the_ids_of_a_procure() -> None:
    p = play(position(laid_out()), *take(2, assistants=1))
    assert asked(p).kind == "slot"
