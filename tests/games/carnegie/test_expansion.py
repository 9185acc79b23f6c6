"""The departments of the expansion, a variant."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.engine.copying import replaced
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import CELL
from magnate.games.carnegie.scoring import final_departments, forecast, links
from magnate.games.carnegie.state import Player, Table
from tests.games.carnegie.table import (
    BOX,
    build,
    event,
    kinds,
    laid_out,
    own,
    position,
    staff,
    using,
)
from tests.play import deal, ids, play


def company(action: str, name: str, **more: Any) -> tuple[Table, Player]:
    t = using(action, variants=("departments",), **more)
    me = t.players[0]
    build(me, name, "22", active=1)
    return t, me


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_kinds_of_each_type_are_drawn_and_tiles_removed_as_ever(seats: int) -> None:
    t = deal(GAME.start(seats, variants=("departments",)), 1).state
    kinds = [kind for kind, left in enumerate(t.market) if left]
    for action in range(4):
        assert sum(BOX.departments[kind].type == action for kind in kinds) <= 4
    assert sum(t.market) == [16, 16, 24, 28][seats - 1]
    assert any(kind >= BOX.printed + 16 for kind in kinds)


def test_the_base_game_has_none_of_them() -> None:
    assert not any(deal(GAME.start(4), 1).state.market[BOX.printed + 16 :])


def test_hr_administration_places_an_employee_for_each_hr_department() -> None:
    t, me = company("human_resources", "hr_administration")
    p = play(position(t), "use:22:mission-place", "mission:west")
    play(p, "move:42:idle", "to:11", "move:43:active", "to:14")
    assert (me.idle[CELL["11"]], me.idle[CELL["14"]]) == (1, 1)
    assert me.moves == 6
    assert kinds(p) == "0 use"


@pytest.mark.parametrize(
    ("action", "name", "gain"),
    [
        ("human_resources", "local_partners", "moves"),
        ("management", "branding", "goods"),
        ("construction", "renovation", "points"),
        ("research", "knowledge_sharing", "rp"),
    ],
)
def test_projects_of_a_region_pay_dollars_or_something_else(
    action: str, name: str, gain: str
) -> None:
    t, me = company(action, name)
    own(t, 0, "denver", "reno", "boston")
    me.opened = (7, 0, 0, 0)
    p = position(t)
    before = getattr(me, gain), me.money
    play(p, "use:22:region", "region:west", "share:1")
    each = {"moves": 2, "goods": 1, "points": 1, "rp": 2}[gain]
    assert (getattr(me, gain) - before[0], me.money - before[1]) == (each, 2)


def test_corporate_communication_allows_diagonal_moves() -> None:
    t, me = company("human_resources", "corporate_communication")
    play(position(t), "move:42:idle", "to:33")
    assert me.moves == 5


@pytest.mark.parametrize(
    ("action", "name", "effect", "gain", "number"),
    [
        ("management", "accounting", "mission-money", "money", 9),
        ("construction", "production_lines", "mission-goods", "goods", 2),
        ("research", "rd_coordination", "mission-rp", "rp", 4),
    ],
)
def test_missions_that_pay_by_departments_of_a_type(
    action: str, name: str, effect: str, gain: str, number: int
) -> None:
    t, me = company(action, name)
    p = position(t)
    before = getattr(me, gain)
    play(p, f"use:22:{effect}", "mission:west")
    assert getattr(me, gain) - before == number


def test_payroll_management_trades_points_and_dollars_from_the_round_after() -> None:
    t = laid_out(phase="activate", round=1, row=0, variants=("departments",))
    me = t.players[0]
    build(me, "payroll_management", "22", active=1)
    staff(me, "33", active=0, idle=3)
    p = position(t)
    assert "payroll:33:cut" not in ids(p)  # not at 0 VP
    play(p, "payroll:33:bonus")
    assert (me.points, me.money) == (1, 8)
    play(p, "payroll:33:cut")
    assert (me.points, me.money) == (0, 7)
    t2 = laid_out(phase="activate", round=1, row=0, variants=("departments",))
    build(t2.players[0], "payroll_management", "22", idle=1)
    staff(t2.players[0], "33", active=0, idle=1)
    p2 = play(position(t2), "activate:22")
    assert "payroll:33:bonus" not in ids(p2)  # not in the round it was activated


def test_political_lobbying_builds_anywhere_and_scores_where_it_fits() -> None:
    t, me = company("construction", "political_lobbying")
    staff(me, "33", active=2)
    p = play(position(t), "use:33:project", "project:housing")
    assert "slot:chicago:0" in ids(p)
    play(p, "slot:chicago:0")
    assert me.points == 0
    play(p, "use:33:project", "project:commerce", "slot:boise:0")
    assert me.points == 1


def test_archives_offer_lower_incomes_and_the_taken_last_space() -> None:
    t = event("west", variants=("departments",))
    me = t.players[0]
    build(me, "archives", "22", active=1)
    me.transport, me.missions = replaced(me.transport, 0, 2), replaced(me.missions, 0, 2)
    me.idle[CELL["42"]] -= 2
    p = play(position(t), "return:2")
    assert ids(p) == ["level:0", "level:1", "level:2"]
    play(p, "level:1")
    assert me.money == 12 + 6
    t.players[1].transport = replaced(t.players[1].transport, 0, 4)
    me.transport = replaced(me.transport, 0, 3)
    assert t.advance_cost(me, 0) == 5


def test_departments_that_score_at_the_end() -> None:
    t = laid_out(variants=("departments",))
    me = t.players[0]
    own(t, 0, "denver", "reno", "boston", "dallas", "omaha")
    build(me, "green_spaces", "21", active=1)
    assert final_departments(t, me) == 2 * 9
    build(me, "public_relations", "22", active=1)
    build(me, "network_of_libraries", "23", active=1)
    build(me, "renovation", "24", active=1)
    assert final_departments(t, me) == 2 * 6 + 2 * 2 + 4 * 1
    staff(me, "21", idle=1)
    assert forecast(t, me)["expansion"] == 2 * 2 + 4 * 1


def test_the_post_office_adds_a_link_point() -> None:
    t = laid_out(variants=("departments",))
    me = t.players[0]
    own(t, 0, "new_york", "pittsburgh", "chicago")
    build(me, "post_office", "22", active=1)
    assert links(t, me)[:3] == (3, 0, 6)
    more = ("kansas_city", "denver", "salt_lake_city", "reno", "san_francisco")
    own(t, 0, *more, "cincinnati", "atlanta", "new_orleans")
    assert links(t, me).points == 6
    assert final_departments(t, me) == 9
