# compiled by mypyc
"""Where those lay tiles who look one decision ahead: a fraction of all the places and rotations there are.

Two in three ways to lay a tile touch no open side of any hive. They help only who has a queen to put there,
and then those help that leave the fewest sides open.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import IN_HAND
from insectarium.games._bees.closing import gaps_of, open_sides
from insectarium.games._bees.tables import MEADOW
from insectarium.games._hexes.bits import BITS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.grid import SIDES, STEPS
from insectarium.games.happy_honey_beez.codes import LAY
from insectarium.games.happy_honey_beez.state import BEES_PER_SEAT, LAYING, Table

NOT_APART: Final[i64] = -1


def likely_actions(table: Table) -> vec[i64]:
    """The legal actions among which the seat to act nearly always finds what looks best to it."""
    actions = table.legal_actions()
    if table.phase != LAYING:
        return actions
    queen_in_hand = table.bees.spot[table.first_bee()] == IN_HAND
    gaps = _gaps(table, queen_in_hand)
    likely = vec[i64]()
    apart = vec[i64]()
    fewest = SIDES + 1
    for action in actions:
        count = _open_sides_apart(table, action, gaps)
        if count == NOT_APART:
            likely = append(likely, action)
        elif queen_in_hand and count <= fewest:
            if count < fewest:
                apart = vec[i64]()
                fewest = count
            apart = append(apart, action)
    for action in apart:
        likely = append(likely, action)
    return likely if len(likely) > 0 else actions


def _gaps(table: Table, of_all: bool) -> vec[i64]:
    """By place: 1 where a hive is open, one with a queen unless all are asked for."""
    board = table.board
    marked = vec[i64]([0] * i64(len(board.cell)))
    if of_all:
        for tile in range(board.tiles):
            if board.area[tile] == tile:
                _mark_gaps(board, tile, marked)
    else:
        for seat in range(table.seats):
            queen = table.bees.spot[seat * BEES_PER_SEAT]
            if queen != IN_HAND:
                _mark_gaps(board, board.area[queen // SPOTS_PER_TILE], marked)
    return marked


def _mark_gaps(board: HexBoard, hive: i64, marked: vec[i64]) -> None:
    if board.area_open[hive] > 0:
        for place in gaps_of(board, hive):
            marked[place] = 1


def _open_sides_apart(table: Table, action: i64, gaps: vec[i64]) -> i64:
    """How many sides a hive tile leaves open that is laid apart from these gaps, NOT_APART for all others."""
    kind = subject_of(action)
    if verb_of(action) != LAY or table.tables.kinds.ground[kind] == MEADOW:
        return NOT_APART
    where = where_of(action)
    board = table.board
    cell = where >> 3
    if gaps[board.place_at(cell)] != 0:
        return NOT_APART
    sides = open_sides(board, kind, where & 7)
    count: i64 = 0
    for side in range(SIDES):
        if sides & BITS[side] != 0 and board.tile_at(cell + STEPS[side]) == NONE:
            count += 1
    return count
