"""What the container, the compose file, the unit and the proxies name is there."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from magnate.cli import app
from magnate.server.settings import Settings

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
