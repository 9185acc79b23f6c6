"""The rule ledger: every rule of `docs/rules` is cited by a test; which ones a lesson teaches.

`make ledger` prints it.
"""

from __future__ import annotations

import ast
import re
import sys

from magnate.lessons import course
from tests.registry import GAMES, folder_of, rules_page

RULE = re.compile(r"^- ((?:[A-Z]{3})-[\d.]+[a-z]?)\s", re.MULTILINE)


def defined(game: str) -> list[str]:
    """The ids of a game's rules, in the order of its rules page."""
    return RULE.findall(rules_page(game).read_text(encoding="utf-8"))


def cited(game: str) -> set[str]:
    """The ids that tests of a game cite with `@rule("…")`."""
    ids: set[str] = set()
    for file in sorted(folder_of(game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                ids |= {id for decorator in node.decorator_list for id in _cites(decorator)}
    return ids


def _cites(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Name):
        return []
    if decorator.func.id != "rule":
        return []
    return [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]


def taught(game: str) -> set[str]:
    """The ids that a game's lessons teach."""
    lessons = course(GAMES[game]).values()
    opened = {step.rule for lesson in lessons for step in lesson.steps if step.rule}
    return opened | {id for lesson in lessons for id in lesson.teaches}


def main() -> int:
    """Print two lines a game, and the ids that no test cites and no lesson teaches."""
    missing = 0
    for game in sorted(GAMES):
        rules, tests = defined(game), cited(game)
        open_rules = [id for id in rules if id not in tests]
        print(f"{game} {len(rules) - len(open_rules)}/{len(rules)}")
        if open_rules:
            print("  no test cites:", " ".join(open_rules))
        if unknown := sorted(tests - set(rules)):
            print("  cited, but no rule:", " ".join(unknown))
        missing += len(open_rules) + len(unknown)
        left = [id for id in rules if id not in taught(game)]
        print(f"  taught {len(rules) - len(left)}/{len(rules)}; in no lesson:", " ".join(left))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
