"""Guests, accounts and what belongs to them, between two browsers."""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import click_option, look, wait_for_choice
from tests.browser.server import HUMAN, RANDOM, Server
from tests.server.playing import free_port, until
from tests.server.test_notices import Hook, Mailbox
from tests.server.test_push import Browser as PushBrowser

pytestmark = pytest.mark.browser
PHONE = (390, 844)


@pytest.fixture(scope="module")
def mails() -> Iterator[Mailbox]:
    """A mail server, and what it was given."""
    box = Mailbox()
    smtp = Controller(box, hostname="127.0.0.1", port=free_port())
    smtp.start()
    box.port = smtp.port
    yield box
    smtp.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: Mailbox) -> Iterator[Server]:
    """A server that sends mail, and pushes to this machine."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    sends: dict[str, Any] = {
        "mail": f"127.0.0.1:{mails.port}",
        "mail_tls": "none",
        "private_hooks": 1,
    }
    with closing(Server(database, tables=1000, **sends)) as server:
        yield server.start()


def enter(page: Page, way: str, name: str, head: str = ".head ") -> None:
    """Make an account, or come back to it, from the head of the page."""
    page.locator(f"{head}.who").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(way, exact=True).first.click()
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill("correct horse")
    with page.expect_navigation():
        dialog.locator("button.primary").click()
    if head:
        expect(page.locator(".head .who")).to_contain_text(name)


def test_an_account_brings_tables_to_the_phone(new_page: NewPage, server: Server) -> None:
    name = f"Ada {secrets.token_hex(3)}"
    desk, phone = new_page(), new_page(PHONE)
    desk.goto(server.url)
    desk.get_by_label("Your name").fill("Ada")
    desk.locator("button.play:visible").click()
    wait_for_choice(desk)
    seat = desk.url
    desk.get_by_role("link", name="Magnate").click()
    enter(desk, "Make an account", name)
    phone.goto(server.url)
    phone.locator("button.play:visible").first.wait_for()
    expect(phone.locator(".yours .card")).to_have_count(0)
    enter(phone, "Sign in", name)
    card = phone.locator(".yours .card")
    expect(card).to_contain_text("Your turn")
    assert faults(phone) == []
    card.get_by_role("link", name="Resume").click()
    wait_for_choice(phone)
    assert phone.url == seat
    phone.goto(server.url)
    phone.locator(".head .who").click()
    phone.get_by_role("button", name="Sign out", exact=True).click()
    expect(phone.locator(".yours .card")).to_have_count(0)
    expect(desk.locator(".yours .card")).to_have_count(1)
    enter(phone, "Sign in", name)
    desk.locator(".head .who").click()
    desk.get_by_role("button", name="Sign out elsewhere").click()
    expect(desk.get_by_text("Only this browser is still signed in.")).to_be_visible()
    phone.goto(f"{server.url}/player/me")
    assert phone.request.get(f"{server.url}/api/me").json() is None
    desk.goto(f"{server.url}/player/me")
    with desk.expect_download() as saved:
        desk.get_by_role("link", name="Export everything").click()
    everything = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert everything["person"]["name"] == name
    assert len(everything["seats"]) == 1
    desk.get_by_role("button", name="Delete everything").click()
    desk.get_by_label("Password").fill("correct horse")
    with desk.expect_navigation():
        desk.get_by_role("button", name="Delete", exact=True).click()
    assert desk.request.get(f"{server.url}/api/me").json() is None
    account = {"name": name, "password": "correct horse"}
    assert phone.request.post(f"{server.url}/api/sign-in", data=account).status == 403


def test_two_meet_in_the_lobby_and_agree_to_end(new_page: NewPage, server: Server) -> None:
    desk, phone = new_page(), new_page(PHONE, locale="ru-RU")
    desk.goto(f"{server.url}/?game=sentient")
    desk.get_by_label("Your name").fill("Ada")
    for _ in range(2):
        desk.get_by_role("button", name="Remove seat").last.click()
    desk.locator(".seatlist li").nth(1).get_by_text("Guest").click()
    desk.get_by_role("radiogroup", name="Clock").get_by_text("Days").click()
    desk.get_by_label("Table name").fill("Lunch <b>break</b>")
    desk.locator("button.play:visible").click()
    desk.get_by_role("button", name="Go to the table").click()
    desk.locator(".prompt").first.wait_for()
    desk.goto(f"{server.url}/tables")
    row = desk.get_by_role("article", name="Lunch <b>break</b>")
    expect(row).to_contain_text("begins when all sit")
    expect(desk.get_by_text("Invite to Lunch <b>break</b>")).to_be_visible()
    assert faults(desk) == []

    phone.goto(f"{server.url}/tables/open")
    phone.get_by_role("article", name="Lunch").get_by_role("button").first.click()
    phone.get_by_label("Ваше имя").fill("Оль\u202eга")
    phone.get_by_role("dialog").get_by_role("button", name="Сесть").click()
    expect(phone.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    phone.get_by_label("Ваше имя").fill("Ольга")
    phone.get_by_role("dialog").get_by_role("button", name="Сесть").click()
    phone.locator(".prompt").first.wait_for()
    phone.locator(".head .dots").click()
    phone.get_by_role("button", name="Встать из-за стола").click()
    expect(row).to_contain_text("begins when all sit")
    expect(row).not_to_contain_text("Ольга")
    phone.get_by_role("button", name="Сесть").click()
    phone.get_by_role("dialog").get_by_role("button", name="Сесть").click()
    expect(phone).to_have_url(re.compile("#"))
    phone.goto(f"{server.url}/tables")
    expect(phone.get_by_role("article", name="Lunch")).to_contain_text("осталось")
    assert faults(phone) == []
    expect(row).to_contain_text("left")
    expect(row).to_contain_text("Ольга")

    row.locator("a.go").click()
    desk.locator(".prompt").first.wait_for()
    expect(desk.get_by_role("timer").first).to_be_visible()
    desk.locator(".head .dots").click()
    desk.get_by_role("button", name="Propose to end the game").click()
    phone.get_by_role("article", name="Lunch").locator("a.go").click()
    phone.get_by_role("button", name="Согласиться закончить").click()
    expect(phone.get_by_text("Партия окончена по согласию")).to_be_visible()
    expect(desk.get_by_text("This game was ended by agreement.")).to_be_visible()

    desk.goto(f"{server.url}/tables")
    desk.get_by_role("button", name="Nippon", exact=True).click()
    finished = desk.get_by_role("region", name="Finished")
    expect(finished).to_contain_text("None like this.")
    desk.get_by_role("button", name="All games").click()
    desk.get_by_role("button", name="Rematch").click()
    desk.locator(".prompt").first.wait_for()
    phone.goto(f"{server.url}/tables")
    expect(phone.get_by_role("article", name="Lunch")).to_be_visible()
    phone.goto(f"{server.url}/player/me")
    expect(phone.get_by_role("heading", name="Ольга")).to_be_visible()
    assert faults(phone) == []


LIVE = {"kind": "live", "bank": 600, "increment": 10}


def run_out(server: Server, table: str) -> None:
    """Let the time of whoever is to move be up."""
    with sqlite3.connect(server.db, timeout=20) as connection:
        up = "UPDATE clocks SET since = since - 3600, due = due - 3600 WHERE table_id = ?"
        connection.execute(up, (table,))


def menu(page: Page, act: str) -> None:
    """Do something about one's seat."""
    page.get_by_role("button", name="More about Sentient").click()
    page.get_by_role("dialog").get_by_role("button", name=act).click()


