# compiled by mypyc
"""What a position of Antropolis promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.core.weights import read_weights
from insectarium.games._ants import outlook
from insectarium.games._ants.ants import FOOD, IN_HAND, QUEEN, WORKER
from insectarium.games._ants.open_ends import tunnels
from insectarium.games._ants.table import NOT_ENDING, OVER, AntTable
from insectarium.games._ants.tables import FOREST
from insectarium.games._ants.weights import AntWeights
from insectarium.games._hexes.walking import mask_of
from insectarium.games.antropolis import scoring

WEIGHTS: Final = AntWeights(read_weights("insectarium.games.antropolis"))


def evaluate(table: AntTable, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    promise = outlook.queens(table, WEIGHTS, seat) + tunnels(table, WEIGHTS, seat) + _workers(table, seat)
    if table.ending == NOT_ENDING:
        # Tiles laid from hand are drawn again, so they are no loss; food is to be spent.
        value -= float(scoring.points_of(table, seat, scoring.TILES))
        value -= float(scoring.points_of(table, seat, scoring.FOOD))
        promise += outlook.possessions(table, WEIGHTS, seat)
    return value + outlook.time_left(table, WEIGHTS, seat) * promise


def _workers(table: AntTable, seat: i64) -> float:
    value = 0.0
    first = seat * table.ants.per_seat
    for worker in range(first + table.ants.first_of[WORKER], first + table.ants.first_of[WORKER + 1]):
        spot = table.ants.spot[worker]
        if spot == IN_HAND:
            value += WEIGHTS.worker_held
        elif table.ants.load[worker] == FOOD:
            value += WEIGHTS.carries
            if table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0:
                value += WEIGHTS.at_its_goal
        elif table.board.ground_of(spot) == FOREST:
            value += WEIGHTS.in_forest
    return value


def temperature(table: AntTable) -> float:
    return outlook.temperature(table, WEIGHTS)
