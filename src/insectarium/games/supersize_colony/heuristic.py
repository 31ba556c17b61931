# compiled by mypyc
"""What a position of Supersize Colony promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants import outlook
from insectarium.games._ants.ants import FOOD, LARVA, QUEEN, SOLDIER, WORKER
from insectarium.games._ants.table import NOT_ENDING, OVER
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.walking import mask_of
from insectarium.games.supersize_colony import scoring
from insectarium.games.supersize_colony.state import ANTS_PER_SEAT, LARVA_LOAD, QUEENS, Table

# A worker who carries food, has brought it where it is needed, stands in a forest.
CARRIES: Final = 0.35
AT_ITS_GOAL: Final = 0.35
IN_FOREST: Final = 0.25
LARVA_LYING: Final = 0.5
SOLDIER_WITH_QUEEN: Final = 0.2
# The first food in hand pay for tiles; more of it is worth its points only.
SPENDABLE: Final = 0.35
USEFUL_FOOD: Final[i64] = 4
HAND_LIMIT: Final = 0.3
MOST_ROOM: Final[i64] = 3
# A tile laid this turn makes room for another.
LAID: Final = 0.4
# The part of what is promised that can still come true in the last turns.
LAST_TURNS: Final = 0.5


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    promise = outlook.queens(table, seat) + outlook.tunnels(table, seat)
    promise += _ants(table, seat) + _possessions(table, seat)
    if table.ending == NOT_ENDING:
        # Tiles laid from hand are drawn again, so they are no loss.
        return value + promise - float(scoring.points_of(table, seat, scoring.TILES))
    return value + (LAST_TURNS * promise if table.has_turn(seat) else 0.0)


def _ants(table: Table, seat: i64) -> float:
    value = 0.0
    first = seat * ANTS_PER_SEAT
    for ant in range(first + QUEENS, first + ANTS_PER_SEAT):
        spot = table.ants.spot[ant]
        if spot >= 0:
            kind = table.ants.type_of(ant)
            if kind == WORKER:
                value += _worker(table, seat, ant, spot)
            elif kind == SOLDIER:
                value += _soldier(table, seat, ant, spot)
            elif kind == LARVA:
                value += LARVA_LYING
    return value


def _worker(table: Table, seat: i64, ant: i64, spot: i64) -> float:
    if table.ants.load[ant] == FOOD:
        goals = mask_of(seat, QUEEN) | mask_of(seat, LARVA)
        return CARRIES + (AT_ITS_GOAL if table.ants.crowd.at[spot] & goals != 0 else 0.0)
    return IN_FOREST if table.board.ground_of(spot) == FOREST else 0.0


def _soldier(table: Table, seat: i64, ant: i64, spot: i64) -> float:
    if table.ants.load[ant] >= LARVA_LOAD:
        return LARVA_LYING if table.is_brood(spot) else 0.5 * LARVA_LYING
    if table.is_brood(spot) and table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0:
        return SOLDIER_WITH_QUEEN
    return 0.0


def _possessions(table: Table, seat: i64) -> float:
    food = table.food[seat]
    room = table.limits[seat] - table.rules.first_limit
    value = SPENDABLE * float(food if food < USEFUL_FOOD else USEFUL_FOOD)
    value += HAND_LIMIT * float(room if room < MOST_ROOM else MOST_ROOM)
    return value + (LAID if seat == table.active and table.laid > 0 else 0.0)


def temperature(table: Table) -> float:
    return 3.0
