"""What cannot be chosen is barred by the rule that is the reason, with this table's figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from magnate.engine.copying import added, replaced
from magnate.engine.position import Position
from magnate.engine.words import barred_json
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import CELL
from magnate.games.carnegie.state import ANDREW, NEUTRAL, Table
from magnate.text import LANGUAGES, say
from tests.games.carnegie.table import BOX, build, department, event, laid_out, position, staff
from tests.games.carnegie.table import using as use_phase
from tests.play import asked, ids, play, rule

LOBBY = CELL["42"]


def why(p: Position[Table], id: str) -> tuple[str, str, Mapping[str, Any]]:
    """The rule, the reason and the figures that bar an option; they can be said."""
    assert id not in ids(p)
    found = asked(p).why_not()[id]
    said = barred_json(p, id, found)["why"]
    if said is not None:
        assert all(say("carnegie", one, said, ["Ann", "Ben", "Cem", "Dora"]) for one in LANGUAGES)
    return found


@rule("CAR-6.2.2")
def test_strategic_planning_without_goods_says_what_it_costs() -> None:
    t = use_phase("management")
    t.players[0].goods = 0
    p = position(t)
    assert why(p, "use:34:build") == ("CAR-6.2.2", "goods", {"cost": 2, "have": 0})
    staff(t.players[0], "22", idle=1)
    figures = {"cost": 1, "have": 0}
    assert why(position(t), "use:34:build") == ("CAR-6.2.2", "goods", figures)


@rule("CAR-6.2.3")
def test_the_reserved_department_that_cannot_be_paid_bars_all_others() -> None:
    t = use_phase("management")
    t.players[0].goods, t.players[0].reserved = 2, department("new_lobby")
    figures = {"department": "new_lobby", "cost": 4, "have": 2}
    assert why(position(t), "use:34:build") == ("CAR-6.2.3", "reserved", figures)


@rule("CAR-6.2.4")
def test_nothing_is_built_without_a_free_cell_or_a_new_kind() -> None:
    t = use_phase("management")
    me = t.players[0]
    t.market = (0,) * len(t.market)
    assert why(position(t), "use:34:build")[:2] == ("CAR-6.2.4", "none-lacking")
    me.rooms = tuple([room if room != -1 else 0 for room in me.rooms])
    assert why(position(t), "use:34:build")[:2] == ("CAR-6.2.4", "no-cell")


@pytest.mark.parametrize(
    ("action", "name", "effect", "cites"),
    [
        ("management", "sales", "sell", ("CAR-6.4.6", "goods", {"cost": 1, "have": 0})),
        ("management", "logistics", "trade", ("CAR-6.4.7", "goods", {"cost": 1, "have": 0})),
        (
            "construction",
            "supply_chain",
            "buy",
            ("CAR-6.4.11", "dollars", {"cost": 1, "money": 0, "goods": 0}),
        ),
        (
            "construction",
            "construction_outsourcing",
            "project",
            ("CAR-6.4.10", "dollars-and-goods", {"cost": 3, "money": 0, "goods": 0, "more": 1}),
        ),
    ],
)
def test_departments_that_cost_something_name_their_price(
    action: str, name: str, effect: str, cites: tuple[str, str, dict[str, int]]
) -> None:
    t = use_phase(action)
    me = t.players[0]
    build(me, name, "22", active=1)
    me.money, me.goods, me.rp, t.first = 0, 0, 0, 1
    me.choice_tile, t.turn = True, 1  # something to choose is left
    assert why(position(t), f"use:22:{effect}") == cites


@rule("CAR-3.9", "CAR-6.3.2", "CAR-6.3.3", "CAR-6.3.4")
def test_nobody_is_sent_without_a_project_to_build() -> None:
    t = use_phase("construction", first=1, turn=1)
    me = t.players[0]
    me.choice_tile, me.goods = True, 0
    assert why(position(t), "use:33:project") == ("CAR-3.9", "goods", {"cost": 1, "have": 0})
    me.goods = 4
    taken, t.slots = t.slots, [1] * len(t.slots)
    assert why(position(t), "use:33:project")[:2] == ("CAR-3.9", "no-slot")
    t.slots, me.on_tab = taken, (0, 0, 0, 0)
    assert why(position(t), "use:33:project")[:2] == ("CAR-3.9", "no-disk")


@rule("CAR-6.3.2", "CAR-6.3.3")
def test_types_of_projects_say_why_they_cannot_be_built() -> None:
    t = use_phase("construction")
    t.players[0].goods = 1
    p = play(position(t), "use:33:project")
    assert why(p, "project:industry") == ("CAR-6.3.2", "goods", {"cost": 2, "have": 1})
    assert why(p, "project:infrastructure")[:2] == ("CAR-6.3.3", "no-disk")


@rule("CAR-6.8")
def test_an_employee_who_moved_away_cannot_be_sent() -> None:
    t = use_phase("human_resources")
    build(t.players[0], "recruiting", "22", active=1)
    p = play(position(t), "move:22:active", "to:21")
    assert why(p, "use:22:mission-hire")[:2] == ("CAR-6.8", "moved-away")


@rule("CAR-3.9", "CAR-3.12")
def test_nobody_is_sent_to_hire_when_everybody_is_hired() -> None:
    t = use_phase("human_resources")
    me = t.players[0]
    build(me, "recruiting", "22", active=1)
    me.idle[LOBBY] += me.unhired
    me.unhired = 0
    assert why(position(t), "use:22:mission-hire")[:2] == ("CAR-3.9", "nobody-to-hire")


@rule("CAR-3.9", "CAR-6.4.3")
def test_safety_and_quality_needs_somebody_else_active() -> None:
    t = use_phase("human_resources")
    me = t.players[0]
    for cell in ("31", "33", "34", "41", "43"):
        staff(me, cell)
    build(me, "safety_and_quality", "22", active=1)
    assert why(position(t), "use:22:mission-vp")[:2] == ("CAR-3.9", "nobody-else")
    staff(me, "43", active=1)
    play(position(t), "use:22:mission-vp", "mission:west")
    assert me.points == 1


@rule("CAR-3.9", "CAR-6.4.15")
def test_charitable_giving_needs_a_disk_the_price_and_a_donation_to_join() -> None:
    t = use_phase("research")
    me = t.players[0]
    build(me, "charitable_giving", "22", active=1)
    assert why(position(t), "use:22:mission-donate")[:2] == ("CAR-3.9", "no-top")
    t.donated = replaced(t.donated, 0, 1 << ANDREW)
    assert "use:22:mission-donate" in ids(position(t))
    me.disks = 0
    assert why(position(t), "use:22:mission-donate")[:2] == ("CAR-3.9", "no-disk-left")
    me.disks, me.money, me.goods = 1, 4, 0
    figures = {"cost": 5, "money": 4, "goods": 0}
    assert why(position(t), "use:22:mission-donate") == ("CAR-3.9", "dollars", figures)


@rule("CAR-6.4.15")
def test_only_another_players_donation_can_be_joined() -> None:
    t = use_phase("research")
    me = t.players[0]
    build(me, "charitable_giving", "22", active=1)
    for name, owner in (("health_west", 1), ("health_east", NEUTRAL), ("health_south", 0)):
        t.donated = added(t.donated, BOX.donation[name], 1 << owner)
    p = play(position(t), "use:22:mission-donate", "mission:south")
    assert why(p, "top:health_south")[:2] == ("CAR-6.4.15", "top-own")
    assert why(p, "top:health_east")[:2] == ("CAR-6.4.15", "top-neutral")
    assert why(p, "top:health_midwest")[:2] == ("CAR-6.4.15", "top-free")


@rule("CAR-7.6", "CAR-1.4")
def test_the_end_of_a_track_is_told_from_a_space_that_is_taken() -> None:
    t = use_phase("research")
    t.players[0].transport = (4, 3, 3, 0)
    t.players[1].transport = (0, 4, 0, 0)
    p = position(t)
    assert why(p, "advance:west")[:2] == ("CAR-1.4", "track-end")
    assert why(p, "advance:midwest") == ("CAR-7.6", "taken", {"owners": [1]})
    assert why(p, "advance:east") == ("CAR-7.5", "research", {"cost": 5, "have": 3})


@rule("CAR-7.6")
def test_andrew_is_named_on_the_last_space() -> None:
    t = laid_out(1, phase="use", round=1, row=3)
    assert t.andrew is not None
    t.andrew.transport[0] = 4
    t.players[0].transport = replaced(t.players[0].transport, 0, 3)
    assert why(position(t), "advance:west") == ("CAR-7.6", "taken", {"owners": [ANDREW]})


@rule("CAR-7.3", "CAR-7.4")
def test_tabs_say_what_they_cost_or_that_they_are_out() -> None:
    t = use_phase("research")
    t.players[0].exposed = (7, 1, 1, 1)
    p = position(t)
    assert why(p, "slide:housing")[:2] == ("CAR-7.4", "tab-out")
    assert why(p, "slide:infrastructure") == ("CAR-7.3", "research", {"cost": 4, "have": 3})


@rule("CAR-6.6", "CAR-6.7")
def test_the_choice_tile_is_barred_for_the_leader_and_after_the_first_use() -> None:
    t = use_phase("human_resources", seats=4)
    for player in t.players:
        player.choice_tile = True
    p = position(t)
    assert why(p, "choice:research")[0] == "CAR-6.7"
    play(p, "stop")
    assert "choice:research" in ids(p)
    play(p, "move:42:idle", "to:41")
    assert why(p, "choice:research")[:2] == ("CAR-6.6", "tile-late")
    assert "choice:human_resources" not in asked(p).why_not()


@rule("CAR-6.2.3", "CAR-6.2.4", "CAR-6.4.4")
def test_departments_that_cannot_be_built_say_why() -> None:
    t = use_phase("management")
    me = t.players[0]
    build(me, "sales", "22")
    me.goods = 2
    p = play(position(t), "use:34:build")
    assert why(p, "department:sales")[:2] == ("CAR-6.2.4", "twice")
    figures = {"cost": 4, "have": 2}
    assert why(p, "department:new_lobby") == ("CAR-6.4.4", "goods", figures)
    t = use_phase("management")
    t.players[0].reserved = department("purchasing")
    p = play(position(t), "use:34:build")
    first = {"department": "purchasing"}
    assert why(p, "department:logistics") == ("CAR-6.2.3", "reserved-first", first)


@rule("CAR-6.2.2")
def test_a_free_cell_without_an_employee_may_be_too_dear() -> None:
    t = use_phase("management")
    me = t.players[0]
    staff(me, "22", idle=1)
    me.goods, me.reserved = 1, department("sales")
    p = play(position(t), "use:34:build")
    assert ids(p) == ["cell:22"]
    assert why(p, "cell:11") == ("CAR-6.2.2", "goods", {"cost": 2, "have": 1})


@rule("CAR-3.2", "CAR-8.2")
def test_who_cannot_stand_up_is_told_why() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    me = t.players[0]
    me.money, me.goods = 1, 0
    staff(me, "33", idle=1)
    staff(me, "43", active=2, idle=1)
    staff(me, "34", idle=1)
    p = position(t)
    assert why(p, "activate:42")[:2] == ("CAR-3.2", "no-workplace")
    assert why(p, "activate:43")[:2] == ("CAR-3.2", "no-vacancy")
    figures = {"cost": 2, "money": 1, "goods": 0}
    assert why(p, "activate:33") == ("CAR-8.2", "dollars", figures)


@rule("CAR-5.2.4")
def test_a_taken_donation_names_its_owner() -> None:
    t = event(None)
    t.donated = replaced(t.donated, BOX.donation["health_east"], 1 << NEUTRAL)
    t.donated = replaced(t.donated, BOX.donation["health_west"], 0b10)
    p = position(t)
    assert why(p, "donate:health_east") == ("CAR-5.2.4", "taken", {"owners": [NEUTRAL]})
    assert why(p, "donate:health_west") == ("CAR-5.2.4", "taken", {"owners": [1]})
    names = ["Ann", "Ben"]
    taken = barred_json(p, "donate:health_west", asked(p).why_not()["donate:health_west"])["why"]
    assert taken is not None
    assert say(GAME.key, "en", taken, names) == "Taken: Ben."
