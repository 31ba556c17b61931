# compiled by mypyc
"""What it takes to finish a hive: where it is open, and whether an open tile can fill its last gap."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import Bees
from insectarium.games._bees.hives import finished_now, owners
from insectarium.games._bees.tables import OPEN
from insectarium.games._hexes.bits import BITS
from insectarium.games._hexes.board import NONE, HexBoard
from insectarium.games._hexes.grid import SIDES, STEPS, opposite
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.supply import EMPTY

# Places that are told apart while the gaps of a hive are counted.
PLACES_TOLD_APART: Final[i64] = 60


def due_points(board: HexBoard, bees: Bees, seat: i64) -> i64:
    """What the hives that the tile just laid finishes are about to pay to a seat."""
    points: i64 = 0
    for hive in finished_now(board):
        queens = owners(board, bees, hive)
        for owner in queens:
            if owner == seat:
                points += share(board.area_size[hive], i64(len(queens)))
    return points


def gaps_of(board: HexBoard, hive: i64) -> vec[i64]:
    """The empty places at which a hive is open; one tile can fill a place at several open sides."""
    found = vec[i64]()
    seen: i64 = 0
    tile = hive
    while True:
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        cell = board.cell[board.place[tile]]
        for side in range(SIDES):
            if board.kinds.letter[row + side] == OPEN:
                place = board.place_at(cell + STEPS[side])
                if place != NONE and board.tile[place] == NONE:
                    # A small set of bits: two places rarely fall together, and then little is lost.
                    bit = BITS[place % PLACES_TOLD_APART]
                    if seen & bit == 0:
                        seen |= bit
                        found = append(found, place)
        tile = board.next_in_area[tile]
        if tile == hive:
            return found


def can_be_closed(board: HexBoard, hive: i64, gap: i64, tiles: vec[i64]) -> bool:
    """Whether one of these tiles can finish a hive that is open at one place only."""
    cell = board.cell[gap]
    empty: i64 = 0
    facing: i64 = 0
    for side in range(SIDES):
        tile = board.tile_at(cell + STEPS[side])
        if tile == NONE:
            empty |= BITS[side]
        elif board.area[tile] == hive:
            row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
            if board.kinds.letter[row + opposite(side)] == OPEN:
                facing |= BITS[side]
    for kind in tiles:
        if kind != EMPTY:
            rotations = board.fitting_rotations(kind, gap)
            for rotation in range(SIDES):
                if (rotations >> rotation) & 1:
                    sides = open_sides(board, kind, rotation)
                    # It turns away from the hive, or joins it without opening it anew.
                    if sides & facing == 0 or sides & empty == 0:
                        return True
    return False


def open_sides(board: HexBoard, kind: i64, rotation: i64) -> i64:
    """The open sides of a tile of this kind in this rotation, as bits."""
    row = (kind * SIDES + rotation) * SIDES
    found: i64 = 0
    for side in range(SIDES):
        if board.kinds.letter[row + side] == OPEN:
            found |= BITS[side]
    return found
