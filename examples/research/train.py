"""Train a policy for Sentient on one core in a few minutes, and measure it against `random`.

A network of one hidden layer learns by policy gradients (REINFORCE with a learned baseline) from
games against random players; NumPy is all it needs.

    python examples/research/train.py --minutes 5
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from magnate import research

Floats = NDArray[np.float32]
HIDDEN = 64
#: Games between two steps of learning.
BATCH = 8
#: Points that count as one unit of reward, and how much of the next decision's one counts now.
POINTS = 10.0
LATER = 0.7


class Network:
    """One hidden layer; out come the logits of all actions, and last the expected reward."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            rng.normal(0, 0.13, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),
        ]
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def forward(self, seen: Floats) -> tuple[Floats, Floats]:
        """The hidden layer, and what comes out."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return hidden, hidden @ self.weights[2]

    def learn(self, seen: Floats, hidden: Floats, out: Floats, rate: float) -> None:
        """One step of Adam against the gradient of what came out."""
        back = (out @ self.weights[2].T) * (hidden > 0)
        gradients = [seen.T @ back, back.sum(0), hidden.T @ out]
        self._steps += 1
        fair = 1 - 0.9**self._steps, 1 - 0.99**self._steps
        for n, gradient in enumerate(gradients):
            self._means[n] += 0.1 * (gradient - self._means[n])
            self._squares[n] += 0.01 * (gradient**2 - self._squares[n])
            spread = np.sqrt(self._squares[n] / fair[1]) + 1e-6
            self.weights[n] -= rate * (self._means[n] / fair[0]) / spread


@dataclass
class Games:
    """What was seen, offered, done and won in some games, decision by decision."""

    seen: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)


def probabilities(logits: Floats, masks: NDArray[np.int8]) -> Floats:
    """The chances of the actions that are offered."""
    open_ = np.where(masks > 0, logits, -np.inf)
    grown = np.exp(open_ - open_.max(-1, keepdims=True))
    chances: Floats = grown / grown.sum(-1, keepdims=True)
    return chances


class Seat:
    """An environment of one seat, with the points that lie on the table at every moment.

    Points in sight are a reward of their own (what a network has now, less what it had before),
    so that a choice is praised soon; over a game they add up to what was scored.
    """

    def __init__(self) -> None:
        self.env = research.gym_env("sentient", opponents="random", seat=None, reward="margin")
        numbers = self.env.table.encoding
        self.table = numbers.observation
        self.inputs, self.actions = self.table.scaled_length, len(numbers.actions)
        place, self._points = 0, list[int]()
        for one in self.table.fields:
            if one.name in ("me.points", "me.slots.points"):
                self._points += range(place, place + one.length)
            place += one.length

    def play(self, network: Network, rng: np.random.Generator, seed: int, kept: Games) -> float:
        """One game; the margin at its end."""
        observation, _ = self.env.reset(seed=seed)
        over = cut = False
        margin, now, rewards = 0.0, 0, list[float]()
        while not (over or cut):
            seen, mask = self.table.scaled(observation["observation"]), observation["action_mask"]
            chances = probabilities(network.forward(seen)[1][:-1], mask)
            action = int(np.searchsorted(np.cumsum(chances), rng.random() * chances.sum()))
            kept.seen.append(seen)
            kept.masks.append(mask)
            kept.actions.append(action)
            observation, margin, over, cut, _ = self.env.step(action)
            before, now = now, int(observation["observation"][self._points].sum())
            rewards.append((now - before) / POINTS)
        for n in reversed(range(len(rewards) - 1)):
            rewards[n] += LATER * rewards[n + 1]
        kept.rewards += rewards
        return margin


def improve(network: Network, games: Games, rate: float) -> None:
    """Make what went better than expected likelier, and expect more of it."""
    seen, masks = np.array(games.seen), np.array(games.masks)
    hidden, out = network.forward(seen)
    chances = probabilities(out[:, :-1], masks)
    better = np.array(games.rewards, np.float32) - out[:, -1]
    advantage = (better - better.mean()) / (better.std() + 1e-6)
    done = np.zeros_like(chances)
    done[np.arange(len(done)), games.actions] = 1
    logs = np.log(np.maximum(chances, 1e-9))
    surprise = -(chances * logs).sum(1, keepdims=True)
    gradient = np.empty_like(out)
    gradient[:, :-1] = (chances - done) * advantage[:, None]
    gradient[:, :-1] += 0.01 * chances * (logs + surprise)  # keeps some curiosity
    gradient[:, -1] = -better
    gradient /= len(done)
    network.learn(seen, hidden, gradient, rate)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return middle - wide, middle + wide


def train(seconds: float, seed: int = 1, *, talk: bool = False) -> tuple[Seat, Network]:
    """Learn for so many seconds of processor time."""
    seat, rng = Seat(), np.random.default_rng(seed)
    network = Network(seat.inputs, seat.actions, rng)
    begun, number = time.process_time(), 0
    margins: list[float] = []
    while (spent := time.process_time() - begun) < seconds:
        games = Games()
        for _ in range(BATCH):
            number += 1
            margins.append(seat.play(network, rng, seed * 1_000_000 + number, games))
        improve(network, games, 1e-2 * (1 - 0.9 * spent / seconds))
        if talk and number % (BATCH * 80) == 0:
            print(f"{number:6} games  {spent:4.0f} s  margin {np.mean(margins):+.1f}", flush=True)
            margins.clear()
    return seat, network


def evaluate(seat: Seat, network: Network, games: int) -> list[float]:
    """The margins of games that were not learned from."""
    rng = np.random.default_rng(0)
    return [seat.play(network, rng, 900_000_000 + n, Games()) for n in range(games)]


def main() -> None:
    """Train, measure, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="of processor time")
    parser.add_argument("--games", type=int, default=1000, help="to measure it by")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    margins = evaluate(*train(60 * asked.minutes, asked.seed, talk=True), asked.games)
    wins = sum(1.0 if margin > 0 else 0.5 * (margin == 0) for margin in margins)
    low, high = wilson(wins, len(margins))
    mean, wide = np.mean(margins), 1.96 * np.std(margins) / math.sqrt(len(margins))
    print(
        f"against random, {len(margins)} games: {wins / len(margins):.1%} wins "
        f"[{low:.1%}, {high:.1%}], margin {mean:+.1f} ± {wide:.1f}"
    )


if __name__ == "__main__":
    main()
