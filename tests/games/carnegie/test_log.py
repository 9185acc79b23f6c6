"""A game can be followed from its log: places, costs, causes."""

from __future__ import annotations

from typing import Any

from magnate.engine.position import Position
from magnate.engine.words import fact_json
from magnate.games.carnegie import GAME
from magnate.games.carnegie.solo import andrew_turn
from magnate.games.carnegie.state import NEUTRAL, Andrew, Table
from magnate.text import say
from tests.games.carnegie.table import BOX, build, department, event, laid_out, position, staff
from tests.games.carnegie.table import using as use_phase
from tests.play import play

NAMES = ["Ann", "Ben", "Cem", "Dora"]


def told(p: Position[Table], language: str = "en") -> list[str]:
    """What the last choice brought about, in words."""
    return [say("carnegie", language, fact_json(p, fact), NAMES) for fact in p.facts]


def telling(t: Table) -> Position[Table]:
    return Position(GAME, t, tell=True)


def test_gains_are_a_list_with_plurals_and_without_a_leading_dot() -> None:
    t = use_phase("management")
    build(t.players[0], "logistics", "22", active=1)
    p = play(telling(t), "use:22:trade", "times:1")
    assert told(p) == ["Ann receives 3 dollars, 1 VP."]
    play(p, "use:43:goods")
    assert told(p)[:2] == ["Ann uses Commerce and Finance.", "Ann receives 1 good."]


def test_moves_say_from_where_and_how_far() -> None:
    p = play(telling(use_phase("human_resources")), "move:42:idle", "to:33")
    assert told(p)[0] == "Ann moves an employee 2 steps: Lobby → Construction."
    play(p, "move:33:active", "to:23")
    assert told(p)[0] == "Ann moves an employee 1 step: Construction → a free cell."


def test_research_says_its_price_and_a_turn_what_it_begins_with() -> None:
    t = use_phase("management")
    t.players[1].choice_tile = True
    p = play(telling(t), "stop", "choice:research")
    assert told(p)[-1] == "Ben has 3 research points."
    play(p, "slide:housing")
    assert told(p)[0] == "Ben slides the housing tab to space 2 (1 RP)."
    play(p, "advance:west")
    assert told(p)[0] == "Ben advances transport in the West to space 2 (2 RP)."


def test_buildings_say_where_and_for_how_much() -> None:
    t = use_phase("management")
    t.players[0].reserved = department("sales")
    p = play(telling(t), "use:34:build", "cell:11")
    assert told(p)[0] == "Ann builds Sales on floor 4, room 1, for 2 goods."
    p = play(telling(use_phase("construction")), "use:33:project", "project:industry")
    play(p, "slot:chicago:2")
    assert "Ann builds industry in Chicago for 2 goods." in told(p)


def test_activations_say_where() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    staff(t.players[0], "33", active=1, idle=1)
    staff(t.players[0], "31", idle=1)
    p = play(telling(t), "all")
    expected = "Ann activates 2 employees for $4: Research and Development, Construction."
    assert told(p)[0] == expected


def test_the_set_up_tells_events_and_departments_that_are_missing() -> None:
    p = GAME.start(2, tell=True)
    for tile in (1, 2, 3, 4):
        play(p, f"tile:{tile}", "face:front")
    assert told(p)[0] == "Human resources on the timeline: West, donation, Midwest, East."
    lines: list[str] = []
    while p.decision and p.decision.kind != "first":
        p.choose(p.decision.options[0])
        lines += told(p)
    missing = next(line for line in lines if line.startswith("Not in this game"))
    copies = [part.rpartition(" ×")[2] for part in missing.rstrip(".").split(", ")]
    assert sum(int(part) if part.isdigit() else 1 for part in copies) == 16
    lines = told_all(GAME.start(2, variants=("departments",), tell=True))
    assert any(line.startswith("Departments of this game: ") for line in lines)


def told_all(p: Position[Table]) -> list[str]:
    """Everything until a player is asked."""
    lines: list[str] = []
    while p.decision and p.decision.seat < 0:
        p.choose(p.decision.options[0])
        lines += told(p)
    return lines


def andrew_tells(card: str, **more: Any) -> list[str]:
    t = laid_out(1, **more)
    assert isinstance(t.andrew, Andrew)
    t.andrew.card = card
    t.facts = []
    for name in ("denver", "los_angeles"):
        for slot in BOX.cities[BOX.city[name]].fill:
            t.slots[slot] = NEUTRAL
    andrew_turn(t, t.andrew)
    p = position(t.copy())
    return [say("carnegie", "en", fact_json(p, fact), NAMES) for fact in t.facts]


def test_andrews_card_says_why_it_moves() -> None:
    assert andrew_tells("N03", row=0)[-1].endswith(": the number on it.")
    assert andrew_tells("N11", row=2)[-1].endswith("to the 3 VP card: the city is full.")
    assert andrew_tells("N20", row=3)[0] == "Andrew advances transport in the West to space 2."


def test_donations_say_what_they_cost() -> None:
    p = play(telling(event(None)), "donate:welfare_7vp")
    assert told(p)[0] == "Ann donates $5: Welfare: 7 VP."
    assert told(p, "ru")[0] == "Ann жертвует 5\xa0$: Субсидии: 7 ПО."
