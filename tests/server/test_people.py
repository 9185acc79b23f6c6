"""Guests and accounts: known by a cookie, at home on every device."""

from __future__ import annotations

import re
import secrets
import sqlite3
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from magnate.engine.names import proper_name
from magnate.server.bodies import Name
from magnate.server.people_bodies import OwnName
from tests.server.playing import HUMANS, PATIENCE, Playing, Server
from tests.server.test_http import error

PASSWORD = "correct horse"


class Browser:
    """A browser with a jar of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.origin = {"Origin": server.url}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.request(
            method, f"/api/{path}", json=body, headers={**self.origin, **headers}
        )

    def put(self, path: str, body: Any) -> Any:
        return self.ask("PUT", path, body).raise_for_status().json()

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        answer = self.ask("POST", path, body, **headers).raise_for_status()
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.ask("GET", path).raise_for_status().json()

    def guest(self, name: str) -> Browser:
        self.put("me", {"name": name})
        return self

    def account(self, name: str) -> Browser:
        self.guest(name).post("me/account", {"name": name, "password": PASSWORD})
        return self

    def sits(self, table: Playing, seat: int) -> str:
        """Sit down as a page does, with a token of its own."""
        body = {"token": secrets.token_urlsafe(24)}
        bearer = f"Bearer {table.tokens[seat]}"
        token: str = self.post(f"tables/{table.id}/sit", body, Authorization=bearer)["token"]
        table.tokens[seat] = token
        return token

    def tables(self) -> dict[str, Any]:
        return {one["id"]: one for one in self.get("me/tables")}


@pytest.fixture
def browsers(server: Server) -> Iterator[list[Browser]]:
    """Two browsers."""
    two = [Browser(server), Browser(server)]
    yield two
    for one in two:
        one.http.close()


def name() -> str:
    """A name that nobody has."""
    return f"Ada {secrets.token_hex(4)}"


def test_a_guest_is_known_by_a_cookie_no_script_can_read(browsers: list[Browser]) -> None:
    one, other = browsers
    assert one.get("me") is None
    answer = one.ask("PUT", "me", {"name": "Ada", "zone": "Asia/Tokyo", "language": "ja"})
    assert answer.json()["name"] == "Ada"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    me = one.get("me")
    assert (me["name"], me["account"], me["zone"], me["language"]) == (
        *("Ada", False, "Asia/Tokyo"),
        "ja",
    )
    assert other.get("me") is None
    error(other.ask("GET", "me/tables"), 401, "no-token")


@pytest.mark.parametrize("kind", [Name, OwnName])
def test_the_schema_has_the_pattern_of_names(kind: Any) -> None:
    pattern = re.compile(TypeAdapter(kind).json_schema()["pattern"])
    for one in map(chr, [*range(0x20000), *range(0xE0000, 0xE1000)]):
        if unicodedata.category(one) == "Cn":  # newer than this Python
            continue
        try:
            proper = bool(proper_name(f"a{one}b"))
        except ValueError:
            proper = False
        assert bool(pattern.search(f"a{one}b")) is proper, ascii(one)
    assert pattern.search(" \tAnn \n")


@pytest.mark.parametrize("forged", ["x", "x.y", "a" * 32 + "." + "0" * 64, "é.é"])
def test_a_forged_cookie_is_nobodys(browsers: list[Browser], forged: str) -> None:
    cookie = f"magnate={forged}".encode()
    answer = browsers[0].http.get("/api/me", headers=[(b"Cookie", cookie)])
    assert answer.status_code == 200
    assert answer.json() is None


def test_seats_taken_belong_to_the_guest(server: Server, browsers: list[Browser]) -> None:
    one, other = (browser.guest(called) for browser, called in zip(browsers, "AB", strict=True))
    table = server.open([{"kind": "human"}, {"kind": "human", "open": True}], open=True)
    one.sits(table, 0)
    joined = other.post(f"tables/{table.id}/join", {"seat": 1})
    table.tokens[1] = joined["token"]
    assert [seat["name"] for seat in table.look()["table"]["seats"]] == ["A", "B"]
    for seat, browser in enumerate((one, other)):
        (mine,) = browser.tables()[table.id]["mine"]
        assert mine == {
            "seat": seat,
            "token": table.tokens[seat],
            "url": f"/table/{table.id}#{table.tokens[seat]}",
        }
        assert table.look(seat)["table"]["mine"] == [seat]
    table.stretch()
    assert one.tables()[table.id]["mover"] == table.mover


def test_sitting_down_twice_gives_the_same_token(server: Server, browsers: list[Browser]) -> None:
    one, other = (browser.guest("A") for browser in browsers)
    table = server.open()
    invitation, own = table.tokens[0], {"token": secrets.token_urlsafe(24)}
    path, bearer = f"tables/{table.id}/sit", {"Authorization": f"Bearer {invitation}"}
    token = one.post(path, own, **bearer)["token"]
    assert token not in (invitation, own["token"])
    assert one.post(path, own, **bearer)["token"] == token
    assert one.post(path, {"token": token}, **bearer)["token"] == token
    error(other.ask("POST", path, {"token": "x" * 32}, **bearer), 403, "forbidden")
    shared = other.post(path, {"token": "x" * 32}, Authorization=f"Bearer {token}")["token"]
    assert shared == token
    assert table.id not in other.tables()


def test_an_account_shows_the_same_tables_elsewhere(
    server: Server, browsers: list[Browser]
) -> None:
    desk, phone = browsers
    called = name()
    table = server.open()
    desk.guest("Guest").sits(table, 0)
    desk.post("me/account", {"name": called, "password": PASSWORD})
    assert table.id in desk.tables()
    there = server.open()
    phone.guest("Phone").sits(there, 1)
    wrong = phone.ask("POST", "sign-in", {"name": called, "password": "wrong horse"})
    error(wrong, 403, "forbidden")
    me = phone.post("sign-in", {"name": f" {called.upper()} ", "password": PASSWORD})
    assert me["name"] == called
    assert phone.tables().keys() == desk.tables().keys() == {table.id, there.id}
    token = phone.tables()[table.id]["mine"][0]["token"]
    assert token == table.tokens[0]


def test_visits_can_be_ended(browsers: list[Browser]) -> None:
    one, other = browsers
    called = name()
    one.account(called)
    other.post("sign-in", {"name": called, "password": PASSWORD})
    kept = dict(other.http.cookies)
    one.post("sign-out?others=true")
    assert other.get("me") is None
    assert one.get("me")["name"] == called
    other.post("sign-in", {"name": called, "password": PASSWORD})
    one.post("me/password", {"old": PASSWORD, "new": "battery staple"})
    assert other.get("me") is None
    refused = other.ask("POST", "sign-in", {"name": called, "password": PASSWORD})
    error(refused, 403, "forbidden")
    other.post("sign-in", {"name": called, "password": "battery staple"})
    used = dict(other.http.cookies)
    assert used != kept
    other.post("sign-out")
    assert other.get("me") is None
    other.http.cookies.update(used)
    assert other.get("me") is None


def test_a_name_is_had_once(browsers: list[Browser]) -> None:
    one, other = browsers
    called = name()
    one.account(called)
    other.guest("B")
    body = {"name": f"  {called.upper()}", "password": PASSWORD}
    error(other.ask("POST", "me/account", body), 409, "taken")
    error(one.ask("PUT", "me", {"name": "Bob"}), 409, "taken")
    assert one.put("me", {"name": called.upper()})["name"] == called.upper()
    short = other.ask("POST", "me/account", {"name": name(), "password": "short"})
    error(short, 422, "invalid")
    assert "short" not in short.text


@pytest.mark.parametrize("bad", ["\u202eevil", "\u200b", "x" * 41, "a\nb"])
def test_names_are_under_the_rule(browsers: list[Browser], bad: str) -> None:
    error(browsers[0].ask("PUT", "me", {"name": bad}), 422, "invalid")


ELSEWHERE = ["http://evil.example", "http://127.0.0.1:9", "http://203.0.113.7", "null"]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_other_sites_change_nothing(browsers: list[Browser], origin: str) -> None:
    one = browsers[0].guest("A")
    answer = one.ask("PUT", "me", {"name": "Evil"}, Origin=origin)
    error(answer, 403, "wrong-origin")
    assert one.get("me")["name"] == "A"


def test_passwords_cannot_be_tried_for_long(start: Callable[..., Server]) -> None:
    browser = Browser(start(sign_ins=3))
    body = {"name": "Ada", "password": "wrong horse"}
    answers = [browser.ask("POST", "sign-in", body) for _ in range(4)]
    assert [one.status_code for one in answers] == [403, 403, 403, 429]
    assert int(answers[-1].headers["Retry-After"]) > 60
    browser.http.close()


def test_strangers_who_guess_keep_no_owner_out(start: Callable[..., Server]) -> None:
    server = start(sign_ins=3, proxies="127.0.0.0/8")
    owner = Browser(server)
    home, away = "203.0.113.1", "203.0.113.2"
    right, wrong = {"name": "Ada", "password": PASSWORD}, {"name": "Ada", "password": "a" * 9}

    def tries(address: str, body: Any = right, path: str = "sign-in") -> int:
        return owner.ask("POST", path, body, **{"X-Forwarded-For": address}).status_code

    owner.guest("Ada")
    assert tries(home, right, "me/account") == 201
    guesses = [tries(f"198.51.100.{n}", wrong) for n in range(1, 12)]
    assert guesses == [403] * 9 + [429] * 2, "however many they are"
    assert tries(away) == 429
    assert [tries(home, body) for body in (right, wrong, wrong, right)] == [200, 403, 403, 429]
    kept = "\n".join(sqlite3.connect(server.db).iterdump())
    assert not any(one in kept for one in (home, away, "198.51.100"))

    # Where only a stranger has come from, a new password forgets it.
    other = Browser(server)
    other.http.headers["X-Forwarded-For"] = home
    assert other.get("me") is None
    owner.http.headers["X-Forwarded-For"] = "203.0.113.9"
    owner.post("me/password", {"old": PASSWORD, "new": "battery staple"})
    assert len(owner.get("me/export")["places"]) == 1
    owner.http.close()
    other.http.close()


def test_no_password_and_no_cookie_is_kept_or_logged(
    server: Server, browsers: list[Browser]
) -> None:
    one = browsers[0].account(name())
    one.post("sign-out?others=true")
    cookie = one.http.cookies["magnate"]
    kept = "\n".join(sqlite3.connect(server.db).iterdump())
    for place in (kept, server.log.read_text()):
        assert PASSWORD not in place
        assert cookie.partition(".")[0] not in place
    assert "$argon2id$" in kept


def admin(server: Server, *asked: str) -> str:
    """What `magnate admin` says."""
    command = [sys.executable, "-m", "magnate", "admin", *asked, "--db", str(server.db)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_banned_account_is_out(server: Server, browsers: list[Browser]) -> None:
    one = browsers[0]
    called = name()
    table = server.open(HUMANS)
    one.account(called).sits(table, 0)
    admin(server, "ban", called)
    assert one.get("me") is None
    body = {"name": called, "password": PASSWORD}
    error(one.ask("POST", "sign-in", body), 403, "forbidden")
    error(server.http.get(table.path, headers=table.headers(0)), 403, "forbidden")
    admin(server, "unban", called)
    new = admin(server, "reset-password", called).split(" signs in with ")[1].split()[0]
    assert one.post("sign-in", {"name": called, "password": new})["name"] == called
    error(one.ask("POST", "sign-in", body), 403, "forbidden")


def test_a_used_up_invitation_leads_its_own_person_back(
    server: Server, browsers: list[Browser]
) -> None:
    one, two = browsers
    ada = name()
    table = server.open()
    invitation = f"Bearer {table.tokens[0]}"
    key = one.account(ada).sits(table, 0)
    body = {"token": secrets.token_urlsafe(24)}

    def comes(browser: Browser) -> httpx.Response:
        return browser.ask("POST", f"tables/{table.id}/sit", body, Authorization=invitation)

    error(comes(two), 403, "forbidden")
    error(comes(two.guest("Mallory")), 403, "forbidden")
    two.post("sign-in", {"name": ada, "password": PASSWORD})
    assert comes(two).json()["token"] == key
