"""Catanatron's random play, through its public Game class. Run by run.py inside .venv-peers."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from worker import Contest, breadth, serve

SEATS = 3
GAMES_TO_DESCRIBE = 10


def random_game(opening: Game, rng: random.Random) -> int:
    game = opening.copy()
    steps = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        game.execute(actions[int(rng.random() * len(actions))], validate_action=False)
        steps += 1
    return steps


def counts_of_actions(opening: Game, rng: random.Random) -> list[int]:
    game = opening.copy()
    counts = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        counts.append(len(game.state.playable_actions))
        game.execute(rng.choice(game.state.playable_actions), validate_action=False)
    return counts


def contest(kind: str) -> Contest:
    opening = Game([RandomPlayer(color) for color in list(Color)[:SEATS]], seed=7)
    rng = random.Random(7)

    def steps() -> float:
        return random_game(opening, rng)

    def playouts() -> float:
        random_game(opening, rng)
        return 1

    batches = {"random": steps, "playouts": playouts}
    about: dict[str, object] = {"versions": {"catanatron": version("catanatron")}}
    if kind == "random":
        games = [counts_of_actions(opening, rng) for _ in range(GAMES_TO_DESCRIBE)]
        about.update(breadth([count for counts in games for count in counts]))
    return Contest(batches[kind], about)


if __name__ == "__main__":
    serve(contest(sys.argv[1]))
