"""What a table may do: who sits there, how the game stands, and what may happen next."""

from __future__ import annotations

import hmac
import logging
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Literal

from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE, Decision, IllegalOption
from magnate.engine.edition import Edition
from magnate.engine.game import Game, everything_is_public
from magnate.engine.names import distinct
from magnate.engine.play import play
from magnate.engine.position import Position
from magnate.engine.record import Record
from magnate.engine.words import Words, decision_json, fact_json, waiting_json

from .frames import Described

log = logging.getLogger("magnate.server")


class Refused(Exception):
    """Something a table does not do; nothing has changed, and the message says what would do."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    def json(self) -> dict[str, Any]:
        """As the protocol sends it."""
        return {"code": self.code, "message": self.message, **self.more}


def digest(token: str) -> str:
    """All that is kept of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Seat:
    """Who sits there; a human seat without a token is free."""

    kind: Literal["human", "bot"]
    level: str | None = None
    name: str | None = None
    token: str | None = None  # its digest

    @property
    def taken(self) -> bool:
        """Whether somebody plays this seat."""
        return self.kind == "bot" or self.token is not None


@dataclass
class Table:
    """What does not change with the moves: the game, the edition, the seats."""

    id: str
    game: Game[Any]
    edition: Edition
    variants: tuple[str, ...]
    seed: str
    seeded: bool  # whether the creator chose the seed, and so may know what comes
    name: str | None
    open: bool
    started: float
    seats: list[Seat]

    @property
    def box(self) -> Any:
        """The components."""
        return self.edition.box(self.game.load)

    @cached_property
    def _hash(self) -> str:
        return self.edition.hash

    def is_bot(self, seat: int | None) -> bool:
        """Whether a bot plays that seat."""
        return seat is not None and self.seats[seat].kind == "bot"

    def seat_of(self, token: str) -> int:
        """The seat that a token opens."""
        given = digest(token)
        for number, seat in enumerate(self.seats):
            if seat.token is not None and hmac.compare_digest(seat.token, given):
                return number
        raise Refused("forbidden", "this token opens no seat of this table")

    def begin(self) -> tuple[Standing, list[Move]]:
        """The game set up, as far as chance alone brings it."""
        position = self.game.start(
            len(self.seats), edition=self.edition, variants=self.variants, tell=True
        )
        return Standing(position, version=0).after((), self.seed)

    def replay(self, ids: Iterable[str]) -> Position[Any]:
        """The position after these choices, from move one."""
        position = self.game.start(len(self.seats), edition=self.edition, variants=self.variants)
        for id in ids:
            position.choose_id(id)
        return position

    def record(self, choices: Iterable[tuple[int, str]], scores: Iterable[int]) -> Record:
        """The game as a text, for a table whose game is over."""
        names = [seat.name or seat.level or f"seat {n}" for n, seat in enumerate(self.seats)]
        return Record(
            game=self.game.key,
            seats=len(self.seats),
            edition=(_one_word(self.edition.name), self._hash),
            variants=self.variants,
            names=tuple(distinct([_one_word(name) for name in names])),
            scores=tuple(scores),
            choices=list(choices),
        )

    def message(self, mine: Collection[int]) -> dict[str, Any]:
        """The `table` frame."""
        return {
            "type": "table",
            "id": self.id,
            "game": self.game.key,
            "name": self.name,
            "variants": list(self.variants),
            "edition": {"name": self.edition.name, "hash": self._hash},
            "components": self.edition.tables,
            "seeded": self.seeded,
            "hides": self.game.resample is not everything_is_public,
            "seats": [
                {
                    "seat": number,
                    "name": seat.name,
                    "kind": seat.kind,
                    "level": seat.level,
                    "taken": seat.taken,
                }
                for number, seat in enumerate(self.seats)
            ],
            "mine": sorted(mine),
        }


def _one_word(name: str) -> str:
    """A name that cannot break the lines, lists and comments of a record."""
    return " ".join(re.sub(r"[,#\s]+", " ", name).split()) or "-"


@dataclass(frozen=True)
class Move:
    """One committed choice, chance's included; `entry` is the line of the log it belongs to."""

    n: int
    seat: int
    option: str
    facts: list[Words]
    entry: int


