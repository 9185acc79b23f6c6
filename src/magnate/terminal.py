"""A table in the terminal: the table in words, the question, and numbered answers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.prompt import Prompt
from rich.text import Text

from magnate.bots import Bot, bot
from magnate.engine.dealer import Dealer
from magnate.engine.decision import CHANCE
from magnate.engine.game import NotPossible
from magnate.engine.play import Player, play
from magnate.engine.position import Position
from magnate.engine.words import (
    Words,
    ask_words,
    barred_json,
    fact_json,
    option_words,
    result_words,
)
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
        return say(self.key, self.language, text, self.names, reader=ME)

    def tell(self, position: Position[Any]) -> None:
        """What the last choice brought about."""
        for fact in position.facts:
            self.console.print(self.say(fact_json(position, fact)), style="dim", markup=False)

    def show(self, position: Position[Any]) -> None:
        """The table in words."""
        lines = position.game.describe(position.state, ME)
        self.console.print(Panel(Text("\n".join(map(self.say, lines)))))

    def ask(self, position: Position[Any]) -> str:
        """The person's answer, as an id; `u` asks to undo."""
        decision = position.decision
        assert decision is not None
        state, ids = position.state, decision.ids()
        self.console.print(self.say(ask_words(position.game, state, decision)), style="bold")
        for number, option in enumerate(decision.options, 1):
            words = option_words(position.game, state, decision, option)
            self.console.print(f"  {number}  {self.say(words)}", markup=False, highlight=False)
        for id, why in decision.why_not().items():
            barred = barred_json(position, id, why)
            said = self.say(barred["why"] or barred["words"])
            self.console.print(f"     {id}: {said} ({why.rule})", style="dim", markup=False)
        numbers = [str(number) for number in range(1, len(ids) + 1)]
        answer = Prompt.ask(
            "number, u = undo, t = table, q = quit",
            console=self.console,
            choices=[*numbers, "u", "t", "q"],
            show_choices=False,
        )
        return ids[int(answer) - 1] if answer in numbers else answer


def play_in_terminal(
    key: str,
    seats: int,
    bots: list[str],
    seed: int | None,
    language: str,
    name: str,
    *,
    edition: Path | None = None,
    variants: Sequence[str] = (),
) -> None:
    """Play a game to its end."""
    names = bots * (seats - 1) if len(bots) == 1 else bots
    chosen = game(key)
    seed_text = str(seed) if seed is not None else secrets.token_hex(8)
    position = chosen.start(seats, edition=chosen.edition(edition), variants=variants, tell=True)
    if len(names) != seats - 1:
        raise NotPossible(f"{len(names)} bots for {seats - 1} seats; name one, or one a seat")
    others = [bot(level, f"{seed_text}:{seat}") for seat, level in enumerate(names, 1)]
    called = [name, *(f"{level} {seat}" for seat, level in enumerate(names, 2))]
    terminal = Terminal(key, called, language, Console())
    players: dict[int, Player] = {CHANCE: Dealer(seed_text)}
    for seat, other in enumerate(others, 1):
        players[seat] = partial(_asked, other, seat)
    while True:
        play(position, players, lambda *_, at=position: terminal.tell(at))
        if position.over:
            break
        if not position.path:
            terminal.show(position)
        answer = terminal.ask(position)
        if answer == "q":
            return
        if answer == "t":
            terminal.show(position)
        elif answer == "u":
            position = undone(terminal, position)
        else:
            position.choose_id(answer)
            terminal.tell(position)
    terminal.show(position)
    for line in result_words(position):
        terminal.console.print(terminal.say(line), style="bold", markup=False, highlight=False)


def _asked(bot: Bot, seat: int, position: Position[Any]) -> Any:
    return bot.choose(position, seat, CLOCK)


def undone(terminal: Terminal, position: Position[Any]) -> Position[Any]:
    """Take back the last choice, unless something was revealed or another seat moved since."""
    made = position.choices()
    if made and made[-1].seat == ME:
        return position.undo(tell=True)
    terminal.console.print("Nothing to take back.", style="dim")
    return position
