"""The story of a stretch of a game, to be shown on the board: every fact, and the table then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from magnate.engine.position import Position
from magnate.engine.story import Told, story
from magnate.engine.words import changes, fact_words

from .bodies import Failure
from .frames import Seen, Step, Story
from .hall import FRAMES, Hall
from .retelling import retelling
from .room import Room, as_text
from .tables import Table, in_words

#: Entries of the log that are told at once, at most.
MOST = 60

routes = APIRouter(prefix="/api", responses={s: {"model": Failure} for s in (422, 429, 503)})
Entry = Annotated[int, Query(ge=0, lt=2**31)]
Bearer = Annotated[
    HTTPAuthorizationCredentials | None,
    Depends(HTTPBearer(auto_error=False, description="the token of a seat")),
]


@routes.get(
    "/tables/{id}/story",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {}}},
        **{status: {"model": Failure} for status in (403, 404, 410)},
    },
)
async def tell(
    request: Request,
    id: str,
    bearer: Bearer,
    since: Entry = 0,
    until: Entry = 2**31 - 1,
    *,
    described: bool = False,
) -> Response:
    """What was told from one entry of the log to before another, for a spectator or a seat."""
    hall: Hall = request.app.state.hall
    room = await hall.room(id)
    eyes = None if bearer is None else await hall.seat_of(room, bearer.credentials)
    room.table.show(() if eyes is None else (eyes,))
    until = min(until, room.standing.entries)
    since = min(max(since, until - MOST), until)
    text = await _once(request, room, eyes, since, until, described=described)
    return Response(text, media_type="application/json")


async def _once(
    request: Request, room: Room, eyes: int | None, since: int, until: int, *, described: bool
) -> str:
    """A story as text, made once for all who see the same."""
    version = room.standing.version
    if room.stories_of != version:
        room.stories_of, room.stories = version, {}
    asked = (eyes, since, until, described)
    made = room.stories.get(asked)
    if made is None:
        making = _made(request, room, eyes, since, until, described=described)
        made = asyncio.ensure_future(making)
        if len(room.stories) < FRAMES:
            room.stories[asked] = made
    try:
        return await asyncio.shield(made)
    except Exception:
        room.stories.pop(asked, None)
        raise


async def _made(
    request: Request, room: Room, eyes: int | None, since: int, until: int, *, described: bool
) -> str:
    hall: Hall = request.app.state.hall
    moves = await hall.store.moves(room.table.id, until)
    return await retelling(request).tell(
        request, _text, room.table, moves, eyes, since, until, described=described
    )


def _text(
    table: Table,
    moves: Sequence[tuple[int, int, str]],
    eyes: int | None,
    since: int,
    until: int,
    *,
    described: bool,
) -> str:
    return as_text({**_told(table, moves, eyes, since, until, described=described)})


def _told(
    table: Table,
    moves: Sequence[tuple[int, int, str]],
    eyes: int | None,
    since: int,
    until: int,
    *,
    described: bool,
) -> Story:
    """The story of these moves; it plays them again, which may take a while."""
    position = table.start(tell=not since)
    opening = [Told(fact, position.state.copy()) for fact in position.facts]
    for _, _, id in (move for move in moves if move[0] < since):
        position.choose_id(id)
    before = seen = _seen(position, position.state, eyes, described=described)
    steps: list[Step] = []
    for entry, made in groupby((move for move in moves if move[0] >= since), lambda one: one[0]):
        choices = list(made)
        mover = choices[0][1]
        for told in [*opening, *story(position, [id for _, _, id in choices])]:
            now = _seen(position, told.state, eyes, described=described)
            steps.append(_step(position, told, entry, mover, changes(seen, now)))
            seen = now
        opening = []
    return {"since": since, "until": until, "before": before, "steps": steps}


def _step(position: Position[Any], told: Told, entry: int, mover: int, change: Any) -> Step:
    return {
        "entry": entry,
        "seat": mover if mover >= 0 else None,
        "fact": fact_words(position.game, told.state, told.fact),
        "changes": change,
    }


def _seen(position: Position[Any], state: Any, eyes: int | None, *, described: bool) -> Seen:
    """What these eyes see, in words too where the page has no board of the game."""
    game = position.game
    seen: Seen = {"view": game.view(state, eyes)}
    if described:
        seen["described"] = in_words(game, state, eyes)
    return seen
