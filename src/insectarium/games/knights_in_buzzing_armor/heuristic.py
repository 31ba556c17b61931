# compiled by mypyc
"""What a position of Knights in Buzzing Armor promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games._bees.bees import DRONE, EGG, HONEY, IN_HAND, IN_SUPPLY, POLLEN, QUEEN, WORKER
from insectarium.games._bees.hives import is_finished, owners
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.walking import mask_of
from insectarium.games.knights_in_buzzing_armor import scoring
from insectarium.games.knights_in_buzzing_armor.state import BEES_PER_SEAT, FIRST_WORKER, OVER, QUEENS, Table

# How likely a hive is to be closed, by its open sides.
CLOSING: Final[vec[float]] = vec[float]([0.0, 0.7, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08])
QUEEN_IN_HAND: Final = 1.2
QUEEN_AT_WORK: Final = 0.3
BEE: Final = 0.35
DRONE_ALIVE: Final = 0.5
POLLEN_IN_HAND: Final = 0.55
CARRIED_POLLEN: Final = 0.4
CARRIED_HONEY: Final = 0.75
TOKEN_AT_ITS_GOAL: Final = 0.15
WORKER_IN_MEADOW: Final = 0.15
EGG_LYING: Final = 0.35


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    return value + _queens(table, seat) + _bees(table, seat) + _pollen(table, seat)


def _queens(table: Table, seat: i64) -> float:
    value = 0.0
    first = seat * BEES_PER_SEAT
    for queen in range(first, first + QUEENS):
        spot = table.bees.spot[queen]
        if spot == IN_HAND:
            value += QUEEN_IN_HAND
        elif spot >= 0:
            value += QUEEN_AT_WORK + _hive(table, table.board.area[spot // SPOTS_PER_TILE])
    return value


def _hive(table: Table, hive: i64) -> float:
    """What a hive promises to each of those who have a queen in it."""
    if is_finished(table.board, hive):
        return 0.0
    open_sides = table.board.area_open[hive]
    likely = CLOSING[open_sides if open_sides < 7 else 7]
    tiles = table.board.area_size[hive] + open_sides
    return float(share(tiles, i64(len(owners(table.board, table.bees, hive))))) * likely


def _bees(table: Table, seat: i64) -> float:
    value = 0.0
    first = seat * BEES_PER_SEAT
    for bee in range(first + FIRST_WORKER, first + BEES_PER_SEAT):
        spot = table.bees.spot[bee]
        if spot != IN_SUPPLY:
            kind = table.bees.type_of(bee)
            if kind == WORKER:
                value += BEE + (_worker(table, seat, bee, spot) if spot >= 0 else 0.0)
            elif kind == DRONE:
                value += DRONE_ALIVE
            elif kind == EGG and spot >= 0:
                value += EGG_LYING
    return value


def _worker(table: Table, seat: i64, worker: i64, spot: i64) -> float:
    standing = table.bees.crowd.at[spot]
    ground = table.board.ground_of(spot)
    load = table.bees.load[worker]
    if load == HONEY:
        at_goal = standing & (mask_of(seat, QUEEN) | mask_of(seat, EGG)) != 0
        return CARRIED_HONEY + (TOKEN_AT_ITS_GOAL if at_goal else 0.0)
    if load == POLLEN:
        at_goal = standing & mask_of(seat, QUEEN) != 0 or ground == HONEY_ROOM
        return CARRIED_POLLEN + (TOKEN_AT_ITS_GOAL if at_goal else 0.0)
    return WORKER_IN_MEADOW if ground == MEADOW else 0.0


def _pollen(table: Table, seat: i64) -> float:
    pollen = table.pollen[seat]
    return POLLEN_IN_HAND * float(pollen if pollen < 6 else 6)


def temperature(table: Table) -> float:
    return 3.0
