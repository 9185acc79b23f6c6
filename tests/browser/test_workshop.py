"""An owner goes through the box in a real browser, and plays with what is printed there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from magnate.games import GAMES
from magnate.workshop import workshop
from tests.browser.conftest import NewPage
from tests.browser.playing import wait_for_choice
from tests.browser.server import Server

PHONE = (390, 844)
#: What can be pressed and lies beside the page, and drawings with nothing in them.
ASTRAY = """() => [
  ...[...document.querySelectorAll('main button, main input, main select')].filter((e) => {
    const box = e.getBoundingClientRect()
    return e.checkVisibility() && (box.left < -1 || box.right > innerWidth + 1)
  }).map((e) => e.outerHTML.slice(0, 80)),
  ...[...document.querySelectorAll('figure svg')]
    .filter((e) => !e.querySelector('rect, path, circle'))
    .map(() => 'an empty drawing'),
  ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
  ...[...document.querySelectorAll('main, aside, nav')]
    .flatMap((e) => [...e.innerText.matchAll(/workshop-[\\w-]+/g)].map(([key]) => key)),
]"""


def field(page: Page, key: str) -> Any:
    return page.locator(f'[data-field="{key}"]')


def test_a_changed_card_becomes_a_playable_table(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(accept_downloads=True)
    page.goto(f"{server.url}/rules/sentient")
    page.get_by_role("link", name="Your own copy").click()
    expect(page.get_by_text("0 of 59 robots checked")).to_be_visible()
    page.keyboard.press("Enter")  # the first is the same
    expect(page.get_by_text("1 of 59 robots checked")).to_be_visible()

    page.get_by_text("Transport", exact=True).click()
    page.locator('[data-component="robots.TRA-05"]').click()
    points = field(page, "points").get_by_label("Points", exact=True)
    points.fill("55")
    alert = field(page, "points").get_by_role("alert")
    expect(alert).to_have_text("A whole number from 0 to 20 fits here. You typed 55.")
    expect(page.get_by_role("button", name="Save as typed")).to_be_disabled()
    expect(page.locator("aside").get_by_text("1 component to put right")).to_be_visible()
    points.fill("6")
    expect(alert).to_have_count(0)
    field(page, "left").get_by_role("radio", name="plus one").click()
    page.get_by_role("button", name="Save as typed").click()
    expect(page.get_by_text("2 of 59 robots checked")).to_be_visible()
    page.get_by_label("Name").fill("Vienna")
    expect(page.locator("aside").get_by_text("+ + 6")).to_be_visible()
    standard = GAMES["sentient"].standard.hash
    expect(page.get_by_text(f"Edition {standard}")).to_have_count(0)

    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.name == "Vienna.toml"
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    assert said["robots"]["TRA-05"] == {
        "left": 1,
        "points": 6,
        "max_points": 6,
        "source": {"deltas": "checked", "points": "checked"},
    }
    assert said["robots"]["INF-01"] == {"source": {"deltas": "checked"}}
    page.get_by_role("button", name="Share link").click()
    link = page.get_by_label("Share link").input_value()

    page.reload()  # it is kept
    expect(page.get_by_text("2 of 59 robots checked")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_label("Edition for this table")).to_have_value(re.compile(r"\w"))
    page.get_by_role("button", name="Play Sentient").first.click()
    wait_for_choice(page)
    page.get_by_role("tab", name="Edition").click()
    expect(page.get_by_text("Edition “Vienna”")).to_be_visible()
    page.locator("summary").filter(has_text="Robots60").click()
    rows = page.locator("dt").filter(has_text=re.compile(r"(TRA-05|TRA-06|TRA-03)"))
    expect(rows.nth(0)).to_have_attribute("data-source", "reconstructed")
    marked = page.locator("dt").filter(has_text="TRA-05")
    expect(marked).to_have_attribute("data-source", "checked")
    page.get_by_role("button", name="Language: EN").click()
    expect(page.locator("summary").filter(has_text="Роботы60")).to_be_visible()
    expect(page.locator("dt").filter(has_text="TRA-05")).to_be_visible()

    friend = new_page(PHONE)
    friend.goto(link)
    expect(friend.get_by_text("2 of 59 robots checked")).to_be_visible()
    expect(friend.get_by_label("Name")).to_have_value("Vienna")
    file.write_text(file.read_text(encoding="utf-8").replace("Vienna", "Prague"), encoding="utf-8")
    friend.locator('input[type="file"]').set_input_files(file)
    expect(friend.get_by_label("Name")).to_have_value("Prague")
    expect(friend.locator("aside select option")).to_have_count(2)


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_drawn_and_can_be_said(
    server: Server, new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    language = {"sentient": "ru-RU", "nippon": "ja-JP", "yokohama": "ru-RU"}.get(game, "ja-JP")
    page = new_page(size, locale=language)
    page.goto(f"{server.url}/workshop/{game}")
    expect(page.locator("figure svg")).to_be_visible()
    kinds = {one.path[0] + str(len(one.path)): one for one in workshop(GAMES[game])}
    for one in kinds.values():
        page.evaluate(
            "id => document.querySelector(`[data-component='${id}']`).click()", ".".join(one.path)
        )
        for key in (given.key for given in one.fields):
            expect(field(page, key)).to_be_attached()
        assert page.evaluate(ASTRAY) == [], one.path
