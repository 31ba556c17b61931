# compiled by mypyc
"""Hives: which are finished, whose queens are inside, and how large they are."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import QUEEN, Bees
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.walking import mask_of_type


def is_finished(board: HexBoard, hive: i64) -> bool:
    """Whether no open brood of a hive faces an empty space."""
    # HHB-108, HHB-109, HHB-A09, KBA-111, KBA-A26
    return board.area_open[hive] == 0


def finished_now(board: HexBoard) -> vec[i64]:
    """The hives that the tile just laid finishes: its own and those whose open sides it covers."""
    # HHB-A13, HHB-A15, KBA-A03
    found = vec[i64]()
    for hive in board.touched:
        if is_finished(board, hive):
            found = append(found, hive)
    return found


def owners(board: HexBoard, bees: Bees, hive: i64) -> vec[i64]:
    """The seats with a queen in a hive, in the order of the seats."""
    # HHB-009, HHB-113, KBA-008
    found = vec[i64]()
    for seat in range(bees.seats):
        if bees.queens_in(board, seat, hive) > 0:
            found = append(found, seat)
    return found


def has_queen(board: HexBoard, bees: Bees, hive: i64) -> bool:
    """Whether any queen is in a hive."""
    # HHB-062, HHB-A18, KBA-039, KBA-A18
    queens = mask_of_type(QUEEN)
    tile = hive
    while True:
        if bees.crowd.at[SPOTS_PER_TILE * tile] & queens != 0:
            return True
        tile = board.next_in_area[tile]
        if tile == hive:
            return False


def hives_of(board: HexBoard) -> vec[i64]:
    """All hives on the board."""
    found = vec[i64]()
    for tile in range(board.tiles):
        if board.area[tile] == tile:
            found = append(found, tile)
    return found


def largest_unfinished(board: HexBoard, bees: Bees, seat: i64) -> i64:
    """The number of tiles of a seat's largest unfinished hive with a queen of its own; 0 without any."""
    # HHB-123, HHB-A38, KBA-109, KBA-A46
    most: i64 = 0
    first = seat * bees.per_seat
    for queen in range(first + bees.first_of[QUEEN], first + bees.first_of[QUEEN + 1]):
        spot = bees.spot[queen]
        if spot >= 0:
            hive = board.area[spot // SPOTS_PER_TILE]
            if hive != NONE and not is_finished(board, hive) and board.area_size[hive] > most:
                most = board.area_size[hive]
    return most
