"""How fast Supersize Colony is with a full board: random play from positions with many tiles and thirty ants.

    python bench/colony.py [--seconds S] [--tiles 15,30,60]

Rates are per second of CPU time. Run it compiled and interpreted to see what compiling is worth.
"""

from __future__ import annotations

import argparse
import time

import insectarium
from insectarium.core.playout import random_steps
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import IN_HAND, LARVA, QUEEN
from insectarium.games._ants.tables import NEST
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.walking import EVERYBODY, mask_of_seat
from insectarium.games.supersize_colony.rules import SupersizeState

SEED = 7
SEATS = 4
ANTS = 30
STEPS_ON = 100


def crowded(tiles: int) -> SupersizeState:
    """A moment at which this many tiles lie, with ants from hand added where they may stand."""
    state = insectarium.load("supersize_colony").setup(seats=SEATS, seed=SEED)
    assert isinstance(state, SupersizeState)
    rng = Rng.seeded(SEED)
    while state.board.tiles < tiles:
        actions = state.legal_actions()
        state.advance(actions[rng.below(len(actions))])
    spots = [SPOTS_PER_TILE * tile for tile in range(state.board.tiles)]
    for number in range(len(state.ants.spot)):
        seat, place = number % SEATS, number // SEATS
        ant = seat * int(state.ants.per_seat) + place
        if on_board(state) < ANTS and state.ants.spot[ant] == IN_HAND and state.ants.type_of(ant) != LARVA:
            put(state, ant, spots[(7 * number) % len(spots) :] + spots)
    state.forget_ways()
    state.settle()
    return state


def on_board(state: SupersizeState) -> int:
    return sum(spot >= 0 for spot in state.ants.spot)


def put(state: SupersizeState, ant: int, spots: list[int]) -> None:
    foreign = EVERYBODY & ~mask_of_seat(state.ants.seat_of(ant))
    queen = state.ants.type_of(ant) == QUEEN
    for spot in spots:
        fits = not queen or state.board.ground_of(spot) == NEST
        if fits and state.ants.crowd.at[spot] & foreign == 0:
            state.ants.enter(ant, spot)
            return


def rate(state: SupersizeState, seconds: float) -> float:
    rng = Rng.seeded(SEED)
    steps, count = 0, 1
    started = time.process_time()
    while time.process_time() - started < seconds:
        steps += int(random_steps(state, count, STEPS_ON, rng))
        count = min(2 * count, 64)
    return steps / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--tiles", default="15,30,60")
    arguments = parser.parse_args()
    print("compiled" if insectarium.compiled() else "interpreted")
    for tiles in arguments.tiles.split(","):
        state = crowded(int(tiles))
        figure = rate(state, arguments.seconds)
        print(f"{tiles} tiles, {on_board(state)} ants: {figure:,.0f} steps/s, {1e9 / figure:,.0f} ns a step")


if __name__ == "__main__":
    main()
