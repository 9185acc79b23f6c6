from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate import EditionError
from magnate.engine.edition import line_of
from magnate.games.sentient import GAME

HEAD = 'game = "sentient"\nname = "My box"\n'


def edition(tmp_path: Path, body: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + body, encoding="utf-8")
    return file


def test_an_edition_lays_its_values_over_the_standard_ones(tmp_path: Path) -> None:
    file = edition(tmp_path, "[robots.TRA-01]\nleft = 0\n")
    mine = GAME.edition(file)
    assert mine.box(GAME.load).robots["TRA-01"].left == 0
    assert mine.box(GAME.load).robots["TRA-02"].left == -1
    assert mine.hash != GAME.standard.hash
    position = magnate.new_game("sentient", seats=2, seed=1, edition=file)
    assert position.state.box.robots["TRA-01"].left == 0


def test_the_hash_is_of_what_is_printed_not_of_where_it_comes_from() -> None:
    remark = GAME.edition_of(HEAD + '[pieces]\nsource = "my own eyes"\n')
    assert remark.hash == GAME.standard.hash
    other = GAME.edition_of(HEAD + "[factory]\nchip = 2\n")
    assert other.hash != GAME.standard.hash


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("[robots.TRA-01]\nleft = 2\n", r"mine.toml:4: .*left: should be .* from -1 to 1, is 2"),
        ("[robots.XXX-01]\nleft = 1\n", r"mine.toml:3: robots.XXX-01: no such entry; known here"),
        ("[robots]\nTRA-01 = 3\n", r"mine.toml:4: robots.TRA-01: should be a table, is 3"),
        ("[robots.TRA-01]\npoints = 9\n", r"max_points: the condition gives at most 9"),
        ('[robots.TRA-01]\ncondition = { kind = "luck" }\n', r"not a condition of the rules"),
        ('[robots.TRA-01]\ntype = "magic"\n', r"should be one of information, .*SEN-1.1"),
        ("[pieces]\nagents = 5\n", r"mine.toml:4: pieces.agents: should be 4, is 5"),
        ("[pieces]\nagents = true\n", r"should be 4, is True"),
        ("[factory]\nadjacent = [[0]]\n", r"the five positions are fixed \(SEN-8.2\)"),
        ("[companies]\nleft = 3\n", r"should be a list of at least four names"),
        ("x = \n", r"mine.toml: Invalid value"),
    ],
)
def test_a_wrong_edition_names_the_line_and_what_would_be_right(
    tmp_path: Path, body: str, message: str
) -> None:
    with pytest.raises(EditionError, match=message):
        GAME.edition(edition(tmp_path, body))


def test_a_condition_is_replaced_as_a_whole() -> None:
    body = '[robots.TRA-01]\ncondition = { kind = "abs_diff", value = 3 }\n'
    robot = GAME.edition_of(HEAD + body).box(GAME.load).robots["TRA-01"]
    assert robot.points[1][4] == robot.points[4][1] == 4
    assert robot.points[1][2] == 0


def test_an_edition_says_its_game_and_name(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('game = "chess"\n', encoding="utf-8")
    with pytest.raises(EditionError, match="should say game = \"sentient\", says 'chess'"):
        GAME.edition(file)
    file.write_text('game = "sentient"\n', encoding="utf-8")
    with pytest.raises(EditionError, match="should say name"):
        GAME.edition(file)
    with pytest.raises(EditionError, match="cannot be read"):
        GAME.edition(tmp_path / "missing.toml")


def test_an_entry_is_found_in_its_table() -> None:
    source = "a = 1\n[t]\na = 2\n[t.u]\nb.c = 3\n"
    assert line_of(source, ("t", "a")) == 3
    assert line_of(source, ("t", "u", "b", "c")) == 5
    assert line_of(source, ("t", "u", "missing")) == 4
    assert line_of(source, ("nowhere",)) is None
