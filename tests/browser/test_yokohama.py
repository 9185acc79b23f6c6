"""Yokohama in a real browser: whole games, and hands that nobody else is ever sent."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    click_option,
    look,
    play_by_clicking,
    play_by_keyboard,
    settle,
    wait_for_choice,
    wait_for_turn,
    whole_game,
)
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server
from tests.browser.windows import at_the_end

pytestmark = pytest.mark.browser
SIZES = [(1440, 900), (1024, 768), (390, 844)]
ORDER = re.compile(r"\bO\d\d\b")


@whole_game
def test_a_whole_game_by_clicking(page: Page, server: Server) -> None:
    table = server.open_table("yokohama", [HUMAN, GREEDY], seed=1)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_clicking(page, seed=1) > 30
    over = server.get("/api/tables/" + table["id"])["state"]["over"]
    shown = page.locator("dialog tfoot td").all_text_contents()
    assert sorted(map(int, shown)) == sorted(over["scores"])
    assert at_the_end(page) == []


@whole_game
def test_turn_after_turn_by_the_keyboard_alone(page: Page, server: Server) -> None:
    table = server.open_table("yokohama", [HUMAN, GREEDY], seed=2)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_keyboard(page, seed=2, stop_after=40) == 40


def test_a_phone_plays_by_tapping(new_page: NewPage, server: Server) -> None:
    table = server.open_table("yokohama", [HUMAN, RANDOM, RANDOM], seed=3)
    page = new_page((390, 844), has_touch=True)
    page.goto(server.url + table["seats"][0]["url"])
    assert play_by_clicking(page, seed=3, stop_after=40) == 40


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_town_of_every_number_of_seats_fits_its_window(
    new_page: NewPage, server: Server, tmp_path: Path, seats: int, size: tuple[int, int]
) -> None:
    table = server.open_table("yokohama", [HUMAN, *[RANDOM] * (seats - 1)], seed=seats)
    page = new_page(size)
    page.goto(server.url + table["seats"][0]["url"])
    play_by_clicking(page, seed=seats, stop_after=12)
    wait_for_choice(page)
    picture = tmp_path / f"yokohama-{seats}-{size[0]}x{size[1]}.png"
    page.screenshot(path=picture)
    assert picture.stat().st_size > 20_000
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(
        "(e => !e || e.scrollWidth <= e.clientWidth)(document.querySelector('main'))"
    )


@whole_game
def test_two_browsers_are_never_sent_each_others_orders(new_page: NewPage, server: Server) -> None:
    table = server.open_table(
        "yokohama", [HUMAN, {"kind": "human", "name": "Mira"}, GREEDY], seed=4
    )
    pages = [new_page() for _ in range(2)]
    wires = [listen_to(page) for page in pages]
    for seat, page in enumerate(pages):
        page.goto(server.url + table["seats"][seat]["url"])
    play_together(pages, clicks=90)
    dealt = [secret_orders(wire, seat) for seat, wire in enumerate(wires)]
    assert [len(orders) for orders in dealt] == [2, 2]
    for seat, wire in enumerate(wires):
        states = wire.states()
        assert len(states) > 30
        for frame in states:
            fulfilled = set(frame["view"]["players"][1 - seat]["fulfilled"])
            told = set(ORDER.findall(json.dumps(frame)))
            assert not told & dealt[1 - seat] - fulfilled
            assert frame["view"]["players"][1 - seat]["hand_orders"] is None


def test_hands_of_one_browser_are_covered_until_their_seat_asks(page: Page, server: Server) -> None:
    names = ("Ann", "Mira", "Ken")
    table = server.open_table("yokohama", [{"kind": "human", "name": n} for n in names], seed=5)
    tokens = [seat["token"] for seat in table["seats"]]
    page.goto(server.url)
    page.evaluate(
        "kept => localStorage.setItem('magnate.seats', JSON.stringify(kept))", {table["id"]: tokens}
    )
    page.goto(server.url + table["seats"][0]["url"])
    for _ in names:
        expect(page.locator('[data-option="show"]')).to_have_count(1)
        assert look(page)["ids"] == ["show"]
        assert cards_in_hand(page) == 0
        click_option(page, "show")
        expect(page.locator('[data-option^="keep:"]')).to_have_count(2)
        assert cards_in_hand(page) == 2
        seen = look(page)
        click_option(page, seen["ids"][0])
        settle(page, seen)
        seen = look(page)
        click_option(page, "confirm")
        settle(page, seen)
    expect(page.locator('[data-option="show"]')).to_have_count(1)
    assert cards_in_hand(page) == 0


def cards_in_hand(page: Page) -> int:
    """How many orders lie face up on the own board."""
    return page.locator('section.mine [data-piece^="order-"]').count()


@dataclass
class Wire:
    """All that a server ever sends to a page: frames of sockets, and answers of the interface."""

    frames: list[str | bytes]
    answers: list[Response]

    def states(self) -> list[dict[str, Any]]:
        """What the page was told of the table."""
        found = [json.loads(frame) for frame in self.frames]
        for answer in self.answers:
            body = answer.json()
            found += [body.get("state") or body] if isinstance(body, dict) else []
        return [frame for frame in found if "view" in frame]


def listen_to(page: Page) -> Wire:
    """A record of all that will be sent to a page."""
    wire = Wire([], [])

    def keep(answer: Response) -> None:
        if "/api/" in answer.url:
            wire.answers.append(answer)

    def hear(frame: str | bytes) -> None:
        wire.frames.append(frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("response", keep)
    page.on("websocket", listen)
    return wire


def secret_orders(wire: Wire, seat: int) -> set[str]:
    """The two orders dealt to a seat: one kept in hand, one in the box, both known to it alone."""
    return {
        order for frame in wire.states() for order in frame["view"]["players"][seat]["dealt"] or ()
    }


def play_together(pages: list[Page], clicks: int) -> None:
    """Whoever can choose clicks something, so many times or until the game is over."""
    rng = random.Random(4)
    for _ in range(clicks):
        page, seen = wait_for_turn(*pages)
        if seen["over"]:
            return
        click_option(page, rng.choice(seen["ids"]))
        settle(page, seen)


@pytest.mark.parametrize("locale", ["en-GB", "ru", "ja"])
def test_a_long_question_leaves_the_board_where_it_is(
    new_page: NewPage, server: Server, locale: str
) -> None:
    page = new_page((1024, 768), locale=locale)
    table = server.open_table("yokohama", [HUMAN, RANDOM], seed=3)
    page.goto(server.url + table["seats"][0]["url"])
    tops = set()
    for _ in range(6):  # an order, and three assistants
        seen = wait_for_choice(page)
        tops.add(page.locator("section.board").evaluate("(e) => e.getBoundingClientRect().top"))
        click_option(page, next(id for id in seen["ids"] if id != "stop"))
        settle(page, seen)
    assert len(tops) == 1, tops
