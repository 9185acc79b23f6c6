"""Every action of every game has its number, made from the box of components."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from magnate.engine.decision import CHANCE, Decision
from magnate.engine.game import NotPossible
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.games import GAMES, game
from magnate.research import encoding
from magnate.research.encoding import TOLD
from magnate.research.tables import page
from magnate.research.walk import every_variant, walk
from tests.registry import ROOT, folder_of

TABLES = [(key, seats) for key, one in GAMES.items() for seats in one.seats]
#: The sizes that programs may rely on.
MOST = {"sentient": 19, "nippon": 256, "yokohama": 1024, "carnegie": 1024}


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_offer_and_bar_nothing_outside(key: str, seats: int) -> None:
    for seed, variants in enumerate(every_variant(game(key), seats)):
        assert walk(key, seats, seed, variants=variants) == []


@pytest.mark.parametrize("key", GAMES)
def test_recorded_games_offer_and_bar_nothing_outside(key: str) -> None:
    """Games that bots have played, for those of the best take long: `walk --played` has more."""
    for file in sorted((folder_of(key) / "records").glob("*.txt"))[::10]:
        record = Record.parse(file.read_text(encoding="utf-8"))
        actions = encoding(key, record.seats).actions
        lacks: list[str] = []

        def look(position: Position[Any], lacks: list[str] = lacks, known: Any = actions) -> None:
            asked = position.decision
            if asked is not None and asked.seat != CHANCE:
                lacks.extend(known.unknown(asked))

        record.replay(GAMES[key], watch=look)
        assert lacks == []


def test_a_played_game_offers_and_bars_nothing_outside() -> None:
    assert walk("sentient", 2, 3, played=True) == []


def test_what_is_outside_is_found() -> None:
    actions = encoding("sentient", 2).actions
    strange = Decision(0, "slot", [0, 4], barred=lambda: {5: "SEN-5.2.2"})
    assert actions.unknown(strange) == ["slot:4", "slot:5"]
    assert actions.unknown(Decision(0, "colour", ["red"])) == ["colour:red"]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_actions_are_sorted_by_their_ids_and_told_apart(key: str, seats: int) -> None:
    actions = encoding(key, seats).actions
    assert list(actions.ids) == sorted(set(actions.ids))
    assert len(actions) <= MOST[key]


def test_the_number_of_an_action_is_its_place() -> None:
    actions = encoding("sentient", 2).actions
    position = game("sentient").start(2)
    while position.decision is not None and position.decision.seat < 0:
        position.choose(position.decision.options[0])
    assert position.decision is not None
    named = [actions.ids[number] for number in actions.numbers(position.decision)]
    assert named == position.decision.ids()


def test_another_edition_has_another_catalogue() -> None:
    text = 'game = "sentient"\nname = "more hands"\n[pieces]\nassistants = 7\n'
    edition = game("sentient").edition_of(text)
    more, standard = encoding("sentient", 2, edition).actions, encoding("sentient", 2).actions
    assert set(more.ids) - set(standard.ids) == {"assistants:6", "assistants:7"}
    assert more.hash != standard.hash


def test_every_game_of_magnate_has_its_numbers() -> None:
    assert list(TOLD) == list(GAMES)
    with pytest.raises(NotPossible, match="no game for 9 seats"):
        encoding("sentient", 9)


@pytest.mark.parametrize("key", GAMES)
def test_the_pages_are_what_the_code_says(key: str) -> None:
    assert (ROOT / "docs" / "research" / f"{key}.md").read_text(encoding="utf-8") == page(key)


def test_magnate_alone_imports_no_numpy() -> None:
    said = "import magnate.cli, sys; print('numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
