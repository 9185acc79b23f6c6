"""A log that can be followed: what happened, in the order it happened, one line for one thing."""

from __future__ import annotations

from magnate.engine.position import Position
from magnate.engine.words import ask_words, fact_json
from magnate.games.yokohama.state import Table
from magnate.text import say
from tests.games.yokohama.table import WITHIN_TURNS, laid_out, plain, put, stand, stock
from tests.play import asked

NAMES = ["Ann", "Bo", "Cy", "Di"]


def log(t: Table, *ids: str) -> list[str]:
    """What is told of a table, from where it stands, while these options are chosen."""
    p = Position(WITHIN_TURNS, t, tell=True)
    told = list(p.facts)
    for id in ids:
        p.choose_id(id)
        told += p.facts
    return [say("yokohama", "en", fact_json(p, fact), NAMES) for fact in told]


def test_fees_are_told_after_what_they_are_for() -> None:
    t = laid_out(3)
    stand(t, 1, "bank")
    put(t, 0, "church")
    put(t, 0, "customs")
    assert log(t, "place:bank", "place:port_a", "stop")[:2] == [
        "Ann places assistants: Bank, Port A.",
        "Ann pays 1 yen to Bo.",
    ]
    t = laid_out(3)
    stand(t, 0, "port_a")
    put(t, 0, "church")
    t.step = "move"
    assert log(t, "move:church")[:2] == [
        "Ann moves the president to Church.",
        "Ann pays 1 yen to pass the canal.",
    ]


def test_a_recall_tells_from_where() -> None:
    t = laid_out()
    stand(t, 0, "bank")
    put(t, 0, "church", 2)
    put(t, 0, "tea_farm_1")
    t.step = "move"
    assert log(t, "bring:church:1", "bring:tea_farm_1:1")[0] == (
        "Ann recalls the president from Bank, and assistants: 1 from Church, 1 from Tea Farm I."
    )


def test_an_action_that_gives_nothing_says_so() -> None:
    t = plain()
    stand(t, 0, "bank")
    put(t, 0, "copper_mine_1")
    t.step = "move"
    told = log(t, "move:copper_mine_1")
    assert told[1] == "Ann acts at Copper Mine I with power 2."
    assert told[2] == "Ann gains nothing at Copper Mine I."


def test_what_is_paid_for_faith_is_one_line() -> None:
    t = plain()
    stock(t.players[0], copper=1, silk=1, tea=1, fish=0, yen=1)
    put(t, 0, "church", 4)
    t.step = "move"
    stand(t, 0, "port_a")
    t.near = tuple(-1 for _ in t.near)  # everything is beside everything
    told = log(t, "move:church", "church:2", "faith:copper", "faith:silk", "pawn:here")
    assert [line for line in told if "pays" in line] == ["Ann pays 1 copper, 1 silk."]


def test_the_next_assistant_is_asked_for_by_its_number() -> None:
    t = laid_out()
    p = Position(WITHIN_TURNS, t)
    p.choose_id("place:bank")
    first = say("yokohama", "en", ask_words(p.game, t, asked(p)), NAMES)
    assert first == "Place a second assistant: elsewhere, or on the same location"
    p.choose_id("place:church")
    second = say("yokohama", "en", ask_words(p.game, t, asked(p)), NAMES)
    assert second == "Place another assistant on a different location (2 of 3 placed)"
