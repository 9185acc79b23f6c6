"""Research, activation, the end of the game (CAR-7 to CAR-9)."""

from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import CELL
from magnate.games.carnegie.scoring import (
    best_split,
    cap,
    donation_vp,
    donations_vp,
    forecast,
    links,
    ranking,
    score_game,
)
from magnate.games.carnegie.state import Player, Table
from tests.games.carnegie.table import (
    BOX,
    build,
    kinds,
    laid_out,
    open_space,
    own,
    position,
    staff,
    using,
)
from tests.play import barred, ids, play, rule


@rule("CAR-7.1", "CAR-7.2", "CAR-7.3", "CAR-7.5")
def test_research_points_slide_tabs_and_advance_disks_in_any_mix() -> None:
    t = using("research")
    me = t.players[0]
    staff(me, "31", active=3)
    p = position(t)
    assert me.rp == 9
    play(p, "slide:housing", "advance:west", "slide:commerce", "advance:west")
    assert me.rp == 9 - 1 - 2 - 2 - 1
    assert me.exposed == (2, 2, 1, 1)
    assert me.on_tab[:2] == (0b11, 0b11)
    assert me.transport[0] == 2
    assert me.disks == 20


@rule("CAR-7.3")
def test_a_slide_without_a_disk_in_supply_leaves_the_space_empty() -> None:
    t = using("research")
    me = t.players[0]
    me.disks = 0
    play(position(t), "slide:housing")
    assert (me.exposed[0], me.on_tab[0]) == (2, 0b01)


@rule("CAR-7.4", "CAR-9.5")
def test_end_spaces_give_points_or_the_cap_bonus_and_a_tab_out_stays() -> None:
    t = using("research")
    me = t.players[0]
    me.sides = (0, 1, 0, 0)
    me.exposed = (6, 6, 7, 1)
    staff(me, "31", active=3)
    p = position(t)
    assert barred(p)["slide:industry"] == "CAR-7.4"
    assert forecast(t, me)["tabs"] == 3 + 5 + 12
    play(p, "slide:housing", "slide:commerce")
    assert forecast(t, me)["tabs"] == 6 + 5 + 12
    assert cap(t, me) == 15
    ends = [BOX.tabs[kind][0][6].vp for kind in range(4)]
    assert ends == [6, 9, 12, 15]


@rule("CAR-7.6", "CAR-7.7")
def test_ex_18_transport_last_space() -> None:
    t = using("research")
    a, b = t.players
    for player in t.players:
        staff(player, "31", active=3)
        player.transport = replaced(player.transport, 3, 3)
    b.transport = replaced(b.transport, 3, 3)
    p = play(position(t), "advance:south")
    assert a.transport[3] == 4
    assert a.goods == 4 + 3
    play(p, "stop")
    assert kinds(p) == "1 use"
    assert "advance:south" not in ids(p)
    assert barred(p)["advance:south"] == "CAR-7.6"
    rewards = [(track.reward.goods, track.reward.money) for track in BOX.tracks]
    assert rewards == [(3, 0), (0, 10), (0, 10), (3, 0)]


@rule("CAR-7.8")
def test_unspent_research_points_are_lost() -> None:
    t = using("research")
    p = play(position(t), "stop")
    assert t.players[0].rp == 0
    assert kinds(p) == "1 use"


@rule("CAR-7.9")
def test_levels_are_those_of_the_spaces() -> None:
    assert [track.level[0] for track in BOX.tracks] == [0, 0, 1, 0]
    assert [track.level.index(2) for track in BOX.tracks] == [3, 2, 1, 2]


@rule("CAR-8.1", "CAR-8.2")
def test_ex_01_activation() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    me = t.players[0]
    build(me, "safety_and_quality", "22", idle=1)  # costs 5
    staff(me, "33", active=0, idle=2)  # 2 each
    staff(me, "43", active=1, idle=1)  # free
    me.money, me.goods = 4, 0
    p = position(t)
    assert "all" not in ids(p)
    assert barred(p)["activate:22"] == "CAR-8.2"
    play(p, "activate:33", "activate:33", "activate:43")
    assert me.money == 0
    assert me.idle[CELL["22"]] == 1
    assert kinds(p) != "0 activate"


