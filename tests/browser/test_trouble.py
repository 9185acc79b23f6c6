"""What pages say of a table that is closed, removed or spoiled, and of a server without room."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import faults
from tests.browser.playing import click_option, look, wait_for_turn
from tests.browser.server import HUMAN, RANDOM, Server
from tests.browser.test_people import PHONE
from tests.server.test_operation import admin
from tests.server.test_trouble import execute, locked

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for two tables, that does not wait long for its disk."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with closing(Server(database, house=2, wait=0.5)) as server:
        yield server.start()


def operate(server: Server, act: str, table: str) -> None:
    """What the operator does, in a thread without the browser's event loop."""
    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(admin, act, table, "--db", str(server.db)).result()
    assert done.returncode == 0, done.stderr


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1].partition("#")[0]


def test_trouble_is_said_to_everybody_with_what_can_be_done(
    new_page: NewPage, server: Server
) -> None:
    desk, phone = new_page(), new_page(PHONE, locale="ru-RU")
    opened = server.open_table("sentient", [HUMAN, {"kind": "human", "name": "Mira"}], seed=4)
    spoiled = server.open_table("sentient", [HUMAN, RANDOM], seed=4)
    for page, link in zip((desk, phone), opened["seats"], strict=True):
        page.goto(server.url + link["url"])
    mover, seen = wait_for_turn(desk, phone)

    # A disk that cannot be written to: said, nothing lost, and then it goes on.
    refused = {desk: "Nothing is lost", phone: "Ничего не потеряно"}[mover]
    with locked(server.db):
        click_option(mover, "pass")
        expect(mover.locator(".refusal")).to_contain_text(refused)
    click_option(mover, "pass")
    expect(mover.locator('[data-option="confirm"]:visible')).to_have_count(1)
    assert look(mover)["version"] != seen["version"]

    # A full house: when to come back, in the language of the page.
    guest = new_page(PHONE, locale="ru-RU")
    guest.goto(server.url)
    guest.locator("button.play:visible").click()
    expect(guest.get_by_role("alert")).to_contain_text("Попробуйте снова через 1 час")

    # A table that the operator closes: nobody can choose any more, both can play it again.
    operate(server, "close", opened["id"])
    expect(desk.get_by_text("Whoever runs this server has closed this table.")).to_be_visible()
    expect(phone.get_by_text("Этот стол закрыл тот, кто ведёт сервер.")).to_be_visible()
    assert look(desk)["ids"] == look(phone)["ids"] == []
    assert faults(phone) == []
    desk.get_by_role("button", name="Rematch").click()
    expect(desk.get_by_text("has closed this table")).to_have_count(0)
    wait_for_url(desk, opened["id"])
    phone.get_by_role("button", name="Реванш").click()
    wait_for_url(phone, opened["id"])
    again = table_of(desk)
    assert table_of(phone) == again
    for page in (desk, phone):
        expect(page.locator(".table[data-version]")).to_be_visible()

    # And one that is deleted.
    operate(server, "delete", again)
    expect(desk.get_by_role("heading", name="This table has been removed")).to_be_visible()
    expect(phone.get_by_role("heading", name="Этот стол удалён")).to_be_visible()
    assert faults(phone) == []
    desk.get_by_role("link", name="Tables").click()
    expect(desk).to_have_url(f"{server.url}/tables")

    # And one that can no longer be read, while all others go on.
    execute(server.db, "UPDATE tables SET edition = '[', version = version + 1 WHERE id <> ''")
    desk.goto(server.url + spoiled["watch"]["url"])
    expect(desk.get_by_role("heading", name="can no longer be opened")).to_be_visible()
    phone.goto(server.url + spoiled["seats"][0]["url"])
    expect(phone.get_by_role("heading", name="Этот стол больше не открыть")).to_be_visible()
    assert faults(phone) == []


def wait_for_url(page: Page, not_: str) -> None:
    page.wait_for_function("id => !location.pathname.includes(id)", arg=not_)
