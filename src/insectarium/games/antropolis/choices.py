# compiled by mypyc
"""What may be done now, phase by phase."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import ACTED, IN_HAND, QUEEN, WALKED, WORKER
from insectarium.games._ants.choices import can_collect, can_feed_queen, tile_choices
from insectarium.games._ants.codes import COLLECT, END_ACTIONS, FEED, LEAVE, PUT, WALK
from insectarium.games._ants.table import PUTTING, AntTable
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.walking import (
    EVERYBODY,
    mask_of,
    mask_of_seat,
    mask_of_type,
    on_every_ground,
    reachable,
)
from insectarium.games.antropolis.codes import PUT_WORKER
from insectarium.games.antropolis.state import ACTING, ANTS_PER_SEAT, QUEENS


def _queens_of_others(seat: i64) -> vec[i64]:
    """What blocks the way of this seat's ants, the same on every ground."""
    # ANT-064, ANT-065, ANT-A19, ANT-A20, ANT-A21, ANC-057
    return on_every_ground(mask_of_type(QUEEN) & ~mask_of(seat, QUEEN))


BLOCKED_BY: Final[list[vec[i64]]] = [
    _queens_of_others(0),
    _queens_of_others(1),
    _queens_of_others(2),
    _queens_of_others(3),
]


def choices_of(table: AntTable) -> vec[i64]:
    """All legal actions, in a fixed order."""
    if table.phase == ACTING:
        return _acts(table)
    found = tile_choices(table)
    return _workers_put(table, found) if table.phase == PUTTING else found


def _workers_put(table: AntTable, found: vec[i64]) -> vec[i64]:
    tile = table.fresh_tile()
    # ANT-053, ANC-051
    if table.rules.first_edition and table.board.ground_of(SPOTS_PER_TILE * tile) == FOREST:
        return found
    if table.ants.next_in_hand(table.active, WORKER) != IN_HAND:
        # ANT-A16
        for lane in range(table.board.spots_of(tile)):
            found = append(found, action_of(PUT, PUT_WORKER, lane))
    return found


def _acts(table: AntTable) -> vec[i64]:
    found = vec[i64]()
    for number in range(ANTS_PER_SEAT):
        ant = table.first_ant() + number
        if table.ants.spot[ant] != IN_HAND:
            # ANT-055, ANC-053
            if table.ants.done[ant] & WALKED == 0:
                found = _walks(table, number, ant, found)
            # ANT-056, ANC-A10
            if table.ants.done[ant] & ACTED == 0:
                found = _specials(table, number, ant, found)
    return append(found, action_of(END_ACTIONS, 0, 0))


def walk_targets(table: AntTable, ant: i64) -> vec[i64]:
    """The spots where an ant may end a walk."""
    seat = table.ants.seat_of(ant)
    inside = table.ants.type_of(ant) == QUEEN
    # ANT-062, ANT-063, ANC-056, ANC-A09
    others = EVERYBODY & ~mask_of_seat(seat)
    # ANT-059, ANT-060, ANT-061, ANC-054, ANC-055
    return reachable(table.board, table.ants.crowd, table.ants.spot[ant], inside, BLOCKED_BY[seat], others)


def _walks(table: AntTable, number: i64, ant: i64, found: vec[i64]) -> vec[i64]:
    base = action_of(WALK, number, 0)
    board = table.board
    for spot in walk_targets(table, ant):
        found = append(found, base + board.cell_of(spot) * 8 + spot % SPOTS_PER_TILE)
    return found


def _specials(table: AntTable, number: i64, ant: i64, found: vec[i64]) -> vec[i64]:
    if number >= QUEENS:
        if can_collect(table, ant):
            found = append(found, action_of(COLLECT, number, 0))
        if can_feed_queen(table, ant):
            found = append(found, action_of(FEED, number, 0))
    if _can_leave(table, number):
        found = append(found, action_of(LEAVE, number, 0))
    return found


def _can_leave(table: AntTable, number: i64) -> bool:
    """Whether an ant that has not acted may go back into the hand."""
    # ANT-066, ANT-075, ANC-062, ANC-064
    return number < QUEENS or not table.rules.first_edition


def can_leave_something(table: AntTable) -> bool:
    """Whether an ant of the active seat may leave the board, so that there is more to do than to end."""
    ants = table.ants
    for number in range(ANTS_PER_SEAT):
        ant = table.first_ant() + number
        if ants.spot[ant] != IN_HAND and ants.done[ant] & ACTED == 0 and _can_leave(table, number):
            return True
    return False
