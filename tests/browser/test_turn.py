"""The flow of a turn at the page of a table, the same in every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from magnate.games import GAMES
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


def test_confirm_says_what_it_leads_to(new_page: NewPage, server: Server) -> None:
    confirm = '[data-option="confirm"]'
    page = new_page()
    sit(page, server, "sentient")
    click_option(page, "pass")
    expect(page.locator(".ask")).to_have_text("Pass: confirm it? It cannot be taken back then.")
    expect(page.locator(confirm)).to_have_text(re.compile("Reveal the next robot"))
    page.reload()
    expect(page.locator(".ask")).to_have_text(
        "Something is revealed next. It cannot be taken back after this."
    )
    for game, label in (
        ("carnegie", "Подтвердить сторону"),
        ("yokohama", "Оставить этот заказ"),
    ):
        page = new_page(locale="ru-RU")
        sit(page, server, game)
        play_to(page, "confirm")
        expect(page.locator(confirm)).to_have_text(re.compile(label))


def test_the_end_of_a_turn_goes_with_confirm_and_settings_say_when(
    page: Page, server: Server
) -> None:
    sit(page, server, "yokohama")
    play_to(page, "confirm")
    click_option(page, "confirm")
    for _ in range(30):
        seen = wait_for_choice(page)
        assert len(seen["ids"]) > 1 or seen["ids"] == ["confirm"]
        if seen["ids"] == ["confirm"]:
            expect(page.locator('[data-option="confirm"]')).to_have_text(
                re.compile("End your turn|Reveal")
            )
            break
        click_option(page, seen["ids"][0])
        settle(page, seen)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Before reveals", exact=True).click()
    page.keyboard.press("Escape")
    stored = page.evaluate("JSON.parse(localStorage['magnate.settings']).confirm")
    assert stored == "reveals"


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


def test_a_choice_on_a_broken_line_is_kept_and_can_be_taken_back(
    page: Page, server: Server
) -> None:
    sit(page, server, "sentient")
    before = look(page)
    server.kill()
    expect(page.locator(".refusal")).to_have_text("The line is broken. Reconnecting…")
    option = page.locator('[data-option="procure:0"]')
    option.click()
    status = page.locator(".prompt [role=status]")
    expect(status).to_contain_text("The line is broken.")
    expect(status).to_contain_text("is kept and will be sent once it is back.")
    expect(option).to_have_class(re.compile("waits"))
    assert page.locator("main").evaluate("e => getComputedStyle(e).opacity") < "1"
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".waits")).to_have_count(0)
    click_option(page, "pass")
    expect(status).to_contain_text("“Pass”")
    server.start()
    expect(page.locator('[data-option="confirm"]')).to_be_visible()
    expect(status).to_have_count(0)
    expect(page.locator(".ask")).to_contain_text("Pass: confirm it?")
    assert look(page)["version"] != before["version"]


@pytest.mark.parametrize(
    ("game", "waiver", "loss"),
    [
        ("sentient", "pass", "This is your one pass of the round."),
        ("yokohama", "stop", "assistants stay in hand"),
    ],
)
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_what_costs_something_asks_before_it_is_given_up(
    new_page: NewPage,
    server: Server,
    game: str,
    waiver: str,
    loss: str,
    size: tuple[int, int],
) -> None:
    page = new_page(size)
    sit(page, server, game)
    play_to(page, waiver)
    page.evaluate("localStorage.setItem('magnate.guard', 'on')")
    before = look(page)
    card = page.get_by_role("alertdialog")
    click_option(page, waiver)
    expect(card).to_contain_text(loss)
    expect(card.get_by_role("button").first).to_be_focused()
    expect(card.get_by_role("button").first).to_have_text("Go on")
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0] - (0 if size == PHONE else 170)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert look(page) == before
    click_option(page, waiver)
    card.get_by_role("button").last.click()
    settle(page, before)
    expect(card).to_have_count(0)
    expect(page.locator(".ask")).not_to_contain_text("confirm it?")


def test_ending_a_turn_in_carnegie_names_what_is_lost(page: Page, server: Server) -> None:
    sit(page, server, "carnegie")
    play_to(page, "row:research")
    page.evaluate("localStorage.setItem('magnate.guard', 'on')")
    click_option(page, "row:research")
    click_option(page, "confirm")
    play_to(page, "stop")
    if "End the turn" not in page.locator('[data-option="stop"]').inner_text():
        pytest.fail("the turn does not begin with research")
    click_option(page, "stop")
    card = page.get_by_role("alertdialog")
    expect(card).to_contain_text(re.compile(r"\d+ research points? (is|are) lost"))
    card.get_by_role("button", name="End the turn").click()
    expect(card).to_have_count(0)
    expect(page.locator('[data-option="confirm"]')).to_have_count(0)


def test_escape_takes_the_number_of_assistants_back(page: Page, server: Server) -> None:
    sit(page, server, "sentient")
    click_option(page, "procure:1")
    page.locator('[data-option="assistants:2"]').wait_for()
    page.keyboard.press("Escape")
    expect(page.locator('[data-option="procure:0"]')).to_be_visible()
    expect(page.locator('[data-option="assistants:2"]')).to_have_count(0)


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


def test_figures_have_tips(page: Page, server: Server) -> None:
    sit(page, server, "nippon")
    page.locator("aside .score").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("points so far")


def bar_something(page: Page) -> Locator:
    """Choose the first option until something is barred, and what that is."""
    barred = page.locator("[data-barred]:visible")
    for _ in range(60):
        seen = wait_for_choice(page)
        if barred.count():
            return barred.first
        click_option(page, seen["ids"][0])
        settle(page, seen)
    raise AssertionError("nothing is ever barred")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_barred_leads_to_its_rule(page: Page, server: Server, game: str) -> None:
    sit(page, server, game)
    bar_something(page).hover()
    rule = page.locator("#tip .rule").last  # after what the piece itself says
    expect(rule).to_be_visible()
    id = rule.locator("small").inner_text()
    rule.click()
    expect(page.locator(f'[id="rule-{id}"]')).to_be_in_viewport()
    page.goto(f"{server.url}/rules/{game}#{id}")
    expect(page.locator(f'[id="{id}"]')).to_be_focused()


def test_everybody_is_told_of_a_chosen_seed(new_page: NewPage, server: Server) -> None:
    table = server.open_table("sentient", [HUMAN, RANDOM], seed=1)
    desk, phone = new_page(), new_page(PHONE)
    for page, place in ((desk, table["seats"][0]), (phone, table["watch"])):
        page.goto(server.url + place["url"])
        if page is phone:
            page.locator("nav button").last.click()
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


OVERLAPS = """([box, kept]) => {
  const tip = document.querySelector(box).getBoundingClientRect()
  return [...document.querySelectorAll(kept)].filter((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    return !other.matches('.hovered') && left < tip.right - 1 && right > tip.left + 1
      && top < tip.bottom - 1 && bottom > tip.top + 1
  }).length
}"""


def test_a_preview_stands_beside_its_choice_and_over_no_other(page: Page, server: Server) -> None:
    sit(page, server, "carnegie")
    play_to(page, "confirm")
    click_option(page, "confirm")
    seen = wait_for_choice(page)
    page.mouse.move(5, 5)
    page.locator(f'[data-option="{seen["ids"][0]}"]:visible').first.hover()
    page.wait_for_selector(".ahead[data-preview]")
    preview = page.locator(".ahead[data-preview]").bounding_box()
    choice = page.locator(f'[data-option="{seen["ids"][0]}"]:visible').first.bounding_box()
    assert preview
    assert choice
    gap = max(
        preview["x"] - choice["x"] - choice["width"],
        choice["x"] - preview["x"] - preview["width"],
        preview["y"] - choice["y"] - choice["height"],
        choice["y"] - preview["y"] - preview["height"],
    )
    assert 0 <= gap <= 16
    assert page.evaluate(OVERLAPS, [".ahead[data-preview]", ".prompt, [data-option]"]) == 0


def test_the_log_is_headed_by_rounds_and_speaks_to_the_reader(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(locale="ru-RU")
    sit(page, server, "sentient")
    click_option(page, "pass")
    click_option(page, "confirm")
    log = page.locator(".log")
    expect(log.locator("h3").first).to_contain_text("Начинается раунд 1")
    expect(log).to_contain_text("Вы пасуете")
    assert "Вы пасует:" not in log.inner_text()
