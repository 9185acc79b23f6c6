"""What the log tells, in words."""

from __future__ import annotations

from typing import Any

from magnate.engine.position import Position
from magnate.engine.words import barred_json, fact_json
from magnate.games.nippon.state import Table
from magnate.text import say
from tests.games.nippon.table import at, hold, laid_out, lay_lines, owns, position, put
from tests.play import asked, play, rule

NAMES = ["Ann", "Mira", "Ken", "Yui"]


def told(t: Table, *choices: str) -> list[str]:
    """What the log tells of choices, from the first on."""
    p, lines = position(t, tell=True), []
    for id in choices:
        play(p, id)
        lines += [say("nippon", "en", fact_json(p, fact), NAMES) for fact in p.facts]
    return lines


def reasons(p: Position[Table]) -> dict[str, str]:
    """Why what is barred is barred, in words."""
    said: dict[str, Any] = {}
    for id, why in asked(p).why_not().items():
        reason = barred_json(p, id, why)
        said[id] = say("nippon", "en", reason["why"] or reason["words"], NAMES)
    return said


@rule("NIP-4.4.3")
def test_half_a_step_is_told_as_between_two_numbers() -> None:
    lines = told(laid_out(), "take:0:black", "steps:1")
    assert "Ann pays ¥1,000 for 1 step: Knowledge is between 1 and 2." in lines
    lines = told(laid_out(), "take:0:black", "steps:2")
    assert "Ann pays ¥3,000 for 2 steps: Knowledge is at 2." in lines


@rule("NIP-3.1.2")
def test_a_step_of_the_money_marker_is_told_in_yen() -> None:
    t = laid_out()
    t.players[0].blueprints = 3
    assert told(t, "step:money") == ["Ann uses 3 blueprints: Money is at ¥14,000."]


@rule("NIP-4.7.6")
def test_a_tile_that_goes_back_returns_to_its_owner() -> None:
    t = laid_out()
    owns(t.players[0], "clocks_a", stock=1)
    put(t, "nagasaki", "west", 1, 1)
    lines = told(t, "take:4:black", "slot:nagasaki:west", "influence:5")
    assert "Nagasaki: a 1 returns to Mira." in lines


@rule("NIP-5.1.6")
def test_a_free_train_that_cannot_be_built_is_told() -> None:
    t = laid_out()
    me = at(t.players[0], knowledge=10)
    me.trains, me.ships = 6, 6
    effects = {tile.effects[0].type: tile.id for tile in t.box.tiles.values()}
    lines = told(t, "take:1:blue", f"tile:{effects['build_free_train']}")
    assert lines[-1] == "Ann cannot build the free train: it is lost."


@rule("NIP-7.1.5")
def test_shared_places_are_told() -> None:
    t = laid_out(2, mover=1)
    put(t, "hiroshima", "north", 0, 7)
    put(t, "osaka", "north", 1, 7)
    lay_lines(t, 1, trains=[0, 1], ships=[1])
    t.space, t.turns_left = 8, 1
    lines = told(t, "consolidate")
    assert "Western Honshu: Ann shares place 1 with 9: 17 VP." in lines
    assert "Western Honshu: the foreign companies are number 3 with 8; 11 VP are lost." in lines
    assert "Western Honshu: Mira shares place 1 with 9: 17 VP, ships 2 VP." in lines


@rule("NIP-6.1.2")
def test_consolidating_tells_what_is_discarded() -> None:
    t = laid_out(2)
    t.players[0].yen, t.players[0].coal = 4000, 1
    hold(t, t.players[0], "black")
    lines = told(t, "consolidate")
    assert lines[0] == "Ann discards what is left: ¥4,000 and 1 coal."
    assert lines[1].startswith("Ann consolidates: ")
    t = laid_out(2)
    t.players[0].yen = t.players[0].coal = 0
    hold(t, t.players[0], "black")
    assert told(t, "consolidate")[0].startswith("Ann consolidates: ")


