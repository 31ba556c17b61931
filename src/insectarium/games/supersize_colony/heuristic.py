# compiled by mypyc
"""What a position of Supersize Colony promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.core.weights import THOROUGH_FILE, read_weights
from insectarium.games._ants import outlook
from insectarium.games._ants.ants import FOOD, LARVA, QUEEN, SOLDIER, WORKER
from insectarium.games._ants.logistics import Regions
from insectarium.games._ants.open_ends import tunnels
from insectarium.games._ants.table import NOT_ENDING, OVER
from insectarium.games._ants.tables import FOREST
from insectarium.games._ants.weights import AntWeights
from insectarium.games._hexes.walking import mask_of, on_every_ground
from insectarium.games.supersize_colony import scoring
from insectarium.games.supersize_colony.state import ANTS_PER_SEAT, LARVA_LOAD, QUEENS, Table
from insectarium.games.supersize_colony.ways import BLOCKED_BY


class Weights(AntWeights):
    def __init__(self, numbers: dict[str, float]) -> None:
        super().__init__(numbers)
        self.larva = numbers["larva"]
        self.soldier_with_queen = numbers["soldier_with_queen"]


WEIGHTS: Final = Weights(read_weights("insectarium.games.supersize_colony"))
THOROUGH_WEIGHTS: Final = Weights(read_weights("insectarium.games.supersize_colony", THOROUGH_FILE))


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    weights = _weights(table)
    regions = _regions(table, seat)
    promise = outlook.queens(table, weights, seat) + _ants(table, weights, seat, regions)
    promise += tunnels(table, weights, seat, regions)
    if table.ending == NOT_ENDING:
        # Tiles laid from hand are drawn again, so they are no loss; food is to be spent.
        value -= float(scoring.points_of(table, seat, scoring.TILES))
        value -= float(scoring.points_of(table, seat, scoring.FOOD))
        promise += outlook.possessions(table, weights, seat)
    return value + outlook.time_left(table, weights, seat) * promise


def _weights(table: Table) -> Weights:
    return THOROUGH_WEIGHTS if table.thorough else WEIGHTS


def _regions(table: Table, seat: i64) -> Regions:
    return Regions(
        table, seat, on_every_ground(BLOCKED_BY[WORKER][seat]), mask_of(seat, QUEEN) | mask_of(seat, LARVA)
    )


def _ants(table: Table, weights: Weights, seat: i64, regions: Regions) -> float:
    value = 0.0
    first = seat * ANTS_PER_SEAT
    for ant in range(first + QUEENS, first + ANTS_PER_SEAT):
        spot = table.ants.spot[ant]
        if spot >= 0:
            kind = table.ants.type_of(ant)
            if kind == WORKER:
                progress = _progress(table, weights, regions.goals, ant, spot)
                value += regions.work_at(spot) * (weights.employed + progress)
            elif kind == SOLDIER:
                value += _soldier(table, weights, seat, ant, spot)
            elif kind == LARVA:
                value += weights.larva
    return value


def _progress(table: Table, weights: Weights, goals: i64, ant: i64, spot: i64) -> float:
    """How far a worker has come on her way from a forest to those who are fed."""
    if table.ants.load[ant] == FOOD:
        there = table.ants.crowd.at[spot] & goals != 0
        return weights.carries + (weights.at_its_goal if there else 0.0)
    return weights.in_forest if table.board.ground_of(spot) == FOREST else 0.0


def _soldier(table: Table, weights: Weights, seat: i64, ant: i64, spot: i64) -> float:
    if table.ants.load[ant] >= LARVA_LOAD:
        return weights.larva if table.is_brood(spot) else 0.5 * weights.larva
    if table.is_brood(spot) and table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0:
        return weights.soldier_with_queen
    return 0.0


def temperature(table: Table) -> float:
    return outlook.temperature(table, _weights(table))
