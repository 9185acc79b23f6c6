"""A position: a game in progress, waiting for one decision."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, cast

from .decision import CHANCE, Decision, IllegalOption
from .plain import plain_text
from .record import Record
from .state import Fact, S

if TYPE_CHECKING:
    from .dealer import Dealer
    from .edition import Edition
    from .game import Game

Procedure = Coroutine[Decision[Any], Any, None]


class Choice(NamedTuple):
    """A choice that was made: by whom, on which kind of question, and what."""

    seat: int
    kind: str
    option: Any


#: The choices made so far, the last one first: what came before it, and the fields of a `Choice`.
#: Copies of a position share it.
Past = tuple["Past | None", int, str, Any]


@dataclass(frozen=True)
class Setup(Generic[S]):
    """What was agreed before a game began."""

    game: Game[S]
    edition: Edition
    seats: int
    variants: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        edition = None if self.edition is self.game.standard else self.edition
        return _agreed, (self.game, edition, self.seats, self.variants)

    def state(self) -> S:
        """The state before the first choice."""
        box = self.edition.box(self.game.load)
        return self.game.new_state(box, self.seats, frozenset(self.variants))


def _agreed(
    game: Game[Any], edition: Edition | None, seats: int, variants: tuple[str, ...]
) -> Setup[Any]:
    return Setup(game, edition or game.standard, seats, variants)


def _the_game_is_over(option: Any) -> Decision[Any]:
    raise IllegalOption(f"{option!r} is not offered: the game is over")


async def _to_the_end(
    procedure: Procedure | None, sequel: Callable[[S], Procedure | None], state: S
) -> None:
    """A procedure and all that follow it: where no beginning is kept, they need no driver."""
    while procedure is not None:
        await procedure
        procedure = sequel(state)


class Position(Generic[S]):
    """A game in progress: what lies on the table, and the decision it waits for.

    The rules are coroutines, and a coroutine cannot be copied.  So a position remembers the state
    when the running procedure began, and the options chosen since (its `path`); copying runs the
    procedure again along that path.  It also remembers where it began and every choice since, so
    that `undo` goes back to the first one and `record` tells the whole game.  A position that
    forgets keeps none of this: it is the fast one, for play-outs, and takes any option unchecked.

    With a `dealer` the decisions of chance are answered at once; without one they are offered
    like any other, to `CHANCE`.  `copy()` and `undo()` leave the dealer behind, so that a search
    cannot look into the cards to come.

    >>> import magnate
    >>> position = magnate.new_game("sentient", seats=2, seed=7)
    >>> position
    <sentient, round 1, turn for seat 1: procure:0, procure:1, procure:2, procure:3, pass>
    >>> position.choose_id("procure:1")
    >>> position.decision.kind
    'assistants'
    >>> position.undo().decision.kind
    'turn'
    """

    __slots__ = ("_dealer", "_origin", "_past", "_quick", "_send", "_start", "decision", "game",
                 "path", "setup", "state")  # fmt: skip

    def __init__(
        self,
        game: Game[S],
        state: S,
        path: Iterable[Any] = (),
        *,
        setup: Setup[S] | None = None,
        dealer: Dealer | None = None,
        forget: bool = False,
        tell: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.setup = setup
        self._dealer: Dealer | None = None
        self._quick = forget and not tell  # nothing is checked, kept or told
        self.decision: Decision[Any] | None = None
        self.path: list[Any] = []
        self._past: Past | None = None
        self._start: S | None = None if forget else state.copy()
        self._origin = self._start
        self._send: Callable[[Any], Decision[Any]] = _the_game_is_over
        if tell:
            state.facts = []
        self._begin()
        for option in path:
            self._answer(option)
        if dealer is not None:
            self.dealer = dealer
            self._deal()

    # ── What is asked, and answering ────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def dealer(self) -> Dealer | None:
        """Who answers for chance at once, if somebody does."""
        return self._dealer

    @dealer.setter
    def dealer(self, dealer: Dealer | None) -> None:
        self._dealer = dealer
        self._quick = False

    @property
    def facts(self) -> Sequence[Fact]:
        """What the last choice brought about, if the position was made with `tell=True`."""
        return self.state.facts or ()

    def choose(self, option: Any) -> None:
        """Answer the decision; `IllegalOption`, and nothing changed, if that is not offered.

        A position that forgets does not check.
        """
        if not self._quick:
            self._choose(option if self._start is None else self._asked(option).offered(option))
            return
        asked: Any
        try:  # the way of play-outs, by far the busiest: as short as can be
            self.decision = asked = self._send(option)
        except StopIteration:
            self._begin()
        else:
            if asked.options is None:
                asked.options = asked.find()

    def choose_id(self, id: str) -> None:
        """Answer the decision by the name of an option; `IllegalOption` if it is not offered."""
        self._choose(self._asked(id).option(id))

    # ── Elsewhere: copies, and back in time ─────────────────────────────────────────────────

    def copy(self, *, forget: bool = False, tell: bool = False) -> Position[S]:
        """An independent position at the same decision."""
        return self._again(self.path, self._past, self.decision, forget=forget, tell=tell)

    def undo(self, *, tell: bool = False) -> Position[S]:
        """The position before the last choice, chance's included, back to the first of all."""
        if self._past is None:
            self._remembered()
            raise ValueError("nothing to undo: no choice has been made")
        if self.path:
            return self._again(self.path[:-1], self._past[0], None, forget=False, tell=tell)
        return self._back_to(len(self.choices()) - 1, tell=tell)

    def undo_turn(self, *, tell: bool = False) -> Position[S]:
        """The position where the turn of the seat that now chooses began.

        A turn is a seat's choices in a row, with chance's between them, in one round.
        """
        choices = self.choices()
        again = Position(self.game, self._remembered().copy(), forget=True)
        turn, began = None, 0
        for number in range(len(choices) + 1):
            decision = again.decision
            if decision is not None and decision.seat != CHANCE:
                now = (decision.seat, *_when(again.state))
                if now != turn:
                    turn, began = now, number
            if number < len(choices):
                again.choose(choices[number].option)
        return self._back_to(began, tell=tell)

    def as_seen(self, seat: int | None, rng: Random) -> Position[S]:
        """The same position to a seat's eyes, with everything it cannot know dealt anew.

        It does not know what happened before the running procedure: that could tell too much.
        """
        start = self.game.resample(self._checked(self._start), self._seat(seat), self.path, rng)
        return Position(self.game, start, self.path)

    def choices(self) -> list[Choice]:
        """Every choice made in this position since it was set up, chance's included."""
        self._remembered()
        return [*self._choices()][::-1]

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far."""
        choices = self.choices()
        if self.setup is None:
            raise ValueError(
                "this position does not know how its game began; only one that came from "
                "new_game, by choices, copies and undo, has a record"
            )
        record = Record.of(self.setup, names)
        for seat, kind, option in choices:
            record.note(Decision(seat, kind, ()), option)
        if self.over:
            record.scores = tuple(self.scores())
        return record

    # ── What is seen and what it comes to ───────────────────────────────────────────────────

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat, or a spectator (`None`), may see, as plain JSON data."""
        return self.game.view(self.state, self._seat(seat))

    def scores(self) -> list[int]:
        """The points of every seat so far."""
        return self.game.scores(self.state)

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the first; equal places are ties."""
        return self.game.ranking(self.state)

    @property
    def start(self) -> S:
        """The state when the running procedure began; do not change it."""
        return self._checked(self._start)

    # ── As a value ──────────────────────────────────────────────────────────────────────────

    def __repr__(self) -> str:
        place = "".join(f", {name} {value}" for name, value in _named(self.state))
        if self.decision is None:
            return f"<{self.game.key}{place}, over: {', '.join(map(str, self.scores()))}>"
        return f"<{self.game.key}{place}, {str(self.decision)[1:-1]}>"

    def __eq__(self, other: object) -> bool:
        """Equal positions go on in the same way; one that forgets is equal to itself alone."""
        if not isinstance(other, Position):
            return NotImplemented
        if self._start is None or other._start is None:
            return self is other
        alike = self.game is other.game and self.path == other.path
        return alike and bool(self._start == other._start)

    def __hash__(self) -> int:
        """By what it is now: put copies into sets, not a position that is played on."""
        if self._start is None:
            return id(self)
        box = getattr(self._start, "box", None)
        return hash((self.game.key, *self.path, plain_text(self._start, box)))

    def __copy__(self) -> Position[S]:
        after = self.copy(tell=self.state.facts is not None)
        if self.dealer is not None:
            after.dealer = type(self.dealer)(self.dealer.seed, self.dealer.dealt)
        return after

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position[S]:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        origin = self._remembered()
        options = [choice.option for choice in self.choices()]
        telling = self.state.facts is not None
        return _restored, (self.game, self.setup or origin, options, self.dealer, telling)

    # ── Inside ──────────────────────────────────────────────────────────────────────────────

    def _asked(self, said: Any) -> Decision[Any]:
        if self.decision is None:
            raise IllegalOption(f"{said!r} is not offered: the game is over")
        return self.decision

    def _seat(self, seat: int | None) -> int | None:
        seats = len(self.state.players)
        if seat is None or seat in range(seats):
            return seat
        raise ValueError(f"no seat {seat!r}: they are 0 to {seats - 1}, None for a spectator")

    def _remembered(self) -> S:
        return self._checked(self._origin)

    def _checked(self, kept: S | None) -> S:
        if kept is None:
            raise ValueError("a position that forgets knows no past; make it without forget=True")
        return kept

    def _choices(self) -> Iterator[Choice]:
        past = self._past
        while past is not None:
            past, *choice = past
            yield Choice(*choice)

    def _again(
        self,
        path: Sequence[Any],
        past: Past | None,
        asked: Decision[Any] | None,
        *,
        forget: bool,
        tell: bool,
    ) -> Position[S]:
        """The running procedure once more, along a path to the question asked, if that is known."""
        start = self._checked(self._start)  # nobody changes a start, so copies share it
        after: Position[S] = Position.__new__(Position)
        after.game, after.setup, after._dealer = self.game, self.setup, None
        after._quick = forget and not tell
        after.state = state = start.copy()
        if tell:
            state.facts = []
        after._send = _the_game_is_over
        after.decision, after._start = None, None
        again: Any = after._next()
        send = after._send
        for option in path:
            again = send(option)
        if again is not None and again.options is None:
            again.options = again.find() if asked is None else asked.options
        after.decision = again
        after.path = []
        if forget:
            after._past = after._origin = None
        else:
            after._start, after._origin, after._past = start, self._origin, past
            after.path += path
        return after

    def _back_to(self, number: int, *, tell: bool) -> Position[S]:
        """The position before the choice of that number."""
        origin = self._remembered().copy()
        position = Position(self.game, origin, setup=self.setup, tell=tell)
        for choice in self.choices()[:number]:
            position._choose(choice.option)
        return position

    def _choose(self, option: Any) -> None:
        if self.state.facts:
            self.state.facts.clear()
        self._answer(option)
        if self._dealer is not None:
            self._deal()

    def _answer(self, option: Any) -> None:
        decision = self.decision
        if self._start is not None and decision is not None:
            self.path.append(option)
            self._past = (self._past, decision.seat, decision.kind, option)
        try:
            asked: Any = self._send(option)
        except StopIteration:
            if self._start is not None:
                self.path = []
                self._start = self.state.copy()
            self._begin()
        else:
            if asked.options is None:
                asked.options = asked.find()
            self.decision = asked

    def _begin(self) -> None:
        """Ask the first question of what follows."""
        asked: Any = self._next()
        if asked is not None and asked.options is None:
            asked.options = asked.find()
        self.decision = asked

    def _next(self) -> Decision[Any] | None:
        """Start procedures until one asks something; its options may still have to be found."""
        sequel, state = self.game.sequel, self.state
        while (procedure := sequel(state)) is not None:
            send = (_to_the_end(procedure, sequel, state) if self._quick else procedure).send
            try:
                asked = send(None)
            except StopIteration:
                if self._start is not None:
                    self._start = state.copy()
            else:
                self._send = send
                return asked
        self._send = _the_game_is_over
        return None

    def _deal(self) -> None:
        dealer = self.dealer
        assert dealer is not None
        while (decision := self.decision) is not None and decision.seat == CHANCE:
            self._answer(dealer.choose(decision))


def _named(state: Any) -> list[tuple[str, int]]:
    """Where a game stands, as far as its state counts rounds."""
    return [("round", state.round)] if hasattr(state, "round") else []


def _when(state: Any) -> tuple[Any, ...]:
    """What tells one turn of a seat from its next."""
    return getattr(state, "round", None), getattr(state, "turn", None)


def _restored(
    game: Game[S], origin: Setup[S] | S, options: list[Any], dealer: Dealer | None, tell: bool
) -> Position[S]:
    """A position out of a pickle."""
    setup = origin if isinstance(origin, Setup) else None
    state = setup.state() if setup else cast("S", origin)
    position = Position(game, state, setup=setup, tell=tell)
    for option in options:
        position.choose(option)
    position.dealer = dealer
    return position
