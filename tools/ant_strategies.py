"""Shows by simulated matches of the ants that nests and tunnels are both worth building.

    python tools/ant_strategies.py [GAME ...] [--games N] [--editions second,first] [--write]

A one-sided player looks one decision ahead like the bot `greedy` but does not see what tunnels, or what
nests, promise; points count for it when they are made. It meets `greedy` itself, two seats, which change from
match to match. The seeds are fixed. --write puts the table into docs/games/GAME-balance.md.
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any

from ant_statistics import EDITIONS, GAMES, write

import insectarium
from insectarium.bots import Bot
from insectarium.bots.greedy import GreedyBot
from insectarium.core.state import State
from insectarium.lab.match import Plan, play_match
from insectarium.lab.result import Result

SEED = 1
WHOLE = "greedy"
# A nest that can never be closed is left by its queen, so that nearly nothing has to do for nothing.
NEARLY_NOTHING = 0.01
BLIND = {
    "no tunnels": ("opening", "forest_in_hand", "forest_to_find", "no_forest"),
    "no nests": ("cap_in_hand", "cap_to_find", "further_cap"),
}
HEAD = "| edition | one-sided player | matches | wins against `greedy` | 95 % interval | points |"


class OneSided(GreedyBot):
    """Greedy without an eye for some of what is promised."""

    def __init__(self, name: str, seed: str, weights: Any) -> None:
        super().__init__(seed, name)
        self.weights = weights
        self.unseen = BLIND[name]

    def worth(self, state: State, seat: int) -> float:
        kept = {name: getattr(self.weights, name) for name in self.unseen}
        for name in self.unseen:
            setattr(self.weights, name, NEARLY_NOTHING)
        chance = float(state.chances()[seat])
        for name, value in kept.items():
            setattr(self.weights, name, value)
        return chance


def duel(game_id: str, edition: str, strategy: str, games: int) -> str:
    """One row: the one-sided player against the one that sees everything."""
    game = insectarium.load(game_id)
    weights = importlib.import_module(f"insectarium.games.{game_id}.heuristic").WEIGHTS

    def make(name: str, seed: str) -> Bot:
        return GreedyBot(seed, name) if name == WHOLE else OneSided(name, seed, weights)

    options = game.manifest.resolve(2, {"edition": edition})
    plan = Plan(game_id, (strategy, WHOLE), SEED, options, None)
    started = time.perf_counter()
    outcomes = [play_match(game, plan, number, make=make) for number in range(games)]
    finished = tuple(outcome for outcome in outcomes if outcome is not None)
    result = Result(plan, finished, game.components_fingerprint, 1, time.perf_counter() - started)
    one, other = result.entries()
    share = one.win_share
    interval = f"{100 * share.low:.0f} to {100 * share.high:.0f} %"
    points = f"{one.mean_score:.1f} : {other.mean_score:.1f}"
    return f"| {edition} | {strategy} | {games} | {100 * share.value:.0f} % | {interval} | {points} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", default=GAMES, help=f"{' or '.join(GAMES)}; both unless named")
    parser.add_argument("--games", type=int, default=100, help="matches a row")
    parser.add_argument("--editions", default=",".join(EDITIONS))
    parser.add_argument("--write", action="store_true", help="put the table into docs/games/")
    arguments = parser.parse_args()
    for game_id in arguments.game:
        lines = [HEAD, "|---|---|" + "--:|" * (HEAD.count("|") - 3)]
        for edition in arguments.editions.split(","):
            for strategy in BLIND:
                lines.append(duel(game_id, edition, strategy, arguments.games))
                print(game_id, lines[-1], flush=True)
        if arguments.write:
            write(game_id, lines, "one-sided")


if __name__ == "__main__":
    main()
