"""What is foreseen is what then happens: every figure beyond the table after an option."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.games.nippon import GAME
from magnate.games.nippon.components import GOODS, MONEY
from magnate.games.nippon.options import CONSOLIDATE, Slot, Take
from magnate.games.nippon.state import Table
from tests.games.nippon.table import BOX, at, hold, laid_out, owns, position, put
from tests.games.test_conformance import applied
from tests.play import asked, deal, ids, play, previewed, random_game, rule, shown

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def mine(p: Position[Table], id: str) -> Any:
    """The board of the chooser as the page foresees it after an option."""
    seat = asked(p).seat
    return applied(p.view(seat), shown(p, id)["changes"])["players"][seat]


def said_of(p: Position[Table], option: Any) -> Any:
    """What the game itself says of an option."""
    after = p.copy()
    after.choose(option)
    return GAME.preview(p, option, after)


def finished(p: Position[Table], option: Any, *kinds: str) -> Position[Table]:
    """After an option and the first answers to questions of these kinds that follow it."""
    after, seat = p.copy(), asked(p).seat
    after.choose(option)
    while after.decision is not None and after.decision.kind in kinds:
        assert after.decision.seat == seat
        after.choose(after.decision.options[0])
    return after


class Foreseen:
    """Compares what is foreseen in a position with what then happens, and counts."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.rng = random.Random(1)

    def look(self, p: Position[Table]) -> None:
        """Look at every option of a question, at some of the turns alone."""
        decision = p.decision
        if decision is None or decision.seat == CHANCE:
            return
        if decision.kind == "turn" and self.rng.random() > 0.2:
            return
        for option in decision.options:
            match decision.kind:
                case "contract" if option is not None:
                    self.contract(p, option)
                case "market" if option is not None:
                    self.slot(p, option)
                case "cubes":
                    self.cubes(p, option)
                case "run" if option is not None:
                    self.run(p, GOODS.index(option))
                case "turn":
                    self.turn(p, option)

    def contract(self, p: Position[Table], option: str) -> None:
        seat, after = asked(p).seat, finished(p, option, "pay")
        said, me = said_of(p, option), after.state.players[seat]
        if said is None:  # nothing is left to pay with: the table after it says everything
            one = p.copy()
            one.choose(option)
            assert one.decision is None or one.decision.kind != "pay"
        elif after.state.action == "export":  # else bonuses follow, or the end of the game
            self.compared["contract"] += 1
            assert said == {"yen": me.yen, "score": me.points, "money": me.at[MONEY]}

    def slot(self, p: Position[Table], option: Slot) -> None:
        said, slot = said_of(p, option), BOX.slot_numbers[option]
        after = p.copy()
        after.choose(option)
        if after.decision is not None and after.decision.kind == "cubes":
            after.choose(after.decision.options[-1])
        while after.decision is not None and after.decision.kind in ("influence", "back"):
            after.choose(after.decision.options[0])
        city = slice(slot - slot % 4, slot - slot % 4 + 4)
        tiles = [sum(map(bool, one.state.placed[city])) for one in (p, after)]
        crowded = not p.state.placed[slot] and tiles[0] == tiles[1]
        self.compared["slot"] += 1
        assert said == {"best": after.state.placed[slot], "crowded": crowded}

    def cubes(self, p: Position[Table], n: int) -> None:
        about = asked(p).about
        slot = BOX.slot_numbers[Slot(about["city"], about["side"])]
        best = finished(p, n, "influence", "back").state.placed[slot]
        self.compared["cubes"] += 1
        assert said_of(p, n) == {"best": best}

    def run(self, p: Position[Table], good: int) -> None:
        seat = asked(p).seat
        factory = p.view(seat)["players"][seat]["factories"][good]
        after = p.copy(tell=True)
        after.choose(GOODS[good])
        fact = next(fact for fact in after.facts if fact.kind == "run")
        made = (fact.args["coal"], fact.args["n"])
        self.compared["run"] += 1
        assert (factory["coal"], factory["makes"]) == made
        full = fact.args["n"] + factory["stock"] == factory["storage"]
        assert not factory["wasted"] or full

    def turn(self, p: Position[Table], option: Any) -> None:
        if isinstance(option, Take):
            self.refill(p, option)
        elif option == CONSOLIDATE:
            self.consolidation(p)

    def refill(self, p: Position[Table], take: Take) -> None:
        """What the view says of the next empty slot."""
        view, space = p.view(None), p.state.space
        if len(p.state.slots[take.slot]) > 1:
            return
        after = p.copy(tell=True)
        after.choose(take)
        told = {fact.kind for fact in after.facts}
        while after.decision is not None and after.decision.seat == asked(p).seat:
            if after.decision.kind == "turn":
                return
            after.choose(after.decision.options[0])
            told |= {fact.kind for fact in after.facts}
        while after.decision is not None and after.decision.seat == CHANCE:
            after.choose(after.decision.options[0])
            told |= {fact.kind for fact in after.facts}
        if view["turns_left"] is not None or after.state.owed:
            return
        seen = "row"
        if after.state.space > space:
            seen = "last" if "golden" in told else "scoring" if "scoring" in told else "space"
        self.compared[seen] += 1
        assert view["refill"] == seen

    def consolidation(self, p: Position[Table]) -> None:
        seat = asked(p).seat
        me = p.state.players[seat]
        said = p.view(seat)["players"][seat]["consolidation"]
        after = p.copy(tell=True)
        after.choose(CONSOLIDATE)
        offered = [id for id in _ids(after) if id.startswith("reward")]
        assert len(said["rewards"]) == 1 or said["rewards"] == offered  # one is not asked
        after = finished(p, CONSOLIDATE, "reward", "achievement", "end")
        if after.over or said["rewards"]:  # a reward brings more
            return
        then = after.state.players[seat]
        self.compared["consolidation"] += 1
        assert said["after"] == {"yen": then.yen, "coal": then.coal}
        assert said["vp"] == then.points - me.points


