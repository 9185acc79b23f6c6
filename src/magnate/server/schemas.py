"""JSON Schemas of everything a page is told, read off the types.

`python -m magnate.server.schemas` prints them; `npm run types` makes the client's types of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from inspect import getdoc
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from magnate.engine.game import Game
from magnate.games import GAMES

from . import (
    bodies,
    daily,
    editions,
    frames,
    learned,
    lessons,
    people_bodies,
    replays,
    review_frames,
    talk,
)

Schema = dict[str, Any]

PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
ALIASED: Final = {Literal, Union, UnionType}
WHERE: Final = "#/definitions/"
IN_OPENAPI: Final = "#/components/schemas/"
#: The frames of a page, the bodies it sends, and what it gets for a request.
SAID: Final = (bodies.Hello, bodies.ChooseFrame, bodies.ActFrame)
SENT: Final = (
    *(bodies.TableBody, bodies.JoinBody, lessons.LessonBody, *SAID),
    *(people_bodies.MeBody, people_bodies.AccountBody, people_bodies.ChannelBody),
    *(editions.EditionBody, learned.Learned),
)
GOT: Final = (
    *(bodies.GameJson, bodies.ListedTable, bodies.Opened, bodies.SeatLink, bodies.Failure),
    *(people_bodies.Me, people_bodies.MyTable, people_bodies.Profile, people_bodies.Channel),
    people_bodies.PushKey,
    *(
        lessons.LessonJson,
        learned.Learned,
        editions.WorkshopJson,
        editions.EditionRead,
        editions.SharedEdition,
    ),
)
#: What it gets that is no model.
REVIEWED: Final = (
    *(review_frames.HintFrame, review_frames.ReviewFrame),
    *(review_frames.ReviewLink, review_frames.Try),
)
ANSWERS: Final = (frames.Story, replays.Replay, talk.Talk, daily.Daily, daily.Past, *REVIEWED)


class Shapes:
    """The named shapes that a type is made of, each written once."""

    def __init__(self, where: str = WHERE) -> None:
        self._where = where
        self.named: dict[str, Schema] = {}
        self._names: dict[Any, str] = {}

    def of(self, shape: Any) -> Schema:
        """The schema of a type; what has a name is only referred to."""
        if is_typeddict(shape):
            return self._refer(shape.__name__, shape)
        if name := self._name(shape):
            return self._refer(name, shape)
        return self._written(shape)

    def _refer(self, name: str, shape: Any) -> Schema:
        if name not in self.named:
            self.named[name] = {}  # it may refer to itself
            written = self._record(shape) if is_typeddict(shape) else self._written(shape)
            self.named[name].update(written)
        return {"$ref": self._where + name}

    def _record(self, shape: Any) -> Schema:
        """A typed dictionary; the names in its module are those of its parts."""
        module = sys.modules[shape.__module__]
        self.learn(vars(module))
        hints = get_type_hints(shape, include_extras=True)
        optional = {name for name, part in hints.items() if get_origin(part) is NotRequired}
        parts = {name: self.of(part) for name, part in get_type_hints(shape).items()}
        required = shape.__required_keys__ - optional
        return {"description": getdoc(shape), **_object(parts, required)}

    def learn(self, names: Mapping[str, Any]) -> None:
        """Remember what the aliases of a module are called."""
        for name, value in names.items():
            if get_origin(value) in ALIASED:
                self._names[value] = name

    def _name(self, shape: Any) -> str | None:
        """What an alias is called."""
        return self._names.get(shape) if get_origin(shape) in ALIASED else None

    def _written(self, shape: Any) -> Schema:
        if shape is Any:
            return {}
        if shape in PLAIN:
            return {"type": PLAIN[shape]}
        args = get_args(shape)
        match get_origin(shape):
            case origin if origin in {Union, UnionType}:
                return {"anyOf": [self.of(one) for one in args]}
            case origin if origin is Literal:
                return {"enum": list(args)}
            case origin if origin is list:
                return {"type": "array", "items": self.of(args[0])}
            case origin if origin is tuple:
                items, size = [self.of(one) for one in args], len(args)
                return {"type": "array", "items": items, "minItems": size, "maxItems": size}
            case origin if origin in {dict, Mapping}:
                return self._mapping(*args)
        raise TypeError(f"no schema for {shape!r}")

    def _mapping(self, key: Any, value: Any) -> Schema:
        """A mapping; one from names holds all of them."""
        if get_origin(key) is Literal:
            self.of(key)
            names = get_args(key)
            return _object({name: self.of(value) for name in names}, names)
        return {"type": "object", "additionalProperties": self.of(value)}


def _object(parts: dict[str, Schema], required: Any) -> Schema:
    there = [name for name in parts if name in required]
    return {
        "type": "object",
        "properties": parts,
        "required": there,
        "additionalProperties": False,
    }


def view_schema(game: Game[Any]) -> Schema:
    """What a seat is shown of a game, and what it is asked and told of its options."""
    shapes = Shapes()
    shapes.of(get_type_hints(game.view)["return"])
    if game.questions is not None:
        shapes.of(game.questions)
    said = get_type_hints(game.preview).get("return")
    previews = [shapes.of(one) for one in get_args(said) or (said,) if is_typeddict(one)]
    if previews and "Preview" not in shapes.named:
        shapes.named["Preview"] = {"anyOf": previews}
    view = shapes.named.pop("View")
    return {"title": "View", **view, "definitions": shapes.named}


def protocol_schema() -> Schema:
    """The frames, the bodies and the answers."""
    shapes = Shapes()
    shapes.learn(vars(frames))
    shapes.of(frames.ServerFrame)
    for answer in ANSWERS:
        shapes.of(answer)
    modes: list[tuple[type[BaseModel], JsonSchemaMode]] = []
    modes += [(one, "validation") for one in SENT]
    modes += [(one, "serialization") for one in GOT]
    _, models = models_json_schema(modes, ref_template=WHERE + "{model}")
    page = {"anyOf": [{"$ref": WHERE + one.__name__} for one in SAID]}
    named = {name: _model(one) for name, one in models["$defs"].items()}
    named |= {**shapes.named, "PageFrame": page}
    tops = ["ServerFrame", "PageFrame", *(one.__name__ for one in ANSWERS)]
    tops += [one.__name__ for one in (*SENT, *GOT)]
    parts = {name: {"$ref": WHERE + name} for name in tops}
    return {"title": "Protocol", **_object(parts, tops), "definitions": named}


def answered(shape: type, status: int = 200) -> dict[int | str, Schema]:
    """What OpenAPI shall say of a call that answers with a typed dictionary."""
    content = {"application/json": {"schema": {"$ref": IN_OPENAPI + shape.__name__}}}
    return {status: {"description": getdoc(shape), "content": content}}


def complete(openapi: Schema) -> Schema:
    """OpenAPI with the shapes of the frames, to which its answers refer."""
    shapes = Shapes(IN_OPENAPI)
    shapes.learn(vars(frames))
    for shape in (frames.Look, *REVIEWED):
        shapes.of(shape)
    openapi["components"]["schemas"].update(shapes.named)
    return openapi


def _model(schema: Schema) -> Schema:
    """A model without its limits, and without titles that say no more than its names."""
    for part in schema["properties"].values():
        for said in ("title", "minItems", "maxItems"):
            part.pop(said, None)
    del schema["title"]
    return {"additionalProperties": False, **schema}


def schemas() -> dict[str, Schema]:
    """Every schema by its name."""
    views = {f"games/{key}/view": view_schema(game) for key, game in GAMES.items()}
    return {"lib/protocol": protocol_schema(), **views}


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=2)
