"""A finished game to share: what a link says of it where only its head is read, and pictures.

The page shows the board as it was left; it is drawn there alone.  A server without a browser draws
the result: as SVG with names and words and, for those who show links, as PNG without letters.
"""

from __future__ import annotations

import asyncio
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from fastapi import APIRouter, Request
from fastapi.responses import Response

from magnate.text import plain

from .asking import TheHall, failures, routes
from .canvas import Canvas
from .hall import Hall
from .pages import Client
from .replays import is_open
from .room import Room
from .tables import Refused, Table

#: The colours of seats where no game has others, as in the client's `base.css`.
COLOURS = ("#d9a514", "#c23b3b", "#7a4fa3", "#2f6db3")
PAPER, INK = "#f4f1ea", "#1f2328"
WIDTH, HEIGHT, MARGIN, BAR = 1200, 630, 70, 620
TOP, LEFT, ROW, THICK = 210, 410, 66, 44
SHOWN = 6

router = APIRouter(include_in_schema=False)
pictures = routes()


@router.get("/replay/{id}")
@router.get("/replay/{id}/{move}")
async def page(id: str, request: Request, hall: TheHall, move: str = "") -> Response:
    """The page of a replay; of a game that is over its head tells the result."""
    client: Client = request.app.state.pages
    try:
        room = await hall.room(id)
    except Refused:
        return await client.shared(request.scope, "")
    if room.table.sealed or not (is_open(room) and room.standing.position.over):
        return await client.shared(request.scope, "")
    here = str(request.base_url).rstrip("/")
    said = {
        "og:type": "website",
        "og:site_name": "Magnate",
        "og:title": title(room.table),
        "og:description": " · ".join(f"{name} {points}" for name, points, _ in standings(room)),
        "og:url": f"{here}/replay/{id}" + (f"/{move}" if move.isdecimal() else ""),
        "og:image": f"{here}/api/tables/{id}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": f"{WIDTH}",
        "og:image:height": f"{HEIGHT}",
        "og:image:alt": title(room.table),
        "twitter:card": "summary_large_image",
    }
    head = "".join(
        f"<meta property={quoteattr(name)} content={quoteattr(value)} />"
        for name, value in said.items()
    )
    return await client.shared(request.scope, head)


PICTURE = failures(403, 404, 409, 410)


@pictures.get(
    "/tables/{id}/picture.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **PICTURE},
)
async def picture(id: str, hall: TheHall) -> Response:
    """The result of a game that is over, drawn with names and sources of points."""
    room = await _finished(hall, id)
    locked = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
    return Response(drawn(room), media_type="image/svg+xml", headers=locked)


@pictures.get(
    "/tables/{id}/picture.png",
    response_class=Response,
    responses={200: {"content": {"image/png": {}}}, **PICTURE},
)
async def preview(id: str, hall: TheHall) -> Response:
    """The same for those who show links: a bar for every seat, and its points."""
    room = await _finished(hall, id)
    image = await asyncio.to_thread(painted, standings(room), sources(room))
    return Response(image, media_type="image/png")


async def _finished(hall: Hall, id: str) -> Room:
    room = await hall.room(id)
    room.table.show(())
    if not room.standing.position.over:
        raise Refused("running", "there is a picture once the game is over")
    return room


def title(table: Table) -> str:
    """The game, and what its table is called."""
    game = plain(table.game.folder, "en", "title") or table.game.key
    return f"{game} · {table.name}" if table.name else game


def standings(room: Room) -> list[tuple[str, int, int]]:
    """Name, points and seat of everybody, the first place first."""
    position, seats = room.standing.position, room.table.seats
    places: list[Any] = sorted(enumerate(position.ranking()), key=lambda one: one[1])
    scores = position.scores()
    named = [seat.name or seat.level or f"{number + 1}" for number, seat in enumerate(seats)]
    return [(named[seat], scores[seat], seat) for seat, _ in places]


def sources(room: Room) -> list[dict[str, int]]:
    """Where the points of every seat came from, as far as they count for it."""
    position = room.standing.position
    return [
        {source: points for source, points in one.items() if points > 0}
        for one in position.game.breakdown(position.state)
    ]


def _parts(points: dict[str, int], most: int) -> list[tuple[str, int, int]]:
    """A bar cut into sources: what, where it begins and how wide it is."""
    total, found = 0, list[tuple[str, int, int]]()
    for source, gained in points.items():
        begin, total = round(BAR * total / most), total + gained
        found.append((source, begin, round(BAR * total / most) - begin))
    return found


def shade(colour: str, step: int) -> str:
    """A colour, or a lighter one beside it.

    >>> shade("#204060", 0), shade("#204060", 1)
    ('#204060', '#637990')
    """
    lighter = (0.0, 0.3, 0.5)[step % 3]
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (255 - one) * lighter):02x}" for one in parts)


def _most(points: list[dict[str, int]]) -> int:
    return max(1, *(sum(one.values()) for one in points))


def drawn(room: Room) -> str:
    """The result as a picture with words."""
    rows, points = standings(room)[:SHOWN], sources(room)
    most, folder = _most(points), room.table.game.folder
    lines = []
    for place, (name, total, seat) in enumerate(rows):
        y = TOP + place * ROW
        short = name if len(name) <= 18 else f"{name[:17]}…"
        bars = "".join(
            f'<rect x="{LEFT + begin}" y="{y}" width="{width}" height="{THICK}"'
            f' fill="{shade(COLOURS[seat % len(COLOURS)], step)}"><title>'
            f"{escape(plain(folder, 'en', f'source-{source}') or source)}: {points[seat][source]}"
            "</title></rect>"
            for step, (source, begin, width) in enumerate(_parts(points[seat], most))
        )
        lines.append(
            f'<text x="70" y="{y + 32}" font-size="32">{escape(short)}</text>{bars}'
            f'<text x="1130" y="{y + 33}" font-size="36" font-weight="700"'
            f' text-anchor="end">{total}</text>'
        )
    name = escape(title(room.table))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" fill="{INK}">'
        f"<title>{name}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<text x="70" y="120" font-size="56" font-weight="700">{name}</text>'
        f'<text x="70" y="164" font-size="26" fill="#575d66">Magnate</text>'
        f"{''.join(lines)}</svg>"
    )


def painted(rows: list[tuple[str, int, int]], points: list[dict[str, int]]) -> bytes:
    """The result as a picture without letters, which need a font: bars and figures."""
    canvas, most = Canvas(WIDTH, HEIGHT, PAPER), _most(points)
    rows = rows[:SHOWN]
    row = (HEIGHT - 2 * MARGIN) // max(3, len(rows))
    top = (HEIGHT - row * len(rows)) // 2
    for place, (_, total, seat) in enumerate(rows):
        colour, y = COLOURS[seat % len(COLOURS)], top + place * row
        for step, (_, begin, width) in enumerate(_parts(points[seat], most)):
            left, right = (MARGIN + at * 4 // 3 for at in (begin, begin + width))
            canvas.box(left, y, right - left, row - 30, shade(colour, step))
        canvas.figures(WIDTH - MARGIN, y, row - 30, f"{total}", INK)
    return canvas.png()
