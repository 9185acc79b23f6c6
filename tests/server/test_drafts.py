"""Drafts: what has one answer is not asked, and what confirming leads to."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.game import everything_is_public
from magnate.server.tables import Refused, Seat, Standing, Table
from tests import ledger
from tests.registry import GAMES

SEED = "drafts"


def a_table(key: str, seats: int = 2) -> Table:
    game = GAMES[key]
    sitting = [Seat("human", name=f"Seat {seat}") for seat in range(seats)]
    return Table("t" * 10, game, game.standard, (), SEED, True, None, False, 0.0, sitting)


def drafts(key: str, seed: int, most: int = 150) -> Iterator[Standing]:
    """Every standing of a game of random choices, drafts included."""
    rng = random.Random(seed)
    standing, _ = a_table(key).begin()
    for _ in range(most):
        yield standing
        if (mover := standing.mover) is None:
            return
        if standing.complete:
            standing, _ = standing.confirm(mover, standing.version, SEED)
            continue
        decision = standing.ahead.decision
        assert decision is not None
        chosen = rng.choice(decision.ids())
        standing = standing.choose(mover, standing.version, chosen)


def shown(standing: Standing) -> Any:
    assert standing.mover is not None
    return standing.message([standing.mover], [])


@pytest.mark.parametrize("key", GAMES)
def test_nobody_is_asked_what_has_only_one_answer(key: str) -> None:
    public = GAMES[key].resample is everything_is_public
    for standing in drafts(key, 1):
        if standing.mover is None:
            return
        state = shown(standing)
        if not state["draft"]["complete"]:
            assert len(state["decision"]["options"]) > 1
            assert state["draft"]["next"] is None
        else:
            assert state["draft"]["next"]["asked"]
            assert standing.draft or not public


@pytest.mark.parametrize("key", GAMES)
def test_what_confirming_leads_to_is_what_then_happens(key: str) -> None:
    for standing in drafts(key, 2):
        if (said := standing.next) is None:
            continue
        assert standing.mover is not None
        after, moves = standing.confirm(standing.mover, standing.version, SEED)
        drawn = [move for move in moves if move.seat == CHANCE]
        assert bool(drawn) >= (said["drawn"] is not None)
        if said["to"] == "end":
            assert after.mover is None
        if said["to"] == "round":
            now, then = (one.position.view(None) for one in (standing, after))
            assert after.mover is None or now["round"] != then["round"]


@pytest.mark.parametrize(
    "key", [key for key in GAMES if GAMES[key].resample is not everything_is_public]
)
def test_what_confirming_leads_to_tells_nothing_hidden(key: str) -> None:
    rng, compared = random.Random(5), 0
    for standing in drafts(key, 3):
        if standing.next is None or standing.mover is None:
            continue
        for _ in range(3):
            world = standing.position.as_seen(standing.mover, rng)
            assert Standing(world, 0, draft=standing.draft).next == standing.next
        compared += 1
    assert compared > 10


def test_a_last_answer_goes_with_confirm_and_the_reasons_stay() -> None:
    for standing in drafts("yokohama", 4):
        if not standing.next or not standing.draft:
            continue
        state = shown(standing)
        if state["decision"] is None:
            continue
        assert [option["id"] for option in state["decision"]["options"]] == ["stop"]
        assert state["decision"]["kind"] == "extra"
        assert state["decision"]["barred"]
        assert state["draft"]["next"] == {**state["draft"]["next"], "to": "seat", "drawn": None}
        mover = standing.mover
        assert mover is not None
        with pytest.raises(Refused, match="nothing is left to choose"):
            standing.choose(mover, standing.version, "stop")
        undone = standing.undo(mover, standing.version)
        assert undone.draft == standing.draft[:-1]
        assert not undone.complete
        after, moves = standing.confirm(mover, standing.version, SEED)
        assert moves[-1].option == "stop" or moves[-1].seat == CHANCE
        assert after.mover != mover
        return
    pytest.fail("no turn ended without a choice")


def test_a_forced_pass_is_made_at_once_and_is_an_entry_of_its_own() -> None:
    """In Sentient a player without agents can only pass."""
    for seed in range(20):
        before: Standing | None = None
        for standing in drafts("sentient", seed, 400):
            if before is not None and before.next and not standing.draft:
                mover = before.mover
                assert mover is not None
                _, moves = before.confirm(mover, before.version, SEED)
                passed = [move for move in moves if move.seat not in (mover, CHANCE)]
                if passed:
                    assert passed[0].option == "pass"
                    assert passed[0].entry == before.entries + 1
                    assert standing.entries >= before.entries + 2
                    assert len({move.seat for move in moves if move.entry == before.entries}) <= 2
                    return
            before = standing
    pytest.fail("nobody had to pass")


@pytest.mark.parametrize(
    ("key", "to"),
    [
        ("sentient", {"reveal", "seat"}),
        ("yokohama", {"reveal", "seat", "round"}),
        ("harvest", {"reveal", "seat", "end"}),
    ],
)
def test_a_draft_leads_to_a_reveal_a_seat_a_round_or_the_end(key: str, to: set[str]) -> None:
    said = {
        standing.next["to"]
        for seed in range(3)
        for standing in drafts(key, seed, 300)
        if standing.next
    }
    assert said >= to


#: What figures mean, in the words of every game: what it takes, and what there is of it.
SHORT = [("cost", "have"), ("cost", "money"), ("need", "have"), ("need_too", "have_too")]


def falls_short(figures: Mapping[str, Any]) -> bool:
    """Whether figures that name what it takes, if they do, name something that is not there."""
    named = [pair for pair in SHORT if figures.keys() >= set(pair)]
    more = figures.get("goods", 0)
    return not named or any(figures[takes] > figures[has] + more for takes, has in named)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_barred_is_not_offered_and_its_figures_fall_short(key: str) -> None:
    """A reason that names a price says a price that cannot be paid, by a rule of the game."""
    for seed in range(3):
        for standing in drafts(key, seed):
            if standing.mover is None or not (decision := standing.ahead.decision):
                continue
            barred = decision.why_not()
            assert not set(barred) & set(decision.ids())
            for id, why in barred.items():
                assert why.rule in ledger.defined(key), (id, why)
                assert falls_short(why.figures), (id, why)
