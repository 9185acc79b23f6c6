"""Numbers for a game: its catalogue of actions and its observation, for an edition and seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from magnate.engine.decision import Decision
from magnate.engine.edition import Edition
from magnate.engine.game import Game, NotPossible
from magnate.engine.position import Choice
from magnate.games import game

from . import carnegie, nippon, sentient, yokohama
from .catalogue import Catalogue
from .observation import Fields, Observation


class Told(NamedTuple):
    """What research is told of a game, each by its box and seats."""

    questions: Callable[[Any, int], Mapping[str, Iterable[Any]]]
    fields: Callable[[Any, int], Fields]
    #: The most that chance may choose from.
    chance: Callable[[Any], int]
    #: The decisions of players after which an environment gives a game up.
    limit: Callable[[Any, int], int]
    #: Where something is hidden: the seat that alone knows a choice about to be made in a state.
    known_by: Callable[[Any, Decision[Any]], int | None] | None = None
    #: Where something is hidden: the choices of a game with what a seat cannot know dealt anew,
    #: as a state of it has been.
    redealt: Callable[[Sequence[Choice], Any, int], list[Any]] | None = None


TOLD: Final[dict[str, Told]] = {
    "sentient": Told(sentient.questions, sentient.fields, sentient.chance, sentient.limit),
    "nippon": Told(nippon.questions, nippon.fields, nippon.chance, nippon.limit),
    "yokohama": Told(
        yokohama.questions,
        yokohama.fields,
        yokohama.chance,
        yokohama.limit,
        yokohama.known_by,
        yokohama.redealt,
    ),
    "carnegie": Told(carnegie.questions, carnegie.fields, carnegie.chance, carnegie.limit),
}


@dataclass(frozen=True)
class Encoding:
    """A game, an edition and a number of seats in numbers."""

    game: Game[Any]
    edition: Edition
    seats: int
    actions: Catalogue
    observation: Observation
    chance: int
    limit: int


_ENCODINGS: Final[dict[tuple[str, int, str], Encoding]] = {}


def encoding(key: str, seats: int, edition: Edition | None = None) -> Encoding:
    """The numbers of a game; the same for every set of variants.

    >>> encoding("sentient", 2).actions.ids[:3]
    ('assistants:0', 'assistants:1', 'assistants:2')
    """
    chosen = game(key)
    if key not in TOLD:
        raise NotPossible(f"no numbers for {key!r}; possible: {', '.join(TOLD)}")
    chosen.setup(seats)
    edition = edition or chosen.standard
    known = (key, seats, edition.hash)
    if known not in _ENCODINGS:
        told, box = TOLD[key], edition.box(chosen.load)
        actions = Catalogue(told.questions(box, seats))
        fields = told.fields(box, seats)
        observation = Observation(fields, seats, actions.kinds, len(actions))
        chance, limit = told.chance(box), told.limit(box, seats)
        _ENCODINGS[known] = Encoding(chosen, edition, seats, actions, observation, chance, limit)
    return _ENCODINGS[known]
