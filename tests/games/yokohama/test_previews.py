"""What is said of an option beforehand is what then happens."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.engine.state import Fact
from magnate.engine.words import decision_json
from magnate.games.yokohama import GAME
from magnate.games.yokohama.components import BOARD, IMPORTED, SHOP, STOCK, YEN
from magnate.games.yokohama.options import Agent, Develop, Move, Place
from magnate.games.yokohama.preview import DETAILS
from magnate.games.yokohama.state import Table
from tests.games.yokohama.table import (
    acting,
    hold,
    laid_out,
    moving,
    own,
    plain,
    position,
    put,
    stand,
    stock,
)
from tests.play import asked, play, previewed, random_game, shown

ORDER = "O20"
#: Questions that come seldom enough to look at all of them.
RARE = ("church", "customs", "technology", "token", "build", "route", "send")


def holdings(p: Position[Table], seat: int) -> Counter[str]:
    """Points and stock."""
    player = p.state.players[seat]
    return Counter({"vp": player.points, **dict(zip(STOCK, player.stock, strict=True))})


def by_the_end(p: Position[Table], id: str, *then: str) -> tuple[dict[str, int], dict[str, int]]:
    """What an option promises to change, and what it has changed when its details are settled."""
    said, before, seat = shown(p, id), holdings(p, 0), asked(p).seat
    promised = Counter((said["preview"] or {}).get("later", {}))
    after = p.copy()
    after.choose_id(id)
    promised.update({icon: n - before[icon] for icon, n in holdings(after, seat).items()})
    play(p, id, *then)
    real = {icon: n - before[icon] for icon, n in holdings(p, seat).items()}
    return {icon: n for icon, n in promised.items() if n}, {i: n for i, n in real.items() if n}


@pytest.mark.parametrize("technology", ["ball", "language_school"])
def test_an_order_shows_what_technologies_add_to_it(technology: str) -> None:
    t = laid_out()
    own(t, 0, technology)
    hold(t, 0, ORDER)
    for good, n in enumerate(t.box.orders[ORDER].goods):
        t.players[0].stock[good] = n
    promised, real = by_the_end(position(t), f"fulfil:{ORDER}")
    assert promised == real
    assert real["vp"] == t.box.orders[ORDER].reward.vp + 2 * (technology == "ball")


def test_church_customs_and_shops_show_what_technologies_add_to_them() -> None:
    t = plain()
    own(t, 0, "winery")
    promised, real = by_the_end(acting(t, "church", 5), "church:0", "pawn:here")
    assert promised == real == {"vp": 6}
    t = plain()
    own(t, 0, "brickyard")
    stock(t.players[0], imported=1)
    promised, real = by_the_end(acting(t, "customs", 3), "customs:1", "pawn:here")
    assert promised == real
    assert real["vp"] == t.box.customs[1].bonus.vp + 4
    t = plain()
    own(t, 0, "gaslight")
    t.players[0].hand[SHOP] = 1
    promised, real = by_the_end(acting(t, "bank", 4), "shop:0")
    assert promised == real
    assert real["vp"] == 2 + t.box.sites[t.sites[BOARD["bank"]]].shops[0].vp


def test_copper_and_technologies_show_what_technologies_add_to_them() -> None:
    t = plain(3)
    own(t, 0, "mining_technology")
    stock(t.players[0], yen=2, copper=0)
    promised, real = by_the_end(acting(t, "chinatown", 3), "trade:buy:copper")
    assert promised == real == {"copper": 2, "yen": -2}
    t = plain()
    own(t, 0, "letterpress_printing", "patent_system")
    stock(t.players[0], yen=2, imported=0)
    p = acting(t, "laboratory_a", 3)
    promised, real = by_the_end(p, "develop:0:gaslight")
    assert promised == real == {"vp": 2, "yen": -1}


def test_the_way_of_a_move() -> None:
    t = laid_out(3)
    stand(t, 0, "port_a")
    put(t, 0, "church", 2)
    said = previewed(moving(t), "move:church")
    fees = [{"seat": None, "yen": 1}]
    assert said["routes"] == [{"fees": fees, "yen": 1, "path": ["canal", "church"], "ride": False}]
    assert said["action"] == {"board": "church", "power": 3, "token": None, "build": False}


def test_where_the_president_could_go_after_a_placement() -> None:
    t = laid_out(3)
    stand(t, 0, "bank")
    stand(t, 1, "port_a")
    p = position(t)
    assert previewed(p, "place:port_a") == {"ends": []}
    end = {"board": "copper_mine_1", "power": 2, "yen": 0}
    assert previewed(p, "place:copper_mine_1") == {"ends": [end]}


def test_the_price_of_a_technology() -> None:
    t = plain()
    stock(t.players[0], yen=2, imported=1)
    said = previewed(acting(t, "laboratory_a", 3), "develop:1:ball")
    payments = [{"imported": 1, "yen": 2}]
    assert said == {"need": 5, "power": 3, "short": 2, "payments": payments}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_said_of_an_option_is_wrong(seats: int, seed: int) -> None:
    rng, checked = random.Random(seed), Counter[str]()

    def look(p: Position[Table]) -> None:
        if p.decision is None or p.decision.seat == CHANCE:
            return
        if p.decision.kind not in RARE and rng.random() > 0.06:
            return
        said = decision_json(p)
        assert said is not None
        for option, one in zip(p.decision.options, said["options"], strict=True):
            for what, figure in (one["preview"] or {}).items():
                checked[what] += 1
                HOLDS[what](p, option, figure, one["preview"])
            gains(p, option, one["preview"] or {}, rng)

    random_game(GAME, seats, seed, each=look)
    assert set(checked) >= {"ends", "routes", "action"}


def gains(p: Position[Table], option: Any, said: Any, rng: random.Random) -> None:
    """Whatever the details are, what is gained by their end is what was said, and the agent."""
    seat = asked(p).seat
    after = p.copy(tell=True)
    after.choose(option)
    told, later = list(after.facts), Counter[str]()
    mined = False
    while (
        after.decision
        and after.decision.seat == seat
        and after.decision.kind
        in (
            *DETAILS,
            "shift",
        )
    ):
        after.choose(rng.choice(after.decision.options))
        told += after.facts
        mined = mined or any("copper:" in str(f.args) for f in after.facts if f.kind == "choose")
        for fact in after.facts:
            if fact.kind in ("gain", "perk") and fact.seat == seat:
                later.update({i.split(":")[0]: int(i.split(":")[1]) for i in fact.args["items"]})
    if not mined:
        assert dict(later) == said.get("later", {})
    agents = [fact.args["country"] for fact in told if fact.kind == "envoy" and fact.seat == seat]
    assert agents == ([said["agent"]] if "agent" in said else [])


def ends_hold(p: Position[Table], option: Any, figure: Any, _said: Any) -> None:
    """Placing no more, the president goes where it was said, with that power, for that fee."""
    after = p.copy(tell=True)
    told: list[Fact] = []
    for answer in (option, *([None] if isinstance(option, Place) else [])):
        if after.decision is not None and None in after.decision.options:
            if answer is None and asked(after).kind not in ("turn", "place", "telegram"):
                break
            after.choose(answer)
            told += after.facts
    if after.decision is None or after.decision.kind != "move" or after.decision.seat != p_seat(p):
        kinds = {fact.kind for fact in told}
        assert len(figure) <= 1
        assert bool(figure) == bool(kinds & {"move", "enter"}) or "recall" in kinds
        return
    moves = [one for one in after.decision.options if isinstance(one, Move)]
    assert [end["board"] for end in figure] == [one.board for one in moves]
    for end, one in zip(figure, moves, strict=True):
        then = after.copy(tell=True)
        yen = then.state.players[p_seat(p)].stock[YEN]
        then.choose(one)
        if then.decision is not None and then.decision.kind == "route":
            continue
        act = next(fact for fact in then.facts if fact.kind == "act")
        assert act.args["power"] == end["power"]
        fees = sum(fact.args["n"] for fact in then.facts if fact.kind in ("fee", "canal"))
        assert fees == end["yen"] <= yen


def p_seat(p: Position[Table]) -> int:
    """Who chooses."""
    return asked(p).seat


def routes_hold(p: Position[Table], option: Any, figure: Any, _said: Any) -> None:
    """Every way is walked through neighbours, and costs what is paid when it is chosen."""
    t, me = p.state, p.state.players[p_seat(p)]
    for route in figure:
        here = me.president
        for board in route["path"]:
            assert t.near[here] >> BOARD[board] & 1
            assert board == "canal" or me.on[BOARD[board]]
            here = BOARD[board]
        assert sum(fee["yen"] for fee in route["fees"]) == route["yen"]
    after = p.copy(tell=True)
    after.choose(option)
    if after.decision is not None and after.decision.kind == "route":
        assert len(figure) == len(after.decision.options)
        return
    paid = [
        {"seat": fact.args.get("owner"), "yen": fact.args["n"]}
        for fact in after.facts
        if fact.kind in ("fee", "canal")
    ]
    assert [route["fees"] for route in figure] == [paid]


def action_holds(p: Position[Table], option: Any, figure: Any, _said: Any) -> None:
    """The power of the action, the token and the building that come with it."""
    after = p.copy(tell=True)
    after.choose(option)
    told, kinds = list(after.facts), []
    while after.decision and after.decision.seat == p_seat(p):
        kinds.append(after.decision.kind)
        if after.decision.kind in ("turn", "extra"):
            break
        after.choose(after.decision.options[-1])
        told += after.facts
    act = next(fact for fact in told if fact.kind in ("act", "agent"))
    assert (act.args["board"], act.args["power"]) == (figure["board"], figure["power"])
    assert ("token" in kinds) == (figure["token"] is not None)
    if figure["build"]:
        assert "build" in kinds


def boards_hold(p: Position[Table], option: Any, figure: Any, _said: Any) -> None:
    """Where an agent can be sent."""
    assert isinstance(option, Agent)
    after = p.copy(tell=True)
    after.choose(option)
    if len(figure) == 1:
        action_holds(p, option, figure[0], None)
        return
    assert [one["board"] for one in figure] == list(asked(after).options)


def shortage_holds(p: Position[Table], option: Any, figure: Any, said: Any) -> None:
    """What is short is paid: kinds at the church, crates and yen in a laboratory."""
    t, me = p.state, p.state.players[p_seat(p)]
    assert figure == max(0, said["need"] - said["power"])
    if not isinstance(option, Develop):
        assert said["power"] == t.power
        after = p.copy()
        after.choose(option)
        while after.decision and after.decision.kind == "faith":
            after.choose(after.decision.options[0])
        gone = sum(me.stock) - sum(after.state.players[me.seat].stock)
        if after.decision and after.decision.kind == "pawn":
            assert gone == figure
        return
    paid = []
    after = p.copy(tell=True)
    after.choose(option)
    ways = [after]
    if after.decision and after.decision.kind == "crates":
        ways = []
        for crates in reversed(after.decision.options):
            then = after.copy(tell=True)
            then.choose(crates)
            ways.append(then)
    for then in ways:
        items = [fact.args["items"] for fact in then.facts if fact.kind == "pay"]
        amounts = {STOCK[IMPORTED]: 0, "yen": 0}
        amounts.update({i.split(":")[0]: int(i.split(":")[1]) for one in items for i in one})
        paid.append(amounts)
    assert paid == said["payments"]


def nothing(*_args: Any) -> None:
    """Held together with another figure."""


HOLDS = {
    "ends": ends_hold,
    "routes": routes_hold,
    "action": action_holds,
    "boards": boards_hold,
    "short": shortage_holds,
    "need": nothing,
    "power": nothing,
    "payments": nothing,
    "later": nothing,
    "agent": nothing,
}
