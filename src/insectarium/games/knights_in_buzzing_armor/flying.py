# compiled by mypyc
"""Where bees can fly: the parts of the board that are open to them, and where they may land in these."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import EGG, QUEEN, WORKER
from insectarium.games._bees.hives import has_queen
from insectarium.games._bees.tables import for_each_ground
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import EVERYBODY, UNMARKED, mask_of_seat, mask_of_type, spread
from insectarium.games.knights_in_buzzing_armor.state import BEES_PER_SEAT, FIRST_EGG, Table

SEATS: Final[i64] = 4


def _foreign(but: i64) -> vec[i64]:
    masks = vec[i64]()
    for seat in range(SEATS):
        masks = append(masks, EVERYBODY & ~mask_of_seat(seat) & ~but)
    return masks


# By seat: all pieces of other colours, and those of them that block a way inside a hive.
# KBA-059, KBA-061
FOREIGN: Final[vec[i64]] = _foreign(0)
FOREIGN_BEES: Final[vec[i64]] = _foreign(mask_of_type(EGG))
# By seat: the latter for each ground. Over meadows everybody flies freely.
BLOCKED_BY: Final[list[vec[i64]]] = [
    for_each_ground(FOREIGN_BEES[0], 0),
    for_each_ground(FOREIGN_BEES[1], 0),
    for_each_ground(FOREIGN_BEES[2], 0),
    for_each_ground(FOREIGN_BEES[3], 0),
]


def find_ways(table: Table) -> None:
    """Work out in which parts of the board the bees that act now move about, and where they land there."""
    table.ways = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    parts: i64 = 0
    first = table.first_bee()
    queens = table.acting_type() == QUEEN
    for bee in range(first, first + FIRST_EGG):
        spot = table.bees.spot[bee]
        if spot >= 0 and (table.bees.type_of(bee) == QUEEN) == queens and table.ways[spot] == NONE:
            _mark_part(table, spot, queens, parts)
            parts += 1
    table.stops = _stops(table, parts)


def forget_ways(table: Table) -> None:
    """Who can fly where has to be worked out anew."""
    if len(table.ways) > 0:
        table.ways = table.ways[:0]


def _stops(table: Table, parts: i64) -> list[vec[i64]]:
    """By part: where a bee may land in it, in the order in which the tiles were laid."""
    stops: list[vec[i64]] = []
    for _ in range(parts):
        stops.append(vec[i64]())
    off = FOREIGN[table.active]
    for tile in range(table.board.tiles):
        part = table.ways[SPOTS_PER_TILE * tile]
        # KBA-059, KBA-060, KBA-061, KBA-A28
        if part != NONE and table.bees.crowd.at[SPOTS_PER_TILE * tile] & off == 0:
            stops[part] = append(stops[part], table.board.cell[table.board.place[tile]] * 8)
    return stops


def _mark_part(table: Table, start: i64, queen: bool, part: i64) -> None:
    """Mark everything that a bee can enter from `start`."""
    # KBA-054, KBA-055, KBA-057, KBA-058, KBA-060, KBA-061
    spread(table.board, table.bees.crowd.at, start, queen, BLOCKED_BY[table.active], table.ways, part)


def landings(table: Table, bee: i64) -> vec[i64]:
    """The spots where a bee of the active seat may end a flight, whatever it has done."""
    kept = table.ways
    table.ways = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    spot = table.bees.spot[bee]
    _mark_part(table, spot, table.bees.type_of(bee) == QUEEN, 0)
    found = vec[i64]()
    for where in _stops(table, 1)[0]:
        target = table.board.spot_at(where >> 3, 0)
        if target != spot:
            found = append(found, target)
    table.ways = kept
    return found


def can_enter(table: Table, part: i64, spot: i64) -> bool:
    """Whether a drone that moves in this part of the board can come onto a spot held by others."""
    # KBA-060
    if table.ways[spot] == part:
        return True
    # KBA-062, KBA-A41
    doors = table.board.doors[spot]
    first = (spot // SPOTS_PER_TILE) * SIDES
    for side in range(SIDES):
        if (doors >> side) & 1 and table.ways[table.board.door[first + side]] == part:
            return True
    return False


def owner_at(table: Table, spot: i64) -> i64:
    """The seat other than the active one whose pieces stand on a spot, or NONE."""
    standing = table.bees.crowd.at[spot]
    for seat in range(table.seats):
        if seat != table.active and standing & mask_of_seat(seat) != 0:
            return seat
    return NONE


def homes(table: Table, seat: i64) -> vec[i64]:
    """The spots to which a queen of this seat can fly out: in hives without a queen, away from others."""
    found = vec[i64]()
    off = FOREIGN[seat]
    hive_known: i64 = NONE
    free = False
    for tile in range(table.board.tiles):
        hive = table.board.area[tile]
        # KBA-044, KBA-A20
        if hive != NONE and table.bees.crowd.at[SPOTS_PER_TILE * tile] & off == 0:
            if hive != hive_known:
                hive_known = hive
                free = not has_queen(table.board, table.bees, hive)
            if free:
                found = append(found, SPOTS_PER_TILE * tile)
    return found


def workers_at(table: Table, seat: i64, spot: i64) -> vec[i64]:
    """The workers of a seat on a spot."""
    found = vec[i64]()
    first = seat * BEES_PER_SEAT
    for bee in range(first + table.bees.first_of[WORKER], first + table.bees.first_of[WORKER + 1]):
        if table.bees.spot[bee] == spot:
            found = append(found, bee)
    return found
