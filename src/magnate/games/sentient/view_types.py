"""The shapes of what the page is told about a Sentient table."""

from __future__ import annotations

from typing import TypedDict

from magnate.engine.words import Words

from .components import RobotType, Side


class Pawns(TypedDict):
    """What a player has sent to a column."""

    agents: int
    assistants: int


class Column(TypedDict):
    """A column of the factory; `pawns` are by seat."""

    robot: str | None
    pawns: list[Pawns]
    fresh: bool


class Rank(TypedDict):
    """A player's standing at an investor."""

    seat: int
    influence: int
    agents: int


class InvestorView(TypedDict):
    """An investor of the round, and who would take it, the first first."""

    type: RobotType
    ranking: list[Rank]


class SlotView(TypedDict):
    """A robot in a network: its blocked corners, and what it would score now."""

    robot: str
    blocked: list[Side]
    points: int


class PlayerView(TypedDict):
    """A company; `now` and `worth` are what its network and investors would score at the end."""

    seat: int
    company: str
    score: int
    now: int
    dice: list[int]
    slots: list[SlotView | None]
    held: str | None
    from_column: int | None
    pile: list[str]
    agents: int
    assistants: int
    passed: bool
    investors: dict[RobotType, int]
    bots: dict[RobotType, int]
    worth: dict[RobotType, int]


class View(TypedDict):
    """The table as everybody sees it; `conditions` words what the robots in sight ask for."""

    round: int
    rounds: int
    turn: int
    turns: int
    order: list[int]
    next_order: list[int]
    deck: int
    discard: int
    mover: int | None
    columns: list[Column]
    investors: list[InvestorView]
    players: list[PlayerView]
    conditions: dict[str, Words]
