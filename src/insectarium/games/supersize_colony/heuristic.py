# compiled by mypyc
"""What a position of Supersize Colony promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games._ants.ants import FOOD, IN_HAND, LARVA, QUEEN, SOLDIER, WORKER
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.scoring import nest_value
from insectarium.games._ants.table import NOT_ENDING, OVER
from insectarium.games._ants.tables import FOREST, TUNNEL
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.walking import mask_of
from insectarium.games.supersize_colony import scoring
from insectarium.games.supersize_colony.state import ANTS_PER_SEAT, LARVA_LOAD, QUEENS, Table

# How likely a nest is to be closed, by its open sides.
CLOSING: Final[vec[float]] = vec[float]([0.0, 0.55, 0.32, 0.18, 0.1, 0.05])
QUEEN_IN_HAND: Final = 0.7
FOOD_IN_HAND: Final = 0.45
CARRIED_FOOD: Final = 0.3
FOOD_AT_ITS_GOAL: Final = 0.2
WORKER_IN_FOREST: Final = 0.12
WORKER_IN_TUNNEL: Final = 0.2
WORKER_AT_NEST: Final = 0.5
LARVA_LYING: Final = 0.6
SOLDIER_WITH_QUEEN: Final = 0.2
ROOM_IN_HAND: Final = 0.35
TILE_IN_HAND: Final = 0.08


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    future = _queens(table, seat) + _ants(table, seat) + _possessions(table, seat)
    # In the last turns little can still become of anything.
    return value + (future if table.ending == NOT_ENDING else 0.4 * future)


def _queens(table: Table, seat: i64) -> float:
    """What the nests with queens of this seat promise."""
    value = 0.0
    first = seat * ANTS_PER_SEAT
    before: i64 = NONE
    for queen in range(first, first + QUEENS):
        spot = table.ants.spot[queen]
        if spot == IN_HAND:
            value += QUEEN_IN_HAND
        else:
            nest = table.board.area[spot // SPOTS_PER_TILE]
            if nest != before:
                value += _nest(table, seat, nest)
            before = nest
    return value


def _nest(table: Table, seat: i64, nest: i64) -> float:
    open_sides = table.board.area_open[nest]
    if open_sides == 0:
        return 0.3
    ahead = leaders(table.board, table.ants, nest)
    mine = False
    for leader in ahead:
        if leader == seat:
            mine = True
    if not mine:
        return 0.2
    tiles = nest_value(table, nest) + open_sides
    likely = CLOSING[open_sides if open_sides < 5 else 5]
    return 0.3 + float(share(tiles, i64(len(ahead)))) * likely


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
    ground = table.board.ground_of(spot)
    standing = table.ants.crowd.at[spot]
    if table.ants.load[ant] == FOOD:
        useful = standing & mask_of(seat, QUEEN) != 0
        useful = useful or standing & mask_of(seat, LARVA) != 0
        return CARRIED_FOOD + (FOOD_AT_ITS_GOAL if useful else 0.0)
    if ground == TUNNEL:
        # Another worker on the same lane adds nothing.
        shared = table.ants.crowd.count(spot, seat, WORKER)
        worth = WORKER_AT_NEST if _leads_home(table, seat, spot) else WORKER_IN_TUNNEL
        return worth / float(shared)
    return WORKER_IN_FOREST if ground == FOREST else 0.0


def _leads_home(table: Table, seat: i64, spot: i64) -> bool:
    """Whether a lane is joined to a nest with a queen of this seat, or to a lane manned by it."""
    tile = spot // SPOTS_PER_TILE
    for side in range(SIDES):
        if (table.board.doors[spot] >> side) & 1:
            beyond = table.board.door[SIDES * tile + side]
            if table.board.ground_of(beyond) == TUNNEL:
                if table.ants.crowd.at[beyond] & mask_of(seat, WORKER) != 0:
                    return True
            elif table.has_queen(seat, beyond):
                return True
    return False


def _soldier(table: Table, seat: i64, ant: i64, spot: i64) -> float:
    if table.ants.load[ant] >= LARVA_LOAD:
        return LARVA_LYING if table.is_brood(spot) else 0.5 * LARVA_LYING
    if table.is_brood(spot) and table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0:
        return SOLDIER_WITH_QUEEN
    return 0.0


def _possessions(table: Table, seat: i64) -> float:
    room = table.limits[seat] - table.rules.first_limit
    value = ROOM_IN_HAND * float(room if room < 3 else 3)
    food = table.food[seat]
    value += FOOD_IN_HAND * float(food if food < 6 else 6)
    return value + TILE_IN_HAND * float(len(table.hands[seat]))


def temperature(table: Table) -> float:
    return 3.0
