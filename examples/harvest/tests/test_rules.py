"""Short games: the name is the rule, the body is set-up, ids, assertion."""

from __future__ import annotations

import pytest

from magnate.engine.edition import EditionError
from magnate.engine.position import Position
from magnate_harvest import GAME
from magnate_harvest.table import Table
from tests.play import asked, barred, deal, ids, play, rule


def table(seats: int = 2) -> Table:
    """A table dealt by hand: rye and oats in every barn, one of each crop on the market."""
    t = GAME.start(seats).state
    for player in t.players:
        player.barn = ["rye", "rye", "oats"]
    t.market = ["rye", "flax", "hops"]
    t.deck = ["apples"] * 6
    t.round = 1
    return t


def position_of(t: Table) -> Position[Table]:
    """The position in which the player to move is asked."""
    return Position(GAME, t)


@rule("HAR-1.1", "HAR-1.2", "HAR-1.3")
def test_three_cards_in_every_barn_and_one_more_than_players_on_the_market() -> None:
    t = deal(GAME.start(4)).state
    assert [len(player.barn) for player in t.players] == [3, 3, 3, 3]
    assert len(t.market) == 5
    assert len(t.deck) == 35 - 12 - 5
    assert set(t.prices.values()) == {3}


@rule("HAR-1.2")
def test_only_its_owner_looks_into_a_barn() -> None:
    position = position_of(table())
    assert position.view(0)["players"][0]["barn"] == ["rye", "rye", "oats"]
    assert position.view(1)["players"][0]["barn"] == 3
    assert position.view(None)["players"][0]["barn"] == 3


@rule("HAR-2.1")
def test_a_turn_is_a_card_of_the_market_or_the_deck_or_a_sale() -> None:
    offered = ["take:rye", "take:flax", "take:hops", "draw", "sell:rye", "sell:oats"]
    assert ids(position_of(table())) == offered


@rule("HAR-2.2")
def test_a_card_taken_lies_open_in_the_stall_and_another_takes_its_place() -> None:
    t = play(position_of(table()), "take:flax", "market:apples").state
    assert t.players[0].stall == ["flax"]
    assert t.market == ["rye", "hops", "apples"]


@rule("HAR-2.3")
def test_a_card_drawn_goes_into_the_barn() -> None:
    t = play(position_of(table()), "draw", "deal:apples").state
    assert t.players[0].barn == ["rye", "rye", "oats", "apples"]


@rule("HAR-2.3")
def test_nobody_draws_from_an_empty_deck() -> None:
    t = table()
    t.deck = []
    assert barred(position_of(t)) == {"draw": "HAR-2.3"}


@rule("HAR-2.4")
def test_with_seven_cards_one_must_sell() -> None:
    t = table()
    t.players[0].stall = ["hops"] * 4
    position = position_of(t)
    assert ids(position) == ["sell:rye", "sell:oats", "sell:hops"]
    assert set(barred(position).values()) == {"HAR-2.4"}


@rule("HAR-2.5")
def test_a_sale_brings_the_price_for_every_card_of_the_crop() -> None:
    t = table()
    t.players[0].stall = ["rye"]
    t = play(position_of(t), "sell:rye").state
    assert t.players[0].scored == {"rye": 9}
    assert t.players[0].cards == ["oats"]


@rule("HAR-2.6")
def test_after_a_sale_its_price_falls_and_the_others_rise() -> None:
    t = table()
    t.prices |= {"rye": 2, "hops": 7}
    t = play(position_of(t), "sell:rye").state
    assert t.prices == {"rye": 1, "oats": 4, "flax": 4, "hops": 7, "apples": 4}


@rule("HAR-3.1")
def test_each_round_begins_with_the_next_player() -> None:
    position = play(position_of(table()), "sell:rye", "sell:rye")
    assert position.state.round == 2
    assert asked(position).seat == 1


@rule("HAR-3.2", "HAR-3.3", "HAR-3.4")
def test_the_game_ends_after_the_round_in_which_the_deck_ran_out() -> None:
    t = table()
    t.deck = ["apples"]
    position = play(position_of(t), "draw", "deal:apples")
    assert asked(position).seat == 1
    play(position, "sell:rye")
    assert position.over
    assert position.scores() == [4, 6 + 1]
    assert position.ranking() == [2, 1]


def test_an_edition_with_impossible_prices_is_refused() -> None:
    with pytest.raises(EditionError, match="between lowest and highest"):
        GAME.edition_of('game = "harvest"\nname = "dear"\n[prices]\nstart = 9\n')
