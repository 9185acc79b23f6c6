"""Sentient, a game by J. Alex Kevern: plug robots between dice, and attract investors."""

from pathlib import Path

from magnate.engine.game import Game, everything_is_public

from .loading import load
from .outlook import evaluate
from .play import sequel
from .preview import preview
from .questions import Questions
from .scoring import ranking, sources
from .state import new_table
from .view import view
from .words import describe, term

GAME = Game(
    key="sentient",
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    load=load,
    new_state=new_table,
    sequel=sequel,
    view=view,
    resample=everything_is_public,
    ranking=ranking,
    sources=sources,
    evaluate=evaluate,
    preview=preview,
    questions=Questions,
    term=term,
    describe=describe,
    whole=frozenset({"condition", "points"}),
)
