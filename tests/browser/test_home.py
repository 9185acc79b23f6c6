"""Coming back to the start page, and setting up a table there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from magnate.bots import levels
from magnate.games import games
from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import play_by_clicking, wait_for_choice
from tests.browser.server import GREEDY, HUMAN, RANDOM, Server
from tests.server.playing import until

pytestmark = pytest.mark.browser
SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]


def at_home(page: Page, server: Server, *opened: Any, **settings: str) -> Page:
    """The start page of a browser that holds the first seat of these tables."""
    page.goto(server.url)
    seats = {one["id"]: [one["seats"][0]["token"]] for one in opened}
    keep = "([key, value]) => localStorage.setItem(key, value)"
    page.evaluate(keep, ["magnate.seats", json.dumps(seats)])
    page.evaluate(keep, ["magnate.settings", json.dumps(settings)])
    page.reload()
    return page


def test_a_table_with_bots_is_found_again(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_label("Your name").fill("Ada")
    page.locator("button.play:visible").click()
    wait_for_choice(page)
    url = page.url
    page.get_by_role("link", name="Magnate").click()
    card = page.locator(".yours .card")
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("Merchant 1")
    expect(page.get_by_role("heading", name="Your move, Ada.")).to_be_visible()
    expect(page.get_by_text("Your table waits for you.")).to_be_visible()
    card.get_by_role("link", name="Resume").click()
    wait_for_choice(page)
    assert page.url == url


def test_whoever_comes_first_is_shown_the_way_in(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="en-US")
    page.goto(server.url)
    steps = page.get_by_role("region", name="First steps")
    expect(steps.get_by_role("heading", name="Start here: learn Sentient")).to_be_visible()
    expect(steps.get_by_role("heading", name="Every day: today’s table")).to_be_visible()
    steps.get_by_role("link", name="Start lesson 1").click()
    page.wait_for_url("**/learn/sentient/*")
    page.go_back()
    steps.get_by_role("button", name="Play with a coach").click()
    expect(page.get_by_role("note", name="Coach")).to_be_visible()
    page.get_by_role("link", name="Magnate").click()
    expect(page.locator(".yours .card")).to_have_count(1)
    expect(steps).to_have_count(0)
    today = page.locator(".yours .cards > li").last
    # Whoever reads English need not be American.
    expect(today).to_contain_text(re.compile(r"\w{3},? \d{1,2} [A-Z]"))
    today.get_by_role("link").click()
    expect(page.get_by_role("button", name="Begin today’s table")).to_be_visible()


def test_whoever_knows_a_game_is_shown_no_way_in(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/learn/nippon")
    page.get_by_role("link", name="I know the game").click()
    expect(page.get_by_role("heading", name="Today’s table")).to_be_visible()
    expect(page.get_by_role("region", name="First steps")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("size", [*SIZES, (360, 640)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_first_visit_lies_well(
    new_page: NewPage, server: Server, size: tuple[int, int], language: str
) -> None:
    page = at_home(new_page(size), server, language=language)
    expect(page.locator(".steps a[href='/daily']")).to_be_visible()
    assert faults(page) == []
    page.locator("nav.ways button").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(len(games()))
    assert faults(page) == []


def test_on_a_phone_the_pages_lie_at_the_thumb(new_page: NewPage, server: Server) -> None:
    page = at_home(new_page((390, 844)), server)
    ways = page.get_by_role("navigation", name="Pages")
    expect(ways.get_by_role("link", name="Home")).to_have_attribute("aria-current", "page")
    ways.get_by_role("link", name="Tables").click()
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    box = ways.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == 844
    ways.get_by_role("link", name="Daily table").click()
    expect(page.get_by_role("button", name="Begin today’s table")).to_be_visible()
    ways.get_by_role("button", name="Learn").click()
    page.get_by_role("dialog").get_by_role("link", name="Yokohama").click()
    page.wait_for_url("**/learn/yokohama")
    page.get_by_role("link", name="Magnate").click()
    page.get_by_text("Nippon", exact=True).click()
    expect(page.get_by_role("heading", name="Your table · Nippon")).to_be_in_viewport()
    expect(page.locator("button.play:visible")).to_be_in_viewport()


def test_a_table_is_removed_from_the_list_once_asked(page: Page, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    at_home(page, server, opened)
    card = page.locator(".yours .card")
    card.get_by_role("button", name="Remove from the list").click()
    card.get_by_role("button", name="Keep").click()
    expect(card.get_by_role("link", name="Resume")).to_be_visible()
    card.get_by_role("button", name="Remove from the list").click()
    card.get_by_role("button", name="Remove", exact=True).click()
    expect(card).to_have_count(0)
    assert page.evaluate("localStorage.getItem('magnate.seats')") == "{}"


def test_a_table_that_is_gone_is_forgotten(page: Page, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    at_home(page, server, {"id": "gone", "seats": [{"token": "x"}]}, opened)
    expect(page.locator(".yours .card")).to_have_count(1)
    page.wait_for_function("!('gone' in JSON.parse(localStorage.getItem('magnate.seats')))")


def test_a_finished_table_shows_result_and_record(page: Page, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page.goto(server.url + opened["seats"][0]["url"])
    play_by_clicking(page, seed=5)
    at_home(page, server, opened)
    row = page.locator(".yours .over li")
    expect(row).to_contain_text("of 2")
    expect(row).to_contain_text("point")
    with page.expect_download() as record:
        row.get_by_role("link", name="Record").click()
    assert "sentient" in record.value.path().read_text(encoding="utf-8")


def test_many_tables_leave_the_games_in_sight(page: Page, server: Server) -> None:
    tables = [server.open_table("sentient", [HUMAN, RANDOM], seed=n) for n in range(5)]

    def looks() -> list[Any]:
        return [server.get(f"/api/tables/{one['id']}") for one in tables]

    until(lambda: all(look["state"]["decision"]["seat"] == 0 for look in looks()))
    changed = {look["table"]["id"]: look["changed"] for look in looks()}
    at_home(page, server, *tables)
    expect(page.locator(".yours .card")).to_have_count(3)
    page.get_by_role("button", name="All your tables (5)").click()
    expect(page.locator(".yours .card")).to_have_count(5)
    page.get_by_role("button", name="Show fewer").click()
    expect(page.locator(".yours .card")).to_have_count(3)
    page.get_by_role("link", name="Next table").click()
    page.wait_for_url("**/table/*")
    assert changed[page.url.split("/table/")[1].split("#")[0]] == min(changed.values())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_logo_leads_home(new_page: NewPage, server: Server, size: tuple[int, int]) -> None:
    opened = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    page = new_page(size)
    page.goto(server.url + opened["seats"][0]["url"])
    wait_for_choice(page)
    page.locator(".head a[href='/']").click()
    expect(page.locator(".posters")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_many_tables_lie_well(
    new_page: NewPage, server: Server, size: tuple[int, int], language: str
) -> None:
    long = {"kind": "human", "name": "W" * 24}
    tables = [
        server.open_table("carnegie", [HUMAN], seed=4),
        server.open_table("yokohama", [HUMAN, GREEDY, GREEDY, long], seed=4, name="W" * 40),
        server.open_table("nippon", [long, HUMAN, RANDOM], seed=5),
    ]
    page = at_home(new_page(size, color_scheme="dark"), server, *tables, language=language)
    expect(page.locator(".yours .card")).to_have_count(3)
    page.locator("button.play:visible").first.wait_for()
    assert faults(page) == []


def table_of(server: Server, page: Page) -> Any:
    """The table on the page."""
    return server.get("/api/tables/" + page.url.split("/table/")[1].split("#")[0])["table"]


def test_a_nameless_host_is_called_by_the_seat(new_page: NewPage, server: Server) -> None:
    page = at_home(new_page(), server, language="ru")
    page.locator(".seatlist li").nth(1).get_by_text("Здесь").click()
    page.locator("button.play:visible").click()
    page.wait_for_url("**/table/*")
    assert [seat["name"] for seat in table_of(server, page)["seats"]] == [None, None, None, None]


def test_the_name_is_asked_for_and_kept(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.locator(".seatlist").get_by_text("Your name")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.locator("button.play:visible").click()
    page.wait_for_url("**/table/*")
    assert table_of(server, page)["seats"][0]["name"] == "Ada"


def test_every_kind_of_seat_is_explained(page: Page, server: Server) -> None:
    page.goto(server.url)
    kinds = page.locator(".seatlist li").nth(1).locator(".segments label")
    kinds.first.wait_for()
    said = [kind.get_attribute("title") for kind in kinds.all()]
    assert len(said) == 3
    assert all(said)
    assert len(set(said)) == len(said)


def test_every_level_is_explained(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator(".seatlist li").nth(1).locator("button[aria-haspopup=listbox]").click()
    lines = page.get_by_role("option").locator("small").all_inner_texts()
    assert len(lines) == len(set(lines)) == len(levels())
    assert all(lines)


def test_variants_fit_the_seats(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?game=yokohama")
    page.locator(".advanced summary").click()
    variants = page.locator(".advanced fieldset label")
    expect(variants).to_have_count(2)
    tops = variants.evaluate_all("labels => labels.map((one) => one.getBoundingClientRect().top)")
    assert tops[0] < tops[1]
    for _ in range(2):
        page.get_by_role("button", name="Remove seat").last.click()
    expect(variants).to_have_count(4)
    page.get_by_label("Two players: a neutral rival").check()
    page.get_by_role("button", name="Add a seat").click()
    page.locator("button.play:visible").click()
    page.wait_for_url("**/table/*")
    assert table_of(server, page)["variants"] == []


def test_a_game_for_one_shows_the_rival_and_its_levels(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?game=carnegie")
    rival = page.locator(".seatlist li", has_text="Andrew")
    page.locator("button.play:visible").wait_for()
    expect(rival).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="Remove seat").last.click()
    expect(rival.get_by_role("radio", name="Normal")).to_be_checked()
    assert faults(page) == []
    rival.get_by_text("Expert").click()
    page.locator("button.play:visible").click()
    page.wait_for_url("**/table/*")
    assert table_of(server, page)["variants"] == ["andrew-expert"]


def test_a_broken_edition_is_told_when_it_is_chosen(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?game=sentient")
    page.locator(".advanced summary").click()
    for body, where in (
        (
            'name = "Mine"\ngame = "sentient"\n[robots.TRA-04]\nleft = 7',
            "mine.toml:4: robots.TRA-04.left: should",
        ),
        ("name =", "mine.toml: Invalid value"),
    ):
        file = FilePayload(name="mine.toml", mimeType="text/plain", buffer=body.encode())
        page.locator('.advanced input[type="file"]').set_input_files(file)
        fault = page.locator(".advanced").get_by_role("alert")
        expect(fault).to_contain_text(f"This edition cannot be used. {where}")
    expect(page.get_by_label("Edition for this table")).to_have_value("")


def test_a_seed_can_be_chosen(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator(".advanced summary").click()
    page.get_by_label("Seed").fill("12")
    page.locator("button.play:visible").click()
    page.wait_for_url("**/table/*")
    assert table_of(server, page)["seeded"]


COLOURS = """(element) => {
  const style = getComputedStyle(element);
  return ['0', '1', '2', '3', 'rim'].map((seat) => style.getPropertyValue(`--seat-${seat}`).trim());
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", list(games()))
def test_seats_have_the_colours_of_their_game_and_the_page_its_own(
    new_page: NewPage, server: Server, game: str, theme: str
) -> None:
    page = new_page(color_scheme=theme)
    page.goto(f"{server.url}/?game={game}")
    seats = page.locator(".seatlist").evaluate(COLOURS)
    own = page.locator(".start").evaluate(COLOURS)
    ground = "getComputedStyle(document.querySelector('.start')).backgroundColor"
    fresh = page.evaluate(ground)
    page.locator("button.play:visible").click()
    page.locator(".prompt").first.wait_for()
    assert page.locator("html").evaluate(COLOURS) == seats
    page.get_by_role("link", name="Magnate").click()
    page.locator(".seatlist").wait_for()
    assert page.evaluate(ground) == fresh
    assert page.locator(".start").evaluate(COLOURS) == own


def test_a_missing_table_is_titled_once(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/doesnotexist")
    page.get_by_role("link").first.wait_for()
    expect(page).to_have_title("Magnate")


def test_a_seat_has_the_colour_that_was_chosen(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Colour of seat 1").click()
    colour = "getComputedStyle(document.querySelector('{} .seat-mark path')).fill"
    chosen = page.evaluate(colour.format(".seatlist"))
    page.locator("button.play:visible").click()
    wait_for_choice(page)
    assert page.evaluate(colour.format(".prompt .who")) == chosen
    page.get_by_role("link", name="Magnate").click()
    page.locator(".yours .card").first.wait_for()
    assert page.evaluate(colour.format(".yours .card")) == chosen


#: The kinds of colour in a picture, and its size: a blank one has one kind.
PICTURED = """async (img) => {
  await img.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: 84, height: 63});
  const drawn = canvas.getContext('2d');
  drawn.drawImage(img, 0, 0, 84, 63);
  const colours = new Set(new Uint32Array(drawn.getImageData(0, 0, 84, 63).data.buffer));
  return [img.naturalWidth, img.naturalHeight, colours.size > 100, img.src.length < 30_000];
}"""


@pytest.mark.parametrize("game", ["sentient", "nippon", "yokohama", "carnegie"])
def test_a_card_shows_the_board_as_it_was_left(page: Page, server: Server, game: str) -> None:
    opened = server.open_table(game, [HUMAN, RANDOM], seed=5)
    page.goto(server.url + opened["seats"][0]["url"])
    play_by_clicking(page, seed=5, stop_after=6)
    page.get_by_role("link", name="Magnate").click()
    card = page.locator(".yours .card")
    pictures = set()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert card.locator("img").evaluate(PICTURED) == [336, 252, True, True]
        pictures.add(card.locator("img").get_attribute("src"))
    assert len(pictures) == 2
    card.get_by_role("button", name="Remove from the list").click()
    card.get_by_role("button", name="Remove", exact=True).click()
    expect(card).to_have_count(0)
    assert page.evaluate("localStorage.getItem('magnate.pictures')") == "{}"


def test_the_lobby_shows_the_board_too(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?game=sentient")
    page.locator("button.play:visible").click()
    play_by_clicking(page, seed=5, stop_after=6)
    page.get_by_role("link", name="Magnate").click()
    picture = page.locator(".yours .card img").get_attribute("src")
    page.goto(f"{server.url}/tables")
    expect(page.locator("article .sign img")).to_have_attribute("src", picture or "none")
    expect(page.locator("article")).to_contain_text("Round 1")
    expect(page.get_by_text("One waits for you.", exact=True)).to_be_visible()
