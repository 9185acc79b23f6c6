"""Whatever a stranger sends is answered with what would have been right, and changes nothing."""

from __future__ import annotations

import json
import random
import secrets
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magnate import game
from magnate.lessons import course
from tests.server.playing import HUMANS, Json, Playing, Server, until
from tests.server.test_people import PASSWORD, Browser

ODD: list[Any] = [
    None,
    True,
    -1,
    1.5,
    2**31,
    2**63,
    10**400,
    float("nan"),
    float("inf"),
    "",
    "x" * 5000,
    "\ud800",
    "\0",
    "\u202e",
    "stop",
    "__proto__",
    [],
    [[]],
    {},
    {"a": {"b": []}},
]

BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"1",
    b'"x"',
    b"\xff\xfe",
    b"\x00",
    b"NaN",
    b'{"seat": NaN}',
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b"1" * 10_000,
    b'{"seat": 0, "seat": 1}',
    b'{"\xed\xa0\x80": 1}',
    b'{"\\ud800": 1, "game": "\\udfff"}',
    b"game=sentient&seats=2",
    "{}".encode("utf-16"),
]

TABLE: dict[str, Any] = {
    "game": "sentient",
    "seats": HUMANS,
    "seed": 1,
    "edition": None,
    "variants": [],
    "name": "x",
    "open": False,
}


def routes(table: Playing) -> list[str]:
    acts = ("join", "choose", "undo", "restart", "confirm")
    return ["/api/tables", *(f"{table.path}/{act}" for act in acts)]


def refused(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.request.content[:200])
    error = answer.json()["error"]
    assert error["code"]
    assert error["message"]
    assert len(answer.content) < 3000


@pytest.fixture
def table(server: Server) -> Playing:
    return server.open()


def test_bodies_that_are_not_what_they_should_be(server: Server, table: Playing) -> None:
    seat = table.mover
    for route in routes(table):
        for body in BODIES:
            for kind in ("application/json", "text/plain"):
                headers = {"Content-Type": kind, **table.headers(seat)}
                refused(server.http.post(route, content=body, headers=headers))
    assert table.state()["version"] == 1


def test_values_that_are_not_what_they_should_be(server: Server, table: Playing) -> None:
    seat = table.mover
    headers = {"Content-Type": "application/json", **table.headers(seat)}
    choose = {"seat": seat, "version": 1, "option": "procure:1"}
    for key in choose:
        for odd in ODD:
            body = json.dumps({**choose, key: odd})
            refused(server.http.post(f"{table.path}/choose", content=body, headers=headers))
    refused(server.http.post(f"{table.path}/choose", json={**choose, "more": 1}, headers=headers))
    assert table.state()["version"] == 1
    whole = {**choose, "seat": float(seat), "version": 1.0}  # integers, as JSON Schema has them
    assert server.http.post(f"{table.path}/choose", json=whole, headers=headers).status_code == 200


FINE: dict[str, tuple[Any, ...]] = {
    "seed": (None, -1, 2**31, "stop", "__proto__", "\u202e"),
    "variants": ([],),
    "edition": (None,),
    "open": (True,),
    "name": (None, "", "stop", "__proto__"),
    "level": (None,),
}


def test_tables_that_are_not_what_they_should_be(server: Server) -> None:
    headers = {"Content-Type": "application/json"}
    bodies = [(key, odd, {**TABLE, key: odd}) for key in TABLE for odd in ODD]
    bodies += [
        (key, odd, {**TABLE, "seats": [HUMANS[0], {"kind": "human", key: odd}]})
        for key in ("kind", "level", "name", "open")
        for odd in ODD
    ]
    for key, odd, body in bodies:
        answer = server.http.post("/api/tables", content=json.dumps(body), headers=headers)
        if any(odd is one or odd == one for one in FINE.get(key, ())):
            assert answer.status_code == 201, (key, odd, answer.text)
        else:
            refused(answer)


