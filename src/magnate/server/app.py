"""The routes: what `docs/protocol.md` says, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import PlainTextResponse, Response

from magnate.bots import levels
from magnate.engine.game import Game
from magnate.lessons import course
from magnate.text import LANGUAGES, plain, source

from . import (
    attendance,
    consent,
    daily,
    editions,
    hints,
    learned,
    notices,
    people,
    playing_on,
    profiles,
    replays,
    reviews,
    seating,
    sharing,
    talk,
)
from .asking import Bearer, Json, TheHall, client, credentials, failures, routes
from .bodies import (
    ActBody,
    ChooseBody,
    EditionJson,
    GameJson,
    GameWords,
    JoinBody,
    ListedTable,
    Opened,
    SeatLink,
    SitBody,
    TableBody,
    WatchLink,
)
from .clocks import iso
from .clockwork import keep_watch, take_up
from .frames import Look, StateFrame
from .gate import Gate
from .hall import Act, Hall
from .lessons import api as lessons
from .limits import Limits
from .live import live
from .pages import CLIENT, Client
from .retelling import Retelling
from .schemas import answered, complete
from .settings import Settings
from .story import routes as story_routes
from .tables import Refused
from .visitors import Visitor
from .watching import Discreet, Figures, Watched, healthz, metrics
from .wire import Bounds, answer_errors

log = logging.getLogger("magnate.server")

api = routes()


@api.get("/games")
async def list_games(hall: TheHall) -> list[GameJson]:
    """The games of this server."""
    return [
        GameJson(
            key=game.key,
            words={language: _words(game, language) for language in LANGUAGES},
            seats=list(game.seats),
            variants=list(game.variants),
            alternatives=[list(group) for group in game.alternatives],
            assumed=list(game.assumed),
            fits={variant: list(seats) for variant, seats in game.fits.items()},
            edition=EditionJson(name=game.standard.name, hash=game.standard.hash),
            lessons=list(course(game)),
        )
        for game in hall.games.values()
    ]


def _words(game: Game[Any], language: str) -> GameWords:
    said = {key: plain(game.folder, language, key) for key in ("title", "line", "by")}
    facts = [plain(game.folder, language, f"facts-{fact}") for fact in ("weight", "time")]
    variants = {one: plain(game.folder, language, f"variant-{one}") for one in game.variants}
    return GameWords(
        title=said["title"] or game.key,
        line=said["line"],
        by=said["by"],
        facts=[fact for fact in facts if fact],
        variants={one: name or one for one, name in variants.items()},
    )


@api.get(
    "/games/{key}/text/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {}, **failures(404)},
)
async def game_text(key: str, language: str, hall: TheHall, request: Request) -> Response:
    """The words of a game in one language, as Fluent text; its tag is a hash of them."""
    game = hall.games.get(key)
    if game is None or language not in LANGUAGES:
        possible = list(hall.games) if game is None else list(LANGUAGES)
        raise Refused("not-found", f"possible: {', '.join(possible)}", possible=possible)
    text = source(game.folder, language)
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


@api.get("/levels")
async def list_levels() -> list[str]:
    """The bots to choose from, weakest first."""
    return levels()


@api.post("/tables", status_code=201, responses=failures(400, 404, 413))
async def open_table(body: TableBody, hall: TheHall, request: Request) -> Opened:
    """Open a table; the answer alone holds the tokens of its seats."""
    address = client(request)
    request.app.state.limits.table(address)
    table, tokens = await hall.create(body, hall.register.opener(address))
    seats = [None if token is None else _seat(table.id, token) for token in tokens]
    return Opened(id=table.id, seats=seats, watch=_watch(table.id))


@api.get("/tables")
async def list_tables(hall: TheHall) -> list[ListedTable]:
    """The open tables."""
    return [
        ListedTable(
            id=row["id"],
            game=row["game"],
            name=row["name"],
            seats=people.listed_seats(row["seats"]),
            over=row["over"],
            watch=_watch(row["id"]),
            started=iso(row["started"]),
            changed=iso(row["changed"]),
            mover=row["mover"],
            round=row["round"],
            variants=row["variants"],
            seeded=row["seeded"],
            clock=row["clock"],
            until=row["due"] and iso(row["due"]),
        )
        for row in await hall.store.listed(hall.settings.listed_each)
    ]


@api.post("/tables/{id}/join", responses=failures(400, 404, 409, 410, 413))
async def join(id: str, body: JoinBody, hall: TheHall, visitor: Visitor) -> SeatLink:
    """Take a free seat; it belongs to whoever is known by a cookie."""
    room = await hall.room(id)
    if visitor is None:
        token = await hall.join(room, body.seat, body.name, colour=body.colour)
    else:
        token = await seating.join(hall, room, body.seat, body.name, visitor, body.colour)
    return _seat(id, token)


@api.post("/tables/{id}/sit", responses=failures(400, 401, 403, 404, 410, 413))
async def sit(id: str, body: SitBody, hall: TheHall, bearer: Bearer, visitor: Visitor) -> SeatLink:
    """Sit down with an invitation; a seat that has been taken already stays as it is."""
    room = await hall.room(id)
    if visitor is None:
        token = await hall.sit(room, credentials(bearer), body.token)
    else:
        token = await seating.sit(hall, room, credentials(bearer), body.token, visitor)
    return _seat(id, token)


@api.get("/tables/{id}", responses={**answered(Look), **failures(403, 404, 410)})
async def look(
    id: str,
    hall: TheHall,
    bearer: Bearer,
    log: Annotated[int, Query(ge=0, lt=2**31)] = 0,
) -> Json:
    """How a table stands, for a spectator or the seat of the token."""
    room = await hall.room(id)
    holds = [] if bearer is None else [await hall.seat_of(room, bearer.credentials)]
    room.table.show(holds)
    return {
        "table": room.table.message(holds),
        "state": await hall.state(room, holds, log),
        "changed": iso(await hall.store.changed(id)),
    }


@api.get(
    "/tables/{id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **failures(403, 404, 409, 410)},
)
async def record(id: str, hall: TheHall) -> PlainTextResponse:
    """The record of a game that is over."""
    room = await hall.room(id)
    room.table.show(())
    position = room.standing.position
    if not position.over:
        raise Refused("running", "the record can be read once the game is over")
    if room.table.begins_elsewhere:
        raise Refused("running", "this game was played on from another, which has the record")
    text = str(room.table.record(await hall.store.choices(id), position.scores()))
    text += await consent.other_lines(hall.store, id) + hints.told_in_record(room.table)
    disposition = f'inline; filename="{room.table.game.key}-{id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})


async def _act(hall: Hall, id: str, bearer: Bearer, act: Act, body: ActBody) -> Json:
    room = await hall.room(id)
    if await hall.seat_of(room, credentials(bearer)) != body.seat:
        raise Refused("forbidden", f"this token does not open seat {body.seat}")
    known = room.standing.entries
    option = body.option if isinstance(body, ChooseBody) else ""
    await hall.act(room, act, body.seat, body.version, option)
    return await hall.state(room, [body.seat], known)


ACTING = {**answered(StateFrame), **failures(400, 401, 403, 404, 409, 410, 413)}


@api.post("/tables/{id}/choose", responses=ACTING)
async def choose(id: str, body: ChooseBody, hall: TheHall, bearer: Bearer) -> Json:
    """Add a choice to the draft."""
    return await _act(hall, id, bearer, "choose", body)


@api.post("/tables/{id}/undo", responses=ACTING)
async def undo(id: str, body: ActBody, hall: TheHall, bearer: Bearer) -> Json:
    """Take the last choice of the draft back."""
    return await _act(hall, id, bearer, "undo", body)


@api.post("/tables/{id}/restart", responses=ACTING)
async def restart(id: str, body: ActBody, hall: TheHall, bearer: Bearer) -> Json:
    """Empty the draft."""
    return await _act(hall, id, bearer, "restart", body)


@api.post("/tables/{id}/confirm", responses=ACTING)
async def confirm(id: str, body: ActBody, hall: TheHall, bearer: Bearer) -> Json:
    """Make the draft for good."""
    return await _act(hall, id, bearer, "confirm", body)


@api.websocket("/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    """Play or watch a table."""
    await live(socket, socket.app.state.hall, id)


def _seat(id: str, token: str) -> SeatLink:
    return SeatLink(url=f"/table/{id}#{token}", token=token)


def _watch(id: str) -> WatchLink:
    return WatchLink(url=f"/table/{id}")


def create_app(
    settings: Settings | None = None,
    *,
    games: dict[str, Game[Any]] | None = None,
    client: Path = CLIENT,
) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""
    settings = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        logging.getLogger("uvicorn.access").addFilter(Discreet())
        app.state.hall = hall = Hall(settings, games)
        await hall.start()
        await take_up(hall, time.time())
        await daily.stay_fair(hall)
        timekeeper = asyncio.create_task(keep_watch(hall))
        app.state.figures.of(hall)
        app.state.reviews.start(hall)
        yield
        await app.state.reviews.close()
        await app.state.hints.close()
        app.state.retelling.close()
        timekeeper.cancel()
        await asyncio.gather(timekeeper, return_exceptions=True)
        await hall.stop()

    app = FastAPI(
        title="Magnate",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.limits = limits = Limits(settings)
    app.state.figures = figures = Figures(limits)
    answer_errors(app)
    app.state.retelling = Retelling(limits)
    app.state.replays = replays.Replays()
    app.state.hints = hints.Hints()
    app.state.reviews = reviews.Reviews()
    for router in (
        api,
        story_routes,
        people.api,
        profiles.api,
        attendance.api,
        notices.api,
        replays.router,
        playing_on.router,
        sharing.pictures,
        talk.router,
        consent.router,
        daily.router,
        editions.router,
        hints.router,
        reviews.router,
        lessons,
        learned.router,
    ):
        app.include_router(router)
    described = app.openapi
    app.openapi = cache(lambda: complete(described()))  # type: ignore[method-assign]
    app.add_route("/healthz", healthz, include_in_schema=False)
    app.add_route("/metrics", metrics, include_in_schema=False)
    app.state.pages = app.router.default = Client(client)
    app.include_router(sharing.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Gate, settings=settings, limits=limits)
    app.add_middleware(Bounds, body=settings.body)
    app.add_middleware(Watched, figures=figures)
    return app


app = create_app()
