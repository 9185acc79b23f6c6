"""Consolidate (NIP-6)."""

from __future__ import annotations

import pytest

from magnate.engine.copying import replaced
from magnate.games.nippon import GAME
from magnate.games.nippon.actions.consolidate import budget, pay_wages
from tests.games.nippon.table import BOX, at, hold, laid_out, position
from tests.play import asked, barred, deal, ids, play, rule

COLOURS = ("black", "red", "grey", "blue", "white", "yellow")


@rule("NIP-6.1.1")
def test_budget_then_reward_then_workforce() -> None:
    t = laid_out()
    me = t.players[0]
    hold(t, me, *COLOURS[:4])
    p = play(position(t, tell=True), "consolidate")
    told = [fact.kind for fact in p.facts]
    assert (told, me.yen, len(me.workers)) == (["unspent", "consolidate"], 12_000, 4)
    play(p, "reward:3:yen")
    play(p, "achievement:money")
    told += [fact.kind for fact in p.facts]
    assert told == ["unspent", "consolidate", "achievement", "wages"]
    assert (me.yen, me.workers) == (12_000 + 5_000 - 12_000, ())


@rule("NIP-6.1.2")
def test_ex_18_the_budget_is_what_the_markers_say() -> None:
    for yen, coal in ((0, 0), (35_000, 11)):
        t = laid_out()
        me = at(t.players[0], coal=6, money=2)
        me.yen, me.coal = yen, coal
        budget(t, me)
        assert (me.coal, me.yen) == (5, 16_000)


@rule("NIP-6.2.1")
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_no_reward_with_fewer_than_three_workers(workers: int) -> None:
    t = laid_out()
    hold(t, t.players[0], *COLOURS[:workers])
    p = play(position(t), "consolidate")
    assert asked(p).seat == 1
    assert t.rewards == (2,) * 12