def test_a_bot_stands_in_and_a_seat_is_looked_after_on_a_phone(
    new_page: NewPage, server: Server
) -> None:
    free: dict[str, Any] = {"kind": "human", "open": True}
    seats = [HUMAN, {"kind": "human", "name": "Mira"}, free]
    opened = server.invite("sentient", seats, seed=4, clock=LIVE, stand_in="random")
    id = opened["id"]
    first = server.get(f"/api/tables/{id}")["state"]["decision"]["seat"]
    links = [server.url + link["url"] for link in opened["seats"][:2]]
    if first == 2:
        pytest.fail("another seed is needed: the free seat begins")
    desk, phone = new_page(), new_page(PHONE)
    other = server.invite("sentient", [HUMAN, RANDOM], seed=4)
    phone.goto(server.url + other["seats"][0]["url"])
    wait_for_choice(phone)
    waits = phone.url
    desk.goto(links[first])
    wait_for_choice(desk)
    phone.goto(links[1 - first])
    phone.locator(".prompt").first.wait_for()

    menu(phone, "Hand seat 3 to a bot")
    expect(desk.get_by_role("timer").first).to_be_visible()
    expect(phone.get_by_role("timer")).to_be_visible()
    phone.get_by_role("button", name="More about Sentient").click()
    expect(phone.get_by_role("button", name="Open on another device")).to_be_visible()
    expect(phone.get_by_role("link", name="Next table")).to_have_attribute(
        "href", waits.removeprefix(server.url)
    )
    assert faults(phone) == []
    phone.keyboard.press("Escape")
    phone.goto(f"{server.url}/next")
    expect(phone).to_have_url(waits)
    phone.goto(links[1 - first])
    phone.locator(".prompt").first.wait_for()

    run_out(server, id)
    expect(desk.get_by_text("plays for you until you are back")).to_be_visible()
    expect(phone.get_by_label("Drifter stands in")).to_be_visible()
    desk.get_by_role("button", name="I am back").click()
    expect(desk.get_by_text("plays for you")).to_have_count(0)
    expect(phone.get_by_label("Drifter stands in")).to_have_count(0)

    menu(phone, "Resign")
    phone.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(phone).to_have_url(f"{server.url}/table/{id}")
    expect(phone.locator(".table")).to_be_visible()
    seated = server.get(f"/api/tables/{id}")["table"]["seats"]
    assert [seat["kind"] for seat in seated].count("bot") == 2


