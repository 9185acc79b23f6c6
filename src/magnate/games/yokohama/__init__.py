"""Yokohama, a game by Hisashi Hayashi: a merchant house in the harbour town of the Meiji years."""

from pathlib import Path

from magnate.engine.game import Game

from .hidden import resample
from .loading import load
from .outlook import evaluate
from .play import sequel
from .preview import preview
from .questions import Questions
from .scoring import ranking, sources
from .state import VARIANTS, new_table
from .view import view
from .words import describe, term

GAME = Game(
    key="yokohama",
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    load=load,
    new_state=new_table,
    sequel=sequel,
    view=view,
    ranking=ranking,
    sources=sources,
    evaluate=evaluate,
    preview=preview,
    questions=Questions,
    term=term,
    describe=describe,
    resample=resample,
    variants=VARIANTS,
    fits={"neutral_assistants": (2,), "neutral_technology": (2,)},
    whole=frozenset({"goods", "reward", "bonus", "house", "condition", "effect"}),
)
