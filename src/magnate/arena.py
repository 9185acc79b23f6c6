"""Bots measured against each other: places, points, time and ratings, with their intervals.

`python -m magnate.arena` prints JSON alone and needs nothing but the standard library, and NumPy
for the bots that do; `magnate arena` also shows how far it is, and tables.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, TextIO

from magnate.bots import Bot, bot
from magnate.cluster import workers
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.game import NotPossible
from magnate.engine.play import Player, play
from magnate.engine.position import Position
from magnate.simulate import CLOCK, Match

#: Two-sided 95 %.
Z = 1.96


@dataclass(frozen=True)
class Contest:
    """Which games to play: all line-ups of the bots in turn, the seats of each rotated."""

    match: Match
    bots: tuple[str, ...]

    @classmethod
    def of(
        cls, key: str, bots: Sequence[str], seats: int, games: int, seed: int, **more: Any
    ) -> Contest:
        """A contest, checked: of fewer bots than seats the last one takes those that are left."""
        if not bots:
            raise NotPossible("name at least one bot")
        filled = (*bots, *[bots[-1]] * (seats - len(bots)))
        for name in filled:
            bot(name, 0)
        match = Match.of(key, seats, games, seed, filled[:seats], **more)
        return cls(match, filled)

    def seated(self, number: int) -> list[str]:
        """The bots by seat in one game."""
        seats = self.match.seats
        ups = list(combinations(self.bots, seats))
        up, shift = ups[number // seats % len(ups)], number % seats
        return [*up[seats - shift :], *up[: seats - shift]]

    def heading(self) -> dict[str, Any]:
        """What must be the same for two runs to be one contest."""
        match = self.match
        return {
            "game": match.game,
            "seats": match.seats,
            "seed": match.seed,
            "bots": list(self.bots),
            "variants": list(match.variants),
            "edition": str(match.edition) if match.edition else None,
        }


@dataclass(frozen=True)
class Outcome:
    """One game of a contest; by seat, `turns` taken and `seconds` thought in all and at most."""

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    rivals: list[int]  # the points of those who play without a seat
    rounds: int
    turns: list[int]
    seconds: list[float]
    longest: list[float]
    over: bool


class _Watch:
    """Seconds thought, by seat and turn: a seat's choices in a row, in one round."""

    def __init__(self, players: Sequence[Bot]) -> None:
        self._players = players
        self._turn: tuple[Any, ...] = ()
        self.spent: list[list[float]] = [[] for _ in players]

    def player(self, seat: int) -> Player:
        """The bot of a seat, with the watch beside it."""
        return lambda position: self._choice(position, seat)

    def _choice(self, position: Position[Any], seat: int) -> Any:
        state, spent = position.state, self.spent[seat]
        turn = (seat, getattr(state, "round", None), getattr(state, "turn", None))
        if turn != self._turn:
            self._turn = turn
            spent.append(0.0)
        begun = time.perf_counter()
        option = self._players[seat].choose(position, seat, CLOCK)
        spent[-1] += time.perf_counter() - begun
        return option


def play_game(contest: Contest, number: int) -> Outcome:
    """Play one game of a contest to its end, or until it is given up."""
    match, names = contest.match, contest.seated(number)
    seed = match.seed + number
    watch = _Watch([bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)])
    position = match.start()
    players: dict[int, Player] = {CHANCE: Dealer(seed)}
    players |= {seat: watch.player(seat) for seat in range(match.seats)}
    play(position, players, limit=match.limit)
    return Outcome(
        number,
        seed,
        names,
        position.scores(),
        position.ranking() if position.over else [0] * match.seats,
        position.game.rival_scores(position.state),
        getattr(position.state, "round", 0),
        [len(spent) for spent in watch.spent],
        [round(sum(spent), 3) for spent in watch.spent],
        [round(max(spent, default=0.0), 3) for spent in watch.spent],
        position.over,
    )


def contest_games(
    contest: Contest,
    jobs: int = 1,
    file: Path | None = None,
    until: float | None = None,
    ray: str | None = None,
) -> Generator[Outcome, None, None]:
    """All games of a contest, as they end; those a file already has first, the others go into it.

    Whoever stops half-way keeps what is done, and the same file goes on from there.  After the
    time `until` no more games are begun.  With an address of `ray` they are played there.
    """
    done = [] if file is None else _kept(contest, file)
    yield from done
    left = sorted(set(range(contest.match.games)) - {outcome.number for outcome in done})
    if not left:
        return
    book = None if file is None else file.open("a", encoding="utf-8")
    asked = [(contest, number, until) for number in left]
    try:
        with workers(min(jobs, len(left)), ray) as at_work:
            for outcome in filter(None, at_work(_in_time, asked, ordered=False)):
                if book is not None:
                    _write(book, asdict(outcome))
                yield outcome
    finally:
        if book is not None:
            book.close()


def _in_time(asked: tuple[Contest, int, float | None]) -> Outcome | None:
    contest, number, until = asked
    return None if until is not None and time.time() > until else play_game(contest, number)


def _kept(contest: Contest, file: Path) -> list[Outcome]:
    """What a file has of a contest; a new one gets its heading."""
    if not file.exists() or not file.stat().st_size:
        with file.open("w", encoding="utf-8") as book:
            _write(book, contest.heading())
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    try:
        heading, *rows = [json.loads(line) for line in lines if line.endswith("\n")]
        outcomes = [Outcome(**row) for row in rows]
    except (ValueError, TypeError) as error:
        raise NotPossible(f"{file} holds no contest: {error}") from error
    if heading != contest.heading():
        raise NotPossible(f"{file} holds another contest: {json.dumps(heading)}")
    if not lines[-1].endswith("\n"):  # the last line was cut: its game is played again
        file.write_text("".join(lines[:-1]), encoding="utf-8")
    games = contest.match.games
    return sorted((one for one in outcomes if one.number < games), key=lambda one: one.number)


