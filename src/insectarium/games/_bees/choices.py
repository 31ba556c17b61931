# compiled by mypyc
"""What bees may do in either game: be put on a new tile, collect pollen, make honey, feed the queen."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import IN_HAND, NO_LOAD, POLLEN, QUEEN
from insectarium.games._bees.codes import PUT, PUT_NOTHING
from insectarium.games._bees.hives import has_queen
from insectarium.games._bees.table import BeeTable
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.walking import mask_of


def puts(table: BeeTable) -> vec[i64]:
    """All bees that can be put on the tile just laid, and none."""
    # HHB-060, KBA-037, KBA-041, KBA-D02
    found = vec[i64]([action_of(PUT, PUT_NOTHING, 0)])
    for kind in range(table.rules.fliers):
        if table.bees.next_in_hand(table.active, kind) != IN_HAND:
            # HHB-063, HHB-064, KBA-040
            if kind != QUEEN or takes_queen(table, table.fresh_tile()):
                found = append(found, action_of(PUT, kind + 1, 0))
    return found


def takes_queen(table: BeeTable, tile: i64) -> bool:
    """Whether a queen may be put on a tile just laid."""
    hive = table.board.area[tile]
    # HHB-061, HHB-062, HHB-A18, KBA-038, KBA-039, KBA-A18
    return hive != NONE and not has_queen(table.board, table.bees, hive)


def can_collect(table: BeeTable, bee: i64) -> bool:
    # HHB-092, HHB-093, HHB-094, KBA-071, KBA-072, KBA-073
    if table.pollen_supply == 0 or table.bees.load[bee] != NO_LOAD:
        return False
    return table.board.ground_of(table.bees.spot[bee]) == MEADOW


def can_make_honey(table: BeeTable, bee: i64) -> bool:
    # HHB-095, HHB-096, HHB-097, HHB-A37, KBA-074, KBA-075
    if table.honey_supply == 0 or table.bees.load[bee] != POLLEN:
        return False
    return table.board.ground_of(table.bees.spot[bee]) == HONEY_ROOM


def can_feed(table: BeeTable, bee: i64) -> bool:
    # HHB-098, KBA-076
    if table.bees.load[bee] == NO_LOAD:
        return False
    return table.bees.crowd.at[table.bees.spot[bee]] & mask_of(table.bees.seat_of(bee), QUEEN) != 0
