from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx
import pytest

from magnate.server.app import create_app
from magnate.server.pages import PAGES
from magnate.server.settings import Settings
from magnate.server.watching import Discreet
from tests.server.playing import Server

SCRIPT = "document.documentElement.dataset.theme = 'dark'"
INDEX = f"<!doctype html><title>Magnate</title><script>{SCRIPT}</script>" + "<p>" * 500


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".sources").write_text("private")
    (folder / "assets" / "index-1a2b3c.js").write_text("let a = 1")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def get(client: Path, path: str, **headers: str) -> httpx.Response:
    async def fetch() -> httpx.Response:
        app = create_app(Settings(db=str(client.parent / "magnate.db")), client=client)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.get(path, headers=headers)

    return asyncio.run(fetch())


@pytest.mark.parametrize("path", ["/", "/table/k3f9", "/table/k3f9/a-token", "/table/k3f9?x=1"])
def test_the_start_page_and_every_table_are_the_one_page(client: Path, path: str) -> None:
    page = get(client, path)
    assert page.status_code == 200
    assert page.text == INDEX
    assert page.headers["Cache-Control"] == "no-cache"
    assert page.headers["Content-Encoding"] == "gzip"
    assert page.headers["Referrer-Policy"] == "no-referrer"
    said = page.headers["Content-Security-Policy"].split("; ")
    rules = dict(one.split(" ", 1) for one in said)
    for kind in ("script-src", "style-src-elem"):
        assert "unsafe" not in rules[kind]
    assert "'sha256-" in page.headers["Content-Security-Policy"]


def test_a_file_of_the_client_is_packed_once_and_kept(client: Path) -> None:
    file = client / "assets" / "index-1a2b3c.js"
    for _ in range(2):
        answer = get(client, "/assets/index-1a2b3c.js")
        assert answer.text == "let a = 1"
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Vary"] == "Accept-Encoding"
        file.write_text("no name stands for two things")
    plain = get(client, "/assets/index-1a2b3c.js", **{"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert get(client, "/assets/nothing.js").status_code == 404


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/k3f9", "/nowhere/at/all"])
def test_every_page_says_what_it_may_load(client: Path, path: str) -> None:
    for folder in (client, client.parent / "not built"):
        page = get(folder, path)
        if page.headers["Content-Type"].startswith("text/html"):
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    assert get(client, path).headers["Content-Type"].startswith("text/html")


@pytest.mark.parametrize("path", [*sorted(PAGES), "replay/k3f9k3f9k3/2", "away.html", "nowhere"])
def test_every_page_of_a_real_server_says_so(server: Server, path: str) -> None:
    page = server.http.get(f"/{path}")
    assert page.headers["Content-Type"].startswith("text/html")
    assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]


def test_hashed_files_are_kept_and_others_are_asked_for_again(client: Path) -> None:
    assert "immutable" in get(client, "/assets/index-1a2b3c.js").headers["Cache-Control"]
    icon = get(client, "/icon.svg")
    assert icon.headers["Cache-Control"] == "no-cache"
    again = get(client, "/icon.svg", **{"If-None-Match": icon.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/assets/gone.js", "/.sources", "/..%2fsecret.txt", "/api/nothing", "/%00"],
)
def test_what_is_not_there_is_not_found(client: Path, path: str) -> None:
    answer = get(client, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


def test_a_client_that_is_not_built_is_explained(tmp_path: Path) -> None:
    page = get(tmp_path / "client", "/")
    assert page.status_code == 503
    assert "npm run build" in page.text
    assert get(tmp_path / "client", "/icon.svg").status_code == 404


def test_no_token_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("test.access")
    log.addFilter(Discreet())
    with caplog.at_level(logging.INFO):
        log.info('%s "%s %s" %d', "127.0.0.1", "GET", "/table/k3f9/secret-token?x=1", 200)
    assert caplog.messages == ['127.0.0.1 "GET /table/k3f9/…?x=1" 200']


def test_settings_come_from_the_environment() -> None:
    given = {"MAGNATE_DB": "postgresql://host/m", "MAGNATE_PAUSE": "0.2", "MAGNATE_THINKERS": "1"}
    settings = Settings.from_environment(given)
    assert settings.url == "postgresql+asyncpg://host/m"
    assert (settings.pause, settings.thinkers) == (0.2, 1)
    with pytest.raises(ValueError, match="MAGNATE_PAUSE should be a number"):
        Settings.from_environment({"MAGNATE_PAUSE": "soon"})
