# compiled by mypyc
"""What may be done with tiles in either game, and what workers may do with food."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import FOOD, IN_HAND, NO_LOAD, QUEEN
from insectarium.games._ants.codes import (
    BUY,
    BUY_AND_LAY,
    DRAW,
    KEEP_LIMIT,
    LAY,
    PUT,
    PUT_NOTHING,
    PUT_QUEEN,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
)
from insectarium.games._ants.table import BUYING, DRAWING, LAYING, MARKET, PUTTING, RAISING, AntTable
from insectarium.games._ants.tables import FOREST, NEST, ROWS
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.walking import mask_of


def tile_choices(table: AntTable) -> vec[i64]:
    """All legal actions of the phases that both games have, in a fixed order."""
    phase = table.phase
    if phase == LAYING:
        return _lays(table)
    if phase == PUTTING:
        return _puts(table)
    if phase == MARKET:
        return _market_lays(table)
    if phase == BUYING:
        return _purchases(table)
    if phase == RAISING:
        return _limits(table)
    if phase == DRAWING:
        return _draws(table)
    return vec[i64]()


def can_lay_something(table: AntTable) -> bool:
    """Whether a tile can be laid now, which is found faster than all the ways to do so."""
    if table.phase == LAYING and _can_pay_for_tile(table):
        return table.any_fits(table.hands[table.active])
    if table.phase == MARKET:
        for slot in range(i64(len(table.market.open))):
            kind = table.market.open[slot]
            if _can_buy(table, slot) and table.board.fits_somewhere(kind, table.must_join(kind)):
                return True
    return False


def _can_pay_for_tile(table: AntTable) -> bool:
    # ANT-039, ANT-041, ANC-036, ANC-039, ANC-040, SUP-048, SUP-050, SUC-011
    return table.lay_price() <= table.food[table.active]


def _can_buy(table: AntTable, slot: i64) -> bool:
    """Whether a tile lies at this place of the market and its price can be paid."""
    # ANT-043, ANT-A12, ANC-066, SUP-051, SUP-052, SUC-052
    return table.market.open[slot] != EMPTY and table.food[table.active] > slot % table.market.places


def _lays(table: AntTable) -> vec[i64]:
    found = vec[i64]()
    if _can_pay_for_tile(table):
        for kind in table.kinds_in_hand(table.active):
            base = action_of(LAY, kind, 0)
            # ANT-031, ANT-037, ANT-038, ANT-A06, ANT-A07, SUP-041, SUP-047
            found = table.board.placements(kind, table.must_join(kind), found, base)
    return append(found, action_of(STOP_LAYING, 0, 0))


def _puts(table: AntTable) -> vec[i64]:
    """Nothing or a queen; a game adds what else can be put on a new tile."""
    found = vec[i64]([action_of(PUT, PUT_NOTHING, 0)])
    # ANT-051, ANT-052, ANC-050, SUP-057, SUP-058, SUP-059, SUC-012, SUC-013
    if table.board.ground_of(SPOTS_PER_TILE * table.fresh_tile()) == NEST:
        if table.ants.next_in_hand(table.active, QUEEN) != IN_HAND:
            found = append(found, action_of(PUT, PUT_QUEEN, 0))
    return found


def _market_lays(table: AntTable) -> vec[i64]:
    found = vec[i64]()
    for slot in range(i64(len(table.market.open))):
        if _can_buy(table, slot):
            kind = table.market.open[slot]
            base = action_of(BUY_AND_LAY, slot, 0)
            # ANT-045, ANT-A11, SUP-053
            found = table.board.placements(kind, table.must_join(kind), found, base)
    return append(found, action_of(STOP_BUYING, 0, 0))


def _purchases(table: AntTable) -> vec[i64]:
    found = vec[i64]()
    for slot in range(i64(len(table.market.open))):
        if _can_buy(table, slot):
            found = append(found, action_of(BUY, slot, 0))
    return append(found, action_of(STOP_BUYING, 0, 0))


def _limits(table: AntTable) -> vec[i64]:
    found = vec[i64]([action_of(KEEP_LIMIT, 0, 0)])
    # ANT-077, ANC-069, ANC-070, SUP-122, SUP-A58, SUC-054
    if table.food[table.active] >= table.rules.limit_price:
        found = append(found, action_of(RAISE, 0, 0))
    return found


def _draws(table: AntTable) -> vec[i64]:
    found = vec[i64]()
    if table.missing_tiles() > 0:
        for row in range(ROWS):
            # ANT-080, ANC-072, SUP-124, SUC-054
            if table.piles.size(row) > 0:
                found = append(found, action_of(DRAW, row, 0))
    return found


def can_collect(table: AntTable, ant: i64) -> bool:
    # ANT-070, ANT-071, ANT-072, ANC-059, ANC-060, SUP-084, SUP-085, SUP-086, SUC-031
    if table.supply == 0 or table.ants.load[ant] != NO_LOAD:
        return False
    return table.board.ground_of(table.ants.spot[ant]) == FOREST


def can_feed_queen(table: AntTable, ant: i64) -> bool:
    # ANT-073, SUP-087
    if table.ants.load[ant] != FOOD:
        return False
    return table.ants.crowd.at[table.ants.spot[ant]] & mask_of(table.ants.seat_of(ant), QUEEN) != 0
