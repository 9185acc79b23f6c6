"""A game can be followed from its log, and what is barred says why with the table's figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magnate.engine.position import Position
from magnate.engine.state import Fact
from magnate.engine.words import barred_json, fact_json
from magnate.games.sentient import GAME
from magnate.games.sentient.state import Table
from magnate.text import LANGUAGES, say
from tests.games.sentient.table import laid_out, take
from tests.play import asked, play, random_game, rule

NAMES = ["Ann", "Bo", "Cy", "Di"]


def telling(t: Table) -> Position[Table]:
    """A position that tells what happens."""
    return Position(GAME, t, tell=True)


def line(p: Position[Any], fact: Fact, language: str = "en") -> str:
    """A fact in words."""
    return say(GAME.key, language, fact_json(p, fact), NAMES)


@rule("SEN-3.1", "SEN-3.2", "SEN-3.4")
def test_the_start_of_a_round_is_told_with_order_robots_investors_and_dice() -> None:
    t = laid_out(2, order=[1, 0])
    t.columns, t.layout, t.round = [], (), 2
    p = telling(t)
    told = [*p.facts]
    robots = [f"robot:{id}" for id in ("INF-07", "SER-02", "TRA-03", "MIL-11")]
    investors = [f"investor:{kind}" for kind in ("service", "military", "information", "industry")]
    dice = [f"die:{n}" for n in (3, 1, 6, 2, 5, 4, 4, 4, 1, 2)]
    for id in (*robots, *investors, "investor:transport", *dice):
        play(p, id)
        told += p.facts
    assert [line(p, fact) for fact in told] == [
        "Round 2 begins. Turn order: Bo, Ann.",
        (
            "New in the factory, from left to right: Information [L, R = 4], Service [8 − sum], "
            "Transport [L > R], Military [sum ≥ 9]."
        ),
        "Investors, from left to right: Service, Military, Information, Industry, Transport.",
        "Ann rolls 3, 1, 6, 2, 5.",
        "Bo rolls 4, 4, 4, 1, 2.",
    ]


@rule("SEN-3.4")
def test_everybody_rolls_in_every_round() -> None:
    rolls: Counter[tuple[int, int | None]] = Counter()

    def look(p: Position[Table]) -> None:
        rolls.update((p.state.round, fact.seat) for fact in p.facts if fact.kind == "roll")

    random_game(GAME, 3, 5, each=look)
    assert rolls == {(number, seat): 1 for number in (1, 2, 3) for seat in range(3)}


@rule("SEN-6.1", "SEN-6.3")
def test_a_pass_tells_its_place_and_a_sweep_its_new_robots() -> None:
    p = telling(laid_out(3))
    told: list[Fact] = []
    sweep = ["pass", *(f"robot:IND-0{n}" for n in (1, 2, 3, 4))]
    for id in (*sweep, "pass"):
        play(p, id)
        told += p.facts
    assert [line(p, fact) for fact in told] == [
        "Ann is the first to pass.",
        "Ann sweeps the factory.",
        (
            "New in the factory, from left to right: Industry [both odd], Industry [both odd], "
            "Industry [both even], Industry [both even]."
        ),
        "Bo is the second to pass.",
        "Bo sweeps the factory.",
    ]


def reasons(p: Position[Table], language: str = "en") -> dict[str, str]:
    """Why what is barred is barred, in words."""
    said = {}
    for id, why in asked(p).why_not().items():
        words = barred_json(p, id, why)["why"]
        assert words is not None
        said[id] = say(GAME.key, language, words, NAMES)
    return said


@rule("SEN-4.5", "SEN-4.6")
def test_a_turn_says_why_an_action_is_barred() -> None:
    t = laid_out()
    t.players[0].agents = 0
    assert set(reasons(telling(t)).values()) == {"You have no agent left this round."}
    t.players[0].agents, t.players[0].marker = 3, False
    said = "You have passed already, and 3 agents are still to be sent."
    assert reasons(telling(t)) == {"pass": said}


@rule("SEN-5.2.2")
def test_a_taken_slot_names_its_robot() -> None:
    t = laid_out()
    t.players[0].slots[2] = "MIL-03"
    t.deck.remove("MIL-03")
    p = play(telling(t), *take(0))
    assert reasons(p) == {"slot:2": "Military [sum = 7] is plugged in here."}


@rule("SEN-5.4.4", "SEN-5.4.6")
@pytest.mark.parametrize(
    ("robot", "said"),
    [
        ("SER-12", dict.fromkeys(("block:left", "block:both"), "The left corner")),
        ("TRA-02", dict.fromkeys(("block:right", "block:both"), "The right corner")),
        ("TRA-01", {"block:both": "Both corners take 2 assistants; you have 1."}),
    ],
)
def test_a_barred_block_names_the_corner_or_the_assistants(
    robot: str, said: dict[str, str]
) -> None:
    t = laid_out(columns=[robot, "SER-11", "MIL-12", "IND-12"])
    p = play(telling(t), *take(0, assistants=4), "slot:0")
    found = reasons(p)
    assert set(found) == set(said)
    assert all(found[id].startswith(words) for id, words in said.items())
    assert all(reasons(p, language) for language in LANGUAGES)
