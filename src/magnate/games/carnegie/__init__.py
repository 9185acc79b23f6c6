"""Carnegie, a game by Xavier Georges: employees, departments, projects and donations."""

from pathlib import Path

from magnate.engine.game import Game, everything_is_public

from .loading import load
from .outlook import evaluate
from .play import sequel
from .preview import preview
from .questions import Questions
from .scoring import ranking, rivals, sources
from .state import new_table
from .view import view
from .words import describe, term

#: How strong Andrew's deck is; without one of them it is the normal one.
ANDREW = ("andrew-easy", "andrew-normal", "andrew-difficult", "andrew-expert")

GAME = Game(
    key="carnegie",
    seats=(1, 2, 3, 4),
    folder=Path(__file__).parent,
    load=load,
    new_state=new_table,
    sequel=sequel,
    view=view,
    resample=everything_is_public,
    ranking=ranking,
    rivals=rivals,
    sources=sources,
    evaluate=evaluate,
    preview=preview,
    questions=Questions,
    term=term,
    describe=describe,
    variants=("departments", *ANDREW),
    alternatives=(ANDREW,),
    assumed=("andrew-normal",),
    fits=dict.fromkeys(ANDREW, (1,)),
    whole=frozenset({"reward", "pay", "final", "disks_on_tabs"}),
    optional=frozenset({"tile_orientation"}),
)
