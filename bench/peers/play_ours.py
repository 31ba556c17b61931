"""Insectarium's random play, in the engine's own loop and in a Python loop, and its search. Run by run.py."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib.metadata import version

from worker import Contest, breadth, serve

import insectarium
from insectarium.bots.search import SearchBot
from insectarium.core.playout import random_playouts
from insectarium.core.rng import Rng
from insectarium.core.state import State

PLAYOUTS_PER_CALL = 4
# So few that nothing is played on: what is measured is the tree.
ITERATIONS_PER_SEARCH = 200
GAMES_TO_DESCRIBE = 50


def random_game(state: State, rng: random.Random) -> int:
    steps = 0
    while not state.is_over():
        actions = state.legal_actions()
        state.advance(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def counts_of_actions(state: State, rng: random.Random) -> list[int]:
    counts = []
    while not state.is_over():
        actions = state.legal_actions()
        counts.append(len(actions))
        state.advance(actions[rng.randrange(len(actions))])
    return counts


def engine_loop(opening: State) -> Callable[[], float]:
    rng = Rng.seeded(7)
    return lambda: float(random_playouts(opening, PLAYOUTS_PER_CALL, rng))


def python_loop(opening: State) -> Callable[[], float]:
    rng = random.Random(7)
    return lambda: random_game(opening.clone(), rng)


def search(opening: State) -> Callable[[], float]:
    # At a brief look it grows a tree, which is what the others do.
    bot = SearchBot(seed=7, iterations=ITERATIONS_PER_SEARCH, thorough=False)

    def batch() -> float:
        bot.think(opening)
        return float(bot.iterations_done)

    return batch


KINDS = {"engine-loop": engine_loop, "python-loop": python_loop, "search": search}


def contest(game: str, seats: int, kind: str) -> Contest:
    opening = insectarium.load(game).setup(seats=seats, seed=7, options={})
    about: dict[str, object] = {
        "versions": {"insectarium": version("insectarium")},
        "compiled": insectarium.compiled(),
    }
    if kind == "python-loop":
        rng = random.Random(3)
        games = [counts_of_actions(opening.clone(), rng) for _ in range(GAMES_TO_DESCRIBE)]
        about.update(breadth([count for counts in games for count in counts]))
    return Contest(KINDS[kind](opening), about)


if __name__ == "__main__":
    serve(contest(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
