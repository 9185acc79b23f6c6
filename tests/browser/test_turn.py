"""The flow of a turn at the page of a table, the same in every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import click_option, look, settle, wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server

pytestmark = pytest.mark.browser

PHONE = (390, 844)


def sit(page: Page, server: Server, game: str, seed: int = 1) -> None:
    """Open a table with a random bot and sit down at its first seat."""
    table = server.open_table(game, [HUMAN, RANDOM], seed=seed)
    page.goto(server.url + table["seats"][0]["url"])
    wait_for_choice(page)


def play_to(page: Page, wanted: str) -> None:
    """Choose the first option until a wanted one is offered."""
    for _ in range(60):
        seen = wait_for_choice(page)
        if wanted in seen["ids"]:
            return
        click_option(page, seen["ids"][0])
        settle(page, seen)
    raise AssertionError(f"{wanted} was never offered")


def middle(page: Page, id: str) -> tuple[float, float]:
    """The middle of what stands for an option."""
    box = page.locator(f'[data-option="{id}"]:visible').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_appears_under_a_resting_pointer_is_not_pointed_at(page: Page, server: Server) -> None:
    sit(page, server, "sentient")
    where = middle(page, "pass")
    page.mouse.move(*where)
    hovered = page.locator(".hovered")
    expect(hovered).to_have_attribute("data-option", "pass")
    click_option(page, "pass")
    wait_for_choice(page)
    page.mouse.move(*where)
    before = look(page)
    page.get_by_role("button", name="Undo").dispatch_event("click")
    settle(page, before)
    assert middle(page, "pass") == where
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 200)))")
    expect(hovered).to_have_count(0)
    page.mouse.move(where[0] + 4, where[1])
    expect(hovered).to_have_attribute("data-option", "pass")


def test_a_finger_points_only_by_pressing(new_page: NewPage, server: Server) -> None:
    page = new_page(PHONE, has_touch=True)
    sit(page, server, "sentient")
    option = page.locator('[data-option="pass"]:visible').first
    option.dispatch_event("pointerenter", {"pointerType": "touch"})
    expect(page.locator(".hovered")).to_have_count(0)
    option.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".hovered")).to_have_attribute("data-option", "pass")


def test_a_hasty_press_on_another_control_is_not_taken(page: Page, server: Server) -> None:
    sit(page, server, "sentient")
    seen = look(page)
    click_option(page, "pass")
    settle(page, seen)
    drafted = wait_for_choice(page)
    page.evaluate("localStorage.setItem('magnate.pause', '1000000')")
    confirm = page.locator('[data-option="confirm"]')
    confirm.click()
    page.get_by_role("button", name="Undo").click()
    confirm.focus()
    page.keyboard.press("Enter")
    expect(confirm).to_be_enabled()
    assert look(page) == drafted
    page.evaluate("localStorage.setItem('magnate.pause', '0')")
    confirm.click()
    settle(page, drafted)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE])
@pytest.mark.parametrize(("game", "waiver"), [("yokohama", "stop"), ("sentient", "pass")])
def test_what_gives_something_up_stands_apart_from_confirm_and_last(
    new_page: NewPage, server: Server, game: str, waiver: str, size: tuple[int, int]
) -> None:
    page = new_page(size)
    sit(page, server, game)
    play_to(page, waiver)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.option") not in (None, waiver)
    up = page.locator(f'[data-option="{waiver}"]:visible').bounding_box()
    play_to(page, "confirm")
    confirm = page.locator('[data-option="confirm"]:visible').bounding_box()
    assert up
    assert confirm
    aside = up["x"] + up["width"] <= confirm["x"] or confirm["x"] + confirm["width"] <= up["x"]
    apart = up["y"] + up["height"] <= confirm["y"] or confirm["y"] + confirm["height"] <= up["y"]
    assert aside or apart


def test_confirm_says_what_it_confirms(page: Page, server: Server) -> None:
    sit(page, server, "sentient")
    click_option(page, "pass")
    expect(page.locator(".ask")).to_have_text("Pass: confirm it? It cannot be taken back then.")
    page.reload()
    expect(page.locator(".ask")).to_have_text(
        "Confirm these choices? They cannot be taken back then."
    )


LISTEN = """
window.told = []
window.Notification = class {
  static permission = 'granted'
  constructor(title, { body }) { window.told.push(`${title}: ${body}`) }
}
const Sound = window.AudioContext
window.AudioContext = class extends Sound {
  constructor() { super(); window.told.push('tone') }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""


def test_my_turn_shows_in_the_tab_and_is_told_by_setting(new_page: NewPage, server: Server) -> None:
    table = server.open_table("sentient", [HUMAN, {"kind": "human", "name": "Mira"}], seed=1)
    first, second = new_page(), new_page()
    wished = "localStorage.setItem('magnate.settings', '{\"sound\": true, \"notices\": true}')"
    second.add_init_script(wished + LISTEN)
    first.add_init_script(LISTEN)
    for page, seat in zip((second, first), table["seats"], strict=True):
        page.goto(server.url + seat["url"])
    icon = second.locator("link[rel=icon]")
    expect(first).to_have_title("● Your turn · Sentient · Magnate")
    expect(second).to_have_title("Sentient · Magnate")
    expect(icon).to_have_attribute("href", "/icon.svg")
    click_option(first, "pass")
    click_option(first, "confirm")
    expect(second).to_have_title("● Your turn · Sentient · Magnate")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg.*circle"))
    second.wait_for_function("window.told.length > 1")
    assert second.evaluate("window.told") == ["tone", "Sentient: Your turn"]
    wait_for_choice(second)
    click_option(second, "pass")
    click_option(second, "confirm")
    expect(first).to_have_title("● Your turn · Sentient · Magnate")
    assert first.evaluate("window.told") == []


def test_escape_closes_the_recap(page: Page, server: Server) -> None:
    sit(page, server, "sentient")
    click_option(page, "pass")
    click_option(page, "confirm")
    page.get_by_role("button", name="since your turn").click()
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap).to_be_visible()
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)


