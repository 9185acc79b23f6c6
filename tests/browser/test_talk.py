"""Two people at a table talk, write things down, and take a turn back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import click_option, look, settle, wait_for_turn
from tests.browser.server import HUMAN, Server

pytestmark = pytest.mark.browser
TAGS = "<b>Mira</b>"
TRICK = "<img src=x onerror=\"document.title='owned'\"> \u202eabc"


def open_tab(page: Page, name: str) -> None:
    """A tab of the side panel, on a phone behind the log."""
    if page.locator(".table.phone").count():
        page.locator("nav button").last.click()
    page.get_by_role("tab", name=name).click()


def play_turn(*pages: Page) -> Page:
    """Whoever is to move makes a turn by clicking what comes first, and confirms it."""
    mover, seen = wait_for_turn(*pages)
    while seen["ids"]:
        click_option(mover, next(iter(sorted(seen["ids"], key=lambda one: one == "pass"))))
        settle(mover, seen)
        other, seen = wait_for_turn(*pages)
        if other is not mover:
            break
    return mover


def test_two_people_talk_write_notes_and_take_a_turn_back(
    new_page: NewPage, server: Server
) -> None:
    opened = server.open_table("sentient", [HUMAN, {"kind": "human", "name": TAGS}], seed=4)
    ann, mira = new_page(), new_page((390, 844))
    for page, link in zip((ann, mira), opened["seats"], strict=True):
        page.goto(server.url + link["url"])
        expect(page.locator(".table")).to_be_visible()
    expect(ann.get_by_text(TAGS).first).to_be_visible()
    open_tab(ann, "Chat")
    ann.get_by_label("Say something").fill(TRICK)
    ann.keyboard.press("Enter")
    open_tab(mira, "Chat")
    line = mira.locator(".chat .line p")
    expect(line).to_have_text("<img src=x onerror=\"document.title='owned'\"> abc")
    assert mira.locator(".chat img").count() == 0
    assert "owned" not in mira.title()
    mira.get_by_role("button", name="More about what").click()
    mira.get_by_role("button", name="Report").click()
    expect(mira.get_by_text("Reported to whoever runs this server")).to_be_visible()
    mira.get_by_role("button", name="More about what").click()
    mira.get_by_role("button", name="Mute").click()
    expect(line).to_have_count(0)
    mira.get_by_role("button", name="Hear everybody again").click()
    expect(line).to_have_count(1)
    open_tab(ann, "Notes")
    ann.get_by_label("Only you read this").fill(f"take the Bank {TRICK}")
    expect(ann.get_by_text("Kept with this table")).to_be_visible()
    mira.locator("nav button").first.click()
    mover = play_turn(ann, mira)
    other = mira if mover is ann else ann
    before = look(other)["ids"]
    assert before
    mover.get_by_role("button", name="Take back").click()
    mover.get_by_role("button", name="Ask everybody").click()
    asked = other.get_by_role("dialog", name="asks to take a turn back")
    expect(asked).to_contain_text("Stays known")
    seen = [page.locator("dialog ol li").all_inner_texts() for page in (mover, other)]
    assert len(seen[0]) == len(seen[1]) > 1  # what would be taken back, and what stays known
    assert seen[0][-1] == seen[1][-1]
    assert faults(mira) == []
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_have_count(0)
    assert wait_for_turn(ann, mira)[0] is mover
    open_tab(other, "Chat")
    expect(other.locator(".chat .rule")).to_contain_text("took a turn back")
    ann.reload()
    open_tab(ann, "Notes")
    expect(ann.get_by_label("Only you read this")).to_have_value(re.compile("take the Bank <img"))
    assert "owned" not in ann.title()


def test_a_turn_that_somebody_does_not_want_back_stays_made(
    new_page: NewPage, server: Server
) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Mira"}]
    opened = server.open_table("sentient", seats, seed=4)
    ann, mira = new_page((390, 844)), new_page((390, 844))
    for page, link in zip((ann, mira), opened["seats"], strict=True):
        page.goto(server.url + link["url"])
        expect(page.locator(".table")).to_be_visible()
    mover = play_turn(ann, mira)
    other, name = (mira, "Mira") if mover is ann else (ann, "Ann")
    wait_for_turn(other)
    made = [look(page) for page in (mover, other)]
    mover.get_by_role("button", name="Take back").click()
    mover.get_by_role("button", name="Ask everybody").click()
    asked = other.get_by_role("dialog", name="asks to take a turn back")
    expect(asked.locator("ol li").first).to_be_visible()
    assert faults(other) == faults(mover) == []
    asked.get_by_role("button", name="Not this time").click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    answered = mover.get_by_role("dialog", name="No turn is taken back")
    no = f"{name} did not agree to take a turn back"
    expect(answered).to_contain_text(no)
    expect(answered).to_contain_text("You may ask again after another move")
    assert faults(mover) == []
    answered.get_by_role("button", name="Close").click()
    assert [look(page) for page in (mover, other)] == made, "nothing is taken back"
    for page in (ann, mira):
        open_tab(page, "Chat")
        expect(page.locator(".chat .rule")).to_have_text(no)
        page.locator("nav button").first.click()
    mover.get_by_role("button", name="Take back").click()
    expect(mover.get_by_role("dialog")).to_contain_text("You may ask again after another move")
    expect(mover.get_by_role("button", name="Ask everybody")).to_have_count(0)
    mover.get_by_role("button", name="Close").click()
    while play_turn(ann, mira) is mover:
        pass
    wait_for_turn(mover)
    mover.get_by_role("button", name="Take back").click()
    mover.get_by_role("button", name="Ask everybody").click()
    expect(asked).to_be_visible()
