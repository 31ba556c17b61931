"""Catanatron's random play, through its public Game class. Run by run.py inside .venv-peers."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from worker import Contest, serve

SEATS = 3


def random_game(opening: Game, rng: random.Random) -> int:
    game = opening.copy()
    steps = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        game.execute(actions[int(rng.random() * len(actions))], validate_action=False)
        steps += 1
    return steps


def contest(kind: str) -> Contest:
    opening = Game([RandomPlayer(color) for color in list(Color)[:SEATS]], seed=7)
    rng = random.Random(7)

    def steps() -> float:
        return random_game(opening, rng)

    def playouts() -> float:
        random_game(opening, rng)
        return 1

    batches = {"random": steps, "playouts": playouts}
    return Contest(batches[kind], {"versions": {"catanatron": version("catanatron")}})


if __name__ == "__main__":
    serve(contest(sys.argv[1]))
