"""How many instructions decisions, outlooks and copies take: the same on a busy machine.

`python -m benchmarks.instructions` prints them beside those of an older commit, kept in
`instructions.toml`; with `--keep COMMIT` it writes that file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

import magnate

KEPT = Path(__file__).with_name("instructions.toml")
MISSING = "Instructions: not counted, valgrind is missing (on Debian: apt-get install valgrind)"
#: What is counted, with its place among the numbers that a task gives.
COLUMNS = {
    "decision": ("play", 0),
    "people's decision": ("play", 1),
    "evaluate": ("evaluate", 0),
    "state copy": ("copy state", 0),
    "copy": ("copy", 0),
}
Counts = dict[str, dict[str, int]]


def count(keys: Sequence[str]) -> Counts | None:
    """Instructions by game and by what is done; None without valgrind."""
    if shutil.which("valgrind") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--log-file={folder}/%p.log"]
        command += ["--cachegrind-out-file=/dev/null", sys.executable]
        command += [str(Path(__file__).with_name("counted.py")), folder, *keys]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})
        spent, done = {}, {}
        for file in Path(folder).glob("*.json"):
            name, numbers = json.loads(file.read_text(encoding="utf-8"))
            log = file.with_suffix(".log").read_text(encoding="utf-8")
            (refs,) = re.findall(r"I\s+refs:\s+([\d,]+)", log)
            spent[name], done[name] = int(refs.replace(",", "")), numbers
    return {
        key: {
            column: (spent[f"{key} {what}"] - spent["nothing"]) // done[f"{key} {what}"][place]
            for column, (what, place) in COLUMNS.items()
        }
        for key in keys
    }


def report(keys: Sequence[str]) -> None:
    """Print the instructions, and how many times fewer they are than at the commit kept."""
    counts = count(keys)
    if counts is None:
        print(f"\n{MISSING}")
        return
    kept = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    comparable = kept["python"] == platform.python_version()
    print("\nInstructions at the largest table, in thousands", end="")
    print(f" (in brackets: times fewer than at {kept['commit']})" if comparable else "", end="\n\n")
    print(f"{'':12}" + "".join(f"{column:>24}" for column in COLUMNS))
    for key, row in counts.items():
        cells = []
        for column, n in row.items():
            before = kept["games"].get(key, {}).get(column)
            times = f" ({before / n:.2f})" if comparable and before else ""
            cells.append(f"{f'{n / 1000:,.1f}{times}':>24}")
        print(f"{key:12}" + "".join(cells))


def keep(commit: str, counts: Counts) -> None:
    """Write the figures of a commit down, for later ones to stand beside."""
    lines = [f'commit = "{commit}"', f'python = "{platform.python_version()}"']
    for key, row in counts.items():
        lines += ["", f"[games.{key}]", *(f'"{column}" = {n}' for column, n in row.items())]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Count, and print or keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--keep", metavar="COMMIT", help="write the figures down as this commit's")
    arguments = parser.parse_args()
    keys = arguments.game or [*magnate.games()]
    if not arguments.keep:
        report(keys)
    elif counts := count(keys):
        keep(arguments.keep, counts)
    else:
        print(MISSING)


if __name__ == "__main__":
    main()
