"""What an option is said to bring is what then happens."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from magnate.engine.copying import replaced
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.play import play as drive
from magnate.engine.position import Position
from magnate.games.carnegie import GAME
from magnate.games.carnegie.components import CELL, PROJECTS, REGIONS
from magnate.games.carnegie.options import ACTIVATE, Use
from magnate.games.carnegie.preview import preview
from magnate.games.carnegie.scoring import donations_vp
from magnate.games.carnegie.state import Table
from magnate.games.carnegie.view_types import Preview
from tests.games.carnegie.table import BOX, build, event, open_space, position, using
from tests.play import asked, play, previewed, random_game, rule, shown

TABLES = [(1, ()), (2, ()), (3, ()), (4, ()), (2, ("departments",)), (4, ("departments",))]
tables = pytest.mark.parametrize(("seats", "variants"), TABLES)
#: What a person may be asked between taking an income and the end of it.
EVENT = ("return", "lobby", "level", "research", "income", "donate")


def said(p: Position[Table], option: Any) -> Preview | None:
    """What is said of an option beforehand."""
    after = p.copy(tell=True)
    after.choose(option)
    return preview(p, option, after)


def gained(p: Position[Table], seat: int) -> Counter[str]:
    """What the last choice was told to bring a seat."""
    found: Counter[str] = Counter()
    for fact in p.facts:
        if fact.kind == "gain" and fact.seat == seat:
            for one in fact.args["gains"]:
                found[one.kind] += one.n
    return found


def take_all(p: Position[Table], seat: int, turn: int) -> tuple[Counter[str], bool]:
    """Answer for a seat until a round's event is over: take everything, but donate nothing."""
    found, chosen, donates = Counter[str](), Counter[str](), False
    while (decision := p.decision) and decision.seat == seat and decision.kind in EVENT:
        if p.state.round > turn:
            break
        option = decision.options[0]
        match decision.kind:
            case "return" | "level":
                option = max(one for one in decision.options if isinstance(one, int))
            case "research":
                option = None
            case "donate":
                option, donates = None, True
            case "income":
                chosen += Counter((said(p, option) or {}).get("gain", {}))
        p.choose(option)
        found += gained(p, seat)
    return found - chosen, donates


def looked(seats: int, variants: tuple[str, ...], kind: str, rate: float) -> list[Position[Table]]:
    """Positions of random games where a question of that kind is asked."""
    found: list[Position[Table]] = []
    for seed in range(4):
        rng = random.Random(seed)

        def look(p: Position[Table], rng: random.Random = rng) -> None:
            if p.decision and p.decision.kind == kind and rng.random() < rate:
                found.append(p.copy(tell=True))

        random_game(GAME, seats, seed, variants, each=look)
    return found


@rule("CAR-5.1.2", "CAR-5.1.3", "CAR-5.1.4")
@tables
def test_a_row_brings_everybody_what_it_says(seats: int, variants: tuple[str, ...]) -> None:
    for p in looked(seats, variants, "row", 0.5):
        for option in asked(p).options:
            outcomes = (said(p, option) or {})["players"]
            after = p.copy(tell=True)
            after.choose(option)
            for outcome in outcomes:
                drive(after, {CHANCE: Dealer(1)})
                found, donates = take_all(after, outcome["seat"], p.state.round)
                assert found == Counter(outcome["gain"]), (option, outcome)
                donate = outcome["donate"]
                assert donates == bool(donate and donate["can"] and not all(p.state.donated))


@tables
def test_returning_employees_bring_what_it_says(seats: int, variants: tuple[str, ...]) -> None:
    positions = looked(seats, variants, "return", 1.0)
    assert positions
    for p in positions:
        seat = asked(p).seat
        for option in asked(p).options[1:]:
            if not isinstance(option, int):
                continue
            expected = Counter((said(p, option) or {})["gain"])
            after = p.copy(tell=True)
            after.choose(option)
            found = gained(after, seat)
            more, _ = take_all(after, seat, p.state.round)
            assert found + more == expected


@tables
def test_incomes_of_choice_differ_by_what_they_say(seats: int, variants: tuple[str, ...]) -> None:
    for kind in ("income", "level"):
        for p in looked(seats, variants, kind, 1.0):
            seat = asked(p).seat
            left = []
            for option in asked(p).options:
                after = p.copy(tell=True)
                gain = Counter((said(p, option) or {})["gain"])
                after.choose(option)
                found = gained(after, seat)
                more, _ = take_all(after, seat, p.state.round)
                found += more
                found.subtract(gain)
                left.append(+found)
            assert all(one == left[0] for one in left)


@tables
def test_a_mission_brings_what_it_says_wherever_it_goes(
    seats: int, variants: tuple[str, ...]
) -> None:
    for p in looked(seats, variants, "use", 0.2):
        seat = asked(p).seat
        for option in asked(p).options:
            foretold = said(p, option)
            if not isinstance(option, Use) or foretold is None or not foretold.get("gain"):
                continue
            for region in REGIONS:
                after = p.copy(tell=True)
                after.choose(option)
                after.choose(region)
                while after.decision and after.decision.kind == "lobby":
                    after.choose(after.decision.options[-1])
                assert gained(after, seat) == Counter(foretold.get("gain"))


