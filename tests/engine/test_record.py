from __future__ import annotations

import re

import pytest

from magnate import Record, RecordError
from magnate.games.sentient import GAME
from tests.play import random_game

HEAD = f"""\
magnate record 1
game sentient
edition standard {GAME.standard.hash}
seats 2
"""


def game_text() -> str:
    position, record = random_game(GAME, 2, 5)
    record.names, record.scores = ("Ann", "Mira"), tuple(position.scores())
    return str(record)


def test_a_person_can_comment_and_fold_lines() -> None:
    text = game_text()
    edited = text.replace(" slot:", "   # a remark\n0  slot:", 1) if "\n0  slot:" in text else text
    lines = [f"{line}  # note" if line[:1] == "*" else line for line in edited.splitlines()]
    assert Record.parse("\n".join(lines)) == Record.parse(edited)


def test_reading_gives_what_was_written() -> None:
    record = Record.parse(game_text())
    assert record.names == ("Ann", "Mira")
    assert str(record) == game_text()
    assert record.replay(GAME).scores() == [*record.scores]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: should be 'magnate record 1'"),
        ("hello", "line 1: should be 'magnate record 1'"),
        ("magnate record 1\nplayers 3\n", "line 2: 'players' is not a heading; known: game"),
        ("magnate record 1\ngame sentient\n\n", "does not say 'edition'"),
        (HEAD.replace("seats 2", "seats two"), "line 4: should be a number, is 'two'"),
        (HEAD + "\nAnn slot:1\n", "line 6: begins with 'Ann'; a seat or"),
    ],
)
def test_a_damaged_record_names_the_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.parse(text)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("* section:chess", "line 6: 'section:chess' is not legal; legal were: section:inform"),
        ("0 section:service", "line 6: 'section:service' is not this seat's to choose; chance"),
        ("* section:service\n* section:service", "line 7: 'section:service' is not legal"),
    ],
)
def test_an_illegal_record_names_the_line_the_id_and_what_was_legal(
    body: str, message: str
) -> None:
    with pytest.raises(RecordError, match=message):
        Record.parse(f"{HEAD}\n{body}\n").replay(GAME)


def test_choices_after_the_end_are_named() -> None:
    text = game_text() + "0  pass\n"
    with pytest.raises(RecordError, match="'pass' comes after the end of the game"):
        Record.parse(text).replay(GAME)


def test_another_edition_or_other_scores_are_refused() -> None:
    text = game_text()
    with pytest.raises(RecordError, match="played with edition standard 000"):
        Record.parse(text.replace(GAME.standard.hash, "000")).replay(GAME)
    wrong = re.sub(r"scores .*", "scores 1, 2", text)
    with pytest.raises(RecordError, match="says scores 1, 2; it is"):
        Record.parse(wrong).replay(GAME)