def grow_old(server: Server) -> None:
    """Let whoever is to move have been waited for longer than a moment."""
    with sqlite3.connect(server.db, timeout=20) as connection:
        connection.execute("UPDATE tables SET changed = changed - 600")


def test_notices_come_of_the_tables_that_are_not_open_on_any_screen(
    new_page: NewPage, server: Server
) -> None:
    desk, phone = new_page(timezone_id="Asia/Tokyo"), new_page(PHONE)
    name = f"Zoë {secrets.token_hex(3)}"
    opened = [server.invite("sentient", [HUMAN, RANDOM], seed=4) for _ in range(2)]
    desk.goto(server.url + opened[0]["seats"][0]["url"])
    wait_for_choice(desk)
    desk.goto(server.url + opened[1]["seats"][0]["url"])
    wait_for_choice(desk)
    desk.get_by_role("link", name="Magnate").click()
    enter(desk, "Make an account", name)
    phone.goto(server.url)
    enter(phone, "Sign in", name)
    phone.goto(f"{server.url}/tables")
    phone.get_by_role("article").first.locator("a.go").click()
    wait_for_choice(phone)
    on_screen = phone.url.split("/table/")[1].partition("#")[0]
    [away] = [one["id"] for one in opened if one["id"] != on_screen]

    with closing(Hook()) as hook:
        desk.goto(f"{server.url}/tables")
        desk.get_by_role("button", name="Change").click()
        told = desk.get_by_role("dialog", name="Told when it is your turn")
        told.get_by_text("JSON", exact=True).click()
        told.get_by_label("The webhook’s address").fill(hook.url)
        told.get_by_role("button", name="Add").click()
        expect(told.get_by_text("JSON, at once")).to_be_visible()
        grow_old(server)
        until(lambda: hook.said)
        assert [one["id"] for one in hook.said[0]["tables"]] == [away]
        assert all("#" not in one["url"] for one in hook.said[0]["tables"])
        phone.goto(server.url)  # nobody looks at that one either, now
        until(lambda: len(hook.said) > 1)
        assert [one["id"] for one in hook.said[1]["tables"]] == [on_screen]
        told.get_by_role("button", name="Remove").click()
        expect(told.get_by_text("JSON, at once")).to_have_count(0)
    told.get_by_label("from").fill("8")
    told.get_by_label("to", exact=True).fill("22")
    told.get_by_label("to", exact=True).blur()
    hours = {"wakes": 8, "sleeps": 22, "zone": "Asia/Tokyo"}
    until(lambda: hours.items() <= phone.request.get(f"{server.url}/api/me").json().items())


