"""Everything that people are asked and told has words in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import magnate.text
from magnate.engine.decision import CHANCE
from magnate.engine.game import Game
from magnate.engine.position import Position
from magnate.engine.words import ask_words, barred_json, fact_json, option_words, rule_words
from magnate.games import GAMES as OWN
from magnate.text import LANGUAGES, bundle, say
from tests import ledger
from tests.games.test_conformance import Variants, tables
from tests.play import random_game
from tests.registry import GAMES

#: A verb that does not go with the reader, in a sentence that begins with them.
THIRD = {
    "en": re.compile(r"\b[Yy]ou (is|has|does|[a-z]+[^s\W]s)\b"),
    "ru": re.compile(r"\b[Вв]ы (не |никого не |ничего не )?[а-яё]+([её]т|ит|[её]тся|ится)\b"),
    "ja": re.compile(r"あなた(さん|様)"),
}


@tables
def test_everything_asked_and_told_has_words_in_every_language(
    game: Game[Any], seats: int, variants: Variants
) -> None:
    names = [f"Seat {seat}" for seat in range(seats)]
    asked: dict[str, Any] = {}

    def look(position: Position[Any]) -> None:
        for told in (
            *(fact_json(position, fact) for fact in position.facts),
            *game.describe(position.state, 0),
        ):
            asked[json.dumps(told, sort_keys=True)] = told, ""
        decision = position.decision
        if decision is None or decision.seat == CHANCE:
            return
        ask = ask_words(game, position.state, decision)
        asked[f"ask {json.dumps(ask)}"] = ask, ""
        asked[f"wait {json.dumps(ask)}"] = ask, "wait"
        said = [option_words(game, position.state, decision, one) for one in decision.options]
        for id, why in decision.why_not().items():
            reasons = barred_json(position, id, why)
            said += [reasons["words"], *([reasons["why"]] if reasons["why"] else [])]
        for words in said:
            asked[json.dumps(words, sort_keys=True)] = words, ""

    for seed in range(2):
        position, _ = random_game(game, seats, seed, variants, each=look)
        for row in game.breakdown(position.state):
            for source in row:
                asked[source] = {"key": f"source-{source}", "args": {}}, ""
    for language in LANGUAGES:
        for text, attribute in asked.values():
            said = say(game.key, language, text, names, attribute)
            assert said.strip()
            assert "{" not in said
            seat = text["args"].get("seat")
            if seat is not None and text["key"].startswith("fact-"):
                mine = say(game.key, language, text, names, reader=seat["seat"])
                assert mine != said
                assert names[seat["seat"]] not in mine
                assert not THIRD[language].search(mine), mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_lines_that_fluent_does_not_read(language: str) -> None:
    folders = (Path(magnate.text.__file__).parents[1], Path(__file__).parents[2] / "web" / "src")
    files = [file for folder in folders for file in folder.rglob(f"{language}.ftl")]
    assert files
    unread = {
        str(file): entry.content
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Junk)
    }
    assert unread == {}


#: A seat's name with a verb after it that has only one form.
UNTURNED = {
    "en": re.compile(r"\{ \$(?:seat|owner) \} (?!cannot )[a-z]+s\b"),
    "ru": re.compile(r"\{ \$seat \} (не |[а-я]+ не )?[а-яё]+([её]т|ит|тся)\b"),
}


@pytest.mark.parametrize("language", UNTURNED)
@pytest.mark.parametrize("key", GAMES)
def test_every_fact_has_both_persons(key: str, language: str) -> None:
    text = (GAMES[key].folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    facts = re.findall(r"(?m)^fact-.*(?:\n[ }].*)*", text)
    assert len(facts) > 5
    unturned = [line for fact in facts for line in fact.splitlines() if "{ $seat }" in line]
    assert [line for line in unturned if UNTURNED[language].search(line)] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_start_page_can_say_what_the_game_is(key: str) -> None:
    said = ("title", "line", "by", "facts-weight", "facts-time")
    variants = [f"variant-{variant}" for variant in GAMES[key].variants]
    for language in LANGUAGES:
        for text in (*said, *variants):
            assert say(key, language, {"key": text, "args": {}}, []).strip()


TEXTS = [(key, "text") for key in GAMES] + [(key, "text/page") for key in OWN]


@pytest.mark.parametrize(("key", "part"), TEXTS)
def test_all_languages_say_the_same_things(key: str, part: str) -> None:
    folder = GAMES[key].folder / part
    said = {
        language: {
            line.split("=")[0].strip()
            for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
            if line and line[0].isalpha() and "=" in line
        }
        for language in LANGUAGES
    }
    assert said["en"] == said["ru"] == said["ja"]
    assert len(said["en"]) > 20


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_a_sentence_in_every_language(key: str) -> None:
    for language in LANGUAGES:
        texts = bundle(key, language)
        for id in ledger.defined(key):
            assert texts.has_message(rule_words(id)["key"]), (language, id)


def test_what_all_games_share_is_said_in_every_language() -> None:
    folder = Path(magnate.text.__file__).parent
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    english, russian, japanese = (re.findall(r"(?m)^([a-z-]+) =", text) for text in texts)
    assert english == russian == japanese
    assert "result-winner" in english
