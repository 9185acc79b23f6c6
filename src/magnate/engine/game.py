"""A game: everything the rest of Magnate needs to know about one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic

from .dealer import Dealer
from .decision import Decision
from .edition import Edition, parse_edition, read_edition, standard_edition
from .position import Position, Procedure
from .state import S
from .words import SeatName, Words


class NotPossible(ValueError):
    """A game, seat count, edition or variant that does not exist; says which do."""


def _everything_is_public(state: S, _seat: int | None, _known: Sequence[Any], _rng: Random) -> S:
    return state.copy()


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game of the registry.

    `folder` holds `components.toml` and `text/`.  `load` checks an edition's tables into the
    frozen, typed box of components that `new_state` lays on the table.
    """

    key: str
    seats: tuple[int, ...]
    folder: Path
    load: Callable[[Mapping[str, Any]], Any]
    new_state: Callable[[Any, int, frozenset[str]], S]
    sequel: Callable[[S], Procedure | None]
    view: Callable[[S, int | None], Mapping[str, Any]]
    scores: Callable[[S], list[int]]
    ranking: Callable[[S], list[int]]
    #: Points by source for every seat; they add up to `scores`.
    breakdown: Callable[[S], list[dict[str, int]]]
    #: The table in lines of words, as a seat sees it: for terminals and screen readers.
    describe: Callable[[S, int | None], list[Words]]
    #: How good a state is for a seat, for bots that look ahead; in points, roughly.
    evaluate: Callable[[S, int], float]
    #: What an option would do, for the chooser's eyes: plain JSON data, or None.
    preview: Callable[[S, Decision[Any], Any], dict[str, Any] | None] = lambda *_: None
    #: What an argument of a text is called, if it is not simply `<name>-<value>`.
    term: Callable[[S, str, Any], Words | SeatName | None] = lambda *_: None
    #: Deal anew what a seat cannot know of a state, keeping what the path since then has revealed.
    resample: Callable[[S, int | None, Sequence[Any], Random], S] = _everything_is_public
    variants: tuple[str, ...] = ()
    #: Variants of which at most one may be chosen, as the levels of an automa.
    alternatives: tuple[tuple[str, ...], ...] = ()
    #: Names of entries that an edition file replaces as a whole, as the goods of an order.
    whole: frozenset[str] = frozenset()

    @cached_property
    def standard(self) -> Edition:
        """The edition that comes with Magnate."""
        return standard_edition(self.folder)

    def edition(self, file: str | Path | None) -> Edition:
        """The standard edition, or the one in a file, checked."""
        if file is None:
            return self.standard
        path = Path(file)
        return self.edition_of(read_edition(path), path.name)

    def edition_of(self, source: str, file: str = "edition") -> Edition:
        """The edition in the text of an edition file, checked."""
        edition = parse_edition(source, self.key, self.standard, file, self.whole)
        edition.check(self.load)
        return edition

    def start(
        self,
        seats: int,
        *,
        edition: Edition | None = None,
        variants: Sequence[str] = (),
        dealer: Dealer | None = None,
        forget: bool = False,
        tell: bool = False,
    ) -> Position:
        """A new game, waiting for its first decision."""
        if seats not in self.seats:
            possible = ", ".join(map(str, self.seats))
            raise NotPossible(f"{self.key} has no game for {seats!r} seats; possible: {possible}")
        for variant in variants:
            if variant not in self.variants:
                possible = ", ".join(self.variants) or "none"
                raise NotPossible(f"{self.key} has no variant {variant!r}; possible: {possible}")
        for group in self.alternatives:
            if len(chosen := [variant for variant in group if variant in variants]) > 1:
                raise NotPossible(f"{self.key}: choose one of {', '.join(chosen)}, not several")
        box = (edition or self.standard).box(self.load)
        state = self.new_state(box, seats, frozenset(variants))
        return Position(self, state, dealer=dealer, forget=forget, tell=tell)
