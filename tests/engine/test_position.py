from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from typing import NamedTuple

import pytest

import magnate
from magnate import CHANCE, Dealer, Decision, IllegalOption, NotPossible, Record
from magnate.engine.decision import draw, option
from magnate.engine.position import Position
from magnate.games.sentient import GAME
from tests.play import asked, deal, play


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
    for forbidden in (position.copy, position.undo, position.undo_turn, position.record):
        with pytest.raises(ValueError, match="forgets"):
            forbidden()
    with pytest.raises(ValueError, match="forgets"):
        pickle.dumps(position)
    assert position == position  # noqa: PLR0124  equal to itself, and to nothing else
    assert position != GAME.start(2, forget=True)


def test_undo_goes_back_to_the_first_choice_of_the_game() -> None:
    position = magnate.new_game("yokohama", seats=2, seed=4)
    for n in range(40):
        assert position.decision is not None
        position.choose(position.decision.options[n % len(position.decision.options)])
    made = position.choices()
    for n in reversed(range(len(made))):
        position = position.undo()
        assert len(position.choices()) == n
        assert position.decision is not None
        assert (position.decision.seat, position.decision.kind) == made[n][:2]
    with pytest.raises(ValueError, match="nothing to undo: no choice has been made"):
        position.undo()


def test_a_turn_is_taken_back_to_where_it_began() -> None:
    position = deal(GAME.start(2))
    play(position, "procure:0", "assistants:2")
    deal(position)
    back = position.undo_turn()
    assert back.decision is not None
    assert (back.decision.kind, back.decision.seat) == ("turn", asked(position).seat)
    assert back == back.undo_turn()
    assert len(back.choices()) == len(position.choices()) - 3


def test_alone_a_turn_is_a_round() -> None:
    position = magnate.new_game("carnegie", seats=1, seed=4)
    while position.state.round < 4:
        assert position.decision is not None
        position.choose(position.decision.options[0])
    assert position.undo_turn().state.round >= 3


def test_a_position_tells_its_whole_game() -> None:
    position = magnate.new_game("carnegie", seats=3, seed=4, variants=["departments"])
    for _ in range(50):
        assert position.decision is not None
        position.choose(position.decision.options[0])
    record = position.copy().undo().record(["Ann", "Bo", "Cy"])
    assert record.names == ("Ann", "Bo", "Cy")
    again = Record.parse(str(record)).replay(position.game)
    assert again == position.undo()
    assert position.record().choices[:-1] == record.choices
    with pytest.raises(ValueError, match="does not know how its game began"):
        position.as_seen(0, random.Random(1)).record()


def test_copies_of_every_kind_are_exact_and_independent() -> None:
    for key in magnate.games():
        position = magnate.new_game(key, seats=2, seed=4)
        for _ in range(30):
            assert position.decision is not None
            position.choose(position.decision.options[0])
        before = position.view(0), position.record()
        for twin in (
            copy.copy(position),
            copy.deepcopy(position),
            pickle.loads(pickle.dumps(position)),  # noqa: S301  its own
        ):
            assert twin == position
            assert hash(twin) == hash(position)
            assert twin.record() == position.record()
            for _ in range(20):
                if decision := twin.decision:
                    assert decision.seat != CHANCE
                    twin.choose(decision.options[-1])
            assert twin != position
        assert (position.view(0), position.record()) == before


def test_positions_are_equal_when_they_go_on_alike() -> None:
    one, other = (magnate.new_game("sentient", seats=2, seed=3) for _ in range(2))
    assert len({one.copy(), other.copy()}) == 1
    play(other, "procure:0")
    assert one != other
    assert one == other.undo()
    assert one != magnate.new_game("sentient", seats=2, seed=5)
    assert one != "sentient"


