"""Words for people: the Fluent files of the games, in three languages."""

from __future__ import annotations

from functools import cache
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
def bundle(key: str, language: str) -> FluentBundle:
    """The texts of one game in one language."""
    bundle = FluentBundle([language], use_isolating=False, functions={"NTH": nth})
    source = (game(key).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


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
