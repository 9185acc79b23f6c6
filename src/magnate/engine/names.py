"""Names that people give: to themselves, to their tables, to their editions."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

NAME = 40
#: Controls, what steers the text round it or is not seen at all, lone surrogates, breaks of lines.
STEERING = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
#: Letters, marks and signs that print nothing.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
#: The kinds of characters that can be seen by themselves.
SEEN = frozenset("LNPS")


def proper_name(name: str) -> str:
    """The name without blanks round it; a `ValueError` says why it is none.

    >>> proper_name(" Мира 3 ")
    'Мира 3'
    """
    name = name.strip()
    if len(name) > NAME:
        raise ValueError(f"should have at most {NAME} characters")
    if any(one in BLANK or unicodedata.category(one) in STEERING for one in name):
        raise ValueError("should hold no control characters and none that cannot be seen")
    if not any(unicodedata.category(one)[0] in SEEN for one in name):
        raise ValueError("should have at least one character that can be seen")
    return name


def distinct(names: Sequence[str]) -> list[str]:
    """Names that can be told apart: those that stand there more than once are numbered.

    >>> distinct(["greedy", "random", "greedy"])
    ['greedy 1', 'random', 'greedy 2']
    """
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