#: A browser whose push service is on this machine: subscribing there needs the real ones.
PUSHED = """
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!applicationServerKey || !userVisibleOnly) throw new Error('what for?')
  return { toJSON: () => ({ endpoint: %s, keys: %s }) }
}"""
#: A browser without windows shows nothing; what its service worker would show is written down.
SHOWN = """() => {
  self.shown = []
  const note = async (title, { body, data }) => void self.shown.push({ title, body, ...data })
  Object.defineProperty(self.registration, 'showNotification', { value: note })
}"""


def deliver(page: Page, url: str, data: Any) -> None:
    """Hand a push to the service worker of a page, as the browser does with what it has opened."""
    line = page.context.new_cdp_session(page)
    known: list[str] = []

    def note(event: Any) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    push = {"origin": url, "registrationId": known[0], "data": json.dumps(data)}
    line.send("ServiceWorker.deliverPushMessage", push)


def test_a_move_of_one_is_told_to_the_other_by_mail_and_push(
    new_page: NewPage, server: Server, mails: Mailbox
) -> None:
    opened = server.invite("sentient", [HUMAN, {"kind": "human", "name": "Mira"}], seed=4)
    id = opened["id"]
    first = server.get(f"/api/tables/{id}")["state"]["decision"]["seat"]
    links = [server.url + link["url"] for link in opened["seats"]]
    with closing(Hook()) as service:
        end = PushBrowser(service.url)
        desk, phone = new_page(), new_page(PHONE)
        phone.context.grant_permissions(["notifications"], origin=server.url)
        keys = end.channel["keys"]
        phone.add_init_script(PUSHED % (json.dumps(end.url), json.dumps(keys)))
        desk.goto(links[first])
        wait_for_choice(desk)
        phone.goto(links[1 - first])
        phone.locator(".prompt").first.wait_for()

        phone.goto(f"{server.url}/tables")
        phone.get_by_role("button", name="Change").click()
        told = phone.get_by_role("dialog", name="Told when it is your turn")
        told.get_by_label("Your address").fill("mira@example.org")
        told.get_by_role("button", name="Add").click()
        told.get_by_label("The code from the mail").fill("0")
        told.get_by_role("button", name="Confirm").click()
        expect(told.get_by_role("alert")).to_have_text("This is not the code.")
        code = mails.mails.pop().get_content().split()[0]
        told.get_by_label("The code from the mail").fill(code)
        told.get_by_role("button", name="Confirm").click()
        expect(told.get_by_label("The code from the mail")).to_have_count(0)
        told.get_by_label("This browser").check()
        expect(told.get_by_text("Push, at once")).to_be_visible()
        assert faults(phone) == []

        for option in ("pass", "confirm"):
            before = look(desk)["version"]
            click_option(desk, option)
            until_other(desk, before)
        grow_old(server)
        until(lambda: mails.mails and service.raw)
        assert mails.mails[0]["To"] == "mira@example.org"
        assert mails.mails[0]["Subject"] == "It is your turn: Sentient"
        assert f"/next/{id}" in mails.mails[0].get_content()
        said = end.opens(service.raw[0][1])
        assert said == {"title": "It is your turn", "body": "Sentient", "url": f"/next/{id}"}
        [worker] = phone.context.service_workers
        worker.evaluate(SHOWN)
        deliver(phone, server.url, said)
        assert until(lambda: worker.evaluate("self.shown")) == [said]
    phone.goto(server.url + said["url"])
    wait_for_choice(phone)


def until_other(page: Page, version: str | None) -> None:
    page.wait_for_function(
        "version => document.querySelector('.table').dataset.version !== version", arg=version
    )
