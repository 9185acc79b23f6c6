from __future__ import annotations

from typing import Any

import pytest

from magnate.engine.copying import replaced
from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games.yokohama import GAME
from magnate.games.yokohama.components import ASSISTANT, BOARD, YEN
from tests.games.yokohama.table import (
    acting,
    ended,
    have,
    hold,
    laid_out,
    moving,
    own,
    position,
    put,
    question,
    stand,
    stock,
)
from tests.play import asked, barred, ids, play, random_game, rule


@rule("YOK-4.1.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = laid_out(3)
    t.first = t.mover = 1
    p = position(t)
    seen = []
    for _ in range(7):
        seen.append((t.round, question(p)[0]))
        play(p, "stop")  # no assistants, no president
    assert seen == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@rule("YOK-4.2.1", "YOK-11.1.1")
def test_extra_actions_come_before_and_after_the_main_action() -> None:
    t = laid_out()
    hold(t, 0, "O27", "O21")  # two copper; three silk
    stock(t.players[0], copper=2, silk=1)
    p = position(t)
    assert "fulfil:O27" in ids(p)
    play(p, "fulfil:O27")
    assert question(p) == (0, "turn")
    put(t, 0, "silk_mill_1", 2)
    play(p, "stop")  # the president goes to the only place there is
    assert question(p) == (0, "extra")
    assert ids(p) == ["fulfil:O21", "stop"]
    play(p, "fulfil:O21")
    assert question(p) == (1, "turn")
    assert t.players[0].fulfilled == ("O27", "O21")


@rule("YOK-4.2.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_player_to_move_decides(seats: int) -> None:
    def look(p: Position[Any]) -> None:
        if p.decision is not None and p.state.step != "setup":
            assert p.decision.seat in (CHANCE, p.state.mover)

    random_game(GAME, seats, 1, each=look)


@rule("YOK-4.2.4")
def test_a_player_without_any_assistant_passes_the_main_action() -> None:
    t = laid_out()
    t.players[0].hand[ASSISTANT] = 0
    p = play(position(t), "stop")
    assert question(p) == (1, "turn")


@rule("YOK-4.2.5", "YOK-16.1.18")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_system_of_stock_comes_before_everything_else(before: int, after: int) -> None:
    t = laid_out()
    own(t, 1, "system_of_stock")
    stock(t.players[1], yen=before)
    p = play(position(t), "stop")
    assert question(p) == (1, "turn")
    assert have(t.players[1], "yen") == after


@rule("YOK-11.1.1")
def test_one_agent_a_turn_over_both_phases() -> None:
    t = laid_out()
    t.players[0].agents = (2, 0, 0, 0, 0)
    put(t, 0, "tea_farm_1", 2)
    put(t, 0, "church", 1)
    put(t, 0, "bank", 1)
    p = play(position(t), "agent", "send:tea_farm_1")
    assert question(p) == (0, "turn")
    assert "agent" not in ids(p)
    assert barred(p)["agent"] == "YOK-11.1.1"
    play(p, "stop", "move:bank")
    assert ended(p)
    assert t.players[0].agents == (1, 0, 0, 0, 0)


@rule("YOK-11.1.2")
def test_no_extra_action_between_the_steps() -> None:
    t = laid_out()
    hold(t, 0, "O27")
    stock(t.players[0], copper=2)
    t.players[0].agents = (1, 0, 0, 0, 0)
    put(t, 0, "church", 2)
    put(t, 0, "bank", 1)
    p = position(t)
    assert {"fulfil:O27", "agent"} <= set(ids(p))
    play(p, "place:bank")
    while question(p) != (0, "extra"):
        assert not {"fulfil:O27", "agent"} & set(ids(p))
        play(p, "move:church" if asked(p).kind == "move" else "stop")
    assert {"fulfil:O27", "agent"} <= set(ids(p))


@rule("YOK-11.2.1")
def test_an_agent_goes_to_own_assistants_without_the_own_president() -> None:
    t = laid_out()
    t.players[0].agents = (1, 0, 0, 0, 0)
    stand(t, 0, "bank", 2)
    p = position(t)
    assert "agent" not in ids(p)
    assert barred(p)["agent"] == "YOK-11.2.1"
    put(t, 0, "church")
    put(t, 0, "silk_mill_1", 2)
    p = play(position(t), "agent")
    assert ids(p) == ["send:silk_mill_1", "send:church"]
    play(p, "send:silk_mill_1")
    assert have(t.players[0], "silk") == 2  # power 2: the agent adds none
    t = laid_out()
    t.players[0].agents = (1, 0, 0, 0, 0)
    put(t, 0, "bank", 1)
    play(position(t), "agent")  # with the president in hand any place will do
    assert have(t.players[0], "yen") == 4


@rule("YOK-11.2.2")
def test_an_agent_pays_no_fee_beside_other_presidents() -> None:
    t = laid_out()
    t.players[0].agents = (1, 0, 0, 0, 0)
    put(t, 0, "tea_farm_1", 2)
    stand(t, 1, "tea_farm_1")
    play(position(t), "agent")
    assert [have(player, "yen") for player in t.players] == [3, 4]
    assert have(t.players[0], "tea") == 3


@rule("YOK-11.2.3")
def test_an_agents_action_has_token_building_and_returning() -> None:
    t = laid_out()
    t.players[0].agents = (1, 0, 0, 0, 0)
    t.tokens = replaced(t.tokens, BOARD["tea_farm_1"], "vp-4")
    put(t, 0, "tea_farm_1", 5)
    p = play(position(t), "agent", "token:take", "shop:3")
    me = t.players[0]
    assert me.points == 4
    assert me.shops[BOARD["tea_farm_1"]] == 3
    assert me.on[BOARD["tea_farm_1"]] == 0
    assert me.hand[ASSISTANT] == 8
    assert question(p) == (0, "turn")  # the turn goes on with its main action


@rule("YOK-11.2.4")
def test_a_used_agent_stays_face_down() -> None:
    t = laid_out()
    t.players[0].agents = (0, 1, 0, 0, 0)
    put(t, 0, "bank", 1)
    play(position(t), "agent")
    assert t.players[0].agents == (0, 0, 0, 0, 0)
    assert t.players[0].spent == (0, 1, 0, 0, 0)
    assert t.agents == (3, 2, 2, 2, 1)


@rule("YOK-11.3.1")
def test_an_achievement_is_claimed_with_an_assistant_the_first_scores_more() -> None:
    t = laid_out()
    for player in t.players:
        stock(player, copper=5)
    p = play(position(t), "claim:A1")
    assert "claim:A1" not in ids(p)
    assert barred(p)["claim:A1"] == "YOK-11.3.1"
    assert have(t.players[0], "copper") == 5
    assert t.players[0].hand[ASSISTANT] == 7
    play(p, "stop", "claim:A1")
    assert [player.points for player in t.players] == [6, 3]
    t = laid_out()
    stock(t.players[0], copper=5)
    t.players[0].hand[ASSISTANT] = 0
    assert "claim:A1" not in ids(position(t))


@rule("YOK-11.4.1")
def test_an_order_is_paid_rewarded_and_stays_face_up() -> None:
    t = laid_out()
    hold(t, 0, "O13")
    stock(t.players[0], tea=5)
    p = play(position(t), "fulfil:O13")
    me = t.players[0]
    assert have(me, "tea") == 1
    assert have(me, "imported") == 1
    assert me.scored == {"orders": 1}
    assert (me.orders, me.fulfilled) == ((), ("O13",))
    assert p.view(1)["players"][0]["fulfilled"] == ["O13"]


@rule("YOK-11.4.2")
def test_the_goods_must_be_there_before_the_reward() -> None:
    t = laid_out()
    hold(t, 0, "O13", "O27")
    stock(t.players[0], tea=3, copper=2)
    p = position(t)
    assert "fulfil:O13" not in ids(p)
    assert barred(p)["fulfil:O13"] == "YOK-11.4.2"
    shown = p.view(0)["players"][0]["hand_orders"]
    assert shown[0] == {"id": "O13", "ready": False, "missing": {"tea": 1}, "agent": None}


@rule("YOK-16.1.7", "YOK-16.1.8")
def test_ball_and_language_school_add_to_every_order() -> None:
    t = laid_out()
    own(t, 0, "ball", "language_school")
    hold(t, 0, "O13")
    stock(t.players[0], tea=4, yen=0)
    play(position(t), "fulfil:O13")
    assert t.players[0].scored == {"orders": 1, "technologies": 2}
    assert have(t.players[0], "yen") == 1


@rule("YOK-12.1.1", "YOK-12.1.2")
def test_every_second_icon_of_a_country_brings_an_agent() -> None:
    t = laid_out()
    me = t.players[0]
    me.fulfilled = ("O12",)
    hold(t, 0, "O13", "O14")
    stock(me, tea=4, silk=2, fish=2)
    p = play(position(t), "fulfil:O13")
    assert me.icons(t.box) == [0, 2, 0, 0, 0]
    assert me.agents == (0, 1, 0, 0, 0)
    assert t.agents == (3, 1, 2, 2, 1)
    play(p, "fulfil:O14")
    assert me.agents == (0, 1, 0, 0, 0)
    own(t, 0, "telegram")
    assert me.icons(t.box) == [0, 4, 0, 0, 0]


@rule("YOK-12.1.2")
def test_no_agent_is_gained_when_none_is_left() -> None:
    t = laid_out()
    me = t.players[0]
    t.agents = replaced(t.agents, 1, 0)
    me.fulfilled = ("O12",)
    hold(t, 0, "O13")
    stock(me, tea=4)
    play(position(t), "fulfil:O13")
    assert me.agents == (0, 0, 0, 0, 0)


@rule("YOK-12.1.3")
def test_a_new_agent_may_be_used_in_the_same_turn() -> None:
    t = laid_out()
    t.players[0].fulfilled = ("O12",)
    hold(t, 0, "O13")
    stock(t.players[0], tea=4)
    put(t, 0, "bank", 2)
    p = play(position(t), "fulfil:O13")
    assert "agent" in ids(p)


@rule("YOK-16.1.4")
def test_the_spinning_mill_turns_a_silk_into_two_yen_once_a_turn() -> None:
    t = laid_out()
    own(t, 0, "spinning_mill")
    p = play(position(t), "use:spinning_mill")
    assert (have(t.players[0], "silk"), have(t.players[0], "yen")) == (0, 5)
    assert "use:spinning_mill" not in ids(p)
    t = laid_out()  # with silk gained in this turn, after the action
    own(t, 0, "spinning_mill")
    stock(t.players[0], silk=0)
    p = acting(t, "silk_mill_1", 2)
    assert ids(p) == ["use:spinning_mill", "stop"]
    play(p, "use:spinning_mill")
    assert have(t.players[0], "yen") == 5


@rule("YOK-16.1.14")
def test_the_university_takes_an_assistant_out_for_a_yen_once_a_turn() -> None:
    t = laid_out()
    own(t, 0, "university")
    p = play(position(t), "use:university")
    me = t.players[0]
    assert me.hand[ASSISTANT] == 9
    assert me.warehouse[ASSISTANT] == 11
    assert have(me, "yen") == 2
    assert "use:university" not in ids(p)
    t = laid_out()
    own(t, 0, "university")
    stock(t.players[0], yen=0)
    assert "use:university" not in ids(position(t))


@rule("YOK-16.1.4", "YOK-16.1.14")
def test_once_a_turn_technologies_are_used_before_a_step_never_inside_one() -> None:
    t = laid_out()
    own(t, 0, "spinning_mill", "university")
    put(t, 0, "church")
    p = play(position(t), "place:bank")
    assert not [id for id in ids(p) if id.startswith("use")]
    play(p, "stop")
    assert {"use:spinning_mill", "use:university"} <= set(ids(p))
    t = laid_out(3)
    own(t, 0, "spinning_mill")
    p = acting(t, "chinatown", 3)
    assert "use:spinning_mill" in ids(p)
    play(p, "trade:sell:tea")
    assert "use:spinning_mill" not in ids(p)
    t = laid_out()  # money that only the technology brings
    own(t, 0, "spinning_mill")
    stock(t.players[0], yen=0, imported=0)
    t.laboratories[0] = ["tram"] * 6
    p = acting(t, "laboratory_a", 5)
    assert ids(p) == ["use:spinning_mill", "stop"]
    play(p, "use:spinning_mill")
    assert ids(p) == ["develop:0:tram", "develop:1:tram", "stop"]


def test_a_technology_may_open_a_way_for_the_president() -> None:
    t = laid_out()
    own(t, 0, "spinning_mill", "postal_system")
    stand(t, 1, "church")
    put(t, 0, "church")
    stock(t.players[0], yen=0)
    p = moving(t)
    assert ids(p) == ["use:spinning_mill", "stop"]
    play(p, "use:spinning_mill")
    assert t.players[0].president == BOARD["church"]
    assert t.players[1].stock[YEN] == 5


def test_random_games_use_everything() -> None:
    seen: set[str] = set()

    def look(p: Position[Any]) -> None:
        seen.update(fact.kind for fact in p.facts)
        if p.decision is not None and p.decision.seat != CHANCE:
            seen.add(f"ask {p.decision.kind}")

    for seed in range(24):
        random_game(GAME, 4, seed, each=look)
    asks = "turn place move route recall send take second technology crates warehouse trade"
    asks += " church faith customs pawn token build goods assistants leave extra keep"
    assert {f"ask {kind}" for kind in asks.split()} <= seen
