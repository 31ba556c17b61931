"""OpenSpiel's random play and tree search, in Python and wholly in C++. Run by run.py inside .venv-peers.

A step is one applied action, and a sampled chance outcome (a roll, a drawn card) counts as a step too:
OpenSpiel applies it like an action, and counting it can only raise OpenSpiel's figures. Play starts at the
first decision, after the deal.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts
from worker import Contest, breadth, serve

OPENINGS = 32
GAMES_TO_DESCRIBE = 50
SIMULATIONS_PER_SEARCH = 32
EXPLORATION = 1.4
MEMORY_MB = 500


def sample_chance(state: pyspiel.State, rng: random.Random) -> None:
    state.apply_action(pyspiel.sample_action(state.chance_outcomes(), rng.random())[0])


def opening(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        sample_chance(state, rng)
    return state


def random_game(state: pyspiel.State, rng: random.Random) -> int:
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state, rng)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def counts_of_actions(state: pyspiel.State, rng: random.Random) -> list[int]:
    """The number of legal actions of each decision of one game, 0 for a chance outcome."""
    counts = []
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state, rng)
            counts.append(0)
        else:
            actions = state.legal_actions()
            counts.append(len(actions))
            state.apply_action(rng.choice(actions))
    return counts


def python_loop(game: pyspiel.Game, openings: Iterator[pyspiel.State]) -> Contest:
    rng = random.Random(7)
    games = [counts_of_actions(next(openings).clone(), rng) for _ in range(GAMES_TO_DESCRIBE)]
    counts = [count for game_counts in games for count in game_counts]
    about = {"chance_share": counts.count(0) / len(counts), **breadth([count for count in counts if count])}
    return Contest(lambda: random_game(next(openings).clone(), rng), about)


def cpp_rollouts(game: pyspiel.Game, openings: Iterator[pyspiel.State]) -> Contest:
    # Of all that plays at random wholly in C++, this call alone leaves the final state, and so the exact
    # number of steps; the evaluator of the C++ search is at most 6 % faster, but tells no number of steps.
    bots = [pyspiel.make_uniform_random_bot(player, 7) for player in range(game.num_players())]
    seeds = itertools.count()

    def batch() -> float:
        state = next(openings).clone()
        before = state.move_number()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return float(state.move_number() - before)

    return Contest(batch)


def cpp_search(game: pyspiel.Game, openings: Iterator[pyspiel.State]) -> Contest:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMULATIONS_PER_SEARCH, MEMORY_MB, False, 7, False)
    return Contest(lambda: bot.mcts_search(next(openings)).explore_count)


def python_search(game: pyspiel.Game, openings: Iterator[pyspiel.State]) -> Contest:
    chance = numpy.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, EXPLORATION, SIMULATIONS_PER_SEARCH, evaluator, solve=False, random_state=chance)
    return Contest(lambda: bot.mcts_search(next(openings)).explore_count)


KINDS: dict[str, Callable[[pyspiel.Game, Iterator[pyspiel.State]], Contest]] = {
    "python-loop": python_loop,
    "cpp-rollouts": cpp_rollouts,
    "cpp-search": cpp_search,
    "python-search": python_search,
}


def contest(game_name: str, kind: str) -> Contest:
    game = pyspiel.load_game(game_name)
    rng = random.Random(3)
    openings = itertools.cycle([opening(game, rng) for _ in range(OPENINGS)])
    made = KINDS[kind](game, openings)
    made.about["versions"] = {"open_spiel": version("open_spiel")}
    return made


if __name__ == "__main__":
    serve(contest(sys.argv[1], sys.argv[2]))
