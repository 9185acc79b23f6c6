"""The pages: the built web client, its files kept by browsers as long as they are good."""

from __future__ import annotations

import base64
import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

CLIENT = Path(__file__).parent / "client"

#: The first parts of the addresses at which the client has a page; it knows what follows.
PAGES = frozenset(
    {"table", "player", "tables", "next", "replay", "daily", "learn", "rules", "review", "workshop"}
)

#: What is made smaller on its way; pictures and fonts are small already.
PACKED = re.compile(r"\.(css|js|svg|txt)$")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Magnate</title>
<style>
  body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 12vh auto; padding: 0 1rem }
  :root { color-scheme: light dark }
</style>
<h1>The web client is not built</h1>
<p>The server is running, but the pages it should show have not been made from <code>web/</code> yet.
<p>In the project's folder, run <code>make setup</code>, or:
<pre>cd web
npm ci
npm run build</pre>
<p>Then load this page again. The tables themselves can be reached at <code>/api</code>.
</html>
"""  # noqa: E501


class Client(StaticFiles):
    """The files of the built client; the start page and all others are its one page."""

    def __init__(self, folder: Path = CLIENT) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Files are fetched; there is no socket here."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404, "reason": "no such socket"})
            return
        await super().__call__(scope, receive, send)

    async def check_config(self) -> None:
        """A client that is not built yet is no mistake in the set-up."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        parts = Path(path).parts
        if not parts or parts[0] in PAGES:
            return await self._page(scope)
        if re.fullmatch(r"(?!api|assets)[\w/-]+", path, re.ASCII):
            return await self._page(scope, 404)
        if any(part.startswith(".") for part in parts):
            path = "no such file"
        hashed = parts[0] == "assets"
        response = (hashed and self._packed(path, scope)) or await super().get_response(path, scope)
        if path.endswith(".html"):
            response.headers["Content-Security-Policy"] = policy(self._index)
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        return response

    def _packed(self, path: str, scope: Scope) -> Response | None:
        """A file whose name says what is in it, packed once and kept, for those who read it so."""
        wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        full, _ = self.lookup_path(path)
        if not full or not wanted or scope["method"] != "GET" or not PACKED.search(path):
            return None
        told = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed(full), headers=told, media_type=mimetypes.guess_type(path)[0])

    async def shared(self, scope: Scope, head: str) -> Response:
        """The page, with more in its head for those who only look at that."""
        if not self._index.is_file():
            return await self._page(scope)
        html = self._index.read_text(encoding="utf-8").replace("</title>", f"</title>{head}", 1)
        told = {"Cache-Control": "no-cache", "Content-Security-Policy": policy(self._index)}
        return HTMLResponse(html, headers=told)

    async def _page(self, scope: Scope, status: int = 200) -> Response:
        if not self._index.is_file():
            plain = {"Cache-Control": "no-store", "Content-Security-Policy": policy(None)}
            return HTMLResponse(NOT_BUILT, 503, plain)
        response = await super().get_response("index.html", scope)
        if status != 200:
            response.status_code = status
        response.headers["Cache-Control"] = "no-cache"
        response.headers["Content-Security-Policy"] = policy(self._index)
        return response


@lru_cache(maxsize=512)
def packed(file: str) -> bytes:
    """What is in a file, in fewer bytes."""
    return gzip.compress(Path(file).read_bytes(), mtime=0)


def policy(page: Path | None) -> str:
    """What a page may load: this server's files, and the scripts that stand in it."""
    html = NOT_BUILT if page is None else page.read_text(encoding="utf-8")
    scripts = _allowed(re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", html, re.DOTALL))
    styles = _allowed(re.findall(r"<style[^>]*>(.*?)</style>", html, re.DOTALL))
    return (
        f"default-src 'self'; script-src {scripts}; "
        # Older browsers know only the first of these three.
        "style-src 'self' 'unsafe-inline'; "
        f"style-src-elem {styles}; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def _allowed(inline: list[str]) -> str:
    """This server's files, and what stands in the page, by its hash."""
    hashes = [base64.b64encode(sha256(one.encode()).digest()).decode() for one in inline]
    return " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])
