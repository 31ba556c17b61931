"""Insectarium: the insect board games as a fast, typed, deterministic engine.

>>> import insectarium
>>> game = insectarium.load("micropolis")
>>> state = game.setup(seats=3, seed=7)
>>> while not state.is_over():
...     state.apply(state.legal_actions()[0])
>>> len(state.scores())
3
"""

from insectarium._build import check_not_stale, compiled

check_not_stale()

# The folder of games must be loaded first, or loading it later would take the name of the function games().
import insectarium.games  # noqa: E402, F401
from insectarium.core.event import Event  # noqa: E402 - after the check that the binaries fit their sources
from insectarium.core.game import Game, View  # noqa: E402
from insectarium.core.manifest import BadSetup, Manifest  # noqa: E402
from insectarium.core.refusal import NotUnderstood, Refusal  # noqa: E402
from insectarium.core.registry import games, load  # noqa: E402
from insectarium.core.rng import Rng  # noqa: E402
from insectarium.core.state import State  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "BadSetup",
    "Event",
    "Game",
    "Manifest",
    "NotUnderstood",
    "Refusal",
    "Rng",
    "State",
    "View",
    "compiled",
    "games",
    "load",
]