@rule("NIP-6.2.2", "NIP-6.2.3")
@pytest.mark.parametrize(("workers", "level"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_level_is_above_the_right_most_worker(workers: int, level: int) -> None:
    t = laid_out()
    hold(t, t.players[0], *COLOURS[:workers])
    assert GAME.view(t, 0)["players"][0]["level"] == level
    p = play(position(t), "consolidate")
    assert {int(id.split(":")[1]) for id in ids(p)} == set(range(2, level + 1))
    assert "stop" not in ids(p)  # one must be taken
    too_high = [rule for id, rule in barred(p).items() if id.startswith("reward")]
    assert too_high == ["NIP-6.2.3"] * 3 * (5 - level)
    play(p, f"reward:{level}:coal", "achievement:ships")
    assert t.rewards[3 * (level - 2) + 1] == 1
    assert t.players[0].rewards[3] == level


@rule("NIP-6.2.4")
def test_with_only_higher_tiles_left_the_step_is_skipped() -> None:
    t = laid_out()
    t.rewards = (0,) * 9 + (2,) * 3
    hold(t, t.players[0], *COLOURS[:5])
    p = play(position(t), "consolidate")
    assert asked(p).seat == 1
    assert (t.players[0].rewards, t.multipliers) == ((0,) * 9, 4)


@rule("NIP-6.2.5", "NIP-6.2.6")
def test_without_any_reward_tile_a_multiplier_tile_is_taken() -> None:
    t = laid_out()
    t.rewards = (0,) * 12
    hold(t, t.players[0], *COLOURS[:3])
    assert GAME.view(t, 0)["players"][0]["consolidation"]["multiplier"]
    p = play(position(t), "consolidate", "achievement:trains")
    me = t.players[0]
    assert (me.rewards[4], t.multipliers) == (2, 3)
    assert (me.yen, me.coal, me.blueprints) == (12_000 - 9_000, 2, 1)  # it has no bonus
    t.multipliers = 0
    hold(t, t.players[1], *COLOURS[:3])
    play(p, "consolidate")
    assert (t.players[1].rewards, t.mover) == ((0,) * 9, 0)


@rule("NIP-6.2.5")
def test_a_multiplier_tile_too_needs_three_workers() -> None:
    t = laid_out()
    t.rewards = (0,) * 12
    hold(t, t.players[0], *COLOURS[:2])
    play(position(t), "consolidate")
    assert t.multipliers == 4


@rule("NIP-6.2.6")
@pytest.mark.parametrize(
    ("bonus", "yen", "coal", "blueprints"),
    [("yen", 5_000, 0, 0), ("coal", 0, 2, 0), ("blueprints", 0, 0, 2)],
)
def test_the_bonus_comes_at_once(bonus: str, yen: int, coal: int, blueprints: int) -> None:
    t = laid_out()
    me = t.players[0]
    hold(t, me, "black", "black", "red")
    p = play(position(t), "consolidate", f"reward:2:{bonus}")
    assert (me.yen, me.coal, me.blueprints) == (12_000 + yen, 2 + coal, 1 + blueprints)
    assert asked(p).kind == "achievement"


@rule("NIP-6.2.7")
def test_the_tile_goes_on_a_free_achievement_space_of_choice() -> None:
    t = laid_out()
    me = t.players[0]
    me.rewards = replaced(me.rewards, 0, 5)
    hold(t, me, *COLOURS[:3])
    p = play(position(t), "consolidate", "reward:2:coal")
    assert ids(p) == [f"achievement:{space.id}" for space in BOX.achievements[1:]]
    assert barred(p)["achievement:contracts"] == "NIP-6.2.7"
    play(p, "achievement:influence")
    assert me.rewards == (5, 0, 0, 0, 0, 0, 0, 0, 2)


@rule("NIP-6.2.7")
def test_with_all_spaces_taken_the_tile_leaves_the_game_but_the_bonus_stays() -> None:
    t = laid_out()
    me = t.players[0]
    me.rewards = (2,) * 9
    hold(t, me, *COLOURS[:3])
    p = play(position(t), "consolidate", "reward:2:coal")
    assert (me.rewards, me.coal, t.rewards[1]) == ((2,) * 9, 4, 1)
    assert asked(p).seat == 1


@rule("NIP-6.3.1")
def test_ex_19_wages_are_3000_for_each_colour() -> None:
    t = laid_out()
    me = t.players[0]
    me.workers, me.yen = ("red", "red", "blue", "white", "white"), 10_000
    pay_wages(t, me)
    assert (me.yen, me.points) == (1_000, 0)


@rule("NIP-6.3.1")
@pytest.mark.parametrize(
    ("yen", "left", "points"), [(0, 0, -8), (5_999, 2_999, -6), (9_000, 0, -2)]
)
def test_each_colour_that_cannot_be_paid_costs_2_points(yen: int, left: int, points: int) -> None:
    t = laid_out()
    me = t.players[0]
    me.workers, me.yen = tuple(COLOURS[:4]), yen
    pay_wages(t, me)
    assert (me.yen, me.points) == (left, points)


@rule("NIP-6.3.1")
def test_yen_of_the_reward_may_pay_wages() -> None:
    t = laid_out()
    me = t.players[0]
    hold(t, me, *COLOURS)
    play(position(t), "consolidate", "reward:5:yen", "achievement:coal")
    assert (me.yen, me.points) == (17_000 - 15_000, -2)  # five colours of six


@rule("NIP-6.3.2")
def test_all_workers_go_back_into_the_bag() -> None:
    t = laid_out(4)
    me = t.players[0]
    hold(t, me, "black", "black", "white")
    t.bag, t.owed = [0] * 6, [0] * 5 + [0, 0, 0, 2]
    t.rows[3] = ("red",)
    p = play(position(t), "consolidate", "reward:2:coal", "achievement:coal")
    assert me.workers == ()
    assert t.bag == [2, 0, 0, 0, 1, 0]
    deal(p)  # the postponed filling goes on
    assert len(t.rows[3]) == 3
    assert sum(t.bag) == 1


def test_the_table_says_what_consolidating_now_would_bring() -> None:
    t = laid_out()
    me = at(t.players[0], coal=6, money=5)
    me.yen, me.coal = 4_000, 3
    hold(t, me, "black", "red", "black", "white")
    seen = GAME.view(t, 0)["players"][0]
    assert seen["wages"] == 9_000
    assert seen["consolidation"] == {
        "lost": {"yen": 4_000, "coal": 3},
        "budget": {"yen": 22_000, "coal": 5},
        "level": 3,
        "rewards": [f"reward:{m}:{b}" for m in (2, 3) for b in ("blueprints", "coal", "yen")],
        "multiplier": False,
        "colours": 3,
        "wages": 9_000,
        "paid": 3,
        "unpaid": 0,
        "vp": 0,
        "after": {"yen": 13_000, "coal": 5},
    }
