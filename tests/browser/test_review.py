"""Hints at the table and the review of a game, as a person meets them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import click_option, look, settle, wait_for_choice, whole_game
from tests.browser.server import HUMAN, RANDOM, Server
from tests.server.playing import PATIENCE, Playing

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).parents[1] / "games"


def ask_for_a_hint(page: Page) -> None:
    """Ask, and wait until it is thought out."""
    wait_for_choice(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator('.hint[data-stage="where"]')).to_be_visible()


@whole_game
def test_a_hint_is_looked_at_and_taken_and_the_game_is_reviewed(page: Page, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=3)
    page.goto(f"{server.url}{opened['seats'][0]['url']}")
    ask_for_a_hint(page)
    panel = page.get_by_role("region", name="Hint", exact=True)
    expect(panel.get_by_text("Look here:")).to_be_visible()
    expect(page.locator("svg.marks.where .ring").first).to_be_attached()
    panel.get_by_role("button", name="Show what").click()
    expect(panel.get_by_role("radio").nth(1)).to_be_attached()
    expect(page.locator("svg.marks.hint circle").first).to_be_attached()
    panel.get_by_role("radio").nth(1).check(force=True)
    expect(panel.get_by_text(re.compile(r"Step \d of \d"))).to_be_visible()
    panel.get_by_role("button", name="Step back").click()
    expect(panel.get_by_role("cell").first).to_be_visible()
    assert faults(page) == []
    version = look(page)["version"]
    panel.get_by_role("button", name="Lay out line B").click()
    expect(panel).to_be_hidden()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert look(page)["version"] != version

    token = page.evaluate("location.hash.slice(1)")
    Playing(server, {"id": opened["id"], "seats": [{"token": token}, None]}).play_out_as(0)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    page.locator(".list button[data-turn]").first.wait_for()
    review = page.url
    chart = page.get_by_role("slider", name="Winning chance")
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("Before turn 1, Ann .* %"))
    page.get_by_text("Points by source").click()
    expect(page.get_by_role("img", name=re.compile("Investors: -?\\d+"))).to_be_visible()
    page.locator(".list button[data-turn]").first.click()
    expect(page.get_by_role("heading", name="Played")).to_be_visible()
    expect(page.locator("svg.marks.played circle").first).to_be_attached()
    page.locator(".looks").get_by_text("Played").click()
    page.keyboard.press("ArrowLeft")
    assert faults(page) == []
    page.get_by_role("button", name="Try it again from here").first.click()
    wait_for_choice(page)
    expect(page.get_by_role("link", name="Private, from move")).to_be_visible()

    page.goto(review)
    summary = page.locator(".summary").first
    # A whole review takes its time on a busy machine.
    expect(summary.get_by_text("Without luck")).to_be_visible(timeout=4000 * PATIENCE)
    expect(summary.get_by_text("Your choices", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Stop")).to_be_hidden()
    assert faults(page) == []

    page.get_by_role("button", name="Learn from mistakes").click()
    page.get_by_role("button", name="Try it on the table").click()
    tries = page.get_by_role("region", name="Your tries")
    judge = tries.get_by_role("button", name="Judge this turn")
    expect(tries.get_by_text("Lay out a turn")).to_be_visible()
    while not judge.is_enabled():  # and nothing confirms itself, whatever the settings are
        seen = wait_for_choice(page)
        click_option(page, seen["ids"][0])
        settle(page, seen)
    judge.click()
    expect(tries.get_by_role("listitem")).to_contain_text(re.compile("counts|not yet"))
    assert faults(page) == []
    tries.get_by_role("link", name="Show the answer").click()
    expect(page.get_by_role("heading", name="Better")).to_be_visible()


#: How far each ring of the line that was played is from the piece it rings, at most, in pixels.
AROUND = """() => {
  const edges = ({left, top, right, bottom}) => [left, top, right, bottom];
  const pieces = [...document.querySelectorAll('main [data-piece]')]
    .map((piece) => edges(piece.getBoundingClientRect()));
  const off = (a, b) => Math.max(...a.map((edge, i) => Math.abs(edge - b[i])));
  return [...document.querySelectorAll('svg.marks.played .ring')].map((ring) => {
    const {x, y, width, height} = ring.getBBox();
    const box = [x + 4, y + 4, x + width - 4, y + height - 4];
    return Math.round(Math.min(...pieces.map((piece) => off(box, piece))));
  });
}"""


def test_a_mark_stands_around_the_worker_that_was_taken(new_page: NewPage, server: Server) -> None:
    record = min((RECORDS / "nippon" / "records").glob("*2-*"))
    page = new_page(reduced_motion="no-preference")
    page.goto(server.url)
    page.get_by_label("Review a record").set_input_files(record)
    page.locator(".list button[data-turn='23']").click()
    board = page.locator(".turn")
    for turn in ("21", "19"):  # the worker taken in 19 flies back while the ring is drawn
        page.get_by_role("button", name="Turn before").click()
        expect(board).to_have_attribute("data-turn", turn)
        page.locator(".looks").get_by_text("Played").click()
        page.locator("svg.marks.played .ring").first.wait_for(state="attached")
    assert set(page.evaluate(AROUND)) == {0}


def test_a_turn_is_judged_with_open_cards_and_what_came_of_it_is_told(
    new_page: NewPage, server: Server
) -> None:
    record = min((RECORDS / "yokohama" / "records").glob("*3-*"))
    page = new_page(locale="ja-JP")
    page.goto(server.url)
    page.get_by_label(re.compile("記録ファイルを検討")).set_input_files(record)
    page.locator(".list button[data-turn]").nth(3).click()
    opened = page.get_by_role("button", name="カードを公開して評価")
    expect(page.get_by_text("あなたに見えていた範囲")).to_be_visible()
    opened.click()
    expect(page.get_by_text("この手番では知りえなかったこと")).to_be_visible()
    assert faults(page) == []
    opened.click()
    expect(page.get_by_text("あなたに見えていた範囲")).to_be_visible()

    review = page.url.rpartition("/")[0]
    known: dict[str, Any] = {}
    while not (told := [turn for turn in known.get("turns", []) if turn["then"]]):
        known = server.get(f"/api/reviews/{review.rpartition('/')[2]}")["review"]
        page.wait_for_timeout(200)
    turn = told[0]
    page.goto(f"{review}/{turn['n']}")
    then = page.get_by_role("button", name=f"手番{turn['then']['turn']} ")
    expect(then).to_contain_text(re.compile(r"[+−]\d+\.\d %"))
    then.click()
    expect(page.locator(".turn")).to_have_attribute("data-turn", str(turn["then"]["turn"]))


def test_a_record_is_reviewed_on_a_phone(new_page: NewPage, server: Server) -> None:
    record = min((RECORDS / "sentient" / "records").glob("*2-*"))
    phone = new_page((390, 844), locale="ru-RU")
    phone.goto(server.url)
    phone.get_by_label(re.compile("Разобрать запись")).set_input_files(record)
    expect(phone.get_by_text("Из чего сложился итог")).to_be_visible()
    expect(phone.get_by_role("button", name="Остановить")).to_be_visible()
    for tab in ("График", "Ходы", "Сводка"):
        phone.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert faults(phone) == []
    phone.get_by_role("button", name="Остановить").click()
    expect(phone.get_by_role("button", name="Продолжить")).to_be_visible()
