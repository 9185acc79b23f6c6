"""The order of incomes, and what editions may let them pay (CAR-5.1)."""

from __future__ import annotations

from magnate.engine.copying import replaced
from magnate.games.carnegie import GAME
from tests.games.carnegie.table import away, build, event, kinds, open_space, position
from tests.play import play, rule


@rule("CAR-5.1.6", "CAR-5.1.4")
def test_research_of_the_transport_income_comes_before_the_project_income() -> None:
    t = event("midwest")
    away(t, "midwest", 1)
    me = t.players[0]
    me.transport, me.sides = replaced(me.transport, 1, 2), replaced(me.sides, 1, 1)
    open_space(me, "commerce", 1)
    p = play(position(t), "return:1")
    assert kinds(p) == "0 research"
    play(p, "stop")
    assert kinds(p) == "0 income"


@rule("CAR-5.1.2", "CAR-5.1.3")
def test_employees_are_in_the_lobby_before_the_income_is_paid() -> None:
    t = event("west")
    away(t, "west", 1)
    me = t.players[0]
    build(me, "new_lobby", "22")
    money = me.money
    p = play(position(t), "return:1")
    assert (kinds(p), me.money) == ("0 lobby", money)
    play(p, "lobby:22")
    assert me.money == money + 1


@rule("CAR-5.1.4", "CAR-5.1.6")
def test_an_edition_may_let_projects_pay_research_points() -> None:
    spaces = """[tabs.housing.A]
spaces = [
  { kind = "project", cost = 0, income = { rp = 2, money = 1 } },
  { kind = "project", cost = 1, income = { rp = 1 } },
  { kind = "end", cost = 2, vp = 1 },
]
"""
    edition = GAME.edition_of(f'game = "carnegie"\nname = "rp"\n\n{spaces}')
    t = event("west")
    t.box = edition.box(GAME.load)
    away(t, "west", 1)
    me = t.players[0]
    open_space(me, "housing", 0)
    open_space(me, "housing", 1)
    money = me.money
    p = play(position(t), "return:1")
    assert kinds(p) == "0 research"
    assert (me.rp, me.money) == (3, money + 1 + 1)
    play(p, "slide:commerce", "stop")
    assert me.rp == 0
