"""`python -m magnate.lessons [game [lesson]]`: shows lessons step by step, and what is wrong.

Two hundred learners who choose at random go through each; none may get stuck.

`python -m magnate.lessons measure <game> [bot]` measures where points come from.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Final

from magnate.games import GAMES

from .checking import course_problems, problems, show, walk
from .course import course
from .measuring import write

WALKS: Final = 200


def main(asked: list[str]) -> int:
    """Show the lessons asked for; the exit status says whether all is well."""
    if asked[:1] == ["measure"]:
        write(GAMES[asked[1]], asked[2] if asked[2:] else "greedy")
        return 0
    found: list[str] = []
    walks = looks = 0
    for game in [GAMES[asked[0]]] if asked else GAMES.values():
        for lesson in course(game).values():
            if asked[1:] and lesson.id != asked[1]:
                continue
            print(f"── {game.key}, {lesson.id}")
            if asked[1:]:
                print("\n".join(show(lesson)))
            wrong = problems(lesson)
            for seed in range(0 if wrong else WALKS):
                looks += walk(lesson, Random(seed))
                walks += 1
            found += wrong
        if not asked[1:] and course(game):
            found += course_problems(game)
    print("\n".join(found) or f"all is well: {walks:,} random walks, {looks:,} looks, nobody stuck")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
