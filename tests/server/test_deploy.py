"""What the container, the compose file, the unit and the proxies name is there."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from typer.testing import CliRunner
from websockets.sync.client import connect
from websockets.typing import Origin

from magnate.cli import app
from magnate.server.settings import Settings
from tests.server.playing import HUMANS, PATIENCE, Server, free_port, until
from tests.server.test_http import error

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
DEPLOYED = ("Dockerfile", "deploy/compose.yaml", "deploy/magnate.service")
SETTINGS = {f"MAGNATE_{one.name.upper()}" for one in fields(Settings)}


def compose() -> Any:
    return yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DEPLOYED)
def test_every_setting_is_one(name: str) -> None:
    named = set(re.findall(r"MAGNATE_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
    assert named
    assert named <= SETTINGS


def test_the_container_copies_files_that_are_there_and_starts_what_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(\S+)", DOCKERFILE, re.MULTILINE)
    assert copied
    assert all((ROOT / one).exists() for one in copied)
    scripts = (
        (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[project.scripts]")[2]
    )
    assert re.search(r"^magnate = ", scripts, re.MULTILINE)
    [command] = re.findall(r"^CMD \[(.+)\]$", DOCKERFILE, re.MULTILINE)
    words = re.findall(r'"([^"]+)"', command)
    helped = CliRunner().invoke(app, [words[0], "--help"])
    assert helped.exit_code == 0
    assert all(word in helped.output for word in words if word.startswith("--"))


def test_the_container_is_given_what_its_build_reads() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    passed = {line[1:] for line in lines if line.startswith("!")}
    assert all((ROOT / one).exists() for one in passed)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    read = {"pyproject.toml", "hatch_build.py", "requirements.lock", "src", "web"}
    assert read | {project["readme"], *project["license-files"]} <= passed


def test_the_container_keeps_its_tables_in_its_volume() -> None:
    [volume] = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert f"MAGNATE_DB={volume}/" in DOCKERFILE
    [user] = re.findall(r"^USER (\S+)$", DOCKERFILE, re.MULTILINE)
    assert f"install -d -o {user} -m 0700 {volume}" in DOCKERFILE


def test_a_port_is_the_same_from_the_server_to_the_proxy() -> None:
    [port] = re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    assert f'"--port", "{port}"' in DOCKERFILE
    assert f"127.0.0.1:{port}/healthz" in DOCKERFILE
    services = compose()["services"]
    assert f"--to magnate:{port}" in services["proxy"]["command"]
    for name in ("Caddyfile", "nginx.conf", "magnate.service"):
        assert port in (ROOT / "deploy" / name).read_text(encoding="utf-8")


def test_the_services_name_each_other() -> None:
    deployed = compose()
    services, volumes, networks = (deployed[key] for key in ("services", "volumes", "networks"))
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(networks)
        named = [one.partition(":")[0] for one in service.get("volumes", ())]
        assert set(named) <= set(volumes)
    magnate = services["magnate"]
    assert (ROOT / "deploy" / magnate["build"] / "Dockerfile").is_file()
    assert "@database/" in magnate["environment"]["MAGNATE_DB"]
    assert (
        magnate["environment"]["MAGNATE_PROXIES"]
        == networks["inside"]["ipam"]["config"][0]["subnet"]
    )


NAME = "games.example.org"
NGINX = """daemon off; pid {folder}/pid; error_log stderr; events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {example}
}}"""
CADDY = """{{
    admin off
    auto_https disable_redirects
    https_port {port}
    storage file_system {folder}/caddy
}}
{example}"""


def nginx(example: str, port: int, keys: str, folder: Path) -> tuple[str, list[str]]:
    """The example on this machine: other ports, and certificates of the test's own."""
    example = re.sub(r"listen \[::\]:.*;", "", example).replace(
        "listen 80;", f"listen {free_port()};"
    )
    example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    example = example.replace(f"/etc/letsencrypt/live/{NAME}", keys)
    command = ["nginx", "-e", "stderr", "-p", str(folder), "-c"]
    return NGINX.format(folder=folder, example=example), command


