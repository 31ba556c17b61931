# compiled by mypyc
"""What may be done now, phase by phase."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import ACTED, FOOD, IN_HAND, NO_LOAD, QUEEN, WALKED, WORKER
from insectarium.games._ants.tables import FOREST, NEST, ROWS
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.walking import EVERYBODY, mask_of, mask_of_seat, mask_of_type, reachable
from insectarium.games.antropolis.codes import (
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    END_ACTIONS,
    FEED,
    KEEP_LIMIT,
    LAY,
    LEAVE,
    PUT,
    PUT_NOTHING,
    PUT_QUEEN,
    PUT_WORKER,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
    WALK,
    action_of,
)
from insectarium.games.antropolis.state import (
    ACTING,
    ANTS_PER_SEAT,
    BUYING,
    DRAWING,
    LAYING,
    MARKET,
    MARKET_PLACES,
    PUTTING,
    QUEENS,
    RAISING,
    Table,
)


def _queens_of_others(seat: i64) -> vec[i64]:
    """What blocks the way of this seat's ants, the same on every ground."""
    # ANT-064, ANT-065, ANT-A19, ANT-A20, ANT-A21, ANC-057
    mask = mask_of_type(QUEEN) & ~mask_of(seat, QUEEN)
    return vec[i64]([mask, mask, mask])


BLOCKED_BY: Final[list[vec[i64]]] = [
    _queens_of_others(0),
    _queens_of_others(1),
    _queens_of_others(2),
    _queens_of_others(3),
]


def choices_of(table: Table) -> vec[i64]:
    """All legal actions, in a fixed order."""
    phase = table.phase
    if phase == LAYING:
        return _lays(table)
    if phase == PUTTING:
        return _puts(table)
    if phase == MARKET:
        return _market_lays(table)
    if phase == ACTING:
        return _acts(table)
    if phase == BUYING:
        return _purchases(table)
    if phase == RAISING:
        return _limits(table)
    if phase == DRAWING:
        return _draws(table)
    return vec[i64]()


def _lays(table: Table) -> vec[i64]:
    found = vec[i64]()
    # ANT-039, ANT-041, ANC-036, ANC-039, ANC-040
    if table.lay_price() <= table.food[table.active]:
        for kind in table.kinds_in_hand(table.active):
            base = action_of(LAY, kind, 0)
            # ANT-031, ANT-037, ANT-038, ANT-A06, ANT-A07
            found = table.board.placements(kind, table.must_join(kind), found, base)
    return append(found, action_of(STOP_LAYING, 0, 0))


def _puts(table: Table) -> vec[i64]:
    found = vec[i64]([action_of(PUT, PUT_NOTHING, 0)])
    tile = table.fresh_tile()
    ground = table.board.ground_of(SPOTS_PER_TILE * tile)
    # ANT-051, ANT-052, ANC-050
    if ground == NEST and table.ants.next_in_hand(table.active, QUEEN) != IN_HAND:
        found = append(found, action_of(PUT, PUT_QUEEN, 0))
    # ANT-053, ANC-051
    allowed = not table.rules.first_edition or ground != FOREST
    if allowed and table.ants.next_in_hand(table.active, WORKER) != IN_HAND:
        # ANT-A16
        for lane in range(table.board.spots_of(tile)):
            found = append(found, action_of(PUT, PUT_WORKER, lane))
    return found


def _market_lays(table: Table) -> vec[i64]:
    found = vec[i64]()
    for row in range(ROWS):
        for place in range(MARKET_PLACES):
            kind = table.market.at(row, place)
            # ANT-043, ANT-A12
            if kind != EMPTY and table.food[table.active] > place:
                base = action_of(BUY_AND_LAY, row * MARKET_PLACES + place, 0)
                # ANT-045, ANT-A11
                found = table.board.placements(kind, table.must_join(kind), found, base)
    return append(found, action_of(STOP_BUYING, 0, 0))


def _purchases(table: Table) -> vec[i64]:
    found = vec[i64]()
    for row in range(ROWS):
        for place in range(MARKET_PLACES):
            # ANC-066
            if table.market.at(row, place) != EMPTY and table.food[table.active] > place:
                found = append(found, action_of(BUY, row * MARKET_PLACES + place, 0))
    return append(found, action_of(STOP_BUYING, 0, 0))


def _acts(table: Table) -> vec[i64]:
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


def walk_targets(table: Table, ant: i64) -> vec[i64]:
    """The spots where an ant may end a walk."""
    seat = table.ants.seat_of(ant)
    inside = table.ants.type_of(ant) == QUEEN
    # ANT-062, ANT-063, ANC-056, ANC-A09
    others = EVERYBODY & ~mask_of_seat(seat)
    # ANT-059, ANT-060, ANT-061, ANC-054, ANC-055
    return reachable(table.board, table.ants.crowd, table.ants.spot[ant], inside, BLOCKED_BY[seat], others)


def _walks(table: Table, number: i64, ant: i64, found: vec[i64]) -> vec[i64]:
    base = action_of(WALK, number, 0)
    board = table.board
    for spot in walk_targets(table, ant):
        found = append(found, base + board.cell_of(spot) * 8 + spot % SPOTS_PER_TILE)
    return found


def _specials(table: Table, number: i64, ant: i64, found: vec[i64]) -> vec[i64]:
    if number >= QUEENS:
        if can_collect(table, ant):
            found = append(found, action_of(COLLECT, number, 0))
        if can_feed(table, ant):
            found = append(found, action_of(FEED, number, 0))
    # ANT-066, ANT-075, ANC-062, ANC-064
    if number < QUEENS or not table.rules.first_edition:
        found = append(found, action_of(LEAVE, number, 0))
    return found


def can_collect(table: Table, ant: i64) -> bool:
    # ANT-070, ANT-071, ANT-072, ANC-059, ANC-060
    if table.supply == 0 or table.ants.load[ant] != NO_LOAD:
        return False
    return table.board.ground_of(table.ants.spot[ant]) == FOREST


def can_feed(table: Table, ant: i64) -> bool:
    # ANT-073
    if table.ants.load[ant] != FOOD:
        return False
    return table.ants.crowd.at[table.ants.spot[ant]] & mask_of(table.ants.seat_of(ant), QUEEN) != 0


def _limits(table: Table) -> vec[i64]:
    found = vec[i64]([action_of(KEEP_LIMIT, 0, 0)])
    # ANT-077, ANC-069, ANC-070
    if table.food[table.active] >= table.rules.limit_price:
        found = append(found, action_of(RAISE, 0, 0))
    return found


def _draws(table: Table) -> vec[i64]:
    found = vec[i64]()
    if table.missing_tiles() > 0:
        for row in range(ROWS):
            # ANT-080, ANC-072
            if table.piles.size(row) > 0:
                found = append(found, action_of(DRAW, row, 0))
    return found
