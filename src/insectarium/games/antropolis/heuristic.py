# compiled by mypyc
"""What a position of Antropolis promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants import outlook
from insectarium.games._ants.ants import FOOD, IN_HAND, QUEEN, WORKER
from insectarium.games._ants.table import NOT_ENDING, OVER, AntTable
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.walking import mask_of
from insectarium.games.antropolis import scoring

# A worker who carries food, has brought it to the queen, stands in a forest, is in hand.
CARRIES: Final = 0.35
AT_THE_QUEEN: Final = 0.35
IN_FOREST: Final = 0.25
WORKER_HELD: Final = 0.35
# The first food in hand pay for tiles; more of it is worth its points only.
SPENDABLE: Final = 0.35
USEFUL_FOOD: Final[i64] = 4
HAND_LIMIT: Final = 0.3
MOST_ROOM: Final[i64] = 3
# A tile laid this turn makes room for another.
LAID: Final = 0.4
# The part of what is promised that can still come true in the last turns.
LAST_TURNS: Final = 0.5


def evaluate(table: AntTable, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    promise = outlook.queens(table, seat) + outlook.tunnels(table, seat)
    promise += _workers(table, seat) + _possessions(table, seat)
    if table.ending == NOT_ENDING:
        # Tiles laid from hand are drawn again, so they are no loss.
        return value + promise - float(scoring.points_of(table, seat, scoring.TILES))
    return value + (LAST_TURNS * promise if table.has_turn(seat) else 0.0)


def _workers(table: AntTable, seat: i64) -> float:
    value = 0.0
    first = seat * table.ants.per_seat
    for worker in range(first + table.ants.first_of[WORKER], first + table.ants.first_of[WORKER + 1]):
        spot = table.ants.spot[worker]
        if spot == IN_HAND:
            value += WORKER_HELD
        elif table.ants.load[worker] == FOOD:
            value += CARRIES
            if table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0:
                value += AT_THE_QUEEN
        elif table.board.ground_of(spot) == FOREST:
            value += IN_FOREST
    return value


def _possessions(table: AntTable, seat: i64) -> float:
    food = table.food[seat]
    room = table.limits[seat] - table.rules.first_limit
    value = SPENDABLE * float(food if food < USEFUL_FOOD else USEFUL_FOOD)
    value += HAND_LIMIT * float(room if room < MOST_ROOM else MOST_ROOM)
    return value + (LAID if seat == table.active and table.laid > 0 else 0.0)


def temperature(table: AntTable) -> float:
    """A lead means more when the end is near."""
    if table.ending != NOT_ENDING:
        return 1.0
    most: i64 = 0
    for seat in range(table.seats):
        if table.track.points[seat] > most:
            most = table.track.points[seat]
    left = float(table.rules.target - most) / float(table.rules.target)
    return 1.2 + 2.0 * (left if left > 0.0 else 0.0)