def test_dragging_over_the_board_selects_nothing(page: Page, server: Server) -> None:
    sit(page, server, "carnegie")
    page.mouse.move(100, 150)
    page.mouse.down()
    page.mouse.move(900, 600, steps=5)
    page.mouse.up()
    assert page.evaluate("String(getSelection())") == ""


def test_a_choice_on_a_broken_line_shows_as_pending(page: Page, server: Server) -> None:
    sit(page, server, "sentient")
    server.kill()
    refusal = page.locator(".refusal")
    expect(refusal).to_have_text("The line is broken. Reconnecting…")
    click_option(page, "pass")
    expect(refusal).to_have_text("Waiting for the line: your choice will be sent.")
    assert page.locator('[data-option="pass"]').evaluate("e => getComputedStyle(e).opacity") < "1"
    server.start()
    expect(page.locator('[data-option="confirm"]')).to_be_visible()
    expect(refusal).to_have_count(0)


def test_a_long_name_stays_in_the_log(page: Page, server: Server) -> None:
    long = {"kind": "human", "name": 24 * "W"}
    table = server.open_table("sentient", [long, long], seed=1)
    page.goto(server.url + table["seats"][1]["url"])
    wait_for_choice(page)
    click_option(page, "pass")
    click_option(page, "confirm")
    log = page.locator(".log")
    expect(log).to_contain_text("You")
    page.reload()
    expect(log).to_be_visible()
    assert page.locator("[role=tabpanel]").evaluate("e => e.scrollWidth <= e.clientWidth")


def test_the_head_keeps_the_round_until_the_turn_is_confirmed(page: Page, server: Server) -> None:
    sit(page, server, "yokohama")
    status = page.locator("header .chip").first
    rounds = []
    for _ in range(40):
        seen = wait_for_choice(page)
        rounds.append((status.inner_text(), "confirm" in seen["ids"]))
        click_option(page, "stop" if "stop" in seen["ids"] else seen["ids"][0])
        settle(page, seen)
        if status.inner_text() == "Round 2" and rounds[-1][1]:
            return
        assert status.inner_text() in ("Setting up", "Round 1"), rounds
    raise AssertionError("the second round never came")


def test_figures_have_tips_and_a_tip_opens_its_rule(page: Page, server: Server) -> None:
    sit(page, server, "nippon")
    page.locator("aside .score").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Points so far")
    barred = page.locator("[data-barred]:visible").first
    barred.hover()
    rule = page.locator("#tip .rule")
    expect(rule).to_be_visible()
    id = rule.inner_text()
    rule.click()
    expect(page.locator(f'[id="rule-{id}"]')).to_be_in_viewport()


@pytest.mark.parametrize("seat", [0, None])
def test_everybody_is_told_of_a_chosen_seed(page: Page, server: Server, seat: int | None) -> None:
    table = server.open_table("sentient", [HUMAN, RANDOM], seed=1)
    page.goto(server.url + (table["watch"] if seat is None else table["seats"][seat])["url"])
    expect(page.get_by_role("note")).to_have_text(
        "The opener chose the seed and may know what comes."
    )


def test_regions_and_headings_are_named(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server, "yokohama")
    for name in ("Board", "Mine", "Players", "Log"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_have_count(1)
    expect(page.get_by_role("main", name="Yokohama")).to_be_visible()
    expect(page.get_by_role("complementary", name="Players, log and rules")).to_be_visible()
    phone = new_page(PHONE)
    sit(phone, server, "yokohama")
    tab = phone.locator("nav [aria-current=page]").inner_text().strip()
    expect(phone.get_by_role("main", name=tab)).to_be_visible()
    expect(phone.get_by_role("heading", name=tab, exact=True)).to_have_count(1)
