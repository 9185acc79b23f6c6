"""What a table may do: who sits there, how the game stands, and what may happen next."""

from __future__ import annotations

import hmac
import logging
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
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
from magnate.engine.words import Words, decision_json, fact_json, waiting_json, words
from magnate.review.walk import moment

from .frames import Described, Draft, Next
from .snapshots import thaw

log = logging.getLogger("magnate.server")

#: The colours of a game.
COLOURS = 4


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


def today() -> str:
    """The day it is, everywhere the same."""
    return datetime.now(UTC).date().isoformat()


@dataclass(frozen=True)
class Seat:
    """Who sits there; a human seat without a token is free.

    The level of a human seat is that of the bot that stands in until its person returns.
    """

    kind: Literal["human", "bot"]
    level: str | None = None
    name: str | None = None
    token: str | None = None  # its digest
    person: str | None = None  # whose seat it is, if that is known
    resigned: bool = False
    ends: bool = False  # whether whoever sits there would end the game
    hints: int = 0  # those it has asked for
    colour: int | None = None  # the one asked for

    @property
    def taken(self) -> bool:
        """Whether somebody plays this seat."""
        return self.kind == "bot" or self.token is not None


def colours(seats: Sequence[Seat]) -> list[int]:
    """The colour of every seat: those asked for, the first first, then what is left."""
    found: dict[int, int] = {}
    for number, seat in enumerate(seats):
        if seat.colour is not None and seat.colour not in found.values():
            found[number] = seat.colour
    left = [one for one in range(max(COLOURS, len(seats))) if one not in found.values()]
    for number in range(len(seats)):
        if number not in found:
            found[number] = number if number in left else left[0]
            left.remove(found[number])
    return [found[number] for number in range(len(seats))]


@dataclass(frozen=True)
class Origin:
    """Where a table comes from whose game was not set up for it: another table, or a record."""

    source: str | None
    move: int
    state: str | None  # where it begins, as plain data; none for the beginning of a game


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
    stand_in: str | None = None  # the bot that plays for who is away
    clock: Mapping[str, Any] | None = None
    closed: bool = False
    origin: Origin | None = None
    rules: str = ""  # those it began with
    day: str | None = None  # whose game it is, of a daily table
    agreed: bool | None = None  # whether hints are given, if that was said
    opener: str = ""  # the same at all tables of one address, and of nobody else's

    @property
    def box(self) -> Any:
        """The components."""
        return self.edition.box(self.game.load)

    @property
    def rated(self) -> bool:
        """Whether the result counts: nobody may know what comes, and there is somebody to beat."""
        return len(self.seats) > 1 and not self.seeded and self.day is None

    @property
    def hints(self) -> bool:
        """Whether hints are given: as was agreed, or else to one who plays alone or with bots."""
        if self.day is not None:
            return False
        people = sum(seat.kind == "human" for seat in self.seats)
        return people == 1 if self.agreed is None else self.agreed

    @cached_property
    def _hash(self) -> str:
        return self.edition.hash

    @property
    def begins_elsewhere(self) -> bool:
        """Whether its first position is one of another game."""
        return self.origin is not None and self.origin.state is not None

    @property
    def sealed(self) -> bool:
        """Whether others may still play the very same game today, and so must not see this one."""
        return self.day is not None and self.day == today()

    def show(self, holds: Collection[int]) -> None:
        """Refuse whoever holds no seat here, while it is sealed."""
        if self.sealed and not holds:
            problem = "the daily table is shown to others once the day is over"
            raise Refused("forbidden", problem)

    def is_bot(self, seat: int | None) -> bool:
        """Whether a bot plays that seat, for good or for somebody who is away."""
        return seat is not None and self.seats[seat].level is not None

    def seat_of(self, token: str) -> int:
        """The seat that a token opens."""
        given = digest(token)
        for number, seat in enumerate(self.seats):
            if seat.token is not None and hmac.compare_digest(seat.token, given):
                return number
        raise Refused("forbidden", "this token opens no seat of this table")

    def begin(self) -> tuple[Standing, list[Move]]:
        """The game set up, as far as chance alone brings it."""
        return Standing(self.start(tell=True), version=0).after((), self.seed)

    def start(self, *, tell: bool = False) -> Position[Any]:
        """The position before the first move of this table."""
        if self.origin is not None and self.origin.state is not None:
            return Position(self.game, thaw(self.origin.state, self.box, self.game), tell=tell)
        return self.game.start(
            len(self.seats), edition=self.edition, variants=self.variants, tell=tell
        )

    def replay(self, ids: Iterable[str]) -> Position[Any]:
        """The position after these choices, from move one."""
        position = self.start()
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
        shown = colours(self.seats)
        return {
            "type": "table",
            "id": self.id,
            "game": self.game.key,
            "name": self.name,
            "variants": list(self.variants),
            "edition": {"name": self.edition.name, "hash": self._hash},
            "components": self.edition.tables,
            "seeded": self.seeded,
            "clock": self.clock,
            "closed": self.closed,
            "hints": self.hints,
            "hides": self.game.resample is not everything_is_public,
            "day": self.day,
            "seats": [
                {
                    "seat": number,
                    "name": seat.name,
                    "kind": seat.kind,
                    "level": seat.level,
                    "taken": seat.taken,
                    "ends": seat.ends,
                    "colour": shown[number],
                    "hints": seat.hints,
                }
                for number, seat in enumerate(self.seats)
            ],
            "mine": sorted(mine),
            **_where_from(self.origin),
        }


