"""Going back through a game, and playing on from one of its moves."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from magnate.games import games
from tests.browser.conftest import NewPage
from tests.browser.layout import faults, out_of_reach
from tests.browser.playing import click_option, settle, wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.windows import resize

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).parents[1] / "games"
SIZES = [(1440, 900), (1024, 768), (390, 844)]


def read(server: Server, game: str, glob: str) -> str:
    """The address of the replay of a recorded game."""
    text = min((RECORDS / game / "records").glob(glob)).read_text(encoding="utf-8")
    answer = server.http.post("/api/records", json={"record": text}).raise_for_status()
    return f"{server.url}{answer.json()['url']}"


def at_step(page: Page, step: int) -> None:
    expect(page.locator(f'.replay[data-step="{step}"]')).to_be_visible()


@pytest.mark.parametrize("game", list(games()))
def test_a_replay_lies_whole_in_every_window(new_page: NewPage, server: Server, game: str) -> None:
    language = {"nippon": "ja-JP", "sentient": "en-GB"}.get(game, "ru-RU")
    page = new_page(SIZES[0], locale=language)
    page.goto(f"{read(server, game, '*4-*')}/60")
    for size in SIZES:
        resize(page, size)
        at_step(page, 60)
        assert faults(page) == [], size


#: The names of pieces that are drawn in two places.
TWICE = """() => {
  const pieces = [...document.querySelectorAll('[data-piece]')];
  const names = pieces.filter((one) => one.checkVisibility()).map((one) => one.dataset.piece);
  return names.filter((name, at) => names.indexOf(name) !== at);
}"""


def test_whoever_goes_far_back_sees_every_ship_in_one_place(page: Page, server: Server) -> None:
    page.goto(f"{read(server, 'nippon', '*4-00430*')}/10000")
    for step in ("110", "80"):
        page.get_by_role("slider", name="Move").fill(step)
        at_step(page, int(step))
        assert page.evaluate(TWICE) == []


def test_a_game_is_gone_through_move_by_move_and_played_on(page: Page, server: Server) -> None:
    url = read(server, "sentient", "*2-*")
    page.goto(f"{url}/0")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Round 1")
    page.get_by_role("button", name="One move on").click()
    at_step(page, 1)
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    assert page.url == f"{url}/2"
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text("Round 2", exact=True).first).to_be_visible()
    page.keyboard.press("End")  # behind the last round no other begins
    expect(page.get_by_role("region", name="Replay").get_by_text("Round 3")).to_be_visible()
    page.get_by_role("slider", name="Move").fill("5")
    at_step(page, 5)
    page.locator("[data-line='7'] button").click()
    at_step(page, 7)
    page.get_by_text("slow", exact=True).click()  # nobody can wait for one of many fast steps
    page.get_by_role("button", name="▶ Play").click()
    expect(page.locator('.replay:not([data-step="7"])')).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.reload()
    step = int(page.url.rpartition("/")[2])
    at_step(page, step)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("The others").select_option("all played by me")
    page.get_by_role("button", name="Begin").click()
    wait_for_choice(page)
    private = page.get_by_role("link", name="Private, from move")
    expect(private).to_have_attribute("href", f"{url.removeprefix(server.url)}/{step}")
    private.click()
    at_step(page, step)


def test_a_running_table_is_gone_through_by_those_who_sit_there(
    new_page: NewPage, server: Server
) -> None:
    opened = server.open_table("yokohama", [HUMAN, RANDOM], seed=4)
    phone, stranger = new_page((390, 844)), new_page()
    phone.goto(server.url)
    seats = json.dumps({opened["id"]: [opened["seats"][0]["token"]]})
    phone.evaluate("seats => localStorage.setItem('magnate.seats', seats)", seats)
    phone.goto(f"{server.url}/replay/{opened['id']}")
    expect(phone.locator(".replay.phone")).to_be_visible()
    expect(phone.get_by_role("button", name="Play on from here")).to_be_enabled()
    phone.get_by_role("slider", name="Move").fill("0")
    at_step(phone, 0)
    phone.get_by_role("button", name="▶ Play").click()
    expect(phone.locator('.replay:not([data-step="0"])')).to_be_visible()
    assert faults(phone) == []
    stranger.goto(f"{server.url}/replay/{opened['id']}")
    expect(stranger.get_by_text("This game is still being played")).to_be_visible()
    phone.get_by_role("button", name="Play on from here").click()
    asked = phone.get_by_role("dialog")
    expect(asked).to_contain_text("What was hidden from you is dealt anew")
    asked.get_by_role("button", name="Begin").click()
    expect(phone.locator(".table")).to_be_visible()
    assert f"/table/{opened['id']}" not in phone.url
    expect(phone.get_by_role("link", name="Private, from move")).to_be_visible()


def test_one_replays_a_table_where_the_other_plays_on(new_page: NewPage, server: Server) -> None:
    opened = server.open_table("sentient", [HUMAN, {"kind": "human", "name": "Mira"}], seed=4)
    clipboard = ["clipboard-read", "clipboard-write"]
    desk, phone = new_page(), new_page((390, 844), permissions=clipboard)
    for page, link in zip((desk, phone), opened["seats"], strict=True):
        page.goto(server.url + link["url"])

    def mover() -> int:
        seat: int = server.get(f"/api/tables/{opened['id']}")["state"]["decision"]["seat"]
        return seat

    def choose(page: Page) -> None:
        seen = wait_for_choice(page)
        click_option(page, min(seen["ids"], key=lambda one: one == "pass"))
        settle(page, seen)

    played = set()
    while mover() != 0 or 1 not in played:
        played.add(seat := mover())
        choose((desk, phone)[seat])
    phone.goto(f"{server.url}/replay/{opened['id']}")
    slider = phone.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max") or 0)
    slider.fill("1")
    at_step(phone, 1)
    told = phone.get_by_role("region", name="What happened").inner_text()
    while mover() == 0:
        choose(desk)
    at_step(phone, 1)
    phone.get_by_role("button", name="Copy link").click()
    expect(phone.get_by_role("button", name="Copied")).to_be_visible()
    desk.goto(phone.evaluate("navigator.clipboard.readText()"))
    at_step(desk, 1)
    assert told in desk.get_by_role("region", name="What happened").inner_text()
    assert int(desk.get_by_role("slider", name="Move").get_attribute("max") or 0) > last
    desk.get_by_role("button", name="One move on").click()
    at_step(desk, 2)
    phone.goto(desk.url)
    at_step(phone, 2)
    assert int(slider.get_attribute("max") or 0) > last
    phone.go_back()
    phone.go_back()
    choose(phone)


def test_beside_a_replay_one_talks_writes_and_reads_the_rules(
    new_page: NewPage, server: Server
) -> None:
    desk, phone = new_page(), new_page((390, 844))
    url = read(server, "sentient", "*2-*")
    desk.goto(f"{url}/40")
    desk.get_by_text("Chat", exact=True).click()
    desk.get_by_label("Say something").fill("Why not the other slot?")
    desk.keyboard.press("Enter")
    phone.goto(f"{url}/40")
    phone.get_by_role("button", name="Moves").click()
    phone.get_by_text("Chat", exact=True).click()
    expect(phone.locator(".chat .line p")).to_have_text("Why not the other slot?")
    phone.get_by_text("Notes", exact=True).click()
    expect(phone.get_by_role("textbox")).to_be_visible()
    assert faults(phone) == []
    desk.get_by_text("Rules", exact=True).click()
    expect(desk.get_by_label("Search the rules")).to_be_visible()
    at_step(desk, 40)
    assert out_of_reach(desk) == []
    desk.get_by_text("Moves", exact=True).click()
    expect(desk.locator("[data-line='40'] button")).to_be_visible()


def test_a_record_is_read_from_a_file_or_refused_with_its_line(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    page, friend = new_page((390, 844)), new_page()
    text = min((RECORDS / "nippon" / "records").glob("*2-*")).read_text(encoding="utf-8")
    broken, whole = tmp_path / "broken.txt", tmp_path / "whole.txt"
    broken.write_text(text.replace("seats 2", "seats 7"), encoding="utf-8")
    whole.write_text(text, encoding="utf-8")
    page.goto(server.url)
    field = page.get_by_label(re.compile("Replay a record"))
    field.set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("line 4")
    field.set_input_files(whole)
    expect(page.locator(".replay")).to_be_visible()
    assert faults(page) == []
    friend.goto(page.url)  # what one has read in, everybody with the address sees
    expect(friend.locator(".replay")).to_be_visible()
