"""A game: everything the rest of Magnate needs to know about one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Generic

from .dealer import Dealer
from .edition import Edition, parse_edition, read_edition, standard_edition
from .position import Position, Procedure, Setup
from .state import S
from .words import SeatName, Words


class NotPossible(ValueError):
    """A game, seat count, edition or variant that does not exist; says which do."""


def everything_is_public(state: S, _seat: int | None, _known: Sequence[Any], _rng: Random) -> S:
    """The `resample` of a game in which nobody knows more than another."""
    return state.copy()


def _shared(package: str) -> Game[Any]:
    game: Game[Any] = import_module(package).GAME
    return game


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """One game of the registry: the `GAME` of a package.

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
    #: The place of every seat, 1 for the first; equal places are ties.
    ranking: Callable[[S], list[int]]
    #: Where points come from, in the order the end of the game shows them.
    sources: Callable[[S], Sequence[str]]
    #: The table in lines of words, as a seat sees it: for terminals and screen readers.
    describe: Callable[[S, int | None], list[Words]]
    #: How good a state is for a seat, for bots that look ahead; in points, roughly.
    evaluate: Callable[[S, int], float]
    #: Deal anew what a seat cannot know of a state, keeping what the path since then has revealed;
    #: `everything_is_public` where there is nothing of the kind.
    resample: Callable[[S, int | None, Sequence[Any], Random], S]
    #: What an option would do, where the view after it does not say it: plain JSON data, or None.
    #: It gets the position, the option, and a copy on which it was played and may be played on.
    preview: Callable[[Position[S], Any, Position[S]], Mapping[str, Any] | None] = lambda *_: None
    #: What each question says besides its kind, as the shape of its `about`: a typed dictionary
    #: with a typed dictionary for every kind, or None for one that says no more.
    questions: type | None = None
    #: What an argument of a text is called, if it is not simply `<name>-<value>`.
    term: Callable[[S, str, Any], Words | SeatName | None] = lambda *_: None
    #: The points of whoever plays without a seat, as an automa, by the key of its name.
    rivals: Callable[[S], Mapping[str, Mapping[str, int]]] = lambda _: {}
    variants: tuple[str, ...] = ()
    #: Variants of which at most one may be chosen, as the levels of an automa.
    alternatives: tuple[tuple[str, ...], ...] = ()
    #: Of the alternatives, those that are played where none of them is chosen.
    assumed: tuple[str, ...] = ()
    #: Variants that only tables of so many seats know.
    fits: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    #: Names of entries that an edition file replaces as a whole, as the goods of an order.
    whole: frozenset[str] = frozenset()
    #: Names of entries that an edition file may add, though the standard edition leaves them out.
    optional: frozenset[str] = frozenset()

    @property
    def package(self) -> str:
        """The package the rules are in."""
        return self.sequel.__module__.rpartition(".")[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.package,)

    def scores(self, state: S) -> list[int]:
        """The points of every seat so far."""
        return [player.points for player in state.players]

    def rival_scores(self, state: S) -> list[int]:
        """The points so far of everybody who plays without a seat."""
        return [sum(by.values()) for by in self.rivals(state).values()]

    def breakdown(self, state: S) -> list[dict[str, int]]:
        """Points by source for every seat; they add up to its score."""
        sources = self.sources(state)
        return [{why: player.scored.get(why, 0) for why in sources} for player in state.players]

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
        edition = parse_edition(source, self.key, self.standard, file, self.whole, self.optional)
        edition.check(self.load)
        return edition

    def setup(
        self, seats: int, *, edition: Edition | None = None, variants: Sequence[str] = ()
    ) -> Setup[S]:
        """What is agreed before a game begins, if it is possible."""
        if seats not in self.seats:
            possible = ", ".join(map(str, self.seats))
            raise NotPossible(f"{self.key} has no game for {seats!r} seats; possible: {possible}")
        if isinstance(variants, str):
            raise NotPossible(f"variants are a list, as [{variants!r}], not a text")
        for variant in variants:
            if variant not in self.variants:
                possible = ", ".join(self.variants) or "none"
                raise NotPossible(f"{self.key} has no variant {variant!r}; possible: {possible}")
            if seats not in (fitting := self.fits.get(variant, self.seats)):
                tables = ", ".join(map(str, fitting))
                raise NotPossible(f"{self.key}: {variant} is for tables of {tables}, not {seats}")
        for group in self.alternatives:
            if len(chosen := [variant for variant in group if variant in variants]) > 1:
                raise NotPossible(f"{self.key}: choose one of {', '.join(chosen)}, not several")
        return Setup(self, edition or self.standard, seats, tuple(variants))

    def start(
        self,
        seats: int,
        *,
        edition: Edition | None = None,
        variants: Sequence[str] = (),
        dealer: Dealer | None = None,
        forget: bool = False,
        tell: bool = False,
    ) -> Position[S]:
        """A new game, waiting for its first decision."""
        setup = self.setup(seats, edition=edition, variants=variants)
        return Position(self, setup.state(), setup=setup, dealer=dealer, forget=forget, tell=tell)