def _where_from(origin: Origin | None) -> dict[str, Any]:
    return {"origin": {"table": origin.source, "move": origin.move}} if origin else {}


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
class Ahead:
    """Where a draft leads: what was chosen, and what there was only one answer to."""

    position: Position[Any]
    ids: list[str]
    asked: str  # the kind of the last question with a choice, or with one answer if there was none
    idle: bool  # whether the last answer was to stop, and the only one


@dataclass(frozen=True)
class Standing:
    """How a game stands: what all have seen, and the mover's draft that only the mover sees."""

    position: Position[Any]
    version: int
    moves: int = 0
    dealt: Mapping[str, int] = field(default_factory=dict)  # chance's answers, by kind
    entries: int = 0
    last: int | None = None  # who moved last, chance aside
    draft: tuple[str, ...] = ()  # the mover's choices, where there was one

    @property
    def mover(self) -> int | None:
        """The seat the game waits for; None when it is over."""
        decision = self.position.decision
        return None if decision is None else decision.seat

    @property
    def begun(self) -> int:
        """How many moves had been made when the running procedure began."""
        return self.moves - len(self.position.path)

    @cached_property
    def _ahead(self) -> Ahead:
        position, mover, chosen = self.position.copy(), self.mover, iter(self.draft)
        ids: list[str] = []
        asked, idle = "", False
        while (decision := position.decision) and decision.seat == mover:
            id = decision.ids()[0] if (lone := len(decision.options) == 1) else next(chosen, None)
            if id is None:
                break
            asked = decision.kind if not lone else asked or decision.kind
            idle = lone and decision.options[0] is None
            position.choose_id(id)
            ids.append(id)
        if (more := next(chosen, None)) is not None:
            raise IllegalOption(f"{more!r} is not seat {mover}'s to choose")
        return Ahead(position, ids, asked, idle)

    @property
    def ahead(self) -> Position[Any]:
        """The position as the mover sees it: with the draft, and what has one answer only."""
        return self._ahead.position

    @property
    def drafted(self) -> list[str]:
        """The draft, with what has one answer only."""
        return self._ahead.ids

    @property
    def complete(self) -> bool:
        """Whether the draft has come to a reveal, another seat or the end."""
        decision = self.ahead.decision
        return self.mover is not None and (decision is None or decision.seat != self.mover)

    @property
    def next(self) -> Next | None:
        """What confirming leads to; None while there is something to choose."""
        if not self.complete:
            return None
        decision, asked = self.ahead.decision, self._ahead.asked
        if decision is None:
            return {"to": "end", "asked": asked, "drawn": None}
        drawn = decision.kind if decision.seat == CHANCE else None
        round, then = (one.view(self.mover).get("round") for one in (self.position, self.ahead))
        to: Literal["round", "reveal", "seat"] = "reveal" if drawn else "seat"
        return {"to": to if round == then else "round", "asked": asked, "drawn": drawn}

    def choose(self, seat: int, version: int, id: str) -> Standing:
        """One more choice in the draft."""
        self.check(seat, version)
        if self.complete:
            raise Refused(
                "illegal", "nothing is left to choose: confirm, undo or restart", legal=[]
            )
        if id not in (legal := _ids(self.ahead.decision)):
            raise Refused("illegal", f"{id!r} is not offered", legal=legal)
        return self._redrafted((*self.draft, id))

    def undo(self, seat: int, version: int) -> Standing:
        """The draft without its last choice."""
        self.check(seat, version)
        if not self.draft:
            raise Refused("empty", "the draft is empty: there is nothing to undo")
        return self.redraft(self.draft[:-1])

    def restart(self, seat: int, version: int) -> Standing:
        """An empty draft."""
        self.check(seat, version)
        if not self.draft:
            raise Refused("empty", "the draft is empty: there is nothing to take back")
        return self._redrafted(())

    def confirm(self, seat: int, version: int, seed: str) -> tuple[Standing, list[Move]]:
        """The draft made for good, and what chance answers."""
        self.check(seat, version)
        if not self.complete:
            raise Refused("incomplete", "there is still something to choose before you confirm")
        return self.after(self._ahead.ids, seed)

    def after(
        self, ids: Sequence[str], seed: str, told: Sequence[Words] = ()
    ) -> tuple[Standing, list[Move]]:
        """The choices of the mover made for good, and what chance answers after them.

        What is `told` stands in the log before them.  Where everybody sees everything, nobody is
        asked what has only one answer.  Every turn has entries of its own in the log, also where a
        seat that ends a round begins the next.
        """
        position, mover = self.position.copy(tell=True), self.mover
        dealer = Dealer(seed, self.dealt)
        facts = [*told]
        if not self.moves:
            facts += [fact_json(position, fact) for fact in position.facts]
        moves: list[Move] = []
        entry, owner = self.entries, mover if ids else None
        turn = now = moment(position)

        def note(decision: Decision[Any], option: Any) -> None:
            nonlocal facts, entry, owner, turn, now
            facts += [fact_json(position, fact) for fact in position.facts]
            number, id = self.moves + len(moves), decision.id_of(option)
            if decision.seat != CHANCE and (decision.seat != owner or now != turn):
                entry, owner, turn = entry + bool(moves), decision.seat, now
            moves.append(Move(number, decision.seat, id, facts, entry))
            facts, now = [], moment(position)

        play(position, {CHANCE: dealer}, note)
        for id in ids:
            decision = position.decision
            if decision is None or decision.seat != mover:
                raise IllegalOption(f"{id!r} is not seat {mover}'s to choose")
            _answer(position, id)
            note(decision, decision.option(id))
            play(position, {CHANCE: dealer}, note)
        public = position.game.resample is everything_is_public
        while public and (asked := position.decision) and len(asked.options) == 1:
            position.choose(asked.options[0])
            note(asked, asked.options[0])
            play(position, {CHANCE: dealer}, note)
        standing = Standing(
            position,
            version=self.version + 1,
            moves=self.moves + len(moves),
            dealt=dealer.dealt,
            entries=entry + bool(moves),
            last=self.last if owner is None else owner,
        )
        return standing, moves

    def redraft(self, ids: Sequence[str]) -> Standing:
        """Another draft, of choices that were legal before."""
        redrafted = self._redrafted(tuple(ids))
        _ = redrafted.ahead
        return redrafted

    def message(
        self, holds: Collection[int], connected: Iterable[int], *, described: bool = False
    ) -> dict[str, Any]:
        """The `state` frame for a page that holds these seats, but for its log."""
        mover = self.mover
        mine = mover is not None and mover in holds
        eyes = mover if mine else next(iter(holds)) if len(holds) == 1 else None
        position = self._shown if mine else self.position
        view = position.view(eyes)
        if not mine:
            decision = waiting_json(position)
        else:
            done = self.complete and not self._ahead.idle
            decision = None if done else decision_json(position, view)
        draft: Draft | None = None
        if mine:
            draft = {"length": len(self.draft), "complete": self.complete, "next": self.next}
        return {
            "type": "state",
            "version": self.version,
            "eyes": eyes,
            "view": view,
            "decision": decision,
            "draft": draft,
            "closed": "revealed" if mine and self.last == mover else None,
            "over": _result(self.position),
            "connected": sorted(connected),
            **(
                {"described": in_words(self.position.game, position.state, eyes)}
                if described
                else {}
            ),
        }

    @cached_property
    def _shown(self) -> Position[Any]:
        """What the mover is shown: before an idle answer, where the question says why not."""
        if not (self.complete and self._ahead.idle):
            return self.ahead
        position = self.position.copy()
        for id in self._ahead.ids[:-1]:
            position.choose_id(id)
        return position

    def check(self, seat: int, version: int) -> None:
        """Refuse a seat that is not to move, or does not know how the table stands."""
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

    def _redrafted(self, draft: tuple[str, ...]) -> Standing:
        return replace(self, version=self.version + 1, draft=draft)


def _answer(position: Position[Any], id: str) -> None:
    decision = position.decision
    try:
        position.choose_id(id)
    except IllegalOption as error:
        raise Refused("illegal", str(error), legal=_ids(decision)) from error


def _ids(decision: Decision[Any] | None) -> list[str]:
    return [] if decision is None else decision.ids()


def in_words(game: Game[Any], state: Any, eyes: int | None) -> Described:
    """The table in words, for a page that has no board of the game."""
    return {"lines": game.describe(state, eyes), "scores": game.scores(state)}


def _result(position: Position[Any]) -> dict[str, Any] | None:
    if not position.over:
        return None
    return {
        "scores": position.scores(),
        "ranking": position.ranking(),
        "breakdown": position.game.breakdown(position.state),
        "rivals": [
            {"name": words(name), "breakdown": of}
            for name, of in position.game.rivals(position.state).items()
        ],
    }