EDITIONS = [
    "x = [" + "[" * 10_000,
    "a." * 5000 + "a = 1",
    "[pieces]\nassistants = nan",
    "[pieces]\nassistants = 1979-05-27",
    "pieces = 1",
    "robots = []",
    "[robots]\nTRA-01 = 1",
    "[robots.TRA-01]\ntype = 1",
    "[robots.TRA-01]\npoints = nan",
    "[robots.TRA-01]\ncondition = 1979-05-27",
    "[robots.TRA-01.condition]\nkind = []",
    "[companies]\nleft = 1979-05-27",
    "[factory]\nadjacent = 1",
    "[factory]\nadjacent = [1]",
    "[factory]\nchip = 9999999999999999999999999",
    "[game]\nrounds = 1e400",
]


@pytest.mark.parametrize("text", EDITIONS)
def test_editions_that_cannot_be(server: Server, text: str) -> None:
    body = {**TABLE, "edition": f'game = "sentient"\nname = "odd"\n{text}'}
    answer = server.http.post("/api/tables", json=body)
    refused(answer)
    assert answer.json()["error"]["code"] == "edition"


def test_a_body_that_is_too_large(server: Server, table: Playing) -> None:
    large = b'{"game": "' + b"x" * 300_000 + b'"}'
    for route in routes(table):
        for content in (large, iter([large[:200_000], large[200_000:]])):
            answer = server.http.post(route, content=content)
            refused(answer)
            assert answer.status_code == 413
            assert answer.json()["error"]["code"] == "too-large"


def test_frames_that_are_not_what_they_should_be(start: Any) -> None:
    server: Server = start(frames=10_000, burst=10_000)
    table = server.open()
    seat = table.mover
    choose = {"type": "choose", "seat": seat, "version": 1, "option": "procure:1"}
    frames: list[str | bytes] = [body.decode("utf-8", "replace")[:15_000] for body in BODIES]
    frames += [b"\x00\xff", json.dumps(choose).encode()]
    frames += [json.dumps({**choose, key: odd}) for key in choose for odd in ODD]
    frames += [json.dumps({"type": kind}) for kind in ("undo", "state", "table", "hello", "ping")]
    with table.page(seat) as page:
        page.wait("state")
        for frame in frames:
            page.socket.send(frame)
            said = page.wait("error")
            assert said["code"] in {"malformed", "illegal", "stale", "forbidden", "too-large"}
            assert said["message"]
        page.send(**choose)
        assert page.wait("state", version=2)["draft"]["length"] == 1
    for hello in [{key: odd} for key in ("tokens", "log") for odd in ODD if odd != []]:
        with table.page(hello=False) as page:
            page.socket.send(json.dumps({"type": "hello", **hello}))
            assert page.next()["type"] == "error"


def test_noise(server: Server, table: Playing) -> None:
    noise = random.Random(7)
    alphabet = '{}[]":,0123456789eE+-.\\utrufalsn type seat version option choose\n\0é'
    with table.page(table.mover) as page:
        page.wait("state")
        for _ in range(40):
            length = noise.randrange(60)
            page.socket.send("".join(noise.choice(alphabet) for _ in range(length)))
            assert page.wait("error")["code"] == "malformed"
            answer = server.http.post(
                f"{table.path}/choose",
                content="".join(noise.choice(alphabet) for _ in range(length)).encode(),
                headers=table.headers(0),
            )
            refused(answer)
    assert table.state()["version"] == 1


def test_a_socket_torn_down_in_the_middle_of_anything(table: Playing) -> None:
    seat = table.mover
    for _ in range(10):
        with table.page(seat) as page:
            page.send(type="choose", seat=seat, version=1, option="nonsense")
            page.socket.socket.shutdown(socket.SHUT_RDWR)
    until(lambda: table.state()["connected"] == [])
    assert table.state()["version"] == 1


def test_whatever_takes_a_body_says_that_it_may_be_no_json_or_too_long(server: Server) -> None:
    described = server.http.get("/api/openapi.json").json()["paths"]
    taking = [
        (f"{method} {path}", operation)
        for path, methods in described.items()
        for method, operation in methods.items()
        if "requestBody" in operation
    ]
    assert taking
    silent = [name for name, said in taking if not {"400", "413"} <= said["responses"].keys()]
    assert silent == []


CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,unsupported_method"
)


def operations(server: Server) -> list[tuple[str, str]]:
    described = server.http.get("/api/openapi.json").json()["paths"]
    return [(method.upper(), path) for path, methods in described.items() for method in methods]


