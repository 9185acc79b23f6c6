"""Words for people: the Fluent files of the games, and what they share, in three languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, Self, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType, fluent_number

from magnate.engine.words import Words
from magnate.games import game

LANGUAGES: Final = ("en", "ru", "ja")


def nth(number: FluentType) -> FluentType:
    """`NTH($slot)`: the rules count from 0, people from 1."""
    return fluent_number(number + 1) if isinstance(number, FluentInt) else number


class Called(str):
    """What a seat is called in a sentence; `reader` if it is the one who reads it."""

    __slots__ = ("reader",)
    reader: bool

    def __new__(cls, name: str, *, reader: bool = False) -> Self:
        """A name, or the word for the reader."""
        called = super().__new__(cls, name)
        called.reader = reader
        return called


def verb(seat: FluentType | str, other: str, reader: str) -> str:
    """`VERB($seat, "takes", "take")`: the form for others, and the one for the reader."""
    return reader if isinstance(seat, Called) and seat.reader else other


def name(seat: FluentType | str, reader: str) -> FluentType | str:
    """`NAME($seat, "you")`: a seat inside a sentence, where the reader is called otherwise."""
    return Called(reader, reader=True) if isinstance(seat, Called) and seat.reader else seat


@cache
def source(folder: Path, language: str) -> str:
    """The Fluent text in a game's folder; what is not written in a language is in English."""
    file = folder / "text" / f"{language}.ftl"
    return (file if file.is_file() else file.with_name("en.ftl")).read_text(encoding="utf-8")


#: What the texts may call beside what Fluent has.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NTH": nth, "VERB": verb, "NAME": name}


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    shared = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    for text in (shared, source(folder, language)):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def bundle(key: str, language: str) -> FluentBundle:
    """The texts of one game in one language."""
    return _bundle(game(key).folder, language)


def plain(folder: Path, language: str, key: str) -> str:
    """A text without arguments, or nothing if the game does not say it.

    >>> plain(game("sentient").folder, "en", "title")
    'Sentient'
    """
    texts = _bundle(folder, language)
    pattern = texts.get_message(key).value if texts.has_message(key) else None
    if pattern is None:
        return ""
    said, _errors = texts.format_pattern(pattern, {})
    return str(said)


def _counted(values: list[Any], plain: Callable[[Any], Any]) -> list[str]:
    """The parts of a list that is told; what stands there twice is counted: "Sales ×2"."""
    words = [value for value in values if isinstance(value, dict) and "seat" not in value]
    parts = []
    for place, value in enumerate(values):
        if value not in words:
            parts.append(str(plain(value)))
        elif value not in values[:place]:
            n = words.count(value)
            parts.append(f"{plain(value)} ×{n}" if n > 1 else str(plain(value)))
    return parts


class MissingText(LookupError):
    """A key without words, or words that cannot be put together."""


def say(
    key: str,
    language: str,
    text: Words,
    names: list[str],
    attribute: str = "",
    *,
    reader: int | None = None,
) -> str:
    """A text in a language; `names` are what the seats are called, but for the reader's own.

    >>> say("sentient", "en", {"key": "option-slot", "args": {"n": 2}}, [])
    'Slot 3'
    """
    texts = bundle(key, language)
    if not texts.has_message(text["key"]):
        raise MissingText(f"{key}: no {text['key']!r} in {language}")
    message = texts.get_message(text["key"])
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"{key}: {text['key']!r} has no {attribute or 'text'!r} in {language}")

    def plain(value: Any) -> Any:
        if isinstance(value, list):
            if len(value) == 1:
                return plain(value[0])
            comma = say(key, language, {"key": "list-separator", "args": {}}, [])
            parts = map(str, map(plain, value))
            told = text["key"].startswith("fact-")
            return comma.join(_counted(value, plain) if told else parts)
        if not isinstance(value, dict):
            return value
        if "seat" not in value:
            return say(key, language, cast("Words", value), names, reader=reader)
        if value["seat"] == reader:
            return Called(say(key, language, {"key": "you", "args": {}}, []), reader=True)
        return Called(names[value["seat"]])

    args = {name: plain(value) for name, value in text["args"].items()}
    said, errors = texts.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{key}: {text['key']!r} in {language}: {errors[0]!r}")
    return str(said)
