from __future__ import annotations

import time
from pathlib import Path

import pytest

import magnate
from magnate import EditionError
from magnate.engine.edition import line_of
from magnate.engine.names import proper_name
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


def test_an_entry_comes_before_its_table_and_the_first_of_equals_counts() -> None:
    assert line_of("[t]\nx = 1\n[[t]]\nx = 2\n", ("t", "x")) == 2
    assert line_of("[ t . u ]\n'b' = 1\n", ("t", "u", "b")) == 2
    assert line_of("[t]\n[t.u]\nt.u = 1\n", ("t", "u")) == 2


BOMBS = {
    "blanks in a header": 'x = """\n[' + " " * 100_000 + 'x\n"""\nnosuch = 1\n',
    "a path of keys": "a" + ".a" * 100_000 + " = 1\n",
    "a path in an inline table": "a = {" + "a." * 100_000 + "a = 1}\n",
    "a path of quoted keys": "'=' . \"]\"" * 50_000 + " = 1\n",
    "a path behind a text": 'a = "\\"", ' + "b." * 100_000 + "b = 1\n",
    "brackets": "a = " + "[" * 200_000,
    "tables in tables": "a = " + "{a = " * 50_000,
    "entries": "".join(f"a{n} = 1\n" for n in range(20_000)),
    "texts that do not end": '"""\\' * 50_000,
    "paths under a long header": "[" + "a." * 100_000 + "a]\n" + "b = 1\n" * 10_000,
    "digits": "[pieces]\nagents = " + "9" * 200_000,
}


@pytest.mark.parametrize("body", BOMBS.values(), ids=BOMBS.keys())
def test_no_text_takes_long_to_be_refused(body: str) -> None:
    begun = time.process_time()
    with pytest.raises(EditionError) as refused:
        GAME.edition_of(HEAD + body)
    assert time.process_time() - begun < 1
    assert len(str(refused.value)) < 1000


def test_dots_and_brackets_in_texts_and_remarks_are_no_keys() -> None:
    remark = "# " + "a." * 50 + "[" * 50
    texts = ('"' + "a." * 50 + '[[[[ \\" ]"', "'" + "=" * 6000 + "'", '"""\n' + "{." * 50 + '"""')
    for text in texts:
        mine = GAME.edition_of(f"{HEAD}{remark}\n[pieces]\nsource = {text}\n")
        assert mine.hash == GAME.standard.hash


UNSEEN = ["", "  ", "\u200b", "\u2060", "\u3164", "\u00ad", "\u2800", "\u0301", "\ufe0f"]
STEERING = [
    "Ann\u202e",
    "A\u0000nn",
    "A\nnn",
    "\u2066Ann\u2069",
    "A\u200bnn",
    "A\u2028nn",
    "\ud800",
]


@pytest.mark.parametrize("name", [*UNSEEN, *STEERING, "x" * 41])
def test_a_name_can_be_seen_and_leaves_the_text_round_it_alone(name: str) -> None:
    with pytest.raises(ValueError, match="should"):
        proper_name(name)
    escaped = "".join(f"\\U{ord(one):08x}" for one in name)
    with pytest.raises(EditionError):
        GAME.edition_of(f'game = "sentient"\nname = "{escaped}"\n')


@pytest.mark.parametrize(
    "name", ["Ann", "Мира", "三好 ユキ", "Zoë", "O'Neill, 2nd", "🦊", "نور", "x" * 40]
)
def test_any_other_name_is_kept_as_it_is(name: str) -> None:
    assert proper_name(f" {name} ") == name
    assert GAME.edition_of(f'game = "sentient"\nname = "{name}"\n').name == name