@dataclass(frozen=True)
class Standing:
    """How a game stands: what all have seen, and the mover's draft that only the mover sees."""

    position: Position[Any]
    version: int
    moves: int = 0
    dealt: Mapping[str, int] = field(default_factory=dict)  # chance's answers, by kind
    entries: int = 0
    last: int | None = None  # who moved last, chance aside
    draft: tuple[str, ...] = ()
    drafted: Position[Any] | None = None

    @property
    def mover(self) -> int | None:
        """The seat the game waits for; None when it is over."""
        decision = self.position.decision
        return None if decision is None else decision.seat

    @property
    def begun(self) -> int:
        """How many moves had been made when the running procedure began."""
        return self.moves - len(self.position.path)

    @property
    def ahead(self) -> Position[Any]:
        """The position as the mover sees it, draft included."""
        return self.drafted or self.position

    @property
    def complete(self) -> bool:
        """Whether the draft has come to a reveal, another seat or the end."""
        decision = self.ahead.decision
        return bool(self.draft) and (decision is None or decision.seat != self.mover)

    def choose(self, seat: int, version: int, id: str) -> Standing:
        """One more choice in the draft."""
        self._check(seat, version)
        if self.complete:
            raise Refused(
                "illegal", "nothing is left to choose: confirm, undo or restart", legal=[]
            )
        position = self.ahead.copy()
        _answer(position, id)
        return self._redrafted((*self.draft, id), position)

    def undo(self, seat: int, version: int) -> Standing:
        """The draft without its last choice."""
        self._check(seat, version)
        if not self.draft:
            raise Refused("empty", "the draft is empty: there is nothing to undo")
        return self.redraft(self.draft[:-1])

    def restart(self, seat: int, version: int) -> Standing:
        """An empty draft."""
        self._check(seat, version)
        if not self.draft:
            raise Refused("empty", "the draft is empty: there is nothing to take back")
        return self._redrafted((), None)

    def confirm(self, seat: int, version: int, seed: str) -> tuple[Standing, list[Move]]:
        """The draft made for good, and what chance answers."""
        self._check(seat, version)
        if not self.complete:
            raise Refused("incomplete", "there is still something to choose before you confirm")
        return self.after(self.draft, seed)

    def after(self, ids: Sequence[str], seed: str) -> tuple[Standing, list[Move]]:
        """The choices of the mover made for good, and what chance answers after them."""
        position, mover = self.position.copy(tell=True), self.mover
        dealer = Dealer(seed, self.dealt)
        facts = [] if self.moves else [fact_json(position, fact) for fact in position.facts]
        moves: list[Move] = []

        def note(decision: Decision[Any], option: Any) -> None:
            nonlocal facts
            facts += [fact_json(position, fact) for fact in position.facts]
            number, id = self.moves + len(moves), decision.id_of(option)
            moves.append(Move(number, decision.seat, id, facts, self.entries))
            facts = []

        play(position, {CHANCE: dealer}, note)
        for id in ids:
            decision = position.decision
            if decision is None or decision.seat != mover:
                raise IllegalOption(f"{id!r} is not seat {mover}'s to choose")
            _answer(position, id)
            note(decision, decision.option(id))
            play(position, {CHANCE: dealer}, note)
        standing = Standing(
            position,
            version=self.version + 1,
            moves=self.moves + len(moves),
            dealt=dealer.dealt,
            entries=self.entries + bool(moves),
            last=mover if ids else self.last,
        )
        return standing, moves

    def redraft(self, ids: Sequence[str]) -> Standing:
        """Another draft, of choices that were legal before."""
        position = self.position.copy()
        for id in ids:
            position.choose_id(id)
        return self._redrafted(tuple(ids), position)

    def message(
        self, holds: Collection[int], connected: Iterable[int], *, described: bool = False
    ) -> dict[str, Any]:
        """The `state` frame for a page that holds these seats, but for its log."""
        mover = self.mover
        mine = mover is not None and mover in holds
        eyes = mover if mine else next(iter(holds)) if len(holds) == 1 else None
        position = self.ahead if mine else self.position
        asked = None if mine and self.complete else decision_json if mine else waiting_json
        draft = {"length": len(self.draft), "complete": self.complete} if mine else None
        return {
            "type": "state",
            "version": self.version,
            "eyes": eyes,
            "view": position.view(eyes),
            "decision": asked and asked(position),
            "draft": draft,
            "closed": "revealed" if mine and self.last == mover else None,
            "over": _result(self.position),
            "connected": sorted(connected),
            **({"described": _described(position, eyes)} if described else {}),
        }

    def _check(self, seat: int, version: int) -> None:
        if version != self.version:
            raise Refused(
                "stale",
                f"version {version} is not the current one; look again and choose for that",
                version=self.version,
            )
        if self.mover is None:
            raise Refused("not-your-turn", "the game is over")
        if seat != self.mover:
            raise Refused("not-your-turn", f"the game waits for seat {self.mover}")

    def _redrafted(self, draft: tuple[str, ...], drafted: Position[Any] | None) -> Standing:
        if not draft:
            drafted = None
        return replace(self, version=self.version + 1, draft=draft, drafted=drafted)


def _answer(position: Position[Any], id: str) -> None:
    decision = position.decision
    try:
        position.choose_id(id)
    except IllegalOption as error:
        raise Refused("illegal", str(error), legal=_ids(decision)) from error


def _ids(decision: Decision[Any] | None) -> list[str]:
    return [] if decision is None else decision.ids()


def _described(position: Position[Any], eyes: int | None) -> Described:
    """The table in words, for a page that has no board of the game."""
    lines = position.game.describe(position.state, eyes)
    return {"lines": lines, "scores": position.scores()}


def _result(position: Position[Any]) -> dict[str, Any] | None:
    if not position.over:
        return None
    return {
        "scores": position.scores(),
        "ranking": position.ranking(),
        "breakdown": position.game.breakdown(position.state),
    }
