"""How fast and how small Magnate is, next to Catanatron on the same machine: `make bench`."""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
import venv
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

import magnate
from benchmarks import instructions
from benchmarks.environments import report_environments
from benchmarks.pages import page_loads
from magnate.engine.decision import CHANCE
from magnate.engine.game import Game
from magnate.engine.play import Player, play
from magnate.engine.position import Position

ROOT = Path(__file__).parents[1]
BENCH = ROOT / ".bench"
CATANATRON = "catanatron==3.2.1"

#: How many times Catanatron's decisions per second a game of four should reach, and with
#: people's decisions alone.
TARGETS = {"sentient": (8, 8), "nippon": (5, 5), "yokohama": (4, 5), "carnegie": (4, 6)}
USABLE_LIMIT = 1.0  # seconds
FIRST_LOAD_LIMIT = 200_000  # bytes
MEAN_REPLAY_LIMIT = 15
MID_TURN_COPY_LIMIT = 4


@dataclass
class Rates:
    """Decisions per second of processor time, round by round."""

    all: list[float] = field(default_factory=list)
    #: The share of decisions that are people's, and the share with more than one option.
    people: float = 1.0
    open: float = 1.0

    @property
    def median(self) -> float:
        """The rate of the middle round."""
        return statistics.median(self.all)


def everybody_at_random(seats: int, rng: random.Random) -> dict[int, Player]:
    """Players who take any option, and chance by its weights."""

    def anything(position: Position[Any]) -> Any:
        assert position.decision is not None
        options, weights = position.decision.options, position.decision.weights
        return rng.choices(options, weights)[0] if weights else rng.choice(options)

    return dict.fromkeys(range(CHANCE, seats), anything)


def play_for(game: Game[Any], seats: int, seconds: float, rng: random.Random) -> float:
    """Play whole games for about so many seconds; the decisions per second, chance included."""
    # The engine's own loop, spelled out: what is measured is the rules, not the players.
    decisions = 0
    uniform = rng.random
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not decisions:
        position = game.start(seats, forget=True)
        choose = position.choose
        while (decision := position.decision) is not None:
            options, number = decision.options, uniform()
            if decision.weights is None:
                choose(options[int(number * len(options))])
            else:
                bounds = [*accumulate(decision.weights)]
                choose(options[bisect(bounds, number * bounds[-1])])
            decisions += 1
    return decisions / spent


def shares(game: Game[Any], seats: int, games: int = 20) -> tuple[float, float]:
    """The share of decisions that are people's, and that leave a choice."""
    players = everybody_at_random(seats, random.Random(1))
    asked: list[tuple[int, int]] = []
    for _ in range(games):
        position = game.start(seats, forget=True)
        play(position, players, lambda one, _: asked.append((one.seat, len(one.options))))
    people = [options for seat, options in asked if seat != CHANCE]
    return len(people) / len(asked), sum(options > 1 for options in people) / len(asked)


