"""Components and set-up (CAR-1, CAR-2)."""

from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.engine.edition import EditionError
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import (
    ACTIONS,
    CELL,
    COLUMNS,
    FREE_CELL,
    LOBBY,
    PROJECTS,
    REGIONS,
)
from magnate.games.carnegie.state import NEUTRAL, Table
from tests.games.carnegie.table import BOX, at, kinds, laid_out, position
from tests.play import deal, ids, play, rule


def fresh(seats: int, seed: int = 1) -> Table:
    return deal(GAME.start(seats), seed).state


@rule("CAR-1.1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(BOX.tiles) == 8
    assert BOX.base_kinds * BOX.copies == 32
    assert len(BOX.cards) == 40
    assert len(BOX.vp_cards) == 5
    assert (BOX.employees, BOX.disks) == (15, 30)
    assert len(BOX.tabs) == 4
    assert all(len(sides) == 2 for sides in BOX.tabs)


@rule("CAR-1.2")
def test_money_and_goods_never_run_out_but_disks_do() -> None:
    t = laid_out(phase="event", round=1, row=0)
    t.tiles = replaced(t.tiles, 0, 5)  # begins with a donation
    me = t.players[0]
    me.money, me.disks = 1000, 0
    assert kinds(position(t)) != "0 donate"


@rule("CAR-1.3")
def test_there_are_four_types_of_departments_in_the_order_of_the_rows() -> None:
    assert ACTIONS == ("human_resources", "management", "construction", "research")
    types = [department.type for department in BOX.departments[BOX.printed :][:16]]
    assert types == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


@rule("CAR-1.4")
def test_every_region_has_a_track_of_five_spaces_and_cities() -> None:
    assert REGIONS == ("west", "midwest", "east", "south")
    assert all(len(track.income) == 5 for track in BOX.tracks)
    assert {city.region for city in BOX.cities} == {0, 1, 2, 3}
    assert len(BOX.cities) == 32


@rule("CAR-1.5")
def test_there_are_four_types_of_projects() -> None:
    assert PROJECTS == ("housing", "commerce", "industry", "infrastructure")
    assert BOX.tab_goods == (1, 1, 2, 2)


@rule("CAR-1.6")
def test_small_medium_and_large_cities_have_one_three_and_five_slots() -> None:
    sizes = {size: [c for c in BOX.cities if c.size == size] for size in ("small", "medium")}
    assert len(sizes["small"]) == 18
    assert len(sizes["medium"]) == 10
    assert len(BOX.slots) == 68
    with pytest.raises(EditionError, match=r"edition:4.*CAR-1\.6"):
        wrong('[cities.seattle]\nslots = ["housing"]')


@rule("CAR-1.7")
def test_the_large_cities_are_the_major_ones() -> None:
    major = {c.id for i, c in enumerate(BOX.cities) if BOX.major >> i & 1}
    assert major == {"new_york", "chicago", "new_orleans", "san_francisco"}


@rule("CAR-1.8")
def test_the_donation_chart_has_twenty_spaces_in_four_columns() -> None:
    for column in COLUMNS:
        rows = [d.row for d in BOX.donations if d.column == column]
        assert rows == [1, 2, 3, 4, 5]


@rule("CAR-1.9", "CAR-1.10")
def test_a_company_has_a_lobby_five_printed_departments_and_ten_free_cells() -> None:
    me = laid_out().players[0]
    assert me.rooms[CELL["42"]] == LOBBY
    assert me.rooms.count(FREE_CELL) == 10
    printed = {BOX.departments[room].id for room in me.rooms if room >= 0}
    assert printed == {
        *("hr_office", "commerce_and_finance", "strategic_planning"),
        *("construction_office", "research_office"),
    }


@rule("CAR-2.1")
def test_an_edition_may_lay_the_timeline_tiles_as_columns() -> None:
    source = 'game = "carnegie"\nname = "columns"\n[timeline]\ntile_orientation = "columns"\n'
    edition = GAME.edition_of(source)
    assert edition.hash != GAME.standard.hash
    t = laid_out()
    assert t.spaces(0) == BOX.tiles[1][0]
    t.box = edition.box(GAME.load)
    assert t.spaces(0) == tuple(BOX.tiles[tile][0][0] for tile in (1, 2, 3, 4))
    t.markers[2] = 3
    assert t.event(2) == (BOX.tiles[4][0][2], False)
    with pytest.raises(EditionError, match=r"rows, columns"):
        wrong('[timeline]\ntile_orientation = "rings"')


def wrong(change: str) -> None:
    source = f'game = "carnegie"\nname = "wrong"\n{change}\n'
    GAME.edition_of(source)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("[pieces]\nemployees = 9", r"from 10 to 40"),
        ('[roads]\nedges = [["seattle", "paris"]]', r"CAR-9\.6"),
        ('[transport.west]\nlevel = ["railroad", "cart", "cart", "cart", "cart"]', r"CAR-7\.9"),
        ("[links]\ncart = [0, 0, 3]", r"CAR-9\.7"),
        ('[company]\nlobby = "43"', r"CAR-1\.9"),
        ('[solo.cards.N01]\ndonation = "none"', r"CAR-10\.2\.4"),
        ("[solo.difficulty]\neasy = [19, 0]", r"CAR-10\.1\.5"),
        ('[timeline.tiles.1]\nfront = ["west"]', r"CAR-2\.1"),
        ("[departments.sales]\nworkplaces = [1, 1, 1, 1]", r"CAR-6\.4\.18"),
        ("[departments.sales]\neffects = [{ id = 'x', do = 'dance' }]", r"CAR-6\.4"),
        ("[tabs.housing.A]\nspaces = [{ kind = 'project', cost = 1 }]", r"CAR-7\.3"),
        ("[printed.hr_office]\ngiven = 1", r"no such entry"),
        ("[transport.west]\nincome = [1, 2, 3, 4, 5]", r"CAR-5\.1\.3"),
        ("[setup]\nneutral_disks = [1]", r"CAR-2\.3"),
        ("[transport.west]\nreward = { moves = 3 }", r"CAR-6\.1\.4"),
    ],
)
def test_an_edition_that_cannot_be_names_the_rule(change: str, problem: str) -> None:
    with pytest.raises(EditionError, match=problem):
        wrong(change)


