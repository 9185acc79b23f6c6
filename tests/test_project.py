"""The project as a newcomer finds it: what its pages show works, and nothing odd lies about."""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import tokenize
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import magnate

ROOT = Path(__file__).parents[1]
LISTED = subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=False,
).stdout.split("\0")
FILES = [path for name in LISTED if name and (path := ROOT / name).is_file()]
PAGES = [path for path in FILES if path.suffix == ".md"]
CODE = [path for path in FILES if path.suffix == ".py"]

pytestmark = pytest.mark.skipif(not FILES, reason="not a Git checkout")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language; plain ones are of the language ''."""
    text = (ROOT / page).read_text(encoding="utf-8")
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for said, block in fenced if said == language]


def project() -> dict[str, str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    about: dict[str, str] = settings["project"]
    return about


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    here = [target for target in targets if not re.match(r"[a-z]+:", target)]
    lost = [target for target in here if not (page.parent / target.split("#")[0]).exists()]
    assert lost == []


def test_the_readme_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("README.md", "python")
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - it is our own page
    scores, ranking = re.findall(r"\[[^]]*\]", capsys.readouterr().out)
    assert len(ast.literal_eval(scores)) == len(ast.literal_eval(ranking)) == 3


def test_the_front_door_shows_what_it_offers_and_nothing_else() -> None:
    assert dir(magnate) == sorted(magnate.__all__)
    assert not {"Sequence", "Path", "annotations", "engine"} & {*dir(magnate)}
    assert all(hasattr(magnate, one) for one in magnate.__all__)


def test_the_documented_record_replays() -> None:
    text, message = blocks("docs/record-format.md", "")
    record = magnate.Record.parse(text)
    assert magnate.Record.parse(str(record)) == record
    game = magnate.game(record.game)
    edition = (game.standard.name, game.standard.hash)
    position = replace(record, edition=edition).replay(game)
    assert position.decision is not None
    assert record.names == ("Ann", "Mira")

    lines = text.replace(" ".join(record.edition), " ".join(edition))
    with pytest.raises(magnate.RecordError, match=re.escape(message.strip())):
        magnate.Record.parse(lines.replace("slot:0", "slot:4")).replay(game)


def test_the_documented_edition_is_one(tmp_path: Path) -> None:
    (text,) = blocks("docs/editions.md", "toml")
    file = tmp_path / "first-printing.toml"
    file.write_text(text, encoding="utf-8")
    game = magnate.game("sentient")
    edition = game.edition(file)
    assert edition.name == "first printing"
    assert edition.hash != game.standard.hash


def test_the_documented_edition_error_is_true(tmp_path: Path) -> None:
    (text,) = blocks("docs/editions.md", "toml")
    (message,) = blocks("docs/editions.md", "")
    file = tmp_path / "first-printing.toml"
    file.write_text(text.replace("max_points = 4", "max_points = 5"), encoding="utf-8")
    with pytest.raises(magnate.EditionError, match=re.escape(message.strip())):
        magnate.game("sentient").edition(file)


def test_the_changelog_has_this_version() -> None:
    assert f"## {project()['version']}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_glossary_is_in_order() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| ([^|]+?) \|", page, re.MULTILINE)[1:]
    assert words == sorted(words)


@pytest.mark.parametrize("path", CODE, ids=name)
def test_a_module_is_short_and_well_named(path: Path) -> None:
    assert path.stem not in {"utils", "helpers", "manager", "base", "common", "misc"}
    assert len(lines_of_code(path.read_text(encoding="utf-8"))) <= 400


def lines_of_code(text: str) -> set[int]:
    """The lines of Python that do something: no comments, no sentences about it, none empty."""
    said = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    lines: set[int] = set()
    for token in tokens:
        is_sentence = token.type == tokenize.STRING and token.line.lstrip().startswith('"""')
        if token.type not in said and not is_sentence:
            lines.update(range(token.start[0], token.end[0] + 1))
    return lines


CLIENT = [
    path
    for path in sorted((ROOT / "web/src").rglob("*"))
    if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".gen.ts")
]


@pytest.mark.parametrize("path", CLIENT, ids=lambda path: str(path.relative_to(ROOT / "web/src")))
def test_a_file_of_the_client_is_short(path: Path) -> None:
    text = re.sub(r"(?s)<style>.*?</style>|/\*.*?\*/", "", path.read_text(encoding="utf-8"))
    assert len([line for line in text.splitlines() if line.strip()]) <= 400


def test_no_test_goes_on_for_ever(request: pytest.FixtureRequest) -> None:
    assert 0 < float(request.config.getini("timeout")) <= 300


def test_no_file_is_huge() -> None:
    assert [name(path) for path in FILES if path.stat().st_size > 2**20] == []


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    homes = re.compile(rb"(?<![\w.~$}/-])/(?:home|root|Users|work|tmp)/\w")
    found = [name(path) for path in FILES if homes.search(path.read_bytes())]
    assert found == []


def test_the_lock_of_the_client_names_no_host_and_every_platform() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert [key for key, package in packages.items() if "resolved" in package] == []
    optional = {
        dependency
        for package in packages.values()
        for dependency in package.get("optionalDependencies", {})
    }
    assert [one for one in sorted(optional) if f"node_modules/{one}" not in packages] == []
