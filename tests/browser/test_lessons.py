"""Somebody learns in a real browser: every lesson is gone through, at a desk and on a phone."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from magnate.games import GAMES
from magnate.lessons import Lesson, Step, course
from magnate.lessons.checking import kinds
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    MOST,
    click_option,
    look,
    settle,
    tab_to_a_choice,
    wait_for_choice,
    whole_game,
)
from tests.browser.server import Server
from tests.server.playing import PATIENCE, until

LESSONS = [lesson for game in GAMES.values() for lesson in course(game).values()]
SIZES = {"desk": (1440, 900), "folded": (1180, 760), "phone": (390, 844)}
#: Words are longer or wider there, and there is less room.
ON_A_PHONE = {"sentient": "ja", "nippon": "ru", "yokohama": "ja", "carnegie": "ru"}
#: Where what is pointed at lies, and whether anything else of the page lies over it.
POINTED = """(points) => {
  return points.map((point) => {
    const ones = point.split(' ').flatMap((one) => {
      const [, kind, name] = /^(piece|spot):(.*)$/.exec(one) ?? []
      const wanted = name ?? one
      const by = wanted.endsWith('*') ? '^' : ''
      const value = wanted.replace(/\\*$/, '')
      const names = kind ? [`data-${kind}`] : ['data-option', 'data-barred']
      return names.flatMap((n) => [...document.querySelectorAll(`[${n}${by}="${value}"]`)])
    }).filter((e) => e.checkVisibility() && e.getBoundingClientRect().width)
    return ones.map((element) => {
      const box = element.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight
      const part = element.closest('main, aside, header') ?? document.body
      const covered = !part.contains(document.elementFromPoint(x, y))
      const reached = !element.dataset.option || element.tabIndex >= 0
      return {inside, covered, reached}
    })
  })
}"""

#: Those of these options that the bubble lies over.
HIDDEN = """(ids) => ids.filter((id) =>
  [...document.querySelectorAll(`[data-option="${CSS.escape(id)}"]`)].some((element) => {
    const box = element.getBoundingClientRect()
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return element.checkVisibility() && at?.closest('.bubble')
  }))"""

#: The choices in sight that the coach's note lies over.
COVERED = """() => {
  const [note, pane] = ['[role=note]', 'main'].map((one) =>
    document.querySelector(one).getBoundingClientRect())
  return [...document.querySelectorAll('main [data-option]')].filter((e) => {
    const box = e.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return y > pane.top && x > note.left && x < note.right && y > note.top && y < note.bottom
  }).map((e) => e.dataset.option)
}"""


def at(page: Page, step: str) -> None:
    """Wait until the lesson is at a step, and its bubble stands."""
    expect(page.locator(f'[data-step="{step}"] .bubble')).to_be_visible()


def looks_right(page: Page, step: Step, *, phone: bool) -> None:
    """What is pointed at is on the page, not covered, and can be reached; on a phone the first.

    Nor does the bubble lie over all that leads on, nor at a desk over many choices.
    """
    leads = [*step.expect, *step.solution[:1]]
    end = time.monotonic() + PATIENCE
    while True:
        found: list[list[dict[str, Any]]] = page.evaluate(POINTED, list(step.point))
        wanted = [one for one in found if one][:1] if phone else found
        seen = bool(wanted or not step.point) and all(
            ones
            and all(one["reached"] for one in ones)
            and any(one["inside"] and not one["covered"] for one in ones)
            for ones in wanted
        )
        hidden = page.evaluate(HIDDEN, leads)
        options = [] if phone else look(page)["ids"]
        others = page.evaluate(HIDDEN, options)
        if seen and (not leads or set(hidden) < set(leads)) and 5 * len(others) <= len(options):
            return
        assert time.monotonic() < end, (step.id, step.point, found, hidden, others)
        page.wait_for_timeout(50)


def choose(page: Page, id: str) -> None:
    """Click an option on the table."""
    page.locator(f'[data-option="{id}"]:visible').first.click()


def go_through(page: Page, lesson: Lesson, *, phone: bool) -> None:
    """Do all steps, at the first led one with a wrong choice before."""
    tried = False
    for step in lesson.steps:
        at(page, step.id)
        looks_right(page, step, phone=phone)
        if step.kind == "say":
            page.locator(".bubble .primary").click()
        elif step.kind == "goal":
            for id in step.solution:
                seen = look(page)
                choose(page, id)
                settle(page, seen)
            page.locator('[data-outcome="reached"] .bubble .primary').click()
        else:
            if not tried:
                wrong(page, step)
                tried = True
            choose(page, step.expect[0])
    expect(page.locator('[data-outcome="finished"] .bubble')).to_be_visible()


def test_a_map_on_a_phone_comes_to_what_leads_on(server: Server, new_page: NewPage) -> None:
    page = new_page(SIZES["phone"])
    page.goto(f"{server.url}/learn/carnegie/points")
    at(page, "city")
    for city in ("albany:1", "boston:1", "chicago:1", "new_orleans:3"):  # not San Francisco, too
        expect(page.locator(f'[data-option="slot:{city}"]')).to_be_in_viewport(ratio=0.9)
        assert page.evaluate(HIDDEN, [f"slot:{city}"]) == []


def wrong(page: Page, step: Step) -> None:
    """Another choice is shown on a copy, and taken back."""
    ids = page.eval_on_selector_all(
        "[data-option]", "all => all.filter(e => e.checkVisibility()).map(e => e.dataset.option)"
    )
    choose(page, next(id for id in ids if id not in step.expect))
    answer = page.get_by_role("alertdialog")
    expect(answer).to_be_visible()
    assert answer.locator("p").first.inner_text().strip()
    expect(answer.locator(".primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", [key for key in GAMES if course(GAMES[key])])
def test_every_lesson_can_be_gone_through(
    server: Server, new_page: NewPage, game: str, size: str
) -> None:
    page = new_page(SIZES[size], locale=ON_A_PHONE[game] if size == "phone" else "en-GB")
    for lesson in course(GAMES[game]).values():
        page.goto(f"{server.url}/learn/{game}/{lesson.id}")
        go_through(page, lesson, phone=size == "phone")
    kept = page.evaluate("JSON.parse(localStorage.getItem('magnate.lessons'))")
    assert all(one["done"] for one in kept[game]["lessons"].values())


@pytest.mark.parametrize("game", [key for key in GAMES if course(GAMES[key])])
def test_a_lesson_fits_a_small_screen(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(SIZES["folded"])
    lesson = course(GAMES[game])["turn"]
    page.goto(f"{server.url}/learn/{game}/{lesson.id}")
    go_through(page, lesson, phone=False)


def be(page: Page, server: Server, how: str) -> None:
    """Have an account in this browser: make it, or sign in."""
    if how == "me/account":
        assert page.request.put(f"{server.url}/api/me", data={"name": "Lea"}).ok
    said = {"name": "Lea", "password": "a fine password"}
    assert page.request.post(f"{server.url}/api/{how}", data=said).ok


def test_a_lesson_is_left_come_back_to_and_done_from_the_keyboard(
    server: Server, page: Page, new_page: NewPage
) -> None:
    address = f"{server.url}/learn/sentient/points"
    be(page, server, "me/account")
    page.goto(address)
    at(page, "plug")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.option") == "slot:1"
    page.keyboard.press("Enter")
    at(page, "pays")
    expect(page.locator(".bubble .primary")).to_be_focused()
    said = page.locator(".bubble p").first.inner_text()
    expect(page.locator('[role="status"]').filter(has_text=said).first).to_be_attached()
    page.goto(address)
    at(page, "pays")
    page.keyboard.press("u")
    at(page, "plug")
    page.locator(".bubble").get_by_role("button", name="Rule").click()
    expect(page.locator("#panel li.asked")).to_be_visible()
    choose(page, "slot:1")
    at(page, "pays")
    page.get_by_role("link", name="Leave").click()
    going_on = page.get_by_role("link", name=re.compile("Continue lesson 1"))
    expect(going_on).to_contain_text("step 2 of 5")

    other = new_page()  # another device of the same person
    be(other, server, "sign-in")
    other.goto(f"{server.url}/learn/sentient")
    other.get_by_role("link", name=re.compile("Continue lesson 1")).click()
    at(other, "pays")
    other.get_by_role("link", name="Skip lesson").click()
    at(other, "take")
    other.goto(server.url)
    learn = other.locator('a[href="/learn/sentient"]')
    expect(learn).to_contain_text("0 of 5 lessons")
    learn.click()
    other.get_by_role("link", name="I know the game").click()
    expect(learn).to_have_class(re.compile("quiet"))


#: Decisions of a first game that is played without looking; one is played to its end.
HEARD = {"sentient": MOST, "nippon": 12, "yokohama": 12, "carnegie": 12}


#: What an element says in words, without its drawings.
WORDS = """element => {
  const copy = element.cloneNode(true)
  copy.querySelectorAll('svg').forEach((one) => one.remove())
  return copy.textContent
}"""


def plain(text: str) -> str:
    """Words without what a sign left between them."""
    return " ".join(text.split())


class Reader:
    """Somebody who has only what a screen reader says: roles, names, and what is announced."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.todo = page.get_by_role("region", name="What is to be done")
        self.coach = page.get_by_role("note", name="Coach")
        self.said: list[str] = []
        self._tree = page.context.new_cdp_session(page)

    def focused(self) -> str:
        """The accessible name of what has the focus."""
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        about = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        nodes = self._tree.send("Accessibility.getPartialAXTree", about)["nodes"]
        return str(nodes[0].get("name", {}).get("value", "")).strip()

    def hears(self, words: str) -> None:
        """A screen reader is told this."""
        status = self.page.get_by_role("status")
        until(lambda: any(words in plain(one) for one in status.all_inner_texts()))

    def hears_the_question(self) -> None:
        """The question was announced, its choices have different names, and the coach is heard."""
        question = plain(self.todo.locator(".ask").evaluate(WORDS))
        self.hears(question)
        names = (
            self.todo.get_by_role("list", name="Choices").get_by_role("button").all_inner_texts()
        )
        assert names, question
        assert all(names), names
        assert len(set(names)) == len(names), names
        for note in self.coach.all():
            words = plain(note.get_by_role("paragraph").inner_text())
            self.hears(words)
            assert not self.page.evaluate(COVERED)  # for those who see
            if self.said[-1:] != [words]:
                self.said.append(words)

    def plays(self, rng: Random, most: int) -> int:
        """Choose by the keyboard alone until the game is over; how many decisions it took."""
        for decisions in range(most):
            seen = wait_for_choice(self.page)
            if seen["over"]:
                return decisions
            if seen["ids"] == ["confirm"]:
                self.page.keyboard.press("c")
            else:
                self.hears_the_question()
                tab_to_a_choice(self.page, seen["ids"], rng.randrange(1, 4))
                assert self.focused()
                self.page.keyboard.press("Enter")
            settle(self.page, seen)
        return most