class Examples:
    """Real things for Schemathesis to ask about, and those who may."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.gone = (Browser(server).guest("Ada") for _ in range(2))
        self.name = f"Ada {secrets.token_hex(4)}"
        self.ada.post("me/account", {"name": self.name, "password": PASSWORD})

    def close(self) -> None:
        self.ada.http.close()
        self.gone.http.close()

    def shared_edition(self) -> str:
        text = 'game = "sentient"\nname = "mine"\n'
        found: str = self.ada.post("editions", {"game": "sentient", "text": text})["id"]
        return found

    def review(self, table: Playing) -> str:
        found: str = self.ada.post(f"tables/{table.id}/review")["id"]
        return found

    def finished(self) -> Playing:
        table = self.server.open([HUMANS[0], {"kind": "bot", "level": "random"}])
        table.play_out()
        return table

    def may(self, table: Playing, browser: Browser | None = None) -> dict[str, str]:
        cookie = (browser or self.ada).http.cookies["magnate"]
        return {"Cookie": f"magnate={cookie}", **table.headers(0)}

    def config(self, table: Playing) -> str:
        """What is asked about a table, by somebody who holds a seat there and is known."""
        over = self.finished()
        lesson = next(iter(course(game("sentient"))))
        hook = {"kind": "json", "address": "https://example.org/hook"}
        parameters = {
            "path.id": table.id,
            "path.key": "sentient",
            "path.language": "en",
            "path.name": self.name,
            "path.channel": self.ada.post("me/channels", hook)["id"],
        }
        reviews = [f"/api/reviews/{{id}}{act}" for act in ("", "/stop", "/go-on", "/tries")]
        special: list[tuple[list[str], Json]] = [
            (reviews, {"parameters": {"path.id": self.review(over)}}),
            (["/api/editions/{id}"], {"parameters": {"path.id": self.shared_edition()}}),
            (["/api/games/{key}/lessons/{id}"], {"parameters": {"path.id": lesson}}),
            (["/api/sign-out"], {"headers": self.may(table, self.gone)}),
            (["/api/me"], {"include-method": "DELETE", "headers": self.may(table, self.gone)}),
        ]
        for act in ("leave", "resign", "end", "fill", "open"):  # each ends what others ask with
            one = self.server.open()
            may = {"parameters": {"path.id": one.id}, "headers": self.may(one)}
            special.append(([f"/api/tables/{{id}}/{act}"], may))
        lines = [f"headers = {inline(self.may(table))}", "[parameters]"]
        lines += [f'"{name}" = {json.dumps(value)}' for name, value in parameters.items()]
        for paths, more in special:
            lines += ["[[operations]]", f"include-path = {json.dumps(paths)}"]
            lines += [f"{name} = {inline(value)}" for name, value in more.items()]
        return "\n".join(lines)


def inline(value: Any) -> str:
    """Something as TOML has it in a line."""
    if isinstance(value, str):
        return json.dumps(value)
    return "{ " + ", ".join(f'"{name}" = {json.dumps(one)}' for name, one in value.items()) + " }"


@pytest.mark.parametrize("over", [False, True], ids=["a game that goes on", "a game that is over"])
def test_the_interface_keeps_to_its_own_description(
    server: Server, tmp_path: Path, *, over: bool
) -> None:
    """Schemathesis makes up requests from the OpenAPI description and judges the answers."""
    pytest.importorskip("schemathesis", reason="pip install schemathesis")
    config = tmp_path / "schemathesis.toml"
    with closing(Examples(server)) as examples:
        table = examples.finished() if over else server.open()
        config.write_text(examples.config(table))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"http://127.0.0.1:{server.port}/api/openapi.json", "--checks", CHECKS]
    command += ["--seed", "7", "--no-color", "--generation-database", "none"]
    command += ["--phases", "coverage,fuzzing", "--max-examples", "10"]
    asked = [path for _, path in operations(server)]
    if over:  # what there is to ask of that alone
        asked = [path for path in asked if path.startswith("/api/tables/{id}")]
        command += ["--include-path-regex", r"^/api/tables/\{id\}"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"Tested: {len(asked)}\n" in run.stdout, run.stdout
