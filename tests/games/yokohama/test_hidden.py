from __future__ import annotations

import json
import random

import pytest

from magnate.engine.decision import CHANCE
from magnate.engine.position import Position
from magnate.engine.words import decision_json, fact_json, waiting_json
from magnate.games.yokohama import GAME
from magnate.games.yokohama.hidden import resample
from magnate.games.yokohama.state import Table as Yokohama
from magnate.server.tables import Seat, Table
from tests.games.yokohama.table import acting, hold, laid_out, question, stock
from tests.play import deal, ids, play, random_game, rule


def begun(seats: int, seed: int = 1) -> Position[Yokohama]:
    """Everybody has kept the first of two orders."""
    p = deal(GAME.start(seats, tell=True), seed)
    while p.state.step == "keep":
        assert p.decision is not None
        p.choose(p.decision.options[0])
    return p


@rule("YOK-3.1.2")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_only_the_own_hand_is_seen(eyes: int | None) -> None:
    p = begun(3)
    shown = p.view(eyes)
    for player in shown["players"]:
        own = p.state.players[player["seat"]]
        assert player["orders"] == 1
        if player["seat"] == eyes:
            assert [order["id"] for order in player["hand_orders"]] == [*own.orders]
            assert player["boxed"] == own.boxed
        else:
            assert player["hand_orders"] is player["boxed"] is player["dealt"] is None
    seen = json.dumps(shown)
    hidden = [one for player in p.state.players if player.seat != eyes for one in player.orders]
    hidden += [player.boxed for player in p.state.players if player.seat != eyes]
    hidden += p.state.order_deck
    assert not [id for id in hidden if f'"{id}"' in seen]


@rule("YOK-2.4.4", "YOK-3.1.2")
def test_nobody_else_learns_what_was_dealt_and_kept() -> None:
    p = deal(GAME.start(2, tell=True), 1)
    told = []
    while p.state.step == "keep":
        asking = json.dumps(waiting_json(p))
        mover = p.state.players[p.state.mover]
        assert not [id for id in mover.dealt if id in asking]
        assert p.decision is not None
        p.choose(p.decision.options[0])
        told += [json.dumps(fact_json(p, fact)) for fact in p.facts]
    hidden = [id for player in p.state.players for id in (*player.orders, player.boxed)]
    assert not [id for id in hidden if any(id in line for line in told)]


@rule("YOK-3.1.2")
def test_the_question_after_the_action_does_not_depend_on_the_hidden_order() -> None:
    questions = []
    for secret in ("O27", "O11"):  # the first can be fulfilled, the second cannot
        t = laid_out()
        hold(t, 0, secret)
        t.players[0].secret = secret
        stock(t.players[0], copper=2)
        p = acting(t, "tea_farm_1", 1)
        questions.append(question(p))
        seen = json.dumps(waiting_json(p))
        assert secret not in seen
        assert ids(p) == (["fulfil:O27", "stop"] if secret == "O27" else ["stop"])
    assert questions == [(0, "extra")] * 2


@rule("YOK-3.1.2")
def test_what_was_taken_at_a_port_was_seen_by_all() -> None:
    t = laid_out()
    stock(t.players[0], copper=2, silk=0, tea=0, fish=0)
    hold(t, 0, "O11")  # not secret: it cannot be fulfilled, as all know
    p = acting(t, "fishing_ground_1", 1)
    assert question(p) == (1, "turn")


@rule("YOK-3.1.2")
def test_hidden_orders_are_dealt_anew_and_nothing_else() -> None:
    p = begun(3)
    t, rng = p.state, random.Random(0)
    hands = set()
    for _ in range(60):
        other = resample(t, 0, [], rng)
        assert other.players[0].orders == t.players[0].orders
        assert other.players[0].boxed == t.players[0].boxed
        assert other.ports == t.ports
        hands.add(other.players[1].secret)
        assert other.players[1].orders == (other.players[1].secret,)
        everything = sorted([*other.order_deck, *(o for q in other.players for o in q.orders)])
        assert len(set(everything)) == 36 - 12 - 3
    assert len(hands) > 15
    unseen = {*t.order_deck, *(o for q in t.players[1:] for o in (*q.orders, q.boxed))}
    assert hands <= unseen
    spectator = resample(t, None, [], rng)
    assert len(spectator.players[0].orders) == 1
    assert spectator.players[0].boxed


@rule("YOK-3.1.2")
def test_what_the_path_has_shown_stays() -> None:
    t = laid_out()
    for seat, secret in ((0, "O20"), (1, "O22")):
        hold(t, seat, secret)
        t.players[seat].secret = secret
    p = play(acting(t, "port_a", 2), "take:O01", "second:O02:yen", "order:O30")
    rng = random.Random(1)
    for _ in range(40):
        start = resample(p.start, 0, p.path, rng)
        assert "O30" in start.order_deck
        again = Position(p.game, start, p.path)
        assert again.state.ports == t.ports


@rule("YOK-3.1.2")
def test_a_table_sends_no_hidden_order_to_anybody_else() -> None:
    """Whole games as a server plays them: drafts, logs and waiting included."""
    seats = [Seat("bot", "random"), Seat("bot", "random"), Seat("bot", "random")]
    table = Table("t", GAME, GAME.standard, (), "7", False, None, False, 0.0, seats)
    standing, moves = table.begin()
    rng, log = random.Random(3), [json.dumps(move.facts) for move in moves]
    for _ in range(120):
        mover = standing.mover
        if mover is None:
            break
        while not standing.complete:
            position = standing.ahead
            assert position.decision is not None
            id = rng.choice(position.decision.ids())
            standing = standing.choose(mover, standing.version, id)
        secrets = [*_secrets(standing.position), *_secrets(standing.ahead)]
        for eyes in (*range(3), None):
            sent = json.dumps(standing.message([] if eyes is None else [eyes], []))
            found = [id for seat, id in secrets if seat != eyes and f'"{id}"' in sent]
            assert not found
        standing, moves = standing.confirm(mover, standing.version, "7")
        log += [json.dumps(move.facts) for move in moves]
        hidden = [id for _, id in _secrets(standing.position)]
        assert not [id for id in hidden if any(f'"{id}"' in line for line in log)]


def _secrets(p: Position[Yokohama]) -> list[tuple[int, str]]:
    found = []
    for player in p.state.players:
        found += [(player.seat, id) for id in (player.secret, player.boxed, *player.dealt) if id]
    return found


def test_bots_deal_anew_before_they_look_ahead() -> None:
    """Two worlds that are equal to a seat's eyes have the same question for it."""
    rng = random.Random(2)

    def look(p: Position[Yokohama]) -> None:
        if p.decision is None or p.decision.seat == CHANCE or rng.random() > 0.05:
            return
        other = Position(GAME, resample(p.start, p.decision.seat, p.path, rng), p.path)
        assert json.dumps(decision_json(other)) == json.dumps(decision_json(p))

    for seed in range(3):
        random_game(GAME, 3, seed, each=look)