@contextmanager
def catanatron() -> Iterator[Callable[[float], dict[str, float]]]:
    """Catanatron in an environment of its own; calling it plays one round of so many seconds."""
    python = BENCH / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = BENCH / CATANATRON
    if not stamp.exists():
        print(f"Installing {CATANATRON} into {BENCH.relative_to(ROOT)}/", file=sys.stderr)
        venv.create(BENCH / "venv", clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, CATANATRON], check=True)
        stamp.touch()
    player = subprocess.Popen(
        [str(python), str(Path(__file__).with_name("catanatron_rounds.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with player as process:
        reader, writer = process.stdout, process.stdin
        assert reader is not None
        assert writer is not None

        def play(seconds: float) -> dict[str, float]:
            writer.write(f"{seconds}\n")
            writer.flush()
            answer: dict[str, float] = json.loads(reader.readline())
            return answer

        yield play


def measure_rates(
    tables: Sequence[tuple[Game[Any], int]], rounds: int, seconds: float
) -> tuple[Rates, dict[tuple[str, int], Rates]]:
    """Play rounds of Catanatron and of every game in turn, so that all meet the same machine."""
    theirs = Rates()
    ours = {(game.key, seats): Rates() for game, seats in tables}
    for game, seats in tables:
        ours[game.key, seats].people, ours[game.key, seats].open = shares(game, seats)
    with catanatron() as play_catanatron:
        play_catanatron(0.1)
        for number in range(rounds):
            played = play_catanatron(seconds)
            theirs.all.append(played["decisions"] / played["seconds"])
            theirs.open = 1 - played["forced"] / played["decisions"]
            for game, seats in tables:
                rate = play_for(game, seats, seconds, random.Random(number))
                ours[game.key, seats].all.append(rate)
    return theirs, ours


def some_positions(game: Game[Any], seats: int, count: int, seed: int = 5) -> list[Position[Any]]:
    """Positions of random games, each waiting for a person, spread evenly over the games."""
    rng = random.Random(seed)
    players = everybody_at_random(seats, rng)
    positions: list[Position[Any]] = []
    while len(positions) < count:
        position = game.start(seats)
        while position.decision and len(positions) < count:
            if position.decision.seat != CHANCE and rng.random() < 0.1:
                positions.append(position.copy())
            play(position, players, limit=1)
    return positions


def microseconds(
    act: Callable[[Position[Any]], object], positions: Sequence[Position[Any]]
) -> float:
    """The time of one call, as the best of five runs over all positions."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(20):
            for position in positions:
                act(position)
        best = min(best, (time.process_time() - start) / 20 / len(positions))
    return best * 1e6


def copy_costs(game: Game[Any], seats: int) -> dict[str, float]:
    """What an outlook and copies cost, at the start of a turn and in its middle."""
    positions = some_positions(game, seats, 400)
    fresh = [position for position in positions if not position.path]
    begun = [position for position in positions if position.path]
    return {
        "state": microseconds(lambda position: position.state.copy(), positions),
        "start": microseconds(lambda position: position.copy(), fresh),
        "middle": microseconds(lambda position: position.copy(), begun),
        "evaluate": microseconds(lambda one: game.evaluate(one.state, 0), positions),
        "forgetful": microseconds(lambda position: position.copy(forget=True), begun),
        "replay": statistics.mean(len(position.path) for position in positions),
        "longest": max(len(position.path) for position in positions),
    }


def memory_of_positions(game: Game[Any], seats: int, count: int = 1000) -> float:
    """The bytes that so many live positions hold."""
    some_positions(game, seats, 10)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    positions = some_positions(game, seats, count)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(positions) == count
    return after - before


def verdict(good: bool) -> str:  # noqa: FBT001 - the word for a yes or no
    """The word for a limit kept or missed."""
    return "ok" if good else "MISSED"


def report_rates(theirs: Rates, ours: dict[tuple[str, int], Rates]) -> None:
    """Print decisions per second and their ratios to Catanatron's."""
    print("\nRandom play-outs, decisions per second of one core (median of rounds)\n")
    print(f"{'':24}{'all':>10}{'people':>10}{'open':>10}   ratio to Catanatron")
    low, high = min(theirs.all), max(theirs.all)
    print(f"{'catanatron, 4 seats':24}{'':10}{theirs.median:10,.0f}", end="")
    print(f"{theirs.median * theirs.open:10,.0f}   (rounds {low:,.0f} to {high:,.0f})")
    for (key, seats), rates in ours.items():
        every, people, choices = (rates.median * share for share in (1, rates.people, rates.open))
        ratios = every / theirs.median, people / theirs.median
        line = f"{ratios[0]:5.1f} all, {ratios[1]:.1f} people's, "
        line += f"{choices / (theirs.median * theirs.open):.1f} open"
        if seats == 4 and key in TARGETS:
            pairs = zip(("all", "people's"), ratios, TARGETS[key], strict=True)
            for what, ratio, target in pairs:
                line += f"; {what} {target}: {verdict(ratio >= target)}"
        print(f"{f'{key}, {seats} seats':24}{every:10,.0f}{people:10,.0f}{choices:10,.0f}  {line}")


def report_positions(game: Game[Any]) -> None:
    """Print what positions of a game cost in time and memory."""
    seats = max(game.seats)
    costs = copy_costs(game, seats)
    times = costs["middle"] / costs["state"]
    print(f"\n{game.key}, {seats} seats: positions\n")
    print(f"  evaluate, warm          {costs['evaluate']:8.1f} µs")
    print(f"  copy of the state       {costs['state']:8.1f} µs")
    print(f"  copy at a turn's start  {costs['start']:8.1f} µs")
    print(f"  copy in mid-turn        {costs['middle']:8.1f} µs", end="")
    within = verdict(times <= MID_TURN_COPY_LIMIT)
    print(f"  {times:.1f} state copies; limit {MID_TURN_COPY_LIMIT}: {within}")
    print(f"  forgetful, in mid-turn  {costs['forgetful']:8.1f} µs")
    print(f"  mean replay of a copy   {costs['replay']:8.1f} choices", end="")
    within = verdict(costs["replay"] <= MEAN_REPLAY_LIMIT)
    print(f"  longest {costs['longest']:.0f}; limit of the mean {MEAN_REPLAY_LIMIT}: {within}")
    megabytes = memory_of_positions(game, seats) / 1e6
    print(f"  1,000 live positions    {megabytes:8.2f} MB")


def report_client() -> None:
    """Print what the client loads, and how soon it can be used."""
    loads = page_loads()
    if loads is None:
        print("\nPages: not measured, Chromium is missing")
        return
    print("\nPages, with an empty cache, fonts apart (median of five)\n")
    for name, one in loads.items():
        small = verdict(one.bytes < FIRST_LOAD_LIMIT)
        soon = verdict(one.seconds < USABLE_LIMIT)
        print(
            f"  {name:20}{one.bytes:9,} bytes gzipped; limit {FIRST_LOAD_LIMIT:,}: {small}", end=""
        )
        print(f"   usable after {one.seconds:.2f} s; limit {USABLE_LIMIT:g} s: {soon}")


def main() -> None:
    """Measure everything, or the games that were named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round")
    arguments = parser.parse_args()
    games = [
        game for game in magnate.games().values() if game.key in (arguments.game or [game.key])
    ]
    tables = [(game, seats) for game in games for seats in game.seats]
    print(f"Python {sys.version.split()[0]}, {CATANATRON}, ", end="")
    print(f"{arguments.rounds} rounds of {arguments.seconds:g} s of processor time each")
    report_rates(*measure_rates(tables, arguments.rounds, arguments.seconds))
    for game in games:
        report_positions(game)
    instructions.report([game.key for game in games])
    report_environments(arguments.rounds, arguments.seconds / 4)
    report_client()


if __name__ == "__main__":
    main()
