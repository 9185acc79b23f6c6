"""What a player of Nippon chooses, where a plain value does not say it."""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

from magnate.engine.decision import option

from . import view_types as seen


@option
class Take(NamedTuple):
    """Take a worker of this colour from an action slot."""

    slot: int
    colour: str


class Takes(dict[tuple[str, ...], list[Take]]):
    """The options of an action slot by the workers there: one a colour, made when first asked."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def __missing__(self, workers: tuple[str, ...]) -> list[Take]:
        self[workers] = takes = [Take(self.slot, colour) for colour in dict.fromkeys(workers)]
        return takes


@option
class Consolidate(NamedTuple):
    """Consolidate instead of taking a worker."""


@option
class Step(NamedTuple):
    """Discard blueprints to move a marker one step up (NIP-3.1.2)."""

    track: str


@option
class Slot(NamedTuple):
    """An influence slot: the side of a city."""

    city: str
    side: str


@option
class Reward(NamedTuple):
    """A reward tile of the Emperor: a bonus now, a multiplier for an achievement."""

    multiplier: int
    bonus: seen.RewardBonus


CONSOLIDATE: Final = Consolidate()
STEPS: Final = tuple(Step(track) for track in get_args(seen.TrackName))
SPARE: Final = "spare"  # an upgrade that no factory can take
