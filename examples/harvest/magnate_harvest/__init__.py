"""Harvest: take, draw or sell."""

from pathlib import Path

from magnate.engine.game import Game

from .play import evaluate, ranking, sequel, sources
from .table import load, new_table
from .view import describe, resample, view

GAME = Game(
    key="harvest",
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    load=load,
    new_state=new_table,
    sequel=sequel,
    view=view,
    ranking=ranking,
    sources=sources,
    describe=describe,
    evaluate=evaluate,
    resample=resample,
)