def test_an_edition_replaces_a_reward_as_a_whole() -> None:
    source = 'game = "carnegie"\nname = "mine"\n[transport.west]\nreward = { money = 8 }\n'
    reward = GAME.edition_of(source).box(GAME.load).tracks[0].reward
    assert (reward.money, reward.goods) == (8, 0)


@rule("CAR-2.1", "CAR-2.2")
def test_four_timeline_tiles_lie_on_random_sides_and_the_markers_start_at_the_left() -> None:
    t = fresh(4)
    assert len(set(t.tiles)) == 4
    assert all(tile in BOX.tiles for tile in t.tiles)
    assert {tuple(fresh(4, seed).faces) for seed in range(8)} != {tuple(t.faces)}
    assert t.markers == [0, 0, 0, 0]
    assert [t.event(row)[0] >= 0 or t.event(row)[1] for row in range(4)] == [True] * 4


@rule("CAR-2.3")
@pytest.mark.parametrize(("seats", "left"), [(1, 16), (2, 16), (3, 24), (4, 28)])
def test_department_tiles_are_removed_by_the_number_of_players(seats: int, left: int) -> None:
    t = fresh(seats)
    assert sum(t.market) == left
    assert max(t.market) <= 2
    assert sum(t.market[: BOX.printed]) == sum(t.market[BOX.printed + 16 :]) == 0


@rule("CAR-2.4")
def test_everyone_starts_with_4_goods_and_12_dollars() -> None:
    assert {(p.goods, p.money) for p in fresh(3).players} == {(4, 12)}


@rule("CAR-2.5")
def test_everyone_chooses_a_side_for_each_tab_clockwise_from_the_first_player() -> None:
    p = deal(GAME.start(3), 4)
    first = p.state.first
    asked = []
    while p.decision is not None and p.decision.kind == "side":
        asked.append((p.decision.seat, p.decision.about["tab"]))
        play(p, "side:B" if asked[-1][1] == "industry" else "side:A")
    assert asked == [((first + k) % 3, tab) for k in range(3) for tab in PROJECTS]
    for player in p.state.players:
        assert player.sides == (0, 0, 1, 0)
        assert player.exposed == (1, 1, 1, 1)


@rule("CAR-2.6")
def test_ten_employees_start_five_at_work_and_five_in_the_lobby() -> None:
    me = fresh(2).players[1]
    for department in BOX.departments[: BOX.printed]:
        assert me.active[department.cell] == 1
    assert me.idle[CELL["42"]] == 5
    assert (sum(me.active), sum(me.idle), me.unhired) == (5, 5, 5)
    assert BOX.departments[0].permanent == 1


