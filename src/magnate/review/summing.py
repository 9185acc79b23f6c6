"""What the parts of a review add up to: curves, turns, and what made every seat's result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, Literal, get_args

from magnate.bots.value import WEIGHTS, prospect
from magnate.engine.game import Game
from magnate.engine.position import Position

from .reviewing import EDITION, JudgedTurn, Part, Reviewing
from .shapes import (
    Analysis,
    CurvePoint,
    Estimate,
    Mark,
    ReviewDraw,
    ReviewTurn,
    Then,
    Total,
    Verdict,
)
from .trying import Work
from .walk import Turn
from .yardstick import CHANCES, PLACES, total, worth

#: The turning points of a seat that are named.
TURNING: Final = 3
#: Of what a seat lost in a turn, what must have come true by its next one to be called punished.
PUNISHED: Final = 0.5
#: Of the least loss that is not close, what others must have moved to be told of.
TOLD: Final = 0.5


@cache
def version_of(game: Game[Any], work: Work) -> str:
    """What a review rests on besides the game: its own way, how much is tried, what was learned."""
    file = WEIGHTS / f"{game.key}.json"
    learned = file.read_bytes() if file.exists() else b""
    return f"{game.key} {EDITION}.{sha256(learned + repr(work).encode()).hexdigest()[:6]}"


class Summary:
    """A review as far as its parts are known; the curves are known at once."""

    def __init__(self, made: Reviewing) -> None:
        self._made, self._walk = made, made.walk
        self.curve = [_point(0, made.walk.turns[0].round, made.walk.start)]
        for turn in made.walk.turns:
            assert turn.after is not None
            self.curve.append(_point(turn.n, turn.round, turn.after))

    def analysis(self, parts: Mapping[int, Part]) -> Analysis:
        """What is known, in the order of the game; totals once everything is."""
        known = [parts[number] for number in sorted(parts)]
        judged = [part["turn"] for part in known if part["turn"] is not None]
        turns = [self.turn(one) for one in judged]
        draws = [draw for part in known for draw in part["draws"]]
        whole = len(parts) == self._made.parts
        return {
            "game": self._made.game.key,
            "seats": len(self._made.seats),
            "version": version_of(self._made.game, self._made.work),
            "turns_of": len(self._walk.turns),
            "curve": self.curve,
            "marks": list(self._marks()),
            "turns": turns,
            "draws": draws,
            "totals": self._totals(turns, judged, draws, known) if whole else [],
        }

    def turn(self, judged: JudgedTurn) -> ReviewTurn:
        """A turn that was judged, where it stands in the game, and what came of it."""
        turn = self._walk.turns[judged["n"] - 1]
        punished, then = self._aftermath(turn, judged)
        return {
            "n": turn.n,
            "own": turn.own,
            "seat": turn.seat,
            "round": turn.round,
            "first": turn.first,
            "last": turn.last,
            "at": judged["at"],
            "verdict": judged["verdict"],
            "decided": judged["decided"],
            "loss": judged["loss"],
            "played": judged["played"],
            "better": judged["better"],
            "lines": judged["lines"],
            "sources": judged["sources"],
            "punished": punished,
            "then": then,
            "deals": judged["deals"],
        }

    def _aftermath(self, turn: Turn, judged: JudgedTurn) -> tuple[bool, Then | None]:
        """Whether what a marked turn lost was gone when its seat moved again; whose turn did it."""
        loss, seat = judged["loss"], turn.seat
        if judged["verdict"] not in CHANCES or loss is None:
            return False, None
        unit: Literal["win", "points"] = "points" if judged["decided"] else "win"
        stood = [point[unit][seat] for point in self.curve]
        later = (one.n for one in self._walk.turns[turn.n :] if one.seat == seat)
        end = next(later, len(stood)) - 1
        punished = stood[turn.n - 1] - stood[end] >= PUNISHED * loss[unit]
        way = -1 if punished else 1
        moves = {n: way * (stood[n] - stood[n - 1]) for n in range(turn.n + 1, end + 1)}
        most = max(moves, key=lambda n: moves[n], default=0)
        if not most or moves[most] < TOLD * self._made.scale.least(decided=judged["decided"]):
            return punished, None
        after, before = self.curve[most], self.curve[most - 1]
        moved = (after[name][seat] - before[name][seat] for name in ("win", "points"))
        return punished, {"turn": most, **worth(*moved)}

    def _marks(self) -> Iterable[Mark]:
        """The turns in which a source brought points to several seats."""
        for before, after in zip(self.curve, self.curve[1:], strict=False):
            names = {name for scored in after["scored"] for name in scored}
            for name in sorted(names):
                pairs = zip(before["scored"], after["scored"], strict=True)
                grown = sum(now.get(name, 0) != was.get(name, 0) for was, now in pairs)
                if grown > 1:
                    yield {"turn": after["turn"], "source": name}

    def _totals(
        self,
        turns: Sequence[ReviewTurn],
        judged: Sequence[JudgedTurn],
        draws: Sequence[ReviewDraw],
        known: Sequence[Part],
    ) -> list[Total]:
        luck = [of for part in known for of in part["luck"]]
        return [self._total(seat, turns, judged, draws, luck) for seat in self._made.seats]

    def _total(
        self,
        seat: int,
        turns: Sequence[ReviewTurn],
        judged: Sequence[JudgedTurn],
        draws: Sequence[ReviewDraw],
        luck: Sequence[list[Estimate]],
    ) -> Total:
        movers = [turn["seat"] for turn in turns]
        brought = [
            (one["brought"][seat], mover == seat) for one, mover in zip(judged, movers, strict=True)
        ]
        chance = total([of[seat] for of in luck])
        own = total([one for one, mine in brought if mine])
        others = total([one for one, mine in brought if not mine])
        start, end = self.curve[0], self.curve[-1]
        begun = worth(start["win"][seat], start["points"][seat])
        ended = worth(end["win"][seat], end["points"][seat])
        mine = [turn for turn in turns if turn["seat"] == seat]
        verdicts = Counter[Verdict](turn["verdict"] for turn in mine)
        return {
            "seat": seat,
            "place": self._walk.end.ranking()[seat],
            "start": begun,
            "luck": chance,
            "own": own,
            "others": others,
            "rest": worth(
                *(
                    ended[name] - begun[name] - chance[name] - own[name] - others[name]
                    for name in ("win", "points")
                )
            ),
            "result": ended,
            "adjusted": {
                **chance,
                "win": round(ended["win"] - chance["win"], PLACES),
                "points": round(ended["points"] - chance["points"], PLACES),
            },
            "turning": _turning(mine),
            "strength": _strength(mine),
            "draw": _greatest(draws, seat),
            "counts": {one: verdicts[one] for one in get_args(Verdict)},
        }


def _point(turn: int, round: int | None, position: Position[Any]) -> CurvePoint:
    found = prospect(position)
    return {
        "turn": turn,
        "round": round,
        "win": [round_(one) for one in found.chances],
        "points": [round_(one) for one in found.points],
        "scored": [
            {name: points for name, points in of.items() if points}
            for of in position.game.breakdown(position.state)
        ],
    }


def round_(figure: float) -> float:
    """A figure as it is told."""
    return round(figure, PLACES)


def _turning(turns: Sequence[ReviewTurn]) -> list[int]:
    """The dearest turns of a seat, of those that a verdict was given on."""
    marked = [turn for turn in turns if turn["verdict"] in CHANCES]
    return [turn["n"] for turn in sorted(marked, key=_cost)[:TURNING]]


def _cost(turn: ReviewTurn) -> tuple[float, float]:
    loss = turn["loss"]
    assert loss is not None
    return -loss["win"], -loss["points"]


def _strength(turns: Sequence[ReviewTurn]) -> int | None:
    """The find of a seat that lay furthest ahead of the next line."""
    finds = [turn for turn in turns if turn["verdict"] == "find"]
    return max(finds, key=_ahead)["n"] if finds else None


def _ahead(turn: ReviewTurn) -> float:
    """How far a find lies ahead of the next line."""
    against = [line["against"]["win"] for line in turn["lines"] if line["against"] is not None]
    return -max(against, default=0.0)


def _greatest(draws: Sequence[ReviewDraw], seat: int) -> int | None:
    """The draw that moved a seat's points most."""
    moved = [abs(draw["luck"][seat]["points"]) for draw in draws]
    greatest = max(moved, default=0.0)
    return moved.index(greatest) if greatest else None
