"""One truth for the page: what the server says is what its types say, in both languages."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

import pytest
from jsonschema_rs import Draft7Validator

from magnate.engine.decision import CHANCE
from magnate.engine.game import Game
from magnate.engine.position import Position
from magnate.engine.words import decision_json, fact_json, waiting_json
from magnate.games import games
from magnate.server.schemas import Shapes, protocol_schema, view_schema
from tests.games.test_conformance import TABLES, Variants, tables
from tests.play import random_game
from tests.server.conftest import server  # noqa: F401 - a fixture
from tests.server.playing import Server

WEB = Path(__file__).parents[1] / "web"
#: How many positions of a game are passed over for one that is looked at.
STRIDE = 15
#: The games of Magnate, whose views have types; those of others may do without.
typed = pytest.mark.parametrize(
    ("game", "seats", "variants"), [one for one in TABLES if one.values[0] in games().values()]
)


def complaints(validator: Draft7Validator, said: Any) -> list[str]:
    """What is wrong with something said, as a page would get it."""
    found = validator.iter_errors(json.loads(json.dumps(said)))
    return [f"{error.instance_path}: {error.message}" for error in found]


def part(name: str) -> Draft7Validator:
    """Checks what the protocol calls by a name."""
    schema = protocol_schema()
    return Draft7Validator({"$ref": f"#/definitions/{name}", "definitions": schema["definitions"]})


@typed
def test_views_are_what_their_types_say(game: Game[Any], seats: int, variants: Variants) -> None:
    validator, seen = Draft7Validator(view_schema(game)), 0

    def look(position: Position[Any]) -> None:
        nonlocal seen
        seen += 1
        if seen % STRIDE == 1 or position.over:
            for eyes in (None, *range(seats)):
                assert complaints(validator, position.view(eyes)) == []

    random_game(game, seats, 1, variants, each=look)
    assert seen > STRIDE


@tables
def test_decisions_and_facts_are_what_their_types_say(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    decision, words, seen = part("DecisionJson"), part("Words"), 0

    def look(position: Position[Any]) -> None:
        nonlocal seen
        seen += 1
        if seen % STRIDE:
            return
        for fact in position.facts:
            assert complaints(words, fact_json(position, fact)) == []
        if position.decision is not None and position.decision.seat != CHANCE:
            assert complaints(decision, waiting_json(position)) == []
            assert complaints(decision, decision_json(position)) == []

    random_game(game, seats, 1, variants, each=look)
    assert seen > STRIDE


@typed
def test_previews_are_what_their_types_say(game: Game[Any], seats: int, variants: Variants) -> None:
    schema, seen = view_schema(game), 0
    if "Preview" not in schema["definitions"]:
        return
    any_preview = {"anyOf": [{"$ref": "#/definitions/Preview"}, {"type": "null"}]}
    validator = Draft7Validator({**any_preview, "definitions": schema["definitions"]})

    def look(position: Position[Any]) -> None:
        nonlocal seen
        seen += 1
        if seen % STRIDE or position.decision is None or position.decision.seat == CHANCE:
            return
        said = decision_json(position)
        assert said is not None
        for option in said["options"]:
            assert complaints(validator, option["preview"]) == []

    random_game(game, seats, 2, variants, each=look)
    assert seen > STRIDE


@typed
def test_questions_are_what_their_types_say(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    assert game.questions is not None
    schema = view_schema(game)
    asked = {**schema["definitions"]["Questions"], "required": []}
    validator = Draft7Validator({**asked, "definitions": schema["definitions"]})

    def look(position: Position[Any]) -> None:
        decision = position.decision
        if decision is not None and decision.seat != CHANCE:
            assert complaints(validator, {decision.kind: dict(decision.about) or None}) == []

    for seed in range(2):
        random_game(game, seats, seed, variants, each=look)


@pytest.mark.parametrize("key", games())
def test_every_question_has_a_type(key: str) -> None:
    game = games()[key]
    assert game.questions is not None
    said = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    worded = dict(re.findall(r"^ask-(\w+) =(.*(?:\n .*)*)", said, re.MULTILINE))
    shapes = get_type_hints(game.questions)
    assert set(shapes) == set(worded)
    for kind, words in worded.items():
        says = getattr(shapes[kind], "__annotations__", {})
        assert set(re.findall(r"\$(\w+)", words)) <= set(
            get_type_hints(shapes[kind]) if says else {}
        )


@pytest.mark.parametrize("key", games())
def test_frames_are_what_their_types_say(server: Server, key: str) -> None:  # noqa: F811
    validator = part("ServerFrame")
    playing = server.open(game=key)
    for seat in (0, 1, None):
        found = playing.look(seat)
        assert complaints(validator, found["table"]) == []
        assert complaints(validator, found["state"]) == []


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    node = shutil.which("node")
    assert node, "the client's types are made with Node.js: run `make setup`"
    run = subprocess.run(
        [node, "dev/types.mjs", "--check"],
        cwd=WEB,
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


Colour = Literal["red", "blue"]


class Wheel(TypedDict):
    """A wheel."""

    size: tuple[int, int]
    spare: NotRequired[bool]


class Car(TypedDict, total=False):
    """A car."""

    colour: Colour
    doors: dict[Colour, int]
    wheels: list[Wheel | None]
    notes: dict[str, str]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({}, False),
        ({"colour": "red"}, False),
        ({"colour": "green"}, True),
        ({"colour": None}, True),
        ({"doors": {"red": 1, "blue": 2}}, False),
        ({"doors": {"red": 1}}, True),
        ({"doors": {"red": 1, "blue": True}}, True),
        ({"wheels": [None, {"size": [1, 2]}, {"size": [1, 2], "spare": True}]}, False),
        ({"wheels": [{"spare": True}]}, True),
        ({"wheels": [{"size": [1, 2, 3]}]}, True),
        ({"wheels": [{"size": [1, 2], "rim": 1}]}, True),
        ({"notes": {"any": "thing"}}, False),
        ({"notes": {"any": 1}}, True),
        ({"horn": 1}, True),
    ],
)
def test_a_schema_says_what_a_type_says(said: Any, wrong: bool) -> None:  # noqa: FBT001
    shapes = Shapes()
    schema = {**shapes.of(Car), "definitions": shapes.named}
    assert set(shapes.named) == {"Car", "Wheel", "Colour"}
    assert bool(complaints(Draft7Validator(schema), said)) is wrong


def test_a_type_without_a_schema_is_refused() -> None:
    with pytest.raises(TypeError, match="no schema for"):
        Shapes().of(set[int])
