from __future__ import annotations

from magnate.games.yokohama.components import BOARD
from tests.games.yokohama.table import have, laid_out, own, position, put, stand, stock
from tests.play import asked, barred, ids, play, rule


@rule("YOK-5.1.1")
def test_one_each_on_three_locations_or_two_on_one_but_not_both() -> None:
    t = laid_out()
    p = play(position(t), "place:bank", "place:church")
    assert "place:bank" not in ids(p)
    assert barred(p)["place:bank"] == "YOK-5.1.1"
    play(p, "place:customs")
    assert asked(p).kind == "move"
    assert [t.players[0].on[BOARD[b]] for b in ("bank", "church", "customs")] == [1, 1, 1]
    t = laid_out()
    put(t, 0, "church")
    p = play(position(t), "place:bank", "place:bank")
    assert t.players[0].on[BOARD["bank"]] == 2
    assert t.step == "move"


@rule("YOK-5.1.2")
def test_without_assistants_in_hand_none_is_placed() -> None:
    t = laid_out()
    t.players[0].hand[0] = 2
    p = play(position(t), "place:bank", "place:church")
    assert asked(p).kind == "move"
    t = laid_out()
    t.players[0].hand[0] = 0
    assert barred(position(t))["place:bank"] == "YOK-5.1.2"


@rule("YOK-5.1.3")
def test_fewer_or_no_assistants_may_be_placed() -> None:
    t = laid_out()
    put(t, 0, "church")
    play(position(t), "place:bank", "stop")
    assert t.players[0].hand[0] == 6
    t = laid_out()
    put(t, 0, "bank")
    put(t, 0, "church")
    p = play(position(t), "stop")
    assert asked(p).kind == "move"
    assert t.players[0].hand[0] == 6


@rule("YOK-5.2.1")
def test_each_assistant_costs_a_yen_to_every_other_president_there() -> None:
    t = laid_out(3)
    stand(t, 1, "bank")
    stand(t, 2, "bank")
    stock(t.players[0], yen=2)
    p = play(position(t), "place:bank")
    assert have(t.players[0], "yen") == 0
    assert [have(t.players[seat], "yen") for seat in (1, 2)] == [5, 5]
    assert "place:bank" not in ids(p)
    assert barred(p)["place:bank"] == "YOK-5.2.1"


@rule("YOK-5.2.1")
def test_the_fees_of_the_whole_step_must_be_affordable() -> None:
    t = laid_out(3)
    stand(t, 1, "bank")
    stand(t, 2, "church")
    stock(t.players[0], yen=1)
    p = play(position(t), "place:bank")
    assert "place:church" not in ids(p)
    assert "place:customs" in ids(p)


@rule("YOK-5.2.2")
def test_placing_is_free_where_only_the_own_president_stands() -> None:
    t = laid_out(3)
    stand(t, 0, "bank")
    stock(t.players[0], yen=0)
    play(position(t), "place:bank", "place:bank")
    assert have(t.players[0], "yen") == 0
    t = laid_out(3)
    stand(t, 0, "bank")
    stand(t, 1, "bank")
    play(position(t), "place:bank")
    assert have(t.players[0], "yen") == 2


@rule("YOK-5.2.3", "YOK-14.9.1")
def test_nothing_is_placed_on_the_canal() -> None:
    t = laid_out(3)
    p = position(t)
    assert "place:canal" not in ids(p)
    assert barred(p)["place:canal"] == "YOK-5.2.3"


@rule("YOK-16.1.12")
def test_newspaper_allows_four_different_locations() -> None:
    t = laid_out()
    own(t, 0, "newspaper")
    p = play(position(t), "place:bank", "place:church", "place:customs")
    assert asked(p).kind == "place"
    assert "place:bank" not in ids(p)
    play(p, "place:port_a")
    assert asked(p).kind == "move"
    t = laid_out()
    p = play(position(t), "place:bank", "place:church", "place:customs")
    assert asked(p).kind == "move"


@rule("YOK-16.1.15")
def test_telegram_adds_a_third_assistant_beside_two() -> None:
    t = laid_out()
    own(t, 0, "telegram")
    put(t, 0, "church")
    stand(t, 1, "port_a")
    p = play(position(t), "place:bank", "place:bank")
    assert ids(p) == ["place:copper_mine_1", "place:port_a", "stop"]
    play(p, "place:port_a")
    assert have(t.players[0], "yen") == 2
    assert t.players[0].on[BOARD["port_a"]] == 1
    t = laid_out(3)
    own(t, 0, "telegram")
    put(t, 0, "church")
    p = play(position(t), "place:port_a", "place:port_a")
    assert "place:canal" not in ids(p)
    play(p, "stop")
    assert t.players[0].hand[0] == 5


@rule("YOK-16.1.15")
def test_telegram_needs_both_assistants_on_one_location() -> None:
    t = laid_out()
    own(t, 0, "telegram")
    p = play(position(t), "place:bank", "place:church")
    assert asked(p).kind == "place"
    play(p, "stop")
    assert asked(p).kind == "move"
    t = laid_out()
    own(t, 0, "telegram")
    t.players[0].hand[0] = 2
    play(position(t), "place:bank", "place:bank")
    assert t.step != "place"
