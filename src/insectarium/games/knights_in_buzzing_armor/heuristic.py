# compiled by mypyc
"""What a position of Knights in Buzzing Armor promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import DRONE, EGG, HONEY, IN_HAND, IN_SUPPLY, POLLEN, QUEEN, WORKER
from insectarium.games._bees.hives import is_finished, owners
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import mask_of
from insectarium.games.knights_in_buzzing_armor import scoring
from insectarium.games.knights_in_buzzing_armor.flying import UNMARKED
from insectarium.games.knights_in_buzzing_armor.state import (
    BEES_PER_SEAT,
    FIRST_WORKER,
    OVER,
    QUEENS,
    STACKS,
    Table,
)

# How likely a hive is to be closed, by its open sides.
CLOSING: Final[vec[float]] = vec[float]([0.0, 0.75, 0.5, 0.33, 0.21, 0.13, 0.08, 0.04])
# How much of a tile each open side still promises.
GROWTH: Final = 0.5
QUEEN_IN_HAND: Final = 1.3
QUEEN_AT_WORK: Final = 0.3
BEE_ON_BOARD: Final = 0.3
WORKER_IN_HAND: Final = 0.2
WORKER_IN_REACH: Final = 0.35
DRONE_ALIVE: Final = 0.45
MEADOW_IN_REACH: Final = 0.5
ROOM_IN_REACH: Final = 0.4
POLLEN_IN_HAND: Final = 0.55
CARRIED_POLLEN: Final = 0.45
CARRIED_HONEY: Final = 0.8
CUT_OFF: Final = 0.3
TOKEN_AT_ITS_GOAL: Final = 0.15
WORKER_IN_MEADOW: Final = 0.2
EGG_LYING: Final = 0.35


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    if table.phase == OVER:
        return float(scoring.total(table, seat))
    value = float(table.track.points[seat] + table.jar[seat])
    calm = _calm(table)
    reach = _within_reach(table, seat)
    future = BEE_ON_BOARD * float(table.colony(seat)) + _queens(table, seat)
    future += _grounds(table, reach) + _bees(table, seat, reach) + _pollen(table, seat)
    return value + calm * future + (1.0 - calm) * float(scoring.colony_points(table, seat))


def _calm(table: Table) -> float:
    """How much time is left, from 1 at the start towards 0: two stacks have to run out."""
    least: i64 = 99
    second: i64 = 99
    for stack in range(STACKS):
        size = table.piles.size(stack)
        if size < least:
            second = least
            least = size
        elif size < second:
            second = size
    turns = float(least + second) / float(table.seats)
    return turns / (turns + 0.6)


def _within_reach(table: Table, seat: i64) -> vec[i64]:
    """By spot: 0 where bees can fly to a queen of this seat while nobody is in the way, else NONE."""
    marks = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    queue = vec[i64]()
    first = seat * BEES_PER_SEAT
    for queen in range(first, first + QUEENS):
        spot = table.bees.spot[queen]
        if spot >= 0 and marks[spot] == NONE:
            marks[spot] = 0
            queue = append(queue, spot)
    head: i64 = 0
    while head < i64(len(queue)):
        spot = queue[head]
        head += 1
        doors = table.board.doors[spot]
        side = (spot // SPOTS_PER_TILE) * SIDES
        while doors != 0:
            if doors & 1 and marks[table.board.door[side]] == NONE:
                marks[table.board.door[side]] = 0
                queue = append(queue, table.board.door[side])
            doors >>= 1
            side += 1
    return marks


def _grounds(table: Table, reach: vec[i64]) -> float:
    """Meadows and honey rooms to which the workers of a queen can fly."""
    meadow = False
    room = False
    for tile in range(table.board.tiles):
        if reach[SPOTS_PER_TILE * tile] == 0:
            ground = table.board.kinds.ground[table.board.kind[tile]]
            if ground == MEADOW:
                meadow = True
            elif ground == HONEY_ROOM:
                room = True
    if not meadow:
        return 0.0
    return MEADOW_IN_REACH + (ROOM_IN_REACH if room else 0.0)


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
    tiles = float(table.board.area_size[hive]) + GROWTH * float(open_sides)
    return tiles / float(len(owners(table.board, table.bees, hive))) * likely


def _bees(table: Table, seat: i64, reach: vec[i64]) -> float:
    value = 0.0
    first = seat * BEES_PER_SEAT
    for bee in range(first + FIRST_WORKER, first + BEES_PER_SEAT):
        spot = table.bees.spot[bee]
        if spot != IN_SUPPLY:
            kind = table.bees.type_of(bee)
            if kind == WORKER:
                value += WORKER_IN_HAND if spot == IN_HAND else _worker(table, seat, bee, reach)
            elif kind == DRONE:
                value += DRONE_ALIVE
            elif kind == EGG and spot >= 0:
                value += EGG_LYING
    return value


def _worker(table: Table, seat: i64, worker: i64, reach: vec[i64]) -> float:
    spot = table.bees.spot[worker]
    standing = table.bees.crowd.at[spot]
    ground = table.board.ground_of(spot)
    load = table.bees.load[worker]
    value = 0.0
    if load == HONEY:
        at_goal = standing & (mask_of(seat, QUEEN) | mask_of(seat, EGG)) != 0
        value = CARRIED_HONEY + (TOKEN_AT_ITS_GOAL if at_goal else 0.0)
    elif load == POLLEN:
        at_goal = standing & mask_of(seat, QUEEN) != 0 or ground == HONEY_ROOM
        value = CARRIED_POLLEN + (TOKEN_AT_ITS_GOAL if at_goal else 0.0)
    elif ground == MEADOW:
        value = WORKER_IN_MEADOW
    if reach[spot] == NONE:
        return CUT_OFF * value
    return WORKER_IN_REACH + value


def _pollen(table: Table, seat: i64) -> float:
    pollen = table.pollen[seat]
    return POLLEN_IN_HAND * float(pollen if pollen < 6 else 6)


def temperature(table: Table) -> float:
    return 3.0