@whole_game
@pytest.mark.parametrize("game", HEARD)
def test_a_first_game_is_played_with_the_coach_by_somebody_who_only_hears(
    server: Server, page: Page, game: str
) -> None:
    page.goto(f"{server.url}/learn/{game}")
    start = page.get_by_role("button", name="Start a first game")
    start.focus()
    page.keyboard.press("Enter")
    reader = Reader(page)
    decisions = reader.plays(Random(5), HEARD[game])
    assert len(set(reader.said)) == len(reader.said) > 1  # everything once
    if decisions < HEARD[game]:
        assert len(reader.said) == len(kinds(GAMES[game]))
        end = page.get_by_role("dialog")
        assert re.search(r"(win|wins)\b", end.get_by_role("heading").first.inner_text())
        expect(end.get_by_role("list").get_by_role("listitem")).to_have_count(2)
        assert end.evaluate("dialog => dialog.contains(document.activeElement)")


def test_the_coach_lies_over_no_choice_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(SIZES["phone"])
    page.goto(server.url)
    page.locator('a[href="/learn/sentient"]').click()
    page.locator(".first button").click()
    note = page.get_by_role("note", name="Coach")
    heard: list[str] = []
    while len(heard) < 4:
        seen = wait_for_choice(page)
        kinds = {id.split(":")[0] for id in seen["ids"]} - {"confirm"}
        kind = "turn" if "procure" in kinds else next(iter(kinds), None)
        if kind is not None and kind not in heard:
            expect(note).to_be_visible()
            heard.append(kind)
            assert not page.evaluate(COVERED)
        elif kind is not None:
            expect(note).to_have_count(0)
        click_option(page, "procure:1" if "procure:1" in seen["ids"] else seen["ids"][0])
        settle(page, seen)
    assert sorted(heard) == ["assistants", "block", "slot", "turn"]