@rule("CAR-8.1")
def test_everybody_can_be_activated_at_once() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    me = t.players[0]
    staff(me, "33", active=1, idle=3)
    staff(me, "41", active=0, idle=1)
    play(position(t), "all")
    assert (me.active[CELL["33"]], me.idle[CELL["33"]]) == (3, 1)
    assert me.money == 12 - 2 - 2 - 1


@rule("CAR-8.1")
def test_everybody_is_who_lies_there_not_every_vacancy() -> None:
    t = laid_out(phase="activate", round=1, row=0)
    me = t.players[0]
    staff(me, "33", active=1, idle=1)  # two vacancies for one employee
    staff(me, "31", active=1, idle=1)
    me.money, me.goods = 4, 0
    play(position(t), "all")
    assert (me.active[CELL["33"]], me.idle[CELL["33"]]) == (2, 0)
    assert (me.active[CELL["31"]], me.money) == (2, 0)


@rule("CAR-6.1.1", "CAR-6.1.3", "CAR-8.1")
def test_ex_05_hr() -> None:
    t = using("human_resources")
    me = t.players[0]
    staff(me, "33", active=1)
    build(me, "training_and_partnerships", "22")
    me.money, me.goods = 6, 0
    p = position(t)
    assert me.moves == 6
    play(p, "move:42:idle", "to:22", "move:42:idle", "to:33", "move:42:idle", "to:33")
    assert me.moves == 0
    play(p, "stop")
    assert kinds(p) == "0 activate"
    play(p, "all")
    assert me.money == 0


@rule("CAR-6.2.1", "CAR-6.2.2", "CAR-6.2.3")
def test_ex_06_management() -> None:
    t = using("management")
    me = t.players[0]
    staff(me, "43", active=2)
    me.goods = 0
    p = play(position(t), "use:43:goods", "use:43:goods", "use:34:build")
    play(p, "department:supply_chain", "cell:44")
    assert me.goods == 0
    assert me.rooms[CELL["44"]] == BOX.department["supply_chain"]
    assert kinds(p) == "1 use"


@rule("CAR-6.3.1", "CAR-6.3.2", "CAR-6.3.6")
def test_ex_07_construction() -> None:
    def laid() -> tuple[Table, Player]:
        t = using("construction")
        me = t.players[0]
        staff(me, "33", active=3)
        me.exposed, me.on_tab, me.goods = replaced(me.exposed, 0, 2), (0b11, 0, 1, 0), 2
        return t, me

    t, me = laid()
    p = play(position(t), "use:33:project", "project:housing", "slot:chicago:1")
    play(p, "use:33:project", "slot:denver:2")  # industry cannot be paid any more
    assert (me.goods, t.slots.count(0)) == (0, 2)
    t, me = laid()
    p = play(position(t), "use:33:project", "project:industry", "slot:chicago:2")
    assert (me.goods, me.missions) == (0, (0, 1, 0, 0))
    assert kinds(p) != "0 use"
    t, me = laid()
    me.transport = replaced(me.transport, 1, 3)
    play(position(t), "use:33:project", "project:industry", "slot:cincinnati:0")
    assert me.goods == 2


WAY = ("chicago", "kansas_city", "denver", "salt_lake_city", "reno", "san_francisco")


@rule("CAR-9.6", "CAR-9.7")
def test_ex_09_links_a() -> None:
    t = laid_out()
    me = t.players[0]
    own(t, 0, "new_york", "pittsburgh", *WAY)
    me.transport = (3, 2, 1, 0)
    assert links(t, me)[:3] == (4, 2, 27)


@rule("CAR-9.7")
def test_ex_12_links_maximum() -> None:
    t = laid_out()
    me = t.players[0]
    own(t, 0, "new_york", "pittsburgh", "cincinnati", "atlanta", "new_orleans", *WAY)
    me.transport = (3, 2, 1, 2)
    assert links(t, me)[:3] == (5, 2, 36)
    assert t.slots.count(0) == 11
    me.transport = replaced(me.transport, 3, 0)  # a cart in the South spoils the group
    assert links(t, me)[:3] == (5, 0, 18)


@rule("CAR-9.6")
def test_a_link_needs_a_chain_of_own_cities_between_two_major_ones() -> None:
    t = laid_out()
    me = t.players[0]
    own(t, 0, "new_york", "chicago")
    assert links(t, me).vp == 0
    own(t, 1, "pittsburgh")
    assert links(t, me).vp == 0
    own(t, 0, "pittsburgh")
    assert links(t, me)[:3] == (2, 0, 3)


