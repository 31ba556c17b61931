# compiled by mypyc
"""Where ants can go: what blocks them, what they may not stay beside, and what can be reached from where."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import LARVA, QUEEN, SOLDIER, WORKER
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import (
    EVERYBODY,
    UNMARKED,
    mask_of_seat,
    mask_of_type,
    on_every_ground,
    spread,
)
from insectarium.games.supersize_colony.state import ANTS_PER_SEAT, Table

SEATS: Final[i64] = 4


def _foreign(seat: i64) -> i64:
    return EVERYBODY & ~mask_of_seat(seat)


def _fighters(seat: i64) -> i64:
    """The queens, workers and soldiers of the other seats."""
    return _foreign(seat) & ~mask_of_type(LARVA)


def _blocking(kind: i64) -> vec[i64]:
    masks = vec[i64]()
    for seat in range(SEATS):
        # SUP-067, SUP-071, SUP-072, SUP-073, SUP-076, SUC-022, SUC-023, SUC-A06, SUC-A07
        mask = _fighters(seat)
        if kind == WORKER:
            # SUP-074, SUC-024
            mask &= ~mask_of_type(WORKER)
        masks = append(masks, mask)
    return masks


# By type of ant, then by seat: what blocks its way.
BLOCKED_BY: Final[list[vec[i64]]] = [_blocking(QUEEN), _blocking(WORKER), _blocking(SOLDIER)]


def _all_foreign() -> vec[i64]:
    masks = vec[i64]()
    for seat in range(SEATS):
        masks = append(masks, _foreign(seat))
    return masks


FOREIGN: Final[vec[i64]] = _all_foreign()


def kept_off_by(table: Table, seat: i64) -> i64:
    """Beside what no ant of this seat may stop."""
    # SUC-021, SUC-027
    if table.rules.first_edition:
        return FOREIGN[seat]
    # SUP-070, SUP-072, SUP-073, SUP-074, SUP-A25
    return BLOCKED_BY[SOLDIER][seat]


def regions(table: Table, seat: i64, kind: i64) -> vec[i64]:
    """By spot: the number of the region in which ants of this type move about, NONE where none is."""
    found = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    blocked_by = on_every_ground(BLOCKED_BY[kind][seat])
    number: i64 = 0
    first = seat * ANTS_PER_SEAT
    for ant in range(first, first + ANTS_PER_SEAT):
        spot = table.ants.spot[ant]
        if spot >= 0 and table.ants.type_of(ant) == kind and found[spot] == NONE:
            # SUP-067, SUP-068, SUC-018, SUC-019
            spread(table.board, table.ants.crowd.at, spot, kind == QUEEN, blocked_by, found, number)
            number += 1
    return found


def find_ways(table: Table) -> None:
    """Work out, unless it is known, where the ants that act now move about."""
    if len(table.ways) == 0:
        table.ways = regions(table, table.active, table.acting_type())


def walk_targets(table: Table, ant: i64) -> vec[i64]:
    """The spots where an ant may end a walk, whatever it carries."""
    seat = table.ants.seat_of(ant)
    kind = table.ants.type_of(ant)
    marked = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    spot = table.ants.spot[ant]
    # SUP-067, SUC-018
    blocked_by = on_every_ground(BLOCKED_BY[kind][seat])
    spread(table.board, table.ants.crowd.at, spot, kind == QUEEN, blocked_by, marked, 0)
    off = kept_off_by(table, seat)
    stops = vec[i64]()
    for target in range(i64(len(marked))):
        if marked[target] == 0 and target != spot and table.ants.crowd.at[target] & off == 0:
            stops = append(stops, target)
    return stops


def flight_spots(table: Table) -> vec[i64]:
    """Where the attacked ants can run."""
    found = vec[i64]()
    board = table.board
    tile = table.battle // SPOTS_PER_TILE
    # SUP-109, SUP-A40, SUP-A41, SUP-A42, SUC-A15
    off = kept_off_by(table, table.victim)
    for side in range(SIDES):
        # SUP-108, SUP-A36, SUC-045
        if (board.doors[table.battle] >> side) & 1:
            beyond = board.door[SIDES * tile + side]
            # SUP-A35
            if (table.entries >> side) & 1 == 0 and table.ants.crowd.at[beyond] & off == 0:
                found = append(found, beyond)
    return found


def escape_spots(table: Table) -> vec[i64]:
    """Where an ant that escapes by miracle can turn up."""
    seat = table.victim
    # SUC-047, SUC-A17
    if table.rules.first_edition:
        return _free_spots(table, NONE)
    # SUP-114, SUP-A50
    found = vec[i64]()
    for nest in range(table.board.tiles):
        if table.board.area[nest] == nest and table.ants.queens_in(table.board, seat, nest) > 0:
            for spot in _free_spots(table, nest):
                found = append(found, spot)
    if len(found) > 0 or table.queens_on_board(seat) > 0:
        return found
    # SUP-115
    for nest in range(table.board.tiles):
        if table.board.area[nest] == nest and _is_empty(table, nest):
            for spot in _free_spots(table, nest):
                found = append(found, spot)
    return found if len(found) > 0 else _free_spots(table, NONE)


def _is_empty(table: Table, nest: i64) -> bool:
    standing: i64 = 0
    for tile in table.board.members(nest):
        standing |= table.ants.crowd.at[SPOTS_PER_TILE * tile]
    return standing == 0


def _free_spots(table: Table, nest: i64) -> vec[i64]:
    """The spots, of one nest or of the whole board, on which an ant of the attacked seat may stand."""
    off = kept_off_by(table, table.victim)
    found = vec[i64]()
    for tile in range(table.board.tiles):
        if nest == NONE or table.board.area[tile] == nest:
            for lane in range(table.board.spots_of(tile)):
                spot = SPOTS_PER_TILE * tile + lane
                if table.ants.crowd.at[spot] & off == 0:
                    found = append(found, spot)
    return found
