# compiled by mypyc
"""What keeps a piece from getting somewhere, so that a player can be told."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import UNBLOCKED, UNMARKED, Crowd, mask_of_seat, spread

SEATS: Final[i64] = 4


def barrier(board: HexBoard, crowd: Crowd, start: i64, target: i64, inner: bool, blocked_by: vec[i64]) -> i64:
    """The nearest spot whose pieces close the way to `target`; NONE if no way leads there at all.

    `inner` and `blocked_by` are those of `reachable`.
    """
    free = UNMARKED[: SPOTS_PER_TILE * board.tiles]
    for spot in spread(board, crowd.at, start, inner, blocked_by, free, 0):
        for closed in _closed_beside(board, spot, inner, free):
            anywhere = free[:]
            spread(board, crowd.at, closed, inner, UNBLOCKED, anywhere, 0)
            if anywhere[target] != NONE:
                return closed
    return NONE


def _closed_beside(board: HexBoard, spot: i64, inner: bool, free: vec[i64]) -> vec[i64]:
    """The spots beside one that a way leads to, but that were not entered."""
    doors = board.inner_doors[spot] if inner else board.doors[spot]
    closed = vec[i64]()
    for side in range(SIDES):
        beyond = board.door[(spot // SPOTS_PER_TILE) * SIDES + side]
        if (doors >> side) & 1 and free[beyond] == NONE:
            closed = append(closed, beyond)
    return closed


def first_seat(standing: i64) -> i64:
    """The first seat that has a piece among these."""
    for seat in range(SEATS):
        if standing & mask_of_seat(seat) != 0:
            return seat
    return NONE