def _write(book: TextIO, row: dict[str, Any]) -> None:
    book.write(json.dumps(row) + "\n")
    book.flush()


# ── What came of it ─────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Share:
    """A share of all, with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, hits: float, n: int) -> Share:
        """So many of n."""
        share = hits / n
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
        return cls(share, max(0.0, middle - half), min(1.0, middle + half))

    def __str__(self) -> str:
        return f"{100 * self.value:.0f} % [{100 * self.low:.0f}, {100 * self.high:.0f}]"


@dataclass(frozen=True)
class Mean:
    """A mean, and what a 95 % interval adds on either side."""

    value: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Of these values."""
        n = len(values)
        mean = sum(values) / n
        spread = sum([(value - mean) ** 2 for value in values]) / (n - 1) if n > 1 else 0.0
        return cls(mean, Z * sqrt(spread / n))

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.half:.1f}"


@dataclass(frozen=True)
class Standing:
    """What a bot came to: `margin` is its points less the best of the others'."""

    bot: str
    played: int
    wins: Share
    places: list[int]  # how often first, second …
    place: Mean
    points: Mean
    margin: Mean
    turn: float  # seconds a turn
    longest: float
    rating: tuple[float, float] | None  # openskill's mu and sigma


@dataclass(frozen=True)
class Report:
    """What came of a contest: by bot, over the games that ended, and of all games together."""

    games: int
    given_up: int
    standings: list[Standing]
    winner: Mean | None  # the winners' points
    rounds: Mean | None
    most_rounds: int

    def json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def report(outcomes: Iterable[Outcome]) -> Report:
    """What came of these games; the order in which they ended does not matter."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    ended = [outcome for outcome in played if outcome.over]
    ratings = _ratings(ended)
    names = list(dict.fromkeys(name for outcome in played for name in sorted(outcome.bots)))
    standings = [_standing(name, ended, ratings) for name in sorted(names)]
    rounds = [outcome.rounds for outcome in ended]
    return Report(
        len(played),
        len(played) - len(ended),
        sorted(filter(None, standings), key=lambda one: -one.wins.value),
        Mean.of([max(outcome.scores) for outcome in ended]) if ended else None,
        Mean.of(rounds) if ended else None,
        max(rounds, default=0),
    )


def _standing(
    name: str, ended: Sequence[Outcome], ratings: dict[str, tuple[float, float]]
) -> Standing | None:
    wins, turns, seconds = 0.0, 0, 0.0
    places: list[int] = []
    points: list[float] = []
    margins: list[float] = []
    longest = 0.0
    for outcome in ended:
        for seat in [seat for seat, one in enumerate(outcome.bots) if one == name]:
            place, score = outcome.places[seat], outcome.scores[seat]
            others = [*outcome.scores[:seat], *outcome.scores[seat + 1 :], *outcome.rivals]
            wins += 1 / outcome.places.count(1) if place == 1 else 0.0
            places.append(place)
            points.append(score)
            margins.append(score - max(others, default=0))
            turns += outcome.turns[seat]
            seconds += outcome.seconds[seat]
            longest = max(longest, outcome.longest[seat])
    if not places:
        return None
    return Standing(
        name,
        len(places),
        Share.of(wins, len(places)),
        [places.count(place) for place in range(1, max(places) + 1)],
        Mean.of(places),
        Mean.of(points),
        Mean.of(margins),
        round(seconds / max(1, turns), 4),
        longest,
        ratings.get(name),
    )


def _ratings(ended: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill, where it is installed; seats of one bot share theirs."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  not everywhere
    except ImportError:
        return {}
    model = PlackettLuce()
    rated: defaultdict[str, Any] = defaultdict(model.rating)
    for outcome in ended:
        if len(outcome.bots) < 2:
            continue
        before = [
            [model.rating(mu=rated[name].mu, sigma=rated[name].sigma)] for name in outcome.bots
        ]
        after = model.rate(before, ranks=[float(place) for place in outcome.places])
        for name in set(outcome.bots):
            seats = [seat for seat, one in enumerate(outcome.bots) if one == name]
            mu = sum([after[seat][0].mu for seat in seats]) / len(seats)
            sigma = sum([after[seat][0].sigma for seat in seats]) / len(seats)
            rated[name] = model.rating(mu=mu, sigma=sigma)
    return {name: (round(one.mu, 2), round(one.sigma, 2)) for name, one in rated.items()}


def main(arguments: Sequence[str] | None = None) -> None:
    """A contest as JSON: a line for each game as it ends, and a last one with what came of it."""
    parser = argparse.ArgumentParser(prog="python -m magnate.arena", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster; local for one here")
    parser.add_argument("--variants", default="")
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--seconds", type=float, help="begin no game after so many")
    given = parser.parse_args(arguments)
    variants = tuple(part for part in given.variants.split(",") if part)
    contest = Contest.of(
        given.game, given.bots, given.seats, given.games, given.seed, variants=variants
    )
    outcomes: list[Outcome] = []
    until = time.time() + given.seconds if given.seconds else None
    try:
        for outcome in contest_games(contest, given.jobs, given.resume, until, given.ray):
            outcomes.append(outcome)
            print(json.dumps(asdict(outcome)), flush=True)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    if outcomes:
        print(json.dumps({**contest.heading(), **report(outcomes).json()}), flush=True)


if __name__ == "__main__":
    main()
