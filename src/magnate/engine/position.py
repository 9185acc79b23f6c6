"""A position: a game in progress, waiting for one decision."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .decision import CHANCE, Decision, IllegalOption
from .state import Fact

if TYPE_CHECKING:
    from .dealer import Dealer
    from .game import Game

Procedure = Coroutine[Decision[Any], Any, None]


def _the_game_is_over(option: Any) -> Decision[Any]:
    raise IllegalOption(f"{option!r} is not offered: the game is over")


class Position:
    """A game in progress: what lies on the table, and the decision it waits for.

    The rules are coroutines, and a coroutine cannot be copied.  So a position remembers the state
    when the running procedure began, and the options chosen since (its `path`); copying and
    undoing run the procedure again along that path.  A position that forgets keeps neither: it is
    the fast one, for play-outs, and can be neither copied nor undone.

    With a `dealer` the decisions of chance are answered at once; without one they are offered
    like any other, to `CHANCE`.  `copy()` and `undo()` leave the dealer behind, so that a search
    cannot look into the cards to come.

    >>> import magnate
    >>> position = magnate.new_game("sentient", seats=2, seed=7)
    >>> position.decision.kind, position.decision.ids()
    ('turn', ['procure:0', 'procure:1', 'procure:2', 'procure:3', 'pass'])
    >>> position.choose_id("procure:1")
    >>> position.decision.kind
    'assistants'
    >>> position.undo().decision.kind
    'turn'
    """

    __slots__ = ("_send", "_start", "dealer", "decision", "game", "path", "state")

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        path: Iterable[Any] = (),
        *,
        dealer: Dealer | None = None,
        forget: bool = False,
        tell: bool = False,
        _start: Any = None,
    ) -> None:
        self.game = game
        self.state = state
        self.dealer: Dealer | None = None
        self.decision: Decision[Any] | None = None
        self.path: list[Any] = []
        self._start: Any = None if forget else _start or state.copy()
        self._send: Callable[[Any], Decision[Any]] = _the_game_is_over
        if tell:
            state.facts = []
        self._begin()
        for option in path:
            self._answer(option)
        if dealer is not None:
            self.dealer = dealer
            self._deal()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def facts(self) -> Sequence[Fact]:
        """What the last choice brought about, if the position was made with `tell=True`."""
        return self.state.facts or ()

    def choose(self, option: Any) -> None:
        """Answer the decision.  The option must be one of those offered; this is not checked."""
        if self.state.facts:
            self.state.facts.clear()
        self._answer(option)
        if self.dealer is not None:
            self._deal()

    def choose_id(self, id: str) -> None:
        """Answer the decision by the name of an option; `IllegalOption` if it is not offered."""
        if self.decision is None:
            raise IllegalOption(f"{id!r} is not offered: the game is over")
        self.choose(self.decision.option(id))

    def copy(self, *, forget: bool = False, tell: bool = False) -> Position:
        """An independent position at the same decision."""
        return self._again(self.path, forget=forget, tell=tell)

    def undo(self, *, tell: bool = False) -> Position:
        """The position before the last choice of the running procedure, chance's included."""
        if not self.path:
            raise ValueError("nothing to undo: the running procedure has just begun")
        return self._again(self.path[:-1], forget=False, tell=tell)

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat, or a spectator (`None`), may see, as plain JSON data."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[int]:
        """The points of every seat so far."""
        return self.game.scores(self.state)

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the first; equal places are ties."""
        return self.game.ranking(self.state)

    @property
    def start(self) -> Any:
        """The state when the running procedure began; do not change it."""
        if self._start is None:
            raise ValueError("a position that forgets has no start; make it without forget=True")
        return self._start

    def _again(self, path: Iterable[Any], *, forget: bool, tell: bool) -> Position:
        # Nobody changes a start, so copies share it.
        start = self.start
        return Position(self.game, start.copy(), path, forget=forget, tell=tell, _start=start)

    def _answer(self, option: Any) -> None:
        if self._start is not None and self.decision is not None:
            self.path.append(option)
        try:
            self.decision = self._send(option)
        except StopIteration:
            if self._start is not None:
                self.path = []
                self._start = self.state.copy()
            self._begin()

    def _begin(self) -> None:
        """Start procedures until one asks something."""
        sequel, state = self.game.sequel, self.state
        while (procedure := sequel(state)) is not None:
            self._send = procedure.send
            try:
                self.decision = self._send(None)
            except StopIteration:
                if self._start is not None:
                    self._start = state.copy()
            else:
                return
        self.decision, self._send = None, _the_game_is_over

    def _deal(self) -> None:
        dealer = self.dealer
        assert dealer is not None
        while (decision := self.decision) is not None and decision.seat == CHANCE:
            self._answer(dealer.choose(decision))
