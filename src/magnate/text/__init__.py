"""Words for people: the Fluent files of the games, and what they share, in three languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType, fluent_number

from magnate.engine.words import Words
from magnate.games import game

LANGUAGES: Final = ("en", "ru", "ja")


def nth(number: FluentType) -> FluentType:
    """`NTH($slot)`: the rules count from 0, people from 1."""
    return fluent_number(number + 1) if isinstance(number, FluentInt) else number


@cache
def source(folder: Path, language: str) -> str:
    """The Fluent text in a game's folder; what is not written in a language is in English."""
    file = folder / "text" / f"{language}.ftl"
    return (file if file.is_file() else file.with_name("en.ftl")).read_text(encoding="utf-8")


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"NTH": nth})
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


class MissingText(LookupError):
    """A key without words, or words that cannot be put together."""


def say(key: str, language: str, text: Words, names: list[str], attribute: str = "") -> str:
    """A text in a language; `names` are what the seats are called.

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
    args = {name: _plain(key, language, value, names) for name, value in text["args"].items()}
    said, errors = texts.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{key}: {text['key']!r} in {language}: {errors[0]!r}")
    return str(said)


def _plain(key: str, language: str, value: Any, names: list[str]) -> Any:
    if isinstance(value, list):
        return ", ".join(str(_plain(key, language, one, names)) for one in value)
    if not isinstance(value, dict):
        return value
    if "seat" in value:
        return names[value["seat"]]
    return say(key, language, cast("Words", value), names)
