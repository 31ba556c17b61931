"""Insectarium's random play, in the engine's own loop and in a Python loop. Run by run.py."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib.metadata import version

from worker import Contest, serve

import insectarium
from insectarium.core.playout import random_playouts
from insectarium.core.rng import Rng
from insectarium.core.state import State

PLAYOUTS_PER_CALL = 4


def random_game(state: State, rng: random.Random) -> int:
    steps = 0
    while not state.is_over():
        actions = state.legal_actions()
        state.advance(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def engine_loop(opening: State) -> Callable[[], float]:
    rng = Rng.seeded(7)
    return lambda: float(random_playouts(opening, PLAYOUTS_PER_CALL, rng))


def python_loop(opening: State) -> Callable[[], float]:
    rng = random.Random(7)
    return lambda: random_game(opening.clone(), rng)


KINDS = {"engine-loop": engine_loop, "python-loop": python_loop}


def contest(game: str, seats: int, kind: str) -> Contest:
    opening = insectarium.load(game).setup(seats=seats, seed=7, options={})
    about = {"versions": {"insectarium": version("insectarium")}, "compiled": insectarium.compiled()}
    return Contest(KINDS[kind](opening), about)


if __name__ == "__main__":
    serve(contest(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
