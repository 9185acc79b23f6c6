"""A table in the terminal: the table in words, the question, and numbered answers."""

from __future__ import annotations

import secrets

from rich.console import Console
from rich.panel import Panel
from rich.prompt import Prompt
from rich.text import Text

from magnate.bots import bot
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.game import NotPossible
from magnate.engine.position import Position
from magnate.engine.words import Words, ask_words, fact_json, option_words, rule_words
from magnate.games import game
from magnate.text import say

CLOCK = 5.0  # seconds a bot may think
ME = 0


class Terminal:
    """One person at seat 1 against bots."""

    def __init__(self, key: str, names: list[str], language: str, console: Console) -> None:
        self.key = key
        self.names = names
        self.language = language
        self.console = console

    def say(self, text: Words) -> str:
        """A text in the player's language."""
        return say(self.key, self.language, text, self.names)

    def tell(self, position: Position) -> None:
        """What the last choice brought about."""
        for fact in position.facts:
            self.console.print(self.say(fact_json(position, fact)), style="dim", markup=False)

    def show(self, position: Position) -> None:
        """The table in words."""
        lines = position.game.describe(position.state, ME)
        self.console.print(Panel(Text("\n".join(map(self.say, lines)))))

    def ask(self, position: Position) -> str:
        """The person's answer, as an id; `u` asks to undo."""
        decision = position.decision
        assert decision is not None
        state, ids = position.state, decision.ids()
        self.console.print(self.say(ask_words(position.game, state, decision)), style="bold")
        for number, option in enumerate(decision.options, 1):
            words = option_words(position.game, state, decision, option)
            self.console.print(f"  {number}  {self.say(words)}", markup=False, highlight=False)
        for id, rule in (decision.barred() if decision.barred else {}).items():
            why = self.say(rule_words(rule))
            self.console.print(f"     {id}: {why} ({rule})", style="dim", markup=False)
        numbers = [str(number) for number in range(1, len(ids) + 1)]
        answer = Prompt.ask(
            "number, u = undo, t = table, q = quit",
            console=self.console,
            choices=[*numbers, "u", "t", "q"],
            show_choices=False,
        )
        return ids[int(answer) - 1] if answer in numbers else answer


def play_in_terminal(
    key: str, seats: int, bots: list[str], seed: int | None, language: str, name: str
) -> None:
    """Play a game to its end."""
    names = bots * (seats - 1) if len(bots) == 1 else bots
    chosen = game(key)
    seed_text = str(seed) if seed is not None else secrets.token_hex(8)
    position = chosen.start(seats, tell=True)
    if len(names) != seats - 1:
        raise NotPossible(f"{len(names)} bots for {seats - 1} seats; name one, or one a seat")
    others = [bot(level, f"{seed_text}:{seat}") for seat, level in enumerate(names, 1)]
    called = [name, *(f"{level} {seat}" for seat, level in enumerate(names, 2))]
    terminal = Terminal(key, called, language, Console())
    dealer = Dealer(seed_text)
    shown = None
    while (decision := position.decision) is not None:
        if decision.seat == CHANCE:
            position.choose(dealer.choose(decision))
        elif decision.seat != ME:
            position.choose(others[decision.seat - 1].choose(position, decision.seat, CLOCK))
        else:
            if not position.path or shown is None:
                terminal.show(position)
                shown = position
            answer = terminal.ask(position)
            if answer == "q":
                return
            if answer == "t":
                terminal.show(position)
                continue
            if answer == "u":
                position = undone(terminal, position)
                continue
            position.choose_id(answer)
        terminal.tell(position)
    terminal.show(position)
    for seat, (place, points) in enumerate(zip(position.ranking(), position.scores(), strict=True)):
        terminal.console.print(f"{place}. {called[seat]}: {points}", style="bold")


def undone(terminal: Terminal, position: Position) -> Position:
    """Take back the last choice, unless something was revealed or another seat moved since."""
    if position.path:
        before = position.undo(tell=True)
        if before.decision is not None and before.decision.seat == ME:
            return before
    terminal.console.print("Nothing to take back.", style="dim")
    return position