@rule("CAR-2.7")
def test_disks_start_on_the_tracks_and_on_three_tabs() -> None:
    me = fresh(2).players[0]
    assert me.on_tab == (1, 1, 1, 0)
    assert me.transport == (0, 0, 0, 0)
    assert me.disks == 22
    assert me.points == 0


@rule("CAR-2.8")
def test_chance_chooses_the_first_player() -> None:
    assert {fresh(3, seed).first for seed in range(12)} == {0, 1, 2}


@rule("CAR-2.9")
def test_action_choice_tiles_by_number_of_players() -> None:
    t = fresh(3)
    third = (t.first + 2) % 3
    assert [p.choice_tile for p in t.players] == [p.seat == third for p in t.players]
    assert all(p.choice_tile for p in fresh(4).players)
    assert not any(p.choice_tile for p in fresh(2).players)


@rule("CAR-2.10")
def test_neutral_disks_follow_the_cards_until_the_quota() -> None:
    t = laid_out(3, phase="neutral")
    p = position(t)
    play(p, "card:N09")  # welfare_money; San Antonio, Memphis, Dallas
    assert t.donated[BOX.donation["welfare_money"]] == 1 << NEUTRAL
    assert at(t, "memphis", 0) == NEUTRAL
    play(p, "card:A09")  # the same places: all are taken, and no disk is used up
    assert t.neutral == 4
    play(p, "card:N12")  # the donation, New York, Chicago, New Orleans; San Francisco is the ninth
    assert t.neutral == 9
    assert at(t, "chicago", 2) == NEUTRAL  # the leftmost slot, whatever it shows
    assert kinds(p) == "2 first"


@rule("CAR-2.10")
def test_the_quota_can_end_in_the_middle_of_a_card() -> None:
    t = laid_out(3, phase="neutral")
    play(position(t), "card:N01", "card:N02", "card:N11")  # 3, 3, then 3 of 5
    assert t.neutral == 9
    assert at(t, "boise", 0) == NEUTRAL
    assert at(t, "los_angeles", 1) < 0


@pytest.mark.parametrize(("seats", "quota"), [(2, 18), (3, 9), (4, 0)])
@rule("CAR-2.10")
def test_the_quota_of_neutral_disks(seats: int, quota: int) -> None:
    t = laid_out(seats, phase="neutral")
    p = deal(position(t), 3)
    assert t.neutral == quota
    assert t.slots.count(NEUTRAL) + sum(map(bool, t.donated)) == quota
    assert kinds(p).endswith("first")


@rule("CAR-2.11", "CAR-2.12")
def test_first_projects_and_reserved_departments_against_the_clock() -> None:
    t = laid_out(3, phase="first")
    p = position(t)
    assert kinds(p) == "2 first"
    assert all(id.startswith("slot:") for id in ids(p))
    assert "slot:portland:0" not in ids(p)  # small
    assert "slot:chicago:0" not in ids(p)  # commerce
    play(p, "slot:chicago:1")
    assert kinds(p) == "2 reserve"
    play(p, "reserve:sales")
    assert kinds(p) == "1 first"
    assert "slot:chicago:1" not in ids(p)
    play(p, "slot:atlanta:0", "reserve:sales")
    assert "reserve:sales" not in ids(play(p, "slot:denver:2"))
    last = t.players[2]
    assert at(t, "chicago", 1) == 2
    assert last.opened == (1, 0, 0, 0)
    assert last.on_tab == (0, 1, 1, 0)
    assert (last.goods, sum(last.missions)) == (4, 0)
    assert BOX.departments[last.reserved].id == "sales"


@rule("CAR-2.13", "CAR-2.14")
def test_six_moves_clockwise_from_the_first_player_then_activation() -> None:
    t = laid_out(2, phase="moves")
    for player in t.players:
        player.moves = BOX.setup["moves"]
    p = position(t)
    assert kinds(p) == "0 move"
    play(p, "move:42:idle", "to:33")  # two steps
    play(p, "move:42:idle", "to:31")  # two
    assert "to:11" not in ids(play(p, "move:43:active"))  # five steps are too many
    play(p, "to:44", "move:44:idle", "to:43")
    assert kinds(p) == "0 activate"
    me = t.players[0]
    assert me.active[CELL["43"]] == 0
    play(p, "activate:33", "activate:31", "activate:43")
    assert me.money == 12 - 2 - 2 - 0
    assert kinds(p) == "1 move"
    play(p, "stop")
    assert kinds(p) == "0 row"
