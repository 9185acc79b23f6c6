"""A catalogue: every action that a game can ever offer, each with its number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from magnate.engine.decision import Decision


class Catalogue:
    """The actions of a game, an edition and a number of seats, in the order of their ids.

    `questions` holds, for every kind of question, what might be answered, made from the box of
    components and not from play.  The number of an action is its place among the sorted ids.  In
    play options are looked up as they are: no id is written.

    >>> catalogue = Catalogue({"slot": range(3), "block": ["none", "left", None]})
    >>> catalogue.ids
    ('block:left', 'block:none', 'slot:0', 'slot:1', 'slot:2', 'stop')
    >>> catalogue.numbers(Decision(0, "slot", [2, None]))
    [4, 5]
    """

    __slots__ = ("_numbers", "hash", "ids", "kinds")

    def __init__(self, questions: Mapping[str, Iterable[Any]]) -> None:
        plain: dict[str, list[Any]] = {kind: [] for kind in questions}
        named: dict[Any, str] = {}
        for kind, options in questions.items():
            asked: Decision[Any] = Decision(0, kind, ())
            for one in options:
                if isinstance(one, tuple | None):
                    named[one] = asked.id_of(one)  # the same whatever is asked
                else:
                    plain[kind].append(one)
        ids = {f"{kind}:{one}" for kind, values in plain.items() for one in values}
        self.ids: tuple[str, ...] = tuple(sorted(ids | set(named.values())))
        self.kinds: tuple[str, ...] = tuple(sorted(questions))
        self.hash: str = sha256("\n".join(self.ids).encode()).hexdigest()[:12]
        place = {id: number for number, id in enumerate(self.ids)}
        everywhere = {one: place[id] for one, id in named.items()}
        self._numbers: dict[str, dict[Any, int]] = {
            kind: {**everywhere, **{one: place[f"{kind}:{one}"] for one in values}}
            for kind, values in plain.items()
        }

    def __len__(self) -> int:
        return len(self.ids)

    def number(self, kind: str, option: Any) -> int:
        """The number of an answer to a question of this kind; `KeyError` if it is none."""
        return self._numbers[kind][option]

    def numbers(self, decision: Decision[Any]) -> list[int]:
        """The numbers of all options of a decision, in the order they are offered."""
        known = self._numbers[decision.kind]
        return [known[option] for option in decision.options]

    def unknown(self, decision: Decision[Any]) -> list[str]:
        """The ids of what a decision offers or bars and the catalogue lacks: always none."""
        known: Mapping[Any, int] = self._numbers.get(decision.kind, {})
        barred = decision.barred() if decision.barred else {}
        both: Sequence[Any] = (*decision.options, *barred)
        return [decision.id_of(option) for option in both if option not in known]
