"""Many games of bots against bots, each reproducible from its seed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from magnate.bots import Bot, bot
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.edition import Edition
from magnate.engine.game import NotPossible
from magnate.engine.names import distinct
from magnate.engine.play import Player, play
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.games import game

#: Seconds a bot may take for one decision: none are short of time, so that seeds reproduce.
CLOCK = 3600.0
#: Choices after which a game is given up, chance's included: several times the longest seen.
LIMIT = 20_000


@dataclass(frozen=True)
class Result:
    """One game: who sat where, and what came of it.  `decisions` are those of the players.

    A game that was given up is not `over`: its scores are those so far, and nobody has a place (0).
    """

    game: str
    seats: int
    seed: int
    bots: list[str]
    scores: list[int]
    ranking: list[int]
    decisions: int
    seconds: float
    over: bool = True

    def as_json(self) -> dict[str, Any]:
        """The result as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Match:
    """Which games to play: `games` of them, with the seeds from `seed` on."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    variants: tuple[str, ...] = ()
    edition: Path | None = None
    limit: int = LIMIT

    @classmethod
    def of(
        cls, key: str, seats: int, games: int, seed: int, bots: Sequence[str], **more: Any
    ) -> Match:
        """A match, checked: one bot for all seats, or one a seat; `edition` is a file."""
        names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
        if len(names) != seats:
            raise NotPossible(f"{len(names)} bots for {seats} seats; name one, or one a seat")
        for name in names:
            bot(name, 0)
        match = cls(key, seats, games, seed, names, **more)
        match.start()
        return match

    def start(self, *, forget: bool = False) -> Position[Any]:
        """A game of the match, waiting for its first decision."""
        edition = _edition(self.game, self.edition)
        chosen = game(self.game)
        return chosen.start(self.seats, edition=edition, variants=self.variants, forget=forget)

    def seated(self, number: int) -> list[str]:
        """The bots by seat in one game: everybody moves on by one seat from game to game."""
        shift = number % self.seats
        return [*self.bots[self.seats - shift :], *self.bots[: self.seats - shift]]


@lru_cache(maxsize=4)
def _edition(key: str, file: Path | None) -> Edition:
    return game(key).edition(file)


def play_one(match: Match, number: int) -> tuple[Result, Record]:
    """Play one game of a match to its end, or until its decisions reach the limit."""
    seed, names = match.seed + number, match.seated(number)
    players = [bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    begun = time.perf_counter()
    forget = not any(getattr(player, "looks_ahead", True) for player in players)
    position = match.start(forget=forget)
    assert position.setup is not None
    record = Record.of(position.setup, distinct(names))
    seated: dict[int, Player] = {seat: _asked(one, seat) for seat, one in enumerate(players)}
    play(position, {CHANCE: Dealer(seed), **seated}, record.note, match.limit)
    decisions = sum(seat != CHANCE for seat, _ in record.choices)
    seconds = round(time.perf_counter() - begun, 4)
    scores, ranking = position.scores(), [0] * match.seats
    if position.over:
        record.scores, ranking = tuple(scores), position.ranking()
    result = Result(match.game, match.seats, seed, names, scores, ranking, decisions, seconds)
    return replace(result, over=position.over), record


def _asked(player: Bot, seat: int) -> Player:
    return lambda position: player.choose(position, seat, CLOCK)


def simulate(match: Match, jobs: int = 1) -> Iterator[tuple[Result, Record]]:
    """All games of a match, in order."""
    if jobs == 1:
        for number in range(match.games):
            yield play_one(match, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        chunk = max(1, min(50, match.games // (4 * jobs)))
        yield from pool.map(play_one, [match] * match.games, range(match.games), chunksize=chunk)