def _ids(p: Position[Table]) -> list[str]:
    return ids(p) if p.decision is not None else []


@SEATS
def test_what_is_foreseen_is_what_then_happens(seats: int) -> None:
    foreseen = Foreseen()
    for seed in range(4):
        random_game(GAME, seats, seed, each=foreseen.look)
    kinds = {"slot", "cubes", "run", "row", "consolidation"}
    assert kinds <= {*foreseen.compared}


def test_a_contract_is_foreseen_before_it_is_paid() -> None:
    t = laid_out()
    for tile in ("silk_c", "paper_c", "bento_b"):
        owns(t.players[0], tile, stock=3)
    p = play(position(t), "take:1:blue")
    foreseen = Foreseen()
    foreseen.look(p)
    assert foreseen.compared["contract"] > 3
    paid = previewed(p, "contract:contract_1")
    assert paid["yen"] == 12_000 + BOX.contracts[0].yen


@rule("NIP-4.7.7")
def test_a_crowded_city_is_foreseen() -> None:
    t = laid_out(2)
    owns(t.players[0], "clocks_a", stock=3)
    put(t, "nagasaki", "north", 1, 1)
    put(t, "nagasaki", "east", 1, 2)
    p = play(position(t), "take:4:black")
    assert previewed(p, "slot:nagasaki:west") == {"best": 7, "crowded": True}
    assert previewed(p, "slot:kochi:west") == {"best": 7, "crowded": False}


@rule("NIP-6.3.2", "NIP-8.1.1")
def test_the_money_achievement_is_valued_without_the_workers_that_leave() -> None:
    t = laid_out()
    hold(t, t.players[0], "black", "red", "grey", "blue")
    p = play(position(t), "consolidate", "reward:2:coal")
    now = p.view(0)["players"][0]["achievements"][1]
    foreseen = mine(p, "achievement:money")["achievements"][1]
    assert (now["achievement"], now["base"], foreseen["vp"]) == ("money", 2, 4)
    play(p, "achievement:money")
    then = deal(p).view(0)["players"][0]["achievements"][1]
    assert (then["base"], then["vp"]) == (2, 4)


@rule("NIP-4.1.8")
def test_the_yen_of_a_new_factory_include_its_bonus() -> None:
    t = laid_out()
    at(t.players[0], knowledge=10)
    p = play(position(t), "take:1:blue")
    assert mine(p, "tile:silk_a")["yen"] == 12_000 - 6_000 + 4_000
    assert mine(p, "tile:silk_c")["yen"] == 12_000 - 6_000


@rule("NIP-5.1.9")
def test_the_yen_of_the_last_train_include_the_bonus_of_a_region() -> None:
    t = laid_out()
    tile = next(
        tile.id
        for tile in BOX.tiles.values()
        if tile.effects[0].type == "region_bonus_of_one_built_region"
    )
    owns(t.players[0], tile)
    t.players[0].yen = 5_000
    yen = next(region for region in BOX.regions if region.bonus[0] == "yen")
    p = play(position(t), "take:3:blue", "action:trains")
    assert mine(p, f"train:{yen.id}")["yen"] == yen.bonus[1]


@rule("NIP-5.1.5")
def test_the_coal_of_others_does_not_change_while_somebody_produces() -> None:
    t = laid_out()
    owns(t.players[1], "bento_d")
    owns(t.players[1], "silk_c")
    for tile in ("silk_b", "paper_c", "lenses_c"):
        owns(t.players[0], tile)
    t.players[0].coal = 20

    def coal(p: Position[Table]) -> list[int]:
        factories = p.view(0)["players"][1]["factories"]
        return [factory["coal"] for factory in factories if factory]

    p = position(t)
    before = coal(p)
    play(p, "take:0:black", "action:produce", "run:silk")
    assert t.mover == 0
    assert coal(p) == before