def caddy(example: str, port: int, keys: str, folder: Path) -> tuple[str, list[str]]:
    """The same of Caddy."""
    tls = f"\ttls {keys}/fullchain.pem {keys}/privkey.pem"
    example = example.replace(f"{NAME} {{", f"{NAME} {{\n{tls}")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config"]
    return CADDY.format(port=port, folder=folder, example=example), command


PROXIES = {"nginx": ("nginx.conf", nginx), "caddy": ("Caddyfile", caddy)}


@contextmanager
def proxy(name: str, folder: Path, server: Server) -> Iterator[int]:
    """One of the example proxies before a server; its port."""
    for program in (name, "openssl"):
        if shutil.which(program) is None:
            missing = f"the example for {name} was not tried: there is no {program}"
            if os.environ.get("CI") == "true":
                pytest.fail(missing)
            pytest.skip(missing)
    request = ["openssl", "req", "-x509", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*request, *kind, *files], check=True, capture_output=True)
    file, make = PROXIES[name]
    example = (ROOT / "deploy" / file).read_text(encoding="utf-8")
    example = example.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    port = free_port()
    made, command = make(example, port, str(folder), folder)
    config, log = folder / "config", folder / "log"
    config.write_text(made, encoding="utf-8")
    with log.open("wb") as said:
        process = subprocess.Popen([*command, str(config)], stdout=said, stderr=said, cwd=folder)
    try:

        def answers() -> bool:
            assert process.poll() is None, log.read_text()
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", port)).close()
                return True
            return False

        until(answers)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_of_the_examples_passes_on_what_the_server_needs(
    start: Callable[..., Server], tmp_path: Path, name: str
) -> None:
    server = start(hosts=NAME, proxies="127.0.0.1", metrics="0.0.0.0/0", tables=1, tables_hour=0.01)
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with proxy(name, tmp_path, server) as port:

        def visitor(address: str) -> httpx.Client:
            way = httpx.HTTPTransport(verify=trusting, local_address=address)
            url, sni = f"https://127.0.0.1:{port}", {"sni_hostname": NAME}

            def named(request: httpx.Request) -> None:
                request.extensions = {**request.extensions, **sni}

            hooks = {"request": [named]}
            return httpx.Client(
                transport=way,
                base_url=url,
                headers={"Host": NAME},
                event_hooks=hooks,
                timeout=PATIENCE,
            )

        with closing(visitor("127.0.0.2")) as ann, closing(visitor("127.0.0.3")) as mira:
            assert "<title>" in ann.get("/").text
            assert ann.get("/metrics").status_code == 404
            error(
                ann.get("/api/games", headers={"Origin": "https://evil.example"}),
                403,
                "wrong-origin",
            )
            known = ann.put("/api/me", json={"name": "Ann"})
            assert "secure" in known.headers["Set-Cookie"].lower()
            opening = {"game": "sentient", "seats": HUMANS}
            opened = ann.post("/api/tables", json=opening)
            assert opened.status_code == 201
            forged = {"X-Forwarded-For": "203.0.113.9"}
            error(ann.post("/api/tables", json=opening, headers=forged), 429, "too-many")
            assert mira.post("/api/tables", json=opening).status_code == 201
        path = f"/api/tables/{opened.json()['id']}/live"
        line = socket.create_connection(("127.0.0.1", port))
        with connect(
            f"wss://{NAME}{path}", sock=line, ssl=trusting, origin=Origin(f"https://{NAME}")
        ) as page:
            page.send('{"type": "hello"}')
            assert '"type":"table"' in str(page.recv(PATIENCE)).replace(" ", "")
    log = server.log.read_text()
    assert "127.0.0.2 POST /api/tables 429" in log
    assert "127.0.0.3 POST /api/tables 201" in log