@rule("CAR-9.8")
def test_only_the_group_with_most_points_counts() -> None:
    t = laid_out()
    me = t.players[0]
    own(t, 0, *WAY)
    own(t, 0, "new_york", "washington", "atlanta", "new_orleans")
    me.transport = (0, 0, 1, 2)
    assert links(t, me)[:3] == (2, 2, 9)  # 2 points by railroad beat 3 points by cart


@rule("CAR-9.2", "CAR-9.3", "CAR-9.4", "CAR-9.9")
def test_the_end_of_the_game_by_source() -> None:
    t = laid_out()
    me = t.players[0]
    me.choice_tile = True
    build(me, "sales", "11", active=1)
    build(me, "new_lobby", "22")
    me.missions = replaced(me.missions, 0, 2)
    own(t, 0, "boston", "portland", "denver")
    found = forecast(t, me)
    assert found["choice_tile"] == 3
    assert found["employees"] == 6
    assert found["departments"] == 3 + 2
    assert found["projects"] == 3 + 0 + 2
    score_game(t)
    assert me.points == sum(found.values())


@rule("CAR-9.10")
def test_ex_14_donation_cap() -> None:
    t = laid_out()
    me = t.players[0]
    me.donations = (BOX.donation["health_west"],)
    own(t, 0, *WAY[2:], "los_angeles", "phoenix", "helena")
    assert donations_vp(t, me) == {"health_west": 12}
    me.sides, me.exposed = (1, 1, 0, 0), (7, 1, 1, 1)
    assert donations_vp(t, me) == {"health_west": 14}
    me.exposed = (7, 7, 1, 1)
    assert cap(t, me) == 18
    assert donations_vp(t, me) == {"health_west": 14}


def value(t: Table, name: str) -> int:
    return donation_vp(t, t.players[0], BOX.donations[BOX.donation[name]])


@rule("CAR-9.13", "CAR-9.10")
def test_what_donations_count() -> None:
    t = laid_out()
    me = t.players[0]
    build(me, "new_lobby", "22")
    build(me, "sales", "23", active=1)
    assert value(t, "education_human_resources") == 6
    assert value(t, "education_management") == 9
    assert value(t, "education_construction") == 3
    assert value(t, "education_any") == 7
    open_space(me, "housing")
    open_space(me, "commerce")
    open_space(me, "industry")
    own(t, 0, "boston", "albany", "portland")
    assert value(t, "rights_infrastructure") == 0
    assert value(t, "rights_industry") == 3
    assert value(t, "rights_housing_commerce") == 4
    me.transport = (3, 2, 0, 1)
    assert value(t, "rights_railroad") == 6
    me.donations = (BOX.donation["rights_donations"], 0)
    assert value(t, "rights_donations") == 4
    assert value(t, "welfare_7vp") == 7
    assert value(t, "welfare_active_employees") == 6
    assert value(t, "health_east") == 4
    assert value(t, "health_small_cities") == 2


@rule("CAR-9.11")
def test_goods_and_dollars_are_divided_best_among_the_payment_donations() -> None:
    t = laid_out()
    me = t.players[0]
    names = ("welfare_goods", "welfare_money", "welfare_money_goods")
    payments = [BOX.donations[BOX.donation[name]] for name in names]
    me.donations = tuple(BOX.donation[name] for name in names)
    me.money, me.goods = 15, 3
    assert best_split(t, me, payments).vp == 12  # each unit once
    me.money, me.goods = 0, 13
    split = best_split(t, me, payments)  # six goods, five sold for a payment with one of two
    assert split.vp == 16
    assert sum(donations_vp(t, me).values()) == 16
    me.money, me.goods = 200, 50
    assert best_split(t, me, payments).vp == 36  # the printed limits hold


@rule("CAR-9.12")
@pytest.mark.parametrize(("points", "places"), [([3, 9, 9], [3, 1, 1]), ([5, 4, 3], [1, 2, 3])])
def test_the_highest_total_wins_and_ties_share(points: list[int], places: list[int]) -> None:
    t = laid_out(3)
    for player, vp in zip(t.players, points, strict=True):
        player.score(vp, "effects")
    assert ranking(t) == places


def test_the_variants_are_named() -> None:
    assert GAME.variants[0] == "departments"