def test_the_coach_is_silent_where_the_same_is_asked_again(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/learn/yokohama")
    page.locator(".first button").click()
    note = page.get_by_role("note", name="Coach")
    spoken: list[list[str]] = []
    while len(spoken) < 3:  # the first assistant is a turn's; the second and the third are alike
        seen = wait_for_choice(page)
        places = [id for id in seen["ids"] if id.startswith("place:")]
        if places:
            expect(note).to_have_count(0 if len(spoken) == 2 else 1)
            spoken.append(note.all_inner_texts())
        click_option(page, (places or seen["ids"])[0])
        settle(page, seen)


@pytest.mark.parametrize("locale", ["en-GB", "ru", "ja"])
def test_rules_are_searched_linked_and_printed_on_a_page(
    server: Server, new_page: NewPage, locale: str
) -> None:
    page = new_page(locale=locale)
    page.goto(f"{server.url}/rules/sentient#SEN-5.3.1")
    expect(page.locator('[id="SEN-5.3.1"]')).to_be_focused()
    chapters = page.locator("main section h2")
    assert chapters.count() > 10
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("SEN-10.3")
    expect(page.locator("main section p")).to_have_count(1)
    page.goto(f"{server.url}/rules/sentient/aid")
    expect(page.locator(".sheet li").first).to_be_visible()
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
