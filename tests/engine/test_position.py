from __future__ import annotations

from dataclasses import replace

import pytest

import magnate
from magnate import CHANCE, Dealer, Decision, IllegalOption, NotPossible
from magnate.engine.decision import draw
from magnate.engine.position import Position
from magnate.games.sentient import GAME
from tests.play import deal, play


def test_without_a_seed_chance_asks_like_any_other_seat() -> None:
    position = magnate.new_game("sentient", seats=2)
    assert position.decision is not None
    assert position.decision.seat == CHANCE


def test_with_a_seed_only_players_are_asked_and_the_game_reproduces() -> None:
    one, other = (magnate.new_game("sentient", seats=2, seed=3) for _ in range(2))
    while one.decision is not None:
        assert one.decision.seat != CHANCE
        option = one.decision.options[-1]
        one.choose(option)
        other.choose(option)
    assert one.scores() == other.scores()
    assert magnate.new_game("sentient", seats=2, seed=4).view() != (
        magnate.new_game("sentient", seats=2, seed=3).view()
    )


def test_a_copy_cannot_look_into_the_cards_to_come() -> None:
    position = magnate.new_game("sentient", seats=2, seed=3)
    copy = play(position.copy(), "procure:0", "assistants:0")
    assert copy.dealer is None
    assert copy.decision is not None
    assert copy.decision.seat == CHANCE


def test_an_illegal_id_names_what_is_legal_and_changes_nothing() -> None:
    position = magnate.new_game("sentient", seats=2, seed=3)
    with pytest.raises(IllegalOption, match="'slot:9' is not offered for 'turn': procure:0"):
        position.choose_id("slot:9")
    assert position.decision is not None
    assert position.decision.kind == "turn"


def test_choosing_after_the_end_is_an_error() -> None:
    position = magnate.new_game("sentient", seats=2, seed=3)
    while position.decision is not None:
        position.choose(position.decision.options[0])
    with pytest.raises(IllegalOption, match="the game is over"):
        position.choose_id("pass")
    with pytest.raises(IllegalOption, match="the game is over"):
        position.choose(None)


def test_a_forgetting_position_says_that_it_cannot_be_copied_or_undone() -> None:
    position = GAME.start(2, forget=True)
    with pytest.raises(ValueError, match="forgets"):
        position.copy()
    with pytest.raises(ValueError, match="nothing to undo"):
        position.undo()


def test_undo_stops_where_the_running_procedure_began() -> None:
    position = deal(GAME.start(2))
    with pytest.raises(ValueError, match="nothing to undo"):
        position.undo()
    play(position, "procure:0", "assistants:2")
    back = position.undo().undo()
    assert back.decision is not None
    assert back.decision.kind == "turn"


def test_facts_are_those_of_the_last_choice() -> None:
    position = play(deal(GAME.start(2, tell=True)), "procure:0")
    assert not position.facts
    play(position, "assistants:1")
    assert [fact.kind for fact in position.facts] == ["procure"]
    deal(position)
    assert [fact.kind for fact in position.facts] == ["reveal"]


def test_nobody_listens_in_a_play_out() -> None:
    position = play(deal(GAME.start(2, forget=True)), "procure:0", "assistants:1")
    assert position.state.facts is None
    assert position.facts == ()


def test_a_position_is_made_from_a_start_and_a_path() -> None:
    position = play(deal(GAME.start(3)), "procure:0", "assistants:2")
    again = Position(GAME, position.start.copy(), position.path)
    assert again.view() == position.view()
    assert again.decision is not None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"key": "chess", "seats": 2}, "no game 'chess'; possible: .*sentient"),
        ({"key": "sentient", "seats": 7}, "no game for 7 seats; possible: 2, 3, 4"),
        ({"key": "sentient", "seats": "2"}, "no game for '2' seats; possible: 2, 3, 4"),
        ({"key": "sentient", "seats": 2, "variants": ["x"]}, "no variant 'x'; possible: none"),
    ],
)
def test_impossible_games_say_what_is_possible(arguments: dict[str, object], message: str) -> None:
    key = arguments.pop("key")
    with pytest.raises(NotPossible, match=message):
        magnate.new_game(key, **arguments)  # type: ignore[arg-type]


def test_of_alternatives_only_one_may_be_chosen() -> None:
    game = replace(GAME, variants=("day", "night"), alternatives=(("day", "night"),))
    assert game.start(2, variants=["night"]).decision is not None
    with pytest.raises(NotPossible, match="choose one of day, night, not several"):
        game.start(2, variants=["night", "day"])


def test_equal_components_are_one_option_with_a_weight() -> None:
    pool = ["coal", "silk", "coal"]
    drawing = draw("good", pool)
    decision = drawing.send(None)
    assert list(decision.options) == ["coal", "silk"]
    assert decision.weights == [2, 1]
    with pytest.raises(StopIteration) as stop:
        drawing.send("coal")
    assert stop.value.value == "coal"
    assert pool == ["silk", "coal"]


def test_a_dealer_goes_on_where_another_stopped() -> None:
    decision = Decision(CHANCE, "die", range(6))
    whole = Dealer("x")
    answers = [whole.choose(decision) for _ in range(20)]
    rest = Dealer("x", dealt=10)
    assert [rest.choose(decision) for _ in range(10)] == answers[10:]


def test_a_dealer_follows_the_weights() -> None:
    decision = Decision(CHANCE, "ball", ["red", "blue"], weights=[9, 1])
    dealer = Dealer(1)
    drawn = [dealer.choose(decision) for _ in range(2000)]
    assert 1740 < drawn.count("red") < 1860
    even = [dealer.choose(Decision(CHANCE, "die", range(6))) for _ in range(6000)]
    assert all(880 < even.count(face) < 1120 for face in range(6))