@tables
def test_a_project_opens_what_it_says(seats: int, variants: tuple[str, ...]) -> None:
    for p in looked(seats, variants, "project", 1.0):
        seat = asked(p).seat
        for option in asked(p).options:
            opens = (said(p, option) or {})["opens"]
            for slot in (0, -1):
                after = p.copy()
                after.choose(option)
                after.choose(asked(after).options[slot])
                tab = after.view(seat)["players"][seat]["tabs"][option]["spaces"]
                was = p.view(seat)["players"][seat]["tabs"][option]["spaces"]
                fresh = [
                    new for new, old in zip(tab, was, strict=True) if new["open"] != old["open"]
                ]
                assert [space["income"] for space in fresh] == [opens]


@tables
def test_a_moved_employee_costs_to_activate_what_it_says(
    seats: int, variants: tuple[str, ...]
) -> None:
    for p in looked(seats, variants, "to", 0.1):
        seat = asked(p).seat
        for option in asked(p).options:
            wakes = (said(p, option) or {})["wakes"]
            after = p.copy()
            after.choose(option)
            t, cell = after.state, CELL[option]
            idle = t.players[seat].idle[cell]
            t.players[seat].money, t.players[seat].goods = 1000, 0
            t.using, t.phase, t.turn = None, "activate", t.order().index(seat)
            t.row = max(t.row, 0)
            if t.andrew:
                t.andrew.card = t.andrew.card or "N01"
            last: int | None = None
            p2 = position(t)
            while p2.decision and ACTIVATE[cell] in p2.decision.options:
                before = t.players[seat].money
                p2.choose(ACTIVATE[cell])
                last, idle = before - t.players[seat].money, idle - 1
            assert wakes == (last if not idle else None)


@rule("CAR-9.10")
@tables
def test_no_donation_scores_more_than_the_most_it_says(
    seats: int, variants: tuple[str, ...]
) -> None:
    for p in looked(seats, variants, "donate", 0.5):
        seat = asked(p).seat
        for option in asked(p).options:
            if isinstance(option, str):
                after = p.copy()
                after.choose(option)
                t = after.state
                assert donations_vp(t, t.players[seat])[option] <= (said(p, option) or {})["most"]


@rule("CAR-3.12")
def test_no_more_are_hired_beforehand_than_there_are() -> None:
    t = event("east")
    me = t.players[0]
    me.missions, me.transport = replaced(me.missions, 2, 2), replaced(me.transport, 2, 2)
    me.unhired = 1
    open_space(me, "housing", 1)  # a new employee or a dollar
    assert previewed(position(t), "return:2") == {
        "gain": {"money": 1, "new_employee": 1},
        "choices": [],
    }


def donating(money: int, goods: int) -> Position[Table]:
    t = event(None)
    t.players[0].money, t.players[0].goods = money, goods
    return position(t)


def scores(p: Position[Table], name: str) -> int:
    """What the chooser is shown that a donation scores."""
    changes: Any = shown(p, f"donate:{name}")["changes"]
    (vp,) = changes["players"]["0"]["donation_vp"][name]
    assert isinstance(vp, int)
    return vp


@rule("CAR-9.11")
def test_a_donation_is_shown_with_the_goods_its_own_price_takes() -> None:
    assert scores(donating(0, 6), "welfare_goods") == 2  # five goods pay for it
    assert scores(donating(8, 4), "welfare_money_goods") == 4  # two goods are sold for dollars


@rule("CAR-9.10")
@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("welfare_money", 12),
        ("welfare_money_goods", 12),
        ("rights_railroad", 12),
        ("welfare_7vp", 7),
        ("rights_infrastructure", 12),
        ("welfare_active_employees", 15),
        ("health_west", 18),
    ],
)
def test_raised_caps_do_not_raise_what_can_be_counted(name: str, most: int) -> None:
    p = donating(60, 9)
    me = p.state.players[0]
    me.sides, me.exposed = (1, 1, 0, 0), (7, 7, 1, 1)
    p = position(p.state)
    assert previewed(p, f"donate:{name}")["most"] == most


@rule("CAR-9.13")
def test_a_donation_shows_what_it_adds_to_others() -> None:
    p = donating(60, 0)
    play(p, "donate:rights_donations", "stop")
    t = event(None)
    t.players[0].money = 60
    t.players[0].donations = (BOX.donation["rights_donations"],)
    t.donated = replaced(t.donated, BOX.donation["rights_donations"], 1)
    changes: Any = shown(position(t), "donate:welfare_7vp")["changes"]
    assert changes["players"]["0"]["forecast"]["donations"] == [7 + 4]


@rule("CAR-6.4.11")
def test_supply_chain_shows_that_it_sells_the_goods_for_its_price() -> None:
    t = using("construction")
    build(t.players[0], "supply_chain", "22", active=1)
    t.players[0].money, t.players[0].goods = 2, 1
    p = play(position(t), "use:22:buy")
    facts = [fact["key"] for fact in shown(p, "times:3")["facts"]]
    assert facts[:2] == ["fact-discard", "fact-gain"]
    assert "fact-discard" not in [fact["key"] for fact in shown(p, "times:2")["facts"]]


@rule("CAR-5.1.7")
def test_each_space_shows_its_own_income() -> None:
    t = event("west")
    me = t.players[0]
    me.missions, me.sides = replaced(me.missions, 0, 1), replaced(me.sides, 0, 1)
    spaces = BOX.tabs[0][1]
    chosen = [space for space, one in enumerate(spaces) if len(one.income) > 1]
    for space in chosen:
        open_space(me, "housing", space)
    p = play(position(t), "return:1")
    for space in chosen:
        assert asked(p).about == {"tab": PROJECTS[0], "space": space}
        gains = [(said(p, option) or {})["gain"] for option in asked(p).options]
        printed = [{k: n for k, n in one._asdict().items() if n} for one in spaces[space].income]
        assert gains == printed
        p.choose(asked(p).options[0])