@rule("NIP-8.1.1")
def test_the_last_budget_is_told_before_the_last_wages() -> None:
    t = laid_out(2, mover=1)
    hold(t, t.players[0], "black")
    t.players[0].yen = 0
    t.space, t.turns_left = 8, 1
    lines = told(t, "consolidate")
    last = lines.index("Ann takes a last budget of ¥12,000.")
    assert lines[last + 1] == "Ann pays ¥3,000 in wages for 1 colour."


@rule("NIP-4.3.1", "NIP-4.3.2", "NIP-4.3.3")
def test_a_factory_that_cannot_run_says_why() -> None:
    t = laid_out()
    me = t.players[0]
    me.coal = 5
    for tile, stock in {"silk_c": 0, "paper_c": 4, "bento_b": 0, "clocks_b": 0}.items():
        owns(me, tile, stock=stock)
    p = play(position(t), "take:0:black", "action:produce", "run:bento")
    assert reasons(p) == {
        "run:paper": "Paper: all 4 storage spaces are full.",
        "run:bento": "Bento has run in this action already.",
        "run:clocks": "It takes 4 coal. You have 2.",
    }


@rule("NIP-4.6.2")
def test_a_good_that_cannot_pay_says_why() -> None:
    t = laid_out()
    me = t.players[0]
    contract = next(one for one in t.box.contracts if one.goods == (2, 1))
    for tile, stock in {"silk_c": 2, "paper_c": 2, "bento_b": 1, "lenses_c": 0}.items():
        owns(me, tile, stock=stock)
    p = play(position(t), "take:1:blue", f"contract:{contract.id}")
    assert reasons(p) == {
        "pay:bento": "Bento: it takes 2 cubes. You have 1.",
        "pay:lenses": "Lenses: it takes 2 cubes. You have 0.",
    }
    play(p, "pay:silk")
    assert reasons(p) == {
        "pay:silk": "Silk has paid another number of this contract already.",
        "pay:lenses": "Lenses: it takes 1 cube. You have 0.",
    }


@rule("NIP-4.7.1", "NIP-4.7.3", "NIP-4.7.6", "NIP-4.7.7")
def test_a_slot_that_cannot_be_supplied_says_why() -> None:
    t = laid_out(2)
    owns(t.players[0], "clocks_a", stock=2)
    put(t, "nagasaki", "north", 1, 6)
    put(t, "nagasaki", "east", 1, 7)
    put(t, "kochi", "west", 1, 6)
    p = play(position(t), "take:4:black")
    said = reasons(p)
    assert said["slot:nagasaki:north"] == "This side wants Bento. You have none."
    assert said["slot:nagasaki:west"] == (
        "The city is full with 2 tiles, the lowest a 6. For your goods you can place 6 at most."
    )
    assert said["slot:kochi:west"] == (
        "A tile of 6 lies here. For your goods you can place 6 at most."
    )
    play(p, "slot:osaka:west", "cubes:1", "influence:1")
    assert reasons(p)["slot:sendai:west"] == "This action places its tiles in Western Honshu."


@rule("NIP-4.1.2", "NIP-4.1.4")
def test_a_factory_that_cannot_be_built_says_why() -> None:
    t = laid_out()
    at(t.players[0], knowledge=4)
    owns(t.players[0], "silk_a", t=t)
    said = reasons(play(position(t), "take:1:blue"))
    assert said["tile:silk_b"] == "You make Silk already."
    assert said["tile:clocks_a"] == "It needs knowledge 6. You have 3, and 1 blueprint."


@rule("NIP-6.2.3", "NIP-4.4.1")
def test_rewards_and_steps_out_of_reach_say_why() -> None:
    t = laid_out()
    hold(t, t.players[0], "black", "red", "grey")
    p = play(position(t), "consolidate")
    assert reasons(p)["reward:3:coal"] == "3 workers: your level is ×2."
    t = laid_out()
    t.players[0].yen = 2_000
    t.players[1].yen = 4_000
    at(t.players[1], coal=t.box.tracks[0].top - 2)
    p = play(position(t), "consolidate", "take:2:black")
    assert reasons(p)["steps:3"] == "Coal: only 2 steps are left to the top."
