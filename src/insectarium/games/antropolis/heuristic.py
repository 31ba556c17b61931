# compiled by mypyc
"""What a position of Antropolis promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.core.weights import THOROUGH_FILE, read_weights
from insectarium.games._ants import outlook
from insectarium.games._ants.ants import FOOD, IN_HAND, QUEEN, WORKER
from insectarium.games._ants.logistics import Regions
from insectarium.games._ants.open_ends import tunnels
from insectarium.games._ants.table import NOT_ENDING, OVER, AntTable
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.walking import mask_of
from insectarium.games.antropolis import scoring
from insectarium.games.antropolis.choices import BLOCKED_BY
from insectarium.games.antropolis.weights import Weights
from insectarium.games.antropolis.whole_nests import whole_nests

WEIGHTS: Final = Weights(read_weights("insectarium.games.antropolis"))
THOROUGH_WEIGHTS: Final = Weights(read_weights("insectarium.games.antropolis", THOROUGH_FILE))


def evaluate(table: AntTable, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    weights = _weights(table)
    regions = _regions(table, seat)
    promise = outlook.queens(table, weights, seat) + _workers(table, weights, seat, regions)
    if table.rules.first_edition:
        promise += weights.bonus_to_come * float(table.queens_in_hand(seat))
    promise += tunnels(table, weights, seat, regions)
    if table.thorough:
        promise += whole_nests(table, weights, seat)
    left = outlook.time_left(table, weights, seat)
    if table.ending == NOT_ENDING:
        # Tiles laid from hand are drawn again, so they are no loss, and food is to be spent. A thorough look
        # sees that in the end both are worth their points.
        bonus = scoring.points_of(table, seat, scoring.TILES) + scoring.points_of(table, seat, scoring.FOOD)
        value -= (left if table.thorough else 1.0) * float(bonus)
        promise += outlook.possessions(table, weights, seat)
    return value + left * promise


def _weights(table: AntTable) -> Weights:
    return THOROUGH_WEIGHTS if table.thorough else WEIGHTS


def _regions(table: AntTable, seat: i64) -> Regions:
    return Regions(table, seat, BLOCKED_BY[seat], mask_of(seat, QUEEN))


def _workers(table: AntTable, weights: Weights, seat: i64, regions: Regions) -> float:
    value = 0.0
    first = seat * table.ants.per_seat
    for worker in range(first + table.ants.first_of[WORKER], first + table.ants.first_of[WORKER + 1]):
        spot = table.ants.spot[worker]
        if spot == IN_HAND:
            value += weights.worker_held
        else:
            progress = _progress(table, weights, seat, worker, spot)
            value += regions.work_at(spot) * (weights.employed + progress)
    return value


def _progress(table: AntTable, weights: Weights, seat: i64, worker: i64, spot: i64) -> float:
    """How far a worker has come on her way from a forest to the queen."""
    if table.ants.load[worker] == FOOD:
        there = table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0
        return weights.carries + (weights.at_its_goal if there else 0.0)
    return weights.in_forest if table.board.ground_of(spot) == FOREST else 0.0


def temperature(table: AntTable) -> float:
    return outlook.temperature(table, _weights(table))