@pytest.mark.parametrize("key", magnate.games())
def test_an_id_instead_of_an_option_is_refused_and_changes_nothing(key: str) -> None:
    position = magnate.new_game(key, seats=2, seed=1)
    before = position.copy()
    for wrong in (*asked(position).ids(), ("nothing",), 99, object()):
        with pytest.raises(IllegalOption, match=f"is not offered for '{asked(position).kind}': "):
            position.choose(wrong)
    assert position == before


@pytest.mark.parametrize("seat", [9, -1, 2, "0"])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: object) -> None:
    position = magnate.new_game("yokohama", seats=2, seed=1)
    with pytest.raises(ValueError, match=r"no seat .*: they are 0 to 1, None for a spectator"):
        position.view(seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no seat"):
        position.as_seen(seat, random.Random(1))  # type: ignore[arg-type]


def test_options_are_equal_only_to_their_own_class() -> None:
    @option
    class Take(NamedTuple):
        good: str

    @option
    class Sell(NamedTuple):
        good: str

    assert Take("rye") == Take("rye")
    assert Take("rye") != Take("oat")
    assert Take("rye") != Sell("rye")  # type: ignore[comparison-overlap]
    assert Take("rye") != ("rye",)
    assert len({Take("rye"), Sell("rye"), Take("rye")}) == 2
    decision = Decision(0, "trade", [Take("rye"), Sell("rye")])
    assert decision.offered(Sell("rye")) is decision.options[1]


def test_what_is_picked_is_asked_only_when_there_is_a_choice() -> None:
    me = GAME.start(2).state.players[1]

    async def slot(*options: int) -> int:
        return await me.pick("slot", options)

    with pytest.raises(StopIteration) as stop:
        slot(3).send(None)
    assert stop.value.value == 3
    decision = slot(3, 4).send(None)
    assert (decision.seat, decision.ids()) == (1, ["slot:3", "slot:4"])


def test_repr_says_game_round_and_whose_decision() -> None:
    position = magnate.new_game("sentient", seats=2, seed=3)
    assert repr(position).startswith("<sentient, round 1, turn for seat ")
    while decision := position.decision:
        position.choose(decision.options[0])
    assert "over" in repr(position)


def test_variants_are_a_list() -> None:
    with pytest.raises(NotPossible, match="variants are a list, as \\['both_places'\\]"):
        magnate.new_game("yokohama", seats=2, variants="both_places")


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
        (
            {"key": "carnegie", "seats": 2, "variants": ["andrew-easy"]},
            "carnegie: andrew-easy is for tables of 1, not 2",
        ),
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

    async def good() -> str:
        return await draw("good", pool)

    drawing = good()
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
    rest = Dealer("x", {"die": 10})
    assert [rest.choose(decision) for _ in range(10)] == answers[10:]


def test_what_chance_answers_to_one_kind_does_not_depend_on_the_others() -> None:
    die, card = Decision(CHANCE, "die", range(6)), Decision(CHANCE, "card", range(40))
    alone, mixed = Dealer("x"), Dealer("x")
    rolled = [alone.choose(die) for _ in range(20)]
    between = []
    for n in range(20):
        between += [mixed.choose(card) for _ in range(n % 3)]
        assert mixed.choose(die) == rolled[n]
    assert len(set(between)) > 5


def test_the_same_seed_rolls_the_same_dice_whoever_plays() -> None:
    rolls = []
    for pick in (0, -1):
        position = magnate.new_game("sentient", seats=3, seed="dice")
        while decision := position.decision:
            position.choose(decision.options[pick])
        rolls.append([choice.option for choice in position.choices() if choice.kind == "die"])
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) == 45


def test_a_dealer_follows_the_weights() -> None:
    decision = Decision(CHANCE, "ball", ["red", "blue"], weights=[9, 1])
    dealer = Dealer(1)
    drawn = [dealer.choose(decision) for _ in range(2000)]
    assert 1740 < drawn.count("red") < 1860
    even = [dealer.choose(Decision(CHANCE, "die", range(6))) for _ in range(6000)]
    assert all(880 < even.count(face) < 1120 for face in range(6))
